package find

import (
	"fmt"
	"testing"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestVersions looks at what a find was before an editor has edited it, restores that, and takes it back.
func TestVersions(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	f := ann.Find("The hut", true, 48.857, 2.3413, M{"media": Call[[]any](ann, "POST", "/api/media", Landscape(600, 400, 0.3)), "category": "nature"})
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Family", "visibility": "members"})
	Call[any](ann, "PUT", "/api/lists/"+list.ID+"/members/"+ben.ID, M{"role": "editor"})
	Call[any](ben, "POST", "/api/lists/"+list.ID+"/join", M{})
	Call[any](ann, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, M{"editable": true})
	Call[any](ben, "PUT", "/api/finds/"+f.ID, M{"title": "The hut by the lake, where the path that we took in May bends to the north", "description": "Never locked"})
	editor := w.Tab(t, ben)
	editor.Open("/finds/" + f.ID + "/edit")
	editor.Shows("A find by ann")
	for i, width := range Narrowest[int64](320, 1280) {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			b := w.Tab(t, ann)
			b.AtWidth(width, 800)
			b.Open("/notifications")
			b.Shows("ben edited your find “The hut by the lake")
			b.Click(".note-row a")
			b.Shows("by the lake")
			if i == 0 { // later, ann has restored a version
				b.Shows("edited by ben")
			}
			versions := func() {
				b.Helper()
				b.Click("#find-menu")
				b.Press("Versions…")
				b.Shows("The find as it was before each of its last 20 edits")
			}
			versions()
			b.Shows("Changed: title, description")
			b.Shows("ben")
			b.Click("dialog summary")
			b.Accessible("versions")
			if wide := Js[float64](b, `document.querySelector("dialog").scrollWidth - document.querySelector("dialog").clientWidth`); wide > 0 {
				t.Errorf("the dialog is %v pixels too wide", wide)
			}
			b.Click("dialog details[open] button")
			b.Shows("Restore this version?")
			b.Click("dialog .danger")
			b.Shows("The version is restored.")
			b.Until(`document.querySelector("h1").innerText === "The hut"`)
			b.Press("Undo")
			b.Until(`document.querySelector("h1").innerText.includes("by the lake")`)
		})
	}
}

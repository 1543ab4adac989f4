package find

import (
	"testing"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestShownByLists: a find for its author alone that a list shows says so to both, and who sees it.
func TestShownByLists(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	f := ann.Find("The hut", false, 48.857, 2.3413, M{"audience": "me"})
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Family", "visibility": "members"})
	Call[any](ann, "PUT", "/api/lists/"+list.ID+"/members/"+ben.ID, M{"role": "viewer"})
	Call[any](ben, "POST", "/api/lists/"+list.ID+"/join", M{})
	Call[any](ann, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, M{})
	badge := func(b *Tab, want string) {
		b.Helper()
		b.Until(`[...document.querySelectorAll(".badge")].some((e) => e.innerText.trim() === "` + want + `")`)
	}

	b := w.Tab(t, ben)
	b.Open("/lists/" + list.ID)
	badge(b, "Family")
	b.Open("/feed")
	badge(b, "Family")
	b.Until(`document.querySelectorAll(".feed-card .badge").length === 1`)
	b.Open("/finds/" + f.ID)
	badge(b, "Family")

	b = w.Tab(t, ann)
	b.Open("/finds/" + f.ID)
	badge(b, "Only you + Family")
	b.Click("#find-menu")
	b.Press("Who can see it?")
	b.Shows("Only you and the members of these lists:")
	b.Shows("Family (2 people)")
	b.Accessible("who can see a find in a list")
	b.Press("Close")
	b.Until(`!document.querySelector("dialog") && !history.state?.dialog`)
	b.Settled()
	b.Open("/finds/" + f.ID + "/edit")
	b.Until(`document.querySelector("#fold-audience")?.closest("details, .fold, section, div").innerText.includes("Only you + Family")`)
	b.Open("/lists/" + list.ID)
	badge(b, "Only you + Family")
}

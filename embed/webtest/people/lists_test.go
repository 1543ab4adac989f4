package people

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestLists puts a find into a new list from its menu, and finds it there in an order that the user changes.
// Another user sees the list, and nothing to change it with.
func TestLists(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	photo := Call[[]schema.Media](ann, "POST", "/api/media", Landscape(1200, 900, 0.4))
	bridge := ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": photo})
	wall := ann.Find("The longest wall", true, 48.86, 2.35)
	const titles = `[...document.querySelectorAll("ol.rows .name")].map((e) => e.textContent).join()`
	for _, width := range Narrowest[int64](412, 1200) {
		name := fmt.Sprintf("Walk %d", width)
		b := w.Tab(t, ann)
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open("/finds/" + bridge.ID)
		b.Click("#find-menu")
		b.Press("Add to list…")
		b.Until(`document.querySelector("dialog #list")`)
		Js[any](b, fmt.Sprintf(`(document.querySelector("#list").value = %q, 1)`, name))
		b.Press("Create")
		b.Until(`document.querySelector("dialog input[type=checkbox]")?.checked`)
		b.Accessible(fmt.Sprintf("the lists of a find, %d wide", width))
		lists := Call[[]schema.List](ann, "GET", "/api/lists", nil)
		if lists[0].Name != name || lists[0].Visibility != schema.ListPrivate {
			t.Fatalf("the lists are %+v", lists)
		}
		path := "/api/lists/" + lists[0].ID
		Call[any](ann, "PUT", path+"/finds/"+wall.ID, nil)

		b.Open("/profile")
		b.Press("Lists")
		b.At("/lists")
		b.Shows(name)
		b.Accessible(fmt.Sprintf("the lists, %d wide", width))
		b.Click(fmt.Sprintf(`a[href="/lists/%s"]`, lists[0].ID))
		b.At("/lists/" + lists[0].ID)
		b.Until(titles + ` === "The oldest bridge,The longest wall"`)
		b.Until(`document.querySelector(".list-cover img")?.complete`)
		b.Accessible(fmt.Sprintf("a list, %d wide", width))
		b.Click("#find-" + wall.ID)
		b.Press("Move up")
		b.Until(titles + ` === "The longest wall,The oldest bridge"`)
		b.Until(fmt.Sprintf(`document.activeElement.id === "find-%s"`, wall.ID))
		b.Click("#list-menu")
		b.Press("Edit list")
		b.Until(`document.querySelector("dialog #visibility")`)
		b.Accessible(fmt.Sprintf("the form of a list, %d wide", width))
		Js[any](b, `(document.querySelector("#visibility").value = "public", 1)`)
		b.Press("Save")
		b.Until(`!document.querySelector("dialog")`)
		b.Shows("Everyone")
		b.Click("#find-" + bridge.ID)
		b.Press("Remove from list")
		b.Until(titles + ` === "The longest wall"`)

		o := w.Tab(t, ben)
		o.Do(chromedp.EmulateViewport(width, 823))
		o.Open("/people/" + ann.ID)
		o.Press("Lists")
		o.Shows(name)
		o.Click(fmt.Sprintf(`a[href="/lists/%s"]`, lists[0].ID))
		o.Until(titles + ` === "The longest wall"`)
		if back := Js[string](o, `document.querySelector(".head a").getAttribute("href")`); back != "/lists?user="+ann.ID {
			t.Errorf("from a list of another user, the arrow leads to %s", back)
		}
		if Js[bool](o, `Boolean(document.querySelector("main [aria-haspopup=menu]"))`) {
			t.Error("another user is offered to change the list")
		}

		b.Click("#list-menu")
		b.Press("Delete list")
		b.Until(`document.querySelector("dialog .danger")`)
		b.Click("dialog .danger")
		b.At("/lists")
		b.Shows("No lists yet")
	}
}

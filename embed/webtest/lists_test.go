package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"finds/schema"
)

// TestLists puts a find into a new list from its menu, and finds it there in an order that the user changes.
// Another user sees the list, and nothing to change it with.
func TestLists(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	photo := call[[]schema.Media](ann, "POST", "/api/media", landscape(1200, 900, 0.4))
	bridge := ann.find("The oldest bridge", true, 48.857, 2.3413, m{"media": photo})
	wall := ann.find("The longest wall", true, 48.86, 2.35)
	const titles = `[...document.querySelectorAll("ol.rows .name")].map((e) => e.textContent).join()`
	for _, width := range []int64{412, 1200} {
		name := fmt.Sprintf("Walk %d", width)
		b := w.tab(t, ann)
		b.do(chromedp.EmulateViewport(width, 823))
		b.open("/finds/" + bridge.ID)
		b.click("#find-menu")
		b.press("Add to list…")
		b.until(`document.querySelector("dialog #list")`)
		js[any](b, fmt.Sprintf(`(document.querySelector("#list").value = %q, 1)`, name))
		b.press("Create")
		b.until(`document.querySelector("dialog input[type=checkbox]")?.checked`)
		b.accessible(fmt.Sprintf("the lists of a find, %d wide", width))
		lists := call[[]schema.List](ann, "GET", "/api/lists", nil)
		if lists[0].Name != name || lists[0].Visibility != schema.ListPrivate {
			t.Fatalf("the lists are %+v", lists)
		}
		path := "/api/lists/" + lists[0].ID
		call[any](ann, "PUT", path+"/finds/"+wall.ID, nil)

		b.open("/profile")
		b.press("Lists")
		b.at("/lists")
		b.shows(name)
		b.accessible(fmt.Sprintf("the lists, %d wide", width))
		b.click(fmt.Sprintf(`a[href="/lists/%s"]`, lists[0].ID))
		b.at("/lists/" + lists[0].ID)
		b.until(titles + ` === "The oldest bridge,The longest wall"`)
		b.until(`document.querySelector(".list-cover img")?.complete`)
		b.accessible(fmt.Sprintf("a list, %d wide", width))
		b.click("#find-" + wall.ID)
		b.press("Move up")
		b.until(titles + ` === "The longest wall,The oldest bridge"`)
		b.until(fmt.Sprintf(`document.activeElement.id === "find-%s"`, wall.ID))
		b.click("#list-menu")
		b.press("Edit list")
		b.until(`document.querySelector("dialog #visibility")`)
		b.accessible(fmt.Sprintf("the form of a list, %d wide", width))
		js[any](b, `(document.querySelector("#visibility").value = "public", 1)`)
		b.press("Save")
		b.until(`!document.querySelector("dialog")`)
		b.shows("Everyone")
		b.click("#find-" + bridge.ID)
		b.press("Remove from list")
		b.until(titles + ` === "The longest wall"`)

		o := w.tab(t, ben)
		o.do(chromedp.EmulateViewport(width, 823))
		o.open("/people/" + ann.id)
		o.press("Lists")
		o.shows(name)
		o.click(fmt.Sprintf(`a[href="/lists/%s"]`, lists[0].ID))
		o.until(titles + ` === "The longest wall"`)
		if back := js[string](o, `document.querySelector(".head a").getAttribute("href")`); back != "/lists?user="+ann.id {
			t.Errorf("from a list of another user, the arrow leads to %s", back)
		}
		if js[bool](o, `Boolean(document.querySelector("main [aria-haspopup=menu]"))`) {
			t.Error("another user is offered to change the list")
		}

		b.click("#list-menu")
		b.press("Delete list")
		b.until(`document.querySelector("dialog .danger")`)
		b.click("dialog .danger")
		b.at("/lists")
		b.shows("No lists yet")
	}
}

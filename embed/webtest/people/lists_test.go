package people

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
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
		b.Until(`document.querySelector(".list-card .mosaic.of-1 img")?.naturalWidth > 0`)
		b.Accessible(fmt.Sprintf("the lists, %d wide", width))
		b.Click(fmt.Sprintf(`a[href="/lists/%s"]`, lists[0].ID))
		b.At("/lists/" + lists[0].ID)
		b.Until(titles + ` === "The oldest bridge,The longest wall"`)
		b.Until(`document.querySelectorAll("list-map .pin").length === 2`)
		if colour := Js[string](b, `getComputedStyle(document.querySelector("list-map .leaflet-container")).backgroundColor`); colour == "rgb(221, 221, 221)" {
			t.Error("before it is drawn, the map is as grey as Leaflet makes it, in the dark, too")
		}
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
		o.Click("#list-menu")
		o.Shows("Report")
		if items := Js[string](o, `[...document.querySelectorAll("#list-menu ~ * [role=menuitem], .menu [role=menuitem]")].map((i) => i.innerText.trim()).filter((x, n, all) => all.indexOf(x) === n).join()`); items != "Show on the map,Report" {
			t.Error("another user is offered", items)
		}

		b.Click("#list-menu")
		b.Press("Delete list")
		b.Until(`document.querySelector("dialog .danger")`)
		b.Click("dialog .danger")
		b.At("/lists")
		b.Shows("No lists yet")
	}
}

// TestListMap shows lists with the photos of their finds, and a list with a map whose pins have the numbers of its finds: a
// press on a pin marks the find in the list, and a press on its number there marks the pin.
func TestListMap(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	places := [][2]float64{{48.857, 2.341}, {48.866, 2.352}, {48.849, 2.356}, {48.871, 2.331}, {48.853, 2.37}, {48.853, 2.37}}
	var finds []schema.Find
	for i, at := range places {
		photo := Call[[]schema.Media](ann, "POST", "/api/media", Landscape(1200, 900, float64(i)/6))
		finds = append(finds, ann.Find(fmt.Sprint("Stop ", i+1), true, at[0], at[1], M{"media": photo, "category": "history"}))
	}
	newList := func(name, visibility string, finds ...schema.Find) string {
		path := "/lists/" + Call[schema.List](ann, "POST", "/api/lists", M{"name": name, "visibility": visibility}).ID
		for _, f := range finds {
			Call[any](ann, "PUT", "/api"+path+"/finds/"+f.ID, nil)
		}
		return path
	}
	newList("Ideas for a long weekend in the north, by train and on foot", "private")
	newList("Three of them", "friends", finds[:3]...)
	newList("Two", "friends", finds[3:5]...)
	newList("One", "friends", finds[4])
	path := newList("A walk along the river", "public", finds...)
	b := w.Tab(t, ann)
	for _, width := range Narrowest[int64](390, 1440, 320) {
		b.Do(chromedp.EmulateViewport(width, 844))
		b.Open("/lists")
		b.Until(`[1, 2, 3, 4].every((n) => document.querySelectorAll(".mosaic.of-" + n + " img").length === n) && document.querySelectorAll(".list-card.bare").length === 1`)
		b.Until(`[...document.querySelectorAll(".of-4 img")].every((i) => i.naturalWidth > 0)`)
		b.Emulate(true)
		b.Accessible("lists, dark", "color-contrast")
		b.Emulate(false)
		b.Accessible("lists")
		b.Click(`a[href="` + path + `"]`)
		b.At(path)
		const pins = `[...document.querySelectorAll("list-map .pin")].map((p) => p.innerText).join()`
		const pressed = `[...document.querySelectorAll(".nth-button[aria-pressed=true]")].map((p) => p.innerText).join()`
		const chosen = `document.querySelector("list-map .pin.chosen")?.innerText`
		b.Until(pins + ` === "1,2,3,4,5+"`)
		b.Emulate(true)
		b.Accessible("a list with a map, dark", "color-contrast")
		b.Emulate(false)
		b.Accessible("a list with a map")
		b.Click(`list-map .pin[aria-label="4. Stop 4"]`)
		b.Until(pressed + ` === "4" && ` + chosen + ` === "4" && document.querySelector(".listed.chosen .name").innerText === "Stop 4"`)
		shared := `list-map .pin[aria-label="5. Stop 5 and 1 more find"]`
		b.Click(shared)
		b.Until(pressed + ` === "5"`)
		b.Click(shared)
		b.Until(pressed + ` === "6" && ` + chosen + ` === "5+"`)
		b.Until(`(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector(".listed.chosen").getBoundingClientRect())`)
		b.Accessible("a list with a find marked")
		b.Click(`#row-` + finds[1].ID + ` .nth-button`)
		b.Until(pressed + ` === "2" && ` + chosen + ` === "2"`)
		b.Click(`#row-` + finds[1].ID + ` .nth-button`)
		b.Until(pressed + ` === "" && ` + chosen + ` === undefined`)
	}
}

// TestDragInList changes the order of a list with a mouse and a finger, by the numbers of the finds. Others cannot.
func TestDragInList(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Wells", "visibility": "public"})
	for i := range 4 {
		f := ann.Find(fmt.Sprint("Well ", i+1), true, 48+float64(i)/10, 2)
		Call[any](ann, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, nil)
	}
	const titles = `[...document.querySelectorAll(".listed .name")].map((e) => e.innerText.at(-1)).join("")`
	b := w.Tab(t, ann)
	stored := func(want string) {
		b.Helper()
		b.Until(titles + ` === "` + want + `"`)
		got := ""
		for _, f := range Call[[]schema.Find](ann, "GET", "/api/lists/"+list.ID+"/finds", nil) {
			got += f.Title[len(f.Title)-1:]
		}
		if got != want {
			b.Errorf("the order is %s, want %s", got, want)
		}
	}
	for _, width := range Narrowest[int64](390, 1440) {
		b.Do(chromedp.EmulateViewport(width, 1600))
		b.Open("/lists/" + list.ID)
		b.Until(`document.querySelectorAll(".listed").length === 4 && document.querySelector("list-map .pin")`)
		was := Js[string](b, titles)
		x, y := b.MiddleOf(".nth-button", 0)
		toX, toY := b.MiddleOf(".nth-button", 2)
		b.Drag(x, y, toX, toY)
		stored(was[1:3] + was[:1] + was[3:])
		b.Finger(input.DispatchTouchEventTypeTouchStart, toX, toY)
		b.Until(`document.querySelector(".listed.lifted")`)
		b.Finger(input.DispatchTouchEventTypeTouchMove, (x+toX)/2, (y+toY)/2)
		b.Finger(input.DispatchTouchEventTypeTouchMove, x, y)
		b.Until(`document.querySelector(".listed.target")`)
		b.Finger(input.DispatchTouchEventTypeTouchEnd)
		stored(was)
		b.Drag(x, y, toX, toY)
		stored(was[1:3] + was[:1] + was[3:])
	}
	b = w.Tab(t, ben)
	b.Open("/lists/" + list.ID)
	b.Until(`document.querySelectorAll(".listed").length === 4 && !document.querySelector("[data-drag]")`)
}

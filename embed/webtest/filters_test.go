package webtest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestFilters presses each filter of the map once.
func TestFilters(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	befriend(ann, ben)
	ann.find("Open bridge", true, 48.86, 2.34, m{"category": "bridge"})
	ann.find("My bench", false, 48.87, 2.35)
	ben.find("His bench", false, 48.88, 2.36)
	ben.find("Far oak", true, 49.2, 2.34, m{"category": "tree"})
	b := w.tab(t, ann)
	b.do(chromedp.EmulateViewport(1200, 823))
	b.open("/?at=48.9,2.3,8")
	b.settled()
	lists := func(titles ...string) {
		t.Helper()
		b.until(fmt.Sprintf(`[...document.querySelectorAll("#list .find .name")].map((e) => e.innerText).sort().join() === %q`, strings.Join(titles, ",")))
	}
	pins := func(n int) {
		t.Helper()
		b.until(fmt.Sprintf(`[...document.querySelectorAll(".pin")].reduce((sum, p) => sum + Number(p.getAttribute("aria-label").match(/\d+/)[0]), 0) === %d`, n))
	}
	lists("Far oak", "His bench", "My bench", "Open bridge")
	pins(4)
	b.press("Filters")
	b.press("My private finds")
	lists("Far oak", "His bench", "Open bridge")
	b.press("Private finds of friends")
	lists("Far oak", "Open bridge")
	pins(2)
	b.fill(`input[name="q"]`, "BRI")
	b.press("Apply")
	lists("Open bridge")
	b.until(`document.querySelector("#list mark").innerText === "bri"`)
	b.fill(`input[name="q"]`, "")
	b.fill(`input[name="category"]`, "tree")
	b.press("Apply")
	lists("Far oak")
	b.until(`location.search.includes("mine=0&friends=0") && location.search.includes("category=tree")`)
	b.fill(`input[name="q"]`, "bridge")
	b.press("Apply")
	b.shows("No finds match")
	b.press("Clear filters")
	lists("Far oak", "His bench", "My bench", "Open bridge")

	b.stand(48.86, 2.34)
	b.press("Near me")
	b.shows("Around you")
	lists("His bench", "My bench", "Open bridge")
	pins(3)
	b.accessible("around me")
	radius := func(km int) {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`{ const e = document.querySelector(".chip.select select"); e.value = %d; e.dispatchEvent(new Event("change", { bubbles: true })); }`, km)))
	}
	radius(1)
	lists("Open bridge")
	pins(1)
	radius(50)
	lists("Far oak", "His bench", "My bench", "Open bridge")
	b.press("Near me")
	b.until(`!location.search.includes("near=")`)
}

// TestManyAround: of many places around the reader, the screen shows the nearest
// and says that there are more.
func TestManyAround(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	ann.find("First of all, and far", true, 48.9, 2.34)
	for i := range 2 {
		ann.find(fmt.Sprint("Near ", i), true, 48.86, 2.34+float64(i)*0.003)
	}
	b := w.tab(t, ann)
	b.stand(48.86, 2.34)
	b.open("/")
	b.settled()
	asked := js[string](b, `(async () => {
		const own = fetch;
		const seen = [];
		window.fetch = (path, o) => { seen.push(String(path)); return own(String(path).replace("limit=500", "limit=2"), o); };
		[...document.querySelectorAll(".chip")].find((e) => e.innerText.trim() === "Near me").click();
		while (!seen.some((p) => p.includes("limit=500"))) await new Promise((next) => requestAnimationFrame(next));
		return seen.find((p) => p.includes("limit=500"));
	})()`)
	if !strings.Contains(asked, "order=distance") {
		t.Errorf("it asks for %s", asked)
	}
	b.shows("The map shows the 500 nearest locations.")
	b.until(`document.querySelectorAll(".pin").length === 2`)
}

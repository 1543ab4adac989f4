package webtest

import (
	"testing"

	"finds/schema"
)

// TestBin deletes a find, finds it in the bin, and deletes another one for good.
func TestBin(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	one, two := ann.find("The oldest bridge", true, 48.857, 2.3413), ann.find("A bench", true, 48.86, 2.35)
	for _, f := range []schema.Find{one, two} {
		call[any](ann, "DELETE", "/api/finds/"+f.ID, nil)
	}
	b := w.tab(t, ann)
	b.open("/profile")
	b.shows("You have no finds yet")
	b.shows("Deleted for good on")
	b.accessible("the bin")
	b.press("Restore: The oldest bridge")
	b.shows("Find restored.")
	b.until(`document.querySelector("a.tile")?.innerText.includes("The oldest bridge")`)
	b.press("Delete forever: A bench")
	b.press("Cancel")
	b.until(`!document.querySelector("dialog")`)
	b.press("Delete forever: A bench")
	b.click("dialog .danger")
	b.shows("Find deleted forever.")
	b.until(`!document.querySelector("#bin")`)
	if res, _ := ann.send("POST", "/api/finds/"+two.ID+"/restore", "application/json", nil); res.StatusCode != 404 {
		t.Errorf("a find that is deleted for good is restored: %s", res.Status)
	}
}

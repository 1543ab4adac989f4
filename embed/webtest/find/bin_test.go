package find

import (
	"testing"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestBin deletes a find, finds it in the bin, and deletes another one for good.
func TestBin(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	one, two := ann.Find("The oldest bridge", true, 48.857, 2.3413), ann.Find("A bench", true, 48.86, 2.35)
	for _, f := range []schema.Find{one, two} {
		Call[any](ann, "DELETE", "/api/finds/"+f.ID, nil)
	}
	b := w.Tab(t, ann)
	b.Open("/profile")
	b.Shows("You have no finds yet")
	b.Shows("Deleted for good on")
	b.Accessible("the bin")
	b.Press("Restore: The oldest bridge")
	b.Shows("Find restored.")
	b.Until(`document.querySelector("a.tile")?.innerText.includes("The oldest bridge")`)
	b.Press("Delete forever: A bench")
	b.Press("Cancel")
	b.Until(`!document.querySelector("dialog")`)
	b.Press("Delete forever: A bench")
	b.Click("dialog .danger")
	b.Shows("Find deleted forever.")
	b.Until(`!document.querySelector("#bin")`)
	if res, _ := ann.Send("POST", "/api/finds/"+two.ID+"/restore", "application/json", nil); res.StatusCode != 404 {
		t.Errorf("a find that is deleted for good is restored: %s", res.Status)
	}
}

// TestDeleteLeadsBack: after a find is deleted, its user sees again where they came from, as it is now.
func TestDeleteLeadsBack(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	for _, title := range []string{"The oldest bridge", "A bench"} {
		ann.Find(title, true, 48.857, 2.3413)
	}
	b := w.Tab(t, ann)
	b.Open("/profile")
	b.Click(`a.tile`)
	b.Press("More actions")
	b.Press("Delete")
	b.At("/profile")
	b.Shows("Find deleted.")
	b.Until(`document.querySelectorAll("main a.tile").length === 1`)
}

package webtest

import (
	"fmt"
	"testing"
)

// TestFriendships presses each button of a friendship once.
func TestFriendships(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	ben, cleo, dan, eva := w.user("ben"), w.user("cleo"), w.user("dan"), w.user("eva")
	befriend(ann, ben)
	for _, u := range []*user{cleo, dan} {
		call[any](u, "POST", "/api/friends", m{"friendId": ann.id})
	}
	call[any](ann, "POST", "/api/friends", m{"friendId": eva.id})
	b := w.tab(t, ann)
	b.open("/people")
	in := func(heading, names string) {
		t.Helper()
		b.until(fmt.Sprintf(`[...([...document.querySelectorAll("main section")].find((s) => s.querySelector("h2")?.innerText === %q)?.querySelectorAll(".strong") ?? [])].map((e) => e.innerText).sort().join() === %q`, heading, names))
	}
	in("Friend requests", "cleo,dan")
	in("Sent requests", "eva")
	in("Friends", "ben")
	b.press("Decline: cleo")
	in("Friend requests", "dan")
	b.press("Accept: dan")
	in("Friends", "ben,dan")
	in("Friend requests", "")
	b.press("Withdraw request: eva")
	in("Sent requests", "")
	b.press("More actions: dan")
	b.press("Remove friend: dan")
	b.press("Cancel")
	b.until(`!document.querySelector("dialog")`)
	in("Friends", "ben,dan")
	b.press("More actions: dan")
	b.press("Remove friend: dan")
	b.click("dialog .danger")
	in("Friends", "ben")
	b.press("More actions: ben")
	b.press("Block: ben")
	b.click("dialog .danger")
	b.shows("ben is blocked.")
	in("Blocked", "ben")
	b.shows("No friends yet")
	b.press("Unblock: ben")
	in("Blocked", "")

	// The same beside a profile.
	b.open("/people/" + eva.id)
	b.press("Add friend: eva")
	b.press("Withdraw request: eva")
	b.until(`document.querySelector('[aria-label="Add friend: eva"]')`) // which is wider, and moves the next button
	b.press("More actions: eva")
	b.press("Block: eva")
	b.click("dialog .danger")
	b.at("/people")
	in("Blocked", "eva")
}

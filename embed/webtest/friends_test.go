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
	in("They ask to be your friends", "cleo,dan")
	in("You have asked", "eva")
	in("Friends", "ben")
	b.press("Decline: cleo")
	in("They ask to be your friends", "dan")
	b.press("Accept: dan")
	in("Friends", "ben,dan")
	in("They ask to be your friends", "")
	b.press("Withdraw: eva")
	in("You have asked", "")
	b.press("End friendship: dan")
	b.press("Cancel")
	b.until(`!document.querySelector("dialog")`)
	in("Friends", "ben,dan")
	b.press("End friendship: dan")
	b.press("End friendship")
	in("Friends", "ben")
	b.press("Block: ben")
	b.click("dialog .danger")
	b.shows("ben is blocked.")
	in("Blocked", "ben")
	b.shows("No friends yet")
	b.press("Unblock: ben")
	in("Blocked", "")

	// The same beside a profile.
	b.open("/people/" + eva.id)
	b.press("Ask to be friends: eva")
	b.press("Withdraw: eva")
	b.until(`document.querySelector('[aria-label="Ask to be friends: eva"]')`) // which is wider, and moves the next button
	b.press("Block: eva")
	b.click("dialog .danger")
	b.at("/people")
	in("Blocked", "eva")
}

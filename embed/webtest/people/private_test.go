package people

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/server/webclient"
)

// TestPrivateFind: a stranger finds no trace of it; a friend sees it unless it is for its owner alone.
func TestPrivateFind(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben, eve := w.User("ann"), w.User("ben"), w.User("eve")
	Befriend(ann, ben)
	secret := ann.Find("A quiet bench", false, 48.857, 2.3413, M{"media": Call[any](ann, "POST", "/api/media", Landscape(600, 400, 0.4))})
	ann.Find("A loud bridge", true, 48.9, 2.4)

	friend := w.Tab(t, ben)
	friend.Open("/")
	friend.Shows("A quiet bench")
	friend.Shows("Friends only")
	friend.Open("/finds/" + secret.ID)
	friend.Shows("A quiet bench")
	friend.Until(`document.querySelector(".gallery img").currentSrc`)
	url := Js[string](friend, `document.querySelector(".gallery img").currentSrc`)

	owner := w.Tab(t, ann)
	owner.Open("/finds/" + secret.ID)
	owner.Click("#find-menu")
	owner.Press("Who can see it?")
	owner.Until(`document.querySelector("dialog")?.innerText.includes("You and your friends.") && document.querySelector("dialog .people").innerText.trim() === "ben"`)
	owner.Accessible("who can see a find, by name")
	owner.Press("Close")
	owner.Until(`!document.querySelector("dialog")`)
	owner.Open("/finds/" + secret.ID + "/edit")
	owner.Click("#fold-audience summary")
	owner.Press("Only you\nNo one else, except the members of lists that you put it into.")
	owner.Accessible("who can see a find")
	owner.Press("Save")
	owner.At("/finds/" + secret.ID)
	owner.Until(`document.querySelector("#find-menu")`)
	owner.Shows("Only you")
	owner.Accessible("a find that only its owner sees")
	owner.Open("/?at=48.857,2.3413,15")
	owner.Shows("Only you")
	owner.Until(`document.querySelector(".pin > .icon")`)
	owner.Settled()
	owner.Accessible("the map with a find that only its owner sees")
	friend.Allow("404 (Not Found)")
	friend.Open("/finds/" + secret.ID)
	friend.Shows("It was deleted, or it isn’t shared with you.")
	friend.Open("/?at=48.857,2.3413,8")
	friend.Shows("A loud bridge")
	if Js[bool](friend, `document.body.innerText.includes("quiet bench")`) {
		t.Error("a friend sees what is for its owner alone")
	}
	owner.Open("/finds/" + secret.ID + "/edit")
	owner.Click("#fold-audience summary")
	owner.Press("Friends only\nYou and your friends.")
	owner.Press("Save")
	owner.At("/finds/" + secret.ID)

	stranger := w.Tab(t, eve)
	stranger.Allow("404 (Not Found)")
	stranger.Open("/")
	stranger.Shows("A loud bridge")
	stranger.Open("/people/" + ann.ID)
	stranger.Shows("A loud bridge")
	stranger.Shows("1 find")
	stranger.Open("/finds/" + secret.ID)
	stranger.Shows("It was deleted, or it isn’t shared with you.")
	if seen := Js[bool](stranger, `document.body.innerText.includes("quiet bench")`); seen {
		t.Error("a stranger sees it")
	}
	bare, _, _ := strings.Cut(url, "?")
	if status := Js[int](stranger, fmt.Sprintf(`fetch(%q).then((r) => r.status)`, bare)); status != 404 {
		t.Errorf("its picture without a signature: %d", status)
	}
}

// TestInjection writes markup into every field and sees it as text (A18).
func TestInjection(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	Befriend(ann, ben)
	const bad = `<img src=x onerror=alert(1)>"'><script>alert(2)</script>${7*7}`
	b := w.Tab(t, ann)
	b.Open("/new?at=48.857,2.3413")
	b.Fill("#title", bad)
	b.Click("#place")
	b.Fill("#place-name", bad)
	b.Press("Use this place")
	b.Click("#fold-description summary")
	b.Fill("#description", bad+"\njavascript:alert(3)")
	b.Click("#fold-category summary")
	b.Press("Other")
	b.Fill("#category", bad[:50])
	b.Press("Publish")
	b.Until(`location.pathname.startsWith("/finds/")`)
	b.Shows(bad)
	b.Fill("#comment", bad)
	b.Press("Send")
	b.Until(`document.querySelector(".comment .text")`)
	path := Js[string](b, `location.pathname`)
	Call[any](ben, "POST", "/api"+path+"/comments", M{"content": bad})
	b.Until(`document.querySelectorAll(".comment .text").length === 2`) // it arrives on the open page
	clean := func(screen string) {
		t.Helper()
		if n := Js[int](b, `document.querySelectorAll("img[src='x'], body script, [onerror]").length`); n != 0 {
			t.Errorf("%s has %d elements of what was written", screen, n)
		}
	}
	clean("the find")
	for _, at := range []string{"/", "/?q=img&category=%3Cimg", path, path + "/edit", "/profile", "/people/" + ann.ID, "/notifications", "/people?q=%3Cimg%20src%3Dx%3E", "/nothing/%3Cimg%20src=x%3E"} {
		if strings.HasPrefix(at, "/nothing") {
			b.Allow("404 (Not Found)")
		}
		b.Open(at)
		b.Settled()
		clean(at)
		if slices.Contains([]string{"/", path, "/profile", "/notifications"}, at) {
			b.Shows("<script>alert(2)</script>")
		}
	}
	b.Open("/sign-in?next=javascript:alert(4)")
	clean("the sign-in")
	b.Allow("violation of require-trusted-types-for")
	b.Allow("TrustedScriptURL")
	for path, want := range map[string]bool{webclient.AssetPath("app/list.js"): true, webclient.AssetPath("../../api/media/x"): false, "/api/media/x": false} {
		taken := Js[bool](b, fmt.Sprintf(`(() => { try { document.createElement("script").src = location.origin + %q; return true; } catch { return false; } })()`, path))
		if taken != want {
			t.Errorf("a script of %s is taken: %t", path, taken)
		}
	}
}

// TestDeepLink: an address is kept through the sign-in, and leads nowhere else.
func TestDeepLink(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	Call[any](ann, "PUT", "/api/users/me/password", M{"newPassword": "a long sentence is best"})
	for next, want := range map[string]string{"/finds/" + f.ID: "/finds/" + f.ID, "": "/"} {
		b := w.Tab(t, nil)
		b.Allow("401 (Unauthorized)")
		b.Open(next)
		b.At("/sign-in")
		b.Until(fmt.Sprintf(`document.body.innerText.includes("Sign in to see this find.") === %t`, next != ""))
		b.Fill("#username", "ann")
		b.Fill("#password", "wrong sentence")
		b.Press("Sign in")
		b.Shows("The username or the password is wrong.")
		b.Fill("#password", "a long sentence is best")
		b.Press("Sign in")
		b.At(want)
		b.Shows("The oldest bridge")
	}
	b := w.Tab(t, nil)
	b.Open("/sign-in?next=//evil.example/x")
	b.Fill("#username", "ann")
	b.Fill("#password", "a long sentence is best")
	b.Press("Sign in")
	b.At("/")
}

// TestCraftedLinks: an address that others made leads to no other part of the
// API than its screen is of, and to no other site.
func TestCraftedLinks(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	b.Allow("404 (Not Found)")
	for _, path := range []string{"/finds/" + f.ID + "%23", "/finds/" + f.ID + "%3F", "/finds/" + f.ID + "%2Fcomments", "/finds/%25FF", "/finds/" + f.ID + "%23/edit"} {
		b.Open(path)
		b.Shows("Page not found")
	}
	b.Open("/?at=1,1,5&place=..%2Fusers%2Fme%3F")
	b.Settled()
	if asked := Js[[]string](b, `performance.getEntriesByType("resource").map((e) => e.name).filter((n) => n.includes("/api/users/me"))`); len(asked) != 0 {
		t.Errorf("it asks for %q", asked)
	}
	for next, want := range map[string]string{"/finds/" + f.ID: "/finds/" + f.ID, "http://[": "/", "/.//evil.test/": "/", "//evil.test": "/", `/\evil.test`: "/", "https://evil.test/x": "/", "javascript:alert(1)": "/", "/api/auth/logout": "/", "": "/"} {
		if got := Js[string](b, fmt.Sprintf(`import(%q).then((m) => m.ownPath(%q))`, webclient.AssetPath("app/address.js"), next)); got != want {
			t.Errorf("after the sign-in %q leads to %q", next, got)
		}
	}
	out := w.Tab(t, nil)
	b.Open("/sign-in?next=%2Fpeople") // with a session
	b.At("/people")
	out.Open("/sign-in?next=http%3A%2F%2F%5B")
	out.Until(`document.querySelector("#username")`)
	out.Press("Deutsch")
	out.Until(`document.documentElement.lang === "de" && document.querySelector("h1").innerText === "Anmelden"`)
}

// TestSettings changes what can be changed, to the end of the account.
func TestSettings(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	b := w.Tab(t, ann)
	b.Allow("403 (Forbidden)")
	b.Open("/settings")
	b.Press("Notifications\n10 of 10 on")
	b.At("/settings/notifications")
	b.Click(".switch input")
	b.Until(`fetch("/api/notifications/preferences").then((r) => r.json()).then((p) => !p.friendRequests)`)
	b.Press("Back")
	b.Press("Notifications\n9 of 10 on")
	b.At("/settings/notifications")
	b.Open("/settings/nothing")
	b.Shows("Page not found")
	b.Open("/settings/sign-in")
	b.Fill("#newPassword", "a long sentence is best")
	b.Press("Save")
	b.Shows("Password changed.")
	b.Shows("Change password")
	b.Fill("#currentPassword", "wrong")
	b.Fill("#newPassword", "another long sentence")
	b.Press("Save")
	b.Shows("The current password is missing or wrong.")

	b.Open("/profile")
	b.Press("Edit profile")
	b.Fill("#username", "Anna!")
	b.Press("Save")
	b.Shows("Without accents or spaces")
	b.Fill("#username", "anna")
	b.Fill("#age", "34")
	b.Press("Save")
	b.Shows("Saved.")
	picture := File(t, "me.jpg", Landscape(500, 500, 0.3))
	b.Upload("#picture", picture)
	b.Shows("Picture saved.")
	b.Until(`document.querySelector(".profile-head .avatar").src.includes("/api/media/p/")`)
	if u := Call[schema.User](ann, "GET", "/api/users/me", nil); u.Username != "anna" || u.Age == nil || *u.Age != 34 {
		t.Errorf("%+v", u)
	}

	b.Open("/settings/data")
	b.Press("Delete my account")
	b.Until(`document.querySelector("dialog[open]")`)
	b.Keys("\x1b")
	b.Until(`!document.querySelector("dialog") && document.activeElement.innerText === "Delete my account"`)
	b.Press("Delete my account")
	b.Fill("dialog #password", "a long sentence is best")
	b.Click("dialog .danger")
	b.At("/sign-in")
	b.Shows("Your account has been deleted.")
	if n := Must(w.Store.UserCount(t.Context())); n != 0 {
		t.Errorf("%d accounts are left", n)
	}
}

// TestLive: what somebody does shows without a new look, on every open screen.
func TestLive(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	Call[any](ben, "PUT", "/api/finds/"+f.ID+"/like", nil)
	b := w.Tab(t, ann)
	b.Open("/notifications")
	b.Until(`document.querySelector(".tab.bell .count").textContent === "1"`)
	deadline := time.Now().Add(Patience)
	for Js[int](b, `document.querySelectorAll(".note-row").length`) < 2 && time.Now().Before(deadline) {
		Call[any](ben, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "hello"}) // again until the stream is open
		b.Until(`new Promise((done) => { requestAnimationFrame(() => done(true)); })`)
	}
	b.Until(`document.querySelector(".note-row .what")?.innerText.startsWith("ben commented")`)
	b.Press("Mark all read")
	b.Until(`!document.querySelector(".count") && !document.querySelector(".unread")`)
	b.Click(".note-row a")
	b.At("/finds/" + f.ID)
}

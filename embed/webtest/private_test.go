package webtest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server/webclient"
)

// TestPrivateFind: a stranger finds no trace of it, a friend sees it.
func TestPrivateFind(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben, eve := w.user("ann"), w.user("ben"), w.user("eve")
	befriend(ann, ben)
	secret := ann.find("A quiet bench", false, 48.857, 2.3413, m{"media": call[any](ann, "POST", "/api/media", landscape(600, 400, 0.4))})
	ann.find("A loud bridge", true, 48.9, 2.4)

	friend := w.tab(t, ben)
	friend.open("/")
	friend.shows("A quiet bench")
	friend.shows("Friends only")
	friend.open("/finds/" + secret.ID)
	friend.shows("A quiet bench")
	friend.until(`document.querySelector(".gallery img").currentSrc`)
	url := js[string](friend, `document.querySelector(".gallery img").currentSrc`)

	stranger := w.tab(t, eve)
	stranger.allow("404 (Not Found)")
	stranger.open("/")
	stranger.shows("A loud bridge")
	stranger.open("/people/" + ann.id)
	stranger.shows("A loud bridge")
	stranger.shows("1 find")
	stranger.open("/finds/" + secret.ID)
	stranger.shows("It has been deleted, or you do not have access to it.")
	if seen := js[bool](stranger, `document.body.innerText.includes("quiet bench")`); seen {
		t.Error("a stranger sees it")
	}
	bare, _, _ := strings.Cut(url, "?")
	if status := js[int](stranger, fmt.Sprintf(`fetch(%q).then((r) => r.status)`, bare)); status != 404 {
		t.Errorf("its picture without a signature: %d", status)
	}
}

// TestInjection writes markup into every field and sees it as text (A18).
func TestInjection(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	befriend(ann, ben)
	const bad = `<img src=x onerror=alert(1)>"'><script>alert(2)</script>${7*7}`
	b := w.tab(t, ann)
	b.open("/new?at=48.857,2.3413")
	b.fill("#title", bad)
	b.click("#place")
	b.fill("#place-name", bad)
	b.press("Use this place")
	b.click("#fold-description summary")
	b.fill("#description", bad+"\njavascript:alert(3)")
	b.click("#fold-category summary")
	b.press("Other")
	b.fill("#category", bad[:50])
	b.press("Publish")
	b.until(`location.pathname.startsWith("/finds/")`)
	b.shows(bad)
	b.fill("#comment", bad)
	b.press("Send")
	b.until(`document.querySelector(".comment .text")`)
	path := js[string](b, `location.pathname`)
	call[any](ben, "POST", "/api"+path+"/comments", m{"content": bad})
	b.until(`document.querySelectorAll(".comment .text").length === 2`) // it arrives on the open page
	clean := func(screen string) {
		t.Helper()
		if n := js[int](b, `document.querySelectorAll("img[src='x'], body script, [onerror]").length`); n != 0 {
			t.Errorf("%s has %d elements of what was written", screen, n)
		}
	}
	clean("the find")
	for _, at := range []string{"/", "/?q=img&category=%3Cimg", path, path + "/edit", "/profile", "/people/" + ann.id, "/notifications", "/people?q=%3Cimg%20src%3Dx%3E", "/nothing/%3Cimg%20src=x%3E"} {
		if strings.HasPrefix(at, "/nothing") {
			b.allow("404 (Not Found)")
		}
		b.open(at)
		b.settled()
		clean(at)
		if slices.Contains([]string{"/", path, "/profile", "/notifications"}, at) {
			b.shows("<script>alert(2)</script>")
		}
	}
	b.open("/sign-in?next=javascript:alert(4)")
	clean("the sign-in")
	b.allow("violation of require-trusted-types-for")
	b.allow("TrustedScriptURL")
	for path, want := range map[string]bool{webclient.AssetPath("app/list.js"): true, webclient.AssetPath("../../api/media/x"): false, "/api/media/x": false} {
		taken := js[bool](b, fmt.Sprintf(`(() => { try { document.createElement("script").src = location.origin + %q; return true; } catch { return false; } })()`, path))
		if taken != want {
			t.Errorf("a script of %s is taken: %t", path, taken)
		}
	}
}

// TestDeepLink: an address is kept through the sign-in, and leads nowhere else.
func TestDeepLink(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	f := ann.find("The oldest bridge", true, 48.857, 2.3413)
	call[any](ann, "PUT", "/api/users/me/password", m{"newPassword": "a long sentence is best"})
	for next, want := range map[string]string{"/finds/" + f.ID: "/finds/" + f.ID, "": "/"} {
		b := w.tab(t, nil)
		b.allow("401 (Unauthorized)")
		b.open(next)
		b.at("/sign-in")
		b.until(fmt.Sprintf(`document.body.innerText.includes("Sign in to see this find.") === %t`, next != ""))
		b.fill("#username", "ann")
		b.fill("#password", "wrong sentence")
		b.press("Sign in")
		b.shows("The username or the password is wrong.")
		b.fill("#password", "a long sentence is best")
		b.press("Sign in")
		b.at(want)
		b.shows("The oldest bridge")
	}
	b := w.tab(t, nil)
	b.open("/sign-in?next=//evil.example/x")
	b.fill("#username", "ann")
	b.fill("#password", "a long sentence is best")
	b.press("Sign in")
	b.at("/")
}

// TestCraftedLinks: an address that others made leads to no other part of the
// API than its screen is of, and to no other site.
func TestCraftedLinks(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	f := ann.find("The oldest bridge", true, 48.857, 2.3413)
	b := w.tab(t, ann)
	b.allow("404 (Not Found)")
	for _, path := range []string{"/finds/" + f.ID + "%23", "/finds/" + f.ID + "%3F", "/finds/" + f.ID + "%2Fcomments", "/finds/%25FF", "/finds/" + f.ID + "%23/edit"} {
		b.open(path)
		b.shows("Page not found")
	}
	b.open("/?at=1,1,5&place=..%2Fusers%2Fme%3F")
	b.settled()
	if asked := js[[]string](b, `performance.getEntriesByType("resource").map((e) => e.name).filter((n) => n.includes("/api/users/me"))`); len(asked) != 0 {
		t.Errorf("it asks for %q", asked)
	}
	for next, want := range map[string]string{"/finds/" + f.ID: "/finds/" + f.ID, "http://[": "/", "/.//evil.test/": "/", "//evil.test": "/", `/\evil.test`: "/", "https://evil.test/x": "/", "javascript:alert(1)": "/", "/api/auth/logout": "/", "": "/"} {
		if got := js[string](b, fmt.Sprintf(`import(%q).then((m) => m.ownPath(%q))`, webclient.AssetPath("app/address.js"), next)); got != want {
			t.Errorf("after the sign-in %q leads to %q", next, got)
		}
	}
	out := w.tab(t, nil)
	b.open("/sign-in?next=%2Fpeople") // with a session
	b.at("/people")
	out.open("/sign-in?next=http%3A%2F%2F%5B")
	out.until(`document.querySelector("#username")`)
	out.press("Deutsch")
	out.until(`document.documentElement.lang === "de" && document.querySelector("h1").innerText === "Anmelden"`)
}

// TestSettings changes what can be changed, to the end of the account.
func TestSettings(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	b := w.tab(t, ann)
	b.allow("403 (Forbidden)")
	b.open("/settings")
	b.press("Devices")
	b.until(`document.activeElement.id === "part-sessions" && scrollY > 0`)
	b.click(".switch input")
	b.until(`fetch("/api/notifications/preferences").then((r) => r.json()).then((p) => !p.friendRequests)`)
	b.fill("#newPassword", "a long sentence is best")
	b.press("Save")
	b.shows("Password changed.")
	b.shows("Change password")
	b.fill("#currentPassword", "wrong")
	b.fill("#newPassword", "another long sentence")
	b.press("Save")
	b.shows("The current password is missing or wrong.")

	b.open("/profile")
	b.press("Edit profile")
	b.fill("#username", "Anna!")
	b.press("Save")
	b.shows("Only letters a to z without accents")
	b.fill("#username", "anna")
	b.fill("#age", "34")
	b.press("Save")
	b.shows("Saved.")
	picture := file(t, "me.jpg", landscape(500, 500, 0.3))
	b.upload("#picture", picture)
	b.shows("Picture saved.")
	b.until(`document.querySelector(".profile-head .avatar").src.includes("/api/media/p/")`)
	if u := call[schema.User](ann, "GET", "/api/users/me", nil); u.Username != "anna" || u.Age == nil || *u.Age != 34 {
		t.Errorf("%+v", u)
	}

	b.open("/settings")
	b.press("Delete my account")
	b.until(`document.querySelector("dialog[open]")`)
	b.keys("\x1b")
	b.until(`!document.querySelector("dialog") && document.activeElement.innerText === "Delete my account"`)
	b.press("Delete my account")
	b.fill("dialog #password", "a long sentence is best")
	b.click("dialog .danger")
	b.at("/sign-in")
	b.shows("Your account has been deleted.")
	if n := must(w.store.UserCount(t.Context())); n != 0 {
		t.Errorf("%d accounts are left", n)
	}
}

// TestLive: what somebody does shows without a new look, on every open screen.
func TestLive(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	f := ann.find("The oldest bridge", true, 48.857, 2.3413)
	call[any](ben, "PUT", "/api/finds/"+f.ID+"/like", nil)
	b := w.tab(t, ann)
	b.open("/notifications")
	b.until(`document.querySelector(".tab.bell .count").textContent === "1"`)
	deadline := time.Now().Add(patience)
	for js[int](b, `document.querySelectorAll(".note-row").length`) < 2 && time.Now().Before(deadline) {
		call[any](ben, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "hello"}) // again until the stream is open
		b.until(`new Promise((done) => { requestAnimationFrame(() => done(true)); })`)
	}
	b.until(`document.querySelector(".note-row .what")?.innerText.startsWith("ben commented")`)
	b.press("Mark all read")
	b.until(`!document.querySelector(".count") && !document.querySelector(".unread")`)
	b.click(".note-row a")
	b.at("/finds/" + f.ID)
}

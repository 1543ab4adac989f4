package webtest

import (
	"context"
	"strings"
	"testing"

	"finds/server/credential"
	"finds/store"
)

// signInLink makes a sign-in link for a user and returns its code.
func (w *world) signInLink(u *user) string {
	w.Helper()
	code, hash := credential.NewToken()
	_, err := w.store.CreateSignInLink(context.Background(), store.Actor{}, u.id, hash)
	must(0, err)
	return code
}

// TestTokensInSettings creates an API token, which is shown once, and revokes it.
func TestTokensInSettings(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann").withPassword()
	b := w.tab(t, ann)
	b.allow("Failed to load resource") // of the refusal
	b.open("/settings")
	b.press("New API token")
	for _, width := range []int64{412, 1200} {
		b.atWidth(width, 823)
		b.accessible("the form for a token")
	}
	b.fill("#name", "backup")
	b.fill("#password", "another sentence")
	b.press("Create token")
	b.shows("The current password is missing or wrong.")
	b.fill("#password", password)
	b.press("Create token")
	b.shows("it is not shown again")
	b.accessible("a new token")
	program := &user{w, ann.id, js[string](b, `document.querySelector("#secret").value`)}
	b.press("Close")
	b.until(`!document.querySelector("dialog") && !history.state?.dialog`)
	b.shows("backup")
	b.shows("never used")
	if r, _ := program.send("GET", "/api/users/me", "", nil); r.StatusCode != 200 {
		t.Errorf("the token answers %d", r.StatusCode)
	}
	b.open("/settings")
	b.shows("last used")
	if text := js[string](b, `document.body.innerHTML`); strings.Contains(text, program.token) {
		t.Error("the token is shown again")
	}
	b.press("Revoke: backup")
	b.until(`!document.body.innerText.includes("backup")`)
	if r, _ := program.send("GET", "/api/users/me", "", nil); r.StatusCode != 401 {
		t.Errorf("the revoked token answers %d", r.StatusCode)
	}
	if path := js[string](b, `document.querySelector("a[download]").getAttribute("href")`); path != "/api/users/me/export" {
		t.Errorf("the download is %s", path)
	}
	b.shows("Download my finds as a zip file")
	if path := js[string](b, `[...document.querySelectorAll("a[download]")][1].getAttribute("href")`); path != "/api/users/me/archive" {
		t.Errorf("the download of the zip file is %s", path)
	}
	if got := js[string](b, `(async () => {
		const r = await fetch("/api/users/me/archive");
		const bytes = new Uint8Array(await r.arrayBuffer());
		return r.status + " " + r.headers.get("Content-Type") + " " + String.fromCharCode(...bytes.slice(0, 2));
	})()`); got != "200 application/zip PK" {
		t.Errorf("the service sends the page %s", got)
	}
}

// TestSignInByLink opens a sign-in link, which a press uses and nothing before, and sets a
// password without the old one.
func TestSignInByLink(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann").withPassword()
	code := w.signInLink(ann)
	b, other := w.tab(t, nil), w.tab(t, nil)
	other.allow("Failed to load resource") // of the refusal
	for range 2 {
		b.open("/sign-in#link=" + code)
		b.shows("Sign in as ann")
		b.open("/about")
	}
	b.open("/sign-in#link=" + code)
	b.press("Sign in as ann")
	b.at("/settings")
	b.shows("You have signed in with a link")
	b.fill("#newPassword", "yet another sentence")
	b.press("Save")
	b.shows("Password changed")
	b.until(`document.querySelector("#currentPassword")`)
	other.open("/sign-in#link=" + code)
	other.shows("This sign-in link is wrong, has expired or was already used.")
	other.press("Sign in another way")
	other.until(`document.querySelector("#username")`)
}

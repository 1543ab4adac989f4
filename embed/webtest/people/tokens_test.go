package people

import (
	"strings"
	"testing"

	. "finds/embed/webtest"
)

// TestTokensInSettings creates an API token, which is shown once, and revokes it.
func TestTokensInSettings(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann").WithPassword()
	b := w.Tab(t, ann)
	b.Allow("Failed to load resource") // of the refusal
	b.Open("/settings/devices")
	b.Press("New API token")
	for _, width := range Narrowest[int64](412, 1200) {
		b.AtWidth(width, 823)
		b.Accessible("the form for a token")
	}
	b.Fill("#name", "backup")
	b.Fill("#password", "another sentence")
	b.Press("Create token")
	b.Shows("The current password is missing or wrong.")
	b.Fill("#password", Password)
	b.Press("Create token")
	b.Shows("it is not shown again")
	b.Accessible("a new token")
	program := &User{W: w, ID: ann.ID, Token: Js[string](b, `document.querySelector("#secret").value`)}
	b.Press("Close")
	b.Until(`!document.querySelector("dialog") && !history.state?.dialog`)
	b.Shows("backup")
	b.Shows("Never used")
	if r, _ := program.Send("GET", "/api/users/me", "", nil); r.StatusCode != 200 {
		t.Errorf("the token answers %d", r.StatusCode)
	}
	b.Open("/settings/devices")
	b.Shows("Last active today · created")
	if text := Js[string](b, `document.body.innerHTML`); strings.Contains(text, program.Token) {
		t.Error("the token is shown again")
	}
	b.Press("Revoke: backup")
	b.Until(`!document.body.innerText.includes("backup")`)
	if r, _ := program.Send("GET", "/api/users/me", "", nil); r.StatusCode != 401 {
		t.Errorf("the revoked token answers %d", r.StatusCode)
	}
	b.Open("/settings/data")
	b.Until(`document.querySelector("a[download]")`)
	if path := Js[string](b, `document.querySelector("a[download]").getAttribute("href")`); path != "/api/users/me/export" {
		t.Errorf("the download is %s", path)
	}
	b.Shows("Download my finds as a zip file")
	if path := Js[string](b, `[...document.querySelectorAll("a[download]")][1].getAttribute("href")`); path != "/api/users/me/archive" {
		t.Errorf("the download of the zip file is %s", path)
	}
	if got := Js[string](b, `(async () => {
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
	w := NewWorld(t)
	ann := w.User("ann").WithPassword()
	code := w.SignInLink(ann)
	b, other := w.Tab(t, nil), w.Tab(t, nil)
	other.Allow("Failed to load resource") // of the refusal
	for range 2 {
		b.Open("/sign-in#link=" + code)
		b.Shows("Sign in as ann")
		b.Open("/about")
	}
	b.Open("/sign-in#link=" + code)
	b.Press("Sign in as ann")
	b.At("/settings/sign-in")
	b.Shows("You have signed in with a link")
	b.Fill("#newPassword", "yet another sentence")
	b.Press("Save")
	b.Shows("Password changed")
	b.Until(`document.querySelector("#currentPassword")`)
	other.Open("/sign-in#link=" + code)
	other.Shows("This sign-in link is wrong, has expired or was already used.")
	other.Press("Sign in another way")
	other.Until(`document.querySelector("#username")`)
}

package people

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"

	"github.com/chromedp/cdproto/webauthn"
	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/server"
)

// atLocalhost starts a service at a host name, with which browsers have passkeys.
func atLocalhost(t *testing.T) *World {
	t.Helper()
	listener := Must(net.Listen("tcp", "127.0.0.1:0"))
	_, port, err := net.SplitHostPort(listener.Addr().String())
	base := Must(url.Parse("http://localhost:" + Must(port, err)))
	w := NewWorld(t, func(o *server.Options) { o.Network.BaseURL = base })
	h := httptest.NewUnstartedServer(http.HandlerFunc(w.Serve))
	h.Listener.Close()
	h.Listener = listener
	h.Start()
	t.Cleanup(func() {
		w.Server.Shutdown()
		h.CloseClientConnections()
		h.Close()
	})
	w.URL = base.String()
	return w
}

// authenticator gives the page an authenticator. It answers once touch has been called.
func authenticator(b *Tab) (touch func(bool)) {
	b.Helper()
	var id webauthn.AuthenticatorID
	b.Call("add an authenticator", func(ctx context.Context) error {
		if _, err := chromedp.Call(ctx, webauthn.Enable, webauthn.EnableParams{}); err != nil {
			return err
		}
		r, err := chromedp.Call(ctx, webauthn.AddVirtualAuthenticator, webauthn.AddVirtualAuthenticatorParams{Options: &webauthn.VirtualAuthenticatorOptions{
			Protocol: webauthn.AuthenticatorProtocolCtap2, Ctap2version: webauthn.Ctap2versionCtap21, Transport: webauthn.AuthenticatorTransportInternal,
			HasResidentKey: true, HasUserVerification: true, IsUserVerified: true, DefaultBackupEligibility: true, DefaultBackupState: true}})
		id = r.AuthenticatorID
		return err
	})
	return func(on bool) {
		b.Helper()
		b.Call("touch the authenticator", func(ctx context.Context) error {
			_, err := chromedp.Call(ctx, webauthn.SetAutomaticPresenceSimulation, webauthn.SetAutomaticPresenceSimulationParams{AuthenticatorID: id, Enabled: on})
			return err
		})
	}
}

// TestPasskeys adds a passkey, and signs in with it by the button and by what the browser
// suggests in the field of the username.
func TestPasskeys(t *testing.T) {
	t.Parallel()
	w := atLocalhost(t)
	ann := w.User("ann").WithPassword()
	b := w.Tab(t, ann)
	b.Allow("Failed to load resource")
	touch := authenticator(b)
	touch(true)
	b.Open("/settings/sign-in")
	b.Click("#add-passkey")
	b.Fill("#name", "Phone")
	b.Fill("#password", "a wrong sentence")
	b.Press("Continue")
	b.Until(`document.querySelector("#password-error")`)
	b.Accessible("the dialog for a passkey")
	b.Fill("#password", Password)
	b.Press("Continue")
	b.Until(`!document.querySelector("dialog") && document.querySelector("#passkeys li .badge")`)
	b.Accessible("a passkey in the settings")

	b.Click("#add-passkey") // the same authenticator has one
	b.Fill("#password", Password)
	b.Press("Continue")
	b.Shows("This passkey was already added.")
	b.Press("Cancel")
	b.Until(`!document.querySelector("dialog")`)
	b.Click(`button[aria-label="Rename: Phone"]`)
	b.Fill("#name", "Old phone")
	b.Press("Save")
	b.Until(`document.querySelector('button[aria-label="Delete: Old phone"]')`)

	touch(false)
	b.Press("Back")
	b.Click("#sign-out")
	b.At("/sign-in")
	b.Until(`document.querySelector("#username[autocomplete='username webauthn']") && document.querySelector("#passkey")`)
	b.Accessible("the sign-in with passkeys")
	touch(true)
	b.Click("#passkey")
	b.At("/")

	b.Open("/settings")
	b.Click("#sign-out") // then the authenticator answers what the browser suggests
	b.Until(`location.pathname === "/" && document.querySelector("main")`)
	if list := Must(w.Store.Passkeys(context.Background(), ann.ID)); len(list) != 1 || list[0].Name != "Old phone" || list[0].LastUsedAt == nil || !list[0].BackedUp {
		t.Errorf("passkeys are %+v", list)
	}

	b.Open("/settings/sign-in")
	b.Fill("#currentPassword", Password)
	b.Fill("#newPassword", "a longer sentence is better")
	b.Click("form button[type=submit]")
	b.Shows("1 passkey still signs in.")
	b.Click(".say a")
	b.Until(`document.activeElement.id === "passkeys"`)
	if list := Must(w.Store.Passkeys(context.Background(), ann.ID)); len(list) != 1 {
		t.Errorf("after the password was changed, passkeys are %+v", list)
	}
	b.Click(`button[aria-label="Delete: Old phone"]`)
	b.Press("Delete")
	b.Until(`!document.querySelector("#passkeys li")`)
	b.Press("Back")
	b.Click("#sign-out") // the browser suggests the passkey that is not known any more
	b.At("/sign-in")
	b.Shows("This passkey is not known here.")
}

// TestPasskeyOfNewcomer: a user who has just chosen a password is not asked for it again. The name that was typed for a username is proposed as one.
func TestPasskeyOfNewcomer(t *testing.T) {
	t.Parallel()
	w := atLocalhost(t)
	b := w.Tab(t, nil)
	authenticator(b)(true)
	b.Open("/join")
	b.Fill("#username", "Jörg Müller")
	b.Accessible("a username that is proposed")
	b.Press("Use joerg_mueller")
	b.Shows("Others see you as Jörg Müller.")
	b.Until(`document.querySelector("#username").value === "joerg_mueller" && document.activeElement.id === "username"`)
	b.Fill("#password", Password)
	b.Press("Create account")
	b.Shows("Welcome, Jörg Müller")
	b.Open("/settings/sign-in")
	b.Click("#add-passkey")
	b.Fill("#name", "Phone")
	if Js[bool](b, `document.querySelector("dialog #password") !== null`) {
		t.Error("the password is asked for")
	}
	b.Press("Continue")
	b.Until(`!document.querySelector("dialog") && document.querySelector("#passkeys li .strong")?.innerText === "Phone"`)
}

// TestNoPasskeys opens the service at an IP address, at which browsers have none.
func TestNoPasskeys(t *testing.T) {
	t.Parallel()
	w := atLocalhost(t)
	u := Must(url.Parse(w.URL))
	w.URL = "http://127.0.0.1:" + u.Port()
	ann := w.User("ann").WithPassword()
	b := w.Tab(t, nil)
	b.Open("/sign-in")
	b.Until(`document.querySelector("#username[autocomplete=username]") && !document.querySelector("#passkey")`)
	b.SignIn(ann)
	b.Open("/settings/sign-in")
	b.Until(`document.querySelector("#newPassword") && !document.querySelector("#passkeys")`)
}

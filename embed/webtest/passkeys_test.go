package webtest

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"

	"github.com/chromedp/cdproto/webauthn"
	"github.com/chromedp/chromedp"

	"finds/server"
)

// atLocalhost starts a service at a host name, with which browsers have passkeys.
func atLocalhost(t *testing.T) *world {
	t.Helper()
	listener := must(net.Listen("tcp", "127.0.0.1:0"))
	_, port, err := net.SplitHostPort(listener.Addr().String())
	base := must(url.Parse("http://localhost:" + must(port, err)))
	w := newWorld(t, func(o *server.Options) { o.BaseURL = base })
	h := httptest.NewUnstartedServer(http.HandlerFunc(w.serve))
	h.Listener.Close()
	h.Listener = listener
	h.Start()
	t.Cleanup(func() {
		w.server.Shutdown()
		h.CloseClientConnections()
		h.Close()
	})
	w.url = base.String()
	return w
}

// authenticator gives the page an authenticator. It answers once touch has been called.
func (b *tab) authenticator() (touch func(bool)) {
	b.Helper()
	var id webauthn.AuthenticatorID
	b.call("add an authenticator", func(ctx context.Context) error {
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
		b.call("touch the authenticator", func(ctx context.Context) error {
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
	ann := w.user("ann").withPassword()
	b := w.tab(t, ann)
	b.allow("Failed to load resource")
	touch := b.authenticator()
	touch(true)
	b.open("/settings")
	b.click("#add-passkey")
	b.fill("#name", "Phone")
	b.fill("#password", "a wrong sentence")
	b.press("Continue")
	b.until(`document.querySelector("#password-error")`)
	b.accessible("the dialog for a passkey")
	b.fill("#password", password)
	b.press("Continue")
	b.until(`!document.querySelector("dialog") && document.querySelector("#passkeys li .badge")`)
	b.accessible("a passkey in the settings")

	b.click("#add-passkey") // the same authenticator has one
	b.fill("#password", password)
	b.press("Continue")
	b.shows("This passkey was already added.")
	b.press("Cancel")
	b.until(`!document.querySelector("dialog")`)
	b.click(`button[aria-label="Rename: Phone"]`)
	b.fill("#name", "Old phone")
	b.press("Save")
	b.until(`document.querySelector('button[aria-label="Delete: Old phone"]')`)

	touch(false)
	b.click("#sign-out")
	b.at("/sign-in")
	b.until(`document.querySelector("#username[autocomplete='username webauthn']") && document.querySelector("#passkey")`)
	b.accessible("the sign-in with passkeys")
	touch(true)
	b.click("#passkey")
	b.at("/")

	b.open("/settings")
	b.click("#sign-out") // then the authenticator answers what the browser suggests
	b.until(`location.pathname === "/" && document.querySelector("main")`)
	if list := must(w.store.Passkeys(context.Background(), ann.id)); len(list) != 1 || list[0].Name != "Old phone" || list[0].LastUsedAt == nil || !list[0].BackedUp {
		t.Errorf("passkeys are %+v", list)
	}

	b.open("/settings")
	b.click(`button[aria-label="Delete: Old phone"]`)
	b.press("Delete")
	b.until(`!document.querySelector("#passkeys li")`)
	b.click("#sign-out") // the browser suggests the passkey that is not known any more
	b.at("/sign-in")
	b.shows("This passkey is not known here.")
}

// TestNoPasskeys opens the service at an IP address, at which browsers have none.
func TestNoPasskeys(t *testing.T) {
	t.Parallel()
	w := atLocalhost(t)
	u := must(url.Parse(w.url))
	w.url = "http://127.0.0.1:" + u.Port()
	ann := w.user("ann").withPassword()
	b := w.tab(t, nil)
	b.open("/sign-in")
	b.until(`document.querySelector("#username[autocomplete=username]") && !document.querySelector("#passkey")`)
	b.signIn(ann)
	b.open("/settings")
	b.until(`document.querySelector("#sign-out") && !document.querySelector("#passkeys")`)
}

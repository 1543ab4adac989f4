package webtest

import (
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"finds/schema"
	"finds/server"
)

// readQR returns the text of the QR code that the page shows, as a camera would read it.
func (b *tab) readQR() string {
	b.Helper()
	b.until(`document.querySelector("svg.qr path")`)
	var code struct {
		Size int
		Path string
	}
	text := js[string](b, `JSON.stringify({ size: document.querySelector("svg.qr").viewBox.baseVal.width, path: document.querySelector("svg.qr path").getAttribute("d") })`)
	if err := json.Unmarshal([]byte(text), &code); err != nil {
		b.Fatal(err)
	}
	const scale = 4 // pixels of a module
	p := image.NewGray(image.Rect(0, 0, code.Size*scale, code.Size*scale))
	for i := range p.Pix {
		p.Pix[i] = 255
	}
	for _, module := range strings.Split(code.Path, "z") {
		var x, y int
		if n, _ := fmt.Sscanf(module, "M%d %dh1v1h-1", &x, &y); n != 2 {
			continue
		}
		for i := range scale * scale {
			p.SetGray(x*scale+i%scale, y*scale+i/scale, color.Gray{})
		}
	}
	bits, err := gozxing.NewBinaryBitmapFromImage(p)
	if err != nil {
		b.Fatal(err)
	}
	// The picture is nothing but the code. Searching for it, as in a photo, fails for a few codes
	// with modules that look like another corner.
	result, err := qrcode.NewQRCodeReader().Decode(bits, map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_PURE_BARCODE: true})
	if err != nil {
		b.Fatal("the QR code cannot be read: ", err)
	}
	return result.GetText()
}

// TestInviteFriend creates an invite, reads its QR code, and joins with it in another browser.
func TestInviteFriend(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(o *server.Options) { o.Registration = server.RegistrationByInvite })
	ann := w.user("ann")
	b := w.tab(t, ann)
	b.open("/people")
	b.press("Invite")
	b.at("/invites")
	b.fill("#note", "The climbing group")
	b.click("#befriend")
	b.press("Create invite")
	b.shows("Copy or share the link now.")
	link := js[string](b, `document.querySelector("#link").value`)
	if !strings.HasPrefix(link, w.url+"/join#") {
		t.Errorf("the link is %q", link)
	}
	if got := b.readQR(); got != link {
		t.Errorf("the QR code is %q, want %q", got, link)
	}
	b.accessible("a new invite")
	b.shows("The climbing group")
	b.shows("0 of 1 used")

	other := w.tab(t, nil)
	other.open(strings.TrimPrefix(link, w.url))
	other.shows("ann invites you to Finds. You will be friends here.")
	other.shows("A map of what you and your friends discover.")
	other.accessible("an invite that is opened")
	other.fill("#username", "ben")
	other.fill("#password", "a long sentence is best")
	other.press("Create account")
	other.shows("Welcome, ben")
	other.open("/friends")
	other.until(`[...document.querySelectorAll("main .people .strong")].some((e) => e.innerText === "ann")`)

	b.open("/notifications")
	b.shows("ben joined with your invite and is now your friend")
	b.open("/invites")
	b.shows("1 of 1 used")
	b.shows("Used up")
	b.until(`document.querySelector("ul.used").innerText.includes("ben")`)
	b.until(`!document.querySelector("#created")`) // the link is shown once

	third := w.tab(t, nil)
	third.allow("404 (Not Found)")
	third.open(strings.TrimPrefix(link, w.url))
	third.shows("This invite no longer works")
	third.shows("Invite code") // of another one
}

// TestRevokeInvite revokes an invite in the list, and hides inviting from members where only
// administrators may do it.
func TestRevokeInvite(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	b := w.tab(t, ann)
	call[schema.NewInvite](ann, "POST", "/api/invites", m{"uses": 5, "days": 7, "note": "Climbers"})
	b.open("/settings")
	b.press("Invites")
	b.at("/invites")
	b.press("Revoke: Climbers")
	b.click("dialog .danger")
	b.shows("Revoked")
	b.until(`!document.querySelector('[aria-label="Revoke: Climbers"]')`)

	w = newWorld(t, func(o *server.Options) { o.Invites = server.InvitesAdmins })
	b = w.tab(t, w.user("ann"))
	b.open("/people")
	b.shows("No friends yet")
	if js[bool](b, `[...document.querySelectorAll("main a")].some((a) => a.pathname === "/invites")`) {
		t.Error("a member is offered invites")
	}
	b.open("/invites")
	b.shows("You cannot create invites on this server.")
}

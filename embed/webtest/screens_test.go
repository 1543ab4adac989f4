package webtest

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"finds/schema"
)

var update = flag.Bool("update", false, "take the screenshots of the README again")

// exhibition is a world with something on every screen.
type exhibition struct {
	*world
	ann, ben, kim *user // kim is an administrator
	find          schema.Find
	list          string // id of a list of finds
	link, join    string // code of a sign-in link of ben's, and path of an invite of ann's
}

// newExhibition makes it: ann's, as she sees it.
func newExhibition(t testing.TB) *exhibition {
	t.Helper()
	w := newWorld(t)
	e := &exhibition{world: w, ann: w.user("ann"), ben: w.user("ben"), kim: w.user("kim").administer()}
	cleo, dan, eva := w.user("cleo"), w.user("dan"), w.user("eva")
	befriend(e.ann, e.ben)
	e.link = w.signInLink(e.ben)
	picture := func(u *user, hue float64) []schema.Media {
		return call[[]schema.Media](u, "POST", "/api/media", landscape(1200, 900, hue))
	}
	for i, name := range []string{"Belleville", "Bercy", "Passy", "Auteuil", "Montrouge", "Pantin", "Vincennes"} {
		cleo.find("Tile mosaic "+fmt.Sprint(i+1), true, 48.83+float64(i%3)*0.02, 2.3+float64(i)*0.02, m{"at": name, "category": "mosaic"})
	}
	cleo.find("The last enamel sign", true, 50.8466, 4.3528, m{"at": "Rue des Bouchers, Brussels", "category": "signs", "media": picture(cleo, 0.1)})
	dan.find("Tidal pool with anemones", true, 48.6361, -1.5115, m{"at": "Mont Saint-Michel", "category": "sea", "media": picture(dan, 0.95)})
	e.ben.find("Ice cave, only in June", true, 45.8992, 6.1294, m{"at": "Annecy", "category": "caves", "media": picture(e.ben, 0.8)})
	e.ben.find("Swifts under the roof", true, 45.764, 4.8357, m{"at": "Vieux Lyon", "category": "birds", "media": picture(e.ben, 0.9)})
	e.ben.find("A bench in the sun", false, 43.2965, 5.3698, m{"at": "Vallon des Auffes, Marseille", "category": "quiet", "media": picture(e.ben, 0.5)})
	e.ann.find("Fossil in the quay wall", true, 47.2184, -1.5536, m{"at": "Quai de la Fosse, Nantes", "category": "geology", "description": "Third stone from the stairs: an ammonite as large as a hand."})
	e.find = e.ann.find("The oldest bridge", true, 48.857, 2.3413, m{"at": "Pont Neuf, Paris", "category": "bridge", "description": "Older than the new ones.\nGo down the stairs on the island's side: the faces under the arches are all different.",
		"media": append(picture(e.ann, 0.3), picture(e.ann, 0.7)...)})
	path := "/api/finds/" + e.find.ID
	for _, u := range []*user{e.ben, cleo, dan} {
		call[any](u, "PUT", path+"/like", nil)
	}
	call[any](e.ann, "PUT", path+"/saved", m{"state": "want"})
	e.list = call[schema.List](e.ann, "POST", "/api/lists", m{"name": "A walk along the river", "description": "Two hours on foot.", "visibility": "public"}).ID
	call[any](e.ann, "PUT", "/api/lists/"+e.list+"/finds/"+e.find.ID, nil)
	call[any](e.ann, "POST", "/api/shares", m{"category": "geology", "place": "hidden", "days": 7})
	call[any](e.ann, "POST", "/api/shares", m{"listId": e.list, "place": "area", "area": 5, "password": "a long sentence is best"})
	call[any](e.ann, "POST", "/api/shares", m{"findId": e.find.ID, "title": "For Grandma", "place": "exact"})
	call[any](e.ben, "POST", path+"/comments", m{"content": "I counted 381 of them."})
	call[any](e.ann, "POST", path+"/comments", m{"content": "One looks like you."})
	call[any](cleo, "POST", "/api/friends", m{"friendId": e.ann.id})
	call[any](e.ann, "POST", "/api/friends", m{"friendId": dan.id})
	call[any](e.ann, "PUT", "/api/users/"+eva.id+"/block", nil)
	e.join = call[schema.NewInvite](e.ann, "POST", "/api/invites", m{"uses": 5, "days": 30, "note": "The climbing group", "befriend": true}).Link
	call[any](e.kim, "PUT", "/api/admin/users/"+w.user("finn").id+"/suspension", m{"reason": "Advertisements in comments"})
	for _, id := range []string{dan.id, cleo.id} {
		call[any](e.ben, "POST", "/api/reports", m{"userId": id, "reason": "other", "text": "The same find twenty times."})
	}
	return e
}

// screen is one of the client's, and where it is.
type screen struct {
	name, path string
	open       bool // for who is not signed in
	admin      bool // for administrators
}

func (e *exhibition) screens() []screen {
	return []screen{
		{name: "map", path: "/"},
		{name: "filters", path: "/?q=bridge"},
		{name: "find", path: "/finds/" + e.find.ID},
		{name: "new", path: "/new?at=48.857,2.3413"},
		{name: "edit", path: "/finds/" + e.find.ID + "/edit"},
		{name: "feed", path: "/feed"},
		{name: "saved", path: "/saved"},
		{name: "lists", path: "/lists"},
		{name: "list", path: "/lists/" + e.list},
		{name: "people", path: "/people?q=da"},
		{name: "invites", path: "/invites"},
		{name: "person", path: "/people/" + e.ben.id},
		{name: "notifications", path: "/notifications"},
		{name: "profile", path: "/profile"},
		{name: "settings", path: "/settings"},
		{name: "import", path: "/import"},
		{name: "links", path: "/shares"},
		{name: "reports", path: "/admin/reports", admin: true},
		{name: "about", path: "/about"},
		{name: "admin", path: "/admin", admin: true},
		{name: "accounts", path: "/admin/people", admin: true},
		{name: "log", path: "/admin/log", admin: true},
		{name: "instance", path: "/admin/instance", admin: true},
		{name: "missing", path: "/nothing/here"},
		{name: "sign-in", path: "/sign-in", open: true},
		{name: "sign-in-link", path: "/sign-in#link=" + e.link, open: true},
		{name: "join", path: e.join, open: true},
	}
}

// settled waits until a screen has all it shows.
func (b *tab) settled() {
	b.Helper()
	b.until(`!document.querySelector(".skeleton") && [...document.querySelectorAll("img")].every((i) => i.loading === "lazy" || i.complete)`)
	js[any](b, `Promise.all([...document.querySelectorAll("img")].filter((i) => i.checkVisibility() && i.getBoundingClientRect().top < innerHeight).map((i) => i.decode().catch(() => {}))).then(() => 1)`)
	b.until(`!document.querySelector("#map") || performance.getEntriesByName("finds:map").length`)
}

// TestScreens checks every screen with axe-core, on a phone and on a desk, and its
// contrasts also in the dark; with -update it writes screenshots.
func TestScreens(t *testing.T) {
	t.Parallel()
	e := newExhibition(t)
	in, out, admin := e.tab(t, e.ann), e.tab(t, nil), e.tab(t, e.kim)
	for _, b := range []*tab{in, out, admin} {
		b.allow("404 (Not Found)") // of the screen that is missing
	}
	for _, s := range e.screens() {
		b := in
		switch {
		case s.open:
			b = out
		case s.admin:
			b = admin
		}
		b.do(chromedp.EmulateViewport(412, 823))
		b.open(s.path)
		for _, width := range []int64{412, 1200} {
			b.do(chromedp.EmulateViewport(width, 823))
			b.settled()
			if width == 412 { // colours do not depend on the width, and contrast is all that depends on them
				b.emulate(true)
				b.accessible(s.name+", dark", "color-contrast")
				b.emulate(false)
			}
			b.accessible(fmt.Sprintf("%s, %d wide", s.name, width))
			if *update {
				b.settled()
				b.until(`[...document.querySelectorAll(".leaflet-tile")].every((tile) => tile.classList.contains("leaflet-tile-loaded"))`)
				b.shoot(filepath.Join("..", "screens", fmt.Sprintf("%s-%d.webp", s.name, width)))
			}
		}
	}
}

// shoot writes what the page shows.
func (b *tab) shoot(path string) {
	b.Helper()
	b.call("screenshot", func(ctx context.Context) error {
		r, err := chromedp.Call(ctx, page.CaptureScreenshot, page.CaptureScreenshotParams{Format: page.CaptureScreenshotFormatWebp, Quality: new(int64(80))})
		if err == nil {
			err = os.WriteFile(path, r.Data, 0o600)
		}
		return err
	})
}

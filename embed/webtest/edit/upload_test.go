package edit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/server"
	"finds/server/oidc"
	"finds/server/webclient"
)

// gate is a service whose uploads wait until they are let through.
type gate struct {
	held    atomic.Int32
	open    chan struct{}
	service http.Handler
}

func (g *gate) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method == "POST" && r.URL.Path == "/api/media" {
		body := Must(io.ReadAll(r.Body)) // net/http reports that the client gave up only after the body is read
		r.Body = io.NopCloser(bytes.NewReader(body))
		g.held.Add(1)
		select {
		case <-g.open:
		case <-r.Context().Done():
			g.held.Add(-1)
			return
		}
	}
	g.service.ServeHTTP(w, r)
}

// TestUploads: a file that is not a picture shows an error, an upload can be
// cancelled, a broken one is sent again, and publishing waits for the others.
func TestUploads(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	g := &gate{open: make(chan struct{})}
	letThrough := sync.OnceFunc(func() { close(g.open) })
	t.Cleanup(letThrough)
	held := func() string { return strconv.Itoa(int(g.held.Load())) }
	w.Through(func(h http.Handler) http.Handler { g.service = h; return g })
	ann := w.User("ann")
	b := w.Tab(t, ann)
	b.Allow("415 (Unsupported Media Type)")
	b.Allow("net::ERR_")
	b.Open("/new?at=48.857,2.3413")
	var paths []string
	for i := range 3 {
		paths = append(paths, File(t, "photo.jpg", Landscape(600, 400, float64(i)/3)))
	}
	b.Upload("#files", paths...)
	b.Until(`document.querySelectorAll(".shot.sending progress").length === 2 && document.querySelectorAll(".shot.waiting").length === 1`)
	b.Until(`[...document.querySelectorAll(".shot img")].every((i) => i.naturalWidth === 600)`) // previews
	b.Press("Cancel file 1")
	b.Until(`document.querySelectorAll(".shot.sending").length === 2 && !document.querySelector(".shot.waiting")`)
	for held() != "2" || !Js[bool](b, `[...document.querySelectorAll(".shot.sending .over")].filter((x) => x.innerText === "Processing …").length === 2`) {
		if t.Context().Err() != nil {
			t.Fatal("two uploads do not arrive; there are ", held())
		}
	}
	w.Down.Store(true)
	b.Upload("#files", File(t, "late.jpg", Landscape(300, 300, 0.5)))
	b.Press("Cancel file 1") // makes room for the one that finds the service away
	b.Shows("Not sent yet")
	b.Fill("#title", "In time")
	b.Press("Publish")
	b.At("/waiting") // with both files, since the service is away
	b.Shows("In time")
	w.Down.Store(false)
	letThrough()
	b.Press("Send now")
	b.Shows("Nothing is waiting")
	finds := Call[[]schema.Find](ann, "GET", "/api/finds", nil)
	if len(finds) != 1 || finds[0].Title != "In time" || len(finds[0].Media) != 2 {
		t.Errorf("%+v", finds)
	}

	b.Open("/new?at=48.857,2.3413")
	b.Upload("#files", File(t, "notes.jpg", []byte("not a picture at all")))
	b.Shows("This file format is not supported")
	b.Fill("#title", "Without it")
	b.Press("Publish")
	b.Shows("Some files were not uploaded.")
	b.Press("Cancel file 1")
	b.Press("Publish")
	b.Until(`location.pathname.startsWith("/finds/")`)
	b.Shows("Without it")
}

// TestEdit changes the title, the pictures and their order, and sees a conflict
// when another client has changed the find first.
func TestEdit(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	var pictures []any
	for _, hue := range []float64{0.1, 0.5, 0.9} {
		pictures = append(pictures, Call[[]any](ann, "POST", "/api/media", Landscape(600, 400, hue))...)
	}
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": pictures})
	b := w.Tab(t, ann)
	b.Open("/finds/" + f.ID + "/edit")
	b.Press("Remove file 2")
	b.Until(`document.querySelectorAll(".shot.done").length === 2`)
	b.Press("Move file 2 forward")
	b.Upload("#files", File(t, "new.jpg", Landscape(500, 700, 0.7)))
	b.Until(`document.querySelectorAll(".shot.done").length === 3`)
	b.Fill("#title", "The second oldest")
	b.Click("#fold-audience summary")
	b.Press("Friends only\nYou and your friends.")
	b.Click("#fold-category summary")
	b.Press("Water")
	b.Until(`document.querySelector("#fold-category summary").innerText.includes("Water") && document.querySelector("#fold-audience summary").innerText.includes("Friends only")`)
	b.Click("#place")
	b.Until(`document.querySelector("#spot .leaflet-map-pane")`)
	Js[any](b, `(document.querySelector("#spot").focus(), 1)`)
	const pane = `document.querySelector("#spot .leaflet-map-pane").getBoundingClientRect().left`
	before := Js[float64](b, pane)
	b.Keys(kb.ArrowRight)
	b.Until(fmt.Sprintf("%s < %f", pane, before-70)) // close by, the service takes the location that is there
	b.Shows("From the map.")
	b.Press("Use this place")
	b.Until(`!document.querySelector("dialog")`)
	b.Press("Save")
	b.At("/finds/" + f.ID)
	b.Shows("The second oldest")
	b.Shows("Friends only")
	got := Call[schema.Find](ann, "GET", "/api/finds/"+f.ID, nil)
	if len(got.Media) != 3 || got.Media[0].ID != f.Media[2].ID || got.Media[1].ID != f.Media[0].ID || got.Media[2].Height != 700 || got.IsPublic || got.Category == nil || *got.Category != "water" {
		t.Errorf("%+v", got)
	}
	if at := got.Location; got.LocationID == f.LocationID || at.Longitude <= f.Location.Longitude || at.Name != f.Location.Name {
		t.Errorf("the find has moved from %+v to %+v", *f.Location, *at)
	}
}

// TestEditConflict has somebody else change a find while the user changes it, who chooses of each part.
func TestEditConflict(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	for _, width := range Narrowest[int64](320, 1280) {
		var pictures []any
		for _, hue := range []float64{0.1, 0.5, 0.9} {
			pictures = append(pictures, Call[[]any](ann, "POST", "/api/media", Landscape(600, 400, hue))...)
		}
		f := ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": pictures, "description": "Stone."})
		b := w.Tab(t, ann)
		b.Do(chromedp.EmulateViewport(width, 844))
		b.Allow("412 (Precondition Failed)")
		b.Open("/finds/" + f.ID + "/edit")
		b.Press("Remove file 2")
		b.Fill("#title", "Mine")
		Call[any](ann, "PUT", "/api/finds/"+f.ID, M{"title": "Of the other tab", "description": "Stone and iron.", "media": []M{{"id": f.Media[2].ID}, {"id": f.Media[0].ID}, {"id": f.Media[1].ID}}})
		b.Press("Save")
		b.Shows("Somebody else has changed this find in the meantime")
		b.Until(`document.querySelectorAll(".conflict fieldset").length === 3`)
		b.Accessible(fmt.Sprintf("both versions of a find, %d wide", width))
		b.Until(`[...document.querySelectorAll(".conflict input:checked")].map((e) => e.name + " " + e.value).join() === "keep-title mine,keep-description theirs,keep-photos mine"`)
		b.Click(`input[name="keep-photos"][value="theirs"]`)
		b.Click("#keep")
		b.At("/finds/" + f.ID)
		b.Shows("Mine")
		b.Shows("Stone and iron.")
		got := Call[schema.Find](ann, "GET", "/api/finds/"+f.ID, nil)
		if got.Title != "Mine" || *got.Description != "Stone and iron." || len(got.Media) != 3 || got.Media[0].ID != f.Media[2].ID {
			t.Errorf("%+v", got)
		}
	}
}

// TestEditInList: an editor of a list moves a find of another, whose audience and photos are not theirs to change, and chooses of the place if its author
// has moved it meanwhile.
func TestEditInList(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	f := ann.Find("The hut", true, 48.857, 2.3413, M{"media": Call[[]any](ann, "POST", "/api/media", Landscape(600, 400, 0.3)), "area": 5, "exactForFriends": false})
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Family", "visibility": "members"})
	Call[any](ann, "PUT", "/api/lists/"+list.ID+"/members/"+ben.ID, M{"role": "editor"})
	Call[any](ben, "POST", "/api/lists/"+list.ID+"/join", M{})
	Call[any](ann, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, M{"editable": true, "exact": false})
	for _, name := range []string{"Lake", "Pond"} {
		ben.Find("A "+name, true, 48.1372, 11.5755, M{"at": name})
	}
	b := w.Tab(t, ben)
	b.Allow("412 (Precondition Failed)")
	choose := func(name string) {
		b.Helper()
		b.Click("#place")
		b.Until(`document.querySelector("#spot .leaflet-map-pane")`)
		b.Fill("#spot-search-input", "munich")
		b.Keys(kb.Enter)
		b.Shows("From the search.")
		b.Until(fmt.Sprintf(`[...document.querySelectorAll(".panel .chip")].some((c) => c.innerText.includes(%q))`, name))
		Js[any](b, fmt.Sprintf(`[...document.querySelectorAll(".panel .chip")].find((c) => c.innerText.includes(%q)).click()`, name))
		b.Press("Use this place")
		b.Until(`!document.querySelector("dialog")`)
	}
	exact := func() string { return Call[schema.Find](ann, "GET", "/api/finds/"+f.ID, nil).Exact.Name }

	b.Open("/finds/" + f.ID)
	b.Click("#find-menu")
	b.Press("Edit")
	b.At("/finds/" + f.ID + "/edit")
	b.Shows("You see only the area.")
	b.Accessible("the form of a find of another")
	if left := Js[int](b, `document.querySelectorAll("#fold-audience, #fold-shown, #files, .shot .drop").length`); left != 0 {
		t.Errorf("the form has %d fields of the author", left)
	}
	choose("Lake")
	b.Press("Save")
	b.At("/finds/" + f.ID)
	b.Shows("Saved")
	if got := exact(); got != "Lake" {
		t.Errorf("it is at %s", got)
	}

	b.Open("/finds/" + f.ID + "/edit")
	choose("Pond")
	Call[any](ann, "PUT", "/api/finds/"+f.ID, M{"locationId": Call[schema.Location](ann, "POST", "/api/locations", M{"latitude": 47.1, "longitude": 1.2, "name": "Cave"}).ID})
	b.Press("Save")
	b.Shows("Somebody else has changed this find in the meantime")
	b.Until(`document.querySelector("input[name=keep-place][value=mine]:checked")`)
	b.Shows("Pond")
	b.Click("#keep")
	b.At("/finds/" + f.ID)
	b.Shows("Saved")
	if got := exact(); got != "Pond" {
		t.Errorf("it is at %s", got)
	}
}

// TestPhotoPlace reads places from Exif as cameras write them.
func TestPhotoPlace(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, nil)
	b.Open("/about")
	read := func(photo []byte) (p *struct{ Lat, Lng float64 }) {
		list := make([]int, len(photo))
		for i, x := range photo {
			list[i] = int(x)
		}
		return Js[*struct{ Lat, Lng float64 }](b, `import("`+webclient.AssetPath("app/edit/exif.js")+`").then((m) => m.exifOf(new Blob([new Uint8Array(`+string(Must(json.Marshal(list)))+`)]))).then((e) => e.place)`)
	}
	small := Landscape(40, 30, 0.5)
	for _, at := range [][2]float64{{48.858222, 2.2945}, {-33.856784, 151.215297}, {-54.8, -68.3}, {0.001, -0.001}} {
		p := read(WithGPS(small, at[0], at[1]))
		if p == nil || math.Abs(p.Lat-at[0]) > 1e-6 || math.Abs(p.Lng-at[1]) > 1e-6 {
			t.Errorf("%v is read as %+v", at, p)
		}
	}
	whole := WithGPS(small, 48.858222, 2.2945)
	for name, photo := range map[string][]byte{"no Exif": small, "empty": {}, "cut": whole[:60], "cut in the values": whole[:130], "a lie": append(append([]byte{}, whole[:6]...), make([]byte, 200)...)} {
		if p := read(photo); p != nil {
			t.Errorf("%s is read as %+v", name, p)
		}
	}
}

// TestProviderButton: where there is an identity provider, signing in, joining
// and the settings lead to it.
func TestProviderButton(t *testing.T) {
	t.Parallel()
	idp := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(idp.Close)
	w := NewWorld(t, func(o *server.Options) {
		o.Accounts.Provider = &oidc.Config{Name: "Home", Issuer: idp.URL, ClientID: "finds", ClientSecret: "secret"}
	})
	b := w.Tab(t, nil)
	b.Open("/sign-in?next=/people")
	b.Shows("Sign in with Home")
	link := Must(url.Parse(Js[string](b, `document.querySelector("a[href^='/api/auth/oauth/']").href`)))
	if link.Path != "/api/auth/oauth/start" || link.Query().Get("redirect") != "/people" {
		t.Errorf("it leads to %s", link)
	}
	invite := Call[struct{ Link string }](w.User("eva"), "POST", "/api/invites", M{"uses": 1, "days": 1})
	b.Open(invite.Link)
	_, code, _ := strings.Cut(invite.Link, "#")
	b.Until(`document.querySelector("a[href='/api/auth/oauth/start?redirect=%2F']")`)
	cookie := Js[string](b, `(() => { // which only the start is sent
		let set = "";
		Object.defineProperty(document, "cookie", { set: (v) => { set = v; }, configurable: true });
		addEventListener("click", (e) => e.preventDefault(), { once: true });
		document.querySelector("a[href^='/api/auth/oauth/']").click();
		delete document.cookie;
		return set;
	})()`)
	if want := "finds_invite=" + code + "; Path=/api/auth/oauth; Max-Age=60; SameSite=Strict"; cookie != want {
		t.Errorf("the code is handed over in %q, want %q", cookie, want)
	}
	b.Allow("503 (Service Unavailable)")
	b.Do(chromedp.Navigate(w.URL + "/api/auth/oauth/start")) // which does not answer as one
	b.At("/sign-in")
	b.Shows("The sign-in service does not respond")
	in := w.Tab(t, w.User("ann"))
	in.Open("/settings/sign-in")
	in.Shows("This account is not linked.")
	in.Shows("Link to Home")
}

// TestLinkAsksPassword links an identity: the password is asked for before the
// browser leaves, and a change of the password offers to unlink it.
func TestLinkAsksPassword(t *testing.T) {
	t.Parallel()
	idp := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(idp.Close)
	w := NewWorld(t, func(o *server.Options) {
		o.Accounts.Provider = &oidc.Config{Name: "Home", Issuer: idp.URL, ClientID: "finds", ClientSecret: "secret"}
	})
	ann := w.User("ann").WithPassword()
	b := w.Tab(t, ann)
	b.Open("/settings/sign-in")
	b.Press("Link to Home")
	b.Fill("dialog #password", "a wrong sentence")
	b.Allow("403 (Forbidden)")
	b.Press("Continue")
	b.Shows("The current password is missing or wrong")
	b.Fill("dialog #password", Password)
	b.Allow("503 (Service Unavailable)")
	b.Press("Continue")
	b.Until(`document.body?.innerText.includes("The sign-in service does not respond")`)
	if err := w.Store.LinkIdentity(t.Context(), ann.ID, "", "somebody's"); err != nil {
		t.Fatal(err)
	}
	b.Open("/settings/sign-in")
	b.Shows("Also unlink from Home")
	b.Fill("#currentPassword", Password)
	b.Fill("#newPassword", "another long sentence")
	b.Click("#unlinkIdentity")
	b.Press("Save")
	b.Shows("This account is not linked.")
}

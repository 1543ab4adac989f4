package webtest

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
		body := must(io.ReadAll(r.Body)) // net/http reports that the client gave up only after the body is read
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
	w := newWorld(t)
	g := &gate{open: make(chan struct{})}
	letThrough := sync.OnceFunc(func() { close(g.open) })
	t.Cleanup(letThrough)
	held := func() string { return strconv.Itoa(int(g.held.Load())) }
	w.through(func(h http.Handler) http.Handler { g.service = h; return g })
	ann := w.user("ann")
	b := w.tab(t, ann)
	b.allow("415 (Unsupported Media Type)")
	b.allow("net::ERR_")
	b.open("/new?at=48.857,2.3413")
	var paths []string
	for i := range 3 {
		paths = append(paths, file(t, "photo.jpg", landscape(600, 400, float64(i)/3)))
	}
	b.upload("#files", paths...)
	b.until(`document.querySelectorAll(".shot.sending progress").length === 2 && document.querySelectorAll(".shot.waiting").length === 1`)
	b.until(`[...document.querySelectorAll(".shot img")].every((i) => i.naturalWidth === 600)`) // previews
	b.press("Cancel file 1")
	b.until(`document.querySelectorAll(".shot.sending").length === 2 && !document.querySelector(".shot.waiting")`)
	for held() != "2" || !js[bool](b, `[...document.querySelectorAll(".shot.sending .over")].filter((x) => x.innerText === "Processing …").length === 2`) {
		if t.Context().Err() != nil {
			t.Fatal("two uploads do not arrive; there are ", held())
		}
	}
	w.down.Store(true)
	b.upload("#files", file(t, "late.jpg", landscape(300, 300, 0.5)))
	b.press("Cancel file 1") // makes room for the one that finds the service away
	b.shows("Not sent yet")
	b.fill("#title", "In time")
	b.press("Publish")
	b.at("/waiting") // with both files, since the service is away
	b.shows("In time")
	w.down.Store(false)
	letThrough()
	b.press("Send now")
	b.shows("Nothing is waiting")
	finds := call[[]schema.Find](ann, "GET", "/api/finds", nil)
	if len(finds) != 1 || finds[0].Title != "In time" || len(finds[0].Media) != 2 {
		t.Errorf("%+v", finds)
	}

	b.open("/new?at=48.857,2.3413")
	b.upload("#files", file(t, "notes.jpg", []byte("not a picture at all")))
	b.shows("This file format is not supported")
	b.fill("#title", "Without it")
	b.press("Publish")
	b.shows("Some files were not uploaded.")
	b.press("Cancel file 1")
	b.press("Publish")
	b.until(`location.pathname.startsWith("/finds/")`)
	b.shows("Without it")
}

// TestEdit changes the title, the pictures and their order, and sees a conflict
// when another client has changed the find first.
func TestEdit(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	var pictures []any
	for _, hue := range []float64{0.1, 0.5, 0.9} {
		pictures = append(pictures, call[[]any](ann, "POST", "/api/media", landscape(600, 400, hue))...)
	}
	f := ann.find("The oldest bridge", true, 48.857, 2.3413, m{"media": pictures})
	b := w.tab(t, ann)
	b.allow("412 (Precondition Failed)")
	b.open("/finds/" + f.ID + "/edit")
	b.press("Remove file 2")
	b.until(`document.querySelectorAll(".shot.done").length === 2`)
	b.press("Move file 2 forward")
	b.upload("#files", file(t, "new.jpg", landscape(500, 700, 0.7)))
	b.until(`document.querySelectorAll(".shot.done").length === 3`)
	b.fill("#title", "The second oldest")
	b.click("#fold-audience summary")
	b.press("Friends only\nYou and your friends.")
	b.click("#fold-category summary")
	b.press("Water")
	b.until(`document.querySelector("#fold-category summary").innerText.includes("Water") && document.querySelector("#fold-audience summary").innerText.includes("Friends only")`)
	b.click("#place")
	b.until(`document.querySelector("#spot .leaflet-map-pane")`)
	js[any](b, `(document.querySelector("#spot").focus(), 1)`)
	const pane = `document.querySelector("#spot .leaflet-map-pane").getBoundingClientRect().left`
	before := js[float64](b, pane)
	b.keys(kb.ArrowRight)
	b.until(fmt.Sprintf("%s < %f", pane, before-70)) // close by, the service takes the location that is there
	b.shows("From the map.")
	b.press("Use this place")
	b.until(`!document.querySelector("dialog")`)
	b.press("Save")
	b.at("/finds/" + f.ID)
	b.shows("The second oldest")
	b.shows("Friends only")
	got := call[schema.Find](ann, "GET", "/api/finds/"+f.ID, nil)
	if len(got.Media) != 3 || got.Media[0].ID != f.Media[2].ID || got.Media[1].ID != f.Media[0].ID || got.Media[2].Height != 700 || got.IsPublic || got.Category == nil || *got.Category != "water" {
		t.Errorf("%+v", got)
	}
	if at := got.Location; got.LocationID == f.LocationID || at.Longitude <= f.Location.Longitude || at.Name != f.Location.Name {
		t.Errorf("the find has moved from %+v to %+v", *f.Location, *at)
	}
	b.open("/finds/" + f.ID + "/edit")
	b.fill("#title", "Mine")
	call[any](ann, "PUT", "/api/finds/"+f.ID, m{"title": "Of the other tab"})
	b.press("Save")
	b.shows("It has changed since you opened it")
	b.press("Keep my version")
	b.at("/finds/" + f.ID)
	b.shows("Mine")
}

// TestPhotoPlace reads places from Exif as cameras write them.
func TestPhotoPlace(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, nil)
	b.open("/about")
	read := func(photo []byte) (p *struct{ Lat, Lng float64 }) {
		list := make([]int, len(photo))
		for i, x := range photo {
			list[i] = int(x)
		}
		return js[*struct{ Lat, Lng float64 }](b, `import("`+webclient.AssetPath("app/photo.js")+`").then((m) => m.takenAt(new Blob([new Uint8Array(`+string(must(json.Marshal(list)))+`)])))`)
	}
	small := landscape(40, 30, 0.5)
	for _, at := range [][2]float64{{48.858222, 2.2945}, {-33.856784, 151.215297}, {-54.8, -68.3}, {0.001, -0.001}} {
		p := read(withGPS(small, at[0], at[1]))
		if p == nil || math.Abs(p.Lat-at[0]) > 1e-6 || math.Abs(p.Lng-at[1]) > 1e-6 {
			t.Errorf("%v is read as %+v", at, p)
		}
	}
	whole := withGPS(small, 48.858222, 2.2945)
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
	w := newWorld(t, func(o *server.Options) {
		o.Provider = &oidc.Config{Name: "Home", Issuer: idp.URL, ClientID: "finds", ClientSecret: "secret"}
	})
	b := w.tab(t, nil)
	b.open("/sign-in?next=/people")
	b.shows("Sign in with Home")
	link := must(url.Parse(js[string](b, `document.querySelector("a[href^='/api/auth/oauth/']").href`)))
	if link.Path != "/api/auth/oauth/start" || link.Query().Get("redirect") != "/people" {
		t.Errorf("it leads to %s", link)
	}
	invite := call[struct{ Link string }](w.user("eva"), "POST", "/api/invites", m{"uses": 1, "days": 1})
	b.open(invite.Link)
	_, code, _ := strings.Cut(invite.Link, "#")
	b.until(`document.querySelector("a[href='/api/auth/oauth/start?redirect=%2F']")`)
	cookie := js[string](b, `(() => { // which only the start is sent
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
	b.allow("503 (Service Unavailable)")
	b.do(chromedp.Navigate(w.url + "/api/auth/oauth/start")) // which does not answer as one
	b.at("/sign-in")
	b.shows("The sign-in service does not respond")
	in := w.tab(t, w.user("ann"))
	in.open("/settings")
	in.shows("This account is not linked.")
	in.shows("Link to Home")
}

// TestLinkAsksPassword links an identity: the password is asked for before the
// browser leaves, and a change of the password offers to unlink it.
func TestLinkAsksPassword(t *testing.T) {
	t.Parallel()
	idp := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(idp.Close)
	w := newWorld(t, func(o *server.Options) {
		o.Provider = &oidc.Config{Name: "Home", Issuer: idp.URL, ClientID: "finds", ClientSecret: "secret"}
	})
	ann := w.user("ann").withPassword()
	b := w.tab(t, ann)
	b.open("/settings")
	b.press("Link to Home")
	b.fill("dialog #password", "a wrong sentence")
	b.allow("403 (Forbidden)")
	b.press("Continue")
	b.shows("The current password is missing or wrong")
	b.fill("dialog #password", password)
	b.allow("503 (Service Unavailable)")
	b.press("Continue")
	b.until(`document.body?.innerText.includes("The sign-in service does not respond")`)
	if err := w.store.LinkIdentity(t.Context(), ann.id, "", "somebody's"); err != nil {
		t.Fatal(err)
	}
	b.open("/settings")
	b.shows("Also unlink from Home")
	b.fill("#currentPassword", password)
	b.fill("#newPassword", "another long sentence")
	b.click("#unlinkIdentity")
	b.press("Save")
	b.shows("This account is not linked.")
}

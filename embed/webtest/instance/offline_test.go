package instance

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/server"
)

// TestOffline reads what was seen while the service is away; what is written is
// kept until it can be sent.
func TestOffline(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ben := w.User("ben")
	w.User("ann").WithPassword()
	f := ben.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": Call[any](ben, "POST", "/api/media", Landscape(600, 400, 0.4))})
	b := w.Tab(t, nil)
	b.Allow("Failed to load resource")
	b.Allow("net::ERR_")
	b.Allow("FetchEvent")
	b.Allow("TypeError: the tile cannot be read") // of parts of the map that are not stored
	b.Open("/sign-in")
	b.Controlled()
	b.Open("/sign-in") // so that the worker has the page of a signed-out visitor
	b.Until(Kept + `.then((list) => list.includes("/"))`)
	b.Enter("ann")
	b.Until(`caches.match("/", { cacheName: "private-pages" }).then((r) => r?.text()).then((text) => text?.includes('"ann"'))`)
	b.Settled()
	b.Click(".find")
	b.At("/finds/" + f.ID)
	b.Shows("No comments yet.")
	b.Until(Kept + `.then((list) => list.includes("/api/finds/` + f.ID + `") && list.includes("/api/finds/` + f.ID + `/comments") && list.some((p) => p.startsWith("/api/media/")))`)

	for _, isOff := range []bool{true, false} {
		b.Call("lose the network", func(ctx context.Context) error {
			_, err := chromedp.Call(ctx, network.OverrideNetworkState, network.OverrideNetworkStateParams{Offline: isOff})
			return err
		})
		b.Until(fmt.Sprintf(`document.body.innerText.includes("Offline · 1 find is kept here") === %v`, isOff))
	}
	w.Down.Store(true)
	b.Do(chromedp.Reload())
	b.Shows("The oldest bridge")
	b.Shows("Can’t reach the server · saved copy")
	b.Until(`document.querySelector(".gallery img").naturalWidth > 0`)
	b.Fill("#comment", "Seen from the train")
	b.Press("Send")
	b.Until(`document.querySelector(".comment.waiting")?.innerText.includes("Waiting for the server") && document.querySelector("#comment").value === ""`)
	b.Fill("#comment", "And from the")
	b.Do(chromedp.Reload())
	b.Until(`document.querySelector(".comment.waiting .text")?.textContent === "Seen from the train" && document.querySelector("#comment").value === "And from the"`)
	b.Click(".tab.map")
	b.Until(`/Finds in view|1 find in view/.test(document.body.innerText)`) // whether the list was kept, or what the page has
	b.Shows("The oldest bridge")
	b.Until(`(([first, second]) => second && first.getBoundingClientRect().bottom <= second.getBoundingClientRect().top)([...document.querySelectorAll(".offline")])`)
	b.Open("/settings/appearance")
	b.Until(`document.querySelector("#theme") && document.querySelector("#language") && document.querySelector("#units")`) // which are of this device
	b.Open("/")
	b.Press("New find")
	b.At("/new")
	b.Fill("#title", "Written in a tunnel")

	w.Down.Store(false)
	b.Open("/finds/" + f.ID)
	b.Until(`document.querySelector(".comment:not(.waiting) .text")?.textContent === "Seen from the train"`)
	b.Open("/new")
	b.Click(".draft a")
	b.Shows("Your draft has been restored.")
	b.Until(`document.querySelector("#title").value === "Written in a tunnel"`)

	w.Through(func(http.Handler) http.Handler { // a proxy whose service is away
		return http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) { rw.WriteHeader(http.StatusBadGateway) })
	})
	b.Open("/finds/" + f.ID)
	b.Shows("The oldest bridge")
	b.Shows("saved copy")
	w.Through(func(h http.Handler) http.Handler { return h })
	if more := Js[[]string](b, `caches.open("private-media").then((c) => c.keys()).then((list) => list.map((r) => new URL(r.url).search).filter(Boolean))`); len(more) != 0 {
		t.Errorf("pictures are kept with %q", more)
	}
	Call[any](ben, "DELETE", "/api/finds/"+f.ID, nil)
	b.Do(chromedp.Reload())
	b.Shows("It was deleted, or it isn’t shared with you.")
	b.Until(Kept + `.then((list) => !list.includes("/api/finds/` + f.ID + `"))`)
}

// TestSignOutDropsCaches: nothing private stays in the browser, and nothing
// comes back by a request that was on its way.
func TestSignOutDropsCaches(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("A quiet bench", false, 48.857, 2.3413, M{"media": Call[any](ann, "POST", "/api/media", Landscape(600, 400, 0.4))})
	b := w.Tab(t, ann)
	b.Open("/")
	b.Controlled()
	b.Open("/finds/" + f.ID)
	b.Fill("#comment", "typed and not sent")
	b.Until(Kept + `.then((list) => list.includes("/") && list.includes("/api/finds/` + f.ID + `") && list.some((p) => p.startsWith("/api/media/")))`)
	b.Open("/settings")
	asked, answer := make(chan int, 1), make(chan int)
	w.Through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/api/friends" {
				h.ServeHTTP(rw, r)
				return
			}
			held := httptest.NewRecorder()
			h.ServeHTTP(held, r)
			asked <- held.Code
			<-answer
			maps.Copy(rw.Header(), held.Header())
			rw.Write(held.Body.Bytes())
		})
	})
	Js[any](b, `(window.held = fetch("/api/friends").then((r) => r.text()), 1)`)
	if code := <-asked; code != 200 {
		t.Fatalf("the list of friends: %d", code)
	}
	b.Click("#sign-out")
	b.At("/sign-in")
	if left := Js[[]string](b, Kept); len(left) != 0 {
		t.Errorf("left in the caches: %v", left)
	}
	if left := Js[string](b, `JSON.stringify({ ...localStorage, ...sessionStorage })`); strings.Contains(left, "typed") || strings.Contains(left, ann.ID) {
		t.Errorf("left in the storage: %s", left)
	}
	close(answer)
	Js[any](b, `held.then(() => fetch("/api/config")).then(() => 1)`)
	b.Until(Kept + `.then((list) => list.includes("/api/config"))`) // which was asked for after
	if Js[bool](b, Kept+`.then((list) => list.includes("/api/friends"))`) {
		t.Error("what was on its way at the sign-out is kept")
	}
	b.Allow("401 (Unauthorized)")
	b.Open("/finds/" + f.ID)
	b.At("/sign-in")
	b.Shows("Sign in")
}

// share posts a form with a photograph to where apps share to, from a page of no
// site, as Android does, or from one of another.
func share(b *Tab, from, photo string) { b.Helper(); shareTitled(b, from, photo, "A tower") }

func shareTitled(b *Tab, from, photo, title string) {
	b.Helper()
	shareForm(b, from, title, "Seen today", slices.Repeat([]string{photo}, 12)...)
}

// shareForm shares a title, a text and photos from a page.
func shareForm(b *Tab, from, title, text string, photos ...string) {
	b.Helper()
	files := ""
	if len(photos) > 0 {
		files = `<input type="file" name="file" multiple>`
	}
	b.Do(chromedp.Navigate(from))
	b.Call("write the form", func(ctx context.Context) error {
		tree, err := chromedp.Call(ctx, page.GetFrameTree, cdp.Empty{})
		if err != nil {
			return err
		}
		_, err = chromedp.Call(ctx, page.SetDocumentContent, page.SetDocumentContentParams{FrameID: tree.FrameTree.Frame.ID,
			HTML: `<form method="post" enctype="multipart/form-data" action="` + b.W.URL + `/share"><input name="title" value="` + title + `"><textarea name="text">` + text + `</textarea>` + files + `<button>share</button></form>`})
		return err
	})
	if len(photos) > 0 {
		b.Do(chromedp.SetUploadFiles(chromedp.CSS("input[type=file]"), photos))
	}
	b.Click("button")
	b.At("/new")
	b.Until(`document.querySelector("#title")`)
}

// leads stands for the servers of short links.
type leads struct{}

func (leads) RoundTrip(r *http.Request) (*http.Response, error) {
	header := http.Header{"Location": {"https://www.google.com/maps/place/Bakery+M%C3%BCller/data=!3d47.82!4d13.05"}}
	return &http.Response{StatusCode: 302, Header: header, Body: http.NoBody, Request: r}, nil
}

// TestSharedPlace shares a place of a map to the app, and pastes one where a place is chosen: it becomes the place and the title
// of the find, not before the user has taken it, and who is asked about a short link is said before.
func TestSharedPlace(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, func(o *server.Options) { o.Map.ResolveLinks, o.Map.LinkTransport = true, leads{} })
	b := w.Tab(t, w.User("ann"))
	b.Open("/about")
	b.Controlled()
	shareForm(b, "about:blank", "", "Café Central\nhttps://www.openstreetmap.org/?mlat=48.2104&amp;mlon=16.3655#map=18/48.2/16.3\nOpen from 8")
	b.Shows("Add it only if you have just shared it yourself.")
	if Js[bool](b, `document.body.innerText.includes("where the link leads")`) {
		t.Error("the page says that somebody is asked")
	}
	b.Press("Add to the find")
	b.Shows("From the search.")
	b.Until(`document.querySelector("#place").innerText.includes("Café Central") && document.querySelector("#title").value === "Café Central" && document.querySelector("#description").value === "Open from 8"`)

	b.Allow("422 (Unprocessable Entity)")
	b.Open("/about")
	shareForm(b, "about:blank", "A bakery", "https://maps.app.goo.gl/abcdef")
	b.Shows("This server asks maps.app.goo.gl where the link leads.")
	b.Press("Add to the find")
	b.Until(`document.querySelector("#place").innerText.includes("Bakery Müller") && document.querySelector("#title").value === "A bakery" && document.querySelector("#description").value === ""`)

	b.Open("/about")
	shareForm(b, "about:blank", "A page", "Lunch here, see https://example.org/menu\nhttps://example.org/about")
	b.Press("Add to the find")
	b.Until(`document.querySelector("#title").value === "A page" && document.querySelector("#description").value === "Lunch here, see https://example.org/menu\nhttps://example.org/about" && !document.querySelector(".say")`)

	b.Click("#place")
	b.Until(`document.querySelector("#spot-search-input")`)
	paste := func(text string) {
		b.Helper()
		Js[any](b, fmt.Sprintf(`(() => { const clipboardData = new DataTransfer(); clipboardData.setData("text/plain", %q); document.querySelector("#spot-search-input").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })); return 1; })()`, text))
	}
	paste("https://example.org/47.8,13.04")
	b.Shows("Links of this site cannot be read here.")
	b.Accessible("a text without a place")
	paste("https://www.google.com/maps/@47.8,13.04,12z")
	b.Shows("The middle of the map in the link. Check the place.")
	paste("An old mill\ngeo:47.81,13.04")
	b.Shows("From the search.")
	b.Until(`document.querySelector(".panel .at .strong").innerText === "An old mill"`)
	b.Press("Use this place")
	b.Until(`!document.querySelector("dialog")`)
	b.Until(`document.querySelector("#place").innerText.includes("An old mill")`)
	b.Until(`document.querySelector("#title").value === "A page"`)
}

// TestShareTarget shares photographs to the app: nothing is sent before the
// reader takes them, nothing is taken from another site, and it stays while one
// signs in again.
func TestShareTarget(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann").WithPassword()
	b := w.Tab(t, ann)
	b.Open("/about")
	b.Controlled()
	photo := File(t, "shared.jpg", WithGPS(Landscape(320, 240, 0.6), 48.8584, 2.2945))

	evil := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) { rw.Header().Set("Content-Type", "text/html") }))
	t.Cleanup(evil.Close)
	b.Allow("a request to " + evil.URL)
	share(b, evil.URL, photo)
	if Js[bool](b, `location.search !== "" || caches.has("private-share")`) {
		t.Error("something of another site is taken")
	}

	share(b, "about:blank", photo)
	b.Shows("Shared from another app or web page")
	b.Shows("Add it only if you have just shared it yourself.")
	b.Shows("10 files")
	b.Shows("2 files were left out: too large, or too many.")
	b.Fill("#title", "My own")
	b.Press("Discard")
	b.Until(`!document.querySelector("#offer") && document.querySelector("#title").value === "My own" && !document.querySelector(".shot.done")`)
	b.Until(`caches.has("private-share").then((has) => !has)`)

	share(b, "about:blank", photo)
	shareTitled(b, "about:blank", photo, "A bridge") // while the tower waits
	b.Shows("A tower")
	b.Press("Discard")
	b.Shows("A bridge")
	b.Press("Discard")
	b.Until(`caches.has("private-share").then((has) => !has)`)

	share(b, "about:blank", photo)
	b.Shows("10 files")
	b.Allow("401 (Unauthorized)")
	ann.End()
	b.Do(chromedp.Reload())
	b.At("/sign-in")
	b.Fill("#username", "ann")
	b.Fill("#password", Password)
	b.Press("Sign in")
	b.At("/new")
	b.Press("Add to the find")
	b.Until(`document.querySelectorAll(".shot").length === 10 && document.querySelector(".shot.done")`)
	b.Until(`document.querySelector("#title").value === "A tower" && document.querySelector("#description").value === "Seen today"`)
	b.Shows("From your photo")
	b.Until(`caches.has("private-share").then((has) => !has)`)
}

// TestInstallable asks the browser what it misses.
func TestInstallable(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, w.User("ann"))
	b.Open("/about")
	b.Controlled()
	b.Call("ask for the manifest", func(ctx context.Context) error {
		app, err := chromedp.Call(ctx, page.GetAppManifest, page.GetAppManifestParams{})
		if err != nil {
			return err
		}
		for _, e := range app.Errors {
			t.Errorf("manifest: %s", e.Message)
		}
		r, err := chromedp.Call(ctx, page.GetInstallabilityErrors, cdp.Empty{})
		for _, e := range r.InstallabilityErrors {
			if e.ErrorID != "in-incognito" { // the profile of a test
				t.Errorf("not installable: %s", e.ErrorID)
			}
		}
		return err
	})
}

// TestListOffline: what is said about a find in a list and a find taken out wait for the server, also after a restart.
func TestListOffline(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	wall, gate := ann.Find("Old wall", true, 48.86, 2.34), ann.Find("Old gate", true, 48.87, 2.35)
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Ruins"})
	path := "/api/lists/" + list.ID + "/finds"
	for _, f := range []schema.Find{wall, gate} {
		Call[any](ann, "PUT", path+"/"+f.ID, nil)
	}
	b := w.Tab(t, ann)
	b.Allow("Failed to load resource")
	b.Allow("net::ERR_")
	b.Allow("FetchEvent")
	b.Allow("TypeError: the tile cannot be read")
	b.Open("/lists/" + list.ID)
	b.Controlled()
	b.Open("/lists/" + list.ID)
	b.Shows("Old wall")
	b.Until(Kept + `.then((list) => list.includes("` + path + `") && list.includes("/"))`)
	w.Down.Store(true)
	b.Click("#find-" + wall.ID)
	b.Press("Note and rights")
	b.Fill("#note", "Bring boots")
	b.Press("Save")
	waits := func(f schema.Find, texts ...string) {
		t.Helper()
		for _, text := range texts {
			b.Until(fmt.Sprintf(`document.querySelector("#row-%s")?.innerText.includes(%q)`, f.ID, text))
		}
	}
	waits(wall, "Bring boots", "Note in a list · Waiting for the server")
	b.Click("#find-" + gate.ID)
	b.Press("Remove from list")
	waits(gate, "Removed from a list · Waiting for the server")
	b.Accessible("a list with what waits")
	b.Do(chromedp.Reload())
	waits(wall, "Bring boots", "Waiting for the server")
	waits(gate, "Removed from a list · Waiting for the server")
	b.Open("/waiting")
	b.Shows("Bring boots")
	b.Shows("Old gate")
	b.Accessible("the outbox with what waits of a list")
	b.Open("/lists/" + list.ID)
	waits(wall, "Bring boots", "Waiting for the server")

	w.Down.Store(false)
	Js[any](b, `dispatchEvent(new Event("online"))`)
	b.Until(fmt.Sprintf(`document.querySelector("#row-%s")?.innerText.includes("Bring boots") && !document.body.innerText.includes("Waiting for the server") && !document.querySelector("#row-%s")`, wall.ID, gate.ID))
	if finds := Call[[]schema.Find](ann, "GET", path, nil); len(finds) != 1 || finds[0].Listed.Note != "Bring boots" {
		t.Errorf("the list has %+v", finds)
	}
}

// TestListClosedMeanwhile: a find that waits is published though its list has closed, and the outbox says so until that is read.
func TestListClosedMeanwhile(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Family"})
	member := "/api/lists/" + list.ID + "/members/" + ben.ID
	Call[any](ann, "PUT", member, M{})
	Call[any](ben, "POST", "/api/lists/"+list.ID+"/join", M{})
	b := w.Tab(t, ben)
	b.Allow("Failed to load resource")
	b.Allow("net::ERR_")
	b.Open("/new?at=48.857,2.3413,14&list=" + list.ID)
	b.Until(`document.querySelector(".folds")?.innerText.includes("Family")`)
	w.Down.Store(true)
	b.Fill("#title", "Old oven")
	b.Press("Publish")
	b.At("/waiting")
	b.Shows("Old oven")
	Must(0, w.Store.Lists(w.Context(), ann.ID).RemoveMember(w.Context(), list.ID, ben.ID))
	w.Down.Store(false)
	// The first try learns that the list has closed, and the next one leaves it out.
	b.Until(`dispatchEvent(new Event("online")) && document.body.innerText.includes("Published, but not added to Family")`)
	b.Accessible("the outbox with a find whose list has closed")
	b.Open("/profile")
	b.Shows("Your find is published, but could not be added to every list.")
	b.Click(`.offline a[href="/waiting"]`)
	b.Press("Close")
	b.Shows("Nothing is waiting")
	b.Until(`!document.querySelector(".offline a[href='/waiting']")`)
	if finds := Call[[]schema.Find](ben, "GET", "/api/finds?includePrivate=1", nil); len(finds) != 1 || finds[0].Title != "Old oven" {
		t.Errorf("%+v", finds)
	}
}

// TestOfflineElsewhere: without a connection, each address has the page that was read last, but asks for nothing of the find that it was of.
func TestOfflineElsewhere(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	first, second := ann.Find("The first bridge", true, 48.857, 2.3413), ann.Find("The second bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	b.Allow("Failed to load resource")
	b.Allow("net::ERR_")
	b.Allow("FetchEvent")
	b.Allow("TypeError: the tile cannot be read")
	b.Open("/finds/" + second.ID)
	b.Controlled()
	b.Open("/finds/" + second.ID) // through the worker
	b.Until(Kept + `.then((list) => list.includes("/api/finds/` + second.ID + `"))`)
	b.Open("/finds/" + first.ID)
	b.Until(`caches.match("/", { cacheName: "private-pages" }).then((r) => r?.text()).then((text) => text?.includes("/api/finds/` + first.ID + `"))`)
	b.Settled()
	w.Down.Store(true)
	b.Open("/finds/" + second.ID)
	b.Shows("The second bridge")
	if n := Js[int](b, `performance.getEntriesByType("resource").filter((e) => e.name.includes("`+first.ID+`")).length`); n != 0 {
		t.Errorf("the page asks for another find %d times", n)
	}
}

package webtest

import (
	"context"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// kept are the addresses in the private caches.
const kept = `caches.keys().then((names) => Promise.all(names.filter((n) => n.startsWith("private")).map((n) => caches.open(n).then((c) => c.keys())))).then((lists) => lists.flat().map((r) => new URL(r.url).pathname))`

// TestOffline reads what was seen while the service is away; what is written is
// kept until it can be sent.
func TestOffline(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ben := w.user("ben")
	w.user("ann").withPassword()
	f := ben.find("The oldest bridge", true, 48.857, 2.3413, m{"media": call[any](ben, "POST", "/api/media", landscape(600, 400, 0.4))})
	b := w.tab(t, nil)
	b.allow("Failed to load resource")
	b.allow("net::ERR_")
	b.allow("FetchEvent")
	b.allow("TypeError: the tile cannot be read") // of parts of the map that are not stored
	b.open("/sign-in")
	b.controlled()
	b.open("/sign-in") // so that the worker has the page of a signed-out visitor
	b.until(kept + `.then((list) => list.includes("/"))`)
	b.enter("ann")
	b.until(`caches.match("/", { cacheName: "private-pages" }).then((r) => r?.text()).then((text) => text?.includes('"ann"'))`)
	b.settled()
	b.click(".find")
	b.at("/finds/" + f.ID)
	b.shows("No comments yet.")
	b.until(kept + `.then((list) => list.includes("/api/finds/` + f.ID + `") && list.includes("/api/finds/` + f.ID + `/comments") && list.some((p) => p.startsWith("/api/media/")))`)

	w.down.Store(true)
	b.do(chromedp.Reload())
	b.shows("The oldest bridge")
	b.shows("The server does not respond. This is a saved copy.")
	b.until(`document.querySelector(".gallery img").naturalWidth > 0`)
	b.fill("#comment", "Seen from the train")
	b.press("Send")
	b.until(`document.querySelector(".comment.waiting")?.innerText.includes("Waiting for the server") && document.querySelector("#comment").value === ""`)
	b.fill("#comment", "And from the")
	b.do(chromedp.Reload())
	b.until(`document.querySelector(".comment.waiting .text")?.textContent === "Seen from the train" && document.querySelector("#comment").value === "And from the"`)
	b.click(".tab.map")
	b.until(`/Finds in view|1 find here/.test(document.body.innerText)`) // whether the list was kept, or what the page has
	b.shows("The oldest bridge")
	b.until(`(([first, second]) => second && first.getBoundingClientRect().bottom <= second.getBoundingClientRect().top)([...document.querySelectorAll(".offline")])`)
	b.press("New find")
	b.at("/new")
	b.fill("#title", "Written in a tunnel")

	w.down.Store(false)
	b.open("/finds/" + f.ID)
	b.until(`document.querySelector(".comment:not(.waiting) .text")?.textContent === "Seen from the train"`)
	b.open("/new")
	b.click(".draft a")
	b.shows("Your draft has been restored.")
	b.until(`document.querySelector("#title").value === "Written in a tunnel"`)

	w.through(func(http.Handler) http.Handler { // a proxy whose service is away
		return http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) { rw.WriteHeader(http.StatusBadGateway) })
	})
	b.open("/finds/" + f.ID)
	b.shows("The oldest bridge")
	b.shows("This is a saved copy.")
	w.through(func(h http.Handler) http.Handler { return h })
	if more := js[[]string](b, `caches.open("private-media").then((c) => c.keys()).then((list) => list.map((r) => new URL(r.url).search).filter(Boolean))`); len(more) != 0 {
		t.Errorf("pictures are kept with %q", more)
	}
	call[any](ben, "DELETE", "/api/finds/"+f.ID, nil)
	b.do(chromedp.Reload())
	b.shows("It has been deleted, or you do not have access to it.")
	b.until(kept + `.then((list) => !list.includes("/api/finds/` + f.ID + `"))`)
}

// TestSignOutDropsCaches: nothing private stays in the browser, and nothing
// comes back by a request that was on its way.
func TestSignOutDropsCaches(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	f := ann.find("A quiet bench", false, 48.857, 2.3413, m{"media": call[any](ann, "POST", "/api/media", landscape(600, 400, 0.4))})
	b := w.tab(t, ann)
	b.open("/")
	b.controlled()
	b.open("/finds/" + f.ID)
	b.fill("#comment", "typed and not sent")
	b.until(kept + `.then((list) => list.includes("/") && list.includes("/api/finds/` + f.ID + `") && list.some((p) => p.startsWith("/api/media/")))`)
	b.open("/settings")
	asked, answer := make(chan int, 1), make(chan int)
	w.through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/api/friends" {
				h.ServeHTTP(rw, r)
				return
			}
			held := httptest.NewRecorder()
			h.ServeHTTP(held, r)
			asked <- held.Code
			<-answer
			rw.Header().Set("Content-Type", "application/json")
			rw.Write(held.Body.Bytes())
		})
	})
	js[any](b, `(window.held = fetch("/api/friends").then((r) => r.text()), 1)`)
	if code := <-asked; code != 200 {
		t.Fatalf("the list of friends: %d", code)
	}
	b.click("#sign-out")
	b.at("/sign-in")
	if left := js[[]string](b, kept); len(left) != 0 {
		t.Errorf("left in the caches: %v", left)
	}
	if left := js[string](b, `JSON.stringify({ ...localStorage, ...sessionStorage })`); strings.Contains(left, "typed") || strings.Contains(left, ann.id) {
		t.Errorf("left in the storage: %s", left)
	}
	close(answer)
	js[any](b, `held.then(() => fetch("/api/config")).then(() => 1)`)
	b.until(kept + `.then((list) => list.includes("/api/config"))`) // which was asked for after
	if js[bool](b, kept+`.then((list) => list.includes("/api/friends"))`) {
		t.Error("what was on its way at the sign-out is kept")
	}
	b.allow("401 (Unauthorized)")
	b.open("/finds/" + f.ID)
	b.at("/sign-in")
	b.shows("Sign in")
}

// share posts a form with a photograph to where apps share to, from a page of no
// site, as Android does, or from one of another.
func (b *tab) share(from, photo string) { b.Helper(); b.shareTitled(from, photo, "A tower") }

func (b *tab) shareTitled(from, photo, title string) {
	b.Helper()
	b.do(chromedp.Navigate(from))
	b.call("write the form", func(ctx context.Context) error {
		tree, err := chromedp.Call(ctx, page.GetFrameTree, cdp.Empty{})
		if err != nil {
			return err
		}
		_, err = chromedp.Call(ctx, page.SetDocumentContent, page.SetDocumentContentParams{FrameID: tree.FrameTree.Frame.ID,
			HTML: `<form method="post" enctype="multipart/form-data" action="` + b.w.url + `/share"><input name="title" value="` + title + `"><input name="text" value="Seen today"><input type="file" name="file" multiple><button>share</button></form>`})
		return err
	})
	b.do(chromedp.SetUploadFiles(chromedp.CSS("input[type=file]"), slices.Repeat([]string{photo}, 12)))
	b.click("button")
	b.at("/new")
	b.until(`document.querySelector("#title")`)
}

// TestShareTarget shares photographs to the app: nothing is sent before the
// reader takes them, nothing is taken from another site, and it stays while one
// signs in again.
func TestShareTarget(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann").withPassword()
	b := w.tab(t, ann)
	b.open("/about")
	b.controlled()
	photo := file(t, "shared.jpg", withGPS(landscape(320, 240, 0.6), 48.8584, 2.2945))

	evil := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) { rw.Header().Set("Content-Type", "text/html") }))
	t.Cleanup(evil.Close)
	b.allow("a request to " + evil.URL)
	b.share(evil.URL, photo)
	if js[bool](b, `location.search !== "" || caches.has("private-share")`) {
		t.Error("something of another site is taken")
	}

	b.share("about:blank", photo)
	b.shows("Shared from another app or web page")
	b.shows("Add it only if you have just shared it yourself.")
	b.shows("10 files")
	b.shows("2 files were left out: too large, or too many.")
	b.fill("#title", "My own")
	b.press("Discard")
	b.until(`!document.querySelector("#offer") && document.querySelector("#title").value === "My own" && !document.querySelector(".shot.done")`)
	b.until(`caches.has("private-share").then((has) => !has)`)

	b.share("about:blank", photo)
	b.shareTitled("about:blank", photo, "A bridge") // while the tower waits
	b.shows("A tower")
	b.press("Discard")
	b.shows("A bridge")
	b.press("Discard")
	b.until(`caches.has("private-share").then((has) => !has)`)

	b.share("about:blank", photo)
	b.shows("10 files")
	b.allow("401 (Unauthorized)")
	ann.end()
	b.do(chromedp.Reload())
	b.at("/sign-in")
	b.fill("#username", "ann")
	b.fill("#password", password)
	b.press("Sign in")
	b.at("/new")
	b.press("Add to the find")
	b.until(`document.querySelectorAll(".shot").length === 10 && document.querySelector(".shot.done")`)
	b.until(`document.querySelector("#title").value === "A tower" && document.querySelector("#description").value === "Seen today"`)
	b.shows("From the photo.")
	b.until(`caches.has("private-share").then((has) => !has)`)
}

// TestInstallable asks the browser what it misses.
func TestInstallable(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, w.user("ann"))
	b.open("/about")
	b.controlled()
	b.call("ask for the manifest", func(ctx context.Context) error {
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

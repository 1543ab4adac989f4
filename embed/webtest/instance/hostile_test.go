package instance

import (
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// stranger is what answers in place of the service. What the client makes of many more of them
// is in unit/answers.test.js and unit/worker.test.js.
type stranger struct {
	name   string
	status int
	header map[string]string
	body   string
}

func strangers(portal string) []stranger {
	page := map[string]string{"Content-Type": "text/html"}
	return []stranger{
		{"a proxy without a route", 200, nil, ""},
		{"a welcome page", 200, page, "<title>Welcome</title><h1>Welcome to the proxy</h1>"},
		{"forward authentication", 401, map[string]string{"Content-Type": "application/problem+json"}, `{"status":401,"code":"unauthorized"}`},
		{"a firewall", 403, page, "<h1>Forbidden</h1>"},
		{"Traefik", 404, map[string]string{"Content-Type": "text/plain"}, "404 page not found\n"},
		{"a gateway", 502, page, "<h1>Bad gateway</h1>"},
		{"a tunnel", 530, nil, "error code: 1033"},
		{"a portal", 302, map[string]string{"Location": portal}, ""},
	}
}

// ServeHTTP implements http.Handler.
func (s *stranger) ServeHTTP(w http.ResponseWriter, _ *http.Request) {
	for name, value := range s.header {
		w.Header().Set(name, value)
	}
	w.WriteHeader(s.status)
	fmt.Fprint(w, s.body)
}

// tap clicks an element where it is at that moment: notes about what waits move the page at any time.
func tap(b *Tab, selector string) {
	b.Helper()
	b.Until(fmt.Sprintf("document.querySelector(%q)", selector))
	Js[any](b, fmt.Sprintf("(document.querySelector(%q).click(), 1)", selector))
}

// tapText taps the button or link with a text.
func tapText(b *Tab, text string) {
	b.Helper()
	b.Until(fmt.Sprintf(`((e) => { e?.click(); return Boolean(e); })([...document.querySelectorAll("button, a")].filter((e) => e.checkVisibility() && (e.innerText.trim() === %[1]q || e.getAttribute("aria-label") === %[1]q)).pop())`, text))
}

// TestStrangers reads and writes while something else answers for the service: what is saved is
// shown, what is sent waits or is refused with a message, the session goes on, and once the service
// is back everything is sent once.
func TestStrangers(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	f := ben.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": Call[any](ben, "POST", "/api/media", Landscape(600, 400, 0.4))})
	mine := ann.Find("A quiet bench", true, 48.86, 2.35)
	portal := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) { fmt.Fprint(rw, "<h1>Accept the terms</h1>") }))
	t.Cleanup(portal.Close)
	all := strangers(portal.URL)
	var away atomic.Pointer[stranger] // nil while the service answers
	var stripped atomic.Bool          // whether the service is one that did not mark its answers
	var unchanged atomic.Int64        // answers with status 304
	w.Through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			s := away.Load()
			switch {
			case r.Header.Get("Authorization") != "": // of the test
				h.ServeHTTP(rw, r)
			case s != nil:
				s.ServeHTTP(rw, r)
			case r.URL.Path == "/api/lists":
				held := httptest.NewRecorder()
				h.ServeHTTP(held, r)
				if held.Code == http.StatusNotModified {
					unchanged.Add(1)
				}
				if stripped.Load() {
					held.Header().Del("X-Finds-Answer")
				}
				maps.Copy(rw.Header(), held.Header())
				rw.WriteHeader(held.Code)
				rw.Write(held.Body.Bytes())
			default:
				h.ServeHTTP(rw, r)
			}
		})
	})
	b := w.Tab(t, ann)
	for _, text := range []string{"Failed to load resource", "net::ERR_", "EventSource", "MIME type", "violation of connect-src", "Connecting to", "Refused to connect", "Content Security Policy",
		"Failed to update a ServiceWorker", "bad HTTP response code", "script resource is behind a redirect", "blocked by CORS", "has been blocked", "a request to " + portal.URL, "the tile cannot be read", "Failed to fetch"} {
		b.Allow(text)
	}
	b.Open("/")
	b.Controlled()
	b.Open("/finds/" + f.ID)
	b.Shows("No comments yet.")
	b.Until(Kept + `.then((list) => ["/", "/api/finds/` + f.ID + `", "/api/finds/` + f.ID + `/comments"].every((p) => list.includes(p)) && list.some((p) => p.startsWith("/api/media/")))`)

	var comments []string
	for i := range all {
		away.Store(&all[i])
		if all[i].status != 302 { // which is followed, so that users can sign in there
			Js[any](b, "(window.isOld = true, 1)")
			b.Do(chromedp.Reload())
			b.Until("!window.isOld")
			b.Shows("saved copy")
		}
		b.Shows("The oldest bridge")
		b.Until(`document.querySelector(".gallery img").naturalWidth > 0`)
		if i == 0 {
			tap(b, "#like")
		}
		comments = append(comments, "Seen through "+all[i].name)
		b.Fill("#comment", comments[i])
		tap(b, ".say-it .send")
		b.Until(fmt.Sprintf(`document.querySelector("#comment").value === "" && [...document.querySelectorAll(".comment.waiting .text")].map((e) => e.textContent).join() === %q`, strings.Join(comments, ",")))
		b.Until(`document.querySelector("#like").ariaPressed === "true"`)
	}
	away.Store(&all[2])
	b.Do(chromedp.Reload())
	b.Press("Load without it") // where a proxy asks for its own sign-in
	b.Until(`document.body.innerText.includes('"code":"unauthorized"')`)

	drained := func() {
		t.Helper()
		away.Store(nil)
		b.Open("/waiting")
		b.Until(`document.body.innerText.includes("Nothing is waiting") || (document.querySelector("main .end button")?.click(), false)`)
	}
	drained() // so that later messages are not replaced by those about what was sent
	next := 0
	refused := func(path string, act func(), shown string) {
		t.Helper()
		away.Store(nil)
		b.Open(path)
		b.Settled()
		away.Store(&all[next%len(all)])
		next++
		act()
		b.Shows("The server does not respond. Try again in a moment.") // and not the note about a copy
		b.Until(shown)
	}
	at := func(path string) string { return fmt.Sprintf("location.pathname === %q", path) }
	for range 2 {
		refused("/people/"+ben.ID, func() { tapText(b, "Add friend: ben") }, `document.querySelector('[aria-label="Add friend: ben"]')`)
		refused("/finds/"+f.ID, func() { tap(b, "#save"); tapText(b, "Want to go") }, `document.querySelector("#save").innerText === "Save"`)
		refused("/finds/"+mine.ID, func() { tap(b, "#find-menu"); tapText(b, "Delete") }, at("/finds/"+mine.ID))
		refused("/finds/"+mine.ID+"/edit", func() { b.Fill("#title", "A loud bench"); tapText(b, "Save") }, `document.querySelector("#title").value === "A loud bench"`)
		refused("/settings/notifications", func() { tap(b, ".switch input") }, at("/settings/notifications"))
	}

	photo := File(t, "one.jpg", Landscape(320, 240, 0.6))
	var titles []string
	for _, i := range []int{0, 1, 4, 5} {
		away.Store(nil)
		b.Open("/new?at=48.11,-1.67,14")
		away.Store(&all[i])
		b.Upload("#files", photo)
		b.Shows("Not sent yet; trying again soon")
		titles = append(titles, "Found through "+all[i].name)
		b.Fill("#title", titles[len(titles)-1])
		tapText(b, "Publish")
		b.At("/waiting")
		b.Shows("Publishes when you’re back online")
		b.Shows(titles[len(titles)-1])
	}

	drained()
	var got []string
	for _, c := range Call[[]schema.Comment](ann, "GET", "/api/finds/"+f.ID+"/comments", nil) {
		got = append(got, c.Content)
	}
	if slices.Sort(got); !slices.Equal(got, slices.Sorted(slices.Values(comments))) {
		t.Errorf("comments %q, want %q", got, comments)
	}
	if is := Call[schema.Find](ann, "GET", "/api/finds/"+f.ID, nil); !is.IsLiked || is.LikeCount != 1 || is.Saved != "" {
		t.Errorf("likes and saves: %+v", is)
	}
	if is := Call[schema.Find](ann, "GET", "/api/finds/"+mine.ID, nil); is.Title != "A quiet bench" {
		t.Errorf("the title is %q", is.Title)
	}
	if is := Call[[]schema.Friendship](ann, "GET", "/api/friends?status=pending", nil); len(is) != 0 {
		t.Errorf("friendships: %+v", is)
	}
	got = nil
	for _, x := range Call[[]schema.Find](ann, "GET", "/api/finds?userId="+ann.ID, nil) {
		if x.ID != mine.ID {
			got = append(got, fmt.Sprint(x.Title, len(x.Media)))
		}
	}
	want := make([]string, len(titles))
	for i, title := range titles {
		want[i] = title + "1"
	}
	if slices.Sort(got); !slices.Equal(got, slices.Sorted(slices.Values(want))) {
		t.Errorf("finds %q, want %q", got, want)
	}
	if Js[bool](b, `caches.match("/", { cacheName: "private-pages" }).then((r) => r.text()).then((text) => !text.includes("boot"))`) {
		t.Error("the saved page is not of Finds")
	}

	// An answer that the browser has of a service without the mark gets it with the 304.
	const mark = `fetch("/api/lists").then((r) => r.text().then(() => String(r.headers.get("X-Finds-Answer"))))`
	stripped.Store(true)
	if got := Js[string](b, mark); got != "null" {
		t.Fatalf("the mark is %s", got)
	}
	stripped.Store(false)
	if got := Js[string](b, mark); got != "1" || unchanged.Load() == 0 {
		t.Errorf("after %d answers that nothing has changed, the mark is %s", unchanged.Load(), got)
	}
}

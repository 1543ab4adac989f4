package webtest

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"finds/server"
	"finds/server/places"
)

// held is a service some of whose requests wait until they are let through.
type held struct {
	mu      sync.Mutex
	holds   map[string]chan struct{} // by what the address has in it
	came    map[string]int
	service http.Handler
}

// holding puts one in front of a service.
func (w *world) holding() *held {
	h := &held{holds: map[string]chan struct{}{}, came: map[string]int{}}
	w.through(func(service http.Handler) http.Handler { h.service = service; return h })
	return h
}

// hold makes requests wait whose address has part in it, until the function is
// called that it returns.
func (h *held) hold(part string) (release func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	c := make(chan struct{})
	h.holds[part] = c
	return sync.OnceFunc(func() {
		h.mu.Lock()
		delete(h.holds, part)
		h.mu.Unlock()
		close(c)
	})
}

// count tells how many requests waited for a part.
func (h *held) count(part string) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.came[part]
}

func (h *held) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	var wait chan struct{}
	for part, c := range h.holds {
		if strings.Contains(r.URL.String(), part) {
			wait = c
			h.came[part]++
		}
	}
	h.mu.Unlock()
	if wait != nil {
		select {
		case <-wait:
		case <-r.Context().Done():
			return
		}
	}
	h.service.ServeHTTP(w, r)
}

// waits waits until a request waits for a part.
func (b *tab) waits(h *held, part string) {
	b.Helper()
	for h.count(part) == 0 {
		if b.ctx.Err() != nil {
			b.Fatal("no request with ", part)
		}
		js[any](b, `new Promise((next) => requestAnimationFrame(() => next(1)))`)
	}
}

// TestPlaceProvider: a provider that is asked for whole texts alone is reached
// with Enter, and by the last row; whom the proposals are from is told.
func TestPlaceProvider(t *testing.T) {
	t.Parallel()
	google := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body := string(must(io.ReadAll(r.Body)))
		w.Header().Set("Content-Type", "application/json")
		list := `{"id":"x","displayName":{"text":"Rue de Paris"},"formattedAddress":"Rennes","location":{"latitude":48.1,"longitude":-1.6}}`
		if strings.Contains(body, `"paris"`) {
			list += `,{"id":"y","displayName":{"text":"Paris Bar"},"formattedAddress":"Berlin","location":{"latitude":52.5,"longitude":13.3}}`
		}
		fmt.Fprintf(w, `{"places":[%s]}`, list)
	}))
	t.Cleanup(google.Close)
	w := newWorld(t, func(o *server.Options) {
		o.Geocoder = &places.Config{Name: places.Google, URL: must(url.Parse(google.URL)), Key: "key"}
	})
	b := w.tab(t, w.user("ann"))
	b.open("/?at=20,10,3")
	b.settled()
	b.click("#places-input")
	b.keys("paris")
	b.until(`document.querySelector("#places-0 .name")?.innerText === "Paris" && document.querySelector(".proposals").innerText.includes("GeoNames, CC BY 4.0")`)
	b.accessible("proposals with a row that asks the provider")
	b.keys(kb.ArrowUp + kb.Enter) // the last row
	b.until(`document.querySelector("#places-1 .name")?.innerText === "Paris Bar" && document.querySelector(".proposals").innerText.includes("Google Maps")`)
	if n := js[int](b, `document.querySelectorAll("#places-list li").length`); n != 2 {
		t.Errorf("%d rows once the whole text is answered", n)
	}
	b.keys(kb.Enter)
	b.until(`document.querySelector("#places-input").value === "Rue de Paris" && location.search.includes("48.1")`)
	b.fill("#places-input", "paris, rue de")
	b.keys(kb.Enter) // one answer is taken
	b.until(`document.querySelector("#places-input").value === "Rue de Paris"`)
}

// TestPlaceSearchInTime: an answer that comes late changes nothing.
func TestPlaceSearchInTime(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	h := w.holding()
	b := w.tab(t, w.user("ann"))
	b.open("/?at=20,10,3")
	b.settled()
	b.click("#places-input")
	b.keys("mun")
	b.until(`document.querySelector("#places-0 .name")?.innerText === "Munich"`)
	b.fill("#places-input", "rennes")
	b.keys(kb.Enter) // at once, as fast typists do
	b.until(`document.querySelector("#places-input").value === "Rennes" && location.search.includes("48.112")`)

	b.fill("#places-input", "pari")
	b.until(`document.querySelector("#places-0 .name")?.innerText === "Paris"`)
	release := h.hold("query=paris")
	b.keys("s")
	b.waits(h, "query=paris")
	b.keys(kb.Escape)
	b.fill("#places-input", "munich")
	b.until(`document.querySelector("#places-0 .name")?.innerText === "Munich"`)
	b.click("#places-0")
	release()
	b.until(`location.search.includes("48.137")`)
	if open := js[string](b, `fetch("/api/places?query=paris").then(() => document.querySelector("#places-input").getAttribute("aria-expanded"))`); open != "false" {
		t.Error("a late answer opens the list")
	}
	b.fill("#places-input", "東")
	b.shows("No place of that name.")
}

package webtest

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"finds/server"
	"finds/server/places"
)

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
	h := w.newFront()
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
	b.waits(h, "query=paris", 1)
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

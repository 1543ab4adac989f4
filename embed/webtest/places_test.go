package webtest

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"finds/server"
	"finds/server/places"
)

// TestPlaceProvider: Enter and the last row reach a provider that searches only
// complete texts, and the proposals name their provider.
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
	b.keys(kb.ArrowUp + kb.ArrowUp + kb.Enter) // the row before that of all finds with the text
	b.until(`document.querySelector("#places-1 .name")?.innerText === "Paris Bar" && document.querySelector(".proposals").innerText.includes("Google Maps")`)
	if n := js[int](b, `document.querySelectorAll("#places-list li").length`); n != 3 {
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
	b.until(`!document.querySelector(".far")`) // the map shows half the world
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
	b.shows("No places named “東”")
}

// TestPlaceSearchWaits: while the places are unpacked the search asks again by
// itself.
func TestPlaceSearchWaits(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	var asked atomic.Int64
	w.through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/api/places" && asked.Add(1) < 3 {
				rw.Header().Set("Retry-After", "1")
				rw.Header().Set("Content-Type", "application/problem+json")
				rw.WriteHeader(http.StatusServiceUnavailable)
				io.WriteString(rw, `{"status":503,"code":"unavailable","detail":"the places are being unpacked"}`)
				return
			}
			h.ServeHTTP(rw, r)
		})
	})
	b := w.tab(t, w.user("ann"))
	b.allow("503 (Service Unavailable)")
	b.open("/?at=20,10,3")
	b.settled()
	b.click("#places-input")
	b.keys("paris")
	b.shows("Place search is getting ready")
	b.until(`document.querySelector("#places-0 .name")?.innerText === "Paris"`)
}

// TestMapFills: the map is as high as the window leaves, also when one comes to
// it from another screen, whose heading has the focus.
func TestMapFills(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, w.user("ann"))
	b.do(chromedp.EmulateViewport(1200, 823))
	b.open("/friends")
	b.press("Map")
	b.until(`document.activeElement.tagName === "H1"`)
	b.until(`document.querySelector(".leaflet-container")?.clientHeight > innerHeight / 2`)
}

// TestSearchDistance: rows of the search say how far away they are, from the middle of a map or
// from the user where the browser gives that point without asking.
func TestSearchDistance(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	ann.find("Munich model railway", true, 48.137, 13.575)
	b := w.tab(t, ann)
	b.open("/settings")
	b.until(`document.querySelector("#units")`)
	js[any](b, `(() => { const e = document.querySelector("#units"); e.value = "km"; e.dispatchEvent(new Event("change")); })()`)
	b.open("/?at=48.137,12.575,10")
	b.settled()
	b.click("#places-input")
	b.keys("munich")
	b.until(`document.querySelector("#places-0 .far")?.innerText === "74 km"`)
	b.until(`document.querySelector("[data-kind=find] .far")?.innerText === "74 km"`)
	b.until(`!document.querySelector("[data-kind=words] .far")`)
	b.accessible("proposals with distances")

	js[any](b, `{
		navigator.permissions.query = async () => ({ state: "granted" });
		navigator.geolocation.getCurrentPosition = (took) => took({ coords: { latitude: 48.137, longitude: 13.574 } });
		1;
	}`)
	b.press("Feed")
	b.until(`document.title.startsWith("What")`)
	b.press("Map")
	b.settled()
	b.click("#places-input")
	b.keys("munich")
	b.until(`document.querySelector("[data-kind=find] .far")?.innerText === "74 m"`)
}

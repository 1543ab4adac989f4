package maps

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

	. "finds/embed/webtest"
	"finds/server"
	"finds/server/places"
)

// TestPlaceProvider: Enter and the last row reach a provider that searches only
// complete texts, and the proposals name their provider.
func TestPlaceProvider(t *testing.T) {
	t.Parallel()
	google := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body := string(Must(io.ReadAll(r.Body)))
		w.Header().Set("Content-Type", "application/json")
		list := `{"id":"x","displayName":{"text":"Rue de Paris"},"formattedAddress":"Rennes","location":{"latitude":48.1,"longitude":-1.6}}`
		if strings.Contains(body, `"paris"`) {
			list += `,{"id":"y","displayName":{"text":"Paris Bar"},"formattedAddress":"Berlin","location":{"latitude":52.5,"longitude":13.3}}`
		}
		fmt.Fprintf(w, `{"places":[%s]}`, list)
	}))
	t.Cleanup(google.Close)
	w := NewWorld(t, func(o *server.Options) {
		o.Map.Geocoder = &places.Config{Name: places.Google, URL: Must(url.Parse(google.URL)), Key: "key"}
	})
	b := w.Tab(t, w.User("ann"))
	b.Open("/?at=20,10,3")
	b.Settled()
	b.Click("#places-input")
	b.Keys("paris")
	b.Until(`document.querySelector("#places-0 .name")?.innerText === "Paris" && document.querySelector(".proposals").innerText.includes("GeoNames, CC BY 4.0")`)
	b.Accessible("proposals with a row that asks the provider")
	b.Keys(kb.ArrowUp + kb.ArrowUp + kb.Enter) // the row before that of all finds with the text
	b.Until(`document.querySelector("#places-1 .name")?.innerText === "Paris Bar" && document.querySelector(".proposals").innerText.includes("Google Maps")`)
	if n := Js[int](b, `document.querySelectorAll("#places-list li").length`); n != 3 {
		t.Errorf("%d rows once the whole text is answered", n)
	}
	b.Keys(kb.Enter)
	b.Until(`document.querySelector("#places-input").value === "Rue de Paris" && location.search.includes("48.1")`)
	b.Fill("#places-input", "paris, rue de")
	b.Keys(kb.Enter) // one answer is taken
	b.Until(`document.querySelector("#places-input").value === "Rue de Paris"`)
}

// TestPlaceSearchInTime: an answer that comes late changes nothing.
func TestPlaceSearchInTime(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	h := w.NewFront()
	b := w.Tab(t, w.User("ann"))
	b.Open("/?at=20,10,3")
	b.Settled()
	b.Click("#places-input")
	b.Keys("mun")
	b.Until(`document.querySelector("#places-0 .name")?.innerText === "Munich"`)
	b.Until(`!document.querySelector(".far")`) // the map shows half the world
	b.Fill("#places-input", "rennes")
	b.Keys(kb.Enter) // at once, as fast typists do
	b.Until(`document.querySelector("#places-input").value === "Rennes" && location.search.includes("48.112")`)

	b.Fill("#places-input", "pari")
	b.Until(`document.querySelector("#places-0 .name")?.innerText === "Paris"`)
	release := h.Hold("query=paris")
	b.Keys("s")
	b.Waits(h, "query=paris", 1)
	b.Keys(kb.Escape)
	b.Fill("#places-input", "munich")
	b.Until(`document.querySelector("#places-0 .name")?.innerText === "Munich"`)
	b.Click("#places-0")
	release()
	b.Until(`location.search.includes("48.137")`)
	if open := Js[string](b, `fetch("/api/places?query=paris").then(() => document.querySelector("#places-input").getAttribute("aria-expanded"))`); open != "false" {
		t.Error("a late answer opens the list")
	}
	b.Fill("#places-input", "東")
	b.Shows("No places named “東”")
}

// TestPlaceSearchWaits: while the places are unpacked the search asks again by
// itself.
func TestPlaceSearchWaits(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	var asked atomic.Int64
	w.Through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/api/places" && asked.Add(1) < 3 {
				rw.Header().Set("Retry-After", "1")
				rw.Header().Set("Content-Type", "application/problem+json")
				rw.Header().Set("X-Finds-Answer", "1")
				rw.WriteHeader(http.StatusServiceUnavailable)
				io.WriteString(rw, `{"status":503,"code":"unavailable","detail":"the places are being unpacked"}`)
				return
			}
			h.ServeHTTP(rw, r)
		})
	})
	b := w.Tab(t, w.User("ann"))
	b.Allow("503 (Service Unavailable)")
	b.Open("/?at=20,10,3")
	b.Settled()
	b.Click("#places-input")
	b.Keys("paris")
	b.Shows("Place search is getting ready")
	b.Until(`document.querySelector("#places-0 .name")?.innerText === "Paris"`)
}

// TestMapFills: the map is as high as the window leaves, also when one comes to
// it from another screen, whose heading has the focus.
func TestMapFills(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, w.User("ann"))
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Open("/friends")
	b.Press("Map")
	b.Until(`document.activeElement.tagName === "H1"`)
	b.Until(`document.querySelector(".leaflet-container")?.clientHeight > innerHeight / 2`)
}

// TestSearchDistance: rows of the search say how far away they are from the user, where the browser gives that point without
// asking, and nothing else.
func TestSearchDistance(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("Munich model railway", true, 48.137, 13.575)
	b := w.Tab(t, ann)
	b.Open("/settings/appearance")
	b.Until(`document.querySelector("#units")`)
	Js[any](b, `(() => { const e = document.querySelector("#units"); e.value = "km"; e.dispatchEvent(new Event("change")); })()`)
	b.Open("/?at=48.137,12.575,10")
	b.Settled()
	b.Click("#places-input")
	b.Keys("munich")
	b.Until(`document.querySelector("#places-0") && document.querySelector("[data-kind=find]")`)
	b.Until(`!document.querySelector("#places-list .far")`)
	b.Accessible("proposals with distances")

	Js[any](b, `{
		navigator.permissions.query = async () => ({ state: "granted" });
		navigator.geolocation.getCurrentPosition = (took) => took({ coords: { latitude: 48.137, longitude: 13.574 } });
		1;
	}`)
	b.Press("Feed")
	b.Until(`document.title.startsWith("What")`)
	b.Press("Map")
	b.Settled()
	b.Click("#places-input")
	b.Keys("munich")
	b.Until(`document.querySelector("[data-kind=find] .far")?.innerText === "74 m"`)
	b.Until(`!document.querySelector("[data-kind=words] .far")`)
	b.Accessible("proposals with distances from the user")
}

// TestSameName: a place of one find has no heading; the row has its name, unless that is the title of the find.
func TestSameName(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("Boulder 1", true, 48.9, 2.3, M{"at": "Boulder 1"})
	ann.Find("Boulder 2", true, 48.91, 2.31, M{"at": "The rocks"})
	b := w.Tab(t, ann)
	b.Open("/?at=48.9,2.3,12")
	b.Settled()
	b.Until(`document.querySelectorAll("#list a.find").length === 2`)
	if got := Js[string](b, `[...document.querySelectorAll("#list h3 button")].map((e) => e.innerText).join()`); got != "" {
		t.Errorf("the headings are %q", got)
	}
	if got := Js[string](b, `[...document.querySelectorAll("#list .line")].map((e) => e.innerText.split(" · ")[0]).sort().join()`); got != "The rocks,ann" {
		t.Errorf("the rows begin with %q", got)
	}
	b.Accessible("places without a heading")
	b.Open("/people/" + ann.ID)
	b.Press("List")
	b.Until(`[...document.querySelectorAll("a.find .what")].map((e) => e.innerText.split("Boulder 1").length).sort().join() === "1,2"`)
}

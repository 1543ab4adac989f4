package places

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/places"
	. "finds/server/servertest"
	"finds/store/storetest"
)

// geocoder is a provider on loopback.
type geocoder struct {
	*httptest.Server
	calls  atomic.Int32
	answer atomic.Pointer[http.HandlerFunc]
}

const googleKey = "AIzaSySecretKeyOfTheOperator"

// newGeocoder starts a geocoder, and returns it with the option that configures it.
func newGeocoder(t *testing.T, name string, answer http.HandlerFunc) (*geocoder, func(*server.Options)) {
	t.Helper()
	g := &geocoder{}
	g.answer.Store(&answer)
	g.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		g.calls.Add(1)
		w.Header().Set("Content-Type", "application/json")
		(*g.answer.Load())(w, r)
	}))
	t.Cleanup(g.Close)
	u := Must(url.Parse(g.URL))
	return g, func(o *server.Options) {
		o.Map.Geocoder = &places.Config{Name: name, URL: u, Key: googleKey}
		o.Network.BaseURL = Must(url.Parse("https://finds.example.org"))
	}
}

func say(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, text) }
}

// TestGeocoder: the provider answers up to its rate; when it fails the gazetteer
// answers, and the response names it.
func TestGeocoder(t *testing.T) {
	t.Parallel()
	g, use := newGeocoder(t, places.Google, func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("X-Goog-Api-Key") != googleKey || r.UserAgent() != "Finds/test (https://finds.example.org)" {
			w.WriteHeader(403)
		}
		io.WriteString(w, `{"places":[{"id":"x","displayName":{"text":"Paris by Google"},"formattedAddress":"France","location":{"latitude":48.85,"longitude":2.35}}]}`)
	})
	a := NewAPI(t, "sqlite", use)
	ann, ben := a.As("ann"), a.As("ben")
	list, res := ann.Places("query=paris")
	if len(list) != 1 || list[0] != (schema.FoundPlace{ID: "google:x", Name: "Paris by Google", Address: "France", Latitude: 48.85, Longitude: 2.35, Attribution: "Google Maps"}) || res.Header.Get("X-Places-Source") != "google" {
		t.Fatalf("%d %v %s", res.Status, res.Header, res.Body)
	}
	ben.Places("query=paris") // from what is kept
	if _, res := ann.Places("query=par&typing=true"); res.Header.Get("X-Places-Source") != "gazetteer" || g.calls.Load() != 1 {
		t.Errorf("while typing: %v, %d calls", res.Header, g.calls.Load())
	}
	fails := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.Error(w, "no "+r.Header.Get("X-Goog-Api-Key"), 500)
	})
	g.answer.Store(&fails)
	list, res = ann.Places("query=parigi")
	if len(list) != 1 || list[0].ID != "geonames:2988507" || res.Header.Get("X-Places-Source") != "gazetteer;instead-of=google" {
		t.Errorf("when it fails: %v %s", res.Header, res.Body)
	}
	for i := range 28 {
		ann.Places(fmt.Sprint("query=place", i))
	}
	res = ann.Do("GET", "/api/places?query=one-more", nil)
	if res.Status != 429 || res.Header.Get("Retry-After") != "2" || g.calls.Load() != 30 {
		t.Errorf("after 30 calls: %d %v, %d calls", res.Status, res.Header, g.calls.Load())
	}
	if _, res := ann.Places("query=paris"); res.Status != 200 || res.Header.Get("X-Places-Source") != "google" {
		t.Errorf("what is kept: %d", res.Status)
	}
	if _, res := ben.Places("query=one-more"); res.Status != 200 {
		t.Errorf("another user: %d", res.Status)
	}
	a.Clock.Add(2 * time.Second)
	if _, res := ann.Places("query=one-more"); res.Status != 200 {
		t.Errorf("two seconds later: %d", res.Status)
	}
	config := a.Anonymous().Do("GET", "/api/config", nil)
	if !strings.Contains(string(config.Body), `"places":{"source":"google","attribution":"Google Maps; GeoNames, CC BY 4.0","shortLinks":false}`) {
		t.Errorf("%s", config.Body)
	}
	if all := a.ServiceLog.String() + string(config.Body) + string(res.Body) + a.Contents(); strings.Contains(all, googleKey) || strings.Contains(all, g.URL) || !strings.Contains(all, "status 500") {
		t.Errorf("the key or the address leaked, or the failure is not logged:\n%s", a.ServiceLog)
	}
}

// A provider is asked for names in the first language of who asks.
func TestGeocoderLanguage(t *testing.T) {
	t.Parallel()
	var asked atomic.Pointer[string]
	_, use := newGeocoder(t, places.Nominatim, func(w http.ResponseWriter, r *http.Request) {
		lang := r.URL.Query().Get("accept-language")
		asked.Store(&lang)
		io.WriteString(w, "[]")
	})
	a := NewAPI(t, "sqlite", use)
	ann := a.As("ann")
	for header, want := range map[string]string{"de-AT, de;q=0.9": "de-AT", "fr;q=0.5,en": "fr", " pt ": "pt", "zh-Hant-TW": "zh-Hant-TW", "": "", "*": "", "x&key=1": "", "de-AT-u-co-phonebk": "", strings.Repeat("a", 5000): ""} {
		res := ann.Do("GET", "/api/places?query=wien", nil, "Accept-Language", header)
		if got := asked.Swap(nil); res.Status != 200 || got == nil || *got != want {
			if got != nil || want != "" { // the same question as before it, of no language
				t.Errorf("%.20q: %d, asked for %v, want %q", header, res.Status, got, want)
			}
		}
		a.Clock.Add(time.Second)
	}
}

// The public Nominatim is called once a second by all together, and never while
// somebody types; processes that share a database take turns.
func TestNominatimTurns(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		g, use := newGeocoder(t, places.Nominatim, say(`[{"lat":"1","lon":"2","name":"Theirs","display_name":"Theirs, There"}]`))
		secret := func(o *server.Options) { o.Secret = make([]byte, 32) } // which processes share
		a := NewAPI(t, engine, use, secret)
		b := a
		if engine == "postgres" {
			b = NewAPI(t, "sqlite", use, secret, func(o *server.Options) { o.Store, o.Now = a.Store, a.Clock.Now })
		}
		ann := a.As("ann")
		there := &User{A: b, ID: ann.ID, Name: "ann", Token: ann.Token}
		expect := func(u *User, query, source string, calls int32) {
			t.Helper()
			if _, res := u.Places(query); res.Header.Get("X-Places-Source") != source || g.calls.Load() != calls {
				t.Errorf("%s: %q after %d calls, want %q after %d", query, res.Header.Get("X-Places-Source"), g.calls.Load(), source, calls)
			}
		}
		for _, text := range []string{"be", "ber", "berl"} {
			expect(ann, "typing=true&query="+text, "gazetteer", 0)
		}
		expect(ann, "query=berlin", "nominatim", 1)
		expect(there, "query=potsdam", "gazetteer;instead-of=nominatim", 1) // the clock stands still, so its turn does not come
		a.Clock.Add(time.Second)
		expect(there, "query=potsdam", "nominatim", 2)
	})
}

// One that hangs is not waited for: its request is cancelled, and the built-in places answer.
func TestGeocoderHangs(t *testing.T) {
	t.Parallel()
	_, use := newGeocoder(t, places.Photon, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	a := NewAPI(t, "sqlite", use)
	ann := a.As("ann")
	ann.Places("query=p") // the gazetteer is ready
	list, res := ann.Places("query=paris&lat=33&lng=-95")
	if len(list) != 2 || res.Header.Get("X-Places-Source") != "gazetteer;instead-of=photon" {
		t.Errorf("%v %s", res.Header, res.Body)
	}
}

// What an upstream may do else: it is the gazetteer that answers.
func TestGeocoderMisbehaves(t *testing.T) {
	t.Parallel()
	canary, _ := newGeocoder(t, places.Photon, say("{}"))
	for name, answer := range map[string]http.HandlerFunc{
		"redirects": func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, canary.URL, http.StatusFound) },
		"HTML": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			io.WriteString(w, "<p>{}")
		},
		"10 MB":   say(`{"features":[` + strings.Repeat(" ", 10<<20) + `]}`),
		"garbage": say("\xff\xfe"),
		"no list": say(`{"message":"index is loading"}`),
	} {
		_, use := newGeocoder(t, places.Photon, answer)
		ann := NewAPI(t, "sqlite", use).As("ann")
		if list, res := ann.Places("query=paris"); len(list) != 2 || res.Header.Get("X-Places-Source") != "gazetteer;instead-of=photon" {
			t.Errorf("%s: %v %s", name, res.Header, res.Body)
		}
	}
	if canary.calls.Load() != 0 {
		t.Error("a redirect was followed")
	}
}

package places_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server/places"
)

const key = "AIzaSyTheSecretKey"

// upstream is a provider on loopback that answers what a test says.
type upstream struct {
	*httptest.Server
	answer http.HandlerFunc
	asked  *http.Request
	body   []byte
}

func newUpstream(t *testing.T, answer http.HandlerFunc) *upstream {
	t.Helper()
	u := &upstream{answer: answer}
	u.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		u.asked = r.Clone(context.Background())
		u.body, _ = io.ReadAll(r.Body)
		u.answer(w, r)
	}))
	t.Cleanup(u.Close)
	return u
}

// provider makes one of a name that calls the upstream, as the server does.
func (u *upstream) provider(t *testing.T, name string) places.Provider {
	t.Helper()
	address, err := url.Parse(u.URL)
	if err != nil {
		t.Fatal(err)
	}
	c := places.Config{Name: name, URL: address, Key: key}
	return places.NewProvider(c, "Finds/test (https://finds.example.org)")
}

// raw writes text to the connection, which need not be HTTP.
func raw(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		if c, _, err := http.NewResponseController(w).Hijack(); err == nil {
			io.WriteString(c, text)
			c.Close()
		}
	}
}

func send(kind, text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		io.WriteString(w, text)
	}
}

// recorded answers what a provider has answered.
func recorded(t *testing.T, name string) http.HandlerFunc {
	t.Helper()
	b, err := os.ReadFile("testdata/" + name + ".json")
	if err != nil {
		t.Fatal(err)
	}
	return send("application/json; charset=utf-8", string(b))
}

const licence = "Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright"

// The suite that every provider passes: each is asked as its interface has it,
// and what it answered becomes places.
var providers = map[string]struct {
	method, path  string
	params        url.Values // of a question with a point
	body          string     // likewise
	want          []schema.FoundPlace
	nothing, many string // answers
}{
	places.Google: {
		method: "POST", path: "/v1/places:searchText", params: url.Values{},
		body: `{"textQuery":"madison \u0026 co","maxResultCount":5,"locationBias":{"circle":{"center":{"latitude":40.75,"longitude":-73.99},"radius":50000}}}`,
		want: []schema.FoundPlace{{ID: "google:ChIJhRwB-yFawokR5Phil-QQ3zM", Name: "Madison Square Garden", Address: "4 Pennsylvania Plaza, New York, NY, United States",
			Latitude: 40.750504, Longitude: -73.993439, Attribution: "Google Maps"}},
		nothing: `{}`, many: `{"places":[` + strings.Repeat(`{"id":"x","displayName":{"text":"X"},"location":{"latitude":1,"longitude":2}},`, 30) + `{}]}`,
	},
	places.Photon: {
		method: "GET", path: "/api", params: url.Values{"q": {"madison & co"}, "limit": {"5"}, "lat": {"40.75"}, "lon": {"-73.99"}},
		want: []schema.FoundPlace{
			{ID: "osm:W138141251", Name: "Madison Square Garden", Address: "Pennsylvania Plaza 4, 10001 New York, New York, United States of America", Latitude: 40.7505247, Longitude: -73.99355027800776, Attribution: "© OpenStreetMap contributors"},
			{ID: "osm:N240109189", Name: "Berlin", Address: "Germany", Latitude: 52.5170365, Longitude: 13.3888599, Attribution: "© OpenStreetMap contributors"},
		},
		nothing: `{"type":"FeatureCollection","features":[]}`, many: `{"features":[` + strings.Repeat(`{"geometry":{"coordinates":[2,1]},"properties":{"name":"X"}},`, 30) + `{"geometry":null,"properties":null}]}`,
	},
	places.Nominatim: {
		method: "GET", path: "/search", params: url.Values{"q": {"madison & co"}, "limit": {"5"}, "format": {"jsonv2"}, "viewbox": {"-74.49,40.25,-73.49,41.25"}},
		want: []schema.FoundPlace{
			{ID: "osm:N107775", Name: "London", Address: "Greater London, England, SW1A 2DU, United Kingdom", Latitude: 51.5073219, Longitude: -0.1276474, Attribution: licence},
			{ID: "osm:W90394480", Name: "135", Address: "Pilkington Avenue, Sutton Coldfield, Birmingham, West Midlands Combined Authority, West Midlands, England, B72 1LH, United Kingdom", Latitude: 52.5487921, Longitude: -1.8164308339635031, Attribution: licence},
		},
		nothing: `[]`, many: `[` + strings.Repeat(`{"lat":"1","lon":"2","display_name":"X, Y"},`, 30) + `{}]`,
	},
}

func TestProviders(t *testing.T) {
	t.Parallel()
	for name, p := range providers {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := newUpstream(t, recorded(t, name))
			got, err := u.provider(t, name).Search(context.Background(), places.Query{Text: "madison & co", Near: &schema.Point{Latitude: 40.75, Longitude: -73.99}, Limit: 5})
			if err != nil || !reflect.DeepEqual(got, p.want) {
				t.Fatalf("%v\ngot  %+v\nwant %+v", err, got, p.want)
			}
			if u.asked.Method != p.method || u.asked.URL.Path != p.path || !reflect.DeepEqual(u.asked.URL.Query(), p.params) || string(u.body) != p.body {
				t.Errorf("asked %s %s with %s", u.asked.Method, u.asked.URL, u.body)
			}
			h := u.asked.Header
			if h.Get("User-Agent") != "Finds/test (https://finds.example.org)" {
				t.Errorf("got User-Agent %q", h.Get("User-Agent"))
			}
			google := name == places.Google
			if (h.Get("X-Goog-Api-Key") == key) != google || google && (h.Get("X-Goog-FieldMask") != "places.id,places.displayName.text,places.formattedAddress,places.location" || h.Get("Content-Type") != "application/json") {
				t.Errorf("headers %v", h)
			}
			if strings.Contains(u.asked.URL.String(), key) {
				t.Error("the key is in the URL")
			}
			if _, err := u.provider(t, name).Search(context.Background(), places.Query{Text: "x", Limit: 1}); err != nil {
				t.Error(err)
			}
			if b := string(u.body) + u.asked.URL.RawQuery; strings.Contains(b, "locationBias") || strings.Contains(b, "lat") || strings.Contains(b, "viewbox") {
				t.Errorf("without a point it is asked %s", b)
			}
			u.answer = send("application/json", p.nothing)
			if got, err := u.provider(t, name).Search(context.Background(), places.Query{Text: "x", Limit: 5}); err != nil || got == nil || len(got) != 0 {
				t.Errorf("of nothing: %v, %v", got, err)
			}
			u.answer = send("application/geo+json", p.many)
			if got, err := u.provider(t, name).Search(context.Background(), places.Query{Text: "x", Limit: 5}); err != nil || len(got) != 5 {
				t.Errorf("of many: %d, %v", len(got), err)
			}
		})
	}
}

// Whatever goes wrong is an error that tells what, and neither the key nor the
// URL nor what the other side wrote; nothing else is called.
func TestProvidersFail(t *testing.T) {
	t.Parallel()
	const theirs = "internal-host-of-theirs"
	canary := newUpstream(t, send("application/json", `{}`))
	for what, answer := range map[string]http.HandlerFunc{
		"status 500": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(500)
			io.WriteString(w, `{"error":{"message":"key `+key+` on `+theirs+`"}}`)
		},
		"status 403": func(w http.ResponseWriter, _ *http.Request) { http.Error(w, theirs, http.StatusForbidden) },
		"status 302": func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, canary.URL+"/"+theirs, http.StatusFound)
		},
		"status 307": func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, canary.URL, http.StatusTemporaryRedirect)
		},
		"status 204":      func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(204) },
		"not JSON":        send("text/html; charset=utf-8", "<html>"+theirs),
		"as expected":     send("application/json", `{"places": "`+theirs+`", "features": "`+theirs+`"}`),
		"not as expected": send("application/json", theirs),
		"too large": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			io.WriteString(w, `[{"name":"`+strings.Repeat("x", 10<<20)+`"}]`)
		},
		"it is cut off":   raw(""),
		"no HTTP":         raw("HTTP/1.1 /api?q=paris&key=" + key + " HTTP/1.1\r\n\r\n"),
		"or no HTTP":      raw("HTTP/1.1 200 OK\r\nX: " + theirs + "\r\n" + key + "\r\n\r\n"),
		"cut off or":      raw(strings.Repeat(theirs, 50_000) + "\r\n\r\n"),
		"off or no":       raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX: " + strings.Repeat("x", 40<<10) + "\r\nContent-Length: 2\r\n\r\n{}"),
		"read the answer": raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n" + key + "\r\n"),
		"timeout":         func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() },
	} {
		for name := range providers {
			t.Run(name+" "+what, func(t *testing.T) {
				t.Parallel()
				u := newUpstream(t, answer)
				wait := time.Minute
				if what == "timeout" {
					wait = 20 * time.Millisecond
				}
				ctx, cancel := context.WithTimeout(context.Background(), wait)
				defer cancel()
				list, err := u.provider(t, name).Search(ctx, places.Query{Text: "paris", Limit: 5})
				if err == nil || list != nil || !strings.Contains(err.Error(), what) {
					t.Fatalf("%v, %v; want an error that says %q", list, err, what)
				}
				if len(err.Error()) > 60 {
					t.Errorf("the error is long: %v", err)
				}
				for _, secret := range []string{key, theirs, u.URL, "paris"} {
					if strings.Contains(err.Error(), secret) {
						t.Errorf("the error tells %q: %v", secret, err)
					}
				}
			})
		}
	}
	t.Cleanup(func() {
		if canary.asked != nil {
			t.Error("a redirect was followed")
		}
	})
	u := newUpstream(t, send("application/json", `[]`))
	u.Close()
	for name := range providers {
		if _, err := u.provider(t, name).Search(context.Background(), places.Query{Text: "x", Limit: 5}); err == nil || err.Error() != "no answer: connection refused" {
			t.Errorf("%s, gone: %v", name, err)
		}
	}
}

// JSON that is not a list of places is a failure, not an empty list.
func TestNoList(t *testing.T) {
	t.Parallel()
	for name, answers := range map[string][]string{
		places.Google:    {`{"error":{"code":403}}`, `null`, `[]`},
		places.Photon:    {`{"message":"index is loading"}`, `{}`, `null`, `{"features":null}`, `[]`},
		places.Nominatim: {`{"error":"Unable to geocode"}`, `null`, ` null `, `{}`},
	} {
		u := newUpstream(t, nil)
		for _, text := range answers {
			u.answer = send("application/json", text)
			if list, err := u.provider(t, name).Search(context.Background(), places.Query{Text: "x", Limit: 5}); err == nil || err.Error() != "the answer is not as expected" {
				t.Errorf("%s: %s: %v, %v", name, text, list, err)
			}
		}
	}
}

// Names are asked for in the language of who asks, as far as the provider has it.
func TestLanguage(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		param  string
		spoken map[string]string
	}{
		places.Google:    {"languageCode", map[string]string{"pt-BR": "pt-BR", "de": "de", "": ""}},
		places.Photon:    {"lang", map[string]string{"pt-BR": "", "de-AT": "de", "fr": "fr", "en-US": "en", "": ""}},
		places.Nominatim: {"accept-language", map[string]string{"pt-BR": "pt-BR", "de": "de", "": ""}},
	} {
		u := newUpstream(t, send("application/json", providers[name].nothing))
		for lang, want := range c.spoken {
			if _, err := u.provider(t, name).Search(context.Background(), places.Query{Text: "x", Limit: 5, Language: lang}); err != nil {
				t.Fatal(err)
			}
			got := u.asked.URL.Query().Get(c.param)
			if name == places.Google {
				var body map[string]any
				if err := json.Unmarshal(u.body, &body); err != nil {
					t.Fatal(err)
				}
				got, _ = body[c.param].(string)
			}
			if got != want || want == "" && strings.Contains(u.asked.URL.RawQuery+string(u.body), c.param) {
				t.Errorf("%s: %q of %q, want %q", name, got, lang, want)
			}
		}
	}
}

// Invalid places are left out, and texts that are too long for clients are cut.
func TestOddPlaces(t *testing.T) {
	t.Parallel()
	odd := func(lat, lng any, name string) string {
		text, _ := json.Marshal(name)
		a, _ := json.Marshal(lat)
		b, _ := json.Marshal(lng)
		return `{"places":[{"id":"x","displayName":{"text":` + string(text) + `},"location":{"latitude":` + string(a) + `,"longitude":` + string(b) + `}}],
			"features":[{"geometry":{"coordinates":[` + string(b) + `,` + string(a) + `]},"properties":{"name":` + string(text) + `}}]}`
	}
	for _, name := range []string{places.Google, places.Photon} {
		u := newUpstream(t, nil)
		for text, want := range map[string]string{
			odd(91, 0, "X"): "", odd(0, 181, "X"): "", odd(0, -1e300, "X"): "", odd(0, 0, ""): "", odd(0, 0, "\x00\n"): "", odd(0, 0, "Null"): "Null", odd(90, -180, " A\tB\u0000C "): "A B C",
			odd(1, 1, strings.Repeat("é", 300)): strings.Repeat("é", 200),
		} {
			u.answer = send("application/json", text)
			list, err := u.provider(t, name).Search(context.Background(), places.Query{Text: "x", Limit: 5})
			got := ""
			if len(list) > 0 {
				got = list[0].Name
			}
			if err != nil || got != want {
				t.Errorf("%s: %s: %q, %v; want %q", name, text, got, err, want)
			}
		}
	}
}

func TestParseURL(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"https://photon.komoot.io": "photon https://photon.komoot.io", "https://photon.komoot.io/api/": "photon https://photon.komoot.io", "photon:http://10.0.0.5:2322": "photon http://10.0.0.5:2322",
		"https://nominatim.openstreetmap.org/": "nominatim https://nominatim.openstreetmap.org", "https://maps.example.org/nominatim": "nominatim https://maps.example.org/nominatim",
		"https://geo.example.org/search?key=1": "nominatim https://geo.example.org?key=1", "nominatim:https://u:p@geo.example.org": "nominatim https://u:p@geo.example.org",
		"": "", "geo.example.org": "", "https://geo.example.org": "", "ftp://photon.example.org": "", "photon:": "", "photon:javascript:alert(1)": "", "https://photon.example.org/#x": "", "https://": "", "nominatim:photon:https://x.org": "",
	} {
		c, err := places.ParseURL(text)
		got := ""
		if err == nil {
			got = c.Name + " " + c.URL.String()
		}
		if got != want {
			t.Errorf("%q: %q, %v; want %q", text, got, err, want)
		}
		if err != nil && len(text) > 8 && strings.Contains(err.Error(), text) {
			t.Errorf("%q: the error has it: %v", text, err)
		}
	}
}

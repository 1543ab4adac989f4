package places

import (
	"context"
	"crypto/tls"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
)

type resolved struct {
	Latitude, Longitude      float64
	Name, Source, ResolvedBy string
	IsCamera                 bool
}

func (r resolved) String() string {
	return strings.TrimSpace(fmt.Sprint(r.Latitude, " ", r.Longitude, " ", r.Source, " ", r.IsCamera, " ", r.Name, " ", r.ResolvedBy))
}

// shorts is a server of short links on loopback, to which the names of all hosts resolve.
type shorts struct {
	*httptest.Server
	mu    sync.Mutex
	asked []string // host and path of each request
	links map[string]func(w http.ResponseWriter, r *http.Request)
}

func newShorts(t *testing.T) (*shorts, func(*server.Options)) {
	t.Helper()
	s := &shorts{links: map[string]func(http.ResponseWriter, *http.Request){}}
	s.Server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.mu.Lock()
		s.asked = append(s.asked, r.Host+r.URL.String())
		answer := s.links[r.URL.Path]
		s.mu.Unlock()
		if r.Method != "GET" || r.TLS == nil || r.Header.Get("Cookie") != "" || r.Header.Get("Referer") != "" || !strings.HasPrefix(r.UserAgent(), "Finds/test") {
			t.Errorf("%s %s with %v", r.Method, r.URL, r.Header)
		}
		http.SetCookie(w, &http.Cookie{Name: "id", Value: "x"})
		if answer == nil {
			w.WriteHeader(404)
			return
		}
		answer(w, r)
	}))
	t.Cleanup(s.Close)
	transport := &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "tcp", s.Listener.Addr().String())
	}}
	t.Cleanup(transport.CloseIdleConnections)
	return s, func(o *server.Options) { o.Map.ResolveLinks, o.Map.LinkTransport = true, transport }
}

// to answers with a redirect.
func to(location string) func(http.ResponseWriter, *http.Request) {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Location", location)
		w.WriteHeader(302)
		fmt.Fprint(w, strings.Repeat("x", 1<<20)) // which is not read
	}
}

// taken returns what has been asked since it was last called.
func (s *shorts) taken() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := s.asked
	s.asked = nil
	return strings.Join(list, " ")
}

// TestResolvePlace reads places from text, and refuses what has none.
func TestResolvePlace(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		ann.Places("query=paris") // until the places are unpacked
		for text, want := range map[string]string{
			"47.8, 13.04":                  "47.8 13.04 coordinates false",
			"47° 48' N 13° 2.4' O":         "47.8 13.04 coordinates false",
			"geo:0,0?q=47.8,13.04(Oak)":    "47.8 13.04 geo false Oak",
			"8FVC2222+22":                  "47.0000625 8.0000625 plusCode false",
			"4HMF+JR München":              "48.1340625 11.5745625 plusCode false",
			"4HMF+JR München, Deutschland": "48.1340625 11.5745625 plusCode false",
			"Old oak\nhttps://www.google.com/maps/@47.8,13.04,15z":            "47.8 13.04 google true Old oak",
			"https://maps.apple.com/?ll=47.8,13.04&q=Old%20oak":               "47.8 13.04 apple false Old oak",
			"\u200fמקום\nhttps://www.openstreetmap.org/?mlat=47.8&mlon=13.04": "47.8 13.04 openstreetmap false מקום",
		} {
			if got := Call[resolved](ann, 200, "POST", "/api/places/resolve", M{"text": text}).String(); got != want {
				a.Errorf("%q: %s, want %s", text, got, want)
			}
		}
		for text, want := range map[string]*schema.Error{
			"Herrengasse 14":                 schema.ErrNoPlaceInText,
			strings.Repeat("x", 2000):        schema.ErrNoPlaceInText,
			"113.04, 47.8":                   schema.ErrPlaceRange,
			"4HMF+JR":                        schema.ErrPlusCode,
			"4HMF+JR Nowhereville":           schema.ErrPlusCode,
			"4HMF+JR Paris, TX, USA":         schema.ErrPlusCode, // which is not that of France
			"4HMF+JR M":                      schema.ErrPlusCode,
			"https://bit.ly/abc":             schema.ErrLinkUnknown,
			"javascript:alert(1)":            schema.ErrLinkUnknown,
			"https://maps.google.com/?cid=1": schema.ErrLinkNoPoint,
			"https://maps.app.goo.gl/abc":    schema.ErrLinksOff, // as tests are by default
		} {
			if p := Refused(ann, 422, "invalid", "POST", "/api/places/resolve", M{"text": text}); p.Reason != want.Reason {
				a.Errorf("%.40q: %s, want %s", text, p.Reason, want.Reason)
			}
		}
		if got := Must(ann.Do("POST", "/api/places/resolve", M{"text": "47° 48' N 13° 2.4' O"}, "Accept-Language", "fr-FR, fr;q=0.9"), nil); !strings.Contains(string(got.Body), `"longitude":-13.04`) {
			a.Errorf("O in French: %s", got.Body)
		}
		Refused(a.Anonymous(), 401, "unauthenticated", "POST", "/api/places/resolve", M{"text": "47.8, 13.04"})
	})
}

// TestShortLinks asks the servers of short links where these lead, and requests nothing else.
func TestShortLinks(t *testing.T) {
	t.Parallel()
	s, use := newShorts(t)
	internal := 0
	private := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { internal++ }))
	t.Cleanup(private.Close)
	for path, answer := range map[string]func(http.ResponseWriter, *http.Request){
		"/pin":       to("https://www.google.com/maps/place/Caf%C3%A9+Central/@1,2,17z/data=!3d47.8!4d13.04"),
		"/camera":    to("https://www.google.com/maps/@47.8,13.04,15z"),
		"/consent":   to("https://consent.google.com/m?continue=https://www.google.com/maps/search/47.8,13.04"),
		"/code":      to("https://www.google.com/maps/place/4HMF%2BJR+M%C3%BCnchen/"),
		"/maps/old":  to("https://maps.app.goo.gl/pin"),
		"/p/apple":   to("https://maps.apple.com/place?coordinate=47.8,13.04&name=Oak"),
		"/relative":  to("/pin"),
		"/name":      to("https://maps.google.com?q=Caf%C3%A9+Central&ftid=0x0:0x1"),
		"/elsewhere": to("https://evil.example/?q=47.8,13.04"),
		"/private":   to(private.URL + "/admin?q=47.8,13.04"),
		"/metadata":  to("http://169.254.169.254/latest/meta-data"),
		"/userinfo":  to("https://maps.app.goo.gl@127.0.0.1/pin"),
		"/script":    to("javascript:alert(1)"),
		"/nothing":   to(""),
		"/beyond":    to("https://www.google.com/maps/search/97.8,13.04"),
		"/loop":      to("https://maps.app.goo.gl/loop"),
		"/page":      func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "<title>47.8, 13.04</title>") },
		"/gone":      func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(410) },
		"/broken":    func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(500) },
		"/busy":      func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(429) },
		"/large": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Location", "https://www.google.com/maps?x="+strings.Repeat("x", 9000)+"&q=47.8,13.04")
			w.WriteHeader(302)
		},
		"/hangs-up": func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
	} {
		s.links[path] = answer
	}
	a := NewAPI(t, "sqlite", use)
	ann := a.As("ann")
	ann.Places("query=paris") // until the places are unpacked
	asks := func(text string) resolved {
		t.Helper()
		a.Clock.Add(time.Minute)
		return Call[resolved](ann, 200, "POST", "/api/places/resolve", M{"text": text})
	}
	for text, want := range map[string][2]string{
		"https://maps.app.goo.gl/pin?g_st=ic":             {"47.8 13.04 google false Café Central maps.app.goo.gl", "maps.app.goo.gl/pin?g_st=ic"},
		"Mine\nhttps://maps.app.goo.gl/pin":               {"47.8 13.04 google false Café Central maps.app.goo.gl", "maps.app.goo.gl/pin"},
		"Mine\nhttps://maps.app.goo.gl/camera":            {"47.8 13.04 google true Mine maps.app.goo.gl", "maps.app.goo.gl/camera"},
		"https://maps.app.goo.gl/consent":                 {"47.8 13.04 google false  maps.app.goo.gl", "maps.app.goo.gl/consent"},
		"https://maps.app.goo.gl/relative":                {"47.8 13.04 google false Café Central maps.app.goo.gl", "maps.app.goo.gl/relative maps.app.goo.gl/pin"},
		"https://maps.app.goo.gl/code":                    {"48.1340625 11.5745625 google false  maps.app.goo.gl", "maps.app.goo.gl/code"},
		"http://goo.gl/maps/old":                          {"47.8 13.04 google false Café Central goo.gl", "goo.gl/maps/old maps.app.goo.gl/pin"},
		"https://maps.apple/p/apple":                      {"47.8 13.04 apple false Oak maps.apple", "maps.apple/p/apple"},
		"47.80000, 13.04000\nhttps://maps.app.goo.gl/pin": {"47.8 13.04 coordinates false", ""},
	} {
		got := asks(text)
		if asked := s.taken(); got.String() != want[0] || asked != want[1] {
			t.Errorf("%q: %s, asked for %s, want %s, %s", text, got, asked, want[0], want[1])
		}
	}
	for path, want := range map[string]*schema.Error{
		"name": schema.ErrLinkNoPoint, "elsewhere": schema.ErrLinkNoPoint, "private": schema.ErrLinkNoPoint, "metadata": schema.ErrLinkNoPoint, "userinfo": schema.ErrLinkNoPoint,
		"script": schema.ErrLinkNoPoint, "nothing": schema.ErrLinkNoPoint, "beyond": schema.ErrLinkNoPoint, "page": schema.ErrLinkNoPoint, "large": schema.ErrLinkNoPoint, "loop": schema.ErrLinkNoPoint,
		"unknown": schema.ErrLinkEnded, "gone": schema.ErrLinkEnded, "broken": schema.ErrLinkServer, "busy": schema.ErrLinkServer, "hangs-up": schema.ErrLinkServer,
	} {
		a.Clock.Add(time.Minute)
		status, code, requests := 422, "invalid", "maps.app.goo.gl/"+path
		if want == schema.ErrLinkServer {
			status, code = 503, "unavailable"
		}
		if path == "loop" {
			requests = strings.TrimSpace(strings.Repeat(requests+" ", 3))
		}
		p := Refused(ann, status, code, "POST", "/api/places/resolve", M{"text": "https://maps.app.goo.gl/" + path})
		if asked := s.taken(); p.Reason != want.Reason || asked != requests && path != "hangs-up" {
			t.Errorf("%s: %s, asked for %s, want %s, %s", path, p.Reason, asked, want.Reason, requests)
		}
	}
	if internal > 0 {
		t.Errorf("a redirect to a private address was followed")
	}
	if log := a.ServiceLog.String(); !strings.Contains(log, "status 500") || strings.Contains(log, "/broken") {
		t.Errorf("the failure is not logged, or the link is:\n%s", log)
	}
	for i := range 30 {
		if i == 0 {
			a.Clock.Add(time.Hour)
		}
		Call[resolved](ann, 200, "POST", "/api/places/resolve", M{"text": "https://maps.app.goo.gl/pin"})
	}
	if res := ann.Do("POST", "/api/places/resolve", M{"text": "https://maps.app.goo.gl/pin"}); res.Status != 429 || res.Header.Get("Retry-After") != "2" {
		t.Errorf("after 30 links: %d %v", res.Status, res.Header)
	}
	Call[resolved](ann, 200, "POST", "/api/places/resolve", M{"text": "47.8, 13.04"}) // which asks for nothing
}

// TestShortLinksOff follows none where the operator has turned that off.
func TestShortLinksOff(t *testing.T) {
	t.Parallel()
	s, use := newShorts(t)
	a := NewAPI(t, "sqlite", use, func(o *server.Options) { o.Map.ResolveLinks = false })
	if p := Refused(a.As("ann"), 422, "invalid", "POST", "/api/places/resolve", M{"text": "https://maps.app.goo.gl/pin"}); p.Reason != "short_links_off" || s.taken() != "" {
		t.Errorf("%+v", p)
	}
}

// TestResolveScope lets a token that only reads resolve places.
func TestResolveScope(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	token := Call[struct{ Token string }](ann, 201, "POST", "/api/auth/tokens", M{"name": "shortcut", "scopes": []string{"read"}}).Token
	shortcut := a.Anonymous()
	shortcut.Token = token
	Call[resolved](shortcut, 200, "POST", "/api/places/resolve", M{"text": "47.8, 13.04"})
	Refused(shortcut, 403, "forbidden", "PUT", "/api/finds/x", M{"title": "x"})
}

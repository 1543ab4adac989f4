package guards

import (
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"finds/server"
	. "finds/server/servertest"
)

// TestMark looks at every kind of answer of the service: each carries the mark by which the web
// client knows it from an answer of something in front of the service.
func TestMark(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Network.CORSOrigins = []string{"https://else.example"} })
	s := a.Stage()
	statuses := map[int]bool{}
	look := func(what string, res Answer) {
		t.Helper()
		statuses[res.Status] = true
		if got := res.Header.Values("X-Finds-Answer"); len(got) != 1 || got[0] != "1" {
			t.Errorf("%s: %d: the mark is %q", what, res.Status, got)
		}
	}
	for _, op := range a.Operations() {
		path := s.Fill(strings.ReplaceAll(op.Path, "{path}", "m/5f/x.webp"))
		for _, who := range []*User{a.Anonymous(), {A: a, Token: "wrong"}, s.Ann} {
			if op.Method != "GET" && who == s.Ann {
				continue // it would be done
			}
			look(op.String(), who.Peek(op.Method, path))
		}
	}
	f := s.Ann.Photographed("A tower", nil)
	link := s.Ann.Share(M{"findId": f.ID, "place": "exact"}).Link
	parts := append(PartsOf(link, f), "/s/nothing", f.Media[0].URL)
	page := string(s.Ann.Do("GET", "/", nil).Body)
	parts = append(parts, "/", "/finds/"+f.ID, "/nothing", "/sw.js", "/manifest.webmanifest", "/_/nothing", "//finds", "/api/media",
		regexp.MustCompile(`/_/[0-9a-f]{16}/bundle/main.js`).FindString(page), "/tiles/0/0/0", "/healthz", "/readyz")
	for _, path := range parts {
		for _, method := range []string{"GET", "HEAD", "OPTIONS", "POST", "TRACE"} {
			res := a.Get(method, path, "Accept: text/html\r\n")
			look(method+" "+path, res)
			if tag := res.Header.Get("ETag"); tag != "" {
				look(method+" "+path+" again", a.Get(method, path, "If-None-Match: "+tag+"\r\n"))
			}
		}
	}
	file := f.Media[0].URL
	for _, h := range []string{"Range: bytes=0-9", "Range: bytes=999999999-", "If-Match: \"x\"", "Range: bytes=0-9,12-15"} {
		look(h, a.Get("GET", file, h+"\r\n"))
	}
	for _, h := range []string{"Origin: https://else.example\r\nAccess-Control-Request-Method: PUT", "Origin: https://evil.example\r\nSec-Fetch-Site: cross-site"} {
		for _, method := range []string{"OPTIONS", "POST"} {
			look(method+" "+h, a.Get(method, "/api/auth/login", h+"\r\nContent-Length: 0\r\n"))
		}
	}
	look("a path that cannot be read", a.Get("GET", "/api/finds?%zz", ""))
	look("a body that is too long", s.Ann.Do("POST", "/api/finds", strings.Repeat(" ", 70_000)))
	for n := 0; !statuses[http.StatusTooManyRequests] && n < 200; n++ {
		look("too many requests", a.Anonymous().Do("POST", "/api/auth/login", M{"username": "ann", "password": "x"}))
	}
	for _, want := range []int{200, 204, 206, 304, 400, 401, 404, 405, 412, 413, 416, 422, 429} {
		if !statuses[want] {
			t.Errorf("no answer had the status %d, but: %v", want, slices.Sorted(maps.Keys(statuses)))
		}
	}
}

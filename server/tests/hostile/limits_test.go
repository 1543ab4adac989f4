package hostile

import (
	"fmt"
	"net/http"
	"net/netip"
	"strconv"
	"strings"
	"testing"
	"time"

	"finds/server"
	. "finds/server/servertest"
)

// TestRates uses each limit up: that client has to wait, others do not, and the
// bucket fills again with time.
func TestRates(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, visitor := a.As("ann"), a.As("ben"), a.Anonymous()
		read := func(u *User) Answer { return u.Do("GET", "/api/finds", nil) }
		write := func(u *User) Answer { return u.Do("PUT", "/api/notifications/preferences", M{}) }
		upload := func(u *User) Answer { return u.Do("POST", "/api/media", nil) }
		login := func(u *User) Answer { return u.Do("POST", "/api/auth/login", M{"username": "x"}) }
		for name, c := range map[string]struct {
			burst  int
			act    func(*User) Answer
			who    *User
			others []*User
			period time.Duration
		}{
			"reads":     {6, read, ann, []*User{ben}, time.Minute},
			"writes":    {4, write, ann, []*User{ben}, time.Minute},
			"uploads":   {3, upload, ann, []*User{ben}, time.Hour},
			"anonymous": {5, login, visitor, nil, time.Minute},
		} {
			for i := range c.burst {
				if res := c.act(c.who); res.Status == 429 {
					a.Errorf("%s: call %d is refused: %s", name, i+1, res.Body)
				}
			}
			res := c.act(c.who)
			p := a.Clean(name, res)
			wait, err := strconv.Atoi(res.Header.Get("Retry-After"))
			if res.Status != 429 || p.Code != "rate_limited" || err != nil || wait < 1 || time.Duration(wait)*time.Second > c.period/time.Duration(c.burst)+time.Second {
				a.Errorf("%s: one too many: %d, Retry-After %q: %s", name, res.Status, res.Header.Get("Retry-After"), res.Body)
			}
			for _, u := range c.others {
				if res := c.act(u); res.Status == 429 {
					a.Errorf("%s: %s waits for %s", name, u.Name, c.who.Name)
				}
			}
			a.Clock.Add(time.Duration(wait) * time.Second)
			if res := c.act(c.who); res.Status == 429 {
				a.Errorf("%s: still refused after Retry-After", name)
			}
			if res := c.act(c.who); res.Status != 429 {
				a.Errorf("%s: the wait gave back more than one", name)
			}
		}
		// Reads, writes and uploads are counted apart, and what pages load by the
		// dozen is never refused; nor is a stream.
		for range 12 {
			for _, path := range []string{"/healthz", "/api/avatars/" + ann.ID} {
				for _, u := range []*User{visitor, ann} {
					if res := u.Do("GET", path, nil); res.Status != 200 {
						a.Errorf("%s: %s is refused: %d", u.Name, path, res.Status)
					}
				}
			}
			if res := ann.Do("GET", "/api/media/m/00/x.webp", nil); res.Status != 404 {
				a.Errorf("media are refused: %d", res.Status)
			}
			if res := ann.Do("HEAD", "/api/notifications/stream", nil); res.Status == 429 {
				a.Errorf("a stream is refused")
			}
		}
		a.Clock.Add(time.Minute)
		if res := upload(ann); res.Status != 429 {
			a.Errorf("an hour's uploads came back in a minute: %d", res.Status)
		}
		if res := write(ann); res.Status != 200 {
			a.Errorf("writes wait for uploads: %d", res.Status)
		}
	}, func(o *server.Options) {
		o.Limits.Reads, o.Limits.Writes, o.Limits.Uploads, o.Limits.Anonymous = 6, 4, 3, 5
	})
}

// TestRatesOff makes more calls than any limit when they are switched off.
func TestRatesOff(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	for range 150 {
		OK(ann, 200, "PUT", "/api/notifications/preferences", M{})
		OK(a.Anonymous(), 200, "GET", "/api/config", nil)
	}
}

// TestClientAddress counts anonymous calls by the address that a trusted proxy
// tells of, by the /64 of IPv6, and never by what others claim.
func TestClientAddress(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		trusted string
		hops    []string // X-Forwarded-For of the calls
		refused int      // how many of them
	}{
		"claims of strangers":   {"10.0.0.0/8", []string{"1.1.1.1", "1.1.1.2", "1.1.1.3", "1.1.1.4"}, 2},
		"named by a proxy":      {"127.0.0.1/32", []string{"1.1.1.1", "1.1.1.2", "1.1.1.3", "1.1.1.4"}, 0},
		"claims before a proxy": {"127.0.0.1/32", []string{"9.9.9.1, 1.1.1.1", "9.9.9.2, 1.1.1.1", "9.9.9.3, 1.1.1.1", "9.9.9.4,1.1.1.1"}, 2},
		"proxy behind proxy":    {"127.0.0.0/8", []string{"1.1.1.1, 127.0.0.2", "1.1.1.1,127.0.0.3", "1.1.1.1", "1.1.1.1, 127.0.0.9, 127.0.0.8"}, 2},
		"one household":         {"127.0.0.1/32", []string{"2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::3", "2001:db8::4"}, 2},
		"two households":        {"127.0.0.1/32", []string{"2001:db8::1", "2001:db8:0:1::2", "2001:db8:0:1::3", "2001:db8::4"}, 0},
		"mapped address":        {"127.0.0.1/32", []string{"::ffff:1.1.1.1", "1.1.1.1", "::ffff:1.1.1.1", "1.1.1.1"}, 2},
		"garbage":               {"127.0.0.1/32", []string{"x", "", "1.1.1.1:80", "unknown, <script>"}, 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := NewAPI(t, "sqlite", func(o *server.Options) {
				o.Limits.Anonymous, o.Network.TrustedProxies = 2, []netip.Prefix{netip.MustParsePrefix(c.trusted)}
			})
			n := 0
			for _, hop := range c.hops {
				if a.Anonymous().Do("GET", "/api/config", nil, "X-Forwarded-For", hop).Status == 429 {
					n++
				}
			}
			if n != c.refused {
				t.Errorf("%d of %d calls are refused, want %d", n, len(c.hops), c.refused)
			}
		})
	}
}

// TestCORS asks as pages of other sites do: off by default, and with a list
// for those on it alone, never with credentials.
func TestCORS(t *testing.T) {
	t.Parallel()
	const friend, other = "https://app.example", "https://evil.example"
	for name, c := range map[string]struct {
		list    []string
		origin  string
		allowed bool
	}{
		"off":              {nil, friend, false},
		"listed":           {[]string{friend}, friend, true},
		"not listed":       {[]string{friend}, other, false},
		"null":             {[]string{friend}, "null", false},
		"other scheme":     {[]string{friend}, "http://app.example", false},
		"other port":       {[]string{friend}, friend + ":444", false},
		"suffix":           {[]string{friend}, friend + ".evil.example", false},
		"prefix":           {[]string{friend}, "https://evil-app.example", false},
		"no origin at all": {[]string{friend}, "", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := NewAPI(t, "sqlite", func(o *server.Options) { o.Network.CORSOrigins = c.list })
			ann := a.As("ann")
			headers := []string{"Origin", c.origin, "Access-Control-Request-Method", "PUT", "Access-Control-Request-Headers", "authorization"}
			if c.origin == "" {
				headers = headers[2:]
			}
			pre := a.Anonymous().Do("OPTIONS", "/api/finds/x", nil, headers...)
			get := ann.Do("GET", "/api/users/me", nil, headers...)
			missing := ann.Do("GET", "/api/finds/x", nil, headers...)
			for _, res := range []Answer{pre, get, missing} {
				origin := res.Header.Get("Access-Control-Allow-Origin")
				if c.allowed && origin != c.origin || !c.allowed && origin != "" {
					t.Errorf("%d: Access-Control-Allow-Origin %q", res.Status, origin)
				}
				if res.Header.Get("Access-Control-Allow-Credentials") != "" {
					t.Error("credentials are shared")
				}
				if vary := strings.Join(res.Header.Values("Vary"), ","); c.list != nil && !strings.Contains(vary, "Origin") {
					t.Errorf("Vary %q", vary)
				}
			}
			if get.Status != 200 || missing.Status != 404 || pre.Status != 204 {
				t.Errorf("statuses %d, %d, %d", get.Status, missing.Status, pre.Status)
			}
			methods := pre.Header.Get("Access-Control-Allow-Methods")
			if c.allowed != strings.Contains(methods, "PUT") || c.allowed != strings.Contains(pre.Header.Get("Access-Control-Allow-Headers"), "Authorization") {
				t.Errorf("preflight is answered %v", pre.Header)
			}
			for _, name := range []string{"Link", "ETag", "Location", "Retry-After", "X-Finds-More", "X-Request-Id"} {
				if c.allowed && !strings.Contains(get.Header.Get("Access-Control-Expose-Headers"), name) {
					t.Errorf("pages may not read %s", name)
				}
			}
		})
	}
}

// always are the headers of every answer.
var always = map[string]string{
	"X-Content-Type-Options": "nosniff", "Referrer-Policy": "strict-origin-when-cross-origin", "Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin", "Permissions-Policy": "geolocation=(self), camera=(self), microphone=()", "X-Finds-Answer": "1",
}

// TestSecurityHeaders looks at every kind of answer of every path: exact
// headers, a policy without holes, and nothing that tells of the software.
func TestSecurityHeaders(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	s := a.Stage()
	look := func(what string, res Answer) {
		t.Helper()
		for name, want := range always {
			if got := res.Header.Values(name); len(got) != 1 || got[0] != want {
				t.Errorf("%s: %d: %s is %q", what, res.Status, name, got)
			}
		}
		policy := res.Header.Get("Content-Security-Policy")
		if !strings.HasPrefix(policy, "default-src 'none';") || !strings.Contains(policy, "frame-ancestors 'none'") || strings.Contains(policy, "unsafe") || strings.Contains(policy, "*") {
			t.Errorf("%s: policy %q", what, policy)
		}
		if strings.Contains(res.Header.Get("Content-Type"), "json") && policy != "default-src 'none'; frame-ancestors 'none'" {
			t.Errorf("%s: policy of JSON is %q", what, policy)
		}
		if len(res.Header.Get("X-Request-Id")) != 16 {
			t.Errorf("%s: request id %q", what, res.Header.Get("X-Request-Id"))
		}
		if res.Status >= 400 && res.Header.Get("Cache-Control") != "private, no-cache" {
			t.Errorf("%s: a refusal is cached: %q", what, res.Header.Get("Cache-Control"))
		}
		if res.Status == 401 && res.Header.Get("WWW-Authenticate") != "Bearer" {
			t.Errorf("%s: WWW-Authenticate %q", what, res.Header.Get("WWW-Authenticate"))
		}
		for _, name := range []string{"Server", "X-Powered-By", "Strict-Transport-Security", "Access-Control-Allow-Origin"} {
			if res.Header.Get(name) != "" {
				t.Errorf("%s: %s %q", what, name, res.Header.Get(name))
			}
		}
	}
	statuses := map[int]bool{}
	for _, op := range a.Described() {
		if op.ID == "streamNotifications" || op.ID == "endSession" || op.ID == "deleteMe" || strings.HasPrefix(op.ID, "delete") {
			continue
		}
		path := s.Fill(strings.ReplaceAll(op.Path, "{path}", "m/5f/x.webp"))
		for _, who := range []*User{s.Ann, a.Anonymous(), {A: a, Token: "wrong"}} {
			for _, body := range []any{nil, "{", M{}, M{"x": 1}} {
				res := who.Do(op.Method, path, body)
				statuses[res.Status] = true
				if _, documented := op.Responses[strconv.Itoa(res.Status)]; !documented {
					t.Errorf("%s answers %d, which the document does not list", op.ID, res.Status)
				}
				look(op.Method+" "+path, res)
			}
		}
		look("OPTIONS "+path, s.Ann.Do("OPTIONS", path, nil))
		look("TRACE "+path, a.Get("TRACE", path, ""))
	}
	me := s.Ann.Do("GET", "/api/users/me", nil)
	unchanged := s.Ann.Do("GET", "/api/users/me", nil, "If-None-Match", me.Header.Get("ETag"))
	statuses[unchanged.Status] = true
	look("304", unchanged)
	look("404", a.Get("GET", "/nothing", ""))
	look("400", a.Get("GET", "/api/finds?%zz", ""))
	look("413", s.Ann.Do("POST", "/api/finds", strings.Repeat(" ", 70_000)))
	look("403", a.Anonymous().Do("POST", "/api/auth/login", M{}, "Sec-Fetch-Site", "cross-site"))
	for _, status := range []int{200, 204, 304, 400, 401, 404, 415, 422} {
		if !statuses[status] {
			t.Errorf("no answer had status %d, so nothing is known of its headers", status)
		}
	}
}

// TestStrictTransport is for instances that are served over HTTPS.
func TestStrictTransport(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Network.BaseURL = MustURL("https://finds.example") })
	for _, path := range []string{"/api/config", "/nothing", "/api/users/me"} {
		if got := a.Anonymous().Do("GET", path, nil).Header.Get("Strict-Transport-Security"); got != "max-age=31536000" {
			t.Errorf("%s: Strict-Transport-Security %q", path, got)
		}
	}
}

// TestHugeHeaders sends more headers than a server takes: 431, and the next
// request is answered.
func TestHugeHeaders(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	if res := a.Get("GET", "/healthz", "X-Big: "+strings.Repeat("x", 2<<20)+"\r\n"); res.Status != http.StatusRequestHeaderFieldsTooLarge {
		t.Errorf("2 MiB of a header: %d", res.Status)
	}
	if res := a.Get("GET", "/api/finds?q="+strings.Repeat("x", 2<<20), ""); res.Status != http.StatusRequestHeaderFieldsTooLarge {
		t.Errorf("2 MiB of a query: %d", res.Status)
	}
	if res := a.Get("GET", "/healthz", "Authorization: Bearer "+strings.Repeat("x", 20_000)+"\r\nCookie: finds_session="+strings.Repeat("y", 20_000)+"\r\n"); res.Status != 200 {
		t.Errorf("long credentials: %d", res.Status)
	}
}

// TestAnonymousOfSite asks without a session from many networks of one /48, which
// may ask for as much as eight networks together.
func TestAnonymousOfSite(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", BehindProxy, func(o *server.Options) { o.Limits.Anonymous = 5 })
	ask := func(from string) int {
		return a.Anonymous().Do("GET", "/api/config", nil, "X-Forwarded-For", from).Status
	}
	for range 100 { // what its network is refused takes nothing from the /48
		ask("2001:db8:7:ffff::1")
	}
	got := map[int]int{}
	for i := range 60 {
		got[ask(fmt.Sprintf("2001:db8:7:%x::1", i))]++
	}
	if got[200] != 35 || got[429] != 25 {
		t.Errorf("60 networks of one /48: %v", got)
	}
	if got := ask("2001:db8:8::1"); got != 200 {
		t.Errorf("the /48 beside it: %d", got)
	}
	for i := range 6 { // an IPv4 address is one network and has its own limit
		if got, want := ask("192.0.2.1"), map[bool]int{true: 200, false: 429}[i < 5]; got != want {
			t.Errorf("request %d of an IPv4 address: %d, want %d", i+1, got, want)
		}
	}
}

// TestNeighboursHoldUpNoSignIn uses up what an address may ask for without a session:
// a browser that has signed in before still signs in, and others when only reads
// were asked for.
func TestNeighboursHoldUpNoSignIn(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", BehindProxy, func(o *server.Options) { o.Limits.Anonymous = 5 })
	a.WithPassword("ann")
	signIn := func(name, cookie string) Answer {
		return a.Anonymous().Do("POST", "/api/auth/login", M{"username": name, "password": Password, "cookie": true}, "X-Forwarded-For", "192.0.2.1", "Cookie", cookie)
	}
	cookies := signIn("ann", "").Header.Values("Set-Cookie")
	if len(cookies) != 2 {
		t.Fatalf("cookies are %q", cookies)
	}
	device, _, _ := strings.Cut(cookies[1], ";")
	for range 10 {
		a.Anonymous().Do("GET", "/api/config", nil, "X-Forwarded-For", "192.0.2.1")
	}
	if got := signIn("ann", "").Status; got != 200 {
		t.Errorf("after reads of a neighbour: %d", got)
	}
	for range 10 {
		signIn("nobody", "")
	}
	changed := device[:len(device)-2] + "AA"
	for cookie, want := range map[string]int{"": 429, changed: 429, "finds_device=" + strings.Repeat("A", 43): 429, device: 200} {
		if got := signIn("ann", cookie).Status; got != want {
			t.Errorf("after sign-ins of a neighbour, with %q: %d, want %d", cookie, got, want)
		}
	}
}

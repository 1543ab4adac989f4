package hostile

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"finds/server"
	. "finds/server/servertest"
)

// await repeats a request until it is answered with a status, for two minutes at
// most. Between two requests it calls again, if that is not nil.
func await(a *API, status int, what string, get func() int, again func()) {
	a.Helper()
	got := 0
	for deadline := time.Now().Add(2 * time.Minute); time.Now().Before(deadline); {
		if got = get(); got == status {
			return
		}
		if again != nil {
			again()
		}
	}
	a.Fatalf("%s: the answer stays %d, want %d", what, got, status)
}

// TestRequestsPerNetwork sends requests that do not end, from one client behind a
// proxy: it has 64 at once, and nothing of it slows others, not even those who
// are signed in at the same network.
func TestRequestsPerNetwork(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", BehindProxy, func(o *server.Options) { o.Limits.Anonymous = 0 })
	ann := a.As("ann")
	var open []net.Conn
	begin := func() {
		from := fmt.Sprintf("2001:db8::%x", len(open)+1)
		c, _ := a.Dial("POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + from + "\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
		open = append(open, c)
	}
	for range 64 {
		begin()
	}
	get := func(u *User, path, from string) Answer { return u.Do("GET", path, nil, "X-Forwarded-For", from) }
	another := func() int { return get(a.Anonymous(), "/api/config", "2001:db8::ffff").Status }
	await(a, 429, "with 64 requests under way", another, begin) // another may have taken the place of the last
	for u, want := range map[*User]int{a.Anonymous(): 429, ann: 200} {
		r := get(u, "/api/config", "2001:db8::ffff")
		if r.Status != want || want == 429 && r.Header.Get("Retry-After") != "1" {
			t.Errorf("%s: one more is answered %d, want %d", u.Name, r.Status, want)
		}
		if r := get(u, "/api/config", "2001:db8:0:1::1"); r.Status != 200 {
			t.Errorf("%s: another network is answered %d", u.Name, r.Status)
		}
		if r := u.Do("GET", "/api/config", nil); r.Status != 200 {
			t.Errorf("%s: this machine is answered %d", u.Name, r.Status)
		}
	}
	if r := ann.Peek("GET", "/api/notifications/stream"); r.Status != 200 {
		t.Errorf("a stream is answered %d", r.Status)
	}
	for _, c := range open {
		c.Close()
	}
	await(a, 200, "after the clients have gone", another, nil)
}

// TestRequestsPerSite sends requests that do not end from the networks of one /48:
// together they have 256, with any users, and other sites are not held up.
func TestRequestsPerSite(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", BehindProxy, func(o *server.Options) { o.Limits.Anonymous = 0 })
	ann := a.As("ann")
	get := func(u *User, from string) int { return u.Do("GET", "/api/config", nil, "X-Forwarded-For", from).Status }
	n := 0
	begin := func() {
		from := fmt.Sprintf("2001:db8:1:%x::1", n/64)
		a.Dial("POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + from + "\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
		n++
	}
	for range 256 {
		begin()
	}
	await(a, 429, "with 256 requests under way", func() int { return get(a.Anonymous(), "2001:db8:1:ffff::1") }, begin)
	if got := get(ann, "2001:db8:1:ffff::1"); got != 429 {
		t.Errorf("a user at that site: %d", got)
	}
	if got := get(ann, "2001:db8:2::1"); got != 200 {
		t.Errorf("the user at another site: %d", got)
	}
}

// TestRefusedBody refuses requests whose bodies have not arrived: the answer comes
// and the connection is closed, without a wait for the rest.
func TestRefusedBody(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Limits.Anonymous = 4 })
	ann := a.As("ann")
	signedIn := "Authorization: Bearer " + ann.Token + "\r\n"
	length, chunks := "Content-Length: 200000\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
	large := "Content-Length: 2000000\r\n\r\n" + strings.Repeat(" ", 140_000)
	for what, c := range map[string]struct {
		status int
		text   string
	}{
		"another site":     {403, "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: cross-site\r\n" + length},
		"no path":          {404, "POST /api/nothing HTTP/1.1\r\nHost: x\r\n" + signedIn + length},
		"no method":        {405, "DELETE /api/config HTTP/1.1\r\nHost: x\r\n" + signedIn + chunks},
		"no session":       {401, "POST /api/finds HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + chunks},
		"no upload":        {415, "POST /api/media HTTP/1.1\r\nHost: x\r\n" + signedIn + length},
		"too large":        {413, "POST /api/finds HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + signedIn + large},
		"a body for a GET": {401, "GET /api/users/me HTTP/1.1\r\nHost: x\r\n" + length},
	} {
		_, in := a.Dial(c.text)
		hungUp(a, what, in, c.status)
	}
	for range 4 { // until no token is left
		a.Anonymous().Do("POST", "/api/auth/login", M{})
	}
	_, in := a.Dial("POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + length)
	hungUp(a, "too many", in, 429)
	_, in = a.Dial(strings.Repeat("PUT /api/users/me/password HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"+signedIn+"Content-Length: 2\r\n\r\n{}", 2))
	for range 2 { // a body that was read keeps the connection
		res, err := http.ReadResponse(in, nil)
		if err != nil || res.StatusCode != 422 || res.Close {
			t.Fatalf("a body that was read: %v %v", res, err)
		}
		io.Copy(io.Discard, res.Body)
	}
}

// hungUp reads a refusal and the end of the connection.
func hungUp(a *API, what string, in *bufio.Reader, status int) {
	a.Helper()
	res, err := http.ReadResponse(in, nil)
	if err != nil {
		a.Errorf("%s: %v", what, err)
		return
	}
	body, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode != status || !res.Close || !strings.Contains(string(body), `"status":`) {
		a.Errorf("%s: %d, want %d, closes: %v, %v: %s", what, res.StatusCode, status, res.Close, err, body)
	}
	if _, err := in.ReadByte(); err != io.EOF {
		a.Errorf("%s: the connection goes on: %v", what, err)
	}
}

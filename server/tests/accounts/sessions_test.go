package accounts

import (
	"context"
	"fmt"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
	. "finds/server/servertest"
)

// TestRefusedLoginTellsNoNames compares the refusals of names that exist with those of
// names that do not: every byte of them, and what they cost.
func TestRefusedLoginTellsNoNames(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		a.As("without") // a password
		want := Summary(a.Login("ann", "another sentence"))
		for _, name := range []string{"nobody", "without", "ANN ", "' OR 1=1", "x", strings.Repeat("x", 100)} {
			before := a.Hashes()
			got := Summary(a.Login(name, "another sentence"))
			if n := a.Hashes() - before; n != 1 {
				a.Errorf("%q costs %d hashes", name, n)
			}
			if got != want {
				a.Errorf("%q is refused by\n%s\nnot\n%s", name, got, want)
			}
		}
		if !strings.HasPrefix(want, "401 ") || !strings.Contains(want, "Www-Authenticate:[Bearer]") {
			a.Errorf("the refusal is %s", want)
		}
		l := Decode[schema.Login](a, a.Login(" ANN", Password))
		if l.User.Username != "ann" || len(l.Token) != 43 {
			a.Errorf("signed in as %+v", l)
		}
	})
}

// TestSessionCookieFlags compares the cookies with what browsers should get, by how they
// see the service.
func TestSessionCookieFlags(t *testing.T) {
	for base, want := range map[string]struct{ name, tail string }{
		"":                       {"finds_session", "; HttpOnly; SameSite=Lax"},
		"http://127.0.0.1:8080":  {"finds_session", "; HttpOnly; SameSite=Lax"},
		"http://nas.lan":         {"finds_session", "; HttpOnly; SameSite=Lax"},
		"https://finds.test":     {"__Host-finds_session", "; HttpOnly; Secure; SameSite=Lax"},
		"https://finds.test:444": {"__Host-finds_session", "; HttpOnly; Secure; SameSite=Lax"},
	} {
		t.Run(base, func(t *testing.T) {
			t.Parallel()
			a := NewAPI(t, "sqlite", func(o *server.Options) {
				if base != "" {
					o.Network.BaseURL = Must(url.Parse(base))
				}
			})
			device := strings.Replace(want.name, "session", "device", 1)
			for _, r := range []Answer{a.Anonymous().Do("POST", "/api/auth/register", Registration("ann", "cookie", true)),
				a.Anonymous().Do("POST", "/api/auth/login", Registration("ann", "cookie", true))} {
				l := Decode[schema.Login](a, r)
				if l.Token != "" || strings.Contains(string(r.Body), "token") {
					t.Errorf("the token is in %s", r.Body)
				}
				got := r.Header.Values("Set-Cookie")
				if len(got) != 2 {
					t.Fatalf("cookies are %q", got)
				}
				value, _, _ := strings.Cut(strings.TrimPrefix(got[0], want.name+"="), ";")
				last := l.ExpiresAt.Add(schema.SessionMaxLife - schema.SessionLife).UTC().Format("Mon, 02 Jan 2006 15:04:05 GMT")
				if text := want.name + "=" + value + "; Path=/; Expires=" + last + "; Max-Age=" + fmt.Sprint(180*24*3600) + want.tail; got[0] != text || len(value) != 43 {
					t.Errorf("cookies are %q, want %q", got, text)
				}
				token, _, _ := strings.Cut(strings.TrimPrefix(got[1], device+"="), ";")
				if text := device + "=" + token + "; Path=/; Max-Age=" + fmt.Sprint(90*24*3600) + want.tail; got[1] != text || len(token) != 43 {
					t.Errorf("the second cookie is %q, want %q", got[1], text)
				}
				cookie := want.name + "=" + value
				OK(a.Anonymous(), 200, "GET", "/api/users/me", nil, "Cookie", cookie)
				other := map[string]string{"finds_session": "__Host-finds_session", "__Host-finds_session": "finds_session"}[want.name]
				Refused(a.Anonymous(), 401, "unauthenticated", "GET", "/api/users/me", nil, "Cookie", other+"="+value)
				out := a.Anonymous().Do("POST", "/api/auth/logout", nil, "Cookie", cookie)
				gone := want.name + "=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0" + want.tail
				if got := out.Header.Values("Set-Cookie"); out.Status != 204 || len(got) != 1 || got[0] != gone {
					t.Errorf("logout answers %d %q, want %q", out.Status, got, gone)
				}
				Refused(a.Anonymous(), 401, "unauthenticated", "GET", "/api/users/me", nil, "Cookie", cookie)
			}
		})
	}
}

// TestBadBearerBesideCookie gives a good cookie and a bearer token that is none.
func TestBadBearerBesideCookie(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		cookie := "finds_session=" + ann.Token
		for _, header := range []string{"Bearer " + strings.Repeat("A", 43), "Bearer", "Bearer ", "Bearer x", "bearer " + ben.Token[1:]} {
			p := a.Anonymous().Do("GET", "/api/users/me", nil, "Cookie", cookie, "Authorization", header)
			if p.Status != 401 || p.Header.Get("WWW-Authenticate") != "Bearer" {
				a.Errorf("%.12q with a good cookie answers %d %v", header, p.Status, p.Header)
			}
		}
		for header, want := range map[string]string{"": "ann", "Bearer " + ben.Token: "ben", "bearer " + ben.Token: "ben"} {
			var headers []string
			if headers = []string{"Cookie", cookie}; header != "" {
				headers = append(headers, "Authorization", header)
			}
			if u := Call[schema.User](a.Anonymous(), 200, "GET", "/api/users/me", nil, headers...); u.Username != want {
				a.Errorf("%.12q gives %s, want %s", header, u.Username, want)
			}
		}
	})
}

// TestEndedSession lists and ends sessions.
func TestEndedSession(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		var us []*User
		for _, agent := range []string{"Phone", "Laptop\x01", "Desk " + strings.Repeat("x", 300)} {
			r := a.Anonymous().Do("POST", "/api/auth/login", M{"username": "ann", "password": Password}, "User-Agent", strings.ReplaceAll(agent, "\x01", "\t"))
			us = append(us, &User{A: a, Token: Decode[schema.Login](a, r).Token})
		}
		list := Call[[]schema.Session](us[1], 200, "GET", "/api/auth/sessions", nil)
		if len(list) != 3 || list[2].UserAgent != "Phone" || list[1].UserAgent != "Laptop" || len(list[0].UserAgent) != 200 || list[0].Current || !list[1].Current || list[2].Current {
			a.Fatalf("sessions are %+v", list)
		}
		for _, s := range list {
			for _, u := range us {
				if s.ID == credential.HashToken(u.Token) || s.ID == u.Token {
					a.Errorf("session %s shows its token's hash", s.ID)
				}
			}
		}
		Refused(us[1], 404, "not_found", "DELETE", "/api/auth/sessions/"+credential.HashToken(us[0].Token), nil)
		OK(us[1], 204, "DELETE", "/api/auth/sessions/"+list[2].ID, nil)
		Refused(us[1], 404, "not_found", "DELETE", "/api/auth/sessions/"+list[2].ID, nil)
		Refused(us[0], 401, "unauthenticated", "GET", "/api/auth/sessions", nil)
		OK(us[2], 200, "GET", "/api/auth/sessions", nil)

		Refused(us[1], 403, "forbidden", "PUT", "/api/users/me/password", M{"newPassword": "yet another sentence"})
		Refused(us[1], 403, "forbidden", "PUT", "/api/users/me/password", M{"currentPassword": "wrong", "newPassword": "yet another sentence"})
		Refused(us[1], 422, "invalid", "PUT", "/api/users/me/password", M{"currentPassword": Password, "newPassword": "short"})
		OK(us[2], 200, "GET", "/api/auth/sessions", nil)
		OK(us[1], 204, "PUT", "/api/users/me/password", M{"currentPassword": Password, "newPassword": "yet another sentence"})
		Refused(us[2], 401, "unauthenticated", "GET", "/api/auth/sessions", nil)
		OK(us[1], 200, "GET", "/api/auth/sessions", nil)
		if old, now := a.Login("ann", Password).Status, a.Login("ann", "yet another sentence").Status; old != 401 || now != 200 {
			a.Errorf("the old password answers %d, the new one %d", old, now)
		}
		OK(us[1], 204, "POST", "/api/auth/logout", nil)
		Refused(us[1], 401, "unauthenticated", "POST", "/api/auth/logout", nil)
	})
}

// TestStaleSession lets half a year pass.
func TestStaleSession(t *testing.T) {
	const day = 24 * time.Hour
	Each(t, func(a *API) {
		ends := func(u *User) time.Time {
			a.Helper()
			return Call[[]schema.Session](u, 200, "GET", "/api/auth/sessions", nil)[0].ExpiresAt.Time
		}
		idle, late, used, begin := a.As("idle"), a.As("late"), a.As("used"), a.Clock.Now()
		first := ends(used)
		a.Clock.Add(15*day - time.Minute)
		if got := ends(used); got != first {
			a.Errorf("after half its life the end moved from %v to %v", first, got)
		}
		a.Clock.Add(time.Hour)
		second := ends(used)
		if d := second.Sub(a.Clock.Now()) - 30*day; d > 0 || d < -time.Second {
			a.Errorf("used with fewer than 15 days left it ends in 30 days and %v", d)
		}
		before := a.Dump()
		for range 5 { // on one day: the last day of use is noted
			a.Clock.Add(time.Hour)
			ends(used)
		}
		a.Same("using a session with more than half of its life", before)
		a.Clock.Add(begin.Add(30*day - time.Second).Sub(a.Clock.Now()))
		OK(late, 200, "GET", "/api/users/me", nil)
		a.Clock.Add(2 * time.Second)
		Refused(idle, 401, "unauthenticated", "GET", "/api/users/me", nil)
		for a.Clock.Now().Add(14 * day).Before(begin.Add(180 * day)) {
			a.Clock.Add(14 * day)
			OK(used, 200, "GET", "/api/users/me", nil)
		}
		a.Clock.Add(begin.Add(180*day - time.Minute).Sub(a.Clock.Now()))
		if got := ends(used); got.After(begin.Add(180 * day)) {
			a.Errorf("a session may last until %v, more than 180 days after %v", got, begin)
		}
		a.Clock.Add(2 * time.Minute)
		Refused(used, 401, "unauthenticated", "GET", "/api/users/me", nil)
		if _, _, err := a.Cleaner.All(context.Background()); err != nil {
			a.Fatal(err)
		}
		if rows := a.Dump()["[session]"]; rows != "" {
			a.Errorf("the sweep leaves %s", rows)
		}
	})
}

// TestPasswordOnce changes a password in two sessions at the same time: the
// change that comes first ends the other session, whose change must not follow.
func TestPasswordOnce(t *testing.T) {
	EachEngine(t, func(a *API) {
		a.WithPassword("ann")
		var wg sync.WaitGroup
		statuses := make([]int, 4)
		sessions := make([]*User, len(statuses))
		for i := range sessions {
			sessions[i] = a.Again("ann")
		}
		for i, s := range sessions {
			wg.Go(func() {
				statuses[i] = s.Do("PUT", "/api/users/me/password", M{"currentPassword": Password, "newPassword": fmt.Sprint("another sentence ", i)}).Status
			})
		}
		wg.Wait()
		count := map[int]int{}
		for _, s := range statuses {
			count[s]++
		}
		// On a busy machine, an attempt may also be asked to come back later, and changes nothing.
		if count[204] != 1 || count[401]+count[403]+count[422]+count[503] != len(statuses)-1 {
			a.Errorf("answered %v", statuses)
		}
	})
}

package server_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
)

const password = "a long sentence"

// registration is the body that makes an account.
func registration(name string, more ...any) m {
	b := m{"username": name, "password": password}
	for i := 0; i+1 < len(more); i += 2 {
		b[more[i].(string)] = more[i+1]
	}
	return b
}

// signUp makes an account with a password.
func (a *api) signUp(name string) *user {
	a.Helper()
	l := call[schema.Login](a.anonymous(), 201, "POST", "/api/auth/register", registration(name))
	return &user{a: a, ID: l.User.ID, Name: name, token: l.Token}
}

// TestRegister makes an account and uses what it gives.
func TestRegister(t *testing.T) {
	each(t, func(a *api) {
		visitor := a.anonymous()
		before := a.clock.Now()
		r := visitor.do("POST", "/api/auth/register", registration("Ann", "age", 34))
		l := decode[schema.Login](a, r)
		if r.Status != 201 || len(l.Token) != 43 || l.User.Username != "ann" || l.User.Age == nil || *l.User.Age != 34 || !l.User.HasPassword || l.User.IdentityLinked {
			a.Errorf("registered: %d %s", r.Status, r.Body)
		}
		if got := r.Header.Get("Location"); got != "/api/users/"+l.User.ID {
			a.Errorf("Location is %q", got)
		}
		if d := l.ExpiresAt.Sub(before) - schema.SessionLife; d < 0 || d > time.Second {
			a.Errorf("session ends at %v, %v from 30 days", l.ExpiresAt, d)
		}
		if r.Header.Get("Set-Cookie") != "" {
			a.Errorf("cookie without asking: %q", r.Header.Get("Set-Cookie"))
		}
		ann := &user{a: a, token: l.Token}
		if u := call[schema.User](ann, 200, "GET", "/api/users/me", nil); u.ID != l.User.ID || u.ProfilePicture != "/api/avatars/"+u.ID {
			a.Errorf("own profile is %+v", u)
		}
		for _, name := range []string{"ann", "ANN", "aNn", " ann "} {
			refused(visitor, 409, "conflict", "POST", "/api/auth/register", registration(name))
		}
		ben := a.signUp("ben")
		refused(ben, 409, "conflict", "PATCH", "/api/users/me", m{"username": "ANN"})
		u := call[schema.User](ben, 200, "PATCH", "/api/users/me", m{"username": "Benjamin", "age": 0})
		if u.Username != "benjamin" || u.Age == nil || *u.Age != 0 {
			a.Errorf("changed profile is %+v", u)
		}
		if u := call[schema.User](ben, 200, "PATCH", "/api/users/me", m{"age": nil}); u.Age != nil || u.Username != "benjamin" {
			a.Errorf("null clears the age alone: %+v", u)
		}
		refused(visitor, 422, "invalid", "POST", "/api/auth/register", registration("carl", "isAdmin", true))
	})
}

// decode reads an answer.
func decode[T any](a *api, r answer) T {
	a.Helper()
	var v T
	if err := json.Unmarshal(r.Body, &v); err != nil {
		a.Fatalf("%v in %s", err, r.Body)
	}
	return v
}

// TestUsernameRules is the table of names, at registration and at renaming.
func TestUsernameRules(t *testing.T) {
	each(t, func(a *api) {
		ok(a.anonymous(), 201, "POST", "/api/auth/register", registration("Twin"))
		for _, twin := range []string{"twin", "TWIN", "tWin", " twin "} {
			refused(a.anonymous(), 409, "conflict", "POST", "/api/auth/register", registration(twin))
		}
		u := a.as("somebody")
		refused(u, 409, "conflict", "PATCH", "/api/users/me", m{"username": "TWIN"})
		for name, good := range map[string]bool{
			"abc": true, "a-b": true, "a_b": true, "___": true, "-a-": true, "007": true, "Zoe": true, strings.Repeat("x", 31): true,
			"": false, "ab": false, strings.Repeat("x", 32): false, "..": false, "...": false, "a/b": false, "a@b": false, "a.b": false, "a b": false, "a\tb": false, "a\nb": false,
			"раураl": false, "ａｎｎ": false, "straße": false, "ÅNN": false, "ann\u200d": false, "an\u0000n": false, "😀😀😀": false, "<b>": false, "a'b": false, `a"b`: false, "a;b": false, "a%b": false, "ann\u202e": false,
		} {
			// A valid name is taken by now, so renaming is a conflict and not a bad name.
			for _, r := range []answer{a.anonymous().do("POST", "/api/auth/register", registration(name)), u.do("PATCH", "/api/users/me", m{"username": name})} {
				if refusal := r.Status == 422; refusal == good {
					a.Errorf("username %q answers %d %s", name, r.Status, r.Body)
				}
			}
		}
	})
}

// TestPasswordRules is the table of passwords, which are taken byte for byte.
func TestPasswordRules(t *testing.T) {
	each(t, func(a *api) {
		visitor := a.anonymous()
		login := func(name, password string) int {
			return visitor.do("POST", "/api/auth/login", m{"username": name, "password": password}).Status
		}
		for _, row := range []struct {
			password string
			status   int
			not      string // another that must not fit
		}{
			{"1234567", 422, ""},
			{"12345678", 422, ""},
			{"PassWord1", 422, ""},
			{"finds2026!", 422, ""},
			{"Finds.Trips.Test", 422, ""},
			{"trips2026", 422, ""},
			{"finds on a sunny day", 201, "Finds on a sunny day"},
			{"73914682", 201, "73914682 "},
			{"😀😀😀😀😀😀😀", 422, ""}, // seven code points
			{"😀😁😂😃😄😅😆😇", 201, "😀😁😂😃😄😅😆😀"},
			{" in spaces ", 201, "in spaces"},
			{"caf\u00e9 caf\u00e9", 201, "cafe\u0301 cafe\u0301"},
			{strings.Repeat("x", 254) + "y", 201, strings.Repeat("x", 254) + "z"},
			{strings.Repeat("ü", 254) + "y", 201, strings.Repeat("ü", 254)},
			{strings.Repeat("x", 256), 422, ""},
		} {
			name := unique("ann")
			r := visitor.do("POST", "/api/auth/register", m{"username": name, "password": row.password})
			if r.Status != row.status {
				a.Errorf("password %.20q answers %d: %s", row.password, r.Status, r.Body)
			}
			if row.status == 201 {
				if good, bad := login(name, row.password), login(name, row.not); good != 200 || bad != 401 {
					a.Errorf("password %.20q answers %d, %.20q %d", row.password, good, row.not, bad)
				}
			}
		}
		for _, weak := range []string{"zachary-1", "ZACHARYzachary", "1zachary2", "zacharyqwertyuiop"} {
			refused(visitor, 422, "invalid", "POST", "/api/auth/register", m{"username": "Zachary", "password": weak})
		}
		u := a.signUp("zachary")
		p := refused(u, 422, "invalid", "PUT", "/api/users/me/password", m{"currentPassword": password, "newPassword": "zachary-2"})
		if len(p.Errors) != 1 || p.Errors[0].Location != "body.newPassword" {
			a.Errorf("the refusal names %+v", p.Errors)
		}
		refused(u, 422, "invalid", "PUT", "/api/users/me/password", m{"currentPassword": password, "newPassword": "iloveyou"})
	}, func(o *server.Options) { o.BaseURL = must(url.Parse("https://trips.test")) })
}

// TestInvites uses codes once, twice, too late and all at once.
func TestInvites(t *testing.T) {
	each(t, func(a *api) {
		invite := func(code string, uses int) {
			if err := a.store.CreateInvite(context.Background(), credential.HashToken(code), uses, 7*24*time.Hour); err != nil {
				a.Fatal(err)
			}
		}
		visitor := a.anonymous()
		try := func(status int, code string) {
			a.Helper()
			r := visitor.do("POST", "/api/auth/register", registration(unique("guest"), "invite", code))
			if r.Status != status {
				a.Errorf("code %q answers %d, want %d: %s", code, r.Status, status, r.Body)
			}
		}
		refused(visitor, 403, "forbidden", "POST", "/api/auth/register", registration("guest"))
		invite("once", 1)
		try(403, "wrong")
		try(403, credential.HashToken("once")) // what is stored opens nothing
		a.as("taken")
		refused(visitor, 409, "conflict", "POST", "/api/auth/register", registration("taken", "invite", "once"))
		refused(visitor, 422, "invalid", "POST", "/api/auth/register", registration("x", "invite", "once"))
		try(201, "once") // the refusals have not used it up
		try(403, "once")
		invite("twice", 2)
		try(201, "twice")
		try(201, "twice")
		try(403, "twice")
		invite("late", 1)
		a.clock.Add(7*24*time.Hour - time.Minute)
		invite("fresh", 3)
		a.clock.Add(2 * time.Minute)
		try(403, "late")
		var wg sync.WaitGroup
		statuses := make([]int, 8)
		for i := range statuses {
			wg.Go(func() {
				statuses[i] = visitor.do("POST", "/api/auth/register", registration(unique("rush"), "invite", "fresh")).Status
			})
		}
		wg.Wait()
		count := map[int]int{}
		for _, s := range statuses {
			count[s]++
		}
		if count[201] != 3 || count[403] != 5 {
			a.Errorf("three uses for eight at once: %v", count)
		}
	}, func(o *server.Options) { o.Registration = server.RegistrationByInvite })
}

// TestRegistrationClosed lets the set-up link alone make the first account.
func TestRegistrationClosed(t *testing.T) {
	each(t, func(a *api) {
		visitor := a.anonymous()
		for _, code := range []string{"setup", "second"} {
			if err := a.store.CreateInvite(context.Background(), credential.HashToken(code), 1, time.Hour); err != nil {
				a.Fatal(err)
			}
		}
		refused(visitor, 403, "forbidden", "POST", "/api/auth/register", registration("first"))
		refused(visitor, 403, "forbidden", "POST", "/api/auth/register", registration("first", "invite", "wrong"))
		ok(visitor, 201, "POST", "/api/auth/register", registration("first", "invite", "setup"))
		refused(visitor, 403, "forbidden", "POST", "/api/auth/register", registration("second", "invite", "second"))
		refused(visitor, 403, "forbidden", "POST", "/api/auth/register", registration("second"))
		if c := call[m](visitor, 200, "GET", "/api/config", nil); c["registration"] != "closed" {
			a.Errorf("the configuration says %v", c["registration"])
		}
	}, func(o *server.Options) { o.Registration = server.RegistrationClosed })
}

// TestSetup: of the codes that the starts of an empty instance print one makes
// the first account, and none another.
func TestSetup(t *testing.T) {
	each(t, func(a *api) {
		for _, code := range []string{"one", "two"} {
			if err := a.store.CreateSetup(context.Background(), credential.HashToken(code), time.Hour); err != nil {
				a.Fatal(err)
			}
		}
		visitor := a.anonymous()
		ok(visitor, 201, "POST", "/api/auth/register", registration("first", "invite", "two"))
		for _, code := range []string{"one", "two"} {
			refused(visitor, 403, "forbidden", "POST", "/api/auth/register", registration("second", "invite", code))
		}
	}, func(o *server.Options) { o.Registration = server.RegistrationByInvite })
}

// TestDeleteAccount removes somebody who has left traces everywhere.
func TestDeleteAccount(t *testing.T) {
	each(t, func(a *api) {
		x, y := newScene(a, "friend", true), newScene(a, "friend", true)
		ann := a.signUp("ann-to-go")
		x.owner, x.ids["userId"] = ann, ann.ID
		a.befriend(ann, y.owner)
		x.attach()
		x.secrets()
		y.secrets()
		call[schema.Find](ann, 201, "POST", "/api/finds", m{"locationId": y.id("locationId"), "title": "guest at " + unique("there")})
		pictured := ann.picture(8)
		for _, s := range []*scene{x, y} {
			s.touch(x)
			s.touch(y)
		}
		unattached := a.stored(ann)
		ok(y.actor, 200, "PUT", "/api/finds/"+y.id("findId")+"/like", nil)
		was := call[schema.Find](y.owner, 200, "GET", "/api/finds/"+y.id("findId"), nil)
		refused(ann, 403, "forbidden", "DELETE", "/api/users/me", nil)
		refused(ann, 403, "forbidden", "DELETE", "/api/users/me", m{"password": "another sentence"})
		ok(ann, 204, "DELETE", "/api/users/me", m{"password": password})

		refused(ann, 401, "unauthenticated", "GET", "/api/users/me", nil)
		for table, rows := range a.dump() {
			if strings.Contains(rows, ann.ID) {
				a.Errorf("%s still names the account: %s", table, rows)
			}
		}
		for _, path := range []string{x.id("path"), unattached.URL, pictured} {
			if f, err := a.bucket.Open(context.Background(), path); err == nil {
				f.Close()
				a.Errorf("file %s is left", path)
			}
		}
		f := call[schema.Find](y.owner, 200, "GET", "/api/finds/"+y.id("findId"), nil)
		if f.LikeCount != was.LikeCount-1 || f.CommentCount != was.CommentCount-1 {
			a.Errorf("the counters of another's find went from %d, %d to %d, %d", was.LikeCount, was.CommentCount, f.LikeCount, f.CommentCount)
		}
		if l := call[schema.Location](y.owner, 200, "GET", "/api/locations/"+y.id("locationId"), nil); l.FindCount != 1 {
			a.Errorf("the other's place counts %d finds", l.FindCount)
		}
		box := fmt.Sprintf("bbox=%v,%v,%v,%v", x.lng-0.1, x.lat-0.1, x.lng+0.1, x.lat+0.1)
		for _, path := range []string{"/api/locations?" + box, "/api/locations/clusters?zoom=5&" + box, "/api/finds?q=" + x.created().Title} {
			if list := call[[]any](y.owner, 200, "GET", path, nil); len(list) > 0 {
				a.Errorf("GET %s is %v", path, list)
			}
		}
		a.signUp("ann-to-go") // the name is free
	})
}

// picture sets a profile picture and returns its storage path.
func (u *user) picture(edge int) string {
	u.a.Helper()
	body, kind := form(picture(edge, edge, white))
	me := call[schema.User](u, 200, "PUT", "/api/users/me/picture", body, "Content-Type", kind)
	return strings.TrimPrefix(me.ProfilePicture, "/api/media/")
}

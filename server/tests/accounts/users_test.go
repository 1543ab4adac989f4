package accounts

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
	. "finds/server/servertest"
)

// TestRegister makes an account and uses what it gives.
func TestRegister(t *testing.T) {
	Each(t, func(a *API) {
		visitor := a.Anonymous()
		before := a.Clock.Now()
		r := visitor.Do("POST", "/api/auth/register", Registration("Ann", "age", 34))
		l := Decode[schema.Login](a, r)
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
		ann := &User{A: a, Token: l.Token}
		if u := Call[schema.User](ann, 200, "GET", "/api/users/me", nil); u.ID != l.User.ID || u.ProfilePicture != "/api/avatars/"+u.ID {
			a.Errorf("own profile is %+v", u)
		}
		for _, name := range []string{"ann", "ANN", "aNn", " ann "} {
			Refused(visitor, 409, "conflict", "POST", "/api/auth/register", Registration(name))
		}
		ben := a.SignUp("ben")
		Refused(ben, 409, "conflict", "PATCH", "/api/users/me", M{"username": "ANN"})
		u := Call[schema.User](ben, 200, "PATCH", "/api/users/me", M{"username": "Benjamin", "age": 0})
		if u.Username != "benjamin" || u.Age == nil || *u.Age != 0 {
			a.Errorf("changed profile is %+v", u)
		}
		if u := Call[schema.User](ben, 200, "PATCH", "/api/users/me", M{"age": nil}); u.Age != nil || u.Username != "benjamin" {
			a.Errorf("null clears the age alone: %+v", u)
		}
		Refused(visitor, 422, "invalid", "POST", "/api/auth/register", Registration("carl", "isAdmin", true))
	})
}

// TestUsernameRules is the table of names, at registration and at renaming.
func TestUsernameRules(t *testing.T) {
	Each(t, func(a *API) {
		OK(a.Anonymous(), 201, "POST", "/api/auth/register", Registration("Twin"))
		for _, twin := range []string{"twin", "TWIN", "tWin", " twin "} {
			Refused(a.Anonymous(), 409, "conflict", "POST", "/api/auth/register", Registration(twin))
		}
		u := a.As("somebody")
		Refused(u, 409, "conflict", "PATCH", "/api/users/me", M{"username": "TWIN"})
		for name, good := range map[string]bool{
			"abc": true, "a-b": true, "a_b": true, "___": true, "-a-": true, "007": true, "Zoe": true, strings.Repeat("x", 31): true,
			"": false, "ab": false, strings.Repeat("x", 32): false, "..": false, "...": false, "a/b": false, "a@b": false, "a.b": false, "a b": false, "a\tb": false, "a\nb": false,
			"раураl": false, "ａｎｎ": false, "straße": false, "ÅNN": false, "ann\u200d": false, "an\u0000n": false, "😀😀😀": false, "<b>": false, "a'b": false, `a"b`: false, "a;b": false, "a%b": false, "ann\u202e": false,
		} {
			// A valid name is taken by now, so renaming is a conflict and not a bad name.
			for _, r := range []Answer{a.Anonymous().Do("POST", "/api/auth/register", Registration(name)), u.Do("PATCH", "/api/users/me", M{"username": name})} {
				if refusal := r.Status == 422; refusal == good {
					a.Errorf("username %q answers %d %s", name, r.Status, r.Body)
				}
			}
		}
	})
}

// TestPasswordRules is the table of passwords, which are taken byte for byte.
func TestPasswordRules(t *testing.T) {
	Each(t, func(a *API) {
		visitor := a.Anonymous()
		login := func(name, password string) int {
			return visitor.Do("POST", "/api/auth/login", M{"username": name, "password": password}).Status
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
			{"caf\u00e9 caf\u00e9", 201, "cafe cafe"},
			{strings.Repeat("x", 254) + "y", 201, strings.Repeat("x", 254) + "z"},
			{strings.Repeat("ü", 254) + "y", 201, strings.Repeat("ü", 254)},
			{strings.Repeat("x", 256), 422, ""},
		} {
			name := Unique("ann")
			r := visitor.Do("POST", "/api/auth/register", M{"username": name, "password": row.password})
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
			Refused(visitor, 422, "invalid", "POST", "/api/auth/register", M{"username": "Zachary", "password": weak})
		}
		for password, rule := range map[string]schema.Rule{"iloveyou": schema.RuleCommonPassword, "Jörg-1234": schema.RuleGuessable, "short": schema.RuleMinLength,
			strings.Repeat("x", 256): schema.RuleMaxLength} { // at once with the name
			p := Refused(visitor, 422, "invalid", "POST", "/api/auth/register", M{"username": "Jörg", "password": password})
			slices.SortFunc(p.Errors, func(a, b schema.Field) int { return -strings.Compare(a.Location, b.Location) })
			if len(p.Errors) != 2 || p.Errors[0].Location != "body.username" || p.Errors[1].Location != "body.password" || p.Errors[1].Rule != rule {
				a.Errorf("a wrong name and the password %.10q: %+v", password, p.Errors)
			}
		}
		u := a.SignUp("zachary")
		p := Refused(u, 422, "invalid", "PUT", "/api/users/me/password", M{"currentPassword": Password, "newPassword": "zachary-2"})
		if len(p.Errors) != 1 || p.Errors[0].Location != "body.newPassword" {
			a.Errorf("the refusal names %+v", p.Errors)
		}
		Refused(u, 422, "invalid", "PUT", "/api/users/me/password", M{"currentPassword": Password, "newPassword": "iloveyou"})
	}, func(o *server.Options) { o.Network.BaseURL = Must(url.Parse("https://trips.test")) })
}

// TestInvites uses codes once, twice, too late and all at once.
func TestInvites(t *testing.T) {
	EachEngine(t, func(a *API) {
		invite := func(code string, uses int) {
			if err := a.Store.CreateInvite(context.Background(), credential.HashToken(code), uses, 7*24*time.Hour); err != nil {
				a.Fatal(err)
			}
		}
		visitor := a.Anonymous()
		try := func(status int, code string) {
			a.Helper()
			r := visitor.Do("POST", "/api/auth/register", Registration(Unique("guest"), "invite", code))
			if r.Status != status {
				a.Errorf("code %q answers %d, want %d: %s", code, r.Status, status, r.Body)
			}
		}
		Refused(visitor, 403, "forbidden", "POST", "/api/auth/register", Registration("guest"))
		invite("once", 1)
		try(403, "wrong")
		try(403, credential.HashToken("once")) // what is stored opens nothing
		a.As("taken")
		Refused(visitor, 409, "conflict", "POST", "/api/auth/register", Registration("taken", "invite", "once"))
		Refused(visitor, 422, "invalid", "POST", "/api/auth/register", Registration("x", "invite", "once"))
		try(201, "once") // the refusals have not used it up
		try(403, "once")
		invite("twice", 2)
		try(201, "twice")
		try(201, "twice")
		try(403, "twice")
		invite("late", 1)
		a.Clock.Add(7*24*time.Hour - time.Minute)
		invite("fresh", 3)
		a.Clock.Add(2 * time.Minute)
		try(403, "late")
		var wg sync.WaitGroup
		statuses := make([]int, 8)
		for i := range statuses {
			wg.Go(func() {
				statuses[i] = visitor.Do("POST", "/api/auth/register", Registration(Unique("rush"), "invite", "fresh")).Status
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
	}, func(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite })
}

// TestRegistrationClosed lets the set-up link alone make the first account.
func TestRegistrationClosed(t *testing.T) {
	Each(t, func(a *API) {
		visitor := a.Anonymous()
		for _, code := range []string{"setup", "second"} {
			if err := a.Store.CreateInvite(context.Background(), credential.HashToken(code), 1, time.Hour); err != nil {
				a.Fatal(err)
			}
		}
		Refused(visitor, 403, "forbidden", "POST", "/api/auth/register", Registration("first"))
		Refused(visitor, 403, "forbidden", "POST", "/api/auth/register", Registration("first", "invite", "wrong"))
		OK(visitor, 201, "POST", "/api/auth/register", Registration("first", "invite", "setup"))
		Refused(visitor, 403, "forbidden", "POST", "/api/auth/register", Registration("second", "invite", "second"))
		Refused(visitor, 403, "forbidden", "POST", "/api/auth/register", Registration("second"))
		if c := Call[M](visitor, 200, "GET", "/api/config", nil); c["registration"] != "closed" {
			a.Errorf("the configuration says %v", c["registration"])
		}
	}, func(o *server.Options) { o.Accounts.Registration = server.RegistrationClosed })
}

// TestSetup: of the codes that the starts of an empty instance print one makes
// the first account, and none another.
func TestSetup(t *testing.T) {
	Each(t, func(a *API) {
		for _, code := range []string{"one", "two"} {
			if err := a.Store.CreateSetup(context.Background(), credential.HashToken(code), time.Hour); err != nil {
				a.Fatal(err)
			}
		}
		visitor := a.Anonymous()
		OK(visitor, 201, "POST", "/api/auth/register", Registration("first", "invite", "two"))
		for _, code := range []string{"one", "two"} {
			Refused(visitor, 403, "forbidden", "POST", "/api/auth/register", Registration("second", "invite", code))
		}
	}, func(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite })
}

// TestDeleteAccount removes somebody who has left traces everywhere.
func TestDeleteAccount(t *testing.T) {
	Each(t, func(a *API) {
		x, y := NewScene(a, "friend", schema.AudienceEveryone), NewScene(a, "friend", schema.AudienceEveryone)
		ann := a.SignUp("ann-to-go")
		x.Owner, x.IDs["userId"] = ann, ann.ID
		a.Befriend(ann, y.Owner)
		x.Attach()
		x.Secrets()
		y.Secrets()
		Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": y.ID("locationId"), "title": "guest at " + Unique("there")})
		pictured := ann.Picture(8)
		for _, s := range []*Scene{x, y} {
			s.Touch(x)
			s.Touch(y)
		}
		unattached := a.Stored(ann)
		OK(y.Actor, 200, "PUT", "/api/finds/"+y.ID("findId")+"/like", nil)
		was := Call[schema.Find](y.Owner, 200, "GET", "/api/finds/"+y.ID("findId"), nil)
		Refused(ann, 403, "forbidden", "DELETE", "/api/users/me", nil)
		Refused(ann, 403, "forbidden", "DELETE", "/api/users/me", M{"password": "another sentence"})
		OK(ann, 204, "DELETE", "/api/users/me", M{"password": Password})

		Refused(ann, 401, "unauthenticated", "GET", "/api/users/me", nil)
		for table, rows := range a.Dump() {
			if strings.Contains(rows, ann.ID) {
				a.Errorf("%s still names the account: %s", table, rows)
			}
		}
		for _, path := range []string{x.ID("path"), unattached.URL, pictured} {
			if f, err := a.Bucket.Open(context.Background(), path); err == nil {
				f.Close()
				a.Errorf("file %s is left", path)
			}
		}
		f := Call[schema.Find](y.Owner, 200, "GET", "/api/finds/"+y.ID("findId"), nil)
		if f.LikeCount != was.LikeCount-1 || f.CommentCount != was.CommentCount-1 {
			a.Errorf("the counters of another's find went from %d, %d to %d, %d", was.LikeCount, was.CommentCount, f.LikeCount, f.CommentCount)
		}
		if l := Call[schema.Location](y.Owner, 200, "GET", "/api/locations/"+y.ID("locationId"), nil); l.FindCount != 1 {
			a.Errorf("the other's place counts %d finds", l.FindCount)
		}
		box := fmt.Sprintf("bbox=%v,%v,%v,%v", x.Lng-0.1, x.Lat-0.1, x.Lng+0.1, x.Lat+0.1)
		for _, path := range []string{"/api/locations?" + box, "/api/locations/clusters?zoom=5&" + box, "/api/finds?q=" + x.Created().Title} {
			if list := Call[[]any](y.Owner, 200, "GET", path, nil); len(list) > 0 {
				a.Errorf("GET %s is %v", path, list)
			}
		}
		a.SignUp("ann-to-go") // the name is free
	})
}

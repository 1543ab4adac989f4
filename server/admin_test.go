package server_test

import (
	"encoding/json"
	"image/color"
	"maps"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/oidc"
	"finds/store"
)

// TestSuspendHidesEverything makes three users share everything, suspends one, and looks for
// traces of them in everything that the others can read. Lifting restores all of it.
func TestSuspendHidesEverything(t *testing.T) {
	each(t, func(a *api) {
		admin := a.administer(a.as("admin"))
		x, y, third := newScene(a, "stranger", true), newScene(a, "stranger", true), newScene(a, "stranger", false)
		a.befriend(x.owner, y.owner)
		a.befriend(x.owner, third.owner)
		a.befriend(third.owner, y.owner)
		fillAll(x, y, third)
		others := []*user{y.owner, third.owner, admin, a.anonymous()}
		scenes := []*scene{x, y, third}
		reads := func() map[string]string {
			all := map[string]string{}
			for _, u := range others {
				for _, s := range scenes {
					for path, text := range s.snapshot(u) {
						if !strings.HasPrefix(path, "/api/admin/") && (u != admin || path != "/api/invites") {
							all[u.Name+" "+path] = text
						}
					}
				}
			}
			return all
		}
		before, traces := reads(), x.traces()
		path := "/api/admin/users/" + x.owner.ID + "/suspension"
		got := call[schema.Account](admin, 200, "PUT", path, m{"reason": "Advertisements"})
		if got.Suspension == nil || got.Suspension.Reason != "Advertisements" || got.Suspension.EndsAt != nil {
			a.Errorf("the suspension is %+v", got.Suspension)
		}
		for _, leak := range leaks(reads(), traces) {
			a.Errorf("after the suspension somebody reads %s", leak)
		}
		for _, u := range others[:2] {
			f := call[schema.Find](u, 200, "GET", "/api/finds/"+y.id("findId"), nil)
			if f.LikeCount != 2 || f.CommentCount != 3 {
				a.Errorf("%s counts %d likes and %d comments, want 2 and 3", u.Name, f.LikeCount, f.CommentCount)
			}
		}
		refusedAs(x.owner, schema.ErrUnauthenticated, 401, "GET", "/api/users/me", nil)
		stranger, find := a.as("stranger"), "/api/finds/"+x.id("findId")
		for _, request := range []string{"GET /api/users/" + x.owner.ID, "PUT /api/users/" + x.owner.ID + "/block", "GET /api/avatars/" + x.owner.ID, "GET " + find, "PUT " + find + "/like",
			"PUT " + find + "/saved", "POST " + find + "/comments", "GET /api/media/" + x.id("path"), "POST /api/friends"} {
			method, path, _ := strings.Cut(request, " ")
			body := map[string]any{"POST": m{"content": "x"}, "PUT": nil}[method]
			if strings.HasSuffix(path, "/saved") {
				body = m{"state": "want"}
			}
			if path == "/api/friends" {
				body = m{"friendId": x.owner.ID}
			}
			refusedAs(stranger, schema.ErrNotFound, 404, method, path, body)
		}
		call[schema.Account](admin, 200, "PUT", path, m{"reason": "Again"}) // counts nothing twice
		call[schema.Account](admin, 200, "DELETE", path, nil)
		after := reads()
		for name := range before {
			if before[name] != after[name] {
				a.Errorf("lifting changed what %s reads:\n%s\n%s", name, before[name], after[name])
			}
		}
		if !maps.Equal(before, after) {
			a.Error("lifting does not restore everything")
		}
	})
}

// TestSuspendedSignIn refuses every sign-in of a suspended account with the reason, until the
// suspension ends.
func TestSuspendedSignIn(t *testing.T) {
	each(t, func(a *api) {
		admin := a.administer(a.as("admin"))
		ann := call[schema.Login](a.anonymous(), 201, "POST", "/api/auth/register", m{"username": "ann", "password": "a long sentence is best"}).User
		path := "/api/admin/users/" + ann.ID + "/suspension"
		ends := call[schema.Account](admin, 200, "PUT", path, m{"reason": "Spam", "days": 2}).Suspension.EndsAt
		signIn := m{"username": "ann", "password": "a long sentence is best"}
		p := refusedAs(a.anonymous(), schema.ErrSuspended, 403, "POST", "/api/auth/login", signIn)
		if !strings.Contains(p.Detail, "Spam (until "+ends.String()+")") {
			a.Errorf("the refusal says %q", p.Detail)
		}
		if p.Note != "Spam" || p.Until == nil || *p.Until != *ends {
			a.Errorf("the refusal has the note %q and ends at %v", p.Note, p.Until)
		}
		signIn["password"] = "another sentence" // which learns nothing of the suspension
		refusedAs(a.anonymous(), schema.ErrCredentials, 401, "POST", "/api/auth/login", signIn)
		a.clock.Add(49 * time.Hour)
		signIn["password"] = "a long sentence is best"
		call[schema.Login](a.anonymous(), 200, "POST", "/api/auth/login", signIn)
		if list := call[[]schema.Account](admin, 200, "GET", "/api/admin/users?status=suspended", nil); len(list) != 0 {
			a.Errorf("suspended: %+v", list)
		}
	})
}

// TestEndSuspensions lifts suspensions that have ended, and deletes accounts whose suspension
// has no end after 30 days, but never sooner.
func TestEndSuspensions(t *testing.T) {
	each(t, func(a *api) {
		admin, ann, ben := a.administer(a.as("admin")), a.as("ann"), a.as("ben")
		f := admin.find("The oldest bridge", true)
		for _, u := range []*user{ann, ben} {
			ok(u, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
		}
		ok(admin, 200, "PUT", "/api/admin/users/"+ann.ID+"/suspension", m{"reason": "Spam", "days": 40})
		ok(admin, 200, "PUT", "/api/admin/users/"+ben.ID+"/suspension", m{"reason": "Spam"})
		likes := func(want int) {
			a.Helper()
			if got := must(a.store.Find(a.Context(), admin.ID, f.ID)); got.LikeCount != want {
				a.Errorf("%d likes, want %d", got.LikeCount, want)
			}
		}
		names := func(want string) {
			a.Helper()
			list, _, err := a.store.Accounts(a.Context(), store.AccountFilter{}, store.Page{Limit: 10})
			got := ""
			for _, x := range must(list, err) {
				got += " " + x.Username
			}
			if got != want {
				a.Errorf("accounts:%s, want%s", got, want)
			}
		}
		likes(0)
		for _, u := range must(a.store.Users(a.Context())) { // what finds list-users prints
			if u.Suspended != (u.ID == ann.ID || u.ID == ben.ID) {
				a.Errorf("%s is suspended: %t", u.Username, u.Suspended)
			}
		}
		a.clock.Add(29 * 24 * time.Hour)
		a.sweep(0)
		names(" admin ann ben")
		a.clock.Add(2 * 24 * time.Hour)
		a.sweep(0)
		names(" admin ann")
		likes(0)
		a.clock.Add(10 * 24 * time.Hour)
		a.sweep(0)
		names(" admin ann")
		likes(1)
	})
}

// TestLastAdmin demotes fifty administrators at once, of which one has to stay, who can
// neither be suspended nor deleted, nor leave.
func TestLastAdmin(t *testing.T) {
	each(t, func(a *api) {
		admins := []*user{}
		for range 50 {
			admins = append(admins, a.administer(a.as(unique("admin"))))
		}
		var done sync.WaitGroup
		for i, u := range admins {
			done.Go(func() {
				u.do("PATCH", "/api/admin/users/"+admins[(i+1)%len(admins)].ID, m{"role": "member"})
			})
		}
		done.Wait()
		list, _, err := a.store.Accounts(a.Context(), store.AccountFilter{Status: schema.RoleAdmin}, store.Page{Limit: 100})
		if must(list, err); len(list) < 1 {
			a.Fatal("no administrator is left")
		}
		for _, x := range list[1:] {
			must(a.store.UpdateAccount(a.Context(), store.Actor{}, x.ID, store.AccountEdit{Role: schema.RoleMember}))
		}
		last := admins[0]
		for _, u := range admins {
			if u.ID == list[0].ID {
				last = u
			}
		}
		path := "/api/admin/users/" + last.ID
		refusedAs(last, schema.ErrLastAdmin, 409, "PATCH", path, m{"role": "member"})
		refusedAs(last, schema.ErrOwnAccount, 409, "DELETE", path, nil)
		refusedAs(last, schema.ErrOwnAccount, 409, "PUT", path+"/suspension", m{"reason": "x"})
		refusedAs(last, schema.ErrLastAdmin, 409, "DELETE", "/api/users/me", m{})
		other := a.administer(a.as("other"))
		ok(last, 200, "PUT", "/api/admin/users/"+other.ID+"/suspension", m{"reason": "x"})
		refusedAs(last, schema.ErrLastAdmin, 409, "PATCH", path, m{"role": "member"}) // the other cannot sign in
		ok(last, 200, "DELETE", "/api/admin/users/"+other.ID+"/suspension", nil)
		ok(last, 200, "PATCH", path, m{"role": "member"})
		refusedAs(last, schema.ErrAdminOnly, 403, "GET", "/api/admin/users", nil) // at once
	})
}

// TestAccounts lists accounts with what an administrator may know, narrowed and in pages.
func TestAccounts(t *testing.T) {
	each(t, func(a *api) {
		admin, ann, ben := a.administer(a.as("admin")), a.as("ann"), a.as("ben")
		ann.find("The oldest bridge", true)
		ann.find("A secret garden", false)
		used := a.stored(ann).Bytes
		ok(admin, 200, "PUT", "/api/admin/users/"+ben.ID+"/suspension", m{"reason": "Spam"})
		names := func(query string) string {
			a.Helper()
			text := ""
			for next := "/api/admin/users?limit=1" + query; next != ""; {
				r := admin.do("GET", next, nil)
				var page []schema.Account
				if err := json.Unmarshal(r.Body, &page); err != nil {
					a.Fatal(err)
				}
				for _, x := range page {
					text += x.Username + " "
				}
				next, _, _ = strings.Cut(strings.TrimPrefix(r.Header.Get("Link"), "<"), ">")
			}
			return text
		}
		for query, want := range map[string]string{"": "admin ann ben ", "&q=N": "admin ann ben ", "&q=an": "ann ", "&status=active": "admin ann ",
			"&status=suspended": "ben ", "&status=admin": "admin ", "&q=%25": ""} {
			if got := names(query); got != want {
				a.Errorf("%q lists %s, want %s", query, got, want)
			}
		}
		got := call[[]schema.Account](admin, 200, "GET", "/api/admin/users?q=ann", nil)[0]
		if got.FindCount != 1 || got.MediaBytes != used || got.MediaLimit != nil || got.SeenAt == nil || !got.SeenAt.Equal(a.clock.Now().Truncate(24*time.Hour)) {
			a.Errorf("ann is %+v", got)
		}
		path := "/api/admin/users/" + ann.ID
		if got := call[schema.Account](admin, 200, "PATCH", path, m{"mediaLimit": used}); got.MediaLimit == nil || *got.MediaLimit != used {
			a.Errorf("the limit is %v", got.MediaLimit)
		}
		if r, _ := ann.uploadOf(picture(8, 6, color.White)); r.Status != 413 {
			a.Errorf("an upload over the limit gives %d", r.Status)
		}
		if got := call[schema.Account](admin, 200, "PATCH", path, m{"mediaLimit": nil}); got.MediaLimit != nil {
			a.Errorf("the limit is %v", *got.MediaLimit)
		}
		if r, _ := ann.uploadOf(picture(8, 6, color.White)); r.Status != 201 {
			a.Errorf("an upload under the limit gives %d", r.Status)
		}
		ok(admin, 204, "DELETE", path+"?reason=Asked+for+it", nil)
		refusedAs(admin, schema.ErrNotFound, 404, "DELETE", path, nil)
		acts := call[[]schema.Act](admin, 200, "GET", "/api/admin/log", nil)
		log := ""
		for _, act := range acts {
			log += act.ActorName + " " + act.Action + " " + act.TargetName + " " + act.Reason + "\n"
		}
		want := "admin account_deleted ann Asked for it\nadmin media_limit_changed ann that of the instance\nadmin media_limit_changed ann 1 bytes\n" +
			"admin account_suspended ben Spam\n role_changed admin admin\n"
		if log != want {
			a.Errorf("the log is\n%swant\n%s", log, want)
		}
		a.clock.Add(schema.AdminLogLife)
		a.sweep(0)
		if acts := call[[]schema.Act](a.administer(a.as("next")), 200, "GET", "/api/admin/log", nil); len(acts) != 1 {
			a.Errorf("after a year the log has %d entries", len(acts))
		}
	})
}

// refusedAs expects a refusal.
func refusedAs(u *user, want *schema.Error, status int, method, path string, body any) problem {
	u.a.Helper()
	res := u.do(method, path, body)
	var p problem
	if err := json.Unmarshal(res.Body, &p); err != nil {
		u.a.Fatal(err)
	}
	if res.Status != status || p.Reason != want.Reason {
		u.a.Errorf("%s: %s %s: %d %s, want %d %s", u.Name, method, path, res.Status, p.Reason, status, want.Reason)
	}
	return p
}

// TestAdminClaim gives roles by a claim of the identity provider, at each sign-in.
func TestAdminClaim(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		role := func(sub string, claims m, want string) {
			a.Helper()
			b := a.browser()
			b.signIn(p, "", sub, claims)
			if got := decode[schema.User](a, b.get("/api/users/me")).Role; got != want {
				a.Errorf("%s with %v is %s, want %s", sub, claims, got, want)
			}
		}
		role("1", m{"groups": []string{"a", "finds-admins"}}, "admin")
		role("2", m{"groups": "finds-admins"}, "admin")
		role("3", m{"groups": []any{"finds-admins-too", 1, nil}}, "member")
		role("4", m{}, "member")
		role("2", m{"groups": []string{"a"}}, "member")
		role("1", m{}, "admin") // the last one
		role("4", m{"groups": []string{"finds-admins"}}, "admin")
		role("1", m{"groups": m{"finds-admins": true}}, "member")
	}, func(o *server.Options) { o.Provider.Admins = oidc.Claim{Name: "groups", Value: "finds-admins"} })
}

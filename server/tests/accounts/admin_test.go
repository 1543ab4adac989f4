package accounts

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
	. "finds/server/servertest"
	"finds/store"
)

// TestSuspendHidesEverything makes three users share everything, suspends one, and looks for
// traces of them in everything that the others can read. Lifting restores all of it.
func TestSuspendHidesEverything(t *testing.T) {
	Each(t, func(a *API) {
		admin := a.Administer(a.As("admin"))
		x, y, third := NewScene(a, "stranger", schema.AudienceEveryone), NewScene(a, "stranger", schema.AudienceEveryone), NewScene(a, "stranger", schema.AudienceFriends)
		a.Befriend(x.Owner, y.Owner)
		a.Befriend(x.Owner, third.Owner)
		a.Befriend(third.Owner, y.Owner)
		FillAll(x, y, third)
		others := []*User{y.Owner, third.Owner, admin, a.Anonymous()}
		scenes := []*Scene{x, y, third}
		reads := func() map[string]string {
			all := map[string]string{}
			for _, u := range others {
				for _, s := range scenes {
					for path, text := range s.Snapshot(u) {
						if !strings.HasPrefix(path, "/api/admin/") && (u != admin || path != "/api/invites") {
							all[u.Name+" "+path] = text
						}
					}
				}
			}
			return all
		}
		before, traces := reads(), x.Traces()
		path := "/api/admin/users/" + x.Owner.ID + "/suspension"
		got := Call[schema.Account](admin, 200, "PUT", path, M{"reason": "Advertisements"})
		if got.Suspension == nil || got.Suspension.Reason != "Advertisements" || got.Suspension.EndsAt != nil {
			a.Errorf("the suspension is %+v", got.Suspension)
		}
		for _, leak := range Leaks(reads(), traces) {
			a.Errorf("after the suspension somebody reads %s", leak)
		}
		for _, u := range others[:2] {
			f := Call[schema.Find](u, 200, "GET", "/api/finds/"+y.ID("findId"), nil)
			if f.LikeCount != 2 || f.CommentCount != 3 {
				a.Errorf("%s counts %d likes and %d comments, want 2 and 3", u.Name, f.LikeCount, f.CommentCount)
			}
		}
		RefusedAs(x.Owner, schema.ErrUnauthenticated, 401, "GET", "/api/users/me", nil)
		stranger, find := a.As("stranger"), "/api/finds/"+x.ID("findId")
		for _, request := range []string{"GET /api/users/" + x.Owner.ID, "PUT /api/users/" + x.Owner.ID + "/block", "GET /api/avatars/" + x.Owner.ID, "GET " + find, "PUT " + find + "/like",
			"PUT " + find + "/saved", "POST " + find + "/comments", "GET /api/media/" + x.ID("path"), "POST /api/friends"} {
			method, path, _ := strings.Cut(request, " ")
			body := map[string]any{"POST": M{"content": "x"}, "PUT": nil}[method]
			if strings.HasSuffix(path, "/saved") {
				body = M{"state": "want"}
			}
			if path == "/api/friends" {
				body = M{"friendId": x.Owner.ID}
			}
			RefusedAs(stranger, schema.ErrNotFound, 404, method, path, body)
		}
		Call[schema.Account](admin, 200, "PUT", path, M{"reason": "Again"}) // counts nothing twice
		Call[schema.Account](admin, 200, "DELETE", path, nil)
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
	Each(t, func(a *API) {
		admin := a.Administer(a.As("admin"))
		ann := Call[schema.Login](a.Anonymous(), 201, "POST", "/api/auth/register", M{"username": "ann", "password": "a long sentence is best"}).User
		path := "/api/admin/users/" + ann.ID + "/suspension"
		ends := Call[schema.Account](admin, 200, "PUT", path, M{"reason": "Spam", "days": 2}).Suspension.EndsAt
		signIn := M{"username": "ann", "password": "a long sentence is best"}
		p := RefusedAs(a.Anonymous(), schema.ErrSuspended, 403, "POST", "/api/auth/login", signIn)
		if !strings.Contains(p.Detail, "Spam (until "+ends.String()+")") {
			a.Errorf("the refusal says %q", p.Detail)
		}
		if p.Note != "Spam" || p.Until == nil || *p.Until != *ends {
			a.Errorf("the refusal has the note %q and ends at %v", p.Note, p.Until)
		}
		signIn["password"] = "another sentence" // which learns nothing of the suspension
		RefusedAs(a.Anonymous(), schema.ErrCredentials, 401, "POST", "/api/auth/login", signIn)
		a.Clock.Add(49 * time.Hour)
		signIn["password"] = "a long sentence is best"
		Call[schema.Login](a.Anonymous(), 200, "POST", "/api/auth/login", signIn)
		if list := Call[[]schema.Account](admin, 200, "GET", "/api/admin/users?status=suspended", nil); len(list) != 0 {
			a.Errorf("suspended: %+v", list)
		}
	})
}

// TestEndSuspensions lifts suspensions that have ended, and deletes accounts whose suspension
// has no end after 30 days, but never sooner.
func TestEndSuspensions(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann, ben := a.Administer(a.As("admin")), a.As("ann"), a.As("ben")
		f := admin.Find("The oldest bridge", true)
		for _, u := range []*User{ann, ben} {
			OK(u, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
		}
		OK(admin, 200, "PUT", "/api/admin/users/"+ann.ID+"/suspension", M{"reason": "Spam", "days": 40})
		OK(admin, 200, "PUT", "/api/admin/users/"+ben.ID+"/suspension", M{"reason": "Spam"})
		likes := func(want int) {
			a.Helper()
			if got := Must(a.Store.Find(a.Context(), admin.ID, f.ID)); got.LikeCount != want {
				a.Errorf("%d likes, want %d", got.LikeCount, want)
			}
		}
		names := func(want string) {
			a.Helper()
			list, _, err := a.Store.Accounts(a.Context(), store.AccountFilter{}, store.Page{Limit: 10})
			got := ""
			for _, x := range Must(list, err) {
				got += " " + x.Username
			}
			if got != want {
				a.Errorf("accounts:%s, want%s", got, want)
			}
		}
		likes(0)
		for _, u := range Must(a.Store.Users(a.Context())) { // what finds list-users prints
			if u.Suspended != (u.ID == ann.ID || u.ID == ben.ID) {
				a.Errorf("%s is suspended: %t", u.Username, u.Suspended)
			}
		}
		a.Clock.Add(29 * 24 * time.Hour)
		a.Sweep(0)
		names(" admin ann ben")
		a.Clock.Add(2 * 24 * time.Hour)
		a.Sweep(0)
		names(" admin ann")
		likes(0)
		a.Clock.Add(10 * 24 * time.Hour)
		a.Sweep(0)
		names(" admin ann")
		likes(1)
	})
}

// TestLastAdmin demotes fifty administrators at once, of which one has to stay, who can
// neither be suspended nor deleted, nor leave.
func TestLastAdmin(t *testing.T) {
	Each(t, func(a *API) {
		admins := []*User{}
		for range 50 {
			admins = append(admins, a.Administer(a.As(Unique("admin"))))
		}
		var done sync.WaitGroup
		for i, u := range admins {
			done.Go(func() {
				u.Do("PATCH", "/api/admin/users/"+admins[(i+1)%len(admins)].ID, M{"role": "member"})
			})
		}
		done.Wait()
		list, _, err := a.Store.Accounts(a.Context(), store.AccountFilter{Status: schema.RoleAdmin}, store.Page{Limit: 100})
		if Must(list, err); len(list) < 1 {
			a.Fatal("no administrator is left")
		}
		for _, x := range list[1:] {
			Must(a.Store.UpdateAccount(a.Context(), store.Actor{}, x.ID, store.AccountEdit{Role: schema.RoleMember}))
		}
		last := admins[0]
		for _, u := range admins {
			if u.ID == list[0].ID {
				last = u
			}
		}
		path := "/api/admin/users/" + last.ID
		RefusedAs(last, schema.ErrLastAdmin, 409, "PATCH", path, M{"role": "member"})
		RefusedAs(last, schema.ErrOwnAccount, 409, "DELETE", path, nil)
		RefusedAs(last, schema.ErrOwnAccount, 409, "PUT", path+"/suspension", M{"reason": "x"})
		RefusedAs(last, schema.ErrLastAdmin, 409, "DELETE", "/api/users/me", M{})
		other := a.Administer(a.As("other"))
		OK(last, 200, "PUT", "/api/admin/users/"+other.ID+"/suspension", M{"reason": "x"})
		RefusedAs(last, schema.ErrLastAdmin, 409, "PATCH", path, M{"role": "member"}) // the other cannot sign in
		OK(last, 200, "DELETE", "/api/admin/users/"+other.ID+"/suspension", nil)
		OK(last, 200, "PATCH", path, M{"role": "member"})
		RefusedAs(last, schema.ErrAdminOnly, 403, "GET", "/api/admin/users", nil) // at once
	})
}

// TestAccounts lists accounts with what an administrator may know, narrowed and in pages.
func TestAccounts(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann, ben := a.Administer(a.As("admin")), a.As("ann"), a.As("ben")
		ann.Find("The oldest bridge", true)
		ann.Find("A secret garden", false)
		used := a.Stored(ann).Bytes
		OK(admin, 200, "PUT", "/api/admin/users/"+ben.ID+"/suspension", M{"reason": "Spam"})
		names := func(query string) string {
			a.Helper()
			text := ""
			for next := "/api/admin/users?limit=1" + query; next != ""; {
				r := admin.Do("GET", next, nil)
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
		got := Call[[]schema.Account](admin, 200, "GET", "/api/admin/users?q=ann", nil)[0]
		if got.FindCount != 1 || got.MediaBytes != used || got.MediaLimit != nil || got.SeenAt == nil || !got.SeenAt.Equal(a.Clock.Now().Truncate(24*time.Hour)) {
			a.Errorf("ann is %+v", got)
		}
		path := "/api/admin/users/" + ann.ID
		if got := Call[schema.Account](admin, 200, "PATCH", path, M{"mediaLimit": used}); got.MediaLimit == nil || *got.MediaLimit != used {
			a.Errorf("the limit is %v", got.MediaLimit)
		}
		if r, _ := ann.UploadOf(Picture(8, 6, color.White)); r.Status != 413 {
			a.Errorf("an upload over the limit gives %d", r.Status)
		}
		if got := Call[schema.Account](admin, 200, "PATCH", path, M{"mediaLimit": nil}); got.MediaLimit != nil {
			a.Errorf("the limit is %v", *got.MediaLimit)
		}
		if r, _ := ann.UploadOf(Picture(8, 6, color.White)); r.Status != 201 {
			a.Errorf("an upload under the limit gives %d", r.Status)
		}
		OK(admin, 204, "DELETE", path+"?reason=Asked+for+it", nil)
		RefusedAs(admin, schema.ErrNotFound, 404, "DELETE", path, nil)
		acts := Call[[]schema.Act](admin, 200, "GET", "/api/admin/log", nil)
		log := ""
		for _, act := range acts {
			log += act.ActorName + " " + act.Action + " " + act.TargetName + " " + act.Reason + "\n"
		}
		want := "admin account_deleted ann Asked for it\nadmin media_limit_changed ann that of the instance\nadmin media_limit_changed ann 1 bytes\n" +
			"admin account_suspended ben Spam\n role_changed admin admin\n"
		if log != want {
			a.Errorf("the log is\n%swant\n%s", log, want)
		}
		a.Clock.Add(schema.AdminLogLife)
		a.Sweep(0)
		if acts := Call[[]schema.Act](a.Administer(a.As("next")), 200, "GET", "/api/admin/log", nil); len(acts) != 1 {
			a.Errorf("after a year the log has %d entries", len(acts))
		}
	})
}

// TestAdminClaim gives roles by a claim of the identity provider, at each sign-in.
func TestAdminClaim(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		role := func(sub string, claims M, want string) {
			a.Helper()
			b := a.Browser()
			b.SignIn(p, "", sub, claims)
			if got := Decode[schema.User](a, b.Get("/api/users/me")).Role; got != want {
				a.Errorf("%s with %v is %s, want %s", sub, claims, got, want)
			}
		}
		role("1", M{"groups": []string{"a", "finds-admins"}}, "admin")
		role("2", M{"groups": "finds-admins"}, "admin")
		role("3", M{"groups": []any{"finds-admins-too", 1, nil}}, "member")
		role("4", M{}, "member")
		role("2", M{"groups": []string{"a"}}, "member")
		role("1", M{}, "admin") // the last one
		role("4", M{"groups": []string{"finds-admins"}}, "admin")
		role("1", M{"groups": M{"finds-admins": true}}, "member")
	}, func(o *server.Options) {
		o.Accounts.Provider.Admins = oidc.Claim{Name: "groups", Value: "finds-admins"}
	})
}

package accounts

import (
	"fmt"
	"net/http"
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
	"finds/store"
)

// byInvite makes a server that creates accounts by invite alone.
func byInvite(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite }

// invited creates an invite and returns it with its code.
func invited(u *User, body M) (i schema.NewInvite, code string) {
	u.A.Helper()
	i = Call[schema.NewInvite](u, 200, "POST", "/api/invites", body)
	code, found := strings.CutPrefix(i.Link, "/join#")
	if !found || len(code) != 43 {
		u.A.Errorf("the link is %q", i.Link)
	}
	return i, code
}

// joins creates an account with a code, signed in.
func joins(a *API, name, code string) *User {
	a.Helper()
	l := Call[schema.Login](a.Anonymous(), 201, "POST", "/api/auth/register", Registration(name, "invite", code))
	return &User{A: a, ID: l.User.ID, Name: name, Token: l.Token}
}

// TestInviteFriends creates an invite in the client, joins with it, and finds the two friends.
func TestInviteFriends(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		i, code := invited(ann, M{"uses": 2, "days": 7, "note": "  The climbing group ", "befriend": true})
		if i.Note != "The climbing group" || i.Uses != 2 || i.UsesLeft != 2 || !i.Befriend || i.State != "open" || i.Inviter.Username != "ann" ||
			len(i.UsedBy) != 0 || i.ExpiresAt.Sub(i.CreatedAt.Time) != 7*24*time.Hour {
			a.Errorf("the new invite is %+v", i)
		}
		g := Call[schema.Greeting](a.Anonymous(), 200, "POST", "/api/invites/greeting", M{"code": code})
		if g.Inviter == nil || *g.Inviter != (schema.Person{ID: ann.ID, Username: "ann", ProfilePicture: schema.AvatarPrefix + ann.ID}) || !g.Befriend {
			a.Errorf("the greeting is %+v", g)
		}
		ben := joins(a, "ben", code)
		for _, u := range []*User{ann, ben} {
			if list := Call[[]schema.Friendship](u, 200, "GET", "/api/friends?status=accepted", nil); len(list) != 1 || list[0].Requester.Username != "ann" || list[0].Addressee.Username != "ben" {
				a.Errorf("the friends of %s are %+v", u.Name, list)
			}
		}
		notes := Call[[]schema.Notification](ann, 200, "GET", "/api/notifications", nil)
		if len(notes) != 1 || notes[0].Type != schema.FriendAccepted || notes[0].Data["invited"] != "true" || !strings.Contains(notes[0].Message, "ben joined with your invite") {
			a.Errorf("ann has the notifications %+v", notes)
		}
		list := Call[[]schema.Invite](ann, 200, "GET", "/api/invites", nil)
		if len(list) != 1 || list[0].ID != i.ID || list[0].UsesLeft != 1 || len(list[0].UsedBy) != 1 || list[0].UsedBy[0].Username != "ben" {
			a.Errorf("ann's invites are %+v", list)
		}
		if text := string(ann.Do("GET", "/api/invites", nil).Body); strings.Contains(text, code) || strings.Contains(text, "join#") || strings.Contains(text, credential.HashToken(code)) {
			a.Error("the list has the code: ", text)
		}
		if log := a.ServiceLog.String(); strings.Contains(log, code) {
			a.Error("the log has the code")
		}
		if list := Call[[]schema.Invite](ben, 200, "GET", "/api/invites", nil); len(list) != 0 {
			a.Errorf("ben's invites are %+v", list)
		}
		admin := a.Administer(a.As("admin"))
		got := Call[[]schema.Account](admin, 200, "GET", "/api/admin/users?q=ben", nil)[0]
		if got.InvitedBy == nil || got.InvitedBy.Username != "ann" {
			a.Errorf("ben was invited by %+v", got.InvitedBy)
		}
		_, alone := invited(ann, M{"uses": 1, "days": 1})
		joins(a, "cleo", alone)
		if list := Call[[]schema.Friendship](ann, 200, "GET", "/api/friends?status=accepted", nil); len(list) != 1 {
			a.Errorf("without befriend, ann has %d friends", len(list))
		}
		OK(ben, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		if list := Call[[]schema.Invite](ann, 200, "GET", "/api/invites", nil); len(list[1].UsedBy) != 0 {
			a.Errorf("ann sees %+v, who has blocked her", list[1].UsedBy)
		}
		Must(a.Store.DeleteUser(a.Context(), ann.ID))
		if got := Call[[]schema.Account](admin, 200, "GET", "/api/admin/users?q=ben", nil)[0]; got.InvitedBy != nil {
			a.Errorf("ben was invited by %+v, who is gone", got.InvitedBy)
		}
	}, byInvite)
}

// TestGreetingPhotos: anyone who opens an invite sees the newest photos of the inviter that need no session, and no others.
func TestGreetingPhotos(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann, ben := a.Administer(a.As("admin")), a.As("ann"), a.As("ben")
		_, code := invited(ann, M{"uses": 1, "days": 7})
		photos := func(want ...schema.Find) {
			a.Helper()
			g := Call[schema.Greeting](a.Anonymous(), 200, "POST", "/api/invites/greeting", M{"code": code})
			if len(g.Photos) != len(want) {
				a.Errorf("the greeting has %d photos, want %d", len(g.Photos), len(want))
				return
			}
			for i, p := range g.Photos {
				m := want[i].Media[0]
				if (p != schema.GreetingPhoto{ThumbnailURL: m.ThumbnailURL, FallbackThumbnailURL: m.FallbackThumbnailURL, Width: m.Width, Height: m.Height, Blur: m.Blur}) {
					a.Errorf("photo %d is %+v, want that of %s", i, p, want[i].Title)
				}
				for _, url := range []string{p.ThumbnailURL, p.FallbackThumbnailURL} {
					if r := a.Anonymous().Do("GET", url, nil); r.Status != http.StatusOK {
						a.Errorf("%s of %s gives %d", url, want[i].Title, r.Status)
					}
				}
			}
		}
		photos()
		oldest := ann.Photographed("The oldest", M{"isPublic": true})
		photos(oldest)
		ann.Photographed("For friends", nil)
		ann.Photographed("For me", M{"audience": "me"})
		ann.Find("Without a photo", true)
		ben.Photographed("Of another user", M{"isPublic": true})
		photos(oldest)
		binned := ann.Photographed("Deleted", M{"isPublic": true})
		hidden := ann.Photographed("Hidden", M{"isPublic": true})
		photos(hidden, binned, oldest)
		OK(ann, 204, "DELETE", "/api/finds/"+binned.ID, nil)
		photos(hidden, oldest)
		OK(admin, 204, "PUT", "/api/admin/finds/"+hidden.ID+"/hidden", M{"reason": "Spam"})
		photos(oldest)
		newer, narrowed := ann.Photographed("Newer", M{"isPublic": true}), ann.Photographed("Narrowed", M{"isPublic": true})
		last := ann.Photographed("The last", M{"isPublic": true})
		photos(last, narrowed, newer)
		OK(ann, 200, "PUT", "/api/finds/"+narrowed.ID, M{"isPublic": false})
		photos(last, newer, oldest)
		path := "/api/admin/users/" + ann.ID + "/suspension"
		OK(admin, 200, "PUT", path, M{"reason": "Spam"})
		RefusedAs(a.Anonymous(), schema.ErrInviteEnded, 404, "POST", "/api/invites/greeting", M{"code": code})
		OK(admin, 200, "DELETE", path, nil)
		photos(last, newer, oldest)
		if g := string(a.Anonymous().Do("POST", "/api/invites/greeting", M{"code": code}).Body); strings.Contains(g, "The last") || strings.Contains(g, last.ID) {
			a.Error("the greeting says more than a photo: ", g)
		}
	}, byInvite)
}

// TestInviteEnds tries invites that are revoked, expired or used up, and those of inviters who
// are suspended or gone.
func TestInviteEnds(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann, ben := a.Administer(a.As("admin")), a.As("ann"), a.As("ben")
		works := func(want bool, code string) {
			a.Helper()
			r := a.Anonymous().Do("POST", "/api/invites/greeting", M{"code": code})
			if (r.Status == http.StatusOK) != want {
				a.Errorf("the greeting gives %d %s, want it to work: %v", r.Status, r.Body, want)
			}
			if !want {
				RefusedAs(a.Anonymous(), schema.ErrInviteEnded, 404, "POST", "/api/invites/greeting", M{"code": code})
				RefusedAs(a.Anonymous(), schema.ErrInviteNeeded, 403, "POST", "/api/auth/register", Registration(Unique("guest"), "invite", code))
			}
		}
		state := func(u *User, id, want string) {
			a.Helper()
			for _, i := range Call[[]schema.Invite](u, 200, "GET", "/api/invites", nil) {
				if i.ID == id && i.State != want {
					a.Errorf("the invite is %s, want %s", i.State, want)
				}
				if i.ID == id {
					return
				}
			}
			if want != "" {
				a.Errorf("no invite %s", id)
			}
		}
		works(false, "unknown")
		revoked, code := invited(ann, M{"uses": 3, "days": 7})
		works(true, code)
		RefusedAs(ben, schema.ErrNotFound, 404, "DELETE", "/api/invites/"+revoked.ID, nil)
		works(true, code)
		OK(ann, 204, "DELETE", "/api/invites/"+revoked.ID, nil)
		OK(ann, 204, "DELETE", "/api/invites/"+revoked.ID, nil)
		works(false, code)
		state(ann, revoked.ID, "revoked")
		used, code := invited(ann, M{"uses": 1, "days": 7})
		joins(a, "cleo", code)
		works(false, code)
		OK(ann, 204, "DELETE", "/api/invites/"+used.ID, nil)
		state(ann, used.ID, "used_up")
		_, code = invited(ben, M{"uses": 1, "days": 90})
		path := "/api/admin/users/" + ben.ID + "/suspension"
		OK(admin, 200, "PUT", path, M{"reason": "Spam"})
		works(false, code)
		state(admin, Call[[]schema.Invite](admin, 200, "GET", "/api/invites", nil)[0].ID, "suspended")
		OK(admin, 200, "DELETE", path, nil)
		works(true, code)
		id := Call[[]schema.Invite](admin, 200, "GET", "/api/invites", nil)[0].ID
		OK(admin, 204, "DELETE", "/api/invites/"+id, nil)
		works(false, code)
		if act := Call[[]schema.Act](admin, 200, "GET", "/api/admin/log", nil)[0]; act.Action != "invite_revoked" || act.TargetName != "ben" {
			a.Errorf("the log has %+v", act)
		}
		late, code := invited(ann, M{"uses": 1, "days": 1})
		_, good := invited(ann, M{"uses": 1, "days": 90})
		a.Clock.Add(25 * time.Hour)
		works(false, code)
		state(admin, late.ID, "expired")
		works(true, good)
		a.Clock.Add(24 * time.Hour)
		a.Sweep(0)
		state(admin, late.ID, "expired")
		a.Clock.Add(schema.InviteKept - 24*time.Hour)
		a.Sweep(0)
		state(a.Administer(a.As("another-admin")), late.ID, "")
		works(true, good)
		Must(a.Store.DeleteUser(a.Context(), ann.ID))
		works(false, good)
	}, byInvite)
}

// TestMayInvite has who may create invites by the configuration, and how many.
func TestMayInvite(t *testing.T) {
	for mode, want := range map[server.Invites][2]int{"": {200, 200}, server.InvitesMembers: {200, 200}, server.InvitesAdmins: {403, 200}, server.InvitesOff: {403, 403}} {
		t.Run(string(mode), func(t *testing.T) {
			Each(t, func(a *API) {
				users := [2]*User{a.As("ann"), a.Administer(a.As("admin"))}
				for i, u := range users {
					if r := u.Do("POST", "/api/invites", M{"uses": 1, "days": 1}); r.Status != want[i] {
						a.Errorf("%s gets %d, want %d", u.Name, r.Status, want[i])
					}
					if want[i] == 403 {
						RefusedAs(u, schema.ErrMayNotInvite, 403, "POST", "/api/invites", M{"uses": 1, "days": 1})
					}
					OK(u, 200, "GET", "/api/invites", nil)
				}
				hash := credential.HashToken("earlier")
				i := Must(a.Store.Invite(a.Context(), store.NewInvite{CodeHash: hash, UserID: users[0].ID, Uses: 2, Life: time.Hour}))
				joins(a, "ben", "earlier") // an invite of earlier works
				OK(users[0], 204, "DELETE", "/api/invites/"+i.ID, nil)
				if c := Call[M](a.Anonymous(), 200, "GET", "/api/config", nil); mode != "" && c["invites"] != string(mode) {
					a.Errorf("the configuration says %v", c["invites"])
				}
			}, byInvite, func(o *server.Options) { o.Accounts.Invites = mode })
		})
	}
}

// TestTooManyInvites lets a user have twenty open invites, also of those who ask all at once.
func TestTooManyInvites(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		var done sync.WaitGroup
		for range 2 * schema.InvitesMax {
			done.Go(func() { ann.Do("POST", "/api/invites", M{"uses": 1, "days": 1}) })
		}
		done.Wait()
		list := Call[[]schema.Invite](ann, 200, "GET", "/api/invites", nil)
		if len(list) > schema.InvitesMax {
			a.Errorf("%d invites", len(list))
		}
		for n := len(list); n < schema.InvitesMax; n++ {
			invited(ann, M{"uses": 1, "days": 1})
		}
		RefusedAs(ann, schema.ErrTooManyInvites, 409, "POST", "/api/invites", M{"uses": 1, "days": 1})
		OK(ann, 204, "DELETE", "/api/invites/"+list[0].ID, nil)
		invited(ann, M{"uses": 1, "days": 1})
		RefusedAs(ann, schema.ErrTooManyInvites, 409, "POST", "/api/invites", M{"uses": 1, "days": 1})
		a.Clock.Add(25 * time.Hour)
		invited(ann, M{"uses": 1, "days": 1})
	})
}

// TestInviteOpen joins where no invite is needed: a good one makes friends, a bad one is ignored.
func TestInviteOpen(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		_, code := invited(ann, M{"uses": 1, "days": 1, "befriend": true})
		for n, c := range []string{code, code, "unknown"} {
			ben := joins(a, fmt.Sprint("ben-", n), c)
			if list := Call[[]schema.Friendship](ben, 200, "GET", "/api/friends?status=accepted", nil); len(list) != max(0, 1-n) {
				a.Errorf("%d: %d friends", n, len(list))
			}
		}
	})
}

// TestInviteClosed has no invites where registration is closed.
func TestInviteClosed(t *testing.T) {
	Each(t, func(a *API) {
		RefusedAs(a.Administer(a.As("ann")), schema.ErrMayNotInvite, 403, "POST", "/api/invites", M{"uses": 1, "days": 1})
		if c := Call[M](a.Anonymous(), 200, "GET", "/api/config", nil); c["invites"] != "off" {
			a.Errorf("the configuration says %v", c["invites"])
		}
	}, func(o *server.Options) { o.Accounts.Registration = server.RegistrationClosed })
}

// TestInviteProvider joins with an invite at the identity provider.
func TestInviteProvider(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		ann := a.As("ann")
		_, code := invited(ann, M{"uses": 1, "days": 1, "befriend": true})
		b := a.Browser()
		b.Cookies["finds_invite"] = url.PathEscape(code)
		if res := b.SignIn(p, "", "sub-ben", M{"preferred_username": "ben"}); res.Status != 302 || b.Me() != "ben" {
			a.Fatalf("%d, signed in as %q: %s", res.Status, b.Me(), res.Body)
		}
		list := Call[[]schema.Invite](ann, 200, "GET", "/api/invites", nil)
		friends := Call[[]schema.Friendship](ann, 200, "GET", "/api/friends?status=accepted", nil)
		if len(list[0].UsedBy) != 1 || list[0].UsedBy[0].Username != "ben" || len(friends) != 1 {
			a.Errorf("invites %+v, friends %+v", list, friends)
		}
		account := Call[[]schema.Account](a.Administer(a.As("admin")), 200, "GET", "/api/admin/users?q=ben", nil)[0]
		if account.InvitedBy == nil || account.InvitedBy.ID != ann.ID {
			a.Errorf("ben was invited by %+v", account.InvitedBy)
		}
	}, byInvite)
}

// TestInviteCookie joins at the provider with the code of an invite in a cookie, which the start
// takes, and with cookies that hold no code.
func TestInviteCookie(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		joins := func(b *Browser, query string) int {
			a.Helper()
			q := b.Begin(query)
			if _, left := b.Cookies["finds_invite"]; left {
				a.Error("the cookie is left after the start")
			}
			return b.Finish(q, p.Grant(q, Unique("sub"), M{"preferred_username": Unique("visitor")})).Status
		}
		invite := func(code string) {
			a.Helper()
			if err := a.Store.CreateInvite(a.Context(), credential.HashToken(code), 1, time.Hour); err != nil {
				a.Fatal(err)
			}
		}
		for _, code := range []string{"plain", "a sentence; with=signs, \u00fc"} {
			invite(code)
			b := a.Browser()
			b.Cookies["finds_invite"] = url.PathEscape(code)
			if got := joins(b, ""); got != 302 {
				a.Errorf("with %q: %d", code, got)
			}
			b = a.Browser()
			b.Cookies["finds_invite"] = url.PathEscape(code)
			if got := joins(b, ""); got != 403 {
				a.Errorf("with the used code %q: %d", code, got)
			}
		}
		invite("query")
		b := a.Browser()
		b.Cookies["finds_invite"] = "another"
		if got := joins(b, "invite=query"); got != 302 {
			a.Errorf("the query does not come before the cookie: %d", got)
		}
		for _, value := range []string{"%zz", strings.Repeat("x", 101), "wrong"} {
			b := a.Browser()
			b.Cookies["finds_invite"] = value
			if got := joins(b, ""); got != 403 {
				a.Errorf("with the cookie %.10q: %d", value, got)
			}
		}
	}, byInvite)
}

// TestEndedInvitesAreDeleted uses up and revokes invites, which are listed for 30 days and then
// deleted. Who invited an account stays, and until then revoking again succeeds.
func TestEndedInvitesAreDeleted(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		used, code := invited(ann, M{"uses": 2, "days": 90})
		revoked, _ := invited(ann, M{"uses": 1, "days": 90})
		open, _ := invited(ann, M{"uses": 1, "days": 90})
		joins(a, "ben", code)
		OK(ann, 204, "DELETE", "/api/invites/"+revoked.ID, nil)
		a.Clock.Add(20 * 24 * time.Hour)
		joins(a, "cas", code)
		lists := func(want ...string) {
			a.Helper()
			a.Sweep(0)
			ann = a.Fresh(ann)
			var got []string
			for _, i := range Call[[]schema.Invite](ann, 200, "GET", "/api/invites", nil) {
				got = append(got, i.ID+" "+i.State)
			}
			if !slices.Equal(got, want) {
				a.Errorf("invites are %v, want %v", got, want)
			}
		}
		lists(open.ID+" open", revoked.ID+" revoked", used.ID+" used_up")
		OK(ann, 204, "DELETE", "/api/invites/"+revoked.ID, nil)
		a.Clock.Add(11 * 24 * time.Hour)
		lists(open.ID+" open", used.ID+" used_up")
		Refused(ann, 404, "not_found", "DELETE", "/api/invites/"+revoked.ID, nil)
		OK(ann, 204, "DELETE", "/api/invites/"+used.ID, nil)
		a.Clock.Add(20 * 24 * time.Hour)
		lists(open.ID + " open")
		for _, name := range []string{"ben", "cas"} {
			account := Call[[]schema.Account](a.Administer(a.Fresh(ann)), 200, "GET", "/api/admin/users?q="+name, nil)[0]
			if account.InvitedBy == nil || account.InvitedBy.ID != ann.ID {
				a.Errorf("%s was invited by %+v", name, account.InvitedBy)
			}
		}
	}, byInvite)
}

package server_test

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
	"finds/store"
)

// byInvite makes a server that creates accounts by invite alone.
func byInvite(o *server.Options) { o.Registration = server.RegistrationByInvite }

// invited creates an invite and returns it with its code.
func invited(u *user, body m) (i schema.NewInvite, code string) {
	u.a.Helper()
	i = call[schema.NewInvite](u, 200, "POST", "/api/invites", body)
	code, found := strings.CutPrefix(i.Link, "/join#")
	if !found || len(code) != 43 {
		u.a.Errorf("the link is %q", i.Link)
	}
	return i, code
}

// joins creates an account with a code, signed in.
func (a *api) joins(name, code string) *user {
	a.Helper()
	l := call[schema.Login](a.anonymous(), 201, "POST", "/api/auth/register", registration(name, "invite", code))
	return &user{a: a, ID: l.User.ID, Name: name, token: l.Token}
}

// TestInviteFriends creates an invite in the client, joins with it, and finds the two friends.
func TestInviteFriends(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		i, code := invited(ann, m{"uses": 2, "days": 7, "note": "  The climbing group ", "befriend": true})
		if i.Note != "The climbing group" || i.Uses != 2 || i.UsesLeft != 2 || !i.Befriend || i.State != "open" || i.Inviter.Username != "ann" ||
			len(i.UsedBy) != 0 || i.ExpiresAt.Sub(i.CreatedAt.Time) != 7*24*time.Hour {
			a.Errorf("the new invite is %+v", i)
		}
		g := call[schema.Greeting](a.anonymous(), 200, "POST", "/api/invites/greeting", m{"code": code})
		if g.Inviter == nil || *g.Inviter != (schema.Inviter{ID: ann.ID, Username: "ann"}) || !g.Befriend {
			a.Errorf("the greeting is %+v", g)
		}
		ben := a.joins("ben", code)
		for _, u := range []*user{ann, ben} {
			if list := call[[]schema.Friendship](u, 200, "GET", "/api/friends?status=accepted", nil); len(list) != 1 || list[0].Requester.Username != "ann" || list[0].Addressee.Username != "ben" {
				a.Errorf("the friends of %s are %+v", u.Name, list)
			}
		}
		notes := call[[]schema.Notification](ann, 200, "GET", "/api/notifications", nil)
		if len(notes) != 1 || notes[0].Type != schema.FriendAccepted || notes[0].Data["invited"] != "true" || !strings.Contains(notes[0].Message, "ben joined with your invite") {
			a.Errorf("ann has the notifications %+v", notes)
		}
		list := call[[]schema.Invite](ann, 200, "GET", "/api/invites", nil)
		if len(list) != 1 || list[0].ID != i.ID || list[0].UsesLeft != 1 || len(list[0].UsedBy) != 1 || list[0].UsedBy[0].Username != "ben" {
			a.Errorf("ann's invites are %+v", list)
		}
		if text := string(ann.do("GET", "/api/invites", nil).Body); strings.Contains(text, code) || strings.Contains(text, "join#") || strings.Contains(text, credential.HashToken(code)) {
			a.Error("the list has the code: ", text)
		}
		if log := a.log.String(); strings.Contains(log, code) {
			a.Error("the log has the code")
		}
		if list := call[[]schema.Invite](ben, 200, "GET", "/api/invites", nil); len(list) != 0 {
			a.Errorf("ben's invites are %+v", list)
		}
		admin := a.administer(a.as("admin"))
		got := call[[]schema.Account](admin, 200, "GET", "/api/admin/users?q=ben", nil)[0]
		if got.InvitedBy == nil || got.InvitedBy.Username != "ann" {
			a.Errorf("ben was invited by %+v", got.InvitedBy)
		}
		_, alone := invited(ann, m{"uses": 1, "days": 1})
		a.joins("cleo", alone)
		if list := call[[]schema.Friendship](ann, 200, "GET", "/api/friends?status=accepted", nil); len(list) != 1 {
			a.Errorf("without befriend, ann has %d friends", len(list))
		}
		ok(ben, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		if list := call[[]schema.Invite](ann, 200, "GET", "/api/invites", nil); len(list[1].UsedBy) != 0 {
			a.Errorf("ann sees %+v, who has blocked her", list[1].UsedBy)
		}
		must(a.store.DeleteUser(a.Context(), ann.ID))
		if got := call[[]schema.Account](admin, 200, "GET", "/api/admin/users?q=ben", nil)[0]; got.InvitedBy != nil {
			a.Errorf("ben was invited by %+v, who is gone", got.InvitedBy)
		}
	}, byInvite)
}

// TestInviteEnds tries invites that are revoked, expired or used up, and those of inviters who
// are suspended or gone.
func TestInviteEnds(t *testing.T) {
	each(t, func(a *api) {
		admin, ann, ben := a.administer(a.as("admin")), a.as("ann"), a.as("ben")
		works := func(want bool, code string) {
			a.Helper()
			r := a.anonymous().do("POST", "/api/invites/greeting", m{"code": code})
			if (r.Status == http.StatusOK) != want {
				a.Errorf("the greeting gives %d %s, want it to work: %v", r.Status, r.Body, want)
			}
			if !want {
				refusedAs(a.anonymous(), schema.ErrInviteEnded, 404, "POST", "/api/invites/greeting", m{"code": code})
				refusedAs(a.anonymous(), schema.ErrInviteNeeded, 403, "POST", "/api/auth/register", registration(unique("guest"), "invite", code))
			}
		}
		state := func(u *user, id, want string) {
			a.Helper()
			for _, i := range call[[]schema.Invite](u, 200, "GET", "/api/invites", nil) {
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
		revoked, code := invited(ann, m{"uses": 3, "days": 7})
		works(true, code)
		refusedAs(ben, schema.ErrNotFound, 404, "DELETE", "/api/invites/"+revoked.ID, nil)
		works(true, code)
		ok(ann, 204, "DELETE", "/api/invites/"+revoked.ID, nil)
		ok(ann, 204, "DELETE", "/api/invites/"+revoked.ID, nil)
		works(false, code)
		state(ann, revoked.ID, "revoked")
		used, code := invited(ann, m{"uses": 1, "days": 7})
		a.joins("cleo", code)
		works(false, code)
		ok(ann, 204, "DELETE", "/api/invites/"+used.ID, nil)
		state(ann, used.ID, "used_up")
		_, code = invited(ben, m{"uses": 1, "days": 90})
		path := "/api/admin/users/" + ben.ID + "/suspension"
		ok(admin, 200, "PUT", path, m{"reason": "Spam"})
		works(false, code)
		state(admin, call[[]schema.Invite](admin, 200, "GET", "/api/invites", nil)[0].ID, "suspended")
		ok(admin, 200, "DELETE", path, nil)
		works(true, code)
		id := call[[]schema.Invite](admin, 200, "GET", "/api/invites", nil)[0].ID
		ok(admin, 204, "DELETE", "/api/invites/"+id, nil)
		works(false, code)
		if act := call[[]schema.Act](admin, 200, "GET", "/api/admin/log", nil)[0]; act.Action != "invite_revoked" || act.TargetName != "ben" {
			a.Errorf("the log has %+v", act)
		}
		late, code := invited(ann, m{"uses": 1, "days": 1})
		_, good := invited(ann, m{"uses": 1, "days": 90})
		a.clock.Add(25 * time.Hour)
		works(false, code)
		state(admin, late.ID, "expired")
		works(true, good)
		a.clock.Add(24 * time.Hour)
		a.sweep(0)
		state(admin, late.ID, "expired")
		a.clock.Add(schema.InviteKept - 24*time.Hour)
		a.sweep(0)
		state(a.administer(a.as("another-admin")), late.ID, "")
		works(true, good)
		must(a.store.DeleteUser(a.Context(), ann.ID))
		works(false, good)
	}, byInvite)
}

// TestMayInvite has who may create invites by the configuration, and how many.
func TestMayInvite(t *testing.T) {
	for mode, want := range map[server.Invites][2]int{"": {200, 200}, server.InvitesMembers: {200, 200}, server.InvitesAdmins: {403, 200}, server.InvitesOff: {403, 403}} {
		t.Run(string(mode), func(t *testing.T) {
			each(t, func(a *api) {
				users := [2]*user{a.as("ann"), a.administer(a.as("admin"))}
				for i, u := range users {
					if r := u.do("POST", "/api/invites", m{"uses": 1, "days": 1}); r.Status != want[i] {
						a.Errorf("%s gets %d, want %d", u.Name, r.Status, want[i])
					}
					if want[i] == 403 {
						refusedAs(u, schema.ErrMayNotInvite, 403, "POST", "/api/invites", m{"uses": 1, "days": 1})
					}
					ok(u, 200, "GET", "/api/invites", nil)
				}
				hash := credential.HashToken("earlier")
				i := must(a.store.Invite(a.Context(), store.NewInvite{CodeHash: hash, UserID: users[0].ID, Uses: 2, Life: time.Hour}))
				a.joins("ben", "earlier") // an invite of earlier works
				ok(users[0], 204, "DELETE", "/api/invites/"+i.ID, nil)
				if c := call[m](a.anonymous(), 200, "GET", "/api/config", nil); mode != "" && c["invites"] != string(mode) {
					a.Errorf("the configuration says %v", c["invites"])
				}
			}, byInvite, func(o *server.Options) { o.Invites = mode })
		})
	}
}

// TestTooManyInvites lets a user have twenty open invites, also of those who ask all at once.
func TestTooManyInvites(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		var done sync.WaitGroup
		for range 2 * schema.InvitesMax {
			done.Go(func() { ann.do("POST", "/api/invites", m{"uses": 1, "days": 1}) })
		}
		done.Wait()
		list := call[[]schema.Invite](ann, 200, "GET", "/api/invites", nil)
		if len(list) > schema.InvitesMax {
			a.Errorf("%d invites", len(list))
		}
		for n := len(list); n < schema.InvitesMax; n++ {
			invited(ann, m{"uses": 1, "days": 1})
		}
		refusedAs(ann, schema.ErrTooManyInvites, 409, "POST", "/api/invites", m{"uses": 1, "days": 1})
		ok(ann, 204, "DELETE", "/api/invites/"+list[0].ID, nil)
		invited(ann, m{"uses": 1, "days": 1})
		refusedAs(ann, schema.ErrTooManyInvites, 409, "POST", "/api/invites", m{"uses": 1, "days": 1})
		a.clock.Add(25 * time.Hour)
		invited(ann, m{"uses": 1, "days": 1})
	})
}

// TestInviteOpen joins where no invite is needed: a good one makes friends, a bad one is ignored.
func TestInviteOpen(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		_, code := invited(ann, m{"uses": 1, "days": 1, "befriend": true})
		for n, c := range []string{code, code, "unknown"} {
			ben := a.joins(fmt.Sprint("ben-", n), c)
			if list := call[[]schema.Friendship](ben, 200, "GET", "/api/friends?status=accepted", nil); len(list) != max(0, 1-n) {
				a.Errorf("%d: %d friends", n, len(list))
			}
		}
	})
}

// TestInviteClosed has no invites where registration is closed.
func TestInviteClosed(t *testing.T) {
	each(t, func(a *api) {
		refusedAs(a.administer(a.as("ann")), schema.ErrMayNotInvite, 403, "POST", "/api/invites", m{"uses": 1, "days": 1})
		if c := call[m](a.anonymous(), 200, "GET", "/api/config", nil); c["invites"] != "off" {
			a.Errorf("the configuration says %v", c["invites"])
		}
	}, func(o *server.Options) { o.Registration = server.RegistrationClosed })
}

// TestInviteProvider joins with an invite at the identity provider.
func TestInviteProvider(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		ann := a.as("ann")
		_, code := invited(ann, m{"uses": 1, "days": 1, "befriend": true})
		b := a.browser()
		b.cookies["finds_invite"] = url.PathEscape(code)
		if res := b.signIn(p, "", "sub-ben", m{"preferred_username": "ben"}); res.Status != 302 || b.me() != "ben" {
			a.Fatalf("%d, signed in as %q: %s", res.Status, b.me(), res.Body)
		}
		list := call[[]schema.Invite](ann, 200, "GET", "/api/invites", nil)
		friends := call[[]schema.Friendship](ann, 200, "GET", "/api/friends?status=accepted", nil)
		if len(list[0].UsedBy) != 1 || list[0].UsedBy[0].Username != "ben" || len(friends) != 1 {
			a.Errorf("invites %+v, friends %+v", list, friends)
		}
		account := call[[]schema.Account](a.administer(a.as("admin")), 200, "GET", "/api/admin/users?q=ben", nil)[0]
		if account.InvitedBy == nil || account.InvitedBy.ID != ann.ID {
			a.Errorf("ben was invited by %+v", account.InvitedBy)
		}
	}, byInvite)
}

// TestInviteCookie joins at the provider with the code of an invite in a cookie, which the start
// takes, and with cookies that hold no code.
func TestInviteCookie(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		joins := func(b *browser, query string) int {
			a.Helper()
			q := b.begin(query)
			if _, left := b.cookies["finds_invite"]; left {
				a.Error("the cookie is left after the start")
			}
			return b.finish(q, p.grant(q, unique("sub"), m{"preferred_username": unique("visitor")})).Status
		}
		invite := func(code string) {
			a.Helper()
			if err := a.store.CreateInvite(a.Context(), credential.HashToken(code), 1, time.Hour); err != nil {
				a.Fatal(err)
			}
		}
		for _, code := range []string{"plain", "a sentence; with=signs, \u00fc"} {
			invite(code)
			b := a.browser()
			b.cookies["finds_invite"] = url.PathEscape(code)
			if got := joins(b, ""); got != 302 {
				a.Errorf("with %q: %d", code, got)
			}
			b = a.browser()
			b.cookies["finds_invite"] = url.PathEscape(code)
			if got := joins(b, ""); got != 403 {
				a.Errorf("with the used code %q: %d", code, got)
			}
		}
		invite("query")
		b := a.browser()
		b.cookies["finds_invite"] = "another"
		if got := joins(b, "invite=query"); got != 302 {
			a.Errorf("the query does not come before the cookie: %d", got)
		}
		for _, value := range []string{"%zz", strings.Repeat("x", 101), "wrong"} {
			b := a.browser()
			b.cookies["finds_invite"] = value
			if got := joins(b, ""); got != 403 {
				a.Errorf("with the cookie %.10q: %d", value, got)
			}
		}
	}, byInvite)
}

// TestEndedInvitesAreDeleted uses up and revokes invites, which are listed for 30 days and then
// deleted. Who invited an account stays, and until then revoking again succeeds.
func TestEndedInvitesAreDeleted(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		used, code := invited(ann, m{"uses": 2, "days": 90})
		revoked, _ := invited(ann, m{"uses": 1, "days": 90})
		open, _ := invited(ann, m{"uses": 1, "days": 90})
		a.joins("ben", code)
		ok(ann, 204, "DELETE", "/api/invites/"+revoked.ID, nil)
		a.clock.Add(20 * 24 * time.Hour)
		a.joins("cas", code)
		lists := func(want ...string) {
			a.Helper()
			a.sweep(0)
			ann = a.fresh(ann)
			var got []string
			for _, i := range call[[]schema.Invite](ann, 200, "GET", "/api/invites", nil) {
				got = append(got, i.ID+" "+i.State)
			}
			if !slices.Equal(got, want) {
				a.Errorf("invites are %v, want %v", got, want)
			}
		}
		lists(open.ID+" open", revoked.ID+" revoked", used.ID+" used_up")
		ok(ann, 204, "DELETE", "/api/invites/"+revoked.ID, nil)
		a.clock.Add(11 * 24 * time.Hour)
		lists(open.ID+" open", used.ID+" used_up")
		refused(ann, 404, "not_found", "DELETE", "/api/invites/"+revoked.ID, nil)
		ok(ann, 204, "DELETE", "/api/invites/"+used.ID, nil)
		a.clock.Add(20 * 24 * time.Hour)
		lists(open.ID + " open")
		for _, name := range []string{"ben", "cas"} {
			account := call[[]schema.Account](a.administer(a.fresh(ann)), 200, "GET", "/api/admin/users?q="+name, nil)[0]
			if account.InvitedBy == nil || account.InvitedBy.ID != ann.ID {
				a.Errorf("%s was invited by %+v", name, account.InvitedBy)
			}
		}
	}, byInvite)
}

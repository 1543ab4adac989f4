package signin

import (
	"context"
	"sync"
	"testing"
	"time"

	"finds/server"
	"finds/server/credential"
	. "finds/server/servertest"
)

// TestProviderRegistration makes accounts as far as registration allows it.
func TestProviderRegistration(t *testing.T) {
	t.Parallel()
	for _, mode := range []server.Registration{server.RegistrationOpen, server.RegistrationByInvite, server.RegistrationClosed} {
		t.Run(string(mode), func(t *testing.T) {
			t.Parallel()
			p := NewIDP(t)
			a := p.Service(t, "sqlite", func(o *server.Options) { o.Accounts.Registration = mode })
			for _, code := range []string{"setup", "once"} {
				if err := a.Store.CreateInvite(context.Background(), credential.HashToken(code), 1, time.Hour); err != nil {
					t.Fatal(err)
				}
			}
			want := map[server.Registration][]int{server.RegistrationOpen: {302, 302, 302, 302, 302}, server.RegistrationByInvite: {403, 403, 302, 403, 302}, server.RegistrationClosed: {403, 403, 302, 403, 403}}[mode]
			for i, query := range []string{"", "invite=wrong", "invite=setup", "invite=setup", "invite=once"} {
				b := a.Browser()
				if res := b.SignIn(p, query, "sub-"+query+string(rune('0'+i)), nil); res.Status != want[i] || (b.Me() == "") != (want[i] == 403) {
					t.Errorf("%q: %d, want %d: %s", query, res.Status, want[i], res.Body)
				}
			}
			if b := a.Browser(); b.SignIn(p, "", "sub-invite=setup2", nil).Status != 302 {
				t.Error("who has an account cannot sign in")
			}
		})
	}
}

// TestProviderRivals signs somebody in for the first time in two browsers at
// once, with one invite for one account: both are signed in to it.
func TestProviderRivals(t *testing.T) {
	for _, mode := range []server.Registration{server.RegistrationOpen, server.RegistrationByInvite, server.RegistrationClosed} {
		t.Run(string(mode), func(t *testing.T) {
			EachProvider(t, func(a *API, p *IDP) {
				if err := a.Store.CreateInvite(t.Context(), credential.HashToken("once"), 1, time.Hour); err != nil {
					t.Fatal(err)
				}
				first, rival := a.Browser(), a.Browser()
				p.Info = M{"sub": "sub", "preferred_username": "ann"}
				p.Before = map[string]func(){"/userinfo": sync.OnceFunc(func() { // the first has found no account
					if res := rival.SignIn(p, "invite=once", "sub", M{"preferred_username": "ann"}); res.Status != 302 {
						a.Errorf("the rival: %d %s", res.Status, res.Body)
					}
				})}
				if res := first.SignIn(p, "invite=once", "sub", M{"preferred_username": nil}); res.Status != 302 || first.Me() != "ann" || rival.Me() != "ann" {
					a.Errorf("%d, signed in as %q and %q: %s", res.Status, first.Me(), rival.Me(), res.Body)
				}
				if n := Must(a.Store.UserCount(t.Context())); n != 1 {
					a.Errorf("there are %d accounts", n)
				}
				if res := a.Browser().SignIn(p, "invite=once", "another", nil); mode != server.RegistrationOpen && res.Status != 403 {
					a.Errorf("somebody else: %d", res.Status)
				}
			}, func(o *server.Options) { o.Accounts.Registration = mode })
		})
	}
}

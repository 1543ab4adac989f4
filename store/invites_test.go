package store_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestInviteRaces joins with the last use of an invite while its inviter is suspended, deleted
// or revokes it: everyone who has joined is a friend, and no use is lost or taken twice.
func TestInviteRaces(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		s := storetest.Open(t, engine, store.Options{Database: storetest.Database(t, engine)})
		newUser(t, s, "zoe") // so that there is always an account
		for round, end := range []func(user, invite string) error{
			func(string, string) error { return nil },
			func(_, invite string) error { return s.RevokeInvite(ctx, store.Actor{}, true, invite) },
			func(user, _ string) error {
				_, err := s.Suspend(ctx, store.Actor{}, user, store.NewSuspension{Reason: "x"})
				return err
			},
			func(user, _ string) error { _, err := s.DeleteUser(ctx, user); return err },
		} {
			for try := range 4 {
				name := fmt.Sprint("r", round, "t", try)
				ann := newUser(t, s, "ann-"+name)
				hash := strings.Repeat(fmt.Sprintf("%x%x", round, try), 32)
				i, err := s.Invite(ctx, store.NewInvite{CodeHash: hash, UserID: ann, Uses: 2, Life: time.Hour, Befriend: true})
				if err != nil {
					t.Fatal(err)
				}
				var wg sync.WaitGroup
				joined := make([]string, 6)
				for n := range joined {
					wg.Go(func() {
						u, err := s.CreateUser(context.WithoutCancel(ctx), store.NewUser{Username: fmt.Sprint("ben-", name, "-", n), Invite: hash})
						if err != nil && !errors.Is(err, schema.ErrInviteNeeded) {
							t.Error(err)
						}
						joined[n] = u.ID
					})
				}
				wg.Go(func() {
					if err := end(ann, i.ID); err != nil && !errors.Is(err, schema.ErrNotFound) {
						t.Error(err)
					}
				})
				wg.Wait()
				n := 0
				for _, id := range joined {
					if id != "" {
						n++
					}
				}
				if n > 2 || round == 0 && n != 2 {
					t.Errorf("round %d: %d have joined", round, n)
				}
				list, _, err := s.Friends(ctx, ann, schema.Accepted, "", store.Page{Limit: 10})
				if err != nil {
					t.Fatal(err)
				}
				if round < 2 && len(list) != n {
					t.Errorf("round %d: %d have joined, %d are friends", round, n, len(list))
				}
			}
		}
	})
}

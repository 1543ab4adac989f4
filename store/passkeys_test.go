package store_test

import (
	"errors"
	"strings"
	"sync"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestPasskeysAndPasswords sets a password, which keeps passkeys unless it is asked to delete
// them, and ends those that are being added.
func TestPasskeysAndPasswords(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		s := storetest.Open(t, engine, store.Options{})
		ann, session, challenge := newUser(t, s, "ann"), strings.Repeat("a", 64), strings.Repeat("c", 64)
		_, _, err := s.CreateSession(ctx, store.NewSession{UserID: ann, TokenHash: session})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.CreatePasskey(ctx, store.NewPasskey{Name: "Phone", PasskeyKey: store.PasskeyKey{UserID: ann, CredentialID: "x"}}); err != nil {
			t.Fatal(err)
		}
		if _, err := s.BeginPasskey(ctx, ann, session, challenge, "handle"); err != nil {
			t.Fatal(err)
		}
		for _, remove := range []bool{false, true} {
			if err := s.SetPassword(ctx, store.NewPassword{UserID: ann, Hash: "x", Session: session, DeletePasskeys: remove}); err != nil {
				t.Fatal(err)
			}
			list, err := s.Passkeys(ctx, ann)
			if err != nil || (len(list) == 0) != remove {
				t.Errorf("after a password with %t: %v %v", remove, list, err)
			}
		}
		if err := s.EndChallenge(ctx, challenge, session); !errors.Is(err, schema.ErrChallenge) {
			t.Errorf("a challenge of before: %v", err)
		}
	})
}

// TestLastWaysAtOnce removes two ways to sign in at the same time, of which one has to stay.
func TestLastWaysAtOnce(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		s := storetest.Open(t, engine, store.Options{})
		ann := newUser(t, s, "ann")
		all := store.Ways{Provider: true, Passkey: true}
		for range 5 {
			if err := s.LinkIdentity(ctx, ann, "", "sub"); err != nil {
				t.Fatal(err)
			}
			list, err := s.Passkeys(ctx, ann)
			if err != nil {
				t.Fatal(err)
			}
			if len(list) == 0 {
				p, err := s.CreatePasskey(ctx, store.NewPasskey{Name: "Phone", PasskeyKey: store.PasskeyKey{UserID: ann, CredentialID: "x"}})
				if err != nil {
					t.Fatal(err)
				}
				list = append(list, p)
			}
			var wg sync.WaitGroup
			var unlinked, deleted error
			wg.Go(func() { unlinked = s.UnlinkIdentity(ctx, ann, all) })
			wg.Go(func() { deleted = s.DeletePasskey(ctx, ann, list[0].ID, all) })
			wg.Wait()
			if errors.Is(unlinked, schema.ErrLastWayIn) == errors.Is(deleted, schema.ErrLastWayIn) {
				t.Fatalf("unlink: %v, delete: %v", unlinked, deleted)
			}
		}
	})
}

package store_test

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestKnownSources signs in from networks and asks which the accounts know: of
// each the newest hundred, for schema.SourceLife, and after a change of the
// password the one of the session that changed it.
func TestKnownSources(t *testing.T) {
	t.Parallel()
	var now atomic.Int64
	now.Store(time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC).UnixMilli())
	storetest.Each(t, store.Options{Now: func() time.Time { return time.UnixMilli(now.Add(1)) }}, func(t *testing.T, s *store.Store) {
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		n := 0
		signIn := func(network string) string {
			t.Helper()
			n++
			hash := fmt.Sprintf("%064d", n)
			if _, _, err := s.CreateSession(ctx, store.NewSession{UserID: ann, TokenHash: hash, Sources: []string{network}}); err != nil {
				t.Fatal(err)
			}
			return hash
		}
		knows := func(user, network string, want bool) {
			t.Helper()
			got, err := s.KnownSource(ctx, user, []string{"a browser", network})
			if err != nil || got != "" && got != network || (got != "") != want {
				t.Errorf("%s is known: %q, %v, want %v", network, got, err, want)
			}
		}
		knows(ann, "home", false)
		signIn("home")
		signIn("home")
		knows(ann, "home", true)
		knows(ben, "home", false)
		knows("", "home", false)
		for i := range 99 {
			signIn(fmt.Sprint("cafe-", i))
		}
		knows(ann, "home", true)
		last := signIn("cafe-99")
		knows(ann, "home", false)
		knows(ann, "cafe-0", true)
		if err := s.SetPassword(ctx, store.NewPassword{UserID: ann, Hash: "x", Session: last, Sources: []string{"cafe-99"}}); err != nil {
			t.Fatal(err)
		}
		knows(ann, "cafe-98", false)
		knows(ann, "cafe-99", true)
	})
}

// TestKnownNetworkExpires sweeps a network that was not used for too long.
func TestKnownNetworkExpires(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		var now atomic.Int64
		now.Store(time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC).UnixMilli())
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn, Now: func() time.Time { return time.UnixMilli(now.Add(1)) }})
		ann := newUser(t, s, "ann")
		if _, _, err := s.CreateSession(ctx, store.NewSession{UserID: ann, TokenHash: strings.Repeat("a", 64), Sources: []string{"home"}}); err != nil {
			t.Fatal(err)
		}
		rows := func() (n int) {
			t.Helper()
			if err := second(t, dsn, "").QueryRow(`SELECT COUNT(*) FROM known_network WHERE network <> 'home'`).Scan(&n); err != nil {
				t.Fatal(err)
			}
			return n
		}
		now.Add(schema.SourceLife.Milliseconds() - 1000)
		if _, err := s.Sweep(ctx); err != nil || rows() != 1 {
			t.Errorf("before its time %d rows are kept, %v", rows(), err)
		}
		now.Add(1000)
		if known, err := s.KnownSource(ctx, ann, []string{"home"}); err != nil || known != "" {
			t.Errorf("after its time it is known: %q, %v", known, err)
		}
		if _, err := s.Sweep(ctx); err != nil || rows() != 0 {
			t.Errorf("after its time %d rows are kept, %v", rows(), err)
		}
	})
}

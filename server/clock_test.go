package server_test

import (
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestStreamAfterClockBack: a notification made after the clock was set back is
// streamed like any other, to open streams and to resumed ones.
func TestStreamAfterClockBack(t *testing.T) {
	each(t, func(a *api) {
		owner := a.as("owner")
		f := owner.find("Fossil", true)
		comment := func(who *user, text string) {
			a.Helper()
			ok(who, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": text})
		}
		from := func(s *events, who string) (id string) {
			a.Helper()
			for {
				e, more := s.next()
				if !more {
					a.Fatalf("the stream ends before that of %s", who)
				}
				if strings.Contains(e.Data, `"username":"`+who+`"`) {
					return e.ID
				}
				if e.Data != "" && !a.store.Postgres() { // which looks back
					a.Fatalf("streamed %s, want that of %s", e.Data, who)
				}
			}
		}
		ben, cid, dan, eve := a.as("ben"), a.as("cid"), a.as("dan"), a.as("eve")
		comment(ben, "1")
		s := owner.stream("")
		comment(cid, "2")
		last := from(s, "cid")
		a.clock.Add(-time.Hour)
		comment(dan, "3")
		if id := from(s, "dan"); id <= last {
			a.Errorf("%s comes after %s", id, last)
		}
		from(owner.stream(last), "dan")
		a.clock.Add(2 * time.Hour)
		comment(eve, "4")
		from(s, "eve")
	})
}

// TestRestartAfterClockBack: a process that starts with its clock set back continues
// after the newest notification.
func TestRestartAfterClockBack(t *testing.T) {
	each(t, func(a *api) {
		owner, ben, cid := a.as("owner"), a.as("ben"), a.as("cid")
		f := owner.find("Fossil", true)
		ok(ben, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "1"})
		before := call[[]schema.Notification](owner, 200, "GET", "/api/notifications", nil)[0]
		engine := "sqlite"
		if a.store.Postgres() {
			engine = "postgres"
		}
		again := storetest.Open(a.T, engine, store.Options{Database: a.dsn, Now: func() time.Time { return a.clock.Now().Add(-time.Hour) }})
		if err := again.Migrate(a.Context()); err != nil { // as every process does first
			a.Fatal(err)
		}
		if _, err := again.CreateComment(a.Context(), cid.ID, f.ID, "2"); err != nil {
			a.Fatal(err)
		}
		list, err := again.NotificationsSince(a.Context(), owner.ID, before.ID)
		if err != nil || len(list) != 1 || !list[0].CreatedAt.Before(before.CreatedAt.Time) {
			a.Errorf("after the first: %+v, %v", list, err)
		}
	})
}

// TestSkew: a clock that differs from that of the database server is logged.
func TestSkew(t *testing.T) {
	each(t, func(a *api) {
		for _, c := range []struct {
			ahead time.Duration
			warns bool
		}{{0, false}, {time.Minute, true}, {-time.Minute, true}} {
			a.clock.Add(time.Now().Add(c.ahead).Sub(a.clock.Now()))
			before := strings.Count(a.log.String(), "the clock differs")
			a.sweep(0)
			want := c.warns && a.store.Postgres()
			if got := strings.Count(a.log.String(), "the clock differs") > before; got != want {
				a.Errorf("%v ahead: logged %v, want %v", c.ahead, got, want)
			}
		}
	})
}

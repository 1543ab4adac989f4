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

// TestClockYearOn sets the clock a year ahead, and then back: sessions end, but nothing else is lost. Users can sign in, publish
// and read all the time, and what was made in the wrong year can be read, changed and deleted.
func TestClockYearOn(t *testing.T) {
	each(t, func(a *api) {
		const year = 365 * 24 * time.Hour
		a.withPassword("ann", "ben")
		titles := map[string]string{} // of finds, by id
		live := func(when string) (ann, ben *user) {
			a.Helper()
			ann, ben = a.again("ann"), a.again("ben")
			ann.ID = call[schema.User](ann, 200, "GET", "/api/users/me", nil).ID
			f := ann.withMedia("Fossil "+when, 1)
			titles[f.ID] = f.Title
			for id := range titles {
				ok(ben, 200, "POST", "/api/finds/"+id+"/comments", m{"content": when})
				ok(ann, 200, "GET", "/api/finds/"+id, nil)
			}
			if list := call[[]schema.Find](ben, 200, "GET", "/api/finds?q=fossil", nil); len(list) != len(titles) {
				a.Errorf("%s: %d finds of %d are found", when, len(list), len(titles))
			}
			list := call[[]schema.Notification](ann, 200, "GET", "/api/notifications", nil)
			if n := len(titles) * (len(titles) + 1) / 2; len(list) != n {
				a.Errorf("%s: %d notifications, want %d: %+v", when, len(list), n, list)
			}
			if _, _, err := a.cleaner.All(a.Context()); err != nil {
				a.Errorf("%s: %v", when, err)
			}
			return ann, ben
		}
		before, _ := live("before")
		a.clock.Add(year)
		refused(before, 401, "unauthenticated", "GET", "/api/users/me", nil)
		ahead, _ := live("a year on")
		a.clock.Add(-year)
		ann, ben := live("afterwards")
		ok(ahead, 200, "GET", "/api/users/me", nil)
		for id, title := range titles {
			ok(ann, 200, "PUT", "/api/finds/"+id, m{"title": title + ", again"})
			f := call[schema.Find](ben, 200, "GET", "/api/finds/"+id, nil)
			if f.Title != title+", again" || f.UpdatedAt.Before(f.CreatedAt.Time) && title != "Fossil a year on" {
				a.Errorf("%+v", f)
			}
			for _, medium := range f.Media {
				if r := ben.do("GET", medium.URL, nil); r.Status != 200 {
					a.Errorf("the photo of %s: %d", title, r.Status)
				}
			}
			ok(ann, 204, "DELETE", "/api/finds/"+id, nil)
		}
	})
}

package hostile

import (
	"strings"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// TestStreamAfterClockBack: a notification made after the clock was set back is
// streamed like any other, to open streams and to resumed ones.
func TestStreamAfterClockBack(t *testing.T) {
	Each(t, func(a *API) {
		owner := a.As("owner")
		f := owner.Find("Fossil", true)
		comment := func(who *User, text string) {
			a.Helper()
			OK(who, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": text})
		}
		from := func(s *Events, who string) (id string) {
			a.Helper()
			for {
				e, more := s.Next()
				if !more {
					a.Fatalf("the stream ends before that of %s", who)
				}
				if strings.Contains(e.Data, `"username":"`+who+`"`) {
					return e.ID
				}
				if e.Data != "" && !a.Store.Postgres() { // which looks back
					a.Fatalf("streamed %s, want that of %s", e.Data, who)
				}
			}
		}
		ben, cid, dan, eve := a.As("ben"), a.As("cid"), a.As("dan"), a.As("eve")
		comment(ben, "1")
		s := owner.Stream("")
		comment(cid, "2")
		last := from(s, "cid")
		a.Clock.Add(-time.Hour)
		comment(dan, "3")
		if id := from(s, "dan"); id <= last {
			a.Errorf("%s comes after %s", id, last)
		}
		from(owner.Stream(last), "dan")
		a.Clock.Add(2 * time.Hour)
		comment(eve, "4")
		from(s, "eve")
	})
}

// TestRestartAfterClockBack: a process that starts with its clock set back continues
// after the newest notification.
func TestRestartAfterClockBack(t *testing.T) {
	Each(t, func(a *API) {
		owner, ben, cid := a.As("owner"), a.As("ben"), a.As("cid")
		f := owner.Find("Fossil", true)
		OK(ben, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "1"})
		before := Call[[]schema.Notification](owner, 200, "GET", "/api/notifications", nil)[0]
		engine := "sqlite"
		if a.Store.Postgres() {
			engine = "postgres"
		}
		again := storetest.Open(a.T, engine, store.Options{Database: a.DSN, Now: func() time.Time { return a.Clock.Now().Add(-time.Hour) }})
		if err := again.Migrate(a.Context()); err != nil { // as every process does first
			a.Fatal(err)
		}
		if _, err := again.CreateComment(a.Context(), cid.ID, store.NewComment{FindID: f.ID, Content: "2"}); err != nil {
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
	Each(t, func(a *API) {
		for _, c := range []struct {
			ahead time.Duration
			warns bool
		}{{0, false}, {time.Minute, true}, {-time.Minute, true}} {
			a.Clock.Add(time.Now().Add(c.ahead).Sub(a.Clock.Now()))
			before := strings.Count(a.ServiceLog.String(), "the clock differs")
			a.Sweep(0)
			want := c.warns && a.Store.Postgres()
			if got := strings.Count(a.ServiceLog.String(), "the clock differs") > before; got != want {
				a.Errorf("%v ahead: logged %v, want %v", c.ahead, got, want)
			}
		}
	})
}

// TestClockYearOn sets the clock a year ahead, and then back: sessions end, but nothing else is lost. Users can sign in, publish
// and read all the time, and what was made in the wrong year can be read, changed and deleted.
func TestClockYearOn(t *testing.T) {
	Each(t, func(a *API) {
		const year = 365 * 24 * time.Hour
		a.WithPassword("ann", "ben")
		titles := map[string]string{} // of finds, by id
		live := func(when string) (ann, ben *User) {
			a.Helper()
			ann, ben = a.Again("ann"), a.Again("ben")
			ann.ID = Call[schema.User](ann, 200, "GET", "/api/users/me", nil).ID
			f := ann.WithMedia("Fossil "+when, 1)
			titles[f.ID] = f.Title
			for id := range titles {
				OK(ben, 200, "POST", "/api/finds/"+id+"/comments", M{"content": when})
				OK(ann, 200, "GET", "/api/finds/"+id, nil)
			}
			if list := Call[[]schema.Find](ben, 200, "GET", "/api/finds?q=fossil", nil); len(list) != len(titles) {
				a.Errorf("%s: %d finds of %d are found", when, len(list), len(titles))
			}
			list := Call[[]schema.Notification](ann, 200, "GET", "/api/notifications", nil)
			if n := len(titles) * (len(titles) + 1) / 2; len(list) != n {
				a.Errorf("%s: %d notifications, want %d: %+v", when, len(list), n, list)
			}
			if _, _, err := a.Cleaner.All(a.Context()); err != nil {
				a.Errorf("%s: %v", when, err)
			}
			return ann, ben
		}
		before, _ := live("before")
		a.Clock.Add(year)
		Refused(before, 401, "unauthenticated", "GET", "/api/users/me", nil)
		ahead, _ := live("a year on")
		a.Clock.Add(-year)
		ann, ben := live("afterwards")
		OK(ahead, 200, "GET", "/api/users/me", nil)
		for id, title := range titles {
			OK(ann, 200, "PUT", "/api/finds/"+id, M{"title": title + ", again"})
			f := Call[schema.Find](ben, 200, "GET", "/api/finds/"+id, nil)
			if f.Title != title+", again" || f.UpdatedAt.Before(f.CreatedAt.Time) && title != "Fossil a year on" {
				a.Errorf("%+v", f)
			}
			for _, medium := range f.Media {
				if r := ben.Do("GET", medium.URL, nil); r.Status != 200 {
					a.Errorf("the photo of %s: %d", title, r.Status)
				}
			}
			OK(ann, 204, "DELETE", "/api/finds/"+id, nil)
		}
	})
}

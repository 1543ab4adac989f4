package server_test

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"finds/schema"
	"finds/server"
	"finds/store"
	"finds/store/storetest"
)

// roomy is a service on which a user has room for so many bytes of media.
func roomy(t *testing.T, engine string, most int64) *api {
	t.Helper()
	return limited(t, engine, store.Options{MediaPerUser: most})
}

// limited is a service on a store with these limits.
func limited(t *testing.T, engine string, opt store.Options) *api {
	t.Helper()
	var s *store.Store
	opt.Database = storetest.Database(t, engine)
	a := newAPI(t, engine, func(o *server.Options) {
		opt.Now = o.Now
		s = storetest.Open(t, engine, opt)
		o.Store = s
	})
	a.store, a.dsn = s, opt.Database
	return a
}

// uploadOf sends one picture and returns the status.
func (u *user) uploadOf(file []byte) (answer, bool) {
	body, kind := form(file)
	res := u.do("POST", "/api/media", body, "Content-Type", kind)
	return res, res.Status == 201
}

// TestQuota fills the room of a user, from many sides at once, and makes room
// again in each way there is.
func TestQuota(t *testing.T) {
	t.Parallel()
	file := picture(8, 6, white)
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		one := roomy(t, engine, 1<<40).weight(file)
		a := roomy(t, engine, 5*one+one/2)
		ann, ben := a.as("ann"), a.as("ben")
		var done atomic.Int64
		var wg sync.WaitGroup
		turns := make(chan bool, 2) // of one user there may be no more
		for range 12 {
			wg.Go(func() {
				turns <- true
				res, fits := ann.uploadOf(file)
				<-turns
				if fits {
					done.Add(1)
				} else if want := fmt.Sprintf("take %d of %d bytes, and this upload needs %d more", 5*one, 5*one+one/2, one); res.Status != 413 || !strings.Contains(string(res.Body), want) || !strings.Contains(string(res.Body), `"too_large"`) {
					t.Errorf("over the room: %d %s, want %q", res.Status, res.Body, want)
				}
			})
		}
		wg.Wait()
		if done.Load() != 5 {
			t.Fatalf("%d uploads have room, want 5", done.Load())
		}
		if _, fits := ben.uploadOf(file); !fits {
			t.Error("one user takes the room of another")
		}
		a.makeRoom(ann, file)
	})
}

// weight is what an upload of a file takes.
func (a *api) weight(file []byte) (n int64) {
	a.Helper()
	a.as("weigher").upload(file)
	if err := a.direct().QueryRow(`SELECT bytes FROM upload`).Scan(&n); err != nil {
		a.Fatal(err)
	}
	return n
}

// makeRoom checks a full quota: attaching an upload frees nothing, deleting one
// does.
func (a *api) makeRoom(ann *user, file []byte) {
	a.Helper()
	full := func(when string, want bool) {
		a.Helper()
		if res, fits := ann.uploadOf(file); fits == want {
			a.Errorf("%s: %d %s", when, res.Status, res.Body)
		}
	}
	full("at first", true)
	a.clock.Add(schema.UploadLife + 1)
	if _, _, err := a.cleaner.All(a.Context()); err != nil {
		a.Fatal(err)
	}
	list := []schema.Media{ann.upload(file)[0], ann.upload(file)[0], ann.upload(file)[0], ann.upload(file)[0], ann.upload(file)[0]}
	full("refilled after the sweep", true)
	l := ann.location(1, 2, "here")
	f := call[schema.Find](ann, 201, "POST", "/api/finds", m{"locationId": l.ID, "title": "x", "media": list})
	full("attached", true)
	ok(ann, 200, "PUT", "/api/finds/"+f.ID, m{"mediaToDelete": []string{f.Media[0].ID}})
	full("one taken off", false)
	full("and its room used", true)
	ok(ann, 204, "DELETE", "/api/finds/"+f.ID, nil)
	full("the find in the bin", true)
	ok(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
	full("the find deleted", false)
}

// TestTooManyFinds publishes up to the limit: the next find is refused with its
// reason and the limit, its upload stays, and a find that is deleted for good makes room.
func TestTooManyFinds(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		a := limited(t, engine, store.Options{FindsPerUser: 2})
		ann, ben := a.as("ann"), a.as("ben")
		first := ann.find("Fossil", true)
		ann.find("Shell", false)
		body := m{"locationId": first.LocationID, "title": "Amber", "media": ann.upload(picture(8, 6, white))}
		p := refused(ann, 413, "too_large", "POST", "/api/finds", body)
		if p.Reason != "too_many_finds" || p.Limit == nil || *p.Limit != 2 || !strings.Contains(p.Detail, "2 finds") {
			t.Errorf("a third find: %+v", p)
		}
		if list := call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true", nil); len(list) != 2 {
			t.Errorf("%d finds after the refusal, want 2", len(list))
		}
		ok(ann, 200, "PUT", "/api/finds/"+first.ID, m{"title": "Ammonite", "isPublic": false})
		ben.find("Coin", true)
		ok(ann, 204, "DELETE", "/api/finds/"+first.ID, nil)
		refused(ann, 413, "too_large", "POST", "/api/finds", body) // the bin counts
		ok(ann, 204, "DELETE", "/api/finds/"+first.ID+"?forever=true", nil)
		if f := call[schema.Find](ann, 201, "POST", "/api/finds", body); len(f.Media) != 1 {
			t.Errorf("the find that has room now has %d media, want 1", len(f.Media))
		}
		refused(ann, 413, "too_large", "POST", "/api/finds", m{"locationId": first.LocationID, "title": "Amber"})
	})
}

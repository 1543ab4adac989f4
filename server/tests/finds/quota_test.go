package finds

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// TestQuota fills the room of a user, from many sides at once, and makes room
// again in each way there is.
func TestQuota(t *testing.T) {
	t.Parallel()
	file := Picture(8, 6, White)
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		one := Roomy(t, engine, 1<<40).Weight(file)
		a := Roomy(t, engine, 5*one+one/2)
		ann, ben := a.As("ann"), a.As("ben")
		var done atomic.Int64
		var wg sync.WaitGroup
		turns := make(chan bool, 2) // of one user there may be no more
		for range 12 {
			wg.Go(func() {
				turns <- true
				res, fits := ann.UploadOf(file)
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
		if _, fits := ben.UploadOf(file); !fits {
			t.Error("one user takes the room of another")
		}
		makeRoom(a, ann, file)
	})
}

// makeRoom checks a full quota: attaching an upload frees nothing, deleting one
// does.
func makeRoom(a *API, ann *User, file []byte) {
	a.Helper()
	full := func(when string, want bool) {
		a.Helper()
		if res, fits := ann.UploadOf(file); fits == want {
			a.Errorf("%s: %d %s", when, res.Status, res.Body)
		}
	}
	full("at first", true)
	a.Clock.Add(schema.UploadLife + 1)
	if _, _, err := a.Cleaner.All(a.Context()); err != nil {
		a.Fatal(err)
	}
	list := []schema.Media{ann.Upload(file)[0], ann.Upload(file)[0], ann.Upload(file)[0], ann.Upload(file)[0], ann.Upload(file)[0]}
	full("refilled after the sweep", true)
	l := ann.Location(1, 2, "here")
	f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "x", "media": list})
	full("attached", true)
	OK(ann, 200, "PUT", "/api/finds/"+f.ID, M{"mediaToDelete": []string{f.Media[0].ID}})
	full("one taken off", false)
	full("and its room used", true)
	OK(ann, 204, "DELETE", "/api/finds/"+f.ID, nil)
	full("the find in the bin", true)
	OK(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
	full("the find deleted", false)
}

// TestTooManyFinds publishes up to the limit: the next find is refused with its
// reason and the limit, its upload stays, and a find that is deleted for good makes room.
func TestTooManyFinds(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		a := Limited(t, engine, store.Options{FindsPerUser: 2})
		ann, ben := a.As("ann"), a.As("ben")
		first := ann.Find("Fossil", true)
		ann.Find("Shell", false)
		body := M{"locationId": first.LocationID, "title": "Amber", "media": ann.Upload(Picture(8, 6, White))}
		p := Refused(ann, 413, "too_large", "POST", "/api/finds", body)
		if p.Reason != "too_many_finds" || p.Limit == nil || *p.Limit != 2 || !strings.Contains(p.Detail, "2 finds") {
			t.Errorf("a third find: %+v", p)
		}
		if list := Call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true", nil); len(list) != 2 {
			t.Errorf("%d finds after the refusal, want 2", len(list))
		}
		OK(ann, 200, "PUT", "/api/finds/"+first.ID, M{"title": "Ammonite", "isPublic": false})
		ben.Find("Coin", true)
		OK(ann, 204, "DELETE", "/api/finds/"+first.ID, nil)
		Refused(ann, 413, "too_large", "POST", "/api/finds", body) // the bin counts
		OK(ann, 204, "DELETE", "/api/finds/"+first.ID+"?forever=true", nil)
		if f := Call[schema.Find](ann, 201, "POST", "/api/finds", body); len(f.Media) != 1 {
			t.Errorf("the find that has room now has %d media, want 1", len(f.Media))
		}
		Refused(ann, 413, "too_large", "POST", "/api/finds", M{"locationId": first.LocationID, "title": "Amber"})
	})
}

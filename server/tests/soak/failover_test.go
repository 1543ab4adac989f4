package soak

import (
	"context"
	"testing"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// TestFailover: with both servers of PostgreSQL in its URL, the service goes on with the standby once that has been
// promoted, without a restart; until then it refuses requests as it does whenever the database is away.
func TestFailover(t *testing.T) {
	t.Parallel()
	primary := storetest.NewServer(t)
	standby := primary.Standby()
	var both *store.Store
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		both = storetest.Open(t, "postgres", store.Options{Database: primary.Both(standby), Now: o.Now})
		if err := both.Migrate(context.Background()); err != nil {
			t.Fatal(err)
		}
		o.Store = both
	})
	a.Store = both
	ann := a.As("ann")
	before := ann.Find("Before the failover", true)
	primary.CatchUp(standby)

	primary.Stop()
	Refused(ann, 503, "unavailable", "GET", "/api/finds/"+before.ID, nil)
	Refused(ann, 503, "unavailable", "PUT", "/api/finds/"+before.ID, M{"title": "Lost"})

	standby.Exec(`SELECT pg_promote()`)
	OK(ann, 200, "PUT", "/api/finds/"+before.ID, M{"title": "Kept"})
	after := ann.Find("After the failover", true)
	if list := Call[[]schema.Find](ann, 200, "GET", "/api/finds", nil); len(list) != 2 || list[0].ID != after.ID || list[1].Title != "Kept" {
		t.Errorf("after the failover there are %+v", list)
	}
}

package soak

import (
	"fmt"
	"net/http/httptest"
	"regexp"
	"strconv"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

var replicaReads = regexp.MustCompile(`replica_reads_total\{[^}]*server="replica"\} (\d+)`)

// servedByReplica returns how many reads the replica has served.
func servedByReplica(a *API) int {
	a.Helper()
	w := httptest.NewRecorder()
	a.Server.Metrics().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	found := replicaReads.FindStringSubmatch(w.Body.String())
	if found == nil {
		a.Fatal("there are no metrics of the replica")
	}
	return Must(strconv.Atoi(found[1]))
}

// TestReplica reads what was written before from the replica or the database itself, at once, with the
// replica in use, behind, stopped and back.
func TestReplica(t *testing.T) {
	t.Parallel()
	dsn := storetest.Database(t, "postgres")
	standby := storetest.NewStandby(t, dsn)
	var replicated *store.Store
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		replicated = storetest.Open(t, "postgres", store.Options{Database: dsn, Replica: standby.URL, Now: o.Now})
		o.Store = replicated
	})
	a.Store, a.DSN = replicated, dsn
	ann, ben := a.As("ann"), a.As("ben")
	a.Befriend(ann, ben)
	n := 0
	write := func() {
		t.Helper()
		n++
		f := ann.Find(fmt.Sprint("Find ", n), n%2 == 0)
		for _, u := range []*User{ann, ben} {
			if list := Call[[]schema.Find](u, 200, "GET", "/api/finds?includePrivate=true&includeFriends=true", nil); len(list) != n || list[0].ID != f.ID {
				t.Fatalf("%s reads %d finds of %d at once", u.Name, len(list), n)
			}
			OK(u, 200, "GET", "/api/finds/"+f.ID, nil)
			if groups := Call[[]schema.Cluster](u, 200, "GET", "/api/locations/clusters?bbox=2,48,3,49&zoom=10&includePrivate=true&includeFriends=true", nil); len(groups) != 1 || groups[0].Count != n {
				t.Fatalf("%s has the groups %+v of %d finds", u.Name, groups, n)
			}
		}
		hidden := ann.Find(fmt.Sprint("Hidden at once ", n), true)
		OK(ann, 200, "PUT", "/api/finds/"+hidden.ID, M{"isPublic": false})
		OK(ann, 204, "DELETE", "/api/finds/"+hidden.ID+"?forever=true", nil)
		Refused(ben, 404, "not_found", "GET", "/api/finds/"+hidden.ID, nil)
	}
	used := func(what string) {
		t.Helper()
		before := servedByReplica(a)
		for end := time.Now().Add(30 * time.Second); servedByReplica(a) == before; { // the state is read each second
			if time.Now().After(end) {
				t.Fatalf("%s: no read uses the replica", what)
			}
			standby.CatchUp()
			write()
		}
	}
	used("at first")
	standby.Exec(`SELECT pg_wal_replay_pause()`)
	before := servedByReplica(a)
	for range 3 {
		write()
	}
	if after := servedByReplica(a); after != before {
		t.Errorf("%d reads used the replica while it stood still", after-before)
	}
	standby.Exec(`SELECT pg_wal_replay_resume()`)
	used("after a pause")
	standby.Stop()
	write()
	standby.Start()
	used("after a restart")
}

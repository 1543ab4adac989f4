package sqldb_test

import (
	"testing"

	"finds/store/sqldb"
	"finds/store/storetest"
)

// TestHoldAgain: a lock that was released is free at once, for the next process of a
// service that is restarted.
func TestHoldAgain(t *testing.T) {
	t.Parallel()
	s, err := sqldb.Open(ctx, sqldb.Options{Database: storetest.Database(t, "postgres")})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for i := range 50 {
		release, got, err := s.Hold(ctx, "a name", false)
		if err != nil || !got {
			t.Fatalf("after %d releases: %v, %v", i, got, err)
		}
		if _, got, err := s.Hold(ctx, "a name", true); got || err != nil {
			t.Fatalf("a second session holds it as well: %v", err)
		}
		release()
	}
}

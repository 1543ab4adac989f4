package store_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"finds/store"
	"finds/store/storetest"
)

// TestFillWaits has a second process start while the first fills the full text for
// longer than a write may take: it waits for the first.
func TestFillWaits(t *testing.T) {
	t.Parallel()
	dsn := storetest.Database(t, "postgres")
	s := storetest.Open(t, "postgres", store.Options{Database: dsn, Timeout: 4 * time.Second})
	filled(t, s)
	first, err := second(t, dsn, "").Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer first.Rollback()
	if _, err := first.Exec(`SELECT pg_advisory_xact_lock(hashtextextended('reindex', 0))`); err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	wg.Go(func() {
		if _, err := first.Exec(`SELECT pg_sleep(6)`); err != nil {
			t.Error(err)
		}
		if err := first.Rollback(); err != nil {
			t.Error(err)
		}
	})
	if err := s.RebuildSearch(ctx); err != nil {
		t.Error(err)
	}
	wg.Wait()
}

// TestPooler does what the service does through PgBouncer, where each
// transaction has another session, with more clients than sessions.
func TestPooler(t *testing.T) {
	t.Parallel()
	dsn := storetest.Database(t, "postgres")
	s := storetest.Open(t, "postgres", store.Options{Database: storetest.Pooler(t, dsn)})
	ann, find := filled(t, s)
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			for j := range 5 {
				if _, err := s.CreateComment(ctx, ann, store.NewComment{FindID: find, Content: fmt.Sprint(i, " ", j)}); err != nil {
					t.Error(err)
				}
				if f, err := s.Find(ctx, ann, find); err != nil || f.ID != find {
					t.Errorf("%+v, %v", f, err)
				}
				list, _, err := s.Finds(ctx, ann, store.FindFilter{Query: "elan", Page: store.Page{Limit: 50}})
				if err != nil || len(list) != 1 {
					t.Errorf("a search finds %d, %v", len(list), err)
				}
			}
		})
	}
	wg.Wait()
	if f, err := s.Find(ctx, ann, find); err != nil || f.CommentCount != 41 {
		t.Errorf("%d comments, %v", f.CommentCount, err)
	}
}

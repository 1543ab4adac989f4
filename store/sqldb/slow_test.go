package sqldb_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// TestSlowReads interrupts a query that would take hours.
func TestSlowReads(t *testing.T) {
	each(t, func(t *testing.T, s *sqldb.DB) {
		ctx, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
		defer cancel()
		_, err := read(ctx, s, `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000000) SELECT COUNT(*) FROM n`)
		if !errors.Is(err, schema.ErrSlow) {
			t.Errorf("the query ends with %v", err)
		}
		if n, err := read(context.Background(), s, `SELECT 7`); n != 7 || err != nil {
			t.Errorf("the next query gives %d, %v", n, err)
		}
	})
}

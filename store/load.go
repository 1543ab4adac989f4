package store

import (
	"context"
	"errors"
	"fmt"

	"finds/store/search"
	"finds/store/snapshot"
)

// ErrNotEmpty is the refusal to load records into an instance that holds anything.
var ErrNotEmpty = errors.New("the instance already has accounts or locations; demo data needs an empty one, such as a new data folder")

// rowsQuery counts what makes an instance not empty. Locations outlive the accounts that
// made them.
const rowsQuery = `SELECT (SELECT COUNT(*) FROM "user") + (SELECT COUNT(*) FROM location)`

// CheckEmpty returns ErrNotEmpty for an instance that BulkLoad refuses.
func (s *Store) CheckEmpty(ctx context.Context) error {
	return checkEmpty(func(n *int, query string) error { return s.db.Get(ctx, n, query) })
}

func checkEmpty(get func(n *int, query string) error) error {
	var n int
	if err := get(&n, rowsQuery); err != nil {
		return fmt.Errorf("look for accounts: %w", err)
	}
	if n > 0 {
		return ErrNotEmpty
	}
	return nil
}

// BulkLoad fills an empty instance with the rows that fill passes to load, in the order of
// their references: accounts, then locations, then finds. It is one transaction, so a
// failed load leaves the instance empty; fill may be called again. It returns ErrNotEmpty
// for an instance that has any records. While it runs the indexes are dropped and other
// writers wait.
func (s *Store) BulkLoad(ctx context.Context, fill func(ctx context.Context, load func(*LoadRows) error) error) error {
	return snapshot.Transact(ctx, s.db, func(l snapshot.Loader) error {
		if err := checkEmpty(l.Get); err != nil {
			return err
		}
		indexes, err := l.DropIndexes(loadedWithoutIndexes)
		if err != nil {
			return fmt.Errorf("drop the indexes: %w", err)
		}
		sums := loadTotals{terms: search.NewCounts(), cells: cellSums{}}
		err = fill(ctx, func(r *LoadRows) error {
			sums.add(r)
			return insertAll(l, r)
		})
		if err != nil {
			return err
		}
		if err := sums.write(l); err != nil {
			return err
		}
		for _, create := range indexes {
			if err := l.Exec(create); err != nil {
				return fmt.Errorf("create the indexes again: %w", err)
			}
		}
		return l.Finish()
	})
}

func insertAll(l snapshot.Loader, r *LoadRows) error {
	for _, b := range r.batches() {
		if b.Rows() == 0 {
			continue
		}
		if err := l.Insert(b); err != nil {
			return fmt.Errorf("insert into %s: %w", b.Table, err)
		}
	}
	return nil
}

// loadedWithoutIndexes are the tables that are loaded without their indexes.
var loadedWithoutIndexes = []string{"location", "find", "find_search", "find_media", "find_like", "find_like_told", "find_comment", "notification"}

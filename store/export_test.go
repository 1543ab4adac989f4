package store

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// CountByCells makes maps count by the rows of map_cell, however few locations
// they show, or as usual.
func (s *Store) CountByCells(on bool) {
	s.few = fewLocations
	if on {
		s.few = -1
	}
}

// ReadAtOnce makes lists of locations read so many finds at most in one query.
func (s *Store) ReadAtOnce(n int) { s.atOnce = n }

// Candidates returns how many locations a list would look at to read n of them.
func (s *Store) Candidates(ctx context.Context, viewer string, f LocationFilter, n int) (int, error) {
	if f.ByDistance {
		f.Limit = n
		rows, err := s.nearest(ctx, viewer, f, f.region())
		return len(rows), err
	}
	rows, err := s.candidates(ctx, viewer, f, f.listName(), f.region(), nil, n)
	return len(rows), err
}

// LogMax makes the write-ahead log of a SQLite file begin anew beyond so many pages.
func (s *Store) LogMax(pages int64) { s.write.limit = pages }

// Before runs f before every statement that reads, but not before those of f.
func (s *Store) Before(f func(query string)) {
	var inside sync.Mutex
	s.read.before = func(query string) {
		if inside.TryLock() {
			defer inside.Unlock()
			f(query)
		}
	}
}

// Read runs a query that gives one number.
func (s *Store) Read(ctx context.Context, query string) (n int64, err error) {
	return n, s.read.get(ctx, &n, query)
}

// Write runs a transaction that calls begin, and end when all is written that
// shares its commit.
func (s *Store) Write(ctx context.Context, begin, end func()) error {
	return s.writeRow(ctx, begin, func() error { return nil }, func() error { end(); return nil })
}

// WriteOr is Write of what may fail, after it wrote and at the end.
func (s *Store) WriteOr(ctx context.Context, wrote, end func() error) error {
	return s.writeRow(ctx, func() {}, wrote, end)
}

func (s *Store) writeRow(ctx context.Context, begin func(), wrote, end func() error) error {
	return s.tx(ctx, func(t *tx) error {
		begin()
		t.atEnd(end)
		if _, err := t.exec(`INSERT INTO setting (name, value) VALUES (?, '')`, s.ids.id(t.now.Time)); err != nil {
			return err
		}
		return wrote()
	})
}

// BusyTimeout sets how long the writer of a SQLite file waits for other programs.
func (s *Store) BusyTimeout(d time.Duration) error {
	_, err := s.write.conn.ExecContext(context.Background(), fmt.Sprintf("PRAGMA busy_timeout = %d", d.Milliseconds()))
	return err
}

// DeleteHalf ends the account and its first finds, so many, as a process does
// that ends there.
func (s *Store) DeleteHalf(ctx context.Context, id string, finds int) error {
	s.batch = finds
	if err := s.leave(ctx, id); err != nil {
		return err
	}
	_, _, err := s.removeSome(ctx, id)
	return err
}

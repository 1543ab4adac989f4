package store

import (
	"context"
	"sync"
)

// CountByCells makes maps count by the rows of map_cell, however few locations
// they show, or as usual.
func (s *Store) CountByCells(on bool) {
	s.limits.liveLocations = defaultLimits.liveLocations
	if on {
		s.limits.liveLocations = -1
	}
}

// SearchBy makes searches read the full text or the finds of the list, or whichever
// costs less.
func (s *Store) SearchBy(way string) {
	s.way = map[string]int{"cost": byCost, "text": byText, "steps": bySteps}[way]
}

// Bound makes one request read so much at most, of everything, or as usual for 0.
func (s *Store) Bound(n int) {
	s.limits = defaultLimits
	if n > 0 {
		d := defaultLimits
		s.limits = readLimits{steps: n, newest: n, joins: n, matches: n, scanMicros: n, crowd: n, locations: n, walk: n, corrections: n,
			liveLocations: d.liveLocations, rowsAtOnce: d.rowsAtOnce, deleteBatch: d.deleteBatch}
	}
}

// Bounded reports whether requests may read so much or less.
func (s *Store) Bounded(n int) bool { return s.limits.scanMicros <= n }

// CountTerms returns the counts of find_term that are not zero.
func (s *Store) CountTerms(ctx context.Context) (map[string]int, error) {
	var rows []struct {
		Term  string `db:"term"`
		Finds int    `db:"finds"`
	}
	err := s.db.Select(ctx, &rows, `SELECT term, finds FROM find_term WHERE finds <> 0`)
	counts := map[string]int{}
	for _, r := range rows {
		counts[r.Term] = r.Finds
	}
	return counts, err
}

// EmptySearch empties the full text, as the migrations do.
func (s *Store) EmptySearch(ctx context.Context) error {
	return s.tx(ctx, func(t *tx) error {
		if _, err := t.Exec(s.fullText().clear); err != nil {
			return err
		}
		_, err := t.Exec(`INSERT INTO setting (name, value) VALUES ('reindex', '')`)
		return err
	})
}

// RebuildSearch empties the full text and fills it.
func (s *Store) RebuildSearch(ctx context.Context) error {
	if err := s.EmptySearch(ctx); err != nil {
		return err
	}
	return s.reindex(ctx)
}

// ReadAtOnce makes lists of locations read so many finds at most in one query.
func (s *Store) ReadAtOnce(n int) { s.limits.rowsAtOnce = n }

// Candidates returns how many locations a list would look at to read n of them.
func (s *Store) Candidates(ctx context.Context, viewer string, f LocationFilter, n int) (sum int, err error) {
	f.Limit = n
	scan, err := s.locationQuery(viewer, f).scan(ctx)
	for more := true; more && err == nil; {
		var rows []rowKey
		rows, more, err = scan.next(ctx, n)
		sum += len(rows)
	}
	return sum, err
}

// Before runs f before every statement that reads, but not before those of f.
func (s *Store) Before(f func(query string)) {
	var inside sync.Mutex
	s.db.BeforeRead(func(query string) {
		if inside.TryLock() {
			defer inside.Unlock()
			f(query)
		}
	})
}

// Read runs a query that gives one number.
func (s *Store) Read(ctx context.Context, query string) (n int64, err error) {
	return n, s.db.Get(ctx, &n, query)
}

// DeleteHalf ends the account and its first finds, so many, as a process does
// that ends there.
func (s *Store) DeleteHalf(ctx context.Context, id string, finds int) error {
	s.limits.deleteBatch = finds
	if err := s.leave(ctx, id); err != nil {
		return err
	}
	_, _, err := s.removeSome(ctx, id)
	return err
}

// Layout returns the objects of the database.
func (s *Store) Layout(ctx context.Context) ([]string, error) { return s.db.Layout(ctx) }

// CheckLayout compares the layout with that of the migrations.
func (s *Store) CheckLayout(ctx context.Context) error { return s.checkLayout(ctx) }

// Database is where the records are.
func (s *Store) Database() string { return s.opt.Database }

// ReadingNanoseconds bounds what reading matches may cost.
const ReadingNanoseconds = 1000 * readingCost

// FoldNanoseconds is the cost of folding a byte.
const FoldNanoseconds = foldCost

// ReadMatches returns how many matches a map reads, the cost of folding their texts
// in nanoseconds, and whether they are all.
func (s *Store) ReadMatches(ctx context.Context, viewer, category, words string) (finds, cost int, all bool, err error) {
	w, _ := wantedOf(Flags{}, category, words)
	r, err := s.planReading(ctx, w)
	if err != nil {
		return 0, 0, false, err
	}
	list, all, err := s.readMatches(ctx, viewer, w, r, false)
	for _, m := range list {
		cost += m.cost
	}
	return len(list), cost, all, err
}

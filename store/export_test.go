package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"sync"

	"github.com/golang/geo/s2"

	"finds/schema"
	"finds/store/geo"
	"finds/store/migrate"
	"finds/store/search"
	"finds/store/sqldb"
)

// The names of what tests of the package alone call.

var (
	AreaOf = areaOf
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
		s.limits = readLimits{steps: n, newest: n, joins: n, batch: 1, matches: n, scanMicros: n, crowd: n, locations: n, walk: n, corrections: n, suspended: n,
			used: n, kinds: n, ranked: n, liveLocations: d.liveLocations, rowsAtOnce: d.rowsAtOnce, deleteBatch: d.deleteBatch, friends: d.friends}
	}
}

// BoundCorrections corrects the counts of maps by so many finds at most, beside those of
// suspended users.
func (s *Store) BoundCorrections(n int) { s.limits.corrections = n }

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
		if err := search.Clear(t.Tx); err != nil {
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

// SetBatch sets how many finds a transaction writes at most.
func (s *Store) SetBatch(finds int) { s.limits.deleteBatch = finds }

// RenameHalf calls a location and its first finds, so many, by another name, as a process does that ends there.
func (s *Store) RenameHalf(ctx context.Context, location, name string, finds int) error {
	s.limits.deleteBatch = finds
	l, err := s.locationRow(ctx, location)
	if err == nil {
		_, err = s.rename(ctx, l, name)
	}
	return err
}

// DeleteHalf ends the account and its first finds, so many, as a process does
// that ends there.
func (s *Store) DeleteHalf(ctx context.Context, id string, finds int) error {
	s.limits.deleteBatch = finds
	if err := s.leave(ctx, id); err != nil {
		return err
	}
	return s.tx(ctx, func(t *tx) error {
		_, err := removeSome(id)(t, finds, new([]string))
		return err
	})
}

// Layout returns the objects of the database.
func (s *Store) Layout(ctx context.Context) ([]string, error) { return s.db.Layout(ctx) }

// CheckLayout compares the layout with that of the migrations.
func (s *Store) CheckLayout(ctx context.Context) error { return migrate.CheckLayout(ctx, s.db) }

// Database is where the records are.
func (s *Store) Database() string { return s.opt.Database }

// ReadingNanoseconds bounds what reading matches may cost.
const ReadingNanoseconds = 1000 * readingCost

// FoldNanoseconds is the cost of folding a byte.
const FoldNanoseconds = foldCost

// ReadMatches returns how many matches a map reads, the cost of folding their texts
// in nanoseconds, and whether they are all.
func (s *Store) ReadMatches(ctx context.Context, viewer, category, words string) (finds, cost int, all bool, err error) {
	w, _ := wantedOf(Flags{}, schema.ParseCategories(category, schema.Categories()), words)
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

// CheckCounts counts again what finds, locations and the map repeat, and returns what differs.
func (s *Store) CheckCounts(ctx context.Context) (wrong []string, err error) {
	for what, query := range map[string]string{
		"finds that differ from their location": `SELECT COUNT(*) FROM find f JOIN location l ON l.id = f.location_id WHERE f.location_name <> l.name
			OR ABS(CAST(f.latitude AS DOUBLE PRECISION) - l.latitude) > 1e-9 OR ABS(CAST(f.longitude AS DOUBLE PRECISION) - l.longitude) > 1e-9`,
		"finds with other likes":    `SELECT COUNT(*) FROM find f WHERE f.like_count <> (SELECT COUNT(*) FROM find_like k WHERE k.find_id = f.id)`,
		"finds with other comments": `SELECT COUNT(*) FROM find f WHERE f.comment_count <> (SELECT COUNT(*) FROM find_comment c WHERE c.find_id = f.id)`,
		"locations with other counts": `SELECT COUNT(*) FROM location l WHERE l.listed <> (l.public_finds > 0)
			OR l.public_finds <> (SELECT COUNT(*) FROM find f WHERE f.location_id = l.id AND f.is_public = 1)`,
	} {
		if n, err := s.Read(ctx, query); err != nil {
			return nil, err
		} else if n > 0 {
			wrong = append(wrong, fmt.Sprint(n, " ", what))
		}
	}
	cells := map[cellKey]geo.Cluster{}
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		var l locationRow
		var n int64
		err := rows.Scan(&l.Num, &l.Latitude, &l.Longitude, &l.Cell, &n)
		c := l.Counted(n)
		c.ID = ""
		for _, level := range geo.Levels {
			k := cellKey{Level: level, Cell: s2.CellID(l.Cell).Parent(level)}
			sum := cells[k]
			sum.Add(c)
			cells[k] = sum
		}
		return err
	}, `SELECT l.num, l.latitude, l.longitude, l.cell, COUNT(*) FROM location l JOIN find f ON f.location_id = l.id WHERE f.is_public = 1
		GROUP BY l.num, l.latitude, l.longitude, l.cell`)
	if err != nil {
		return nil, err
	}
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		var level int
		var cell int64
		var n geo.Cluster
		err := rows.Scan(&level, &cell, &n.Finds, &n.Locations, &n.Lats, &n.Lngs, &n.Nums)
		k := cellKey{Level: level, Cell: s2.CellID(cell)}
		if want := cells[k]; want.Finds != n.Finds || want.Locations != n.Locations || want.Lats != n.Lats || want.Lngs != n.Lngs || want.Nums != n.Nums {
			wrong = append(wrong, fmt.Sprintf("cell %v has %+v, want %+v", k, n, want))
		}
		delete(cells, k)
		return err
	}, `SELECT level, cell, finds, locations, lat_sum, lng_sum, num_sum FROM map_cell`)
	for k, c := range cells {
		wrong = append(wrong, fmt.Sprintf("cell %v has no row, want %+v", k, c))
	}
	return wrong, err
}

// Plan returns how SQLite runs a query, whatever its arguments: a step a line.
func (s *Store) Plan(ctx context.Context, query string) (string, error) {
	var steps []struct {
		ID     int    `db:"id"`
		Parent int    `db:"parent"`
		Unused int    `db:"notused"`
		Detail string `db:"detail"`
	}
	err := s.db.Select(ctx, &steps, "EXPLAIN QUERY PLAN "+query, sqldb.Repeat("", strings.Count(query, "?"))...)
	var text strings.Builder
	for _, step := range steps {
		text.WriteString(step.Detail + "\n")
	}
	return text.String(), err
}

// InterruptDelete ends an account and does so many steps of its deletion, of n rows each and the last once only, as a
// process does that ends there. It reports whether there are as many steps.
func (s *Store) InterruptDelete(ctx context.Context, id string, steps, n int) (bool, error) {
	if err := s.leave(ctx, id); err != nil {
		return false, err
	}
	all := erasure(id)
	for i, do := range all[:min(steps, len(all))] {
		for done := n; done == n; {
			err := s.tx(ctx, func(t *tx) (err error) {
				done, err = do(t, n, new([]string))
				return err
			})
			if err != nil {
				return false, err
			}
			if i == steps-1 {
				break
			}
		}
	}
	return steps <= len(all), nil
}

// Turn writes something, and returns the numbers that queries give at that moment.
func (s *Store) Turn(ctx context.Context, queries ...string) (numbers []int, err error) {
	numbers = make([]int, len(queries))
	return numbers, s.tx(ctx, func(t *tx) error {
		if _, err := t.Exec(`INSERT INTO setting (name, value) VALUES ('turn', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`, t.Now.String()); err != nil {
			return err
		}
		for i, q := range queries {
			if err := t.Get(&numbers[i], q); err != nil {
				return err
			}
		}
		return nil
	})
}

// InterruptSuspend suspends an account, or ends that, and takes so many steps of n finds, as a process does that ends there.
func (s *Store) InterruptSuspend(ctx context.Context, id string, suspend bool, steps, n int) error {
	_, err := s.administer(ctx, Actor{}, id, func(t *tx, a schema.Account) error {
		if suspend {
			return t.suspend(Actor{}, a, NewSuspension{Reason: "Spam"})
		}
		return t.lift(id)
	})
	for range steps {
		if err == nil {
			err = s.tx(ctx, func(t *tx) error {
				_, err := t.recount(id, n)
				return err
			})
		}
	}
	return err
}

// ErasedRows returns the queries that delete rows of an account, some at a time.
func ErasedRows() []string { return erasedRows }

// Entries counts the entries of lists that do not repeat what their finds say, and those that show a private find.
func (s *Store) Entries(ctx context.Context) (stale, shown int, err error) {
	var rows []struct {
		AddedBy  *string `db:"added_by"`
		UserID   string  `db:"user_id"`
		Public   int     `db:"is_public"`
		OnlyMe   int     `db:"only_me"`
		Shows    int     `db:"shows"`
		Repeated *string `db:"repeated"`
		Location string  `db:"location"`
	}
	err = s.db.Select(ctx, &rows, `SELECT x.added_by, f.user_id, f.is_public, f.only_me, x.shows, x.location_id || ' ' || CAST(x.cell AS TEXT) AS repeated, l.id || ' ' || CAST(l.cell AS TEXT) AS location
		FROM list_find x JOIN find f ON f.id = x.find_id JOIN location l ON l.id = f.location_id`)
	for _, r := range rows {
		want := 0
		if r.AddedBy != nil && *r.AddedBy == r.UserID && r.Public == 0 {
			want = 1 + r.OnlyMe
			shown++
		}
		if r.Shows != want || want > 0 && (r.Repeated == nil || *r.Repeated != r.Location) {
			stale++
		}
	}
	return stale, shown, err
}

package store

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strconv"
	"strings"

	"finds/schema"
	"finds/store/geo"
	"finds/store/sqldb"
)

// A locationScan reads the locations of a region in the order of a list: those
// that are listed, and those of private finds that the flags select.
type locationScan interface {
	// next returns the next locations, about want of them, maybe none, and
	// whether there may be others behind them.
	next(ctx context.Context, want int) (rows []rowKey, more bool, err error)
	// at returns the key of the last row read.
	at() rowKey
	// spent reports whether it may read no further.
	spent() bool
	// ahead is how many locations are best read at once when most of them will
	// not be on the page.
	ahead() int
}

// scan returns the scan of the list. It refuses a cursor of another one.
func (q locationQuery) scan(ctx context.Context) (locationScan, error) {
	if q.f.ByDistance {
		return q.newDistanceScan(ctx)
	}
	return q.newCreationScan(ctx)
}

// rows returns the keys of a page and one more, of a list without words or a category,
// and the cursor after the last row read if it had to end early.
func (q locationQuery) rows(ctx context.Context) (page []rowKey, next string, err error) {
	scan, err := q.scan(ctx)
	if err != nil {
		return nil, "", err
	}
	for more, read := true, 0; more && len(page) <= q.f.Limit; {
		if read > q.s.limits.locations || scan.spent() {
			return page, q.cursorAfter(scan.at()), nil
		}
		var rows []rowKey
		if rows, more, err = scan.next(ctx, q.f.Limit+1-len(page)); err != nil {
			return nil, "", err
		}
		read += max(len(rows), 1)
		if rows, err = q.occupied(ctx, rows); err != nil {
			return nil, "", err
		}
		page = append(page, rows...)
	}
	return page[:min(len(page), q.f.Limit+1)], "", nil
}

// creationScan reads locations by their creation. Two plans give the same rows.
// Reading all that is in the covering and sorting it costs by the number of
// locations there; walking all locations in order and keeping those inside costs
// by how rare they are.
type creationScan struct {
	q       locationQuery // f.After is where it goes on
	private []rowKey      // that are not listed, in order
	steps   int           // of a walk, for each location wanted; 0 to read the covering
	left    int           // steps of a walk that may still be taken
	last    rowKey
}

// Costs of the two plans per row, in microseconds, as BenchmarkLocations measured them.
const (
	coverCost = 7.0
	walkCost  = 1.5
)

func (q locationQuery) newCreationScan(ctx context.Context) (*creationScan, error) {
	c := &creationScan{q: q, left: q.s.limits.walk}
	if _, _, err := q.f.after(q.list, "", ""); err != nil {
		return nil, err
	}
	inside, total, err := q.s.estimate(ctx, q.region.Region)
	if err != nil {
		return nil, err
	}
	per := float64(total) / float64(max(inside, 1)) // locations to walk over for one inside
	if q.region.Ranges == nil || float64(q.f.Limit+1)*per*walkCost*2 < float64(inside)*coverCost {
		c.steps = int(per*1.5) + 1
	}
	if q.f.Private || q.f.Friends {
		if c.private, err = q.unlistedKeys(ctx, sqldb.Cond{SQL: "l.id, l.created_at"}); err != nil {
			return nil, err
		}
		slices.SortFunc(c.private, c.q.f.compare)
	}
	return c, nil
}

func (c *creationScan) at() rowKey { return c.last }

// spent reports whether a walk has taken all its steps and cannot be replaced by a covering.
func (c *creationScan) spent() bool { return c.steps > 0 && c.left <= 0 && c.q.region.Ranges == nil }

func (c *creationScan) ahead() int {
	if c.steps == 0 {
		return 2048 // the covering is read whole each time
	}
	return 2 * scanBatch
}

func (c *creationScan) next(ctx context.Context, want int) (rows []rowKey, more bool, err error) {
	if c.left <= 0 && c.q.region.Ranges != nil {
		c.steps = 0 // the estimate was wrong: what is inside is not spread over the list
	}
	read := c.cover
	if c.steps > 0 {
		read = c.walk
	}
	if rows, more, err = read(ctx, want); err != nil {
		return nil, false, err
	}
	if len(c.private) > 0 {
		rows = c.withPrivate(rows, more)
	}
	if more {
		c.q.f.After = schema.Cursor{List: c.q.list, Key: c.last.At.String(), ID: c.last.ID}
	}
	return rows, more, nil
}

// withPrivate merges the unlisted locations into the listed ones, as far as those
// have been read.
func (c *creationScan) withPrivate(rows []rowKey, more bool) []rowKey {
	n := len(c.private)
	if more {
		n, _ = slices.BinarySearchFunc(c.private, c.last, c.q.f.compare)
	}
	for _, k := range c.private[:n] {
		if c.q.f.beyond(k) {
			rows = append(rows, k)
		}
	}
	c.private = c.private[n:]
	slices.SortFunc(rows, c.q.f.compare)
	return rows
}

// cover reads the next locations of the covering. It is read before anything is
// sorted: left to choose, SQLite would walk all locations to save the sort.
func (c *creationScan) cover(ctx context.Context, want int) (rows []rowKey, more bool, err error) {
	after, _, err := c.q.f.after(c.q.list, "l.created_at", "l.id")
	if err != nil {
		return nil, false, err
	}
	inside := c.q.s.listedInside(c.q.region, "id, created_at")
	rest, args := sqldb.Where(after)
	err = c.q.s.db.Select(ctx, &rows, `WITH inside AS MATERIALIZED (`+inside.SQL+`)
		SELECT l.id, l.created_at FROM inside l`+rest+c.q.f.order("l.created_at", "l.id")+` LIMIT `+sqldb.Limit,
		slices.Concat(inside.Args, args, []any{want})...)
	if len(rows) > 0 {
		c.last = rows[len(rows)-1]
	}
	return rows, len(rows) == want, err
}

// walk reads the locations inside among the next ones in the order of creation.
func (c *creationScan) walk(ctx context.Context, want int) (rows []rowKey, more bool, err error) {
	after, _, err := c.q.f.after(c.q.list, "l.created_at", "l.id")
	if err != nil {
		return nil, false, err
	}
	steps := min(max(want*c.steps, 256), 8192, max(c.left, 1))
	if c.q.region.Ranges == nil { // every location is inside
		steps = min(steps, want)
	}
	c.left -= steps
	inner, args := sqldb.Where(sqldb.Cond{SQL: "l.listed = TRUE"}, after)
	order := c.q.f.order("l.created_at", "l.id")
	walked := sqldb.Cond{ // all in one index
		SQL:  `SELECT l.id, l.created_at, l.x, l.y, l.z FROM location l` + inner + order + ` LIMIT ` + sqldb.Limit,
		Args: append(slices.Clone(args), steps),
	}
	query := sqldb.Cond{SQL: `SELECT l.id, l.created_at FROM (` + walked.SQL + `) l`, Args: walked.Args}
	outer, more2 := sqldb.Where(c.q.region.exact)
	if c.q.region.near.SQL != "" { // only what is near the box is looked up
		query.SQL = `SELECT l.id, l.created_at FROM (` + walked.SQL + `) k JOIN location l ON l.id = k.id`
		outer, more2 = sqldb.Where(c.q.region.near, c.q.region.exact)
	}
	err = c.q.s.db.Select(ctx, &rows, query.SQL+outer+order+` LIMIT `+sqldb.Limit, slices.Concat(query.Args, more2, []any{want})...)
	if err != nil {
		return nil, false, err
	}
	if len(rows) == want {
		c.last = rows[want-1]
		return rows, true, nil
	}
	found, err := exists(c.q.s.db.Get(ctx, &c.last, `SELECT l.id, l.created_at FROM location l`+inner+order+` LIMIT 1 OFFSET `+sqldb.Limit,
		append(slices.Clone(args), steps-1)...))
	return rows, found, err
}

// listedInside reads some columns of the listed locations in a region.
func (s *Store) listedInside(r region, columns string) sqldb.Cond {
	from := s.locationsIn(columns+r.reads, sqldb.Cond{SQL: "listed = TRUE"}, r.Ranges)
	w, args := sqldb.Where(r.exact)
	return sqldb.Cond{SQL: `SELECT ` + sqldb.Qualify("l", columns) + ` FROM (` + from.SQL + `) l` + w, Args: append(from.Args, args...)}
}

// unlistedKeys reads the locations in a region that are not listed and at which
// there are private finds that the flags select.
func (q locationQuery) unlistedKeys(ctx context.Context, columns sqldb.Cond) (rows []rowKey, err error) {
	c := sqldb.And(unlisted(columns.SQL, privatePlaces(ctx, q.viewer, q.f.Flags, q.region.Ranges)), q.region.exact)
	err = q.s.db.Select(ctx, &rows, c.SQL, append(slices.Clone(columns.Args), c.Args...)...)
	return rows, err
}

// cursorAfter is the cursor of the page that begins after a location.
func (q locationQuery) cursorAfter(k rowKey) string {
	if q.f.ByDistance {
		return schema.Cursor{List: q.list, Key: chordText(k.Chord), ID: k.ID}.String()
	}
	return k.cursor(q.list)
}

func keyIDs(rows []rowKey) []string {
	ids := make([]string, len(rows))
	for i, k := range rows {
		ids[i] = k.ID
	}
	return ids
}

// distanceScan reads locations by their distance from a point, in rings from the
// point outwards. The counts of map_cell choose the width of each ring so that it
// has about as many locations as are wanted: the work depends on the locations
// that are read, not on those within the radius.
type distanceScan struct {
	q       locationQuery
	center  geo.Point
	private []rowKey // locations that are not listed, nearest first
	last    rowKey   // the last location that it has read
	inner   float64  // up to which it has read, in kilometres
	width   float64  // of the last ring, in kilometres
}

// The widths of the first and the thinnest ring in kilometres, and the number of
// locations that a ring should not exceed.
const (
	firstRing        = 0.5
	minRing          = 0.01
	maxRingLocations = 3000
)

// lastID sorts after every id: with it a key is after all locations at a distance.
const lastID = "z"

func (q locationQuery) newDistanceScan(ctx context.Context) (*distanceScan, error) {
	f := q.f
	d := &distanceScan{q: q, center: f.Circle.Center(), last: rowKey{Chord: -1}, width: firstRing / 2}
	if f.After.Set() {
		chord, err := parseChord(f.After.Key)
		if err != nil || f.After.List != q.list {
			return nil, schema.ErrCursor
		}
		d.last = rowKey{ID: f.After.ID, Chord: chord}
		d.inner = geo.Km(chord)
		d.width = max(d.width, d.inner/50)
	}
	if !f.Private && !f.Friends {
		return d, nil
	}
	var err error
	if d.private, err = q.unlistedKeys(ctx, sqldb.Cond{SQL: `l.id, ` + chordSQL + ` AS chord`, Args: chordArgs(d.center)}); err != nil {
		return nil, err
	}
	d.private = slices.DeleteFunc(d.private, func(k rowKey) bool { return k.nearer(d.last) <= 0 })
	slices.SortFunc(d.private, rowKey.nearer)
	return d, nil
}

// nearer orders locations by their distance.
func (k rowKey) nearer(o rowKey) int {
	return cmp.Or(cmp.Compare(k.Chord, o.Chord), strings.Compare(k.ID, o.ID))
}

func (d *distanceScan) at() rowKey { return d.last }

func (d *distanceScan) spent() bool { return false } // each ring costs by what is in it

func (d *distanceScan) ahead() int { return 2 * scanBatch }

func (d *distanceScan) next(ctx context.Context, want int) (rows []rowKey, more bool, err error) {
	outer, ranges, err := d.ring(ctx, want)
	if err != nil {
		return nil, false, err
	}
	limit2 := geo.Chord2(outer)
	from := d.q.s.locationsIn("id, x, y, z", sqldb.Cond{SQL: "listed = TRUE"}, ranges)
	inside := sqldb.Cond{
		SQL:  `SELECT l.id, ` + chordSQL + ` AS chord FROM (` + from.SQL + `) l`,
		Args: append(chordArgs(d.center), from.Args...),
	}
	err = d.q.s.db.Select(ctx, &rows, `WITH inside AS MATERIALIZED (`+inside.SQL+`) SELECT k.id, k.chord FROM inside k
		WHERE k.chord <= ? AND (k.chord, k.id) > (?, ?) ORDER BY k.chord, k.id LIMIT `+sqldb.Limit,
		append(inside.Args, limit2, d.last.Chord, d.last.ID, want)...)
	if err != nil {
		return nil, false, err
	}
	whole := len(rows) < want
	if whole {
		d.last, d.inner = rowKey{ID: lastID, Chord: limit2}, outer
	} else {
		d.last = rows[want-1]
		d.inner = geo.Km(d.last.Chord)
	}
	n := 0
	for n < len(d.private) && d.private[n].nearer(d.last) <= 0 {
		n++
	}
	if n > 0 {
		rows = append(rows, d.private[:n]...)
		d.private = d.private[n:]
		slices.SortFunc(rows, rowKey.nearer)
	}
	return rows, !whole || outer < d.q.f.Circle.Km, nil
}

// ring chooses the outer radius of the next ring, in kilometres, and the cells that
// cover the ring.
func (d *distanceScan) ring(ctx context.Context, want int) (outer float64, ranges []geo.Range, err error) {
	limit := d.q.f.Circle.Km
	low, width := 0.0, d.width
	for range 32 {
		outer = min(d.inner+width, limit)
		if ranges = geo.Ring(d.center, d.inner, outer); ranges == nil {
			return outer, nil, nil
		}
		n, _, err := d.q.s.estimate(ctx, geo.Region{Ranges: ranges, Level: geo.LevelFor(width)})
		switch {
		case err != nil:
			return 0, nil, err
		case n > maxRingLocations && width-low > minRing:
			width = (low + width) / 2
			continue
		case n > 2*want || outer >= limit || n > maxRingLocations:
			d.width = max(width/2, minRing)
			return outer, ranges, nil
		}
		low, width = width, width*2
	}
	return outer, ranges, nil
}

// chordText formats a squared chord so that parseChord returns the same number.
func chordText(chord float64) string {
	return strconv.FormatFloat(math.Max(chord, 0), 'e', -1, 64)
}

// parseChord parses the result of chordText; other texts give schema.ErrCursor.
func parseChord(text string) (float64, error) {
	chord, err := strconv.ParseFloat(text, 64)
	if err != nil || !(chord >= 0 && chord <= 5) {
		return 0, schema.ErrCursor
	}
	return chord, nil
}

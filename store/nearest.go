package store

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strconv"
	"strings"

	"finds/store/geo"
	"finds/store/sqldb"
)

// distanceScan reads locations by their distance from a point, in rings from the
// point outwards. The counts of map_cell choose the width of each ring so that it
// has about as many locations as are wanted: the work depends on the locations
// that are read, not on those within the radius.
type distanceScan struct {
	s       *Store
	f       LocationFilter
	p       geo.Point
	private []key // locations that are not listed, nearest first
	last    key   // the last location that it has read
	km      float64
	width   float64 // of the last ring, in kilometres
}

// The widths of the first and the thinnest ring in kilometres, and the number of
// locations that a ring should not exceed.
const (
	ringFirst = 0.5
	ringLeast = 0.01
	ringMost  = 3000
)

// lastID sorts after every id: with it a key is after all locations at a distance.
const lastID = "z"

func (s *Store) distanceScan(ctx context.Context, viewer string, f LocationFilter, r region) (*distanceScan, error) {
	d := &distanceScan{s: s, f: f, p: f.Circle.Center(), last: key{Chord: -1}, width: ringFirst / 2}
	if f.After.Set() {
		chord, err := parseChord(f.After.Key)
		if err != nil || f.After.List != f.listName() {
			return nil, errCursor
		}
		d.last = key{ID: f.After.ID, Chord: chord}
		d.km = geo.Km(chord)
		d.width = max(d.width, d.km/50)
	}
	if !f.Private && !f.Friends {
		return d, nil
	}
	var err error
	if d.private, err = s.unlistedKeys(ctx, viewer, f, r, sqldb.Cond{SQL: `l.id, ` + chordSQL + ` AS chord`, Args: chordArgs(d.p)}); err != nil {
		return nil, err
	}
	d.private = slices.DeleteFunc(d.private, func(k key) bool { return k.nearer(d.last) <= 0 })
	slices.SortFunc(d.private, key.nearer)
	return d, nil
}

// nearer orders locations by their distance.
func (k key) nearer(o key) int {
	return cmp.Or(cmp.Compare(k.Chord, o.Chord), strings.Compare(k.ID, o.ID))
}

func (d *distanceScan) at() key { return d.last }

func (d *distanceScan) spent() bool { return false } // each ring costs by what is in it

func (d *distanceScan) ahead() int { return 2 * scanBatch }

func (d *distanceScan) next(ctx context.Context, want int) (rows []key, more bool, err error) {
	outer, ranges, err := d.ring(ctx, want)
	if err != nil {
		return nil, false, err
	}
	limit2 := geo.Chord2(outer)
	from := d.s.locationsIn("id, x, y, z", sqldb.Cond{SQL: "listed = TRUE"}, ranges)
	inside := sqldb.Cond{SQL: `SELECT l.id, ` + chordSQL + ` AS chord FROM (` + from.SQL + `) l`, Args: append(chordArgs(d.p), from.Args...)}
	err = d.s.db.Select(ctx, &rows, `WITH inside AS MATERIALIZED (`+inside.SQL+`) SELECT k.id, k.chord FROM inside k
		WHERE k.chord <= ? AND (k.chord, k.id) > (?, ?) ORDER BY k.chord, k.id LIMIT `+sqldb.Limit, append(inside.Args, limit2, d.last.Chord, d.last.ID, want)...)
	if err != nil {
		return nil, false, err
	}
	whole := len(rows) < want
	if whole {
		d.last, d.km = key{ID: lastID, Chord: limit2}, outer
	} else {
		d.last = rows[want-1]
		d.km = geo.Km(d.last.Chord)
	}
	n := 0
	for n < len(d.private) && d.private[n].nearer(d.last) <= 0 {
		n++
	}
	if n > 0 {
		rows = append(rows, d.private[:n]...)
		d.private = d.private[n:]
		slices.SortFunc(rows, key.nearer)
	}
	return rows, !whole || outer < d.f.Circle.Km, nil
}

// ring chooses the outer radius of the next ring, in kilometres, and the cells that
// cover the ring.
func (d *distanceScan) ring(ctx context.Context, want int) (outer float64, ranges []geo.Range, err error) {
	most := d.f.Circle.Km
	low, width := 0.0, d.width
	for range 32 {
		outer = min(d.km+width, most)
		if ranges = geo.Ring(d.p, d.km, outer); ranges == nil {
			return outer, nil, nil
		}
		n, _, err := d.s.estimate(ctx, geo.Region{Ranges: ranges, Level: geo.LevelFor(width)})
		switch {
		case err != nil:
			return 0, nil, err
		case n > ringMost && width-low > ringLeast:
			width = (low + width) / 2
			continue
		case n > 2*want || outer >= most || n > ringMost:
			d.width = max(width/2, ringLeast)
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

// parseChord parses what chordText returns; other texts give errCursor.
func parseChord(text string) (float64, error) {
	chord, err := strconv.ParseFloat(text, 64)
	if err != nil || !(chord >= 0 && chord <= 5) {
		return 0, errCursor
	}
	return chord, nil
}

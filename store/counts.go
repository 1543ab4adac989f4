package store

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"finds/store/geo"
	"finds/store/sqldb"

	"github.com/golang/geo/s2"
)

// The counts of public finds, per location and per cell of the map, are kept
// by every write of a public find. Transactions take their rows in one order,
// so that no two of them wait for each other: first locations by id, then cells
// by level and id.

// publicDelta is how many public finds come to a location, or leave it.
type publicDelta struct {
	locationRow
	Finds int `db:"finds"`
}

// cellKey names a row of map_cell.
type cellKey struct {
	level int
	cell  s2.CellID
}

func (k cellKey) compare(o cellKey) int {
	return cmp.Or(k.level-o.level, cmp.Compare(int64(k.cell), int64(o.cell)))
}

// addCell adds a sum to those of a cell.
func addCell(cells map[cellKey]*geo.Cluster, k cellKey, sum geo.Cluster) {
	if cells[k] == nil {
		cells[k] = &geo.Cluster{}
	}
	cells[k].Add(sum)
}

// countPublic adds n public finds at a location to the counts, at the end.
func (t *tx) countPublic(l locationRow, n int) { t.Note(publicDelta{l, n}) }

// writeNotes adds the public finds of all transactions that share a commit to the counts:
// many of them are of the same cells.
func (s *Store) writeNotes(t *sqldb.Tx, notes []any) error {
	deltas := make([]publicDelta, len(notes))
	for i, n := range notes {
		deltas[i] = n.(publicDelta)
	}
	return (&tx{t, s}).countAllPublic(deltas)
}

// byLocation adds up the changes at each location, in the order of their ids.
func byLocation(changes []publicDelta) (sums []publicDelta) {
	changes = slices.SortedFunc(slices.Values(changes), func(a, b publicDelta) int { return strings.Compare(a.ID, b.ID) })
	for _, c := range changes {
		if n := len(sums); n > 0 && sums[n-1].ID == c.ID {
			sums[n-1].Finds += c.Finds
		} else {
			sums = append(sums, c)
		}
	}
	return sums
}

// countAllPublic adds some changes to the counts.
func (t *tx) countAllPublic(changes []publicDelta) error {
	cells := map[cellKey]*geo.Cluster{}
	for _, c := range byLocation(changes) {
		locations, err := t.countAtLocation(c)
		if err != nil {
			return err
		}
		sum := geo.Cluster{
			Finds:     int64(c.Finds),
			Locations: locations,
			Lats:      int64(c.Finds) * geo.E7(c.Latitude),
			Lngs:      int64(c.Finds) * geo.E7(c.Longitude),
			Nums:      locations * c.Num,
		}
		for _, level := range geo.Levels {
			addCell(cells, cellKey{level, s2.CellID(c.Cell).Parent(level)}, sum)
		}
	}
	for part := range slices.Chunk(slices.SortedFunc(maps.Keys(cells), cellKey.compare), len(geo.Levels)) {
		if err := t.addToCells(part, cells); err != nil {
			return err
		}
	}
	return nil
}

// countAtLocation changes the count of a location, and returns 1 when that has
// its first public find now, -1 when it has lost its last, 0 otherwise.
func (t *tx) countAtLocation(c publicDelta) (locations int64, err error) {
	var now int
	err = t.Get(&now, `UPDATE location SET public_finds = public_finds + ? WHERE id = ? RETURNING public_finds`, c.Finds, c.ID)
	if err != nil {
		return 0, err
	}
	locations = positive(int64(now)) - positive(int64(now-c.Finds))
	if locations != 0 {
		_, err = t.Exec(`UPDATE location SET listed = ? WHERE id = ?`, now > 0, c.ID)
	}
	return locations, err
}

// addToCells adds sums to a few cells.
func (t *tx) addToCells(keys []cellKey, sums map[cellKey]*geo.Cluster) error {
	var args []any
	for _, k := range keys {
		c := sums[k]
		args = append(args, k.level, int64(k.cell), c.Finds, c.Locations, c.Lats, c.Lngs, c.Nums)
	}
	_, err := t.Exec(`INSERT INTO map_cell (level, cell, finds, locations, lat_sum, lng_sum, num_sum)
		VALUES (?, ?, ?, ?, ?, ?, ?)`+strings.Repeat(", (?, ?, ?, ?, ?, ?, ?)", len(keys)-1)+`
		ON CONFLICT (level, cell) DO UPDATE SET finds = map_cell.finds + excluded.finds, locations = map_cell.locations + excluded.locations,
			lat_sum = map_cell.lat_sum + excluded.lat_sum, lng_sum = map_cell.lng_sum + excluded.lng_sum, num_sum = map_cell.num_sum + excluded.num_sum`, args...)
	return err
}

package store

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"finds/store/geo"

	"github.com/golang/geo/s2"
)

// The counts of public finds, per location and per cell of the map, are kept
// by every write of a public find. Transactions take their rows in one order,
// so that no two of them wait for each other: first locations by id, then cells
// by level and id.

// publicChange is how many public finds come to a location, or leave it.
type publicChange struct {
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

// countPublic adds n public finds at a location to the counts, at the end.
func (t *tx) countPublic(l locationRow, n int) { t.seen = append(t.seen, publicChange{l, n}) }

// byLocation adds up the changes at each location, in the order of their ids.
func byLocation(changes []publicChange) (sums []publicChange) {
	changes = slices.SortedFunc(slices.Values(changes), func(a, b publicChange) int { return strings.Compare(a.ID, b.ID) })
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
func (t *tx) countAllPublic(changes []publicChange) error {
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
			k := cellKey{level, s2.CellID(c.Cell).Parent(level)}
			if cells[k] == nil {
				cells[k] = &geo.Cluster{}
			}
			cells[k].Add(sum)
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
func (t *tx) countAtLocation(c publicChange) (locations int64, err error) {
	var now int
	err = t.get(&now, `UPDATE location SET public_finds = public_finds + ? WHERE id = ? RETURNING public_finds`, c.Finds, c.ID)
	if err != nil {
		return 0, err
	}
	locations = positive(int64(now)) - positive(int64(now-c.Finds))
	if locations != 0 {
		_, err = t.exec(`UPDATE location SET listed = ? WHERE id = ?`, now > 0, c.ID)
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
	_, err := t.exec(`INSERT INTO map_cell (level, cell, finds, locations, lat_sum, lng_sum, num_sum)
		VALUES (?, ?, ?, ?, ?, ?, ?)`+strings.Repeat(", (?, ?, ?, ?, ?, ?, ?)", len(keys)-1)+`
		ON CONFLICT (level, cell) DO UPDATE SET finds = map_cell.finds + excluded.finds, locations = map_cell.locations + excluded.locations,
			lat_sum = map_cell.lat_sum + excluded.lat_sum, lng_sum = map_cell.lng_sum + excluded.lng_sum, num_sum = map_cell.num_sum + excluded.num_sum`, args...)
	return err
}

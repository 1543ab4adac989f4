package store

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/golang/geo/s2"

	"finds/store/geo"
	"finds/store/sqldb"
)

// The numbers of public finds, per location and per cell of the map, change with every write of a public find. Transactions
// take the rows in one order, so that no two of them wait for each other: first locations by id, then cells by level and id.

// countedLocation has the columns of a location that its counts depend on.
type countedLocation struct {
	ID        string  `db:"id"`
	Num       int64   `db:"num"`
	Latitude  float64 `db:"latitude"`
	Longitude float64 `db:"longitude"`
	Cell      int64   `db:"cell"`
}

// Counted returns the sum of n finds at the location.
func (l countedLocation) Counted(n int64) geo.Cluster {
	return geo.Cluster{Finds: n, Locations: 1, Lats: n * geo.E7(l.Latitude), Lngs: n * geo.E7(l.Longitude), Nums: l.Num, ID: l.ID}
}

// countChange is a change of the number of public finds at a location.
type countChange struct {
	countedLocation
	Finds int `db:"finds"` // negative if there are fewer
}

// cellKey names a row of map_cell.
type cellKey struct {
	Level int
	Cell  s2.CellID
}

func (k cellKey) compare(o cellKey) int {
	return cmp.Or(k.Level-o.Level, cmp.Compare(int64(k.Cell), int64(o.Cell)))
}

// cellSums are the counts of cells.
type cellSums map[cellKey]*geo.Cluster

// Add adds a sum to those of a cell.
func (s cellSums) Add(k cellKey, sum geo.Cluster) {
	if s[k] == nil {
		s[k] = &geo.Cluster{}
	}
	s[k].Add(sum)
}

// AddAll adds a sum to those of the cells, one of each level, that contain a leaf cell.
func (s cellSums) AddAll(leaf s2.CellID, sum geo.Cluster) {
	for _, level := range geo.Levels {
		s.Add(cellKey{level, leaf.Parent(level)}, sum)
	}
}

// Keys returns the cells in the order in which rows are written.
func (s cellSums) Keys() []cellKey { return slices.SortedFunc(maps.Keys(s), cellKey.compare) }

// writeCounts adds the public finds of all transactions that share a commit to the counts
// together, since many of them are in the same cells. The notes are values of type countChange.
func writeCounts(t *sqldb.Tx, notes []any) error {
	changes := make([]countChange, len(notes))
	for i, n := range notes {
		changes[i] = n.(countChange)
	}
	cells := cellSums{}
	for _, c := range changesByLocation(changes) {
		locations, err := countAtLocation(t, c)
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
		cells.AddAll(s2.CellID(c.Cell), sum)
	}
	for part := range slices.Chunk(cells.Keys(), len(geo.Levels)) {
		if err := addToCells(t, part, cells); err != nil {
			return err
		}
	}
	return nil
}

// changesByLocation adds up the changes at each location, in the order of their ids.
func changesByLocation(changes []countChange) (sums []countChange) {
	changes = slices.SortedFunc(slices.Values(changes), func(a, b countChange) int { return strings.Compare(a.ID, b.ID) })
	for _, c := range changes {
		if n := len(sums); n > 0 && sums[n-1].ID == c.ID {
			sums[n-1].Finds += c.Finds
		} else {
			sums = append(sums, c)
		}
	}
	return sums
}

// countAtLocation changes the count of a location. It returns 1 if the location now has
// its first public find, -1 if it has lost its last one, and 0 otherwise.
func countAtLocation(t *sqldb.Tx, c countChange) (locations int64, err error) {
	var now int
	err = t.Get(&now, `UPDATE location SET public_finds = public_finds + ? WHERE id = ? RETURNING public_finds`, c.Finds, c.ID)
	if err != nil {
		return 0, err
	}
	locations = listed(int64(now)) - listed(int64(now-c.Finds))
	if locations != 0 {
		_, err = t.Exec(`UPDATE location SET listed = ? WHERE id = ?`, now > 0, c.ID)
	}
	return locations, err
}

// addToCells adds sums to a few cells.
func addToCells(t *sqldb.Tx, keys []cellKey, sums cellSums) error {
	var args []any
	for _, k := range keys {
		c := sums[k]
		args = append(args, k.Level, int64(k.Cell), c.Finds, c.Locations, c.Lats, c.Lngs, c.Nums)
	}
	_, err := t.Exec(`INSERT INTO map_cell (level, cell, finds, locations, lat_sum, lng_sum, num_sum)
		VALUES (?, ?, ?, ?, ?, ?, ?)`+strings.Repeat(", (?, ?, ?, ?, ?, ?, ?)", len(keys)-1)+`
		ON CONFLICT (level, cell) DO UPDATE SET finds = map_cell.finds + excluded.finds, locations = map_cell.locations + excluded.locations,
			lat_sum = map_cell.lat_sum + excluded.lat_sum, lng_sum = map_cell.lng_sum + excluded.lng_sum, num_sum = map_cell.num_sum + excluded.num_sum`, args...)
	return err
}

// listed returns 1 for a location with n public finds, or 0 if it has none and so is not listed.
func listed(n int64) int64 {
	if n > 0 {
		return 1
	}
	return 0
}

package gazetteer

import (
	"context"
	"encoding/json"
	"slices"

	"finds/schema"
)

// Town is a place for a map.
type Town struct {
	schema.Point
	Name       string
	Population int // 0 is unknown
}

// Version is that of the places.
func (g *Gazetteer) Version() string { return g.opt.Version() }

// Towns returns the largest places in a box that does not cross the antimeridian, at most limit, the largest first. It returns
// schema.ErrUnpacking while the places are unpacked.
func (g *Gazetteer) Towns(ctx context.Context, box schema.BBox, limit int) (towns []Town, err error) {
	err = g.with(ctx, func(db *database) error {
		towns, err = db.towns(ctx, box, limit)
		return err
	})
	return towns, err
}

func (d *database) towns(ctx context.Context, box schema.BBox, limit int) ([]Town, error) {
	var ranks []int
	first, last := cellOf(box.South, box.West), cellOf(box.South, min(box.East, 179.999))
	for row := cellRow(box.South); row <= cellRow(box.North); row++ {
		err := d.inCells(ctx, first, last, func(e entry) {
			lat, lng := float64(e.lat)/1000, float64(e.lng)/1000
			if lat >= box.South && lat < box.North && lng >= box.West && lng < box.East {
				ranks = append(ranks, e.rank)
			}
		})
		if err != nil {
			return nil, err
		}
		first, last = first+cellColumns, last+cellColumns
	}
	slices.Sort(ranks) // by population
	ranks = ranks[:min(len(ranks), limit)]
	if len(ranks) == 0 {
		return nil, nil
	}
	list, err := json.Marshal(ranks)
	if err != nil {
		return nil, err
	}
	rows, err := d.read(ctx, d.rows, limit, string(list))
	slices.SortFunc(rows, func(a, b row) int { return a.rank - b.rank })
	towns := make([]Town, len(rows))
	for i, r := range rows {
		towns[i] = Town{schema.Point{Latitude: float64(r.lat) / 1000, Longitude: float64(r.lng) / 1000}, r.name, r.population}
	}
	return towns, err
}

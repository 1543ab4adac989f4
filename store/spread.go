package store

import (
	"context"
	"database/sql"
	"math"
	"sort"

	"github.com/golang/geo/s2"

	"finds/schema"
)

// mergePixels is how far apart two groups are at least on a web map.
const mergePixels = 48

// group joins cells that would lie on each other on the screen, names single
// locations, and keeps to schema.ClustersMax.
func (s *Store) group(ctx context.Context, m *mapView, zoom int) ([]schema.Cluster, error) {
	cells := m.cells
	groups := spread(cells, zoom)
	for level := zoom; len(groups) > schema.ClustersMax && level >= 0; level-- {
		coarse := map[s2.CellID]*cluster{}
		for id, c := range cells {
			put(coarse, id.Parent(min(level, id.Level())), *c)
		}
		cells = coarse
		groups = spread(cells, level)
	}
	if err := s.nameSingles(ctx, groups); err != nil {
		return nil, err
	}
	out := make([]schema.Cluster, len(groups))
	for i, c := range groups {
		out[i] = schema.Cluster{
			Latitude:  float64(c.lats) / float64(c.finds) / 1e7,
			Longitude: float64(c.lngs) / float64(c.finds) / 1e7,
			Count:     int(c.finds),
			More:      m.more,
		}
		if c.locations == 1 {
			out[i].LocationID = c.id
		}
	}
	return out, nil
}

// spread merges groups that are closer than mergePixels at a zoom, the larger
// taking the smaller. The result is in a fixed order.
func spread(cells map[s2.CellID]*cluster, zoom int) []*cluster {
	type spot struct {
		*cluster
		id   s2.CellID
		x, y float64
	}
	spots := make([]spot, 0, len(cells))
	for id, c := range cells {
		x, y := pixels(float64(c.lats)/float64(c.finds)/1e7, float64(c.lngs)/float64(c.finds)/1e7, zoom)
		spots = append(spots, spot{c, id, x, y})
	}
	sort.Slice(spots, func(i, j int) bool {
		if spots[i].finds != spots[j].finds {
			return spots[i].finds > spots[j].finds
		}
		return spots[i].id < spots[j].id
	})
	type square struct{ x, y int }
	grid := map[square][]int{} // indexes into kept, by square of mergePixels
	var kept []spot
	for _, p := range spots {
		at := square{int(math.Floor(p.x / mergePixels)), int(math.Floor(p.y / mergePixels))}
		near := -1
		for dx := -1; dx <= 1 && near < 0; dx++ {
			for dy := -1; dy <= 1 && near < 0; dy++ {
				for _, i := range grid[square{at.x + dx, at.y + dy}] {
					if math.Hypot(kept[i].x-p.x, kept[i].y-p.y) < mergePixels {
						near = i
						break
					}
				}
			}
		}
		if near >= 0 {
			sum := *kept[near].cluster
			sum.add(*p.cluster)
			kept[near].cluster = &sum
			continue
		}
		grid[at] = append(grid[at], len(kept))
		own := *p.cluster
		p.cluster = &own
		kept = append(kept, p)
	}
	groups := make([]*cluster, len(kept))
	for i, p := range kept {
		groups[i] = p.cluster
	}
	return groups
}

// screenPixels is how large a map on a screen is at most, in either direction.
const screenPixels = 4096

// screenZoom returns the zoom, or the largest smaller one at which the box fits
// on a screen: no screen shows the groups of more, and there would be as many as
// there are locations.
func screenZoom(b schema.BBox, zoom int) int {
	for ; zoom > 0; zoom-- {
		west, north := pixels(b.North, b.West, zoom)
		east, south := pixels(b.South, b.East, zoom)
		width := east - west
		if width < 0 {
			width += 256 * math.Pow(2, float64(zoom))
		}
		if width <= screenPixels && south-north <= screenPixels {
			break
		}
	}
	return zoom
}

// pixels is the Web Mercator projection, in pixels from the world's top left.
func pixels(lat, lng float64, zoom int) (x, y float64) {
	size := 256 * math.Pow(2, float64(zoom))
	sin := math.Sin(max(-85.0511, min(85.0511, lat)) * math.Pi / 180)
	return (lng + 180) / 360 * size, (0.5 - math.Log((1+sin)/(1-sin))/(4*math.Pi)) * size
}

// nameSingles looks up the ids of groups that are a single location.
func (s *Store) nameSingles(ctx context.Context, groups []*cluster) error {
	byNum := map[int64]*cluster{}
	var nums []int64
	for _, c := range groups {
		if c.locations == 1 && c.id == "" {
			byNum[c.nums] = c
			nums = append(nums, c.nums)
		}
	}
	if len(nums) == 0 {
		return nil
	}
	marks, args := in(nums)
	return s.read.each(ctx, func(rows *sql.Rows) error {
		var id string
		var n int64
		err := rows.Scan(&id, &n)
		if c := byNum[n]; c != nil {
			c.id = id
		}
		return err
	}, `SELECT id, num FROM location WHERE num IN (`+marks+`)`, args...)
}

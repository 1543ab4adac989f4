package geo

import (
	"math"
	"sort"

	"github.com/golang/geo/s2"

	"finds/schema"
)

// Cluster is a group of finds while it is put together. Lats and Lngs are sums over
// its finds, in 1e-7 degrees; Nums is the sum of the numbers of its locations, which
// is the number of the only one.
type Cluster struct {
	Finds, Locations int64
	Lats, Lngs, Nums int64
	ID               string // of its only location, when known already
}

// Add adds the counts of another cluster.
func (c *Cluster) Add(d Cluster) {
	c.Finds += d.Finds
	c.Locations += d.Locations
	c.Lats += d.Lats
	c.Lngs += d.Lngs
	c.Nums += d.Nums
	if c.ID == "" {
		c.ID = d.ID
	}
}

// Center returns the mean of where the finds are, in degrees.
func (c *Cluster) Center() (lat, lng float64) {
	return float64(c.Lats) / float64(c.Finds) / 1e7, float64(c.Lngs) / float64(c.Finds) / 1e7
}

// E7 is a coordinate in 1e-7 degrees, about a centimetre.
func E7(deg float64) int64 { return int64(math.Round(deg * 1e7)) }

// Cells are clusters by the cell that they are in.
type Cells map[s2.CellID]*Cluster

// Add adds a cluster to that of a cell.
func (m Cells) Add(cell s2.CellID, c Cluster) {
	if have := m[cell]; have != nil {
		have.Add(c)
		return
	}
	m[cell] = &c
}

// mergePixels is the minimum distance between two groups on a web map.
const mergePixels = 48

// Group joins the cells that would overlap on the screen at a zoom of a web map, and
// then larger ones until at most limit groups are left.
func (m Cells) Group(zoom, limit int) []*Cluster {
	cells := m
	groups := mergeOverlapping(cells, zoom)
	for level := zoom; len(groups) > limit && level >= 0; level-- {
		coarse := Cells{}
		for id, c := range cells {
			coarse.Add(id.Parent(min(level, id.Level())), *c)
		}
		cells = coarse
		groups = mergeOverlapping(cells, level)
	}
	return groups
}

// marker is a cluster with its place on the screen, in pixels.
type marker struct {
	*Cluster
	id   s2.CellID
	x, y float64
}

// markers returns the cells on a map, the largest first.
func markers(cells Cells, zoom int) []marker {
	list := make([]marker, 0, len(cells))
	for id, c := range cells {
		lat, lng := c.Center()
		x, y := pixels(lat, lng, zoom)
		list = append(list, marker{c, id, x, y})
	}
	sort.Slice(list, func(i, j int) bool {
		if list[i].Finds != list[j].Finds {
			return list[i].Finds > list[j].Finds
		}
		return list[i].id < list[j].id
	})
	return list
}

// tile is a square of mergePixels.
type tile struct{ x, y int }

// mergeOverlapping merges groups that are closer than mergePixels at a zoom, the
// larger taking the smaller. The result is in a fixed order.
func mergeOverlapping(cells Cells, zoom int) []*Cluster {
	grid := map[tile][]int{} // indexes into kept, by tile
	var kept []marker
	for _, p := range markers(cells, zoom) {
		at := tile{int(math.Floor(p.x / mergePixels)), int(math.Floor(p.y / mergePixels))}
		if near := overlapping(grid, kept, at, p); near >= 0 {
			sum := *kept[near].Cluster
			sum.Add(*p.Cluster)
			kept[near].Cluster = &sum
			continue
		}
		grid[at] = append(grid[at], len(kept))
		own := *p.Cluster
		p.Cluster = &own
		kept = append(kept, p)
	}
	groups := make([]*Cluster, len(kept))
	for i, p := range kept {
		groups[i] = p.Cluster
	}
	return groups
}

// overlapping returns the index of a kept marker that is closer than mergePixels,
// or -1.
func overlapping(grid map[tile][]int, kept []marker, at tile, p marker) int {
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			for _, i := range grid[tile{at.x + dx, at.y + dy}] {
				if math.Hypot(kept[i].x-p.x, kept[i].y-p.y) < mergePixels {
					return i
				}
			}
		}
	}
	return -1
}

// screenPixels is how large a map on a screen is at most, in either direction.
const screenPixels = 4096

// ScreenZoom returns the zoom, or the largest smaller one at which the box fits
// on a screen: no screen shows the groups of more, and there would be as many as
// there are locations.
func ScreenZoom(b schema.BBox, zoom int) int {
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
	sin := math.Sin(radians(max(-85.0511, min(85.0511, lat))))
	return (lng + 180) / 360 * size, (0.5 - math.Log((1+sin)/(1-sin))/(4*math.Pi)) * size
}

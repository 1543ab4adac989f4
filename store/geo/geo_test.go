package geo

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/golang/geo/s2"

	"finds/schema"
)

// points draws points all over the Earth, and near a place.
func points(rnd *rand.Rand, n int, lat, lng, degrees float64) (list [][2]float64) {
	for i := range n {
		p := [2]float64{rnd.Float64()*180 - 90, rnd.Float64()*360 - 180}
		if i%2 == 0 {
			p = [2]float64{max(-90, min(90, lat+(rnd.Float64()-0.5)*degrees)), math.Mod(lng+(rnd.Float64()-0.5)*degrees+540, 360) - 180}
		}
		list = append(list, p)
	}
	return list
}

// in reports whether ranges have a cell.
func in(ranges []Range, cell int64) bool {
	for _, r := range ranges {
		if r.Min <= cell && cell <= r.Max {
			return true
		}
	}
	return ranges == nil
}

// TestRegionsAreCovered draws points and looks whether those inside a region are in
// its ranges, which are sorted and disjoint.
func TestRegionsAreCovered(t *testing.T) {
	t.Parallel()
	rnd := rand.New(rand.NewPCG(1, 2))
	for name, r := range map[string]Region{
		"a circle":                Circle{48, 2, 20}.Region(),
		"a circle around a pole":  Circle{89.9, 0, 100}.Region(),
		"a circle over 180°":      Circle{0, 179.95, 50}.Region(),
		"the Earth as a circle":   Circle{48, 2, 30_000}.Region(),
		"a box":                   BoxRegion(schema.BBox{West: 1, South: 47, East: 3, North: 49}),
		"a box over 180°":         BoxRegion(schema.BBox{West: 179, South: -1, East: -179, North: 1}),
		"a box that has a pole":   BoxRegion(schema.BBox{West: -180, South: 80, East: 180, North: 90}),
		"the Earth as a box":      BoxRegion(schema.BBox{West: -180, South: -90, East: 180, North: 90}),
		"all of it":               Earth(),
		"a box without any width": BoxRegion(schema.BBox{West: 2, South: 40, East: 2, North: 50}),
	} {
		for i, x := range r.Ranges {
			if x.Min > x.Max || i > 0 && r.Ranges[i-1].Max >= x.Min {
				t.Errorf("%s: range %d is %+v after %+v", name, i, x, r.Ranges[max(i-1, 0)])
			}
		}
		inside := 0
		for _, at := range [][2]float64{{48, 2}, {89.9, 0}, {0, 179.95}} {
			for _, p := range points(rnd, 2000, at[0], at[1], 2) {
				if !r.Contains(p[0], p[1]) {
					continue
				}
				inside++
				if cell := PointAt(p[0], p[1]).Cell; !in(r.Ranges, cell) {
					t.Errorf("%s: %v is inside, and its cell is not covered", name, p)
				}
			}
		}
		if inside == 0 && name != "a box without any width" {
			t.Errorf("%s: no point was inside", name)
		}
	}
}

// TestBoxOfCircle draws points and looks whether those in a circle are in its box, which is not much larger.
func TestBoxOfCircle(t *testing.T) {
	t.Parallel()
	rnd := rand.New(rand.NewPCG(5, 6))
	for _, c := range []Circle{{48, 2, 20}, {-89.9, 10, 50}, {89.6, 10, 50}, {0, 179.95, 50}, {70, -180, 50}, {90, 0, 1}} {
		b := c.Box()
		for _, p := range points(rnd, 2000, c.Latitude, c.Longitude, 2) {
			if c.Region().Contains(p[0], p[1]) && !b.Contains(p[0], p[1]) {
				t.Errorf("%v is in %v, and not in its box %+v", p, c, b)
			}
		}
		if high := (b.North - b.South) * 111; high > 2.05*c.Km {
			t.Errorf("the box of %v is %v km high", c, high)
		}
	}
}

// TestRingCoversWhatIsBetween draws points and looks whether those between two
// distances are in the ranges of the ring.
func TestRingCoversWhatIsBetween(t *testing.T) {
	t.Parallel()
	rnd := rand.New(rand.NewPCG(3, 4))
	center := PointAt(48, 2)
	for _, ring := range [][2]float64{{0, 10}, {0, 100}, {50, 60}, {100, 101}, {500, 5000}, {10_000, 20_100}, {0, 30_000}} {
		ranges := Ring(center, ring[0], ring[1])
		if len(ranges) > maxRingRanges {
			t.Errorf("%v km: %d ranges, want %d at most", ring, len(ranges), maxRingRanges)
		}
		n := 0
		for _, p := range points(rnd, 20_000, 48, 2, 3) {
			q := PointAt(p[0], p[1])
			if km := Km(q.Chord2(center)); km < ring[0] || km > ring[1] {
				continue
			}
			n++
			if !in(ranges, q.Cell) {
				t.Errorf("%v km: %v is not covered", ring, p)
			}
		}
		if n == 0 {
			t.Errorf("%v km: no point was between", ring)
		}
	}
}

// TestBoxHoldsAndMisses compares what a box says of cells with the points in them.
func TestBoxHoldsAndMisses(t *testing.T) {
	t.Parallel()
	rnd := rand.New(rand.NewPCG(5, 6))
	for _, b := range []schema.BBox{{West: -10, South: 35, East: 30, North: 60}, {West: 170, South: -20, East: -170, North: 20}} {
		box := BoxOf(b)
		holds, misses := 0, 0
		for _, p := range points(rnd, 4000, (b.South+b.North)/2, b.West, 60) {
			leaf := s2.CellID(PointAt(p[0], p[1]).Cell)
			for _, level := range Levels {
				cell := leaf.Parent(level)
				switch inside := b.Contains(p[0], p[1]); {
				case box.Holds(cell) && !inside:
					t.Errorf("%v is in a cell that the box holds, and outside", p)
				case box.Misses(cell) && inside:
					t.Errorf("%v is in a cell that the box misses, and inside", p)
				case box.Holds(cell):
					holds++
				case box.Misses(cell):
					misses++
				}
			}
		}
		if holds == 0 || misses == 0 {
			t.Errorf("%+v held %d cells and missed %d", b, holds, misses)
		}
	}
}

// TestGroupKeepsEveryFind groups cells at several zooms: the sums stay, and no two
// groups overlap.
func TestGroupKeepsEveryFind(t *testing.T) {
	t.Parallel()
	rnd := rand.New(rand.NewPCG(7, 8))
	cells, want := Cells{}, int64(0)
	for _, p := range points(rnd, 3000, 48, 2, 5) {
		n := 1 + rnd.Int64N(5)
		c := Cluster{Finds: n, Locations: 1, Lats: n * E7(p[0]), Lngs: n * E7(p[1]), Nums: 1}
		cells.Add(s2.CellID(PointAt(p[0], p[1]).Cell), c)
		want += n
	}
	for _, zoom := range []int{0, 2, 6, 12} {
		const limit = 500
		groups := cells.Group(zoom, limit)
		sum := int64(0)
		for _, g := range groups {
			sum += g.Finds
		}
		if sum != want || len(groups) == 0 || len(groups) > limit {
			t.Errorf("zoom %d: %d groups of %d finds, want %d finds in at most %d", zoom, len(groups), sum, want, limit)
		}
	}
}

// TestScreenZoom lowers the zoom of boxes that no screen shows.
func TestScreenZoom(t *testing.T) {
	t.Parallel()
	earth := schema.BBox{West: -180, South: -90, East: 180, North: 90}
	city := schema.BBox{West: 2, South: 48, East: 2.1, North: 48.1}
	for _, c := range []struct {
		box        schema.BBox
		zoom, want int
	}{{earth, 2, 2}, {earth, 22, 4}, {city, 10, 10}, {city, 22, 15}, {schema.BBox{West: 179, South: 0, East: -179, North: 1}, 22, 11}} {
		if got := ScreenZoom(c.box, c.zoom); got != c.want {
			t.Errorf("%+v at zoom %d is grouped at %d, want %d", c.box, c.zoom, got, c.want)
		}
	}
}

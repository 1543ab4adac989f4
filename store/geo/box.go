package geo

import (
	"github.com/golang/geo/r1"
	"github.com/golang/geo/s1"
	"github.com/golang/geo/s2"

	"finds/schema"
)

// Box is a bounding box as one or two rectangles that do not cross the
// antimeridian.
type Box []schema.BBox

// BoxOf splits a bounding box at the antimeridian.
func BoxOf(b schema.BBox) Box {
	if b.West <= b.East {
		return Box{b}
	}
	return Box{{West: b.West, South: b.South, East: 180, North: b.North}, {West: -180, South: b.South, East: b.East, North: b.North}}
}

// Holds reports whether a cell lies wholly in the box. It may say no of one
// that does, which only costs time.
func (b Box) Holds(cell s2.CellID) bool {
	bound := s2.CellFromCellID(cell).RectBound()
	lo, hi := bound.Lo(), bound.Hi()
	west, east := lo.Lng.Degrees(), hi.Lng.Degrees()
	if bound.Lng.IsFull() {
		west, east = -180, 180
	}
	for _, r := range b {
		whole := r.West == -180 && r.East == 180
		if lo.Lat.Degrees() >= r.South && hi.Lat.Degrees() <= r.North && (whole || west <= east && west > r.West && east < r.East) {
			return true
		}
	}
	return false
}

// IsEarth reports whether the box is the whole Earth.
func (b Box) IsEarth() bool {
	return b[0] == schema.BBox{West: -180, South: -90, East: 180, North: 90, Set: b[0].Set}
}

// boxMargin is how far outside a box a cell still counts as overlapping it, in
// radians: a few metres, much more than the rounding error of a degree.
const boxMargin = 1e-6

// Misses reports whether a cell lies wholly outside the box. It may say no of one
// that does, which only costs time.
func (b Box) Misses(cell s2.CellID) bool {
	bound := s2.CellFromCellID(cell).RectBound()
	for _, r := range b {
		lat := r1.Interval{Lo: radians(r.South), Hi: radians(r.North)}.Expanded(boxMargin)
		lng := s1.IntervalFromEndpoints(radians(r.West), radians(r.East)).Expanded(boxMargin)
		if r.West == -180 && r.East == 180 {
			lng = s1.FullInterval()
		}
		if bound.Lat.Intersects(lat) && bound.Lng.Intersects(lng) {
			return false
		}
	}
	return true
}

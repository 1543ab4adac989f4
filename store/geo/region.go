package geo

import (
	"math"

	"github.com/golang/geo/s1"
	"github.com/golang/geo/s2"

	"finds/schema"
)

// Region is a part of the Earth with the cells that cover it.
type Region struct {
	Ranges   []Range                     // of leaf cells, sorted and disjoint; nil for the whole Earth
	Level    int                         // one of Levels, of cells small enough to estimate what is inside
	Contains func(lat, lng float64) bool // whether a point in degrees is inside
}

// Earth returns the region that contains every point.
func Earth() Region {
	return Region{Contains: func(_, _ float64) bool { return true }}
}

// maxCells bounds the cells of a covering.
const maxCells = 16

// Region returns the circle with the cells that cover it, or the whole Earth when
// it reaches that far.
func (c Circle) Region() Region {
	p, limit := c.Center(), Chord2(c.Km)
	if limit >= 4 {
		return Earth()
	}
	return Region{
		Ranges:   cover(c.disc()),
		Level:    LevelFor(c.Km),
		Contains: func(lat, lng float64) bool { return PointAt(lat, lng).Chord2(p) <= limit },
	}
}

// disc returns the circle for S2, a little larger, so that rounding leaves nothing out.
func (c Circle) disc() s2.Cap {
	return s2.CapFromCenterAngle(c.Center().vector(), s1.Angle(c.Km/schema.EarthRadius)+1e-9)
}

// Box returns a box that contains the circle.
func (c Circle) Box() schema.BBox {
	r := c.disc().RectBound()
	lo, hi := r.Lo(), r.Hi()
	return schema.BBox{West: lo.Lng.Degrees(), South: lo.Lat.Degrees(), East: hi.Lng.Degrees(), North: hi.Lat.Degrees()}
}

// BoxRegion returns a box with the cells that cover it.
func BoxRegion(b schema.BBox) Region {
	const pad = 1e-7 // degrees: the covering is a little larger than the box
	rect := s2.Rect{Lat: s2.FullRect().Lat, Lng: s2.FullRect().Lng}
	rect.Lat.Lo, rect.Lat.Hi = radians(b.South), radians(b.North)
	if b.West != -180 || b.East != 180 {
		rect.Lng.Lo, rect.Lng.Hi = wrap(b.West), wrap(b.East)
	}
	rect.Lat = rect.Lat.Expanded(radians(pad)).Intersection(s2.FullRect().Lat)
	rect.Lng = rect.Lng.Expanded(radians(pad))
	ranges := cover(rect)
	for _, pole := range []float64{b.South, b.North} { // where all meridians meet in a few leaf cells
		if math.Abs(pole) > 90-pad {
			ranges = Merge(append(ranges, cover(s2.CapFromCenterAngle(s2.PointFromCoords(0, 0, pole), 1e-7))...))
		}
	}
	return Region{
		Ranges:   ranges,
		Level:    LevelFor(math.Max(b.North-b.South, b.Width()) * 111 / 2),
		Contains: b.Contains,
	}
}

// wrap turns degrees into the radians of an s2 interval, which has one of the
// two names of the antimeridian as an end only.
func wrap(deg float64) float64 {
	if deg == -180 {
		return math.Pi
	}
	return radians(deg)
}

// cover returns the cells of a region as ranges, neighbours merged.
func cover(r s2.Region) []Range {
	rc := s2.RegionCoverer{MaxLevel: s2.MaxLevel, MaxCells: maxCells}
	return rangesOf(rc.Covering(r))
}

// A thin ring takes many cells to cover, and SQLite takes 500 SELECTs at most.
const (
	maxRingCells  = 48
	maxRingRanges = 128
)

// Ring returns the cells that cover the area between two distances in kilometres
// from a point; nil means the whole Earth.
func Ring(center Point, inner, outer float64) []Range {
	if Chord2(outer) >= 4 && inner == 0 {
		return nil
	}
	whole := s2.FullCap()
	if Chord2(outer) < 4 {
		whole = s2.CapFromCenterAngle(center.vector(), s1.Angle(outer/schema.EarthRadius)+1e-9)
	}
	coverer := s2.RegionCoverer{MaxLevel: s2.MaxLevel, MaxCells: maxCells}
	if outer < 1.5*inner {
		coverer.MaxCells = maxRingCells
	}
	cells := coverer.Covering(whole)
	if hole := inner/schema.EarthRadius - 1e-9; hole > 0 {
		cells = s2.CellUnionFromDifference(cells, coverer.InteriorCovering(s2.CapFromCenterAngle(center.vector(), s1.Angle(hole))))
	}
	return coarsen(rangesOf(cells), maxRingRanges)
}

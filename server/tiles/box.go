package tiles

import "math"

// Box is an area in degrees. West is greater than East in a box that contains a part of
// the antimeridian.
type Box struct {
	West  float64 `json:"west"`
	South float64 `json:"south"`
	East  float64 `json:"east"`
	North float64 `json:"north"`
}

// latitudeMost is the latitude at which web maps end.
const latitudeMost = 85.0511287798066

// World is the box of all tiles.
var World = Box{-180, -latitudeMost, 180, latitudeMost}

// Valid reports whether the coordinates are degrees, South is below North, and West and
// East differ.
func (b Box) Valid() bool {
	in := func(v, most float64) bool { return v >= -most && v <= most } // false for NaN
	return in(b.West, 180) && in(b.East, 180) && in(b.South, 90) && in(b.North, 90) && b.South < b.North && b.West != b.East
}

// Contains reports whether a point is in the box.
func (b Box) Contains(latitude, longitude float64) bool {
	if latitude < b.South || latitude > b.North {
		return false
	}
	if b.West > b.East {
		return longitude >= b.West || longitude <= b.East
	}
	return longitude >= b.West && longitude <= b.East
}

// Around returns the box around a point whose sides are km kilometres away. Points
// beyond the edge of web maps count as at it.
func Around(latitude, longitude, km float64) Box {
	const degree = 111.195 // km of a degree of latitude
	latitude = min(max(latitude, -latitudeMost), latitudeMost)
	south, north := max(latitude-km/degree, -latitudeMost), min(latitude+km/degree, latitudeMost)
	// A degree of longitude is shortest at the edge that is closest to a pole.
	across := km / degree / math.Cos(max(math.Abs(south), math.Abs(north))*math.Pi/180)
	if across >= 180 {
		return Box{-180, south, 180, north}
	}
	wrap := func(v float64) float64 { return v - 360*math.Floor((v+180)/360) }
	return Box{wrap(longitude - across), south, wrap(longitude + across), north}
}

// Square is a rectangle of tiles of one zoom. Its limits are part of it.
type Square struct{ X0, Y0, X1, Y1 uint32 }

// Squares returns the tiles of a zoom that a valid box touches: two squares if the box
// contains a part of the antimeridian, else one.
func (b Box) Squares(zoom uint8) []Square {
	if b.West > b.East {
		return append(Box{b.West, b.South, 180, b.North}.Squares(zoom), Box{-180, b.South, b.East, b.North}.Squares(zoom)...)
	}
	n := float64(uint64(1) << zoom)
	west, north := position(b.North, b.West, zoom)
	east, south := position(b.South, b.East, zoom)
	first := func(v float64) uint32 { return uint32(min(max(math.Floor(v), 0), n-1)) }
	last := func(v float64) uint32 { return uint32(min(max(math.Ceil(v)-1, 0), n-1)) } // a tile that begins at the edge is outside
	s := Square{X0: first(west), Y0: first(north)}
	s.X1, s.Y1 = max(last(east), s.X0), max(last(south), s.Y0)
	return []Square{s}
}

// position returns where a point is on the map of a zoom, in tiles from its top left corner.
func position(latitude, longitude float64, zoom uint8) (column, row float64) {
	n := float64(uint64(1) << zoom)
	sin := math.Sin(min(max(latitude, -latitudeMost), latitudeMost) * math.Pi / 180)
	return (longitude + 180) / 360 * n, (0.5 - math.Log((1+sin)/(1-sin))/(4*math.Pi)) * n
}

// Box returns the area of a tile.
func (t Tile) Box() Box {
	n := float64(uint64(1) << t.Zoom)
	longitude := func(column uint32) float64 { return float64(column)/n*360 - 180 }
	latitude := func(row uint32) float64 { return math.Atan(math.Sinh(math.Pi*(1-2*float64(row)/n))) * 180 / math.Pi }
	return Box{West: longitude(t.X), South: latitude(t.Y + 1), East: longitude(t.X + 1), North: latitude(t.Y)}
}

// Touches reports whether a valid box touches a tile.
func (b Box) Touches(zoom uint8, x, y uint32) bool {
	for _, s := range b.Squares(zoom) {
		if x >= s.X0 && x <= s.X1 && y >= s.Y0 && y <= s.Y1 {
			return true
		}
	}
	return false
}

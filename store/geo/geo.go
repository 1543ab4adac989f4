// Package geo is the geometry of the map: points and distances on the sphere, the
// S2 cells that cover a circle or a box, and the groups of points that a web map
// shows. It is pure: it has no SQL and reads no rows. Package store turns its results
// into conditions.
package geo

import (
	"math"
	"strconv"

	"github.com/golang/geo/s2"

	"finds/schema"
)

// Circle is all within Km kilometres, along a great circle, of a point in WGS 84
// degrees.
type Circle struct{ Latitude, Longitude, Km float64 }

// Center returns the centre of the circle.
func (c Circle) Center() Point { return PointAt(c.Latitude, c.Longitude) }

// Point is a point as the database keeps it: its S2 leaf cell and its unit
// vector. Distances are compared as squared chords of unit vectors, which
// takes only + - × and so is the same on both engines and in Go.
type Point struct {
	Cell    int64
	X, Y, Z float64
}

// PointAt returns the point at a latitude and a longitude in degrees.
func PointAt(lat, lng float64) Point {
	ll := s2.LatLngFromDegrees(lat, lng)
	p := s2.PointFromLatLng(ll)
	return Point{int64(s2.CellIDFromLatLng(ll)), p.X, p.Y, p.Z}
}

// Chord2 returns the squared chord to another point.
func (p Point) Chord2(q Point) float64 {
	return (p.X-q.X)*(p.X-q.X) + (p.Y-q.Y)*(p.Y-q.Y) + (p.Z-q.Z)*(p.Z-q.Z)
}

// vector returns the point as S2 has it.
func (p Point) vector() (v s2.Point) {
	v.X, v.Y, v.Z = p.X, p.Y, p.Z
	return v
}

// Chord2 returns the squared chord that spans km on the unit sphere. From half
// the circumference on, it is larger than the 4 of two opposite points, so that
// every point is within it.
func Chord2(km float64) float64 {
	angle := km / schema.EarthRadius
	if angle >= math.Pi {
		return 5
	}
	c := 2 * math.Sin(angle/2)
	return c * c
}

// Km returns the distance in kilometres that a squared chord spans.
func Km(chord2 float64) float64 {
	return 2 * schema.EarthRadius * math.Asin(math.Min(1, math.Sqrt(chord2)/2))
}

func radians(degrees float64) float64 { return degrees * math.Pi / 180 }

// Degrees writes a coordinate as the text that the find's columns keep.
func Degrees(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// ParseDegrees parses the result of Degrees.
func ParseDegrees(text string) float64 {
	v, _ := strconv.ParseFloat(text, 64)
	return v
}

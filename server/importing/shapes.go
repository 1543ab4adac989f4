package importing

import (
	"bytes"
	"math"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"finds/schema"
	"finds/server/placetext"
)

// shapes are the geometries of a place.
type shapes struct {
	points               []position
	lines, areas, tracks int

	members int // of collections, also those that are not shapes
}

func (s *shapes) point(lat, lng float64) {
	if len(s.points) <= schema.ImportRows { // more are too many in any case
		s.points = append(s.points, position{lat, lng})
	}
}

// bad notes a point that cannot be read.
func (s *shapes) bad() { s.point(math.NaN(), math.NaN()) }

// kind returns what the shapes are if none of them is a point, or "".
func (s *shapes) kind() string {
	switch {
	case len(s.points) > 0:
		return ""
	case s.areas > 0:
		return schema.LeftArea
	case s.lines+s.tracks > 0:
		return schema.LeftLine
	}
	return ""
}

// addFound adds a row for each of the points of a place, and counts its other shapes. A place that has only those is
// one row, which waits for a point. The texts are cleaned once: thousands of points may have a long one.
func (p *parser) addFound(r Row, s shapes) error {
	if s.kind() != "" {
		r.Reason = schema.ImportNotPoint
	} else {
		p.leave(schema.LeftLine, s.lines)
		p.leave(schema.LeftArea, s.areas)
		p.leave(schema.LeftTrack, s.tracks)
	}
	p.clean(&r)
	if len(s.points) == 0 {
		return p.put(r)
	}
	for _, at := range s.points {
		r.at(at.lat, at.lng)
		if err := p.put(r); err != nil {
			return err
		}
	}
	return nil
}

// geometry is one of GeoJSON.
type geometry struct {
	Type        string         `json:"type"`
	Coordinates jsontext.Value `json:"coordinates"`
	Geometries  *collection    `json:"geometries"`
}

// collection has the shapes of the members of a collection, which are not kept themselves: in a few megabytes, there may
// be millions.
type collection struct{ shapes }

// UnmarshalJSONFrom implements json.UnmarshalerFrom.
func (c *collection) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	var one geometry
	return members(d, func() error {
		one = geometry{}
		c.members++
		if d.StackDepth() > 2*depthMax { // each is an object in a list
			return d.SkipValue()
		}
		if err := json.UnmarshalDecode(d, &one); err != nil {
			return err
		}
		c.walk(one)
		return nil
	})
}

// is reports whether a type is one of a geometry.
func (g geometry) is() bool {
	switch g.Type {
	case "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon":
		return g.Coordinates != nil
	case "GeometryCollection":
		return g.Geometries != nil
	}
	return false
}

// walk adds the shapes of a geometry.
func (s *shapes) walk(g geometry) {
	if g.Geometries != nil {
		s.members += g.Geometries.members
	}
	if g.Coordinates == nil && g.Geometries == nil {
		return
	}
	switch g.Type {
	case "Point":
		s.json(g.Coordinates)
	case "MultiPoint":
		s.multi(g.Coordinates)
	case "Polygon", "MultiPolygon":
		s.areas++
	case "GeometryCollection":
		if g.Geometries != nil {
			s.add(g.Geometries.shapes)
		}
	case "":
		s.bad()
	default:
		s.lines++
	}
}

// add adds other shapes.
func (s *shapes) add(other shapes) {
	for _, at := range other.points {
		s.point(at.lat, at.lng)
	}
	s.lines, s.areas = s.lines+other.lines, s.areas+other.areas
}

// multi adds the points of a list. Without any, it is a bad one.
func (s *shapes) multi(coordinates jsontext.Value) {
	d, n := jsontext.NewDecoder(bytes.NewReader(coordinates)), 0
	err := members(d, func() error {
		one, err := d.ReadValue()
		if err == nil {
			n++
			s.json(one)
		}
		return err
	})
	if err != nil || n == 0 {
		s.bad()
	}
}

// json adds a point of GeoJSON. Without one of its two numbers, which some programs write as texts, it is a bad one.
func (s *shapes) json(coordinates jsontext.Value) {
	inside, ok := strings.CutPrefix(strings.TrimSpace(string(coordinates[:min(len(coordinates), 200)])), "[")
	lng, rest, more := strings.Cut(inside, ",")
	if !ok || !more {
		s.bad()
		return
	}
	number := func(s string) string { return strings.Trim(s, "\" \t\r\n") }
	s.point(placetext.Degrees(number(rest[:max(0, strings.IndexAny(rest, ",]"))]), "NS"), placetext.Degrees(number(lng), "EW"))
}

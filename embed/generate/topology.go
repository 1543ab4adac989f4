package main

import (
	"encoding/json"
	"fmt"
	"math"

	"github.com/paulmach/orb"
	"github.com/paulmach/orb/simplify"
)

// topology has the used members of a TopoJSON file: shapes made of arcs that
// neighbours share (the TopoJSON Format Specification, 2013).
type topology struct {
	Arcs      [][][2]float64
	Transform struct{ Scale, Translate [2]float64 }
	Objects   struct{ Countries, Land struct{ Geometries []shape } }
}

// shape is one or several polygons, each a list of rings, each a list of arcs;
// one below zero is the complement of an arc run backwards.
type shape struct {
	ID         string // ISO 3166-1 numeric; "" of what has none
	Type       string
	Arcs       json.RawMessage
	Properties struct{ Name string }
}

func readTopology(text []byte) (*topology, error) {
	t := &topology{}
	if err := json.Unmarshal(text, t); err != nil {
		return nil, err
	}
	for _, arc := range t.Arcs { // each point is a difference from the one before
		var x, y float64
		for i, p := range arc {
			x, y = x+p[0], y+p[1]
			arc[i] = [2]float64{x*t.Transform.Scale[0] + t.Transform.Translate[0], y*t.Transform.Scale[1] + t.Transform.Translate[1]}
		}
	}
	return t, nil
}

// polygons returns the arcs of the polygons of a shape.
func (s shape) polygons() (list [][][]int, err error) {
	switch s.Type {
	case "MultiPolygon":
		err = json.Unmarshal(s.Arcs, &list)
	case "Polygon":
		list = make([][][]int, 1)
		err = json.Unmarshal(s.Arcs, &list[0])
	case "":
		// A country without an area.
	default:
		err = fmt.Errorf("a shape is a %s", s.Type)
	}
	return list, err
}

// mercator projects degrees to the unit square of web maps, x to the east and y
// to the south. Points beyond 85° are a little outside.
func mercator(lng, lat float64) orb.Point {
	lat = max(min(lat, 86), -86)
	return orb.Point{lng/360 + 0.5, 0.5 - math.Log(math.Tan(math.Pi/4+lat*math.Pi/360))/(2*math.Pi)}
}

// project returns the arcs simplified for the given size of a pixel. Neighbours keep
// a common border, since each shared arc is simplified once.
func (t *topology) project(pixel float64) []orb.LineString {
	arcs := make([]orb.LineString, len(t.Arcs))
	for i, a := range t.Arcs {
		line := make(orb.LineString, len(a))
		for j, p := range a {
			line[j] = mercator(p[0], p[1])
		}
		unwrap(line)
		arcs[i] = simplify.DouglasPeucker(pixel).LineString(line)
	}
	return arcs
}

// unwrap makes a line run on beyond the edge of the world where it comes back
// at the other one.
func unwrap(line orb.LineString) {
	for i := 1; i < len(line); i++ {
		line[i][0] -= math.Round(line[i][0] - line[i-1][0])
	}
}

// ring joins arcs. The shapes of the sphere know no edge of the world: a ring
// that crosses it runs on beyond it, and one around the south pole is led along
// the lower edge.
func ring(arcs []orb.LineString, indexes []int) orb.Ring {
	var line orb.LineString
	for _, i := range indexes {
		arc := arcs[max(i, ^i)].Clone()
		if i < 0 {
			arc.Reverse()
		}
		if len(line) > 0 {
			shift := math.Round(line[len(line)-1][0] - arc[0][0]) // where the ring has come to
			for j := range arc {
				arc[j][0] += shift
			}
			arc = arc[1:]
		}
		line = append(line, arc...)
	}
	first, last := line[0], line[len(line)-1]
	if math.Abs(first[0]-last[0]) > 0.5 {
		const below = 1.1
		line = append(line, orb.Point{last[0], below}, orb.Point{first[0], below}, first)
	}
	return orb.Ring(line)
}

// land returns the land as polygons, in copies so that each part of the world
// is covered that a ring runs into beyond an edge.
func (t *topology) land(arcs []orb.LineString, least float64) (orb.MultiPolygon, error) {
	var all orb.MultiPolygon
	for _, s := range t.Objects.Land.Geometries {
		polygons, err := s.polygons()
		if err != nil {
			return nil, err
		}
		for _, rings := range polygons {
			var p orb.Polygon
			for _, r := range rings {
				if r := ring(arcs, r); len(r) >= 4 && area(r) >= least {
					p = append(p, r)
				} else if p == nil {
					break
				}
			}
			all = append(all, copies(p)...)
		}
	}
	return all, nil
}

// copies are a polygon and, where it leaves the world at an edge, itself one
// world further.
func copies(p orb.Polygon) (list orb.MultiPolygon) {
	if p == nil {
		return nil
	}
	b := p.Bound()
	for shift := -math.Floor(b.Max[0]); b.Min[0]+shift < 1 && shift < 3; shift++ {
		if b.Max[0]+shift <= 0 {
			continue
		}
		c := p.Clone()
		for _, r := range c {
			for i := range r {
				r[i][0] += shift
			}
		}
		list = append(list, c)
	}
	return list
}

// borders returns the arcs between two countries.
func (t *topology) borders(arcs []orb.LineString) (lines orb.MultiLineString, err error) {
	owner, shared := map[int]int{}, map[int]bool{}
	for i, s := range t.Objects.Countries.Geometries {
		polygons, err := s.polygons()
		if err != nil {
			return nil, err
		}
		for _, rings := range polygons {
			for _, r := range rings {
				for _, a := range r {
					a = max(a, ^a)
					if first, ok := owner[a]; ok && first != i {
						shared[a] = true
					}
					owner[a] = i
				}
			}
		}
	}
	for i, a := range arcs {
		if shared[i] {
			lines = append(lines, a)
		}
	}
	return lines, nil
}

// area returns the area of a ring in unit squares.
func area(r orb.Ring) float64 {
	sum := 0.0
	for i := 1; i < len(r); i++ {
		sum += r[i-1][0]*r[i][1] - r[i][0]*r[i-1][1]
	}
	return math.Abs(sum) / 2
}

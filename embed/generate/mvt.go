package main

import (
	"math"

	"github.com/paulmach/orb"
	"google.golang.org/protobuf/encoding/protowire"
)

// Vector tiles are written by the Mapbox Vector Tile Specification 2.1.

// extent is how many units a tile has on each side.
const extent = 4096

// feature is a shape in the units of a tile, with its properties.
type feature struct {
	kind   int // of the geometry, see below
	shape  []uint32
	fields []field
}

// The kinds of geometry.
const points, lines, areas = 1, 2, 3

// field is a property: its value is a string or an int.
type field struct {
	name  string
	value any
}

// appendLayer writes a layer, unless it has no features.
func appendLayer(tile []byte, name string, features []feature) []byte {
	if len(features) == 0 {
		return tile
	}
	var layer, keys, values []byte
	keyAt, valueAt := map[string]uint32{}, map[any]uint32{}
	layer = protowire.AppendTag(layer, 15, protowire.VarintType)
	layer = protowire.AppendVarint(layer, 2)
	layer = appendBytes(layer, 1, []byte(name))
	for _, f := range features {
		var tags []uint32
		for _, p := range f.fields {
			if _, ok := keyAt[p.name]; !ok {
				keyAt[p.name] = uint32(len(keyAt))
				keys = appendBytes(keys, 3, []byte(p.name))
			}
			if _, ok := valueAt[p.value]; !ok {
				valueAt[p.value] = uint32(len(valueAt))
				values = appendBytes(values, 4, value(p.value))
			}
			tags = append(tags, keyAt[p.name], valueAt[p.value])
		}
		b := appendBytes(nil, 2, packed(tags))
		b = protowire.AppendTag(b, 3, protowire.VarintType)
		b = protowire.AppendVarint(b, uint64(f.kind))
		b = appendBytes(b, 4, packed(f.shape))
		layer = appendBytes(layer, 2, b)
	}
	layer = append(append(layer, keys...), values...)
	layer = protowire.AppendTag(layer, 5, protowire.VarintType)
	layer = protowire.AppendVarint(layer, extent)
	return appendBytes(tile, 3, layer)
}

func appendBytes(b []byte, number protowire.Number, v []byte) []byte {
	return protowire.AppendBytes(protowire.AppendTag(b, number, protowire.BytesType), v)
}

func packed(list []uint32) (b []byte) {
	for _, v := range list {
		b = protowire.AppendVarint(b, uint64(v))
	}
	return b
}

func value(v any) []byte {
	if n, ok := v.(int); ok {
		return protowire.AppendVarint(protowire.AppendTag(nil, 5, protowire.VarintType), uint64(n))
	}
	return appendBytes(nil, 1, []byte(v.(string)))
}

// pen writes the commands of a geometry.
type pen struct {
	at    [2]int
	shape []uint32
}

const moveTo, lineTo, closePath = 1, 2, 7

func (p *pen) command(id, count int) { p.shape = append(p.shape, uint32(count<<3|id)) }

func (p *pen) to(q [2]int) {
	for i := range q {
		p.shape = append(p.shape, uint32(protowire.EncodeZigZag(int64(q[i]-p.at[i]))))
	}
	p.at = q
}

func (p *pen) line(l [][2]int) {
	p.command(moveTo, 1)
	p.to(l[0])
	p.command(lineTo, len(l)-1)
	for _, q := range l[1:] {
		p.to(q)
	}
}

// round converts points to the units of a tile whose north-west corner is at
// origin, and leaves out repeated points.
func round(points []orb.Point, origin orb.Point, size float64) (list [][2]int) {
	for _, p := range points {
		q := [2]int{int(math.Round((p[0] - origin[0]) / size * extent)), int(math.Round((p[1] - origin[1]) / size * extent))}
		if len(list) == 0 || q != list[len(list)-1] {
			list = append(list, q)
		}
	}
	return list
}

// polygon draws rings: the first clockwise on the screen, its holes the other
// way.
func (p *pen) polygon(rings [][][2]int) {
	for i, r := range rings {
		r = r[:len(r)-1] // the last point is the first
		if (turn(r) > 0) != (i == 0) {
			for a, b := 0, len(r)-1; a < b; a, b = a+1, b-1 {
				r[a], r[b] = r[b], r[a]
			}
		}
		p.line(r)
		p.command(closePath, 1)
	}
}

// turn is twice the area of a ring, over zero when it runs clockwise with y to
// the south.
func turn(r [][2]int) (sum int) {
	for i := range r {
		j := (i + 1) % len(r)
		sum += r[i][0]*r[j][1] - r[j][0]*r[i][1]
	}
	return sum
}

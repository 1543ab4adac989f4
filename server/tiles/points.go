package tiles

import (
	"google.golang.org/protobuf/encoding/protowire"
)

// Label is a named point of a vector tile. Kind, rank and zoom are the properties kind, population_rank and min_zoom of the
// layer "places" of the Protomaps basemap.
type Label struct {
	Latitude, Longitude float64
	Name, Kind          string
	Rank, Zoom          int
}

const extent = 4096 // units of a side of a tile

// Places encodes a vector tile (Mapbox Vector Tile Specification 2.1) with one layer, "places", of labels that are in it.
func (t Tile) Places(labels []Label) []byte {
	keys := []string{"name", "kind", "population_rank", "min_zoom"}
	var layer, values []byte
	layer = protowire.AppendTag(layer, 15, protowire.VarintType) // version
	layer = protowire.AppendVarint(layer, 2)
	layer = text(layer, 1, "places")
	n := uint64(0)
	value := func(v []byte) uint64 {
		values = protowire.AppendTag(values, 4, protowire.BytesType)
		values = protowire.AppendBytes(values, v)
		n++
		return n - 1
	}
	number := func(i int) []byte {
		return protowire.AppendVarint(protowire.AppendTag(nil, 5, protowire.VarintType), uint64(i)) // uint_value
	}
	for _, l := range labels {
		var tags []byte
		for key, v := range [][]byte{text(nil, 1, l.Name), text(nil, 1, l.Kind), number(l.Rank), number(l.Zoom)} {
			tags = protowire.AppendVarint(protowire.AppendVarint(tags, uint64(key)), value(v))
		}
		column, row := position(l.Latitude, l.Longitude, t.Zoom)
		left, top := int64((column-float64(t.X))*extent), int64((row-float64(t.Y))*extent)
		const moveTo = 1 | 1<<3 // one point
		geometry := protowire.AppendVarint(nil, moveTo)
		geometry = protowire.AppendVarint(geometry, protowire.EncodeZigZag(left))
		geometry = protowire.AppendVarint(geometry, protowire.EncodeZigZag(top))
		var feature []byte
		feature = protowire.AppendBytes(protowire.AppendTag(feature, 2, protowire.BytesType), tags)
		feature = protowire.AppendVarint(protowire.AppendTag(feature, 3, protowire.VarintType), 1) // a point
		feature = protowire.AppendBytes(protowire.AppendTag(feature, 4, protowire.BytesType), geometry)
		layer = protowire.AppendBytes(protowire.AppendTag(layer, 2, protowire.BytesType), feature)
	}
	for _, k := range keys {
		layer = text(layer, 3, k)
	}
	layer = append(layer, values...)
	layer = protowire.AppendVarint(protowire.AppendTag(layer, 5, protowire.VarintType), extent)
	return protowire.AppendBytes(protowire.AppendTag(nil, 3, protowire.BytesType), layer)
}

func text(b []byte, number protowire.Number, s string) []byte {
	return protowire.AppendString(protowire.AppendTag(b, number, protowire.BytesType), s)
}

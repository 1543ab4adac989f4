package main

import (
	"finds/server/tiles"
)

// writeArchive packs the tiles, with what clients need to know of the layers.
func writeArchive(drawn map[tiles.Tile][]byte) ([]byte, error) {
	text := func(names ...string) map[string]string {
		m := map[string]string{}
		for _, n := range names {
			m[n] = "String"
		}
		return m
	}
	places := text("kind", "name")
	places["min_zoom"], places["population_rank"] = "Number", "Number"
	boundaries := text("kind")
	boundaries["kind_detail"] = "Number"
	type object = map[string]any
	return tiles.Writer{Kind: tiles.Vector, Gzip: true, Metadata: object{
		"name": "World", "description": "Land, borders and the largest towns", "type": "baselayer", "version": "1.0.0",
		"attribution":   "Natural Earth; GeoNames, CC BY 4.0",
		"vector_layers": []any{object{"id": "earth", "fields": text("kind")}, object{"id": "boundaries", "fields": boundaries}, object{"id": "places", "fields": places}},
	}}.Pack(drawn)
}

package server

import (
	"bytes"
	"context"
	"math"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
	"finds/server/apidoc"
	"finds/server/limit"
	"finds/server/respond"
	"finds/server/tiles"
	"finds/store/gazetteer"
)

// Between the map of the world in the binary, which ends at zoom 6, and the streets of regions, the map has the places of
// the gazetteer, so that it is nowhere empty.

// townZooms are the zooms of tiles with places, and how many a tile has at most: as many as can be read, when it is as
// large as four tiles of the display.
var townZooms = map[uint8]int{6: 24, 7: 32, 8: 48, 9: 80, 10: 200}

// townFirst is the lowest zoom of a map that has towns of its own.
const townFirst = 9

// TownMap knows the places in a part of the globe.
type TownMap interface {
	// Version is another one with other places.
	Version() string
	// Towns returns the largest places in a box, at most limit, the largest first.
	Towns(ctx context.Context, box schema.BBox, limit int) ([]gazetteer.Town, error)
}

var getTownTile = file(operation{
	id:      "getTownTile",
	pattern: "GET /tiles/towns/{z}/{x}/{y}",
	tag:     "Places",
	summary: "Get a tile with the names of places",
	description: "The largest of the built-in places, in the layer `places` as in the Protomaps basemap, with the kind `town`, for zooms from 6 to 10: " +
		"a map shows them, enlarged, where there are no streets. With the `v` of `towns` in GET /api/config, a tile never changes.",
	rate:  limit.Read,
	types: []string{"application/vnd.mapbox-vector-tile"},
	params: []*huma.Param{
		apidoc.PathParam("z", "Zoom, 6 to 10", "8"),
		apidoc.PathParam("x", "Column, from the west", "132"),
		apidoc.PathParam("y", "Row, from the north; with or without an extension", "88.mvt"),
	},
	answers: map[string]string{"304": "The tile has not changed"},
}, (*Server).getTownTile)

// getTownTile sends a tile with the names of places.
func (s *Server) getTownTile(w http.ResponseWriter, r *http.Request) error {
	if s.Map.Towns == nil || s.Map.Basemap == nil {
		return schema.ErrNotFound
	}
	z, x, y, ok := s.tileNumbers(r)
	if !ok || townZooms[z] == 0 {
		return schema.ErrNotFound
	}
	t := tiles.Tile{Zoom: z, X: x, Y: y}
	box := t.Box()
	list, err := s.Map.Towns.Towns(r.Context(), schema.BBox{West: box.West, South: box.South, East: box.East, North: box.North}, townZooms[z])
	if err != nil {
		return err
	}
	labels := make([]tiles.Label, len(list))
	for i, town := range list {
		labels[i] = labelOf(town)
	}
	tile := t.Places(labels)
	h := w.Header()
	h.Set("ETag", `"`+tileTag(tile)+`"`)
	h.Set("Cache-Control", "public, max-age=86400")
	if r.URL.Query().Get("v") != "" {
		h.Set("Cache-Control", respond.Forever)
	}
	h.Set("Content-Type", tiles.Vector.MediaType())
	respond.Content(w, r, time.Time{}, bytes.NewReader(tile), failContent)
	return nil
}

// labelOf returns the label of a place. Its zoom and rank are like those of localities of the Protomaps basemap.
func labelOf(t gazetteer.Town) tiles.Label {
	size := math.Log10(float64(t.Population) + 1)
	return tiles.Label{Latitude: t.Latitude, Longitude: t.Longitude, Name: t.Name, Kind: "town",
		Rank: int(math.Round(2 * size)), Zoom: max(1, 15-int(math.Round(1.9*size)))}
}

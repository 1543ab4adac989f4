package draw

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"finds/server/tiles"
)

// TestPlaces reads back what tiles.Places encodes.
func TestPlaces(t *testing.T) {
	t.Parallel()
	labels := []tiles.Label{
		{Latitude: 48.853, Longitude: 2.349, Name: "Paris", Kind: "town", Rank: 13, Zoom: 3},
		{Latitude: 48.9, Longitude: 2.2, Name: "Ville d’Avray 🌳", Kind: "town", Rank: 0, Zoom: 15},
	}
	var got []string
	err := readVector(tiles.Tile{Zoom: 9, X: 259, Y: 176}.Places(labels), func(layer string) bool { return layer == "places" }, func(_ string, f *feature) {
		p := f.paths[0][0]
		const side = 256.0 * 512 // of the world at zoom 9
		x, y := (259+p.x/float64(f.extent))*256/side*360-180, math.Pi*(1-2*(176+p.y/float64(f.extent))*256/side)
		got = append(got, fmt.Sprintf("%d %s %s %.2f %.2f", f.shape, f.kind, f.name, math.Atan(math.Sinh(y))*180/math.Pi, x))
	})
	want := []string{"1 town Paris 48.85 2.35", "1 town Ville d’Avray 🌳 48.90 2.20"}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
	if err := readVector(tiles.Tile{Zoom: 9}.Places(nil), func(string) bool { return true }, func(string, *feature) { t.Error("a label") }); err != nil {
		t.Error(err)
	}
}

package draw_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"google.golang.org/protobuf/encoding/protowire"

	"finds/server/tiles/draw"
)

// dense is a tile of the centre of a large city: 1,500 streets, of which 150 have names, and 1,500 buildings.
func dense() tile {
	r := rand.New(rand.NewPCG(1, 13))
	field := func(b []byte, n protowire.Number, content []byte) []byte {
		return protowire.AppendBytes(protowire.AppendTag(b, n, protowire.BytesType), content)
	}
	layer := func(name string, shape byte, n, points, step int, kinds ...string) []byte {
		b := field(nil, 1, []byte(name))
		for i := range n {
			geometry := []byte{9}
			for p := range points {
				d := [2]int{r.IntN(2*step) - step, r.IntN(2*step) - step}
				if i%10 == 0 && shape == 2 {
					d = [2]int{step, 0} // straight, with room for a name
				}
				if p == 0 {
					d = [2]int{r.IntN(4096), r.IntN(4096)}
				}
				if p == 1 {
					geometry = protowire.AppendVarint(geometry, uint64(points-1)<<3|2)
				}
				for _, v := range d {
					geometry = protowire.AppendVarint(geometry, protowire.EncodeZigZag(int64(v)))
				}
			}
			tags := []byte{0, byte(i % len(kinds))}
			if i%10 == 0 {
				tags = protowire.AppendVarint(append(tags, 1), uint64(len(kinds)+i/10))
			}
			b = field(b, 2, field(append(field(nil, 2, tags), 24, shape), 4, geometry))
		}
		b = field(field(b, 3, []byte("kind")), 3, []byte("name"))
		for _, k := range kinds {
			b = field(b, 4, field(nil, 1, []byte(k)))
		}
		for i := range n/10 + 1 {
			b = field(b, 4, field(nil, 1, fmt.Append(nil, name, " ", i)))
		}
		return b
	}
	var b []byte
	b = field(b, 3, layer("buildings", 3, 1500, 4, 50, "building"))
	b = field(b, 3, layer("landuse", 3, 120, 5, 300, "park", "cemetery", "school"))
	b = field(b, 3, layer("roads", 2, 1500, 6, 120, "minor_road", "minor_road", "major_road", "path"))
	return b
}

// TestDense draws streets with their names, and no more than phones can show.
func TestDense(t *testing.T) {
	t.Parallel()
	for _, zoom := range []float64{9.3, 13, 14.25} {
		out, err := draw.Draw(t.Context(), dense(), draw.View{X: 0.5, Y: 0.4, Zoom: zoom}, nil)
		if err != nil || len(out) > 500<<10 {
			t.Errorf("%v, %d bytes at zoom %v", err, len(out), zoom)
		}
		if named := bytes.Contains(out, []byte(">roads ")); named != (zoom > 13.5) {
			t.Errorf("names of streets at zoom %v: %v", zoom, named)
		}
		wellFormed(t, out)
	}
}

func BenchmarkDense(b *testing.B) {
	city := dense()
	for b.Loop() {
		out, err := draw.Draw(b.Context(), city, draw.View{X: 0.5, Y: 0.4, Zoom: 13.99}, nil)
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(float64(len(out)), "bytes")
	}
}

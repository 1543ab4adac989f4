package draw_test

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"finds/embed"
	"finds/server/tiles"
	"finds/server/tiles/draw"
)

// world is the built-in map as a source.
type world struct{ *tiles.Archive }

func open(t testing.TB) world {
	t.Helper()
	a, err := tiles.Open(bytes.NewReader(embed.World), int64(len(embed.World)))
	if err != nil {
		t.Fatal(err)
	}
	return world{a}
}

func (w world) Read(z uint8, x, y uint32) ([]byte, string, error) {
	tile, err := w.Tile(z, x, y)
	if tile == nil || err != nil {
		return nil, "", err
	}
	var b bytes.Buffer
	_, err = w.Unpack(&b, tile)
	return b.Bytes(), "", err
}

func (w world) Zooms() (everywhere, last int) { _, last = w.Archive.Zooms(); return last, last }
func (w world) Images() bool                  { return false }

// wellFormed fails the test for what is not XML.
func wellFormed(t testing.TB, b []byte) {
	t.Helper()
	for d := xml.NewDecoder(bytes.NewReader(b)); ; {
		if _, err := d.Token(); err == io.EOF {
			return
		} else if err != nil {
			t.Fatalf("%v in %s", err, b)
		}
	}
}

// TestDraw draws views of the built-in map, also at its edges.
func TestDraw(t *testing.T) {
	t.Parallel()
	w := open(t)
	for _, boxes := range [][]draw.Box{
		{{West: 2.34, South: 48.85, East: 2.34, North: 48.85}},
		{{West: -180, South: -90, East: 180, North: 90}},
		{{West: 179, South: -17, East: 179, North: -17}, {West: -179, South: -18, East: -179, North: -18}},
		{{West: 0, South: 90, East: 0, North: 90}}, {{West: -180, South: -85, East: -180, North: -85}},
	} {
		v := draw.Fit(boxes, 6.75)
		for _, b := range boxes {
			x, y := v.Pixel(b.South, b.West)
			if b.West > -180 && (x < 360-116 || x > 360+116) || b.South > -85 && (y < 60 || y > 280) {
				t.Errorf("%v is at %v, %v of %v", b, x, y, v)
			}
		}
		b, err := draw.Draw(t.Context(), w, v, [][2]float64{{360, 178}})
		if err != nil || len(b) > 500<<10 {
			t.Fatalf("%v: %v, %d bytes", v, err, len(b))
		}
		wellFormed(t, b)
	}
	v := draw.Fit([]draw.Box{{West: 11.6, South: 48.1, East: 11.6, North: 48.1}}, 6)
	b, err := draw.Draw(t.Context(), w, v, nil)
	if text := string(b); err != nil || !strings.Contains(text, ">Munich<") || !strings.Contains(text, `class="b"`) {
		t.Errorf("%v: %s", err, text)
	}
	x, y := v.Pixel(48.137, 11.575)
	if b, err = draw.Draw(t.Context(), w, v, [][2]float64{{x, y}}); err != nil || !strings.Contains(string(b), ">Munich<") {
		t.Errorf("a pin hides the town that it is in: %v %s", err, b)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := draw.Draw(ctx, w, v, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// TestAtlas draws a view once.
func TestAtlas(t *testing.T) {
	t.Parallel()
	a, w := draw.NewAtlas(), open(t)
	v := draw.Fit([]draw.Box{{West: 11.6, South: 48.1, East: 11.6, North: 48.1}}, 6)
	first, err := a.Draw(t.Context(), w, "1", v, nil)
	again, err2 := a.Draw(t.Context(), nil, "1", v, nil) // without a source, it cannot draw
	if err != nil || err2 != nil || !bytes.Equal(first, again) {
		t.Errorf("%v %v", err, err2)
	}
}

// tile is one tile for all.
type tile []byte

func (b tile) Read(uint8, uint32, uint32) ([]byte, string, error) { return b, "", nil }
func (b tile) Zooms() (everywhere, last int)                      { return 14, 14 }
func (b tile) Images() bool                                       { return false }

// pictures are a map of images.
type pictures struct{ asked map[uint8]int }

func (p pictures) Read(z uint8, _, _ uint32) ([]byte, string, error) {
	p.asked[z]++
	return []byte{1, 2, 3}, "image/png", nil
}
func (p pictures) Zooms() (everywhere, last int) { return 12, 12 }
func (p pictures) Images() bool                  { return true }

// TestImages puts images of 256 pixels beside each other.
func TestImages(t *testing.T) {
	t.Parallel()
	p := pictures{map[uint8]int{}}
	out, err := draw.Draw(t.Context(), p, draw.View{X: 0.5, Y: 0.4, Zoom: 9}, nil)
	wellFormed(t, out)
	if n := strings.Count(string(out), `href="data:image/png;base64,AQID"`); err != nil || n != p.asked[10] || n < 8 || n > 20 {
		t.Errorf("%v, %d images, asked for %v: %s", err, n, p.asked, out)
	}
}

// FuzzDraw draws whatever bytes say they are a tile: what comes out is XML of a limited size.
func FuzzDraw(f *testing.F) {
	w := open(f)
	b, _, err := w.Read(6, 33, 22)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(b)
	f.Add([]byte(dense())[:2000])
	f.Fuzz(func(t *testing.T, b []byte) {
		zoom := []float64{-1, 5.3, 14.25}[len(b)%3]
		out, err := draw.Draw(t.Context(), tile(b), draw.View{X: 0.5, Y: 0.4, Zoom: zoom}, nil)
		if err != nil {
			return
		}
		if len(out) > 2<<20 {
			t.Errorf("%d bytes", len(out))
		}
		wellFormed(t, out)
	})
}

// TestTile finds the tile of a point.
func TestTile(t *testing.T) {
	t.Parallel()
	if x, y := draw.Tile(48.135, 11.62, 13); x != 4360 || y != 2843 {
		t.Errorf("%d, %d", x, y)
	}
	if x, y := draw.Tile(-90, 180, 2); x != 3 || y != 3 {
		t.Errorf("%d, %d", x, y)
	}
}

func BenchmarkDraw(b *testing.B) {
	w := open(b)
	v := draw.Fit([]draw.Box{{West: -10, South: 36, East: 25, North: 60}}, 6.75)
	for b.Loop() {
		out, err := draw.Draw(b.Context(), w, v, nil)
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(float64(len(out)), "bytes")
	}
}

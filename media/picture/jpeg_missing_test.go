package picture

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"math"
	"testing"

	"finds/schema"
)

func pow(v, e float64) float64 { return math.Pow(v, e) }

func grayOf(m *image.NRGBA) *image.Gray {
	g := image.NewGray(m.Rect)
	for i := range g.Pix {
		g.Pix[i] = m.Pix[4*i]
	}
	return g
}

// noisy is a picture whose coded data is spread evenly.
func noisy(w, h int) *image.NRGBA {
	m := filled(w, h, white)
	for i := range m.Pix {
		if i%4 != 3 {
			m.Pix[i] = byte(80 + (i*7919>>5)%97)
		}
	}
	return m
}

// TestCutJPEG: what lacks its end marker, or a strip at the end, is taken and shows
// gray there; what lacks more than half, or all, is refused.
func TestCutJPEG(t *testing.T) {
	t.Parallel()
	data := asJPEG(t, noisy(400, 400))
	scan := bytes.Index(data, []byte{0xff, 0xda}) + 14
	at := func(part float64) []byte { return data[:scan+int(part*float64(len(data)-2-scan))] }
	for name, c := range map[string]struct {
		data []byte
		good bool
	}{
		"no end marker": {data[:len(data)-2], true}, "half an end marker": {data[:len(data)-1], true}, "a strip missing": {at(0.8), true}, "a strip missing before an end marker": {append(bytes.Clone(at(0.8)), 0xff, 0xd9), true},
		"most missing": {at(0.3), false}, "most missing before an end marker": {append(bytes.Clone(at(0.3)), 0xff, 0xd9), false}, "no scan data": {data[:scan], false},
		"no scan data before an end marker": {append(bytes.Clone(data[:scan]), 0xff, 0xd9), false}, "a little scan data": {at(0.002), false}, "header alone": {data[:scan-14], false},
	} {
		r, err := renderPhoto(c.data)
		if (err == nil) != c.good {
			t.Errorf("%s: %v", name, err)
		}
		if err != nil {
			if refusal := new(schema.Error); !errors.As(err, &refusal) || refusal.Kind != schema.Invalid {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		m := seen(t, r.Files[1].Data)
		if got := m.NRGBAAt(390, 395); len(c.data) < len(data)*9/10 && !near(got, color.NRGBA{128, 128, 128, 255}, 12) {
			t.Errorf("%s: what is missing is %v", name, got)
		}
		if got := m.NRGBAAt(30, 30); got.R < 60 || got.G < 60 || got.B < 60 {
			t.Errorf("%s: what is there is %v", name, got)
		}
	}
}

// TestManyPasses: a progressive JPEG whose passes take a worker for long is refused
// with words of its own; the passes of encoders are taken at every size.
func TestManyPasses(t *testing.T) {
	t.Parallel()
	once := progressive(7000, 7000, 3)
	sos := bytes.Index(once, []byte{0xff, 0xda})
	again := bytes.Repeat(once[sos:len(once)-2], 20)
	many := append(append(bytes.Clone(once[:len(once)-2]), again...), 0xff, 0xd9)
	if _, err := open(many); !errors.Is(err, errScans) {
		t.Errorf("20 more passes: %v", err)
	}
	if _, err := open(once); err != nil {
		t.Errorf("one pass: %v", err)
	}
	small := progressive(700, 700, 3)
	sos = bytes.Index(small, []byte{0xff, 0xda})
	if _, err := open(append(append(bytes.Clone(small[:len(small)-2]), bytes.Repeat(small[sos:len(small)-2], 20)...), 0xff, 0xd9)); err != nil {
		t.Errorf("20 more passes over a small picture: %v", err)
	}
}

package icc

import (
	"encoding/binary"
	"math"
	"testing"
)

func close(a, b [3]float64, tolerance float64) bool {
	for i := range a {
		if !(math.Abs(a[i]-b[i]) <= tolerance) {
			return false
		}
	}
	return true
}

// TestCodePoints: white paper is white or a little less, gray stays gray, a colour
// of sRGB in wider primaries becomes itself.
func TestCodePoints(t *testing.T) {
	t.Parallel()
	if FromCodePoints(PrimariesBT709, 13) != nil || FromCodePoints(2, 2) != nil || FromCodePoints(PrimariesP3, 200) != nil {
		t.Error("what is sRGB or unknown is converted")
	}
	p3 := FromCodePoints(PrimariesP3, 13)
	for _, v := range []float64{0, 0.25, 0.5, 1} {
		if got := p3([]float64{v, v, v}); !close(got, [3]float64{v, v, v}, 0.002) {
			t.Errorf("gray %v in P3 is %v", v, got)
		}
	}
	if got := p3([]float64{0.9175, 0.2003, 0.1387}); !close(got, [3]float64{1, 0, 0}, 0.01) { // the red of sRGB
		t.Errorf("red in P3 is %v", got)
	}
	for transfer, paper := range map[int]float64{TransferPQ: 0.5807, TransferHLG: 0.75} { // BT.2408, table 1
		convert := FromCodePoints(PrimariesBT2020, transfer)
		white := convert([]float64{paper, paper, paper})
		if white[0] < 0.88 || white[0] > 1 || !close(white, [3]float64{white[0], white[0], white[0]}, 0.005) {
			t.Errorf("transfer %d: white paper is %v", transfer, white)
		}
		last := -1.0
		for v := 0.0; v <= 1; v += 0.01 {
			got := convert([]float64{v, v, v})[0]
			if got < last {
				t.Errorf("transfer %d: %v at %v, after %v", transfer, got, v, last)
			}
			last = got
		}
		if last < 0.98 {
			t.Errorf("transfer %d: the brightest is %v", transfer, last)
		}
	}
}

// TestGrid: both ways of interpolating agree at the nodes and between them for
// what is linear, in every order of the channels.
func TestGrid(t *testing.T) {
	t.Parallel()
	g := NewGrid(func(in []float64) [3]float64 {
		return [3]float64{in[0]/2 + in[1]/4, in[2], (in[0] + in[1] + in[2]) / 3}
	}, 3, 9)
	for r := 0.0; r <= 1; r += 0.07 {
		for gr := 0.0; gr <= 1; gr += 0.09 {
			for b := 0.0; b <= 1; b += 0.11 {
				want := [3]float64{r/2 + gr/4, b, (r + gr + b) / 3}
				got := g.Bytes(uint16(r*65535), uint16(gr*65535), uint16(b*65535))
				bytes := [3]float64{float64(got[0]) / 255, float64(got[1]) / 255, float64(got[2]) / 255}
				if at := g.At([]float64{r, gr, b}); !close(at, want, 1e-9) || !close(bytes, want, 0.003) {
					t.Fatalf("%v %v %v: %v and %v, want %v", r, gr, b, at, bytes, want)
				}
			}
		}
	}
	if got := g.Bytes(65535, 65535, 65535); got != [3]byte{191, 255, 255} {
		t.Errorf("the last node is %v", got)
	}
	inks := NewGrid(func(in []float64) [3]float64 { return [3]float64{in[0], in[3], in[1] * in[2]} }, 4, 5)
	if got := inks.At([]float64{0.3, 0.5, 0.5, 0.9}); !close(got, [3]float64{0.3, 0.9, 0.25}, 0.01) {
		t.Errorf("four channels: %v", got)
	}
}

// TestCurves holds every kind of curve against values worked out by hand.
func TestCurves(t *testing.T) {
	t.Parallel()
	para := func(kind uint16, v ...float64) []byte {
		p := binary.BigEndian.AppendUint16([]byte("para\x00\x00\x00\x00"), kind)
		p = append(p, 0, 0)
		for _, x := range v {
			p = binary.BigEndian.AppendUint32(p, uint32(int32(x*65536)))
		}
		return p
	}
	for name, c := range map[string]struct {
		p       []byte
		x, want float64
	}{
		"identity": {[]byte("curv\x00\x00\x00\x00\x00\x00\x00\x00"), 0.4, 0.4}, "power": {[]byte("curv\x00\x00\x00\x00\x00\x00\x00\x01\x02\x00"), 0.5, 0.25},
		"samples": {[]byte("curv\x00\x00\x00\x00\x00\x00\x00\x03\x00\x00\x40\x00\xff\xff"), 0.25, 0.125}, "type 0": {para(0, 2), 0.5, 0.25},
		"type 1": {para(1, 2, 2, -1), 0.75, 0.25}, "type 1 below": {para(1, 2, 2, -1), 0.25, 0}, "type 2 below": {para(2, 2, 2, -1, 0.5), 0.25, 0.5},
		"type 3": {para(3, 2, 1, 0, 0.5, 0.25), 0.1, 0.05}, "type 4": {para(4, 2, 1, 0, 0.5, 0.25, 0.125, 0.0625), 0.5, 0.375}, "type 4 below": {para(4, 2, 1, 0, 0.5, 0.25, 0.125, 0.0625), 0.1, 0.1125},
	} {
		f, _, err := parseCurve(append(c.p, make([]byte, 4)...))
		if err != nil || math.Abs(f(c.x)-c.want) > 0.001 {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, bad := range [][]byte{nil, para(5, 1), para(4, 1), []byte("curv\x00\x00\x00\x00\xff\xff\xff\xff"), []byte("text\x00\x00\x00\x00\x00\x00\x00\x00")} {
		if _, _, err := parseCurve(bad); err == nil {
			t.Errorf("%q is a curve", bad)
		}
	}
}

// FuzzParse: any bytes are a profile whose colours are in range, or none.
func FuzzParse(f *testing.F) {
	f.Add(make([]byte, 200))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := Parse(data)
		if err != nil {
			return
		}
		for _, v := range []float64{0, 0.3, 1} {
			in := []float64{v, 1 - v, v, v}[:p.Channels]
			for _, c := range p.ToSRGB(in) {
				if !(c >= 0 && c <= 1) {
					t.Fatalf("%v becomes %v", in, c)
				}
			}
		}
	})
}

package opacity

import (
	"bytes"
	"encoding/binary"
	"image"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	gen2brain "github.com/gen2brain/webp"
	"golang.org/x/image/webp"
)

// planes are pictures of opacity of every kind that the encoder treats in a way
// of its own.
func planes(w, h int) map[string][]byte {
	r := rand.New(rand.NewPCG(1, 2))
	at := func(v func(x, y int) byte) []byte {
		pix := make([]byte, 0, w*h)
		for y := range h {
			for x := range w {
				pix = append(pix, v(x, y))
			}
		}
		return pix
	}
	few := func(n int) []byte { return at(func(int, int) byte { return byte(r.IntN(n) * 255 / max(n-1, 1)) }) }
	return map[string][]byte{
		"transparent": at(func(int, int) byte { return 0 }),
		"half":        at(func(int, int) byte { return 128 }),
		"two":         few(2), "three": few(3), "five": few(5), "sixteen": few(16), "seventeen": few(17),
		"noise":    at(func(int, int) byte { return byte(r.Uint32()) }),
		"columns":  at(func(x, _ int) byte { return byte(3 * x) }),
		"rows":     at(func(_, y int) byte { return byte(5 * y) }),
		"diagonal": at(func(x, y int) byte { return byte(x + y) }),
		"waves":    at(func(x, y int) byte { return byte(128 + 127*math.Sin(float64(x)/20)*math.Cos(float64(y)/30)) }),
		"repeated": at(func(x, y int) byte { return byte((x%37)*(x%37)*7 + (y%11)*13) }),
		"rare":     at(func(x, y int) byte { return byte(min(heads(r), 40) * 6) }),
		"disc": at(func(x, y int) byte {
			d := math.Hypot(float64(x-w/2), float64(y-h/2)) - float64(h)/3
			return byte(min(max(128-d*60, 0), 255))
		}),
	}
}

// heads counts heads before the first tail, so that frequencies halve.
func heads(r *rand.Rand) (n int) {
	for r.IntN(2) == 0 {
		n++
	}
	return n
}

var sizes = [][2]int{{1, 1}, {2, 1}, {1, 2}, {1, 7}, {9, 3}, {64, 48}, {333, 217}}

// TestDecoded: every decoder gives the opacity that was coded.
func TestDecoded(t *testing.T) {
	t.Parallel()
	for _, size := range sizes {
		w, h := size[0], size[1]
		for name, pix := range planes(w, h) {
			file := extended(t, w, h, Encode(pix, w, h))
			m, err := webp.Decode(bytes.NewReader(file))
			if err != nil {
				t.Errorf("%s %d×%d: %v", name, w, h, err)
				continue
			}
			got, ok := m.(*image.NYCbCrA)
			if !ok {
				t.Fatalf("%s: decoded as %T", name, m)
			}
			same(t, name, w, h, pix, func(x, y int) byte { return got.A[y*got.AStride+x] })
			libwebp(t, name, w, h, pix, file)
		}
	}
}

// libwebp decodes with dwebp, which is stricter with codes that are incomplete.
func libwebp(t *testing.T, name string, w, h int, pix, file []byte) {
	t.Helper()
	if _, err := exec.LookPath("dwebp"); err != nil {
		t.Log("without Debian's webp: not compared with dwebp")
		return
	}
	to := filepath.Join(t.TempDir(), "a.yuv")
	cmd := exec.Command("dwebp", "-quiet", "-pam", "-o", to, "--", "-")
	cmd.Stdin = bytes.NewReader(file)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%s %d×%d: dwebp: %v: %s", name, w, h, err, out)
		return
	}
	data, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	data = data[len(data)-4*w*h:]
	same(t, name, w, h, pix, func(x, y int) byte { return data[4*(y*w+x)+3] })
}

func same(t *testing.T, name string, w, h int, pix []byte, got func(x, y int) byte) {
	t.Helper()
	for i, v := range pix {
		if g := got(i%w, i/w); g != v {
			t.Errorf("%s %d×%d: pixel %d,%d is %d instead of %d", name, w, h, i%w, i/w, g, v)
			return
		}
	}
}

// extended is a WebP file of gray pixels with an ALPH chunk.
func extended(t *testing.T, w, h int, alph []byte) []byte {
	t.Helper()
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for i := range m.Pix {
		m.Pix[i] = 255
	}
	var lossy bytes.Buffer
	if err := gen2brain.Encode(&lossy, m, gen2brain.Options{Quality: 10}); err != nil {
		t.Fatal(err)
	}
	chunk := func(name string, body []byte) []byte {
		out := append(binary.LittleEndian.AppendUint32([]byte(name), uint32(len(body))), body...)
		return append(out, make([]byte, len(out)&1)...)
	}
	head := []byte{0x10, 0, 0, 0, byte(w - 1), byte((w - 1) >> 8), 0, byte(h - 1), byte((h - 1) >> 8), 0}
	body := append([]byte("WEBP"), chunk("VP8X", head)...)
	body = append(body, chunk("ALPH", alph)...)
	return chunk("RIFF", append(body, lossy.Bytes()[12:]...))
}

// TestSmall: what can be predicted or repeats takes few bytes, and noise not more
// than it has.
func TestSmall(t *testing.T) {
	t.Parallel()
	const w, h = 333, 217
	most := map[string]int{
		"transparent": 40, "half": 40, "two": w*h/8 + 1000, "three": w*h/4 - 400, "noise": w*h + 200, "columns": 1000,
		"rows": 1000, "diagonal": 1000, "repeated": 3000, "disc": 3000,
	}
	all := planes(w, h)
	for name, limit := range most {
		if n := len(Encode(all[name], w, h)); n > limit {
			t.Errorf("%s takes %d bytes, more than %d", name, n, limit)
		}
	}
}

func FuzzEncode(f *testing.F) {
	f.Add([]byte{0, 1, 2, 3, 255, 255, 255, 0}, 3)
	f.Fuzz(func(t *testing.T, pix []byte, w int) {
		if w < 1 || w > 200 || len(pix) < w || len(pix) > 20000 {
			t.Skip("not the values of a plane of this width")
		}
		h := len(pix) / w
		pix = pix[:w*h]
		m, err := webp.Decode(bytes.NewReader(extended(t, w, h, Encode(pix, w, h))))
		if err != nil {
			t.Fatal(err)
		}
		got := m.(*image.NYCbCrA)
		same(t, "fuzz", w, h, pix, func(x, y int) byte { return got.A[y*got.AStride+x] })
	})
}

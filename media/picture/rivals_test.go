package picture

import (
	"bytes"
	"image"
	"image/jpeg"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"github.com/disintegration/imaging"
	"github.com/gen2brain/webp"
	xwebp "golang.org/x/image/webp"
)

// processorTime is what this process took so far.
func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkAgainstImaging makes four files of a photograph of 12 megapixels as
// Finds does and as image/jpeg, imaging and WebP at its default effort do, in
// turn, and tells the processor time of both.
func BenchmarkAgainstImaging(b *testing.B) {
	data, err := os.ReadFile(photograph(b, "12MP", "4032"))
	if err != nil {
		b.Fatal(err)
	}
	var took [2]time.Duration
	for b.Loop() {
		for i, do := range []func(*testing.B, []byte){
			func(b *testing.B, data []byte) {
				if _, err := renderPhoto(data); err != nil {
					b.Fatal(err)
				}
			}, viaImaging,
		} {
			start := processorTime(b)
			do(b, data)
			took[i] += processorTime(b) - start
		}
	}
	n := float64(b.N) * float64(time.Millisecond)
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(took[0])/n, "cpu-ms")
	b.ReportMetric(float64(took[1])/n, "imaging-cpu-ms")
	b.ReportMetric(float64(took[1])/float64(took[0]), "times")
}

// viaImaging makes the four files in the plain way.
func viaImaging(b *testing.B, data []byte) {
	b.Helper()
	m, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil {
		b.Fatal(err)
	}
	display := imaging.Fit(m, 1920, 1920, imaging.Lanczos)
	thumb := imaging.Fill(display, 400, 400, imaging.Center, imaging.Lanczos)
	for _, f := range []struct {
		m       image.Image
		wq, jpq int
	}{{display, webpQuality, jpegQuality}, {thumb, webpThumb, jpegThumb}} {
		var w, j bytes.Buffer
		if err := webp.Encode(&w, f.m, webp.Options{Quality: f.wq, Method: 4}); err != nil {
			b.Fatal(err)
		}
		if err := jpeg.Encode(&j, f.m, &jpeg.Options{Quality: f.jpq}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkSizeAgainstCwebp tells by how many percent our WebP of photographs at
// display size is larger than that of `cwebp -m 4` which looks equally well, by
// the SSIM of luma. Both are given the same planes.
func BenchmarkSizeAgainstCwebp(b *testing.B) {
	if _, err := exec.LookPath("cwebp"); err != nil {
		b.Skip("needs Debian's webp")
	}
	for _, name := range []string{"picosdeeuropa_by_Aitzol_Berasategi", "aitzgorri_by_Aitzol_Berasategi", "Bridge_by_Sander_Klootwijk"} {
		b.Run(name, func(b *testing.B) {
			f := displayOf(b, "/usr/share/backgrounds/"+name+".jpg")
			for b.Loop() {
				ours, theirs := rates(b, f, encodeOurs), rates(b, f, encodeCwebp)
				for i, q := range qualities {
					if size, ok := sizeAt(theirs, ours[i].ssim); ok {
						b.ReportMetric(100*(ours[i].size/size-1), "%-at-q"+strconv.Itoa(q))
					}
				}
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}

// displayOf decodes a photograph and brings it to display size.
func displayOf(b *testing.B, path string) *frame {
	b.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		b.Skip("needs Debian's lomiri-wallpapers-16.04")
	}
	s, err := open(data)
	if err != nil {
		b.Fatal(err)
	}
	w, h := fit(s.w, s.h, 1920)
	f, err := s.decode(s, func(dw, dh int) bool { return dw >= w && dh >= h })
	if err != nil {
		b.Fatal(err)
	}
	return f.upright(w, h, 1)
}

// qualities that are compared, around the one that is used.
var qualities = []int{72, webpQuality, 84}

// rate is how large a file is and how much it looks like what it was made of.
type rate struct{ size, ssim float64 }

func rates(b *testing.B, f *frame, encode func(*testing.B, *frame, int) []byte) (list []rate) {
	b.Helper()
	want := f.limited()
	for _, q := range qualities {
		data := encode(b, f, q)
		m, err := xwebp.Decode(bytes.NewReader(data))
		if err != nil {
			b.Fatal(err)
		}
		got, ok := m.(*image.YCbCr)
		if !ok {
			b.Fatalf("decoded as %T", m)
		}
		list = append(list, rate{float64(len(data)), ssim(want.Y, want.YStride, got.Y, got.YStride, f.w, f.h)})
	}
	return list
}

func encodeOurs(b *testing.B, f *frame, quality int) []byte {
	b.Helper()
	data, err := (&frame{w: f.w, h: f.h, y: f.y, cb: f.cb, cr: f.cr, cx: 2, cy: 2}).webp(quality)
	if err != nil {
		b.Fatal(err)
	}
	return data
}

func encodeCwebp(b *testing.B, f *frame, quality int) []byte {
	b.Helper()
	m, from := f.limited(), filepath.Join(b.TempDir(), "planes.yuv")
	if err := os.WriteFile(from, bytes.Join([][]byte{m.Y, m.Cb, m.Cr}, nil), 0o600); err != nil {
		b.Fatal(err)
	}
	data, err := exec.Command("cwebp", "-quiet", "-m", "4", "-q", strconv.Itoa(quality), "-s", strconv.Itoa(f.w), strconv.Itoa(f.h), from, "-o", "-").Output()
	if err != nil {
		b.Fatal(err)
	}
	return data
}

// sizeAt is the size at an SSIM, between two rates or a little beyond them, the
// logarithm of the size taken for linear.
func sizeAt(list []rate, ssim float64) (size float64, ok bool) {
	for i := range list[1:] {
		low, high := list[i], list[i+1]
		if ssim <= high.ssim || i == len(list)-2 {
			part := (ssim - low.ssim) / (high.ssim - low.ssim)
			return math.Exp(math.Log(low.size) + part*math.Log(high.size/low.size)), part > -1 && part < 2
		}
	}
	return 0, false
}

// ssim is the structural similarity of two planes (Wang, Bovik, Sheikh,
// Simoncelli 2004) over squares of 8×8 at every fourth place.
func ssim(a []byte, aStride int, b []byte, bStride, w, h int) float64 {
	const side, step, n, c1, c2 = 8, 4, 64, 6.5025, 58.5225
	sum, count := 0.0, 0.0
	for y := 0; y+side <= h; y += step {
		for x := 0; x+side <= w; x += step {
			var sa, sb, saa, sbb, sab float64
			for v := range side {
				for u := range side {
					p, q := float64(a[(y+v)*aStride+x+u]), float64(b[(y+v)*bStride+x+u])
					sa, sb, saa, sbb, sab = sa+p, sb+q, saa+p*p, sbb+q*q, sab+p*q
				}
			}
			ma, mb := sa/n, sb/n
			sum += (2*ma*mb + c1) * (2*(sab/n-ma*mb) + c2) / ((ma*ma + mb*mb + c1) * (saa/n - ma*ma + sbb/n - mb*mb + c2))
			count++
		}
	}
	return sum / count
}

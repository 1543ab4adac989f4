package picture

import (
	"errors"
	"image"
	"math"
)

// plane is one component of a picture: h rows of w samples, 0 to 255.
type plane struct {
	pix          []byte
	stride, w, h int
}

func newPlane(w, h int) plane { return plane{make([]byte, w*h), w, w, h} }

// viewPlane returns a plane of samples from a codec, after checking that all rows are
// present.
func viewPlane(pix []byte, stride, w, h int) (plane, error) {
	if w < 1 || h < 1 || stride < w || len(pix) < (h-1)*stride+w {
		return plane{}, errors.New("a decoder gave fewer samples than its size needs")
	}
	return plane{pix, stride, w, h}, nil
}

func (p plane) row(y int) []byte { return p.pix[y*p.stride : y*p.stride+p.w] }

// mapped returns a copy of p with every sample replaced by its value in table.
func (p plane) mapped(table *[256]byte) plane {
	q := newPlane(p.w, p.h)
	for y := range p.h {
		dst := q.row(y)
		for x, v := range p.row(y) {
			dst[x] = table[v]
		}
	}
	return q
}

// apply replaces every sample of p by its value in table.
func (p plane) apply(table *[256]byte) {
	for y := range p.h {
		row := p.row(y)
		for x, v := range row {
			row[x] = table[v]
		}
	}
}

// oriented returns p with the EXIF orientation o, 1 to 8, applied.
func (p plane) oriented(o int) plane {
	if o <= 1 {
		return p
	}
	w, h := p.w, p.h
	if o >= 5 {
		w, h = h, w
	}
	q := newPlane(w, h)
	for y := range q.h {
		dst := q.row(y)
		// Along a row of the result, the position in the source starts at at and advances
		// by step.
		at, step := p.walk(o, y)
		for x := range dst {
			dst[x] = p.pix[at]
			at += step
		}
	}
	return q
}

// walk returns the position in p at which row y of the upright picture begins, and the
// step from one sample to the next.
func (p plane) walk(o, y int) (at, step int) {
	right, bottom := p.w-1, (p.h-1)*p.stride
	switch o {
	case 2:
		return y*p.stride + right, -1
	case 3:
		return bottom - y*p.stride + right, -1
	case 4:
		return bottom - y*p.stride, 1
	case 5:
		return y, p.stride
	case 6:
		return bottom + y, -p.stride
	case 7:
		return bottom + right - y, -p.stride
	default: // 8
		return right - y, p.stride
	}
}

// span is the part of one axis of a plane that a result shows. It is given in samples of
// the source and may be fractional for chroma.
type span struct{ from, size float64 }

// axis is an axis of a result with n samples, each of which covers size/count samples of the
// source; count is n, but fractional for the chroma of an odd size.
type axis struct {
	n     int
	shows span
	count float64
}

// lanczos resamples the part of p given by x and y. It applies a separable Lanczos filter with three lobes, widened for downscaling,
// in 14-bit fixed point, first to rows and then to columns.
func (p plane) lanczos(x, y axis) plane {
	w, h := x.n, y.n
	kx, ky := newKernel(x, p.w), newKernel(y, p.h)
	first, last := ky.start[0], ky.start[h-1]+ky.taps
	mid := newPlane(w, last-first) // only the rows that the second pass reads
	for r := range mid.h {
		kx.along(mid.row(r), p.row(first+r))
	}
	dst, sum := newPlane(w, h), make([]int32, w)
	for r := range h {
		ky.across(dst.row(r), sum, mid, r, ky.start[r]-first)
	}
	return dst
}

const (
	weightBits = 14
	half       = 1 << (weightBits - 1)
	lobes      = 3
)

// kernel holds, for every sample of a result, the weights of its taps and the first
// sample of the source that they apply to.
type kernel struct {
	taps    int
	start   []int
	weights []int32 // taps for each sample; they add up to 1<<weightBits
}

func newKernel(a axis, source int) kernel {
	n, s := a.n, a.shows
	scale := s.size / a.count
	width := lobes * max(scale, 1)
	taps := min(4*int(math.Ceil((2*width+1)/4)), source) // a multiple of four: see across
	k := kernel{taps, make([]int, n), make([]int32, n*taps)}
	exact := make([]float64, taps)
	for i := range n {
		centre := s.from + (float64(i)+0.5)*scale - 0.5
		k.start[i] = max(0, min(int(math.Ceil(centre-width)), source-taps))
		total := 0.0
		for j := range exact {
			exact[j] = sinc3((float64(k.start[i]+j) - centre) / max(scale, 1))
			total += exact[j]
		}
		k.set(i, exact, total, centre)
	}
	return k
}

// set rounds the weights of sample i so that their sum is exact, which keeps white
// unchanged.
func (k kernel) set(i int, exact []float64, total, centre float64) {
	w := k.weights[i*k.taps : (i+1)*k.taps]
	rest := int32(1 << weightBits)
	for j, v := range exact {
		w[j] = int32(math.Round(v / total * (1 << weightBits)))
		rest -= w[j]
	}
	w[max(0, min(int(math.Round(centre))-k.start[i], k.taps-1))] += rest
}

// sinc3 returns the value at x of the Lanczos kernel with three lobes.
func sinc3(x float64) float64 {
	if x == 0 {
		return 1
	}
	if math.Abs(x) >= lobes {
		return 0
	}
	x *= math.Pi
	return lobes * math.Sin(x) * math.Sin(x/lobes) / (x * x)
}

// along filters one row.
func (k kernel) along(dst, src []byte) {
	for i := range dst {
		w := k.weights[i*k.taps : (i+1)*k.taps]
		s := src[k.start[i]:]
		s = s[:len(w)] // avoids a bounds check in the loop
		sum := int32(half)
		for j, v := range w {
			sum += v * int32(s[j])
		}
		dst[i] = clamp(sum >> weightBits)
	}
}

// across filters the columns of src for row i of the result, whose taps begin at row top.
// It processes four rows at a time to keep the sums in registers.
func (k kernel) across(dst []byte, sum []int32, src plane, i, top int) {
	w := k.weights[i*k.taps : (i+1)*k.taps]
	for x := range sum {
		sum[x] = half
	}
	j := 0
	for ; j+4 <= len(w); j += 4 {
		w0, w1, w2, w3 := w[j], w[j+1], w[j+2], w[j+3]
		a, b, c, d := src.row(top + j)[:len(sum)], src.row(top + j + 1)[:len(sum)], src.row(top + j + 2)[:len(sum)], src.row(top + j + 3)[:len(sum)]
		for x := range sum {
			sum[x] += w0*int32(a[x]) + w1*int32(b[x]) + w2*int32(c[x]) + w3*int32(d[x])
		}
	}
	for ; j < len(w); j++ {
		for x, v := range src.row(top + j) {
			sum[x] += w[j] * int32(v)
		}
	}
	for x, v := range sum {
		dst[x] = clamp(v >> weightBits)
	}
}

func clamp(v int32) byte { return byte(max(0, min(v, 255))) }

// chroma returns the number of luma samples that one chroma sample covers in each
// direction.
func chroma(r image.YCbCrSubsampleRatio) (x, y int, err error) {
	switch r {
	case image.YCbCrSubsampleRatio444:
		return 1, 1, nil
	case image.YCbCrSubsampleRatio422:
		return 2, 1, nil
	case image.YCbCrSubsampleRatio420:
		return 2, 2, nil
	case image.YCbCrSubsampleRatio440:
		return 1, 2, nil
	case image.YCbCrSubsampleRatio411:
		return 4, 1, nil
	case image.YCbCrSubsampleRatio410:
		return 4, 2, nil
	}
	return 0, 0, errors.New("unknown chroma subsampling")
}

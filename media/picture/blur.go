package picture

import (
	"math"
)

// blurEdge bounds the picture that a BlurHash is computed from, in pixels.
const blurEdge = 32

// blur returns the BlurHash of f, 28 characters: its mean colour and the eleven lowest
// frequencies of a cosine transform in linear light, four along the longer side and
// three along the other. Transparent parts count as white.
func (f *frame) blur() string {
	w, h := fit(f.w, f.h, blurEdge)
	flat := *f
	flat.alpha = nil // its planes show it on white
	m := flat.cut(span{0, float64(f.w)}, span{0, float64(f.h)}, w, h)
	nx, ny := 4, 3
	if h > w {
		nx, ny = 3, 4
	}
	light := m.linear()
	var parts [][3]float64
	for j := range ny {
		for i := range nx {
			parts = append(parts, frequency(light, w, h, i, j))
		}
	}
	return hashOf(parts, nx, ny)
}

// linear returns the pixels of f as linear red, green and blue, 0 to 1.
func (f *frame) linear() [][3]float64 {
	list := make([][3]float64, 0, f.w*f.h)
	for y := range f.h {
		for x := range f.w {
			luma, cb, cr := float64(f.y.row(y)[x]), 0.0, 0.0
			if !f.gray() {
				cb, cr = float64(f.cb.row(y / f.cy)[x/f.cx])-128, float64(f.cr.row(y / f.cy)[x/f.cx])-128
			}
			list = append(list, [3]float64{toLinear(luma + 1.402*cr), toLinear(luma - 0.344136*cb - 0.714136*cr), toLinear(luma + 1.772*cb)})
		}
	}
	return list
}

// frequency returns the part of w×h pixels that is i half waves across and j down.
func frequency(light [][3]float64, w, h, i, j int) (sum [3]float64) {
	scale := 2 / float64(w*h)
	if i+j == 0 {
		scale /= 2
	}
	for y := range h {
		down := scale * math.Cos(math.Pi*float64(j*y)/float64(h))
		for x := range w {
			wave := down * math.Cos(math.Pi*float64(i*x)/float64(w))
			for c, v := range light[y*w+x] {
				sum[c] += wave * v
			}
		}
	}
	return sum
}

// hashOf encodes the frequencies of a picture. The first is its mean.
func hashOf(parts [][3]float64, nx, ny int) string {
	most := 0.0
	for _, p := range parts[1:] {
		most = max(most, math.Abs(p[0]), math.Abs(p[1]), math.Abs(p[2]))
	}
	level := max(0, min(int(most*166-0.5), 82))
	b := appendBase83(nil, nx-1+9*(ny-1), 1)
	b = appendBase83(b, level, 1)
	mean := 0
	for _, v := range parts[0] {
		mean = mean<<8 | toSRGB(v)
	}
	b = appendBase83(b, mean, 4)
	for _, p := range parts[1:] {
		n := 0
		for _, v := range p {
			v *= 166 / float64(level+1)
			n = 19*n + max(0, min(int(math.Copysign(math.Sqrt(math.Abs(v)), v)*9+9.5), 18))
		}
		b = appendBase83(b, n, 2)
	}
	return string(b)
}

const base83 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~"

func appendBase83(b []byte, n, digits int) []byte {
	for div := int(math.Pow(83, float64(digits-1))); div > 0; div /= 83 {
		b = append(b, base83[n/div%83])
	}
	return b
}

// toLinear converts an sRGB sample, 0 to 255, to linear light, 0 to 1.
func toLinear(v float64) float64 {
	v = max(0, min(v/255, 1))
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

// toSRGB converts linear light, 0 to 1, to an sRGB sample, 0 to 255.
func toSRGB(v float64) int {
	v = max(0, min(v, 1))
	if v <= 0.0031308 {
		return int(v*12.92*255 + 0.5)
	}
	return int((1.055*math.Pow(v, 1/2.4)-0.055)*255 + 0.5)
}

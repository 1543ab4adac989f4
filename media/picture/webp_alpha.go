package picture

import (
	"encoding/binary"
	"image"

	"finds/media/opacity"
)

// opacities returns the opacity of m without padding between the rows.
func opacities(m *image.NRGBA) []byte {
	out := make([]byte, 0, m.Rect.Dx()*m.Rect.Dy())
	for y := range m.Rect.Dy() {
		row := m.Pix[y*m.Stride:][:4*m.Rect.Dx()]
		for i := 3; i < len(row); i += 4 {
			out = append(out, row[i])
		}
	}
	return out
}

// withOpacity adds an encoded opacity to a WebP file without one.
func withOpacity(data, alph []byte, w, h int) ([]byte, error) {
	if len(data) < 12 {
		return nil, errRIFF
	}
	chunks := [][]byte{append(binary.LittleEndian.AppendUint32([]byte("ALPH"), uint32(len(alph))), alph...)}
	err := riffChunks(data[12:], func(name string, whole, _ []byte) error {
		if name == "VP8 " {
			chunks = append(chunks, whole)
		}
		return nil
	})
	return riff(w, h, flagAlpha, true, chunks...), err
}

// webpAlpha encodes a picture with opacity: colours lossily, opacity losslessly.
func (f *frame) webpAlpha(quality int) ([]byte, error) {
	data, err := encodeWebP(underneath(f.alpha), quality)
	if err != nil {
		return nil, err
	}
	return withOpacity(data, opacity.Encode(opacities(f.alpha), f.w, f.h), f.w, f.h)
}

// veiled holds limited-range planes and the opacity of their samples. The opacity of a
// chroma sample says whether any of its pixels is visible.
type veiled struct {
	m                *image.NRGBA
	luma, cb, cr     plane
	overLuma, chroma plane
}

// underneath returns the colours of m, opaque and in limited range. Transparent pixels
// get the colours that take the fewest bytes.
func underneath(m *image.NRGBA) *image.NYCbCrA {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	cw, ch := ceilDiv(w, 2), ceilDiv(h, 2)
	v := &veiled{m, newPlane(w, h), newPlane(cw, ch), newPlane(cw, ch), newPlane(w, h), newPlane(cw, ch)}
	for y := range ch {
		for x := range cw {
			v.block(x, y)
		}
	}
	v.luma.flatten(v.overLuma, blockEdge)
	v.cb.flatten(v.chroma, blockEdge/2)
	v.cr.flatten(v.chroma, blockEdge/2)
	return opaquePlanes(v.luma, v.cb.pix, v.cr.pix)
}

// block converts up to 2×2 pixels to the chroma sample at x, y and to their luma samples.
// The weight of a pixel in the chroma is its opacity.
func (f *veiled) block(x, y int) {
	var r, g, b, n int32
	for v := 2 * y; v < min(2*y+2, f.luma.h); v++ {
		for u := 2 * x; u < min(2*x+2, f.luma.w); u++ {
			p := f.m.Pix[v*f.m.Stride+4*u:][:4]
			pr, pg, pb, a := int32(p[0]), int32(p[1]), int32(p[2]), int32(p[3])
			f.luma.pix[v*f.luma.stride+u] = byte((16829*pr + 33039*pg + 6416*pb + 33<<15) >> 16)
			f.overLuma.pix[v*f.luma.stride+u] = p[3]
			r, g, b, n = r+a*pr, g+a*pg, b+a*pb, n+a
		}
	}
	if n == 0 {
		return
	}
	const finer = 4 // precision of a quarter of a level
	r, g, b = (finer*r+n/2)/n, (finer*g+n/2)/n, (finer*b+n/2)/n
	at := y*f.cb.stride + x
	f.cb.pix[at] = byte((-9712*r - 19072*g + 28784*b + finer*257<<15) / (finer << 16))
	f.cr.pix[at] = byte((28784*r - 24104*g - 4680*b + finer*257<<15) / (finer << 16))
	f.chroma.pix[at] = 255
}

// blockEdge is the side of the squares in which transparent luma is flattened.
const blockEdge = 8

// flatten sets the transparent samples of each square to the mean of its other samples,
// or to that of the previous square if it has none. Flat squares take almost no bytes,
// and invisible edges are not encoded.
func (p plane) flatten(opacity plane, edge int) {
	mean := byte(missingGray)
	for y := 0; y < p.h; y += edge {
		for x := 0; x < p.w; x += edge {
			mean = p.flattenSquare(opacity, x, y, edge, mean)
		}
	}
}

// flattenSquare flattens one square and returns the value of its transparent samples.
// last is the value of the previous square.
func (p plane) flattenSquare(opacity plane, x, y, edge int, last byte) byte {
	right, bottom := min(x+edge, p.w), min(y+edge, p.h)
	sum, n := 0, 0
	for v := y; v < bottom; v++ {
		for u := x; u < right; u++ {
			if opacity.pix[v*opacity.stride+u] > 0 {
				sum += int(p.pix[v*p.stride+u])
				n++
			}
		}
	}
	if n > 0 {
		last = byte((sum + n/2) / n)
	}
	for v := y; v < bottom; v++ {
		for u := x; u < right; u++ {
			if opacity.pix[v*opacity.stride+u] == 0 {
				p.pix[v*p.stride+u] = last
			}
		}
	}
	return last
}

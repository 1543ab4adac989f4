package picture

import (
	"fmt"
	"image"
	"math"

	"github.com/disintegration/imaging"
)

// frame is a decoded picture, which is upright once it has been scaled. Its planes hold
// full-range YCbCr as defined by JFIF; cb and cr are empty for a gray picture. A picture
// with transparency is also in alpha, with straight alpha; its planes, once they are
// made, show it on white.
type frame struct {
	w, h   int
	y      plane
	cb, cr plane
	cx, cy int // luma samples under one chroma sample
	alpha  *image.NRGBA
	icc    []byte // an RGB profile, or nil

	recode *codePoints // the coding of the planes, which are converted once they are small; or nil
}

func (f *frame) gray() bool { return f.cb.w == 0 }

// frameOf returns a frame of a picture of any type that the codecs return.
func frameOf(m image.Image) (*frame, error) {
	switch m := m.(type) {
	case *image.YCbCr:
		return newFrame(m)
	case *image.Gray:
		y, err := viewPlane(m.Pix, m.Stride, m.Rect.Dx(), m.Rect.Dy())
		return &frame{w: y.w, h: y.h, y: y}, err
	case *image.NRGBA:
		return alphaFrame(m), nil
	case *image.RGBA:
		return alphaFrame(unpremultiply((*image.NRGBA)(m))), nil
	case *image.RGBA64:
		return alphaFrame(unpremultiply(fromWide(m.Pix, m.Stride, m.Rect, 8))), nil
	case *image.NRGBA64:
		return alphaFrame(fromWide(m.Pix, m.Stride, m.Rect, 8)), nil
	case *image.Gray16:
		return alphaFrame(fromWide(m.Pix, m.Stride, m.Rect, 2)), nil
	case *image.Paletted:
		return alphaFrame(fromPalette(m)), nil
	}
	return nil, fmt.Errorf("decode: unexpected %T", m)
}

// newFrame returns a frame that uses the planes of m.
func newFrame(m *image.YCbCr) (*frame, error) {
	cx, cy, err := chroma(m.SubsampleRatio)
	if err != nil {
		return nil, err
	}
	f := &frame{w: m.Rect.Dx(), h: m.Rect.Dy(), cx: cx, cy: cy}
	cw, ch := ceilDiv(f.w, cx), ceilDiv(f.h, cy)
	if f.y, err = viewPlane(m.Y, m.YStride, f.w, f.h); err != nil {
		return nil, err
	}
	if f.cb, err = viewPlane(m.Cb, m.CStride, cw, ch); err != nil {
		return nil, err
	}
	f.cr, err = viewPlane(m.Cr, m.CStride, cw, ch)
	return f, err
}

// ceilDiv returns n/d, rounded up.
func ceilDiv(n, d int) int { return (n + d - 1) / d }

// fit returns the largest size with the aspect ratio w:h that fits into edge×edge, is at
// least one pixel on each side, and is not larger than w×h.
func fit(w, h, edge int) (int, int) {
	long := max(w, h)
	if long <= edge {
		return w, h
	}
	part := func(n int) int { return max(1, int(math.Round(float64(n)*float64(edge)/float64(long)))) }
	return part(w), part(h)
}

// upright scales f to w×h, the size of the upright picture, and applies the EXIF
// orientation o. It scales first, because a small picture is cheaper to turn.
func (f *frame) upright(w, h, o int) *frame {
	if o >= 5 {
		w, h = h, w
	}
	var g *frame
	if f.alpha != nil {
		g = flattened(turned(scaled(f.alpha, w, h), o), f.icc)
	} else {
		g = f.cut(span{0, float64(f.w)}, span{0, float64(f.h)}, w, h)
		g.turn(o)
	}
	g = f.recode.recoded(g)
	return g
}

// within returns f scaled to fit into edge×edge, or f itself if it does.
func (f *frame) within(edge int) *frame {
	w, h := fit(f.w, f.h, edge)
	switch {
	case w == f.w && h == f.h:
		return f
	case f.alpha != nil:
		return flattened(scaled(f.alpha, w, h), f.icc)
	}
	return f.cut(span{0, float64(f.w)}, span{0, float64(f.h)}, w, h)
}

// square returns the middle square of f, at most edge×edge pixels, never enlarged.
func (f *frame) square(edge int) *frame {
	side := min(f.w, f.h)
	edge = min(edge, side)
	if f.alpha != nil {
		return flattened(scaled(imaging.CropCenter(f.alpha, side, side), edge, edge), f.icc)
	}
	x, y := span{float64(f.w-side) / 2, float64(side)}, span{float64(f.h-side) / 2, float64(side)}
	return f.cut(x, y, edge, edge)
}

// cut resamples the part of f given by x and y to w×h with 4:2:0 chroma.
func (f *frame) cut(x, y span, w, h int) *frame {
	g := &frame{w: w, h: h, cx: 2, cy: 2, icc: f.icc}
	g.y = f.y.lanczos(axis{w, x, float64(w)}, axis{h, y, float64(h)})
	if f.gray() {
		return g
	}
	cx := axis{ceilDiv(w, 2), span{x.from / float64(f.cx), x.size / float64(f.cx)}, float64(w) / 2}
	cy := axis{ceilDiv(h, 2), span{y.from / float64(f.cy), y.size / float64(f.cy)}, float64(h) / 2}
	g.cb, g.cr = f.cb.lanczos(cx, cy), f.cr.lanczos(cx, cy)
	return g
}

// turn applies the EXIF orientation o to f.
func (f *frame) turn(o int) {
	f.y = f.y.oriented(o)
	if !f.gray() {
		f.cb, f.cr = f.cb.oriented(o), f.cr.oriented(o)
	}
	f.w, f.h = f.y.w, f.y.h
}

// scaled resizes m. Callers must pass only pictures that this package has created: for
// other image types, the library may panic in a goroutine where the panic cannot be
// recovered.
func scaled(m *image.NRGBA, w, h int) *image.NRGBA {
	if m.Rect.Dx() == w && m.Rect.Dy() == h {
		return m
	}
	return imaging.Resize(m, w, h, imaging.Lanczos)
}

func turned(m *image.NRGBA, o int) *image.NRGBA {
	switch o {
	case 2:
		return imaging.FlipH(m)
	case 3:
		return imaging.Rotate180(m)
	case 4:
		return imaging.FlipV(m)
	case 5:
		return imaging.Transpose(m)
	case 6:
		return imaging.Rotate270(m) // imaging counts counterclockwise
	case 7:
		return imaging.Transverse(m)
	case 8:
		return imaging.Rotate90(m)
	}
	return m
}

// flattened returns the frame of m, whose planes show m on white with 4:2:0 chroma. If m
// has no transparent pixel, the frame does not keep m.
func flattened(m *image.NRGBA, icc []byte) *frame {
	f := &frame{w: m.Rect.Dx(), h: m.Rect.Dy(), cx: 2, cy: 2, icc: icc}
	f.y = newPlane(f.w, f.h)
	f.cb, f.cr = newPlane(ceilDiv(f.w, 2), ceilDiv(f.h, 2)), newPlane(ceilDiv(f.w, 2), ceilDiv(f.h, 2))
	if !opaque(m) {
		f.alpha = m
	}
	for y := 0; y < f.h; y += 2 {
		for x := 0; x < f.w; x += 2 {
			f.block(m, x, y)
		}
	}
	return f
}

// block converts up to 2×2 pixels at x, y to BT.601 as defined by JFIF. Their chroma is
// computed from their mean.
func (f *frame) block(m *image.NRGBA, x, y int) {
	var r, g, b, n int32
	for v := y; v < min(y+2, f.h); v++ {
		for u := x; u < min(x+2, f.w); u++ {
			p := m.Pix[v*m.Stride+4*u:][:4]
			pr, pg, pb := onWhite(p[0], p[3]), onWhite(p[1], p[3]), onWhite(p[2], p[3])
			f.y.pix[v*f.y.stride+u] = byte((19595*pr + 38470*pg + 7471*pb + 1<<15) >> 16)
			r, g, b, n = r+pr, g+pg, b+pb, n+1
		}
	}
	at := y/2*f.cb.stride + x/2
	f.cb.pix[at] = clamp(((-11056*r-21712*g+32768*b)/n + 257<<15) >> 16)
	f.cr.pix[at] = clamp(((32768*r-27440*g-5328*b)/n + 257<<15) >> 16)
}

// onWhite returns sample c with opacity a composited over white.
func onWhite(c, a byte) int32 {
	if a == 255 {
		return int32(c)
	}
	return (int32(c)*int32(a) + 255*(255-int32(a)) + 127) / 255
}

func opaque(m *image.NRGBA) bool {
	for y := range m.Rect.Dy() {
		row := m.Pix[y*m.Stride:][:4*m.Rect.Dx()]
		for i := 3; i < len(row); i += 4 {
			if row[i] != 255 {
				return false
			}
		}
	}
	return true
}

// alphaFrame returns a frame of m, whose planes are not made until it is small.
func alphaFrame(m *image.NRGBA) *frame {
	return &frame{w: m.Rect.Dx(), h: m.Rect.Dy(), alpha: m}
}

package picture

import (
	"encoding/binary"
	"image"
	"math"

	"finds/media/icc"
)

// codePoints holds the code points of ITU-T H.273 that define the meaning of the samples
// of a picture.
type codePoints struct {
	primaries, transfer, matrix int
	full                        bool // full range
}

// nclx parses a colr box that contains code points (14496-12, 12.1.5). It returns nil for
// any other content.
func nclx(body []byte) *codePoints {
	if len(body) < 11 || string(body[:4]) != "nclx" {
		return nil
	}
	u16 := func(at int) int { return int(binary.BigEndian.Uint16(body[at:])) }
	return &codePoints{u16(4), u16(6), u16(8), body[10]&0x80 != 0}
}

// colourOf stores the colours of the main picture in s: its code points, and the
// conversion by its profile or else by the code points.
func (h *heifItems) colourOf(s *source) {
	it := h.items[h.primary]
	if it == nil {
		return
	}
	for _, body := range append(it.colours, h.firstProfile()) {
		if len(body) > 4 && (string(body[:4]) == "prof" || string(body[:4]) == "rICC") {
			s.colours(body[4:], 3)
			break
		}
	}
	for _, body := range it.colours {
		if p := nclx(body); p != nil {
			s.points = p
		}
	}
	if s.points == nil {
		s.points = hevcPoints(h.configOf(it))
	}
	if p := s.points; p != nil && s.icc == nil && s.convert == nil {
		if t := icc.FromCodePoints(p.primaries, p.transfer); t != nil {
			s.convert = &conversion{grid: icc.NewGrid(t, 3, gridNodes)}
		}
	}
}

// firstProfile returns the first profile among the properties, for pictures that refer to
// none.
func (h *heifItems) firstProfile() []byte {
	for i := range h.props {
		if body := h.colours[i+1]; len(body) > 4 && string(body[:4]) != "nclx" {
			return body
		}
	}
	return nil
}

// configOf returns the hvcC of a picture, or of the first part of a derived picture.
func (h *heifItems) configOf(it *heifItem) []byte {
	if it.kind != "hvc1" && len(it.inputs) > 0 && h.items[it.inputs[0]] != nil {
		it = h.items[it.inputs[0]]
	}
	if it.kind != "hvc1" {
		return nil
	}
	return it.ofCodec
}

// recoded returns f, whose planes are as coded in HEVC, with planes as defined by JFIF:
// full range with the matrix of BT.601.
func (p *codePoints) recoded(f *frame) *frame {
	const identity, bt709, unspecified, bt2020 = 0, 1, 2, 9
	switch {
	case p == nil || f.alpha != nil:
		return f
	case f.gray() || p.matrix >= unspecified && p.matrix < bt2020:
		if !p.full {
			f.expand()
		}
		return f
	}
	kr, kb := 0.2126, 0.0722
	if p.matrix >= bt2020 {
		kr, kb = 0.2627, 0.0593
	}
	low, luma, chroma := 0.0, 255.0, 255.0
	if !p.full {
		low, luma, chroma = 16, 219, 224
	}
	out := image.NewNRGBA(image.Rect(0, 0, f.w, f.h))
	for y := range f.h {
		row, cbs, crs := f.y.row(y), f.cb.row(y/f.cy), f.cr.row(y/f.cy)
		for x, v := range row {
			q := out.Pix[y*out.Stride+4*x:][:4]
			l := (float64(v) - low) / luma * 255
			var r, g, b float64
			if p.matrix == identity {
				g, b, r = l, (float64(cbs[x/f.cx])-low)/luma*255, (float64(crs[x/f.cx])-low)/luma*255
			} else {
				cb, cr := (float64(cbs[x/f.cx])-128)/chroma*255, (float64(crs[x/f.cx])-128)/chroma*255
				r, b = l+2*(1-kr)*cr, l+2*(1-kb)*cb
				g = l - (2*kr*(1-kr)*cr+2*kb*(1-kb)*cb)/(1-kr-kb)
			}
			q[0], q[1], q[2], q[3] = level(r), level(g), level(b), 255
		}
	}
	return flattened(out, f.icc)
}

// level rounds a value to a sample, limited to 0 to 255.
func level(v float64) byte { return clamp(int32(math.Round(v))) }

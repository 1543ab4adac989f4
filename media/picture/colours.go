package picture

import (
	"image"
	"math"

	"finds/media/icc"
)

// conversion converts the colours of a picture to sRGB if its profile is not kept: with a
// grid for RGB, with a table for gray.
type conversion struct {
	grid *icc.Grid
	gray *[256]byte
}

// gridNodes is the number of nodes along each axis of a grid for RGB, and inkNodes the
// number for CMYK. Interpolated colours are off by at most a level or two.
const (
	gridNodes = 33
	inkNodes  = 17
)

// colours handles the ICC profile of a picture with the given number of channels, 1 or 3.
// A small profile with curves and a matrix is kept with the picture, unless it is sRGB
// itself; with any other profile the picture is converted. A broken profile, or one for a
// different number of channels, is ignored.
func (s *source) colours(p []byte, channels int) {
	parsed, err := icc.Parse(p)
	if err != nil || parsed.Channels != channels {
		if channels == 3 {
			s.icc = icc.Strip(p)
		}
		return
	}
	switch {
	case channels == 1:
		s.convert = grayConversion(parsed.ToSRGB)
	case isSRGB(parsed.ToSRGB):
	case !parsed.LUT && icc.Strip(p) != nil:
		s.icc = icc.Strip(p)
	default:
		s.convert = &conversion{grid: icc.NewGrid(parsed.ToSRGB, 3, gridNodes)}
	}
}

// isSRGB reports whether t changes no colour by more than one and a half levels.
func isSRGB(t icc.Transform) bool {
	const steps = 6
	for i := range steps * steps * steps {
		in := [3]float64{float64(i%steps) / (steps - 1), float64(i/steps%steps) / (steps - 1), float64(i/steps/steps) / (steps - 1)}
		out := t(in[:])
		for c := range in {
			if math.Abs(in[c]-out[c]) > 1.5/255 {
				return false
			}
		}
	}
	return true
}

// grayConversion returns the conversion of gray values by t, or nil if it changes
// nothing.
func grayConversion(t icc.Transform) *conversion {
	var table [256]byte
	same := true
	for i := range table {
		table[i] = byte(math.Round(t([]float64{float64(i) / 255})[0] * 255))
		same = same && int(table[i]) >= i-1 && int(table[i]) <= i+1
	}
	if same {
		return nil
	}
	return &conversion{gray: &table}
}

// apply converts the colours of a picture that has already been scaled.
func (c *conversion) apply(f *frame) *frame {
	switch {
	case c == nil:
		return f
	case c.gray != nil && f.alpha == nil && f.gray():
		f.y.apply(c.gray)
		return f
	case c.gray != nil:
		m := f.rgb()
		for i := 0; i < len(m.Pix); i += 4 {
			p := m.Pix[i:][:3]
			p[0], p[1], p[2] = c.gray[p[0]], c.gray[p[1]], c.gray[p[2]]
		}
		return flattened(m, nil)
	case f.alpha == nil && f.gray():
		return f
	}
	m := f.rgb()
	for y := range m.Rect.Dy() {
		row := m.Pix[y*m.Stride:][:4*m.Rect.Dx()]
		for i := 0; i < len(row); i += 4 {
			p := row[i:][:3]
			const wide = 0x101
			rgb := c.grid.Bytes(uint16(p[0])*wide, uint16(p[1])*wide, uint16(p[2])*wide)
			copy(p, rgb[:])
		}
	}
	return flattened(m, nil)
}

// rgb returns the pixels of f. The result may share memory with f, and callers may modify
// it.
func (f *frame) rgb() *image.NRGBA {
	if f.alpha != nil {
		return f.alpha
	}
	return f.pixels(nil, 0)
}

// wideNRGBA converts 16-bit channels to 8-bit sRGB. It converts at full precision because
// HDR has more levels than 8 bits can hold.
func (c *conversion) wideNRGBA(m *image.RGBA64) *image.NRGBA {
	out := image.NewNRGBA(m.Rect)
	for y := range m.Rect.Dy() {
		src, dst := m.Pix[y*m.Stride:], out.Pix[y*out.Stride:]
		for x := range m.Rect.Dx() {
			p, q := src[8*x:][:8], dst[4*x:][:4]
			v := [4]uint32{}
			for i := range v {
				v[i] = uint32(p[2*i])<<8 | uint32(p[2*i+1])
			}
			if a := v[3]; a > 0 && a < 0xffff { // premultiplied
				for i := range 3 {
					v[i] = min((v[i]*0xffff+a/2)/a, 0xffff)
				}
			}
			rgb := c.grid.Bytes(uint16(v[0]), uint16(v[1]), uint16(v[2]))
			q[0], q[1], q[2], q[3] = rgb[0], rgb[1], rgb[2], byte(v[3]>>8)
		}
	}
	return out
}

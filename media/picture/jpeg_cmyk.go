package picture

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"math"

	"github.com/gen2brain/jpegn"

	"finds/media/icc"
)

// adobe is the content of an APP14 segment of Adobe, which indicates that four channels
// are inverted and whether three of them are YCbCr.
type adobe struct {
	present   bool
	transform byte
}

const (
	adobeName = "Adobe"
	adobeSize = 12 // bytes of the body; the last one is the transform
	adobeYCCK = 2
)

// inkDecode decodes a JPEG with four channels. Its samples are inks, which are inverted
// if there is an Adobe segment: Photoshop and libjpeg write them so, and other users of
// libjpeg read them so. The decoder does not return the stored samples for every value of
// the transform, so it is given a value for which it does.
func inkDecode(s *source, a adobe, profile []byte, scale int) (*frame, error) {
	m, err := jpegn.Decode(bytes.NewReader(withPlainAdobe(s.data, a)), &jpegn.Options{ScaleDenom: scale})
	if err != nil {
		return nil, fmt.Errorf("decode JPEG: %w", err)
	}
	inks, ok := m.(*image.CMYK)
	if !ok {
		return nil, errors.New("decode JPEG: expected four channels")
	}
	storedInks(inks, a)
	return alphaFrame(fromCMYK(inks, inkGrid(profile))), nil
}

// withPlainAdobe returns the file with an Adobe transform of 1, which has no effect on
// four channels.
func withPlainAdobe(data []byte, a adobe) []byte {
	const plain = 1
	if !a.present {
		segment := []byte("\xff\xee\x00\x0e" + adobeName + "\x00\x64\x00\x00\x00\x00\x01")
		return bytes.Join([][]byte{data[:2], segment, data[2:]}, nil)
	}
	data = bytes.Clone(data)
	_, _ = jpegSegments(data, func(marker byte, body []byte) {
		if marker == 0xEE && len(body) >= adobeSize && bytes.HasPrefix(body, []byte(adobeName)) {
			body[adobeSize-1] = plain
		}
	})
	return data
}

// storedInks converts inverted samples, as decoded with a transform of 1, to inks.
func storedInks(m *image.CMYK, a adobe) {
	for i := 0; i+4 <= len(m.Pix); i += 4 {
		p := m.Pix[i:][:4]
		switch {
		case a.present && a.transform == adobeYCCK:
			p[0], p[1], p[2] = color.YCbCrToRGB(255-p[0], 255-p[1], 255-p[2])
		case !a.present:
			p[0], p[1], p[2], p[3] = 255-p[0], 255-p[1], 255-p[2], 255-p[3]
		}
	}
}

// inkGrid returns the grid that converts inks to sRGB by a profile, or nil if the profile
// is not usable.
func inkGrid(profile []byte) *icc.Grid {
	p, err := icc.Parse(profile)
	if err != nil || p.Channels != 4 {
		return nil
	}
	return icc.NewGrid(p.ToSRGB, 4, inkNodes)
}

// fromCMYK converts inks with a grid. Without a grid it does so as browsers do: each ink
// removes its share of white.
func fromCMYK(m *image.CMYK, grid *icc.Grid) *image.NRGBA {
	out := image.NewNRGBA(m.Rect)
	var last [4]byte
	var in [4]float64
	known := false
	for y := range m.Rect.Dy() {
		src, dst := m.Pix[y*m.Stride:][:4*m.Rect.Dx()], out.Pix[y*out.Stride:]
		for i := 0; i < len(src); i += 4 {
			ink, p := [4]byte(src[i:i+4]), dst[i:][:4]
			switch {
			case grid == nil:
				p[0], p[1], p[2] = color.CMYKToRGB(ink[0], ink[1], ink[2], ink[3])
			case known && ink == last:
				copy(p, dst[max(i-4, 0):][:3])
			default:
				for c, v := range ink {
					in[c] = float64(v) / 255
				}
				for c, v := range grid.At(in[:]) {
					p[c] = byte(math.Round(v * 255))
				}
			}
			p[3] = 255
			last, known = ink, true
		}
		known = false
	}
	return out
}

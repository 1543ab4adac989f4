package picture

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"slices"

	"finds/media/icc"
)

const (
	pngMagic = "\x89PNG\r\n\x1a\n"

	// pngBytes is the maximum size of the decoded data of a PNG: 50 megapixels with four
	// channels of 8 bits, or half as many with 16 bits.
	pngBytes = 200_000_000

	// maxDeflateRatio is the maximum compression ratio of deflate.
	maxDeflateRatio = 1032
)

// pngHeader reads the size, orientation and profile of a PNG.
func pngHeader(data []byte) (*source, error) {
	c, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("read PNG header: %w", err)
	}
	s := &source{data: data, w: c.Width, h: c.Height, orientation: 1, decode: pngDecode}
	depth := int64(data[24]) // DecodeConfig has checked IHDR, which has a fixed position
	pixels := int64(s.w) * int64(s.h)
	if depth == 16 && pixels*8 > pngBytes {
		return s, tooManyPixels(pngBytes / 8)
	}
	if pixels*depth/8/maxDeflateRatio > int64(len(data)) {
		return s, errTruncated // the file is too small for this many pixels
	}
	seen := map[string][]byte{} // each chunk is used once; a million of them would keep a worker busy
	err = pngChunks(data, func(name string, body []byte) {
		if slices.Contains(pngWanted, name) && seen[name] == nil {
			seen[name] = body[:len(body):len(body)]
		}
	})
	if body := seen["eXIf"]; body != nil {
		s.orientation = orientation(body)
	}
	s.pngColours(seen)
	return s, err
}

// pngWanted lists the chunks that are read in addition to the picture.
var pngWanted = []string{"eXIf", "iCCP", "sRGB", "cICP", "gAMA", "cHRM"}

// pngColours reads the colour information of a PNG. gAMA is used only if no other chunk
// takes precedence (PNG 3rd edition, 4.3), together with cHRM, as in Chromium.
func (s *source) pngColours(chunks map[string][]byte) {
	const colour = 2 // bit of the colour type
	channels := 1
	if s.data[25]&colour != 0 {
		channels = 3
	}
	gamma := chunks["gAMA"]
	switch {
	case chunks["iCCP"] != nil:
		s.colours(pngProfile(chunks["iCCP"]), channels)
	case chunks["sRGB"] != nil || chunks["cICP"] != nil || len(gamma) != 4:
	default:
		exponent := float64(binary.BigEndian.Uint32(gamma)) / 100_000
		if channels == 1 || !s.primaries(1/exponent, chunks["cHRM"]) {
			s.gamma(exponent, channels)
		}
	}
}

// primaries sets the conversion of a picture whose linear light is the value to the power
// of exponent, with the primaries in cHRM. It reports whether these are valid.
func (s *source) primaries(exponent float64, chrm []byte) bool {
	if len(chrm) != 8*4 {
		return false
	}
	var c icc.Chromaticities
	for i := range 8 { // the white point comes first
		c[(i/2+3)%4][i%2] = float64(binary.BigEndian.Uint32(chrm[4*i:])) / 100_000
	}
	t, ok := icc.FromChromaticities(exponent, c)
	if t != nil {
		s.convert = &conversion{grid: icc.NewGrid(t, 3, gridNodes)}
	}
	return ok
}

// gamma sets the conversion of a picture whose values are linear light to the power of
// exponent.
func (s *source) gamma(exponent float64, channels int) {
	t := icc.FromGamma(1 / exponent)
	switch {
	case t == nil:
	case channels == 1:
		s.convert = grayConversion(t)
	default:
		s.convert = &conversion{grid: icc.NewGrid(t, 3, gridNodes)}
	}
}

// pngChunks calls visit for every chunk. It leaves checksums to the decoder.
func pngChunks(data []byte, visit func(name string, body []byte)) error {
	const frame = 12 // length, name, checksum
	for rest := data[len(pngMagic):]; ; {
		if len(rest) < frame {
			return errTruncated
		}
		size := uint64(binary.BigEndian.Uint32(rest))
		if size+frame > uint64(len(rest)) {
			return errTruncated
		}
		name := string(rest[4:8])
		visit(name, rest[8:8+size])
		if name == "IEND" {
			return nil
		}
		rest = rest[size+frame:]
	}
}

// pngProfile decompresses the profile in an iCCP chunk: name, 0, method 0, zlib stream.
func pngProfile(body []byte) []byte {
	_, packed, ok := bytes.Cut(body, []byte{0})
	if !ok || len(packed) < 1 || packed[0] != 0 {
		return nil
	}
	z, err := zlib.NewReader(bytes.NewReader(packed[1:]))
	if err != nil {
		return nil
	}
	p, err := io.ReadAll(io.LimitReader(z, maxProfile))
	if err != nil {
		return nil
	}
	return p
}

// pngDecode decodes the picture, or the default image of an animation.
func pngDecode(s *source, _ func(w, h int) bool) (*frame, error) {
	m, err := png.Decode(bytes.NewReader(s.data))
	if err != nil {
		return nil, fmt.Errorf("decode PNG: %w", err)
	}
	switch m := m.(type) { // returned only for pictures without transparency
	case *image.RGBA:
		return alphaFrame((*image.NRGBA)(m)), nil
	case *image.RGBA64:
		return alphaFrame(fromWide(m.Pix, m.Stride, m.Rect, 8)), nil
	}
	return frameOf(m)
}

// fromPalette replaces indexes by colours of the palette. An index beyond the palette
// becomes transparent.
func fromPalette(m *image.Paletted) *image.NRGBA {
	var table [256]color.NRGBA
	for i, c := range m.Palette {
		table[i] = color.NRGBAModel.Convert(c).(color.NRGBA)
	}
	out := image.NewNRGBA(m.Rect)
	for y := range m.Rect.Dy() {
		dst := out.Pix[y*out.Stride:]
		for x, i := range m.Pix[y*m.Stride:][:m.Rect.Dx()] {
			c := table[i]
			dst[4*x], dst[4*x+1], dst[4*x+2], dst[4*x+3] = c.R, c.G, c.B, c.A
		}
	}
	return out
}

// fromWide keeps the high byte of 16-bit samples. A pixel has size bytes: two for gray,
// eight for RGBA that is straight or opaque.
func fromWide(pix []byte, stride int, r image.Rectangle, size int) *image.NRGBA {
	out := image.NewNRGBA(r)
	for y := range r.Dy() {
		src, dst := pix[y*stride:], out.Pix[y*out.Stride:]
		for x := range r.Dx() {
			p, q := src[x*size:][:size], dst[4*x:][:4]
			if size == 2 {
				q[0], q[1], q[2], q[3] = p[0], p[0], p[0], 255
			} else {
				q[0], q[1], q[2], q[3] = p[0], p[2], p[4], p[6]
			}
		}
	}
	return out
}

package media

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"

	"github.com/gen2brain/jpegn"
)

// scansMax bounds the passes over a progressive JPEG: encoders make about ten,
// and every pass costs time for the whole picture however few its bytes are.
const scansMax = 64

var errTruncated = errors.New("the file ends early")

// jpegHeader reads the size, orientation and profile of a JPEG and makes sure
// that the file goes on to its end marker, which the decoder does not.
func jpegHeader(data []byte) (*source, error) {
	c, err := jpegn.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("read JPEG header: %w", err)
	}
	s := &source{data: data, w: c.Width, h: c.Height, orientation: 1, decode: jpegDecode}
	var icc []byte
	scans := 0
	err = jpegSegments(data, func(marker byte, body []byte) {
		switch {
		case marker == 0xDA:
			scans++
		case marker == 0xE1 && bytes.HasPrefix(body, []byte("Exif\x00\x00")):
			s.orientation = orientation(body[6:])
		case marker == 0xE2 && bytes.HasPrefix(body, []byte("ICC_PROFILE\x00")) && len(body) >= 14 && len(icc) <= profileMax:
			icc = append(icc, body[14:]...)
		}
	})
	// Huffman coding spends at least a bit on the DC of a block; progressive
	// coding not more on the AC. A smaller file lies about its size.
	if least := up(c.Width, 8) * up(c.Height, 8) / 8; err == nil && (scans > scansMax || scans == 0 || len(data) < least) {
		err = errTruncated
	}
	if c.ColorModel == color.YCbCrModel || c.ColorModel == color.RGBAModel {
		s.icc = profile(icc)
	}
	return s, err
}

// jpegSegments visits every marker segment that has a body, up to the end of
// the image, passing over the coded data. What follows the end is ignored:
// telephones put second pictures and videos there.
func jpegSegments(data []byte, visit func(marker byte, body []byte)) error {
	for at := 2; ; {
		i := bytes.IndexByte(data[at:], 0xFF)
		if i < 0 || at+i+1 >= len(data) {
			return errTruncated
		}
		marker := data[at+i+1]
		switch at += i + 2; {
		case marker == 0xD9:
			return nil
		case marker == 0xFF:
			at-- // fill byte: this one may begin the marker
			continue
		case marker == 0 || marker == 1 || marker >= 0xD0 && marker <= 0xD8:
			continue // coded data, or a marker without a body
		case at+2 > len(data):
			return errTruncated
		}
		size := int(binary.BigEndian.Uint16(data[at:]))
		if size < 2 || at+size > len(data) {
			return errTruncated
		}
		visit(marker, data[at+2:at+size])
		at += size
	}
}

// jpegDecode decodes at the smallest of full, half, quarter and eighth size
// whose shape is still enough: the transform then does most of the shrinking.
func jpegDecode(s *source, enough func(w, h int) bool) (*frame, error) {
	scale := 8
	for scale > 1 && !enough(up(s.w, scale), up(s.h, scale)) {
		scale /= 2
	}
	m, err := jpegn.Decode(bytes.NewReader(s.data), &jpegn.Options{ScaleDenom: scale})
	if err != nil {
		return nil, fmt.Errorf("decode JPEG: %w", err)
	}
	return frameOf(m)
}

// fromCMYK converts without a profile: what such files look like in print is
// not known here, and browsers show them the same way.
func fromCMYK(m *image.CMYK) *image.NRGBA {
	out := image.NewNRGBA(m.Rect)
	for y := range m.Rect.Dy() {
		src, dst := m.Pix[y*m.Stride:][:4*m.Rect.Dx()], out.Pix[y*out.Stride:]
		for i := 0; i < len(src); i += 4 {
			dst[i], dst[i+1], dst[i+2] = color.CMYKToRGB(src[i], src[i+1], src[i+2], src[i+3])
			dst[i+3] = 255
		}
	}
	return out
}

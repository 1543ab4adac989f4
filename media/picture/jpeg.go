package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image/color"

	"github.com/gen2brain/jpegn"

	"finds/schema"
)

// maxScans is the maximum number of scans of a progressive JPEG. Encoders use about ten,
// and each scan costs time for the whole picture, however few bytes it has: up to 0.4 µs
// per block. maxScanBlocks limits scans times blocks: 50 megapixels in the ten scans of
// encoders, with 14 components in all, have 11 million.
const (
	maxScans      = 64
	maxScanBlocks = 15_000_000
)

var errTruncated = errors.New("the file ends early")

// errScans is the error for a small file that would keep a worker busy for a long time.
var errScans = schema.ErrField("body.file", schema.RuleTooManyScans, "expected a picture with fewer passes: this progressive JPEG has too many for its size")

// jpegMarks holds the data read from the segments of a JPEG.
type jpegMarks struct {
	orientation int
	icc         []byte
	adobe       adobe
	scans       int
	blocks      int // blocks visited by all scans of a progressive JPEG
	progressive bool
}

// jpegHeader reads the size, orientation and profile of a JPEG. A file without an end
// marker is accepted if it has enough coded data for its size: cameras that lose power
// and interrupted downloads produce such files, and the existing part can be shown.
func jpegHeader(data []byte) (*source, error) {
	c, err := jpegn.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		if w, h := jpegSize(data); w > MaxEdge || h > MaxEdge { // beyond the decoder's own limit
			return &source{data: data, w: w, h: h}, errTruncated
		}
		return nil, fmt.Errorf("read JPEG header: %w", err)
	}
	s := &source{data: data, w: c.Width, h: c.Height, orientation: 1}
	marks := jpegMarks{orientation: 1}
	end, err := jpegSegments(data, func(marker byte, body []byte) { marks.take(marker, body, c.Width, c.Height) })
	if errors.Is(err, errNoEnd) && marks.scans > 0 {
		err = nil
	}
	// Huffman coding takes at least one bit for the DC coefficient of a block;
	// progressive coding may take no more for the AC coefficients. The stated size of a
	// smaller file is false.
	least := ceilDiv(c.Width, 8) * ceilDiv(c.Height, 8) / 8
	switch {
	case err != nil:
	case marks.scans == 0 || len(data) < least || codedBytes(data[:end]) < least:
		err = errTruncated
	case marks.scans > maxScans || marks.progressive && marks.blocks > maxScanBlocks:
		err = errScans
	}
	s.orientation = marks.orientation
	s.decode = jpegDecode
	switch c.ColorModel {
	case color.CMYKModel:
		s.decode = func(s *source, enough func(w, h int) bool) (*frame, error) {
			return inkDecode(s, marks.adobe, marks.icc, jpegScale(s, enough))
		}
	case color.GrayModel:
		s.colours(marks.icc, 1)
	default:
		s.colours(marks.icc, 3)
	}
	return s, err
}

// maxProfile is the maximum size of an ICC profile that is read, in bytes. Profiles for
// printing presses have up to 3 MiB.
const maxProfile = 4 << 20

// take records a segment of a picture of w×h pixels.
func (m *jpegMarks) take(marker byte, body []byte, w, h int) {
	switch {
	case marker == 0xDA:
		m.scans++
		if len(body) > 0 {
			m.blocks += ceilDiv(w, 8) * ceilDiv(h, 8) * min(int(body[0]), 4)
		}
	case marker == 0xC2:
		m.progressive = true
	case marker == 0xE1 && bytes.HasPrefix(body, []byte("Exif\x00\x00")):
		m.orientation = orientation(body[6:])
	case marker == 0xE2 && bytes.HasPrefix(body, []byte("ICC_PROFILE\x00")) && len(body) >= 14 && len(m.icc) <= maxProfile:
		m.icc = append(m.icc, body[14:]...)
	case marker == 0xEE && len(body) >= adobeSize && bytes.HasPrefix(body, []byte(adobeName)):
		m.adobe = adobe{true, body[adobeSize-1]}
	}
}

// jpegSize returns the size in the frame header (T.81, B.2.2), or 0 if there is none.
func jpegSize(data []byte) (w, h int) {
	_, _ = jpegSegments(data, func(marker byte, body []byte) {
		if marker >= 0xC0 && marker <= 0xC2 && len(body) >= 6 && w == 0 {
			h, w = int(binary.BigEndian.Uint16(body[1:])), int(binary.BigEndian.Uint16(body[3:]))
		}
	})
	return w, h
}

// codedBytes returns the number of bytes that are not in segments of a JPEG.
func codedBytes(data []byte) int {
	n := len(data) - 2
	_, _ = jpegSegments(data, func(_ byte, body []byte) { n -= len(body) + 4 })
	return n
}

// errNoEnd is the error for a JPEG that has intact segments but no end marker.
var errNoEnd = fmt.Errorf("%w: there is no end marker", errTruncated)

// jpegSegments calls visit for every marker segment that has a body, up to the end of the
// image, skipping coded data, and returns the offset of that end. Data after the end is
// ignored: telephones store second pictures and videos there.
func jpegSegments(data []byte, visit func(marker byte, body []byte)) (end int, err error) {
	for at := 2; ; {
		i := -1
		if at < len(data) {
			i = bytes.IndexByte(data[at:], 0xFF)
		}
		if i < 0 || at+i+1 >= len(data) {
			return len(data), errNoEnd
		}
		marker := data[at+i+1]
		switch at += i + 2; {
		case marker == 0xD9:
			return at, nil
		case marker == 0xFF:
			at-- // a fill byte; this byte may begin the marker
			continue
		case marker == 0 || marker == 1 || marker >= 0xD0 && marker <= 0xD8:
			continue // coded data, or a marker without a body
		case at+2 > len(data):
			return len(data), errTruncated
		}
		size := int(binary.BigEndian.Uint16(data[at:]))
		if size < 2 || at+size > len(data) {
			return len(data), errTruncated
		}
		visit(marker, data[at+2:at+size])
		at += size
	}
}

// jpegScale returns the scale denominator of the smallest of full, half, quarter and
// eighth size that enough accepts, so that the inverse transform does most of the
// downscaling.
func jpegScale(s *source, enough func(w, h int) bool) int {
	scale := 8
	for scale > 1 && !enough(ceilDiv(s.w, scale), ceilDiv(s.h, scale)) {
		scale /= 2
	}
	return scale
}

func jpegDecode(s *source, enough func(w, h int) bool) (*frame, error) {
	m, err := jpegn.Decode(bytes.NewReader(s.data), &jpegn.Options{ScaleDenom: jpegScale(s, enough)})
	if err != nil {
		return nil, fmt.Errorf("decode JPEG: %w", err)
	}
	f, err := frameOf(m)
	if err != nil {
		return nil, err
	}
	return f, f.fillMissing()
}

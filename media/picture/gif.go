package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/gif"
)

var errGIF = errors.New("the GIF is broken")

// gifHeader reads the size of a GIF and checks that the file is complete up to its
// trailer, which the decoder does not, since it needs only the first frame.
func gifHeader(data []byte) (*source, error) {
	const head = 13
	if len(data) < head {
		return nil, errTruncated
	}
	s := &source{data: data, orientation: 1, decode: gifDecode}
	s.w, s.h = int(binary.LittleEndian.Uint16(data[6:])), int(binary.LittleEndian.Uint16(data[8:]))
	frames := 0
	err := gifBlocks(data[head:], data[10], func(at image.Rectangle) error {
		frames++
		if !at.In(image.Rect(0, 0, s.w, s.h)) || at.Empty() {
			return errGIF
		}
		return nil
	})
	if err == nil && frames == 0 {
		err = errGIF
	}
	return s, err
}

// gifBlocks calls frame with the rectangle of every frame on the canvas, up to the
// trailer (GIF89a, 17 to 27). flags are those of the screen descriptor; data is the data
// after it.
func gifBlocks(data []byte, flags byte, frame func(at image.Rectangle) error) error {
	data, err := gifColours(data, flags)
	for err == nil && len(data) > 0 {
		switch kind := data[0]; {
		case kind == 0x3B:
			return nil
		case kind == 0x21 && len(data) >= 2:
			data, err = gifParts(data[2:])
		case kind == 0x2C && len(data) >= 10:
			if err = frame(gifPlace(data[1:])); err != nil {
				return err
			}
			if data, err = gifColours(data[10:], data[9]); err == nil && len(data) > 0 {
				data, err = gifParts(data[1:]) // after the code size
			}
		default:
			return errGIF
		}
	}
	return errTruncated
}

func gifPlace(b []byte) image.Rectangle {
	n := func(at int) int { return int(binary.LittleEndian.Uint16(b[at:])) }
	return image.Rect(0, 0, n(4), n(6)).Add(image.Pt(n(0), n(2)))
}

// gifColours skips a colour table if flags indicate one, and returns the data after it.
func gifColours(data []byte, flags byte) ([]byte, error) {
	size := 0
	if flags&0x80 != 0 {
		size = 3 << (1 + flags&7)
	}
	if size > len(data) {
		return nil, errTruncated
	}
	return data[size:], nil
}

// gifParts skips a chain of sub-blocks and returns the data after it.
func gifParts(data []byte) ([]byte, error) {
	for len(data) > 0 {
		size := int(data[0])
		if size >= len(data) {
			return nil, errTruncated
		}
		data = data[1+size:]
		if size == 0 {
			return data, nil
		}
	}
	return nil, errTruncated
}

// gifDecode decodes the first frame and draws it on its canvas.
func gifDecode(s *source, _ func(w, h int) bool) (*frame, error) {
	m, err := gif.Decode(bytes.NewReader(s.data))
	if err != nil {
		return nil, fmt.Errorf("decode GIF: %w", err)
	}
	p, ok := m.(*image.Paletted)
	if !ok {
		return nil, fmt.Errorf("decode GIF: unexpected %T", m)
	}
	return alphaFrame(onCanvas(fromPalette(p), p.Rect, s.w, s.h)), nil
}

package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"

	"golang.org/x/image/webp"

	"finds/schema"
)

// Flags of a VP8X chunk, the header of an extended WebP file (RFC 9649, 2.7).
const (
	flagAnimation = 0x02
	flagAlpha     = 0x10
	flagProfile   = 0x20
)

var errRIFF = errors.New("the WebP container is broken")

// webpFile is the content of a WebP file: its canvas and the first picture on it.
type webpFile struct {
	w, h      int
	at        image.Rectangle // rectangle of the picture on the canvas
	alph, vp8 []byte          // chunks with their headers; alph may be empty
	icc, exif []byte
}

// webpHeader reads the size, orientation and profile of a WebP.
func webpHeader(data []byte) (*source, error) {
	f, err := parseWebP(data)
	if err != nil {
		return nil, err
	}
	s := &source{data: data, w: f.w, h: f.h, orientation: orientation(bytes.TrimPrefix(f.exif, []byte("Exif\x00\x00")))}
	s.colours(f.icc, 3)
	s.decode = func(*source, func(w, h int) bool) (*frame, error) { return f.decode() }
	return s, nil
}

// parseWebP parses the container and the headers of the first picture.
func parseWebP(data []byte) (*webpFile, error) {
	if len(data) < 12 || string(data[:4]) != "RIFF" || string(data[8:12]) != "WEBP" {
		return nil, errRIFF
	}
	size := uint64(binary.LittleEndian.Uint32(data[4:]))
	if size < 4 || size+8 > uint64(len(data)) {
		return nil, errTruncated
	}
	var f webpFile
	if err := f.read(data[12 : 8+size]); err != nil {
		return nil, err
	}
	if f.vp8 == nil {
		return nil, errRIFF
	}
	if f.w == 0 { // the simple format does not define a canvas
		f.w, f.h = f.at.Dx(), f.at.Dy()
	}
	if !f.at.In(image.Rect(0, 0, f.w, f.h)) {
		return nil, errRIFF
	}
	return &f, nil
}

// read reads the chunks of the file. Of several pictures, it uses the first.
func (f *webpFile) read(chunks []byte) error {
	return riffChunks(chunks, func(name string, whole, body []byte) error {
		switch {
		case name == "VP8X" && len(body) >= 10 && f.w == 0 && f.vp8 == nil:
			f.w, f.h = 1+uint24(body[4:]), 1+uint24(body[7:])
		case name == "VP8X":
			return errRIFF
		case name == "ICCP" && f.icc == nil:
			f.icc = body
		case name == "EXIF" && f.exif == nil:
			f.exif = body
		case name == "ANMF" && f.vp8 == nil:
			return f.animated(body)
		case f.vp8 == nil:
			return f.picture(name, whole, body)
		}
		return nil
	})
}

// animated reads the first frame of an animation.
func (f *webpFile) animated(body []byte) error {
	if len(body) < 16 {
		return errRIFF
	}
	if err := riffChunks(body[16:], f.picture); err != nil {
		return err
	}
	if f.at.Dx() != 1+uint24(body[6:]) || f.at.Dy() != 1+uint24(body[9:]) {
		return errRIFF
	}
	f.at = f.at.Add(image.Pt(2*uint24(body), 2*uint24(body[3:])))
	return nil
}

// picture reads a chunk that contains a coded picture or its opacity.
func (f *webpFile) picture(name string, whole, body []byte) error {
	switch {
	case f.vp8 != nil:
		return nil
	case name == "ALPH":
		f.alph = whole
		return nil
	case name == "VP8 " && len(body) >= 10:
		w, h := binary.LittleEndian.Uint16(body[6:]), binary.LittleEndian.Uint16(body[8:])
		f.at = image.Rect(0, 0, int(w&0x3fff), int(h&0x3fff))
	case name == "VP8L" && len(body) >= 5:
		v := binary.LittleEndian.Uint32(body[1:])
		f.at, f.alph = image.Rect(0, 0, 1+int(v&0x3fff), 1+int(v>>14&0x3fff)), nil
	case name == "VP8 ", name == "VP8L":
		return errTruncated
	default:
		return nil // unknown chunks must be ignored
	}
	if f.at.Empty() {
		return errRIFF
	}
	f.vp8 = whole
	return nil
}

// riffChunks calls visit for each chunk. whole includes the header and the padding; body
// does not.
func riffChunks(data []byte, visit func(name string, whole, body []byte) error) error {
	for len(data) > 0 {
		if len(data) < 8 {
			return errTruncated
		}
		size := uint64(binary.LittleEndian.Uint32(data[4:]))
		end := 8 + size + size&1
		if 8+size == uint64(len(data)) {
			end = 8 + size // the last padding byte is often left out
		}
		if end > uint64(len(data)) {
			return errTruncated
		}
		if err := visit(string(data[:4]), data[:end], data[8:8+size]); err != nil {
			return err
		}
		data = data[end:]
	}
	return nil
}

func uint24(b []byte) int { return int(b[0]) | int(b[1])<<8 | int(b[2])<<16 }

func put24(b []byte, v int) { b[0], b[1], b[2] = byte(v), byte(v>>8), byte(v>>16) }

// riff returns a WebP file with the given complete chunks, in the extended format with
// flags if extended is set.
func riff(w, h int, flags byte, extended bool, chunks ...[]byte) []byte {
	out := []byte("RIFF\x00\x00\x00\x00WEBP")
	if extended {
		head := append([]byte("VP8X\x0a\x00\x00\x00"), flags, 0, 0, 0, 0, 0, 0, 0, 0, 0)
		put24(head[12:], w-1)
		put24(head[15:], h-1)
		out = append(out, head...)
	}
	for _, c := range chunks {
		out = append(out, c...)
		out = append(out, make([]byte, len(c)&1)...)
	}
	binary.LittleEndian.PutUint32(out[4:], uint32(len(out)-8))
	return out
}

// decode decodes the picture from a separate file that contains only chunks that have
// been checked, and draws it on the canvas.
func (f *webpFile) decode() (*frame, error) {
	w, h := f.at.Dx(), f.at.Dy()
	m, err := webp.Decode(bytes.NewReader(riff(w, h, flagAlpha, f.alph != nil, f.alph, f.vp8)))
	if err != nil {
		return nil, fmt.Errorf("decode WebP: %w", err)
	}
	var n *image.NRGBA
	switch m := m.(type) {
	case *image.YCbCr:
		full, err := newFrame(m)
		if err != nil {
			return nil, err
		}
		full.expand()
		if w == f.w && h == f.h {
			return full, nil
		}
		n = full.pixels(nil, 0)
	case *image.NYCbCrA:
		full, err := newFrame(&m.YCbCr)
		if err != nil {
			return nil, err
		}
		full.expand()
		n = full.pixels(m.A, m.AStride)
	case *image.NRGBA:
		n = m
	default:
		return nil, fmt.Errorf("decode WebP: unexpected %T", m)
	}
	return alphaFrame(onCanvas(n, f.at, f.w, f.h)), nil
}

// onCanvas draws m at its position on a transparent canvas of w×h pixels.
func onCanvas(m *image.NRGBA, at image.Rectangle, w, h int) *image.NRGBA {
	if at.Dx() == w && at.Dy() == h {
		return m
	}
	canvas := image.NewNRGBA(image.Rect(0, 0, w, h))
	draw.Draw(canvas, at, m, m.Rect.Min, draw.Src)
	return canvas
}

// pixels converts the planes to RGB. If alpha is nil, the result is opaque.
func (f *frame) pixels(alpha []byte, stride int) *image.NRGBA {
	out := image.NewNRGBA(image.Rect(0, 0, f.w, f.h))
	for y := range f.h {
		luma, cb, cr := f.y.row(y), f.cb.row(y/f.cy), f.cr.row(y/f.cy)
		for x, v := range luma {
			p := out.Pix[y*out.Stride+4*x:][:4]
			p[0], p[1], p[2] = color.YCbCrToRGB(v, cb[x/f.cx], cr[x/f.cx])
			p[3] = 255
			if alpha != nil {
				p[3] = alpha[y*stride+x]
			}
		}
	}
	return out
}

// withProfile adds an ICC profile to an encoded WebP of w×h pixels.
func withProfile(data, icc []byte, w, h int, alpha bool) ([]byte, error) {
	if icc == nil {
		return data, nil
	}
	var flags byte = flagProfile
	if alpha {
		flags |= flagAlpha
	}
	chunks := [][]byte{profileChunk(icc)}
	if len(data) < 12 {
		return nil, errRIFF
	}
	err := riffChunks(data[12:], func(name string, whole, _ []byte) error {
		if name != "VP8X" {
			chunks = append(chunks, whole)
		}
		return nil
	})
	return riff(w, h, flags, true, chunks...), err
}

// isOurs reports whether a WebP that can be decoded has the container that is written here, byte by byte, and
// is not larger than a photo at display size.
func isOurs(data []byte) bool {
	f, err := parseWebP(data)
	if err != nil || max(f.w, f.h) > schema.DisplayEdge || f.at != image.Rect(0, 0, f.w, f.h) || string(f.vp8[:4]) != "VP8 " {
		return false
	}
	var flags byte
	chunks := [][]byte{f.alph, f.vp8}
	if f.alph != nil {
		flags |= flagAlpha
	}
	if f.icc != nil {
		s := &source{}
		s.colours(f.icc, 3)
		if s.icc == nil {
			return false
		}
		flags |= flagProfile
		chunks = append([][]byte{profileChunk(s.icc)}, chunks...)
	}
	return bytes.Equal(data, riff(f.w, f.h, flags, flags != 0, chunks...))
}

func profileChunk(icc []byte) []byte {
	return append(binary.LittleEndian.AppendUint32([]byte("ICCP"), uint32(len(icc))), icc...)
}

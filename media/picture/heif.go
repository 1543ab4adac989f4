package picture

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"runtime"
	"slices"

	"github.com/gen2brain/avif"
	"golang.org/x/sys/cpu"

	"finds/media/bmff"
)

// codecsCompile reports whether the HEIC and AVIF codecs, which are WebAssembly, are
// compiled to machine code on this system. If they were interpreted, a picture would take
// minutes.
var codecsCompile = slices.Contains([]string{"linux", "darwin", "windows", "freebsd"}, runtime.GOOS) &&
	(runtime.GOARCH == "arm64" || runtime.GOARCH == "amd64" && cpu.X86.HasSSE41)

func hasBrand(head []byte, names ...string) bool {
	return slices.ContainsFunc(bmff.Brands(head), func(b string) bool { return slices.Contains(names, b) })
}

func isAVIF(head []byte) bool { return codecsCompile && hasBrand(head, "avif", "avis") }

// isHEIC accepts any of these brands. mif1, msf1 and mif2 are brands of all HEIF files;
// the items of a file determine its codec.
func isHEIC(head []byte) bool {
	return codecsCompile && hasBrand(head, "mif1", "msf1", "mif2", "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs") && !hasBrand(head, "avif", "avis")
}

func heicHeader(data []byte) (*source, error) { return heifHeader(data, heicDecode) }

func avifHeader(data []byte) (*source, error) { return heifHeader(data, avifDecode) }

// heifHeader reads the size and the profile of a HEIC or AVIF file and checks that the
// picture is complete, as far as possible without decoding. Of all sizes in the file,
// which may include those of tiles and previews, the largest is used.
func heifHeader(data []byte, decode func(*source, func(w, h int) bool) (*frame, error)) (*source, error) {
	s := &source{data: data, orientation: 1, decode: decode}
	r := bmff.NewReader(bytes.NewReader(data))
	items := &heifItems{
		Reader: r, data: data, items: map[uint32]*heifItem{},
		codecs: map[int][]byte{}, colours: map[int][]byte{}, alphas: map[int]bool{},
	}
	property := func(b bmff.Box) error {
		items.property(b)
		return s.property(data[b.Body():b.End], b.Kind)
	}
	properties := func(b bmff.Box) error {
		if b.Kind == "ipco" {
			return r.Each(b.Body(), b.End, property)
		}
		return items.box(b)
	}
	err := r.Each(0, int64(len(data)), func(b bmff.Box) error {
		if b.Kind != "meta" || b.End < b.Body()+4 {
			return nil
		}
		if b.End-b.Start > maxMeta {
			return bmff.ErrMalformed
		}
		return r.Each(b.Body()+4, b.End, func(b bmff.Box) error { // after version and flags
			if b.Kind == "iprp" {
				items.iprp = b
				return r.Each(b.Body(), b.End, properties)
			}
			return items.box(b)
		})
	})
	if err == nil && s.w == 0 {
		err = bmff.ErrMalformed
	}
	if err == nil {
		err = items.check()
	}
	if err == nil {
		items.colourOf(s)
		s.data = items.oneUses()
		items.opacityOf(s)
	}
	return s, err
}

// property reads an item property (ISO/IEC 23008-12, 6.5).
func (s *source) property(body []byte, kind string) error {
	switch {
	case kind == "ispe" && len(body) < 12:
		return bmff.ErrTruncated
	case kind == "ispe":
		w, h := int64(binary.BigEndian.Uint32(body[4:])), int64(binary.BigEndian.Uint32(body[8:]))
		w, h = min(w, MaxEdge+1), min(h, MaxEdge+1) // clamped, since anything larger is refused
		if w*h > int64(s.w)*int64(s.h) {
			s.w, s.h = int(w), int(h)
		}
	}
	return nil
}

// heicDecode decodes the main picture, which libheif returns upright.
func heicDecode(s *source, _ func(w, h int) bool) (*frame, error) {
	m, err := decodeHEIC(s.data)
	if err != nil {
		return nil, err
	}
	f, err := s.decoded(m)
	switch {
	case err != nil:
		return nil, err
	case s.opacity != nil && f.alpha == nil:
		return s.joinOpacity(f)
	}
	f.recode = s.points
	return f, nil
}

// avifDecode decodes the picture, or the first one of several.
func avifDecode(s *source, _ func(w, h int) bool) (*frame, error) {
	m, err := avif.Decode(bytes.NewReader(s.data), avif.Options{AutoRotate: true})
	if err != nil {
		return nil, fmt.Errorf("decode AVIF: %w", err)
	}
	if wide, ok := m.(*image.RGBA64); ok && s.convert != nil && s.convert.grid != nil {
		n := s.convert.wideNRGBA(wide)
		s.convert = nil
		return s.decoded(n)
	}
	return s.decoded(m)
}

// decoded returns a frame of a picture that is already upright, so its size may differ
// from the size in the header.
func (s *source) decoded(m image.Image) (*frame, error) {
	s.w, s.h = m.Bounds().Dx(), m.Bounds().Dy()
	return frameOf(m)
}

// unpremultiply divides the samples of m by their opacity, in place.
func unpremultiply(m *image.NRGBA) *image.NRGBA {
	for y := range m.Rect.Dy() {
		row := m.Pix[y*m.Stride:][:4*m.Rect.Dx()]
		for i := 0; i < len(row); i += 4 {
			p := row[i : i+4]
			if a := uint32(p[3]); a > 0 && a < 255 {
				for c := range 3 {
					p[c] = byte(min((uint32(p[c])*255+a/2)/a, 255))
				}
			}
		}
	}
	return m
}

package picture

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/gen2brain/heic"
)

// alphaTypes lists the types of auxiliary images that contain the opacity of another
// image (ISO/IEC 23008-12, B.2.5, and 23000-22, 7.3.5.2).
var alphaTypes = []string{"urn:mpeg:hevc:2015:auxid:1", "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha"}

// isAlpha reports whether an auxC property marks an image as opacity. body includes
// version and flags.
func isAlpha(body []byte) bool {
	if len(body) < 4 {
		return false
	}
	name, _, _ := bytes.Cut(body[4:], []byte{0})
	return slices.Contains(alphaTypes, string(name))
}

// link is a reference from one item to another.
type link struct{ from, to uint32 }

// opacity returns the ID of the image that contains the opacity of the main picture, or 0
// if there is none in HEVC.
func (h *heifItems) opacity() uint32 {
	for _, l := range h.auxiliary {
		it := h.items[l.from]
		if l.to == h.primary && l.from != h.primary && it != nil && it.alpha && h.configOf(it) != nil {
			return l.from
		}
	}
	return 0
}

// opacityOf stores a file in s whose main picture is the opacity, because the codec
// decodes only the main picture, without its opacity.
func (h *heifItems) opacityOf(s *source) {
	id := h.opacity()
	isWide := id != 0 && s.data[h.pitm.Body()] > 0
	if id == 0 || !isWide && id > math.MaxUint16 {
		return
	}
	s.opacity = bytes.Clone(s.data)
	body := s.opacity[h.pitm.Body():h.pitm.End]
	if isWide {
		binary.BigEndian.PutUint32(body[4:], id)
	} else {
		binary.BigEndian.PutUint16(body[4:], uint16(id))
	}
	s.multiplied = slices.Contains(h.multiplied, link{h.primary, id})
}

// decodeHEIC decodes the main picture of a HEIC file. The decoder checks only the major
// brand, which may be that of any HEIF file, so it is replaced.
func decodeHEIC(data []byte) (image.Image, error) {
	m, err := heic.Decode(io.MultiReader(bytes.NewReader(data[:8]), strings.NewReader("heic"), bytes.NewReader(data[12:])))
	if err != nil {
		return nil, fmt.Errorf("decode HEIC: %w", err)
	}
	return m, nil
}

// joinOpacity decodes the opacity of s and returns f combined with it.
func (s *source) joinOpacity(f *frame) (*frame, error) {
	m, err := decodeHEIC(s.opacity)
	if err != nil {
		return nil, err
	}
	alpha, err := frameOf(m)
	if err != nil {
		return nil, err
	}
	if alpha.alpha != nil {
		return nil, fmt.Errorf("decode HEIC: opacity as %T", m)
	}
	a := alpha.y
	if a.w != f.w || a.h != f.h {
		a = a.lanczos(axis{f.w, span{0, float64(a.w)}, float64(f.w)}, axis{f.h, span{0, float64(a.h)}, float64(f.h)})
	}
	pixels := s.points.recoded(f).opaquePixels()
	for y := range f.h {
		for x, v := range a.row(y) {
			pixels.Pix[y*pixels.Stride+4*x+3] = v
		}
	}
	if s.multiplied {
		pixels = unpremultiply(pixels)
	}
	return alphaFrame(pixels), nil
}

// opaquePixels returns the pixels of f, which may be gray.
func (f *frame) opaquePixels() *image.NRGBA {
	if f.alpha != nil || !f.gray() {
		return f.rgb()
	}
	out := image.NewNRGBA(image.Rect(0, 0, f.w, f.h))
	for y := range f.h {
		for x, v := range f.y.row(y) {
			copy(out.Pix[y*out.Stride+4*x:], []byte{v, v, v, 255})
		}
	}
	return out
}

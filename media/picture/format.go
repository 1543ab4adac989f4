// Package picture decodes JPEG, PNG, WebP, GIF, HEIC and AVIF files, which may be hostile,
// and encodes the renditions that Finds serves, as WebP and JPEG. It bounds sizes, and
// leaves memory and time to the process that it runs in. It stores nothing.
package picture

import (
	"bytes"
	"slices"

	"finds/media/bmff"
	"finds/schema"
)

// Format is a format of picture files.
type Format struct {
	matches   func(head []byte) bool
	header    func(data []byte) (*source, error)
	maxPixels int
}

// Formats that are decoded.
var (
	JPEG = &Format{startsWith("\xff\xd8\xff"), jpegHeader, schema.ImagePixels}
	PNG  = &Format{startsWith(pngMagic), pngHeader, schema.ImagePixels}
	WebP = &Format{isWebP, webpHeader, schema.ImagePixels}
	GIF  = &Format{startsWith("GIF87a", "GIF89a"), gifHeader, schema.ImagePixels}
	AVIF = &Format{isAVIF, avifHeader, schema.HEIFPixels}
	HEIC = &Format{isHEIC, heicHeader, schema.HEIFPixels}
)

func startsWith(magics ...string) func([]byte) bool {
	return func(head []byte) bool {
		return slices.ContainsFunc(magics, func(m string) bool { return bytes.HasPrefix(head, []byte(m)) })
	}
}

func isWebP(d []byte) bool {
	return len(d) >= 12 && string(d[:4]) == "RIFF" && string(d[8:12]) == "WEBP"
}

// Matches reports whether a file that begins with head, of 64 bytes or all it has, is of
// the format. HEIC and AVIF match no file where their codecs would be interpreted.
func (f *Format) Matches(head []byte) bool { return f.matches(head) }

// RenderPhoto makes the renditions of a photo: within 1920×1920 pixels and never enlarged,
// and a thumbnail, its middle square of at most 400×400. They are upright and hold no
// metadata except a small RGB colour profile. An animation gives its first frame. Sizes
// are checked before a pixel is decoded.
//
// Errors: one of schema.ErrTooManyPixels for more than 50 megapixels, of HEIC and AVIF 26,
// or of schema.ErrTooWide for more than 16383 pixels a side, or one of schema.ErrField for
// `body.file` when the file is damaged, such as ErrDamaged.
func (f *Format) RenderPhoto(data []byte) (*Renditions, error) {
	return f.render(data, (*source).photo)
}

// RenderAvatar makes the renditions of a profile picture: the middle square of at most
// 400×400 pixels, and of at most 150×150. Errors are those of RenderPhoto.
func (f *Format) RenderAvatar(data []byte) (*Renditions, error) {
	return f.render(data, (*source).avatar)
}

// render reads the header, checks it, and makes the files.
func (f *Format) render(data []byte, derive func(*source) (*Renditions, error)) (*Renditions, error) {
	s, err := f.open(data)
	if err != nil {
		return nil, err
	}
	return bmff.RecoverDecode(ErrDamaged, func() (*Renditions, error) { return derive(s) })
}

// open reads and checks the header of a file; no pixel is decoded.
func (f *Format) open(data []byte) (*source, error) {
	return bmff.RecoverDecode(ErrDamaged, func() (*source, error) {
		s, err := f.header(data)
		if s != nil { // too large a size is reported first: the file may look truncated too
			if e := s.check(f.maxPixels); e != nil {
				return nil, e
			}
		}
		return s, err
	})
}

// Package picture decodes JPEG, PNG, WebP, GIF, HEIC and AVIF files, which may be
// hostile, and encodes the renditions that Finds serves, as WebP and JPEG. It limits
// sizes, but relies on the process that it runs in to limit memory and time. It stores
// nothing.
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

// Matches reports whether a file is of the format. head is the first 64 bytes of the
// file, or all of a shorter file. HEIC and AVIF match no file on systems where their
// codecs would be interpreted.
func (f *Format) Matches(head []byte) bool { return f.matches(head) }

// RenderPhoto returns the renditions of a photo: one within 1920×1920 pixels, a medium one
// within 960×960 pixels if that is smaller, and a thumbnail, its middle square of at most
// 400×400 pixels. None is enlarged. They are upright and contain no metadata except a small RGB colour profile. Of an animation, the
// first frame is used. Sizes are checked before any pixel is decoded.
//
// Errors: schema.ErrTooManyPixels for more than 50 megapixels, or 26 for HEIC and AVIF;
// schema.ErrTooWide for more than 16383 pixels per side; or schema.ErrField for
// `body.file` when the file is damaged, such as ErrDamaged.
func (f *Format) RenderPhoto(data []byte) (*Renditions, error) {
	return f.render(data, (*source).photo)
}

// RenderAgain is RenderPhoto for a photo from an archive of an instance. A WebP within 1920×1920 pixels that has
// only a coded picture, its opacity and a small profile, in the form that this package writes, becomes the main
// file as it is: coding it again would lose quality each time. It is decoded like any other. A file that is much
// larger than its rendition has bytes that no decoder reads, and is not kept.
func (f *Format) RenderAgain(data []byte) (*Renditions, error) {
	r, err := f.RenderPhoto(data)
	if err == nil && f == WebP && len(data) <= 2*len(r.Files[0].Data)+4<<10 && isOurs(data) {
		r.Files[0].Data = data
	}
	return r, err
}

// RenderAvatar returns the renditions of a profile picture: its middle square at up to
// 400×400 and at up to 150×150 pixels. Errors are those of RenderPhoto.
func (f *Format) RenderAvatar(data []byte) (*Renditions, error) {
	return f.render(data, (*source).avatar)
}

// RenderIcons returns the icons of an instance: its middle square as PNG at schema.IconEdge and 192 pixels, at 180 pixels on
// white, and as a maskable icon (W3C, Web App Manifest). Errors are those of RenderPhoto.
func (f *Format) RenderIcons(data []byte) (*Renditions, error) {
	return f.render(data, (*source).icons)
}

// RenderMedium returns the medium rendition of a photo alone, as RenderPhoto makes it, but
// also if the photo is not larger. Width and Height are those of the upright photo. Errors
// are those of RenderPhoto.
func (f *Format) RenderMedium(data []byte) (*Renditions, error) {
	return f.render(data, (*source).medium)
}

// render reads and checks the header and returns the renditions that derive makes.
func (f *Format) render(data []byte, derive func(*source) (*Renditions, error)) (*Renditions, error) {
	s, err := f.open(data)
	if err != nil {
		return nil, err
	}
	return bmff.RecoverDecode(ErrDamaged, func() (*Renditions, error) { return derive(s) })
}

// open reads and checks the header of a file. It decodes no pixel.
func (f *Format) open(data []byte) (*source, error) {
	return bmff.RecoverDecode(ErrDamaged, func() (*source, error) {
		s, err := f.header(data)
		if s != nil { // an excessive size is reported first, because the file may also look truncated
			if e := s.check(f.maxPixels); e != nil {
				return nil, e
			}
		}
		return s, err
	})
}

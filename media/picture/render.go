package picture

import (
	"finds/schema"
)

// MaxEdge is the longest side of a picture in pixels, as the WebP format bounds it.
const MaxEdge = 16383

// Role tells the renditions of one picture apart.
type Role string

// Roles of renditions.
const (
	Main  Role = "main"  // a photo at display size, a profile picture of 400×400 pixels
	Small Role = "small" // a thumbnail, a profile picture of 150×150 pixels
)

// File is an encoded rendition of a picture.
type File struct {
	Role Role
	Ext  string // of its name: `.webp` or `.jpg`
	Data []byte
}

// Renditions are the files that are kept of a picture: main as WebP, main as JPEG, small
// as WebP, small as JPEG. Width and Height are those of the main ones, in pixels.
type Renditions struct {
	Width, Height int
	Files         []File
}

// source is a file whose header has been read.
type source struct {
	data        []byte
	w, h        int         // as stored, not yet upright
	orientation int         // EXIF, 1 to 8
	icc         []byte      // a profile that is kept
	convert     *conversion // of colours, where none is kept; or nil
	points      *codePoints // of HEIC and AVIF; or nil
	opacity     []byte      // of HEIC: a file whose main picture is the opacity; or nil
	multiplied  bool        // the samples of HEIC are multiplied by the opacity
	// decode decodes the file, at a reduced size if the format can do that
	// cheaply and the size is enough.
	decode func(s *source, enough func(w, h int) bool) (*frame, error)
}

// check refuses sizes beyond the limits.
func (s *source) check(pixels int) error {
	switch {
	case s.w < 1 || s.h < 1:
		return errTruncated
	case s.w > MaxEdge || s.h > MaxEdge:
		return schema.ErrTooWide.Over(MaxEdge)
	case int64(s.w)*int64(s.h) > int64(pixels):
		return tooManyPixels(pixels)
	}
	return nil
}

func tooManyPixels(limit int) error {
	return schema.ErrTooManyPixels.Over(int64(limit), limit/1_000_000)
}

// upright returns the size of s once it is turned.
func (s *source) upright() (w, h int) {
	if s.orientation >= 5 {
		return s.h, s.w
	}
	return s.w, s.h
}

// photo makes the files of RenderPhoto.
func (s *source) photo() (*Renditions, error) {
	w, h := fit(s.w, s.h, schema.DisplayEdge)
	f, err := s.decode(s, func(dw, dh int) bool { return dw >= w && dh >= h })
	if err != nil {
		return nil, err
	}
	f.icc = s.icc
	w, h = s.upright()
	w, h = fit(w, h, schema.DisplayEdge)
	display := s.convert.apply(f.upright(w, h, s.orientation))
	f = nil // frees the decoded picture before the encoders ask for memory
	r := &Renditions{Width: w, Height: h}
	err = r.add(Main, display, webpQuality, jpegQuality)
	if err == nil {
		err = r.add(Small, display.square(schema.ThumbEdge), webpThumb, jpegThumb)
	}
	return r, err
}

// avatar makes the files of RenderAvatar.
func (s *source) avatar() (*Renditions, error) {
	f, err := s.decode(s, func(w, h int) bool { return min(w, h) >= min(schema.PictureEdge, s.w, s.h) })
	if err != nil {
		return nil, err
	}
	f.icc = s.icc
	w, h := f.w, f.h
	if s.orientation >= 5 {
		w, h = h, w
	}
	// The short side comes down to the square's, so that only little is turned.
	if short := min(w, h); short > schema.PictureEdge {
		w, h = max(w*schema.PictureEdge/short, schema.PictureEdge), max(h*schema.PictureEdge/short, schema.PictureEdge)
	}
	large := s.convert.apply(f.upright(w, h, s.orientation)).square(schema.PictureEdge)
	r := &Renditions{Width: large.w, Height: large.h}
	err = r.add(Main, large, webpQuality, jpegQuality)
	if err == nil {
		err = r.add(Small, large.square(schema.PictureSmall), webpQuality, jpegQuality)
	}
	return r, err
}

// add encodes f as WebP and as JPEG.
func (r *Renditions) add(role Role, f *frame, webpQuality, jpegQuality int) error {
	w, err := f.webp(webpQuality)
	if err != nil {
		return err
	}
	j, err := f.jpeg(jpegQuality)
	r.Files = append(r.Files, File{role, ".webp", w}, File{role, ".jpg", j})
	return err
}

// ErrDamaged refuses a picture that cannot be decoded. It gives no reason: that would help
// only the sender of a hostile file.
var ErrDamaged = schema.ErrField("body.file", schema.RuleDamagedPicture,
	"expected a whole picture; this one is damaged or of an unusual kind")

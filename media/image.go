package media

import (
	"finds/schema"

	"finds/media/bmff"
)

// edgeMax is the longest side of a picture in pixels, that of the WebP format.
const edgeMax = 16383

// File is one encoded form of a picture: what follows the stem of its storage
// path, such as `_t.webp`, and its bytes.
type File struct {
	Suffix string
	Data   []byte
}

// Renditions are the files that are kept of a picture. Width and Height are
// those of the first, in pixels.
type Renditions struct {
	Width, Height int
	Files         []File
}

// Image makes of a JPEG, PNG, WebP, GIF, HEIC or AVIF file its display size, within 1920×1920
// and never enlarged, and its thumbnail, the middle square of it at 400×400 or
// smaller, each as WebP and JPEG. They are upright and hold no metadata but a
// small RGB colour profile. An animation gives its first frame. The format is
// told by the first bytes, and size limits stand before any pixel is decoded.
//
// Errors: schema.ErrNotMedia, one of schema.ErrTooLarge for more than 50
// megapixels, of HEIC and AVIF 26, or 16383 pixels a side, or one of schema.ErrField for `body.file`
// when the file is damaged.
func Image(data []byte) (*Renditions, error) { return render(data, (*source).image) }

// Picture makes of an image file, see Image, the profile pictures: its middle
// square at 400×400 and at 150×150 or smaller, each as WebP and JPEG.
func Picture(data []byte) (*Renditions, error) { return render(data, (*source).picture) }

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

// render reads the header, checks it, and makes the files.
func render(data []byte, derive func(*source) (*Renditions, error)) (*Renditions, error) {
	s, err := open(data)
	if err != nil {
		return nil, err
	}
	return bmff.RecoverDecode(errDamaged, func() (*Renditions, error) { return derive(s) })
}

// open reads and checks the header of a file; no pixel is decoded.
func open(data []byte) (*source, error) {
	f := formatOf(data)
	if f == nil || f.header == nil {
		return nil, schema.ErrNotMedia
	}
	return bmff.RecoverDecode(errDamaged, func() (*source, error) {
		s, err := f.header(data)
		if s != nil { // what is too large is told first: it may look truncated
			if e := s.check(f.pixels); e != nil {
				return nil, e
			}
		}
		return s, err
	})
}

// check refuses sizes beyond the limits.
func (s *source) check(pixels int) error {
	switch {
	case s.w < 1 || s.h < 1:
		return errTruncated
	case s.w > edgeMax || s.h > edgeMax:
		return schema.ErrTooWide.Over(edgeMax)
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

// image makes the files of Image.
func (s *source) image() (*Renditions, error) {
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
	err = r.add("", display, webpQuality, jpegQuality)
	if err == nil {
		err = r.add(thumbSuffix, display.square(schema.ThumbEdge), webpThumb, jpegThumb)
	}
	return r, err
}

// picture makes the files of Picture.
func (s *source) picture() (*Renditions, error) {
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
	err = r.add(largeSuffix, large, webpQuality, jpegQuality)
	if err == nil {
		err = r.add(smallSuffix, large.square(schema.PictureSmall), webpQuality, jpegQuality)
	}
	return r, err
}

// add encodes f as WebP and as JPEG.
func (r *Renditions) add(suffix string, f *frame, webpQuality, jpegQuality int) error {
	w, err := f.webp(webpQuality)
	if err != nil {
		return err
	}
	j, err := f.jpeg(jpegQuality)
	r.Files = append(r.Files, File{suffix + ".webp", w}, File{suffix + ".jpg", j})
	return err
}

// errDamaged is the one answer to what cannot be decoded; why is of no use to
// who sent it, or only to who means harm.
var errDamaged = schema.ErrField("body.file", schema.RuleDamagedPicture, "expected a whole picture; this one is damaged or of an unusual kind")

package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/png"

	"github.com/disintegration/imaging"

	"finds/schema"
)

// MaxEdge is the longest side of a picture in pixels, which is the limit of the WebP
// format.
const MaxEdge = 16383

// Role distinguishes the renditions of one picture.
type Role string

// Roles of renditions.
const (
	Main   Role = "main"   // a photo at display size, a profile picture of 400×400 pixels
	Small  Role = "small"  // a thumbnail, a profile picture of 150×150 pixels
	Medium Role = "medium" // a photo at the size of telephones, as WebP only

	// Of the icons of an instance, as PNG only.
	Icon      Role = "512"
	IconSmall Role = "192"
	IconApple Role = "apple"    // of 180 pixels, without transparency: iOS shows it on black
	IconMask  Role = "maskable" // what is within four fifths of it shows in icons of any shape
)

// File is an encoded rendition of a picture.
type File struct {
	Role Role
	Ext  string // file name extension: `.webp`, `.jpg` or `.png`
	Data []byte
}

// Renditions are the files that are kept of a picture, in this order: main as WebP, main
// as JPEG, small as WebP, small as JPEG, medium as WebP. Medium is missing if main is
// not larger. Width and Height are those of the main files, in pixels.
type Renditions struct {
	Width, Height             int
	MediumWidth, MediumHeight int    // of the medium file, or of main if there is none; 0 for profile pictures
	Blur                      string // the BlurHash of the whole picture; "" for profile pictures
	Files                     []File
}

// source is a file whose header has been read.
type source struct {
	data        []byte
	w, h        int         // as stored, not yet upright
	orientation int         // EXIF, 1 to 8
	icc         []byte      // a profile that is kept
	convert     *conversion // conversion of colours if no profile is kept; or nil
	points      *codePoints // code points of HEIC and AVIF; or nil
	opacity     []byte      // for HEIC, a file whose main picture is the opacity; or nil
	multiplied  bool        // for HEIC, the samples are premultiplied by the opacity
	// decode decodes the file, at a reduced size if the format can do so cheaply and
	// enough accepts that size.
	decode func(s *source, enough func(w, h int) bool) (*frame, error)
}

// check returns an error if the size exceeds the limits.
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

// upright returns the size of the upright picture.
func (s *source) upright() (w, h int) {
	if s.orientation >= 5 {
		return s.h, s.w
	}
	return s.w, s.h
}

// photo returns the renditions for RenderPhoto.
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
	if err := r.add(Main, display, webpQuality, jpegQuality); err != nil {
		return nil, err
	}
	medium := display.within(schema.MediumEdge)
	thumb := medium // which takes less time to scale, where its result is as large
	if min(medium.w, medium.h) < schema.ThumbEdge {
		thumb = display
	}
	if err := r.add(Small, thumb.square(schema.ThumbEdge), webpThumb, jpegThumb); err != nil {
		return nil, err
	}
	return r, r.addMedium(medium, medium != display)
}

// medium returns the renditions for RenderMedium.
func (s *source) medium() (*Renditions, error) {
	w, h := fit(s.w, s.h, schema.MediumEdge)
	f, err := s.decode(s, func(dw, dh int) bool { return dw >= w && dh >= h })
	if err != nil {
		return nil, err
	}
	f.icc = s.icc
	w, h = s.upright()
	r := &Renditions{Width: w, Height: h}
	w, h = fit(w, h, schema.MediumEdge)
	return r, r.addMedium(s.convert.apply(f.upright(w, h, s.orientation)), true)
}

// addMedium sets what the renditions say about the medium size of a picture, and appends
// its file if encode is set.
func (r *Renditions) addMedium(f *frame, encode bool) error {
	r.MediumWidth, r.MediumHeight, r.Blur = f.w, f.h, f.blur()
	if !encode {
		return nil
	}
	data, err := f.webp(webpMedium)
	r.Files = append(r.Files, File{Medium, ".webp", data})
	return err
}

// middle returns the upright square in the middle, of at most edge pixels a side.
func (s *source) middle(edge int) (*frame, error) {
	f, err := s.decode(s, func(w, h int) bool { return min(w, h) >= min(edge, s.w, s.h) })
	if err != nil {
		return nil, err
	}
	f.icc = s.icc
	w, h := f.w, f.h
	if s.orientation >= 5 {
		w, h = h, w
	}
	// The short side is scaled to the side of the square, so that fewer pixels have to be
	// turned.
	if short := min(w, h); short > edge {
		w, h = max(w*edge/short, edge), max(h*edge/short, edge)
	}
	return s.convert.apply(f.upright(w, h, s.orientation)).square(edge), nil
}

// avatar returns the renditions for RenderAvatar.
func (s *source) avatar() (*Renditions, error) {
	large, err := s.middle(schema.PictureEdge)
	if err != nil {
		return nil, err
	}
	r := &Renditions{Width: large.w, Height: large.h}
	err = r.add(Main, large, webpQuality, jpegQuality)
	if err == nil {
		err = r.add(Small, large.square(schema.PictureSmall), webpQuality, jpegQuality)
	}
	return r, err
}

// icons returns the renditions for RenderIcons.
func (s *source) icons() (*Renditions, error) {
	f, err := s.middle(schema.IconEdge)
	if err != nil {
		return nil, err
	}
	whole := f.rgb()
	onWhite := func(edge, picture int) image.Image {
		m := imaging.Resize(whole, picture, picture, imaging.Lanczos)
		return imaging.OverlayCenter(imaging.New(edge, edge, color.White), m, 1)
	}
	masked := schema.IconEdge // a photo fills the icon, and what has a shape keeps it
	if f.alpha != nil {
		masked = schema.IconEdge * 3 / 5
	}
	r := &Renditions{Width: schema.IconEdge, Height: schema.IconEdge}
	for _, x := range []struct {
		role Role
		m    image.Image
	}{
		{Icon, imaging.Resize(whole, schema.IconEdge, schema.IconEdge, imaging.Lanczos)},
		{IconSmall, imaging.Resize(whole, 192, 192, imaging.Lanczos)},
		{IconApple, onWhite(180, 180)},
		{IconMask, onWhite(schema.IconEdge, masked)},
	} {
		var b bytes.Buffer
		if err := png.Encode(&b, x.m); err != nil {
			return nil, err
		}
		r.Files = append(r.Files, File{x.role, ".png", b.Bytes()})
	}
	return r, nil
}

// add encodes f as WebP and as JPEG and appends both files.
func (r *Renditions) add(role Role, f *frame, webpQuality, jpegQuality int) error {
	w, err := f.webp(webpQuality)
	if err != nil {
		return err
	}
	j, err := f.jpeg(jpegQuality)
	r.Files = append(r.Files, File{role, ".webp", w}, File{role, ".jpg", j})
	return err
}

// ErrDamaged is the error for a picture that cannot be decoded. It gives no reason, which
// would help only the sender of a hostile file.
var ErrDamaged = schema.ErrField("body.file", schema.RuleDamagedPicture,
	"expected a whole picture; this one is damaged or of an unusual kind")

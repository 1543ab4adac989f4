package picture

import (
	"slices"

	"finds/media/mediatest"
	"finds/schema"
)

const canary = mediatest.Canary

var (
	asBox               = mediatest.Box
	u32                 = mediatest.Uint32s
	encoded             = mediatest.Encode
	displayP3           = mediatest.DisplayP3
	segment             = mediatest.Segment
	progressive         = mediatest.ProgressiveJPEG
	photograph          = mediatest.Photograph
	transparentPictures = mediatest.TransparentPictures
	drawn               = mediatest.Draw
)

// formats are all formats.
var formats = []*Format{JPEG, PNG, WebP, GIF, AVIF, HEIC}

// matching returns the format of a file, or nil.
func matching(data []byte) *Format {
	i := slices.IndexFunc(formats, func(f *Format) bool { return f.Matches(data[:min(64, len(data))]) })
	if i < 0 {
		return nil
	}
	return formats[i]
}

// renderPhoto makes the renditions of a photo of any format.
func renderPhoto(data []byte) (*Renditions, error) {
	if f := matching(data); f != nil {
		return f.RenderPhoto(data)
	}
	return nil, schema.ErrNotMedia
}

// renderAvatar makes the renditions of a profile picture of any format.
func renderAvatar(data []byte) (*Renditions, error) {
	if f := matching(data); f != nil {
		return f.RenderAvatar(data)
	}
	return nil, schema.ErrNotMedia
}

// open reads the header of a file of any format.
func open(data []byte) (*source, error) {
	if f := matching(data); f != nil {
		return f.open(data)
	}
	return nil, schema.ErrNotMedia
}

// label names a rendition in messages.
func label(f File) string { return string(f.Role) + f.Ext }

package media

import (
	"errors"
	"io"
	"os"
	"slices"

	"finds/media/bmff"
	"finds/schema"
)

// clipFile is a video file that is read and changed in place.
type clipFile interface {
	io.ReaderAt
	io.WriterAt
}

// clip is what is known of a video.
type clip struct {
	Width, Height int   // pixels, as it is to be seen
	Duration      int64 // milliseconds; 0 if the file does not say
	Transfer      int   // characteristics of the pictures by ITU-T H.273; 0 if the file does not say
}

// isISOVideo tells MP4 and MOV by the brands of their file type box; old MOV
// files have none and begin with their movie or its data.
func isISOVideo(mov bool) func(head []byte) bool {
	return func(head []byte) bool {
		list := bmff.Brands(head)
		switch {
		case list == nil:
			return mov && len(head) >= 8 && slices.Contains([]string{"moov", "mdat", "wide", "free", "skip"}, string(head[4:8]))
		case list[0] == "qt  ":
			return mov
		}
		return !mov && slices.ContainsFunc(list, func(b string) bool { return slices.Contains(mp4Brands, b) })
	}
}

// mp4Brands are those of files that hold video; M4A and such are not there.
var mp4Brands = []string{
	"isom", "iso2", "iso3", "iso4", "iso5", "iso6", "iso7", "iso8", "iso9", "mp41", "mp42", "avc1", "hvc1", "av01",
	"M4V ", "M4VP", "MSNV", "dash", "3gp4", "3gp5", "3gp6", "3gp7", "3g2a", "XAVC", "f4v ", "mmp4",
}

// errVideo is the answer to a file whose beginning is that of a video.
var errVideo = schema.ErrField("body.file", schema.RuleDamagedVideo, "expected a whole MP4, MOV or WebM video with pictures; "+
	"this file is damaged, has sound alone or is of an unusual kind, such as Matroska")

// Answers to videos that are whole and yet cannot be played in a browser.
var (
	errFrames    = schema.ErrField("body.file", schema.RuleNoPictures, "expected a video with pictures; this one has a track for them, but not a single picture")
	errEncrypted = schema.ErrField("body.file", schema.RuleEncryptedVideo, "expected a video without copy protection; this one is encrypted and cannot be played here")
	errVVC       = schema.ErrField("body.file", schema.RuleUnplayable, "expected a video that browsers play, such as H.264; this one is H.266 (VVC)")
)

// unplayable are the kinds of sample descriptions that are refused: encrypted ones
// (14496-12, 8.12; drmi and drms are Apple's) and those of VVC (14496-15, 11.3).
var unplayable = map[string]error{
	"encv": errEncrypted, "enca": errEncrypted, "drmi": errEncrypted, "drms": errEncrypted,
	"vvc1": errVVC, "vvi1": errVVC,
}

// clipJob reads a video and blanks, in place, what may tell where it was taken.
func clipJob(a assignment, in *os.File) (result answer) {
	var fault error
	c, err := bmff.RecoverDecode(errVideo, func() (*clip, error) {
		c, err := a.format.clip(in, a.size)
		if errors.Is(err, bmff.ErrRead) {
			fault = err
		}
		if err == nil && (c.Width > edgeMax || c.Height > edgeMax) {
			return nil, schema.ErrTooWide.Over(edgeMax)
		}
		return c, err
	})
	if fault != nil {
		return answer{Fault: fault.Error()}
	}
	result.Video = c
	return result.refuse(err)
}

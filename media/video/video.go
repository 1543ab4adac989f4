// Package video removes data that may reveal where a video was taken from MP4, MOV and
// WebM files, in place, and reads their size and duration. It does not decode pictures or
// create thumbnails.
package video

import (
	"bytes"
	"errors"
	"io"
	"slices"

	"finds/media/bmff"
	"finds/schema"
)

// File is a video file that can be read and modified in place, such as an *os.File.
type File interface {
	io.ReaderAt
	io.WriterAt
}

// Info describes a video.
type Info struct {
	Width, Height int   // in pixels, upright
	Duration      int64 // in milliseconds; 0 if the file does not specify it
	Transfer      int   // transfer characteristics of the pictures (ITU-T H.273); 0 if the file does not specify them

	// Codecs names the coding of the pictures as in RFC 6381, such as avc1.64001f, or only its
	// kind, such as avc1, if the file does not specify more, or is "".
	Codecs   string
	Retagged bool // pictures marked hev1, which some players refuse, are now marked hvc1
}

// Format is a format of video files.
type Format struct {
	matches func(head []byte) bool
	strip   func(file File, size int64) (*Info, error)
}

// Formats of videos that browsers play.
var (
	MP4  = &Format{matchesMP4(false), stripMP4}
	MOV  = &Format{matchesMP4(true), stripMP4}
	WebM = &Format{func(head []byte) bool { return bytes.HasPrefix(head, []byte("\x1a\x45\xdf\xa3")) }, stripWebM}
)

// Matches reports whether a file is of the format. head is the first 64 bytes of the
// file, or all of a shorter file.
func (f *Format) Matches(head []byte) bool { return f.matches(head) }

// Strip overwrites in place the data that may reveal where a video of size bytes was taken,
// and everything else that players do not read, and describes the video. Nothing in the file
// moves, and the rest plays as before. After an error the file may be changed in part.
//
// Errors: schema.ErrField for `body.file` when the video is damaged, encrypted or cannot
// be played in a browser; bmff.ErrRead when the disk fails.
func (f *Format) Strip(file File, size int64) (*Info, error) {
	var fault error
	info, err := bmff.RecoverDecode(errVideo, func() (*Info, error) {
		info, err := f.strip(file, size)
		if errors.Is(err, bmff.ErrRead) {
			fault = err
		}
		return info, err
	})
	if fault != nil {
		return nil, fault
	}
	return info, err
}

// matchesMP4 distinguishes MP4 and MOV by the brands in the file type box. Old MOV files
// have no such box and begin with the movie box or its data.
func matchesMP4(mov bool) func(head []byte) bool {
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

// mp4Brands lists brands of files that contain video. M4A and other audio brands are
// excluded.
var mp4Brands = []string{
	"isom", "iso2", "iso3", "iso4", "iso5", "iso6", "iso7", "iso8", "iso9", "mp41", "mp42", "avc1", "hvc1", "av01",
	"M4V ", "M4VP", "MSNV", "dash", "3gp4", "3gp5", "3gp6", "3gp7", "3g2a", "XAVC", "f4v ", "mmp4",
}

// errVideo is the error for a file that begins like a video but cannot be used.
var errVideo = schema.ErrField("body.file", schema.RuleDamagedVideo, "expected a whole MP4, MOV or WebM video with pictures; "+
	"this file is damaged, has only sound or is of an unusual kind, such as Matroska")

// Errors for intact videos that cannot be played in a browser.
var (
	errFrames    = schema.ErrField("body.file", schema.RuleNoPictures, "expected a video with pictures; this one has a video track without pictures")
	errEncrypted = schema.ErrField("body.file", schema.RuleEncryptedVideo, "expected a video without copy protection; this one is encrypted and cannot be played here")
	errVVC       = schema.ErrField("body.file", schema.RuleUnplayable, "expected a video that browsers play, such as H.264; this one is H.266 (VVC)")
)

// unplayable maps the kinds of sample descriptions that are refused to their errors:
// encrypted ones (14496-12, 8.12; drmi and drms are Apple's) and those of VVC (14496-15,
// 11.3).
var unplayable = map[string]error{
	"encv": errEncrypted, "enca": errEncrypted, "drmi": errEncrypted, "drms": errEncrypted,
	"vvc1": errVVC, "vvi1": errVVC,
}

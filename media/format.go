package media

import (
	"cmp"
	"fmt"
	"io"
	"time"

	"finds/media/picture"
	"finds/media/video"
)

// HeadBytes is how much of the beginning of a file tells its format.
const HeadBytes = 64

// format is a kind of file that is accepted, with what a worker may use for it.
type format struct {
	name    string
	picture *picture.Format // or nil
	video   *video.Format   // or nil
	memory  int64           // address space in bytes that a worker may add to what it begins with
	time    time.Duration   // of the processor that a worker may use
	wait    time.Duration   // that a worker may take by the clock; workerWait if 0
}

// limit is how much processor time a worker may use, which is ten times as long in a build
// for finding races, since that is as much slower.
func (f *format) limit() time.Duration {
	if raceDetector {
		return 10 * f.time
	}
	return f.time
}

// patience is how long a worker may take by the clock, which is longer than limit where other
// programs use the processor, too.
func (f *format) patience() time.Duration {
	wait := cmp.Or(f.wait, workerWait)
	if raceDetector {
		return 10 * wait
	}
	return wait
}

const (
	memoryPicture = 1 << 30 // a progressive JPEG of 50 megapixels takes 800 MB as CMYK: 4 bytes for each coefficient
	memoryHEIF    = 5 << 29 // 2.5 GiB
	memoryVideo   = 256 << 20
	workerWait    = time.Minute
	timePicture   = 30 * time.Second
	timeHEIF      = 60 * time.Second
)

var formats = []*format{
	{name: "jpeg", picture: picture.JPEG, memory: memoryPicture, time: timePicture},
	{name: "png", picture: picture.PNG, memory: memoryPicture, time: timePicture},
	{name: "webp", picture: picture.WebP, memory: memoryPicture, time: timePicture},
	{name: "gif", picture: picture.GIF, memory: memoryPicture, time: timePicture},
	{name: "avif", picture: picture.AVIF, memory: memoryHEIF, time: timeHEIF},
	{name: "heic", picture: picture.HEIC, memory: memoryHEIF, time: timeHEIF},
	{name: "mp4", video: video.MP4, memory: memoryVideo, time: timePicture},
	{name: "mov", video: video.MOV, memory: memoryVideo, time: timePicture},
	{name: "webm", video: video.WebM, memory: memoryVideo, time: timePicture},
}

// matches reports whether a file that begins with head is of the format.
func (f *format) matches(head []byte) bool {
	return f.picture != nil && f.picture.Matches(head) || f.video != nil && f.video.Matches(head)
}

// formatOf returns the format of a file that begins with head, or nil.
func formatOf(head []byte) *format {
	for _, f := range formats {
		if f.matches(head) {
			return f
		}
	}
	return nil
}

func formatNamed(name string) *format {
	for _, f := range formats {
		if f.name == name {
			return f
		}
	}
	return nil
}

// identify reads the beginning of a file and leaves it there; nil is an unknown format
// of ours.
func identify(file io.ReadSeeker) (*format, error) {
	head := make([]byte, HeadBytes)
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return nil, fmt.Errorf("read upload: %w", err)
	}
	n, err := io.ReadFull(file, head)
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return nil, fmt.Errorf("read upload: %w", err)
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return nil, fmt.Errorf("read upload: %w", err)
	}
	return formatOf(head[:n]), nil
}

// Class is the kind of a file.
type Class int

// Classes of files.
const (
	ClassNone Class = iota // none that is accepted
	ClassImage
	ClassVideo
)

// Recognise tells by its first HeadBytes whether a file is a picture or a video
// of an accepted format.
func Recognise(head []byte) Class {
	switch f := formatOf(head); {
	case f == nil:
		return ClassNone
	case f.video != nil:
		return ClassVideo
	}
	return ClassImage
}

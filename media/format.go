package media

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"time"

	"finds/media/video"
	"finds/schema"
)

// HeadBytes is how much of the beginning of a file tells its format.
const HeadBytes = 64

// format is a kind of file that is accepted, told by its first bytes alone.
type format struct {
	name   string
	is     func(head []byte) bool
	header func(data []byte) (*source, error) // of pictures
	video  *video.Format
	pixels int           // at most
	memory int64         // address space in bytes that a worker may add to what it begins with
	time   time.Duration // that a worker may take
}

// limit is how long a worker may take, which is ten times as long in a build
// for finding races, since that is as much slower.
func (f *format) limit() time.Duration {
	if raceDetector {
		return 10 * f.time
	}
	return f.time
}

const (
	memoryPicture = 1 << 30 // a progressive JPEG of 50 megapixels takes 800 MB as CMYK: 4 bytes for each coefficient
	memoryHEIF    = 5 << 29 // 2.5 GiB
	memoryVideo   = 256 << 20
	timePicture   = 20 * time.Second
	timeHEIF      = 60 * time.Second
)

var formats = []*format{
	{name: "jpeg", is: startsWith("\xff\xd8\xff"), header: jpegHeader, pixels: schema.ImagePixels, memory: memoryPicture, time: timePicture},
	{name: "png", is: startsWith(pngMagic), header: pngHeader, pixels: schema.ImagePixels, memory: memoryPicture, time: timePicture},
	{name: "webp", is: isWebP, header: webpHeader, pixels: schema.ImagePixels, memory: memoryPicture, time: timePicture},
	{name: "gif", is: startsWith("GIF87a", "GIF89a"), header: gifHeader, pixels: schema.ImagePixels, memory: memoryPicture, time: timePicture},
	{name: "avif", is: isAVIF, header: avifHeader, pixels: schema.HEIFPixels, memory: memoryHEIF, time: timeHEIF},
	{name: "heic", is: isHEIC, header: heicHeader, pixels: schema.HEIFPixels, memory: memoryHEIF, time: timeHEIF},
	{name: "mp4", video: video.MP4, memory: memoryVideo, time: timePicture},
	{name: "mov", video: video.MOV, memory: memoryVideo, time: timePicture},
	{name: "webm", video: video.WebM, memory: memoryVideo, time: timePicture},
}

func startsWith(magics ...string) func([]byte) bool {
	return func(head []byte) bool {
		return slices.ContainsFunc(magics, func(m string) bool { return bytes.HasPrefix(head, []byte(m)) })
	}
}

func isWebP(d []byte) bool {
	return len(d) >= 12 && string(d[:4]) == "RIFF" && string(d[8:12]) == "WEBP"
}

func (f *format) matches(head []byte) bool {
	if f.video != nil {
		return f.video.Matches(head)
	}
	return f.is(head)
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

// identify reads the beginning of a file and leaves it there; nil is no format
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

// Class is what a file is taken for.
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

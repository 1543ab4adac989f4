package media

import "io"

// clipFile is a video file that is read and changed in place.
type clipFile interface {
	io.ReaderAt
	io.WriterAt
}

// clip is what is known of a video.
type clip struct {
	Width, Height int   // pixels, as it is to be seen
	Duration      int64 // milliseconds; 0 if the file does not say
}

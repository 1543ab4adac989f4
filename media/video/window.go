package video

import (
	"fmt"
	"io"

	"finds/media/bmff"
)

// windowSize is a quarter of a megabyte. For this size, a system call costs less than
// copying the data.
const windowSize = 256 << 10

// window buffers reads and writes of a video file, which mostly proceed from the
// beginning to the end. Without it, a file of a million small boxes would need as many
// system calls. Writes reach the file with flush.
type window struct {
	file  File
	at    int64  // offset of data in the file
	data  []byte // current contents of the window
	buf   []byte
	dirty bool
}

func newWindow(file File) *window { return &window{file: file, buf: make([]byte, windowSize)} }

// ReadAt implements io.ReaderAt.
func (w *window) ReadAt(p []byte, at int64) (n int, err error) {
	for n < len(p) && err == nil {
		var part []byte
		part, err = w.from(at + int64(n))
		n += copy(p[n:], part)
	}
	return n, err
}

// WriteAt implements io.WriterAt. It does not extend the file.
func (w *window) WriteAt(p []byte, at int64) (n int, err error) {
	for n < len(p) && err == nil {
		var part []byte
		part, err = w.from(at + int64(n))
		n += copy(part, p[n:])
		w.dirty = true
	}
	return n, err
}

// from returns the contents of the window starting at an offset of the file, or io.EOF at
// the end of the file.
func (w *window) from(at int64) ([]byte, error) {
	if at >= w.at && at < w.at+int64(len(w.data)) {
		return w.data[at-w.at:], nil
	}
	if err := w.flush(); err != nil {
		return nil, err
	}
	n, err := w.file.ReadAt(w.buf, at)
	w.at, w.data = at, w.buf[:n]
	if n > 0 && err == io.EOF {
		err = nil // io.EOF follows with the next read
	}
	return w.data, err
}

// flush writes modified data to the file.
func (w *window) flush() error {
	if !w.dirty {
		return nil
	}
	w.dirty = false
	if _, err := w.file.WriteAt(w.data, w.at); err != nil {
		return fmt.Errorf("%w: %w", bmff.ErrRead, err)
	}
	return nil
}

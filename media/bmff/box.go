// Package bmff reads ISO base media files (ISO/IEC 14496-12), the format on which HEIC,
// AVIF, MP4 and MOV are based: their boxes, the fields inside boxes, and the NAL units of
// their samples. It does not decode pictures or modify files.
package bmff

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// Box is a box of a file (ISO/IEC 14496-12, 4.2).
type Box struct {
	Kind       string // four bytes
	Start, End int64  // offsets in the file
	HeaderSize int64  // in bytes: 8, or 16 if the size of the box has 64 bits
}

// Body returns the offset of the first byte after the header.
func (b Box) Body() int64 { return b.Start + b.HeaderSize }

// MaxBoxes is the maximum number of boxes that a Reader reads from one file.
const MaxBoxes = 100_000

// Errors of this package and of the decoders above it.
var (
	ErrTruncated = errors.New("the file ends early")
	ErrMalformed = errors.New("the boxes are broken")

	// ErrRead wraps an I/O error; the file may be intact.
	ErrRead = errors.New("read upload")
)

// Reader reads the boxes of a file, at most MaxBoxes. It is not safe for concurrent use.
type Reader struct {
	io.ReaderAt
	seen int      // boxes
	head [16]byte // header of the current box
}

// NewReader returns a Reader that reads the boxes of file.
func NewReader(file io.ReaderAt) *Reader { return &Reader{ReaderAt: file} }

// Each calls visit for the boxes between two offsets of the file, in order, without
// descending into them. If visit returns an error, Each stops and returns it. Each
// returns ErrTruncated for a box that does not end before end, and ErrMalformed for a box
// smaller than its header.
func (r *Reader) Each(from, end int64, visit func(b Box) error) error {
	for at := from; at < end; {
		b, err := r.Box(at, end)
		if err != nil {
			return err
		}
		if err := visit(b); err != nil {
			return err
		}
		at = b.End
	}
	return nil
}

// Box reads the header of the box at offset at. Its errors are those of Each.
func (r *Reader) Box(at, end int64) (Box, error) {
	const short, long = 8, 16
	head := r.head[:]
	if r.seen++; r.seen > MaxBoxes {
		return Box{}, ErrMalformed
	}
	if end-at < short {
		return Box{}, ErrTruncated
	}
	if err := r.ReadFull(head[:short], at); err != nil {
		return Box{}, err
	}
	b := Box{Kind: string(head[4:8]), Start: at, HeaderSize: short}
	size := int64(binary.BigEndian.Uint32(head))
	switch {
	case size == 0:
		size = end - at // the box extends to the end
	case size == 1 && end-at < long:
		return b, ErrTruncated
	case size == 1:
		if err := r.ReadFull(head[short:long], at+short); err != nil {
			return b, err
		}
		b.HeaderSize, size = long, int64(binary.BigEndian.Uint64(head[short:])) // a negative size is refused below
	}
	switch {
	case size < b.HeaderSize:
		return b, ErrMalformed
	case size > end-at:
		return b, ErrTruncated
	}
	b.End = at + size
	return b, nil
}

// ReadFull reads len(p) bytes at an offset of the file into p; see the function ReadFull.
func (r *Reader) ReadFull(p []byte, at int64) error { return ReadFull(r, p, at) }

// ReadFull reads len(p) bytes at an offset of r into p. It returns ErrTruncated if the
// file ends earlier; any other error wraps ErrRead.
func ReadFull(r io.ReaderAt, p []byte, at int64) error {
	if _, err := r.ReadAt(p, at); err == io.EOF {
		return ErrTruncated
	} else if err != nil {
		return fmt.Errorf("%w: %w", ErrRead, err)
	}
	return nil
}

// Payload returns the body of a box, or ErrMalformed if it has more than limit bytes.
func (r *Reader) Payload(b Box, limit int64) ([]byte, error) {
	size := b.End - b.Body()
	if size > limit {
		return nil, ErrMalformed
	}
	data := make([]byte, size)
	return data, r.ReadFull(data, b.Body())
}

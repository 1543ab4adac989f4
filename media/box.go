package media

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// box is a box of an ISO base media file (ISO/IEC 14496-12, 4.2), which HEIC,
// AVIF, MP4 and MOV are.
type box struct {
	kind    string
	at, end int64 // in the file, in bytes
	head    int64 // bytes of its header
}

func (b box) body() int64 { return b.at + b.head }

// boxesMost bounds the boxes that are looked at in one file.
const boxesMost = 100_000

var errBoxes = errors.New("the boxes are broken")

// boxReader reads the boxes of a file.
type boxReader struct {
	io.ReaderAt
	seen int
	head [16]byte // of the box that is read
}

// each visits the boxes between two places of the file, in order, without those
// inside them. All are whole.
func (r *boxReader) each(from, end int64, visit func(b box) error) error {
	for at := from; at < end; {
		b, err := r.box(at, end)
		if err != nil {
			return err
		}
		if err := visit(b); err != nil {
			return err
		}
		at = b.end
	}
	return nil
}

// box reads the header of the box at a place.
func (r *boxReader) box(at, end int64) (box, error) {
	const short, long = 8, 16
	head := r.head[:]
	if r.seen++; r.seen > boxesMost {
		return box{}, errBoxes
	}
	if end-at < short {
		return box{}, errTruncated
	}
	if err := r.read(head[:short], at); err != nil {
		return box{}, err
	}
	b := box{kind: string(head[4:8]), at: at, head: short}
	size := int64(binary.BigEndian.Uint32(head))
	switch {
	case size == 0:
		size = end - at // goes on to the end
	case size == 1 && end-at < long:
		return b, errTruncated
	case size == 1:
		if err := r.read(head[short:long], at+short); err != nil {
			return b, err
		}
		b.head, size = long, int64(binary.BigEndian.Uint64(head[short:])) // negative is refused below
	}
	switch {
	case size < b.head:
		return b, errBoxes
	case size > end-at:
		return b, errTruncated
	}
	b.end = at + size
	return b, nil
}

// read fills p from a place of the file.
func (r *boxReader) read(p []byte, at int64) error {
	if _, err := r.ReadAt(p, at); err == io.EOF {
		return errTruncated
	} else if err != nil {
		return fmt.Errorf("%w: %w", errReading, err)
	}
	return nil
}

// errReading is the fault of the disk, not of the file.
var errReading = errors.New("read upload")

// payload returns what is in a box of at most limit bytes, its header not.
func (r *boxReader) payload(b box, limit int64) ([]byte, error) {
	size := b.end - b.body()
	if size > limit {
		return nil, errBoxes
	}
	data := make([]byte, size)
	return data, r.read(data, b.body())
}

// fields reads the numbers of a box one after the other; one that is not there
// is 0, and short tells.
type fields struct {
	p     []byte
	short bool
}

// take returns the next n bytes, or nil.
func (f *fields) take(n int) []byte {
	if n > len(f.p) {
		f.p, f.short = nil, true
		return nil
	}
	b := f.p[:n]
	f.p = f.p[n:]
	return b
}

// number reads one of n bytes, at most 8.
func (f *fields) number(n int) (v uint64) {
	for _, b := range f.take(n) {
		v = v<<8 | uint64(b)
	}
	return v
}

func (f *fields) u32() uint32 { return uint32(f.number(4)) }

func (f *fields) u64() int64 { return int64(f.number(8)) }

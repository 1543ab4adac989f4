package video

import (
	"encoding/binary"
	"math"
	"math/bits"

	"finds/media/bmff"
)

// unknownSize is the size of an element that extends to the beginning of the next one.
const unknownSize = -1

// maxElements is the maximum number of elements read from one file. Including blocks, it
// suffices for an hour and a half of pictures and sound.
const maxElements = 500_000

// element is an EBML element.
type element struct {
	id       uint32
	at, body int64 // offsets of the header and of the body in the file
	size     int64 // size of the body in bytes, or unknownSize
}

// ebmlReader reads the elements of a file and overwrites some with Void elements (RFC
// 8794).
type ebmlReader struct {
	file File
	seen int      // elements
	head [12]byte // header of the current element
}

// walk calls visit for the elements between two offsets. It continues with the contents
// of an element of unknown size as if they followed it.
func (r *ebmlReader) walk(from, end int64, visit func(e element) error) error {
	for at := from; at < end; {
		e, err := r.element(at, end)
		if err != nil {
			return err
		}
		if err := visit(e); err != nil {
			return err
		}
		at = e.body + max(e.size, 0)
	}
	return nil
}

// element reads the header of the element at offset at (RFC 8794, 4 to 6).
func (r *ebmlReader) element(at, end int64) (e element, err error) {
	if r.seen++; r.seen > maxElements {
		return e, bmff.ErrMalformed
	}
	head := r.head[:min(end-at, int64(len(r.head)))]
	if err := bmff.ReadFull(r.file, head, at); err != nil {
		return e, err
	}
	n := bits.LeadingZeros8(head[0]) + 1
	if n > 4 {
		return e, bmff.ErrMalformed
	}
	if len(head) <= n {
		return e, bmff.ErrTruncated
	}
	for _, b := range head[:n] {
		e.id = e.id<<8 | uint32(b)
	}
	size, m := vint(head[n:])
	e.at, e.body, e.size = at, at+int64(n+m), size
	switch {
	case m == 0 || size > end-e.body:
		return e, bmff.ErrTruncated
	case size == unknownSize && e.id == idSegment:
		e.size = end - e.body
	case size == unknownSize && e.id != idCluster:
		return e, bmff.ErrMalformed
	}
	return e, nil
}

// vint decodes the size of an element and returns it with the number of bytes it takes,
// which is 0 if b is too short.
func vint(b []byte) (size int64, n int) {
	n = bits.LeadingZeros8(b[0]) + 1
	if n > 8 || n > len(b) {
		return 0, 0
	}
	size = int64(b[0]) &^ (1 << (8 - n))
	for _, d := range b[1:n] {
		size = size<<8 | int64(d)
	}
	if size == 1<<(7*n)-1 {
		return unknownSize, n
	}
	return size, n
}

// bytes returns the body of a short element.
func (r *ebmlReader) bytes(e element) ([]byte, error) {
	const short = 64
	if e.size > short {
		return nil, bmff.ErrMalformed
	}
	p := make([]byte, e.size)
	return p, bmff.ReadFull(r.file, p, e.body)
}

func (r *ebmlReader) number(e element) (v uint64, err error) {
	p, err := r.bytes(e)
	for _, b := range p {
		v = v<<8 | uint64(b)
	}
	return v, err
}

func (r *ebmlReader) float(e element) (float64, error) {
	p, err := r.bytes(e)
	switch {
	case err != nil:
		return 0, err
	case len(p) == 0:
		return 0, nil
	case len(p) == 4:
		return float64(math.Float32frombits(binary.BigEndian.Uint32(p))), nil
	case len(p) == 8:
		return math.Float64frombits(binary.BigEndian.Uint64(p)), nil
	}
	return 0, bmff.ErrMalformed
}

// void overwrites e with a Void element of zeros of the same size (RFC 8794, 11.3.2).
func (r *ebmlReader) void(e element) error {
	end := e.body + e.size
	if e.size == unknownSize || end-e.at < 2 {
		return bmff.ErrMalformed
	}
	head, rest := []byte{idVoid, 0x80 | byte(end-e.at-2)}, end-e.at-2
	if rest > 126 {
		if rest -= 7; rest < 0 {
			return bmff.ErrMalformed
		}
		head = binary.BigEndian.AppendUint64([]byte{idVoid}, uint64(rest)|1<<56)
	}
	if err := writeAt(r.file, head, e.at); err != nil {
		return err
	}
	return zeroRange(r.file, e.at+int64(len(head)), end)
}

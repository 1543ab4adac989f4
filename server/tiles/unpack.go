package tiles

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"sync"

	"github.com/klauspost/compress/gzip"
)

// Unpack writes a tile returned by Tile to w, decompressed, and returns the number of
// bytes written. It does not buffer them, so that sending a tile to many slow clients
// takes no memory. Use io.Discard to get only the size.
func (a *Archive) Unpack(w io.Writer, tile []byte) (int64, error) {
	if !a.Gzipped() {
		n, err := w.Write(tile)
		return int64(n), err
	}
	return unpackTo(w, tile, unpackedMost)
}

var unzippers = sync.Pool{New: func() any { return new(gzip.Reader) }}

// unpackTo decompresses gzip data (RFC 1952) to w. It fails if the result exceeds most
// bytes.
func unpackTo(w io.Writer, b []byte, most int64) (int64, error) {
	z := unzippers.Get().(*gzip.Reader)
	defer unzippers.Put(z)
	if err := z.Reset(bytes.NewReader(b)); err != nil {
		return 0, fmt.Errorf("%w: it cannot be unpacked: %s", ErrFormat, err.Error())
	}
	n, err := io.Copy(w, io.LimitReader(z, most+1))
	if err != nil {
		return n, fmt.Errorf("%w: it cannot be unpacked: %s", ErrFormat, err.Error())
	}
	if n > most {
		return n, fmt.Errorf("%w: something unpacks to over %d bytes", ErrFormat, most)
	}
	return n, nil
}

// unpack decompresses gzip data into memory.
func unpack(b []byte, most int64) ([]byte, error) {
	var size int64 // as stated at the end of b, which may be false
	if len(b) >= 4 {
		size = int64(binary.LittleEndian.Uint32(b[len(b)-4:]))
	}
	buf := bytes.NewBuffer(make([]byte, 0, min(size, most, 64<<10)+bytes.MinRead))
	_, err := unpackTo(buf, b, most)
	return buf.Bytes(), err
}

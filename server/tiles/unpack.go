package tiles

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"sync"

	"github.com/klauspost/compress/gzip"
)

// Unpack writes a tile, as Tile returned it, without compression, and returns
// its bytes. It takes no memory for them, so that sending it to many slow
// clients needs none either; its size is known after it went to io.Discard.
func (a *Archive) Unpack(w io.Writer, tile []byte) (int64, error) {
	if !a.Gzipped() {
		n, err := w.Write(tile)
		return int64(n), err
	}
	return unpackTo(w, tile, unpackedMost)
}

var unzippers = sync.Pool{New: func() any { return new(gzip.Reader) }}

// unpackTo decompresses gzip (RFC 1952) into at most so many bytes.
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

// unpack decompresses gzip into memory.
func unpack(b []byte, most int64) ([]byte, error) {
	var size int64 // as the end has it, whatever that is worth
	if len(b) >= 4 {
		size = int64(binary.LittleEndian.Uint32(b[len(b)-4:]))
	}
	buf := bytes.NewBuffer(make([]byte, 0, min(size, most, 64<<10)+bytes.MinRead))
	_, err := unpackTo(buf, b, most)
	return buf.Bytes(), err
}

package tiles

import (
	"bytes"
	"encoding/binary"
	"fmt"
)

// Kind is what the tiles of an archive are.
type Kind uint8

// The kinds of tiles that are served, as the header names them.
const (
	Vector Kind = 1 // Mapbox Vector Tiles
	PNG    Kind = 2
	JPEG   Kind = 3
	WebP   Kind = 4
	AVIF   Kind = 5
)

// kinds are the media types of tiles, their names in URLs, and what their bytes
// begin with.
var kinds = map[Kind]struct {
	mediaType, ext string
	magic          string
	at             int
}{
	Vector: {"application/vnd.mapbox-vector-tile", "mvt", "", 0},
	PNG:    {"image/png", "png", "\x89PNG", 0},
	JPEG:   {"image/jpeg", "jpg", "\xff\xd8\xff", 0},
	WebP:   {"image/webp", "webp", "WEBP", 8},
	AVIF:   {"image/avif", "avif", "ftyp", 4},
}

// MediaType returns the media type of the tiles.
func (k Kind) MediaType() string { return kinds[k].mediaType }

// Ext returns what the URLs of tiles end with, without a dot.
func (k Kind) Ext() string { return kinds[k].ext }

// The compressions of tiles and directories.
const (
	plain   = 1
	gzipped = 2
)

var compressions = map[byte]string{0: "unknown", plain: "none", gzipped: "gzip", 3: "brotli", 4: "zstd"}

const (
	headerSize = 127
	// firstPart is where the root directory has to end.
	firstPart = 16384
	// maxZoom is how deep tile ids go in practice; they would fit up to 31.
	maxZoom = 26
)

// section is a part of a file.
type section struct{ offset, length uint64 }

// header is what a file says of itself.
type header struct {
	root, meta, leaves, data section
	internal, tile           byte // compression
	kind                     Kind
	minZoom, maxZoom         uint8
}

// parseHeader reads the first bytes of a file of a size, and refuses sections
// that are not in it.
func parseHeader(b []byte, size uint64) (h header, err error) {
	if len(b) < headerSize || !bytes.HasPrefix(b, []byte("PMTiles")) {
		return h, fmt.Errorf("%w: it does not begin as one", ErrFormat)
	}
	if b[7] != 3 {
		return h, fmt.Errorf("%w: it is of version %d; 3 is read here", ErrFormat, b[7])
	}
	for i, s := range []*section{&h.root, &h.meta, &h.leaves, &h.data} {
		s.offset, s.length = binary.LittleEndian.Uint64(b[8+16*i:]), binary.LittleEndian.Uint64(b[16+16*i:])
		if s.offset > size || s.length > size-s.offset {
			return h, fmt.Errorf("%w: it ends before its %s; it may have been cut off", ErrFormat, []string{"root directory", "metadata", "leaf directories", "tiles"}[i])
		}
	}
	h.internal, h.tile, h.kind, h.minZoom, h.maxZoom = b[97], b[98], Kind(b[99]), b[100], b[101]
	switch {
	case h.root.offset < headerSize || h.root.length == 0 || h.root.offset+h.root.length > firstPart:
		return h, fmt.Errorf("%w: its root directory is not in its first %d bytes", ErrFormat, firstPart)
	case h.internal != plain && h.internal != gzipped:
		return h, fmt.Errorf("%w: its directories are compressed with %s; gzip and none are read here", ErrFormat, name(h.internal))
	case h.tile != plain && h.tile != gzipped:
		return h, fmt.Errorf("%w: its tiles are compressed with %s; gzip and none are served here", ErrFormat, name(h.tile))
	case kinds[h.kind].ext == "":
		return h, fmt.Errorf("%w: its tiles are of kind %d; vector tiles (MVT), PNG, JPEG, WebP and AVIF are served here", ErrFormat, h.kind)
	case h.minZoom > h.maxZoom || h.maxZoom > maxZoom:
		return h, fmt.Errorf("%w: its zooms are %d to %d", ErrFormat, h.minZoom, h.maxZoom)
	}
	return h, nil
}

func name(compression byte) string {
	if n, ok := compressions[compression]; ok {
		return n
	}
	return fmt.Sprintf("method %d", compression)
}

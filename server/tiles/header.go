package tiles

import (
	"bytes"
	"encoding/binary"
	"fmt"
)

// Kind is the format of the tiles of an archive.
type Kind uint8

// Kinds of tiles that are served, with their numbers in the header.
const (
	Vector Kind = 1 // Mapbox Vector Tiles
	PNG    Kind = 2
	JPEG   Kind = 3
	WebP   Kind = 4
	AVIF   Kind = 5
)

// kinds holds the media type of each kind, its file extension in URLs, and the bytes that
// tiles have at offset at.
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

// Ext returns the file extension of the tiles in URLs, without a dot.
func (k Kind) Ext() string { return kinds[k].ext }

// Compression methods of tiles and directories.
const (
	plain   = 1
	gzipped = 2
)

var compressions = map[byte]string{0: "unknown", plain: "none", gzipped: "gzip", 3: "brotli", 4: "zstd"}

const (
	headerSize = 127
	// firstPart is the number of bytes at the start of a file that must contain the root
	// directory.
	firstPart = 16384
	// maxZoom is the highest zoom used in practice; tile IDs would have room for 31.
	maxZoom = 26
)

// section is a range of bytes of a file.
type section struct{ offset, length uint64 }

// header is the decoded header of a file.
type header struct {
	root, meta, leaves, data section
	internal, tile           byte // compression
	kind                     Kind
	minZoom, maxZoom         uint8
}

// parseHeader parses the header of a file of size bytes. It returns an error if a section
// is not within the file.
func parseHeader(b []byte, size uint64) (h header, err error) {
	if len(b) < headerSize || !bytes.HasPrefix(b, []byte("PMTiles")) {
		return h, fmt.Errorf("%w: it has no PMTiles header", ErrFormat)
	}
	if b[7] != 3 {
		return h, fmt.Errorf("%w: its version is %d, but Finds reads version 3", ErrFormat, b[7])
	}
	for i, s := range []*section{&h.root, &h.meta, &h.leaves, &h.data} {
		s.offset, s.length = binary.LittleEndian.Uint64(b[8+16*i:]), binary.LittleEndian.Uint64(b[16+16*i:])
		if s.offset > size || s.length > size-s.offset {
			return h, fmt.Errorf("%w: it ends before its %s; it may be truncated", ErrFormat, []string{"root directory", "metadata", "leaf directories", "tiles"}[i])
		}
	}
	h.internal, h.tile, h.kind, h.minZoom, h.maxZoom = b[97], b[98], Kind(b[99]), b[100], b[101]
	switch {
	case h.root.offset < headerSize || h.root.length == 0 || h.root.offset+h.root.length > firstPart:
		return h, fmt.Errorf("%w: its root directory is not in its first %d bytes", ErrFormat, firstPart)
	case h.internal != plain && h.internal != gzipped:
		return h, fmt.Errorf("%w: its directories are compressed with %s, but Finds reads gzip or none", ErrFormat, name(h.internal))
	case h.tile != plain && h.tile != gzipped:
		return h, fmt.Errorf("%w: its tiles are compressed with %s, but Finds serves gzip or none", ErrFormat, name(h.tile))
	case kinds[h.kind].ext == "":
		return h, fmt.Errorf("%w: its tiles are of type %d, but Finds serves vector tiles (MVT), PNG, JPEG, WebP and AVIF", ErrFormat, h.kind)
	case h.minZoom > h.maxZoom || h.maxZoom > maxZoom:
		return h, fmt.Errorf("%w: its zoom levels are %d to %d", ErrFormat, h.minZoom, h.maxZoom)
	}
	return h, nil
}

// boxOf returns the bounds in a header, or the world if they are no box: some programs
// leave them out.
func boxOf(b []byte) Box {
	degrees := func(at int) float64 { return float64(int32(binary.LittleEndian.Uint32(b[at:]))) / 1e7 }
	if box := (Box{degrees(102), degrees(106), degrees(110), degrees(114)}); box.Valid() && box.West < box.East {
		return box
	}
	return World
}

func name(compression byte) string {
	if n, ok := compressions[compression]; ok {
		return n
	}
	return fmt.Sprintf("method %d", compression)
}

// Package tiles reads map tiles from PMTiles files (version 3 of the specification): the
// header, the directories and single tiles. It also writes such files: the map in the
// binary, extracts of larger files, and files for tests. Operators may get them from anywhere,
// so lengths are checked against the size of the file, and the depth of directories and
// the size of decompressed data are limited.
package tiles

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"sync"
	"sync/atomic"

	lru "github.com/hashicorp/golang-lru/v2"
)

var (
	// ErrFormat is wrapped by errors about an invalid or unsupported file.
	ErrFormat = errors.New("this is not a PMTiles file that can be served")
	// ErrChanged is returned once the file has been modified after it was opened, since
	// its directories may no longer match the tiles.
	ErrChanged = errors.New("the file of the map has been written to since it was opened")
)

const (
	directoryMost = 2 << 20 // bytes of a decompressed directory; the largest in practice have a quarter of that
	metaMost      = 4 << 20 // bytes of the decompressed metadata
	tileMost      = 2 << 20 // bytes of a stored tile
	unpackedMost  = 4 << 20 // bytes of a decompressed tile
	depthMost     = 3       // directories from the root to a tile; writers use two

	keptMost   = 16 << 20 / entrySize // directory entries cached
	leavesMost = 4096                 // directories cached
)

// Archive reads tiles from one file. It is safe for concurrent use.
type Archive struct {
	file io.ReaderAt
	size int64
	header
	root        []entry
	attribution string
	box         Box
	origin      *Origin     // nil for files of other programs
	opened      fs.FileInfo // nil if the file is not a stater
	changed     atomic.Bool

	leafs   *lru.Cache[span, []entry]
	reading sync.Mutex // held while a leaf directory is read, so that none is read twice
	kept    int        // entries in leafs
}

// span is the range of a leaf directory in its section.
type span struct {
	offset uint64
	length uint32
}

// Open reads the header, the root directory and the metadata of a file of size bytes, and
// checks its first tile. Its errors wrap ErrFormat if the file is invalid or unsupported.
func Open(file io.ReaderAt, size int64) (*Archive, error) {
	first := make([]byte, min(size, headerSize))
	if _, err := file.ReadAt(first, 0); err != nil && err != io.EOF {
		return nil, err
	}
	h, err := parseHeader(first, uint64(size))
	if err != nil {
		return nil, err
	}
	a := &Archive{file: file, size: size, header: h, box: boxOf(first)}
	if f, ok := file.(stater); ok {
		if a.opened, err = f.Stat(); err != nil {
			return nil, err
		}
	}
	if a.leafs, err = lru.NewWithEvict(leavesMost, func(_ span, list []entry) { a.kept -= len(list) }); err != nil {
		return nil, err
	}
	if a.root, err = a.directory(h.root.offset, h.root.length); err != nil {
		return nil, err
	}
	if err := a.readMetadata(); err != nil {
		return nil, err
	}
	return a, a.tryFirst()
}

// stater is a file that other processes may modify.
type stater interface{ Stat() (fs.FileInfo, error) }

// still returns ErrChanged if the file has been modified since it was opened. The check
// takes a microsecond, so it is made after each read.
func (a *Archive) still() error {
	if a.opened != nil && !a.changed.Load() {
		now, err := a.file.(stater).Stat()
		if err != nil {
			return err
		}
		if now.Size() != a.opened.Size() || !now.ModTime().Equal(a.opened.ModTime()) {
			a.changed.Store(true)
		}
	}
	if a.changed.Load() {
		return ErrChanged
	}
	return nil
}

// Kind returns the format of the tiles.
func (a *Archive) Kind() Kind { return a.kind }

// Zooms returns the first and the last zoom of the tiles.
func (a *Archive) Zooms() (first, last int) { return int(a.minZoom), int(a.maxZoom) }

// Box returns the area that the file says it has tiles of. Not every tile in it need be
// there.
func (a *Archive) Box() Box { return a.box }

// Origin returns what the file is a copy of, or nil if Finds has not extracted it.
func (a *Archive) Origin() *Origin { return a.origin }

// Gzipped reports whether Tile returns tiles compressed with gzip.
func (a *Archive) Gzipped() bool { return a.tile == gzipped }

// Version returns a string that identifies the file. It is a hash of the size, of more,
// and of the beginning of the file, which contains the lengths of all tiles or of their
// directories.
func (a *Archive) Version(more string) (string, error) {
	b := make([]byte, min(a.size, firstPart))
	if err := a.fill(b, 0); err != nil {
		return "", err
	}
	sum := sha256.Sum256(fmt.Appendf(b, "%d %s", a.size, more))
	return hex.EncodeToString(sum[:8]), nil
}

// Attribution returns the attribution of the file as text.
func (a *Archive) Attribution() string { return a.attribution }

// Tile returns a tile as it is stored, or nil if the file has no such tile. zoom must be
// at most 26, and x and y must be valid at that zoom. Tile returns ErrChanged once the
// file has been modified.
func (a *Archive) Tile(zoom uint8, x, y uint32) ([]byte, error) {
	if zoom < a.minZoom || zoom > a.maxZoom {
		return nil, nil
	}
	tile, err := a.byID(ID(zoom, x, y))
	if changed := a.still(); changed != nil {
		return nil, changed
	}
	return tile, err
}

func (a *Archive) byID(id uint64) ([]byte, error) {
	list := a.root
	for range depthMost {
		e, ok := find(list, id)
		if !ok {
			return nil, nil
		}
		if e.run > 0 {
			return a.stored(e)
		}
		var err error
		if list, err = a.leaf(e); err != nil {
			return nil, err
		}
	}
	return nil, fmt.Errorf("%w: its directories lead too deep", ErrFormat)
}

// stored reads the tile of an entry.
func (a *Archive) stored(e entry) ([]byte, error) {
	if e.length > tileMost {
		return nil, fmt.Errorf("%w: a tile has %d bytes", ErrFormat, e.length)
	}
	return a.read(a.data, e)
}

// leafPart returns where in the file the leaf directory of an entry is.
func (a *Archive) leafPart(e entry) (Part, error) {
	if e.length > directoryMost {
		return Part{}, fmt.Errorf("%w: a directory has %d bytes", ErrFormat, e.length)
	}
	if e.offset > a.leaves.length || uint64(e.length) > a.leaves.length-e.offset {
		return Part{}, fmt.Errorf("%w: a directory lies outside of its section", ErrFormat)
	}
	return Part{a.leaves.offset + e.offset, uint64(e.length)}, nil
}

// leaf returns the leaf directory that an entry refers to.
func (a *Archive) leaf(e entry) ([]entry, error) {
	at := span{e.offset, e.length}
	if list, ok := a.leafs.Get(at); ok {
		return list, nil
	}
	part, err := a.leafPart(e)
	if err != nil {
		return nil, err
	}
	a.reading.Lock()
	defer a.reading.Unlock()
	if list, ok := a.leafs.Get(at); ok {
		return list, nil
	}
	list, err := a.directory(part.Offset, part.Length)
	if err != nil {
		return nil, err
	}
	for a.kept > 0 && a.kept+len(list) > keptMost {
		a.leafs.RemoveOldest()
	}
	a.kept += len(list)
	a.leafs.Add(at, list)
	return list, nil
}

// directory reads, decompresses and parses a directory.
func (a *Archive) directory(offset, length uint64) ([]entry, error) {
	b := make([]byte, length)
	if err := a.fill(b, offset); err != nil {
		return nil, err
	}
	if a.internal == gzipped {
		var err error
		if b, err = unpack(b, directoryMost); err != nil {
			return nil, err
		}
	}
	return parseDirectory(b)
}

// read returns the bytes of an entry in a section.
func (a *Archive) read(s section, e entry) ([]byte, error) {
	if e.offset > s.length || uint64(e.length) > s.length-e.offset {
		return nil, fmt.Errorf("%w: a tile lies outside of its section", ErrFormat)
	}
	b := make([]byte, e.length)
	return b, a.fill(b, s.offset+e.offset)
}

func (a *Archive) fill(b []byte, offset uint64) error {
	if n, err := a.file.ReadAt(b, int64(offset)); n < len(b) {
		return fmt.Errorf("read the map: %w", err)
	}
	return nil
}

// tryFirst checks that the first tile can be read and has the format that the header
// states.
func (a *Archive) tryFirst() error {
	list := a.root
	for range depthMost {
		e := list[0]
		if e.run == 0 {
			var err error
			if list, err = a.leaf(e); err != nil {
				return err
			}
			continue
		}
		tile, err := a.stored(e)
		if err != nil {
			return err
		}
		var plain bytes.Buffer
		if _, err := a.Unpack(&plain, tile); err != nil {
			return err
		}
		if k := kinds[a.kind]; plain.Len() < k.at || !bytes.HasPrefix(plain.Bytes()[k.at:], []byte(k.magic)) {
			return fmt.Errorf("%w: its first tile is not %s", ErrFormat, k.ext)
		}
		return nil
	}
	return fmt.Errorf("%w: its directories lead too deep", ErrFormat)
}

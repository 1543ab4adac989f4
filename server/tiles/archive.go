// Package tiles reads map tiles out of a PMTiles file (version 3 of its
// specification): the header, the directories and one tile at a time. Files come
// from operators, who have them from anywhere: lengths are checked against the
// file, directories lead only so deep, and what is unpacked is bounded.
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
	// ErrFormat is wrapped by what is wrong with a file.
	ErrFormat = errors.New("this is not a PMTiles file that can be served")
	// ErrChanged is that the file has been written to since it was opened: its
	// directories lead elsewhere.
	ErrChanged = errors.New("the file of the map has been written to since it was opened")
)

const (
	directoryMost = 2 << 20 // bytes of an unpacked directory; the largest that writers make have a quarter of it
	metaMost      = 4 << 20 // bytes of the unpacked metadata
	tileMost      = 2 << 20 // bytes of a stored tile
	unpackedMost  = 4 << 20 // bytes of an unpacked one
	depthMost     = 3       // directories on the way to a tile; writers use two

	keptMost   = 16 << 20 / entrySize // entries of directories in memory
	leavesMost = 4096                 // directories in memory
)

// Archive reads tiles from one file. It is safe for concurrent use.
type Archive struct {
	file io.ReaderAt
	size int64
	header
	root        []entry
	attribution string
	opened      fs.FileInfo // nil when the file has none
	changed     atomic.Bool

	leafs   *lru.Cache[span, []entry]
	reading sync.Mutex // held while a leaf directory is read: one at a time, and none twice
	kept    int        // entries in leafs
}

// span is where a leaf directory is in its section.
type span struct {
	offset uint64
	length uint32
}

// Open reads the header, the root directory and the metadata of a file of a size
// in bytes, and looks at its first tile. Its errors wrap ErrFormat where the file
// is not what it should be.
func Open(file io.ReaderAt, size int64) (*Archive, error) {
	first := make([]byte, min(size, headerSize))
	if _, err := file.ReadAt(first, 0); err != nil && err != io.EOF {
		return nil, err
	}
	h, err := parseHeader(first, uint64(size))
	if err != nil {
		return nil, err
	}
	a := &Archive{file: file, size: size, header: h}
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

// stater is a file that can be written to by others.
type stater interface{ Stat() (fs.FileInfo, error) }

// still returns ErrChanged once the file is not as it was opened. It takes a
// microsecond, so it is asked after each read.
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

// Kind returns what the tiles are.
func (a *Archive) Kind() Kind { return a.kind }

// Zooms returns the first and the last zoom of the tiles.
func (a *Archive) Zooms() (first, last int) { return int(a.minZoom), int(a.maxZoom) }

// Gzipped reports whether Tile returns tiles compressed with gzip.
func (a *Archive) Gzipped() bool { return a.tile == gzipped }

// Version tells one file from another by its beginning, which has the lengths of
// all tiles or of the directories of them, its size, and what more is known of it.
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

// Tile returns a tile as it is stored, or nil when there is none. The zoom is at
// most 26 and x and y are in it. Once the file has been written to it returns
// ErrChanged.
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

// leaf returns the directory of an entry.
func (a *Archive) leaf(e entry) ([]entry, error) {
	at := span{e.offset, e.length}
	if list, ok := a.leafs.Get(at); ok {
		return list, nil
	}
	if e.length > directoryMost {
		return nil, fmt.Errorf("%w: a directory has %d bytes", ErrFormat, e.length)
	}
	if e.offset > a.leaves.length || uint64(e.length) > a.leaves.length-e.offset {
		return nil, fmt.Errorf("%w: a directory lies outside of its section", ErrFormat)
	}
	a.reading.Lock()
	defer a.reading.Unlock()
	if list, ok := a.leafs.Get(at); ok {
		return list, nil
	}
	list, err := a.directory(a.leaves.offset+e.offset, uint64(e.length))
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

// directory reads and unpacks a directory of the file.
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

// tryFirst looks whether the first tile can be read and is what the header says.
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

// Package tiles reads map tiles out of a PMTiles file (version 3 of its
// specification): the header, the directories and one tile at a time. Files come
// from operators, who have them from anywhere: lengths are checked against the
// file, directories lead only so deep, and what is unpacked is bounded.
package tiles

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"

	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/net/html"
)

// ErrFormat is wrapped by what is wrong with a file.
var ErrFormat = errors.New("this is no PMTiles file that can be served")

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

// Attribution returns whom the file says to credit, as text.
func (a *Archive) Attribution() string { return a.attribution }

// Tile returns a tile as it is stored, or nil when there is none. The zoom is at
// most 26 and x and y are in it.
func (a *Archive) Tile(zoom uint8, x, y uint32) ([]byte, error) {
	if zoom < a.minZoom || zoom > a.maxZoom {
		return nil, nil
	}
	return a.byID(ID(zoom, x, y))
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

// readMetadata reads whom to credit.
func (a *Archive) readMetadata() error {
	if a.meta.length == 0 {
		return nil
	}
	if a.meta.length > metaMost {
		return fmt.Errorf("%w: its metadata has %d bytes", ErrFormat, a.meta.length)
	}
	b := make([]byte, a.meta.length)
	if err := a.fill(b, a.meta.offset); err != nil {
		return err
	}
	var err error
	if a.internal == gzipped {
		if b, err = unpack(b, metaMost); err != nil {
			return err
		}
	}
	var meta struct {
		Attribution string `json:"attribution"`
	}
	if err := json.Unmarshal(b, &meta); err != nil {
		return fmt.Errorf("%w: its metadata is no JSON object", ErrFormat)
	}
	a.attribution = textOf(meta.Attribution)
	return nil
}

// attributionMost bounds what clients have to find room for, in code points.
const attributionMost = 300

// textOf takes the markup from an attribution, which may be HTML.
func textOf(s string) string {
	var b strings.Builder
	for z := html.NewTokenizer(strings.NewReader(s)); ; {
		switch z.Next() {
		case html.ErrorToken:
			text := []rune(strings.Join(strings.Fields(strings.ToValidUTF8(b.String(), "")), " "))
			return string(text[:min(len(text), attributionMost)])
		case html.TextToken:
			b.WriteString(z.Token().Data)
		}
	}
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
			return fmt.Errorf("%w: its first tile is no %s", ErrFormat, k.ext)
		}
		return nil
	}
	return fmt.Errorf("%w: its directories lead too deep", ErrFormat)
}

// Package pack writes PMTiles files (version 3 of its specification): the map
// that the binary carries, and what tests read.
package pack

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"github.com/klauspost/compress/gzip"

	"finds/server/tiles"
)

// Tile is where a tile is.
type Tile struct {
	Zoom uint8
	X, Y uint32
}

// Archive is what a file says of itself.
type Archive struct {
	Kind     tiles.Kind
	Gzip     bool // compresses the tiles; the rest always is
	Metadata any  // an object
	Leaf     int  // entries of a leaf directory; 0 is 1024, and none as long as the root has room
}

// Entry is one of a directory: a run of equal tiles, or with a run of 0 a leaf
// directory.
type Entry struct{ ID, Offset, Length, Run uint64 }

const (
	headerSize = 127
	rootMost   = 16384 - headerSize
)

// Pack writes the tiles into the bytes of a file. Equal ones are stored once.
func (a Archive) Pack(list map[Tile][]byte) ([]byte, error) {
	id := func(t Tile) uint64 { return tiles.ID(t.Zoom, t.X, t.Y) }
	keys := slices.SortedFunc(maps.Keys(list), func(a, b Tile) int { return cmp.Compare(id(a), id(b)) })
	if len(keys) == 0 {
		return nil, errors.New("there are no tiles")
	}
	var entries []Entry
	var data bytes.Buffer
	stored := map[string]Entry{}
	for _, k := range keys {
		tile := list[k]
		if a.Gzip {
			tile = Zip(tile)
		}
		e, ok := stored[string(tile)]
		if !ok {
			e = Entry{Offset: uint64(data.Len()), Length: uint64(len(tile))}
			stored[string(tile)] = e
			data.Write(tile)
		}
		e.ID, e.Run = id(k), 1
		if n := len(entries) - 1; n >= 0 && entries[n].Offset == e.Offset && entries[n].ID+entries[n].Run == e.ID {
			entries[n].Run++
			continue
		}
		entries = append(entries, e)
	}
	root, leaves, err := a.directories(entries)
	if err != nil {
		return nil, err
	}
	meta, err := json.Marshal(a.Metadata)
	if err != nil {
		return nil, err
	}
	meta = Zip(meta)
	h := a.Header(keys[0].Zoom, keys[len(keys)-1].Zoom, len(root), len(meta), len(leaves), data.Len(), len(keys), len(entries), len(stored))
	return slices.Concat(h, root, meta, leaves, data.Bytes()), nil
}

// Header writes a header of sections of these lengths, one after the other, and
// of these numbers of tiles, entries and contents.
func (a Archive) Header(first, last uint8, root, meta, leaves, data int, numbers ...int) []byte {
	h := append([]byte("PMTiles"), 3)
	at := headerSize
	for _, n := range []int{root, meta, leaves, data} {
		h = binary.LittleEndian.AppendUint64(h, uint64(at))
		h = binary.LittleEndian.AppendUint64(h, uint64(n))
		at += n
	}
	for _, n := range numbers {
		h = binary.LittleEndian.AppendUint64(h, uint64(n))
	}
	compression := byte(1)
	if a.Gzip {
		compression = 2
	}
	h = append(h, 1, 2, compression, byte(a.Kind), first, last)
	for _, degrees := range []float64{-180, -85.05, 180, 85.05} {
		h = binary.LittleEndian.AppendUint32(h, uint32(int32(degrees*1e7)))
	}
	return append(h, make([]byte, headerSize-len(h))...) // the centre: all of the world
}

// directories writes the entries into a root directory, or into leaves of it.
func (a Archive) directories(entries []Entry) (root, leaves []byte, err error) {
	root = Zip(Directory(entries))
	if len(root) <= rootMost && a.Leaf == 0 {
		return root, nil, nil
	}
	var top []Entry
	for part := range slices.Chunk(entries, cmp.Or(a.Leaf, 1024)) {
		leaf := Zip(Directory(part))
		top = append(top, Entry{part[0].ID, uint64(len(leaves)), uint64(len(leaf)), 0})
		leaves = append(leaves, leaf...)
	}
	if root = Zip(Directory(top)); len(root) > rootMost {
		return nil, nil, errors.New("the root directory is too large")
	}
	return root, leaves, nil
}

// Directory writes a directory, not compressed (section 4.2).
func Directory(entries []Entry) []byte {
	b := binary.AppendUvarint(nil, uint64(len(entries)))
	last := uint64(0)
	for _, e := range entries {
		b = binary.AppendUvarint(b, e.ID-last)
		last = e.ID
	}
	for _, e := range entries {
		b = binary.AppendUvarint(b, e.Run)
	}
	for _, e := range entries {
		b = binary.AppendUvarint(b, e.Length)
	}
	next := uint64(0)
	for i, e := range entries {
		if i > 0 && e.Offset == next {
			b = append(b, 0)
		} else {
			b = binary.AppendUvarint(b, e.Offset+1)
		}
		next = e.Offset + e.Length
	}
	return b
}

// Zip compresses with gzip (RFC 1952), always to the same bytes.
func Zip(b []byte) []byte {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		panic(err) // only a wrong level gets here
	}
	z.Write(b) // a buffer takes all
	z.Close()
	return out.Bytes()
}

package tiles

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"encoding/json"
	"errors"
	"maps"
	"math"
	"slices"

	"github.com/klauspost/compress/gzip"
)

// Tile is the position of a tile.
type Tile struct {
	Zoom uint8
	X, Y uint32
}

// Writer describes a file to write.
type Writer struct {
	Kind     Kind
	Gzip     bool // compress the tiles; directories and metadata are always compressed
	Metadata any  // must encode to a JSON object
	Leaf     int  // entries of a leaf directory; 0 means 1024, and no leaves if the root directory has room for all entries
	Box      Box  // the bounds in the header; the zero value is the world
}

// Entry is an entry of a directory: a run of equal tiles or, if Run is 0, a leaf
// directory.
type Entry struct{ ID, Offset, Length, Run uint64 }

// rootMost is the most bytes of a root directory.
const rootMost = firstPart - headerSize

// Pack returns the contents of a file with the given tiles. Equal tiles are stored once.
func (a Writer) Pack(list map[Tile][]byte) ([]byte, error) {
	id := func(t Tile) uint64 { return ID(t.Zoom, t.X, t.Y) }
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
	root, leaves, err := a.Directories(entries)
	if err != nil {
		return nil, err
	}
	meta, err := json.Marshal(a.Metadata)
	if err != nil {
		return nil, err
	}
	meta = Zip(meta)
	h := a.Header(Contents{First: keys[0].Zoom, Last: keys[len(keys)-1].Zoom, Root: len(root), Metadata: len(meta), Leaves: len(leaves), Data: data.Len(),
		Tiles: len(keys), Entries: len(entries), Different: len(stored)})
	return slices.Concat(h, root, meta, leaves, data.Bytes()), nil
}

// Contents are what a header says of its file, whose sections follow each other.
type Contents struct {
	First, Last                  uint8 // zooms
	Root, Metadata, Leaves, Data int   // bytes of each section
	Tiles, Entries, Different    int   // Different tiles are as many as are stored
}

// Header returns the header of a file.
func (a Writer) Header(c Contents) []byte {
	h := append([]byte("PMTiles"), 3)
	at := headerSize
	for _, n := range []int{c.Root, c.Metadata, c.Leaves, c.Data} {
		h = binary.LittleEndian.AppendUint64(h, uint64(at))
		h = binary.LittleEndian.AppendUint64(h, uint64(n))
		at += n
	}
	for _, n := range []int{c.Tiles, c.Entries, c.Different} {
		h = binary.LittleEndian.AppendUint64(h, uint64(n))
	}
	compression := byte(1)
	if a.Gzip {
		compression = 2
	}
	h = append(h, 1, 2, compression, byte(a.Kind), c.First, c.Last)
	box := a.Box
	switch {
	case box == Box{}:
		box = Box{West: -180, South: -85.05, East: 180, North: 85.05}
	case box.West > box.East: // which the header cannot say
		box.West, box.East = -180, 180
	}
	for _, degrees := range []float64{box.West, box.South, box.East, box.North} {
		h = binary.LittleEndian.AppendUint32(h, uint32(int32(math.Round(degrees*1e7))))
	}
	return append(h, make([]byte, headerSize-len(h))...) // the centre of the world, at zoom 0
}

// Directories encodes the entries as a root directory, or as a root and leaf directories.
func (a Writer) Directories(entries []Entry) (root, leaves []byte, err error) {
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

// Directory encodes a directory without compression (section 4.2).
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

// Zip compresses b with gzip (RFC 1952). The output is deterministic.
func Zip(b []byte) []byte {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		panic(err) // only an invalid level fails
	}
	z.Write(b) // writing to a buffer never fails
	z.Close()
	return out.Bytes()
}

package tiles

import (
	"encoding/binary"
	"fmt"
	"math"
	"sort"
)

// ID returns the ID of a tile. IDs count the tiles of all zooms in order, each zoom along
// a Hilbert curve (PMTiles 3, section 4.1). zoom must be at most 26, and x and y must be
// valid at that zoom.
func ID(zoom uint8, x, y uint32) uint64 {
	id := (uint64(1)<<(2*zoom) - 1) / 3
	for s := uint32(1) << zoom >> 1; s > 0; s >>= 1 {
		var rx, ry uint32
		if x&s > 0 {
			rx = 1
		}
		if y&s > 0 {
			ry = 1
		}
		id += uint64(s) * uint64(s) * uint64(3*rx^ry)
		if ry == 0 {
			if rx == 1 {
				x, y = s-1-x&(s-1), s-1-y&(s-1)
			}
			x, y = y, x
		}
	}
	return id
}

// entry is a run of equal tiles or, if run is 0, a leaf directory.
type entry struct {
	id     uint64 // of the first tile
	offset uint64 // in the section of tiles or of leaf directories
	length uint32
	run    uint32
}

const (
	entrySize = 24 // bytes in memory
	// entriesMost is the maximum number of entries of a directory. The directories of a
	// street map of the whole Earth have 40,000.
	entriesMost = 1 << 17
)

// parseDirectory parses an uncompressed directory (PMTiles 3, section 4.2). Even for
// invalid input, it allocates no more than a few times the length of b.
func parseDirectory(b []byte) ([]entry, error) {
	bad := func(what string) ([]entry, error) { return nil, fmt.Errorf("%w: a directory %s", ErrFormat, what) }
	next := func() (uint64, bool) {
		v, n := binary.Uvarint(b)
		if n <= 0 {
			return 0, false
		}
		b = b[n:]
		return v, true
	}
	n, ok := next()
	if !ok || n == 0 {
		return bad("is empty")
	}
	if n > entriesMost {
		return bad("has more entries than are read here")
	}
	if n > uint64(len(b))/4 { // an entry has at least four bytes
		return bad("says that it has more entries than it can hold")
	}
	list := make([]entry, n)
	id := uint64(0)
	for i := range list {
		v, ok := next()
		if !ok {
			return bad("ends too early")
		}
		if i > 0 && v == 0 || v > math.MaxInt64-id {
			return bad("is not in order")
		}
		id += v
		list[i].id = id
	}
	for column := range 2 { // runs, then lengths
		for i := range list {
			v, ok := next()
			switch {
			case !ok || v > math.MaxUint32:
				return bad("ends too early, or has a number that is too large")
			case column == 0:
				list[i].run = uint32(v)
			case v == 0:
				return bad("has a tile without a length")
			default:
				list[i].length = uint32(v)
			}
		}
	}
	for i := range list {
		v, ok := next()
		switch {
		case !ok:
			return bad("ends too early")
		case v > 0:
			list[i].offset = v - 1
		case i == 0:
			return bad("has a first entry that continues a previous one")
		default:
			list[i].offset = list[i-1].offset + uint64(list[i-1].length)
		}
	}
	return list, nil
}

// find returns the entry for a tile: the run that contains it, or the leaf directory in
// which to look for it.
func find(list []entry, id uint64) (entry, bool) {
	i := sort.Search(len(list), func(i int) bool { return list[i].id > id }) - 1
	if i < 0 {
		return entry{}, false
	}
	e := list[i]
	return e, e.run == 0 || id-e.id < uint64(e.run)
}

package extract

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"finds/server/tiles"
)

const (
	// FirstZoom is the first zoom that is extracted: the built-in map has the others.
	FirstZoom = 7
	// LastZoom is the last zoom of street maps.
	LastZoom = 15

	// fullMost is the size up to which the last zoom is LastZoom by default. That zoom
	// takes more than all the others together, and adds only buildings and footpaths.
	fullMost    = 100_000_000
	fullTiles   = 1 << 18  // tiles at LastZoom that cannot have that size
	leavesMost  = 64 << 20 // bytes of directories that are read for a plan
	entriesMost = 5_000_000
	leafEntries = 4096
)

var (
	// ErrTooLarge means that an area has more tiles than can be planned.
	ErrTooLarge = errors.New("the area is too large")
	// ErrEmpty means that the source has no tiles of an area.
	ErrEmpty = errors.New("the source has no tiles there")
)

// Area is what to extract.
type Area struct {
	Name   string // for people
	Box    tiles.Box
	Last   int   // zoom, or 0 to choose 15 for a small area and 14 for others
	Most   int64 // bytes of the file; 0 means no limit
	Newest bool  // whether the source is the newest build
}

// Plan says what an extract consists of. No tile has been read yet.
type Plan struct {
	Area            // with its last zoom
	Tiles    uint64 // including equal ones, which are stored once
	Size     int64  // of the file, in bytes
	Bytes    int64  // to read from the source
	Requests int    // to read them

	source   *Source
	requests []request
	data     int64  // offset of the tiles in the file
	front    []byte // what comes before them, the header first
}

// piece is a range of the source that goes to one place of the tiles.
type piece struct {
	from, to int64 // offsets in the source and among the tiles
	length   int64
}

// request is a range of the source, with the pieces that it contains.
type request struct {
	offset, length int64
	pieces         []piece
}

// New plans the extract of an area. It reads the directories of the source.
func New(source *Source, area Area) (*Plan, error) {
	if !area.Box.Valid() {
		return nil, errors.New("the box has to be west,south,east,north in degrees, with its south below its north")
	}
	archive, err := tiles.Open(source, source.Size())
	if err != nil {
		return nil, err
	}
	_, last := archive.Zooms()
	choose := area.Last == 0
	if choose {
		area.Last = LastZoom
		if count(cover(area.Box, LastZoom, LastZoom)) > fullTiles {
			area.Last--
		}
	}
	if area.Last = min(area.Last, last); area.Last < FirstZoom {
		return nil, fmt.Errorf("%w above zoom %d, which the built-in map has", ErrEmpty, FirstZoom-1)
	}
	stored, err := collect(source, archive, cover(area.Box, FirstZoom, uint8(area.Last)))
	if err != nil {
		return nil, err
	}
	if choose && area.Last == LastZoom && size(stored) > fullMost {
		area.Last--
		end := tiles.ID(LastZoom, 0, 0)
		stored = slices.DeleteFunc(stored, func(s tiles.Stored) bool { return s.First >= end })
		for i := range stored { // a run may go on at the next zoom
			stored[i].End = min(stored[i].End, end)
		}
	}
	if len(stored) == 0 {
		return nil, ErrEmpty
	}
	p := &Plan{Area: area, source: source}
	if err := p.arrange(archive, stored); err != nil {
		return nil, err
	}
	if p.Most > 0 && p.Size > p.Most {
		return nil, fmt.Errorf("%w: it would take %d MB, more than %d MB", ErrTooLarge, p.Size/1_000_000, p.Most/1_000_000)
	}
	return p, nil
}

// collect reads the directory entries of tiles.
func collect(source *Source, archive *tiles.Archive, list []tiles.IDs) (stored []tiles.Stored, err error) {
	var leaves uint64
	ahead := func(parts []tiles.Part) error {
		for _, p := range parts {
			leaves += p.Length
		}
		if leaves > leavesMost {
			return ErrTooLarge
		}
		return source.readAhead(parts)
	}
	err = archive.Walk(list, ahead, func(s tiles.Stored) error {
		if len(stored) == entriesMost {
			return ErrTooLarge
		}
		stored = append(stored, s)
		return nil
	})
	return stored, err
}

// size returns the size of different tiles in bytes.
func size(stored []tiles.Stored) (n int64) {
	seen := map[uint64]bool{}
	for _, s := range stored {
		if !seen[s.Offset] {
			seen[s.Offset] = true
			n += int64(s.Length)
		}
	}
	return n
}

// arrange gives each different tile its place in the file, in the order of IDs, and
// joins the requests for them.
func (p *Plan) arrange(archive *tiles.Archive, stored []tiles.Stored) error {
	entries := make([]tiles.Entry, len(stored))
	places := map[uint64]int64{} // by offset in the source
	var pieces []piece
	var length int64
	for i, s := range stored {
		to, seen := places[s.Offset]
		if !seen {
			to = length
			places[s.Offset] = to
			length += int64(s.Length)
			if n := len(pieces) - 1; n >= 0 && pieces[n].from+pieces[n].length == int64(s.Offset) && pieces[n].length+int64(s.Length) <= requestMost {
				pieces[n].length += int64(s.Length)
			} else {
				pieces = append(pieces, piece{int64(s.Offset), to, int64(s.Length)})
			}
		}
		entries[i] = tiles.Entry{ID: s.First, Offset: uint64(to), Length: s.Length, Run: s.End - s.First}
		p.Tiles += s.End - s.First
	}
	p.requests = requestsFor(pieces)
	for _, r := range p.requests {
		p.Bytes += r.length
	}
	p.Requests = len(p.requests)
	meta, err := p.metadata(archive)
	if err != nil {
		return err
	}
	out := tiles.Writer{Kind: archive.Kind(), Gzip: archive.Gzipped(), Box: p.Box}
	if len(entries) > leafEntries {
		out.Leaf = leafEntries
	}
	root, leaves, err := out.Directories(entries)
	if err != nil {
		return err
	}
	header := out.Header(tiles.Contents{First: FirstZoom, Last: uint8(p.Last), Root: len(root), Metadata: len(meta), Leaves: len(leaves), Data: int(length),
		Tiles: int(p.Tiles), Entries: len(entries), Different: len(places)})
	p.front = slices.Concat(header, root, meta, leaves)
	p.data = int64(len(p.front))
	p.Size = p.data + length
	return nil
}

// metadata returns the metadata of the source, which says what the tiles are and who
// has to be credited, with the origin of the extract.
func (p *Plan) metadata(archive *tiles.Archive) ([]byte, error) {
	b, err := archive.Metadata()
	if err != nil {
		return nil, err
	}
	meta := map[string]any{}
	if b != nil {
		if err := json.Unmarshal(b, &meta); err != nil {
			return nil, err
		}
	}
	meta[tiles.OriginKey] = tiles.Origin{Name: p.Name, Box: p.Box, Source: p.source.url.String(), Version: p.source.version, Newest: p.Newest}
	if b, err = json.Marshal(meta); err != nil {
		return nil, err
	}
	return tiles.Zip(b), nil
}

// key identifies the file that the plan makes and the order of its requests.
func (p *Plan) key() string {
	sum := sha256.Sum256(fmt.Appendf(slices.Clone(p.front), "%v", p.requests))
	return hex.EncodeToString(sum[:16])
}

// requestsFor joins pieces that are close to each other.
func requestsFor(pieces []piece) (list []request) {
	slices.SortFunc(pieces, func(a, b piece) int { return cmp.Compare(a.from, b.from) })
	gap := gapFor(pieces)
	for _, p := range pieces {
		if n := len(list) - 1; n >= 0 && near(list[n].offset, list[n].length, p.from, p.length, gap) {
			list[n].length = max(list[n].length, p.from+p.length-list[n].offset)
			list[n].pieces = append(list[n].pieces, p)
			continue
		}
		list = append(list, request{p.from, p.length, []piece{p}})
	}
	return list
}

// gapFor returns the size up to which gaps between pieces are read: at least gapMost, and
// more as long as all gaps together stay below a share of the pieces.
func gapFor(pieces []piece) int64 {
	var all int64
	var gaps []int64
	for i, p := range pieces {
		all += p.length
		if i > 0 {
			gaps = append(gaps, p.from-pieces[i-1].from-pieces[i-1].length)
		}
	}
	slices.Sort(gaps)
	most, read := int64(gapMost), int64(0)
	for _, gap := range gaps {
		if read += gap; read > all/gapShare {
			break
		}
		most = max(most, gap)
	}
	return most
}

// join joins parts of a file that are close to each other.
func join(parts []tiles.Part) (list []tiles.Part) {
	parts = slices.Clone(parts)
	slices.SortFunc(parts, func(a, b tiles.Part) int { return cmp.Compare(a.Offset, b.Offset) })
	for _, p := range parts {
		if n := len(list) - 1; n >= 0 && near(int64(list[n].Offset), int64(list[n].Length), int64(p.Offset), int64(p.Length), gapMost) {
			list[n].Length = max(list[n].Length, p.Offset+p.Length-list[n].Offset)
			continue
		}
		list = append(list, p)
	}
	return list
}

// near reports whether a request can be extended to a range that starts at or after it.
func near(offset, length, next, nextLength, gap int64) bool {
	return next <= offset+length+gap && next+nextLength-offset <= requestMost
}

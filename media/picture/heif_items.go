package picture

import (
	"bytes"

	"finds/media/bmff"
)

// heifItem is a picture, or a part of one, in a HEIC or AVIF file (14496-12, 8.11).
type heifItem struct {
	kind    string        // hvc1 or av01, or for derived pictures grid, iden or iovl
	inside  bool          // its bytes are in idat, not elsewhere in the file
	parts   []bmff.Extent // extents of its bytes
	inputs  []uint32
	ofCodec []byte   // hvcC or av1C
	colours [][]byte // colr
	alpha   bool     // it is the opacity of another picture
}

// Limits for the contents of a HEIC or AVIF file.
const (
	maxMeta  = 4 << 20   // bytes of the meta box
	maxTiles = 256 * 256 // tiles of a grid (23008-12, 6.6.2.3)
)

// heifItems is the content of the meta box of a HEIC or AVIF file. It is checked before
// decoding, because the decoders take a second to start.
type heifItems struct {
	*bmff.Reader
	data    []byte
	idat    []byte
	primary uint32
	items   map[uint32]*heifItem
	codecs  map[int][]byte // hvcC and av1C properties, numbered from 1
	colours map[int][]byte // colr properties
	props   int            // number of properties read so far
	alphas  map[int]bool   // properties that mark a picture as opacity
	uses    []bmff.Box     // ipma
	pitm    bmff.Box
	left    int // bytes of items that may still be read
	iprp    bmff.Box
	looked  map[bmff.Extent]bool // extents of pictures in one part that were checked

	auxiliary  []link // auxl: from an auxiliary picture to the pictures that it belongs to
	multiplied []link // prem: from a picture to the opacity with which it is premultiplied
}

func (h *heifItems) item(id uint32) *heifItem {
	it := h.items[id]
	if it == nil {
		it = &heifItem{}
		h.items[id] = it
	}
	return it
}

// box reads a box of the meta box.
func (h *heifItems) box(b bmff.Box) error {
	p := h.data[b.Body():b.End]
	in := bmff.Fields{Rest: p}
	switch b.Kind {
	case "pitm":
		h.pitm = b
		h.primary = uint32(in.Uint(wide(in.Uint32()>>24 > 0)))
	case "idat":
		h.idat = p
	case "iinf":
		size := wide(in.Uint32()>>24 > 0)
		in.Take(size)
		if in.Short {
			return bmff.ErrTruncated
		}
		return h.Each(b.End-int64(len(in.Rest)), b.End, h.entry)
	case "iref":
		if in.Uint32(); in.Short {
			return bmff.ErrTruncated
		}
		size := wide(p[0] > 0)
		return h.Each(b.Body()+4, b.End, func(b bmff.Box) error { return h.reference(b, size) })
	case "iloc":
		return h.places(in)
	case "ipma":
		h.uses = append(h.uses, b)
	}
	if in.Short {
		return bmff.ErrTruncated
	}
	return nil
}

// wide returns the number of bytes of an identifier.
func wide(is bool) int {
	if is {
		return 4
	}
	return 2
}

// entry parses an infe box, the type of an item (8.11.6).
func (h *heifItems) entry(b bmff.Box) error {
	in := bmff.Fields{Rest: h.data[b.Body():b.End]}
	version := in.Uint32() >> 24
	id := uint32(in.Uint(wide(version > 2)))
	in.Take(2) // protection
	kind := in.Take(4)
	if in.Short || version < 2 {
		return bmff.ErrMalformed
	}
	h.item(id).kind = string(kind)
	return nil
}

// reference parses references to the items that an item is made of (8.11.12).
func (h *heifItems) reference(b bmff.Box, size int) error {
	in := bmff.Fields{Rest: h.data[b.Body():b.End]}
	from := uint32(in.Uint(size))
	var links *[]link
	switch b.Kind {
	case "auxl":
		links = &h.auxiliary
	case "prem":
		links = &h.multiplied
	case "dimg":
	default:
		return nil
	}
	it := h.item(from)
	for n := in.Uint(2); n > 0 && !in.Short; n-- {
		to := uint32(in.Uint(size))
		if links != nil {
			*links = append(*links, link{from, to})
		} else {
			it.inputs = append(it.inputs, to)
		}
	}
	switch {
	case in.Short:
		return bmff.ErrTruncated
	case len(it.inputs) > maxTiles, len(h.auxiliary) > maxTiles, len(h.multiplied) > maxTiles:
		return bmff.ErrMalformed
	}
	return nil
}

// places parses an iloc box, which locates the bytes of each item (8.11.3).
func (h *heifItems) places(in bmff.Fields) error {
	version := in.Uint32() >> 24
	sizes := in.Uint(2)
	offset, length, base, index := int(sizes>>12), int(sizes>>8&15), int(sizes>>4&15), int(sizes&15)
	if version < 1 {
		index = 0
	}
	for _, n := range []int{offset, length, base, index} {
		if n != 0 && n != 4 && n != 8 {
			return bmff.ErrMalformed
		}
	}
	total := 0
	for n := in.Uint(wide(version > 1)); n > 0 && !in.Short; n-- {
		it := h.item(uint32(in.Uint(wide(version > 1))))
		if version > 0 {
			it.inside = in.Uint(2)&15 == 1
		}
		in.Take(2) // reference to another file
		from := in.Uint(base)
		parts := int(in.Uint(2))
		if total += parts; total > bmff.MaxBoxes {
			return bmff.ErrMalformed
		}
		for range parts {
			in.Take(index)
			at, size := from+in.Uint(offset), in.Uint(length)
			if at > bmff.MaxOffset || size > bmff.MaxOffset {
				return bmff.ErrMalformed
			}
			it.parts = append(it.parts, bmff.Extent{Offset: int64(at), Size: int64(size)})
		}
	}
	if in.Short {
		return bmff.ErrTruncated
	}
	return nil
}

// property reads a box of ipco.
func (h *heifItems) property(b bmff.Box) {
	h.props++
	if b.Kind == "hvcC" || b.Kind == "av1C" {
		h.codecs[h.props] = h.data[b.Body():b.End]
	}
	if b.Kind == "colr" {
		h.colours[h.props] = h.data[b.Body():b.End]
	}
	if b.Kind == "auxC" && isAlpha(h.data[b.Body():b.End]) {
		h.alphas[h.props] = true
	}
}

// check returns an error if the displayed picture is incomplete, as far as can be checked
// without decoding it.
func (h *heifItems) check() error {
	if err := h.assign(); err != nil {
		return err
	}
	h.left, h.looked = len(h.data), map[bmff.Extent]bool{}
	seen := map[uint32]bool{}
	if err := h.whole(h.primary, seen); err != nil {
		return err
	}
	if id := h.opacity(); id != 0 {
		return h.whole(id, seen)
	}
	return nil
}

// whole checks an item and the items that it is made of, each once.
func (h *heifItems) whole(id uint32, seen map[uint32]bool) error {
	it := h.items[id]
	if it == nil {
		return bmff.ErrMalformed
	}
	if seen[id] {
		return nil
	}
	seen[id] = true
	if one := len(it.parts) == 1 && it.inputs == nil; one && h.looked[it.parts[0]] {
		return nil // tiles of one colour may share their bytes
	} else if one {
		h.looked[it.parts[0]] = true
	}
	data, err := h.bytes(it)
	if err != nil {
		return err
	}
	switch it.kind {
	case "hvc1":
		return wholeHEVC(it.ofCodec, data)
	case "av01":
		return wholeAV1(it.ofCodec, data)
	case "grid":
		if len(data) < 8 || len(it.inputs) != (1+int(data[2]))*(1+int(data[3])) {
			return bmff.ErrMalformed
		}
	case "iden", "iovl":
	default:
		return bmff.ErrMalformed
	}
	for _, input := range it.inputs {
		if in := h.items[input]; in == nil || it.kind == "grid" && len(in.inputs) > 0 || in.kind == "iden" || in.kind == "iovl" {
			return bmff.ErrMalformed // also ends the recursion
		}
		if err := h.whole(input, seen); err != nil {
			return err
		}
	}
	return nil
}

// bytes returns the bytes of an item. In total, it returns no more bytes than the file
// has, since items that were checked once are not requested again.
func (h *heifItems) bytes(it *heifItem) ([]byte, error) {
	from := h.data
	if it.inside {
		from = h.idat
	}
	var parts [][]byte
	for _, c := range it.parts {
		if c.Offset > int64(len(from)) {
			return nil, bmff.ErrTruncated
		}
		if c.Size == 0 {
			c.Size = int64(len(from)) - c.Offset // extends to the end
		}
		if c.Size > int64(len(from))-c.Offset {
			return nil, bmff.ErrTruncated
		}
		if h.left -= int(c.Size); h.left < 0 {
			return nil, bmff.ErrMalformed
		}
		parts = append(parts, from[c.Offset:][:c.Size])
	}
	if len(parts) == 1 {
		return parts[0], nil
	}
	return bytes.Join(parts, nil), nil
}

package video

import (
	"bytes"
	"slices"

	"finds/media/bmff"
)

// unitKind describes a codec whose samples consist of NAL units.
type unitKind struct {
	header int              // bytes
	kind   func([]byte) int // returns the type of a unit from its header
	sei    []int            // unit types of supplemental enhancement information
	filler []byte           // header of a filler unit, which decoders skip
	kept   func(kind int) bool
}

// avcUnits describes H.264 (ITU-T H.264, 7.4.1). It keeps slices, parameter sets,
// delimiters and end markers.
var avcUnits = &unitKind{
	header: 1, kind: func(b []byte) int { return int(b[0] & 31) }, sei: []int{6}, filler: []byte{12},
	kept: func(kind int) bool {
		return kind >= 1 && kind <= 5 || kind >= 7 && kind <= 11 || kind >= 13 && kind <= 15 || kind >= 19 && kind <= 21
	},
}

// hevcUnits describes H.265 (ITU-T H.265, 7.4.2.2). It keeps slices, parameter sets,
// delimiters, end markers, and the types 62 and 63, in which Dolby Vision stores its
// colours.
var hevcUnits = &unitKind{
	header: 2, kind: func(b []byte) int { return int(b[0] >> 1 & 63) }, sei: []int{39, 40}, filler: []byte{38 << 1, 1},
	kept: func(kind int) bool { return kind <= 37 || kind >= 62 },
}

// messagesKept lists the SEI messages that playback may need (H.264 and H.265, annex D):
// timing, buffering, recovery, frame packing, orientation, colour volume and brightness,
// hashes and alpha. User data, 4 and 5, is removed.
var messagesKept = []int{0, 1, 6, 45, 47, 129, 130, 132, 137, 144, 147, 148, 165}

// unitCoding describes how NAL units are stored in the samples of a track.
type unitCoding struct {
	*unitKind
	length int // bytes of the length field before each unit
}

// codedExtent is a run of samples that consist of NAL units.
type codedExtent struct {
	bmff.Extent
	*unitCoding
}

// maxUnit is the maximum size of a unit that is read into memory. A larger unit that
// needs cleaning is overwritten completely.
const maxUnit = 1 << 20

// cleanUnits cleans the NAL units of all samples that consist of them.
func (c *mp4Stripper) cleanUnits() error {
	slices.SortFunc(c.coded, func(a, b codedExtent) int { return a.Compare(b.Extent) })
	for _, s := range c.coded {
		b := c.dataAt(s.Offset)
		if b == nil || s.Offset < b.Body() {
			continue // such as a chunk in another file
		}
		if err := c.cleanExtent(s, s.Offset+min(s.Size, b.End-s.Offset)); err != nil {
			return err
		}
	}
	return nil
}

// cleanExtent cleans the units up to end, each preceded by its length. Data after the
// last valid unit is left unchanged.
func (c *mp4Stripper) cleanExtent(s codedExtent, end int64) error {
	var head [4 + 2]byte
	for at := s.Offset; at+int64(s.length+s.header) <= end; {
		p := head[:s.length+s.header]
		if err := c.ReadFull(p, at); err != nil {
			return err
		}
		in := bmff.Fields{Rest: p}
		size := int64(in.Uint(s.length))
		at += int64(s.length)
		if size > end-at {
			return nil
		}
		if kind := s.kind(in.Rest); size >= int64(s.header) && !s.kept(kind) {
			if err := c.cleanUnit(s, at, size); err != nil {
				return err
			}
		}
		at += size
	}
	return nil
}

func (c *mp4Stripper) cleanUnit(s codedExtent, at, size int64) error {
	if size > maxUnit {
		if err := writeAt(c.file, s.filler, at); err != nil {
			return err
		}
		return zeroRange(c.file, at+int64(len(s.filler)), at+size)
	}
	unit := make([]byte, size)
	if err := c.ReadFull(unit, at); err != nil {
		return err
	}
	s.clean(unit)
	return writeAt(c.file, unit, at)
}

// clean removes, in place, the data in a unit that may be private: the SEI messages that
// are not kept, and the whole contents of unknown units.
func (k *unitKind) clean(unit []byte) {
	if len(unit) < k.header {
		return
	}
	switch kind := k.kind(unit); {
	case slices.Contains(k.sei, kind):
		if clean := cleanMessages(unit[k.header:]); clean != nil {
			copy(unit[k.header:], clean)
			return
		}
	case k.kept(kind):
		return
	}
	body := unit[copy(unit, k.filler):]
	for i := range body {
		body[i] = 0xff
	}
	if len(body) > 0 {
		body[len(body)-1] = 0x80
	}
}

// cleanMessages returns the body of a SEI unit in which a filler payload replaces the
// messages that are not kept. The length is unchanged; it returns nil if that is not
// possible.
func cleanMessages(body []byte) []byte {
	var kept []byte
	rest := bmff.UnescapeNAL(body)
	for len(rest) > 0 && !bytes.Equal(bytes.TrimRight(rest, "\x00"), []byte{0x80}) {
		message, kind := nextMessage(rest)
		if message == nil {
			break
		}
		if slices.Contains(messagesKept, kind) {
			kept = append(kept, message...)
		}
		rest = rest[len(message):]
	}
	same := bmff.EscapeNAL(append(slices.Clip(kept), 0x80))
	if len(same) == len(body) {
		return same
	}
	space := len(body) - len(same)
	for least := max(2, space-2); space >= least; space-- { // emulation prevention bytes may take some of the space
		if p := bmff.EscapeNAL(slices.Concat(kept, fillerMessage(space), []byte{0x80})); len(p) == len(body) {
			return p
		}
	}
	return nil
}

// nextMessage returns the first of the SEI messages in p and its type, or nil if it is
// truncated.
func nextMessage(p []byte) (message []byte, kind int) {
	in := bmff.Fields{Rest: p}
	number := func() (n int) {
		for {
			b := int(in.Uint(1))
			if n += b; b != 255 || in.Short {
				return n
			}
		}
	}
	kind = number()
	if in.Take(number()); in.Short {
		return nil, 0
	}
	return p[:len(p)-len(in.Rest)], kind
}

// fillerMessage returns a filler payload, SEI message 3, of n bytes including its header;
// n must be at least 2. Some lengths require two messages.
func fillerMessage(n int) []byte {
	const filler = 3
	for size := max(0, (n-2)*255/256-1); size+size/255+2 <= n; size++ {
		if size+size/255+2 == n {
			p := append([]byte{filler}, bytes.Repeat([]byte{255}, size/255)...)
			return append(append(p, byte(size%255)), bytes.Repeat([]byte{255}, size)...)
		}
	}
	return append([]byte{filler, 0}, fillerMessage(n-2)...)
}

// gpsMark identifies a block in which dashboard cameras store their location.
const gpsMark = "freeGPS "

// zeroGPSBlocks overwrites the remaining blocks with gpsMark: those in files where the
// extents of kept tracks are not known, and those inside such extents.
func (c *mp4Stripper) zeroGPSBlocks() error {
	const most = 1 << 20 // maximum size of a block in bytes; usual blocks have 16 to 64 KiB
	buf := make([]byte, windowSize)
	for _, b := range c.data {
		for at := b.Body(); at < b.End; {
			n := min(int64(len(buf)), b.End-at)
			if err := c.ReadFull(buf[:n], at); err != nil {
				return err
			}
			i := int64(bytes.Index(buf[:n], []byte(gpsMark)))
			if i < 0 {
				if at += n; at < b.End {
					at -= int64(len(gpsMark)) - 1
				}
				continue
			}
			size := int64(1 << 10)
			if mark := at + i; mark-4 >= b.Body() {
				var head [4]byte
				if err := c.ReadFull(head[:], mark-4); err != nil {
					return err
				}
				if stated := be32(head[:], 0); stated > 16 && stated <= most {
					size = stated - 4
				}
			}
			end := min(at+i+size, b.End)
			if err := zeroRange(c.file, at+i, end); err != nil {
				return err
			}
			at = end
		}
	}
	return nil
}

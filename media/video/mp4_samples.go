package video

import (
	"encoding/binary"
	"fmt"
	"slices"
	"sort"

	"finds/media/bmff"
)

// zeros is the source for overwriting parts of a file.
var zeros [32 << 10]byte

// zeroRange overwrites a file with zeros between two offsets.
func zeroRange(file File, from, end int64) error {
	for from < end {
		n := min(end-from, int64(len(zeros)))
		if err := writeAt(file, zeros[:n], from); err != nil {
			return err
		}
		from += n
	}
	return nil
}

func writeAt(file File, p []byte, at int64) error {
	if _, err := file.WriteAt(p, at); err != nil {
		return fmt.Errorf("%w: %w", bmff.ErrRead, err)
	}
	return nil
}

// zeroFill overwrites b with a free box of zeros of the same size.
func (c *mp4Stripper) zeroFill(b bmff.Box) error {
	if err := writeAt(c.file, []byte("free"), b.Start+4); err != nil {
		return err
	}
	return zeroRange(c.file, b.Body(), b.End)
}

// Limits for the tables that locate samples.
const (
	maxTable   = 4 << 20  // bytes of a table: enough for a day with twelve samples per second
	maxTables  = 16 << 20 // bytes of all tables in a file
	maxExtents = 1 << 20  // extents in a file: as many as 80 per second in three hours
)

// table returns the body of a sample table, or an error if that table or all tables
// together are too large.
func (c *mp4Stripper) table(b bmff.Box) ([]byte, error) {
	if c.tables += b.End - b.Body(); c.tables > maxTables {
		return nil, bmff.ErrMalformed
	}
	return c.Payload(b, maxTable)
}

// addExtents adds extents to the kept samples if stays is set, or else to the dropped
// ones.
func (c *mp4Stripper) addExtents(stays bool, list ...bmff.Extent) error {
	if c.extents += len(list); c.extents > maxExtents {
		return bmff.ErrMalformed
	}
	if stays {
		c.keptSamples = append(c.keptSamples, list...)
	} else {
		c.droppedSamples = append(c.droppedSamples, list...)
	}
	return nil
}

// sampleTables holds the tables that locate the samples of a track (14496-12, 8.7): runs
// of chunks with the same number of samples, sample sizes, and chunk offsets.
type sampleTables struct {
	runs, sizes, places []byte
	bits                int  // of each size: 32, or 4, 8 or 16 in a compact table
	wide                bool // chunk offsets have 64 bits
}

// samplesOf returns the extents of the samples of a track and reports whether all samples
// have the same size. If they have, an extent of sound is at least as large as the sample
// description implies.
func (c *mp4Stripper) samplesOf(tables []bmff.Box) (list []bmff.Extent, even bool, err error) {
	var t sampleTables
	for _, b := range tables {
		p, err := c.table(b)
		if err != nil {
			return nil, false, err
		}
		switch {
		case len(p) < 8:
			return nil, false, bmff.ErrTruncated
		case b.Kind == "stsc":
			t.runs = p[8:]
		case b.Kind == "stsz":
			t.sizes, t.bits = p[4:], 32
		case b.Kind == "stz2": // the bits are in the field for the common sample size
			t.sizes, t.bits = append(make([]byte, 4), p[8:]...), int(p[7])
		default:
			t.places, t.wide = p[8:], b.Kind == "co64"
		}
	}
	even = len(t.sizes) >= 4 && binary.BigEndian.Uint32(t.sizes) > 0
	t.each(func(from, size, count int64) {
		if even {
			size = max(size, c.track.frame.size(count))
		}
		list = append(list, bmff.Extent{Offset: from, Size: size})
	})
	return list, even, nil
}

// zeroUnnamed overwrites the media data that belongs to no kept track. Some cameras write
// their location between the samples, without an entry in any table. If the extents of
// some kept samples are not known, nothing is overwritten.
func (c *mp4Stripper) zeroUnnamed() error {
	if c.unsure {
		return nil
	}
	slices.SortFunc(c.keptSamples, bmff.Extent.Compare)
	for _, b := range c.data {
		from := b.Body()
		for len(c.keptSamples) > 0 && c.keptSamples[0].Offset < b.End {
			k := c.keptSamples[0]
			if k.Offset > from {
				if err := zeroRange(c.file, from, k.Offset); err != nil {
					return err
				}
			}
			from = min(max(from, k.Offset+min(k.Size, b.End-k.Offset)), b.End) // the size is not trusted
			c.keptSamples = c.keptSamples[1:]
		}
		if err := zeroRange(c.file, from, b.End); err != nil {
			return err
		}
	}
	return nil
}

// zeroSamples overwrites the samples to drop. It returns an error if any of them is
// outside the media data, since the file would then not be the one that was read.
func (c *mp4Stripper) zeroSamples() error {
	var total, whole int64
	for _, b := range c.data {
		whole += b.End - b.Start
	}
	slices.SortFunc(c.droppedSamples, bmff.Extent.Compare) // write in file order
	for _, s := range c.droppedSamples {
		b := c.dataAt(s.Offset)
		inside := b != nil && s.Offset >= b.Body() && s.Size <= b.End-s.Offset
		if total += s.Size; !inside || total > whole {
			return bmff.ErrMalformed
		}
		if err := zeroRange(c.file, s.Offset, s.Offset+s.Size); err != nil {
			return err
		}
	}
	return nil
}

// dataAt returns the first mdat box that ends at or after an offset of the file, or nil.
func (c *mp4Stripper) dataAt(at int64) *bmff.Box {
	i := sort.Search(len(c.data), func(i int) bool { return c.data[i].End >= at }) // sorted by offset
	if i == len(c.data) {
		return nil
	}
	return &c.data[i]
}

// each calls visit for each chunk of the track with its offset, its size in bytes and its
// number of samples.
func (t sampleTables) each(visit func(from, size, count int64)) {
	const run = 12
	sample, width := int64(0), 4
	if t.wide {
		width = 8
	}
	for i := 0; (i+1)*width <= len(t.places); i++ {
		for len(t.runs) >= 2*run && int64(binary.BigEndian.Uint32(t.runs[run:])) <= int64(i)+1 {
			t.runs = t.runs[run:]
		}
		if len(t.runs) < run {
			return
		}
		size, n := t.size(sample, int64(binary.BigEndian.Uint32(t.runs[4:])))
		visit(t.place(i), size, n)
		sample += n
	}
}

func (t sampleTables) place(i int) int64 {
	if t.wide {
		return int64(binary.BigEndian.Uint64(t.places[i*8:])) // checked by within
	}
	return int64(binary.BigEndian.Uint32(t.places[i*4:]))
}

// size returns the total size in bytes of up to count samples, starting with sample
// first, and the number of samples that exist. The samples have a common size or a table
// of sizes.
func (t sampleTables) size(first, count int64) (size, n int64) {
	if len(t.sizes) < 8 {
		return 0, 0
	}
	count = max(0, min(count, int64(binary.BigEndian.Uint32(t.sizes[4:]))-first))
	if all := int64(binary.BigEndian.Uint32(t.sizes)); all > 0 {
		return all * count, count
	}
	for ; n < count; n++ {
		one, ok := t.sizeOf(first + n)
		if !ok {
			break
		}
		size += one
	}
	return size, n
}

// sizeOf returns the size of sample i from the table.
func (t sampleTables) sizeOf(i int64) (size int64, ok bool) {
	table := t.sizes[8:]
	at := i * int64(t.bits) / 8
	if at+int64(t.bits+7)/8 > int64(len(table)) {
		return 0, false
	}
	switch t.bits {
	case 4:
		return int64(table[at] >> (4 * (1 - i%2)) & 15), true
	case 8:
		return int64(table[at]), true
	case 16:
		return int64(binary.BigEndian.Uint16(table[at:])), true
	case 32:
		return int64(binary.BigEndian.Uint32(table[at:])), true
	}
	return 0, false
}

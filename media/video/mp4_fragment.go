package video

import (
	"finds/media/bmff"
)

// fragment is the part of a movie fragment for one track, with the positions of its runs
// of samples (14496-12, 8.8.6 to 8.8.8). The positions may depend on the previous
// fragment, and the sizes on the movie box, which may come later.
type fragment struct {
	bmff.Box
	moof  int64 // offset of the enclosing movie fragment
	head  trackFragment
	runs  []sampleRun
	first bool // it is the first of its movie fragment

	needed bool // a kept fragment counts its offsets from the end of this one
}

// trackFragment is the header of a fragment.
type trackFragment struct {
	track uint32
	base  int64 // base of the offsets; -1 if the header has none
	own   bool  // offsets are counted from the movie fragment
	size  int64 // default sample size; -1 if the movie defines it
}

// sampleRun is a run of consecutive samples.
type sampleRun struct {
	offset int64 // offset from the base
	next   bool  // the run follows the previous one; offset is not used
	size   int64 // total size of the samples with explicit sizes, in bytes
	count  int64 // number of samples without an explicit size
}

// walkFragment reads a track fragment.
func (c *mp4Stripper) walkFragment(b bmff.Box) error {
	f := fragment{Box: b, moof: c.moof, head: trackFragment{base: -1, size: -1}}
	f.first = len(c.fragments) == 0 || c.fragments[len(c.fragments)-1].moof != c.moof
	c.fragments = append(c.fragments, f)
	return c.walk("traf", b.Body(), b.End)
}

// fragmentHeader parses a tfhd box (8.8.7).
func (c *mp4Stripper) fragmentHeader(p []byte) error {
	in := bmff.Fields{Rest: p}
	flags := in.Uint32()
	h := trackFragment{track: in.Uint32(), base: -1, own: flags&0x20000 != 0, size: -1}
	if flags&1 != 0 {
		h.base = in.Int64()
	}
	for _, flag := range []uint32{2, 8} { // description and duration
		if flags&flag != 0 {
			in.Uint32()
		}
	}
	if flags&0x10 != 0 {
		h.size = int64(in.Uint32())
	}
	if in.Short || flags&1 != 0 && h.base < 0 || h.base > bmff.MaxOffset {
		return bmff.ErrMalformed
	}
	c.fragments[len(c.fragments)-1].head = h
	return nil
}

// fragmentRun parses a trun box (8.8.8).
func (c *mp4Stripper) fragmentRun(p []byte) error {
	in := bmff.Fields{Rest: p}
	flags := in.Uint32()
	count := int64(in.Uint32())
	r := sampleRun{next: flags&1 == 0}
	if !r.next {
		r.offset = int64(int32(in.Uint32()))
	}
	if flags&4 != 0 {
		in.Uint32() // flags of the first sample
	}
	if flags&0x200 == 0 {
		r.count = count
	} else {
		for ; count > 0 && !in.Short; count-- {
			if flags&0x100 != 0 {
				in.Uint32() // duration
			}
			r.size += int64(in.Uint32())
			for _, flag := range []uint32{0x400, 0x800} { // flags and composition time
				if flags&flag != 0 {
					in.Uint32()
				}
			}
		}
	}
	if in.Short {
		return bmff.ErrTruncated
	}
	f := &c.fragments[len(c.fragments)-1]
	f.runs = append(f.runs, r)
	return nil
}

// dropFragments collects the samples of the tracks that are dropped, and turns the
// fragments of these tracks into free boxes, except those from which a kept fragment
// counts its offsets.
func (c *mp4Stripper) dropFragments() error {
	needed := false // needed by the next fragment
	for i := len(c.fragments) - 1; i >= 0; i-- {
		f := &c.fragments[i]
		f.needed = needed
		needed = f.counted() && (needed || c.keptTracks[f.head.track])
	}
	var behind int64 // end of the data of the previous fragment
	for _, f := range c.fragments {
		base := f.head.base
		switch {
		case f.counted():
			base = behind
		case base < 0:
			base = f.moof
		}
		stays := c.keptTracks[f.head.track]
		var err error
		if behind, err = c.runs(f, base, stays); err != nil {
			return err
		}
		if stays || f.needed {
			continue
		}
		if err := c.zeroFill(f.Box); err != nil {
			return err
		}
	}
	return nil
}

// counted reports whether the offsets in f are counted from the end of the previous
// fragment.
func (f *fragment) counted() bool { return f.head.base < 0 && !f.head.own && !f.first }

// runs collects the samples of f as kept or dropped and returns the offset at which they
// end.
func (c *mp4Stripper) runs(f fragment, base int64, stays bool) (end int64, err error) {
	each := f.head.size
	if each < 0 {
		each = c.defaults[f.head.track]
	}
	end = base
	for _, r := range f.runs {
		if !r.next {
			end = base + r.offset
		}
		if r.count > 0 && each > bmff.MaxOffset/r.count {
			return 0, bmff.ErrMalformed
		}
		size := r.size + r.count*each
		if size > 0 {
			c.hasPicture = c.hasPicture || c.pictureTracks[f.head.track]
			if err := c.addExtents(stays, bmff.Extent{Offset: end, Size: size}); err != nil {
				return 0, err
			}
			if coding := c.codings[f.head.track]; stays && coding != nil {
				c.coded = append(c.coded, codedExtent{bmff.Extent{Offset: end, Size: size}, coding})
			}
		}
		if end += size; end < 0 || end > bmff.MaxOffset {
			return 0, bmff.ErrMalformed
		}
	}
	return end, nil
}

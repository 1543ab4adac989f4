package picture

import (
	"finds/media/bmff"
)

// hevcPoints returns the code points in the sequence parameter set of an hvcC, or nil if
// it has none (ITU-T H.265, 7.3.2.2 and E.2.1).
func hevcPoints(config []byte) *codePoints {
	const sequence = 33
	in := bmff.Fields{Rest: config}
	if fixed := in.Take(23); !in.Short {
		for range fixed[22] {
			kind := in.Uint(1) & 63
			for n := in.Uint(2); n > 0 && !in.Short; n-- {
				if unit := in.Take(int(in.Uint(2))); kind == sequence && len(unit) > 2 {
					return pointsOfSequence(bmff.UnescapeNAL(unit[2:]))
				}
			}
		}
	}
	return nil
}

// bitReader reads bits, the most significant bit of a byte first. Bits beyond the end are
// 0.
type bitReader struct {
	p  []byte
	at int
}

func (r *bitReader) bits(n int) (v int) {
	for range n {
		v <<= 1
		if i := r.at >> 3; i < len(r.p) {
			v |= int(r.p[i]>>(7-r.at&7)) & 1
		}
		r.at++
	}
	return v
}

func (r *bitReader) flag() bool { return r.bits(1) == 1 }

func (r *bitReader) ended() bool { return r.at > 8*len(r.p) }

// golomb reads a ue(v) (9.2).
func (r *bitReader) golomb() int {
	zeros := 0
	for !r.flag() {
		if zeros++; zeros > 31 || r.ended() {
			return 0
		}
	}
	return 1<<zeros - 1 + r.bits(zeros)
}

// pointsOfSequence parses a sequence parameter set up to the colours in its VUI.
func pointsOfSequence(p []byte) *codePoints {
	r := &bitReader{p: p}
	r.bits(4)
	layers := r.bits(3)
	r.bits(1)
	r.profileTierLevel(layers)
	r.golomb() // its number
	if r.golomb() == 3 {
		r.bits(1)
	}
	r.golomb()
	r.golomb() // size
	if r.flag() {
		for range 4 { // margins
			r.golomb()
		}
	}
	r.golomb()
	r.golomb() // depths
	order := r.golomb()
	first := layers
	if r.flag() {
		first = 0
	}
	for range layers - first + 1 {
		r.golomb()
		r.golomb()
		r.golomb()
	}
	for range 6 { // sizes of blocks and depths of their trees
		r.golomb()
	}
	if listsUsed := r.flag(); listsUsed {
		if own := r.flag(); own {
			r.scalingLists()
		}
	}
	r.bits(2)
	if r.flag() { // PCM
		r.bits(8)
		r.golomb()
		r.golomb()
		r.bits(1)
	}
	if sets := r.golomb(); sets != 0 || r.ended() {
		return nil // pictures that refer to others do not occur in HEIC files
	}
	if r.flag() {
		for n := r.golomb(); n > 0 && !r.ended(); n-- {
			r.bits(min(order+4, 16) + 1)
		}
	}
	r.bits(2)
	if !r.flag() { // no VUI
		return nil
	}
	return r.pointsOfVUI()
}

func (r *bitReader) profileTierLevel(layers int) {
	r.bits(88 + 8)
	var profile, level [8]bool
	for i := range layers {
		profile[i], level[i] = r.flag(), r.flag()
	}
	if layers > 0 {
		r.bits(2 * (8 - layers))
	}
	for i := range layers {
		if profile[i] {
			r.bits(88)
		}
		if level[i] {
			r.bits(8)
		}
	}
}

func (r *bitReader) scalingLists() {
	for size := range 4 {
		step := 1
		if size == 3 {
			step = 3
		}
		for list := 0; list < 6; list += step {
			if !r.flag() {
				r.golomb()
				continue
			}
			if size > 1 {
				r.golomb()
			}
			for range min(64, 1<<(4+2*size)) {
				r.golomb()
			}
		}
	}
}

// pointsOfVUI parses the beginning of vui_parameters.
func (r *bitReader) pointsOfVUI() *codePoints {
	const ownAspect, unspecified = 255, 2
	if r.flag() && r.bits(8) == ownAspect {
		r.bits(32)
	}
	if r.flag() {
		r.bits(1) // overscan
	}
	if !r.flag() { // no description of the video signal
		return nil
	}
	r.bits(3)
	p := &codePoints{unspecified, unspecified, unspecified, r.flag()}
	if r.flag() {
		p.primaries, p.transfer, p.matrix = r.bits(8), r.bits(8), r.bits(8)
	}
	if r.ended() {
		return nil
	}
	return p
}

package media

import "slices"

// wholeHEVC makes sure that a picture is units of HEVC, each behind its length
// (14496-15, 8.3.3).
func wholeHEVC(config, data []byte) error {
	in := fields{p: config}
	fixed := in.take(23)
	if in.short || fixed[0] != 1 {
		return errBoxes
	}
	sets := map[byte]bool{}
	for range fixed[22] {
		kind := byte(in.number(1) & 63)
		for n := in.number(2); n > 0 && !in.short; n-- {
			unit := in.take(int(in.number(2)))
			sets[kind] = !in.short && len(unit) > 2 && unit[0]>>1 == kind
		}
	}
	const video, sequence, picture = 32, 33, 34 // parameter sets
	if in.short || !sets[video] || !sets[sequence] || !sets[picture] {
		return errBoxes
	}
	slices, length := 0, 1+int(fixed[21]&3)
	for in = (fields{p: data}); len(in.p) > 0; {
		unit := in.take(int(in.number(length)))
		if in.short || len(unit) < 2 || unit[0]>>7 != 0 {
			return errTruncated
		}
		if unit[0]>>1 < video {
			slices++
		}
	}
	if slices == 0 {
		return errTruncated
	}
	return nil
}

// wholeAV1 makes sure that a picture is units of AV1 (5.3 of its specification).
func wholeAV1(config, data []byte) error {
	if len(config) < 4 || config[0] != 0x81 {
		return errBoxes
	}
	const frame, frameHeader = 6, 3
	pictures := 0
	for in := (fields{p: data}); len(in.p) > 0; {
		head := in.number(1)
		if head&0x80 != 0 {
			return errBoxes
		}
		if head&4 != 0 {
			in.take(1)
		}
		size := uint64(len(in.p))
		if head&2 != 0 {
			size = in.leb128()
		}
		if in.short || size > uint64(len(in.p)) {
			return errTruncated
		}
		in.take(int(size))
		if slices.Contains([]uint64{frame, frameHeader}, head>>3&15) {
			pictures++
		}
	}
	if pictures == 0 {
		return errTruncated
	}
	return nil
}

// leb128 reads a number of at most 8 bytes (4.10.5 of the specification of AV1).
func (f *fields) leb128() (v uint64) {
	for i := range 8 {
		b := f.number(1)
		v |= b & 0x7f << (7 * i)
		if b&0x80 == 0 {
			break
		}
	}
	return v
}

package picture

import (
	"slices"

	"finds/media/bmff"
)

// wholeHEVC returns an error if a picture does not consist of HEVC units, each preceded
// by its length (14496-15, 8.3.3).
func wholeHEVC(config, data []byte) error {
	in := bmff.Fields{Rest: config}
	fixed := in.Take(23)
	if in.Short || fixed[0] != 1 {
		return bmff.ErrMalformed
	}
	sets := map[byte]bool{}
	for range fixed[22] {
		kind := byte(in.Uint(1) & 63)
		for n := in.Uint(2); n > 0 && !in.Short; n-- {
			unit := in.Take(int(in.Uint(2)))
			sets[kind] = !in.Short && len(unit) > 2 && unit[0]>>1 == kind
		}
	}
	const video, sequence, picture = 32, 33, 34 // parameter sets
	if in.Short || !sets[video] || !sets[sequence] || !sets[picture] {
		return bmff.ErrMalformed
	}
	slices, length := 0, 1+int(fixed[21]&3)
	for in = (bmff.Fields{Rest: data}); len(in.Rest) > 0; {
		unit := in.Take(int(in.Uint(length)))
		if in.Short || len(unit) < 2 || unit[0]>>7 != 0 {
			return bmff.ErrTruncated
		}
		if unit[0]>>1 < video {
			slices++
		}
	}
	if slices == 0 {
		return bmff.ErrTruncated
	}
	return nil
}

// wholeAV1 returns an error if a picture does not consist of AV1 units (5.3 of the AV1
// specification).
func wholeAV1(config, data []byte) error {
	if len(config) < 4 || config[0] != 0x81 {
		return bmff.ErrMalformed
	}
	const frame, frameHeader = 6, 3
	pictures := 0
	for in := (bmff.Fields{Rest: data}); len(in.Rest) > 0; {
		head := in.Uint(1)
		if head&0x80 != 0 {
			return bmff.ErrMalformed
		}
		if head&4 != 0 {
			in.Take(1)
		}
		size := uint64(len(in.Rest))
		if head&2 != 0 {
			size = in.LEB128()
		}
		if in.Short || size > uint64(len(in.Rest)) {
			return bmff.ErrTruncated
		}
		in.Take(int(size))
		if slices.Contains([]uint64{frame, frameHeader}, head>>3&15) {
			pictures++
		}
	}
	if pictures == 0 {
		return bmff.ErrTruncated
	}
	return nil
}

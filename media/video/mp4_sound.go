package video

import (
	"encoding/binary"

	"finds/media/bmff"
)

// soundFrame holds the relations between samples and bytes in the sound descriptions of a
// track, because QuickTime counts samples whose sizes are in no table. If descriptions
// disagree, the largest size is used, so that no sound is overwritten.
type soundFrame struct {
	known bool
	ratio []frameRatio
}

// frameRatio is the number of bytes that a number of samples takes.
type frameRatio struct{ bytes, samples int64 }

// add adds the fixed part of a sound description (QuickTime File Format, sound sample
// description, versions 0, 1 and 2).
func (f *soundFrame) add(head []byte) {
	u16 := func(at int) int64 { return int64(binary.BigEndian.Uint16(head[at:])) }
	version := u16(8)
	channels, depth := max(1, u16(16)), max(8, u16(18))
	f.known = true
	switch {
	case version == 1 && len(head) >= 44:
		if perPacket, bytesPerFrame := be32(head, 28), be32(head, 36); perPacket > 0 {
			f.ratio = append(f.ratio, frameRatio{bytesPerFrame, perPacket})
		}
	case version == 2 && len(head) >= 64:
		if frames := be32(head, 60); frames > 0 {
			f.ratio = append(f.ratio, frameRatio{be32(head, 56), frames})
		}
		channels, depth = be32(head, 40), max(8, be32(head, 48))
	}
	f.ratio = append(f.ratio, frameRatio{min(channels, 256) * ((min(depth, 64) + 7) / 8), 1})
}

// size returns the size in bytes of the given number of samples.
func (f *soundFrame) size(samples int64) (size int64) {
	for _, r := range f.ratio {
		packets := (samples + r.samples - 1) / r.samples
		if r.bytes < bmff.MaxOffset/max(1, packets) {
			size = max(size, packets*r.bytes)
		}
	}
	return size
}

package video

import (
	"math"

	"finds/media/bmff"
	"finds/media/icc"
)

// configCleaners maps the kind of a decoder configuration box to a function that cleans
// its body in place. If the samples consist of NAL units, the function returns how they
// are delimited.
var configCleaners = map[string]func(p []byte) (*unitCoding, error){
	"avcC": cleanAVCConfig, "hvcC": cleanHEVCConfig, "lhvC": cleanLayeredConfig, "av1C": cleanAV1Config, "colr": cleanColours,
	"esds": cleanESDS, "dfLa": cleanFLACConfig, "dOps": cleanOpusConfig, "dec3": cleanEAC3Config, "alac": cleanALACConfig,
}

// cleanAVCConfig clears the data after the parameter sets (14496-15, 5.3.3).
func cleanAVCConfig(p []byte) (*unitCoding, error) {
	in := bmff.Fields{Rest: p}
	head := in.Take(5)
	for _, mask := range []uint64{31, 255} { // sequence, then picture parameter sets
		for n := in.Uint(1) & mask; n > 0; n-- {
			in.Take(int(in.Uint(2)))
		}
	}
	if in.Short {
		return nil, bmff.ErrTruncated
	}
	rest := in.Rest
	if profile := head[1]; profile != 66 && profile != 77 && profile != 88 && len(rest) >= 4 {
		in.Take(3)
		for n := in.Uint(1); n > 0; n-- { // extensions of sequence parameter sets
			in.Take(int(in.Uint(2)))
		}
		if !in.Short {
			rest = in.Rest
		}
	}
	clear(rest)
	return &unitCoding{avcUnits, 1 + int(head[4]&3)}, nil
}

// cleanHEVCConfig cleans the SEI in the arrays of NAL units and clears the data after the
// arrays (14496-15, 8.3.3.1).
func cleanHEVCConfig(p []byte) (*unitCoding, error) { return cleanHEVCArrays(p, 21) }

// cleanLayeredConfig is like cleanHEVCConfig, but for the additional layers of a picture
// (14496-15, 9.6.3), whose units are in the same samples.
func cleanLayeredConfig(p []byte) (*unitCoding, error) {
	_, err := cleanHEVCArrays(p, 4)
	return nil, err
}

func cleanHEVCArrays(p []byte, lengths int) (*unitCoding, error) {
	in := bmff.Fields{Rest: p}
	head := in.Take(lengths + 1)
	for arrays := in.Uint(1); arrays > 0; arrays-- {
		in.Take(1)
		for n := in.Uint(2); n > 0 && !in.Short; n-- {
			hevcUnits.clean(in.Take(int(in.Uint(2))))
		}
	}
	if in.Short {
		return nil, bmff.ErrTruncated
	}
	clear(in.Rest)
	return &unitCoding{hevcUnits, 1 + int(head[lengths]&3)}, nil
}

// cleanAV1Config keeps the sequence header, which is the first unit.
func cleanAV1Config(p []byte) (*unitCoding, error) {
	const sequenceHeader = 1
	in := bmff.Fields{Rest: p}
	if in.Take(4); in.Short {
		return nil, bmff.ErrTruncated
	}
	if len(in.Rest) == 0 {
		return nil, nil
	}
	rest := in.Rest
	if head := in.Uint(1); head&2 != 0 && head>>3&15 == sequenceHeader {
		if head&4 != 0 {
			in.Take(1)
		}
		in.Take(int(in.LEB128() & math.MaxInt32))
		if !in.Short {
			rest = in.Rest
		}
	}
	clear(rest)
	return nil, nil
}

// cleanFLACConfig keeps STREAMINFO, the first metadata block (RFC 9639, 8.2), and turns
// the other blocks into padding.
func cleanFLACConfig(p []byte) (*unitCoding, error) {
	const padding, info = 1, 0
	in := bmff.Fields{Rest: p}
	for in.Take(4); len(in.Rest) > 0 && !in.Short; {
		head := in.Rest
		kind, body := in.Uint(1)&0x7f, in.Take(int(in.Uint(3)))
		if kind != info && !in.Short {
			head[0] = head[0]&0x80 | padding
			clear(body)
		}
	}
	if in.Short {
		return nil, bmff.ErrTruncated
	}
	return nil, nil
}

// cleanOpusConfig clears the data after the channel mapping (Encapsulation of Opus in ISO
// Base Media File Format, 4.3.2).
func cleanOpusConfig(p []byte) (*unitCoding, error) {
	size := 11
	if len(p) > size && p[10] != 0 {
		size += 2 + int(p[1])
	}
	clear(p[min(size, len(p)):])
	return nil, nil
}

// cleanEAC3Config clears the data after the substreams (ETSI TS 102 366, F.6).
func cleanEAC3Config(p []byte) (*unitCoding, error) {
	in := bmff.Fields{Rest: p}
	for n := 1 + in.Uint(2)&7; n > 0; n-- {
		if head := in.Take(3); len(head) == 3 && head[2]>>1&15 > 0 { // dependent substreams
			in.Take(1)
		}
	}
	if len(in.Rest) >= 2 && in.Rest[0] <= 1 { // extension for object audio
		in.Take(2)
	}
	clear(in.Rest)
	return nil, nil
}

// cleanALACConfig clears the data after the description of the sound and the optional
// channel layout, which is identified by its name.
func cleanALACConfig(p []byte) (*unitCoding, error) {
	size := 4 + 24
	if len(p) >= size+24 && string(p[size+4:size+8]) == "chan" {
		size += 24
	}
	clear(p[min(size, len(p)):])
	return nil, nil
}

// cleanColours keeps code points (nclx and nclc), and the parts of an ICC profile that
// profile keeps.
func cleanColours(p []byte) (*unitCoding, error) {
	if len(p) < 4 {
		return nil, bmff.ErrTruncated
	}
	switch kind := string(p[:4]); kind {
	case "nclc":
		clear(p[min(10, len(p)):])
	case "nclx":
		clear(p[min(11, len(p)):])
	case "prof", "rICC":
		small := icc.Strip(p[4:])
		if small == nil || len(small) > len(p)-4 {
			return nil, bmff.ErrMalformed
		}
		clear(p[4+copy(p[4:], small):])
	default:
		return nil, bmff.ErrMalformed
	}
	return nil, nil
}

// Descriptors of an esds (14496-1, 7.2.2).
const (
	tagES       = 3
	tagDecoder  = 4
	tagSpecific = 5
	tagSync     = 6
)

// cleanESDS clears the descriptors that decoders do not read.
func cleanESDS(p []byte) (*unitCoding, error) {
	in := bmff.Fields{Rest: p}
	in.Take(4)
	es, err := nextDescriptor(&in)
	if err != nil || es.tag != tagES {
		return nil, bmff.ErrMalformed
	}
	clear(in.Rest)
	inside := bmff.Fields{Rest: es.body}
	inside.Take(2)
	flags := inside.Uint(1)
	if flags&0x80 != 0 {
		inside.Take(2)
	}
	if flags&0x40 != 0 {
		clear(inside.Take(int(inside.Uint(1)))) // a URL
	}
	if flags&0x20 != 0 {
		inside.Take(2)
	}
	return nil, clearDescriptors(inside, tagDecoder, tagSync)
}

type descriptor struct {
	tag  uint64
	body []byte
}

// nextDescriptor reads a descriptor: a tag, a length of up to four bytes, and a body.
func nextDescriptor(f *bmff.Fields) (d descriptor, err error) {
	d.tag = f.Uint(1)
	size := uint64(0)
	for range 4 {
		b := f.Uint(1)
		size = size<<7 | b&0x7f
		if b&0x80 == 0 {
			break
		}
	}
	if d.body = f.Take(int(size)); f.Short {
		return d, bmff.ErrTruncated
	}
	return d, nil
}

// clearDescriptors clears all descriptors except those with the given tags.
func clearDescriptors(f bmff.Fields, kept ...uint64) error {
	for len(f.Rest) > 1 {
		d, err := nextDescriptor(&f)
		if err != nil {
			return err
		}
		switch {
		case d.tag != kept[0] && d.tag != kept[len(kept)-1]:
			clear(d.body)
		case d.tag == tagDecoder && len(d.body) > 13:
			if err := clearDescriptors(bmff.Fields{Rest: d.body[13:]}, tagSpecific); err != nil {
				return err
			}
		case d.tag == tagSync && len(d.body) > 1 && d.body[0] == 2: // predefined for MP4
			clear(d.body[1:])
		}
	}
	clear(f.Rest)
	return nil
}

package media

import (
	"encoding/binary"
	"math"
)

// entryNeeded are the boxes inside a sample description that decoders and players
// read, with the bytes of their bodies that may stay.
var entryNeeded = map[string]int64{
	"avcC": math.MaxInt64, "hvcC": math.MaxInt64, "lhvC": math.MaxInt64, "av1C": math.MaxInt64, "esds": math.MaxInt64, "dfLa": math.MaxInt64, "colr": math.MaxInt64, // read further,
	"dOps": math.MaxInt64, "dec3": math.MaxInt64, "alac": math.MaxInt64, // too
	"vvcC": math.MaxInt64, "dac4": math.MaxInt64, "chan": 12,
	"vpcC": 12, "dvcC": 24, "dvvC": 24, "dvwC": 24, "d263": 7, "pasp": 8, "clap": 32, "fiel": 2, "gama": 4, "mdcv": 24, "clli": 4, "SmDm": 28, "CoLL": 8,
	"st3d": 5, "dac3": 3, "damr": 9, "pcmC": 6, "wave": math.MaxInt64, "frma": 4, "enda": 2, "mp4a": 4, "srat": 8, "ddts": 20, "dmlp": 10,
}

// sampleEntries cleans the sample descriptions of a track (14496-12, 8.5.2).
func (c *isoClip) sampleEntries(b box) error {
	if b.end-b.body() < 8 {
		return errTruncated
	}
	return c.each(b.body()+8, b.end, func(entry box) error {
		if c.track.handler == "vide" {
			return c.videoEntry(entry)
		}
		return c.soundEntry(entry)
	})
}

// videoEntry cleans a VisualSampleEntry: the vendor and the name of the
// compressor go, and boxes that are not needed.
func (c *isoClip) videoEntry(b box) error {
	const fixed = 78 // bytes before the boxes
	if b.end-b.body() < fixed {
		return errTruncated
	}
	for _, part := range [][2]int64{{0, 6}, {12, 24}, {42, 74}} {
		if err := clearRange(c.file, b.body()+part[0], b.body()+part[1]); err != nil {
			return err
		}
	}
	return c.entryBoxes(b.body()+fixed, b.end)
}

// soundEntry cleans an AudioSampleEntry, of ISO or of QuickTime with version 1 or 2.
func (c *isoClip) soundEntry(b box) error {
	const fixed, v1, v2 = 28, 16, 36
	head := make([]byte, min(fixed+v2, b.end-b.body()))
	if len(head) < fixed {
		return errTruncated
	}
	if err := c.boxReader.read(head, b.body()); err != nil {
		return err
	}
	for _, part := range [][2]int64{{0, 6}, {10, 16}} { // revision and vendor
		if err := clearRange(c.file, b.body()+part[0], b.body()+part[1]); err != nil {
			return err
		}
	}
	c.track.frame.add(head)
	boxes := b.body() + fixed
	switch binary.BigEndian.Uint16(head[8:]) {
	case 1:
		boxes += v1
	case 2:
		boxes += v2
	}
	return c.entryBoxes(boxes, b.end)
}

// entryBoxes cleans the boxes of a sample description. What is no whole box at
// its end, such as the four zeros that end a list in QuickTime, is blanked.
func (c *isoClip) entryBoxes(from, end int64) error {
	for from < end {
		b, err := c.box(from, end)
		if err != nil {
			return clearRange(c.file, from, end)
		}
		if err := c.entryBox(b); err != nil {
			return err
		}
		from = b.end
	}
	return nil
}

func (c *isoClip) entryBox(b box) error {
	needed, kept := entryNeeded[b.kind]
	switch {
	case b.kind == "\x00\x00\x00\x00": // ends the boxes of a wave
		return clearRange(c.file, b.body(), b.end)
	case !kept:
		return c.blank(b)
	case b.kind == "wave":
		return c.entryBoxes(b.body(), b.end)
	case needed < math.MaxInt64:
		return clearRange(c.file, b.body()+min(needed, b.end-b.body()), b.end)
	}
	clean := configCleaners[b.kind]
	if clean == nil {
		return nil
	}
	const most = 64 << 10
	p, err := c.payload(b, most)
	if err != nil {
		return err
	}
	coding, err := clean(p)
	if err != nil {
		return c.blank(b)
	}
	if b.kind == "colr" && len(p) >= 10 && (string(p[:4]) == "nclx" || string(p[:4]) == "nclc") && c.clip.Transfer == 0 {
		c.clip.Transfer = int(binary.BigEndian.Uint16(p[6:]))
	}
	if coding != nil {
		c.track.coding = coding
	}
	return writeAt(c.file, p, b.body())
}

// configCleaners clean, in place, what tells a decoder how samples are coded. They
// return how NAL units are found in the samples, if they are made of them.
var configCleaners = map[string]func(p []byte) (*unitCoding, error){
	"avcC": cleanAVCConfig, "hvcC": cleanHEVCConfig, "lhvC": cleanLayeredConfig, "av1C": cleanAV1Config, "esds": cleanESDS, "dfLa": cleanFLACConfig, "colr": cleanColours,
	"dOps": cleanOpusConfig, "dec3": cleanEAC3Config, "alac": cleanALACConfig,
}

// cleanAVCConfig clears what follows the parameter sets (14496-15, 5.3.3).
func cleanAVCConfig(p []byte) (*unitCoding, error) {
	in := fields{p: p}
	head := in.take(5)
	for _, mask := range []uint64{31, 255} { // sequence, then picture parameter sets
		for n := in.number(1) & mask; n > 0; n-- {
			in.take(int(in.number(2)))
		}
	}
	if in.short {
		return nil, errTruncated
	}
	rest := in.p
	if profile := head[1]; profile != 66 && profile != 77 && profile != 88 && len(rest) >= 4 {
		in.take(3)
		for n := in.number(1); n > 0; n-- { // extensions of sequence parameter sets
			in.take(int(in.number(2)))
		}
		if !in.short {
			rest = in.p
		}
	}
	clear(rest)
	return &unitCoding{avcUnits, 1 + int(head[4]&3)}, nil
}

// cleanHEVCConfig cleans the SEI among the arrays of units, and clears what
// follows them (14496-15, 8.3.3.1).
func cleanHEVCConfig(p []byte) (*unitCoding, error) { return cleanHEVCArrays(p, 21) }

// cleanLayeredConfig is cleanHEVCConfig for the further layers of a picture
// (14496-15, 9.6.3), whose units are those of the same samples.
func cleanLayeredConfig(p []byte) (*unitCoding, error) {
	_, err := cleanHEVCArrays(p, 4)
	return nil, err
}

func cleanHEVCArrays(p []byte, lengths int) (*unitCoding, error) {
	in := fields{p: p}
	head := in.take(lengths + 1)
	for arrays := in.number(1); arrays > 0; arrays-- {
		in.take(1)
		for n := in.number(2); n > 0 && !in.short; n-- {
			hevcUnits.clean(in.take(int(in.number(2))))
		}
	}
	if in.short {
		return nil, errTruncated
	}
	clear(in.p)
	return &unitCoding{hevcUnits, 1 + int(head[lengths]&3)}, nil
}

// cleanAV1Config keeps the sequence header, the first of its units.
func cleanAV1Config(p []byte) (*unitCoding, error) {
	const sequenceHeader = 1
	in := fields{p: p}
	if in.take(4); in.short {
		return nil, errTruncated
	}
	if len(in.p) == 0 {
		return nil, nil
	}
	rest := in.p
	if head := in.number(1); head&2 != 0 && head>>3&15 == sequenceHeader {
		if head&4 != 0 {
			in.take(1)
		}
		in.take(int(in.leb128() & math.MaxInt32))
		if !in.short {
			rest = in.p
		}
	}
	clear(rest)
	return nil, nil
}

// cleanFLACConfig keeps the STREAMINFO, the first metadata block (RFC 9639, 8.2),
// and makes the others padding.
func cleanFLACConfig(p []byte) (*unitCoding, error) {
	const padding, info = 1, 0
	in := fields{p: p}
	for in.take(4); len(in.p) > 0 && !in.short; {
		head := in.p
		kind, body := in.number(1)&0x7f, in.take(int(in.number(3)))
		if kind != info && !in.short {
			head[0] = head[0]&0x80 | padding
			clear(body)
		}
	}
	if in.short {
		return nil, errTruncated
	}
	return nil, nil
}

// cleanOpusConfig clears what follows the mapping of channels (Encapsulation of
// Opus in ISO Base Media File Format, 4.3.2).
func cleanOpusConfig(p []byte) (*unitCoding, error) {
	size := 11
	if len(p) > size && p[10] != 0 {
		size += 2 + int(p[1])
	}
	clear(p[min(size, len(p)):])
	return nil, nil
}

// cleanEAC3Config clears what follows the substreams (ETSI TS 102 366, F.6).
func cleanEAC3Config(p []byte) (*unitCoding, error) {
	in := fields{p: p}
	for n := 1 + in.number(2)&7; n > 0; n-- {
		if head := in.take(3); len(head) == 3 && head[2]>>1&15 > 0 { // dependent substreams
			in.take(1)
		}
	}
	if len(in.p) >= 2 && in.p[0] <= 1 { // an extension, of objects
		in.take(2)
	}
	clear(in.p)
	return nil, nil
}

// cleanALACConfig clears what follows the description of the sound and of its
// channels, which is there when it begins with its name.
func cleanALACConfig(p []byte) (*unitCoding, error) {
	size := 4 + 24
	if len(p) >= size+24 && string(p[size+4:size+8]) == "chan" {
		size += 24
	}
	clear(p[min(size, len(p)):])
	return nil, nil
}

// cleanColours keeps numbers (nclx and nclc) and of a profile what profile keeps.
func cleanColours(p []byte) (*unitCoding, error) {
	if len(p) < 4 {
		return nil, errTruncated
	}
	switch kind := string(p[:4]); kind {
	case "nclc":
		clear(p[min(10, len(p)):])
	case "nclx":
		clear(p[min(11, len(p)):])
	case "prof", "rICC":
		small := profile(p[4:])
		if small == nil || len(small) > len(p)-4 {
			return nil, errBoxes
		}
		clear(p[4+copy(p[4:], small):])
	default:
		return nil, errBoxes
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
	in := fields{p: p}
	in.take(4)
	es, err := in.descriptor()
	if err != nil || es.tag != tagES {
		return nil, errBoxes
	}
	clear(in.p)
	inside := fields{p: es.body}
	inside.take(2)
	flags := inside.number(1)
	if flags&0x80 != 0 {
		inside.take(2)
	}
	if flags&0x40 != 0 {
		clear(inside.take(int(inside.number(1)))) // a URL
	}
	if flags&0x20 != 0 {
		inside.take(2)
	}
	return nil, inside.clearDescriptors(tagDecoder, tagSync)
}

type descriptor struct {
	tag  uint64
	body []byte
}

func (f *fields) descriptor() (d descriptor, err error) {
	d.tag = f.number(1)
	size := uint64(0)
	for range 4 {
		b := f.number(1)
		size = size<<7 | b&0x7f
		if b&0x80 == 0 {
			break
		}
	}
	if d.body = f.take(int(size)); f.short {
		return d, errTruncated
	}
	return d, nil
}

// clearDescriptors clears all descriptors but those of the given tags.
func (f *fields) clearDescriptors(kept ...uint64) error {
	for len(f.p) > 1 {
		d, err := f.descriptor()
		if err != nil {
			return err
		}
		switch {
		case d.tag != kept[0] && d.tag != kept[len(kept)-1]:
			clear(d.body)
		case d.tag == tagDecoder && len(d.body) > 13:
			inside := fields{p: d.body[13:]}
			if err := inside.clearDescriptors(tagSpecific); err != nil {
				return err
			}
		case d.tag == tagSync && len(d.body) > 1 && d.body[0] == 2: // predefined for MP4
			clear(d.body[1:])
		}
	}
	clear(f.p)
	return nil
}

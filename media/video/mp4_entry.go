package video

import (
	"encoding/binary"
	"math"

	"finds/media/bmff"
)

// entryNeeded maps the kinds of boxes inside a sample description that decoders and
// players read to the number of bytes of their bodies that are kept.
var entryNeeded = map[string]int64{
	"avcC": cleaned, "hvcC": cleaned, "lhvC": cleaned, "av1C": cleaned, "esds": cleaned, "dfLa": cleaned,
	"dOps": cleaned, "dec3": cleaned, "alac": cleaned, "colr": cleaned, "wave": cleaned,
	"vvcC": cleaned, "dac4": cleaned, // kept completely
	"vpcC": 12, "dvcC": 24, "dvvC": 24, "dvwC": 24, "d263": 7,
	"pasp": 8, "clap": 32, "fiel": 2, "gama": 4, "mdcv": 24, "clli": 4, "SmDm": 28, "CoLL": 8, "st3d": 5,
	"dac3": 3, "damr": 9, "pcmC": 6, "chan": 12, "frma": 4, "enda": 2, "mp4a": 4, "srat": 8, "ddts": 20, "dmlp": 10,
}

// cleaned marks boxes whose contents, and not only their size, determine what is kept.
const cleaned = math.MaxInt64

// sampleEntries cleans the sample descriptions of a track (14496-12, 8.5.2).
func (c *mp4Stripper) sampleEntries(b bmff.Box) error {
	if b.End-b.Body() < 8 {
		return bmff.ErrTruncated
	}
	return c.Each(b.Body()+8, b.End, func(entry bmff.Box) error {
		if err := unplayable[entry.Kind]; err != nil {
			return err
		}
		if c.track.handler == "vide" {
			if err := c.videoEntry(entry); err != nil {
				return err
			}
			return c.nameCodec(entry)
		}
		return c.soundEntry(entry)
	})
}

// videoEntry cleans a VisualSampleEntry. It removes the vendor, the compressor name, and
// boxes that are not needed.
func (c *mp4Stripper) videoEntry(b bmff.Box) error {
	const fixed = 78 // bytes before the inner boxes
	if b.End-b.Body() < fixed {
		return bmff.ErrTruncated
	}
	for _, part := range [][2]int64{{0, 6}, {12, 24}, {42, 74}} {
		if err := zeroRange(c.file, b.Body()+part[0], b.Body()+part[1]); err != nil {
			return err
		}
	}
	return c.entryBoxes(b.Body()+fixed, b.End)
}

// soundEntry cleans an AudioSampleEntry of ISO, or of QuickTime with version 1 or 2.
func (c *mp4Stripper) soundEntry(b bmff.Box) error {
	const fixed, v1, v2 = 28, 16, 36
	head := make([]byte, min(fixed+v2, b.End-b.Body()))
	if len(head) < fixed {
		return bmff.ErrTruncated
	}
	if err := c.ReadFull(head, b.Body()); err != nil {
		return err
	}
	for _, part := range [][2]int64{{0, 6}, {10, 16}} { // revision and vendor
		if err := zeroRange(c.file, b.Body()+part[0], b.Body()+part[1]); err != nil {
			return err
		}
	}
	c.track.frame.add(head)
	boxes := b.Body() + fixed
	switch binary.BigEndian.Uint16(head[8:]) {
	case 1:
		boxes += v1
	case 2:
		boxes += v2
	}
	return c.entryBoxes(boxes, b.End)
}

// entryBoxes cleans the boxes of a sample description. Trailing bytes that do not form a
// complete box, such as the four zeros that end a list in QuickTime, are overwritten.
func (c *mp4Stripper) entryBoxes(from, end int64) error {
	for from < end {
		b, err := c.Box(from, end)
		if err != nil {
			return zeroRange(c.file, from, end)
		}
		if err := c.entryBox(b); err != nil {
			return err
		}
		from = b.End
	}
	return nil
}

func (c *mp4Stripper) entryBox(b bmff.Box) error {
	if err := c.readConfig(b); err != nil {
		return err
	}
	needed, kept := entryNeeded[b.Kind]
	switch {
	case b.Kind == "\x00\x00\x00\x00": // ends the boxes of a wave
		return zeroRange(c.file, b.Body(), b.End)
	case !kept:
		return c.zeroFill(b)
	case b.Kind == "wave":
		return c.entryBoxes(b.Body(), b.End)
	case needed < cleaned:
		return zeroRange(c.file, b.Body()+min(needed, b.End-b.Body()), b.End)
	}
	clean := configCleaners[b.Kind]
	if clean == nil {
		return nil
	}
	const most = 64 << 10
	p, err := c.Payload(b, most)
	if err != nil {
		return err
	}
	coding, err := clean(p)
	if err != nil {
		return c.zeroFill(b)
	}
	numbers := b.Kind == "colr" && len(p) >= 10 && (string(p[:4]) == "nclx" || string(p[:4]) == "nclc")
	if numbers && c.info.Transfer == 0 {
		c.info.Transfer = int(binary.BigEndian.Uint16(p[6:]))
	}
	if coding != nil {
		c.track.coding = coding
	}
	return writeAt(c.file, p, b.Body())
}

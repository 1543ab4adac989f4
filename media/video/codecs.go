package video

import (
	"fmt"
	"math/bits"

	"finds/media/bmff"
)

// configMax is how much is read of the configuration of a decoder, in bytes.
const configMax = 4 << 10

// readConfig keeps the configuration of the decoder of pictures for nameCodec.
func (c *mp4Stripper) readConfig(b bmff.Box) error {
	switch b.Kind {
	case "avcC", "hvcC", "av1C", "vpcC":
	default:
		return nil
	}
	c.track.config, c.track.configs = b, make([]byte, min(configMax, b.End-b.Body()))
	return c.ReadFull(c.track.configs, b.Body())
}

// nameCodec names the coding of the first track of pictures by its first sample
// description, and marks HEVC as hvc1 if its parameter sets are in the description, which
// hvc1 promises. Apple's players and Edge refuse hev1.
func (c *mp4Stripper) nameCodec(entry bmff.Box) error {
	kind, config := entry.Kind, bmff.Fields{Rest: c.track.configs}
	switch c.track.config.Kind {
	case "hvcC":
		if kind == "hev1" && hasParameterSets(config) {
			if err := writeAt(c.file, []byte("hvc1"), entry.Start+4); err != nil {
				return err
			}
			kind, c.info.Retagged = "hvc1", true
		}
	case "vpcC":
		config.Take(4) // version and flags
	}
	if c.info.Codecs == "" {
		c.info.Codecs = codecName(kind, config)
	}
	c.track.config, c.track.configs = bmff.Box{}, nil
	return nil
}

// nameCodec names the coding of the current track.
func (c *webmStripper) nameCodec() error {
	kind := map[string]string{"V_VP8": "vp8", "V_VP9": "vp9", "V_AV1": "av01"}[c.codec]
	var config []byte
	if c.private.size > 0 {
		config = make([]byte, min(configMax, c.private.size))
		if err := bmff.ReadFull(c.file, config, c.private.body); err != nil {
			return err
		}
	}
	if kind == "vp9" && len(config) >= 3 && config[0] == 1 && config[2] > 1 { // the profiles with more than 8 bits
		kind = fmt.Sprintf("vp09.%02d.10.10", config[2]&3)
	}
	c.info.Codecs = codecName(kind, bmff.Fields{Rest: config})
	return nil
}

// codecName returns the name of a coding (RFC 6381; 14496-15, annex E; the bindings of AV1
// and VP9). It returns only the kind if the configuration does not say more, and "" for a kind
// with characters that no name has.
func codecName(kind string, config bmff.Fields) string {
	for _, c := range kind {
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '.') {
			return ""
		}
	}
	name := kind
	switch kind {
	case "avc1", "avc3":
		config.Take(1)
		name = fmt.Sprintf("%s.%06x", kind, config.Uint(3))
	case "hvc1", "hev1":
		config.Take(1)
		profile, compatible := config.Uint(1), bits.Reverse32(config.Uint32())
		constraints, level := config.Take(6), config.Uint(1)
		name = fmt.Sprintf("%s.%s%d.%X.%s%d", kind, []string{"", "A", "B", "C"}[profile>>6], profile&31, compatible, []string{"L", "H"}[profile>>5&1], level)
		for n := len(constraints); n > 0; n-- {
			if constraints[n-1] != 0 {
				for _, b := range constraints[:n] {
					name += fmt.Sprintf(".%X", b)
				}
				break
			}
		}
	case "av01":
		config.Take(1)
		level, depth := config.Uint(1), config.Uint(1)
		name = fmt.Sprintf("av01.%d.%02d%s.%02d", level>>5, level&31, []string{"M", "H"}[depth>>7], 8+2*(depth>>6&1)+2*(depth>>5&1))
	case "vp09":
		profile, level := config.Uint(1), config.Uint(1)
		name = fmt.Sprintf("vp09.%02d.%02d.%02d", profile, level, config.Uint(1)>>4)
	}
	if config.Short {
		return kind
	}
	return name
}

// hasParameterSets reports whether the configuration of HEVC (14496-15, 8.3.3.1) has all
// three kinds of parameter sets.
func hasParameterSets(config bmff.Fields) bool {
	const first, last = 32, 34 // video, sequence and picture parameter set
	found := 0
	config.Take(22)
	for arrays := config.Uint(1); arrays > 0; arrays-- {
		kind := config.Uint(1) & 63
		n := config.Uint(2)
		if kind >= first && kind <= last && n > 0 {
			found |= 1 << (kind - first)
		}
		for ; n > 0 && !config.Short; n-- {
			config.Take(int(config.Uint(2)))
		}
	}
	return !config.Short && found == 7
}

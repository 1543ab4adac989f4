package video

import (
	"encoding/binary"
	"math/bits"
	"slices"

	"finds/media/bmff"
)

// mp4Kept lists the kinds of boxes in an MP4 or MOV file that players need, by the kind
// of the enclosing box; "" is the file itself. All other boxes, such as udta, meta and
// uuid, may contain a location or name a camera, and become free boxes. Kinds without an
// entry of their own contain no boxes; mp4Needed limits how much of them is kept.
var mp4Kept = map[string][]string{
	"":     {"ftyp", "styp", "moov", "mdat", "moof", "mfra", "sidx"},
	"moov": {"mvhd", "trak", "mvex"},
	"trak": {"tkhd", "tapt", "edts", "mdia"},
	"tapt": {"clef", "prof", "enof"},
	"edts": {"elst"},
	"mdia": {"mdhd", "hdlr", "minf"},
	"minf": {"vmhd", "smhd", "hdlr", "dinf", "stbl"},
	"dinf": {"dref"},
	"stbl": {"stsd", "stts", "ctts", "cslg", "stss", "stps", "stsc", "stsz", "stz2", "stco", "co64", "sbgp", "sgpd"},
	"mvex": {"mehd", "trex"},
	"moof": {"mfhd", "traf"},
	"traf": {"tfhd", "tfdt", "trun", "sbgp", "sgpd"},
	"mfra": {"tfra", "mfro"},
}

// groupsKept lists the kinds of sample groups that define where playback can begin
// (14496-12, 10). Other groups may contain anything.
var groupsKept = []string{"roll", "prol", "rap ", "sync"}

// mp4Needed maps the kind of a box to a function that returns how many bytes of its body
// players read, computed from its first leafHead bytes. The rest is overwritten with
// zeros.
var mp4Needed = map[string]func(head []byte) int64{
	"mvhd": versioned(100, 112), "tkhd": versioned(84, 96), "mdhd": versioned(24, 36),
	"mehd": versioned(8, 12), "tfdt": versioned(8, 12), "cslg": versioned(24, 44),
	"vmhd": constant(12), "smhd": constant(8), "mfhd": constant(8), "trex": constant(24), "mfro": constant(8), "hdlr": constant(24),
	"clef": constant(12), "prof": constant(12), "enof": constant(12),
	"stts": counted(4, 8), "ctts": counted(4, 8), "stss": counted(4, 4), "stps": counted(4, 4), "stsc": counted(4, 12),
	"stco": counted(4, 4), "co64": counted(4, 8), "stsz": sizeOfSizes, "stz2": sizeOfCompactSizes, "elst": sizeOfEdits,
	"tfhd": sizeOfFragmentHeader, "trun": sizeOfRun, "sidx": sizeOfIndex, "tfra": sizeOfRandomAccess,
	"sbgp": sizeOfGroups, "sgpd": sizeOfGroupKinds,
}

// leafHead is the number of bytes from which the needed size of a box can be computed.
const leafHead = 32

func constant(n int64) func([]byte) int64 { return func([]byte) int64 { return n } }

// versioned returns the size function of a box whose version 1 has times of 64 bits.
func versioned(narrow, wide int64) func([]byte) int64 {
	return func(h []byte) int64 {
		if h[0] == 1 {
			return wide
		}
		return narrow
	}
}

// counted returns the size function of a table with the number of entries at offset at,
// whose entries have each bytes.
func counted(at int, each int64) func([]byte) int64 {
	return func(h []byte) int64 { return int64(at) + 4 + each*be32(h, at) }
}

func be32(h []byte, at int) int64 { return int64(binary.BigEndian.Uint32(h[at:])) }

func sizeOfSizes(h []byte) int64 {
	if be32(h, 4) != 0 {
		return 12
	}
	return 12 + 4*be32(h, 8)
}

func sizeOfCompactSizes(h []byte) int64 { return 12 + (be32(h, 8)*int64(h[7])+7)/8 }

func sizeOfEdits(h []byte) int64 { return 8 + versioned(12, 20)(h)*be32(h, 4) }

func sizeOfFragmentHeader(h []byte) int64 {
	flags := be32(h, 0)
	return 8 + 8*(flags&1) + 4*int64(bits.OnesCount64(uint64(flags&0x3a)))
}

func sizeOfRun(h []byte) int64 {
	flags := be32(h, 0)
	return 8 + 4*int64(bits.OnesCount64(uint64(flags&5))) + 4*int64(bits.OnesCount64(uint64(flags&0xf00)))*be32(h, 4)
}

func sizeOfIndex(h []byte) int64 {
	at := versioned(22, 30)(h)
	if at == 30 {
		return 32 + 12*(int64(h[30])<<8|int64(h[31]))
	}
	return 24 + 12*(int64(h[22])<<8|int64(h[23]))
}

func sizeOfRandomAccess(h []byte) int64 {
	numbers := 3 + int64(h[11]>>4&3) + int64(h[11]>>2&3) + int64(h[11]&3)
	return 16 + (versioned(8, 16)(h)+numbers)*be32(h, 12)
}

// sizeOfGroups returns 0 for groups that are not kept, so that their box becomes a free
// box.
func sizeOfGroups(h []byte) int64 {
	switch {
	case !slices.Contains(groupsKept, string(h[4:8])):
		return 0
	case h[0] == 1:
		return 16 + 8*be32(h, 12)
	}
	return 12 + 8*be32(h, 8)
}

func sizeOfGroupKinds(h []byte) int64 {
	const most = 2 // maximum bytes per entry in the kept groups
	if each := be32(h, 8); h[0] == 1 && each > 0 && each <= most && slices.Contains(groupsKept, string(h[4:8])) {
		return 16 + each*be32(h, 12)
	}
	return 0
}

// mp4Cleared lists the byte ranges in movie, track and media headers that contain dates
// or are unused, for versions 0 and 1 (14496-12, 8.2.2, 8.3.2, 8.4.2, 8.4.3).
var mp4Cleared = map[string][2][][2]int64{
	"mvhd": {{{4, 12}, {26, 36}, {72, 96}}, {{4, 20}, {38, 48}, {84, 108}}},
	"tkhd": {{{4, 12}, {16, 20}, {24, 32}, {38, 40}}, {{4, 20}, {24, 28}, {36, 44}, {50, 52}}},
	"mdhd": {{{4, 12}, {22, 24}}, {{4, 20}, {34, 36}}},
	"hdlr": {{{12, 24}}, {{12, 24}}},
}

// trim overwrites the data in a box without inner boxes that players do not read.
func (c *mp4Stripper) trim(b bmff.Box) error {
	size := mp4Needed[b.Kind]
	if size == nil {
		return nil
	}
	var head [leafHead]byte
	if err := c.ReadFull(head[:min(leafHead, b.End-b.Body())], b.Body()); err != nil {
		return err
	}
	needed := size(head[:])
	if needed == 0 {
		return c.zeroFill(b)
	}
	for _, part := range mp4Cleared[b.Kind][head[0]&1] {
		if err := zeroRange(c.file, b.Body()+part[0], min(b.Body()+part[1], b.End)); err != nil {
			return err
		}
	}
	if class := string(head[4:8]); b.Kind == "hdlr" && class != "mhlr" && class != "dhlr" { // mhlr and dhlr are those of QuickTime
		if err := zeroRange(c.file, b.Body()+4, min(b.Body()+8, b.End)); err != nil {
			return err
		}
	}
	return zeroRange(c.file, b.Body()+needed, b.End)
}

// fileType replaces the brands that players do not use, and clears the minor version,
// which is a date in QuickTime.
func (c *mp4Stripper) fileType(b bmff.Box) error {
	p, err := c.Payload(b, maxHeader)
	if err != nil || len(p) < 8 {
		return err
	}
	other := "isom"
	if string(p[:4]) == "qt  " {
		other = "qt  "
	}
	clear(p[4:8])
	for at := 0; at < len(p); at += 4 {
		if name := p[at:min(at+4, len(p))]; at != 4 && !slices.Contains(brandsKept, string(name)) {
			copy(name, other)
		}
	}
	return writeAt(c.file, p, b.Body())
}

// brandsKept lists the brands of video files and of their segments.
var brandsKept = append([]string{
	"qt  ", "3g2b", "3g2c", "3gs6", "3gs7", "mp71", "cmfc", "cmf2", "hev1", "dby1", "msdh", "msix", "lmsg",
}, mp4Brands...)

// references overwrites the file names in a dref, which are not needed because the
// samples are in the same file, and the data after its entries.
func (c *mp4Stripper) references(b bmff.Box) error {
	var head [8]byte
	if b.End-b.Body() < int64(len(head)) {
		return bmff.ErrTruncated
	}
	if err := c.ReadFull(head[:], b.Body()); err != nil {
		return err
	}
	at := b.Body() + int64(len(head))
	for n := be32(head[:], 4); n > 0 && at < b.End; n-- {
		entry, err := c.Box(at, b.End)
		if err != nil {
			return err
		}
		if err := zeroRange(c.file, min(entry.Body()+4, entry.End), entry.End); err != nil {
			return err
		}
		at = entry.End
	}
	return zeroRange(c.file, at, b.End)
}

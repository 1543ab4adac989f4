package servertest

import (
	"encoding/binary"
	"strings"
)

// Film is an MP4 of 640×360 and 2.5 s without a frame, with a place in it.
func Film() []byte {
	u32 := func(v ...uint32) string {
		var b []byte
		for _, n := range v {
			b = binary.BigEndian.AppendUint32(b, n)
		}
		return string(b)
	}
	box := func(kind string, parts ...string) string {
		body := kind + strings.Join(parts, "")
		return u32(uint32(4+len(body))) + body
	}
	head := func(at int) string {
		samples := box("stbl", box("stsc", u32(0, 1, 1, 1, 1)), box("stsz", u32(0, 0, 1, 6)), box("stco", u32(0, 1, uint32(at))))
		track := box("trak", box("tkhd", u32(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1<<16, 0, 0, 0, 1<<16, 0, 0, 0, 1<<30, 640<<16, 360<<16)),
			box("mdia", box("hdlr", u32(0, 0), "vide"), box("minf", samples)))
		return box("ftyp", "isom", u32(0), "mp42") + box("moov", box("mvhd", u32(0, 0, 0, 600, 1500)), track, box("udta", box("\xa9xyz", "+52.5200+013.4050/")))
	}
	return []byte(head(len(head(0))+8) + box("mdat", "frames"))
}

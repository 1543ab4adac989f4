package media

import (
	"encoding/binary"
	"slices"
)

// profileMax is the largest ICC profile that is kept, in bytes. Those of
// cameras and telephones have about 0.5 to 3 KiB; larger ones hold tables for printing.
const profileMax = 8 << 10

// profileTags are the tags that say what an RGB value means, those of the
// matrix and curve model (ICC.1:2022, 8.3.3), and all that is kept: the others
// are text, which may name a person or a device.
var profileTags = []string{"wtpt", "chad", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC", "cicp"}

const (
	profileHeader = 128
	profileEntry  = 12 // signature, offset, size
)

// profile returns an ICC profile with the colours of p and nothing else, or nil
// if p is none of an RGB display or camera, is broken or too large.
func profile(p []byte) []byte {
	if len(p) < profileHeader+4 || len(p) > profileMax || string(p[16:24]) != "RGB XYZ " || string(p[36:40]) != "acsp" {
		return nil
	}
	if class := string(p[12:16]); class != "mntr" && class != "scnr" && class != "spac" {
		return nil
	}
	count := int(binary.BigEndian.Uint32(p[profileHeader:]))
	if count > (len(p)-profileHeader-4)/profileEntry {
		return nil
	}
	return rebuilt(p, count)
}

// rebuilt writes the kept tags of p, of which the table counts count.
func rebuilt(p []byte, count int) []byte {
	var table, body []byte
	found := map[string]bool{}
	shared := map[[2]uint64]uint32{} // where what stands at a place and of a size is written
	start := uint32(profileHeader + 4 + keptTags(p, count)*profileEntry)
	for i := range count {
		entry := p[profileHeader+4+i*profileEntry:][:profileEntry]
		name := string(entry[:4])
		if !slices.Contains(profileTags, name) {
			continue
		}
		from, size := uint64(binary.BigEndian.Uint32(entry[4:])), uint64(binary.BigEndian.Uint32(entry[8:]))
		if found[name] || from+size > uint64(len(p)) {
			return nil
		}
		found[name] = true
		at, written := shared[[2]uint64{from, size}]
		if !written {
			at = start + uint32(len(body))
			shared[[2]uint64{from, size}] = at
			body = append(body, p[from:from+size]...)
			body = append(body, make([]byte, -len(body)&3)...) // tags begin at multiples of four
		}
		table = append(table, name...)
		table = binary.BigEndian.AppendUint32(table, at)
		table = binary.BigEndian.AppendUint32(table, uint32(size))
	}
	for _, name := range profileTags[2:8] {
		if !found[name] {
			return nil
		}
	}
	return assembled(p[:profileHeader], table, body)
}

func keptTags(p []byte, count int) (n int) {
	for i := range count {
		if slices.Contains(profileTags, string(p[profileHeader+4+i*profileEntry:][:4])) {
			n++
		}
	}
	return n
}

// assembled joins a profile, its header cleared of maker, device, date and id.
func assembled(header, table, body []byte) []byte {
	out := make([]byte, profileHeader, profileHeader+4+len(table)+len(body))
	copy(out[8:24], header[8:24])   // version, class, colour space, connection space
	copy(out[36:40], "acsp")        // signature
	copy(out[64:80], header[64:80]) // rendering intent, illuminant
	out = binary.BigEndian.AppendUint32(out, uint32(len(table)/profileEntry))
	out = append(append(out, table...), body...)
	if len(out) > profileMax {
		return nil // tags that overlap may grow
	}
	binary.BigEndian.PutUint32(out, uint32(len(out)))
	return out
}

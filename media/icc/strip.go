package icc

import (
	"encoding/binary"
	"slices"
)

// MaxStripped is the size of the largest profile that Strip keeps, in bytes. Profiles of
// cameras and telephones have about 0.5 to 3 KiB; larger ones hold tables for printing.
const MaxStripped = 8 << 10

// strippedTags are the tags that say what an RGB value means, those of the
// matrix and curve model (ICC.1:2022, 8.3.3). Strip keeps no others: they
// are text, which may name a person or a device.
var strippedTags = []string{"wtpt", "chad", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC", "cicp"}

// Strip returns an ICC profile of at most MaxStripped bytes with the colours of p and
// nothing else; nil if p is broken, too large or not of an RGB display or camera.
func Strip(p []byte) []byte {
	if len(p) < headerSize+4 || len(p) > MaxStripped || string(p[16:24]) != "RGB XYZ " || string(p[36:40]) != "acsp" {
		return nil
	}
	if class := string(p[12:16]); class != "mntr" && class != "scnr" && class != "spac" {
		return nil
	}
	count := int(binary.BigEndian.Uint32(p[headerSize:]))
	if count > (len(p)-headerSize-4)/entrySize {
		return nil
	}
	return rebuild(p, count)
}

// rebuild writes the kept tags of p, of which the table counts count.
func rebuild(p []byte, count int) []byte {
	var table, body []byte
	found := map[string]bool{}
	shared := map[[2]uint64]uint32{} // where what stands at a place and of a size is written
	start := uint32(headerSize + 4 + keptTags(p, count)*entrySize)
	for i := range count {
		entry := p[headerSize+4+i*entrySize:][:entrySize]
		name := string(entry[:4])
		if !slices.Contains(strippedTags, name) {
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
	for _, name := range strippedTags[2:8] {
		if !found[name] {
			return nil
		}
	}
	return assemble(p[:headerSize], table, body)
}

func keptTags(p []byte, count int) (n int) {
	for i := range count {
		if slices.Contains(strippedTags, string(p[headerSize+4+i*entrySize:][:4])) {
			n++
		}
	}
	return n
}

// assemble joins a profile, its header cleared of maker, device, date and id.
func assemble(header, table, body []byte) []byte {
	out := make([]byte, headerSize, headerSize+4+len(table)+len(body))
	copy(out[8:24], header[8:24])   // version, class, colour space, connection space
	copy(out[36:40], "acsp")        // signature
	copy(out[64:80], header[64:80]) // rendering intent, illuminant
	out = binary.BigEndian.AppendUint32(out, uint32(len(table)/entrySize))
	out = append(append(out, table...), body...)
	if len(out) > MaxStripped {
		return nil // tags that overlap may grow
	}
	binary.BigEndian.PutUint32(out, uint32(len(out)))
	return out
}

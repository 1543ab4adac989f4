package icc

import (
	"encoding/binary"
	"slices"
)

// MaxStripped is the size of the largest profile that Strip keeps, in bytes. Profiles of
// cameras and telephones have about 0.5 to 3 KiB; larger ones contain tables for
// printing.
const MaxStripped = 8 << 10

// strippedTags are the tags that Strip keeps: those that define the meaning of RGB values
// in the model with a matrix and curves (ICC.1:2022, 8.3.3). Other tags contain text,
// which may name a person or a device.
var strippedTags = []string{"wtpt", "chad", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC", "cicp"}

// Strip returns an ICC profile of at most MaxStripped bytes with the colours of p and
// nothing else. It returns nil if p is broken, too large or not a profile of an RGB
// display or camera.
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

// rebuild returns a profile with the kept tags of p, whose tag table has count entries.
func rebuild(p []byte, count int) []byte {
	var table, body []byte
	found := map[string]bool{}
	shared := map[[2]uint64]uint32{} // new offset of the data with an offset and a size in p
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
			body = append(body, make([]byte, -len(body)&3)...) // tags start at multiples of four bytes
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

// assemble returns a profile of the header, without its manufacturer, device, date and
// ID, the tag table and the tag data.
func assemble(header, table, body []byte) []byte {
	out := make([]byte, headerSize, headerSize+4+len(table)+len(body))
	copy(out[8:24], header[8:24])   // version, class, colour space, connection space
	copy(out[36:40], "acsp")        // signature
	copy(out[64:80], header[64:80]) // rendering intent, illuminant
	out = binary.BigEndian.AppendUint32(out, uint32(len(table)/entrySize))
	out = append(append(out, table...), body...)
	if len(out) > MaxStripped {
		return nil // tags that overlap in p take more space
	}
	binary.BigEndian.PutUint32(out, uint32(len(out)))
	return out
}

package bmff

import "encoding/binary"

// Brands returns the brands in the file type box (14496-12, 4.3) at the beginning of
// head, the major brand first. It omits brands beyond the end of head and returns nil if
// the file lacks the box.
func Brands(head []byte) (list []string) {
	const fixed = 16 // header, major brand, version
	if len(head) < fixed || string(head[4:8]) != "ftyp" {
		return nil
	}
	size := min(uint64(binary.BigEndian.Uint32(head)), uint64(len(head)))
	list = append(list, string(head[8:12]))
	for at := uint64(fixed); at+4 <= size; at += 4 {
		list = append(list, string(head[at:at+4]))
	}
	return list
}

package picture

import "encoding/binary"

// orientation returns the orientation, 1 to 8 (Exif 2.32, 4.6.4 A), in a TIFF block, or 1
// if the block has no readable one. It is the only value taken from metadata, and it is
// read here for all formats instead of with a full parser.
func orientation(tiff []byte) int {
	if len(tiff) < 8 {
		return 1
	}
	var order binary.ByteOrder
	switch string(tiff[:4]) {
	case "II*\x00":
		order = binary.LittleEndian
	case "MM\x00*":
		order = binary.BigEndian
	default:
		return 1
	}
	at := uint64(order.Uint32(tiff[4:]))
	if at+2 > uint64(len(tiff)) {
		return 1
	}
	const tag, short, entry = 0x0112, 3, 12
	entries := tiff[at+2:]
	for range order.Uint16(tiff[at:]) {
		if len(entries) < entry {
			break
		}
		if order.Uint16(entries) == tag {
			if o := order.Uint16(entries[8:]); order.Uint16(entries[2:]) == short && o >= 1 && o <= 8 {
				return int(o)
			}
			break
		}
		entries = entries[entry:]
	}
	return 1
}

package picture

import (
	"bytes"
	"encoding/binary"

	"finds/media/bmff"
)

// assign assigns properties to items (8.11.14).
func (h *heifItems) assign() error {
	for _, b := range h.uses {
		if err := h.assignBox(bmff.Fields{Rest: h.data[b.Body():b.End]}); err != nil {
			return err
		}
	}
	return nil
}

func (h *heifItems) assignBox(in bmff.Fields) error {
	head := in.Uint32()
	for n := in.Uint32(); n > 0 && !in.Short; n-- {
		it := h.item(uint32(in.Uint(wide(head>>24 > 0))))
		for range in.Uint(1) {
			index := in.Uint(1) & 0x7f
			if head&1 != 0 {
				index = index<<8 | in.Uint(1)
			}
			if p := h.codecs[int(index)]; p != nil {
				it.ofCodec = p
			}
			it.alpha = it.alpha || h.alphas[int(index)]
			if p := h.colours[int(index)]; p != nil && len(it.colours) < 2 {
				it.colours = append(it.colours, p)
			}
		}
	}
	if in.Short {
		return bmff.ErrTruncated
	}
	return nil
}

// oneUses returns the file with its ipma boxes merged into one, since the AVIF decoder
// does not accept two boxes of the same kind. The boxes must be adjacent and at the end
// of iprp. The space that is saved becomes a free box after them.
func (h *heifItems) oneUses() []byte {
	const head = 8 + 4 + 4
	if len(h.uses) < 2 || h.iprp.End != h.uses[len(h.uses)-1].End || h.iprp.HeaderSize != 8 {
		return h.data
	}
	var entries []byte
	count := uint32(0)
	for i, b := range h.uses {
		body := h.data[b.Body():b.End]
		if b.HeaderSize != 8 || len(body) < 8 || i > 0 && (h.uses[i-1].End != b.Start || !bytes.Equal(body[:4], h.data[h.uses[0].Body():][:4])) {
			return h.data
		}
		count += binary.BigEndian.Uint32(body[4:])
		entries = append(entries, body[8:]...)
	}
	saved := int64(head * (len(h.uses) - 1))
	out := bytes.Clone(h.data)
	first := h.uses[0].Start
	binary.BigEndian.PutUint32(out[h.iprp.Start:], uint32(h.iprp.End-h.iprp.Start-saved))
	binary.BigEndian.PutUint32(out[first:], uint32(head+len(entries)))
	binary.BigEndian.PutUint32(out[first+12:], count)
	free := first + head + int64(copy(out[first+head:], entries))
	clear(out[free:h.iprp.End])
	binary.BigEndian.PutUint32(out[free:], uint32(saved))
	copy(out[free+4:], "free")
	return out
}

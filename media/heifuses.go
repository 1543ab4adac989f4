package media

import (
	"bytes"
	"encoding/binary"
)

// assign gives items their properties (8.11.14).
func (h *heifItems) assign() error {
	for _, b := range h.uses {
		if err := h.assignBox(fields{p: h.data[b.body():b.end]}); err != nil {
			return err
		}
	}
	return nil
}

func (h *heifItems) assignBox(in fields) error {
	head := in.u32()
	for n := in.u32(); n > 0 && !in.short; n-- {
		it := h.item(uint32(in.number(wide(head>>24 > 0))))
		for range in.number(1) {
			index := in.number(1) & 0x7f
			if head&1 != 0 {
				index = index<<8 | in.number(1)
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
	if in.short {
		return errTruncated
	}
	return nil
}

// oneUses returns the file with its ipma boxes made one, since the decoder of AVIF
// takes no two of a kind. They have to stand side by side at the end of iprp. What
// that saves becomes a free box behind.
func (h *heifItems) oneUses() []byte {
	const head = 8 + 4 + 4
	if len(h.uses) < 2 || h.iprp.end != h.uses[len(h.uses)-1].end || h.iprp.head != 8 {
		return h.data
	}
	var entries []byte
	count := uint32(0)
	for i, b := range h.uses {
		body := h.data[b.body():b.end]
		if b.head != 8 || len(body) < 8 || i > 0 && (h.uses[i-1].end != b.at || !bytes.Equal(body[:4], h.data[h.uses[0].body():][:4])) {
			return h.data
		}
		count += binary.BigEndian.Uint32(body[4:])
		entries = append(entries, body[8:]...)
	}
	saved := int64(head * (len(h.uses) - 1))
	out := bytes.Clone(h.data)
	first := h.uses[0].at
	binary.BigEndian.PutUint32(out[h.iprp.at:], uint32(h.iprp.end-h.iprp.at-saved))
	binary.BigEndian.PutUint32(out[first:], uint32(head+len(entries)))
	binary.BigEndian.PutUint32(out[first+12:], count)
	free := first + head + int64(copy(out[first+head:], entries))
	clear(out[free:h.iprp.end])
	binary.BigEndian.PutUint32(out[free:], uint32(saved))
	copy(out[free+4:], "free")
	return out
}

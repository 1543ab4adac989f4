package media

import (
	"bytes"
	"encoding/binary"
	"errors"
	"testing"

	"finds/media/mediatest"
	"finds/schema"
)

// progressive is a progressive JPEG of one colour, w×h in so many components
// without subsampling: one scan of a bit for each block.
func progressive(w, h int, components byte) []byte {
	sof := binary.BigEndian.AppendUint16(binary.BigEndian.AppendUint16([]byte{8}, uint16(h)), uint16(w))
	sof, sos := append(sof, components), []byte{components}
	for i := range components {
		sof, sos = append(sof, i+1, 0x11, 0), append(sos, i+1, 0)
	}
	counts := make([]byte, 16)
	counts[0] = 1 // code 0: no difference from the block before
	blocks := up(w, 8) * up(h, 8) * int(components)
	return bytes.Join([][]byte{
		[]byte("\xff\xd8"), segment(0xEE, "Adobe\x00\x64\x00\x00\x00\x00\x00"), segment(0xDB, "\x00"+string(bytes.Repeat([]byte{1}, 64))), segment(0xC2, string(sof)),
		segment(0xC4, "\x00"+string(counts)+"\x00"), segment(0xDA, string(append(sos, 0, 0, 0))), make([]byte, up(blocks, 8)), []byte("\xff\xd9"),
	}, nil)
}

// TestProgressiveMemory: a worker has the memory for the coefficients of every
// progressive JPEG that is small enough to be taken.
func TestProgressiveMemory(t *testing.T) {
	t.Parallel()
	w, h := 8600, 5800
	if raceDetector { // memory is not bounded there, and each byte takes many
		w, h = w/10, h/10
	}
	if most := schema.ImagePixels; 4*4*most > memoryPicture*4/5 {
		t.Errorf("the coefficients of %d pixels of CMYK leave too little of %d bytes", most, memoryPicture)
	}
	storage := mediatest.Folder(t)
	l := New(storage, Limits{Workers: 1})
	for name, components := range map[string]byte{"4:4:4": 3, "CMYK": 4} {
		data := progressive(w, h, components)
		u, err := l.Ingest(t.Context(), bytes.NewReader(data), int64(len(data)))
		for tries := 5; errors.Is(err, schema.ErrBusy) && tries > 0; tries-- { // the machine is
			u, err = l.Ingest(t.Context(), bytes.NewReader(data), int64(len(data)))
		}
		if err != nil || u.Width != min(w, 1920) {
			t.Errorf("%s: %d pixels wide, %v", name, u.Width, err)
		}
	}
}

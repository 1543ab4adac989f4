package video

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"

	"finds/media/bmff"
)

// counting is a file that counts the calls for it.
type counting struct {
	memory
	calls *int
}

func (c counting) ReadAt(p []byte, at int64) (int, error) { *c.calls++; return c.memory.ReadAt(p, at) }
func (c counting) WriteAt(p []byte, at int64) (int, error) {
	*c.calls++
	return c.memory.WriteAt(p, at)
}

// TestTinyParts: a file of very many small parts costs few calls of the system,
// whether it is refused for them or taken.
func TestTinyParts(t *testing.T) {
	t.Parallel()
	ftyp, good := asBox("ftyp", "isom", u32(0)), movie("mp42", upright)
	ebmlOf := func(list string) []byte { return []byte(ebml(idEBML, ebml(idDocType, "webm")) + ebml(idSegment, list)) }
	places := ebml(idTracks, ebml(idTrack, ebml(idTrackNumber, "\x02"), ebml(idTrackType, "\x11")))
	table := string(asBox("stsc", u32(0, 1, 1, 1, 1))) + string(asBox("stsz", u32(0, 1, 1<<20))) + string(asBox("stco", u32(0, 1<<20-4), strings.Repeat("\x00\x00\x00\x40", 1<<20-4)))
	for name, c := range map[string]struct {
		data  []byte
		taken bool
	}{
		"free boxes":         {append(bytes.Clone(good), bytes.Repeat(asBox("free"), bmff.MaxBoxes)...), false},
		"fewer boxes":        {append(bytes.Clone(good), bytes.Repeat(asBox("udta", "x"), bmff.MaxBoxes/2)...), true},
		"tracks":             {append(bytes.Clone(ftyp), asBox("moov", strings.Repeat(string(asBox("trak")), bmff.MaxBoxes))...), false},
		"movie fragments":    {append(bytes.Clone(good), bytes.Repeat(asBox("moof", string(asBox("traf"))), bmff.MaxBoxes)...), false},
		"tables":             {append(bytes.Clone(ftyp), asBox("moov", strings.Repeat(trackOf("meta", upright, 0, 0, table), 5))...), false},
		"elements":           {ebmlOf(strings.Repeat("\x4d\x80\x80", maxElements)), false},
		"void elements":      {ebmlOf(strings.Repeat("\xec\x80", maxElements)), false},
		"tracks of WebM":     {ebmlOf(ebml(idTracks, strings.Repeat("\xae\x80", maxElements))), false},
		"blocks of no track": {ebmlOf(places + strings.Repeat("\xa0\x85\xa1\x83\x82\x00\x00", maxElements)), false},
	} {
		f := formatOnly(t, c.data)
		calls := 0
		if got, err := f.Strip(counting{memory(c.data), &calls}, int64(len(c.data))); (err == nil) != c.taken {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
		if most := 4 + 4*len(c.data)/windowSize; calls > most {
			t.Errorf("%s: %d calls for %d bytes, at most %d", name, calls, len(c.data), most)
		}
	}
}

// TestWindow: what is written through it is in the file, and nothing else is.
func TestWindow(t *testing.T) {
	t.Parallel()
	data := bytes.Repeat([]byte("0123456789"), windowSize/4)
	want, file := bytes.Clone(data), memory(data)
	w := newWindow(file)
	for _, at := range []int{0, 5, windowSize - 3, windowSize * 2, 7, len(data) - 6} {
		p := binary.BigEndian.AppendUint64(nil, uint64(at))[2:]
		copy(want[at:], p)
		if n, err := w.WriteAt(p, int64(at)); n != len(p) || err != nil {
			t.Errorf("at %d: %d, %v", at, n, err)
		}
		if n, err := w.ReadAt(p, int64(at)); n != len(p) || err != nil || !bytes.Equal(p, want[at:at+6]) {
			t.Errorf("at %d: %d %q, %v", at, n, p, err)
		}
	}
	if err := w.flush(); err != nil || !bytes.Equal(data, want) {
		t.Errorf("another file, %v", err)
	}
	if n, err := w.ReadAt(make([]byte, 8), int64(len(data)-3)); n != 3 || err == nil {
		t.Errorf("beyond the end: %d, %v", n, err)
	}
	if n, err := w.WriteAt(make([]byte, 8), int64(len(data)-3)); n != 3 || err == nil {
		t.Errorf("written beyond the end: %d, %v", n, err)
	}
}

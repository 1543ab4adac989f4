package video

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"finds/media/bmff"
	"finds/store/storetest"
)

// webmPlanter writes a WebM file again with marks wherever a reader skips bytes:
// as Void, Tags and unknown elements in each element that has elements.
type webmPlanter struct {
	data  []byte
	marks int
}

func (p *webmPlanter) mark() string {
	p.marks++
	return fmt.Sprintf("<mark %04d>", p.marks)
}

func (p *webmPlanter) elements(t *testing.T, parent uint32, from, end int64) string {
	t.Helper()
	r := &ebmlReader{file: memory(p.data)}
	var out strings.Builder
	err := r.walk(from, end, func(e element) error {
		if e.size == unknownSize {
			e.size = end - e.body
		}
		switch {
		case e.id == idCues || e.id == idSeekHead: // whose places are others now
		case webmKept[e.id] != nil:
			out.WriteString(ebml(e.id, p.elements(t, e.id, e.body, e.body+e.size)))
		case e.id == idCodecPrivate:
			out.WriteString(ebml(e.id, string(p.data[e.body:e.body+e.size]), p.private(e)))
		default:
			out.Write(p.data[e.at : e.body+e.size])
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	const tags, unknownID, name, settings, title = 0x1254C367, 0x5D3A, 0x536E, 0x3A9697, 0x7BA9
	out.WriteString(ebml(idVoid, p.mark()) + ebml(unknownID, p.mark()))
	switch parent {
	case idSegment, idCluster:
		out.WriteString(ebml(tags, p.mark()))
	case idTrack:
		out.WriteString(ebml(name, p.mark()) + ebml(settings, p.mark()) + ebml(0x258688, p.mark()))
	case idInfo:
		out.WriteString(ebml(title, p.mark()))
	}
	return out.String()
}

// private is what is added to a CodecPrivate: decoders of Opus pass over it.
func (p *webmPlanter) private(e element) string {
	if bytes.HasPrefix(p.data[e.body:], []byte("OpusHead")) {
		return p.mark()
	}
	return ""
}

// TestNothingSurvivesInWebM: of elements at all places where readers skip them
// none is left, and every frame and sound decodes to the same as before.
func TestNothingSurvivesInWebM(t *testing.T) {
	t.Parallel()
	ffmpeg := storetest.Program(t, "ffmpeg")
	for name, args := range map[string]string{
		"VP8, Vorbis": "-c:v libvpx -c:a libvorbis -metadata title=<mark>", "VP9, Opus": "-c:v libvpx-vp9 -deadline realtime -c:a libopus -metadata:s:v title=<mark>",
		"AV1": "-c:v libaom-av1 -cpu-used 8 -c:a libopus", "live": "-c:v libvpx -c:a libopus -live 1", "opacity": "-c:v libvpx -pix_fmt yuva420p -auto-alt-ref 0 -c:a libvorbis",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data := encoded(t, ffmpeg, "webm", args)
			p := &webmPlanter{data: data}
			before := []byte(p.elements(t, 0, 0, int64(len(data))))
			want := framesOf(t, ffmpeg, data, "webm")
			if got := framesOf(t, ffmpeg, before, "webm"); got != want {
				t.Fatalf("with marks it plays otherwise: %s", firstDifference(got, want))
			}
			file := onDisk(t, before)
			if _, err := stripWebM(file, int64(len(before))); err != nil {
				t.Fatal(err)
			}
			after, _ := os.ReadFile(file.Name())
			for _, left := range encoderNames.FindAllIndex(after, -1) {
				t.Errorf("at %d: %q", left[0], after[max(0, left[0]-60):min(len(after), left[1]+20)])
			}
			if bytes.Contains(after, []byte("Lavc")) {
				t.Error("the name of the encoder is left")
			}
			if got := framesOf(t, ffmpeg, after, "webm"); got != want {
				t.Errorf("it plays otherwise: %s", firstDifference(got, want))
			}
			if p.marks < 20 {
				t.Errorf("%d marks", p.marks)
			}
		})
	}
}

// TestMessagesOfUsers: of SEI the messages of users go, wherever they are among
// others and however many bytes are escaped, and the units stay as long.
func TestMessagesOfUsers(t *testing.T) {
	t.Parallel()
	message := func(kind, size int) []byte {
		p := append([]byte{byte(kind)}, bytes.Repeat([]byte{255}, size/255)...)
		p = append(p, byte(size%255))
		text := strings.Repeat(canary+"\x00\x00\x00\x00\x01", size/20+1)
		if kind == 1 {
			text = strings.Repeat("\x00\x00\x01\x02timing", size/10+1)
		}
		return append(p, text[:size]...)
	}
	for size := range 600 {
		for name, messages := range map[string][][]byte{
			"alone": {message(5, size)}, "registered": {message(4, size)}, "among others": {message(1, 10), message(5, size), message(1, 20)}, "unknown": {message(200, size)}, "first": {message(5, size), message(6, 1)},
		} {
			body := bmff.EscapeNAL(append(slices.Concat(messages...), 0x80))
			for _, kind := range []*unitKind{avcUnits, hevcUnits} {
				head := []byte{6}
				if kind == hevcUnits {
					head = []byte{39 << 1, 1}
				}
				unit := slices.Concat(head, body)
				kind.clean(unit)
				if bytes.Contains(unit, []byte("CANARY")) || bytes.Contains(unit, []byte("52.52")) || !bytes.HasPrefix(unit, head) {
					t.Fatalf("%s of %d: %q", name, size, unit)
				}
				if n := bytes.Count(unit, []byte("timing")); name == "among others" && n != 3 {
					t.Fatalf("%s of %d: %d times in %q", name, size, n, unit)
				}
				rest := bmff.UnescapeNAL(unit[len(head):])
				for len(rest) > 1 {
					m, _ := nextMessage(rest)
					if m == nil {
						t.Fatalf("%s of %d: %q is not a message", name, size, rest)
					}
					rest = rest[len(m):]
				}
				if string(rest) != "\x80" || len(bmff.EscapeNAL(bmff.UnescapeNAL(unit))) != len(unit) {
					t.Fatalf("%s of %d ends with %q", name, size, rest)
				}
			}
		}
	}
}

// TestUnitsThatMayNotStay: units of no known kind become filler, parameter sets
// and slices stay, and a chunk that stops being units is left from there on.
func TestUnitsThatMayNotStay(t *testing.T) {
	t.Parallel()
	unit := func(b ...string) string { s := strings.Join(b, ""); return u32(uint32(len(s))) + s }
	good := unit("\x65slice") + unit("\x1f", canary) + unit("\x67set") + unit("\x0c", canary) + unit("\x06") + unit("")
	avcC := "\x01\x42\x00\x1e\xff\xe1\x00\x03\x67ab\x01\x00\x02\x68c" + canary
	config := string(asBox("avcC", avcC))
	entry := string(asBox("avc1", strings.Repeat("\x00", 6)+"\x00\x01"+strings.Repeat("\x00", 34)+canary+strings.Repeat("\x00", 36-len(canary)), config))
	ftyp := asBox("ftyp", "mp42", u32(0), "isom")
	tables := string(asBox("stsd", u32(0, 1), entry)) + string(asBox("stsc", u32(0, 1, 1, 1, 1))) + string(asBox("stsz", u32(0, uint32(len(good)), 1))) + string(asBox("stco", u32(0, 1, uint32(len(ftyp)+8))))
	data := bytes.Join([][]byte{ftyp, asBox("mdat", good), asBox("moov", string(asBox("mvhd", u32(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))), trackOf("vide", upright, 640, 360, tables))}, nil)
	m := memory(data)
	if _, err := stripMP4(m, int64(len(m))); err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(m, []byte("CANARY")) || !bytes.Contains(m, []byte("\x65slice\x00\x00\x00\x19\x0c\xff")) || !bytes.Contains(m, []byte("\x67set")) || !bytes.Contains(m, []byte("\x68c")) {
		t.Errorf("%q", m)
	}
}

// TestPlacesOfCameras: a block that says it holds places goes, also where it is
// not known which media data is sound.
func TestPlacesOfCameras(t *testing.T) {
	t.Parallel()
	block := func(size uint32) string { return u32(size) + "freeGPS " + canary + strings.Repeat("x", 40) }
	for name, c := range map[string]struct {
		before string
		stays  bool
	}{"its size": {block(76), true}, "no size": {block(0), false}, "a size beyond": {block(1 << 30), false}} {
		tables := string(asBox("stsc", u32(0, 1, 1, 1, 1))) + string(asBox("stsz", u32(0, 1, 9))) + string(asBox("stco", u32(0, 1, 24)))
		far := strings.Repeat("-", windowSize-60) // the mark is where two windows meet
		data := bytes.Join([][]byte{asBox("ftyp", "qt  ", u32(0)), asBox("mdat", far, c.before, "sound"),
			asBox("moov", string(asBox("mvhd", u32(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))),
				trackOf("vide", upright, 640, 360, onePicture(24)), trackOf("soun", upright, 0, 0, tables))}, nil)
		m := memory(data)
		if _, err := stripMP4(m, int64(len(m))); err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(m, []byte(canary)) || !bytes.Contains(m, []byte("---")) || bytes.Contains(m, []byte("sound")) != c.stays {
			t.Errorf("%s: %q", name, m[windowSize-60:])
		}
	}
}

// TestVorbisHeaders: the comments go and the headers stay as long.
func TestVorbisHeaders(t *testing.T) {
	t.Parallel()
	first, third := "\x01vorbis"+strings.Repeat("i", 23), "\x05vorbissetup"
	comments := "\x03vorbis" + string(binary.LittleEndian.AppendUint32(nil, 4)) + "Lavf" + string(binary.LittleEndian.AppendUint32(nil, 1)) + string(binary.LittleEndian.AppendUint32(nil, uint32(len(canary)))) + canary + "\x01"
	p := []byte("\x02" + string([]byte{byte(len(first)), byte(len(comments))}) + first + comments + third)
	size := len(p)
	cleanVorbisHeaders(p)
	if bytes.Contains(p, []byte("CANARY")) || bytes.Contains(p, []byte("Lavf")) || !bytes.HasSuffix(p, []byte("\x01"+third)) || len(p) != size {
		t.Errorf("%q", p)
	}
	for _, bad := range []string{"", "\x01x", "\x02\xff\xff", "\x02\x01\x02abc", canary} {
		p := []byte(bad)
		if cleanVorbisHeaders(p); strings.Trim(string(p), "\x00") != "" {
			t.Errorf("%q became %q", bad, p)
		}
	}
}

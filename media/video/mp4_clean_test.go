package video

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"finds/media/bmff"
	"finds/store/storetest"
)

// insertion is bytes that go into a file at a place, and the boxes, by where they
// begin, that grow by them.
type insertion struct {
	at     int64
	owners []int64
	bytes  []byte
}

// planter inserts marks into an MP4 or MOV file wherever a reader skips bytes: as
// unknown boxes in each box that has boxes, behind the body of each that has
// none, and in media data before each chunk and run.
type planter struct {
	data  []byte
	list  []insertion
	marks int
	gaps  bool // in the media data too
	moof  bmff.Box
	fixes []placeFix
}

// placeFix is a number in the file that says where samples are, counted from base.
type placeFix struct {
	at, base int64
	width    int
}

// mark is text that no encoder writes.
func (p *planter) mark() string {
	p.marks++
	return fmt.Sprintf("<mark %04d>", p.marks)
}

func (p *planter) insert(at int64, owners []int64, b []byte) {
	p.list = append(p.list, insertion{at, slices.Clone(owners), b})
}

// walk plants marks in the boxes between two places.
func (p *planter) walk(t *testing.T, parent string, from, end int64, owners []int64) {
	t.Helper()
	r := bmff.NewReader(bytes.NewReader(p.data))
	err := r.Each(from, end, func(b bmff.Box) error {
		inside := append(slices.Clip(owners), b.Start)
		body := p.data[b.Body():b.End]
		switch {
		case b.Kind == "moof":
			p.moof = b
		case b.Kind == "stsd":
			p.entries(t, b, inside)
			return nil
		case b.Kind == "mdat":
			p.insert(b.End, inside, p.place())
			return nil
		case b.Kind == "stco", b.Kind == "co64":
			p.chunks(b)
		case b.Kind == "tfhd" && body[3]&1 != 0:
			p.fixes = append(p.fixes, placeFix{b.Body() + 8, 0, 8})
		case b.Kind == "trun" && body[3]&1 != 0:
			p.fixes = append(p.fixes, placeFix{b.Body() + 8, p.moof.Start, 4})
		}
		if mp4Kept[b.Kind] != nil && b.Kind != "dref" {
			p.walk(t, b.Kind, b.Body(), b.End, inside)
		} else {
			p.insert(b.End, inside, []byte(p.mark()))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	p.insert(end, owners, slices.Concat(asBox("mark", p.mark()), asBox("uuid", "sixteen bytes of", p.mark()), asBox("free", p.mark())))
}

// entries plants marks in sample descriptions, and behind the bodies of their boxes.
func (p *planter) entries(t *testing.T, b bmff.Box, owners []int64) {
	r := bmff.NewReader(bytes.NewReader(p.data))
	err := r.Each(b.Body()+8, b.End, func(entry bmff.Box) error {
		inside := append(slices.Clip(owners), entry.Start)
		fixed := int64(78)
		if i := bytes.LastIndex(p.data[:b.Start], []byte("hdlr")); bytes.LastIndex(p.data[:b.Start], []byte("smhd")) > i-200 && bytes.Contains(p.data[b.Start-200:b.Start], []byte("smhd")) {
			fixed = 28 + []int64{0, 16, 36}[binary.BigEndian.Uint16(p.data[entry.Body()+8:])]
		}
		plant := func(owners []int64) func(config bmff.Box) error {
			return func(config bmff.Box) error {
				if config.Kind != "wave" && config.Kind != "\x00\x00\x00\x00" {
					p.insert(config.End, append(slices.Clip(owners), config.Start), []byte(p.mark()))
				}
				return nil
			}
		}
		if err := r.Each(entry.Body()+fixed, entry.End, plant(inside)); err != nil {
			return err
		}
		if err := r.Each(entry.Body()+fixed, entry.End, func(config bmff.Box) error {
			if config.Kind != "wave" {
				return nil
			}
			wave := append(slices.Clip(inside), config.Start)
			p.insert(config.End, wave, []byte(p.mark()))
			return r.Each(config.Body(), config.End, plant(wave))
		}); err != nil {
			return err
		}
		p.insert(entry.End, inside, slices.Concat(asBox("mark", p.mark()), asBox("free", p.mark())))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// place is a block as dashboard cameras write it between samples.
func (p *planter) place() []byte {
	return slices.Concat([]byte("\x00\x00\x00\x40freeGPS \x00\x00\x00\x10"+p.mark()), make([]byte, 24), []byte(p.mark()))
}

// chunks plants a block before every fourth chunk of a track.
func (p *planter) chunks(b bmff.Box) {
	width := int64(4)
	if b.Kind == "co64" {
		width = 8
	}
	r := bmff.NewReader(bytes.NewReader(p.data))
	for at, i := b.Body()+8, 0; at+width <= b.End; at, i = at+width, i+1 {
		p.fixes = append(p.fixes, placeFix{at, 0, int(width)})
		if from := int64(number(p.data[at:][:width])); p.gaps && i%4 == 0 {
			_ = r.Each(0, int64(len(p.data)), func(b bmff.Box) error {
				if b.Kind == "mdat" && b.Body() <= from && from < b.End {
					p.insert(from, []int64{b.Start}, p.place())
				}
				return nil
			})
		}
	}
}

func number(b []byte) (v uint64) {
	for _, d := range b {
		v = v<<8 | uint64(d)
	}
	return v
}

// planted returns the file with the marks in it.
func (p *planter) planted() []byte {
	slices.SortStableFunc(p.list, func(a, b insertion) int { return int(a.at - b.at) })
	moved := func(at int64) int64 {
		n := at
		for _, i := range p.list {
			if i.at <= at {
				n += int64(len(i.bytes))
			}
		}
		return n
	}
	var out []byte
	last := int64(0)
	for _, i := range p.list {
		out = append(append(out, p.data[last:i.at]...), i.bytes...)
		last = i.at
	}
	out = append(out, p.data[last:]...)
	for _, f := range p.fixes {
		old := int64(number(p.data[f.at:][:f.width])) + f.base
		base := int64(0)
		if f.base > 0 {
			base = moved(f.base)
		}
		b := binary.BigEndian.AppendUint64(nil, uint64(moved(old)-base))
		copy(out[moved(f.at):], b[8-f.width:])
	}
	for _, i := range p.list {
		for _, owner := range i.owners {
			at := moved(owner)
			if size := binary.BigEndian.Uint32(out[at:]); size != 1 {
				binary.BigEndian.PutUint32(out[at:], size+uint32(len(i.bytes)))
			} else {
				binary.BigEndian.PutUint64(out[at+8:], binary.BigEndian.Uint64(out[at+8:])+uint64(len(i.bytes)))
			}
		}
	}
	return out
}

// framesOf returns the checksums of all frames and sound of a video as ffmpeg
// decodes them.
func framesOf(t *testing.T, ffmpeg string, data []byte, format string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "video."+format)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	var said bytes.Buffer
	cmd := exec.Command(ffmpeg, "-v", "error", "-i", path, "-map", "0:v:0", "-map", "0:a?", "-f", "framemd5", "-")
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil || bytes.Count(out, []byte("\n")) < 20 {
		t.Errorf("ffmpeg: %v: %d bytes %s", err, len(out), said.String())
	}
	return string(out)
}

// firstDifference returns the first lines that differ.
func firstDifference(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d of %d and %d is %q, not %q", i, len(a), len(b), a[i], b[i])
		}
	}
	return fmt.Sprintf("%d lines, not %d", len(a), len(b))
}

// encoderNames are what encoders and muxers write of themselves; AAC writes its
// own into the sound, which is left.
var encoderNames = regexp.MustCompile(`x26[45]|Lavf|VideoHandler|SoundHandler|Apple|<mark`)

// TestNothingSurvives: of bytes at all places that readers skip none is left, and
// every frame and sound decodes to the same as before.
func TestNothingSurvives(t *testing.T) {
	t.Parallel()
	ffmpeg := storetest.Program(t, "ffmpeg")
	const h264 = "-c:v libx264 -g 5 -x264-params keyint=5 "
	for name, c := range map[string]struct {
		format, args string
		gaps         bool
	}{
		"H.264, AAC": {"mp4", h264 + "-c:a aac -metadata creation_time=2025-05-05T05:05:05", true}, "faststart": {"mp4", h264 + "-c:a aac -movflags faststart", true},
		"HEVC": {"mp4", "-c:v libx265 -x265-params log-level=error -tag:v hvc1 -c:a aac", true}, "AV1": {"mp4", "-c:v libaom-av1 -cpu-used 8 -c:a libopus", true},
		"VP9, FLAC": {"mp4", "-c:v libvpx-vp9 -deadline realtime -c:a flac -strict -2", true}, "MPEG-4": {"mp4", "-c:v mpeg4 -c:a libmp3lame", true}, "AC-3": {"mp4", h264 + "-c:a ac3", true},
		"16 bit PCM": {"mov", h264 + "-c:a pcm_s16le", true}, "24 bit PCM": {"mov", h264 + "-c:a pcm_s24le -ac 2", true}, "A-law": {"mov", "-c:v mjpeg -c:a pcm_alaw", true}, "float PCM": {"mov", h264 + "-c:a pcm_f64le", true},
		"IMA": {"mov", h264 + "-c:a adpcm_ima_qt", true}, "ALAC": {"mov", h264 + "-c:a alac", true}, "QuickTime AAC": {"mov", h264 + "-c:a aac", true},
		"fragments": {"mp4", h264 + "-c:a aac -movflags frag_keyframe+empty_moov", false}, "fragments of their own": {"mp4", h264 + "-c:a aac -movflags frag_keyframe+empty_moov+default_base_moof", false},
		"fragments with an index": {"mp4", h264 + "-c:a aac -movflags dash+delay_moov+frag_keyframe", false}, "fragments of PCM": {"mov", h264 + "-c:a pcm_s16le -movflags frag_keyframe+empty_moov", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data := encoded(t, ffmpeg, c.format, c.args)
			p := &planter{data: data, gaps: c.gaps}
			p.walk(t, "", 0, int64(len(data)), nil)
			before := p.planted()
			want := framesOf(t, ffmpeg, data, c.format)
			if got := framesOf(t, ffmpeg, before, c.format); got != want {
				t.Fatalf("with marks it plays otherwise: %s", firstDifference(got, want))
			}
			file := onDisk(t, before)
			if _, err := stripMP4(file, int64(len(before))); err != nil {
				t.Fatal(err)
			}
			after, _ := os.ReadFile(file.Name())
			for _, left := range encoderNames.FindAllIndex(after, -1) {
				t.Errorf("at %d: %q", left[0], after[max(0, left[0]-60):min(len(after), left[1]+20)])
			}
			if got := framesOf(t, ffmpeg, after, c.format); got != want {
				t.Errorf("it plays otherwise: %s", firstDifference(got, want))
			}
			if p.marks < 30 || !bytes.Contains(before, []byte("<mark 0030>")) {
				t.Errorf("%d marks", p.marks)
			}
		})
	}
}

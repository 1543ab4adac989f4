package media

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
	moof  box
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
	r := &boxReader{ReaderAt: bytes.NewReader(p.data)}
	err := r.each(from, end, func(b box) error {
		inside := append(slices.Clip(owners), b.at)
		body := p.data[b.body():b.end]
		switch {
		case b.kind == "moof":
			p.moof = b
		case b.kind == "stsd":
			p.entries(t, b, inside)
			return nil
		case b.kind == "mdat":
			p.insert(b.end, inside, p.place())
			return nil
		case b.kind == "stco", b.kind == "co64":
			p.chunks(b)
		case b.kind == "tfhd" && body[3]&1 != 0:
			p.fixes = append(p.fixes, placeFix{b.body() + 8, 0, 8})
		case b.kind == "trun" && body[3]&1 != 0:
			p.fixes = append(p.fixes, placeFix{b.body() + 8, p.moof.at, 4})
		}
		if isoKept[b.kind] != nil && b.kind != "dref" {
			p.walk(t, b.kind, b.body(), b.end, inside)
		} else {
			p.insert(b.end, inside, []byte(p.mark()))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	p.insert(end, owners, slices.Concat(asBox("mark", p.mark()), asBox("uuid", "sixteen bytes of", p.mark()), asBox("free", p.mark())))
}

// entries plants marks in sample descriptions, and behind the bodies of their boxes.
func (p *planter) entries(t *testing.T, b box, owners []int64) {
	r := &boxReader{ReaderAt: bytes.NewReader(p.data)}
	err := r.each(b.body()+8, b.end, func(entry box) error {
		inside := append(slices.Clip(owners), entry.at)
		fixed := int64(78)
		if i := bytes.LastIndex(p.data[:b.at], []byte("hdlr")); bytes.LastIndex(p.data[:b.at], []byte("smhd")) > i-200 && bytes.Contains(p.data[b.at-200:b.at], []byte("smhd")) {
			fixed = 28 + []int64{0, 16, 36}[binary.BigEndian.Uint16(p.data[entry.body()+8:])]
		}
		plant := func(owners []int64) func(config box) error {
			return func(config box) error {
				if config.kind != "wave" && config.kind != "\x00\x00\x00\x00" {
					p.insert(config.end, append(slices.Clip(owners), config.at), []byte(p.mark()))
				}
				return nil
			}
		}
		if err := r.each(entry.body()+fixed, entry.end, plant(inside)); err != nil {
			return err
		}
		if err := r.each(entry.body()+fixed, entry.end, func(config box) error {
			if config.kind != "wave" {
				return nil
			}
			wave := append(slices.Clip(inside), config.at)
			p.insert(config.end, wave, []byte(p.mark()))
			return r.each(config.body(), config.end, plant(wave))
		}); err != nil {
			return err
		}
		p.insert(entry.end, inside, slices.Concat(asBox("mark", p.mark()), asBox("free", p.mark())))
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
func (p *planter) chunks(b box) {
	width := int64(4)
	if b.kind == "co64" {
		width = 8
	}
	r := &boxReader{ReaderAt: bytes.NewReader(p.data)}
	for at, i := b.body()+8, 0; at+width <= b.end; at, i = at+width, i+1 {
		p.fixes = append(p.fixes, placeFix{at, 0, int(width)})
		if from := int64(number(p.data[at:][:width])); p.gaps && i%4 == 0 {
			_ = r.each(0, int64(len(p.data)), func(b box) error {
				if b.kind == "mdat" && b.body() <= from && from < b.end {
					p.insert(from, []int64{b.at}, p.place())
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

// encoded makes a video of two seconds with ffmpeg. It needs the encoders of args.
func encoded(t *testing.T, ffmpeg, format, args string) []byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), "made."+format)
	all := append(strings.Fields("-v error -f lavfi -i testsrc=d=2:s=160x120:r=10 -f lavfi -i sine=d=2 -pix_fmt yuv420p"), append(strings.Fields(args), path)...)
	if out, err := exec.Command(ffmpeg, all...).CombinedOutput(); err != nil {
		storetest.Need(t, fmt.Errorf("ffmpeg makes no %s with %s: %w: %s", format, args, err, out))
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
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
			if _, err := readISO(file, int64(len(before))); err != nil {
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

package media

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"finds/media/bucket"
	"finds/schema"
	"finds/store/storetest"
)

func u32(v ...uint32) string {
	var b []byte
	for _, n := range v {
		b = binary.BigEndian.AppendUint32(b, n)
	}
	return string(b)
}

const none, one = 0, 1 << 16

// upright and quarter are matrices of track headers.
var upright, quarter = u32(one, none, none, none, one, none, none, none, 1<<30), u32(none, one, none, 1<<32-one, none, none, none, none, 1<<30)

func trackOf(handler, matrix string, w, h uint32, tables ...string) string {
	tkhd := asBox("tkhd", u32(0, 0, 0, 1, 0, 0, 0, 0, 0, 0), matrix, u32(w<<16, h<<16))
	stbl := asBox("stbl", tables...)
	mdia := asBox("mdia", string(asBox("mdhd", u32(0, 0, 0, 1000, 0, 0))), string(asBox("hdlr", u32(0, 0), handler, u32(0, 0, 0))),
		string(asBox("minf", string(asBox("hdlr", u32(0, 0), "alis", u32(0, 0, 0))), string(stbl))))
	return string(asBox("trak", string(tkhd), string(asBox("udta", canary)), string(asBox("meta", canary)), string(mdia), string(asBox("uuid", canary))))
}

// movie is an MP4 with a canary wherever one can stand. Its third track is of
// places: two samples in a chunk of their own.
func movie(brand, matrix string) []byte {
	mvhd := asBox("mvhd", u32(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))
	ftyp := asBox("ftyp", brand, u32(0), "isom")
	mdat := asBox("mdat", "pictures and sound", canary)
	at := uint32(len(ftyp) + 8 + len("pictures and sound"))
	places := trackOf("meta", upright, 0, 0, string(asBox("stsc", u32(0, 1, 1, 2, 1))), string(asBox("stsz", u32(0, 0, 2, 10, uint32(len(canary)-10)))), string(asBox("stco", u32(0, 1, at))))
	pictures := string(asBox("stsc", u32(0, 1, 1, 1, 1))) + string(asBox("stsz", u32(0, 18, 1))) + string(asBox("stco", u32(0, 1, uint32(len(ftyp)+8))))
	moov := asBox("moov", string(mvhd), trackOf("vide", matrix, 640, 360, pictures), trackOf("soun", upright, 0, 0), places,
		string(asBox("udta", string(asBox("\xa9xyz", canary)))), string(asBox("meta", canary)), string(asBox("meco", canary)))
	moof := asBox("moof", string(asBox("mfhd", u32(0, 1))), string(asBox("traf", string(asBox("tfhd", u32(0, 1))), string(asBox("udta", canary)))), string(asBox("meta", canary)))
	return bytes.Join([][]byte{ftyp, mdat, moov, moof, asBox("uuid", canary), asBox("free", canary), asBox("udta", canary), asBox("XMP_", canary)}, nil)
}

func onDisk(t testing.TB, data []byte) *os.File {
	t.Helper()
	f, err := os.CreateTemp(t.TempDir(), "")
	if err == nil {
		_, err = f.Write(data)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// TestClips: what is known of a video is right, what tells a place is gone, and
// all the rest is where it was.
func TestClips(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		data   []byte
		format string
		want   clip
		keeps  string
	}{
		"MP4":                   {movie("mp42", upright), "mp4", clip{640, 360, 2500, 0}, "pictures and sound"},
		"MOV upright":           {movie("qt  ", quarter), "mov", clip{360, 640, 2500, 0}, "pictures and sound"},
		"WebM":                  {webm("webm", false), "webm", clip{640, 360, 2500, 0}, "frame"},
		"WebM of unknown sizes": {webm("webm", true), "webm", clip{640, 360, 2500, 0}, "frame"},
	} {
		f := formatOf(c.data)
		if f == nil || f.name != c.format {
			t.Errorf("%s is taken for %v", name, f)
			continue
		}
		file := onDisk(t, c.data)
		got, err := f.clip(file, int64(len(c.data)))
		if err != nil || *got != c.want {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
		after, _ := os.ReadFile(file.Name())
		if len(after) != len(c.data) || bytes.Contains(after, []byte(canary[:12])) || !bytes.Contains(after, []byte(c.keeps)) {
			t.Errorf("%s: %d of %d bytes, %q", name, len(after), len(c.data), after)
		}
		again, err := f.clip(onDisk(t, after), int64(len(after)))
		if err != nil || *again != c.want {
			t.Errorf("%s, once more: %+v, %v", name, again, err)
		}
	}
}

func TestClipRefusals(t *testing.T) {
	t.Parallel()
	good := movie("mp42", upright)
	for name, data := range map[string][]byte{
		"no movie": asBox("ftyp", "isom", u32(0)), "sound alone": append(asBox("ftyp", "isom", u32(0)), asBox("moov", trackOf("soun", upright, 0, 0))...),
		"cut": good[:len(good)-3], "two movies": append(bytes.Clone(good), good[bytes.Index(good, []byte("moov"))-4:]...),
		"packed movie":   append(asBox("ftyp", "qt  ", u32(0)), asBox("moov", string(asBox("cmov", "x")))...),
		"box of no size": append(asBox("ftyp", "isom", u32(0)), "\x00\x00\x00\x04moov"...), "Matroska": webm("matroska", false), "WebM cut": webm("webm", false)[:150],
		"long size": append(asBox("ftyp", "isom", u32(0)), "\x00\x00\x00\x01moov\xff\xff\xff\xff\xff\xff\xff\xff"...),
	} {
		f := formatOf(data)
		if f == nil || !f.video() {
			t.Errorf("%s is %v", name, f)
			continue
		}
		if c, err := f.clip(onDisk(t, data), int64(len(data))); err == nil {
			t.Errorf("%s: %+v", name, c)
		}
	}
	if hasBrand([]byte("\x00\x00\x00\x18ftypM4A \x00\x00\x00\x00M4A "), "isom") || formatOf([]byte("\x00\x00\x00\x14ftypM4A \x00\x00\x00\x00M4A ")) != nil {
		t.Error("sound is taken for a video")
	}
}

// TestIngestVideo takes real videos in, with and without ffmpeg.
func TestIngestVideo(t *testing.T) {
	t.Parallel()
	poster := asPNG(t, quarters(64, 36))
	dir := t.TempDir()
	storage, err := bucket.OpenFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	plain := New(storage, Limits{FFmpeg: "/nowhere", Poster: poster})
	data := movie("mp42", quarter)
	u, err := plain.Ingest(t.Context(), onDisk(t, data), int64(len(data)))
	if err != nil || u.Type != "video" || u.Width != 360 || u.Height != 640 || u.Duration != 2500 || !strings.HasSuffix(u.URL, ".mp4") || u.Bytes <= int64(len(data)) {
		t.Fatalf("%+v, %v", u, err)
	}
	for _, p := range Variants(u.URL) {
		o, err := storage.Open(t.Context(), p)
		if err != nil {
			t.Fatal(p, err)
		}
		o.Close()
	}
	if err := plain.Delete(t.Context(), u.URL); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(dir + "/m/*/*"); len(left) > 0 {
		t.Errorf("%q stay", left)
	}
	for name, c := range map[string]struct {
		data []byte
		size int64
		kind schema.Kind
	}{"damaged": {data[:200], 200, schema.Invalid}, "too large": {data, schema.VideoMax + 1, schema.TooLarge}} {
		var refusal *schema.Error
		if _, err := plain.Ingest(t.Context(), onDisk(t, c.data), c.size); !errors.As(err, &refusal) || refusal.Kind != c.kind {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := plain.Ingest(t.Context(), bytes.NewReader(data), int64(len(data))); err == nil {
		t.Error("a video that is in no file was changed")
	}
	if _, err := plain.IngestPicture(t.Context(), onDisk(t, data), int64(len(data))); !errors.Is(err, schema.ErrNotMedia) {
		t.Errorf("as profile picture: %v", err)
	}
}

// TestStillTooLarge: ffmpeg is not run for frames that no worker would take, as
// memory for them would be spent before anybody has looked.
func TestStillTooLarge(t *testing.T) {
	t.Parallel()
	program := standIn(t, "prints")
	l := New(nil, Limits{FFmpeg: program})
	for side, want := range map[int]bool{7000: true, 7100: false} {
		got := l.still(t.Context(), formatOf(movie("mp42", upright)), program, &clip{Width: side, Height: side})
		if (got != nil) != want {
			t.Errorf("%d pixels a side: it ran: %v", side, got != nil)
		}
	}
}

// TestNoStill: a ffmpeg that fails is told of once, with what it says.
func TestNoStill(t *testing.T) {
	t.Parallel()
	storage, err := bucket.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	broken := standIn(t, "fails")
	var log bytes.Buffer
	l := New(storage, Limits{FFmpeg: broken, Poster: asPNG(t, quarters(64, 36)), Log: slog.New(slog.NewTextHandler(&log, nil))})
	for range 2 {
		data := movie("mp42", upright)
		if u, err := l.Ingest(t.Context(), onDisk(t, data), int64(len(data))); err != nil || u.Type != "video" {
			t.Errorf("%+v, %v", u, err)
		}
	}
	if said := log.String(); strings.Count(said, "level=WARN") != 1 || !strings.Contains(said, "no such codec") || !strings.Contains(said, "exit status 3") {
		t.Errorf("the log has %q", said)
	}
}

// TestFFmpeg makes videos as telephones and browsers do, with a place in them.
func TestFFmpeg(t *testing.T) {
	t.Parallel()
	ffmpeg := storetest.Program(t, "ffmpeg")
	storage, err := bucket.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	l := New(storage, Limits{Poster: asPNG(t, quarters(64, 36))})
	subtitles := filepath.Join(t.TempDir(), "places.srt")
	if err := os.WriteFile(subtitles, []byte("1\n00:00:00,000 --> 00:00:01,000\n+52.5200\n\n2\n00:00:01,000 --> 00:00:02,000\n+52.5201\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	track := "-i " + subtitles + " -map 0 -map 1 -map 2 -c:v mpeg4 -g 5 -c:s mov_text "
	made := map[string]int{".mp4": 0, ".mov": 0, ".webm": 0}
	for name, args := range map[string]string{
		"a.mp4": "-c:v mpeg4 -metadata location=+52.5200+013.4050/ -metadata title=52.5200", "b.mov": "-c:v mpeg4 -movflags use_metadata_tags -metadata com.apple.quicktime.location.ISO6709=+52.5200+013.4050/",
		"c.mp4": "-c:v mpeg4 -movflags frag_keyframe+empty_moov -metadata location=+52.5200+013.4050/ -metadata title=52.5200", "d.webm": "-c:v libvpx -metadata location=+52.5200+013.4050/ -metadata title=52.5200",
		"e.mp4": "-c:v mpeg4 -movflags faststart -metadata comment=+52.5200", "f.mp4": track, "c1.mp4": track + "-movflags frag_keyframe+empty_moov",
		"c2.mp4": track + "-movflags frag_keyframe+empty_moov+default_base_moof", "c3.mp4": track + "-movflags frag_keyframe+empty_moov+omit_tfhd_offset",
	} {
		path := filepath.Join(t.TempDir(), name)
		all := append(strings.Fields("-v error -f lavfi -i testsrc=d=2:s=320x240:r=10 -f lavfi -i sine=d=2"), append(strings.Fields(args), path)...)
		if out, err := exec.Command(ffmpeg, all...).CombinedOutput(); err != nil {
			t.Logf("%s: ffmpeg cannot make it: %s", name, out)
			continue
		}
		made[filepath.Ext(name)]++
		before, _ := os.ReadFile(path)
		f, err := os.OpenFile(path, os.O_RDWR, 0)
		if err != nil {
			t.Fatal(err)
		}
		u, err := l.Ingest(t.Context(), f, int64(len(before)))
		f.Close()
		if err != nil || u.Width != 320 || u.Height != 240 || u.Duration < 1900 && name[0] != 'c' {
			t.Errorf("%s: %+v, %v", name, u, err)
			continue
		}
		after, _ := os.ReadFile(path)
		if bytes.Contains(after, []byte("52.52")) || !bytes.Contains(before, []byte("52.52")) {
			t.Errorf("%s: the place was there %v, and is %v", name, bytes.Contains(before, []byte("52.52")), bytes.Contains(after, []byte("52.52")))
		}
		out, err := exec.Command(ffmpeg, "-v", "error", "-xerror", "-i", path, "-f", "null", "-").CombinedOutput()
		if err != nil || len(out) > 0 {
			t.Errorf("%s does not play: %v %s", name, err, out)
		}
		o, err := storage.Open(t.Context(), u.FallbackURL)
		if err != nil {
			t.Fatal(err)
		}
		if s, err := openObject(o); err != nil || s.w != 320 || s.h != 240 {
			t.Errorf("%s: its still is %+v, %v", name, s, err)
		}
	}
	for kind, n := range made {
		if n == 0 {
			t.Errorf("ffmpeg made no %s, so that none was tested", kind)
		}
	}
}

func openObject(o bucket.Object) (*source, error) {
	defer o.Close()
	data, err := io.ReadAll(o)
	if err != nil {
		return nil, err
	}
	return open(data)
}

// onePicture are the tables of a track with a sample of one byte at a place.
func onePicture(at uint32) string {
	return string(asBox("stsc", u32(0, 1, 1, 1, 1))) + string(asBox("stsz", u32(0, 1, 1))) + string(asBox("stco", u32(0, 1, at)))
}

// TestCompactSizes: samples that a compact table of sizes tells of are blanked
// as others are.
func TestCompactSizes(t *testing.T) {
	t.Parallel()
	n := byte(len(canary))
	for name, table := range map[string]string{
		"4 bits":  u32(4, uint32(n/15+1)) + strings.Repeat("\xff", int(n/15)/2+1),
		"8 bits":  u32(8, 1) + string([]byte{n}),
		"16 bits": u32(16, 1) + string([]byte{0, n}),
	} {
		count := binary.BigEndian.Uint32([]byte(table[4:]))
		ftyp, mdat := asBox("ftyp", "mp42", u32(0), "isom"), asBox("mdat", canary, strings.Repeat("-", 30))
		places := trackOf("meta", upright, 0, 0, string(asBox("stsc", u32(0, 1, 1, count, 1))), string(asBox("stz2", u32(0), table)), string(asBox("stco", u32(0, 1, uint32(len(ftyp)+8)))))
		pictures := trackOf("vide", upright, 640, 360, onePicture(uint32(len(ftyp)+len(mdat)-1)))
		moov := asBox("moov", string(asBox("mvhd", u32(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))), pictures, places)
		data := bytes.Join([][]byte{ftyp, mdat, moov}, nil)
		file := onDisk(t, data)
		if _, err := readISO(file, int64(len(data))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if after, _ := os.ReadFile(file.Name()); bytes.Contains(after, []byte(canary)) {
			t.Errorf("%s: %q", name, after)
		}
	}
}

// TestUnnamedMediaData: what no table of a track that stays names is blanked,
// as some cameras write there where they are; the samples stay as they are.
// Where it is not known how large samples are, nothing is touched.
func TestUnnamedMediaData(t *testing.T) {
	t.Parallel()
	ftyp := asBox("ftyp", "mp42", u32(0), "isom")
	first, second := strings.Repeat("a", 10), strings.Repeat("b", 7)
	mdat := asBox("mdat", canary, first, canary, second, canary)
	at := uint32(len(ftyp) + 8 + len(canary))
	table := func(sizes ...uint32) string {
		return string(asBox("stsc", u32(0, 1, 1, 1, 1))) + string(asBox("stsz", u32(append([]uint32{0}, sizes...)...))) +
			string(asBox("stco", u32(0, 2, at, at+uint32(len(first)+len(canary)))))
	}
	for name, c := range map[string]struct {
		tracks string
		extra  []byte
		stays  bool
	}{
		"pictures":  {trackOf("vide", upright, 640, 360, table(0, 2, 10, 7)), nil, false},
		"even PCM":  {trackOf("vide", upright, 640, 360, table(0, 2, 10, 7)) + trackOf("soun", upright, 0, 0, table(1, 2)), nil, true},
		"fragments": {trackOf("vide", upright, 640, 360, table(0, 2, 10, 7)), asBox("moof", string(asBox("mfhd", u32(0, 1)))), false},
	} {
		moov := asBox("moov", string(asBox("mvhd", u32(0, 0, 0, 600, 1500), strings.Repeat("\x00", 80))), c.tracks)
		data := bytes.Join([][]byte{ftyp, mdat, moov, c.extra}, nil)
		file := onDisk(t, data)
		if _, err := readISO(file, int64(len(data))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		after, _ := os.ReadFile(file.Name())
		if bytes.Contains(after, []byte(canary)) != c.stays || !bytes.Contains(after, []byte(first)) || !bytes.Contains(after, []byte(second)) || len(after) != len(data) {
			t.Errorf("%s: %q", name, after)
		}
	}
}

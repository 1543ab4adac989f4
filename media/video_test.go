package media

import (
	"bytes"
	"errors"
	"image"
	"image/jpeg"
	"image/png"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"finds/media/bucket"
	"finds/media/mediatest"
	"finds/media/picture"
	"finds/media/video"
	"finds/schema"
	"finds/store/storetest"
)

// TestIngestVideo takes real videos in, with and without ffmpeg.
func TestIngestVideo(t *testing.T) {
	t.Parallel()
	poster := poster(t)
	dir := t.TempDir()
	storage, err := bucket.OpenFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	plain := New(storage, Limits{FFmpeg: "/nowhere", Poster: poster})
	data := mediatest.Movie("mp42", mediatest.QuarterTurn)
	u, err := plain.Ingest(t.Context(), mediatest.OnDisk(t, data), int64(len(data)))
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
		if _, err := plain.Ingest(t.Context(), mediatest.OnDisk(t, c.data), c.size); !errors.As(err, &refusal) || refusal.Kind != c.kind {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := plain.Ingest(t.Context(), bytes.NewReader(data), int64(len(data))); err == nil {
		t.Error("a video that is in no file was changed")
	}
	if _, err := plain.IngestPicture(t.Context(), mediatest.OnDisk(t, data), int64(len(data))); !errors.Is(err, schema.ErrNotMedia) {
		t.Errorf("as profile picture: %v", err)
	}
}

// TestIngestUnplayable: the reason why a worker refuses a video reaches the caller.
func TestIngestUnplayable(t *testing.T) {
	t.Parallel()
	l := New(mediatest.Folder(t), Limits{FFmpeg: "/nowhere", Poster: poster(t)})
	for kind, want := range map[string]schema.Rule{
		"avc1": "", "encv": schema.RuleEncryptedVideo, "drmi": schema.RuleEncryptedVideo, "vvc1": schema.RuleUnplayable,
	} {
		data := mediatest.Described(kind, "mp4a")
		_, err := l.Ingest(t.Context(), mediatest.OnDisk(t, data), int64(len(data)))
		var refusal *schema.Error
		switch {
		case want == "" && err != nil:
			t.Errorf("%s: %v", kind, err)
		case want != "" && (!errors.As(err, &refusal) || len(refusal.Fields) != 1 || refusal.Fields[0].Rule != want):
			t.Errorf("%s: %v, want %s", kind, err, want)
		}
	}
}

// TestIngestWideVideo: the side of a video is bounded by what a still, as WebP, can have.
func TestIngestWideVideo(t *testing.T) {
	t.Parallel()
	l := New(mediatest.Folder(t), Limits{FFmpeg: "/nowhere", Poster: poster(t)})
	size := func(w, h uint32) []byte { return []byte(mediatest.Uint32s(w<<16, h<<16)) }
	for _, side := range []uint32{picture.MaxEdge, picture.MaxEdge + 1} {
		for name, pixels := range map[string][]byte{"wide": size(side, 360), "high": size(640, side)} {
			data := bytes.Replace(mediatest.Described("avc1", ""), size(640, 360), pixels, 1)
			_, err := l.Ingest(t.Context(), mediatest.OnDisk(t, data), int64(len(data)))
			if tooWide := errors.Is(err, schema.ErrTooWide); tooWide != (side > picture.MaxEdge) || !tooWide && err != nil {
				t.Errorf("%s, %d pixels: %v", name, side, err)
			}
		}
	}
}

// TestStillTooLarge: ffmpeg is not run for frames that no worker would take, as
// memory for them would be spent before anybody has looked.
func TestStillTooLarge(t *testing.T) {
	t.Parallel()
	program := standIn(t, "prints")
	l := New(nil, Limits{FFmpeg: program})
	for side, want := range map[int]bool{7000: true, 7100: false} {
		got := l.still(t.Context(), formatOf(mediatest.Movie("mp42", mediatest.Upright)), program, &video.Info{Width: side, Height: side})
		if (got != nil) != want {
			t.Errorf("%d pixels a side: it ran: %v", side, got != nil)
		}
	}
}

// TestNoStill: a failure of ffmpeg is logged once, with its output.
func TestNoStill(t *testing.T) {
	t.Parallel()
	storage := mediatest.Folder(t)
	broken := standIn(t, "fails")
	var log bytes.Buffer
	l := New(storage, Limits{FFmpeg: broken, Poster: poster(t), Log: slog.New(slog.NewTextHandler(&log, nil))})
	for range 2 {
		data := mediatest.Movie("mp42", mediatest.Upright)
		if u, err := l.Ingest(t.Context(), mediatest.OnDisk(t, data), int64(len(data))); err != nil || u.Type != "video" {
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
	storage := mediatest.Folder(t)
	l := New(storage, Limits{Poster: poster(t)})
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
		if s, err := jpegSizeOf(o); err != nil || s.Width != 320 || s.Height != 240 {
			t.Errorf("%s: its still is %+v, %v", name, s, err)
		}
	}
	for kind, n := range made {
		if n == 0 {
			t.Errorf("ffmpeg made no %s, so that none was tested", kind)
		}
	}
}

// jpegSizeOf returns the size of a stored JPEG in pixels.
func jpegSizeOf(o bucket.Object) (image.Config, error) {
	defer o.Close()
	return jpeg.DecodeConfig(o)
}

// poster is a picture for videos without a still.
func poster(t *testing.T) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewNRGBA(image.Rect(0, 0, 64, 36))); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

package media

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"finds/media/bucket"
	"finds/media/mediatest"
	"finds/media/sandbox"
	"finds/schema"
	"finds/store/storetest"
)

// probed is what ffprobe says of the pictures and the file.
type probed struct {
	Streams []struct {
		Name   string `json:"codec_name"`
		Type   string `json:"codec_type"`
		Pixels string `json:"pix_fmt"`
		Width  int    `json:"width"`
		Height int    `json:"height"`
		Frames string `json:"nb_read_frames"`
	} `json:"streams"`
	Format struct {
		Tags map[string]string `json:"tags"`
	} `json:"format"`
}

func probe(t *testing.T, data []byte) (p probed) {
	t.Helper()
	exe, err := exec.LookPath("ffprobe")
	storetest.Need(t, err)
	path := filepath.Join(t.TempDir(), "x.mp4")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(exe, "-v", "error", "-count_frames", "-show_streams", "-show_format", "-of", "json", path).Output()
	if err == nil {
		err = json.Unmarshal(out, &p)
	}
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func stored(t *testing.T, b bucket.Bucket, key string) []byte {
	t.Helper()
	o, err := b.Open(t.Context(), key)
	if err != nil {
		t.Fatal(err)
	}
	defer o.Close()
	var buf bytes.Buffer
	if _, err := buf.ReadFrom(o); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

// copies returns a Library that makes copies, and the program that makes videos.
func copies(t *testing.T) (*Library, string) {
	t.Helper()
	exe, err := exec.LookPath("ffmpeg")
	storetest.Need(t, err)
	l := New(mediatest.Folder(t), Limits{FFmpeg: exe, Poster: poster(t)})
	if !l.MakesCopies() {
		t.Skip("the system cannot confine ffmpeg to a file") // as on an old kernel, where the service makes no copies
	}
	return l, exe
}

// TestAddPlayback makes copies of real videos that not every browser plays, and of no others.
func TestAddPlayback(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		format, args  string
		codecs        string
		width, height int // of the copy
	}{
		"HEVC":       {"mp4", "-c:v libx265 -x265-params log-level=none -tag:v hvc1 -c:a aac -metadata location=+52.5200+013.4050/ -metadata title=secret", "hvc1.1.6.L30.90", 160, 120},
		"hev1":       {"mov", "-c:v libx265 -x265-params log-level=none -tag:v hev1 -c:a aac", "hvc1.1.6.L30.90", 160, 120},
		"10 bits":    {"mp4", "-c:v libx264 -pix_fmt yuv420p10le -c:a aac", "avc1.6e000a", 160, 120},
		"4K":         {"mp4", "-c:v libx264 -preset ultrafast -vf scale=3840:2160,setsar=1 -c:a aac -t 0.3", "avc1.42c033", 1280, 720},
		"turned 4K":  {"mp4", "-c:v libx264 -preset ultrafast -vf scale=2160:3840,setsar=1 -an -t 0.3", "avc1.42c033", 720, 1280},
		"HLG":        {"mp4", "-c:v libx265 -x265-params log-level=none -pix_fmt yuv420p10le -color_trc arib-std-b67 -color_primaries bt2020 -colorspace bt2020nc -tag:v hvc1 -an", "hvc1.2.4.L30.90", 160, 120},
		"VP9":        {"webm", "-c:v libvpx-vp9 -deadline realtime -c:a libopus", "vp9", 0, 0},
		"H.264":      {"mp4", "-c:v libx264 -c:a aac", "avc1.64000a", 0, 0},
		"odd pixels": {"mp4", "-c:v libx265 -x265-params log-level=none -vf setsar=2 -tag:v hvc1 -an", "hvc1.1.6.L30.90", 320, 120},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l, exe := copies(t)
			data := mediatest.Encode(t, exe, c.format, c.args)
			u, err := l.Ingest(t.Context(), mediatest.OnDisk(t, data), int64(len(data)))
			if err != nil {
				t.Fatal(err)
			}
			if u.Codecs != c.codecs {
				t.Errorf("the codecs are %q, want %q", u.Codecs, c.codecs)
			}
			original, temp := stored(t, l.Bucket, u.URL), t.TempDir()
			if name == "hev1" && (bytes.Contains(original, []byte("hev1")) || bytes.Count(original, []byte("hvc1")) == 0) {
				t.Error("the video is not marked hvc1")
			}
			made, size, err := l.AddPlayback(t.Context(), u, temp)
			if err != nil {
				t.Fatal(err)
			}
			if left, _ := os.ReadDir(temp); len(left) > 0 {
				t.Errorf("%v stay", left)
			}
			if (made.PlaybackURL == "") != (c.width == 0) || u.PlaysEverywhere() != (c.width == 0) || made.Codecs != u.Codecs {
				t.Fatalf("made %+v of %+v", made, u)
			}
			if !bytes.Equal(stored(t, l.Bucket, u.URL), original) {
				t.Error("the video has changed")
			}
			if c.width == 0 {
				return
			}
			data = stored(t, l.Bucket, made.PlaybackURL)
			p := probe(t, data)
			if s := p.Streams[0]; s.Name != "h264" || s.Pixels != "yuv420p" || s.Width != c.width || s.Height != c.height || s.Frames == "0" {
				t.Errorf("the copy is %+v", s)
			}
			if size != int64(len(data)) || bytes.Index(data, []byte("moov")) > bytes.Index(data, []byte("mdat")) {
				t.Error("the copy does not begin with its description")
			}
			for _, secret := range []string{"52.52", "secret", "Lavf", "x264"} {
				if bytes.Contains(data, []byte(secret)) {
					t.Errorf("the copy has %q", secret)
				}
			}
			if err := l.Delete(t.Context(), u.URL); err != nil {
				t.Fatal(err)
			}
			if _, err := l.Bucket.Stat(t.Context(), made.PlaybackURL); !errors.Is(err, os.ErrNotExist) {
				t.Errorf("the copy stays: %v", err)
			}
		})
	}
}

// TestPlaybackRefused: a damaged video gets no copy, nor does one whose copy would be too large,
// and a copy that is interrupted leaves nothing.
func TestPlaybackRefused(t *testing.T) {
	t.Parallel()
	l, exe := copies(t)
	data := mediatest.Encode(t, exe, "mp4", "-c:v libx265 -x265-params log-level=none -tag:v hvc1 -an")
	u, err := l.Ingest(t.Context(), mediatest.OnDisk(t, data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	temp := t.TempDir()
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	small := New(l.Bucket, Limits{FFmpeg: exe, VideoBytes: 1 << 10})
	broken := u
	broken.URL = strings.Replace(u.URL, ".mp4", ".mov", 1)
	junk := bytes.Clone(stored(t, l.Bucket, u.URL))
	at := bytes.Index(junk, []byte("mdat"))
	clear(junk[at+4 : at-4+int(binary.BigEndian.Uint32(junk[at-4:]))])
	if err := l.Bucket.Put(t.Context(), broken.URL, bytes.NewReader(junk)); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		l    *Library
		ctx  context.Context
		u    schema.Upload
		want error
	}{
		"missing":     {l, t.Context(), schema.Upload{URL: "m/00/" + strings.Repeat("0", 32) + ".mp4"}, os.ErrNotExist},
		"no video":    {l, t.Context(), schema.Upload{URL: u.FallbackURL}, schema.ErrNotMedia},
		"interrupted": {l, cancelled, u, context.Canceled},
		"too large":   {small, t.Context(), u, ErrNoCopy},
		"damaged":     {l, t.Context(), broken, ErrNoCopy},
	} {
		made, _, err := c.l.AddPlayback(c.ctx, c.u, temp)
		if !errors.Is(err, c.want) || made.PlaybackURL != "" {
			t.Errorf("%s: %+v, %v", name, made, err)
		}
	}
	if _, err := l.Bucket.Stat(t.Context(), playbackPath(bucket.Stem(u.URL))); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("there is a copy: %v", err)
	}
	if left, _ := os.ReadDir(temp); len(left) > 0 {
		t.Errorf("%v stay", left)
	}
}

// TestCopiesNeedConfinement: without ffmpeg, or where it cannot be confined, there are no copies.
func TestCopiesNeedConfinement(t *testing.T) {
	t.Parallel()
	l := New(mediatest.Folder(t), Limits{FFmpeg: "/nowhere"})
	l.limits.FFmpeg = ""
	if l.MakesCopies() {
		t.Error("copies are made without ffmpeg")
	}
	l.limits.FFmpeg = "/usr/bin/ffmpeg"
	if l.MakesCopies() != sandbox.Outputs() {
		t.Error("copies are made without confinement")
	}
}

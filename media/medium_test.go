package media_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"finds/embed"
	"finds/media"
	"finds/media/bucket"
	"finds/media/mediatest"
	"finds/schema"
	"finds/store/storetest"
)

// without returns u as an earlier version stored it, whose medium file is gone.
func without(t *testing.T, storage bucket.Bucket, u schema.Upload) schema.Upload {
	t.Helper()
	if u.MediumURL != u.URL {
		u.Bytes -= sizeOf(t, storage, u.MediumURL)
		if err := storage.Delete(t.Context(), u.MediumURL); err != nil {
			t.Fatal(err)
		}
	}
	u.MediumURL, u.MediumWidth, u.MediumHeight, u.Blur = "", 0, 0, ""
	return u
}

func sizeOf(t *testing.T, storage bucket.Bucket, key string) int64 {
	t.Helper()
	n, err := storage.Stat(t.Context(), key)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestAddMedium: stored media get the medium size that an upload has now.
func TestAddMedium(t *testing.T) {
	t.Parallel()
	storage := mediatest.Folder(t)
	l := media.New(storage, media.Limits{Poster: embed.Poster})
	for name, file := range map[string]*bytes.Reader{"large": pngFile(t, 1500, 1000), "small": pngFile(t, 960, 30)} {
		u, err := l.Ingest(t.Context(), file, file.Size())
		if err != nil {
			t.Fatal(err)
		}
		files := listed(t, storage)
		var total int64
		for _, key := range files {
			total += sizeOf(t, storage, key)
		}
		want := map[string]schema.Upload{"large": {MediumURL: media.Variants(u.URL)[4], MediumWidth: 960, MediumHeight: 640}, "small": {MediumURL: u.URL, MediumWidth: 960, MediumHeight: 30}}[name]
		if u.MediumURL != want.MediumURL || u.MediumWidth != want.MediumWidth || u.MediumHeight != want.MediumHeight || u.Blur == "" || u.Bytes != total {
			t.Errorf("%s: %+v, %d bytes", name, u, total)
		}
		// The limit of uploads does not hold for what is stored.
		again, err := media.New(storage, media.Limits{Bytes: 1}).AddMedium(t.Context(), without(t, storage, u))
		if err != nil {
			t.Fatal(err)
		}
		var now int64
		for _, key := range listed(t, storage) {
			now += sizeOf(t, storage, key)
		}
		if again.Blur[2:6] != u.Blur[2:6] || again.MediumURL != u.MediumURL || again.MediumWidth != u.MediumWidth || again.MediumHeight != u.MediumHeight || again.Bytes != now || !slices.Equal(listed(t, storage), files) {
			t.Errorf("%s: %+v, %d bytes, files %q", name, again, now, listed(t, storage))
		}
		if err := l.Delete(t.Context(), u.URL); err != nil || len(listed(t, storage)) != 0 {
			t.Errorf("%s: %v, left %q", name, err, listed(t, storage))
		}
	}
}

// TestAddMediumRefusals: of media that cannot be decoded, are missing, or cannot be
// stored, nothing is stored.
func TestAddMediumRefusals(t *testing.T) {
	t.Parallel()
	storage := mediatest.Folder(t)
	l := media.New(storage, media.Limits{})
	file := pngFile(t, 1500, 1000)
	u, err := l.Ingest(t.Context(), file, file.Size())
	if err != nil {
		t.Fatal(err)
	}
	u = without(t, storage, u)
	full := &failing{Bucket: broken{storage}, n: 1, then: func() {}}
	if _, err := media.New(full, media.Limits{}).AddMedium(t.Context(), u); !errors.Is(err, errDisk) {
		t.Errorf("with a full disk: %v", err)
	}
	for content, want := range map[string]error{"hello": schema.ErrNotMedia, "RIFF\x40\x00\x00\x00WEBPVP8 ": schema.ErrFields} {
		if err := storage.Put(t.Context(), u.URL, bytes.NewReader([]byte(content))); err != nil {
			t.Fatal(err)
		}
		if _, err := l.AddMedium(t.Context(), u); !errors.Is(err, want) {
			t.Errorf("%q: %v", content, err)
		}
	}
	if err := storage.Delete(t.Context(), u.URL); err != nil {
		t.Fatal(err)
	}
	if _, err := l.AddMedium(t.Context(), u); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("missing: %v", err)
	}
	if keys := listed(t, storage); slices.Contains(keys, media.Variants(u.URL)[4]) {
		t.Errorf("stored %q", keys)
	}
}

// broken is a bucket that stores nothing.
type broken struct{ bucket.Bucket }

func (broken) Put(ctx context.Context, key string, r io.Reader) error { return nil }

// TestVideoMedium: a video has a medium size of its still, however small that is.
func TestVideoMedium(t *testing.T) {
	t.Parallel()
	ffmpeg := storetest.Program(t, "ffmpeg")
	storage := mediatest.Folder(t)
	l := media.New(storage, media.Limits{Poster: embed.Poster})
	for size, want := range map[string][2]int{"320x240": {320, 240}, "1280x720": {960, 540}} {
		path := filepath.Join(t.TempDir(), "x.mp4")
		if out, err := exec.Command(ffmpeg, "-v", "error", "-f", "lavfi", "-i", "testsrc=d=1:r=5:s="+size, "-c:v", "mpeg4", path).CombinedOutput(); err != nil {
			t.Fatalf("%v %s", err, out)
		}
		w, err := os.OpenFile(path, os.O_RDWR, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer w.Close()
		st, err := w.Stat()
		if err != nil {
			t.Fatal(err)
		}
		u, err := l.Ingest(t.Context(), w, st.Size())
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if u.MediumURL != media.Variants(u.URL)[4] || u.MediumWidth != want[0] || u.MediumHeight != want[1] || len(u.Blur) != 28 || sizeOf(t, storage, u.MediumURL) == 0 {
				t.Errorf("%s: %+v", size, u)
			}
			if u, err = l.AddMedium(t.Context(), without(t, storage, u)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

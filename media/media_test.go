package media_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"
	"io"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"finds/media"
	"finds/media/bucket"
	"finds/media/mediatest"
	"finds/schema"
)

func pngFile(t *testing.T, w, h int) *bytes.Reader {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewNRGBA(image.Rect(0, 0, w, h))); err != nil {
		t.Fatal(err)
	}
	return bytes.NewReader(out.Bytes())
}

func listed(t *testing.T, b bucket.Bucket) (keys []string) {
	t.Helper()
	if err := b.List(t.Context(), "", func(key string, _ int64, _ time.Time) error { keys = append(keys, key); return nil }); err != nil {
		t.Fatal(err)
	}
	return keys
}

func TestIngest(t *testing.T) {
	t.Parallel()
	storage := mediatest.Folder(t)
	l := media.New(storage, media.Limits{})
	file := pngFile(t, 30, 20)
	_, _ = file.Seek(5, io.SeekStart) // wherever it stands
	u, err := l.Ingest(t.Context(), file, file.Size())
	if err != nil {
		t.Fatal(err)
	}
	stem := "m/" + u.Key[:2] + "/" + u.Key
	want := schema.Upload{
		Key: u.Key, Type: "image", URL: stem + ".webp", ThumbnailURL: stem + "_t.webp", FallbackURL: stem + ".jpg",
		FallbackThumbnailURL: stem + "_t.jpg", MediumURL: stem + ".webp", MediumWidth: 30, MediumHeight: 20, Blur: u.Blur,
		Width: 30, Height: 20, Bytes: u.Bytes,
	}
	if u != want || !regexp.MustCompile(`^[0-9a-f]{32}$`).MatchString(u.Key) {
		t.Errorf("%+v", u)
	}
	var total int64
	for _, key := range listed(t, storage) {
		o, err := storage.Open(t.Context(), key)
		if err != nil {
			t.Fatal(err)
		}
		total += o.Size()
		_ = o.Close()
	}
	all := media.Variants(u.URL)[:4] // it is too small for a medium size
	slices.Sort(all)
	if keys := listed(t, storage); !slices.Equal(keys, all) || total != u.Bytes {
		t.Errorf("stored %q, %d bytes; want %q, %d", keys, total, all, u.Bytes)
	}
	for range 2 {
		if err := l.Delete(t.Context(), u.ThumbnailURL, "", "/etc/passwd"); err != nil || len(listed(t, storage)) != 0 {
			t.Errorf("delete: %v, left %q", err, listed(t, storage))
		}
	}
}

func TestIngestPicture(t *testing.T) {
	t.Parallel()
	storage := mediatest.Folder(t)
	l := media.New(storage, media.Limits{})
	file := pngFile(t, 30, 20)
	path, err := l.IngestPicture(t.Context(), file, file.Size())
	if err != nil || !regexp.MustCompile(`^p/[0-9a-f]{2}/[0-9a-f]{32}_400\.webp$`).MatchString(path) {
		t.Fatal(path, err)
	}
	all := media.Variants(path)
	slices.Sort(all)
	if keys := listed(t, storage); !slices.Equal(keys, all) {
		t.Errorf("stored %q, want %q", keys, all)
	}
}

func TestVariants(t *testing.T) {
	t.Parallel()
	const m, p = "m/ab/ab000000000000000000000000000000", "p/ab/ab000000000000000000000000000000"
	for _, c := range []struct {
		path string
		want []string
	}{
		{m + ".webp", []string{m + ".webp", m + ".jpg", m + "_t.webp", m + "_t.jpg", m + "_m.webp"}},
		{m + "_t.jpg", []string{m + ".webp", m + ".jpg", m + "_t.webp", m + "_t.jpg", m + "_m.webp"}},
		{p + "_150.jpg", []string{p + "_400.webp", p + "_400.jpg", p + "_150.webp", p + "_150.jpg"}},
		{"", nil}, {m, nil}, {"../" + m + ".webp", nil}, {"x" + m[1:] + ".webp", nil},
	} {
		if got := media.Variants(c.path); !slices.Equal(got, c.want) {
			t.Errorf("%q: %q", c.path, got)
		}
	}
}

// failing is a bucket whose n-th Put fails after it has stored.
type failing struct {
	bucket.Bucket
	n     int64
	count atomic.Int64
	then  func()
}

var errDisk = errors.New("disk full")

func (f *failing) Put(ctx context.Context, key string, r io.Reader) error {
	err := f.Bucket.Put(ctx, key, r)
	if f.count.Add(1) == f.n {
		f.then()
		return errDisk
	}
	return err
}

func TestIngestLeavesNothing(t *testing.T) {
	t.Parallel()
	for n := int64(1); n <= 5; n++ {
		storage := mediatest.Folder(t)
		ctx, cancel := context.WithCancel(t.Context())
		l := media.New(&failing{Bucket: storage, n: n, then: cancel}, media.Limits{})
		file := pngFile(t, 1000, 2)
		if _, err := l.Ingest(ctx, file, file.Size()); !errors.Is(err, errDisk) && !errors.Is(err, context.Canceled) {
			t.Errorf("put %d: %v", n, err)
		}
		if keys := listed(t, storage); len(keys) != 0 {
			t.Errorf("put %d: left %q", n, keys)
		}
		cancel()
	}
}

func TestIngestRefusals(t *testing.T) {
	t.Parallel()
	storage := mediatest.Folder(t)
	l := media.New(storage, media.Limits{Bytes: 100})
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	for name, c := range map[string]struct {
		ctx  context.Context
		text string
		size int64
		want func(error) bool
	}{
		"too many bytes": {t.Context(), "\xff\xd8\xff\xe0", 101, func(err error) bool {
			var e *schema.Error
			return errors.As(err, &e) && e.Kind == schema.TooLarge && strings.Contains(e.Message, "100 bytes")
		}},
		"not media":       {t.Context(), "hello", 5, func(err error) bool { return errors.Is(err, schema.ErrNotMedia) }},
		"damaged":         {t.Context(), "\xff\xd8\xff\xe0", 4, func(err error) bool { return errors.Is(err, schema.ErrFields) }},
		"shorter":         {t.Context(), "\xff\xd8\xff\xe0", 6, func(err error) bool { return err != nil && strings.Contains(err.Error(), "unexpected EOF") }},
		"negative":        {t.Context(), "\xff\xd8\xff\xe0", -1, func(err error) bool { return err != nil }},
		"caller has gone": {cancelled, "\xff\xd8\xff\xe0", 4, func(err error) bool { return err != nil }},
	} {
		if _, err := l.Ingest(c.ctx, strings.NewReader(c.text), c.size); !c.want(err) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := l.IngestPicture(c.ctx, strings.NewReader(c.text), c.size); !c.want(err) {
			t.Errorf("%s as profile picture: %v", name, err)
		}
	}
	if keys := listed(t, storage); len(keys) != 0 {
		t.Errorf("left %q", keys)
	}
}

// TestBusy: who waits for a worker has a turn when one is free, or an answer that
// says when to come again.
func TestBusy(t *testing.T) {
	t.Parallel()
	storage := mediatest.Folder(t)
	reading, goOn := make(chan struct{}), make(chan struct{})
	slow := func() io.ReadSeeker { return mediatest.Blocked(media.HeadBytes, reading, goOn) }
	l := media.New(storage, media.Limits{Workers: 1, Wait: time.Nanosecond})
	var wg sync.WaitGroup
	wg.Go(func() { _, _ = l.Ingest(t.Context(), slow(), 5) })
	<-reading
	var e *schema.Error
	if _, err := l.Ingest(t.Context(), slow(), 5); !errors.Is(err, schema.ErrBusy) || !errors.As(err, &e) || e.RetryAfter <= 0 || !strings.Contains(err.Error(), "no media worker was free") {
		t.Errorf("with the only worker at work: %v", err)
	}
	if n := refused(t, l)["waiting"]; n != 1 {
		t.Errorf("%v refusals for want of a worker are counted", n)
	}
	goOn <- struct{}{}
	wg.Wait()

	patient := media.New(storage, media.Limits{Workers: 1, Wait: 10 * time.Minute}) // a slow machine takes over a minute
	var damaged atomic.Int64
	for range 50 {
		wg.Go(func() {
			if _, err := patient.Ingest(t.Context(), slow(), 5); errors.Is(err, schema.ErrFields) {
				damaged.Add(1)
			}
		})
	}
	for range 50 {
		<-reading
		goOn <- struct{}{}
	}
	if wg.Wait(); damaged.Load() != 50 {
		t.Errorf("%d of 50 had their turn", damaged.Load())
	}
}

// refused returns how many files a library has refused although nothing is wrong with them, by reason.
func refused(t *testing.T, l *media.Library) map[string]float64 {
	t.Helper()
	r := prometheus.NewRegistry()
	r.MustRegister(l)
	families, err := r.Gather()
	if err != nil {
		t.Fatal(err)
	}
	n := map[string]float64{}
	for _, f := range families {
		for _, m := range f.Metric {
			if f.GetName() == "finds_media_refused_total" {
				n[m.Label[0].GetValue()] = m.Counter.GetValue()
			}
		}
	}
	return n
}

// full is a storage without room.
type full struct{ bucket.Bucket }

func (full) Put(context.Context, string, io.Reader) error { return syscall.ENOSPC }

// TestRefusalsAreCounted: by reason, and only those that are not the fault of the file.
func TestRefusalsAreCounted(t *testing.T) {
	t.Parallel()
	l := media.New(full{mediatest.Folder(t)}, media.Limits{})
	for _, file := range []*bytes.Reader{pngFile(t, 8, 8), bytes.NewReader([]byte("no picture")), bytes.NewReader([]byte("\xff\xd8\xffx"))} {
		if _, err := l.Ingest(t.Context(), file, file.Size()); err == nil {
			t.Error("it is taken")
		}
	}
	for reason, n := range refused(t, l) {
		if want := map[string]float64{"storage": 1}[reason]; n != want {
			t.Errorf("%s: %v", reason, n)
		}
	}
	if _, found := refused(t, l)["memory"]; !found {
		t.Error("a reason that has not occurred is missing")
	}
}

// TestOneWorkerAUser: a second worker is for another user.
func TestOneWorkerAUser(t *testing.T) {
	t.Parallel()
	storage := mediatest.Folder(t)
	l := media.New(storage, media.Limits{Workers: 2})
	ann, ben := media.WithUser(t.Context(), "ann"), media.WithUser(t.Context(), "ben")
	annReads, benReads, goOn := make(chan struct{}), make(chan struct{}), make(chan struct{})
	ingest := func(ctx context.Context, reading chan struct{}) {
		_, _ = l.Ingest(ctx, mediatest.Blocked(media.HeadBytes, reading, goOn), 5)
	}
	var wg sync.WaitGroup
	for range 3 {
		wg.Go(func() { ingest(ann, annReads) })
	}
	<-annReads
	wg.Go(func() { ingest(ben, benReads) })
	<-benReads // although two of ann's came first
	select {
	case <-annReads:
		t.Error("ann has both workers")
	default:
	}
	goOn <- struct{}{}
	goOn <- struct{}{}
	for range 2 {
		<-annReads
		goOn <- struct{}{}
	}
	wg.Wait()
}

package media

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"io"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server/backfill"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// filler makes medium sizes on a bucket without a pause, and calls after for each job.
func filler(a *API, s *store.Store, b bucket.Bucket, after func()) *backfill.Filler {
	return backfill.New(backfill.Options{Store: s, Library: media.New(b, media.Limits{Wait: storetest.Patience}), Log: slog.New(slog.NewTextHandler(a.ServiceLog, nil)), Now: a.Clock.Now,
		Pause: func(context.Context, time.Duration) { after() }})
}

// former publishes a find with pictures as the version before the medium size stored them.
func former(a *API, u *User, pictures ...[]byte) schema.Find {
	a.Helper()
	library := media.New(a.Bucket, media.Limits{Wait: storetest.Patience})
	var list []M
	for _, p := range pictures {
		up, err := library.Ingest(a.Context(), bytes.NewReader(p), int64(len(p)))
		if err != nil {
			a.Fatal(err)
		}
		if up.MediumURL != up.URL {
			if err := a.Bucket.Delete(a.Context(), up.MediumURL); err != nil {
				a.Fatal(err)
			}
		}
		up.MediumURL, up.MediumWidth, up.MediumHeight, up.Blur = "", 0, 0, ""
		if err := a.Store.CreateUploads(a.Context(), u.ID, []schema.Upload{up}); err != nil {
			a.Fatal(err)
		}
		list = append(list, M{"url": "/api/media/" + up.URL})
	}
	l := u.Location(1, 2, "Place of "+RandomHex())
	return Call[schema.Find](u, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "x", "media": list})
}

// TestBackfill makes the medium size of old media and skips what cannot be decoded or is
// missing. What is deleted leaves no file.
func TestBackfill(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		large, small := Picture(1200, 800, White), Picture(64, 48, White)
		f := former(a, ann, large, small, large, large)
		for i, content := range []string{2: "not a picture", 3: ""} {
			key := storedPath(f.Media[i].URL)
			switch {
			case content != "":
				Must(0, a.Bucket.Put(a.Context(), key, strings.NewReader(content)))
			case i == 3:
				Must(0, a.Bucket.Delete(a.Context(), key))
			}
		}
		if got := f.Media[0]; got.MediumURL != "" || got.Blur != "" || got.MediumWidth != 0 {
			t.Fatalf("old media are %+v", got)
		}
		jobs := 0
		filler(a, a.Store, a.Bucket, func() { jobs++ }).Run(a.Context())
		a.Holds(0, "medium_job")
		log := a.ServiceLog.String()
		for _, want := range []string{"made=2 skipped=2", "path=" + storedPath(f.Media[2].URL), "path=" + storedPath(f.Media[3].URL)} {
			if !strings.Contains(log, want) || jobs != 4 {
				t.Errorf("after %d jobs, the log lacks %q:\n%s", jobs, want, log)
			}
		}
		got := Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil)
		if m := got.Media[1]; storedPath(m.MediumURL) != storedPath(m.URL) || m.MediumWidth != 64 || len(m.Blur) != 28 {
			t.Errorf("the small picture is %+v", m)
		}
		if m := got.Media[2]; m.MediumURL != "" || m.Blur != "" {
			t.Errorf("the broken picture is %+v", m)
		}
		r := a.Anonymous().Do("GET", got.Media[0].MediumURL, nil)
		c, _, err := image.DecodeConfig(bytes.NewReader(r.Body))
		if m := got.Media[0]; r.Status != 200 || err != nil || c.Width != 960 || c.Height != 640 || m.MediumWidth != 960 || m.MediumHeight != 640 || len(m.Blur) != 28 {
			t.Errorf("%d %+v %v of %+v", r.Status, c, err, m)
		}
		if got.UpdatedAt != f.UpdatedAt {
			t.Error("the find counts as edited")
		}
		filler(a, a.Store, a.Bucket, func() { t.Error("there is work again") }).Run(a.Context())
		if n := strings.Count(a.ServiceLog.String(), "made="); n != 1 {
			t.Errorf("the log has %d summaries", n)
		}
		OK(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
		if left := a.Keys("m/"); len(left) != 0 {
			t.Errorf("left %q", left)
		}
	})
}

func storedPath(url string) string {
	path, _, _ := strings.Cut(strings.TrimPrefix(url, schema.MediaPrefix), "?")
	return path
}

// TestBackfillContinues after a stop, with the media that are left, and after the lease of
// one that a process did not finish.
func TestBackfillContinues(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := former(a, ann, Picture(1000, 10, White), Picture(1000, 20, White), Picture(1000, 30, White))
		if _, err := a.Store.ClaimMedium(a.Context(), time.Hour); err != nil { // whose process ends
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(a.Context())
		defer stop()
		filler(a, a.Store, a.Bucket, stop).Run(ctx)
		a.Holds(2, "medium_job")
		again := filler(a, a.Store, a.Bucket, func() {})
		again.Run(a.Context())
		a.Holds(1, "medium_job")
		a.Clock.Add(time.Hour)
		again.Run(a.Context())
		a.Holds(0, "medium_job")
		for i, m := range Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil).Media {
			if m.MediumWidth != 960 {
				t.Errorf("media %d are %+v", i, m)
			}
		}
	})
}

// away is a bucket that cannot be reached, or only not read from.
type away struct {
	bucket.Bucket
	writable bool
}

var errAway = errors.New("no route to the bucket")

func (away) Open(context.Context, string) (bucket.Object, error) { return nil, errAway }

func (away) Put(context.Context, string, io.Reader) error { return errAway }

func (b away) Check(context.Context) error {
	if b.writable {
		return nil
	}
	return errAway
}

// TestBackfillTries: a bucket that is away costs no media its medium size, but a file that
// can never be read is given up.
func TestBackfillTries(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		former(a, ann, Picture(1000, 10, White))
		run := func(b bucket.Bucket) {
			filler(a, a.Store, b, func() {}).Run(a.Context())
			a.Clock.Add(time.Hour)
		}
		for range 7 {
			run(away{Bucket: a.Bucket})
		}
		a.Holds(1, "medium_job")
		if n := strings.Count(a.ServiceLog.String(), "continues within the hour"); n != 7 {
			t.Errorf("the log has %d warnings", n)
		}
		run(a.Bucket)
		a.Holds(0, "medium_job")
		former(a, ann, Picture(1000, 10, White))
		for i := range 5 {
			a.Holds(1, "medium_job")
			if run(away{Bucket: a.Bucket, writable: true}); strings.Contains(a.ServiceLog.String(), "skipped=1") != (i == 4) {
				t.Errorf("try %d: %s", i, a.ServiceLog.String())
			}
		}
		a.Holds(0, "medium_job")
	})
}

// TestBackfillTogether: two processes share the work, and deletions meanwhile leave nothing.
func TestBackfillTogether(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "postgres")
	other := storetest.Open(t, "postgres", store.Options{Database: a.DSN, Now: a.Clock.Now})
	ann := a.As("ann")
	var finds []schema.Find
	for i := range 6 {
		finds = append(finds, former(a, ann, Picture(1000, 10+i, color.RGBA{byte(i), 0, 0, 255})))
	}
	deleted := sync.OnceFunc(func() { OK(ann, 204, "DELETE", "/api/finds/"+finds[0].ID+"?forever=true", nil) })
	var wg sync.WaitGroup
	for _, s := range []*store.Store{a.Store, other} {
		wg.Go(func() { filler(a, s, a.Bucket, deleted).Run(a.Context()) })
	}
	wg.Wait()
	a.Holds(0, "medium_job")
	want := 0
	for i, f := range finds[1:] {
		got := Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil).Media[0]
		if got.MediumHeight == 0 || got.MediumURL == "" {
			t.Errorf("media %d are %+v", i, got)
		}
		want += 5
	}
	if keys := a.Keys("m/"); len(keys) != want {
		t.Errorf("%d files, want %d", len(keys), want)
	}
}

// vanishing is a bucket whose media are deleted while the medium size is stored.
type vanishing struct {
	bucket.Bucket
	before func()
}

func (b vanishing) Put(ctx context.Context, key string, r io.Reader) error {
	b.before()
	return b.Bucket.Put(ctx, key, r)
}

// TestBackfillDeleted: media that are deleted while their medium size is made leave no file.
func TestBackfillDeleted(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := former(a, ann, Picture(1000, 10, White))
		b := vanishing{a.Bucket, func() { OK(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil) }}
		filler(a, a.Store, b, func() {}).Run(a.Context())
		a.Holds(0, "medium_job")
		if left := a.Keys("m/"); len(left) != 0 {
			t.Errorf("left %q", left)
		}
	})
}

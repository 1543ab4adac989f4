package server_test

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
	"finds/store"
	"finds/store/storetest"
)

// filler makes medium sizes on a bucket without a pause, and calls after for each job.
func (a *api) filler(s *store.Store, b bucket.Bucket, after func()) *backfill.Filler {
	return backfill.New(backfill.Options{Store: s, Library: media.New(b, media.Limits{}), Log: slog.New(slog.NewTextHandler(a.log, nil)), Now: a.clock.Now,
		Pause: func(context.Context, time.Duration) { after() }})
}

// former publishes a find with pictures as the version before the medium size stored them.
func (a *api) former(u *user, pictures ...[]byte) schema.Find {
	a.Helper()
	library := media.New(a.bucket, media.Limits{})
	var list []m
	for _, p := range pictures {
		up, err := library.Ingest(a.Context(), bytes.NewReader(p), int64(len(p)))
		if err != nil {
			a.Fatal(err)
		}
		if up.MediumURL != up.URL {
			if err := a.bucket.Delete(a.Context(), up.MediumURL); err != nil {
				a.Fatal(err)
			}
		}
		up.MediumURL, up.MediumWidth, up.MediumHeight, up.Blur = "", 0, 0, ""
		if err := a.store.CreateUploads(a.Context(), u.ID, []schema.Upload{up}); err != nil {
			a.Fatal(err)
		}
		list = append(list, m{"url": "/api/media/" + up.URL})
	}
	l := u.location(1, 2, "Place of "+randomHex())
	return call[schema.Find](u, 201, "POST", "/api/finds", m{"locationId": l.ID, "title": "x", "media": list})
}

// TestBackfill makes the medium size of old media and skips what cannot be decoded or is
// missing. What is deleted leaves no file.
func TestBackfill(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		large, small := picture(1200, 800, white), picture(64, 48, white)
		f := a.former(ann, large, small, large, large)
		for i, content := range []string{2: "not a picture", 3: ""} {
			key := storedPath(f.Media[i].URL)
			switch {
			case content != "":
				must(0, a.bucket.Put(a.Context(), key, strings.NewReader(content)))
			case i == 3:
				must(0, a.bucket.Delete(a.Context(), key))
			}
		}
		if got := f.Media[0]; got.MediumURL != "" || got.Blur != "" || got.MediumWidth != 0 {
			t.Fatalf("old media are %+v", got)
		}
		jobs := 0
		a.filler(a.store, a.bucket, func() { jobs++ }).Run(a.Context())
		a.holds(0, "medium_job")
		log := a.log.String()
		for _, want := range []string{"made=2 skipped=2", "path=" + storedPath(f.Media[2].URL), "path=" + storedPath(f.Media[3].URL)} {
			if !strings.Contains(log, want) || jobs != 4 {
				t.Errorf("after %d jobs, the log lacks %q:\n%s", jobs, want, log)
			}
		}
		got := call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil)
		if m := got.Media[1]; storedPath(m.MediumURL) != storedPath(m.URL) || m.MediumWidth != 64 || len(m.Blur) != 28 {
			t.Errorf("the small picture is %+v", m)
		}
		if m := got.Media[2]; m.MediumURL != "" || m.Blur != "" {
			t.Errorf("the broken picture is %+v", m)
		}
		r := a.anonymous().do("GET", got.Media[0].MediumURL, nil)
		c, _, err := image.DecodeConfig(bytes.NewReader(r.Body))
		if m := got.Media[0]; r.Status != 200 || err != nil || c.Width != 960 || c.Height != 640 || m.MediumWidth != 960 || m.MediumHeight != 640 || len(m.Blur) != 28 {
			t.Errorf("%d %+v %v of %+v", r.Status, c, err, m)
		}
		if got.UpdatedAt != f.UpdatedAt {
			t.Error("the find counts as edited")
		}
		a.filler(a.store, a.bucket, func() { t.Error("there is work again") }).Run(a.Context())
		if n := strings.Count(a.log.String(), "made="); n != 1 {
			t.Errorf("the log has %d summaries", n)
		}
		ok(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
		if left := a.keys("m/"); len(left) != 0 {
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
	each(t, func(a *api) {
		ann := a.as("ann")
		f := a.former(ann, picture(1000, 10, white), picture(1000, 20, white), picture(1000, 30, white))
		if _, err := a.store.ClaimMedium(a.Context(), time.Hour); err != nil { // whose process ends
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(a.Context())
		defer stop()
		a.filler(a.store, a.bucket, stop).Run(ctx)
		a.holds(2, "medium_job")
		again := a.filler(a.store, a.bucket, func() {})
		again.Run(a.Context())
		a.holds(1, "medium_job")
		a.clock.Add(time.Hour)
		again.Run(a.Context())
		a.holds(0, "medium_job")
		for i, m := range call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil).Media {
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
func (away) Put(context.Context, string, io.Reader) error        { return errAway }
func (b away) Check(context.Context) error {
	if b.writable {
		return nil
	}
	return errAway
}

// TestBackfillTries: a bucket that is away costs no media its medium size, but a file that
// can never be read is given up.
func TestBackfillTries(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		a.former(ann, picture(1000, 10, white))
		run := func(b bucket.Bucket) {
			a.filler(a.store, b, func() {}).Run(a.Context())
			a.clock.Add(time.Hour)
		}
		for range 7 {
			run(away{Bucket: a.bucket})
		}
		a.holds(1, "medium_job")
		if n := strings.Count(a.log.String(), "continues within the hour"); n != 7 {
			t.Errorf("the log has %d warnings", n)
		}
		run(a.bucket)
		a.holds(0, "medium_job")
		a.former(ann, picture(1000, 10, white))
		for i := range 5 {
			a.holds(1, "medium_job")
			if run(away{Bucket: a.bucket, writable: true}); strings.Contains(a.log.String(), "skipped=1") != (i == 4) {
				t.Errorf("try %d: %s", i, a.log.String())
			}
		}
		a.holds(0, "medium_job")
	})
}

// TestBackfillTogether: two processes share the work, and deletions meanwhile leave nothing.
func TestBackfillTogether(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "postgres")
	other := storetest.Open(t, "postgres", store.Options{Database: a.dsn, Now: a.clock.Now})
	ann := a.as("ann")
	var finds []schema.Find
	for i := range 6 {
		finds = append(finds, a.former(ann, picture(1000, 10+i, color.RGBA{byte(i), 0, 0, 255})))
	}
	deleted := sync.OnceFunc(func() { ok(ann, 204, "DELETE", "/api/finds/"+finds[0].ID+"?forever=true", nil) })
	var wg sync.WaitGroup
	for _, s := range []*store.Store{a.store, other} {
		wg.Go(func() { a.filler(s, a.bucket, deleted).Run(a.Context()) })
	}
	wg.Wait()
	a.holds(0, "medium_job")
	want := 0
	for i, f := range finds[1:] {
		got := call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil).Media[0]
		if got.MediumHeight == 0 || got.MediumURL == "" {
			t.Errorf("media %d are %+v", i, got)
		}
		want += 5
	}
	if keys := a.keys("m/"); len(keys) != want {
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
	each(t, func(a *api) {
		ann := a.as("ann")
		f := a.former(ann, picture(1000, 10, white))
		b := vanishing{a.bucket, func() { ok(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil) }}
		a.filler(a.store, b, func() {}).Run(a.Context())
		a.holds(0, "medium_job")
		if left := a.keys("m/"); len(left) != 0 {
			t.Errorf("left %q", left)
		}
	})
}

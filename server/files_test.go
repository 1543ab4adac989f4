package server_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/media/s3test"
	"finds/schema"
	"finds/server"
	"finds/server/cleanup"
	"finds/store"
)

// eachBucket runs a test on both kinds of storage.
func eachBucket(t *testing.T, test func(t *testing.T, engine string, change func(*server.Options))) {
	t.Helper()
	t.Parallel()
	t.Run("folder", func(t *testing.T) { t.Parallel(); test(t, "sqlite", func(*server.Options) {}) })
	t.Run("s3", func(t *testing.T) {
		t.Parallel()
		remote := s3test.Open(t)
		c, err := bucket.OpenCache(t.Context(), remote, t.TempDir(), 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { c.Close() })
		test(t, "postgres", func(o *server.Options) { o.Bucket, o.Library = c, media.New(c, media.Limits{}) })
	})
}

// onBucket is newAPI with the bucket that the options name.
func onBucket(t *testing.T, engine string, change func(*server.Options)) *api {
	t.Helper()
	var b bucket.Bucket
	a := newAPI(t, engine, change, func(o *server.Options) { b = o.Bucket })
	a.bucket = b
	return a
}

// TestCompareFiles takes files away, puts others in and lets both change while
// they are compared, over several batches.
func TestCompareFiles(t *testing.T) {
	eachBucket(t, func(t *testing.T, engine string, change func(*server.Options)) {
		ctx := t.Context()
		a := onBucket(t, engine, change)
		s := newScene(a, "stranger", true)
		kept := s.attach()
		s.find = schema.Find{}
		s.ids = map[string]string{}
		lost := s.attach()
		ann := a.as("ann")
		picture := ann.picture(8)
		waiting := a.stored(ann)
		for _, path := range []string{lost.FallbackURL, lost.ThumbnailURL, lost.MediumURL, strings.Replace(picture, "_400", "_150", 1)} {
			if err := a.bucket.Delete(ctx, path); err != nil {
				t.Fatal(err)
			}
		}
		var strays []string
		for i := range 600 { // more than two batches
			key := fmt.Sprintf("m/%02x/%02x%030x.webp", i%256, i%256, i)
			if err := a.bucket.Put(ctx, key, strings.NewReader("x")); err != nil {
				t.Fatal(err)
			}
			strays = append(strays, key)
		}
		var gone, found []string
		seen := 0
		report := cleanup.Report{
			Gone: func(row store.NamedFiles, path string) error {
				gone = append(gone, row.FindID+row.UserID+" "+path)
				return nil
			},
			Stray: func(keys []string, youngest time.Time) error {
				if found == nil { // what comes and goes meanwhile
					a.stored(ann)
				}
				found = append(found, keys...)
				return nil
			},
			Seen: func(n int) { seen += n },
		}
		if err := cleanup.Compare(ctx, a.store, a.bucket, report); err != nil {
			t.Fatal(err)
		}
		want := []string{s.find.ID + " " + lost.FallbackURL, s.find.ID + " " + lost.ThumbnailURL, s.find.ID + " " + lost.MediumURL, ann.ID + " " + strings.Replace(picture, "_400", "_150", 1)}
		slices.Sort(gone)
		slices.Sort(want)
		slices.Sort(found)
		slices.Sort(strays)
		if !slices.Equal(gone, want) || !slices.Equal(found, strays) {
			t.Errorf("gone %q, want %q; %d strays, want %d", gone, want, len(found), len(strays))
		}
		if least := 600 + 5 + 2 + 3 + 5; seen < least || seen > least+5 {
			t.Errorf("%d files seen, want %d", seen, least)
		}
		for _, u := range []schema.Upload{kept, waiting} {
			if _, err := a.bucket.Stat(ctx, u.URL); err != nil {
				t.Error(err)
			}
		}
	})
}

// shuffled lists in another order than that of the names, as some storages do.
type shuffled struct{ bucket.Bucket }

func (b shuffled) List(ctx context.Context, prefix string, visit func(string, time.Time) error) error {
	at := map[string]time.Time{}
	err := b.Bucket.List(ctx, prefix, func(key string, modTime time.Time) error {
		at[key] = modTime
		return nil
	})
	for _, key := range slices.Backward(slices.Sorted(maps.Keys(at))) {
		if err == nil {
			err = visit(key, at[key])
		}
	}
	return err
}

// TestCompareShuffled: a storage that does not list in order is refused before
// anything of it is taken for a stray.
func TestCompareShuffled(t *testing.T) {
	each(t, func(a *api) {
		a.sweep(0)
		ann := a.as("ann")
		for range 300 { // more than a batch
			a.stored(ann)
		}
		err := cleanup.Compare(t.Context(), a.store, shuffled{a.bucket}, cleanup.Report{
			Gone:  func(_ store.NamedFiles, path string) error { return fmt.Errorf("%s is gone", path) },
			Stray: func(keys []string, _ time.Time) error { return fmt.Errorf("%s are strays", keys) },
		})
		if err == nil || !strings.Contains(err.Error(), "order of the names") {
			a.Errorf("compared: %v", err)
		}
	})
}

// late has a row made when a file is looked for that was not listed: between
// the rows of a batch and what is left of its files.
type late struct {
	bucket.Bucket
	row func()
}

func (b late) Stat(ctx context.Context, key string) (int64, error) {
	b.row()
	return b.Bucket.Stat(ctx, key)
}

// TestCompareNamed: a row that comes after those of its place were read still
// saves its files.
func TestCompareNamed(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		v := media.Variants("m/00/" + strings.Repeat("0", 32) + ".webp")
		for _, path := range v {
			if err := a.bucket.Put(t.Context(), path, strings.NewReader("x")); err != nil {
				a.Fatal(err)
			}
		}
		gone := a.stored(ann) // behind it in the order of the names
		if err := a.bucket.Delete(t.Context(), gone.URL); err != nil {
			a.Fatal(err)
		}
		u := schema.Upload{Key: v[0][5:37], Type: "image", URL: v[0], FallbackURL: v[1], ThumbnailURL: v[2], FallbackThumbnailURL: v[3]}
		row := sync.OnceFunc(func() {
			if err := a.store.CreateUploads(t.Context(), ann.ID, []schema.Upload{u}); err != nil {
				a.Error(err)
			}
		})
		lost := 0
		err := cleanup.Compare(t.Context(), a.store, late{a.bucket, row}, cleanup.Report{
			Gone:  func(store.NamedFiles, string) error { lost++; return nil },
			Stray: func(keys []string, _ time.Time) error { return fmt.Errorf("%s are strays", keys) },
		})
		if err != nil || lost != 1 {
			a.Errorf("%d gone, %v", lost, err)
		}
	})
}

// TestSweepTells of what is gone, in the log, and deletes no row for it.
func TestSweepTells(t *testing.T) {
	eachBucket(t, func(t *testing.T, engine string, change func(*server.Options)) {
		a := onBucket(t, engine, change)
		a.sweep(0) // as at the start: the storage is marked
		s := newScene(a, "stranger", true)
		u := s.attach()
		a.stored(a.as("ann"))
		if err := a.bucket.Delete(t.Context(), media.Variants(u.URL)...); err != nil {
			t.Fatal(err)
		}
		stray := "m/ab/ab" + strings.Repeat("0", 30) + ".webp"
		if err := a.bucket.Put(t.Context(), stray, strings.NewReader("x")); err != nil {
			t.Fatal(err)
		}
		a.tomorrow()
		_, files, err := a.cleaner.All(t.Context())
		if err != nil || files != 1 {
			t.Errorf("swept %d files, %v", files, err)
		}
		log := a.log.String()
		for _, word := range []string{"path=" + u.URL, "find=" + s.find.ID, "files=5", "finds media check"} {
			if !strings.Contains(log, word) {
				t.Errorf("the log lacks %s:\n%s", word, log)
			}
		}
		if f := call[schema.Find](a.as("late"), 200, "GET", "/api/finds/"+s.find.ID, nil); len(f.Media) != 1 {
			t.Error("a row went with its file")
		}
		refused(a.anonymous(), 404, "not_found", "GET", "/api/media/"+u.URL, nil)
	})
}

// TestSweepBatches lets more uploads end than one transaction takes.
func TestSweepBatches(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite", func(o *server.Options) { o.Log = slog.New(slog.NewTextHandler(io.Discard, nil)) })
	ann := a.as("ann")
	var list []schema.Upload
	for i := range store.SweepBatch + 10 {
		v := media.Variants(fmt.Sprintf("m/%02x/%02x%030x.webp", i%256, i%256, i))
		list = append(list, schema.Upload{Key: v[0][5:37], Type: "image", URL: v[0], FallbackURL: v[1], ThumbnailURL: v[2], FallbackThumbnailURL: v[3]})
	}
	if err := a.store.CreateUploads(context.Background(), ann.ID, list); err != nil {
		t.Fatal(err)
	}
	a.clock.Add(schema.UploadLife + time.Minute)
	if n, _, err := a.cleaner.All(t.Context()); n != len(list) || err != nil {
		t.Errorf("swept %d of %d, %v", n, len(list), err)
	}
}

// TestSweepLeaving: a deletion that a crash has broken off is finished, with
// the files.
func TestSweepLeaving(t *testing.T) {
	each(t, func(a *api) {
		a.sweep(0)
		ann := a.as("ann")
		ann.attached()
		if _, err := a.direct().Exec(`UPDATE "user" SET leaving = TRUE`); err != nil {
			a.Fatal(err)
		}
		a.sweep(0)
		a.holds(0, `"user"`)
		a.holds(0, `find`)
		if left := a.keys("m/"); left != nil {
			a.Errorf("left: %q", left)
		}
	})
}

// TestSweepTemp: what a crash left of an upload on its way goes, once it has
// stood still for longer than any sender may.
func TestSweepTemp(t *testing.T) {
	each(t, func(a *api) {
		now := a.clock.Now()
		for name, age := range map[string]time.Duration{"upload-1": 2 * time.Hour, "upload-2": time.Minute, "other": 2 * time.Hour} {
			path := filepath.Join(a.tmp, name)
			if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Chtimes(path, now, now.Add(-age))); err != nil {
				a.Fatal(err)
			}
		}
		if _, _, err := a.cleaner.All(t.Context()); err != nil {
			a.Fatal(err)
		}
		left, err := os.ReadDir(a.tmp)
		if err != nil || len(left) != 2 || left[0].Name() != "other" || left[1].Name() != "upload-2" {
			a.Errorf("left: %v, %v", left, err)
		}
	})
}

package media

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
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
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
		test(t, "postgres", func(o *server.Options) {
			o.Media.Bucket, o.Media.Library = c, media.New(c, media.Limits{Wait: storetest.Patience})
		})
	})
}

// TestCompareFiles takes files away, puts others in and lets both change while
// they are compared, over several batches.
func TestCompareFiles(t *testing.T) {
	eachBucket(t, func(t *testing.T, engine string, change func(*server.Options)) {
		ctx := t.Context()
		a := OnBucket(t, engine, change)
		s := NewScene(a, "stranger", schema.AudienceEveryone)
		kept := s.Attach()
		s.Find = schema.Find{}
		s.IDs = map[string]string{}
		lost := s.Attach()
		ann := a.As("ann")
		picture := ann.Picture(8)
		waiting := a.Stored(ann)
		for _, path := range []string{lost.FallbackURL, lost.ThumbnailURL, lost.MediumURL, strings.Replace(picture, "_400", "_150", 1)} {
			if err := a.Bucket.Delete(ctx, path); err != nil {
				t.Fatal(err)
			}
		}
		var strays []string
		for i := range 600 { // more than two batches
			key := fmt.Sprintf("m/%02x/%02x%030x.webp", i%256, i%256, i)
			if err := a.Bucket.Put(ctx, key, strings.NewReader("x")); err != nil {
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
					a.Stored(ann)
				}
				found = append(found, keys...)
				return nil
			},
			Seen: func(n int) { seen += n },
		}
		if err := cleanup.Compare(ctx, a.Store, a.Bucket, report); err != nil {
			t.Fatal(err)
		}
		want := []string{s.Find.ID + " " + lost.FallbackURL, s.Find.ID + " " + lost.ThumbnailURL, s.Find.ID + " " + lost.MediumURL, ann.ID + " " + strings.Replace(picture, "_400", "_150", 1)}
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
			if _, err := a.Bucket.Stat(ctx, u.URL); err != nil {
				t.Error(err)
			}
		}
	})
}

// shuffled lists in another order than that of the names, as some storages do.
type shuffled struct{ bucket.Bucket }

func (b shuffled) List(ctx context.Context, prefix string, visit func(string, int64, time.Time) error) error {
	at := map[string]time.Time{}
	err := b.Bucket.List(ctx, prefix, func(key string, size int64, modTime time.Time) error {
		at[key] = modTime
		return nil
	})
	for _, key := range slices.Backward(slices.Sorted(maps.Keys(at))) {
		if err == nil {
			err = visit(key, 0, at[key])
		}
	}
	return err
}

// TestCompareShuffled: a storage that does not list in order is refused before
// anything of it is taken for a stray.
func TestCompareShuffled(t *testing.T) {
	Each(t, func(a *API) {
		a.Sweep(0)
		ann := a.As("ann")
		for range 300 { // more than a batch
			a.Stored(ann)
		}
		err := cleanup.Compare(t.Context(), a.Store, shuffled{a.Bucket}, cleanup.Report{
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
	Each(t, func(a *API) {
		ann := a.As("ann")
		v := media.Variants("m/00/" + strings.Repeat("0", 32) + ".webp")
		for _, path := range v {
			if err := a.Bucket.Put(t.Context(), path, strings.NewReader("x")); err != nil {
				a.Fatal(err)
			}
		}
		gone := a.Stored(ann) // behind it in the order of the names
		if err := a.Bucket.Delete(t.Context(), gone.URL); err != nil {
			a.Fatal(err)
		}
		u := schema.Upload{Key: v[0][5:37], Type: "image", URL: v[0], FallbackURL: v[1], ThumbnailURL: v[2], FallbackThumbnailURL: v[3]}
		row := sync.OnceFunc(func() {
			if err := a.Store.CreateUploads(t.Context(), ann.ID, []schema.Upload{u}); err != nil {
				a.Error(err)
			}
		})
		lost := 0
		err := cleanup.Compare(t.Context(), a.Store, late{a.Bucket, row}, cleanup.Report{
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
		a := OnBucket(t, engine, change)
		a.Sweep(0) // as at the start: the storage is marked
		s := NewScene(a, "stranger", schema.AudienceEveryone)
		u := s.Attach()
		a.Stored(a.As("ann"))
		if err := a.Bucket.Delete(t.Context(), media.Variants(u.URL)...); err != nil {
			t.Fatal(err)
		}
		stray := "m/ab/ab" + strings.Repeat("0", 30) + ".webp"
		if err := a.Bucket.Put(t.Context(), stray, strings.NewReader("x")); err != nil {
			t.Fatal(err)
		}
		tomorrow(a)
		_, files, err := a.Cleaner.All(t.Context())
		if err != nil || files != 1 {
			t.Errorf("swept %d files, %v", files, err)
		}
		log := a.ServiceLog.String()
		for _, word := range []string{"path=" + u.URL, "find=" + s.Find.ID, "files=5", "finds media check"} {
			if !strings.Contains(log, word) {
				t.Errorf("the log lacks %s:\n%s", word, log)
			}
		}
		if f := Call[schema.Find](a.As("late"), 200, "GET", "/api/finds/"+s.Find.ID, nil); len(f.Media) != 1 {
			t.Error("a row went with its file")
		}
		Refused(a.Anonymous(), 404, "not_found", "GET", "/api/media/"+u.URL, nil)
	})
}

// TestSweepBatches lets more uploads end than one transaction takes.
func TestSweepBatches(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Log = slog.New(slog.NewTextHandler(io.Discard, nil)) })
	ann := a.As("ann")
	var list []schema.Upload
	for i := range store.SweepBatch + 10 {
		v := media.Variants(fmt.Sprintf("m/%02x/%02x%030x.webp", i%256, i%256, i))
		list = append(list, schema.Upload{Key: v[0][5:37], Type: "image", URL: v[0], FallbackURL: v[1], ThumbnailURL: v[2], FallbackThumbnailURL: v[3]})
	}
	if err := a.Store.CreateUploads(context.Background(), ann.ID, list); err != nil {
		t.Fatal(err)
	}
	a.Clock.Add(schema.UploadLife + time.Minute)
	if n, _, err := a.Cleaner.All(t.Context()); n != len(list) || err != nil {
		t.Errorf("swept %d of %d, %v", n, len(list), err)
	}
}

// TestSweepLeaving: a deletion that a crash has broken off is finished, with
// the files.
func TestSweepLeaving(t *testing.T) {
	Each(t, func(a *API) {
		a.Sweep(0)
		ann := a.As("ann")
		attached(ann)
		if _, err := a.Direct().Exec(`UPDATE "user" SET leaving = TRUE`); err != nil {
			a.Fatal(err)
		}
		a.Sweep(0)
		a.Holds(0, `"user"`)
		a.Holds(0, `find`)
		if left := a.Keys("m/"); left != nil {
			a.Errorf("left: %q", left)
		}
	})
}

// TestSweepSuspended: the counts of likes and comments that a crash has left in the middle of a suspension follow.
func TestSweepSuspended(t *testing.T) {
	Each(t, func(a *API) {
		ann, root := a.As("ann"), a.Administer(a.As("root"))
		f := a.As("ben").Find("Cave", true).ID
		OK(ann, 200, "PUT", "/api/finds/"+f+"/like", nil)
		OK(root, 200, "PUT", "/api/admin/users/"+ann.ID+"/suspension", M{"reason": "Spam"})
		for _, q := range []string{`UPDATE find SET like_count = 1`, `UPDATE uncounted SET below = ''`} {
			if _, err := a.Direct().Exec(q); err != nil {
				a.Fatal(err)
			}
		}
		likes := func() int { return Call[schema.Find](root, 200, "GET", "/api/finds/"+f, nil).LikeCount }
		if n := likes(); n != 1 {
			a.Errorf("%d likes", n)
		}
		a.Sweep(0)
		if n := likes(); n != 0 {
			a.Errorf("%d likes after the cleanup", n)
		}
	})
}

// TestSweepTemp: what a crash left of an upload on its way goes, once it has
// stood still for longer than any sender may, and what is left of a copy of a video once no ffmpeg
// can be reading it.
func TestSweepTemp(t *testing.T) {
	Each(t, func(a *API) {
		now := a.Clock.Now()
		for name, age := range map[string]time.Duration{"upload-1": 2 * time.Hour, "upload-2": time.Minute, "other": 2 * time.Hour,
			"playback-1": 2 * time.Hour, "playback-2": media.TempVideosLife + time.Hour} {
			path := filepath.Join(a.Tmp, name)
			if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Chtimes(path, now, now.Add(-age))); err != nil {
				a.Fatal(err)
			}
		}
		if _, _, err := a.Cleaner.All(t.Context()); err != nil {
			a.Fatal(err)
		}
		left, err := os.ReadDir(a.Tmp)
		if err != nil || len(left) != 3 || left[0].Name() != "other" || left[1].Name() != "playback-1" || left[2].Name() != "upload-2" {
			a.Errorf("left: %v, %v", left, err)
		}
	})
}

package store_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

const someBlur = "L]I#x_~qt7IUofofj[ayfQfQfQfQ"

// photo is an upload, of an earlier version unless it gets a medium size.
func photo(i int) schema.Upload {
	key := fmt.Sprintf("%032x", i)
	stem := "m/" + key[:2] + "/" + key
	return schema.Upload{Key: key, Type: "image", URL: stem + ".webp", FallbackURL: stem + ".jpg", ThumbnailURL: stem + "_t.webp", FallbackThumbnailURL: stem + "_t.jpg",
		Width: 1920, Height: 1440, Bytes: 100}
}

func withMedium(u schema.Upload) schema.Upload {
	u.MediumURL, u.MediumWidth, u.MediumHeight, u.Blur = strings.Replace(u.URL, ".", "_m.", 1), 960, 720, someBlur
	return u
}

// attached publishes a find with uploads.
func (p publisher) attached(t *testing.T, uploads ...schema.Upload) schema.Find {
	t.Helper()
	if err := p.CreateUploads(ctx, p.user, uploads); err != nil {
		t.Fatal(err)
	}
	var urls []string
	for _, u := range uploads {
		urls = append(urls, u.URL)
	}
	f, err := p.CreateFind(ctx, p.user, store.NewFind{LocationID: p.location, Title: "Stone", Media: urls})
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func (p publisher) claim(t *testing.T) *store.MediumJob {
	t.Helper()
	j, err := p.ClaimMedium(ctx, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// wantMedium checks the medium size of a find's media, as its viewers see it.
func (p publisher) wantMedium(t *testing.T, find string, i int, want schema.Upload) {
	t.Helper()
	f, err := p.Find(ctx, p.user, find)
	if err != nil {
		t.Fatal(err)
	}
	url := ""
	if want.MediumURL != "" {
		url = schema.MediaPrefix + want.MediumURL
	}
	if m := f.Media[i]; m.MediumURL != url || m.MediumWidth != want.MediumWidth || m.MediumHeight != want.MediumHeight || m.Blur != want.Blur || m.Width != 1920 {
		t.Errorf("the media are %+v", m)
	}
	if want.MediumURL == "" {
		return
	}
	if _, err := p.MediaVisible(ctx, p.user, want.MediumURL); err != nil {
		t.Errorf("%s: %v", want.MediumURL, err)
	}
	if _, err := p.MediaVisible(ctx, "", want.MediumURL); !errors.Is(err, schema.ErrNotFound) {
		t.Errorf("a stranger reads %s: %v", want.MediumURL, err)
	}
}

// TestMediumJobs: media of an earlier version are claimed once each, the newest first,
// and have the size when the job is finished; new ones have it from the start.
func TestMediumJobs(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		p := newPublisher(t, storetest.Open(t, engine, store.Options{Database: storetest.Database(t, engine)}), "ann")
		whole := p.attached(t, withMedium(photo(1)))
		p.wantMedium(t, whole.ID, 0, withMedium(photo(1)))
		if j := p.claim(t); j != nil {
			t.Fatalf("new media are claimed: %+v", j)
		}
		older, newer := p.attached(t, photo(2)), p.attached(t, withMedium(photo(3)), photo(4))
		p.wantMedium(t, older.ID, 0, schema.Upload{})
		first, second := p.claim(t), p.claim(t)
		if first == nil || second == nil || first.URL != photo(4).URL || second.URL != photo(2).URL || first.Tries != 1 || first.FallbackURL != photo(4).FallbackURL || first.Bytes != 100 || first.Type != "image" {
			t.Fatalf("claimed %+v and %+v", first, second)
		}
		if j := p.claim(t); j != nil {
			t.Fatalf("claimed twice: %+v", j)
		}
		first.Upload = withMedium(first.Upload)
		first.Bytes += 50
		version, err := p.Read(ctx, `SELECT version FROM find WHERE id = '`+newer.ID+`'`)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.FinishMedium(ctx, first); err != nil {
			t.Fatal(err)
		}
		p.wantMedium(t, newer.ID, 1, withMedium(photo(4)))
		p.wantMedium(t, newer.ID, 0, withMedium(photo(3)))
		if n, err := p.Read(ctx, `SELECT version FROM find WHERE id = '`+newer.ID+`'`); err != nil || n <= version {
			t.Errorf("version %d, before %d, %v", n, version, err)
		}
		if n, err := p.Read(ctx, `SELECT SUM(bytes) FROM find_media`); err != nil || n != 450 {
			t.Errorf("%d bytes, %v", n, err)
		}
		if err := p.DropMedium(ctx, second.ID); err != nil {
			t.Fatal(err)
		}
		if n, err := p.Read(ctx, `SELECT COUNT(*) FROM medium_job`); err != nil || n != 0 {
			t.Errorf("%d jobs are left, %v", n, err)
		}
		gone := p.attached(t, photo(5))
		j := p.claim(t)
		files, err := p.DeleteFind(ctx, p.user, gone.ID)
		if err != nil || !slices.Equal(files, []string{photo(5).URL}) {
			t.Errorf("deleted %q, %v", files, err)
		}
		j.Upload = withMedium(j.Upload)
		if err := p.FinishMedium(ctx, j); !errors.Is(err, schema.ErrNotFound) {
			t.Errorf("the medium size of deleted media: %v", err)
		}
	})
}

// TestMediumLease: a job comes again when the lease has ended, and one that several
// processes ask for at the same time goes to one.
func TestMediumLease(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		var clock clockThatRuns
		s := storetest.Open(t, engine, store.Options{Database: storetest.Database(t, engine), Now: clock.read})
		p := newPublisher(t, s, "ann")
		var all []schema.Upload
		for i := range 8 {
			all = append(all, photo(i+1))
		}
		p.attached(t, all...)
		var mu sync.Mutex
		var wg sync.WaitGroup
		got := map[string]int{}
		for range 16 {
			wg.Go(func() {
				j, err := p.ClaimMedium(ctx, time.Minute)
				mu.Lock()
				defer mu.Unlock()
				if err != nil {
					t.Error(err)
				}
				if j != nil {
					got[j.ID]++
				}
			})
		}
		wg.Wait()
		for id, n := range got {
			if n != 1 {
				t.Errorf("%s is claimed %d times", id, n)
			}
		}
		for j := p.claim(t); j != nil; j = p.claim(t) { // those that another had locked
			got[j.ID]++
		}
		if len(got) != len(all) {
			t.Errorf("claimed %v", got)
		}
		clock.run(time.Minute)
		if j := p.claim(t); j == nil || j.Tries != 2 {
			t.Errorf("after the lease: %+v", j)
		}
	})
}

// TestMediumMigration: media that are there when the migration comes get a job each, and
// the migration down leaves find.media as the version before wrote it.
func TestMediumMigration(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		p := newPublisher(t, storetest.Open(t, engine, store.Options{Database: dsn}), "ann")
		f := p.attached(t, withMedium(photo(1)), photo(2), withMedium(photo(3)))
		downTo(t, p.Store, 6) // before it
		var text string
		if err := second(t, dsn, "").QueryRow(`SELECT media FROM find`).Scan(&text); err != nil {
			t.Fatal(err)
		}
		var want strings.Builder
		for i, m := range f.Media {
			u := photo(i + 1)
			fmt.Fprintf(&want, "%s\timage\t%s\t%s\t%s\t%s\t1920\t1440\t0\n", m.ID, u.URL, u.ThumbnailURL, u.FallbackURL, u.FallbackThumbnailURL)
		}
		if text != want.String() {
			t.Errorf("find.media is %q, want %q", text, want.String())
		}
		if err := p.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		p.wantMedium(t, f.ID, 0, schema.Upload{})
		for range f.Media {
			j := p.claim(t)
			if j == nil {
				t.Fatal("media have no job")
			}
			j.Upload = withMedium(j.Upload)
			if err := p.FinishMedium(ctx, j); err != nil {
				t.Fatal(err)
			}
		}
		for i := range f.Media {
			p.wantMedium(t, f.ID, i, withMedium(photo(i+1)))
		}
	})
}

// TestCaptionMigration takes the migration of captions back: find.media has none any more,
// also after the migration has come again, and nothing else of it changes.
func TestCaptionMigration(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		p := newPublisher(t, storetest.Open(t, engine, store.Options{Database: dsn}), "ann")
		f := p.attached(t, withMedium(photo(1)), photo(2))
		text := func() (text string) {
			if err := second(t, dsn, "").QueryRow(`SELECT media FROM find`).Scan(&text); err != nil {
				t.Fatal(err)
			}
			return text
		}
		before := text()
		caption := store.MediaEdit{ID: f.Media[0].ID, Caption: schema.Optional[string]{Set: true, Value: "Élan"}}
		if _, _, err := p.UpdateFind(ctx, p.user, f.ID, store.FindEdit{Media: []store.MediaEdit{caption}}); err != nil {
			t.Fatal(err)
		}
		if got := text(); got != strings.Replace(before, "\n", "\tÉlan\n", 1) {
			t.Errorf("with a caption find.media is %q", got)
		}
		downTo(t, p.Store, 12) // before it
		if got := text(); got != before {
			t.Errorf("find.media is %q, want %q", got, before)
		}
		if err := p.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		got, err := p.Find(ctx, p.user, f.ID)
		if err != nil || got.Media[0].Caption != "" || text() != before {
			t.Errorf("after the migration the media are %+v, %v", got.Media, err)
		}
	})
}

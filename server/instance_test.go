package server_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/server"
	"finds/server/cleanup"
)

// sweep sweeps and insists on how many stray files went.
func (a *api) sweep(want int) {
	a.Helper()
	if _, files, err := a.cleaner.All(a.Context()); err != nil || files != want {
		a.Errorf("swept %d files, want %d (%v)", files, want, err)
	}
}

// tomorrow moves the clock on until all files, which have the time of the
// storage, are older than a day.
func (a *api) tomorrow() { a.clock.Add(time.Now().Add(25 * time.Hour).Sub(a.clock.Now())) }

// keys lists what is in the bucket below a prefix.
func (a *api) keys(prefix string) (keys []string) {
	a.Helper()
	err := a.bucket.List(a.Context(), prefix, func(key string, _ time.Time) error {
		keys = append(keys, key)
		return nil
	})
	if err != nil {
		a.Fatal(err)
	}
	return keys
}

// attached is a picture of a find.
func (u *user) attached() []string {
	u.a.Helper()
	l := u.location(1, 2, "Place of "+randomHex())
	up := u.a.stored(u)
	ok(u, 201, "POST", "/api/finds", m{"locationId": l.ID, "title": "x", "media": []m{{"url": "/api/media/" + up.URL}}})
	return media.Variants(up.URL)
}

// TestForeignFiles: of a storage that is another database's nothing is deleted,
// however old, whatever this database has put there itself.
func TestForeignFiles(t *testing.T) {
	each(t, func(first *api) {
		first.sweep(0)
		files := first.as("ann").attached()
		slices.Sort(files)
		for _, engine := range []string{"sqlite", "postgres"} {
			second := onBucket(first.T, engine, func(o *server.Options) { o.Bucket = first.bucket })
			second.tomorrow()
			second.sweep(0) // it names nothing
			if ben := second.as("ben"); engine == "sqlite" {
				files = append(files, ben.attached()...)
				slices.Sort(files)
			}
			second.sweep(0)
			if got := first.keys("m/"); !slices.Equal(got, files) {
				first.Fatalf("%d files are left of %d", len(got), len(files))
			}
			if marks := first.keys(bucket.MarkPrefix); len(marks) != 1 {
				first.Errorf("marks: %q", marks)
			}
			if log := second.log.String(); !strings.Contains(log, "mark of another database") {
				first.Errorf("the log: %s", log)
			}
			why, err := cleanup.WhyKept(first.Context(), second.store, first.bucket)
			if err != nil || why == "" {
				first.Errorf("the second may delete: %q, %v", why, err)
			}
		}
		first.tomorrow()
		first.sweep(5) // those of the second, which it should not have put there
	})
}

// TestUnmarkedFiles: a storage without a mark is taken by the database that
// names most of its files, and by no other.
func TestUnmarkedFiles(t *testing.T) {
	each(t, func(a *api) {
		stray := func(i int) string {
			return "m/ab/ab" + strings.Repeat("0", 29) + string(rune('0'+i)) + ".webp"
		}
		put := func(i int) {
			a.Helper()
			if err := a.bucket.Put(a.Context(), stray(i), strings.NewReader("x")); err != nil {
				a.Fatal(err)
			}
		}
		put(1)
		a.tomorrow()
		a.sweep(0) // the database names nothing
		ann := a.as("ann")
		ann.attached()
		put(2)
		a.tomorrow()
		a.sweep(0) // it names five of seven
		if marks := a.keys(bucket.MarkPrefix); marks != nil {
			a.Fatalf("it was marked: %q", marks)
		}
		ann.attached()
		a.tomorrow()
		a.sweep(2) // ten of twelve
		if marks := a.keys(bucket.MarkPrefix); len(marks) != 1 {
			a.Fatalf("marks: %q", marks)
		}
		// Rows that are gone with the database take no files with them.
		if _, err := a.store.DeleteUser(a.Context(), ann.ID); err != nil {
			a.Fatal(err)
		}
		a.sweep(0)
		if left := a.keys("m/"); len(left) != 10 || !strings.Contains(a.log.String(), "names no files at all") {
			a.Errorf("%d files are left; the log: %s", len(left), a.log.String())
		}
	})
}

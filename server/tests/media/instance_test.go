package media

import (
	"slices"
	"strings"
	"testing"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/server"
	"finds/server/cleanup"
	. "finds/server/servertest"
)

// tomorrow moves the clock on until all files, which have the time of the
// storage, are older than a day.
func tomorrow(a *API) { a.Clock.Add(time.Now().Add(25 * time.Hour).Sub(a.Clock.Now())) }

// attached is a picture of a find.
func attached(u *User) []string {
	u.A.Helper()
	l := u.Location(1, 2, "Place of "+RandomHex())
	up := u.A.Stored(u)
	OK(u, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "x", "media": []M{{"url": "/api/media/" + up.URL}}})
	return media.Variants(up.URL)
}

// TestForeignFiles: of a storage that is another database's nothing is deleted,
// however old, whatever this database has put there itself.
func TestForeignFiles(t *testing.T) {
	Each(t, func(first *API) {
		first.Sweep(0)
		files := attached(first.As("ann"))
		slices.Sort(files)
		for _, engine := range []string{"sqlite", "postgres"} {
			second := OnBucket(first.T, engine, func(o *server.Options) { o.Media.Bucket = first.Bucket })
			tomorrow(second)
			second.Sweep(0) // it names nothing
			if ben := second.As("ben"); engine == "sqlite" {
				files = append(files, attached(ben)...)
				slices.Sort(files)
			}
			second.Sweep(0)
			if got := first.Keys("m/"); !slices.Equal(got, files) {
				first.Fatalf("%d files are left of %d", len(got), len(files))
			}
			if marks := first.Keys(bucket.MarkPrefix); len(marks) != 1 {
				first.Errorf("marks: %q", marks)
			}
			if log := second.ServiceLog.String(); !strings.Contains(log, "mark of another database") {
				first.Errorf("the log: %s", log)
			}
			why, err := cleanup.WhyKept(first.Context(), second.Store, first.Bucket)
			if err != nil || why == "" {
				first.Errorf("the second may delete: %q, %v", why, err)
			}
		}
		tomorrow(first)
		first.Sweep(5) // those of the second, which it should not have put there
	})
}

// TestUnmarkedFiles: a storage without a mark is taken by the database that
// names most of its files, and by no other.
func TestUnmarkedFiles(t *testing.T) {
	Each(t, func(a *API) {
		stray := func(i int) string {
			return "m/ab/ab" + strings.Repeat("0", 29) + string(rune('0'+i)) + ".webp"
		}
		put := func(i int) {
			a.Helper()
			if err := a.Bucket.Put(a.Context(), stray(i), strings.NewReader("x")); err != nil {
				a.Fatal(err)
			}
		}
		put(1)
		tomorrow(a)
		a.Sweep(0) // the database names nothing
		ann := a.As("ann")
		attached(ann)
		put(2)
		tomorrow(a)
		a.Sweep(0) // it names five of seven
		if marks := a.Keys(bucket.MarkPrefix); marks != nil {
			a.Fatalf("it was marked: %q", marks)
		}
		attached(ann)
		tomorrow(a)
		a.Sweep(2) // ten of twelve
		if marks := a.Keys(bucket.MarkPrefix); len(marks) != 1 {
			a.Fatalf("marks: %q", marks)
		}
		// Rows that are gone with the database take no files with them.
		if _, err := a.Store.DeleteUser(a.Context(), ann.ID); err != nil {
			a.Fatal(err)
		}
		a.Sweep(0)
		if left := a.Keys("m/"); len(left) != 10 || !strings.Contains(a.ServiceLog.String(), "names no files at all") {
			a.Errorf("%d files are left; the log: %s", len(left), a.ServiceLog.String())
		}
	})
}

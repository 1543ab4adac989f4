package transfer

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"finds/media"
	"finds/schema"
	"finds/server/archive"
	. "finds/server/servertest"
	"finds/store/storetest"
)

// anonymised are the texts of an archive with names in place of ids, and the bytes of its media by these names.
func anonymised(t *testing.T, body []byte) map[string]string {
	t.Helper()
	files, _ := archiveFiles(t, body)
	var d archive.Document
	if err := json.Unmarshal([]byte(files[archive.FindsFile]), &d); err != nil {
		t.Fatal(err)
	}
	var names []string
	for i, f := range d.Finds {
		names = append(names, f.ID, fmt.Sprint("find-", i))
		for k, one := range f.Media {
			stem, _, _ := strings.Cut(strings.TrimPrefix(one.File, archive.MediaFolder), ".")
			names = append(names, stem, fmt.Sprint("media-", i, "-", k))
		}
	}
	for i, l := range d.Lists {
		names = append(names, l.ID, fmt.Sprint("list-", i))
	}
	named := strings.NewReplacer(names...)
	out := map[string]string{}
	for name, text := range files {
		if strings.HasPrefix(name, archive.MediaFolder) {
			out[named.Replace(name)] = text
		} else {
			out[name] = named.Replace(text)
		}
	}
	return out
}

// sameArchives compares two archives but for their ids.
func sameArchives(t *testing.T, a, b []byte) {
	t.Helper()
	was, is := anonymised(t, a), anonymised(t, b)
	for name, want := range was {
		got, there := is[name]
		switch {
		case got == want:
		case !there:
			t.Errorf("%s is missing", name)
		case strings.HasPrefix(name, archive.MediaFolder):
			t.Errorf("%s of %d bytes differs from that of %d", name, len(got), len(want))
		default:
			for i, line := range strings.Split(want, "\n") {
				if lines := strings.Split(got, "\n"); i >= len(lines) || lines[i] != line {
					t.Errorf("%s differs in line %d:\n%s\n%s", name, i, line, lines[min(i, len(lines)-1)])
				}
			}
		}
	}
	if len(is) != len(was) {
		t.Errorf("%d files, want %d", len(is), len(was))
	}
}

// commitAll publishes what is ready.
func commitAll(u *User, i schema.Import, body M) schema.Import {
	u.A.Helper()
	for range 20 {
		if i = Call[schema.Import](u, 200, "POST", "/api/imports/"+i.ID+"/commit", body); i.Counts.Ready == 0 {
			break
		}
	}
	return i
}

// TestRoundTrip exports finds of all kinds, and imports them into another instance, whose export is the same.
func TestRoundTrip(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		a, b := NewAPI(t, engine), NewAPI(t, engine)
		b.Clock.Add(time.Hour)
		ann, ben := a.As("ann"), b.As("ben")
		ann.Fill()
		first := ann.Do("GET", ArchivePath, nil).Body
		i := ben.Imported(string(first))
		if i.Format != "finds" || i.Counts != (schema.ImportCounts{Ready: 6, Media: 6}) {
			t.Fatalf("%+v", i)
		}
		if r := ben.Rows(i, "")[0]; r.Media != 5 || r.Audience != schema.AudienceEveryone || r.Lost != nil {
			t.Errorf("%+v", r)
		}
		i = commitAll(ben, i, M{"keepVisibility": true})
		if i.Counts != (schema.ImportCounts{Done: 6, MediaDone: 6}) {
			t.Fatalf("%+v, lost %+v", i.Counts, ben.Rows(i, "")[0].Lost)
		}
		second := ben.Do("GET", ArchivePath, nil).Body
		sameArchives(t, first, second)
		if left := uploadsLeft(b); len(left) != 0 {
			t.Errorf("left behind: %+v", left)
		}

		for name, file := range map[string][]byte{"the same": first, "their own": second} {
			i := ben.Imported(string(file))
			if i.Counts != (schema.ImportCounts{Duplicate: 6}) {
				t.Errorf("%s archive again: %+v", name, i.Counts)
			}
			i = commitAll(ben, i, M{"keepVisibility": true})
			if third := ben.Do("GET", ArchivePath, nil).Body; !bytes.Equal(third, second) {
				t.Errorf("%s archive has changed something", name)
			}
			OK(ben, 204, "DELETE", "/api/imports/"+i.ID, nil)
		}

		cleo := b.As("cleo")
		commitAll(cleo, cleo.Imported(string(first)), M{})
		for _, f := range Call[[]schema.Find](cleo, 200, "GET", "/api/finds?includePrivate=true&userId="+cleo.ID, nil) {
			if f.IsPublic {
				t.Errorf("%q is public by default", f.Title)
			}
		}
		for _, l := range Call[[]schema.List](cleo, 200, "GET", "/api/lists", nil) {
			if l.Visibility != schema.ListPrivate {
				t.Errorf("the list %q is %s by default", l.Name, l.Visibility)
			}
		}
	})
}

// uploadsLeft are the uploads that no find has, and those files of the storage that no row names.
func uploadsLeft(a *API) (left []string) {
	a.Helper()
	rows := Must(a.Store.FilesBetween(a.Context(), "", "~", 1000))
	named := map[string]bool{}
	for _, r := range rows {
		if r.FindID == "" && strings.HasPrefix(r.URL, "m/") {
			left = append(left, "row "+r.URL)
		}
		for _, path := range media.Variants(r.URL) {
			named[path] = true
		}
	}
	err := a.Bucket.List(a.Context(), "m/", func(key string, _ int64, _ time.Time) error {
		if !named[key] {
			left = append(left, "file "+key)
		}
		return nil
	})
	if err != nil {
		a.Fatal(err)
	}
	return left
}

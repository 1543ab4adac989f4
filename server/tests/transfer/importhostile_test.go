package transfer

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"

	"finds/media/bucket"
	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// TestImportOddIDs imports an archive whose finds have ids that no column can have.
func TestImportOddIDs(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		for _, id := range []string{`\u0000`, `a\u0000b`, `\ud800`, "\xff", `\u001b`} {
			i := ann.Imported(`{"format":"finds","finds":[{"id":"` + id + `","title":"Cave","location":{"name":"x","latitude":1,"longitude":2}}],` +
				`"lists":[{"name":"Dark","visibility":"private","findIds":["` + id + `"]}]}`)
			if i.Counts.Ready != 1 {
				t.Errorf("%q: %+v", id, i.Counts)
			}
			OK(ann, 204, "DELETE", "/api/imports/"+i.ID, nil)
		}
	})
}

// TestImportFailed keeps nothing of an import that is refused or fails in the middle, not even in the user's
// storage.
func TestImportFailed(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		photo := Picture(8, 6, color.Black)
		file := string(archiveOf(t, [][]string{{"a.png"}}, packed{"a.png", photo}))
		for n := range schema.ImportsMax {
			ann.Imported(strings.ReplaceAll(file, "find-0", fmt.Sprint("find-", n)))
		}
		kept := uploadsLeft(a)
		importRefused(ann, schema.ErrTooManyImports, 409, "conflict", strings.ReplaceAll(file, "find-0", "find-x"))
		if left := uploadsLeft(a); !slices.Equal(left, kept) {
			t.Errorf("after a refusal: %v, want %v", left, kept)
		}

		ben := a.As("ben")
		key := bucket.NewID()
		path := bucket.StemOf('m', key) + ".zip"
		if err := a.Bucket.Put(t.Context(), path, strings.NewReader(file)); err != nil {
			t.Fatal(err)
		}
		if err := a.Store.CreateUploads(t.Context(), ben.ID, []schema.Upload{{Key: key, Type: "archive", URL: path, Bytes: 100}}); err != nil {
			t.Fatal(err)
		}
		rows := make([]store.ImportRow, 600)
		for i := range rows {
			rows[i].Row, rows[i].Status, rows[i].Title = i+1, schema.ImportReady, "Cave"
		}
		rows[599].Row = 1 // which the database refuses
		_, files, err := a.Store.Imports(ben.ID).Create(t.Context(), store.NewImport{Name: "x", Format: "finds", Rows: rows, Archive: path})
		if err == nil || !slices.Equal(files, []string{path}) {
			t.Errorf("%v, files %v", err, files)
		}
		if list := Call[[]schema.Import](ben, 200, "GET", "/api/imports", nil); len(list) != 0 {
			t.Errorf("there is %+v", list)
		}
		a.Holds(0, "upload WHERE user_id = '"+ben.ID+"'")
	})
}

// TestImportExactForFriends: an archive does not show exact places to friends where its user says no.
func TestImportExactForFriends(t *testing.T) {
	Each(t, func(a *API) {
		for _, test := range []struct {
			archive string
			body    M
			want    bool
		}{
			{"true", M{}, true}, {"true", M{"exactForFriends": false}, false}, {"true", M{"exactForFriends": true}, true},
			{"false", M{}, false}, {"false", M{"exactForFriends": true}, false},
		} {
			u := a.As(Unique("owner"))
			i := u.Imported(`{"format":"finds","finds":[{"id":"1","title":"Cave","area":5,"exactForFriends":` + test.archive + `,"location":{"name":"x","latitude":1,"longitude":2}}]}`)
			i = commitAll(u, i, test.body)
			if f := Call[schema.Find](u, 200, "GET", "/api/finds/"+*u.Rows(i, "")[0].FindID, nil); f.Exact == nil || f.Exact.ForFriends != test.want {
				t.Errorf("%s with %v: %+v, want %v", test.archive, test.body, f.Exact, test.want)
			}
		}
	})
}

// TestImportShared reads archives in which very many photos are few bytes.
func TestImportShared(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	photo := Picture(8, 6, color.Black)
	names := slices.Repeat([]string{"a.png"}, 4)
	i := ann.Imported(string(archiveOf(t, [][]string{names, names, names, names}, packed{"a.png", photo})))
	if i.Counts != (schema.ImportCounts{Ready: 4, Media: 10, MediaLost: 6}) {
		t.Errorf("one file in sixteen places: %+v", i.Counts)
	}
	if got := lostOf(ann.Rows(i, "")[3]); got != strings.Join(slices.Repeat([]string{"a.png max_items"}, 4), ", ") {
		t.Errorf("it lacks %q", got)
	}

	file := archiveOf(t, [][]string{{"a.png"}, {"b.png"}}, packed{"a.png", photo}, packed{"b.png", photo})
	ann.Imported(strings.ReplaceAll(string(file), "find-", "other-"))
	entry := func(name string) int { return bytes.LastIndex(file, []byte(name)) - 46 } // of the directory
	const offset = 42
	first := binary.LittleEndian.Uint32(file[entry("a.png")+offset:])
	binary.LittleEndian.PutUint32(file[entry("b.png")+offset:], first)
	importRefused(ann, schema.ErrImportUnsafe, 400, "malformed", string(file))
}

// TestImportIntoShared: the finds of a list of an archive do not come into a list of the same name that more
// people see, or that a link shows.
func TestImportIntoShared(t *testing.T) {
	Each(t, func(a *API) {
		for name, test := range map[string]struct {
			visibility string // of the list that is there
			shared     bool
			archive    string // the visibility there
			keep       bool
			joins      bool
		}{
			"public, from private":         {"public", false, "private", true, false},
			"public, kept private":         {"public", false, "public", false, false},
			"friends, from public":         {"friends", false, "public", true, true},
			"public, from public":          {"public", false, "public", true, true},
			"private, from private":        {"private", false, "private", true, true},
			"private with a link":          {"private", true, "public", true, false},
			"friends, from what others do": {"friends", false, "private", true, false},
		} {
			u := a.As(Unique("owner"))
			l := Call[schema.List](u, 201, "POST", "/api/lists", M{"name": "Trees", "visibility": test.visibility})
			if test.shared {
				u.Share(M{"listId": l.ID, "place": "exact"})
			}
			file := `{"format":"finds","finds":[{"id":"1","title":"Oak","isPublic":true,"location":{"name":"x","latitude":1,"longitude":2}}],` +
				`"lists":[{"name":"Trees","visibility":"` + test.archive + `","findIds":["1"]}]}`
			for range 2 {
				commitAll(u, u.Imported(file), M{"keepVisibility": test.keep})
				all := Call[[]schema.List](u, 200, "GET", "/api/lists", nil)
				if got := Call[schema.List](u, 200, "GET", "/api/lists/"+l.ID, nil).FindCount == 1; got != test.joins || (len(all) == 1) != test.joins || len(all) > 2 {
					t.Errorf("%s: %v, with %d lists", name, got, len(all))
				}
			}
		}
	})
}

package transfer

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/media"
	"finds/schema"
	"finds/server"
	"finds/server/credential"
	"finds/server/importing"
	"finds/server/intake"
	"finds/server/limit"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// importRefused uploads a file, which is refused.
func importRefused(u *User, want *schema.Error, status int, code, file string) {
	u.A.Helper()
	body, kind := Form([]byte(file))
	res := u.Do("POST", "/api/imports", body, "Content-Type", kind)
	var p Problem
	if err := json.Unmarshal(res.Body, &p); err != nil {
		u.A.Fatal(err)
	}
	if res.Status != status || p.Code != code || p.Reason != want.Reason {
		u.A.Errorf("refused with %d %s as %s, want %d %s as %s", res.Status, p.Code, p.Reason, status, code, want.Reason)
	}
}

const placesTable = "name,lat,lng,note,tags\nWell,48.1,11.5,Old,water\nParis,,,,\nXyzzy,,,,\nWell,48.1,11.5,Old,water\nNowhere,91,0,,\n"

// TestImport reads a table with a row of each status, changes rows, publishes them in steps, and imports
// the same file again.
func TestImport(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		a.Befriend(ann, ben)
		i := ann.Imported(placesTable)
		if i.Format != "csv" || i.Counts != (schema.ImportCounts{Ready: 2, NoPlace: 1, Duplicate: 1, Bad: 1}) {
			a.Fatalf("%+v", i)
		}
		if life := i.ExpiresAt.Sub(i.CreatedAt.Time); life != 7*24*time.Hour {
			a.Errorf("it lives for %v", life)
		}
		var got []string
		for _, r := range ann.Rows(i, "") {
			got = append(got, fmt.Sprintf("%d %s %s %s %v", r.Row, r.Title, r.Status, r.Reason, r.Guessed))
		}
		if want := "1 Well ready  false|2 Paris ready noPoint true|3 Xyzzy noPlace noPoint false|4 Well duplicate twice false|5 Nowhere bad badPoint false"; strings.Join(got, "|") != want {
			a.Errorf("%s, want %s", strings.Join(got, "|"), want)
		}
		if r := ann.Rows(i, "status=ready&after=1&limit=1"); len(r) != 1 || r[0].Title != "Paris" {
			a.Errorf("a page: %+v", r)
		}
		if n := len(Call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true", nil)); n != 0 {
			a.Errorf("%d finds before the commit", n)
		}
		path := "/api/imports/" + i.ID
		points := func(query string) (rows []int) {
			for _, p := range Call[[]schema.ImportPoint](ann, 200, "GET", path+"/points"+query, nil) {
				rows = append(rows, p.Row)
			}
			return rows
		}
		for query, want := range map[string][]int{"": {1, 2, 4}, "?status=ready": {1, 2}, "?status=ready&after=1": {2}, "?limit=1": {1}} {
			if got := points(query); !slices.Equal(got, want) {
				a.Errorf("the points %s are of the rows %v, want %v", query, got, want)
			}
		}
		for _, query := range []string{"?status=bad", "?limit=1001", "?limit=0", "?after=-1"} {
			Refused(ann, 422, "invalid", "GET", path+"/points"+query, nil)
		}
		row := Call[schema.ImportRow](ann, 200, "PATCH", path+"/rows/3", M{"latitude": 1.5, "longitude": 2.5, "title": "Found"})
		if row.Status != "ready" || row.Title != "Found" || *row.Latitude != 1.5 {
			a.Errorf("by hand: %+v", row)
		}
		if row := Call[schema.ImportRow](ann, 200, "PATCH", path+"/rows/2", M{"skip": true}); row.Status != "skipped" {
			a.Errorf("skipped: %+v", row)
		}
		if p := Refused(ann, 409, "conflict", "PATCH", path+"/rows/5", M{"skip": true}); p.Reason != schema.ErrImportRow.Reason {
			a.Errorf("a bad row: %+v", p)
		}
		Refused(ann, 404, "not_found", "PATCH", path+"/rows/6", M{"skip": true})
		Refused(ann, 422, "invalid", "PATCH", path+"/rows/3", M{"latitude": 1})
		Refused(ann, 422, "invalid", "PATCH", path+"/rows/3", M{"longitude": 1})

		if c := Call[schema.Import](ann, 200, "POST", path+"/commit", M{"limit": 1}).Counts; c.Done != 1 || c.Ready != 1 {
			a.Errorf("a step: %+v", c)
		}
		if c := Call[schema.Import](ann, 200, "POST", path+"/commit", M{"category": "nature"}).Counts; c.Done != 2 || c.Ready != 0 || c.Skipped != 1 {
			a.Errorf("all: %+v", c)
		}
		if c := Call[schema.Import](ann, 200, "POST", path+"/commit", M{}).Counts; c.Done != 2 {
			a.Errorf("again: %+v", c)
		}
		finds := Call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true&order=asc", nil)
		if len(finds) != 2 || finds[0].Title != "Well" || finds[0].IsPublic || *finds[0].Description != "Old" || *finds[0].Category != "water" || finds[0].Location.Name != "Well" ||
			finds[1].Title != "Found" || *finds[1].Category != "nature" || finds[1].Location.Latitude != 1.5 {
			a.Errorf("finds: %+v", finds)
		}
		if rows := ann.Rows(i, "status=done"); len(rows) != 2 || *rows[0].FindID != finds[0].ID {
			a.Errorf("done: %+v", rows)
		}
		if found := Call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true&q=well", nil); len(found) != 1 {
			a.Errorf("the search finds %d", len(found))
		}

		again := ann.Imported(placesTable)
		if again.Counts != (schema.ImportCounts{Ready: 1, Duplicate: 3, Bad: 1}) { // Paris was skipped
			a.Errorf("again: %+v", again.Counts)
		}
		OK(ann, 204, "DELETE", "/api/finds/"+finds[0].ID+"?forever=true", nil)
		if c := ann.Imported(placesTable).Counts; c.Ready != 2 {
			a.Errorf("after the deletion of a find: %+v", c)
		}
		OK(ann, 204, "DELETE", path, nil)
		Refused(ann, 404, "not_found", "GET", path, nil)
		OK(ann, 200, "GET", "/api/finds/"+finds[1].ID, nil)
		if list := Call[[]schema.Notification](ben, 200, "GET", "/api/notifications", nil); len(list) != 1 { // of the friendship
			a.Errorf("notified: %+v", list)
		}
	})
}

// TestImportRefusals provokes each refusal of a file.
func TestImportRefusals(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		importRefused(ann, schema.ErrImportFormat, 415, "unsupported_media", "Dear reader")
		importRefused(ann, schema.ErrImportDamaged, 400, "malformed", `{"features":[`)
		importRefused(ann, schema.ErrImportEmpty, 400, "malformed", "name,lat,lng\n")
		importRefused(ann, schema.ErrImportColumns, 400, "malformed", "id,date\n1,2026-05-01\n")
		importRefused(ann, schema.ErrImportUnsafe, 400, "malformed", `<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>`)
		importRefused(ann, schema.ErrImportRows, 413, "too_large", "name,lat,lng\n"+strings.Repeat("a,1,2\n", schema.ImportRows+1))
		importRefused(ann, schema.ErrImportUnsafe, 400, "malformed", zippedFile(a, "doc.kml", "<kml>"+strings.Repeat(" ", 32<<20)))
		if names, err := filepath.Glob(filepath.Join(a.Tmp, "upload-*")); len(names) != 0 || err != nil {
			a.Errorf("left behind: %v, %v", names, err)
		}
		for k := range schema.ImportsMax {
			ann.Imported(fmt.Sprintf("name,lat,lng\nPlace %d,1,2\n", k))
		}
		importRefused(ann, schema.ErrTooManyImports, 409, "conflict", "name,lat,lng\nOne more,1,2\n")
		list := Call[[]schema.Import](ann, 200, "GET", "/api/imports", nil)
		OK(ann, 200, "POST", "/api/imports/"+list[1].ID+"/commit", M{})
		ann.Imported("name,lat,lng\nOne more,1,2\n") // in the room of the finished one
		Refused(ann, 404, "not_found", "GET", "/api/imports/"+list[1].ID, nil)
		a.Clock.Add(store.ImportLife)
		if _, err := a.Cleaner.Rows(t.Context()); err != nil {
			a.Fatal(err)
		}
		token, hash := credential.NewToken()
		if _, _, err := a.Store.CreateSession(t.Context(), store.NewSession{UserID: ann.ID, TokenHash: hash, UserAgent: "test"}); err != nil {
			a.Fatal(err)
		}
		ann.Token = token
		if list := Call[[]schema.Import](ann, 200, "GET", "/api/imports", nil); len(list) != 0 {
			a.Errorf("%d imports after a week", len(list))
		}
	})
}

// TestImportLimit reaches the limit of finds in the middle of an import.
func TestImportLimit(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		a := NewAPI(t, engine, func(o *server.Options) {
			o.Store = storetest.Open(t, engine, store.Options{Database: storetest.Database(t, engine), Now: o.Now, FindsPerUser: 3})
		})
		a.Store = a.Server.Store
		ann := a.As("ann")
		i := ann.Imported("name,lat,lng\n" + "A,1,1\nB,1,2\nC,1,3\nD,1,4\nE,1,5\n")
		for range 4 { // on PostgreSQL, the room is taken in parts
			res := ann.Do("POST", "/api/imports/"+i.ID+"/commit", M{})
			if res.Status != 413 || !strings.Contains(string(res.Body), schema.ErrTooManyFinds.Reason) {
				a.Fatalf("%d %s", res.Status, res.Body)
			}
		}
		if c := Call[schema.Import](ann, 200, "GET", "/api/imports/"+i.ID, nil).Counts; c.Done != 3 || c.Ready != 2 {
			a.Errorf("%+v", c)
		}
	})
}

// TestImportArea imports an obscured observation and a find of an archive, whose places stay areas, and
// into a home zone.
func TestImportArea(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		OK(ann, 200, "PUT", "/api/users/me/place-settings", M{"area": 0, "exactForFriends": true, "home": M{"latitude": 50.0, "longitude": 8.0, "radius": 1, "area": 1}})
		for _, name := range []string{"observations.csv", "finds.json"} {
			i := ann.Imported(string(Must(os.ReadFile("../../importing/testdata/" + name))))
			OK(ann, 200, "POST", "/api/imports/"+i.ID+"/commit", M{"isPublic": true})
		}
		area := map[string]int{"Red fox": 1, "Lynx": 20, "Fossil": 0, "Nest": 5}
		finds := Call[[]schema.Find](ben, 200, "GET", "/api/finds", nil)
		if len(finds) != len(area) {
			a.Errorf("%d finds", len(finds))
		}
		for _, f := range finds {
			if f.Location.Area != area[f.Title] {
				a.Errorf("%s is shown as an area of %d km, want %d", f.Title, f.Location.Area, area[f.Title])
			}
			if f.Title == "Fossil" && f.CreatedAt.String() != "2025-08-20T10:00:00.000Z" {
				a.Errorf("made at %v", f.CreatedAt)
			}
		}
	})
}

// TestImportOfOneMoment imports many finds that a file says were made in the same millisecond, of which there
// are only so many numbers, and which the search reads together.
func TestImportOfOneMoment(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		const at = "2026-05-31T12:00:00.000Z"
		var rows []string
		for i := range 100 {
			rows = append(rows, fmt.Sprintf(`{"id":"%d","title":"Cave","createdAt":%q,"location":{"name":"x","latitude":1.5,"longitude":2}}`, i, at))
		}
		i := ann.Imported(`{"format":"finds","finds":[` + strings.Join(rows, ",") + `]}`)
		OK(ann, 200, "POST", "/api/imports/"+i.ID+"/commit", M{})
		times := map[string]int{}
		finds := Call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true&q=cave&limit=100", nil)
		for _, f := range finds {
			if times[f.CreatedAt.String()]++; f.CreatedAt.String() > at || f.CreatedAt.String() < "2026-05-31T11:50" {
				a.Errorf("made at %v", f.CreatedAt)
			}
		}
		if len(finds) != 100 || times[at] < 10 {
			a.Errorf("%d finds, %d at the time of the file", len(finds), times[at])
		}
		for at, n := range times {
			if n > 20 {
				a.Errorf("%d finds were made at %s", n, at)
			}
		}
	})
}

// zippedFile returns an archive of one file.
func zippedFile(a *API, name, content string) string {
	a.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	_, err := Must(z.Create(name)).Write([]byte(content))
	if err := errors.Join(err, z.Close()); err != nil {
		a.Fatal(err)
	}
	return b.String()
}

// BenchmarkImport imports 10,000 places: reads them, keeps them and publishes them.
func BenchmarkImport(b *testing.B) {
	var table strings.Builder
	table.WriteString("name,lat,lng,note,tags\n")
	for i := range schema.ImportRows {
		fmt.Fprintf(&table, "Place %d,%f,%f,The note of place %d,nature\n", i, float64(i%180)/2-45, float64(i)/60-80, i)
	}
	file := strings.NewReader(table.String())
	for _, engine := range []string{"sqlite", "postgres"} {
		b.Run(engine, func(b *testing.B) {
			for b.Loop() {
				b.StopTimer()
				s := storetest.Open(b, engine, store.Options{Database: storetest.Database(b, engine)})
				u, err := s.CreateUser(b.Context(), store.NewUser{Username: "ann"})
				if err != nil {
					b.Fatal(err)
				}
				b.StartTimer()
				read, err := importing.Parse(b.Context(), file, file.Size())
				if err != nil {
					b.Fatal(err)
				}
				rows := Must(intake.Rows(b.Context(), nil, read, "Place %d"))
				if err := s.Imports(u.ID).Mark(b.Context(), rows); err != nil {
					b.Fatal(err)
				}
				i, _, err := s.Imports(u.ID).Create(b.Context(), store.NewImport{Name: "places.csv", Format: read.Format, Rows: rows})
				if err != nil {
					b.Fatal(err)
				}
				in := intake.New(intake.Options{Store: s, Now: time.Now})
				i = Must(in.Commit(b.Context(), u.ID, i.ID, intake.Choices{Most: schema.ImportRows}))
				if i.Counts.Done != schema.ImportRows {
					b.Fatalf("%+v", i.Counts)
				}
			}
		})
	}
}

// TestImportTurns: while as many files are read as may be at once, another one waits, of whichever user.
func TestImportTurns(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	reads := limit.NewFileReads()
	var ends []func()
	for i := range max(1, runtime.GOMAXPROCS(0)-1) {
		ends = append(ends, Must(reads.Begin(t.Context(), fmt.Sprint("other ", i))))
	}
	in := intake.New(intake.Options{Store: a.Store, Library: media.New(nil, media.Limits{}), Reads: reads, Now: a.Clock.Now})
	read := func(ctx context.Context) (schema.Import, error) {
		f := Must(os.CreateTemp(t.TempDir(), ""))
		defer f.Close()
		n := Must(f.WriteString("name,lat,lng\nCave,1,2\n"))
		return in.Read(ctx, ann.ID, intake.File{File: f, Size: int64(n)}, func(context.Context) error { return nil })
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	if _, err := read(gone); !errors.Is(err, schema.ErrBusy) {
		t.Errorf("with no turn free: %v", err)
	}
	ends[0]()
	if i, err := read(t.Context()); err != nil || i.Counts.Ready != 1 {
		t.Errorf("with a turn: %+v, %v", i.Counts, err)
	}
}

// TestImportTime: a file that takes longer to read than the server lets it is refused, and nothing of it stays.
func TestImportTime(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Limits.ImportTime = -time.Second }) // is over at the start
	ann := a.As("ann")
	for _, file := range []string{"name,lat,lng\nCave,1,2\n", zippedFile(a, "finds.json", `{"format":"finds","version":1,"finds":[{"id":"a","title":"A"}]}`)} {
		body, kind := Form([]byte(file))
		if res := ann.Do("POST", "/api/imports", body, "Content-Type", kind); res.Status != 413 || a.Clean("/api/imports", res).Reason != "import_too_slow" {
			t.Errorf("%.20q: %d %s", file, res.Status, res.Body)
		}
	}
	if list := Call[[]schema.Import](ann, 200, "GET", "/api/imports", nil); len(list) > 0 {
		t.Errorf("it leaves %+v", list)
	}
}

// TestImportPublicRate publishes more finds for everyone than a user may write in a minute; those for friends
// and duplicates do not count.
func TestImportPublicRate(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		table := func(name string) (s string) {
			s = "name,lat,lng\n"
			for i := range 30 {
				s += fmt.Sprintf("%s %d,%d,2\n", name, i, i)
			}
			return s
		}
		i := ann.Imported(table("Cave"))
		path := "/api/imports/" + i.ID
		Refused(ann, 429, "rate_limited", "POST", path+"/commit", M{"isPublic": true})
		done := Call[schema.Import](ann, 200, "GET", path, nil).Counts.Done
		if done < 10 || done >= 20 {
			t.Errorf("%d finds of 20 that may be written in a minute", done)
		}
		a.Clock.Add(time.Minute)
		res := ann.Do("POST", path+"/commit", M{"isPublic": true})
		if now := Call[schema.Import](ann, 200, "GET", path, nil).Counts.Done; now <= done {
			t.Errorf("a minute later: %d, then %d finds", res.Status, now)
		}
		a.Clock.Add(time.Minute)
		i = ann.Imported(table("Well"))
		if c := Call[schema.Import](ann, 200, "POST", "/api/imports/"+i.ID+"/commit", M{}).Counts; c.Done != 30 {
			t.Errorf("for friends: %+v", c)
		}
		a.Clock.Add(time.Minute)
		again, first := ann.Imported(table("Tower")), ann.Imported(table("Tower"))
		if c := Call[schema.Import](ann, 200, "POST", "/api/imports/"+first.ID+"/commit", M{}).Counts; c.Done != 30 {
			t.Errorf("first: %+v", c)
		}
		if c := Call[schema.Import](ann, 200, "POST", "/api/imports/"+again.ID+"/commit", M{"isPublic": true}).Counts; c.Duplicate != 30 {
			t.Errorf("duplicates: %+v", c)
		}
	}, func(o *server.Options) { o.Limits.Writes = 20 })
}

// TestImportUndo: the finds of an import go to the bin, except those that somebody has touched, and the same places can be
// imported again.
func TestImportUndo(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		table := "name,lat,lng,date\nplain,1,1,2020-01-01\nchanged,2,2,\nliked,3,3,\nsaid,4,4,\nbinned,5,5,\ngone,6,6,\nunliked,7,7,\n"
		i := ann.Imported(table)
		path := "/api/imports/" + i.ID
		undo := func(body M) schema.ImportUndo { return Call[schema.ImportUndo](ann, 200, "POST", path+"/undo", body) }
		if u := undo(M{}); u != (schema.ImportUndo{}) {
			a.Errorf("before the commit: %+v", u)
		}
		OK(ann, 200, "POST", path+"/commit", M{"isPublic": true})
		find := map[string]string{}
		for _, r := range ann.Rows(i, "status=done") {
			find[r.Title] = "/api/finds/" + *r.FindID
		}
		if u := undo(M{"dryRun": true}); u != (schema.ImportUndo{Left: 7}) {
			a.Errorf("all: %+v", u)
		}
		OK(ann, 200, "PUT", find["changed"], M{"title": "mine"})
		OK(ben, 200, "PUT", find["liked"]+"/like", nil)
		OK(ben, 200, "POST", find["said"]+"/comments", M{"content": "nice"})
		OK(ben, 200, "PUT", find["unliked"]+"/like", nil)
		OK(ben, 200, "DELETE", find["unliked"]+"/like", nil)
		OK(ann, 204, "DELETE", find["binned"], nil)
		OK(ann, 204, "DELETE", find["gone"]+"?forever=true", nil)
		for range 2 { // it only counts
			if u := undo(M{"dryRun": true}); u != (schema.ImportUndo{Left: 2, Changed: 3}) {
				a.Errorf("counted: %+v", u)
			}
		}
		Refused(ben, 404, "not_found", "POST", path+"/undo", M{})
		if u := undo(M{}); u != (schema.ImportUndo{Binned: 2, Changed: 3}) {
			a.Errorf("undone: %+v", u)
		}
		if u := undo(M{}); u != (schema.ImportUndo{Changed: 3}) {
			a.Errorf("again: %+v", u)
		}
		var titles []string
		for _, f := range Call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true&order=asc", nil) {
			titles = append(titles, f.Title)
		}
		if got := strings.Join(titles, ","); got != "mine,liked,said" {
			a.Errorf("left are %s", got)
		}
		OK(ann, 200, "POST", find["plain"]+"/restore", nil) // it is in the bin
		if c := ann.Imported(table).Counts; c.Ready != 3 || c.Duplicate != 4 {
			a.Errorf("imported again: %+v", c)
		}
		if c := Call[schema.Import](ann, 200, "GET", path, nil).Counts; c.Done != 5 {
			a.Errorf("the import: %+v", c)
		}
	})
}

// TestImportUndoSteps: a request moves a bounded number of finds.
func TestImportUndoSteps(t *testing.T) {
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	var table strings.Builder
	table.WriteString("name,lat,lng\n")
	for i := range 510 {
		fmt.Fprintf(&table, "place %d,%d.5,%d.5\n", i, i%80, i%170)
	}
	path := "/api/imports/" + ann.Imported(table.String()).ID
	OK(ann, 200, "POST", path+"/commit", M{"limit": 1000})
	for _, want := range []schema.ImportUndo{{Binned: 500, Left: 10}, {Binned: 10}} {
		if u := Call[schema.ImportUndo](ann, 200, "POST", path+"/undo", M{}); u != want {
			a.Errorf("a step: %+v, want %+v", u, want)
		}
	}
	if n := len(Call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true", nil)); n != 0 {
		a.Errorf("%d finds are left", n)
	}
}

package upgrade

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"database/sql"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/media/bucket"
	"finds/server"
	"finds/server/backup"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// release is the version for which TestUpgrade writes a fixture, see CONTRIBUTING.md.
var release = flag.String("release", "", "write the upgrade fixture of this version")

const fixtures = "testdata/upgrade"

// A recording is what the API of a release answered about the database of a fixture.
type recording struct {
	Now     time.Time         `json:"now"`     // by the clock of the service
	Tokens  map[string]string `json:"tokens"`  // of users, by their names
	Answers []recorded        `json:"answers"` // in the order of the requests
}

type recorded struct {
	User string          `json:"user"`
	Path string          `json:"path"`
	Body json.RawMessage `json:"body"`
}

// TestUpgrade migrates a database of every release, and asks the API what it answered then. Each
// member that the release answered has the same value; newer ones may be added.
func TestUpgrade(t *testing.T) {
	t.Parallel()
	if *release != "" {
		storetest.EachEngine(t, func(t *testing.T, engine string) { writeFixture(t, filepath.Join(fixtures, *release), engine) })
		return
	}
	t.Run("next", func(t *testing.T) { // so that the next release can be prepared
		t.Parallel()
		storetest.EachEngine(t, func(t *testing.T, engine string) {
			dir := t.TempDir()
			writeFixture(t, dir, engine)
			upgrade(t, dir, engine)
		})
	})
	releases, err := filepath.Glob(fixtures + "/*")
	if err != nil || len(releases) == 0 {
		t.Fatalf("%s has no fixtures: %v", fixtures, err)
	}
	for _, dir := range releases {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			t.Parallel()
			storetest.EachEngine(t, func(t *testing.T, engine string) { upgrade(t, dir, engine) })
		})
	}
}

func upgrade(t *testing.T, dir, engine string) {
	var r recording
	if err := json.Unmarshal(readCompressed(t, filepath.Join(dir, engine+".json.gz")), &r); err != nil {
		t.Fatal(err)
	}
	if len(r.Answers) < 100 {
		t.Fatalf("the recording has only %d answers", len(r.Answers))
	}
	dsn := storetest.Empty(t, engine)
	restore(t, dir, engine, dsn)
	old := filepath.Join(dir, "postgres.backup.zip") // that the release made
	switch _, err := os.Stat(old); {
	case engine == "postgres" && err == nil:
		dsn = oldBackup(t, old)
	case engine == "sqlite" || !strings.HasPrefix(dir, fixtures): // a copy of PostgreSQL has this version's layout
		dsn = throughBackup(t, engine, dsn) // which a newer version restores, too
	}
	rows := countRows(Direct(t, dsn))
	clock := NewClock()
	clock.Add(r.Now.Sub(clock.Now()))
	s := storetest.Open(t, engine, store.Options{Database: dsn, Now: clock.Now})
	if err := s.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	for table, n := range countRows(Direct(t, dsn)) {
		if before, known := rows[table]; known && n < before && table != "goose_db_version" {
			t.Errorf("%s had %d rows, and has %d", table, before, n)
		}
	}
	a := NewAPI(t, engine, func(o *server.Options) { o.Store, o.Now = s, clock.Now })
	for _, was := range r.Answers {
		u := &User{A: a, Name: was.User, Token: r.Tokens[was.User]}
		res := u.Do("GET", was.Path, nil)
		if res.Status != 200 {
			t.Errorf("%s as %s: status %d: %s", was.Path, was.User, res.Status, res.Body)
			continue
		}
		var before, now any
		if err := json.Unmarshal(was.Body, &before); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(normal(res.Body), &now); err != nil {
			t.Fatal(err)
		}
		if where := lacks(before, now, ""); where != "" {
			t.Errorf("%s as %s: %s\nthe release answered: %.2000s\nnow: %.2000s", was.Path, was.User, where, was.Body, normal(res.Body))
		}
	}
}

// throughBackup backs up a database of any version, restores it and returns the restored one.
func throughBackup(t *testing.T, engine, dsn string) string {
	t.Helper()
	there, data := t.TempDir(), filepath.Join(t.TempDir(), "data")
	files := Must(bucket.OpenFolderOf(there, backup.Keys))
	media := Must(bucket.OpenFolder(t.TempDir()))
	t.Cleanup(func() { files.Close(); media.Close() })
	src := backup.Source{Store: storetest.Open(t, engine, store.Options{Database: dsn}), Media: media, Version: "of the fixture"}
	to := backup.Target{Dir: data}
	if engine == "postgres" {
		src.Database, to.Database = dsn, storetest.Empty(t, engine)
	}
	r := backup.Open(files, "there", there, nil)
	Must(r.Create(t.Context(), src, backup.Options{}))
	Must(r.Restore(t.Context(), "", to, backup.Options{}))
	if engine == "postgres" {
		return to.Database
	}
	return filepath.Join(data, "finds.db")
}

// oldBackup restores the backups of a PostgreSQL database that a release has made, of which one is encrypted, and returns the last.
func oldBackup(t *testing.T, file string) (dsn string) {
	t.Helper()
	archive := Must(zip.OpenReader(file))
	defer archive.Close()
	there := t.TempDir()
	Must(0, os.CopyFS(there, archive))
	files := Must(bucket.OpenFolderOf(there, backup.Keys))
	defer files.Close()
	r := backup.Open(files, "there", there, nil)
	list := Must(r.List(t.Context()))
	if len(list) != 2 {
		t.Fatalf("%s has %d backups, want 2", file, len(list))
	}
	for _, b := range list {
		dsn = storetest.Empty(t, "postgres")
		o := backup.Options{}
		if b.Encrypted {
			o.Passphrase = "correct horse"
		}
		if _, result, err := r.Verify(t.Context(), b.ID, true, dsn, o); err != nil || result.Problem != "" {
			t.Errorf("verify: %+v, %v", result, err)
		}
		Must(r.Restore(t.Context(), b.ID, backup.Target{Dir: filepath.Join(t.TempDir(), "data"), Database: dsn}, o))
		for table, n := range countRows(Direct(t, dsn)) {
			if b.Rows[table] != int64(n) {
				t.Errorf("%d rows of %s are restored, want %d", n, table, b.Rows[table])
			}
		}
	}
	return dsn
}

// lacks returns where an answer lacks what another has, or has another value there; "" if nowhere.
func lacks(before, now any, at string) string {
	switch b := before.(type) {
	case map[string]any:
		n, ok := now.(map[string]any)
		if !ok {
			return at + " is not an object"
		}
		for _, key := range slices.Sorted(maps.Keys(b)) {
			value, has := n[key]
			if !has {
				return at + "." + key + " is missing"
			}
			if where := lacks(b[key], value, at+"."+key); where != "" {
				return where
			}
		}
		return ""
	case []any:
		n, ok := now.([]any)
		if !ok || len(n) != len(b) {
			return fmt.Sprintf("%s has not %d elements", at, len(b))
		}
		for i := range b {
			if where := lacks(b[i], n[i], fmt.Sprintf("%s[%d]", at, i)); where != "" {
				return where
			}
		}
		return ""
	}
	if !reflect.DeepEqual(before, now) {
		return fmt.Sprintf("%s was %v and is %v", at, before, now)
	}
	return ""
}

// TestLost finds every kind of difference, and accepts additions.
func TestLost(t *testing.T) {
	t.Parallel()
	for now, want := range map[string]string{
		`{"a":[{"b":1}],"c":null,"d":2}`: "",
		`{"a":[{"b":1,"x":2}],"c":null}`: "",
		`{"a":[{"b":2}],"c":null}`:       ".a[0].b was 1 and is 2",
		`{"a":[{"b":1},{}],"c":null}`:    ".a has not 1 elements",
		`{"a":[{"b":1}]}`:                ".c is missing",
		`{"a":{},"c":null}`:              ".a has not 1 elements",
		`{"a":[[]],"c":null}`:            ".a[0] is not an object",
	} {
		var before, after any
		Must(0, json.Unmarshal([]byte(`{"a":[{"b":1}],"c":null}`), &before))
		Must(0, json.Unmarshal([]byte(now), &after))
		if got := lacks(before, after, ""); got != want {
			t.Errorf("%s: %q, want %q", now, got, want)
		}
	}
}

// signed is what the signature adds to the URL of a media file, which depends on the time.
var signed = regexp.MustCompile(`(/api/media/[^"?]*)\?[^"]*`)

func normal(body []byte) []byte { return signed.ReplaceAll(body, []byte("$1")) }

// volatile are the paths whose answers are about the process and its machine, or are not JSON.
var volatile = []string{"/api/admin/overview", "/api/admin/checks", "/api/admin/instance", "/api/media/{path}", "/api/avatars/{userId}", "/api/users/me/archive",
	"/tiles/{z}/{x}/{y}"}

// readPaths are the paths that the fixtures ask for, with parameters.
func readPaths() []string {
	paths := slices.Clone(EveryRead)
	for _, row := range Matrix {
		if path, read := strings.CutPrefix(row.Op, "GET "); read && row.Public == AdminOnly {
			paths = append(paths, path)
		}
	}
	return slices.DeleteFunc(slices.Clone(paths), func(p string) bool { return slices.Contains(volatile, p) })
}

// writeFixture fills a database by way of the API and the store, and stores it with what the API
// answers about it in a folder.
func writeFixture(t *testing.T, dir, engine string) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	a := NewAPI(t, engine)
	scenes := a.World()
	if _, err := a.Store.Lead(t.Context(), "sweeps", time.Hour); err != nil {
		t.Fatal(err)
	}
	for table, n := range countRows(Direct(t, a.DSN)) {
		if n == 0 {
			t.Errorf("%s has no row, so nothing is shown of it; add some to world", table)
		}
	}
	a.Clock.Add(time.Minute)
	r := recording{Now: a.Clock.Now(), Tokens: map[string]string{}}
	keepDatabase(t, dir, engine, a.DSN) // before the requests, which change when a session was used
	asked := map[string]bool{}
	for _, s := range scenes {
		for _, u := range []*User{s.Owner, s.Actor} {
			for _, path := range readPaths() {
				path = s.Fill(path)
				if asked[u.Name+path] || u.Token == "" {
					continue
				}
				asked[u.Name+path] = true
				if res := u.Do("GET", path, nil); res.Status == 200 {
					r.Answers = append(r.Answers, recorded{u.Name, path, normal(res.Body)})
				}
			}
			r.Tokens[u.Name] = u.Token
		}
	}
	text := Must(json.Marshal(r))
	writeCompressed(t, filepath.Join(dir, engine+".json.gz"), text)
	t.Logf("%d answers of %d users", len(r.Answers), len(r.Tokens))
}

// countRows returns the number of rows of each table of a database, and closes it.
func countRows(db *sql.DB) map[string]int {
	defer db.Close()
	query := `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'find_search%' AND name NOT LIKE 'sqlite%'`
	if strings.Contains(fmt.Sprintf("%T", db.Driver()), "stdlib") { // of pgx
		query = `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`
	}
	rows := Must(db.Query(query))
	counts := map[string]int{}
	for rows.Next() {
		var name string
		Must(0, rows.Scan(&name))
		counts[name] = 0
	}
	Must(0, rows.Err())
	for name := range counts {
		var n int
		Must(0, db.QueryRow(`SELECT COUNT(*) FROM "`+name+`"`).Scan(&n))
		counts[name] = n
	}
	return counts
}

// program returns a program of PostgreSQL.
func program(t *testing.T, name string) string {
	t.Helper()
	if found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/" + name); len(found) > 0 {
		return found[len(found)-1]
	}
	return storetest.Program(t, name)
}

// keepDatabase writes a database to a compressed file.
func keepDatabase(t *testing.T, dir, engine, dsn string) {
	t.Helper()
	if engine == "postgres" {
		text, err := exec.Command(program(t, "pg_dump"), "--no-owner", "--no-privileges", dsn).Output()
		if err != nil {
			t.Fatal(err)
		}
		writeCompressed(t, filepath.Join(dir, "postgres.sql.gz"), text)
		return
	}
	file := filepath.Join(t.TempDir(), "copy.db")
	if _, err := Direct(t, dsn).Exec(`VACUUM INTO ?`, file); err != nil {
		t.Fatal(err)
	}
	writeCompressed(t, filepath.Join(dir, "sqlite.db.gz"), Must(os.ReadFile(file)))
}

// restore fills an empty database from the file of keepDatabase.
func restore(t *testing.T, dir, engine, dsn string) {
	t.Helper()
	if engine == "sqlite" {
		if err := os.WriteFile(dsn, readCompressed(t, filepath.Join(dir, "sqlite.db.gz")), 0o600); err != nil {
			t.Fatal(err)
		}
		return
	}
	psql := exec.Command(program(t, "psql"), "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", dsn)
	psql.Stdin = bytes.NewReader(readCompressed(t, filepath.Join(dir, "postgres.sql.gz")))
	if out, err := psql.CombinedOutput(); err != nil {
		t.Fatalf("psql: %v: %s", err, out)
	}
}

func writeCompressed(t *testing.T, file string, data []byte) {
	t.Helper()
	var b bytes.Buffer
	w := Must(gzip.NewWriterLevel(&b, gzip.BestCompression))
	Must(w.Write(data))
	Must(0, w.Close())
	if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

func readCompressed(t *testing.T, file string) []byte {
	t.Helper()
	r, err := gzip.NewReader(bytes.NewReader(Must(os.ReadFile(file))))
	return Must(io.ReadAll(Must(r, err)))
}

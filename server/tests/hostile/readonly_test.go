package hostile

import (
	"database/sql"
	"fmt"
	"image/color"
	"strings"
	"syscall"
	"testing"
	"time"

	"finds/embed"
	"finds/media"
	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/store/sqldb"
	"finds/store/storetest"
)

// TestReadOnlyDatabase: while PostgreSQL takes no writes they get 503, as
// readiness does, and reads go on; afterwards nothing needs a restart.
func TestReadOnlyDatabase(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "postgres")
	ann := a.As("ann")
	db, err := sql.Open("pgx", a.DSN)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	name := strings.TrimPrefix(MustURL(a.DSN).Path, "/")
	change := func(how string) {
		t.Helper()
		for _, q := range []string{`SET default_transaction_read_only = off`, `ALTER DATABASE ` + name + ` ` + how} {
			if _, err := db.Exec(q); err != nil {
				t.Fatal(err)
			}
		}
		a.Clock.Add(time.Minute) // what was said of the readiness is old
	}
	db.SetMaxOpenConns(1)
	change(`SET default_transaction_read_only = on`)
	if _, err := db.Exec(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()`, name); err != nil {
		t.Fatal(err)
	}
	for path, body := range map[string]any{"/api/auth/login": M{"username": "ann", "password": "wrong, but long"}, "/api/locations": M{"latitude": 1, "longitude": 1, "name": "x"}} {
		for range 2 {
			if res := ann.Do("POST", path, body); res.Status != 503 {
				t.Errorf("%s: %d %s", path, res.Status, res.Body)
			}
		}
	}
	OK(ann, 200, "GET", "/api/users/me", nil)
	if res := a.Anonymous().Do("GET", "/readyz", nil); res.Status != 503 {
		t.Errorf("readyz: %d", res.Status)
	}
	change(`RESET default_transaction_read_only`) // new connections write, old ones do not
	ann.Do("POST", "/api/locations", M{"latitude": 1, "longitude": 1, "name": "x"})
	OK(ann, 201, "POST", "/api/locations", M{"latitude": 2, "longitude": 1, "name": "y"})
	if res := a.Anonymous().Do("GET", "/readyz", nil); res.Status != 200 {
		t.Errorf("readyz afterwards: %d %s", res.Status, res.Body)
	}
}

// TestFullDisk: what finds no room on the disk is refused as that.
func TestFullDisk(t *testing.T) {
	t.Parallel()
	for _, cause := range []syscall.Errno{syscall.ENOSPC, syscall.EDQUOT} {
		a := NewAPI(t, "sqlite", func(o *server.Options) {
			o.Media.Bucket = Faulty{Bucket: o.Media.Bucket, Fault: func() error { return fmt.Errorf("store media file: %w", cause) }}
			o.Media.Library = media.New(o.Media.Bucket, media.Limits{Poster: embed.Poster, Wait: storetest.Patience})
		})
		res, _ := a.As("ann").UploadOf(Picture(8, 6, color.White))
		if p := a.Clean("an upload", res); res.Status != 503 || p.Detail != schema.ErrDiskFull.Message {
			t.Errorf("%v: %d %s", cause, res.Status, res.Body)
		}
	}
}

// TestSQLiteRefusals: what SQLite says of a file that it may not write, or for
// which the disk has no room, is a fault of the storage.
func TestSQLiteRefusals(t *testing.T) {
	t.Parallel()
	for pragma, full := range map[string]bool{"query_only(1)": false, "max_page_count(2)": true} {
		db, err := sql.Open("sqlite", "file:"+t.TempDir()+"/x.db?_pragma="+pragma)
		if err != nil {
			t.Fatal(err)
		}
		db.SetMaxOpenConns(1)
		defer db.Close()
		_, err = db.Exec(`CREATE TABLE x (b); INSERT INTO x VALUES (randomblob(100000))`)
		if err == nil || !sqldb.Unreachable(err) || sqldb.Full(err) != full {
			t.Errorf("%s: %v", pragma, err)
		}
	}
}

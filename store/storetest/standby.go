package storetest

import (
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"
)

// Standby is a server that follows the one of the tests.
type Standby struct {
	URL string // of the database of NewStandby

	t      testing.TB
	dir    string
	server *exec.Cmd // nil while it is stopped
}

// NewStandby copies the server of the tests and starts the copy as a hot standby. URL is that
// of a database of Database(t, "postgres").
func NewStandby(t testing.TB, database string) *Standby {
	t.Helper()
	Need(t, running())
	if server.url.Host != "" {
		Need(t, errors.New("FINDS_TEST_POSTGRES names a server on another machine, which cannot be copied"))
	}
	u, err := url.Parse(database)
	if err != nil {
		t.Fatal(err)
	}
	// With a slot, the server keeps the log that the standby needs.
	slot := fmt.Sprintf("standby_%d_%d", os.Getpid(), server.count.Add(1))
	t.Cleanup(func() {
		primary := &Standby{t: t, URL: database}
		primary.Await(`SELECT COUNT(pg_drop_replication_slot(slot_name)) >= 0 FROM pg_replication_slots WHERE slot_name = $1`, slot) // fails while it is in use
	})
	return newServer(t, u.Path, "pg_basebackup", "-h", u.Query().Get("host"), "-U", "postgres", "-R", "-c", "fast", "-N", "-C", "-S", slot)
}

// NewStranger starts a server that has nothing to do with the one of the tests, and returns
// the URL of a database there.
func NewStranger(t testing.TB) string {
	t.Helper()
	Need(t, running())
	return newServer(t, "/postgres", "initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "-N").URL
}

// newServer starts a server whose data a program has made.
func newServer(t testing.TB, database, program string, args ...string) *Standby {
	t.Helper()
	dir, err := os.MkdirTemp(memory(), "finds-pg")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	s := &Standby{t: t, dir: dir}
	if out, err := s.command(program, append(args, "-D", filepath.Join(dir, "data"))...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", program, err, out)
	}
	u := url.URL{Scheme: "postgres", User: url.User("postgres"), Path: database, RawQuery: url.Values{"host": {dir}}.Encode()}
	s.URL = u.String()
	t.Cleanup(s.Stop)
	s.Start()
	return s
}

// command is a program of PostgreSQL that runs as the user of the server.
func (s *Standby) command(name string, args ...string) *exec.Cmd {
	s.t.Helper()
	bin, err := binaries()
	if err != nil {
		s.t.Fatal(err)
	}
	attr, err := unprivileged(s.dir)
	if err != nil {
		s.t.Fatal(err)
	}
	cmd := exec.Command(filepath.Join(bin, name), args...)
	cmd.SysProcAttr, cmd.Dir = attr, s.dir
	return cmd
}

// Start starts the server again and waits until it answers.
func (s *Standby) Start() {
	s.t.Helper()
	runtime.LockOSThread() // the server ends with this thread
	s.server = s.command("postgres", append([]string{"-D", filepath.Join(s.dir, "data"), "-k", s.dir}, settings...)...)
	if err := s.server.Start(); err != nil {
		s.t.Fatal(err)
	}
	s.Await(`SELECT TRUE`)
}

// Stop stops the server at once, with all connections to it.
func (s *Standby) Stop() {
	if s.server != nil {
		s.server.Process.Signal(syscall.SIGQUIT)
		s.server.Wait()
		s.server = nil
	}
}

// Exec runs a statement.
func (s *Standby) Exec(query string) {
	s.t.Helper()
	db := s.open()
	defer db.Close()
	if _, err := db.Exec(query); err != nil {
		s.t.Fatal(err)
	}
}

// Await runs a query until its one value is true.
func (s *Standby) Await(query string, args ...any) {
	s.t.Helper()
	db := s.open()
	defer db.Close()
	for deadline := time.Now().Add(time.Minute); ; {
		var done bool
		err := db.QueryRow(query, args...).Scan(&done)
		if err == nil && done {
			return
		}
		if time.Now().After(deadline) {
			s.t.Fatal(fmt.Errorf("%s stays false: %w", query, err))
		}
		time.Sleep(5 * time.Millisecond) // PostgreSQL does not notify of its start, nor of what it has replayed
	}
}

// CatchUp waits until the standby has replayed all that the server of the tests has flushed.
func (s *Standby) CatchUp() {
	s.t.Helper()
	db, err := sql.Open("pgx", server.url.String())
	if err != nil {
		s.t.Fatal(err)
	}
	defer db.Close()
	var at string
	if err := db.QueryRow(`SELECT pg_current_wal_flush_lsn()::text`).Scan(&at); err != nil {
		s.t.Fatal(err)
	}
	s.Await(`SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn`, at)
}

func (s *Standby) open() *sql.DB {
	s.t.Helper()
	db, err := sql.Open("pgx", s.URL)
	if err != nil {
		s.t.Fatal(err)
	}
	return db
}

package storetest

import (
	"database/sql"
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

// Server is a server of PostgreSQL that a test may stop.
type Server struct {
	URL string // of its database

	t      testing.TB
	dir    string
	server *exec.Cmd // nil while it is stopped
}

// NewServer starts a server with an empty database.
func NewServer(t testing.TB) *Server {
	t.Helper()
	return newServer(t, "initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "-N")
}

// Standby starts a hot standby of the server. With a slot, the server keeps the log that the standby needs.
func (s *Server) Standby() *Server {
	s.t.Helper()
	return newServer(s.t, "pg_basebackup", "-h", s.dir, "-U", "postgres", "-R", "-c", "fast", "-N", "-C", "-S", "standby")
}

// Both returns a URL that names two servers, of which the one that takes writes is used.
func (s *Server) Both(other *Server) string {
	return "postgres://postgres@/postgres?target_session_attrs=read-write&host=" + url.QueryEscape(s.dir+","+other.dir)
}

// newServer starts a server whose data a program has made.
func newServer(t testing.TB, program string, args ...string) *Server {
	t.Helper()
	if _, err := binaries(); err != nil {
		Need(t, err)
	}
	dir, err := os.MkdirTemp(memory(), "finds-pg")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	s := &Server{t: t, dir: dir}
	if out, err := s.command(program, append(args, "-D", filepath.Join(dir, "data"))...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", program, err, out)
	}
	u := url.URL{Scheme: "postgres", User: url.User("postgres"), Path: "/postgres", RawQuery: url.Values{"host": {dir}}.Encode()}
	s.URL = u.String()
	t.Cleanup(s.Stop)
	s.Start()
	return s
}

// command is a program of PostgreSQL that runs as the user of the server.
func (s *Server) command(name string, args ...string) *exec.Cmd {
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
func (s *Server) Start() {
	s.t.Helper()
	runtime.LockOSThread() // the server ends with this thread
	s.server = s.command("postgres", append([]string{"-D", filepath.Join(s.dir, "data"), "-k", s.dir}, settings...)...)
	if err := s.server.Start(); err != nil {
		s.t.Fatal(err)
	}
	s.Await(`SELECT TRUE`)
}

// Stop stops the server at once, with all connections to it.
func (s *Server) Stop() {
	if s.server != nil {
		s.server.Process.Signal(syscall.SIGQUIT)
		s.server.Wait()
		s.server = nil
	}
}

// Exec runs a statement.
func (s *Server) Exec(query string) {
	s.t.Helper()
	db := s.open()
	defer db.Close()
	if _, err := db.Exec(query); err != nil {
		s.t.Fatal(err)
	}
}

// Await runs a query until its one value is true.
func (s *Server) Await(query string, args ...any) {
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

// CatchUp waits until a standby has replayed all that the server has flushed.
func (s *Server) CatchUp(standby *Server) {
	s.t.Helper()
	db := s.open()
	defer db.Close()
	var at string
	if err := db.QueryRow(`SELECT pg_current_wal_flush_lsn()::text`).Scan(&at); err != nil {
		s.t.Fatal(err)
	}
	standby.Await(`SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn`, at)
}

func (s *Server) open() *sql.DB {
	s.t.Helper()
	db, err := sql.Open("pgx", s.URL)
	if err != nil {
		s.t.Fatal(err)
	}
	return db
}

// Package storetest gives tests a store on each engine: a fresh SQLite file,
// and a fresh database of a real PostgreSQL server that lives as long as the
// test binary.
package storetest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver "pgx"

	"finds/store"
)

// Main runs the tests of a package, with temporary files in memory (see InMemory), and with a
// PostgreSQL server that starts when a test first needs it. Where no server is installed those tests are
// skipped, unless CI is set. FINDS_TEST_POSTGRES names a running server to use instead. The clean functions
// run at the end.
func Main(m *testing.M, clean ...func()) {
	InMemory()
	code := m.Run()
	Report()
	if server.stop != nil {
		server.stop()
	}
	for _, f := range clean {
		f()
	}
	os.Exit(code)
}

var server struct {
	url   *url.URL
	stop  func()
	count atomic.Int64
}

// running starts the server, once, or tells why there is none.
var running = sync.OnceValue(func() error {
	started := make(chan error)
	go func() {
		runtime.LockOSThread() // the server ends with this thread, which the goroutine keeps
		stop, err := start()
		if err == nil {
			server.stop = stop
		}
		started <- err
		select {}
	}()
	return <-started
})

// settings are those of every server; a standby needs at least as many connections as its primary.
var settings = []string{"-F", "-c", "listen_addresses=", "-c", "max_connections=400"}

// start runs a PostgreSQL server in a folder of its own, on a socket there.
func start() (stop func(), err error) {
	if given := os.Getenv("FINDS_TEST_POSTGRES"); given != "" {
		server.url, err = url.Parse(given)
		return dropTemplate, err
	}
	bin, err := binaries()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp(memory(), "finds-pg") // short: a socket's path has 107 bytes
	if err != nil {
		return nil, err
	}
	remove := func() { os.RemoveAll(dir) }
	attr, err := unprivileged(dir)
	if err != nil {
		remove()
		return nil, err
	}
	data := filepath.Join(dir, "data")
	initdb := exec.Command(filepath.Join(bin, "initdb"), "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "-N")
	initdb.SysProcAttr, initdb.Dir = attr, dir
	if out, err := initdb.CombinedOutput(); err != nil {
		remove()
		return nil, fmt.Errorf("initdb: %w\n%s", err, out)
	}
	pg := exec.Command(filepath.Join(bin, "postgres"), append([]string{"-D", data, "-k", dir}, settings...)...)
	pg.SysProcAttr, pg.Dir = attr, dir
	if err := pg.Start(); err != nil {
		remove()
		return nil, err
	}
	server.url = &url.URL{Scheme: "postgres", User: url.User("postgres"), Path: "/postgres", RawQuery: url.Values{"host": {dir}}.Encode()}
	stop = func() {
		pg.Process.Signal(syscall.SIGINT)
		pg.Wait()
		remove()
	}
	if err := await((*sql.DB).Ping); err != nil {
		stop()
		return nil, err
	}
	return stop, nil
}

// binaries finds the folder of initdb and postgres.
func binaries() (string, error) {
	if p, err := exec.LookPath("initdb"); err == nil {
		if p, err = filepath.EvalSymlinks(p); err == nil {
			return filepath.Dir(p), nil
		}
	}
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if len(found) == 0 {
		return "", errors.New("initdb is neither on the PATH nor under /usr/lib/postgresql (Debian package postgresql)")
	}
	return filepath.Dir(found[len(found)-1]), nil
}

// await calls check with a connection to the server until it succeeds, for two minutes at most.
func await(check func(db *sql.DB) error) error {
	db, err := sql.Open("pgx", server.url.String())
	if err != nil {
		return err
	}
	defer db.Close()
	for deadline := time.Now().Add(2 * time.Minute); ; {
		if err = check(db); err == nil || time.Now().After(deadline) {
			return err
		}
		time.Sleep(5 * time.Millisecond) // PostgreSQL does not notify of its start, nor of the end of a connection
	}
}

// Engines are the names that Database and Empty take.
var Engines = []string{"sqlite", "postgres"}

// admin runs a statement beside all tests.
func admin(query string) error {
	db, err := sql.Open("pgx", server.url.String())
	if err != nil {
		return err
	}
	defer db.Close()
	_, err = db.Exec(query)
	return err
}

// Open returns a store on a new, migrated database of an engine, or on the database that
// the options name, unchanged. Its clock is that of the options, or one of its own.
func Open(t testing.TB, engine string, opt store.Options) *store.Store {
	t.Helper()
	if opt.Database == "" {
		opt.Database = Database(t, engine)
	}
	if opt.Now == nil {
		opt.Now = now
	}
	s, err := store.Open(context.Background(), opt)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		s = nil // else its memory is kept until all tests have run
	})
	return s
}

// readings counts how often now was called.
var readings atomic.Int64

// now is the clock of stores whose options have none. It starts at noon of a fixed day and is a
// millisecond later at every reading, so that rows made one after the other have an order. Stores
// on one database share it.
func now() time.Time {
	return time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC).Add(time.Duration(readings.Add(1)) * time.Millisecond)
}

// EachEngine runs a test once for every engine, in parallel: for what the engines do
// differently, which is all of package store and what depends on its locks.
func EachEngine(t *testing.T, test func(t *testing.T, engine string)) {
	for _, engine := range Engines {
		t.Run(engine, func(t *testing.T) {
			t.Parallel()
			test(t, engine)
		})
	}
}

// UsualEngines is EachEngine where All is true, and otherwise runs the test on SQLite alone: for
// tests of what is above the store, which does not know its engine.
func UsualEngines(t *testing.T, test func(t *testing.T, engine string)) {
	if All() {
		EachEngine(t, test)
		return
	}
	LeaveOut("on PostgreSQL (FINDS_TEST_ALL=1 runs them)")
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		test(t, "sqlite")
	})
}

// Each runs a test on a fresh store of every engine.
func Each(t *testing.T, opt store.Options, test func(t *testing.T, s *store.Store)) {
	EachEngine(t, func(t *testing.T, engine string) { test(t, Open(t, engine, opt)) })
}

// Rounds returns how many of n random cases a test tries: a fifth, which goes through every
// branch, or all of them where FINDS_TEST_ALL_ROUNDS is set.
func Rounds(n int) int {
	if os.Getenv("FINDS_TEST_ALL_ROUNDS") != "" {
		return n
	}
	return n / 5
}

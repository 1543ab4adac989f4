// Package store is the only package with SQL. It keeps the records of Finds in
// SQLite or in PostgreSQL through one text of each statement; in what statements
// differ stands in dialect.go. Every exported method that writes owns its
// transaction, and every method that reads takes the viewer as an argument: who
// may see what is decided in visible.go and nowhere else.
package store

import (
	"context"
	"crypto/rand"
	"database/sql"
	"encoding/base64"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/jmoiron/sqlx"
	"golang.org/x/sync/singleflight"

	_ "modernc.org/sqlite" // the SQLite driver, "sqlite"

	"finds/schema"
)

// Options says where the records are kept.
type Options struct {
	// Database is the path of a SQLite file, or a postgres:// URL.
	Database string
	// Synchronous is SQLite's: "normal" (nothing answered is lost when the
	// process dies) or "full" (nor when the power fails).
	Synchronous string
	// MediaPerFind bounds the media of one find; 0 is schema.MediaPerFind.
	MediaPerFind int
	// MediaPerUser limits the bytes of the media of one user; 0 means no limit.
	MediaPerUser int64
	// FindsPerUser bounds the finds of one user; 0 means no limit.
	FindsPerUser int
	// Connections bounds those to PostgreSQL; 0 is 16.
	Connections int
	// Timeout is how long PostgreSQL may take over a write, and over any
	// statement; 0 is 30 s. Migrations take as long as they do.
	Timeout time.Duration
	// Now is the clock; nil is time.Now.
	Now func() time.Time
	// Log is where Migrate reports what takes long; nil is nowhere.
	Log *slog.Logger
}

// Store keeps the records. It is safe for concurrent use.
type Store struct {
	read      *pool      // SQLite: read-only connections; PostgreSQL: all of them
	write     *writer    // SQLite: the only connection that writes; nil on PostgreSQL
	connector *connector // nil on SQLite
	d         *dialect
	opt       Options
	ids       ids

	max      bounds
	way      int // in which searches are read; tests choose it
	few      int // see fewLocations; tests lower it
	atOnce   int // see rowsAtOnce; tests lower it
	batch    int // see deleteBatch; tests lower it
	cache    findCache
	rooms    *lru.Cache[string, *findRoom] // by user
	watchers watchers
	renewals singleflight.Group // of sessions, by their token's hash
	pushes   chan struct{}      // one slot: see PushWake
	wrote    atomic.Int64       // when Ping last wrote, in Unix milliseconds
	total    struct {
		sync.Mutex
		n  int
		at time.Time
	}
}

// Connections is how many reads can run at once.
func (s *Store) Connections() int { return s.read.db.Stats().MaxOpenConnections }

// Open opens the database without changing it; call Migrate before use.
func Open(ctx context.Context, opt Options) (*Store, error) {
	if opt.Now == nil {
		opt.Now = time.Now
	}
	if opt.Log == nil {
		opt.Log = slog.New(slog.DiscardHandler)
	}
	if opt.MediaPerFind == 0 {
		opt.MediaPerFind = schema.MediaPerFind
	}
	if opt.Connections == 0 {
		opt.Connections = 16
	}
	if opt.Timeout == 0 {
		opt.Timeout = 30 * time.Second
	}
	if opt.Synchronous == "" {
		opt.Synchronous = "normal"
	}
	s := &Store{opt: opt, d: dialectOf(opt.Database), max: defaultBounds, few: fewLocations, atOnce: rowsAtOnce, batch: deleteBatch, cache: newFindCache(), rooms: newFindRooms(), pushes: make(chan struct{}, 1)}
	if s.d == &postgres {
		return s, s.openPostgres(ctx)
	}
	return s, s.openSQLite(ctx)
}

// busyTimeout is how many milliseconds a connection waits for a lock on the file.
const busyTimeout = "10000"

// dsn makes a connection string on which every connection of a pool gets the
// same settings; a PRAGMA run by Exec would reach one connection only.
func (s *Store) dsn(extra ...string) string {
	q := []string{"_txlock=immediate", "_pragma=busy_timeout(" + busyTimeout + ")", "_pragma=journal_mode(wal)", "_pragma=journal_size_limit(67108864)",
		"_pragma=synchronous(" + s.opt.Synchronous + ")", "_pragma=temp_store(memory)"}
	return "file:" + s.path() + "?" + strings.Join(append(q, extra...), "&")
}

// path is that of the file, as a DSN has it.
func (s *Store) path() string {
	return strings.ReplaceAll(url.PathEscape(filepath.ToSlash(s.opt.Database)), "%2F", "/")
}

func (s *Store) openSQLite(ctx context.Context) error {
	if s.opt.Synchronous != "normal" && s.opt.Synchronous != "full" {
		return fmt.Errorf("synchronous is %q; it takes normal or full", s.opt.Synchronous)
	}
	db, err := sqlx.Open("sqlite", s.dsn("_pragma=query_only(1)", "_pragma=cache_size(-32000)"))
	if err != nil {
		return fmt.Errorf("open %s: %w", s.opt.Database, err)
	}
	// What is deleted is overwritten, so that it is neither in the file nor in a
	// backup of it. Single words stay in the full text until FTS5 merges its segments.
	writing := s.dsn("_pragma=foreign_keys(1)", "_pragma=cache_size(-32000)", "_pragma=wal_autocheckpoint(0)", "_pragma=secure_delete(1)")
	w, err := openWriter(ctx, writing, s.d)
	for try := 0; s.d.kind(err) == rivalError && try < 100; try++ { // SQLite does not wait for the lock when it switches to the log
		time.Sleep(20 * time.Millisecond)
		w, err = openWriter(ctx, writing, s.d)
	}
	if err != nil {
		return errors.Join(fmt.Errorf("open %s: %w", s.opt.Database, err), db.Close())
	}
	// A handful of readers beyond the cores keeps one slow list from holding
	// up the rest; more only cost memory.
	n := max(4, runtime.GOMAXPROCS(0))
	db.SetMaxOpenConns(n)
	db.SetMaxIdleConns(n)
	s.read, s.write = &pool{db: db, d: s.d}, w
	w.start(newCheckpointer(db, &s.read.gate))
	return nil
}

// Close ends the writer, moves the write-ahead log into the database file and
// closes every connection.
func (s *Store) Close() error {
	s.watchers.closeAll()
	var err error
	if s.write != nil {
		err = s.write.close()
	}
	return errors.Join(err, s.read.db.Close())
}

// Postgres reports whether the records are in PostgreSQL, which several
// processes may share.
func (s *Store) Postgres() bool { return s.d == &postgres }

// Now returns the store's time.
func (s *Store) Now() schema.Time { return schema.At(s.opt.Now()) }

// Secret returns the value that name has in the database, which the first
// caller of any process sets to 32 random bytes.
func (s *Store) Secret(ctx context.Context, name string) ([]byte, error) {
	b := make([]byte, 32)
	rand.Read(b)
	value, err := s.KeepSetting(ctx, name, base64.RawURLEncoding.EncodeToString(b))
	if err != nil {
		return nil, err
	}
	return base64.RawURLEncoding.DecodeString(value)
}

// pool runs read-only statements, each prepared once per connection.
type pool struct {
	db    *sqlx.DB
	d     *dialect
	stmts sync.Map     // query → statement
	gate  sync.RWMutex // held while the write-ahead log restarts; reads pass it and do not hold it

	distrust func()             // has connections dropped; nil on SQLite
	before   func(query string) // what tests do before a statement; nil otherwise
}

// pass waits while the write-ahead log restarts, a moment at most.
func (p *pool) pass() {
	p.gate.RLock()
	defer p.gate.RUnlock()
}

// stmt returns query prepared. Queries are few and fixed but for their lists,
// whose lengths are padded by in, so that the cache stays small.
func (p *pool) stmt(ctx context.Context, query string) (statement, error) {
	if p.before != nil {
		p.before(query)
	}
	if s, ok := ctx.Value(snapshotKey{}).(*snapshot); ok { // which has passed
		return s.stmt(ctx, p, query)
	}
	p.pass()
	return p.prepared(ctx, query)
}

// prepared returns a statement that any connection takes.
func (p *pool) prepared(ctx context.Context, query string) (statement, error) {
	if st, ok := p.stmts.Load(query); ok {
		return st.(statement), nil
	}
	if p.d == &postgres {
		st, _ := p.stmts.LoadOrStore(query, pgStatement{p.db, p.d.rebind(query)})
		return st.(statement), nil
	}
	st, err := p.db.PreparexContext(ctx, p.d.rebind(query))
	if err != nil {
		return nil, fmt.Errorf("prepare: %w", late(ctx, err))
	}
	if old, loaded := p.stmts.LoadOrStore(query, st); loaded {
		st.Close()
		return old.(statement), nil
	}
	return st, nil
}

// get reads one row into dest; no row is schema.ErrNotFound.
func (p *pool) get(ctx context.Context, dest any, query string, args ...any) error {
	st, err := p.stmt(ctx, query)
	if err != nil {
		return err
	}
	return p.late(ctx, notFound(st.GetContext(ctx, dest, args...)))
}

// one is get for a single column, where a file waits for nothing else: finding
// out by reflection what dest is takes as long as reading it. In SQLite it is not
// cancelled, which would take two goroutines and longer than the query.
func (p *pool) one(ctx context.Context, dest any, query string, args ...any) error {
	if p.d != &postgres {
		ctx = context.WithoutCancel(ctx)
	}
	st, err := p.stmt(ctx, query)
	if err != nil {
		return err
	}
	return p.late(ctx, notFound(st.QueryRowContext(ctx, args...).Scan(dest)))
}

// all reads every row into the slice dest.
func (p *pool) all(ctx context.Context, dest any, query string, args ...any) error {
	st, err := p.stmt(ctx, query)
	if err != nil {
		return err
	}
	return p.late(ctx, st.SelectContext(ctx, dest, args...))
}

// errEnough ends the reading of rows before the last of them.
var errEnough = errors.New("no more rows are wanted")

// enough is the error of a read that errEnough may have ended.
func enough(err error) error {
	if errors.Is(err, errEnough) {
		return nil
	}
	return err
}

// each calls scan for every row.
func (p *pool) each(ctx context.Context, scan func(*sql.Rows) error, query string, args ...any) error {
	st, err := p.stmt(ctx, query)
	if err != nil {
		return err
	}
	rows, err := st.QueryContext(ctx, args...)
	if err != nil {
		return p.late(ctx, err)
	}
	defer rows.Close()
	for rows.Next() {
		if err := scan(rows); err != nil {
			return p.late(ctx, err)
		}
	}
	return p.late(ctx, rows.Err())
}

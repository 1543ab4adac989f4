// Package gazetteer searches the places that the binary carries. They are
// unpacked into a SQLite file of their own when they are first asked for; the
// file can be deleted at any time, belongs in no backup, and is the same
// whatever engine keeps the records.
package gazetteer

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"

	"finds/embed"
	"finds/schema"
)

// Options say what is searched and where it is unpacked.
type Options struct {
	File    string                          // made when it is needed
	TempDir string                          // on the same file system, for the file while it is made
	Version func() string                   // of the places; a file of another is made anew
	Places  func() (embed.PlaceList, error) // reads them, from the beginning
	// Build does what Build does; nil is that. What it takes in memory is 70 MB,
	// of which a tenth would stay with a process that goes on.
	Build func(ctx context.Context, file, version string) error
	Log   *slog.Logger
	Now   func() time.Time // nil is time.Now
	// Patience is how long a search waits for the file; 0 is 0.3 seconds. One
	// that is there is opened in a moment; one that is not takes longer than
	// people like to wait.
	Patience time.Duration
}

// Gazetteer searches places. It is safe for concurrent use.
type Gazetteer struct {
	opt    Options
	ctx    context.Context // ends when the gazetteer is closed
	cancel context.CancelFunc

	mu      sync.Mutex
	open    *database     // nil until there is one
	opening chan struct{} // closed when an attempt to have one has ended; nil when there is none
	retryAt time.Time     // after a failure
}

const (
	patience = 300 * time.Millisecond
	// comeBack is when those who did not wait are told to come back.
	comeBack = 2 * time.Second
	// retryAfter is how long a failure is left alone.
	retryAfter = time.Minute
)

// New makes a gazetteer. It touches no file before the first search.
func New(o Options) *Gazetteer {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Build == nil {
		o.Build = func(ctx context.Context, file, version string) error { return Build(ctx, file, version, o.Places) }
	}
	o.Patience = cmp.Or(o.Patience, patience)
	g := &Gazetteer{opt: o}
	g.ctx, g.cancel = context.WithCancel(context.Background())
	return g
}

// Close ends an unpacking under way and closes the file.
func (g *Gazetteer) Close() error {
	g.cancel()
	g.mu.Lock()
	opening := g.opening
	g.mu.Unlock()
	if opening != nil {
		<-opening
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.open == nil {
		return nil
	}
	err := g.open.close()
	g.open = nil
	return err
}

// ready returns the open file, or begins to have one. It returns
// schema.ErrUnpacking when that takes longer than a search should wait, and
// schema.ErrNoPlaces when it failed.
func (g *Gazetteer) ready(ctx context.Context) (*database, error) {
	g.mu.Lock()
	db, opening := g.open, g.opening
	switch {
	case db != nil:
	case g.ctx.Err() != nil:
		db, opening = nil, nil
	case opening == nil && !g.opt.Now().Before(g.retryAt):
		opening = make(chan struct{})
		g.opening = opening
		go g.have(opening)
	}
	g.mu.Unlock()
	switch {
	case db != nil:
		return db, nil
	case opening == nil:
		return nil, schema.ErrNoPlaces
	}
	wait := time.NewTimer(g.opt.Patience)
	defer wait.Stop()
	select {
	case <-opening:
	case <-wait.C:
		return nil, schema.ErrUnpacking.After(comeBack)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.open == nil {
		return nil, schema.ErrNoPlaces
	}
	return g.open, nil
}

// have opens the file, or makes it and opens it.
func (g *Gazetteer) have(done chan struct{}) {
	start := g.opt.Now()
	version := g.opt.Version()
	db, err := openDatabase(g.ctx, g.opt.File, version, true)
	if err != nil && g.ctx.Err() == nil {
		if !errors.Is(err, errNone) {
			g.opt.Log.Warn("the places are unpacked anew", "error", err)
		}
		if err = g.unpack(version); err == nil {
			g.opt.Log.Info("the places are unpacked", "file", g.opt.File, "took", g.opt.Now().Sub(start))
			db, err = openDatabase(g.ctx, g.opt.File, version, false)
		}
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	defer close(done)
	g.opening = nil
	if err != nil {
		if g.ctx.Err() == nil {
			g.retryAt = g.opt.Now().Add(retryAfter)
			g.opt.Log.Error("the places cannot be unpacked", "error", err)
		}
		return
	}
	g.open = db
}

// unpack makes the file beside its place and moves it there, so that nobody
// sees half of it, and processes that share the folder do not mind each other.
func (g *Gazetteer) unpack(version string) error {
	temp, err := os.CreateTemp(g.opt.TempDir, "places-*.db")
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	if err := temp.Close(); err != nil {
		return err
	}
	if err := g.opt.Build(g.ctx, temp.Name(), version); err != nil {
		return fmt.Errorf("make the file of places: %w", err)
	}
	return os.Rename(temp.Name(), g.opt.File)
}

// mended closes and removes a file that does not answer, so that the next
// search makes it anew, and returns what to tell the one that met it.
func (g *Gazetteer) mended(db *database, err error) error {
	if err == nil || !damaged(err) {
		return err
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.open == db {
		g.opt.Log.Warn("the file of places is damaged and removed", "error", err)
		g.open = nil
		db.close()
		if err := os.Remove(filepath.Clean(g.opt.File)); err != nil && !errors.Is(err, os.ErrNotExist) {
			g.opt.Log.Warn("it cannot be removed", "error", err)
		}
	}
	return schema.ErrUnpacking.After(comeBack)
}

// damaged reports whether an error says that the file is not what was written.
func damaged(err error) bool {
	var e *sqlite.Error
	if !errors.As(err, &e) {
		return errors.Is(err, errEntry)
	}
	switch e.Code() & 0xff {
	case lib.SQLITE_INTERRUPT, lib.SQLITE_BUSY, lib.SQLITE_NOMEM:
		return false
	}
	return true
}

// database is the open file.
type database struct {
	db                 *sql.DB
	match, rows, cells *sql.Stmt
}

// errNone is that there is no file yet.
var errNone = errors.New("there is no file of places")

// openDatabase opens a file of a version. Whether it is whole is looked at unless
// it was written just now.
func openDatabase(ctx context.Context, file, version string, check bool) (*database, error) {
	if _, err := os.Stat(file); err != nil {
		return nil, errNone
	}
	// It is never written to, and so needs no locks.
	db, err := sql.Open("sqlite", dsn(file, "mode=ro", "immutable=1", "_pragma=query_only(1)", "_pragma=cache_size(-1000)"))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(4)
	db.SetMaxIdleConns(4)
	db.SetConnMaxIdleTime(time.Minute) // each takes a megabyte
	d := &database{db: db}
	if err := d.prepare(ctx, version, check); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return d, nil
}

func (d *database) prepare(ctx context.Context, version string, check bool) error {
	var got string
	if err := d.db.QueryRowContext(ctx, `SELECT text FROM version`).Scan(&got); err != nil {
		return err
	}
	if got != version {
		return fmt.Errorf("the file is of version %s, not %s", got, version)
	}
	if check {
		if err := d.check(ctx); err != nil {
			return err
		}
	}
	for stmt, query := range map[**sql.Stmt]string{&d.match: matchQuery, &d.rows: rowsQuery, &d.cells: cellsQuery} {
		var err error
		if *stmt, err = d.db.PrepareContext(ctx, query); err != nil {
			return err
		}
	}
	return nil
}

// check looks at the structure of every table, those of the index included; what
// the index says is left to be seen, which would take half a second.
func (d *database) check(ctx context.Context) error {
	for _, table := range []string{"area", "place", "cell", "word_data", "word_idx"} {
		var said string
		if err := d.db.QueryRowContext(ctx, `PRAGMA quick_check(`+table+`)`).Scan(&said); err != nil {
			return err
		}
		if said != "ok" {
			return fmt.Errorf("the file is damaged: %s", said)
		}
	}
	return nil
}

func (d *database) close() error { return d.db.Close() }

// read runs a statement that selects columns, for its first most rows. It takes
// some microseconds: to watch the context meanwhile would take more.
func (d *database) read(ctx context.Context, stmt *sql.Stmt, most int, args ...any) (list []row, err error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	rows, err := stmt.QueryContext(context.WithoutCancel(ctx), args...)
	if err != nil {
		return nil, err
	}
	for len(list) < most && rows.Next() {
		var r row
		if err = rows.Scan(&r.rank, &r.geonames, &r.name, &r.area, &r.lat, &r.lng, &r.population); err != nil {
			break
		}
		list = append(list, r)
	}
	return list, errors.Join(err, rows.Err(), rows.Close())
}

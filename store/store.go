// Package store and those below it are the only packages with SQL. It keeps the records of
// Finds in SQLite or in PostgreSQL with one text of each statement; package sqldb has the
// differences between the engines. Every exported method that writes owns its
// transaction, and every method that reads takes the viewer as an argument. visible.go
// decides who may see what, and names the few exceptions.
package store

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"regexp"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/singleflight"

	"finds/schema"
	"finds/store/ids"
	"finds/store/migrate"
	"finds/store/search"
	"finds/store/sqldb"
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
	// MediaPerUserFixed keeps administrators from changing MediaPerUser.
	MediaPerUserFixed bool
	// FindsPerUser bounds the finds of one user; 0 means no limit.
	FindsPerUser int
	// Connections bounds those to PostgreSQL; 0 is 16.
	Connections int
	// Timeout is how long a write, and any statement, may take on PostgreSQL; 0
	// means 30 s. It does not apply to migrations.
	Timeout time.Duration
	// Now is the clock; nil is time.Now.
	Now func() time.Time
	// Zone is the time zone of users who have not said theirs; nil is that of the machine.
	Zone *time.Location
	// Log gets the progress of long migrations; nil means no log.
	Log *slog.Logger
}

// Store keeps the records. It is safe for concurrent use.
type Store struct {
	db  *sqldb.DB
	opt Options
	ids ids.Maker

	limits   readLimits
	way      int // in which searches are read; tests choose it
	cache    findCache
	quota    *findQuotas
	streams  *Streams
	renewals singleflight.Group // writes of reads: see update and Ping
	outbox   *Outbox
	views    *shareViews
	holder   string // of leases: see Lead
	erasures chan struct{}
	news     chan struct{} // one slot: see NewsWake
	pinged   atomic.Int64  // when Ping last wrote, in Unix milliseconds
	settings settings
	listed   struct { // how many locations are listed: see locationTotal
		sync.Mutex
		total int
		at    time.Time
	}
}

// readLimits bounds the rows that one request may read, so that its cost does not grow
// with the instance. A page that reaches a limit ends early, with a cursor after the
// last row read, so that no row is left out; a map says that it has more. Tests lower
// the limits.
type readLimits struct {
	steps       int // finds in the order of a list
	newest      int // matches that are read when not all of them can be
	joins       int // finds that the full text gives
	batch       int // finds that are looked up in the first batch
	matches     int // finds that are read before their locations
	scanMicros  int // microseconds for what is at the locations of a page with words or a category, see placeCost
	crowd       int // finds that are read at one crowded location
	locations   int // locations of a list
	walk        int // locations that the walks of one request pass
	corrections int // finds by which the counts of a map are corrected, without those of suspended users
	suspended   int // finds of suspended users by which they are corrected, for every viewer alike

	used          int // finds whose categories are proposed
	kinds         int // finds in an area up to which all are counted by category
	ranked        int // finds in an area up to which all are compared to rank its locations
	liveLocations int // locations in view up to which a map is counted from the finds themselves
	rowsAtOnce    int // finds at the locations of a page that one query reads and counts; nearly every page has fewer
	deleteBatch   int // finds that a transaction deletes of an account
	friends       int // friends whose newest finds a feed compares
}

var defaultLimits = readLimits{steps: 5000, newest: 1500, joins: 2000, batch: 64, matches: 2500, scanMicros: 13_000, crowd: 1000, locations: 8192, walk: 16_000, corrections: 4000, suspended: 20_000,
	used: 2000, kinds: 30_000, ranked: 5000, liveLocations: 1000, rowsAtOnce: 1000, deleteBatch: 256, friends: 1000}

// Open opens the database without changing it; call Migrate before use.
func Open(ctx context.Context, opt Options) (*Store, error) {
	if opt.Now == nil {
		opt.Now = time.Now
	}
	if opt.Zone == nil {
		opt.Zone = time.Local
	}
	if opt.Log == nil {
		opt.Log = slog.New(slog.DiscardHandler)
	}
	if opt.MediaPerFind == 0 {
		opt.MediaPerFind = schema.MediaPerFind
	}
	s := &Store{opt: opt, limits: defaultLimits, cache: newFindCache(), erasures: make(chan struct{}, 1), news: make(chan struct{}, 1)}
	var err error
	s.db, err = sqldb.Open(ctx, sqldb.Options{
		Database:    opt.Database,
		Synchronous: opt.Synchronous,
		Connections: opt.Connections,
		Timeout:     opt.Timeout,
		Now:         opt.Now,
		WriteNotes:  writeCounts,
	})
	if err != nil {
		return nil, err
	}
	s.streams = newStreams(s.db)
	s.outbox = newOutbox(s.db, s.Now, stillWanted)
	s.holder = leaseHolder(s.db)
	s.views = newShareViews(s.db, func(err error) { opt.Log.Warn("views of shares are counted later", "error", err) })
	s.quota = newFindQuotas(s.db, opt.FindsPerUser)
	return s, nil
}

// Migrate applies all pending migrations, as migrate.Up does, and rebuilds the full text if
// one of them has asked for it.
func (s *Store) Migrate(ctx context.Context) error {
	if err := migrate.Up(ctx, s.db); err != nil {
		return err
	}
	var newest string
	if err := s.db.Get(ctx, &newest, `SELECT COALESCE(MAX(id), '') FROM notification`); err != nil {
		return err
	}
	s.ids.After(newest)
	if err := s.fillLooks(ctx); err != nil {
		return err
	}
	return s.reindex(ctx)
}

// reindex rebuilds the full text if a migration has asked for it.
func (s *Store) reindex(ctx context.Context) error {
	err := s.tx(sqldb.WithoutTimeout(ctx), func(t *tx) error {
		return search.Rebuild(t.Tx, search.Rebuilding{Now: s.opt.Now, Log: s.opt.Log, Doc: s.ids.Doc})
	})
	if err != nil {
		return fmt.Errorf("build the full-text index: %w", err)
	}
	return nil
}

// MigrateDown rolls back the last migration.
func (s *Store) MigrateDown(ctx context.Context) error { return migrate.Down(ctx, s.db) }

// Migration is a step of the history of the database.
type Migration = migrate.Migration

// Migrations lists every known migration, as migrate.List does.
func (s *Store) Migrations(ctx context.Context) ([]Migration, error) { return migrate.List(ctx, s.db) }

// SaveViews writes the views of shares that are counted in memory, which otherwise happens every ten seconds.
func (s *Store) SaveViews() error { return s.views.Save() }

// Close ends the streams of notifications, writes the views of shares and closes the database.
func (s *Store) Close() error {
	s.streams.Close()
	s.views.Close()
	return s.db.Close()
}

// Connections is how many reads can run at once.
func (s *Store) Connections() int { return s.db.Connections() }

// Postgres reports whether the records are in PostgreSQL, which several
// processes may share.
func (s *Store) Postgres() bool { return s.db.Postgres() }

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

// KeepSetting returns the value that a setting has, which the first caller of
// any process sets.
func (s *Store) KeepSetting(ctx context.Context, name, value string) (kept string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if _, err := t.Exec(`INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING`, name, value); err != nil {
			return err
		}
		return t.Get(&kept, `SELECT value FROM setting WHERE name = ?`, name)
	})
	if err != nil {
		return "", fmt.Errorf("keep setting %s: %w", name, err)
	}
	return kept, nil
}

// Hold locks a name on PostgreSQL as sqldb.DB.Hold does; on SQLite it always succeeds.
func (s *Store) Hold(ctx context.Context, name string, shared bool) (release func(), got bool, err error) {
	return s.db.Hold(ctx, "finds "+name, shared)
}

// pingWrites is for how long a write of Ping holds.
const pingWrites = time.Minute

// Ping reports whether the database answers and takes writes: a standby, or a
// full disk, still reads. After a write that failed, each call writes; calls share a write that runs,
// which does not end with ctx.
func (s *Store) Ping(ctx context.Context) error {
	if age := s.opt.Now().Sub(time.UnixMilli(s.pinged.Load())); age >= 0 && age < pingWrites {
		var one int
		return s.db.Get(ctx, &one, `SELECT 1`)
	}
	written := s.renewals.DoChan("ping", func() (any, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), pingWrites)
		defer cancel()
		err := s.tx(ctx, func(t *tx) error { return t.setSetting("pinged", t.Now.String()) })
		if err == nil {
			s.pinged.Store(s.opt.Now().UnixMilli())
		}
		return nil, err
	})
	select {
	case w := <-written:
		return w.Err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// tx is a running transaction with the parts of the store that its helpers need.
type tx struct {
	*sqldb.Tx
	s *Store
}

// tx runs fn in a transaction as sqldb.DB.Transact does.
func (s *Store) tx(ctx context.Context, fn func(*tx) error) error {
	return s.db.Transact(ctx, func(t *sqldb.Tx) error { return fn(&tx{t, s}) })
}

// newID returns the id of a row that the transaction makes.
func (t *tx) newID() string { return t.s.ids.New(t.Now.Time) }

// clientID is a UUIDv7 as clients write it.
var clientID = regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)

// creation is something that a client creates under an id of its own. The same user may
// repeat it with the same content, which creates nothing. Its table also has the ids of
// finds and comments that have been deleted: see keepTaken.
type creation struct{ id, user, sum string }

// newCreation checks the id, which the request has in a field, and sums up the content.
func (s *Store) newCreation(field, id, user string, content any) (c creation, err error) {
	age := s.opt.Now().Sub(time.UnixMilli(ids.Time(id)))
	if !clientID.MatchString(id) || age > schema.ClientIDLife || age < -schema.ClientIDAhead {
		return c, schema.ErrField(field, schema.RuleClientID, "expected a UUIDv7 in lower case, made within the last 60 days")
	}
	text, err := json.Marshal(content)
	sum := sha256.Sum256(text)
	return creation{id, user, hex.EncodeToString(sum[:])}, err
}

// getter reads one row, in a transaction or outside.
type getter func(dest any, query string, args ...any) error

// getter returns a getter outside of a transaction.
func (s *Store) getter(ctx context.Context) getter {
	return func(dest any, query string, args ...any) error { return s.db.Get(ctx, dest, query, args...) }
}

// repeated reports whether it has been created before. It returns schema.ErrIDTaken if
// another user, or another content, has the id.
func (c creation) repeated(get getter) (bool, error) {
	var old struct {
		User string `db:"user_id"`
		Sum  string `db:"sum"`
	}
	found, err := exists(get(&old, `SELECT COALESCE(user_id, '') AS user_id, sum FROM creation WHERE id = ?`, c.id))
	if found && (old.User != c.user || old.Sum != c.sum) {
		err = schema.ErrIDTaken
	}
	return found, err
}

// create notes a creation, and reports whether it has been noted before: then there is
// nothing to write. Another transaction that creates the same is waited for.
func (t *tx) create(c creation) (repeated bool, err error) {
	n, err := t.Exec(`INSERT INTO creation (id, user_id, sum, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`, c.id, c.user, c.sum, t.Now)
	if err != nil || n == 1 {
		return false, err
	}
	return c.repeated(t.Get)
}

// exists reports whether a row was found.
func exists(err error) (bool, error) {
	if errors.Is(err, schema.ErrNotFound) {
		return false, nil
	}
	return err == nil, err
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

// Page says which part of a list is wanted.
type Page struct {
	Asc   bool
	Limit int
	After schema.Cursor // empty for the first page
}

// after is the keyset condition of a page over rows ordered by (at, id), both
// rising or both falling, and the ORDER BY and LIMIT that go with it. It asks
// for one row more than the page has, which tells whether there is another.
// The limit is an argument, as all that varies: every text is prepared once.
func (p Page) after(list, at, id string) (c sqldb.Cond, tail sqldb.Cond, err error) {
	op := "<"
	if p.Asc {
		op = ">"
	}
	if p.After.Set() {
		if p.After.List != list {
			return c, tail, schema.ErrCursor
		}
		var t schema.Time
		// Only a time that we would write, and that both engines know.
		if err := t.Scan(p.After.Key); err != nil || t.Year() < 1 || t.String() != p.After.Key {
			return c, tail, schema.ErrCursor
		}
		c = sqldb.Cond{SQL: fmt.Sprintf("(%s, %s) %s (?, ?)", at, id, op), Args: []any{t, p.After.ID}}
	}
	return c, sqldb.Cond{SQL: p.order(at, id) + " LIMIT " + sqldb.Limit, Args: []any{p.Limit + 1}}, nil
}

// order is the ORDER BY of a list.
func (p Page) order(at, id string) string {
	dir := p.direction()
	return " ORDER BY " + at + " " + dir + ", " + id + " " + dir
}

// direction is that of a list in SQL.
func (p Page) direction() string {
	if p.Asc {
		return "ASC"
	}
	return "DESC"
}

// trimPage drops the row that only tells of a next page and returns the cursor of
// that page, or "".
func trimPage[T any](p Page, list string, rows []T, key func(*T) (at schema.Time, id string)) ([]T, string) {
	if len(rows) <= p.Limit {
		return rows, ""
	}
	rows = rows[:p.Limit]
	at, id := key(&rows[p.Limit-1])
	return rows, schema.Cursor{List: list, Key: at.String(), ID: id}.String()
}

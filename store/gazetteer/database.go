package gazetteer

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"finds/schema"
)

// database is the open file.
type database struct {
	db                 *sql.DB
	match, rows, cells *sql.Stmt

	using  sync.RWMutex // held for reading by those who use it
	closed bool
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

// check checks the structure of every table, including those of the index. It does
// not check the content of the index, which would take half a second.
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

// use calls f unless the file is closed.
func (d *database) use(f func(*database) error) error {
	d.using.RLock()
	defer d.using.RUnlock()
	if d.closed {
		return schema.ErrUnpacking.After(comeBack)
	}
	return f(d)
}

// close closes the file once its last reader is done.
func (d *database) close() error {
	d.using.Lock()
	defer d.using.Unlock()
	d.closed = true
	return d.db.Close()
}

// read runs a statement that selects columns, for its first most rows. It takes
// some microseconds: to watch the context meanwhile would take more.
func (d *database) read(ctx context.Context, stmt *sql.Stmt, limit int, args ...any) (list []row, err error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	rows, err := stmt.QueryContext(context.WithoutCancel(ctx), args...)
	if err != nil {
		return nil, err
	}
	for len(list) < limit && rows.Next() {
		var r row
		if err = rows.Scan(&r.rank, &r.geonames, &r.name, &r.area, &r.lat, &r.lng, &r.population); err != nil {
			break
		}
		list = append(list, r)
	}
	return list, errors.Join(err, rows.Err(), rows.Close())
}

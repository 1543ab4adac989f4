package gazetteer

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"math"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sync/errgroup"

	"finds/embed"
)

// layout is that of the tables. A file of another layout is built again.
const layout = "2 "

// The tables. The id of a place is its rank by population, so that rows come in
// display order. The words are the single words of the name (part), the whole name
// and each of its alternates run together (whole, other), and the cell, which finds
// matches nearby without reading all others. Only the index of the words is
// stored, not the words.
const tables = `
CREATE TABLE version (text TEXT NOT NULL);
CREATE TABLE area (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE place (id INTEGER PRIMARY KEY, geonames INTEGER NOT NULL, name TEXT NOT NULL, area INTEGER NOT NULL,
	latitude INTEGER NOT NULL, longitude INTEGER NOT NULL, population INTEGER NOT NULL);
CREATE TABLE cell (id INTEGER PRIMARY KEY, places BLOB NOT NULL);
CREATE VIRTUAL TABLE word USING fts5(part, whole, other, content='', columnsize=0, detail='column', prefix='1 2 3', tokenize='ascii');
INSERT INTO word (word, rank) VALUES ('hashsize', 8388608), ('automerge', 0);`

// Build writes the places to a file that is empty, and brings it to the disk.
func Build(ctx context.Context, file, version string, places func() (embed.PlaceList, error)) error {
	// Nothing is read of a file that is not whole: it needs no journal.
	db, err := sql.Open("sqlite", dsn(file, "_pragma=journal_mode(off)", "_pragma=synchronous(off)", "_pragma=locking_mode(exclusive)", "_pragma=cache_size(-4000)", "_pragma=temp_store(memory)"))
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if _, err := db.ExecContext(ctx, tables); err != nil {
		return fmt.Errorf("create tables: %w", err)
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, `INSERT INTO version VALUES (?)`, version); err != nil {
		return err
	}
	// The words come last, and one by one: a statement of several rows, into any
	// table, flushes their index.
	for _, fill := range []func(context.Context, *sql.Tx, embed.PlaceList) error{fillPlaces, fillWords} {
		list, err := places()
		if err != nil {
			return err
		}
		err = fill(ctx, tx, list)
		list.Close()
		if err != nil {
			return err
		}
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	return cmp.Or(db.Close(), syncFile(file))
}

// syncFile brings a file to the disk.
func syncFile(name string) error {
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// each calls f with every place and its rank.
func each(ctx context.Context, list embed.PlaceList, f func(rank int, p embed.Place) error) error {
	for rank := 1; ; rank++ {
		p, err := list.Next()
		if err == io.EOF {
			return nil
		}
		if err = cmp.Or(err, ctx.Err()); err != nil {
			return err
		}
		if err := f(rank, p); err != nil {
			return err
		}
	}
}

// chunk is how many places are handed over at a time.
const chunk = 512

// prepared calls f with the result of prepare for every place and its rank. Both run
// at the same time, f on one goroutine.
func prepared[T any](ctx context.Context, list embed.PlaceList, prepare func(rank int, p embed.Place) T, f func(T) error) error {
	g, ctx := errgroup.WithContext(ctx)
	chunks := make(chan []T, 2)
	g.Go(func() error {
		defer close(chunks)
		some := make([]T, 0, chunk)
		hand := func() error {
			select {
			case chunks <- some:
				some = make([]T, 0, chunk)
				return nil
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		err := each(ctx, list, func(rank int, p embed.Place) error {
			if some = append(some, prepare(rank, p)); len(some) < chunk {
				return nil
			}
			return hand()
		})
		if err != nil {
			return err
		}
		return hand()
	})
	g.Go(func() error {
		for some := range chunks {
			for _, x := range some {
				if err := f(x); err != nil {
					return err
				}
			}
		}
		return nil
	})
	return g.Wait()
}

// indexed is a row of the index.
type indexed struct {
	rank               int
	part, whole, other string
}

func index(rank int, p embed.Place) indexed {
	other := make([]string, len(p.Alternates))
	for i, a := range p.Alternates {
		other[i] = key(a)
	}
	parts := words(p.Name)
	whole := strings.Join(parts, "")
	if len(parts) < 2 {
		parts = nil
	}
	return indexed{rank, strings.Join(parts, " "), whole, strings.Join(other, " ")}
}

// fillWords fills the index, by rank, as it needs it.
func fillWords(ctx context.Context, tx *sql.Tx, list embed.PlaceList) error {
	// To watch the context within each statement would take a tenth more.
	still := context.WithoutCancel(ctx)
	insert, err := tx.PrepareContext(still, `INSERT INTO word (rowid, part, whole, other) VALUES (?, ?, ?, ?)`)
	if err != nil {
		return err
	}
	defer insert.Close()
	return prepared(ctx, list, index, func(x indexed) error {
		if _, err := insert.ExecContext(still, x.rank, x.part, x.whole, x.other); err != nil {
			return fmt.Errorf("insert words: %w", err)
		}
		return nil
	})
}

// fillPlaces fills all other tables.
func fillPlaces(ctx context.Context, tx *sql.Tx, list embed.PlaceList) error {
	areas := batch{tx: tx, into: "area (id, name)", columns: 2}
	for i, name := range list.Areas() {
		if err := areas.add(ctx, i, name); err != nil {
			return err
		}
	}
	places := batch{tx: tx, into: "place (id, geonames, name, area, latitude, longitude, population)", columns: 7}
	cells := map[int][]byte{}
	type located struct {
		embed.Place
		cell  int
		entry entry
	}
	locate := func(rank int, p embed.Place) located {
		return located{p, cellOf(p.Latitude, p.Longitude), entry{rank, p.Population, milli(p.Latitude), milli(p.Longitude), []byte(key(p.Name))}}
	}
	err := prepared(ctx, list, locate, func(x located) error {
		cells[x.cell] = appendEntry(cells[x.cell], x.entry)
		return places.add(ctx, x.entry.rank, x.ID, x.Name, x.Area, x.entry.lat, x.entry.lng, x.Population)
	})
	if err != nil {
		return fmt.Errorf("insert places: %w", err)
	}
	blobs := batch{tx: tx, into: "cell (id, places)", columns: 2}
	for c, b := range cells {
		if err := blobs.add(ctx, c, b); err != nil {
			return err
		}
	}
	return cmp.Or(areas.flush(ctx), places.flush(ctx), blobs.flush(ctx))
}

// batch inserts many rows at a time, which is twice as fast as one by one.
type batch struct {
	tx      *sql.Tx
	into    string
	columns int
	args    []any
	full    *sql.Stmt
}

// batchRows are the rows of one statement.
const batchRows = 100

func (b *batch) add(ctx context.Context, values ...any) (err error) {
	b.args = append(b.args, values...)
	if len(b.args) < batchRows*b.columns {
		return nil
	}
	if b.full == nil {
		if b.full, err = b.tx.PrepareContext(ctx, b.insert(batchRows)); err != nil {
			return err
		}
	}
	_, err = b.full.ExecContext(ctx, b.args...)
	b.args = b.args[:0]
	return err
}

// flush inserts the remaining rows.
func (b *batch) flush(ctx context.Context) error {
	if b.full != nil {
		defer b.full.Close()
	}
	if len(b.args) == 0 {
		return nil
	}
	_, err := b.tx.ExecContext(ctx, b.insert(len(b.args)/b.columns), b.args...)
	return err
}

func (b *batch) insert(rows int) string {
	row := "(" + strings.TrimSuffix(strings.Repeat("?,", b.columns), ",") + ")"
	return "INSERT INTO " + b.into + " VALUES " + row + strings.Repeat(","+row, rows-1)
}

// dsn names a file with settings that every connection gets.
func dsn(file string, settings ...string) string {
	return "file:" + strings.ReplaceAll(url.PathEscape(filepath.ToSlash(file)), "%2F", "/") + "?" + strings.Join(settings, "&")
}

// milli converts degrees to thousandths, the stored unit.
func milli(degrees float64) int { return int(math.Round(degrees * 1000)) }

// Package imports keeps files of places that users are importing, row by row, until the rows are finds,
// and what finds were imported from.
package imports

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// Life is how long an import is kept.
const Life = 7 * 24 * time.Hour

// Row is a row to keep.
type Row struct {
	schema.ImportRow
	Friends *bool        `db:"for_friends"`
	Source  string       `db:"source"` // hash, of SourceOf
	Made    *schema.Time `db:"made_at"`
	Media   []Media      `db:"-"`
	Files   *string      `db:"media"` // Media, in the database
}

// Media is an upload of the user that belongs to a row.
type Media struct {
	URL     string `json:"url"` // storage path
	Caption string `json:"caption,omitempty"`
}

// SourceOf returns the hash of what identifies a place.
func SourceOf(parts ...any) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", parts))
	return hex.EncodeToString(sum[:16])
}

// columns are those of Row.
var columns = []string{"num", "status", "reason", "guessed", "title", "description", "category", "latitude", "longitude", "place", "area",
	"for_friends", "source", "made_at", "media", "find_id"}

func (r Row) values() []any {
	return []any{r.Row, r.Status, r.Reason, r.Guessed, r.Title, r.Description, r.Category, r.Latitude, r.Longitude, r.Place, r.Area,
		r.Friends, r.Source, r.Made, r.Files, r.FindID}
}

// chunk is how many rows one statement writes, and block how many a transaction.
const (
	chunk = 50
	block = 500
)

// Create keeps an import under an id. It marks the rows whose source the file has twice or that are finds
// already. It returns schema.ErrTooManyImports beyond schema.ImportsMax unfinished imports; finished ones
// make room.
func Create(ctx context.Context, db *sqldb.DB, user string, i schema.Import, rows []Row) error {
	if err := mark(ctx, db, user, rows); err != nil {
		return err
	}
	err := db.Transact(ctx, func(t *sqldb.Tx) error {
		if err := Lock(t, user); err != nil {
			return err
		}
		if err := makeRoom(t, user); err != nil {
			return err
		}
		_, err := t.Exec(`INSERT INTO import (id, user_id, name, format, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)`,
			i.ID, user, i.Name, i.Format, i.CreatedAt, i.ExpiresAt)
		return err
	})
	for part := range slices.Chunk(rows, block) {
		if err != nil {
			break
		}
		err = db.Transact(ctx, func(t *sqldb.Tx) error { return write(t, i.ID, part) })
	}
	return err
}

// Lock makes a transaction wait for others that import for the user.
func Lock(t *sqldb.Tx, user string) error { return t.Lock("import " + user) }

// makeRoom deletes the oldest finished import of the user where there is no room.
func makeRoom(t *sqldb.Tx, user string) error {
	var all []struct {
		ID   string `db:"id"`
		Open bool   `db:"open"`
	}
	err := t.Select(&all, `SELECT i.id, EXISTS (SELECT 1 FROM import_row r WHERE r.import_id = i.id AND r.status IN ('ready', 'noPlace')) AS open
		FROM import i WHERE i.user_id = ? ORDER BY i.id`, user)
	if err != nil || len(all) < schema.ImportsMax {
		return err
	}
	for _, i := range all {
		if !i.Open {
			_, err := t.Exec(`DELETE FROM import WHERE id = ?`, i.ID)
			return err
		}
	}
	return schema.ErrTooManyImports
}

// mark finds the duplicates among rows that could be imported.
func mark(ctx context.Context, db *sqldb.DB, user string, rows []Row) error {
	first := map[string]bool{}
	for part := range slices.Chunk(rows, block) {
		sources := make([]string, len(part))
		for i, r := range part {
			sources[i] = r.Source
		}
		marks, args := sqldb.In(sources)
		var found []string
		if err := db.Select(ctx, &found, `SELECT source FROM import_source WHERE user_id = ? AND source IN (`+marks+`)`, append([]any{user}, args...)...); err != nil {
			return err
		}
		for i := range part {
			r := &part[i]
			switch {
			case r.Status == schema.ImportBad:
			case slices.Contains(found, r.Source):
				r.Status, r.Reason = schema.ImportDuplicate, schema.ImportKnown
			case first[r.Source]:
				r.Status, r.Reason = schema.ImportDuplicate, schema.ImportTwice
			default:
				first[r.Source] = true
			}
		}
	}
	return nil
}

func write(t *sqldb.Tx, id string, rows []Row) error {
	one := "(?" + strings.Repeat(", ?", len(columns)) + ")"
	for part := range slices.Chunk(rows, chunk) {
		var args []any
		for _, r := range part {
			if len(r.Media) > 0 {
				text, err := json.Marshal(r.Media)
				if err != nil {
					return err
				}
				files := string(text)
				r.Files = &files
			}
			args = append(append(args, id), r.values()...)
		}
		_, err := t.Exec(`INSERT INTO import_row (import_id, `+strings.Join(columns, ", ")+`) VALUES `+one+strings.Repeat(", "+one, len(part)-1), args...)
		if err != nil {
			return err
		}
	}
	return nil
}

const importSelect = `SELECT id, name, format, created_at, expires_at FROM import`

// Get returns an import of the user, or schema.ErrNotFound.
func Get(ctx context.Context, db *sqldb.DB, user, id string) (i schema.Import, err error) {
	if err := db.Get(ctx, &i, importSelect+` WHERE id = ? AND user_id = ?`, id, user); err != nil {
		return i, err
	}
	i.Counts, err = count(ctx, db, id)
	return i, err
}

// List returns the imports of the user, newest first.
func List(ctx context.Context, db *sqldb.DB, user string) (list []schema.Import, err error) {
	list = []schema.Import{}
	if err := db.Select(ctx, &list, importSelect+` WHERE user_id = ? ORDER BY id DESC`, user); err != nil {
		return nil, err
	}
	for k := range list {
		if list[k].Counts, err = count(ctx, db, list[k].ID); err != nil {
			return nil, err
		}
	}
	return list, nil
}

func count(ctx context.Context, db *sqldb.DB, id string) (c schema.ImportCounts, err error) {
	var rows []struct {
		Status string `db:"status"`
		N      int    `db:"n"`
	}
	err = db.Select(ctx, &rows, `SELECT status, COUNT(*) AS n FROM import_row WHERE import_id = ? GROUP BY status`, id)
	for _, r := range rows {
		switch r.Status {
		case schema.ImportReady:
			c.Ready = r.N
		case schema.ImportNoPlace:
			c.NoPlace = r.N
		case schema.ImportDuplicate:
			c.Duplicate = r.N
		case schema.ImportBad:
			c.Bad = r.N
		case schema.ImportSkipped:
			c.Skipped = r.N
		case schema.ImportDone:
			c.Done = r.N
		}
	}
	return c, err
}

// Delete discards an import of the user, or returns schema.ErrNotFound. The finds that it has become stay.
func Delete(ctx context.Context, db *sqldb.DB, user, id string) error {
	return db.Transact(ctx, func(t *sqldb.Tx) error {
		n, err := t.Exec(`DELETE FROM import WHERE id = ? AND user_id = ?`, id, user)
		if err == nil && n == 0 {
			err = schema.ErrNotFound
		}
		return err
	})
}

// own returns schema.ErrNotFound unless the user has the import.
func own(ctx context.Context, db *sqldb.DB, user, id string) error {
	return db.Get(ctx, &id, `SELECT id FROM import WHERE id = ? AND user_id = ?`, id, user)
}

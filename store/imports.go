package store

// This file keeps files of places that users are importing, row by row, until the rows are finds,
// and what finds were imported from.

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// Imports keeps and publishes the files that a user imports.
type Imports struct {
	store *Store
	user  string
}

// Imports returns the imports of a user.
func (s *Store) Imports(user string) Imports { return Imports{s, user} }

// ImportLife is how long an import is kept.
const ImportLife = 7 * 24 * time.Hour

// ImportRow is a row to keep.
type ImportRow struct {
	schema.ImportRow
	Friends *bool         `db:"for_friends"`
	Source  string        `db:"source"` // hash, of ImportSource
	Made    *schema.Time  `db:"made_at"`
	Media   []ImportMedia `db:"-"`
	Files   *string       `db:"media"` // Media, in the database
	Missing int           `db:"lost"`  // of Media
	Origin  string        `db:"-"`     // the id of the find in the instance that wrote the archive
	Known   bool          `db:"-"`     // of Ready: the source is a find by now, so that no other is published
}

// ImportMedia is a photo or a video of a row.
type ImportMedia struct {
	File    string `json:"file,omitempty"` // path in the archive
	Caption string `json:"caption,omitempty"`
	URL     string `json:"url,omitempty"`  // storage path of the upload that has been made of it
	Lost    string `json:"lost,omitempty"` // why the find will be without it
}

// ImportList is a list of finds in an archive.
type ImportList struct {
	Name        string  `json:"name"`
	Description *string `json:"description,omitempty"`
	Visibility  string  `json:"visibility"`
	Rows        []int   `json:"rows"`            // numbers, in order
	Cover       int     `json:"cover,omitempty"` // number of a row, or 0
}

// NewImport is a new import.
type NewImport struct {
	Name, Format string
	Rows         []ImportRow // that Mark has marked
	Archive      string      // storage path of an upload of the user that has the photos and videos, or ""
	Lists        []ImportList
	Left         []schema.ImportLeft
	Encoding     string // that was guessed, or ""
}

// ImportSource returns the hash of what identifies a place.
func ImportSource(parts ...any) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", parts))
	return hex.EncodeToString(sum[:16])
}

// importColumns are those of an ImportRow.
var importColumns = []string{"num", "status", "reason", "guessed", "title", "description", "category", "latitude", "longitude", "place", "area",
	"for_friends", "source", "made_at", "media", "find_id", "audience", "files", "lost", "line"}

func (r ImportRow) values() []any {
	return []any{r.Row, r.Status, r.Reason, r.Guessed, r.Title, r.Description, r.Category, r.Latitude, r.Longitude, r.Place, r.Area,
		r.Friends, r.Source, r.Made, r.Files, r.FindID, r.Audience, len(r.Media), r.Missing, r.Line}
}

// chunk is how many rows one statement writes, and block how many a transaction.
const (
	chunk = 50
	block = 500
)

// Create keeps an import. It returns schema.ErrTooManyImports beyond schema.ImportsMax unfinished imports;
// finished ones make room, and their archives are among the paths of files to delete. After an error, nothing of
// the import is kept, and its archive is among these, too.
func (s Imports) Create(ctx context.Context, n NewImport) (i schema.Import, files []string, err error) {
	now := s.store.Now()
	id := s.store.ids.New(now.Time)
	i = schema.Import{ID: id, Name: n.Name, Format: n.Format, CreatedAt: now, ExpiresAt: schema.At(now.Add(ImportLife))}
	lists, err := encodeImport(n.Lists)
	if err != nil {
		return i, nil, err
	}
	left, err := encodeImport(n.Left)
	if err != nil {
		return i, nil, err
	}
	err = s.store.db.Transact(ctx, func(t *sqldb.Tx) (err error) {
		if err := lockImports(t, s.user); err != nil {
			return err
		}
		if files, err = makeImportRoom(t, s.user); err != nil {
			return err
		}
		var archive *string
		if n.Archive != "" {
			archive = &n.Archive
		}
		_, err = t.Exec(`INSERT INTO import (id, user_id, name, format, created_at, expires_at, archive, lists, left_out, encoding) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			id, s.user, i.Name, i.Format, i.CreatedAt, i.ExpiresAt, archive, lists, left, n.Encoding)
		return err
	})
	if err != nil {
		files = nil // the deletions that made room have been rolled back
	}
	for part := range slices.Chunk(n.Rows, block) {
		if err != nil {
			break
		}
		err = s.store.db.Transact(ctx, func(t *sqldb.Tx) error { return writeImportRows(t, id, part) })
	}
	if err == nil {
		i, err = s.Get(ctx, id)
	}
	if err != nil {
		undone, fault := s.undo(context.WithoutCancel(ctx), id, n.Archive)
		return i, append(files, undone...), errors.Join(err, fault)
	}
	return i, files, nil
}

// undo deletes what has been stored of an import, and the upload of its archive, which would count towards the storage
// of the user for a day.
func (s Imports) undo(ctx context.Context, id, archive string) (files []string, err error) {
	err = s.store.db.Transact(ctx, func(t *sqldb.Tx) error {
		if _, err := t.Exec(`DELETE FROM import WHERE id = ? AND user_id = ?`, id, s.user); err != nil || archive == "" {
			return err
		}
		return t.Select(&files, `DELETE FROM upload WHERE user_id = ? AND url = ? AND type = 'archive' RETURNING url`, s.user, archive)
	})
	return files, err
}

// encodeImport returns a list as JSON, or nil if it is empty.
func encodeImport[T any](list []T) (*string, error) {
	if len(list) == 0 {
		return nil, nil
	}
	b, err := json.Marshal(list)
	text := string(b)
	return &text, err
}

// lockImports makes a transaction wait for others that import for the user.
func lockImports(t *sqldb.Tx, user string) error { return t.Lock("import " + user) }

// openImport is the condition that an import i has rows that can become finds.
const openImport = `EXISTS (SELECT 1 FROM import_row r WHERE r.import_id = i.id AND r.status IN ('ready', 'noPlace'))`

// makeImportRoom deletes the oldest finished import of the user where there is no room.
func makeImportRoom(t *sqldb.Tx, user string) (files []string, err error) {
	var all []struct {
		ID   string `db:"id"`
		Open bool   `db:"open"`
	}
	err = t.Select(&all, `SELECT i.id, `+openImport+` AS open FROM import i WHERE i.user_id = ? ORDER BY i.id`, user)
	if err != nil || len(all) < schema.ImportsMax {
		return nil, err
	}
	for _, i := range all {
		if !i.Open {
			return removeImport(t, user, i.ID)
		}
	}
	return nil, schema.ErrTooManyImports.Over(schema.ImportsMax)
}

// removeImport deletes an import of the user with its archive, and returns the path of the file. It returns
// schema.ErrNotFound if there is none.
func removeImport(t *sqldb.Tx, user, id string) (files []string, err error) {
	if files, err = removeImportArchive(t, user, id); err != nil {
		return nil, err
	}
	n, err := t.Exec(`DELETE FROM import WHERE id = ? AND user_id = ?`, id, user)
	if err == nil && n == 0 {
		err = schema.ErrNotFound
	}
	return files, err
}

func removeImportArchive(t *sqldb.Tx, user, id string) (files []string, err error) {
	err = t.Select(&files, `DELETE FROM upload WHERE user_id = ? AND url IN (SELECT archive FROM import WHERE id = ? AND user_id = ?) RETURNING url`, user, id, user)
	return files, err
}

// Mark notes which rows are duplicates: of finds of the user, or of each other.
func (s Imports) Mark(ctx context.Context, rows []ImportRow) error {
	first := map[string]bool{}
	for part := range slices.Chunk(rows, block) {
		known, err := s.known(ctx, part)
		if err != nil {
			return err
		}
		for i := range part {
			r := &part[i]
			find := cmp.Or(known[r.Source], known[r.Origin])
			switch {
			case r.Status == schema.ImportBad:
			case find != "":
				r.Status, r.Reason, r.FindID = schema.ImportDuplicate, schema.ImportKnown, &find
			case first[r.Source]:
				r.Status, r.Reason = schema.ImportDuplicate, schema.ImportTwice
			default:
				first[r.Source] = true
			}
		}
	}
	return nil
}

// known returns the ids of the finds of the user that rows are duplicates of, by their id and by their source.
func (s Imports) known(ctx context.Context, rows []ImportRow) (map[string]string, error) {
	var sources, origins []string
	for _, r := range rows {
		sources = append(sources, r.Source)
		if r.Origin != "" {
			origins = append(origins, r.Origin)
		}
	}
	var found []struct {
		Source string `db:"source"`
		Find   string `db:"find_id"`
	}
	marks, args := sqldb.In(sources)
	err := s.store.db.Select(ctx, &found, `SELECT source, find_id FROM import_source WHERE user_id = ? AND source IN (`+marks+`)`, append([]any{s.user}, args...)...)
	if err != nil {
		return nil, err
	}
	known := map[string]string{}
	for _, f := range found {
		known[f.Source] = f.Find
	}
	if origins == nil {
		return known, nil
	}
	var own []string
	marks, args = sqldb.In(origins)
	err = s.store.db.Select(ctx, &own, `SELECT f.id FROM find f WHERE f.id IN (`+marks+`) AND (f.user_id = ? OR f.id IN (SELECT find_id FROM bin WHERE user_id = ?))`,
		append(args, s.user, s.user)...)
	for _, id := range own {
		known[id] = id
	}
	return known, err
}

func writeImportRows(t *sqldb.Tx, id string, rows []ImportRow) error {
	one := "(?" + strings.Repeat(", ?", len(importColumns)) + ")"
	for part := range slices.Chunk(rows, chunk) {
		var args []any
		for _, r := range part {
			files, err := encodeImport(r.Media)
			if err != nil {
				return err
			}
			r.Files = files
			args = append(append(args, id), r.values()...)
		}
		_, err := t.Exec(`INSERT INTO import_row (import_id, `+strings.Join(importColumns, ", ")+`) VALUES `+one+strings.Repeat(", "+one, len(part)-1), args...)
		if err != nil {
			return err
		}
	}
	return nil
}

const importSelect = `SELECT id, name, format, created_at, expires_at, encoding, COALESCE(left_out, '[]') AS left_out FROM import`

// importRecord is an import as the database has it.
type importRecord struct {
	schema.Import
	Left string `db:"left_out"`
}

// complete adds what other columns and the rows say.
func (s Imports) complete(ctx context.Context, r importRecord) (i schema.Import, err error) {
	if err := json.Unmarshal([]byte(r.Left), &r.LeftOut); err != nil {
		return i, fmt.Errorf("what import %s leaves out: %w", r.ID, err)
	}
	r.Counts, err = s.count(ctx, r.ID)
	return r.Import, err
}

// Get returns an import of the user, or schema.ErrNotFound.
func (s Imports) Get(ctx context.Context, id string) (i schema.Import, err error) {
	var r importRecord
	if err := s.store.db.Get(ctx, &r, importSelect+` WHERE id = ? AND user_id = ?`, id, s.user); err != nil {
		return i, err
	}
	return s.complete(ctx, r)
}

// List returns the imports of the user, newest first.
func (s Imports) List(ctx context.Context) ([]schema.Import, error) {
	var all []importRecord
	if err := s.store.db.Select(ctx, &all, importSelect+` WHERE user_id = ? ORDER BY id DESC`, s.user); err != nil {
		return nil, err
	}
	list := make([]schema.Import, len(all))
	for i, r := range all {
		var err error
		if list[i], err = s.complete(ctx, r); err != nil {
			return nil, err
		}
	}
	return list, nil
}

func (s Imports) count(ctx context.Context, id string) (c schema.ImportCounts, err error) {
	var rows []struct {
		Status string `db:"status"`
		N      int    `db:"n"`
		Files  int    `db:"files"`
		Lost   int    `db:"lost"`
	}
	err = s.store.db.Select(ctx, &rows, `SELECT status, COUNT(*) AS n, SUM(files) AS files, SUM(lost) AS lost FROM import_row WHERE import_id = ? GROUP BY status`, id)
	for _, r := range rows {
		switch r.Status {
		case schema.ImportReady:
			c.Ready = r.N
			c.Media += r.Files - r.Lost
		case schema.ImportNoPlace:
			c.NoPlace = r.N
			c.Media += r.Files - r.Lost
		case schema.ImportDuplicate:
			c.Duplicate = r.N
			continue // their media are those of their finds
		case schema.ImportBad:
			c.Bad = r.N
		case schema.ImportSkipped:
			c.Skipped = r.N
			continue
		case schema.ImportDone:
			c.Done = r.N
			c.MediaDone = r.Files - r.Lost
		}
		c.MediaLost += r.Lost
	}
	return c, err
}

// Delete discards an import of the user, or returns schema.ErrNotFound. The finds that it has become stay.
// It returns the paths of the files to delete.
func (s Imports) Delete(ctx context.Context, id string) (files []string, err error) {
	err = s.store.db.Transact(ctx, func(t *sqldb.Tx) (err error) {
		files, err = removeImport(t, s.user, id)
		return err
	})
	return files, err
}

// own returns schema.ErrNotFound unless the user has the import.
func (s Imports) own(ctx context.Context, id string) error {
	return s.store.db.Get(ctx, &id, `SELECT id FROM import WHERE id = ? AND user_id = ?`, id, s.user)
}

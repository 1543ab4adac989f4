package search

import (
	"log/slog"
	"time"

	"finds/schema"
	"finds/store/ids"
	"finds/store/sqldb"
)

// Rebuilding has the parts of the store that Rebuild needs.
type Rebuilding struct {
	Now func() time.Time
	Log *slog.Logger
	Doc func(created time.Time) int64 // makes the number of a find
}

// Rebuild fills the full text and the counts of words when a migration has asked for
// it: only Go folds texts. It is one transaction, so that after a crash the next start
// begins again. Other processes may write meanwhile: their entries in the full text
// stay, and finds that are read here are not deleted before the end.
func Rebuild(t *sqldb.Tx, o Rebuilding) error {
	if err := t.Lock("reindex"); err != nil {
		return err
	}
	var asked bool
	if err := t.Get(&asked, `SELECT EXISTS (SELECT 1 FROM setting WHERE name = 'reindex')`); err != nil || !asked {
		return err
	}
	if err := Clear(t); err != nil {
		return err
	}
	for _, query := range []string{`DELETE FROM find_term`, `DELETE FROM setting WHERE name = 'reindex'`} {
		if _, err := t.Exec(query); err != nil {
			return err
		}
	}
	return fill(t, o)
}

// rebuildBatch is how many finds Rebuild holds at once.
const rebuildBatch = 200

// Row has the columns of a find whose texts are indexed.
type Row struct {
	Doc         int64       `db:"doc_id"`
	ID          string      `db:"id"`
	CreatedAt   schema.Time `db:"created_at"`
	Title       string      `db:"title"`
	Description *string     `db:"description"`
	Category    *string     `db:"category"`
	Place       string      `db:"place"`
	Owner       string      `db:"user_id"`
	Public      int         `db:"is_public"`
	OnlyMe      int         `db:"only_me"`
}

// Text returns the texts of the find.
func (f Row) Text() Text {
	return Text{f.Title, f.Description, f.Category, f.Place, Scope(f.Owner, f.Public == 1, f.OnlyMe == 1)}
}

// rebuildReport is the interval at which Rebuild reports its progress.
const rebuildReport = 10 * time.Second

// fill writes the full text of every find, a batch at a time.
func fill(t *sqldb.Tx, o Rebuilding) error {
	var all, done int
	if err := t.Get(&all, `SELECT COUNT(*) FROM find`); err != nil || all == 0 {
		return err
	}
	o.Log.Info("building the full-text index", "finds", all)
	reported := o.Now()
	counts := NewCounts()
	for after := ""; ; {
		var rows []Row
		err := t.Select(&rows, `SELECT doc_id, id, created_at, title, description, category, COALESCE(location_name, '') AS place, user_id, is_public, only_me
			FROM find WHERE id > ? ORDER BY id LIMIT `+sqldb.Limit+t.Dialect.ForKeyShare, after, rebuildBatch)
		if err != nil {
			return err
		}
		for _, f := range rows {
			if f.Doc>>ids.DocBits != f.CreatedAt.UnixMilli() { // made when the clock had been set back
				f.Doc = o.Doc(f.CreatedAt.Time)
				if _, err := t.Exec(`UPDATE find SET doc_id = ?, version = version + 1 WHERE id = ?`, f.Doc, f.ID); err != nil {
					return err
				}
			}
			text := f.Text()
			if _, err := t.Exec(of(t.Dialect).insert+of(t.Dialect).keep, f.Doc, text.Tokens()); err != nil {
				return err
			}
			counts.Add(f.Doc, text, 1)
			after = f.ID
		}
		done += len(rows)
		if len(rows) < rebuildBatch {
			o.Log.Info("built the full-text index", "finds", done)
			return counts.Write(t)
		}
		if now := o.Now(); now.Sub(reported) >= rebuildReport {
			reported = now
			o.Log.Info("building the full-text index", "done", done, "finds", all)
		}
	}
}

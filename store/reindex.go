package store

import (
	"context"
	"fmt"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// reindexBatch is how many finds reindex holds at once.
const reindexBatch = 200

// indexed is what reindex reads of a find.
type indexed struct {
	Doc         int64       `db:"doc_id"`
	ID          string      `db:"id"`
	CreatedAt   schema.Time `db:"created_at"`
	Title       string      `db:"title"`
	Description *string     `db:"description"`
	Category    *string     `db:"category"`
	Place       string      `db:"place"`
	Owner       string      `db:"user_id"`
	Public      int         `db:"is_public"`
}

func (f indexed) text() findText {
	return findText{f.Title, f.Description, f.Category, f.Place, scopeOf(f.Owner, f.Public == 1)}
}

// reindex fills the full text and the counts of words when a migration has asked for
// it: only Go folds texts. It is one transaction, so that after a crash the next start
// begins again. Other processes may write meanwhile. What they have put into the full
// text stays, and finds that are read here are not deleted before the end.
func (s *Store) reindex(ctx context.Context) error {
	err := s.tx(sqldb.WithoutTimeout(ctx), func(t *tx) error {
		if err := t.Lock("reindex"); err != nil {
			return err
		}
		var asked bool
		if err := t.Get(&asked, `SELECT EXISTS (SELECT 1 FROM setting WHERE name = 'reindex')`); err != nil || !asked {
			return err
		}
		for _, query := range []string{s.fullText().clear, `DELETE FROM find_term`, `DELETE FROM setting WHERE name = 'reindex'`} {
			if _, err := t.Exec(query); err != nil {
				return err
			}
		}
		return s.reindexAll(t)
	})
	if err != nil {
		return fmt.Errorf("fill the full text: %w", err)
	}
	return nil
}

// reindexReport is how often reindex reports how far it is.
const reindexReport = 10 * time.Second

// reindexAll writes the full text of every find, a batch at a time.
func (s *Store) reindexAll(t *tx) error {
	var all, done int
	if err := t.Get(&all, `SELECT COUNT(*) FROM find`); err != nil || all == 0 {
		return err
	}
	s.opt.Log.Info("filling the full text", "finds", all)
	reported := s.opt.Now()
	counts := termCounts{allTerm: 0}
	for after := ""; ; {
		var rows []indexed
		err := t.Select(&rows, `SELECT doc_id, id, created_at, title, description, category, COALESCE(location_name, '') AS place, user_id, is_public
			FROM find WHERE id > ? ORDER BY id LIMIT `+sqldb.Limit+t.Dialect.ForKeyShare, after, reindexBatch)
		if err != nil {
			return err
		}
		for _, f := range rows {
			if f.Doc>>docBits != f.CreatedAt.UnixMilli() { // made when the clock had been set back
				f.Doc = s.ids.doc(f.CreatedAt.Time)
				if _, err := t.Exec(`UPDATE find SET doc_id = ?, version = version + 1 WHERE id = ?`, f.Doc, f.ID); err != nil {
					return err
				}
			}
			text := f.text()
			if _, err := t.Exec(s.fullText().insert+s.fullText().keep, f.Doc, text.tokens()); err != nil {
				return err
			}
			counts.add(f.Doc, text, 1)
			after = f.ID
		}
		done += len(rows)
		if len(rows) < reindexBatch {
			s.opt.Log.Info("filled the full text", "finds", done)
			return t.countTerms(counts)
		}
		if now := s.opt.Now(); now.Sub(reported) >= reindexReport {
			reported = now
			s.opt.Log.Info("filling the full text", "done", done, "finds", all)
		}
	}
}

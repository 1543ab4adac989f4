package search

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"finds/schema"
	"finds/store/sqldb"
)

// Index puts a find into the full text.
func Index(t *sqldb.Tx, doc int64, text Text) {
	t.BeforeCommit(func() error {
		if _, err := t.Exec(of(t.Dialect).insert, doc, text.Tokens()); err != nil {
			return err
		}
		return countTerm(t, doc, text, 1)
	})
}

// Unindex removes a find with its old text from the full text.
func Unindex(t *sqldb.Tx, doc int64, text Text) {
	t.BeforeCommit(func() error {
		if _, err := t.Exec(of(t.Dialect).remove, doc); err != nil {
			return err
		}
		return countTerm(t, doc, text, -1)
	})
}

// countTerm counts the words of a find, if it is one of the sample.
func countTerm(t *sqldb.Tx, doc int64, text Text, n int) error {
	counts := Counts{}
	counts.Add(doc, text, n)
	return counts.Write(t)
}

// fullText has the statements by which an engine keeps and queries the full text.
type fullText struct {
	insert string // takes doc_id, tokens
	keep   string // suffix of insert for a find that may be there, which then stays
	remove string // takes doc_id
	clear  string
	docs   string // reads doc_id; takes the query, the bound and a limit; %s is <= or >=, %s another condition, %s the order
	number string // doc_id in such a condition

	open, close, prefix, and, or string // parts of a query
}

var sqliteText = fullText{
	insert: `INSERT INTO find_search (rowid, tokens) VALUES (?, ?)`,
	remove: `DELETE FROM find_search WHERE rowid = ?`,
	clear:  `INSERT INTO find_search (find_search) VALUES ('delete-all')`,
	docs:   `SELECT rowid FROM find_search WHERE find_search MATCH ? AND rowid %s ?%s ORDER BY rowid %s LIMIT ` + sqldb.Limit,
	number: `find_search.rowid`,
	open:   `"`,
	close:  `"`,
	prefix: `"*`,
	and:    ` AND `,
	or:     ` OR `,
}

var postgresText = fullText{
	insert: `INSERT INTO find_search (doc_id, tokens) VALUES (?, array_to_tsvector(string_to_array(?, ' ')))`,
	keep:   " ON CONFLICT (doc_id) DO NOTHING",
	remove: `DELETE FROM find_search WHERE doc_id = ?`,
	clear:  `DELETE FROM find_search`,
	// Materialized, or the planner may read all rows in order and test each.
	docs: `WITH found AS MATERIALIZED (SELECT doc_id FROM find_search WHERE tokens @@ CAST(? AS tsquery) AND doc_id %s ?)
		SELECT doc_id FROM found WHERE TRUE%s ORDER BY doc_id %s LIMIT ` + sqldb.Limit,
	number: `found.doc_id`,
	open:   `'`,
	close:  `'`,
	prefix: `':*`,
	and:    ` & `,
	or:     ` | `,
}

// of returns the full text of an engine.
func of(d *sqldb.Dialect) *fullText {
	if d.Engine == sqldb.PostgreSQL {
		return &postgresText
	}
	return &sqliteText
}

// Clear deletes all of the full text.
func Clear(t *sqldb.Tx) error {
	_, err := t.Exec(of(t.Dialect).clear)
	return err
}

// mergePages is how many pages of 4 KiB a call of Merging.Step writes, about.
const mergePages = 128

// Merging writes SQLite's full text again, without the words of what has been removed from it, which stay in it until then.
type Merging struct {
	started bool // all of it is being merged into one
}

// Step writes a part. It reports whether there is more to write. What is removed after the first steps may stay.
func (m *Merging) Step(t *sqldb.Tx) (more bool, err error) {
	if t.Dialect.Engine == sqldb.PostgreSQL {
		return false, nil // which does that by itself
	}
	more, err = merge(t, mergePages)
	if m.started || more || err != nil {
		return more, err
	}
	// Not before: a merge that is going on already would leave out what it did not begin with.
	m.started = true
	return merge(t, -mergePages)
}

// merge goes on with a merge of FTS5, or begins that of everything if pages is negative, and reports whether it had to.
func merge(t *sqldb.Tx, pages int) (more bool, err error) {
	const changes = `SELECT total_changes()`
	var before, after int
	if err := t.Get(&before, changes); err != nil {
		return false, err
	}
	if _, err := t.Exec(`INSERT INTO find_search (find_search, rank) VALUES ('merge', ?)`, pages); err != nil {
		return false, err
	}
	err = t.Get(&after, changes)
	return after-before >= 2, err // the statement itself counts as one
}

// query returns a query for the finds that have all words of a plan in any of some
// scopes. Words have no quotes.
func (w fullText) query(p Plan, scopes []string) string {
	var scoped []string
	for _, scope := range scopes {
		p := p
		if scope != "" {
			p = p.brief()
		}
		var terms []string
		for _, word := range p.exact {
			terms = append(terms, w.open+scope+clip(word)+w.close)
		}
		if p.prefix != "" {
			terms = append(terms, w.open+scope+clip(p.prefix)+w.prefix)
		}
		scoped = append(scoped, "("+strings.Join(terms, w.and)+")")
	}
	return strings.Join(scoped, w.or)
}

// A sample estimates how common words are: find_term counts the words and the
// category of one public find in sampleRate. A count decides only how a search reads,
// never what it finds, so it may be inexact: it is off by a few percent for words that
// thousands of finds have, and may be 0 for a rare word. Private finds are not
// counted: the way of reading decides where an answer ends, which must not reveal
// them to strangers.

// sampleRate is one in how many finds is counted.
const sampleRate = 16

// sampled reports whether a find is in the sample. It depends only on the number, so
// that a change or deletion subtracts the same finds. The factor of Fibonacci hashing
// spreads numbers that are close together.
func sampled(doc int64) bool { return uint64(doc)*0x9e3779b97f4a7c15>>60 == 0 }

// allTerm is the term that counts every public find of the sample.
const allTerm = ""

// categoryTerm is the term that counts the finds of a category. No word has a
// colon.
func categoryTerm(category string) string { return ":" + category }

// Counts is how many counted finds have come to each term, or left it.
type Counts map[string]int

// NewCounts returns the counts of an instance without finds.
func NewCounts() Counts { return Counts{allTerm: 0} }

// Add counts a find, n times, if it is public and one of the sample.
func (c Counts) Add(doc int64, text Text, n int) {
	if text.Scope != "" || !sampled(doc) {
		return
	}
	c[allTerm] += n
	if text.Category != nil {
		c[categoryTerm(*text.Category)] += n
	}
	list := text.words()
	slices.Sort(list)
	for _, w := range slices.Compact(list) {
		if len(w) <= tokenBytes {
			c[w] += n
		}
	}
}

// Write writes counts, in the order of their terms, so that no two
// transactions wait for each other.
func (c Counts) Write(t *sqldb.Tx) error {
	for _, term := range slices.Sorted(maps.Keys(c)) {
		_, err := t.Exec(`INSERT INTO find_term (term, finds) VALUES (?, ?)
			ON CONFLICT (term) DO UPDATE SET finds = find_term.finds + excluded.finds`, term, c[term])
		if err == nil && c[term] < 0 && term != allTerm { // or the word of a find that is deleted would stay
			_, err = t.Exec(`DELETE FROM find_term WHERE term = ? AND finds <= 0`, term)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// maxPrefixTerms bounds the words that are read for one prefix. A prefix of more words
// counts as one that every find has.
const maxPrefixTerms = 2048

// Commonness estimates how many finds have each word of a query, the last of them
// as a prefix, and how many finds there are in all.
func Commonness(ctx context.Context, db *sqldb.DB, q Query) (counts []int, all int, err error) {
	if all, err = termCount(ctx, db, allTerm); err != nil {
		return nil, 0, err
	}
	counts = make([]int, len(q.words))
	for i, w := range q.words {
		if i == len(q.words)-1 {
			counts[i], err = prefixCount(ctx, db, w, all)
		} else {
			counts[i], err = termCount(ctx, db, w)
		}
		if err != nil {
			return nil, 0, err
		}
	}
	return counts, all, nil
}

// Finds estimates how many public finds there are of a category, or in all for "".
func Finds(ctx context.Context, db *sqldb.DB, category string) (int, error) {
	if category == "" {
		return termCount(ctx, db, allTerm)
	}
	return termCount(ctx, db, categoryTerm(category))
}

// termCount estimates how many finds have a term.
func termCount(ctx context.Context, db *sqldb.DB, term string) (n int, err error) {
	err = db.Get(ctx, &n, `SELECT finds FROM find_term WHERE term = ?`, term)
	if errors.Is(err, schema.ErrNotFound) {
		return 0, nil
	}
	return sampleRate * max(n, 0), err
}

// prefixCount estimates how often words with a prefix occur. A find counts once for
// each of them that it has, so the sum may exceed all, which is the number of finds.
func prefixCount(ctx context.Context, db *sqldb.DB, prefix string, all int) (int, error) {
	var counts []int
	err := db.Select(ctx, &counts, `SELECT finds FROM find_term WHERE term >= ? AND term < ? LIMIT `+sqldb.Limit,
		prefix, prefix+string(utf8.MaxRune), maxPrefixTerms)
	if len(counts) == maxPrefixTerms {
		return all, err
	}
	sum := 0
	for _, n := range counts {
		sum += sampleRate * max(n, 0)
	}
	return sum, err
}

// scopesAtOnce bounds the scopes of one query of the full text.
const scopesAtOnce = 100

// DocRange is a range of the numbers of finds: at most Limit of them that start at From,
// and rise if Asc is set or else fall.
type DocRange struct {
	From  int64
	Asc   bool
	Limit int
}

// Sort sorts numbers in the order of the range.
func (r DocRange) Sort(docs []int64) []int64 {
	slices.SortFunc(docs, func(a, b int64) int {
		if r.Asc {
			return cmp.Compare(a, b)
		}
		return cmp.Compare(b, a)
	})
	return docs
}

// Docs returns the numbers of a range that finds with the words of a plan have, in some scopes. A condition on find f, if there is
// one, says which of them.
func Docs(ctx context.Context, db *sqldb.DB, p Plan, scopes []string, which sqldb.Cond, r DocRange) ([]int64, error) {
	op, dir := "<=", "DESC"
	if r.Asc {
		op, dir = ">=", "ASC"
	}
	if which.SQL != "" {
		which.SQL = " AND EXISTS (SELECT 1 FROM find f WHERE f.doc_id = " + of(db.Dialect).number + " AND " + which.SQL + ")"
	}
	docs := make([]int64, 0, 256)
	for part := range slices.Chunk(scopes, scopesAtOnce) {
		err := db.Each(ctx, func(rows *sql.Rows) error {
			var doc int64
			err := rows.Scan(&doc)
			docs = append(docs, doc)
			return err
		}, fmt.Sprintf(of(db.Dialect).docs, op, which.SQL, dir), slices.Concat([]any{of(db.Dialect).query(p, part), r.From}, which.Args, []any{r.Limit})...)
		if err != nil {
			return nil, err
		}
	}
	if len(scopes) > scopesAtOnce {
		docs = r.Sort(docs)
	}
	return docs[:min(len(docs), r.Limit)], nil
}

package store

import (
	"context"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"finds/store/sqldb"
)

// Fold returns the form of a text that is searched: compatibility decomposed,
// without marks, lower case. It is done in Go since the engines fold text beyond
// ASCII differently.
func Fold(s string) string {
	return strings.Map(func(r rune) rune {
		if combining(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(strings.ToValidUTF8(s, "\ufffd")))
}

// splitters are letters that SQLite's tokenizer does not know as letters: vowels of
// New Tai Lue and signs of the Vedas. It splits words at them, and the parts could
// not be searched as one word.
var splitters = &unicode.RangeTable{R16: []unicode.Range16{{Lo: 0x19b0, Hi: 0x19c0, Stride: 1}, {Lo: 0x19c8, Hi: 0x19c9, Stride: 1}, {Lo: 0x1cf2, Hi: 0x1cf3, Stride: 1}}}

// splitWords splits texts into folded runs of letters and digits. Characters of
// scripts that are written without spaces are single words, so that a part of a
// phrase is found as well.
func splitWords(texts ...string) (list []string) {
	for _, text := range texts {
		eachWord(text, func(word []byte) { list = append(list, string(word)) })
	}
	return list
}

// eachWord calls do for each word of a text. The word is valid until do returns.
// It returns the size of the decomposed text in bytes, which determines the cost.
func eachWord(text string, do func(word []byte)) (decomposed int) {
	var room [64]byte
	word := room[:0]
	flush := func() {
		if len(word) > 0 {
			do(word)
			word = word[:0]
		}
	}
	text = norm.NFKD.String(strings.ToValidUTF8(text, "\ufffd")) // norm leaves what follows a broken byte as it is
	for _, r := range text {
		switch r = unicode.ToLower(r); {
		case combining(r):
		case unspaced(r):
			flush()
			word = utf8.AppendRune(word, r)
			flush()
		case wordLetter(r):
			word = utf8.AppendRune(word, r)
		default:
			flush()
		}
	}
	flush()
	return len(text)
}

// combining reports whether a character is a mark on the one before it.
func combining(r rune) bool { return r >= 0x300 && unicode.Is(unicode.Mn, r) }

// unspaced reports whether a character is a letter or a number of a script that is
// written without spaces. The full text indexes no radicals and punctuation of
// these scripts, so they only separate words.
func unspaced(r rune) bool {
	return r >= 0xe01 && (unicode.IsLetter(r) || unicode.IsNumber(r)) &&
		unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai)
}

// wordLetter reports whether a character is a part of a word.
func wordLetter(r rune) bool {
	if r < utf8.RuneSelf {
		return letterOrDigit(byte(r))
	}
	return (unicode.IsLetter(r) || unicode.IsDigit(r)) && !(r >= 0x19b0 && r <= 0x1cf3 && unicode.Is(splitters, r))
}

// findText is the texts by which a find is found, and the scope of its words.
type findText struct {
	title                 string
	description, category *string
	place, scope          string
}

// scopeOf returns the scope of a find's words in the full text. Words of public
// finds have none. Words of private finds start with their owner's id, so that a
// search reads only the finds of users whose finds it may show: its cost and its end
// must not depend on other users' private finds. No word has the first character of
// a scope, which SQLite's tokenizer treats as a letter.
func scopeOf(owner string, public bool) string {
	if public {
		return ""
	}
	return "\ue000" + strings.ReplaceAll(owner, "-", "")
}

// words returns the words of all texts.
func (f findText) words() []string {
	texts := []string{f.title, f.place}
	for _, t := range []*string{f.description, f.category} {
		if t != nil {
			texts = append(texts, *t)
		}
	}
	return splitWords(texts...)
}

// tokens returns the words that the full text stores for a find, separated by spaces.
func (f findText) tokens() string {
	list := f.words()
	for i := range list {
		list[i] = f.scope + clip(list[i])
	}
	return strings.Join(list, " ")
}

// tokenBytes is the maximum length of a word in the full text and in find_term, which
// PostgreSQL limits. The full text has only the prefix of a longer word, and the rest is
// matched against the find itself; find_term leaves long words out, as they are rare.
const tokenBytes = 200

// clip cuts a word to tokenBytes.
func clip(word string) string {
	if len(word) <= tokenBytes {
		return word
	}
	n := tokenBytes
	for !utf8.RuneStart(word[n]) {
		n--
	}
	return word[:n]
}

// index puts a find into the full text.
func (t *tx) index(doc int64, text findText) {
	t.BeforeCommit(func() error {
		if _, err := t.Exec(t.s.fullText().insert, doc, text.tokens()); err != nil {
			return err
		}
		return t.countTerm(doc, text, 1)
	})
}

// unindex removes a find with its old text from the full text.
func (t *tx) unindex(doc int64, text findText) {
	t.BeforeCommit(func() error {
		if _, err := t.Exec(t.s.fullText().remove, doc); err != nil {
			return err
		}
		return t.countTerm(doc, text, -1)
	})
}

// countTerm counts the words of a find, if it is one of the sample.
func (t *tx) countTerm(doc int64, text findText, n int) error {
	counts := termCounts{}
	counts.add(doc, text, n)
	return t.countTerms(counts)
}

// fullText is how an engine keeps the full text and is asked for it.
type fullText struct {
	insert string // takes doc_id, tokens
	keep   string // suffix of insert for a find that may be there, which then stays
	remove string // takes doc_id
	clear  string
	docs   string // reads doc_id; takes the query, the bound and a limit; %s is <= or >=, %s the order

	open, close, prefix, and, or string // of which a query is put together
}

var sqliteText = fullText{
	insert: `INSERT INTO find_search (rowid, tokens) VALUES (?, ?)`,
	remove: `DELETE FROM find_search WHERE rowid = ?`,
	clear:  `INSERT INTO find_search (find_search) VALUES ('delete-all')`,
	docs:   `SELECT rowid FROM find_search WHERE find_search MATCH ? AND rowid %s ? ORDER BY rowid %s LIMIT ` + sqldb.Limit,
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
		SELECT doc_id FROM found ORDER BY doc_id %s LIMIT ` + sqldb.Limit,
	open:   `'`,
	close:  `'`,
	prefix: `':*`,
	and:    ` & `,
	or:     ` | `,
}

// fullText returns that of the engine.
func (s *Store) fullText() *fullText {
	if s.Postgres() {
		return &postgresText
	}
	return &sqliteText
}

// query returns a query for the finds that have all words of a plan in any of some
// scopes. Words have no quotes.
func (w fullText) query(p searchPlan, scopes []string) string {
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

// termCounts is how many counted finds have come to each term, or left it.
type termCounts map[string]int

// add counts a find, n times, if it is public and one of the sample.
func (c termCounts) add(doc int64, text findText, n int) {
	if text.scope != "" || !sampled(doc) {
		return
	}
	c[allTerm] += n
	if text.category != nil {
		c[categoryTerm(*text.category)] += n
	}
	list := text.words()
	slices.Sort(list)
	for _, w := range slices.Compact(list) {
		if len(w) <= tokenBytes {
			c[w] += n
		}
	}
}

// countTerms writes counts, in the order of their terms, so that no two
// transactions wait for each other.
func (t *tx) countTerms(c termCounts) error {
	for _, term := range slices.Sorted(maps.Keys(c)) {
		_, err := t.Exec(`INSERT INTO find_term (term, finds) VALUES (?, ?)
			ON CONFLICT (term) DO UPDATE SET finds = find_term.finds + excluded.finds`, term, c[term])
		if err != nil {
			return err
		}
	}
	return nil
}

// maxPrefixTerms bounds the words that are looked at for one prefix. A prefix of more
// is taken for as common as can be.
const maxPrefixTerms = 2048

// commonness estimates how many finds have each of some words, the last of them
// as a prefix, and how many there are in all.
func (s *Store) commonness(ctx context.Context, q wordQuery) (counts []int, all int, err error) {
	if all, err = s.termCount(ctx, allTerm); err != nil {
		return nil, 0, err
	}
	counts = make([]int, len(q.words))
	for i, w := range q.words {
		if i == len(q.words)-1 {
			counts[i], err = s.prefixCount(ctx, w, all)
		} else {
			counts[i], err = s.termCount(ctx, w)
		}
		if err != nil {
			return nil, 0, err
		}
	}
	return counts, all, nil
}

// termCount estimates how many finds have a term.
func (s *Store) termCount(ctx context.Context, term string) (n int, err error) {
	found, err := exists(s.db.Get(ctx, &n, `SELECT finds FROM find_term WHERE term = ?`, term))
	if !found {
		return 0, err
	}
	return sampleRate * max(n, 0), nil
}

// prefixCount estimates how often words with a prefix occur. A find counts once for
// each of them that it has, so the sum may exceed all, which is the number of finds.
func (s *Store) prefixCount(ctx context.Context, prefix string, all int) (int, error) {
	var counts []int
	err := s.db.Select(ctx, &counts, `SELECT finds FROM find_term WHERE term >= ? AND term < ? LIMIT `+sqldb.Limit,
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

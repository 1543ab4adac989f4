package store

import (
	"context"
	"maps"
	"slices"
	"unicode/utf8"

	"finds/store/sqldb"
)

// How common words are is known from a sample: find_term counts the words and
// the category of one public find in sampleRate. A count decides only how a search
// is read, never what it finds, so it may be off; it is wrong by a few percent for
// words that thousands of finds have, and none of a rare word may be counted.
// Private finds are not counted: where an answer ends depends on how it is read,
// and that must not tell strangers about them.

// sampleRate is one in how many finds is counted.
const sampleRate = 16

// sampled reports whether a find is counted, by its number alone: so it is
// counted out again when it is changed or deleted. The factor of Fibonacci
// hashing spreads numbers that lie close together.
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

// termsMax bounds the words that are looked at for one prefix. A prefix of more
// is taken for as common as can be.
const termsMax = 2048

// commonness estimates how many finds have each of some words, the last of them
// as a prefix, and how many there are in all.
func (s *Store) commonness(ctx context.Context, q query) (counts []int, all int, err error) {
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
	err := s.db.Select(ctx, &counts, `SELECT finds FROM find_term WHERE term >= ? AND term < ? LIMIT `+sqldb.Limit, prefix, prefix+string(utf8.MaxRune), termsMax)
	if len(counts) == termsMax {
		return all, err
	}
	sum := 0
	for _, n := range counts {
		sum += sampleRate * max(n, 0)
	}
	return sum, err
}

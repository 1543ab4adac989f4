package store

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Fold brings a text to the form in which it is searched: compatibility
// decomposed, without marks, lower case. It is done here since neither engine
// folds beyond ASCII in the same way as the other.
func Fold(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(s))
}

// splitters are the letters that were none when SQLite's tokenizer was made: vowels
// of New Tai Lue and signs of the Vedas. It splits words at them, of which
// the parts could not be searched as one.
var splitters = &unicode.RangeTable{R16: []unicode.Range16{{Lo: 0x19b0, Hi: 0x19c0, Stride: 1}, {Lo: 0x19c8, Hi: 0x19c9, Stride: 1}, {Lo: 0x1cf2, Hi: 0x1cf3, Stride: 1}}}

// words splits texts into folded runs of letters and digits. Characters of
// scripts that are written without spaces stand alone, so that a part of a
// phrase is found as well.
func words(texts ...string) (list []string) {
	var b strings.Builder
	flush := func() {
		if b.Len() > 0 {
			list = append(list, b.String())
			b.Reset()
		}
	}
	for _, text := range texts {
		for _, r := range Fold(text) {
			switch {
			case unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai):
				flush()
				list = append(list, string(r))
			case (unicode.IsLetter(r) || unicode.IsDigit(r)) && !unicode.Is(splitters, r):
				b.WriteRune(r)
			default:
				flush()
			}
		}
		flush()
	}
	return list
}

// matches is the condition that a find has all words of a query, the last of
// them as the beginning of a word. A query without words matches nothing.
func (s *Store) matches(query string) cond {
	if query == "" {
		return cond{}
	}
	w := words(query)
	if len(w) == 0 {
		return cond{sql: "1 = 0"}
	}
	return cond{sql: s.d.searchMatch, args: []any{s.d.searchQuery(w)}}
}

// index puts a find into the full text.
func (t *tx) index(doc int64, texts ...string) {
	tokens := strings.Join(words(texts...), " ")
	t.atEnd(func() error {
		_, err := t.exec(t.d.searchInsert, doc, tokens)
		return err
	})
}

// unindex takes a find from the full text.
func (t *tx) unindex(doc int64) {
	t.atEnd(func() error {
		_, err := t.exec(t.d.searchDelete, doc)
		return err
	})
}

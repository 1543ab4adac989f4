package store

import (
	"unicode"

	"golang.org/x/text/unicode/norm"

	"finds/schema"
)

// mark notes in finds where the words of a search are.
func (q query) mark(finds []schema.Find) {
	for i := range finds {
		f := &finds[i]
		f.Matches = q.marks(nil, "title", f.Title)
		if f.Description != nil {
			f.Matches = q.marks(f.Matches, "description", *f.Description)
		}
		if f.Category != nil {
			f.Matches = q.marks(f.Matches, "category", *f.Category)
		}
		if f.Location != nil {
			f.Matches = q.marks(f.Matches, "location", f.Location.Name)
		}
	}
}

// marks appends where the words of a search are in a text.
func (q query) marks(list []schema.Match, field, text string) []schema.Match {
	for _, t := range tokens(text) {
		if n := q.covers(t.word); n > 0 {
			end := t.from[n-1] + 1
			if n == len(t.from) {
				end = t.end
			}
			list = append(list, schema.Match{Field: field, Start: t.from[0], Length: end - t.from[0]})
		}
	}
	return list
}

// covers returns how many folded letters of a word the search asks for, the most
// of all its words.
func (q query) covers(word []rune) (n int) {
	for i, w := range q.words {
		asked := []rune(w)
		if len(asked) > len(word) || i < len(q.words)-1 && len(asked) < len(word) || string(word[:len(asked)]) != w {
			continue
		}
		n = max(n, len(asked))
	}
	return n
}

// token is a word of a text, with where its folded letters come from.
type token struct {
	word []rune
	from []int // code points before the one that each letter comes from
	end  int   // code points up to its end
}

// tokens splits a text into the words that words gives, and says where they are.
func tokens(text string) (list []token) {
	var now token
	flush := func() {
		if len(now.word) > 0 {
			list = append(list, now)
		}
		now = token{}
	}
	at := 0
	for _, r := range text {
		for _, f := range norm.NFKD.String(string(r)) {
			switch f = unicode.ToLower(f); {
			case unicode.Is(unicode.Mn, f):
			case unspaced(f):
				flush()
				list = append(list, token{[]rune{f}, []int{at}, at + 1})
			case wordLetter(f):
				now.word, now.from = append(now.word, f), append(now.from, at)
			default:
				flush()
			}
		}
		at++
		if len(now.word) > 0 {
			now.end = at // with the marks behind its last letter
		}
	}
	flush()
	return list
}

package store

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"finds/schema"
)

// mark notes in finds where the words of a search are.
func (q query) mark(finds []schema.Find) {
	asked := q.asked()
	for i := range finds {
		f := &finds[i]
		f.Matches = asked.marks(nil, "title", f.Title)
		if f.Description != nil {
			f.Matches = asked.marks(f.Matches, "description", *f.Description)
		}
		if f.Category != nil {
			f.Matches = asked.marks(f.Matches, "category", *f.Category)
		}
		if f.Location != nil {
			f.Matches = asked.marks(f.Matches, "location", f.Location.Name)
		}
	}
}

// asked is the words of a search, letter by letter, the last of them as the
// beginning of a word.
type asked [][]rune

func (q query) asked() asked {
	list := make(asked, len(q.words))
	for i, w := range q.words {
		list[i] = []rune(w)
	}
	return list
}

// marks appends where the words of a search are in a text, in order. Of words that
// share a code point, such as the two numbers of a fraction, there is one mark.
func (a asked) marks(list []schema.Match, field, text string) []schema.Match {
	start, end := 0, -1 // of the last mark in this text
	for _, t := range tokens(text) {
		n := a.covers(t.word)
		if n == 0 {
			continue
		}
		if t.from[0] < end {
			list = list[:len(list)-1]
		} else {
			start = t.from[0]
		}
		end = max(end, t.from[n-1]+1)
		if n == len(t.from) {
			end = max(end, t.end)
		}
		list = append(list, schema.Match{Field: field, Start: start, Length: end - start})
	}
	return list
}

// covers returns how many folded letters of a word the search asks for, the most
// of all its words.
func (a asked) covers(word []rune) (n int) {
	for i, w := range a {
		whole := i < len(a)-1
		if len(w) > n && len(w) <= len(word) && (!whole || len(w) == len(word)) && slices.Equal(word[:len(w)], w) {
			n = len(w)
		}
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
	letter := func(f rune) { now.word, now.from, now.end = append(now.word, f), append(now.from, at), at+1 }
	for _, r := range text {
		switch {
		case r >= utf8.RuneSelf:
			for _, f := range norm.NFKD.String(string(r)) {
				switch f = unicode.ToLower(f); {
				case unicode.Is(unicode.Mn, f):
				case unspaced(f):
					flush()
					list = append(list, token{[]rune{f}, []int{at}, at + 1})
				case wordLetter(f):
					letter(f)
				default:
					flush()
				}
			}
		case letterOrDigit(byte(r)):
			letter(unicode.ToLower(r))
		default:
			flush()
		}
		at++
		if len(now.word) > 0 {
			now.end = at // with the marks behind its last letter
		}
	}
	flush()
	return list
}

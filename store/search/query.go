package search

import (
	"slices"
	"unicode/utf8"
)

// Query is a search: a find matches when it has all of the words, the last of
// them as the beginning of a word.
type Query struct{ words []string }

// Parse parses the text of a search. A text without words gives the empty
// query, with which a search for words finds nothing.
func Parse(text string) Query {
	list := split(text)
	if len(list) == 0 {
		return Query{}
	}
	last := list[len(list)-1]
	list = list[:len(list)-1]
	slices.Sort(list)
	return Query{append(slices.Compact(list), last)}
}

// Empty reports whether there are no words.
func (q Query) Empty() bool { return len(q.words) == 0 }

// Has reports whether the texts together have every word; with the empty query all
// have. It agrees with the full text, which is made of the same words. It also
// returns how many bytes it has decomposed.
func (q Query) Has(texts ...string) (ok bool, decomposed int) {
	missing := len(q.words)
	if missing == 0 {
		return true, 0
	}
	var small [16]bool
	found := small[:]
	if missing > len(small) {
		found = make([]bool, missing)
	}
	for _, text := range texts {
		if isASCII(text) {
			missing -= q.find(found, text)
		} else {
			decomposed += eachWord(text, func(word []byte) { missing -= markFound(q, found, word) })
		}
		if missing == 0 {
			return true, decomposed
		}
	}
	return false, decomposed
}

// find marks the words that a text of ASCII has and returns how many of them
// are new. It is eachWord without allocations, for the most common texts.
func (q Query) find(found []bool, text string) (n int) {
	for i := 0; i < len(text); {
		if !letterOrDigit(text[i]) {
			i++
			continue
		}
		start := i
		for i < len(text) && letterOrDigit(text[i]) {
			i++
		}
		n += markFound(q, found, text[start:i])
	}
	return n
}

// markFound marks the words of the search that a word of a text is and returns how
// many of them are new.
func markFound[T string | []byte](q Query, found []bool, word T) (n int) {
	last := len(q.words) - 1
	for i, w := range q.words {
		if found[i] || len(word) < len(w) || i < last && len(word) > len(w) {
			continue
		}
		if equalLower(word[:len(w)], w) {
			found[i] = true
			n++
		}
	}
	return n
}

// equalLower reports whether a word is an equally long folded one, its letters
// of ASCII brought to lower case.
func equalLower[T string | []byte](word T, folded string) bool {
	for i := range len(folded) {
		c := word[i]
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		if c != folded[i] {
			return false
		}
	}
	return true
}

func letterOrDigit(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

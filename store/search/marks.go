package search

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"finds/schema"
)

// The scores of a word by the text that has it, for a relevance of 1 at most. A prefix
// of a word scores half.
const (
	titleWorth       = 1.0
	categoryWorth    = 0.6
	placeWorth       = 0.5
	descriptionWorth = 0.3
)

// Relevance returns how well a find matches, from 0 to 1: the mean of the best score
// of each word.
func (q Query) Relevance(f schema.Find) float64 {
	best := make([]float64, len(q.words))
	q.score(best, f.Title, titleWorth)
	if f.Category != nil {
		q.score(best, *f.Category, categoryWorth)
	}
	if f.Location != nil {
		q.score(best, f.Location.Name, placeWorth)
	}
	if f.Description != nil {
		q.score(best, *f.Description, descriptionWorth)
	}
	sum := 0.0
	for _, b := range best {
		sum += b
	}
	return sum / float64(len(best))
}

// score raises the score of each word of the search that a text has.
func (q Query) score(best []float64, text string, worth float64) {
	for _, have := range split(text) {
		for i, w := range q.words {
			switch {
			case have == w:
				best[i] = max(best[i], worth)
			case i == len(q.words)-1 && strings.HasPrefix(have, w):
				best[i] = max(best[i], worth/2)
			}
		}
	}
}

// maxMarkedBytes is how many bytes of texts that are not ASCII, after they are decomposed,
// are read for the marks of one answer: some 30 ms of the processor. A page of finds
// in a script other than Latin has less; one of a thousand finds at locations may have more.
const maxMarkedBytes = 128 << 10

// maxMarksPerFind bounds the marks of one find: a text of a thousand short words would
// make an answer of many megabytes.
const maxMarksPerFind = 20

// Mark notes in finds where the words of a search are. After maxMarkedBytes bytes it leaves
// out texts that are not ASCII, and after maxMarksPerFind marks the rest of a find.
func (q Query) Mark(finds []schema.Find) {
	asked := q.marker()
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

// wordMarker is the words of a search, letter by letter, the last of them as the
// beginning of a word.
type wordMarker struct {
	Query
	letters [][]rune
	left    int // bytes of texts that are not ASCII that may still be read, decomposed
}

func (q Query) marker() *wordMarker {
	a := &wordMarker{q, make([][]rune, len(q.words)), maxMarkedBytes}
	for i, w := range q.words {
		a.letters[i] = []rune(w)
	}
	return a
}

// marks appends where the words of a search are in a text, in order. Of words that
// share a code point, such as the two numbers of a fraction, there is one mark.
func (a *wordMarker) marks(list []schema.Match, field, text string) []schema.Match {
	switch {
	case len(list) >= maxMarksPerFind:
		return list
	case isASCII(text):
		return a.marksASCII(list, field, text)
	case a.left <= 0:
		return list
	}
	start, end := 0, -1 // of the last mark in this text
	a.left -= eachToken(text, func(t token) {
		n := a.covers(t.word)
		if n == 0 || len(list) >= maxMarksPerFind && t.from[0] >= end {
			return
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
	})
	return list
}

// marksASCII is marks for a text of ASCII, whose positions need no decomposition.
func (a *wordMarker) marksASCII(list []schema.Match, field, text string) []schema.Match {
	for i := 0; i < len(text) && len(list) < maxMarksPerFind; {
		if !letterOrDigit(text[i]) {
			i++
			continue
		}
		start, n := i, 0
		for i < len(text) && letterOrDigit(text[i]) {
			i++
		}
		for k, w := range a.words {
			whole := k < len(a.words)-1
			if len(w) > n && len(w) <= i-start && (!whole || len(w) == i-start) && equalLower(text[start:start+len(w)], w) {
				n = len(w)
			}
		}
		if n > 0 {
			list = append(list, schema.Match{Field: field, Start: start, Length: n})
		}
	}
	return list
}

// covers returns how many folded letters of a word the search asks for, the most
// of all its words.
func (a *wordMarker) covers(word []rune) (n int) {
	for i, w := range a.letters {
		whole := i < len(a.letters)-1
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

// eachToken calls do for each of the words that eachWord gives, with where it is
// in the text. The token is valid until do returns. It returns how many bytes the
// text has when it is decomposed.
func eachToken(text string, do func(token)) (size int) {
	var t token
	var decomposed []byte
	at := 0
	letter := func(r rune) { t.word, t.from, t.end = append(t.word, r), append(t.from, at), at+1 }
	flush := func() {
		if len(t.word) > 0 {
			do(t)
			t.word, t.from = t.word[:0], t.from[:0]
		}
	}
	for _, r := range text {
		decomposed = norm.NFKD.Append(decomposed[:0], utf8.AppendRune(nil, r)...)
		size += len(decomposed)
		for _, r := range string(decomposed) {
			switch r = unicode.ToLower(r); {
			case combining(r):
			case unspaced(r):
				flush()
				letter(r)
				flush()
			case wordLetter(r):
				if t := transcription(r); t != "" {
					for _, r := range t {
						letter(r)
					}
				} else {
					letter(r)
				}
			default:
				flush()
			}
		}
		at++
		if len(t.word) > 0 {
			t.end = at // with the marks behind its last letter
		}
	}
	flush()
	return size
}

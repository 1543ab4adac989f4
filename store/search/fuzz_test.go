package search

import (
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"finds/schema"
)

// FuzzSearchText reads any two texts, of UTF-8 or not, as a search and as the
// title of a find.
func FuzzSearchText(f *testing.F) {
	for _, seed := range [][2]string{
		{"old stone", "An OLD, old stóne"}, {"Straße", "STRASSE strasse"}, {"東京", "東京 tower"}, {"ﬁ", "ﬁnd fi"}, {"e\u0301", "é É e"}, {"ﷺ", "صلى"},
		{"\xff\xfe", "a\xffb"}, {"ⅷ", "VIII viii"}, {"İi", "i̇İ"}, {"\u19b0a", "a\u19b0a"}, {"ก", "กข"}, {"a", strings.Repeat("a\u0301", 50)},
		{"", " \x00"}, {"ᾳ ß", "ΑΙ ss"}, {"\u1100\u1161", "\uac00"}, {"½", "1⁄2"}, {"x\u200dy", "xy"}, {"한국", "한국어"}, {" ", "\xf4Ś"},
		{"⺵", "網 ⺵ ๏"}, {"〇", "二〇二六年"},
	} {
		f.Add(seed[0], seed[1])
	}
	f.Fuzz(func(t *testing.T, ask, text string) {
		q, list := Parse(ask), split(text)
		if !utf8.ValidString(ask) || !utf8.ValidString(text) { // neither asked for nor stored; it only has to end
			q.Has(text)
			q.marker().marks(nil, "title", text)
			return
		}
		checkWords(t, ask, q.words)
		checkWords(t, text, list)
		if slices.Sort(q.words[:max(len(q.words)-1, 0)]); !slices.Equal(q.words, Parse(strings.Join(q.words, " ")).words) {
			t.Errorf("%q is the search %q, and that is %q", ask, q.words, Parse(strings.Join(q.words, " ")).words)
		}
		want := matchesWords(q.words, list)
		if ok, _ := q.Has(text); ok != want {
			t.Errorf("%q has the words of %q: %v, want %v", text, ask, !want, want)
		}
		for _, parts := range [][]string{{text, ask}, {ask + " " + text}, {ask}} {
			if ok, _ := q.Has(parts...); !ok {
				t.Errorf("%q does not have the words of %q", parts, ask)
			}
		}
		checkMarks(t, q, text)
		checkMarks(t, q, text+" "+ask)
	})
}

// matchesWords is Query.Has by its definition.
func matchesWords(asked, have []string) bool {
	for i, w := range asked {
		if !slices.ContainsFunc(have, func(h string) bool { return h == w || i == len(asked)-1 && strings.HasPrefix(h, w) }) {
			return false
		}
	}
	return true
}

// checkWords checks that words are folded letters and numbers, and that folding
// them again changes nothing.
func checkWords(t *testing.T, text string, list []string) {
	t.Helper()
	for _, w := range list {
		if w == "" || !utf8.ValidString(w) || strings.ContainsFunc(w, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) }) {
			t.Errorf("%q has the word %q", text, w)
		}
		if again := split(w); len(again) != 1 || again[0] != w {
			t.Errorf("the word %q of %q is %q", w, text, again)
		}
	}
}

// checkMarks checks that marks lie inside the text, in order and without
// overlap, that each covers the beginning of a word that is asked for, and that
// there is one for every word of a text that has all of them.
func checkMarks(t *testing.T, q Query, text string) {
	t.Helper()
	runes := []rune(text) // of bytes that are not UTF-8 each is a code point, as in the clients
	end, n := 0, 0
	marked := map[string]bool{}
	for _, m := range q.marker().marks(nil, "title", text) {
		if m != (schema.Match{Field: "title", Start: m.Start, Length: m.Length}) || m.Start < end || m.Length <= 0 || m.Start+m.Length > len(runes) {
			t.Fatalf("%q is marked for %q at %+v, behind %d of %d code points", text, q.words, m, end, len(runes))
		}
		end = m.Start + m.Length
		n++
		part := strings.Join(split(string(runes[m.Start:end])), "")
		if !slices.ContainsFunc(q.words, func(w string) bool { return strings.Contains(part, w) }) {
			t.Errorf("%q is marked for %q at %q", text, q.words, string(runes[m.Start:end]))
		}
		for _, w := range q.words {
			if strings.Contains(part, w) {
				marked[w] = true
			}
		}
	}
	if ok, _ := q.Has(text); q.Empty() || !ok || n == maxMarksPerFind {
		return
	}
	for _, w := range q.words {
		if !marked[w] {
			t.Errorf("%q has %q, but it is not marked for %q", text, w, q.words)
		}
	}
}

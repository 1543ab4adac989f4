// Package search has the full-text search of finds: it splits texts into words, keeps the full
// text and the counts of words in the database, chooses the cheapest way to read a search, and
// marks its words in the results.
package search

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Fold returns the form of a text that is searched: compatibility decomposed,
// without marks, lower case, in the usual transcription of letters that do not
// decompose. Go folds texts because the engines fold those beyond ASCII differently.
func Fold(s string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(strings.ToValidUTF8(s, "\ufffd")) {
		if r = unicode.ToLower(r); combining(r) {
			continue
		}
		if t := transcription(r); t != "" {
			b.WriteString(t)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// transcription returns the usual transcription of a small letter that has no decomposition, or "".
func transcription(r rune) string {
	if r < 'ß' {
		return ""
	}
	switch r {
	case 'ß':
		return "ss"
	case 'æ':
		return "ae"
	case 'œ':
		return "oe"
	case 'þ':
		return "th"
	case 'ø':
		return "o"
	case 'ł':
		return "l"
	case 'đ', 'ð':
		return "d"
	case 'ı':
		return "i"
	case 'ħ':
		return "h"
	case 'ŧ':
		return "t"
	case 'ə':
		return "a"
	case 'ς':
		return "σ"
	}
	return ""
}

// splitters are letters that SQLite's tokenizer does not know as letters: vowels of
// New Tai Lue and signs of the Vedas. It splits words at them, and the parts could
// not be searched as one word.
var splitters = &unicode.RangeTable{R16: []unicode.Range16{{Lo: 0x19b0, Hi: 0x19c0, Stride: 1}, {Lo: 0x19c8, Hi: 0x19c9, Stride: 1}, {Lo: 0x1cf2, Hi: 0x1cf3, Stride: 1}}}

// split splits texts into folded runs of letters and digits. Characters of
// scripts that are written without spaces are single words, so that a part of a
// phrase is found as well.
func split(texts ...string) (list []string) {
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
			if t := transcription(r); t != "" {
				word = append(word, t...)
			} else {
				word = utf8.AppendRune(word, r)
			}
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

// Text has the texts of a find that a search looks at, and the scope of its words.
type Text struct {
	Title                 string
	Description, Category *string
	Place, Scope          string
}

// Scope returns the scope of a find's words in the full text. Words of public
// finds have none. Words of private finds start with their owner's id, and with another
// letter if only the owner sees them, so that a search reads only the finds that it may
// show: its cost and its end must not depend on other users' private finds. No word has the
// first character of a scope, which SQLite's tokenizer treats as a letter.
func Scope(owner string, public, onlyMe bool) string {
	switch owner = strings.ReplaceAll(owner, "-", ""); {
	case public:
		return ""
	case onlyMe:
		return "\ue001" + owner
	}
	return "\ue000" + owner
}

// words returns the words of all texts.
func (f Text) words() []string {
	texts := []string{f.Title, f.Place}
	for _, t := range []*string{f.Description, f.Category} {
		if t != nil {
			texts = append(texts, *t)
		}
	}
	return split(texts...)
}

// Tokens returns the words that the full text stores for a find, separated by spaces.
func (f Text) Tokens() string {
	list := f.words()
	for i := range list {
		list[i] = f.Scope + clip(list[i])
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

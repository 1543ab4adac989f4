package gazetteer

import (
	"strings"
	"unicode"
	"unicode/utf8"

	fulltext "finds/store/search"
)

// fold is fulltext.Fold. Most names are ASCII, which takes less.
func fold(s string) string {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return fulltext.Fold(s)
		}
	}
	return strings.ToLower(s)
}

// words are those of a name: runs of letters and digits without case and marks.
func words(name string) []string {
	return strings.FieldsFunc(fold(name), func(r rune) bool { return !letter(r) })
}

const (
	wordsMost = 10  // of a text that is searched
	keyMost   = 200 // code points of them, run together
)

// clipped returns the first words of a search text. It counts words after folding,
// since some characters fold to four words.
func clipped(text string) []string {
	list := words(text)
	list = list[:min(len(list), wordsMost)]
	size := 0
	for i, w := range list {
		if size += utf8.RuneCountInString(w); size > keyMost {
			return list[:i]
		}
	}
	return list
}

// key returns a name with its words run together, so that a prefix finds it in any script.
func key(name string) string { return strings.Join(words(name), "") }

// letter reports whether a character can be part of a name. The tokenizer of the
// index splits words only at ASCII characters, as this function does.
func letter(r rune) bool {
	if r < utf8.RuneSelf {
		return 'a' <= r && r <= 'z' || '0' <= r && r <= '9'
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}

package credential

import (
	"cmp"
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"

	"finds/embed"
	"finds/schema"
)

// WeakPassword returns the rule that a new password breaks besides its length, or the
// zero value. Strings that attackers try first do not count towards the length: the
// username, the host of the instance (base may be nil) and repetitions, as NIST
// SP 800-63B section 3.1.1.2 asks. Passwords are compared in NFKC without capitals
// and invisible characters; what is hashed keeps these, in NFC.
func WeakPassword(password, username string, base *url.URL) schema.Field {
	words := []string{"finds", fold(username)}
	for _, w := range hostWords(base) {
		words = append(words, fold(w))
	}
	slices.SortFunc(words, func(a, b string) int { return cmp.Compare(len(b), len(a)) }) // the longest goes first
	plain := fold(password)
	rest := visible(plain)
	for before := ""; rest != before; {
		if embed.CommonPassword(rest) {
			return schema.Field{Rule: schema.RuleCommonPassword, Message: "expected a password that is not among the 10,000 most common"}
		}
		before = rest
		rest = once(without(rest, words))
	}
	if rest != plain && utf8.RuneCountInString(rest) < schema.PasswordMin {
		return schema.Broken("", schema.RuleGuessable, schema.PasswordMin, "expected 8 characters, not counting repetitions, the username, and the name and the address of the service")
	}
	return schema.Field{}
}

// fold brings spellings that look alike, such as capitals and full-width
// letters, to one.
func fold(text string) string { return norm.NFKC.String(cases.Fold().String(norm.NFKC.String(text))) }

// visible removes invisible characters, such as zero-width spaces.
func visible(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cf, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point) {
			return -1
		}
		return r
	}, text)
}

// without takes words out of a text.
func without(text string, words []string) string {
	for _, w := range words {
		if w != "" {
			text = strings.ReplaceAll(text, w, "")
		}
	}
	return text
}

// once returns the part that a text repeats, or the text: abc for abcabcab, whose
// last repetition is incomplete. Its length is that of the text less its longest
// border.
func once(text string) string {
	r := []rune(text)
	border := make([]int, len(r)+1) // of each beginning, by its length (Knuth, Morris and Pratt)
	for i, k := 1, 0; i < len(r); i++ {
		for k > 0 && r[i] != r[k] {
			k = border[k]
		}
		if r[i] == r[k] {
			k++
		}
		border[i+1] = k
	}
	if period := len(r) - border[len(r)]; 2*period <= len(r) {
		return string(r[:period])
	}
	return text
}

// hostWords are the host of an address and its longer parts: of
// https://trips.example.org they are trips.example.org, trips and example.
func hostWords(u *url.URL) (words []string) {
	if u == nil {
		return nil
	}
	words = []string{u.Hostname()}
	for label := range strings.SplitSeq(u.Hostname(), ".") {
		if len(label) > 3 {
			words = append(words, label)
		}
	}
	return words
}

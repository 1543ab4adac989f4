package server

import (
	"cmp"
	"net/url"
	"slices"
	"strings"
	"unicode/utf8"

	"finds/embed"
	"finds/schema"
)

// WeakPassword says why a new password is refused beyond its length, or returns
// "". Words are those that whoever guesses tries first: the username, and the
// host of the instance. NIST SP 800-63B section 3.1.1.2 asks for both rules.
func WeakPassword(password string, words ...string) string {
	rest := without(strings.ToLower(password), append(words, "finds"))
	switch {
	case embed.CommonPassword(password), embed.CommonPassword(rest):
		return "expected a password that is not among the 10,000 most common"
	case rest != strings.ToLower(password) && utf8.RuneCountInString(rest) < schema.PasswordMin:
		return "expected 8 characters beside the username, the name of the service and its address"
	}
	return ""
}

// without takes words out of a text, the longest first.
func without(text string, words []string) string {
	words = slices.Clone(words)
	slices.SortFunc(words, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	for _, w := range words {
		if w != "" {
			text = strings.ReplaceAll(text, strings.ToLower(w), "")
		}
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

// strong refuses a weak password of a user in the field where it stands.
func (s *Server) strong(field, password, username string) error {
	if rule := WeakPassword(password, append(hostWords(s.BaseURL), username)...); rule != "" {
		return schema.ErrField(field, rule)
	}
	return nil
}

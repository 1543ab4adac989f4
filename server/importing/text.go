package importing

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// overrides change the direction of text, which a line of a find must not.
const overrides = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

// keep removes what neither titles nor descriptions may have.
func keep(s string, line bool) string {
	if !utf8.ValidString(s) {
		s = strings.ToValidUTF8(s, "\ufffd")
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\u200b' || r == '\ufeff' || r == '\u00ad': // which nothing shows
			return -1
		case r == '\n' && !line:
			return r
		case r == '\n' || r == '\t' || r == '\u2028' || r == '\u2029' || r == '\r':
			return ' '
		case unicode.IsControl(r) || strings.ContainsRune(overrides, r):
			return -1
		}
		return r
	}, norm.NFC.String(s))
}

// bounded returns as much of a text as is read, without the white space around it.
func bounded(s string) string {
	if len(s) <= textMax {
		return s
	}
	s = strings.TrimSpace(s)
	n := min(len(s), textMax)
	for n > 0 && n < len(s) && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// line returns a text as one line of at most so many characters, or "" if none of them can be seen.
func line(s string, most int) string {
	return cut(strings.Join(strings.Fields(keep(bounded(s), true)), " "), most)
}

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// paragraphs returns a text of at most so many characters with its lines.
func paragraphs(s string, most int) string {
	s = lineEnds.Replace(bounded(s))
	return cut(strings.TrimSpace(keep(s, false)), most)
}

// sameLine returns a text that the API accepts unchanged, and line of any other.
func sameLine(s string, most int) string {
	if isAccepted(s, most, func(r rune) bool {
		return unicode.IsControl(r) || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069
	}) {
		return strings.Clone(s)
	}
	return line(s, most)
}

// sameText returns a text that the API accepts unchanged, and paragraphs of any other.
func sameText(s string, most int) string {
	if isAccepted(s, most, func(r rune) bool { return unicode.IsControl(r) && r != '\t' && r != '\n' }) {
		return strings.Clone(s)
	}
	return paragraphs(s, most)
}

// isAccepted reports whether the API accepts a text: it has at most most characters, a visible one and none that
// are forbidden.
func isAccepted(s string, most int, forbidden func(rune) bool) bool {
	return utf8.ValidString(s) && utf8.RuneCountInString(s) <= most && strings.ContainsFunc(s, seen) && !strings.ContainsFunc(s, forbidden)
}

// seen reports whether a character shows something, as the API asks of a title.
func seen(r rune) bool {
	return !unicode.In(r, unicode.Cc, unicode.Cf, unicode.Z, unicode.M) && !strings.ContainsRune("\u115f\u1160\u2800\u3164\uffa0", r)
}

// cut returns a text of at most so many characters, or "" if none of them can be seen. The text has its own
// memory: what is around it in the file may be megabytes.
func cut(s string, most int) string {
	if !strings.ContainsFunc(s, seen) {
		return ""
	}
	if utf8.RuneCountInString(s) <= most {
		return strings.Clone(s)
	}
	return strings.TrimSpace(string([]rune(s)[:most-1])) + "…"
}

// withLink adds a link to a description if both fit.
func withLink(description, link string, most int) string {
	link = strings.TrimSpace(link)
	if !strings.HasPrefix(link, "https://") && !strings.HasPrefix(link, "http://") || strings.ContainsAny(link, " \n\t<>\"") || strings.Contains(description, link) {
		return description
	}
	both := strings.TrimSpace(paragraphs(description, most) + "\n" + link)
	if utf8.RuneCountInString(both) > most {
		return description
	}
	return both
}

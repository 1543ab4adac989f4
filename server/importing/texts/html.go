package texts

import (
	"bytes"
	"html"
	"strings"

	tokens "golang.org/x/net/html"
)

// kind says what an element of HTML means for its text.
type kind uint8

const (
	inline kind = iota + 1
	block
	cell
	item
	lineBreak
	hidden
	picture
	link
)

// elements are those of HTML: other words between angle brackets are text.
var elements = map[string]kind{}

func init() {
	for k, names := range map[kind]string{
		inline:    "a abbr acronym b bdi bdo big center cite code data del dfn em font html i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr body button iframe object video audio source",
		block:     "address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section summary table tbody tfoot thead tr ul colgroup col",
		cell:      "td th",
		item:      "li",
		lineBreak: "br",
		hidden:    "head style script title template noscript select textarea",
		picture:   "img",
	} {
		for _, name := range strings.Fields(names) {
			elements[name] = k
		}
	}
	elements["a"] = link
}

// IsElement reports whether a word is the name of an element of HTML, in lower case.
func IsElement(name string) bool { return elements[name] != 0 }

// IsHTML reports whether a text has a tag of HTML, and not only angle brackets.
func IsHTML(s string) bool {
	for {
		i := strings.IndexByte(s, '<')
		if i < 0 {
			return false
		}
		s = s[i+1:]
		name := strings.TrimPrefix(s, "/")
		n := 0
		for n < len(name) && n < 12 && (name[n]|0x20 >= 'a' && name[n]|0x20 <= 'z' || n > 0 && name[n] >= '1' && name[n] <= '6') {
			n++
		}
		if n == 0 || !IsElement(strings.ToLower(name[:n])) {
			continue
		}
		rest := name[n:]
		end := strings.IndexAny(rest, "<>")
		if end >= 0 && rest[end] == '>' && (end == 0 || strings.ContainsRune(" \t\r\n/", rune(rest[0]))) {
			return true
		}
	}
}

// Most of a text: what follows is not read.
const htmlMax = 64 << 10

// Plain returns a text that may be HTML as plain text: as it is unless it has tags of HTML.
func Plain(s string) string {
	if !IsHTML(s) {
		return s
	}
	return Readable(s)
}

// Readable returns the text of HTML with its lines, the cells of its tables and the addresses of its links and
// pictures. What between angle brackets is not HTML stays.
func Readable(s string) string {
	if len(s) > htmlMax {
		s = strings.ToValidUTF8(s[:htmlMax], "")
	}
	if !strings.ContainsAny(s, "<&") {
		return s
	}
	if !IsHTML(s) {
		return html.UnescapeString(s)
	}
	w := &writer{collapse: hasLines(s)}
	z := tokens.NewTokenizer(strings.NewReader(s))
	for {
		switch z.Next() {
		case tokens.ErrorToken:
			w.closeLink()
			return w.String()
		case tokens.TextToken:
			w.text(string(z.Text()))
		case tokens.StartTagToken, tokens.SelfClosingTagToken:
			w.start(z)
		case tokens.EndTagToken:
			w.end(z)
		}
	}
}

// hasLines reports whether elements of a text make its lines, so that line breaks between words are only spaces.
func hasLines(s string) bool {
	z := tokens.NewTokenizer(strings.NewReader(s))
	for {
		switch z.Next() {
		case tokens.ErrorToken:
			return false
		case tokens.StartTagToken, tokens.SelfClosingTagToken:
			name, _ := z.TagName()
			if k := elements[string(name)]; k == block || k == lineBreak || k == item || k == cell {
				return true
			}
		}
	}
}

// writer collects lines.
type writer struct {
	b        strings.Builder
	collapse bool
	line     int    // bytes of the line so far
	space    bool   // before the next word
	hidden   string // the open element whose text is not shown
	href     string // of the open link
	linked   int    // where its text begins
}

func (w *writer) String() string { return strings.TrimSpace(w.b.String()) }

func (w *writer) write(s string) {
	if s == "" {
		return
	}
	if w.space && w.line > 0 {
		w.b.WriteByte(' ')
	}
	w.space = false
	w.b.WriteString(s)
	w.line += len(s)
}

func (w *writer) newLine() {
	w.b.WriteByte('\n')
	w.line, w.space = 0, false
}

// paragraph begins a line unless one is empty so far.
func (w *writer) paragraph() {
	if w.line > 0 {
		w.newLine()
	}
	w.space = false
}

func (w *writer) text(s string) {
	if w.hidden != "" {
		return
	}
	if !w.collapse {
		w.write(s)
		return
	}
	for i, word := range strings.FieldsFunc(s, isSpace) {
		w.space = w.space || i > 0 || isSpace(rune(s[0]))
		w.write(word)
	}
	if s != "" && isSpace(rune(s[len(s)-1])) {
		w.space = true
	}
}

func isSpace(r rune) bool { return r == ' ' || r == '\t' || r == '\n' || r == '\r' || r == '\f' }

func (w *writer) start(z *tokens.Tokenizer) {
	raw := string(z.Raw())
	b, more := z.TagName()
	name := string(b)
	if w.hidden != "" {
		if w.hidden == "head" && name == "body" { // of which the end is left out
			w.hidden = ""
		}
		return
	}
	switch elements[name] {
	case 0:
		z.NextIsNotRawText()
		w.text(raw)
	case block:
		w.paragraph()
	case item:
		w.paragraph()
		w.write("- ")
	case cell:
		w.space = true
	case lineBreak:
		w.newLine()
	case hidden:
		if !strings.HasSuffix(raw, "/>") || name != "head" && name != "template" {
			w.hidden = name
		}
	case picture:
		if src := attribute(z, more, "src"); isWeb(src) {
			w.space = true
			w.write(src)
			w.space = true
		}
	case link:
		w.closeLink()
		w.href, w.linked = attribute(z, more, "href"), w.b.Len()
	}
}

func (w *writer) end(z *tokens.Tokenizer) {
	raw := string(z.Raw())
	b, _ := z.TagName()
	name := string(b)
	if w.hidden != "" {
		if name == w.hidden {
			w.hidden = ""
		}
		return
	}
	switch elements[name] {
	case 0:
		w.text(raw)
	case block, item:
		w.paragraph()
	case cell:
		w.space = true
	case link:
		w.closeLink()
	}
}

// closeLink writes the address of a link unless its text is that.
func (w *writer) closeLink() {
	href := w.href
	w.href = ""
	if !isWeb(href) {
		return
	}
	if text := strings.TrimSpace(w.b.String()[w.linked:]); text == "" {
		w.space = true
		w.write(href)
	} else if !strings.Contains(text, strings.TrimSuffix(bare(href), "/")) {
		w.space = true
		w.write("(" + href + ")")
	}
}

// bare returns an address without its scheme.
func bare(href string) string {
	_, rest, _ := strings.Cut(href, "://")
	return rest
}

func isWeb(href string) bool {
	return len(href) < 1000 && (strings.HasPrefix(href, "https://") || strings.HasPrefix(href, "http://")) && !strings.ContainsAny(href, " \n\t<>\"")
}

func attribute(z *tokens.Tokenizer, more bool, name string) string {
	for more {
		var key, value []byte
		key, value, more = z.TagAttr()
		if string(key) == name {
			return string(bytes.TrimSpace(value))
		}
	}
	return ""
}

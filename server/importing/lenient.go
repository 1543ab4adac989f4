package importing

import (
	"bytes"
	"fmt"
	"io"
)

// lenient is a reader of the JSON that programs write: with NaN and Infinity, which become null, commas before the end
// of lists, characters that have to be escaped, and the separators of RFC 8142.
type lenient struct {
	in  io.Reader
	out []byte // that has not been read yet
	at  int
	buf [16 << 10]byte
	end error

	quoted, escaped, comma bool
	word                   []byte
}

// Read implements io.Reader.
func (l *lenient) Read(b []byte) (int, error) {
	for l.at == len(l.out) {
		if l.end != nil {
			return 0, l.end
		}
		n, err := l.in.Read(l.buf[:])
		l.out, l.at, l.end = l.out[:0], 0, err
		l.put(l.buf[:n])
		if err != nil {
			l.endWord()
		}
	}
	n := copy(b, l.out[l.at:])
	l.at += n
	return n, nil
}

func (l *lenient) put(b []byte) {
	for i := 0; i < len(b); i++ {
		if !l.quoted || l.escaped {
			l.step(b[i])
			continue
		}
		n := i
		for n < len(b) && b[n] >= ' ' && b[n] != '"' && b[n] != '\\' {
			n++
		}
		l.out = append(l.out, b[i:n]...)
		if i = n; n < len(b) {
			l.step(b[n])
		}
	}
}

// step takes one byte.
func (l *lenient) step(c byte) {
	switch {
	case l.escaped:
		l.escaped = false
		if bytes.IndexByte([]byte(`"\/bfnrtu`), c) >= 0 {
			l.out = append(l.out, '\\', c)
		} else if c >= ' ' {
			l.out = append(l.out, c)
		}
	case l.quoted:
		l.inText(c)
	default:
		l.outside(c)
	}
}

func (l *lenient) inText(c byte) {
	switch {
	case c == '\\':
		l.escaped = true
	case c == '"':
		l.quoted = false
		l.out = append(l.out, c)
	case c == '\n':
		l.out = append(l.out, `\n`...)
	case c == '\t':
		l.out = append(l.out, `\t`...)
	case c >= ' ':
		l.out = append(l.out, c)
	}
}

func (l *lenient) outside(c byte) {
	if c|0x20 >= 'a' && c|0x20 <= 'z' || c == '-' || len(l.word) > 0 && (c >= '0' && c <= '9' || c == '.' || c == '+') {
		if l.word = append(l.word, c); len(l.word) > 32 {
			l.flush()
		}
		return
	}
	l.endWord()
	switch {
	case c == 0:
	case c == ',':
		if l.comma {
			l.flush()
		}
		l.comma = true
	case c == ']' || c == '}':
		l.comma = false
		l.out = append(l.out, c)
	case c <= ' ':
		if c != '\n' {
			c = ' '
		}
		l.out = append(l.out, c)
	default:
		l.flush()
		l.quoted = c == '"'
		l.out = append(l.out, c)
	}
}

// endWord writes a word or a number, or null for one that JSON does not have.
func (l *lenient) endWord() {
	if len(l.word) == 0 {
		return
	}
	switch string(bytes.ToLower(l.word)) {
	case "nan", "-nan", "infinity", "-infinity", "inf", "-inf", "none", "undefined":
		l.word = append(l.word[:0], "null"...)
	}
	l.flush()
}

// flush writes what has been held back.
func (l *lenient) flush() {
	if l.comma {
		l.out, l.comma = append(l.out, ','), false
	}
	l.out, l.word = append(l.out, l.word...), l.word[:0]
}

// place returns the line and the column, from 1, at an offset of a text.
func place(text io.Reader, offset int64) (line, column int) {
	buf := make([]byte, 32<<10)
	line, column = 1, 1
	for offset > 0 {
		n, err := text.Read(buf[:min(offset, int64(len(buf)))])
		offset -= int64(n)
		for _, c := range buf[:n] {
			switch {
			case c == '\n':
				line, column = line+1, 1
			case c&0xc0 != 0x80: // the first byte of a character
				column++
			}
		}
		if err != nil {
			break
		}
	}
	return line, column
}

// placeJSON is place for an offset of what a lenient reader returns of a text.
func placeJSON(text io.Reader, offset int64) (line, column int) {
	l := &lenient{}
	buf := make([]byte, 32<<10)
	line, column = 1, 1
	for written := int64(0); ; {
		n, err := text.Read(buf)
		for _, c := range buf[:n] {
			l.step(c)
			if written += int64(len(l.out)); written > offset {
				return line, column
			}
			l.out = l.out[:0]
			switch {
			case c == '\n':
				line, column = line+1, 1
			case c&0xc0 != 0x80:
				column++
			}
		}
		if err != nil {
			return line, column
		}
	}
}

// count returns a number with a noun.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprint(n, " ", noun, "s")
}

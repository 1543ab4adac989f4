// Package texts turns what files of other programs have into plain text: bytes of any encoding into UTF-8, and HTML
// into lines. It trusts nothing in them.
package texts

import (
	"bufio"
	"bytes"
	"io"
	"regexp"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/htmlindex"
	"golang.org/x/text/encoding/unicode"
)

// UTF8 is the name of the encoding that most files have.
const UTF8 = "utf-8"

// window is how many bytes an encoding is guessed from.
const window = 64 << 10

// Decoder is a reader of UTF-8. Bytes that the encoding of the file does not have are read as U+FFFD, or, in UTF-8,
// as they are.
type Decoder struct {
	in  *bufio.Reader
	out io.Reader // after the first byte that is not ASCII

	// Encoding is the name of the encoding, UTF8 as long as all bytes are ASCII.
	Encoding string
	// Guessed reports whether the file does not say which encoding it has.
	Guessed bool
	// Known, if not "", is the encoding to take in place of a guess.
	Known string

	declared string
}

// NewDecoder returns a decoder for a file in the encoding that its byte order mark or its XML declaration names, and
// otherwise in UTF-8 or the encoding that its bytes look like. If the file names an encoding that is not known, it
// returns false.
func NewDecoder(r io.Reader) (*Decoder, bool) {
	d := &Decoder{in: bufio.NewReaderSize(r, window), Encoding: UTF8}
	head, _ := d.in.Peek(1024)
	switch {
	case bytes.HasPrefix(head, []byte("\xef\xbb\xbf")):
		_, _ = d.in.Discard(3) // they are buffered
		d.declared = UTF8
	case bytes.HasPrefix(head, []byte("\xff\xfe")), isWide(head, 1):
		d.wide("utf-16le", unicode.LittleEndian, len(head) > 1 && head[0] != 0xff)
	case bytes.HasPrefix(head, []byte("\xfe\xff")), isWide(head, 0):
		d.wide("utf-16be", unicode.BigEndian, len(head) > 1 && head[0] != 0xfe)
	}
	m := declaration.FindSubmatch(head)
	if m == nil || d.out != nil {
		return d, true
	}
	name := strings.ToLower(string(m[1]))
	if strings.HasPrefix(name, "utf-16") || strings.HasPrefix(name, "ucs-2") { // which would not be legible as ASCII
		name = UTF8
	}
	if d.declared == "" {
		d.declared = name
	}
	return d, named(name) != nil
}

var declaration = regexp.MustCompile(`^\s*<\?xml[^>]*?\sencoding\s*=\s*["']\s*([A-Za-z0-9._:-]+)\s*["']`)

// isWide reports whether a head has the zeros of UTF-16 without a byte order mark, at its even or its odd bytes.
func isWide(head []byte, zeros int) bool {
	head = head[:min(len(head), 64)&^1]
	n := 0
	for i := 0; i < len(head); i += 2 {
		if head[i+1-zeros] == 0 {
			return false
		}
		if head[i+zeros] == 0 {
			n++
		}
	}
	return n > 1 && n*3 >= len(head)/2*2
}

func (d *Decoder) wide(name string, order unicode.Endianness, guessed bool) {
	d.Encoding, d.Guessed = name, guessed
	d.out = unicode.UTF16(order, unicode.UseBOM).NewDecoder().Reader(d.in)
}

// named returns the encoding of a name, or nil.
func named(name string) encoding.Encoding {
	e, err := htmlindex.Get(name)
	if err != nil || e == encoding.Replacement {
		return nil
	}
	return e
}

// Read implements io.Reader.
func (d *Decoder) Read(b []byte) (int, error) {
	if d.out != nil {
		return d.out.Read(b)
	}
	if _, err := d.in.Peek(1); err != nil {
		return 0, err
	}
	part, _ := d.in.Peek(min(d.in.Buffered(), len(b)))
	n := 0
	for n < len(part) && part[n] < utf8.RuneSelf {
		n++
	}
	if n > 0 {
		copy(b, part[:n])
		_, _ = d.in.Discard(n) // they are buffered
		return n, nil
	}
	if len(b) == 0 {
		return 0, nil
	}
	sample, _ := d.in.Peek(window)
	d.decide(sample)
	return d.out.Read(b)
}

// decide chooses the encoding of the bytes from the first on that is not ASCII.
func (d *Decoder) decide(sample []byte) {
	d.out = d.in
	if d.declared != "" && d.declared != UTF8 {
		if e := named(d.declared); e != nil {
			if d.Encoding, _ = htmlindex.Name(e); d.Encoding != UTF8 {
				d.out = e.NewDecoder().Reader(d.in)
			}
			return
		}
	}
	if mostlyUTF8(sample) {
		return
	}
	d.Guessed, d.Encoding = true, d.Known
	if d.Encoding == "" {
		d.Encoding = guess(sample)
	}
	d.out = named(d.Encoding).NewDecoder().Reader(d.in)
}

// mostlyUTF8 reports whether more of the characters beyond ASCII are UTF-8 than are not.
func mostlyUTF8(b []byte) bool {
	good, bad := 0, 0
	cut := len(b) == window // perhaps within a character
	for len(b) > 0 {
		if b[0] < utf8.RuneSelf {
			b = b[1:]
			continue
		}
		r, n := utf8.DecodeRune(b)
		switch {
		case r != utf8.RuneError || n > 1:
			good++
		case utf8.FullRune(b) || !cut:
			bad++
		}
		b = b[n:]
	}
	return good > bad || bad == 0
}

package input

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"

	"finds/schema"
)

// FuzzBody reads any bytes as a JSON body: what is handed on is one JSON value
// in its canonical form, the rest is a refusal.
func FuzzBody(f *testing.F) {
	for _, seed := range []string{`{"title":" e\u0301 ","isPublic":null}`, `{"a":1,"a":2}`, `[[[[]]]]`, `{"a":"\ud800"}`, `{"a":"\u0000"}`, "\xef\xbb\xbf{}", `{}{}`, `1e999`, `-1e-999`, `"` + "\xff" + `"`, `{"password":" x "}`,
		strings.Repeat("[", 17) + strings.Repeat("]", 17), `{"\u0000":1}`, `null`, ` `, `{"a":[{"b":"c\r\n"}]}`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		out, err := canonical(raw, rules{})
		if err != nil {
			var e *schema.Error
			if !errors.As(err, &e) || e.Kind != schema.Malformed && e.Kind != schema.Invalid {
				t.Errorf("%q: %v", raw, err)
			}
			if e.Kind == schema.Malformed && len(raw) > 12 && strings.Contains(e.Message, string(raw)) {
				t.Errorf("%q is repeated", raw)
			}
			return
		}
		if !utf8.Valid(out) || !jsontext.Value(out).IsValid() {
			t.Errorf("%q is handed on as %q", raw, out)
		}
		again, err := canonical(out, rules{})
		if err != nil || !bytes.Contains(raw, []byte(`\r`)) && !bytes.Equal(again, out) {
			t.Errorf("%q is %q, and that is %q, %v", raw, out, again, err)
		}
	})
}

// FuzzText brings any text to the form in which it is kept, once and for all.
func FuzzText(f *testing.F) {
	for _, seed := range []string{" e\u0301 ", "\u1100\u1161", "a\r\nb", "\u00a0x\u2003", "\u0344", "ﬁ", "\u0958"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if !utf8.ValidString(s) || strings.Contains(s, "\r") {
			return
		}
		once := Tidy(s)
		if twice := Tidy(once); twice != once {
			t.Errorf("%q is kept as %q, and that as %q", s, once, twice)
		}
		if c := Clean(s); !utf8.ValidString(c) || utf8.RuneCountInString(c) > 200 || strings.ContainsAny(c, "\x00\n\x1b\x7f") {
			t.Errorf("%q is logged as %q", s, c)
		}
	})
}

package server

import (
	"bytes"
	"errors"
	"io"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"

	"finds/schema"
	"finds/server/limit"
	"finds/store"
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

// FuzzMultipart reads any bytes as an upload: files or a refusal, never a
// fault, and no temporary file stays.
func FuzzMultipart(f *testing.F) {
	part := func(headers, body string) string { return "--b\r\n" + headers + "\r\n\r\n" + body + "\r\n" }
	const disposition = `Content-Disposition: form-data; name="file"; filename="a.jpg"`
	for _, seed := range []string{part(disposition, "x") + "--b--\r\n", part(disposition, "x"), "--b--", "", "--b\r\n\r\n\r\n--b--", part(`Content-Disposition: form-data; name="other"`, "x") + "--b--",
		part(disposition+"\r\nContent-Transfer-Encoding: quoted-printable", "=") + "--b--", part("x", "y"), strings.Repeat(part(disposition, "x"), 4) + "--b--", part(disposition, strings.Repeat("x", 300)) + "--b--",
		"--b\n" + disposition + "\n\nx\n--b--\n", part(`Content-Disposition: form-data; name*=utf-8''file`, "x") + "--b--"} {
		f.Add([]byte(seed), "multipart/form-data; boundary=b")
	}
	f.Add([]byte("x"), "multipart/form-data")
	f.Add([]byte("--\"--"), `multipart/form-data; boundary="\""`)
	dir := f.TempDir()
	s := &Server{Options: Options{ImageMax: 256, TempDir: dir}}
	uploads := limit.NewUploads()
	if _, err := uploads.Begin(""); err != nil {
		f.Fatal(err)
	}
	quota := uploads.Reserve("", store.Quota{})
	f.Fuzz(func(t *testing.T, body []byte, kind string) {
		r := httptest.NewRequest("POST", "/api/media", bytes.NewReader(body))
		r.Header.Set("Content-Type", kind)
		n := 0
		err := s.eachFile(httptest.NewRecorder(), r, 3, 128, quota, func(file *os.File, size int64) error {
			n++
			b, err := io.ReadAll(file)
			if err != nil || int64(len(b)) != size || size > 256 {
				t.Errorf("got a size of %d for a file of %d bytes: %v", size, len(b), err)
			}
			return nil
		})
		if err == nil && (n < 1 || n > 3) {
			t.Errorf("%d files are no error", n)
		}
		if err != nil {
			p := refuse(t.Context(), func(string, string) {}, err)
			if p.Status < 400 || p.Status >= 500 {
				t.Errorf("%q as %q: %d, %v", body, kind, p.Status, err)
			}
		}
		if left, _ := filepath.Glob(filepath.Join(dir, "*")); len(left) > 0 {
			t.Errorf("%v stay", left)
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
		once := tidy(s)
		if twice := tidy(once); twice != once {
			t.Errorf("%q is kept as %q, and that as %q", s, once, twice)
		}
		if c := clean(s); !utf8.ValidString(c) || utf8.RuneCountInString(c) > 200 || strings.ContainsAny(c, "\x00\n\x1b\x7f") {
			t.Errorf("%q is logged as %q", s, c)
		}
	})
}

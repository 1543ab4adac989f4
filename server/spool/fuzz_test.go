package spool

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"finds/schema"
	"finds/server/limit"
	"finds/store"
)

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
	s := Spool{ImageMax: 256, Dir: dir}
	uploads := limit.NewUploads()
	if _, err := uploads.Begin(""); err != nil {
		f.Fatal(err)
	}
	room := uploads.Reserve("", store.MediaQuota{})
	f.Fuzz(func(t *testing.T, body []byte, kind string) {
		r := httptest.NewRequest("POST", "/api/media", bytes.NewReader(body))
		r.Header.Set("Content-Type", kind)
		n := 0
		err := s.Each(httptest.NewRecorder(), r, Accepted{Files: 3, VideoMax: 128, Quota: room}, func(file *os.File, size int64) error {
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
		if err != nil && !errors.As(err, new(*schema.Error)) && !errors.As(err, new(*http.MaxBytesError)) {
			t.Errorf("%q as %q: %v is not a refusal", body, kind, err)
		}
		if left, _ := filepath.Glob(filepath.Join(dir, "*")); len(left) > 0 {
			t.Errorf("%v stay", left)
		}
	})
}

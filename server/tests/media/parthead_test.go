package media

import (
	"io"
	"net/http/httptest"
	"strings"
	"testing"

	. "finds/server/servertest"
)

// counted notes how much of a body is read.
type counted struct {
	io.Reader
	n int
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.n += n
	return n, err
}

// TestPartHeads sends files with large headers: they are not read to their end.
func TestPartHeads(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	ann, file := a.As("ann"), string(Picture(64, 48, White))
	const begin, name = "--b\r\n", "Content-Disposition: form-data; name=\"file\"\r\n"
	part := begin + name + "\r\n" + file + "\r\n"
	for what, c := range map[string]struct {
		body string
		code int // 0 is success
	}{
		"3 KB in one":       {begin + name + "X: " + strings.Repeat("x", 3000) + "\r\n\r\n" + file, 0},
		"3 KB in many":      {begin + name + strings.Repeat("X: y\r\n", 500) + "\r\n" + file, 0},
		"8 MB in one":       {begin + name + "X: " + strings.Repeat("x", 8<<20) + "\r\n\r\n" + file, 413},
		"60 KB in many":     {begin + name + strings.Repeat("X: y\r\n", 10_000) + "\r\n" + file, 413},
		"8 MB of its name":  {begin + strings.Replace(name, "file\"", "file\"; filename=\""+strings.Repeat("x", 8<<20)+"\"", 1) + "\r\n" + file, 413},
		"8 MB before":       {strings.Repeat("x\r\n", 8<<20/3) + part, 413},
		"8 MB at the next":  {part + begin + name + "X: " + strings.Repeat("x", 8<<20) + "\r\n\r\n" + file, 413},
		"a header, no line": {begin + strings.Repeat("x", 8<<20), 400},
	} {
		for method, path := range map[string]string{"POST": "/api/media", "PUT": "/api/users/me/picture"} {
			body := &counted{Reader: strings.NewReader(c.body + "\r\n--b--\r\n")}
			r, w := httptest.NewRequest(method, path, body), httptest.NewRecorder()
			r.Header.Set("Authorization", "Bearer "+ann.Token)
			r.Header.Set("Content-Type", "multipart/form-data; boundary=b")
			a.Server.ServeHTTP(w, r)
			if c.code == 0 && w.Code >= 300 || c.code != 0 && w.Code != c.code || c.code == 413 && !strings.Contains(w.Body.String(), "4096 bytes") {
				t.Errorf("%s: %s answers %d %s", what, path, w.Code, w.Body)
			}
			if c.code != 0 && body.n > 16<<10+len(file) {
				t.Errorf("%s: %s reads %d bytes", what, path, body.n)
			}
		}
	}
}

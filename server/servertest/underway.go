package servertest

import (
	"io"
	"net/http/httptest"
)

// PartBegin and PartEnd are what stands around the file of an upload as multipart/form-data.
const PartBegin, PartEnd = "--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n", "\r\n--b--\r\n"

// Send makes a request without a network, so that what the service has not read
// is not on its way.
func Send(u *User, method, path string, body io.Reader) *httptest.ResponseRecorder {
	r, w := httptest.NewRequest(method, path, body), httptest.NewRecorder()
	r.Header.Set("Authorization", "Bearer "+u.Token)
	r.Header.Set("Content-Type", "multipart/form-data; boundary=b")
	if path != "/api/media" && path != "/api/users/me/picture" {
		r.Header.Set("Content-Type", "application/json")
	}
	u.A.Server.ServeHTTP(w, r)
	return w
}

// slow is a request under way: what is written to it has been read when Write
// returns.
type slow struct {
	*io.PipeWriter
	answer chan *httptest.ResponseRecorder
}

// Slowly begins a request with the beginning of its body.
func (u *User) Slowly(method, path, begin string) slow {
	u.A.Helper()
	in, out := io.Pipe()
	s := slow{out, make(chan *httptest.ResponseRecorder, 1)}
	go func() {
		defer in.Close() // what is written after the answer fails
		s.answer <- Send(u, method, path, in)
	}()
	if _, err := io.WriteString(out, begin); err != nil {
		u.A.Fatal(err)
	}
	return s
}

// End sends the rest and returns the status.
func (s slow) End(rest string, err error) int {
	io.WriteString(s, rest)
	s.CloseWithError(err)
	return (<-s.answer).Code
}

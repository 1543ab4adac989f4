package server_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net/http/httptest"
	"strings"
	"testing"

	"finds/server"
	"finds/store/storetest"
)

const partBegin, partEnd = "--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n", "\r\n--b--\r\n"

// send makes a request without a network, so that what the service has not read
// is not on its way.
func (u *user) send(method, path string, body io.Reader) *httptest.ResponseRecorder {
	r, w := httptest.NewRequest(method, path, body), httptest.NewRecorder()
	r.Header.Set("Authorization", "Bearer "+u.token)
	r.Header.Set("Content-Type", "multipart/form-data; boundary=b")
	if path != "/api/media" && path != "/api/users/me/picture" {
		r.Header.Set("Content-Type", "application/json")
	}
	u.a.server.ServeHTTP(w, r)
	return w
}

// slow is a request under way: what is written to it has been read when Write
// returns.
type slow struct {
	*io.PipeWriter
	answer chan *httptest.ResponseRecorder
}

func (u *user) slowly(method, path, begin string) slow {
	u.a.Helper()
	in, out := io.Pipe()
	s := slow{out, make(chan *httptest.ResponseRecorder, 1)}
	go func() {
		defer in.Close() // what is written after the answer fails
		s.answer <- u.send(method, path, in)
	}()
	if _, err := io.WriteString(out, begin); err != nil {
		u.a.Fatal(err)
	}
	return s
}

// end sends the rest and returns the status.
func (s slow) end(rest string, err error) int {
	io.WriteString(s, rest)
	s.CloseWithError(err)
	return (<-s.answer).Code
}

// TestUploadsAtOnce has somebody send more than two uploads at once: the others
// are refused before they are read, and cost none of the hour's.
func TestUploadsAtOnce(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite", func(o *server.Options) { o.RateUploads = 3 })
	ann, ben := a.as("ann"), a.as("ben")
	file := string(picture(64, 48, white))
	one, two := ann.slowly("POST", "/api/media", partBegin), ann.slowly("PUT", "/api/users/me/picture", partBegin)
	for range 5 {
		for method, path := range map[string]string{"POST": "/api/media", "PUT": "/api/users/me/picture"} {
			body := &counted{Reader: strings.NewReader(partBegin + file + partEnd)}
			if w := ann.send(method, path, body); w.Code != 429 || w.Header().Get("Retry-After") != "5" || body.n > 0 || !strings.Contains(w.Body.String(), `"reason":"too_many_uploads"`) {
				t.Errorf("a third upload to %s answers %d %s, %d bytes read", path, w.Code, w.Body, body.n)
			}
		}
	}
	if w := ben.send("POST", "/api/media", strings.NewReader(partBegin+file+partEnd)); w.Code != 201 {
		t.Errorf("somebody else's answers %d %s", w.Code, w.Body)
	}
	if got := one.end(file+partEnd, nil); got != 201 {
		t.Errorf("the first answers %d", got)
	}
	if got := two.end("", errors.New("gone")); got != 400 {
		t.Errorf("the second breaks off and answers %d", got)
	}
	if w := ann.send("POST", "/api/media", strings.NewReader(partBegin+file+partEnd)); w.Code != 201 {
		t.Errorf("the next answers %d %s", w.Code, w.Body)
	}
}

// TestRoomUnderWay: what is on its way takes room as it comes, and gives it back
// when nothing comes of it.
func TestRoomUnderWay(t *testing.T) {
	t.Parallel()
	const most, half = 1 << 20, 600 << 10
	long := string(film()) + string(binary.BigEndian.AppendUint32(nil, half)) + "free" + strings.Repeat("\x00", half-8)
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		a := roomy(t, engine, most)
		ann, ben := a.as("ann"), a.as("ben")
		video := func(u *user) (*httptest.ResponseRecorder, int) {
			body := &counted{Reader: strings.NewReader(partBegin + long + partEnd)}
			return u.send("POST", "/api/media", body), body.n
		}
		first := ann.slowly("POST", "/api/media", partBegin+long)
		io.WriteString(first, strings.Repeat("\x00", 32<<10))
		io.WriteString(first, "\x00") // this is read after what came before is counted
		w, n := video(ann)
		if w.Code != 413 || !strings.Contains(w.Body.String(), fmt.Sprintf(" of %d bytes, and this upload ", most)) || n > most-half+64<<10 {
			t.Errorf("beside an upload that leaves no room: %d %s, %d bytes read", w.Code, w.Body, n)
		}
		if w := ann.send("POST", "/api/media", strings.NewReader(partBegin+string(picture(64, 48, white))+partEnd)); w.Code != 201 {
			t.Errorf("a picture, for which there is room: %d %s", w.Code, w.Body)
		}
		if w, _ := video(ben); w.Code != 201 {
			t.Errorf("beside somebody else's: %d %s", w.Code, w.Body)
		}
		if got := first.end("", errors.New("gone")); got != 400 {
			t.Errorf("the first breaks off and answers %d", got)
		}
		if w, _ := video(ann); w.Code != 201 {
			t.Errorf("with the first gone: %d %s", w.Code, w.Body)
		}
		if w, n := video(ann); w.Code != 413 || n > most-half+64<<10 {
			t.Errorf("beside what is stored: %d %s, %d bytes read", w.Code, w.Body, n)
		}
	})
}

package media

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net/http/httptest"
	"strings"
	"testing"

	"finds/server"
	. "finds/server/servertest"
	"finds/store/storetest"
)

// TestUploadsAtOnce has somebody send more than two uploads at once: the others
// are refused before they are read, and cost none of the hour's.
func TestUploadsAtOnce(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Limits.Uploads = 3 })
	ann, ben := a.As("ann"), a.As("ben")
	file := string(Picture(64, 48, White))
	one, two := ann.Slowly("POST", "/api/media", PartBegin), ann.Slowly("PUT", "/api/users/me/picture", PartBegin)
	for range 5 {
		for method, path := range map[string]string{"POST": "/api/media", "PUT": "/api/users/me/picture"} {
			body := &counted{Reader: strings.NewReader(PartBegin + file + PartEnd)}
			if w := Send(ann, method, path, body); w.Code != 429 || w.Header().Get("Retry-After") != "5" || body.n > 0 || !strings.Contains(w.Body.String(), `"reason":"too_many_uploads"`) {
				t.Errorf("a third upload to %s answers %d %s, %d bytes read", path, w.Code, w.Body, body.n)
			}
		}
	}
	if w := Send(ben, "POST", "/api/media", strings.NewReader(PartBegin+file+PartEnd)); w.Code != 201 {
		t.Errorf("somebody else's answers %d %s", w.Code, w.Body)
	}
	if got := one.End(file+PartEnd, nil); got != 201 {
		t.Errorf("the first answers %d", got)
	}
	if got := two.End("", errors.New("gone")); got != 400 {
		t.Errorf("the second breaks off and answers %d", got)
	}
	if w := Send(ann, "POST", "/api/media", strings.NewReader(PartBegin+file+PartEnd)); w.Code != 201 {
		t.Errorf("the next answers %d %s", w.Code, w.Body)
	}
}

// TestRoomUnderWay: what is on its way takes room as it comes, and gives it back
// when nothing comes of it.
func TestRoomUnderWay(t *testing.T) {
	t.Parallel()
	const most, half = 1 << 20, 600 << 10
	long := string(Film()) + string(binary.BigEndian.AppendUint32(nil, half)) + "free" + strings.Repeat("\x00", half-8)
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		a := Roomy(t, engine, most)
		ann, ben := a.As("ann"), a.As("ben")
		video := func(u *User) (*httptest.ResponseRecorder, int) {
			body := &counted{Reader: strings.NewReader(PartBegin + long + PartEnd)}
			return Send(u, "POST", "/api/media", body), body.n
		}
		first := ann.Slowly("POST", "/api/media", PartBegin+long)
		io.WriteString(first, strings.Repeat("\x00", 32<<10))
		io.WriteString(first, "\x00") // this is read after what came before is counted
		w, n := video(ann)
		if w.Code != 413 || !strings.Contains(w.Body.String(), fmt.Sprintf(" of %d bytes, and this upload ", most)) || n > most-half+64<<10 {
			t.Errorf("beside an upload that leaves no room: %d %s, %d bytes read", w.Code, w.Body, n)
		}
		if w := Send(ann, "POST", "/api/media", strings.NewReader(PartBegin+string(Picture(64, 48, White))+PartEnd)); w.Code != 201 {
			t.Errorf("a picture, for which there is room: %d %s", w.Code, w.Body)
		}
		if w, _ := video(ben); w.Code != 201 {
			t.Errorf("beside somebody else's: %d %s", w.Code, w.Body)
		}
		if got := first.End("", errors.New("gone")); got != 400 {
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

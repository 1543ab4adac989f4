package respond

import (
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// reluctant is a connection that takes each piece in ten seconds and notes its write
// deadlines, as times since start.
type reluctant struct {
	*httptest.ResponseRecorder
	start  time.Time
	limits []time.Duration
	late   bool // whether a piece was taken after its deadline
}

func (c *reluctant) SetWriteDeadline(t time.Time) error {
	c.limits = append(c.limits, t.Sub(c.start))
	return nil
}

func (c *reluctant) Write(b []byte) (int, error) {
	time.Sleep(10 * time.Second) // in a synctest bubble, where it takes no time
	if len(c.limits) == 0 || time.Since(c.start) > c.limits[len(c.limits)-1] {
		c.late = true
	}
	return len(b), nil
}

func (c *reluctant) ReadFrom(r io.Reader) (int64, error) {
	b, err := io.ReadAll(r)
	if err == nil {
		_, err = c.Write(b)
	}
	return int64(len(b)), err
}

// TestPaced sends a file, a stream and a few small writes: each half megabyte has
// a deadline of its own, and the last is soon after the last byte, however large
// the whole is.
func TestPaced(t *testing.T) {
	t.Parallel()
	const size = 5*PaceBytes + 1
	for name, send := range map[string]func(w http.ResponseWriter) (int64, error){
		"a part of a file": func(w http.ResponseWriter) (int64, error) {
			return io.Copy(w, io.LimitReader(strings.NewReader(strings.Repeat("x", size+9)), size))
		},
		"a stream": func(w http.ResponseWriter) (int64, error) {
			return io.Copy(w, struct{ io.Reader }{strings.NewReader(strings.Repeat("x", size))})
		},
		"writes": func(w http.ResponseWriter) (n int64, err error) {
			for piece := range slices.Chunk([]byte(strings.Repeat("x", size)), PaceBytes/2) {
				some, err := w.Write(piece)
				if n += int64(some); err != nil {
					return n, err
				}
			}
			return n, nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				out := &reluctant{ResponseRecorder: httptest.NewRecorder(), start: time.Now()}
				n, err := send(Paced(out, 30*time.Second))
				if n != size || err != nil || out.late {
					t.Errorf("%d bytes, %v, after a deadline: %v", n, err, out.late)
				}
				if last := out.limits[len(out.limits)-1]; len(out.limits) != 6 || last > time.Since(out.start)+30*time.Second {
					t.Errorf("deadlines are %v", out.limits)
				}
			})
		})
	}
}

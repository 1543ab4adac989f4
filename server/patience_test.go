package server

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// deadlines is an answer that notes until when its connection reads and writes;
// zero is for ever.
type deadlines struct {
	*httptest.ResponseRecorder
	start       time.Time
	read, write []time.Duration
}

func (d *deadlines) since(t time.Time) time.Duration {
	if t.IsZero() {
		return 0
	}
	return t.Sub(d.start)
}

func (d *deadlines) SetReadDeadline(t time.Time) error {
	d.read = append(d.read, d.since(t))
	return nil
}

func (d *deadlines) SetWriteDeadline(t time.Time) error {
	d.write = append(d.write, d.since(t))
	return nil
}

// trickle gives a kilobyte a second.
type trickle struct{ left int }

func (r *trickle) Read(p []byte) (int, error) {
	if r.left == 0 {
		return 0, io.EOF
	}
	time.Sleep(time.Second) // of a clock that only this test has
	n := min(len(p), 1<<10, r.left)
	r.left -= n
	return n, nil
}

// TestPatience: only half a megabyte moves the end of a transfer on, however
// many small pieces come; and it stands still while a file is being worked on.
func TestPatience(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		out := &deadlines{start: time.Now()}
		p := &patient{r: &trickle{patienceBytes + 2<<10}, out: http.NewResponseController(out), time: 30 * time.Second}
		if n, err := io.Copy(io.Discard, p); n != patienceBytes+2<<10 || err != nil {
			t.Fatal(n, err)
		}
		later := 512 * time.Second
		if want := []time.Duration{30 * time.Second, later + 30*time.Second}; !slices.Equal(out.read, want) {
			t.Errorf("reads until %v, want %v", out.read, want)
		}
		out.read, out.write = nil, nil
		work := p.paused(func(*os.File, int64) error { time.Sleep(time.Minute); return nil })
		if err := work(nil, 0); err != nil {
			t.Fatal(err)
		}
		end := later + 2*time.Second + time.Minute
		if want := []time.Duration{0, end + 30*time.Second}; !slices.Equal(out.read, want) {
			t.Errorf("with a file between, reads until %v, want %v", out.read, want)
		}
		if want := []time.Duration{0, end + time.Minute}; !slices.Equal(out.write, want) {
			t.Errorf("with a file between, writes until %v, want %v", out.write, want)
		}
	})
}

// reluctant is a connection that takes what it is given in ten seconds a piece.
type reluctant struct {
	*deadlines
	late bool // whether a piece was taken after its deadline
}

func (c *reluctant) Write(b []byte) (int, error) {
	time.Sleep(10 * time.Second)
	if len(c.write) == 0 || time.Since(c.start) > c.write[len(c.write)-1] {
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
	const size = 5*patienceBytes + 1
	for name, send := range map[string]func(p *paced) (int64, error){
		"a part of a file": func(p *paced) (int64, error) {
			return io.Copy(p, io.LimitReader(strings.NewReader(strings.Repeat("x", size+9)), size))
		},
		"a stream": func(p *paced) (int64, error) {
			return io.Copy(p, struct{ io.Reader }{strings.NewReader(strings.Repeat("x", size))})
		},
		"writes": func(p *paced) (n int64, err error) {
			for piece := range slices.Chunk([]byte(strings.Repeat("x", size)), patienceBytes/2) {
				some, err := p.Write(piece)
				if n += int64(some); err != nil {
					return n, err
				}
			}
			return n, nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				out := &reluctant{deadlines: &deadlines{ResponseRecorder: httptest.NewRecorder(), start: time.Now()}}
				n, err := send(&paced{ResponseWriter: out, time: 30 * time.Second})
				if n != size || err != nil || out.late {
					t.Errorf("%d bytes, %v, after a deadline: %v", n, err, out.late)
				}
				if last := out.write[len(out.write)-1]; len(out.write) != 6 || last > time.Since(out.start)+30*time.Second {
					t.Errorf("deadlines are %v", out.write)
				}
			})
		})
	}
}

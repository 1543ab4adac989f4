package spool

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"finds/server/respond"
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
	time.Sleep(time.Second) // in a synctest bubble, where it takes no time
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
		p := &patient{r: &trickle{respond.PaceBytes + 2<<10}, out: http.NewResponseController(out), time: 30 * time.Second}
		if n, err := io.Copy(io.Discard, p); n != respond.PaceBytes+2<<10 || err != nil {
			t.Fatal(n, err)
		}
		later := 512 * time.Second
		if want := []time.Duration{30 * time.Second, later + 30*time.Second}; !slices.Equal(out.read, want) {
			t.Errorf("reads until %v, want %v", out.read, want)
		}
		out.read, out.write = nil, nil
		work := p.paused(func(*os.File, int64) error { time.Sleep(time.Minute); return nil }) // in a synctest bubble, where it takes no time
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

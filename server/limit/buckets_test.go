package limit

import (
	"testing"
	"time"
)

// TestBucketsAgain takes, puts back and waits: a bucket gives its tokens, one
// more after the time of one, and none is made by putting back late.
func TestBucketsAgain(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
	b := NewBuckets(3, time.Minute)
	take := func(want time.Duration) func() {
		t.Helper()
		back, wait := b.Take("ann", now)
		if wait != want {
			t.Errorf("wait %v, want %v", wait, want)
		}
		return back
	}
	take(0)
	take(0)
	late := take(0)
	take(time.Minute)
	now = now.Add(90 * time.Second)
	take(0)
	take(30 * time.Second)
	now = now.Add(time.Hour)
	late() // it has come back with time
	for range 3 {
		take(0)()
		take(0)
	}
	take(time.Minute)
}

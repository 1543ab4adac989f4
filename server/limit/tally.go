package limit

import "sync"

// tally counts what is in flight by key, up to a maximum for each key. The key "" is not
// counted.
type tally struct {
	mu  sync.Mutex
	max int
	n   map[string]int
}

func newTally(max int) *tally { return &tally{max: max, n: map[string]int{}} }

// enter counts one more of a key, and reports false at the maximum.
func (t *tally) enter(key string) bool {
	if key == "" {
		return true
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.n[key] >= t.max {
		return false
	}
	t.n[key]++
	return true
}

// leave counts one less.
func (t *tally) leave(key string) {
	if key == "" {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.n[key]--; t.n[key] == 0 {
		delete(t.n, key)
	}
}

// enterBoth counts one more of a key in each of two tallies, or reports false and counts
// it in neither.
func enterBoth(a *tally, keyA string, b *tally, keyB string) (leave func(), ok bool) {
	if !a.enter(keyA) {
		return nil, false
	}
	if !b.enter(keyB) {
		a.leave(keyA)
		return nil, false
	}
	return func() {
		a.leave(keyA)
		b.leave(keyB)
	}, true
}

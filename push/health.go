package push

import "sync"

// misconfiguredFrom is how many subscriptions of a host have to be refused
// before it is us, and not one of them, that is wrong.
const misconfiguredFrom = 3

// health remembers which services refuse us, so that the log tells it once.
type health struct {
	mu       sync.Mutex
	refusals map[string]map[string]bool // host → subscriptions, misconfiguredFrom at most
}

// bad notes a refusal and reports whether it is the one that raises the flag.
func (h *health) bad(host, subscription string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.refusals == nil {
		h.refusals = map[string]map[string]bool{}
	}
	if h.refusals[host] == nil {
		h.refusals[host] = map[string]bool{}
	}
	seen := h.refusals[host]
	if len(seen) >= misconfiguredFrom || seen[subscription] {
		return false
	}
	seen[subscription] = true
	return len(seen) == misconfiguredFrom
}

// good lowers the flag of a host and reports whether it was up.
func (h *health) good(host string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	up := len(h.refusals[host]) >= misconfiguredFrom
	delete(h.refusals, host)
	return up
}

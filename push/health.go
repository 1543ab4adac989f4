package push

import (
	"slices"
	"sync"
)

// misconfiguredFrom is how many subscriptions of a host have to be refused
// before it is us, and not one of them, that is wrong.
const misconfiguredFrom = 3

// health remembers which services refuse us.
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

// good lowers the flag of a host.
func (h *health) good(host string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.refusals, host)
}

// Misconfigured lists the hosts that refuse what is sent to several browsers,
// which means that the keys or the subject are wrong.
func (s *Sender) Misconfigured() (hosts []string) {
	s.health.mu.Lock()
	defer s.health.mu.Unlock()
	for host, seen := range s.health.refusals {
		if len(seen) >= misconfiguredFrom {
			hosts = append(hosts, host)
		}
	}
	slices.Sort(hosts)
	return hosts
}

package doctor

import (
	"context"
	"errors"
	"net"
	"strings"
	"sync"
	"syscall"
	"testing"

	"finds/push"
	"finds/schema"
)

// TestPush reaches all push services, some and none: those that do not answer, and those that refuse.
func TestPush(t *testing.T) {
	t.Parallel()
	refused := &net.OpError{Op: "dial", Net: "tcp", Err: syscall.ECONNREFUSED}
	hosts := []string{"fcm.googleapis.com", "push.services.mozilla.com"}
	for name, c := range map[string]struct {
		p      Push
		errs   map[string]error
		status Status
		says   []string
	}{
		"all":         {Push{Hosts: hosts}, nil, OK, []string{"2 push services are reached"}},
		"one refuses": {Push{Hosts: hosts}, map[string]error{"fcm.googleapis.com": refused}, Warn, []string{"1 of 2", "fcm.googleapis.com (dial tcp: connection refused)", "port 443"}},
		"one is silent": {Push{Hosts: hosts}, map[string]error{"updates.push.services.mozilla.com": context.DeadlineExceeded}, Warn,
			[]string{"1 of 2", "push.services.mozilla.com (no answer in time)"}},
		"none": {Push{Hosts: hosts}, map[string]error{"fcm.googleapis.com": refused, "updates.push.services.mozilla.com": refused}, Fail,
			[]string{"no push service is reached", "fcm.googleapis.com", "push.services.mozilla.com", "port 443"}},
		"off":   {Push{Why: "the base URL is not https"}, nil, Warn, []string{"are off: the base URL is not https"}},
		"wrong": {Push{Err: errors.New("--vapid-subject is not a contact")}, nil, Fail, []string{"--vapid-subject is not a contact"}},
	} {
		var mu sync.Mutex
		asked := 0
		c.p.Reach = func(_ context.Context, host string) error {
			mu.Lock()
			defer mu.Unlock()
			asked++
			return c.errs[host]
		}
		found := Run(t.Context(), []Check{c.p.Check()})
		if len(found) != 1 || found[0].Check != "push" || found[0].Status != c.status || c.status != OK && found[0].Fix == "" {
			t.Errorf("%s: %+v", name, found)
			continue
		}
		for _, words := range c.says {
			if text := found[0].Text + " → " + found[0].Fix; !strings.Contains(text, words) {
				t.Errorf("%s: %q does not say %q", name, text, words)
			}
		}
		if asked != len(c.p.Hosts) {
			t.Errorf("%s: %d hosts are asked", name, asked)
		}
	}
	if err := push.Reach(t.Context(), "127.0.0.1"); err == nil { // as a subscription could not, either
		t.Error("the guard of push messages does not hold for the check")
	}
	for _, host := range schema.PushHosts {
		if contacts[host] != "" && !strings.HasSuffix(contacts[host], "."+host) {
			t.Errorf("%s is not a host of %s", contacts[host], host)
		}
	}
}

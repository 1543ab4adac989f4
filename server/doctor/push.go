package doctor

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"finds/push"
)

// Push is the configuration of Web Push.
type Push struct {
	Local bool     // the service is for its own machine or a private network alone
	Why   string   // why push is off, or ""
	Err   error    // of the key pair or the contact, or nil
	Hosts []string // push services
	Reach func(ctx context.Context, host string) error
}

// contacts are hosts of push services that browsers connect to; schema.PushHosts has names
// above some of them.
var contacts = map[string]string{"push.services.mozilla.com": "updates.push.services.mozilla.com", "push.apple.com": "web.push.apple.com",
	"notify.windows.com": "wns2-par02p.notify.windows.com"}

// Check checks the key pair and the contact, and connects to the push services.
func (p Push) Check() Check {
	return Check{Name: "push", Look: func(ctx context.Context) []Finding {
		switch {
		case p.Err != nil:
			return []Finding{failed(p.Err.Error(), "correct the flag, or restore the secrets from a backup")}
		case p.Why != "" && p.Local:
			return []Finding{fine("push notifications are off, which is right while only this machine or a private network uses the service")}
		case p.Why != "":
			return []Finding{warning("push notifications are off: "+p.Why, "set --base-url to an https URL, or --vapid-subject")}
		}
		if p.Reach == nil {
			p.Reach = push.Reach
		}
		return []Finding{p.services(ctx)}
	}}
}

func (p Push) services(ctx context.Context) Finding {
	errs := make([]error, len(p.Hosts))
	var all sync.WaitGroup
	for i, host := range p.Hosts {
		if c := contacts[host]; c != "" {
			host = c
		}
		all.Go(func() { errs[i] = p.Reach(ctx, host) })
	}
	all.Wait()
	var away []string
	for i, err := range errs {
		if err != nil {
			away = append(away, p.Hosts[i]+" ("+reason(err)+")")
		}
	}
	const fix = "let this machine connect to port 443 of the push services"
	switch {
	case len(away) == 0:
		return fine("the key pair and the contact are valid, and %d push services are reached", len(p.Hosts))
	case len(away) == len(p.Hosts):
		return failed("no push service is reached: "+strings.Join(away, ", "), fix)
	}
	return warning(fmt.Sprintf("%d of %d push services are not reached: %s", len(away), len(p.Hosts), strings.Join(away, ", ")), fix)
}

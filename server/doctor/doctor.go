// Package doctor checks whether an instance and what it depends on are well. Each check says
// what it found and what to do about it.
package doctor

import (
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"sync"
	"time"
)

// Status is how well something is.
type Status string

// The statuses, the best first.
const (
	OK   Status = "ok"
	Warn Status = "warn" // works, but not as it should, or not for long
	Fail Status = "fail" // does not work
)

// Finding is the result of a check.
type Finding struct {
	Check  string `json:"check" doc:"Name of the check" example:"backup"`
	Status Status `json:"status" enum:"ok,warn,fail" doc:"Whether it works, works for now or not as it should, or does not work" example:"warn"`
	Text   string `json:"text" doc:"What was found, in English" example:"/data/backups contains no backup yet"`
	Fix    string `json:"fix,omitempty" doc:"What to do, in English; absent if status is ok" example:"finds backup create makes one"`
}

// Check looks at one thing. It reports nothing about what is not configured.
type Check struct {
	Name string
	Cost bool // takes long, or costs money at a provider
	Look func(ctx context.Context) []Finding
}

// Names are the names of all checks, beside those of Broken.
var Names = []string{"address", "backup", "clock", "data", "database", "disk", "ffmpeg", "media", "migrations", "provider", "push", "sandbox", "storage", "theme", "workers"}

// checkWait bounds the checks that cost little.
const checkWait = 30 * time.Second

// Run runs checks at the same time, and those that cost much after the others: one that counts
// files must not count what another has written for a moment. It returns the findings in the order
// of the checks. A check that panics or does not end in time fails.
func Run(ctx context.Context, checks []Check) (list []Finding) {
	found := make([][]Finding, len(checks))
	for _, cost := range []bool{false, true} {
		var all sync.WaitGroup
		for i, c := range checks {
			if c.Cost == cost {
				all.Go(func() { found[i] = c.run(ctx) })
			}
		}
		all.Wait()
	}
	for i, c := range checks {
		for _, f := range found[i] {
			f.Check = c.Name
			list = append(list, f)
		}
	}
	return list
}

func (c Check) run(ctx context.Context) (found []Finding) {
	defer func() {
		if p := recover(); p != nil {
			found = append(found, failed(fmt.Sprintf("the check itself failed: %v", p), "report this as a fault of Finds"))
		}
	}()
	if !c.Cost {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, checkWait)
		defer cancel()
	}
	return c.Look(ctx)
}

// Worst returns the worst status of findings, OK if there are none.
func Worst(list []Finding) Status {
	worst := OK
	for _, f := range list {
		if f.Status == Fail || f.Status == Warn && worst == OK {
			worst = f.Status
		}
	}
	return worst
}

func fine(format string, args ...any) Finding {
	return Finding{Status: OK, Text: fmt.Sprintf(format, args...)}
}

func warning(text, fix string) Finding { return Finding{Status: Warn, Text: text, Fix: fix} }

func failed(text, fix string) Finding { return Finding{Status: Fail, Text: text, Fix: fix} }

// reason is the text of an error.
func reason(err error) string {
	if errors.Is(err, context.DeadlineExceeded) {
		return "no answer in time"
	}
	if errors.As(err, new(x509.UnknownAuthorityError)) {
		return err.Error() + "; for a certificate of your own authority, name the file with that in SSL_CERT_FILE"
	}
	return err.Error()
}

// Broken is a check of something that could not even be opened, with what to do.
func Broken(name string, err error, fix string) Check {
	return Check{Name: name, Look: func(context.Context) []Finding { return []Finding{failed(reason(err), fix)} }}
}

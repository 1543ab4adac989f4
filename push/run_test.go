package push_test

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"finds/push"
	"finds/push/pushtest"
	"finds/store"
)

// TestRun: a commit wakes the sender before its next tick; at the end the sender
// waits for the requests in flight and releases the jobs it has not started.
func TestRun(t *testing.T) {
	each(t, func(w *world) {
		arrived, release := make(chan bool), make(chan bool)
		w.service.Answer = func(pushtest.Message) pushtest.Reply {
			arrived <- true
			<-release
			return pushtest.Reply{}
		}
		w.subscribe(w.owner, w.session, chrome)
		ctx, cancel := context.WithCancel(ctx)
		done := make(chan bool)
		go func() {
			w.sender.Run(ctx)
			close(done)
		}()
		w.comment()
		<-arrived
		release <- true
		for range 5 {
			w.comment()
		}
		<-arrived
		cancel()
		select {
		case <-done:
			w.Error("it ends while a message is on its way")
		default:
		}
		release <- true
		<-done
		if n := w.jobs(); n != 4 {
			w.Errorf("%d jobs are left, want 4", n)
		}
		w.service.Answer = nil
		w.service.Take()
		if got := w.send(); len(got) != 4 { // at once, not when a lease ends
			w.Errorf("afterwards %d are sent", len(got))
		}
	}, func(o *push.Options) { o.Workers, o.PerHost, o.Tick = 1, 1, time.Hour })
}

// TestHostsHang: hosts that do not answer hold up no other, and not the end.
func TestHostsHang(t *testing.T) {
	each(t, func(w *world) {
		const hosts, comments = 12, 4
		var hanging atomic.Int64
		release, hung, arrived := make(chan bool), make(chan bool), make(chan bool, 1)
		w.service.Answer = func(m pushtest.Message) pushtest.Reply {
			switch {
			case m.Host == chrome:
				arrived <- true
				return pushtest.Reply{}
			case hanging.Add(1) == hosts*comments:
				close(hung)
			}
			<-release
			return pushtest.Reply{}
		}
		for i := range hosts {
			w.subscribe(w.owner, w.session, fmt.Sprintf("h%d.push.apple.com", i))
		}
		ctx, cancel := context.WithTimeout(ctx, time.Minute)
		done := make(chan bool)
		go func() {
			w.sender.Run(ctx)
			close(done)
		}()
		for range comments {
			w.comment()
		}
		await(w, hung, "all that may be sent at once")
		w.subscribe(w.owner, w.session, chrome)
		w.comment()
		await(w, arrived, "what goes to another host")
		cancel()
		close(release)
		<-done
	})
}

func await(w *world, c <-chan bool, what string) {
	w.Helper()
	select {
	case <-c:
	case <-time.After(30 * time.Second):
		w.Errorf("%s: not sent", what)
	}
}

// TestLanesEnd: the queue of a host ends when no job for it is due, since
// subscribers choose the hosts and could fill the memory.
func TestLanesEnd(t *testing.T) {
	each(t, func(w *world) {
		for i := range 16 {
			w.subscribe(w.owner, w.session, fmt.Sprintf("h%d.push.apple.com", i))
		}
		w.comment()
		if n := len(w.send()); n != 16 || w.sender.Queues() != 0 {
			w.Errorf("%d are sent, %d hosts remembered", n, w.sender.Queues())
		}
	})
}

// TestWaitingJobsAreReadAgain: jobs are read many at once, and those that have to wait
// are read again: after a second, and after anything but a success.
func TestWaitingJobsAreReadAgain(t *testing.T) {
	for name, c := range map[string]struct {
		happens func(w *world) pushtest.Reply // while the first of five is on its way
		sent    int
	}{
		"nothing":           {func(*world) pushtest.Reply { return pushtest.Reply{} }, 5},
		"a slow answer":     {func(w *world) pushtest.Reply { w.clock.Add(2 * time.Second); return pushtest.Reply{} }, 5},
		"the end":           {func(w *world) pushtest.Reply { w.clock.Add(2 * time.Second); w.end(); return pushtest.Reply{} }, 1},
		"the end, an error": {func(w *world) pushtest.Reply { w.end(); return pushtest.Reply{Status: 500} }, 1},
		"private":           {func(w *world) pushtest.Reply { w.clock.Add(2 * time.Second); w.private(); return pushtest.Reply{} }, 1},
		"private, an error": {func(w *world) pushtest.Reply { w.private(); return pushtest.Reply{Status: 500} }, 1},
		"leave me alone":    {func(*world) pushtest.Reply { return pushtest.Reply{Status: 429, RetryAfter: "600"} }, 1},
	} {
		t.Run(name, func(t *testing.T) {
			each(t, func(w *world) {
				first := true
				w.service.Answer = func(pushtest.Message) (a pushtest.Reply) {
					if first {
						first, a = false, c.happens(w)
					}
					return a
				}
				w.subscribe(w.owner, w.session, chrome)
				for range 5 {
					w.comment()
				}
				if n := len(w.send()); n != c.sent {
					w.Errorf("%d are sent, want %d", n, c.sent)
				}
			}, func(o *push.Options) { o.Workers, o.PerHost = 1, 1 })
		})
	}
}

// end ends the session of the owner's browser.
func (w *world) end() { must(0, w.store.EndSession(ctx, w.session)) }

// private hides the find from all but its owner.
func (w *world) private() {
	_, _, err := w.store.UpdateFind(ctx, w.owner, w.find.ID, store.FindEdit{Public: new(false)})
	must(0, err)
}

// TestSweep: what has been switched off for a month goes, with its host.
func TestSweep(t *testing.T) {
	each(t, func(w *world) {
		w.service.Answer = func(m pushtest.Message) pushtest.Reply {
			return pushtest.Reply{Status: map[string]int{chrome: 410}[m.Host]}
		}
		w.subscribe(w.owner, w.session, chrome)
		w.subscribe(w.owner, w.session, safari)
		w.comment()
		w.send()
		subscriptions, hosts := `SELECT COUNT(*) FROM notification_subscription`, `SELECT COUNT(*) FROM push_host`
		for _, c := range []struct {
			wait time.Duration
			left int
		}{{29 * 24 * time.Hour, 2}, {24 * time.Hour, 1}} {
			w.clock.Add(c.wait)
			must(0, keepSession(w))
			must(w.store.Sweep(ctx))
			if n, h := w.count(subscriptions), w.count(hosts); n != c.left || h != c.left {
				w.Errorf("%d subscriptions and %d hosts are left, want %d", n, h, c.left)
			}
		}
	})
}

// keepSession uses the owner's session, which would end in a month.
func keepSession(w *world) error {
	_, err := w.store.Viewer(ctx, w.session)
	return err
}

// TestSweepUnsent: what no sender sends goes when its time is over.
func TestSweepUnsent(t *testing.T) {
	each(t, func(w *world) {
		w.subscribe(w.owner, w.session, chrome)
		w.comment()
		must(w.store.Sweep(ctx))
		if w.jobs() != 1 {
			w.Fatalf("%d jobs are waiting", w.jobs())
		}
		w.clock.Add(25 * 24 * time.Hour)
		must(w.store.Sweep(ctx))
		if w.jobs() != 0 {
			w.Errorf("%d jobs are kept", w.jobs())
		}
	})
}

package push_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"finds/push"
	"finds/push/pushtest"
)

// TestRun: a commit wakes the sender, which does not wait for its tick; at the
// end it waits for what is on its way and gives back what it has not begun.
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

// TestLanesEnd: a host for which nothing is due any more is forgotten, since
// whoever subscribes chooses hosts.
func TestLanesEnd(t *testing.T) {
	each(t, func(w *world) {
		for i := range 16 {
			w.subscribe(w.owner, w.session, fmt.Sprintf("h%d.push.apple.com", i))
		}
		w.comment()
		if n := len(w.send()); n != 16 || w.sender.Lanes() != 0 {
			w.Errorf("%d are sent, %d hosts remembered", n, w.sender.Lanes())
		}
	})
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

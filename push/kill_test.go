package push_test

import (
	"bytes"
	"context"
	"crypto/x509"
	"encoding/json"
	"os"
	"os/exec"
	"runtime"
	"sync"
	"syscall"
	"testing"
	"time"

	"finds/push"
	"finds/push/pushtest"
	"finds/schema"
	"finds/store"
)

// orders are what the process that is killed works with.
type orders struct {
	Database, Address, Find, Actor string
	Certificate                    []byte
	Keys                           push.Pair
	Comments                       int
	Epoch                          time.Time
}

// haste is how much faster than others' the clock of that process runs: leases
// and back-offs of half a minute take 150 ms.
const haste = 200

// child comments on a find until it has as many comments as are wanted, and
// sends what there is to send until it is killed.
func child() {
	var o orders
	must(0, json.Unmarshal([]byte(os.Getenv("FINDS_PUSH_TEST_CHILD")), &o))
	now := func() time.Time { return o.Epoch.Add(time.Since(o.Epoch) * haste) }
	db := must(store.Open(ctx, store.Options{Database: o.Database, Now: now}))
	sender := push.New(push.Options{Store: db, Keys: o.Keys, Subject: "mailto:me@example.org", Hosts: schema.PushHosts, TopicKey: []byte("topics"),
		Transport: pushtest.Transport(o.Address, must(x509.ParseCertificate(o.Certificate))), Timeout: 400 * time.Millisecond, Tick: 5 * time.Millisecond})
	go sender.Run(ctx)
	for must(db.Find(ctx, o.Actor, o.Find)).CommentCount < o.Comments {
		must(db.CreateComment(ctx, o.Actor, o.Find, "hello"))
	}
	select {}
}

// start starts that process.
func (o orders) start(t *testing.T) *exec.Cmd {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "FINDS_PUSH_TEST_CHILD="+string(must(json.Marshal(o))))
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	var out bytes.Buffer
	cmd.Stderr = &out
	must(0, cmd.Start())
	t.Cleanup(func() {
		if cmd.Process.Kill(); out.Len() > 0 {
			t.Log(out.String())
		}
	})
	return cmd
}

// faults answers as a bad day of a push service: one in eight goes wrong.
func faults(n int) pushtest.Reply {
	switch n % 40 {
	case 3, 17:
		return pushtest.Reply{Status: 429, RetryAfter: "2"}
	case 11:
		return pushtest.Reply{Status: 503}
	case 23:
		return pushtest.Reply{Hang: true}
	case 31:
		return pushtest.Reply{Reset: true}
	}
	return pushtest.Reply{}
}

// TestP4KillNine kills the process that acts and sends three times, while the
// services fail in every way: what it has committed arrives.
func TestP4KillNine(t *testing.T) {
	runtime.LockOSThread() // the processes are told to end with this thread
	each(t, func(w *world) {
		runtime.LockOSThread()
		const comments, browsers = 150, 2
		var mu sync.Mutex
		seen, n := map[string]bool{}, 0
		progress := make(chan int, 10_000)
		w.service.Answer = func(m pushtest.Message) pushtest.Reply {
			mu.Lock()
			defer mu.Unlock()
			n++
			reply := faults(n)
			if reply == (pushtest.Reply{}) {
				seen[m.Data.NotificationID+m.Host] = true
				progress <- len(seen)
			}
			return reply
		}
		w.subscribe(w.owner, w.session, chrome)
		w.subscribe(w.owner, w.session, safari)
		must(w.sql().Exec(`UPDATE session SET expires_at = '2100-01-01T00:00:00.000Z'`)) // the processes have a clock of their own
		o := orders{Database: w.dsn, Address: w.service.Addr(), Find: w.find.ID, Actor: w.user("actor"), Certificate: w.service.Certificate().Raw,
			Keys: w.sender.Keys, Comments: comments, Epoch: time.Now()}
		limit, cancel := context.WithTimeout(ctx, 4*time.Minute)
		defer cancel()
		for kills := range 4 {
			cmd := o.start(w.T)
			for done := 0; done < (kills+1)*comments*browsers/4; {
				select {
				case done = <-progress:
				case <-limit.Done():
					w.Fatalf("after %d kills %d of %d have arrived", kills, done, comments*browsers)
				}
			}
			cmd.Process.Kill()
			if err := cmd.Wait(); err == nil || err.Error() != "signal: killed" {
				w.Fatalf("it ended by itself: %v", err)
			}
		}
		rows := must(w.sql().Query(`SELECT id FROM notification`))
		defer rows.Close()
		committed := 0
		for rows.Next() {
			var id string
			must(0, rows.Scan(&id))
			committed++
			for _, host := range []string{chrome, safari} {
				if !seen[id+host] {
					w.Errorf("committed and not delivered: %s at %s", id, host)
				}
			}
		}
		if committed != comments {
			w.Errorf("%d of %d are committed", committed, comments)
		}
		w.Logf("%d of %d delivered in %d requests over 3 kills", len(seen), comments*browsers, n)
	}, func(o *push.Options) { o.BaseURL = nil })
}

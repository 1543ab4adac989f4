package push_test

import (
	"bytes"
	"crypto/x509"
	"database/sql"
	"encoding/json"
	"log/slog"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/push"
	"finds/push/pushtest"
	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// orders are what the process that is killed works with.
type orders struct {
	Database, Address, Find, Actor string
	Certificate                    []byte
	Keys                           push.Pair
	Comments                       int
	Epoch                          time.Time
}

// child comments on a find until it has as many comments as are wanted, sends what there
// is to send, and ends when all is sent. Its clock moves only while jobs wait for a lease
// or a back-off to end, so that none expires on a machine that is busy.
func child() {
	var o orders
	must(0, json.Unmarshal([]byte(os.Getenv("FINDS_PUSH_TEST_CHILD")), &o))
	clock := pushtest.NewClock()
	clock.Add(o.Epoch.Sub(clock.Now()))
	db := must(store.Open(ctx, store.Options{Database: o.Database, Now: clock.Now}))
	sender := push.New(push.Options{Outbox: db.Outbox(), Log: slog.New(slog.NewTextHandler(os.Stderr, nil)), Keys: o.Keys, Subject: "mailto:me@example.org",
		Hosts: schema.PushHosts, TopicKey: []byte("topics"), Timeout: 2 * time.Second,
		Transport: pushtest.Transport(o.Address, must(x509.ParseCertificate(o.Certificate)))})
	commented := make(chan struct{})
	go func() {
		defer close(commented)
		for must(db.Find(ctx, o.Actor, o.Find)).CommentCount < o.Comments {
			must(db.CreateComment(ctx, o.Actor, store.NewComment{FindID: o.Find, Content: "hello"}))
		}
	}()
	outbox := openSQL(o.Database)
	for last := false; ; {
		sender.Drain(ctx)
		var waiting int
		must(0, outbox.QueryRow(`SELECT COUNT(*) FROM push_job`).Scan(&waiting))
		switch {
		case waiting > 0:
			clock.Add(5 * time.Second)
		case last:
			return
		default:
			select {
			case <-db.Outbox().Wake():
			case <-commented:
				last = true
			}
		}
	}
}

// start starts that process.
func (o orders) start(t *testing.T) *exec.Cmd {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "FINDS_PUSH_TEST_CHILD="+string(must(json.Marshal(o))))
	cmd.SysProcAttr = storetest.Dependent()
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
	switch n % 80 {
	case 3, 17, 43, 57:
		return pushtest.Reply{Status: 429, RetryAfter: "2"}
	case 11, 51:
		return pushtest.Reply{Status: 503}
	case 23:
		return pushtest.Reply{Hang: true}
	case 31, 63, 71:
		return pushtest.Reply{Reset: true}
	}
	return pushtest.Reply{}
}

// newest is when the last notification was made, by its id, or when the world
// began: a process begins where the one before it ended.
func newest(w *world) time.Time {
	var id sql.NullString
	must(0, w.sql().QueryRow(`SELECT MAX(id) FROM notification`).Scan(&id))
	if !id.Valid {
		return w.clock.Now()
	}
	return time.UnixMilli(must(strconv.ParseInt(strings.ReplaceAll(id.String, "-", "")[:12], 16, 64)))
}

// TestKilledProcessLosesNothing kills the process that acts and sends three times, while the
// services fail in every way: what it has committed arrives.
func TestKilledProcessLosesNothing(t *testing.T) {
	runtime.LockOSThread() // the processes get their signal when this thread ends
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
		o := orders{Database: w.dsn, Address: w.service.Addr(), Find: w.find.ID, Actor: w.user("actor"), Certificate: w.service.Certificate().Raw,
			Keys: w.sender.Keys, Comments: comments}
		for kills := range 4 {
			o.Epoch = newest(w)
			cmd := o.start(w.T)
			exited := make(chan error, 1)
			go func() { exited <- cmd.Wait() }()
			if kills == 3 { // the last one ends by itself
				if err := <-exited; err != nil {
					w.Fatalf("the process that sends the rest: %v", err)
				}
				break
			}
			for arrived := 0; arrived < (kills+1)*comments*browsers/4; {
				select {
				case arrived = <-progress:
				case err := <-exited:
					w.Fatalf("after %d kills %d of %d have arrived, and the process has ended: %v", kills, arrived, comments*browsers, err)
				}
			}
			cmd.Process.Kill()
			<-exited
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

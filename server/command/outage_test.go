package command

import (
	"database/sql"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/media/s3test"
	"finds/schema"
	"finds/store/storetest"
)

// outageFor is how long PostgreSQL and the bucket are away. FINDS_OUTAGE, such as 10s, changes it.
const outageFor = 2 * time.Second

// outages takes PostgreSQL and the bucket away under load, and makes both slow. Meanwhile requests are answered with
// 503 and Retry-After, those that need neither are served, and afterwards all is as before: what was answered is
// there, and no goroutine, file or connection is left.
func outages(t *testing.T, bin string) {
	database, bucket := storetest.Database(t, "postgres"), s3test.New(t)
	postgres := storetest.NewProxy(t, database)
	s3 := storetest.Forward(t, "127.0.0.1:0", "tcp", strings.TrimPrefix(bucket.Endpoint, "http://"))
	bucket.Endpoint = "http://" + s3.Addr
	metrics := freeAddress(t)
	p := serveBinary(t, bin, filepath.Join(t.TempDir(), "data"), append(s3Args(bucket), "--database", postgres.URL, "--metrics-addr", metrics,
		"--rate-reads", "0", "--rate-writes", "0", "--rate-uploads", "0", "--rate-anonymous", "0")...)
	ann := p.join(p.link, "ann")
	place := ask[schema.Location](ann, 201, "POST", "/api/locations", o{"latitude": 0, "longitude": 0, "name": "Null Island"})
	target := ask[schema.Find](ann, 201, "POST", "/api/finds", o{"locationId": place.ID, "title": "Commented on"})
	l := &outageLoad{T: t, ann: ann, place: place.ID, find: target.ID}
	l.run(time.Second) // what is made once is there
	l.settle()
	db := openPostgres(t, database)
	before := leaks(t, metrics, db)

	l.phase("PostgreSQL is away", postgres.Cut, func() { postgres.Restore(t) }, func(kind string, status int) bool {
		return status == 503 // every request reads its session
	})
	l.phase("the bucket is away", s3.Cut, func() { s3.Restore(t) }, func(kind string, status int) bool {
		return status == 503 && kind == "upload" || status/100 == 2 && kind != "upload"
	})
	l.phase("both are slow", func() { postgres.Slow(40 * time.Millisecond); s3.Slow(400 * time.Millisecond) },
		func() { postgres.Slow(0); s3.Slow(0) }, func(_ string, status int) bool { return status/100 == 2 })
	l.settle()
	wantAll(t, db, l.ann, l.answered)
	l.Logf("%d answered writes, all there", len(l.answered))
	eventually(t, func() error { return before.notExceeded(leaks(t, metrics, db)) })
}

// outageLoad sends requests and keeps what was answered.
type outageLoad struct {
	*testing.T
	ann         person
	place, find string
	mu          sync.Mutex
	answered    []answered
}

// phase changes the world by begin, sends requests for a while, and changes it back by end. good tells which status is right
// for a kind of request meanwhile.
func (l *outageLoad) phase(what string, begin, end func(), good func(kind string, status int) bool) {
	l.Helper()
	begin()
	started := time.Now()
	for _, got := range l.run(outageTime(l.T)) {
		if !good(got.kind, got.status) {
			l.Errorf("%s: %s is answered with %d", what, got.kind, got.status)
		}
		if got.status == 503 && got.retryAfter == "" {
			l.Errorf("%s: a 503 of %s without Retry-After", what, got.kind)
		}
	}
	away := time.Since(started)
	end()
	back := time.Now()
	l.settle()
	l.Logf("%s for %v: served again after %v", what, away.Round(time.Millisecond), time.Since(back).Round(time.Millisecond))
}

// settle waits until a request of each kind succeeds.
func (l *outageLoad) settle() {
	l.Helper()
	for i := range senders {
		eventually(l.T, func() error {
			if r := l.send(i); r.status/100 != 2 {
				return fmt.Errorf("%s: %d", r.kind, r.status)
			}
			return nil
		})
	}
}

type outcome struct {
	kind, retryAfter string
	status           int
}

// senders are the kinds of requests: four writes of person.write, and a read.
const senders = writers + 1

// run sends requests of each kind for a while and returns how they were answered.
func (l *outageLoad) run(d time.Duration) (all []outcome) {
	end := time.After(d)
	stop := make(chan struct{})
	var wg sync.WaitGroup
	for i := range senders {
		wg.Go(func() {
			for {
				got := l.send(i)
				l.mu.Lock()
				all = append(all, got)
				l.mu.Unlock()
				select {
				case <-stop:
					return
				default:
				}
			}
		})
	}
	<-end
	close(stop)
	wg.Wait()
	return all
}

// send sends a request of the i-th kind, and keeps a write that was answered.
func (l *outageLoad) send(i int) (got outcome) {
	kinds := []string{"find", "comment", "location", "upload", "read"}
	rec := &lastAnswer{}
	ann := l.ann
	ann.http = &http.Client{Transport: rec}
	if i == writers {
		ann.send("GET", "/api/finds/"+l.find, nil)
	} else if a, ok := ann.write(i, l.place, l.find); ok {
		l.mu.Lock()
		l.answered = append(l.answered, a)
		l.mu.Unlock()
	}
	return outcome{kinds[i], rec.header.Get("Retry-After"), rec.status}
}

// lastAnswer keeps the status and header of the last response; the status is 0 if there was none.
type lastAnswer struct {
	status int
	header http.Header
}

// RoundTrip implements http.RoundTripper.
func (l *lastAnswer) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := http.DefaultTransport.RoundTrip(r)
	if err == nil {
		l.status, l.header = res.StatusCode, res.Header
	}
	return res, err
}

// outageTime is how long each phase takes.
func outageTime(t *testing.T) time.Duration {
	t.Helper()
	text := os.Getenv("FINDS_OUTAGE")
	if text == "" {
		return outageFor
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		t.Fatal("FINDS_OUTAGE: ", err)
	}
	return d
}

// eventually calls check until it succeeds, for 30 s at most.
func eventually(t *testing.T, check func() error) {
	t.Helper()
	for deadline := time.Now().Add(30 * time.Second); ; {
		err := check()
		if err == nil {
			return
		}
		if time.Now().After(deadline) {
			t.Fatal(err)
		}
		time.Sleep(50 * time.Millisecond) // poll: another process does not signal when it serves again
	}
}

// held is what a process holds.
type held struct{ goroutines, files, connections int }

// leaks reads what a process holds from its metrics, and counts the connections of its database.
func leaks(t *testing.T, metrics string, db *sql.DB) (h held) {
	t.Helper()
	http.DefaultClient.CloseIdleConnections() // which are ours
	_, text := get(t, "http://"+metrics+"/metrics", "")
	for name, n := range map[string]*int{"go_goroutines": &h.goroutines, "process_open_fds": &h.files} {
		m := regexp.MustCompile(`(?m)^` + name + ` (\S+)$`).FindStringSubmatch(text)
		if m == nil {
			t.Fatalf("the metrics have no %s", name)
		}
		v, err := strconv.ParseFloat(m[1], 64)
		if err != nil {
			t.Fatal(err)
		}
		*n = int(v)
	}
	query := `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`
	if err := db.QueryRow(query).Scan(&h.connections); err != nil {
		t.Fatal(err)
	}
	return h
}

// notExceeded returns an error if later holds more, beyond what the pools may hold.
func (h held) notExceeded(later held) error {
	const poolSize, few = 16, 24
	if later.goroutines > h.goroutines+2*poolSize+few || later.files > h.files+poolSize+few || later.connections > poolSize+few {
		return fmt.Errorf("it held %+v before, and holds %+v", h, later)
	}
	return nil
}

package soak

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"os"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/store/storetest"
)

// TestSoak lets a simulated day pass under mixed load, in the time that FINDS_SOAK names, such as 20m: the heap, goroutines
// and open files of the last hours are those of the first. Both engines take that time.
func TestSoak(t *testing.T) {
	d, err := time.ParseDuration(os.Getenv("FINDS_SOAK"))
	if err != nil {
		t.Skip("takes as long as FINDS_SOAK says: set it to a duration, such as 20m")
	}
	for _, engine := range storetest.Engines { // one after the other, since both would be counted
		t.Run(engine, func(t *testing.T) { soak(t, engine, d) })
	}
}

const (
	soakHours   = 24
	soakWarm    = 6  // hours in which caches and pools fill
	soakUsers   = 8  // each sends one request after the other
	soakFinds   = 20 // of a user, who deletes the oldest one then
	soakStreams = 4
)

func soak(t *testing.T, engine string, d time.Duration) {
	a := NewAPI(t, engine, Unlimited, func(o *server.Options) { o.Log, o.Operation.LogRequests = slog.New(slog.DiscardHandler), false })
	ctx, stop := context.WithCancel(t.Context())
	var wg sync.WaitGroup
	var counts soakCounts
	first := a.As("first")
	shared := first.Find("Commented on by all", true)
	for i := range soakUsers {
		u := &soakUser{User: a.As(fmt.Sprintf("user%d", i)), shared: shared, counts: &counts, rnd: rand.New(rand.NewPCG(1, uint64(i)))}
		wg.Go(func() { u.run(ctx) })
	}
	for range soakStreams {
		wg.Go(func() { streams(first, ctx) })
	}
	defer wg.Wait()
	defer stop()
	var samples []soakSample
	for hour := 1; hour <= soakHours; hour++ {
		for range 60 {
			<-time.After(d / (soakHours * 60)) // the load itself; nothing is waited for
			a.Clock.Add(time.Minute)
		}
		clean := func(ctx context.Context) (int, error) { return a.Cleaner.Rows(ctx) }
		if hour == soakHours/2 {
			clean = func(ctx context.Context) (int, error) { n, _, err := a.Cleaner.All(ctx); return n, err }
		}
		if _, err := clean(ctx); err != nil {
			t.Error("clean up: ", err)
		}
		samples = append(samples, sample(t))
		t.Logf("hour %d: %v, %s", hour, samples[hour-1], counts.String())
	}
	flat(t, samples)
}

// soakSample is what the process holds.
type soakSample struct{ heap, goroutines, files int }

func (s soakSample) String() string {
	return fmt.Sprintf("heap %.1f MB, %d goroutines, %d files", float64(s.heap)/1e6, s.goroutines, s.files)
}

func sample(t *testing.T) soakSample {
	t.Helper()
	runtime.GC()
	runtime.GC() // so that what the first one frees of pools is counted
	var mem runtime.MemStats
	runtime.ReadMemStats(&mem)
	files, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Skip("needs Linux: it counts the open files in /proc")
	}
	return soakSample{int(mem.HeapAlloc), runtime.NumGoroutine(), len(files)}
}

// flat insists that the medians of the last hours are those of the first hours after the caches have filled, with some room for
// the requests that are in flight.
func flat(t *testing.T, samples []soakSample) {
	t.Helper()
	const span = 6
	early, late := samples[soakWarm:soakWarm+span], samples[len(samples)-span:]
	for what, c := range map[string]struct {
		of   func(soakSample) int
		room int
	}{
		"heap in bytes": {func(s soakSample) int { return s.heap }, 8 << 20},
		"goroutines":    {func(s soakSample) int { return s.goroutines }, 20},
		"open files":    {func(s soakSample) int { return s.files }, 20},
	} {
		before, after := median(early, c.of), median(late, c.of)
		if after > before+c.room {
			t.Errorf("%s: %d in the first hours, %d in the last", what, before, after)
		}
	}
}

func median(list []soakSample, of func(soakSample) int) int {
	var n []int
	for _, s := range list {
		n = append(n, of(s))
	}
	slices.Sort(n)
	return n[len(n)/2]
}

// soakCounts are requests by the class of their status.
type soakCounts struct {
	mu sync.Mutex
	n  map[int]int
}

func (c *soakCounts) add(status int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.n == nil {
		c.n = map[int]int{}
	}
	c.n[status]++
}

func (c *soakCounts) String() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return fmt.Sprint("responses by status: ", c.n)
}

// soakUser sends requests of all kinds.
type soakUser struct {
	*User
	shared schema.Find
	own    []string // finds, the oldest first
	counts *soakCounts
	rnd    *rand.Rand
}

func (u *soakUser) run(ctx context.Context) {
	for ctx.Err() == nil {
		switch n := u.rnd.IntN(100); {
		case n < 20:
			u.ask("GET", fmt.Sprintf("/api/locations?lat=%.3f&lng=2.341&radius=5", 48.8+u.rnd.Float64()/10), nil)
		case n < 30:
			u.ask("GET", "/api/locations/clusters?bbox=2,48,3,49&zoom=9", nil)
		case n < 45:
			u.ask("GET", "/api/finds/"+u.shared.ID, nil)
		case n < 55:
			u.ask("GET", "/api/notifications", nil)
		case n < 65:
			u.ask("PUT", "/api/finds/"+u.shared.ID+"/like", nil)
			u.ask("DELETE", "/api/finds/"+u.shared.ID+"/like", nil)
		case n < 75:
			u.comment()
		case n < 90:
			u.publish(nil)
		case n < 92:
			u.publish(u.photo())
		case n < 97:
			u.ask("GET", "/api/finds/feed", nil)
		default:
			u.signIn()
		}
	}
}

// ask sends a request, and insists that it does not fail.
func (u *soakUser) ask(method, path string, body any, headers ...string) Answer {
	res := u.Do(method, path, body, headers...)
	u.counts.add(res.Status)
	if res.Status >= 500 && res.Status != 503 {
		u.A.Errorf("%s %s: %d %s", method, path, res.Status, res.Body)
	}
	return res
}

// created returns the id of what a request has made, or "".
func (u *soakUser) created(path string, body any) string {
	var v struct{ ID string }
	if res := u.ask("POST", path, body); res.Status/100 == 2 {
		if err := json.Unmarshal(res.Body, &v); err != nil {
			u.A.Errorf("POST %s: %v in %s", path, err, res.Body)
		}
	}
	return v.ID
}

// comment writes a comment and deletes it.
func (u *soakUser) comment() {
	if id := u.created("/api/finds/"+u.shared.ID+"/comments", M{"content": "Under load"}); id != "" {
		u.ask("DELETE", "/api/finds/"+u.shared.ID+"/comments/"+id, nil)
	}
}

// photo uploads one, which may be refused while others are decoded.
func (u *soakUser) photo() (list []schema.Media) {
	body, kind := Form(Picture(64, 48, White))
	res := u.ask("POST", "/api/media", body, "Content-Type", kind)
	if res.Status != 201 {
		return nil
	}
	if err := json.Unmarshal(res.Body, &list); err != nil {
		u.A.Error(err)
	}
	return list
}

// publish creates a find, and deletes the oldest one.
func (u *soakUser) publish(media []schema.Media) {
	body := M{"locationId": u.shared.LocationID, "title": "Under load", "isPublic": true}
	if len(media) > 0 {
		body["media"] = media
	}
	if id := u.created("/api/finds", body); id != "" {
		u.own = append(u.own, id)
	}
	if len(u.own) > soakFinds {
		u.ask("DELETE", "/api/finds/"+u.own[0], nil)
		u.own = u.own[1:]
	}
}

// signIn begins a session and ends it.
func (u *soakUser) signIn() {
	other := &soakUser{User: u.Again(), counts: u.counts}
	other.ask("GET", "/api/users/me", nil)
	other.ask("POST", "/api/auth/logout", nil)
}

// streams opens the stream of notifications again and again.
func streams(u *User, ctx context.Context) {
	for ctx.Err() == nil {
		once, end := context.WithTimeout(ctx, 2*time.Second)
		req, err := http.NewRequestWithContext(once, "GET", u.A.URL+"/api/notifications/stream", nil)
		if err != nil {
			u.A.Error(err)
		}
		req.Header.Set("Authorization", "Bearer "+u.Token)
		if res, err := http.DefaultClient.Do(req); err == nil {
			io.Copy(io.Discard, res.Body)
			res.Body.Close()
		}
		end()
	}
}

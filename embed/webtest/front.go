package webtest

import (
	"net/http"
	"strings"
	"sync"
)

// front stands before a service: it lets requests wait, or refuses them.
type front struct {
	mu      sync.Mutex
	holds   map[string]chan struct{} // by what the address has in it
	fails   map[string]bool
	came    map[string]int
	service http.Handler
}

// NewFront puts one there.
func (w *World) NewFront() *front {
	f := &front{holds: map[string]chan struct{}{}, fails: map[string]bool{}, came: map[string]int{}}
	w.Through(func(service http.Handler) http.Handler { f.service = service; return f })
	return f
}

// Hold makes requests wait whose method and address have part in it, until the
// function is called that it returns.
func (f *front) Hold(part string) (release func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	c := make(chan struct{})
	f.holds[part] = c
	return sync.OnceFunc(func() {
		f.mu.Lock()
		delete(f.holds, part)
		f.mu.Unlock()
		close(c)
	})
}

// Fail refuses requests whose method and address have part in it, or stops to.
func (f *front) Fail(part string, on bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.fails[part] = on
}

// count tells how many requests have waited for a part.
func (f *front) count(part string) int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.came[part]
}

func (f *front) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f.mu.Lock()
	var wait chan struct{}
	fails := false
	for part, c := range f.holds {
		if strings.Contains(r.Method+" "+r.URL.String(), part) {
			wait = c
			f.came[part]++
		}
	}
	for part, on := range f.fails {
		fails = fails || on && strings.Contains(r.Method+" "+r.URL.String(), part)
	}
	f.mu.Unlock()
	if wait != nil {
		select {
		case <-wait:
		case <-r.Context().Done():
			return
		}
	}
	if fails {
		http.Error(w, "", http.StatusBadGateway)
		return
	}
	f.service.ServeHTTP(w, r)
}

// Waits waits until so many requests have waited for a part.
func (b *Tab) Waits(f *front, part string, n int) {
	b.Helper()
	for f.count(part) < n {
		if b.Ctx.Err() != nil {
			b.Fatal("no request with ", part)
		}
		Js[any](b, `new Promise((next) => requestAnimationFrame(() => next(1)))`)
	}
}

package places_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/server/places"
	"finds/store/storetest"
)

// scene is a finder whose parts a test looks into.
type scene struct {
	*places.Finder
	terms places.Terms
	err   error                      // of the provider
	list  func() []schema.FoundPlace // likewise; nil is one place
	asked []places.Query             // of the provider
	local []string                   // of the gazetteer
	now   time.Time
	calls int // that a user has left
	turns func() (time.Duration, error)
	slept []time.Duration
	log   *storetest.Log
	mu    sync.Mutex
}

func (s *scene) Terms() places.Terms { return s.terms }

type provider struct{ *scene }

func (p provider) Search(_ context.Context, q places.Query) ([]schema.FoundPlace, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.asked = append(p.asked, q)
	if p.list != nil {
		return p.list(), p.err
	}
	return []schema.FoundPlace{{ID: "theirs", Name: q.Text}}, p.err
}

type local struct{ *scene }

func (l local) Search(_ context.Context, text string, near *schema.Point, limit int) ([]schema.FoundPlace, error) {
	l.local = append(l.local, fmt.Sprint(text, near != nil, limit))
	return []schema.FoundPlace{{ID: "ours", Name: text}}, nil
}

func (local) Nearest(context.Context, schema.Point) (schema.NearestPlace, error) {
	return schema.NearestPlace{Distance: 1}, nil
}

func newScene() *scene {
	s := &scene{terms: places.Terms{Name: "photon", Most: 20}, now: time.Unix(0, 0), calls: 1 << 30, log: &storetest.Log{}}
	s.turns = func() (time.Duration, error) { return 0, nil }
	s.Finder = places.New(places.Options{Gazetteer: local{s}, Provider: provider{s}, Log: slog.New(slog.NewTextHandler(s.log, nil)), Now: func() time.Time { return s.now },
		Take: func(string) time.Duration {
			if s.calls--; s.calls < 0 {
				return 7 * time.Second
			}
			return 0
		},
		Turn:  func(context.Context, time.Duration) (time.Duration, error) { return s.turns() },
		Sleep: func(_ context.Context, d time.Duration) error { s.slept = append(s.slept, d); return nil }})
	return s
}

// search returns the id and the source of the first place.
func (s *scene) search(q places.Query) string {
	list, source, err := s.Finder.Search(context.Background(), q)
	if err != nil {
		return err.Error()
	}
	return list[0].ID + " " + source
}

func TestWhoAnswers(t *testing.T) {
	t.Parallel()
	s := newScene()
	expect := func(q places.Query, want string, asked int) {
		t.Helper()
		if got := s.search(q); got != want || len(s.asked) != asked {
			t.Errorf("%+v: %s, asked %d times; want %s and %d", q, got, len(s.asked), want, asked)
		}
	}
	expect(places.Query{Text: "paris", Limit: 10}, "theirs photon", 1)
	expect(places.Query{Text: " PARIS ", Limit: 10}, "theirs photon", 1) // the same question
	expect(places.Query{Text: "paris", Limit: 9}, "theirs photon", 2)
	expect(places.Query{Text: "paris", Limit: 10, Typing: true}, "ours gazetteer", 2)
	expect(places.Query{Text: "p", Limit: 10}, "ours gazetteer", 2)
	near := &schema.Point{Latitude: 48.857012, Longitude: 2.341289}
	expect(places.Query{Text: "paris", Near: near, Limit: 100}, "theirs photon", 3)
	expect(places.Query{Text: "paris", Near: &schema.Point{Latitude: 48.8599, Longitude: 2.3377}, Limit: 100}, "theirs photon", 3)
	if q := s.asked[2]; *q.Near != (schema.Point{Latitude: 48.86, Longitude: 2.34}) || q.Limit != 20 {
		t.Errorf("asked %+v near %v", q, *q.Near)
	}
	s.terms.Typing = true
	expect(places.Query{Text: "lyon", Limit: 10, Typing: true}, "theirs photon", 4)
	s.now = s.now.Add(24*time.Hour - 1)
	expect(places.Query{Text: "paris", Limit: 10}, "theirs photon", 4)
	s.now = s.now.Add(1)
	expect(places.Query{Text: "paris", Limit: 10}, "theirs photon", 5)

	s.err = errors.New("status 500")
	expect(places.Query{Text: "rome", Limit: 10}, "ours gazetteer;instead-of=photon", 6)
	expect(places.Query{Text: "rome", Limit: 10}, "ours gazetteer;instead-of=photon", 7) // no failure is kept
	expect(places.Query{Text: "paris", Limit: 10}, "theirs photon", 7)
	if log := s.log.String(); strings.Count(log, "status 500") != 2 || strings.Contains(log, "rome") {
		t.Errorf("the log says %s", log)
	}
	s.err = nil
	expect(places.Query{Text: "rome", Limit: 10}, "theirs photon", 8)

	s.calls = 1
	expect(places.Query{Text: "one more", Limit: 10}, "theirs photon", 9)
	expect(places.Query{Text: "and one", Limit: 10}, schema.ErrTooManyRequests.Message, 9)
	expect(places.Query{Text: "and one", Limit: 10, Typing: true}, "ours gazetteer", 9)
	expect(places.Query{Text: "rome", Limit: 10}, "theirs photon", 9) // what is kept costs no call
	_, _, err := s.Finder.Search(context.Background(), places.Query{Text: "and one", Limit: 10})
	if e := new(schema.Error); !errors.As(err, &e) || e.RetryAfter != 7*time.Second {
		t.Errorf("%v", err)
	}
}

// What is kept is bounded.
func TestKept(t *testing.T) {
	t.Parallel()
	s := newScene()
	for i := range 2000 {
		s.search(places.Query{Text: fmt.Sprint("place ", i), Limit: 1})
	}
	s.asked = nil
	for i := range 2000 {
		s.search(places.Query{Text: fmt.Sprint("place ", 1999-i), Limit: 1})
	}
	if n := 2000 - len(s.asked); n != 500 {
		t.Errorf("%d answers were kept", n)
	}
}

// However long places are, what is kept of them is bounded.
func TestKeptBytes(t *testing.T) {
	s := newScene()
	long := strings.Repeat("\U0001F5FF", 200)
	s.list = func() (list []schema.FoundPlace) {
		for range 20 {
			list = append(list, schema.FoundPlace{Name: strings.Clone(long), Address: strings.Clone(long)})
		}
		return list
	}
	heap := func() uint64 {
		s.asked, s.local = nil, nil
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	before := heap()
	for i := range 1000 {
		s.search(places.Query{Text: fmt.Sprint("place ", i), Limit: 20})
	}
	if after := heap(); after-before > 10<<20 {
		t.Errorf("%d MB", (after-before)>>20)
	}
	if got := s.search(places.Query{Text: "place 999", Limit: 20}); got != " photon" || len(s.asked) != 0 {
		t.Errorf("the latest is not kept: %s, asked %d times", got, len(s.asked))
	}
}

// An empty result is cached only briefly, since the provider may have just
// started.
func TestNothingKept(t *testing.T) {
	t.Parallel()
	s := newScene()
	s.list = func() []schema.FoundPlace { return []schema.FoundPlace{} }
	for _, c := range []struct {
		later time.Duration
		asked int
	}{{0, 1}, {5*time.Minute - 1, 1}, {1, 2}} {
		s.now = s.now.Add(c.later)
		list, source, err := s.Finder.Search(context.Background(), places.Query{Text: "paris", Limit: 10})
		if list == nil || len(list) != 0 || source != "photon" || err != nil || len(s.asked) != c.asked {
			t.Errorf("%v, %s, %v after %d calls, want %d", list, source, err, len(s.asked), c.asked)
		}
	}
}

// A question that many ask at once is asked once, in each language.
func TestAskedOnce(t *testing.T) {
	t.Parallel()
	s := newScene()
	const many = 20
	var taken atomic.Int32
	all := make(chan struct{})
	s.Take = func(string) time.Duration {
		if taken.Add(1) == many {
			close(all)
		}
		return 0
	}
	s.list = func() []schema.FoundPlace {
		<-all // no caller gets the answer before all have asked
		return []schema.FoundPlace{{ID: "theirs"}}
	}
	var group sync.WaitGroup
	for range many {
		group.Go(func() {
			if got := s.search(places.Query{Text: "paris", Limit: 10}); got != "theirs photon" {
				t.Error(got)
			}
		})
	}
	group.Wait()
	if len(s.asked) != 1 {
		t.Errorf("asked %d times", len(s.asked))
	}
	taken.Store(many)
	s.search(places.Query{Text: "paris", Limit: 10, Language: "fr"})
	if len(s.asked) != 2 || s.asked[1].Language != "fr" {
		t.Errorf("asked %+v", s.asked)
	}
}

// A provider that limits all calls together is called when its turn comes, and
// not waited for too long.
func TestTurns(t *testing.T) {
	t.Parallel()
	s := newScene()
	s.terms.Every = time.Second
	waits := []time.Duration{400 * time.Millisecond, 10 * time.Millisecond, 0}
	s.turns = func() (time.Duration, error) { d := waits[0]; waits = waits[1:]; return d, nil }
	if got := s.search(places.Query{Text: "paris", Limit: 10}); got != "theirs photon" || len(s.slept) != 2 || s.slept[0] != 400*time.Millisecond {
		t.Errorf("%s after %v", got, s.slept)
	}
	s.turns = func() (time.Duration, error) { return places.CallWait, nil }
	if got := s.search(places.Query{Text: "rome", Limit: 10}); got != "ours gazetteer;instead-of=photon" || len(s.asked) != 1 {
		t.Errorf("when too many wait: %s", got)
	}
	s.turns = func() (time.Duration, error) { return 0, errors.New("the database is gone") }
	if got := s.search(places.Query{Text: "rome", Limit: 10}); got != "ours gazetteer;instead-of=photon" || len(s.asked) != 1 {
		t.Errorf("when the rate cannot be read: got %s from %d calls, want the gazetteer and one call", got, len(s.asked))
	}
}

// TestGoneAndAlone: a cancelled caller gets no answer, and the gazetteer works
// without a provider.
func TestGoneAndAlone(t *testing.T) {
	t.Parallel()
	s := newScene()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	s.err = context.Canceled
	if _, _, err := s.Finder.Search(ctx, places.Query{Text: "paris", Limit: 1}); !errors.Is(err, context.Canceled) || len(s.local) != 0 {
		t.Errorf("%v, %v", err, s.local)
	}
	alone := places.New(places.Options{Gazetteer: local{s}, Now: time.Now})
	if list, source, err := alone.Search(context.Background(), places.Query{Text: "paris", Limit: 100}); err != nil || source != "gazetteer" || list[0].ID != "ours" || alone.Terms().Name != "gazetteer" {
		t.Errorf("%v %s %v", list, source, err)
	}
	if p, err := alone.Nearest(context.Background(), schema.Point{}); err != nil || p.Distance != 1 {
		t.Errorf("%v, %v", p, err)
	}
}

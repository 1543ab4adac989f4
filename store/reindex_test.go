package store_test

import (
	"context"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/store"
	"finds/store/storetest"
)

// TestReindexReports fills the full text on a clock that moves six seconds
// whenever it is read: a report comes every second time, that is after every 400
// finds.
func TestReindexReports(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		var log storetest.Log
		var slow clockThatRuns
		s := storetest.Open(t, engine, store.Options{Now: slow.read, Log: slog.New(slog.NewTextHandler(&log, nil))})
		ann := newUser(t, s, "ann")
		if err := s.RebuildSearch(ctx); err != nil {
			t.Fatal(err)
		}
		if text := log.String(); text != "" {
			t.Errorf("without finds there is nothing to fill, but the log says %q", text)
		}
		l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Here")
		if err != nil {
			t.Fatal(err)
		}
		for i := range 1001 {
			if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: fmt.Sprint("Find ", i), Public: true}); err != nil {
				t.Fatal(err)
			}
		}
		if text := log.String(); text != "" {
			t.Errorf("nothing is filled, but the log says %q", text)
		}
		slow.run(6 * time.Second)
		if err := s.RebuildSearch(ctx); err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(log.String()), "\n")
		want := []string{
			`msg="building the full-text index" finds=1001`,
			`msg="building the full-text index" done=400 finds=1001`,
			`msg="building the full-text index" done=800 finds=1001`,
			`msg="built the full-text index" finds=1001`,
		}
		if len(lines) != len(want) {
			t.Fatalf("the log is\n%s\nwant\n%s", log.String(), strings.Join(want, "\n"))
		}
		for i, line := range lines {
			if !strings.HasSuffix(line, want[i]) {
				t.Errorf("line %d of the log is %q, want %q", i, line, want[i])
			}
		}
	})
}

// clockThatRuns moves on by a step at every reading, by a millisecond at first.
type clockThatRuns struct {
	mu   sync.Mutex
	now  time.Time
	step time.Duration
}

func (c *clockThatRuns) read() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.now.IsZero() {
		c.now, c.step = time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC), time.Millisecond
	}
	c.now = c.now.Add(c.step)
	return c.now
}

func (c *clockThatRuns) run(step time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.step = step
}

// TestReindexBesideWriter has another process publish, edit and delete finds while the
// full text is being filled: all of it is in the full text afterwards.
func TestReindexBesideWriter(t *testing.T) {
	t.Parallel()
	database := storetest.Database(t, "postgres")
	h := &onFill{Handler: slog.DiscardHandler}
	s := storetest.Open(t, "postgres", store.Options{Database: database, Log: slog.New(h)})
	other := storetest.Open(t, "postgres", store.Options{Database: database})
	ann := newUser(t, s, "ann")
	l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Here")
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for i := range 300 {
		f, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: fmt.Sprint("Stone ", i), Public: true})
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, f.ID)
	}
	title := "Stone edited"
	db, written := second(t, database, ""), make(chan struct{})
	write := func() {
		defer close(written)
		if _, err := other.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: "Stone published", Public: true}); err != nil {
			t.Error(err)
		}
		if _, _, err := other.UpdateFind(ctx, ann, ids[7], store.FindEdit{Title: &title}); err != nil {
			t.Error(err)
		}
		if _, err := other.DeleteFind(ctx, ann, ids[8]); err != nil {
			t.Error(err)
		}
	}
	h.do = func() {
		go write()
		// A find that is in the sample of find_term waits for the end of the filling.
		for waiting := 0; waiting == 0; {
			select {
			case <-written:
				return
			default:
			}
			if err := db.QueryRow(`SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`).Scan(&waiting); err != nil {
				t.Error(err)
				return
			}
		}
	}
	if err := s.RebuildSearch(ctx); err != nil {
		t.Fatal(err)
	}
	<-written
	if h.do != nil {
		t.Fatal("the full text was filled without a report")
	}
	finds, _ := s.Read(ctx, `SELECT COUNT(*) FROM find`)
	indexed, err := s.Read(ctx, `SELECT COUNT(*) FROM find_search s JOIN find f ON f.doc_id = s.doc_id`)
	if all, _ := s.Read(ctx, `SELECT COUNT(*) FROM find_search`); err != nil || finds != 300 || indexed != finds || all != finds {
		t.Errorf("%d finds, of which %d are in the full text among %d rows (%v); want 300 of each", finds, indexed, all, err)
	}
	s.SearchBy("text")
	for words, want := range map[string]int{"stone 77": 1, "stone published": 1, "stone edited": 1, "stone 7": 11 - 1} {
		list, _, err := s.Finds(ctx, ann, store.FindFilter{Page: store.Page{Limit: 50}, Query: words})
		if err != nil || len(list) != want {
			t.Errorf("%q: %d finds, want %d (%v)", words, len(list), want, err)
		}
	}
}

// onFill calls do when the full text begins to be filled.
type onFill struct {
	slog.Handler
	do func()
}

func (h *onFill) Enabled(context.Context, slog.Level) bool { return true }

func (h *onFill) Handle(_ context.Context, r slog.Record) error {
	if do := h.do; r.Message == "building the full-text index" && do != nil {
		h.do = nil
		do()
	}
	return nil
}

// TestReindexAgain breaks a fill off: the next start fills the full text.
func TestReindexAgain(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Here")
		if err != nil {
			t.Fatal(err)
		}
		if err := s.EmptySearch(ctx); err != nil {
			t.Fatal(err)
		}
		// Published after the migration and before the fill: the full text is not empty.
		for i := range 3 {
			if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: fmt.Sprint("Stone ", i), Public: true}); err != nil {
				t.Fatal(err)
			}
		}
		ended, cancel := context.WithCancel(ctx)
		cancel()
		if err := s.Migrate(ended); err == nil {
			t.Error("a fill that is broken off succeeds")
		}
		for range 2 {
			if err := s.Migrate(ctx); err != nil {
				t.Fatal(err)
			}
			s.SearchBy("text")
			list, _, err := s.Finds(ctx, ann, store.FindFilter{Page: store.Page{Limit: 50}, Query: "stone"})
			if err != nil || len(list) != 3 {
				t.Errorf("%d finds, want 3 (%v)", len(list), err)
			}
		}
	})
}

// TestVeryLongWords stores and searches words that are longer than an engine takes.
func TestVeryLongWords(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Here")
		if err != nil {
			t.Fatal(err)
		}
		for _, letter := range []string{"a", "각", "㉼", "𒀀"} { // one to fifteen bytes when decomposed
			word := strings.Repeat(letter, 500)
			almost := string([]rune(word)[:499]) + "b"
			for _, public := range []bool{true, false} {
				for _, text := range []string{word, almost} {
					if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: "Stone", Description: &text, Public: public}); err != nil {
						t.Fatal(err)
					}
				}
			}
			for _, way := range []string{"text", "steps"} {
				s.SearchBy(way)
				for query, want := range map[string]int{word: 2, word + " stone": 2, almost: 2, string([]rune(word)[:200]): 4, word + "c": 0} {
					f := store.FindFilter{Flags: store.Flags{Private: true}, Page: store.Page{Limit: 50}, Query: query}
					list, _, err := s.Finds(ctx, ann, f)
					if err != nil || len(list) != want {
						t.Errorf("%d of %s, by %s: %d finds, want %d (%v)", len([]rune(query)), letter, way, len(list), want, err)
					}
				}
			}
		}
	})
}

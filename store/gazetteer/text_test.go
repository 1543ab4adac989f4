package gazetteer

import (
	"context"
	"database/sql"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode"

	"modernc.org/sqlite"

	"finds/embed"
	"finds/schema"
	"finds/store/storetest"
)

// Every word that is asked for is one of the index, whatever letter it has: the
// parts of one that it split would be a phrase, which it refuses.
func TestWordsOfTheIndex(t *testing.T) {
	t.Parallel()
	var names []string
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if letter(r) {
			names = append(names, "a"+string(r)+"b")
		}
	}
	file := filepath.Join(t.TempDir(), "places.db")
	list := storetest.Places([]string{"Nowhere"}, embed.Place{Name: "x", Alternates: names})
	if err := Build(context.Background(), file, "1", list); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", dsn(file))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if _, err := db.Exec(`CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, word, col)`); err != nil {
		t.Fatal(err)
	}
	rows, err := db.Query(`SELECT term FROM temp.vocabulary WHERE col = 'other'`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	there := map[string]bool{}
	for rows.Next() {
		var word string
		if err := rows.Scan(&word); err != nil {
			t.Fatal(err)
		}
		there[word] = true
	}
	if err := rows.Err(); err != nil || len(names) < 100_000 {
		t.Fatal(len(names), err)
	}
	for _, name := range names {
		if k := key(name); !there[k] {
			t.Errorf("%q (%+q) is not in the index", k, k)
		}
	}
}

// What is searched is bounded after it is folded, when characters have become
// several words.
func TestClipped(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		strings.Repeat("\ufdfa", 200):  "صلى الله عليه وسلمصلى الله عليه وسلمصلى الله عليه وسلمصلى",
		"a b c d e f g h i j k":        "a b c d e f g h i j",
		strings.Repeat("é", 200):       strings.Repeat("e", 200),
		strings.Repeat("é", 201):       "",
		"a " + strings.Repeat("ﬃ", 90): "a",
		"Paris, Texas":                 "paris texas",
	} {
		if got := strings.Join(clipped(text), " "); got != want {
			t.Errorf("%.30q: %q, want %q", text, got, want)
		}
	}
}

// newFew makes a gazetteer of one place, and searches until it is unpacked.
func newFew(t *testing.T, now func() time.Time) (*Gazetteer, *storetest.Log) {
	t.Helper()
	log := &storetest.Log{}
	g := New(Options{File: filepath.Join(t.TempDir(), "places.db"), TempDir: t.TempDir(), Version: func() string { return "1" }, Log: slog.New(slog.NewTextHandler(log, nil)), Now: now,
		Places: storetest.Places([]string{"Here"}, embed.Place{ID: 1, Name: "Town", Population: 500}), Patience: time.Minute})
	t.Cleanup(func() {
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	})
	if list, err := g.Search(context.Background(), "town", nil, 1); err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	return g, log
}

// A question that the index refuses says nothing of the file.
func TestRefusedQuestion(t *testing.T) {
	t.Parallel()
	g, log := newFew(t, time.Now)
	err := g.with(context.Background(), func(db *database) error {
		_, err := db.read(context.Background(), db.match, 1, `whole : "a b"`)
		return err
	})
	if e := new(sqlite.Error); !errors.As(err, &e) {
		t.Errorf("%v", err)
	}
	if _, err := os.Stat(g.opt.File); err != nil || strings.Contains(log.String(), "damaged") {
		t.Errorf("%v\n%s", err, log)
	}
}

// A file that is damaged is removed when those who read it have ended, and no
// more than once a minute.
func TestRemoved(t *testing.T) {
	t.Parallel()
	now := time.Unix(1000, 0)
	g, log := newFew(t, func() time.Time { return now })
	ctx := context.Background()
	broken := func(*database) error { return errEntry }
	met := make(chan error)
	err := g.with(ctx, func(db *database) error {
		go func() { met <- g.discardCorrupt(db, errEntry) }()
		for { // until it is closed, or somebody waits for that
			if !db.using.TryRLock() || db.closed {
				break
			}
			db.using.RUnlock()
		}
		_, err := db.nearest(ctx, schema.Point{})
		return err
	})
	if err != nil {
		t.Errorf("a search under way: %v", err)
	}
	if err := <-met; !errors.Is(err, schema.ErrUnpacking) {
		t.Errorf("who met the damage: %v", err)
	}
	if _, err := g.Search(ctx, "town", nil, 1); err != nil {
		t.Errorf("the next: %v", err)
	}
	for range 3 {
		if err := g.with(ctx, broken); !errors.Is(err, schema.ErrNoPlaces) {
			t.Errorf("damaged again: %v", err)
		}
	}
	if n := strings.Count(log.String(), "is damaged; removing it"); n != 1 {
		t.Errorf("removed %d times", n)
	}
	now = now.Add(retryAfter)
	if err := g.with(ctx, broken); !errors.Is(err, schema.ErrUnpacking) {
		t.Errorf("a minute later: %v", err)
	}
	db := &database{closed: true}
	if err := db.use(nil); !errors.Is(err, schema.ErrUnpacking) {
		t.Errorf("closed meanwhile: %v", err)
	}
}

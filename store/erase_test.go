package store_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"finds/store"
	"finds/store/storetest"
)

// TestErased deletes an account: none of its texts is left in the file.
func TestErased(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "finds.db")
	s, err := store.Open(ctx, store.Options{Database: file})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Migrate(ctx); err != nil {
		t.Fatal(err)
	}
	ann, ben, cleo := newUser(t, s, "ann"), newUser(t, s, "ben"), newUser(t, s, "cleo")
	words := map[string]string{ann: "qxannjq", ben: "vwbenkz"} // which no other word begins like, so the full text has them as they are
	for i := range 50 {
		for _, owner := range []string{ann, ben} {
			if owner == ann && i >= 3 { // few: where many are removed, the full text is written again by itself
				continue
			}
			l, _, err := s.CreateLocation(ctx, owner, float64(i), 2, fmt.Sprint("A place for ", owner))
			if err != nil {
				t.Fatal(err)
			}
			text := "A description, written by " + owner + " " + words[owner]
			if _, err := s.CreateFind(ctx, owner, store.NewFind{LocationID: l.ID, Title: "A title, written by " + owner, Description: &text, Public: true}); err != nil {
				t.Fatal(err)
			}
		}
	}
	files := func() (b []byte) {
		for _, name := range []string{file, file + "-wal"} {
			read, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			b = append(b, read...)
		}
		return b
	}
	for _, id := range []string{cleo, ann} { // before the second, all of the full text is one part
		if _, err := s.DeleteUser(ctx, id); err != nil {
			t.Fatal(err)
		}
		if id == cleo {
			if err := s.Erase(ctx); err != nil {
				t.Fatal(err)
			}
			<-s.Erasures()
		}
	}
	if n := bytes.Count(files(), []byte(words[ann])); n == 0 {
		t.Error("nothing is left that could be erased")
	}
	select {
	case <-s.Erasures():
	default:
		t.Error("nothing says that there is something to erase")
	}
	if err := s.Erase(ctx); err != nil {
		t.Fatal(err)
	}
	for _, word := range []string{ann, words[ann]} {
		if n := bytes.Count(files(), []byte(word)); n != 0 {
			t.Errorf("%q is in the files of the running service %d times", word, n)
		}
	}
	if n := bytes.Count(files(), []byte(words[ben])); n < 51 {
		t.Errorf("the word of another is in the files %d times, want 50 and that in the full text", n)
	}
	if finds, _, err := s.Finds(ctx, ben, store.FindFilter{Query: "written title", Page: store.Page{Limit: 100}}); err != nil || len(finds) != 50 {
		t.Errorf("%d finds of another are found, %v", len(finds), err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"A title, written by ", "A description, written by ", "A place for "} {
		if n := bytes.Count(b, []byte(text+ann)); n != 0 {
			t.Errorf("%q is in the file %d times after the account was deleted", text, n)
		}
		if n := bytes.Count(b, []byte(text+ben)); n < 50 {
			t.Errorf("%q of another is in the file %d times, want 50", text, n)
		}
	}
}

// TestErasedWithinADay deletes a find: its words are erased a day later, together with those of others.
func TestErasedWithinADay(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
		s := storetest.Open(t, engine, store.Options{Now: func() time.Time { return now }})
		ann := newUser(t, s, "ann")
		remove := func() {
			t.Helper()
			_, find := at(t, s, ann, 1, 2, "A place", true)
			if _, err := s.DeleteFind(ctx, ann, find); err != nil {
				t.Fatal(err)
			}
		}
		wants := func(when string, want bool) {
			t.Helper()
			if err := s.Erase(ctx); err != nil {
				t.Fatal(err)
			}
			n, err := s.Read(ctx, `SELECT COUNT(*) FROM setting WHERE name = 'erase'`)
			if err != nil || (n == 1) != (want && engine == "sqlite") {
				t.Errorf("%s: %d erasures are left to do, %v", when, n, err)
			}
		}
		wants("nothing is deleted", false)
		remove()
		wants("at once", true)
		now = now.Add(23 * time.Hour)
		remove()
		wants("a day later, nearly", true)
		now = now.Add(time.Hour)
		wants("a day later", false)
		remove()
		if _, err := s.DeleteUser(ctx, ann); err != nil {
			t.Fatal(err)
		}
		wants("with an account", false)
	})
}

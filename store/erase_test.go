package store_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"finds/store"
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
	ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
	for i := range 50 {
		for _, owner := range []string{ann, ben} {
			l, _, err := s.CreateLocation(ctx, owner, float64(i), 2, fmt.Sprint("A place for ", owner))
			if err != nil {
				t.Fatal(err)
			}
			text := "A description, written by " + owner
			if _, err := s.CreateFind(ctx, owner, store.NewFind{LocationID: l.ID, Title: "A title, written by " + owner, Description: &text}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := s.DeleteUser(ctx, ann); err != nil {
		t.Fatal(err)
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

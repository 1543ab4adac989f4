package search

import (
	"strings"
	"testing"

	"finds/schema"
)

// TestMarksPerFind marks texts of many short words: a find has so many marks and no
// more, in any script.
func TestMarksPerFind(t *testing.T) {
	t.Parallel()
	for _, word := range []string{"a", "ä", "東"} {
		description := strings.Repeat(word+" ", 200)
		finds := []schema.Find{{Title: word, Description: &description}, {Title: word}}
		Parse(word).Mark(finds)
		if n := len(finds[0].Matches); n != maxMarksPerFind || finds[0].Matches[0].Field != "title" {
			t.Errorf("%q: %d marks, want %d", word, n, maxMarksPerFind)
		}
		if n := len(finds[1].Matches); n != 1 {
			t.Errorf("%q: the next find has %d marks", word, n)
		}
	}
}

package store

import (
	"strings"
	"testing"

	"finds/schema"
)

// TestMarksBound marks a page of texts that are long when they are decomposed: the
// first finds are marked whole, the last ones where they are of ASCII.
func TestMarksBound(t *testing.T) {
	description := strings.Repeat("ﷺ", 499) + " old"
	finds := make([]schema.Find, 1000)
	for i := range finds {
		finds[i] = schema.Find{Title: "An old wall", Description: &description}
	}
	parseQuery("old").mark(finds)
	whole := 0
	for i, f := range finds {
		switch {
		case len(f.Matches) == 0 || f.Matches[0] != schema.Match{Field: "title", Start: 3, Length: 3}:
			t.Fatalf("find %d is marked at %+v", i, f.Matches)
		case len(f.Matches) == 2 && whole == i && f.Matches[1] == schema.Match{Field: "description", Start: 500, Length: 3}:
			whole++
		case len(f.Matches) != 1:
			t.Fatalf("find %d is marked at %+v", i, f.Matches)
		}
	}
	if whole < 5 || whole > 20 {
		t.Errorf("%d of the texts are marked whole", whole)
	}
}

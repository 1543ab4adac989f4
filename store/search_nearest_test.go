package store

import (
	"fmt"
	"testing"
)

// TestNewestAndNearest takes the newest matches, and of the others the nearest.
func TestNewestAndNearest(t *testing.T) {
	t.Parallel()
	list := make([]matchedFind, 3*maxCompared)
	for i := range list { // the older the nearer
		list[i].doc, list[i].lat, list[i].lng = int64(i), fmt.Sprint(float64(len(list)-i)/10), "0"
	}
	got := map[int64]bool{}
	for _, r := range newestAndNearest(Circle{}, list) {
		got[r.doc] = true
	}
	if len(got) != maxCompared {
		t.Fatalf("%d finds, want %d", len(got), maxCompared)
	}
	for i := range maxCompared / 2 {
		if newest, nearest := int64(i), int64(len(list)-1-i); !got[newest] || !got[nearest] {
			t.Errorf("find %d or %d is missing", newest, nearest)
		}
	}
	if n := len(newestAndNearest(Circle{}, list[:3])); n != 3 {
		t.Errorf("of three matches %d are compared", n)
	}
}

package ids

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestIDsRise makes more ids in a millisecond than the counter has, with a clock that is set
// back in between: each is larger than the one before, and a UUIDv7.
func TestIDsRise(t *testing.T) {
	t.Parallel()
	var m Maker
	at := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
	var list []string
	for i := range 3 * 1 << 12 {
		list = append(list, m.New(at.Add(-time.Duration(i%2)*time.Hour)))
	}
	m.After("01ffffff-ffff-7000-8000-000000000000")
	list = append(list, m.New(at))
	if !slices.IsSortedFunc(list, strings.Compare) || len(slices.Compact(list)) != 3*1<<12+1 {
		t.Error("the ids do not rise")
	}
	uuid := regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)
	for _, id := range []string{list[0], list[len(list)-1]} {
		if !uuid.MatchString(id) {
			t.Errorf("%s is not a UUIDv7", id)
		}
	}
	if got := Time(list[0]); got != at.UnixMilli() {
		t.Errorf("the time of %s is %d, want %d", list[0], got, at.UnixMilli())
	}
}

// TestBefore compares ids with a bound some time before one of them.
func TestBefore(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
	id := func(at time.Time) string { return new(Maker).New(at) }
	bound := Before(id(at), 5*time.Second)
	if old, young := id(at.Add(-5001*time.Millisecond)), id(at.Add(-5*time.Second)); old >= bound || young <= bound {
		t.Errorf("%s, %s and %s are not in this order", old, bound, young)
	}
	for _, text := range []string{"", "x", "0198c5db-6a1d", strings.Repeat("z", 36)} {
		if got := Before(text, time.Second); got != "" || Time(text) != -1 {
			t.Errorf("%q gives the bound %q and the time %d", text, got, Time(text))
		}
	}
}

// TestDoc makes numbers of finds, which are in the order of their creation.
func TestDoc(t *testing.T) {
	t.Parallel()
	var m Maker
	at := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
	a, b, c := m.Doc(at), m.Doc(at), m.Doc(at.Add(time.Millisecond))
	if a>>DocBits != at.UnixMilli() || a>>DocBits != b>>DocBits || a == b || c <= max(a, b) || DocAt(at) > min(a, b) {
		t.Errorf("the numbers are %d, %d and %d", a, b, c)
	}
}

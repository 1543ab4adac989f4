package intake_test

import (
	"context"
	"testing"

	"finds/schema"
	"finds/server/importing"
	"finds/server/intake"
)

// unpacking is a gazetteer that is unpacked after some searches.
type unpacking struct{ left, searches int }

func (u *unpacking) Search(context.Context, string, *schema.Point, int) ([]schema.FoundPlace, error) {
	u.searches++
	if u.left--; u.left >= 0 {
		return nil, schema.ErrUnpacking
	}
	return []schema.FoundPlace{{Name: "Paris", Latitude: 48.857, Longitude: 2.3413}}, nil
}

func (u *unpacking) Nearest(context.Context, schema.Point) (n schema.NearestPlace, err error) {
	return n, schema.ErrUnpacking
}

// TestRowsWhileUnpacking waits for the built-in places, and does without them if that takes too long.
func TestRowsWhileUnpacking(t *testing.T) {
	read := importing.Result{Rows: []importing.Row{{Title: "Paris", Reason: schema.ImportNoPoint}, {Title: "paris", Reason: schema.ImportNoPoint}}}
	for tries, want := range map[int]string{0: schema.ImportReady, 4: schema.ImportReady, 1 << 20: schema.ImportNoPlace} {
		g := &unpacking{left: tries}
		rows, err := intake.Rows(t.Context(), g, read, "Place %d")
		if err != nil || rows[0].Status != want || rows[1].Status != want || g.searches > 7 {
			t.Errorf("after %d searches: %d, %+v, %v", tries, g.searches, rows, err)
		}
	}
}

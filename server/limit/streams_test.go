package limit

import (
	"errors"
	"fmt"
	"testing"

	"finds/schema"
)

// TestStreamSlots fills all slots: the user with the most loses one to others, and when
// no user has two, more are refused and those there stay.
func TestStreamSlots(t *testing.T) {
	t.Parallel()
	over := func(p *StreamSlot) bool {
		select {
		case <-p.Evicted:
			return true
		default:
			return false
		}
	}
	var greedy Streams
	var first *StreamSlot
	for i := range maxStreams - 1 {
		p, err := greedy.Open(fmt.Sprint(i / (maxStreamsOfUser - 1)))
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			first = p
		}
	}
	for range 2 { // the second needs room, and "0" has the most
		if _, err := greedy.Open("0"); err != nil {
			t.Fatal(err)
		}
	}
	if !over(first) || greedy.n != maxStreams {
		t.Errorf("the oldest of the user with the most is over: %v, with %d places", over(first), greedy.n)
	}
	greedy.Close(first)
	if greedy.n != maxStreams {
		t.Errorf("a place given back twice leaves %d", greedy.n)
	}

	var fair Streams
	var all []*StreamSlot
	for i := range maxStreams {
		p, err := fair.Open(fmt.Sprint(i))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	if _, err := fair.Open("late"); !errors.Is(err, schema.ErrBusy) {
		t.Errorf("one too many: %v", err)
	}
	for _, p := range all {
		if over(p) {
			t.Error("a single stream had to make room")
		}
		fair.Close(p)
	}
	if fair.n != 0 || len(fair.byUser) != 0 {
		t.Errorf("%d places and %d users are left", fair.n, len(fair.byUser))
	}
}

package server

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"finds/schema"
)

// TestFollowersMax fills all places: whoever has most makes room for others,
// and when nobody has two, newcomers are refused and those there stay.
func TestFollowersMax(t *testing.T) {
	t.Parallel()
	over := func(p *follower) bool {
		select {
		case <-p.over:
			return true
		default:
			return false
		}
	}
	var greedy followers
	var first *follower
	for i := range followersMax - 1 {
		p, err := greedy.add(fmt.Sprint(i / (followersPerUser - 1)))
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			first = p
		}
	}
	for range 2 { // the second needs room, and "0" has the most
		if _, err := greedy.add("0"); err != nil {
			t.Fatal(err)
		}
	}
	if !over(first) || greedy.n != followersMax {
		t.Errorf("the oldest of whoever has most is over: %v, with %d places", over(first), greedy.n)
	}
	greedy.remove(first)
	if greedy.n != followersMax {
		t.Errorf("a place given back twice leaves %d", greedy.n)
	}

	var fair followers
	var all []*follower
	for i := range followersMax {
		p, err := fair.add(fmt.Sprint(i))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	if _, err := fair.add("late"); !errors.Is(err, schema.ErrBusy) {
		t.Errorf("one too many: %v", err)
	}
	for _, p := range all {
		if over(p) {
			t.Error("a single stream had to make room")
		}
		fair.remove(p)
	}
	if fair.n != 0 || len(fair.of) != 0 {
		t.Errorf("%d places and %d users are left", fair.n, len(fair.of))
	}
}

// TestThrottleIsNotForgotten tries more names from one network than there are
// buckets: what guesses at an account have used up stays used up.
func TestThrottleIsNotForgotten(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
	h := newThrottle(func() time.Time { return now }, nil)
	guess := func(name, network string) error {
		_, err := h.attempt(t.Context(), name, network)
		return err
	}
	for i := range 20 {
		if err := guess("ann", fmt.Sprint("198.51.100.", i/5)); err != nil {
			t.Fatal(err)
		}
	}
	refused := 0
	for i := range bucketsMax + 1000 {
		if guess(fmt.Sprint("name", i), "203.0.113.7") != nil {
			refused++
		}
	}
	if refused < bucketsMax || h.memory[2].all.Len() > 100 || h.memory[1].all.Len() > 100 {
		t.Errorf("%d guesses are refused; there are buckets of %d accounts and %d pairs", refused, h.memory[2].all.Len(), h.memory[1].all.Len())
	}
	for _, network := range []string{"198.51.100.0", "192.0.2.1"} {
		if err := guess("ann", network); !errors.Is(err, schema.ErrTooManyLogins) {
			t.Errorf("one more guess from %s: %v", network, err)
		}
	}
}

package storetest

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
)

// All reports whether every variant of a test runs: with CI or FINDS_TEST_ALL set. Otherwise
// a test that means the same on both engines, or at both widths of the screen, runs once.
func All() bool { return os.Getenv("CI") != "" || os.Getenv("FINDS_TEST_ALL") != "" }

var leftOut struct {
	sync.Mutex
	of map[string]int // the number of tests, by what was left out and how to run it
}

// LeaveOut notes that a test leaves something out. It says what, and how to run it: "on
// PostgreSQL (FINDS_TEST_ALL=1 runs them)".
func LeaveOut(what string) {
	leftOut.Lock()
	defer leftOut.Unlock()
	if leftOut.of == nil {
		leftOut.of = map[string]int{}
	}
	leftOut.of[what]++
}

// Report prints one line about what was left out, if anything was. Main calls it. In a list of
// packages, go test shows it with -v.
func Report() {
	leftOut.Lock()
	defer leftOut.Unlock()
	if len(leftOut.of) == 0 {
		return
	}
	var parts []string
	for _, what := range slices.Sorted(maps.Keys(leftOut.of)) {
		parts = append(parts, fmt.Sprintf("%d tests %s", leftOut.of[what], what))
	}
	fmt.Println("left out:", strings.Join(parts, ", "))
}

// Times returns how often a test does the same again: all times where All is true, else few.
func Times(few, all int) int {
	if All() {
		return all
	}
	LeaveOut(fmt.Sprintf("%d times instead of %d (FINDS_TEST_ALL=1 changes that)", few, all))
	return few
}

// Everywhere skips a test that is worth its time only where All is true, and says why.
func Everywhere(t testing.TB, why string) {
	t.Helper()
	if !All() {
		LeaveOut(why + " (FINDS_TEST_ALL=1 runs them)")
		t.Skip("left out without FINDS_TEST_ALL: ", why)
	}
}

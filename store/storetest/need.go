package storetest

import (
	"os"
	"os/exec"
	"testing"
	"time"
)

// Need skips a test whose requirement is missing on this machine. If CI is set the
// test fails instead, since CI has to run every test.
func Need(t testing.TB, err error) {
	t.Helper()
	if err == nil {
		return
	}
	if os.Getenv("CI") != "" {
		t.Fatal("needed where CI is set: ", err)
	}
	LeaveOut("for lack of a program (go test -v names it)")
	t.Skip("not here: ", err)
}

// Program returns the path of a program, or skips the test as Need does.
func Program(t testing.TB, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	Need(t, err)
	return path
}

// Patience is how long the parts of a service under test wait for their turn: longer
// than go test lets a test run, so that no test fails because the machine is busy.
const Patience = time.Hour

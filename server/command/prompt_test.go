package command

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"
)

// TestInterrupted: a signal answers an open question with no, and input typed
// afterwards has no effect.
func TestInterrupted(t *testing.T) {
	t.Parallel()
	data := folder(t)
	empty(t, "--data", data)
	succeed(t, "a long sentence\n", "create-user", "--data", data, "--password-stdin", "ben")
	for _, args := range [][]string{
		{"delete-user", "--data", data, "ben"},
		{"migrate", "down", "--data", data},
		{"set-password", "--data", data, "--password-stdin", "ben"},
	} {
		ctx, interrupt := context.WithCancel(t.Context())
		stdin, typing := io.Pipe()
		var stderr bytes.Buffer
		ended := make(chan int)
		go func() {
			ended <- Program{"test", stdin, io.Discard, &stderr}.Run(ctx, append([]string{"finds"}, args...))
		}()
		if _, err := typing.Write([]byte("be")); err != nil { // it reads by now
			t.Fatal(err)
		}
		interrupt()
		if code := <-ended; code != 1 || !strings.HasSuffix(stderr.String(), "\nfinds: interrupted\n") && stderr.String() != "finds: interrupted\n" {
			t.Errorf("%v: exit %d, %q", args, code, stderr.String())
		}
		typing.Close()
	}
	if list := succeed(t, "", "list-users", "--data", data); !strings.Contains(list, "  ben ") {
		t.Error("ben is gone")
	}
}

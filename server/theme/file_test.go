package theme

import (
	"bytes"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestFile reads a style sheet again whenever it changes, and says once why it cannot use one, and once that it can again.
func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), FileName)
	var log bytes.Buffer
	f := Open(path, slog.New(slog.NewTextHandler(&log, nil)))
	at := time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)
	write := func(text string) {
		t.Helper()
		at = at.Add(time.Millisecond)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	check := func(what, want string, lines int) {
		t.Helper()
		for range 2 {
			if got := f.Text(); got != want {
				t.Errorf("%s: %.50q, want %.50q", what, got, want)
			}
		}
		if n := strings.Count(log.String(), "\n"); n != lines {
			t.Errorf("%s: %d lines in the log, want %d: %s", what, n, lines, log.String())
		}
	}
	check("no file", "", 0)
	write(":root { --radius: 0; }")
	check("a file", ":root { --radius: 0; }", 0)
	write(":root { --radius: 4; }")
	check("a file of the same size", ":root { --radius: 4; }", 0)
	other := path + ".new"
	if err := os.WriteFile(other, []byte(":root { --radius: 8; }"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Chtimes(other, at, at), os.Rename(other, path)); err != nil {
		t.Fatal(err)
	}
	check("another file of the same size and time", ":root { --radius: 8; }", 0)
	full := strings.Repeat("/* */\n", Max/6) + strings.Repeat(" ", Max%6)
	write(full)
	check("a file of the largest size", full, 0)
	write(full + " ")
	check("a file that is too large", "", 1)
	write("\ufeffa { color: red; }")
	check("a file with a byte order mark", "a { color: red; }", 2)
	write("a { content: '\xff'; }")
	check("a file of another encoding", "", 3)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	check("a file that is gone", "", 3)
	if err := os.Mkdir(path, 0o700); err != nil {
		t.Fatal(err)
	}
	check("a folder", "", 4)
	if n := strings.Count(log.String(), "is used again"); n != 1 {
		t.Errorf("the log says %d times that it is used again: %s", n, log.String())
	}
	var none *File
	if none.Text() != "" {
		t.Error("no File has a style sheet")
	}
}

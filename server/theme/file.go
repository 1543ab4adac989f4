package theme

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"strings"
	"sync"
	"unicode/utf8"
)

// FileName is the name of the style sheet of an operator in the data folder.
const FileName = "theme.css"

// Max is the size in bytes of the largest style sheet of an operator.
const Max = 64 << 10

// Read returns the style sheet in a file. The error wraps fs.ErrNotExist if there is none.
func Read(path string) (string, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return "", err
	case !info.Mode().IsRegular():
		return "", fmt.Errorf("%s is not a file", path)
	case info.Size() > Max:
		return "", fmt.Errorf("%s is larger than %d KiB", path, Max>>10)
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, Max)) // it may grow meanwhile, and is read again then
	if err != nil {
		return "", err
	}
	if !utf8.Valid(b) {
		return "", fmt.Errorf("%s is not UTF-8", path)
	}
	return strings.TrimPrefix(string(b), "\ufeff"), nil
}

// File is the style sheet of an operator, which need not exist. It is read again when it changes.
type File struct {
	path   string
	log    *slog.Logger
	mu     sync.Mutex
	read   os.FileInfo // of the file with the text, nil without one
	text   string
	warned string // why the file cannot be used, as the log says
}

// Open returns the style sheet at a path. It reads nothing yet.
func Open(path string, log *slog.Logger) *File { return &File{path: path, log: log} }

// Text returns the style sheet, "" if there is none. One that cannot be used counts as none, and the log says why, once
// for each reason, and when it is used again; it is tried each time, since what was wrong may be over. A nil File has none.
func (f *File) Text() string {
	if f == nil {
		return ""
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	info, err := os.Stat(f.path)
	if err == nil && f.read != nil && isSame(info, f.read) {
		return f.text
	}
	f.read, f.text = nil, ""
	if err == nil {
		f.text, err = Read(f.path)
	}
	switch {
	case err == nil:
		if f.warned != "" {
			f.log.Info("the style sheet of the instance is used again", "file", f.path)
		}
		f.read, f.warned = info, ""
	case errors.Is(err, fs.ErrNotExist):
		f.warned = ""
	case err.Error() != f.warned:
		f.warned = err.Error()
		f.log.Warn("the style sheet of the instance is not used", "error", err)
	}
	return f.text
}

// isSame reports whether a file is what it was, and not another one with the same size and time in its place.
func isSame(a, b os.FileInfo) bool {
	return os.SameFile(a, b) && a.Size() == b.Size() && a.ModTime().Equal(b.ModTime()) && a.Mode() == b.Mode()
}

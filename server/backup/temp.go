package backup

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"
)

// Patterns of the names in a temporary folder.
const (
	tempName     = "backup-*"
	verifyFolder = "verify-*"
	copyFolder   = "copy-*"
)

// tempLife is how old a temporary file is at least that removeOld removes. Another process may
// work on another repository with the same temporary folder, for less time than this.
const tempLife = 24 * time.Hour

// temporary is a file that Close removes.
type temporary struct {
	*os.File
	named bool // whether it still has its name
}

// tempFile makes a file that ends with the process, or on Windows, where an open file keeps
// its name, with Close or removeOld.
func tempFile(dir string) (*temporary, error) {
	f, err := os.CreateTemp(dir, tempName)
	if err != nil {
		return nil, fmt.Errorf("make a temporary file: %v", err) // not as fs.ErrNotExist, which is damage of a backup
	}
	return &temporary{f, os.Remove(f.Name()) != nil}, nil
}

// tempFolder makes a folder, which the caller removes.
func tempFolder(dir, pattern string) (string, error) {
	name, err := os.MkdirTemp(dir, pattern)
	if err != nil {
		return "", fmt.Errorf("make a temporary folder: %v", err) // not as fs.ErrNotExist, which is damage of a backup
	}
	return name, nil
}

// Close implements io.Closer.
func (t *temporary) Close() error {
	err := t.File.Close()
	if t.named {
		err = errors.Join(err, os.Remove(t.Name()))
	}
	return err
}

// removeOld removes what a process that was killed has left in a temporary folder of Finds.
func removeOld(dir string) {
	if dir == "" { // the folder of the system, which the system clears
		return
	}
	for _, pattern := range []string{tempName, verifyFolder, copyFolder} {
		old, _ := filepath.Glob(filepath.Join(dir, pattern)) // the pattern is right
		for _, name := range old {
			if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > tempLife {
				_ = os.RemoveAll(name) // the next call tries again
			}
		}
	}
}

// syncFolder brings the names in a folder to the disk.
func syncFolder(dir string) error {
	if runtime.GOOS == "windows" { // which syncs no folders, and refuses to
		return nil
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

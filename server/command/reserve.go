package command

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"

	"finds/server/tiles/extract"
	"finds/store/sqldb"
)

// reserveFile keeps room on the disk of the data folder: without some, SQLite cannot even open a database to read it.
// A start that finds the disk full deletes the file, so that the service can at least be read.
const (
	reserveFile = "reserve"
	reserveSize = 8 << 20
	reserveFrom = 16 * reserveSize // bytes that must be free before the file is written
)

// keepReserve writes the reserve if it is missing and the disk has room for it.
func (e *env) keepReserve() {
	path := e.path(reserveFile)
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		return
	}
	if free, ok := extract.Free(e.String("data")); !ok || free < reserveFrom {
		return
	}
	b := make([]byte, reserveSize)
	rand.Read(b) // some disks would store zeros without taking room
	if err := os.WriteFile(path, b, 0o600); err != nil {
		e.log.Warn("keep some room on the disk for a start", "error", errors.Join(err, os.Remove(path)))
	}
}

// onFullDisk runs a part of the start. If the disk is full, it gives up the reserve and runs it again.
func (e *env) onFullDisk(part func() error) error {
	err := part()
	if full(err) && os.Remove(e.path(reserveFile)) == nil {
		e.log.Error("the disk is full: most writes are refused until there is room", "folder", e.String("data"))
		err = part()
	}
	return err
}

// full reports whether an error says that the disk is full.
func full(err error) bool { return sqldb.Full(err) || errors.Is(err, syscall.ENOSPC) }

// fullDisk says what to do about such an error.
func (e *env) fullDisk(err error) error {
	free := ""
	if n, ok := extract.Free(e.String("data")); ok {
		free = fmt.Sprintf(", with %d MB free", n>>20)
	}
	return fmt.Errorf("--data: the disk of %s is full%s; make room there (%w)", e.String("data"), free, err)
}

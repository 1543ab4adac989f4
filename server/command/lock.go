package command

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/gofrs/flock"

	"finds/server/backup"
)

// servingFile is in the data folder, and locked by the process that serves from it.
const servingFile = "finds.db-serving"

// alone makes this process the one that serves from the SQLite file, until
// release: two would not hear of each other's notifications, and a migration
// taken back pulls the tables from under a service. On PostgreSQL several may
// serve, and none while a migration is taken back.
func (e *env) alone() (release func(), err error) {
	if e.store.Postgres() {
		release, got, err := e.store.Hold(e.Context.Context, "serving", e.Command.Name == "serve")
		if err == nil && !got {
			err = errors.New("--database: another process is serving from it or rolling back a migration; stop that process first")
		}
		return release, err
	}
	lock := flock.New(e.path(servingFile), flock.SetPermissions(0o600))
	if _, err := os.Stat(lock.Path()); err != nil && e.Command.Name != "serve" {
		return func() {}, nil // no process has served yet; a file of root's would be in the service's way
	}
	got, err := lock.TryLock()
	switch {
	case err != nil: // a file system without locks, which SQLite would not be safe on either
		return nil, e.dataError(fmt.Errorf("lock: %w", err))
	case !got && e.Command.Name != "serve":
		return nil, fmt.Errorf("--data: finds is serving from %s; stop it first", e.String("data"))
	case !got:
		return nil, fmt.Errorf("--data: another process is already serving from %s; stop it first, or use PostgreSQL to run several", e.String("data"))
	}
	return func() { _ = lock.Close() }, nil // as the end of the process does
}

// folderFile is in the media folder, and has the id by which the database
// knows the folder.
const folderFile = "media/" + backup.FolderID

// holdFolder refuses to serve media from a folder while another process on the
// same database does, unless both set --shared-media.
func (e *env) holdFolder() (release func(), err error) {
	if !e.store.Postgres() || e.storage.kind() != "local" {
		return func() {}, nil
	}
	release, got, err := e.store.Hold(e.Context.Context, "local media", e.Bool("shared-media"))
	if err == nil && !got {
		err = errors.New("--shared-media: another process is serving media from a folder; set the flag on both processes if they share that folder, or keep the media in a bucket")
	}
	return release, err
}

// makeOnce makes a file with a text unless it is there. Of several processes that
// make it at the same time one does, and none sees a part of it.
func makeOnce(file, text string) error {
	f, err := os.CreateTemp(filepath.Dir(file), ".new-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Link(f.Name(), file)
	}
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	return err
}

// checkFolder refuses a media folder that is not the one that the database knows:
// half of the pictures would be missing at each process.
func (e *env) checkFolder() error {
	if !e.store.Postgres() || e.storage.kind() != "local" {
		return nil
	}
	file := e.path(folderFile)
	if err := makeOnce(file, rand.Text()+"\n"); err != nil {
		return e.dataError(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return e.dataError(err)
	}
	id := strings.TrimSpace(string(text))
	known, err := e.store.KeepSetting(e.Context.Context, "media folder", id)
	if err == nil && known != id {
		err = fmt.Errorf("--data: %s is not the media folder that the database knows; share that folder, or, if this one replaces it for good, write %s into %s",
			e.path("media"), known, file)
	}
	return err
}

package main

import (
	"fmt"
	"os"

	"github.com/gofrs/flock"
)

// alone makes this process the one that serves from the SQLite file, until
// release: two would not hear of each other's notifications, and a migration
// taken back pulls the tables from under a service. On PostgreSQL several may.
func (e *env) alone() (release func(), err error) {
	if e.store.Postgres() {
		return func() {}, nil
	}
	lock := flock.New(e.path("finds.db-serving"), flock.SetPermissions(0o600))
	if _, err := os.Stat(lock.Path()); err != nil && e.Command.Name != "serve" {
		return func() {}, nil // nobody has served yet; a file of root's would be in the service's way
	}
	got, err := lock.TryLock()
	switch {
	case err != nil: // a file system without locks, which SQLite would not be safe on either
		return nil, e.dataError(fmt.Errorf("lock: %w", err))
	case !got:
		return nil, fmt.Errorf("--data: finds serves from %s already; end that first, or take PostgreSQL for several", e.String("data"))
	}
	return func() { _ = lock.Close() }, nil // as the end of the process does
}

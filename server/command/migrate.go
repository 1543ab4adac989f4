package command

import (
	"errors"
	"fmt"
	"time"
)

func migrateUp(e *env) error {
	if !e.store.Postgres() { // there several may migrate at once, beside services
		release, err := e.alone()
		if err != nil {
			return err
		}
		defer release()
	}
	if _, err := e.prepare(); err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, "the database is at the newest version")
	return nil
}

func migrateDown(e *env) error {
	release, err := e.alone()
	if err != nil {
		return err
	}
	defer release()
	list, err := e.store.Migrations(e.Context.Context)
	if err != nil {
		return err
	}
	last := ""
	for _, m := range list {
		if !m.AppliedAt.IsZero() {
			last = m.Name
		}
	}
	if last == "" {
		return errors.New("no migration is left to roll back")
	}
	if err := e.sure(fmt.Sprintf("Roll back %s and the data that it added? Rolling back the first migration deletes everything.", last), "down"); err != nil {
		return err
	}
	if err := e.store.MigrateDown(e.Context.Context); err != nil {
		return err
	}
	return e.migrations()
}

// migrations prints the list of migrations.
func (e *env) migrations() error {
	list, err := e.store.Migrations(e.Context.Context)
	for _, m := range list {
		name, state := m.Name, "pending"
		switch {
		case m.Newer():
			name, state = fmt.Sprintf("%05d", m.Version), "applied by a newer version of Finds"
		case !m.AppliedAt.IsZero():
			state = "applied " + m.AppliedAt.UTC().Format(time.RFC3339)
		}
		fmt.Fprintf(e.stdout, "%-28s %s\n", name, state)
	}
	return err
}

package storetest

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"finds/store"
)

// Migrations take longer than most tests, so they run once for each engine and
// test binary; every test gets a copy of the database that they made.

// sqliteTemplate returns the bytes of a migrated SQLite file.
var sqliteTemplate = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "finds-template")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "finds.db")
	if err := migrate(file); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
})

// postgresTemplate returns the name of a migrated database that nothing is connected to.
var postgresTemplate = sync.OnceValues(func() (string, error) {
	name := templateName()
	if err := admin(`CREATE DATABASE ` + name + ` TEMPLATE template0`); err != nil {
		return "", err
	}
	if err := migrate(named(name)); err != nil {
		return "", err
	}
	return name, await(disconnected(name))
})

// migrate makes the newest layout in an empty database.
func migrate(database string) error {
	s, err := store.Open(context.Background(), store.Options{Database: database})
	if err != nil {
		return err
	}
	err = s.Migrate(context.Background())
	if closed := s.Close(); err == nil {
		err = closed
	}
	return err
}

// disconnected reports connections to a database as an error. PostgreSQL ends them some
// time after they are closed, and copies no database that has any.
func disconnected(name string) func(db *sql.DB) error {
	return func(db *sql.DB) error {
		var n int
		err := db.QueryRow(`SELECT COUNT(*) FROM pg_stat_activity WHERE datname = $1`, name).Scan(&n)
		if err == nil && n > 0 {
			err = fmt.Errorf("%d connections to %s stay open", n, name)
		}
		return err
	}
}

// dropTemplate drops the template from a server that keeps running.
func dropTemplate() {
	if err := admin(`DROP DATABASE IF EXISTS ` + templateName()); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}

// templateName is that of the template of this test binary.
func templateName() string { return fmt.Sprintf("template_%d", os.Getpid()) }

// Database returns the value of store.Options.Database for a new, migrated database of
// an engine, which is deleted after the test.
func Database(t testing.TB, engine string) string {
	t.Helper()
	if engine == "sqlite" {
		file := Empty(t, engine)
		data, err := sqliteTemplate()
		if err == nil {
			err = os.WriteFile(file, data, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
		return file
	}
	Need(t, running())
	template, err := postgresTemplate()
	if err != nil {
		t.Fatal(err)
	}
	return create(t, template)
}

// Empty is Database without tables, for tests of migrations.
func Empty(t testing.TB, engine string) string {
	t.Helper()
	if engine == "sqlite" {
		return filepath.Join(t.TempDir(), "finds.db")
	}
	Need(t, running())
	return create(t, "template0")
}

// create makes a database of PostgreSQL that ends with the test.
func create(t testing.TB, template string) string {
	t.Helper()
	name := fmt.Sprintf("t%d_%d", os.Getpid(), server.count.Add(1))
	if err := admin(`CREATE DATABASE ` + name + ` TEMPLATE ` + template); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := admin(`DROP DATABASE IF EXISTS ` + name + ` WITH (FORCE)`); err != nil {
			t.Error(err)
		}
	})
	return named(name)
}

// named is the connection string of a database of the server.
func named(name string) string {
	u := *server.url
	u.Path = "/" + name
	return u.String()
}

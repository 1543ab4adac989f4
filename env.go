package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"finds/schema"
	"finds/store"
)

// env is what a command works with.
type env struct {
	*cli.Context
	stdin          io.Reader
	stdout, stderr io.Writer
	log            *slog.Logger
	store          *store.Store
	storage        *storage
	presign        func(ctx context.Context, key string) (string, error) // nil unless browsers are sent to the bucket
	bucketOrigin   string
}

// open reads the shared flags, makes the data folder and opens the database. A
// command for an existing instance makes nothing.
func (e *env) open(existing bool) error {
	switch e.String("log-format") {
	case "text":
		e.log = slog.New(slog.NewTextHandler(e.stderr, nil))
	case "json":
		e.log = slog.New(slog.NewJSONHandler(e.stderr, nil))
	default:
		return errors.New("--log-format takes text or json")
	}
	if s := e.String("synchronous"); s != "normal" && s != "full" {
		return errors.New("--synchronous takes normal or full")
	}
	database := e.String("database")
	switch {
	case database == "":
		database = e.path("finds.db")
	case !strings.HasPrefix(database, "postgres://") && !strings.HasPrefix(database, "postgresql://"):
		return errors.New("--database takes postgres://…; SQLite is in the data folder")
	}
	if existing && e.String("database") == "" {
		if _, err := os.Stat(database); errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("--data: there is no instance in %s; finds serve makes one", e.String("data"))
		}
	}
	for _, dir := range []string{"", "tmp"} {
		if err := os.MkdirAll(e.path(dir), 0o700); err != nil {
			return fmt.Errorf("--data: %w", err)
		}
	}
	var err error
	if err = e.openStorage(); err != nil {
		return err
	}
	if database == e.path("finds.db") { // the log and the index beside it take its mode
		f, err := os.OpenFile(database, os.O_RDWR|os.O_CREATE, 0o600)
		if err != nil {
			return fmt.Errorf("--data: %w", err)
		}
		f.Close()
	}
	room, err := e.userMedia()
	if err != nil {
		return errors.Join(err, e.storage.close())
	}
	e.store, err = store.Open(e.Context.Context, store.Options{Database: database, Synchronous: e.String("synchronous"),
		MediaPerFind: e.Int("max-media-per-find"), MediaPerUser: room})
	if err != nil {
		return errors.Join(fmt.Errorf("--database: %w", err), e.storage.close())
	}
	if !existing {
		return nil
	}
	list, err := e.store.Migrations(e.Context.Context)
	if err == nil && slices.ContainsFunc(list, func(m store.Migration) bool { return m.AppliedAt.IsZero() }) {
		err = errors.New("the database is not at the newest version; finds migrate up brings it there")
	}
	if err != nil {
		return errors.Join(err, e.close())
	}
	return nil
}

// path is in the data folder.
func (e *env) path(name string) string { return filepath.Join(e.String("data"), name) }

func (e *env) close() error { return errors.Join(e.store.Close(), e.storage.close()) }

// argument returns the only argument of a command.
func (e *env) argument() (string, error) {
	if e.NArg() != 1 || e.Args().First() == "" {
		return "", fmt.Errorf("%s takes one argument, %s, after its flags", e.Command.Name, e.Command.ArgsUsage)
	}
	return strings.ToLower(e.Args().First()), nil
}

// none refuses arguments.
func (e *env) none() error {
	if e.NArg() > 0 {
		return fmt.Errorf("%s takes no argument such as %q; flags come after the command", e.Command.Name, e.Args().First())
	}
	return nil
}

// known turns the absence of a user into words for the operator.
func known(err error, name string) error {
	if errors.Is(err, schema.ErrNotFound) {
		return fmt.Errorf("there is no user %q; finds list-users lists them", name)
	}
	return err
}

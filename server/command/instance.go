package command

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
	"sync/atomic"
	"time"

	"github.com/urfave/cli/v2"

	"finds/server/backup"
	"finds/store"
	"finds/store/sqldb"
)

// env is what a command works with.
type env struct {
	*cli.Context
	version        string // of the program
	stdin          io.Reader
	stdout, stderr io.Writer
	log            *slog.Logger
	repeats        *repeatCounts // that the log holds back
	store          *store.Store
	storage        *storage
	presign        func(ctx context.Context, method, key string) (string, error) // nil unless browsers are sent to the bucket
	bucketOrigin   string
	sweeps         atomic.Bool // this process leads the sweeps
}

// open reads the shared flags, makes the data folder and opens the database. A
// command that needs an instance makes nothing.
func (e *env) open(needs []need) error {
	if err := e.openLog(); err != nil {
		return err
	}
	if s := e.String("synchronous"); s != "normal" && s != "full" {
		return errors.New("--synchronous takes normal or full")
	}
	timeout, err := e.databaseBounds()
	if err != nil {
		return err
	}
	url := e.String("database")
	if url != "" && !strings.HasPrefix(url, "postgres://") && !strings.HasPrefix(url, "postgresql://") {
		return errors.New("--database takes postgres://…; the SQLite database is in the data folder")
	}
	if url == "" && len(needs) > 0 {
		if _, err := os.Stat(e.path(databaseFile)); errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("--data: %s contains no instance; finds serve creates one", e.String("data"))
		}
	}
	if _, err := os.Stat(e.path(backup.Unfinished)); err == nil {
		return fmt.Errorf("--data: a restore into %s was interrupted; run finds backup restore again", e.String("data"))
	}
	for _, dir := range []string{"", "tmp"} {
		if err := os.MkdirAll(e.path(dir), 0o700); err != nil {
			return e.dataError(err)
		}
	}
	if err := e.openStorage(); err != nil {
		return err
	}
	flag := "--database"
	if url == "" {
		flag, url = "--data", e.path(databaseFile)
		if err := e.makeDatabase(url); err != nil {
			return errors.Join(e.dataError(err), e.storage.close())
		}
	}
	room, err := e.userMedia()
	if err != nil {
		return errors.Join(err, e.storage.close())
	}
	err = e.await("the database", sqldb.Away, func() (err error) {
		e.store, err = store.Open(e.Context.Context, store.Options{Database: url, Synchronous: e.String("synchronous"),
			Connections: e.Int("database-connections"), Timeout: timeout, MediaPerFind: e.Int("max-media-per-find"), MediaPerUser: room,
			MediaPerUserFixed: e.IsSet("max-user-media"),
			FindsPerUser:      e.Int("max-finds-per-user"), Log: e.log})
		return err
	})
	if err != nil {
		if !sqldb.Damaged(err) { // which unusable says in whole
			err = fmt.Errorf("%s: %w", flag, err)
		}
		return errors.Join(err, e.storage.close())
	}
	if !slices.Contains(needs, instance) {
		return nil
	}
	list, err := e.store.Migrations(e.Context.Context)
	switch {
	case err != nil:
	case slices.ContainsFunc(list, store.Migration.Newer):
		err = errors.New("a newer version of Finds has migrated the database; run the commands of that version")
	case slices.ContainsFunc(list, func(m store.Migration) bool { return m.AppliedAt.IsZero() }):
		err = errors.New("the database has pending migrations; finds migrate up applies them")
	}
	if err != nil {
		return errors.Join(err, e.close())
	}
	return nil
}

// openLog reads the flags of the log.
func (e *env) openLog() error {
	var level slog.Level
	if text := e.String("log-level"); !slices.Contains([]string{"debug", "info", "warn", "error"}, text) || level.UnmarshalText([]byte(text)) != nil {
		return errors.New("--log-level takes debug, info, warn or error")
	}
	opt := &slog.HandlerOptions{Level: level}
	var h slog.Handler = slog.NewTextHandler(e.stderr, opt)
	switch e.String("log-format") {
	case "text":
	case "json":
		h = slog.NewJSONHandler(e.stderr, opt)
	default:
		return errors.New("--log-format takes text or json")
	}
	counting := newRepeats(h, time.Now)
	e.log, e.repeats = slog.New(counting), counting.counts
	return nil
}

// databaseBounds checks the flags that bound the use of PostgreSQL, and returns
// how long a write may take.
func (e *env) databaseBounds() (timeout time.Duration, err error) {
	if n := e.Int("database-connections"); n < 2 || n > 1000 {
		return 0, errors.New("--database-connections takes a number from 2 to 1000")
	}
	timeout, err = time.ParseDuration(e.String("database-timeout"))
	if err != nil || timeout < time.Second || timeout > time.Hour {
		return 0, errors.New("--database-timeout takes a duration from 1s to 1h, such as 30s")
	}
	return timeout, nil
}

// databaseFile is the SQLite database in the data folder.
const databaseFile = "finds.db"

// makeDatabase makes the file of the database if there is none, readable for
// this user alone: the log and the index beside it take its mode.
func (e *env) makeDatabase(file string) error {
	f, err := os.OpenFile(file, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	info, err := f.Stat()
	if err == nil && info.Mode().Perm()&0o077 != 0 {
		e.log.Warn("other users of this machine can open the database", "file", file, "fix", "chmod -R go= "+e.String("data"))
	}
	return errors.Join(err, f.Close())
}

// dataError tells what is wrong with the data folder.
func (e *env) dataError(err error) error {
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("--data: %w; the folder and everything in it must belong to the user that runs finds", err)
	}
	return fmt.Errorf("--data: %w", err)
}

// unusable says what to do about a database that is damaged, or cannot be written.
func (e *env) unusable(err error) error {
	switch {
	case full(err) && e.String("database") == "":
		return e.fullDisk(err)
	case sqldb.ReadOnlyFile(err):
		return fmt.Errorf("--data: %s cannot be written; the folder and everything in it must belong to the user that runs finds (%w)", e.String("data"), err)
	case sqldb.NotDatabase(err):
		return fmt.Errorf("--data: %s is not a SQLite database: restore a backup (%w)", e.path(databaseFile), err)
	case sqldb.Damaged(err):
		return fmt.Errorf("--data: %s is damaged: restore a backup, or save what can be read with "+
			"`sqlite3 %[1]s .dump | sed 's/^ROLLBACK;.*/COMMIT;/' | sqlite3 saved.db` (%w)", e.path(databaseFile), err)
	}
	return err
}

// path is in the data folder.
func (e *env) path(name string) string { return filepath.Join(e.String("data"), name) }

func (e *env) close() error { return errors.Join(e.store.Close(), e.storage.close()) }

// checkArguments refuses all but what the usage of a command says: one
// argument, or none.
func checkArguments(c *cli.Context) error {
	first := c.Args().First()
	switch {
	case strings.HasPrefix(c.Command.ArgsUsage, "["):
		if c.NArg() > 1 {
			return fmt.Errorf("%s takes at most one argument, %s, after its flags", c.Command.Name, c.Command.ArgsUsage)
		}
	case strings.Contains(c.Command.ArgsUsage, " "):
		if want := len(strings.Fields(c.Command.ArgsUsage)); c.NArg() != want {
			return fmt.Errorf("%s takes %d arguments, %s, after its flags", c.Command.Name, want, c.Command.ArgsUsage)
		}
	case c.Command.ArgsUsage != "" && (c.NArg() != 1 || first == ""):
		return fmt.Errorf("%s takes one argument, %s, after its flags", c.Command.Name, c.Command.ArgsUsage)
	case c.Command.ArgsUsage == "" && (first == "true" || first == "false"):
		return fmt.Errorf("%s takes no arguments, but got %q; write a flag as --flag=%s", c.Command.Name, first, first)
	case c.Command.ArgsUsage == "" && c.NArg() > 0:
		return fmt.Errorf("%s takes no arguments, but got %q; flags come after the command", c.Command.Name, first)
	}
	return nil
}

// argument returns the only argument of a command.
func (e *env) argument() string { return strings.ToLower(e.Args().First()) }

package backup

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"time"

	"finds/store/sqldb"
)

// poolerSettings are those of a URL that PostgreSQL's programs do not know.
var poolerSettings = []string{"default_query_exec_mode", "statement_cache_capacity", "description_cache_capacity"}

// Finds 0.1 backed up PostgreSQL databases with pg_dump. These backups are restored with pg_restore.

// postgresProgram is a program of PostgreSQL.
type postgresProgram struct {
	name     string
	database string // its URL, or "" for none
	in       io.Reader
	out      io.Writer
}

// run runs the program. The password of the database is in the environment, where other users of
// the machine do not see it.
func (p postgresProgram) run(ctx context.Context, args ...string) error {
	path, err := exec.LookPath(p.name)
	if err != nil {
		return fmt.Errorf("%s is not installed, but a backup that Finds 0.1 made of PostgreSQL needs it; install PostgreSQL's client programs, "+
			"in the version of the server or newer (Debian: apt install postgresql-client)", p.name)
	}
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Cancel = func() error {
		if runtime.GOOS == "windows" { // which has no such signal
			return cmd.Process.Kill()
		}
		return cmd.Process.Signal(os.Interrupt)
	}
	cmd.WaitDelay = 10 * time.Second
	// Other processes of this user can read the environment of a child, which therefore has no secret but the password that it needs.
	cmd.Env = slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, "FINDS_") })
	if p.database != "" {
		u, err := url.Parse(p.database)
		if err != nil {
			return errors.New("the URL of the database cannot be parsed")
		}
		if password, set := u.User.Password(); set {
			cmd.Env = append(cmd.Env, "PGPASSWORD="+password)
			u.User = url.User(u.User.Username())
		}
		q := u.Query()
		if password := q.Get("password"); password != "" {
			cmd.Env = append(cmd.Env, "PGPASSWORD="+password)
			q.Del("password")
		}
		if q.Has("sslpassword") {
			return errors.New("backups cannot use sslpassword in the URL of the database")
		}
		for _, name := range poolerSettings {
			q.Del(name)
		}
		u.RawQuery = strings.ReplaceAll(q.Encode(), "+", "%20") // libpq does not read + as a space
		cmd.Args = append(cmd.Args, "--dbname="+u.String())
	}
	var said bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = p.in, p.out, &said
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s: %w: %s", p.name, errors.Join(ctx.Err(), err), strings.Join(strings.Fields(said.String()), " "))
	}
	return nil
}

// openDump opens a restored dump, decrypted.
func openDump(m Manifest, name, passphrase string) (io.ReadCloser, error) {
	f, err := os.Open(name)
	if err != nil || !m.Encrypted {
		return f, err
	}
	plain, err := decryptFrom(f, passphrase)
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return readCloser{plain, f}, nil
}

type readCloser struct {
	io.Reader
	io.Closer
}

// loadDump restores a dump into an empty database, all of it or nothing.
func (r *Repository) loadDump(ctx context.Context, m Manifest, name, database, passphrase string) error {
	dump, err := openDump(m, name, passphrase)
	if err != nil {
		return err
	}
	defer dump.Close()
	return postgresProgram{name: "pg_restore", database: database, in: dump, out: io.Discard}.run(ctx, "--no-owner", "--no-acl", "--exit-on-error", "--single-transaction")
}

// restoreDump restores a dump into a temporary database where that is possible, and returns
// its rows; else it has pg_restore read the dump.
func (v *verification) restoreDump(ctx context.Context, name string) (rows sqldb.Counts, err error) {
	err = sqldb.ErrMayNotCreate
	if v.database != "" {
		err = sqldb.Scratch(ctx, v.database, "finds_verify_"+strings.ToLower(rand.Text()), func(url string) error {
			if err := v.r.loadDump(ctx, v.m, name, url, v.opt.Passphrase); err != nil {
				return err
			}
			rows, err = sqldb.CountRows(ctx, url)
			return err
		})
	}
	if !errors.Is(err, sqldb.ErrMayNotCreate) {
		return rows, err
	}
	v.result.Note = "the dump was read but not restored: that takes --database with a role that may create databases"
	plain, err := openDump(v.m, name, v.opt.Passphrase)
	if err != nil {
		return nil, err
	}
	defer plain.Close()
	// Without a database, pg_restore writes the SQL of all data.
	err = postgresProgram{name: "pg_restore", in: plain, out: io.Discard}.run(ctx, "--file=-")
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) && ctx.Err() == nil {
		return nil, damaged("%v", err)
	}
	return nil, errors.Join(err, ctx.Err())
}

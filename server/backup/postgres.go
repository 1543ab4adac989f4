package backup

import (
	"bytes"
	"context"
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
)

// poolerSettings are those of a URL that PostgreSQL's programs do not know.
var poolerSettings = []string{"default_query_exec_mode", "statement_cache_capacity", "description_cache_capacity"}

// postgresProgram is pg_dump or pg_restore.
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
		return fmt.Errorf("%s is not installed, but backups of PostgreSQL need it; install PostgreSQL's client programs, "+
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

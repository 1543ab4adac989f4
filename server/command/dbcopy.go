package command

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gofrs/flock"
	"github.com/urfave/cli/v2"

	"finds/push"
	"finds/store/snapshot"
	"finds/store/sqldb"
)

// dbCommands are the commands about the database as a whole.
func (p Program) dbCommands() *cli.Command {
	flags := slices.DeleteFunc(folderFlags(
		str("from", "", "data folder or postgres:// URL to copy from"),
		toFlag(),
		yesNo("while-serving", false, "copy although a process serves from the source; what it writes from then on is not copied"),
	), func(f cli.Flag) bool { return f.Names()[0] == "data" })
	return &cli.Command{Name: "db", Usage: "copy the database, such as from SQLite to PostgreSQL", Action: takes("db", "copy"), Subcommands: []*cli.Command{
		{Name: "copy", Usage: "copy all records and the secrets to an empty database, and compare them", Flags: flags, Action: p.copyDatabase},
	}}
}

// side is one end of a copy.
type side struct {
	flag    string // its flag, for errors
	folder  string // the data folder of SQLite, or ""
	name    string // for the operator, without a password
	db      *sqldb.DB
	release func() // of the lock
}

// copyDatabase copies --from to --to.
func (p Program) copyDatabase(c *cli.Context) error {
	e := p.env(c)
	if err := errors.Join(checkArguments(c), e.openLog()); err != nil {
		return err
	}
	from, err := e.openSide("--from", c.String("from"), false)
	if err != nil {
		return err
	}
	defer from.close()
	to, err := e.openSide("--to", c.String("to"), true)
	if err != nil {
		return err
	}
	err = e.copy(from, to)
	return errors.Join(err, to.close())
}

// openSide opens the database that the value of a flag names. It makes the data folder of a
// target.
func (e *env) openSide(flag, value string, target bool) (*side, error) {
	s := &side{flag: flag, release: func() {}}
	database := value
	switch {
	case strings.HasPrefix(value, "postgres://") || strings.HasPrefix(value, "postgresql://"):
		s.name = "PostgreSQL"
		if u, err := url.Parse(value); err == nil {
			q := u.Query()
			q.Del("password")
			q.Del("sslpassword")
			u.RawQuery = q.Encode()
			s.name = u.Redacted()
		}
	case value == "" || strings.Contains(value, "://"):
		return nil, fmt.Errorf("%s takes a data folder or a postgres://… URL", flag)
	default:
		folder, err := filepath.Abs(value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", flag, err)
		}
		s.folder, s.name, database = folder, folder, filepath.Join(folder, databaseFile)
		if err := e.checkFile(s, target); err != nil {
			return nil, err
		}
	}
	var err error
	if s.db, err = sqldb.Open(e.Context.Context, sqldb.Options{Database: database, Synchronous: "full"}); err != nil {
		return nil, fmt.Errorf("%s: %w", flag, err)
	}
	return s, nil
}

// checkFile refuses a source without a database, and makes that of a target.
func (e *env) checkFile(s *side, target bool) error {
	if info, err := os.Stat(s.folder); err == nil && !info.IsDir() {
		return fmt.Errorf("%s takes a data folder, but %s is a file", s.flag, s.folder)
	}
	file := s.path(databaseFile)
	if !target {
		if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s: %s contains no instance", s.flag, s.folder)
		}
		return nil
	}
	err := os.MkdirAll(s.folder, 0o700)
	if err == nil {
		err = e.makeDatabase(file)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", s.flag, err)
	}
	return nil
}

func (s *side) path(name string) string { return filepath.Join(s.folder, name) }

func (s *side) close() error {
	err := s.db.Close()
	s.release()
	return err
}

// alone refuses a database that a process serves from, and keeps others from starting to.
func (s *side) alone(ctx context.Context, hint string) (err error) {
	got := true
	if s.folder == "" {
		s.release, got, err = s.db.Hold(ctx, "finds serving", false)
	} else if lock := flock.New(s.path(servingFile), flock.SetPermissions(0o600)); s.flag == "--to" || exists(lock.Path()) {
		s.release = func() { _ = lock.Close() } // as the end of the process does
		got, err = lock.TryLock()
	}
	if err != nil {
		return fmt.Errorf("%s: %w", s.flag, err)
	}
	if !got {
		return fmt.Errorf("%s: finds is serving from %s; stop it first%s", s.flag, s.name, hint)
	}
	return nil
}

// exists reports whether there is a file.
func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// differ refuses two sides that are one database, also under two addresses.
func differ(ctx context.Context, from, to *side) error {
	same := false
	switch {
	case from.folder != "" && to.folder != "":
		a, errA := os.Stat(from.path(databaseFile))
		b, errB := os.Stat(to.path(databaseFile))
		same = errA == nil && errB == nil && os.SameFile(a, b)
	case from.folder == "" && to.folder == "":
		name := rand.Text()
		release, _, err := from.db.Hold(ctx, name, false)
		if err != nil {
			return fmt.Errorf("--from: %w", err)
		}
		defer release()
		release, got, err := to.db.Hold(ctx, name, false)
		if err != nil {
			return fmt.Errorf("--to: %w", err)
		}
		release()
		same = !got
	}
	if same {
		return errors.New("--from and --to are the same database")
	}
	return nil
}

// copy copies one side to the other and prints what was copied.
func (e *env) copy(from, to *side) error {
	ctx, start := e.Context.Context, time.Now()
	if err := differ(ctx, from, to); err != nil {
		return err
	}
	if !e.Bool("while-serving") {
		if err := from.alone(ctx, ", or copy with --while-serving, which leaves out what it writes from now on"); err != nil {
			return err
		}
	}
	if err := to.alone(ctx, ""); err != nil {
		return err
	}
	var o snapshot.Options
	o.Secrets = func(read func(name string) (string, error)) (map[string]string, error) {
		return moveSecrets(from, to, read)
	}
	bars := map[string]func(done, total int){}
	o.Progress = func(step string, done, total int) {
		if bars[step] == nil {
			bars[step] = e.progress(step, total)
		}
		bars[step](done, total)
	}
	copied, err := snapshot.Copy(ctx, from.db, to.db, o)
	switch {
	case errors.Is(err, snapshot.ErrNoInstance):
		return fmt.Errorf("--from: %s contains no instance", from.name)
	case errors.Is(err, snapshot.ErrPending), errors.Is(err, snapshot.ErrNewer):
		return fmt.Errorf("--from: %w", err)
	case errors.Is(err, snapshot.ErrNotEmpty):
		return fmt.Errorf("--to: %w", err)
	case err != nil:
		return err
	}
	rows := 0
	for i := range copied {
		t := &copied[i]
		rows += t.Rows
		fmt.Fprintf(e.stdout, "%-26s %10d  %s\n", t.Name, t.Rows, t)
	}
	fmt.Fprintf(e.stdout, "\n%d tables with %d rows, equal in both databases, copied in %s.\n", len(copied), rows, time.Since(start).Round(100*time.Millisecond))
	if e.Bool("while-serving") {
		fmt.Fprintf(e.stdout, "What was written after %s is missing in the copy.\n", start.UTC().Format(time.RFC3339))
	}
	return e.sayNext(from, to)
}

// sayNext says where the files have to be and how to serve from the copy.
func (e *env) sayNext(from, to *side) error {
	storage, err := snapshot.Setting(e.Context.Context, from.db, "storage")
	if err != nil {
		return err
	}
	command, media := "finds serve --data "+to.folder, to.path("media")
	if to.folder == "" {
		command, media = "finds serve --database "+to.name, "the folder media of the data folder that you serve with"
		if from.folder != "" {
			command, media = command+" --data "+from.folder, from.path("media")
		}
	}
	if strings.HasPrefix(storage, "s3 ") {
		command, media = command+" with the same flags of the bucket", strings.TrimPrefix(storage, "s3 ")
	}
	fmt.Fprintf(e.stdout, `
Photos and videos are not copied. The copy expects them in %s.
Serve from only one of the two databases from now on: a service deletes files that its own database does not name.

    %s
`, media, command)
	return nil
}

// moveSecrets returns the secrets of a source for PostgreSQL, or writes them into the data
// folder of SQLite. A source without secrets has never been served: the first start makes them.
func moveSecrets(from, to *side, read func(name string) (string, error)) (map[string]string, error) {
	s, err := sourceSecrets(from, read)
	if err != nil || s.Signing == nil {
		return nil, err
	}
	if to.folder != "" {
		return nil, writeSecrets(to.path("secrets"), s)
	}
	return s.settings(), nil
}

// sourceSecrets returns the secrets of a source, or none if it has none.
func sourceSecrets(from *side, read func(name string) (string, error)) (s secrets, err error) {
	if from.folder != "" {
		s, err = loadSecrets(from.path("secrets"))
		if errors.Is(err, fs.ErrNotExist) {
			return secrets{}, nil
		}
		return s, err
	}
	signing, err := read("signing")
	if err != nil || signing == "" {
		return s, err
	}
	if s.Signing, err = base64.RawURLEncoding.DecodeString(signing); err != nil {
		return s, fmt.Errorf("the signing key of the source is damaged: %w", err)
	}
	if s.VAPIDPrivate, err = read("vapid"); err != nil {
		return s, err
	}
	pair, err := push.ParsePair("", s.VAPIDPrivate)
	s.VAPIDPublic = pair.Public
	return s, err
}

// writeSecrets writes the file of the secrets, in place of those that finds migrate up has made.
func writeSecrets(file string, s secrets) error {
	text, err := s.text()
	if err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(file), ".new-*") // 0600
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	if err := fill(temp, text); err != nil {
		return err
	}
	return os.Rename(temp.Name(), file)
}

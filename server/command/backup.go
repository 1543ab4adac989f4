package command

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/urfave/cli/v2"

	"finds/media/bucket"
	"finds/server/backup"
)

// backupFlags are those of where backups are, and more.
func backupFlags(more ...cli.Flag) []cli.Flag {
	return append(group("Backups",
		str("backup-to", "", "folder for backups, or s3 for backup/ in the bucket; when empty, backups in the data folder"),
		str("backup-passphrase", "", "pass phrase that encrypts the secrets in backups, and a PostgreSQL database; without it, they cannot be restored"),
	), more...)
}

func backupKeepFlag() cli.Flag {
	return group("Backups", str("backup-keep", "7d,4w", "backups to keep: the newest of each of the last days and weeks that have one"))[0]
}

func backupEveryFlag() cli.Flag {
	return group("Backups", str("backup-every", "24h", "how often serve makes a backup, such as 6h, 24h or 7d; 0 makes none"))[0]
}

// backupCommands are the commands about backups.
func (p Program) backupCommands(with func(func(*env) error, ...need) cli.ActionFunc) *cli.Command {
	flags := func(more ...cli.Flag) []cli.Flag { return sharedFlags(s3Flags(backupFlags(more...)...)...) }
	return &cli.Command{Name: "backup", Usage: "make, list, verify, restore or prune backups", Action: takes("backup", "create, list, verify, restore or prune"), Subcommands: []*cli.Command{
		{Name: "create", Usage: "make a backup, also while finds serves", Flags: flags(), Action: with(createBackup, instance)},
		{Name: "list", Usage: "list the backups", Flags: flags(), Action: p.onBackups(listBackups)},
		{Name: "verify", Usage: "restore a backup, by default the newest, into a temporary folder, and check that it is complete", ArgsUsage: "[ID]",
			Flags: flags(allFlag("read all photos and videos of the backup, not only a sample")), Action: p.onBackups(verifyBackup)},
		{Name: "restore", Usage: "restore a backup, by default the newest, into an empty data folder", ArgsUsage: "[ID]",
			Flags:  flags(yesNo("no-media", false, "leave the photos and videos out, if a bucket still has them")),
			Action: p.onBackups(restoreBackup)},
		{Name: "prune", Usage: "delete old backups, and what no backup uses", Flags: flags(backupKeepFlag()), Action: p.onBackups(pruneBackups)},
	}}
}

// onBackups runs a command that needs no instance.
func (p Program) onBackups(action func(*env, *backup.Repository) error) cli.ActionFunc {
	return func(c *cli.Context) error {
		e := p.env(c)
		if c.Args().Len() > 1 || c.Command.ArgsUsage == "" && c.Args().Present() {
			return fmt.Errorf("%s takes no more arguments than the id of a backup; flags come before it", c.Command.Name)
		}
		if err := errors.Join(checkStorage(e), absoluteData(c), e.openLog()); err != nil {
			return err
		}
		r, closeFiles, err := e.repository(false)
		if err != nil {
			return err
		}
		return errors.Join(action(e, r), closeFiles())
	}
}

// repository opens the repository of the flags. Unless it may be made, it has to be there.
func (e *env) repository(mayMake bool) (r *backup.Repository, closeFiles func() error, err error) {
	if e.String("backup-to") == "s3" {
		_, s3, err := e.s3Storage()
		if err == nil && s3 == nil {
			err = errors.New("--backup-to s3 needs --s3-bucket and the flags beside it")
		}
		if err != nil {
			return nil, nil, err
		}
		return backup.Open(s3.Below("backup/", backup.Keys), "s3 "+s3.Name()+" backup/", "", nil), func() error { return nil }, nil
	}
	dir, err := e.backupFolder()
	if err != nil {
		return nil, nil, err
	}
	if _, err := os.Stat(filepath.Join(dir, "backups")); !mayMake && errors.Is(err, fs.ErrNotExist) {
		return nil, nil, noBackups{dir}
	}
	files, err := bucket.OpenFolderOf(dir, backup.Keys)
	if err != nil {
		return nil, nil, fmt.Errorf("--backup-to: %w", err)
	}
	return backup.Open(files, dir, dir, nil), files.Close, nil
}

// noBackups reports that a folder contains no backups.
type noBackups struct{ dir string }

func (n noBackups) Error() string {
	return "--backup-to: " + n.dir + " contains no backups; finds backup create makes one"
}

// backupFolder is the folder of --backup-to.
func (e *env) backupFolder() (string, error) {
	dir, err := filepath.Abs(cmp.Or(e.String("backup-to"), e.path("backups")))
	if err != nil {
		return "", fmt.Errorf("--backup-to: %w", err)
	}
	return dir, nil
}

// backupSource is the open instance.
func (e *env) backupSource() (backup.Source, error) {
	src := backup.Source{Store: e.store, Database: e.String("database"), Media: e.storage.Bucket, Version: e.version}
	if c, ok := src.Media.(*bucket.Cache); ok {
		src.Media = c.Bucket // a backup would evict what users look at
	}
	if e.storage.kind() == "local" && e.String("backup-to") == "" {
		src.LinkFrom = e.path("media")
	}
	if !e.store.Postgres() {
		secrets, err := unlessMissing(os.ReadFile(e.path("secrets")))
		src.Secrets = secrets
		return src, err
	}
	s, err := e.readSecrets()
	if err != nil {
		return src, err
	}
	if src.Secrets, err = s.text(); err != nil || e.storage.kind() != "local" {
		return src, err
	}
	id, err := unlessMissing(os.ReadFile(e.path(folderFile)))
	src.Folder = string(id)
	return src, err
}

// unlessMissing is without the error of a file that is missing, before the first start.
func unlessMissing(text []byte, err error) ([]byte, error) {
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return text, err
}

// settingsOf returns the text of a file of secrets as PostgreSQL has them.
func settingsOf(text []byte) (map[string]string, error) {
	s, err := parseSecrets(text)
	return s.settings(), err
}

// backupOptions are those of the flags.
func (e *env) backupOptions() backup.Options {
	o := backup.Options{Passphrase: e.String("backup-passphrase"), Progress: e.counter}
	if info, err := os.Stat(e.path("tmp")); err == nil && info.IsDir() {
		o.TempDir = e.path("tmp")
	}
	return o
}

func createBackup(e *env) error {
	r, closeFiles, err := e.repository(true)
	if err != nil {
		return err
	}
	defer func() { _ = closeFiles() }() // everything was synced
	src, err := e.backupSource()
	if err != nil {
		return e.dataError(err)
	}
	start := time.Now()
	m, err := r.Create(e.Context.Context, src, e.backupOptions())
	if err != nil {
		return err
	}
	fmt.Fprintf(e.stdout, "%s: %d MB of the database and %d files (%d MB), of which %d MB are new, written to %s in %s\n", m.ID,
		m.Database.Size>>20, m.MediaFiles, m.MediaBytes>>20, m.Added>>20, r.Name(), time.Since(start).Round(time.Second/10))
	if !m.Encrypted {
		fmt.Fprintln(e.stdout, "The secrets in it are not encrypted: only its owner can read the files. --backup-passphrase encrypts them.")
	}
	return nil
}

func listBackups(e *env, r *backup.Repository) error {
	list, err := r.List(e.Context.Context)
	if err != nil {
		return err
	}
	for _, b := range list {
		fmt.Fprintf(e.stdout, "%s  %-8s  %6d MB  %7d files  %s\n", b.ID, b.Engine, (b.Database.Size+b.MediaBytes)>>20, b.MediaFiles, verified(b.Check))
	}
	fmt.Fprintf(e.stdout, "backups at %s: %d\n", r.Name(), len(list))
	return nil
}

// verified says what a verification has found.
func verified(c *backup.Check) string {
	switch {
	case c == nil:
		return "not verified"
	case c.Problem != "":
		return "damaged: " + c.Problem
	}
	return "good, verified " + c.Time.Format(time.DateTime)
}

func verifyBackup(e *env, r *backup.Repository) error {
	m, c, err := r.Verify(e.Context.Context, e.Args().First(), e.Bool("all"), e.String("database"), e.backupOptions())
	if err != nil {
		return err
	}
	if c.Problem != "" {
		return fmt.Errorf("%s; finds backup list shows other backups", c.Problem)
	}
	fmt.Fprintf(e.stdout, "%s is good: its database was restored and is in order, and of its %d files %d were read\n", m.ID, m.MediaFiles, c.Media)
	if c.Note != "" {
		fmt.Fprintln(e.stdout, c.Note)
	}
	return nil
}

func restoreBackup(e *env, r *backup.Repository) error {
	if e.String("backup-to") == "" {
		return errors.New("--backup-to has to name the folder of the backups, or s3; --data is the new data folder")
	}
	t := backup.Target{Dir: e.String("data"), Database: e.String("database"), NoMedia: e.Bool("no-media"), Settings: settingsOf}
	m, err := r.Restore(e.Context.Context, e.Args().First(), t, e.backupOptions())
	if err != nil {
		return err
	}
	fmt.Fprintf(e.stdout, "%s, made by finds %s, restored into %s\n", m.ID, m.Version, t.Dir)
	return nil
}

func pruneBackups(e *env, r *backup.Repository) error {
	keep, err := backup.ParseKeep(e.String("backup-keep"))
	if err != nil {
		return fmt.Errorf("--backup-keep: %w", err)
	}
	pruned, err := r.Prune(e.Context.Context, keep, e.backupOptions())
	if err != nil {
		return err
	}
	for _, id := range pruned.Backups {
		fmt.Fprintln(e.stdout, id)
	}
	fmt.Fprintf(e.stdout, "%d backups deleted, %d kept at %s\n", len(pruned.Backups), pruned.Kept, r.Name())
	return nil
}

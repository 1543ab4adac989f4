package backup

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/klauspost/compress/zstd"

	"finds/store/migrate"
	"finds/store/snapshot"
	"finds/store/sqldb"
)

// A PostgreSQL database is backed up as what finds db copy makes of it: the file of a SQLite database. That
// needs no program of PostgreSQL, has chunks in common with the last backup, and can be checked without a
// server. Copy compares all rows of the two.

// copyPostgres writes the copy of a PostgreSQL database to a backup. It lacks the secrets. A pass phrase encrypts all of it.
func (c *creation) copyPostgres(ctx context.Context, w io.Writer) (err error) {
	dir, err := tempFolder(c.opt.TempDir, copyFolder)
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	name := filepath.Join(dir, "finds.db")
	from, err := sqldb.Open(ctx, sqldb.Options{Database: c.src.Database, Connections: 2})
	if err != nil {
		return err
	}
	defer from.Close()
	c.m.Time = c.r.now().UTC().Truncate(time.Millisecond)
	if err := copyDatabase(ctx, from, name, nil, c.opt); err != nil {
		return err
	}
	if c.m.Rows, err = sqldb.CountRows(ctx, name); err != nil {
		return err
	}
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	to, err := packTo(w, c.opt.Passphrase)
	if err != nil {
		return err
	}
	_, err = io.Copy(to, f)
	return errors.Join(err, to.Close())
}

// copyDatabase copies a database into an empty one. settings are added to a PostgreSQL database, which keeps the secrets in them.
func copyDatabase(ctx context.Context, from *sqldb.DB, database string, settings map[string]string, o Options) error {
	to, err := sqldb.Open(ctx, sqldb.Options{Database: database})
	if err != nil {
		return err
	}
	steps, last := map[string]func(n int){}, map[string]int{}
	_, err = snapshot.Copy(ctx, from, to, snapshot.Options{
		Progress: func(step string, done, total int) {
			if steps[step] == nil {
				steps[step] = o.progress("database, "+step, total)
			}
			steps[step](done - last[step])
			last[step] = done
		},
		Secrets: func(func(string) (string, error)) (map[string]string, error) { return settings, nil },
	})
	return errors.Join(err, to.Close())
}

// restoreCopy copies the file of a SQLite database of any version of Finds into an empty PostgreSQL database.
func (s *restoring) restoreCopy(ctx context.Context, name string, secrets []byte) error {
	from, err := sqldb.Open(ctx, sqldb.Options{Database: name})
	if err != nil {
		return err
	}
	var settings map[string]string
	if secrets != nil {
		settings, err = s.t.Settings(secrets)
	}
	if err == nil {
		err = migrate.Up(ctx, from)
	}
	if err == nil {
		err = copyDatabase(ctx, from, s.t.Database, settings, s.opt)
	}
	return errors.Join(err, from.Close())
}

// packTo returns a writer that compresses and encrypts what it is given, if there is a pass phrase. Without one, chunks are
// compressed, and equal ones are stored once.
func packTo(w io.Writer, passphrase string) (io.WriteCloser, error) {
	to, err := encryptTo(w, passphrase)
	if err != nil || passphrase == "" {
		return to, err
	}
	z, err := zstd.NewWriter(to, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithEncoderConcurrency(1))
	return packing{z, to}, err
}

type packing struct {
	*zstd.Encoder
	to io.Closer
}

// Close implements io.Closer.
func (p packing) Close() error { return errors.Join(p.Encoder.Close(), p.to.Close()) }

// unpack replaces a file that packTo wrote with a pass phrase by what it was given.
func unpack(name, passphrase string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	plain, err := decryptFrom(f, passphrase)
	if err != nil {
		return err
	}
	z, err := zstd.NewReader(plain, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(maxWindow))
	if err != nil {
		return err
	}
	defer z.Close()
	to, err := os.OpenFile(name+".plain", os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	if _, err = io.Copy(to, z); err != nil {
		err = damaged("unpack the database: %v", err)
	}
	if err = errors.Join(err, to.Sync(), to.Close()); err != nil {
		return err
	}
	return os.Rename(to.Name(), name)
}

// maxWindow is how much memory a decoder may use for its window, in bytes: more than packTo asks for.
const maxWindow = 64 << 20

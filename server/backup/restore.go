package backup

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	gohash "hash"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/sync/errgroup"

	"finds/media/bucket"
	"finds/store/sqldb"
)

// Unfinished is the name of a folder in a data folder that a restore has not completed.
const Unfinished = "restoring"

// FolderID is the name of the file in the folder of the media with the id by which a
// PostgreSQL database knows it.
const FolderID = "folder-id"

// Target is where a backup is restored.
type Target struct {
	Dir      string // data folder, missing or empty
	Database string // URL of an empty PostgreSQL database, or "" to restore into a SQLite database in Dir
	NoMedia  bool   // leave the media out, since a bucket still has them
	// Settings returns the secrets as PostgreSQL has them, by the name of their setting.
	Settings func(secrets []byte) (map[string]string, error)
}

// errNotEmpty refuses to restore over anything.
var errNotEmpty = errors.New("a backup is restored into an empty folder only")

// errNotEncrypted refuses a backup that someone without the pass phrase may have written.
var errNotEncrypted = errors.New("the backup is not encrypted, although a pass phrase is given; leave it out if you trust all who can write there")

// Restore restores a backup, "" for the newest, into an empty folder. Until it has finished,
// the folder has the folder Unfinished, and no database; Restore then starts again.
func (r *Repository) Restore(ctx context.Context, id string, t Target, o Options) (m Manifest, err error) {
	ctx, lock, err := r.Lock(ctx)
	if err != nil {
		return Manifest{}, err
	}
	defer lock.Release()
	defer func() { err = orLost(ctx, err) }()
	m, err = r.Find(ctx, id)
	if err != nil {
		return m, err
	}
	secrets, err := r.restorable(ctx, m, t, o)
	if err != nil {
		return m, err
	}
	p, err := r.openPacks(ctx)
	if err != nil {
		return m, err
	}
	if err := t.prepare(); err != nil {
		return m, err
	}
	s := &restoring{r: r, m: m, t: t, opt: o, p: p, dir: filepath.Join(t.Dir, Unfinished)}
	s.opt.TempDir = s.dir // an image of a container may have no other folder
	if err := s.run(ctx, secrets); err != nil {
		return m, fmt.Errorf("restore backup %s: %w", m.ID, err)
	}
	return m, nil
}

// restorable refuses what cannot be restored, before anything is written. It returns the
// secrets.
func (r *Repository) restorable(ctx context.Context, m Manifest, t Target, o Options) ([]byte, error) {
	switch {
	case !m.Encrypted && o.Passphrase != "":
		return nil, errNotEncrypted
	case m.Encrypted && o.Passphrase == "":
		return nil, fmt.Errorf("%w, and none is given", ErrPassphrase)
	case m.isDump() && t.Database == "":
		return nil, errors.New("the backup is a dump of a PostgreSQL database; --database has to name an empty one")
	case t.Database != "":
		rows, err := sqldb.CountRows(ctx, t.Database)
		if err != nil {
			return nil, err
		}
		if len(rows) > 0 {
			return nil, errors.New("--database: the database has tables; a backup is restored into an empty database only")
		}
	}
	return r.secrets(ctx, m, o.Passphrase)
}

// prepare makes the folder, or removes what an interrupted restore left there.
func (t Target) prepare() error {
	if err := os.MkdirAll(t.Dir, 0o700); err != nil {
		return err
	}
	entries, err := os.ReadDir(t.Dir)
	if err != nil {
		return err
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	ours := []string{Unfinished, "media", "secrets", "lost+found"}
	rest := slices.DeleteFunc(slices.Clone(names), func(name string) bool { return slices.Contains(ours, name) })
	interrupted := slices.Contains(names, Unfinished)
	if len(rest) > 0 || !interrupted && slices.ContainsFunc(names, func(name string) bool { return name != "lost+found" }) {
		return fmt.Errorf("%s contains %s: %w", t.Dir, names[0], errNotEmpty)
	}
	for _, name := range []string{"media", "secrets", Unfinished} { // the mark is the last to be removed
		if err := os.RemoveAll(filepath.Join(t.Dir, name)); err != nil {
			return err
		}
	}
	return os.Mkdir(filepath.Join(t.Dir, Unfinished), 0o700)
}

// restoring is a restore on its way.
type restoring struct {
	r   *Repository
	m   Manifest
	t   Target
	opt Options
	p   *packs
	dir string // Unfinished
}

// run restores everything beside the data folder's own names, and then renames it, the
// database last.
func (s *restoring) run(ctx context.Context, secrets []byte) error {
	name := filepath.Join(s.dir, "finds.db")
	if err := s.p.restoreTo(ctx, s.m.Database, name, s.opt.progress("database", int(s.m.Database.Size))); err != nil {
		return err
	}
	if s.m.isPacked() {
		if err := unpack(name, s.opt.Passphrase); err != nil {
			return err
		}
	}
	if !s.t.NoMedia {
		if err := s.media(ctx); err != nil {
			return err
		}
		if s.m.Folder != "" {
			if err := writeSynced(filepath.Join(s.dir, "media", FolderID), []byte(s.m.Folder)); err != nil {
				return err
			}
		}
	}
	restored := []string{"media", "secrets", "finds.db"}
	switch {
	case s.m.isDump():
		restored = restored[:1]
		if err := s.r.loadDump(ctx, s.m, name, s.t.Database, s.opt.Passphrase); err != nil {
			return err
		}
	case s.t.Database != "":
		restored = restored[:1]
		if err := s.restoreCopy(ctx, name, secrets); err != nil {
			return err
		}
	case secrets != nil:
		if err := writeSynced(filepath.Join(s.dir, "secrets"), secrets); err != nil {
			return err
		}
	}
	for _, name := range restored {
		err := os.Rename(filepath.Join(s.dir, name), filepath.Join(s.t.Dir, name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return errors.Join(os.RemoveAll(s.dir), syncFolder(s.t.Dir))
}

// media restores the media into a folder.
func (s *restoring) media(ctx context.Context) error {
	list, err := s.p.mediaOf(ctx, s.m, s.opt.TempDir)
	if err != nil {
		return err
	}
	defer list.close()
	to, err := bucket.OpenFolder(filepath.Join(s.dir, "media"))
	if err != nil {
		return err
	}
	defer to.Close()
	step := s.opt.progress("media", s.m.MediaFiles)
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(4)
	for ; list.next != nil && err == nil && ctx.Err() == nil; err = list.advance() {
		m := *list.next
		g.Go(func() error {
			step(1)
			o, err := s.r.files.Open(ctx, mediaKey(m.sum))
			if err != nil {
				return err
			}
			defer o.Close() // it was only read
			return to.Put(ctx, m.key, newChecked(o, m))
		})
	}
	return errors.Join(g.Wait(), err)
}

// copyMedium copies a file of the media, and checks that it has not changed.
func (r *Repository) copyMedium(ctx context.Context, m medium, to io.Writer) error {
	o, err := r.files.Open(ctx, mediaKey(m.sum))
	if err != nil {
		return err
	}
	defer o.Close() // it was only read
	_, err = io.Copy(to, newChecked(o, m))
	return err
}

// checked reads a file of the media, and ends with an error if it has changed.
type checked struct {
	r   io.Reader
	m   medium
	sum gohash.Hash
}

func newChecked(r io.Reader, m medium) *checked { return &checked{r, m, sha256.New()} }

// Read implements io.Reader.
func (c *checked) Read(b []byte) (int, error) {
	n, err := c.r.Read(b)
	_, _ = c.sum.Write(b[:n]) // never fails
	if err == io.EOF && hash(c.sum.Sum(nil)) != c.m.sum {
		err = damaged("the file of %s has changed", c.m.key)
	}
	return n, err
}

func writeSynced(name string, data []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, bytes.NewReader(data))
	return errors.Join(err, f.Sync(), f.Close())
}

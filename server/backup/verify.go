package backup

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/big"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"finds/store/sqldb"
)

// sampled is how many files of the media Verify reads unless it reads all.
const sampled = 200

// Verify restores a backup, "" for the newest, into a temporary folder: it reads every byte
// of the database, the lists and the secrets, has the database check itself, and compares its
// rows with the manifest. Of the media it looks whether all files are there, and reads a
// sample, or all of them. It records the result. A damaged backup is a Check with a problem,
// not an error. database is the URL of a PostgreSQL server to restore a dump on, or "".
func (r *Repository) Verify(ctx context.Context, id string, all bool, database string, o Options) (m Manifest, result Check, err error) {
	ctx, lock, err := r.Lock(ctx)
	if err != nil {
		return Manifest{}, Check{}, err
	}
	defer lock.Release()
	defer func() { err = orLost(ctx, err) }()
	removeOld(o.TempDir)
	v := &verification{r: r, opt: o, database: database, result: Check{All: all}}
	v.m, err = r.Find(ctx, id)
	if err == nil {
		id = v.m.ID
		err = v.run(ctx)
	}
	if isDamage(err) {
		v.result.Problem, err = err.Error(), nil
	}
	if err != nil {
		return v.m, v.result, err
	}
	v.result.Time = r.now().UTC()
	if id == "" { // the manifest of the newest one cannot be read
		if id, err = r.newest(ctx); err != nil {
			return v.m, v.result, err
		}
	}
	return v.m, v.result, r.record(ctx, id, v.result)
}

// newest returns the id of the newest backup.
func (r *Repository) newest(ctx context.Context) (string, error) {
	list, err := r.List(ctx)
	if err != nil || len(list) == 0 {
		return "", errors.Join(err, ErrNone)
	}
	return newest(list, r.now()), nil
}

type verification struct {
	r        *Repository
	m        Manifest
	opt      Options
	database string
	p        *packs
	result   Check
}

func (v *verification) run(ctx context.Context) (err error) {
	if v.m.isDump() && v.database != "" && !v.m.Encrypted && v.opt.Passphrase != "" {
		return errNotEncrypted // its dump would run on the server
	}
	if v.p, err = v.r.openPacks(ctx); err != nil {
		return err
	}
	if _, err := v.r.secrets(ctx, v.m, v.opt.Passphrase); err != nil {
		return err
	}
	if err := v.checkDatabase(ctx); err != nil {
		return err
	}
	return v.checkMedia(ctx)
}

// checkDatabase restores the database, and compares its rows.
func (v *verification) checkDatabase(ctx context.Context) error {
	dir, err := tempFolder(v.opt.TempDir, verifyFolder)
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	name := filepath.Join(dir, "database")
	if err := v.p.restoreTo(ctx, v.m.Database, name, v.opt.progress("database", int(v.m.Database.Size))); err != nil {
		return err
	}
	if v.m.isPacked() {
		if err := unpack(name, v.opt.Passphrase); err != nil {
			return err
		}
	}
	var rows sqldb.Counts
	if v.m.isDump() {
		rows, err = v.restoreDump(ctx, name)
	} else {
		rows, err = sqldb.CheckFile(ctx, name)
		if err != nil && ctx.Err() == nil {
			err = damaged("%v", err)
		}
	}
	if err == nil && rows != nil && !maps.Equal(rows, v.m.Rows) {
		err = damaged("the restored database does not have the rows of the manifest: %v instead of %v", rows, v.m.Rows)
	}
	return err
}

// checkMedia looks for the media.
func (v *verification) checkMedia(ctx context.Context) error {
	list, err := v.p.mediaOf(ctx, v.m, v.opt.TempDir)
	if err != nil {
		return err
	}
	defer list.close()
	there := map[string]bool{}
	if err := v.r.files.List(ctx, "media/", func(key string, _ int64, _ time.Time) error { there[key] = true; return nil }); err != nil {
		return err
	}
	var read atomic.Int64
	step := v.opt.progress("media", v.m.MediaFiles)
	g, gctx := errgroup.WithContext(ctx)
	g.SetLimit(4)
	files, bytes := 0, int64(0)
	for ; list.next != nil && err == nil && gctx.Err() == nil; err = list.advance() {
		m := *list.next
		files, bytes = files+1, bytes+m.size
		step(1)
		if !there[mediaKey(m.sum)] {
			err = damaged("the file of %s is missing", m.key)
			break
		}
		if v.result.All || inSample(v.m.MediaFiles) {
			read.Add(1)
			g.Go(func() error { return v.r.compare(gctx, m) })
		}
	}
	err = errors.Join(g.Wait(), err)
	if err == nil && (files != v.m.MediaFiles || bytes != v.m.MediaBytes) {
		err = damaged("the list of the media has %d files, and the manifest %d", files, v.m.MediaFiles)
	}
	v.result.Media = int(read.Load())
	return err
}

// inSample is true for about sampled of n files.
func inSample(n int) bool {
	i, err := rand.Int(rand.Reader, big.NewInt(int64(max(n, 1))))
	return err == nil && i.Int64() < sampled
}

// compare reads a file of the media.
func (r *Repository) compare(ctx context.Context, m medium) error {
	return r.copyMedium(ctx, m, io.Discard)
}

// restoreTo writes a file of the backup.
func (p *packs) restoreTo(ctx context.Context, f file, name string, step func(n int)) error {
	to, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	err = p.restore(ctx, f, to, step)
	if err == nil {
		err = to.Truncate(f.Size)
	}
	if err == nil {
		err = to.Sync()
	}
	if err = errors.Join(err, to.Close()); err != nil {
		return fmt.Errorf("restore the database: %w", err)
	}
	return nil
}

package backup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"finds/media/bucket"
	"finds/store"
)

// Source is an instance to back up.
type Source struct {
	Store    *store.Store
	Database string // URL of the PostgreSQL database, or ""
	Media    bucket.Bucket
	LinkFrom string // folder of Media if the repository is on the same disk and may share its files, or ""
	Folder   string // content of the file FolderID, or ""
	Secrets  []byte // nil before the first start
	Version  string // of Finds
}

// Options are those of Create, Verify and Restore.
type Options struct {
	Passphrase string // for the secrets, and for the copy of a PostgreSQL database; "" for none
	TempDir    string // for the restored database and large media; "" is that of the system
	// Progress returns a function that counts the done of total; nil shows nothing.
	Progress func(what string, total int) (step func(n int))
}

func (o Options) progress(what string, total int) func(n int) {
	if o.Progress == nil {
		return func(int) {}
	}
	return o.Progress(what, total)
}

// Create makes a backup. All that was written before Create was called is in it. Media that
// are deleted meanwhile may be in it, too.
func (r *Repository) Create(ctx context.Context, src Source, o Options) (Manifest, error) {
	ctx, lock, err := r.Lock(ctx)
	if err != nil {
		return Manifest{}, err
	}
	defer lock.Release()
	removeOld(o.TempDir)
	start := r.now()
	c := &creation{r: r, src: src, opt: o, m: Manifest{Format: format, Version: src.Version, Folder: src.Folder, Encrypted: o.Passphrase != ""}}
	if err := orLost(ctx, c.run(ctx)); err != nil {
		return Manifest{}, fmt.Errorf("back up to %s: %w", r.name, err)
	}
	if err := lock.Renew(); err != nil { // others may have deleted what the backup refers to
		return Manifest{}, fmt.Errorf("back up to %s: %w", r.name, err)
	}
	c.m.Added = c.p.added + c.media.added.Load()
	c.m.Seconds = r.now().Sub(start).Seconds()
	return c.m, r.finish(ctx, &c.m)
}

// creation is a backup in the making.
type creation struct {
	r     *Repository
	src   Source
	opt   Options
	p     *packs
	media *copying
	m     Manifest
}

func (c *creation) run(ctx context.Context) (err error) {
	list, err := c.r.List(ctx)
	if err != nil {
		return err
	}
	id := newest(list, c.r.now())
	if slices.ContainsFunc(list, func(b Backup) bool { return b.ID == id && b.Check != nil && b.Check.Problem != "" }) {
		if err := c.r.heal(ctx); err != nil {
			return err
		}
		list = nil // whose media are looked for again
	}
	known, err := c.open(ctx, list)
	if isDamage(err) { // since the last verification
		if err = c.r.heal(ctx); err == nil {
			known, err = c.open(ctx, nil)
		}
	}
	if err != nil {
		return err
	}
	defer c.p.wait() // also after an error, before another process may use the repository
	c.media = &copying{r: c.r, from: c.src.Media, linkFrom: c.src.LinkFrom, temp: c.opt.TempDir}
	// Media are copied before the database, as this may take long, and again after it:
	// everything that the database names is then here, also if it is deleted meanwhile.
	first, err := c.firstPass(ctx, known)
	if err != nil {
		return err
	}
	if err := c.database(ctx); err != nil {
		return err
	}
	if err := c.secondPass(ctx, first); err != nil {
		return err
	}
	if c.src.Secrets != nil {
		if c.m.Secrets, err = c.r.putSecrets(ctx, c.src.Secrets, c.opt.Passphrase); err != nil {
			return err
		}
	}
	return c.p.flush(ctx)
}

// open reads the indexes of the packs, and returns the media that the repository has.
func (c *creation) open(ctx context.Context, before []Backup) (known *mediaList, err error) {
	if c.p, err = c.r.openPacks(ctx); err != nil {
		return nil, err
	}
	return c.known(ctx, before)
}

// known returns the list of the media of the newest backup with a readable manifest.
func (c *creation) known(ctx context.Context, before []Backup) (*mediaList, error) {
	for _, b := range slices.Backward(before) {
		if !b.isKnown() {
			continue
		}
		return c.p.mediaOf(ctx, b.Manifest, c.opt.TempDir)
	}
	return readList(nil)
}

// firstPass copies the media, and returns their list in a temporary file.
func (c *creation) firstPass(ctx context.Context, known *mediaList) (*mediaList, error) {
	defer known.close()
	f, err := tempFile(c.opt.TempDir)
	if err != nil {
		return nil, err
	}
	rows, err := c.src.Store.FilesCount(ctx)
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	c.media.step = c.opt.progress("media", filesPerRow*rows)
	err = c.media.pass(ctx, known, false, func(m medium) error { _, err := io.WriteString(f, m.String()); return err })
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return readList(f)
}

// filesPerRow is how many files a row names at most, for estimates.
const filesPerRow = 5

// secondPass copies the media that were added since, and stores the list.
func (c *creation) secondPass(ctx context.Context, known *mediaList) error {
	defer known.close()
	w := c.p.create(ctx, chunkLimit)
	c.media.step = func(int) {}
	err := c.media.pass(ctx, known, true, func(m medium) error {
		c.m.MediaFiles++
		c.m.MediaBytes += m.size
		_, err := io.WriteString(w, m.String())
		// A list that ends where keys say so has most chunks in common with the next one.
		if err == nil && endsChunk(m.key) {
			err = w.cut()
		}
		return err
	})
	list, closed := w.close()
	c.m.Media = list
	return errors.Join(err, closed)
}

// endsChunk is true for one upload of 256, chosen by its random key.
func endsChunk(key string) bool { return bucket.Stem(key)[len(bucket.Stem(key))-2:] == "00" }

func (l *mediaList) close() {
	if l.temporary != nil {
		_ = l.temporary.Close() // what stays is removed later
	}
}

// database copies the database.
func (c *creation) database(ctx context.Context) (err error) {
	w := c.p.create(ctx, chunkSize)
	if c.src.Store.Postgres() {
		c.m.Engine, c.m.Format = "postgres", formatCopy
		err = c.copyPostgres(ctx, w)
	} else {
		c.m.Engine = "sqlite"
		step, done := func(int) {}, 0
		c.m.Rows, err = c.src.Store.Pages(ctx, func(_, pages int) error {
			c.m.Time, step = c.r.now().UTC().Truncate(time.Millisecond), c.opt.progress("database", pages)
			return nil
		}, func(page []byte) error {
			if done++; done%pagesPerStep == 0 {
				step(pagesPerStep)
			}
			_, err := w.Write(page)
			return err
		})
		step(done % pagesPerStep)
	}
	f, closed := w.close()
	c.m.Database = f
	return errors.Join(err, closed)
}

const pagesPerStep = 1000

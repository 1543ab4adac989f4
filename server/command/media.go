package command

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/urfave/cli/v2"
	"golang.org/x/sync/errgroup"
	"golang.org/x/term"

	"finds/media/bucket"
	"finds/schema"
	"finds/server/cleanup"
	"finds/store"
)

// mediaCommands are the commands about stored files.
func mediaCommands(with func(func(*env) error, ...need) cli.ActionFunc) *cli.Command {
	return &cli.Command{Name: "media", Usage: "move or check the stored photos and videos", Action: takes("media", "move or check"), Subcommands: []*cli.Command{
		{Name: "move", Usage: "copy the files to another storage and verify them", Flags: sharedFlags(s3Flags(
			toFlag(),
			yesNo("delete-source", false, "delete each file from the old storage if the new one has an equal copy"),
		)...), Action: with(moveMedia, instance)},
		{Name: "check", Usage: "list files that are missing or damaged and files that no record names; exit with 1 if any are missing or damaged", Flags: sharedFlags(s3Flags()...), Action: with(checkMedia, instance)},
	}}
}

// filesPerRow is how many files a row names at most, for estimates.
const filesPerRow = 5

// checkMedia reports in what the files and the database differ.
func checkMedia(e *env) error {
	ctx := e.Context.Context
	var gone, damaged, strays, young, seen int
	rows, err := e.store.FilesCount(ctx)
	if err != nil {
		return err
	}
	step := e.counter("files", filesPerRow*rows)
	old := time.Now().Add(-schema.UploadLife)
	err = cleanup.Compare(ctx, e.store, e.storage, cleanup.Report{
		Gone: func(row store.NamedFiles, path string) error {
			gone++
			_, err := fmt.Fprintf(e.stdout, "gone   %s  %s\n", owner(row), path)
			return err
		},
		Differs: func(row store.NamedFiles, bytes int64) error {
			damaged++
			_, err := fmt.Fprintf(e.stdout, "damaged  %s  %s: its files have %d bytes instead of %d\n", owner(row), row.URL, bytes, row.Bytes)
			return err
		},
		Stray: func(keys []string, youngest time.Time) error {
			if youngest.After(old) {
				young += len(keys)
				return nil
			}
			strays += len(keys)
			for _, key := range keys {
				fmt.Fprintf(e.stdout, "stray  %s\n", key)
			}
			return nil
		},
		Seen: func(n int) { seen += n; step(n) },
	})
	if err != nil {
		return err
	}
	why, err := cleanup.WhyKept(ctx, e.store, e.storage)
	if err != nil {
		return err
	}
	then := "which the service deletes"
	if why != "" {
		then = "which the service keeps, because " + why
	}
	fmt.Fprintf(e.stdout, "%d files at %s; gone: %d; damaged: %d; stray: %d, %s; not in use yet, less than a day old: %d\n", seen, e.storage.name, gone, damaged, strays, then, young)
	if gone+damaged > 0 {
		return fmt.Errorf("files that the database names are gone: %d, or damaged: %d; restore them from a backup, or delete their finds", gone, damaged)
	}
	return nil
}

// owner says whose files a row names.
func owner(row store.NamedFiles) string {
	if row.FindID != "" {
		return "find " + row.FindID
	}
	return "user " + row.UserID
}

// moveMedia copies files from one storage to the other. What was copied before
// is left as it is, so that a second run takes up where the first ended.
func moveMedia(e *env) error {
	m, err := e.moveOf()
	if err != nil {
		return err
	}
	defer func() { _ = m.local.close() }() // it was only read from, or synced
	if m.deletes = e.Bool("delete-source"); m.deletes {
		if err := e.mayDelete(m.from); err != nil {
			return err
		}
	}
	ctx := e.Context.Context
	rows, err := e.store.FilesCount(ctx)
	if err != nil {
		return err
	}
	start := time.Now()
	if err := m.each(ctx, m.copy, e.counter("copying", filesPerRow*rows)); err != nil {
		return fmt.Errorf("%w; run the command again to continue", err)
	}
	fmt.Fprintf(e.stdout, "%d files copied and verified (%d MB), %d already at %s, in %s\n", m.copied.Load(), m.bytes.Load()>>20, m.there.Load(), m.to.name, time.Since(start).Round(time.Second/10))
	if !m.deletes {
		return nil
	}
	if err := m.each(ctx, m.remove, e.counter("deleting", filesPerRow*rows)); err != nil {
		return fmt.Errorf("%w; run the command again to continue", err)
	}
	fmt.Fprintf(e.stdout, "%d files, equal to their copies or strays, deleted at %s\n", m.removed.Load(), m.from.name)
	return nil
}

// move is a way from one storage to another.
type move struct {
	from, to, local               *storage
	store                         *store.Store
	deletes                       bool // at the source, in the end
	copied, there, removed, bytes atomic.Int64
}

// moveOf reads --to.
func (e *env) moveOf() (*move, error) {
	to := e.String("to")
	if to != "s3" && to != "local" {
		return nil, errors.New("--to takes s3 or local")
	}
	if e.storage.kind() != "s3" {
		return nil, errors.New("--s3-bucket and the flags beside it have to name the bucket, also for a move to local")
	}
	local, err := e.localStorage()
	if err != nil {
		return nil, err
	}
	if to == "s3" {
		return &move{from: local, to: e.storage, local: local, store: e.store}, nil
	}
	return &move{from: e.storage, to: local, local: local, store: e.store}, nil
}

// mayDelete refuses to delete where the service serves from.
func (e *env) mayDelete(from *storage) error {
	serving, err := e.store.Storage(e.Context.Context)
	if err == nil && serving == from.name {
		err = fmt.Errorf("--delete-source: the service serves files from %s; start it with the flags of the other storage first", from.name)
	}
	return err
}

// movesAtOnce is how many files are on their way.
const movesAtOnce = 4

// each does something with every file of the source.
func (m *move) each(ctx context.Context, do func(ctx context.Context, key string, stored time.Time) error, step func(n int)) error {
	g, gctx := errgroup.WithContext(ctx)
	g.SetLimit(movesAtOnce)
	err := m.from.List(gctx, "", func(key string, _ int64, stored time.Time) error {
		g.Go(func() error {
			step(1)
			return do(gctx, key, stored)
		})
		return gctx.Err()
	})
	if failed := g.Wait(); failed != nil {
		return failed // what ended the list
	}
	return err
}

// left reports whether a file at the source, which is to go, was deleted by the
// service at the target since: no row names it, nor is it of an upload under
// way. It must not come back.
func (m *move) left(ctx context.Context, key string, stored time.Time) (bool, error) {
	if !m.deletes || strings.HasPrefix(key, bucket.MarkPrefix) || time.Since(stored) < schema.UploadLife {
		return false, nil
	}
	named, err := m.store.Named(ctx, []string{key})
	return err == nil && !named[key], err
}

// copy brings a file to the target, unless one of its size is there, and reads
// it again there.
func (m *move) copy(ctx context.Context, key string, stored time.Time) error {
	if left, err := m.left(ctx, key, stored); err != nil || left {
		return err
	}
	source, err := m.from.Open(ctx, key)
	if errors.Is(err, fs.ErrNotExist) {
		return nil // deleted since it was listed, together with its find
	}
	if err != nil {
		return fmt.Errorf("%s: %w", key, err)
	}
	defer func() { _ = source.Close() }() // it was only read
	if size, err := m.to.Stat(ctx, key); err == nil && size == source.Size() {
		count(&m.there, key)
		return nil
	}
	sum := sha256.New()
	if err := m.to.Put(ctx, key, io.TeeReader(source, sum)); err != nil {
		return fmt.Errorf("copy %s: %w", key, err)
	}
	size, again, err := read(ctx, m.to, key)
	if err != nil {
		return fmt.Errorf("read the copy of %s: %w", key, err)
	}
	if size != source.Size() || again != [sha256.Size]byte(sum.Sum(nil)) {
		return errors.Join(fmt.Errorf("the copy of %s differs from the original", key), m.to.Delete(context.WithoutCancel(ctx), key))
	}
	count(&m.copied, key)
	m.bytes.Add(size)
	return nil
}

// remove deletes a file at the source once it has been read from both, and is
// the same.
func (m *move) remove(ctx context.Context, key string, stored time.Time) error {
	left, err := m.left(ctx, key, stored)
	if err == nil && left {
		if err = m.from.Delete(ctx, key); err == nil {
			count(&m.removed, key)
		}
	}
	if err != nil || left {
		return err
	}
	size, sum, err := read(ctx, m.from, key)
	if errors.Is(err, fs.ErrNotExist) {
		return nil // deleted since it was listed
	}
	if err != nil {
		return fmt.Errorf("read %s: %w", key, err)
	}
	size2, sum2, err := read(ctx, m.to, key)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s was added after the files were copied", key)
	case err != nil:
		return fmt.Errorf("read the copy of %s: %w", key, err)
	case size != size2 || sum != sum2:
		return fmt.Errorf("%s differs at the two storages and was not deleted", key)
	}
	if err := m.from.Delete(ctx, key); err != nil {
		return err
	}
	count(&m.removed, key)
	return nil
}

// count counts a file, unless it is the mark of the storage, which goes along
// and is not a profile picture.
func count(n *atomic.Int64, key string) {
	if !strings.HasPrefix(key, bucket.MarkPrefix) {
		n.Add(1)
	}
}

// read reads a whole file.
func read(ctx context.Context, b bucket.Bucket, key string) (size int64, sum [sha256.Size]byte, err error) {
	o, err := b.Open(ctx, key)
	if err != nil {
		return 0, sum, err
	}
	defer func() { _ = o.Close() }() // it was only read
	h := sha256.New()
	size, err = io.Copy(h, o)
	return size, [sha256.Size]byte(h.Sum(nil)), err
}

// counter returns what counts files at a terminal, with a bar over about total.
func (e *env) counter(what string, total int) func(n int) {
	if f, ok := e.stderr.(*os.File); !ok || !term.IsTerminal(int(f.Fd())) {
		return func(int) {}
	}
	bar := e.progress(what, total)
	var mu sync.Mutex
	done := 0
	return func(n int) {
		mu.Lock()
		defer mu.Unlock()
		done += n
		bar(min(done, total), total)
	}
}

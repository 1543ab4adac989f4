package backup

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"finds/media/bucket"
)

// medium is a line of the list of the media in a backup, which is in the order of the keys.
type medium struct {
	key    string // in the bucket of the instance
	sum    hash
	size   int64
	stored int64 // when, in Unix nanoseconds
}

func (m medium) String() string {
	return fmt.Sprintf("%s %s %d %d\n", m.key, m.sum, m.size, m.stored)
}

// parseMedium reads a line.
func parseMedium(line string) (m medium, err error) {
	parts := strings.Fields(line)
	if len(parts) != 4 || !bucket.ValidKey(parts[0]) {
		return m, damaged("the list of the media has the line %q", line)
	}
	m.key = parts[0]
	if err := m.sum.UnmarshalText([]byte(parts[1])); err != nil {
		return m, err
	}
	size, err := strconv.ParseInt(parts[2], 10, 64)
	stored, err2 := strconv.ParseInt(parts[3], 10, 64)
	if err != nil || err2 != nil || size < 0 {
		return m, damaged("the list of the media has the line %q", line)
	}
	m.size, m.stored = size, stored
	return m, nil
}

func mediaKey(h hash) string { name := h.String(); return "media/" + name[:2] + "/" + name }

// mediaList reads a list line by line.
type mediaList struct {
	*temporary // nil for an empty list
	lines      *bufio.Scanner
	next       *medium // nil at the end
}

// readList reads a list from its file, nil for an empty list. It closes the file if it fails.
func readList(f *temporary) (*mediaList, error) {
	l := &mediaList{temporary: f}
	if f == nil {
		return l, nil
	}
	_, err := f.Seek(0, io.SeekStart)
	if err == nil {
		l.lines = bufio.NewScanner(f)
		err = l.advance()
	}
	if err != nil {
		l.close()
		return nil, err
	}
	return l, nil
}

func (l *mediaList) advance() error {
	l.next = nil
	if !l.lines.Scan() {
		if errors.Is(l.lines.Err(), bufio.ErrTooLong) {
			return damaged("the list of the media has a line of more than %d bytes", bufio.MaxScanTokenSize)
		}
		return l.lines.Err()
	}
	m, err := parseMedium(l.lines.Text())
	l.next = &m
	return err
}

// mediaOf returns the list of the media of a backup, in a temporary file.
func (p *packs) mediaOf(ctx context.Context, m Manifest, dir string) (*mediaList, error) {
	f, err := tempFile(dir)
	if err != nil {
		return nil, err
	}
	if err := p.restore(ctx, m.Media, f, func(int) {}); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return readList(f)
}

// copying brings media into the repository.
type copying struct {
	r        *Repository
	from     bucket.Bucket
	linkFrom string // folder whose files are linked instead of copied, or ""
	temp     string // folder for large files
	step     func(n int)
	added    atomic.Int64 // bytes
}

// mediaBatch is how many files are compared before those that are new are copied.
const mediaBatch = 256

// pass walks the media in the order of their keys, beside a list of those that the repository
// has, and calls emit for each. With gone, it also calls it for those of the list that were
// deleted since.
func (c *copying) pass(ctx context.Context, known *mediaList, gone bool, emit func(medium) error) error {
	var batch []medium
	flush := func() error {
		err := c.bring(ctx, batch)
		for i := 0; i < len(batch) && err == nil; i++ {
			if batch[i].key != "" { // else it was deleted meanwhile
				err = emit(batch[i])
			}
		}
		batch = batch[:0]
		return err
	}
	upTo := func(key string) error { // what the list has before key
		for known.next != nil && known.next.key < key {
			if gone {
				batch = append(batch, *known.next)
			}
			if err := known.advance(); err != nil {
				return err
			}
		}
		return nil
	}
	err := c.from.List(ctx, "", func(key string, _ int64, stored time.Time) error {
		if strings.HasPrefix(key, bucket.MarkPrefix) {
			return nil
		}
		if err := upTo(key); err != nil {
			return err
		}
		m := medium{key: key, stored: stored.UnixNano()}
		if known.next != nil && known.next.key == key {
			if known.next.stored == m.stored {
				m = *known.next
			}
			if err := known.advance(); err != nil {
				return err
			}
		}
		batch = append(batch, m)
		c.step(1)
		if len(batch) >= mediaBatch {
			return flush()
		}
		return nil
	})
	if err == nil {
		err = upTo("~") // which sorts after every key
	}
	if err == nil {
		err = flush()
	}
	return err
}

// bring copies the files of a batch that have no hash yet.
func (c *copying) bring(ctx context.Context, batch []medium) error {
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(4)
	for i := range batch {
		if m := &batch[i]; m.sum == (hash{}) {
			g.Go(func() error { return c.copy(ctx, m) })
		}
	}
	return g.Wait()
}

// inMemory is the size in bytes up to which a file is held in memory on its way.
const inMemory = 4 << 20

// copy copies a file, and sets its hash and size. It clears the key of one that was deleted.
func (c *copying) copy(ctx context.Context, m *medium) error {
	source, err := c.from.Open(ctx, m.key)
	if errors.Is(err, fs.ErrNotExist) {
		m.key = ""
		return nil
	}
	if err != nil {
		return err
	}
	defer source.Close() // it was only read
	var held io.ReadSeeker = source
	sum := sha256.New()
	m.size = source.Size()
	if c.linkFrom == "" { // the hash is the name of the copy: it has to be known before
		if held, err = c.hold(source, sum); err != nil {
			return fmt.Errorf("read %s: %w", m.key, err)
		}
		if f, ok := held.(*temporary); ok {
			defer f.Close()
		}
	} else if _, err := io.Copy(sum, source); err != nil {
		return fmt.Errorf("read %s: %w", m.key, err)
	}
	m.sum = hash(sum.Sum(nil))
	if size, err := c.r.files.Stat(ctx, mediaKey(m.sum)); err == nil && size == m.size {
		return nil
	}
	if _, err := held.Seek(0, io.SeekStart); err != nil {
		return err
	}
	if c.linkFrom != "" && c.link(m) == nil {
		return nil
	}
	c.added.Add(m.size)
	return c.r.files.Put(ctx, mediaKey(m.sum), held)
}

// hold reads a file into memory, or into a temporary file if it is large.
func (c *copying) hold(source bucket.Object, sum io.Writer) (io.ReadSeeker, error) {
	if source.Size() <= inMemory {
		b := make([]byte, source.Size())
		if _, err := io.ReadFull(source, b); err != nil {
			return nil, err
		}
		_, err := sum.Write(b)
		return bytes.NewReader(b), err
	}
	f, err := tempFile(c.temp)
	if err != nil {
		return nil, err
	}
	if _, err := io.Copy(io.MultiWriter(f, sum), source); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// link makes a file of the media a file of the repository, too. Media never change: they are
// replaced and deleted, which leaves the other link as it is.
func (c *copying) link(m *medium) error {
	to := filepath.Join(c.r.dir, filepath.FromSlash(mediaKey(m.sum)))
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	if err := os.Link(filepath.Join(c.linkFrom, filepath.FromSlash(m.key)), to); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(to))
}

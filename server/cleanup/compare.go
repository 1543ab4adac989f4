package cleanup

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/store"
)

// Report has the functions that Compare calls for each difference between the files of
// a bucket and the rows that name them.
type Report struct {
	// Gone is called for each path that a row names and the bucket does not have.
	Gone func(row store.NamedFiles, path string) error
	// Differs is called for a row whose files have not as many bytes together as it says; nil does not compare them.
	Differs func(row store.NamedFiles, bytes int64) error
	// Stray is called for the files of one upload that no row names, with the time of
	// the youngest. The rows have been read a second time just before the call. The
	// files may be deleted, unless the youngest is newer than schema.UploadLife: then
	// the upload may still be in progress.
	Stray func(keys []string, youngest time.Time) error
	// Seen gets from time to time how many more files were compared.
	Seen func(files int)
}

// Compare walks the bucket and the rows once, both in the order of the paths, a batch
// at a time. Files and rows that are added or deleted meanwhile are not a difference.
func Compare(ctx context.Context, db *store.Store, b bucket.Bucket, r Report) error {
	c := &comparison{db: db, bucket: b, report: r, files: map[string][]listed{}}
	err := b.List(ctx, "", func(key string, size int64, modTime time.Time) error {
		if strings.HasPrefix(key, bucket.MarkPrefix) {
			return nil
		}
		if key < c.key {
			return fmt.Errorf("the storage lists %s after %s, and not in the order of the names", key, c.key)
		}
		c.key = key
		s := bucket.Stem(key)
		if c.files[s] == nil && len(c.files) == stemsPerBatch {
			if err := c.flush(ctx, c.last+"~"); err != nil {
				return err
			}
		}
		c.last = s
		c.files[s] = append(c.files[s], listed{key, size, modTime})
		return nil
	})
	if err != nil {
		return err
	}
	return c.flush(ctx, "~")
}

const (
	stemsPerBatch = 256 // uploads whose files are compared at once
	rowsPerBatch  = 512
)

// comparison is the state of Compare. "~" sorts after every character of a path.
type comparison struct {
	db     *store.Store
	bucket bucket.Bucket
	report Report
	files  map[string][]listed // of the batch, by the stem that the files of an upload share
	key    string              // the last one listed
	last   string              // its stem
	after  string              // rows up to here are done
}

// listed is a file that the bucket lists.
type listed struct {
	key  string
	size int64
	time time.Time
}

// flush compares the batch with the rows up to a path.
func (c *comparison) flush(ctx context.Context, upTo string) error {
	for {
		rows, err := c.db.FilesBetween(ctx, c.after, upTo, rowsPerBatch)
		if err != nil {
			return err
		}
		for _, row := range rows {
			if err := c.row(ctx, row); err != nil {
				return err
			}
			c.after = row.URL
		}
		if len(rows) < rowsPerBatch {
			break
		}
	}
	c.after = upTo
	return c.strays(ctx)
}

// row looks for the files that a row names.
func (c *comparison) row(ctx context.Context, row store.NamedFiles) error {
	s := bucket.Stem(row.URL)
	found := c.files[s]
	delete(c.files, s)
	if c.report.Seen != nil {
		c.report.Seen(len(found))
	}
	for _, path := range pathsOf(row) {
		if slices.ContainsFunc(found, func(f listed) bool { return f.key == path }) {
			continue
		}
		gone, err := c.gone(ctx, row, path)
		if err == nil && gone {
			err = c.report.Gone(row, path)
		}
		if err != nil {
			return err
		}
	}
	return c.compareSizes(ctx, row, found)
}

// compareSizes compares the bytes of the files of a row with what it says. A row of which a file is gone, and one that does
// not say, is left out. What differs is read again: the row may have got a file after the files were listed.
func (c *comparison) compareSizes(ctx context.Context, row store.NamedFiles, found []listed) error {
	var sum int64
	for _, path := range pathsOf(row) {
		i := slices.IndexFunc(found, func(f listed) bool { return f.key == path })
		if i < 0 {
			return nil
		}
		sum += found[i].size
	}
	if c.report.Differs == nil || row.Bytes == 0 || sum == row.Bytes {
		return nil
	}
	rows, err := c.db.FilesBetween(ctx, c.after, row.URL, 1)
	if err != nil || len(rows) == 0 || rows[0].Bytes != row.Bytes { // deleted, or written by another process meanwhile
		return err
	}
	return c.report.Differs(row, sum)
}

// pathsOf are the files that a row names.
func pathsOf(row store.NamedFiles) []string {
	if v := media.Variants(row.URL); v != nil && row.URL[0] == 'p' {
		return v
	}
	list := []string{row.URL, row.Fallback, row.Thumbnail, row.FallbackThumb, row.Playback}
	if row.Medium != row.URL {
		list = append(list, row.Medium)
	}
	return slices.DeleteFunc(list, func(path string) bool { return path == "" })
}

// gone checks again for a file that was not listed: it may have been added since, or
// deleted together with its row.
func (c *comparison) gone(ctx context.Context, row store.NamedFiles, path string) (bool, error) {
	_, err := c.bucket.Stat(ctx, path)
	if err == nil {
		return false, nil
	}
	if !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, bucket.ErrKey) {
		return false, err
	}
	named, err := c.db.Named(ctx, []string{row.URL})
	return named[row.URL], err
}

// strays reports the remaining files of the batch after the last row.
func (c *comparison) strays(ctx context.Context) error {
	for s, files := range c.files {
		delete(c.files, s)
		keys, youngest := []string{}, time.Time{}
		for _, f := range files {
			keys = append(keys, f.key)
			if f.time.After(youngest) {
				youngest = f.time
			}
		}
		// Deletions must not depend on only the order of two lists.
		named, err := c.db.Named(ctx, keys)
		if err == nil && !slices.ContainsFunc(keys, func(key string) bool { return named[key] }) {
			err = c.report.Stray(keys, youngest)
		}
		if err != nil {
			return err
		}
		if c.report.Seen != nil {
			c.report.Seen(len(files))
		}
	}
	return nil
}

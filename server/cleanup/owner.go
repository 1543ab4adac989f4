package cleanup

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"finds/media/bucket"
	"finds/store"
)

// Files that no row names are deleted only if they are known to belong to this
// database: an empty database, or a second one on the same storage, names none of the
// files there. So a storage has a mark, an empty file whose name contains an id that
// the database has made.

// errEnough ends a listing early.
var errEnough = errors.New("enough")

// adoptSample is how many files say whose a storage without a mark is.
const adoptSample = 1000

// WhyKept returns the reason why files that no row names must not be deleted, or ""
// if the storage belongs only to this database. It changes nothing.
func WhyKept(ctx context.Context, db *store.Store, b bucket.Bucket) (why string, err error) {
	why, _, err = whyKept(ctx, db, b)
	return why, err
}

// whyKept is WhyKept; mark is the key of the mark to write if none exists yet.
func whyKept(ctx context.Context, db *store.Store, b bucket.Bucket) (why, mark string, err error) {
	id, err := db.Instance(ctx)
	if err != nil {
		return "", "", err
	}
	mine, marked := false, 0
	err = b.List(ctx, bucket.MarkPrefix, func(key string, _ int64, _ time.Time) error {
		mine = mine || key == bucket.MarkKey(id)
		marked++
		return nil
	})
	switch {
	case err != nil:
		return "", "", fmt.Errorf("look for the mark of the storage: %w", err)
	case marked > 1 || marked == 1 && !mine:
		return "the storage has the mark of another database", "", nil
	}
	sample, err := firstFiles(ctx, b, adoptSample)
	if err != nil {
		return "", "", err
	}
	if !mine {
		mark = bucket.MarkKey(id)
	}
	if len(sample) == 0 {
		return "", mark, nil
	}
	rows, err := db.FilesBetween(ctx, "", "~", 1)
	switch {
	case err != nil:
		return "", "", err
	case len(rows) == 0:
		return "the database names no files at all", "", nil
	case mine:
		return "", "", nil
	}
	named, err := db.Named(ctx, sample)
	if err != nil {
		return "", "", err
	}
	strays := 0
	for _, key := range sample {
		if !named[key] {
			strays++
		}
	}
	if 4*strays > len(sample) {
		return "the storage has no mark, and the database does not name many of its files", "", nil
	}
	return "", mark, nil
}

// firstFiles lists at most most files.
func firstFiles(ctx context.Context, b bucket.Bucket, most int) (keys []string, err error) {
	err = b.List(ctx, "", func(key string, _ int64, _ time.Time) error {
		if strings.HasPrefix(key, bucket.MarkPrefix) {
			return nil
		}
		if keys = append(keys, key); len(keys) == most {
			return errEnough
		}
		return nil
	})
	if errors.Is(err, errEnough) {
		err = nil
	}
	if err != nil {
		return nil, fmt.Errorf("list files: %w", err)
	}
	return keys, nil
}

// mayDeleteStrays is WhyKept of this service, which marks a storage that is its
// own, or empty, and has no mark yet.
func (c *Cleaner) mayDeleteStrays(ctx context.Context) (bool, error) {
	why, mark, err := whyKept(ctx, c.Store, c.Library.Bucket)
	if err == nil && mark != "" {
		if err = c.Library.Bucket.Put(ctx, mark, strings.NewReader("")); err == nil {
			c.Log.Info("the storage is marked as belonging to this database", "mark", mark)
		}
	}
	if why != "" {
		c.Log.Warn("stray files are not deleted, because they may belong to another database: give each database its own storage, or restore the one that these files belong to", "why", why)
	}
	return err == nil && why == "", err
}

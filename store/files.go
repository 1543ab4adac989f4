package store

import (
	"context"
	"encoding/hex"
	"fmt"

	"finds/store/sqldb"
)

// NamedFiles are the storage paths that one row names.
type NamedFiles struct {
	FindID        string `db:"find_id"` // "" for an upload that no find has taken, and for a profile picture
	UserID        string `db:"user_id"` // whose upload or picture it is; "" for media of a find
	URL           string `db:"url"`     // of a profile picture the large WebP, which stands for its four files
	Thumbnail     string `db:"thumbnail_url"`
	Fallback      string `db:"fallback_url"`
	FallbackThumb string `db:"fallback_thumbnail_url"`
}

// FilesBetween lists the rows that name files, in the order of their first
// path, from after one text up to another, at most n of them.
func (s *Store) FilesBetween(ctx context.Context, after, upTo string, n int) (rows []NamedFiles, err error) {
	err = s.db.Select(ctx, &rows, `SELECT find_id, '' AS user_id, url, COALESCE(thumbnail_url, '') AS thumbnail_url, COALESCE(fallback_url, '') AS fallback_url,
			COALESCE(fallback_thumbnail_url, '') AS fallback_thumbnail_url FROM find_media WHERE url > ? AND url <= ?
		UNION ALL SELECT '', user_id, url, thumbnail_url, fallback_url, fallback_thumbnail_url FROM upload WHERE url > ? AND url <= ?
		UNION ALL SELECT '', id, profile_picture_url, '', '', '' FROM "user" WHERE profile_picture_url > ? AND profile_picture_url <= ?
		ORDER BY url LIMIT `+sqldb.Limit, after, upTo, after, upTo, after, upTo, n)
	if err != nil {
		return nil, fmt.Errorf("list stored paths: %w", err)
	}
	return rows, nil
}

// FilesCount is how many rows name files.
func (s *Store) FilesCount(ctx context.Context) (n int, err error) {
	err = s.db.Get(ctx, &n, `SELECT (SELECT COUNT(*) FROM find_media) + (SELECT COUNT(*) FROM upload)
		+ (SELECT COUNT(*) FROM "user" WHERE profile_picture_url IS NOT NULL)`)
	return n, err
}

// Instance returns the id of this database, 32 hex digits, which the first call
// makes. The files of a storage are marked with it.
func (s *Store) Instance(ctx context.Context) (string, error) {
	b, err := s.Secret(ctx, "instance")
	if err != nil {
		return "", err
	}
	return hex.EncodeToString(b[:16]), nil
}

// Storage is the name of the storage that a service last served files from, or
// "" when none has.
func (s *Store) Storage(ctx context.Context) (name string, err error) {
	_, err = exists(s.db.Get(ctx, &name, `SELECT value FROM setting WHERE name = 'storage'`))
	return name, err
}

// SetStorage notes the storage that files are served from.
func (s *Store) SetStorage(ctx context.Context, name string) error {
	return s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`INSERT INTO setting (name, value) VALUES ('storage', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`, name)
		return err
	})
}

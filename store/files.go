package store

import (
	"context"
	"fmt"
	"slices"
	"strings"

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
	Medium        string `db:"medium_url"` // may be URL
	Playback      string `db:"playback_url"`
	Bytes         int64  `db:"bytes"` // of all its files; 0 if it is not known
}

// FilesBetween lists the rows that name files, in the order of their first
// path, from after one text up to another, at most n of them.
func (s *Store) FilesBetween(ctx context.Context, after, upTo string, n int) (rows []NamedFiles, err error) {
	err = s.db.Select(ctx, &rows, `SELECT find_id, '' AS user_id, url, COALESCE(thumbnail_url, '') AS thumbnail_url, COALESCE(fallback_url, '') AS fallback_url,
			COALESCE(fallback_thumbnail_url, '') AS fallback_thumbnail_url, medium_url, playback_url, bytes FROM find_media WHERE url > ? AND url <= ?
		UNION ALL SELECT find_id, '', url, COALESCE(thumbnail_url, ''), COALESCE(fallback_url, ''), COALESCE(fallback_thumbnail_url, ''), medium_url, playback_url, bytes
			FROM find_version_media WHERE url > ? AND url <= ?
		UNION ALL SELECT '', user_id, url, thumbnail_url, fallback_url, fallback_thumbnail_url, medium_url, '', bytes FROM upload WHERE url > ? AND url <= ?
		UNION ALL SELECT '', id, profile_picture_url, '', '', '', '', '', 0 FROM "user" WHERE profile_picture_url > ? AND profile_picture_url <= ?
		ORDER BY url LIMIT `+sqldb.Limit, after, upTo, after, upTo, after, upTo, after, upTo, n)
	if err != nil {
		return nil, fmt.Errorf("list stored paths: %w", err)
	}
	return rows, nil
}

// Named reports which of some storage paths a row names: those of profile
// pictures by their own, those of media by the key that all files of one share.
func (s *Store) Named(ctx context.Context, paths []string) (map[string]bool, error) {
	named := map[string]bool{}
	for part := range slices.Chunk(paths, 256) {
		keys := make([]string, len(part))
		for i, path := range part {
			keys[i] = mediaKey(path)
		}
		marks, urls := sqldb.In(part)
		_, ids := sqldb.In(keys)
		var found []string
		err := s.db.Select(ctx, &found, `SELECT key FROM find_media WHERE key IN (`+marks+`) UNION ALL SELECT key FROM upload WHERE key IN (`+marks+`)
			UNION ALL SELECT key FROM find_version_media WHERE key IN (`+marks+`)
			UNION ALL SELECT profile_picture_url FROM "user" WHERE profile_picture_url IN (`+marks+`)`, slices.Concat(ids, ids, ids, urls)...)
		if err != nil {
			return nil, fmt.Errorf("look up stored paths: %w", err)
		}
		for _, path := range part {
			named[path] = slices.Contains(found, path) || strings.HasPrefix(path, "m/") && slices.Contains(found, mediaKey(path))
		}
	}
	return named, nil
}

// FilesCount is how many rows name files. It also counts in a database that an earlier version has left, which is backed up before it is migrated.
func (s *Store) FilesCount(ctx context.Context) (n int, err error) {
	aside := ""
	has, err := s.db.HasTable(ctx, "find_version_media")
	if err != nil {
		return 0, err
	}
	if has {
		aside = `(SELECT COUNT(*) FROM find_version_media) + `
	}
	err = s.db.Get(ctx, &n, `SELECT `+aside+`(SELECT COUNT(*) FROM find_media) + (SELECT COUNT(*) FROM upload)
		+ (SELECT COUNT(*) FROM "user" WHERE profile_picture_url IS NOT NULL)`)
	return n, err
}

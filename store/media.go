package store

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"finds/schema"
	"finds/store/sqldb"
)

// A find keeps its media a second time, in find.media, as like_count keeps the
// number of its likes: lists then read one row per find and not three, which
// halves their time. Every change of find_media ends with keepMedia. A line is
// id, type, the four storage paths, width, height and duration, with tabs between.

// mediaLine is a row of find_media as find.media keeps it.
type mediaLine struct {
	ID            string  `db:"id"`
	Type          string  `db:"type"`
	URL           string  `db:"url"`
	Thumbnail     *string `db:"thumbnail_url"`
	Fallback      *string `db:"fallback_url"`
	FallbackThumb *string `db:"fallback_thumbnail_url"`
	Width         int     `db:"width"`
	Height        int     `db:"height"`
	Duration      int64   `db:"duration"` // milliseconds
}

// keepMedia writes find.media from the rows of find_media, and returns it.
func (t *tx) keepMedia(find string) (text string, err error) {
	var rows []mediaLine
	err = t.Select(&rows, `SELECT id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height, duration
		FROM find_media WHERE find_id = ? ORDER BY order_index, id`, find)
	if err != nil {
		return "", err
	}
	text = mediaText(rows)
	_, err = t.Exec(`UPDATE find SET media = ?, version = version + 1 WHERE id = ?`, text, find)
	return text, err
}

func mediaText(rows []mediaLine) string {
	var b strings.Builder
	text := func(s *string) string {
		if s == nil {
			return ""
		}
		return *s
	}
	for _, r := range rows {
		fmt.Fprintf(&b, "%s\t%s\t%s\t%s\t%s\t%s\t%d\t%d\t%d\n", r.ID, r.Type, r.URL, text(r.Thumbnail), text(r.Fallback), text(r.FallbackThumb), r.Width, r.Height, r.Duration)
	}
	return b.String()
}

// parseMedia reads find.media, with URLs in the place of storage paths.
func parseMedia(text string) []schema.Media {
	list := []schema.Media{}
	for line := range strings.Lines(text) {
		var part [9]string
		for i := range part {
			part[i], line, _ = strings.Cut(line, "\t")
		}
		m := schema.Media{ID: part[0], Type: part[1], URL: mediaURL(part[2]), ThumbnailURL: mediaURL(part[3]),
			FallbackURL: mediaURL(part[4]), FallbackThumbnailURL: mediaURL(part[5])}
		m.Width, _ = strconv.Atoi(part[6])
		m.Height, _ = strconv.Atoi(part[7])
		ms, _ := strconv.Atoi(strings.TrimSuffix(part[8], "\n"))
		m.Duration = float64(ms) / 1000
		list = append(list, m)
	}
	return list
}

// mediaURL makes the URL of a storage path.
func mediaURL(path string) string {
	if path == "" {
		return ""
	}
	return schema.MediaPrefix + path
}

// CreateUploads notes stored files that no find has taken yet. Over the owner's
// room it is schema.ErrNoRoom, with the numbers, and nothing is noted.
func (s *Store) CreateUploads(ctx context.Context, owner string, uploads []schema.Upload) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.checkQuota(owner, uploads, s.opt.MediaPerUser); err != nil {
			return err
		}
		for _, u := range uploads {
			_, err := t.Exec(`INSERT INTO upload (key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height, duration, bytes, created_at)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, u.Key, owner, u.Type, u.URL, u.ThumbnailURL, u.FallbackURL, u.FallbackThumbnailURL,
				u.Width, u.Height, u.Duration, u.Bytes, t.Now)
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// attach moves an upload of the owner's to a find, at a place in its order. It
// reports false when there is no such upload.
func (t *tx) attach(owner, find string, order int, url string) (bool, error) {
	var u schema.Upload
	err := t.Get(&u, `DELETE FROM upload WHERE key = ? AND user_id = ? AND url = ?
		RETURNING key, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height, duration, bytes`, mediaKey(url), owner, url)
	if found, err := exists(err); !found {
		return false, err
	}
	_, err = t.Exec(`INSERT INTO find_media (id, find_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, order_index, created_at, key, width, height, duration, bytes)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, t.newID(), find, u.Type, u.URL, u.ThumbnailURL, u.FallbackURL, u.FallbackThumbnailURL,
		order, t.Now, u.Key, u.Width, u.Height, u.Duration, u.Bytes)
	return true, err
}

// attachAll attaches the media of a new find in order and returns them, or tells
// every url that cannot be.
func (t *tx) attachAll(owner, find string, urls []string) ([]schema.Media, error) {
	if len(urls) > t.s.opt.MediaPerFind {
		return nil, errMediaCount(t.s.opt.MediaPerFind)
	}
	var broken []schema.Field
	for i, url := range urls {
		found, err := t.attach(owner, find, i, url)
		if err != nil {
			return nil, err
		}
		if !found {
			broken = append(broken, noUpload(i))
		}
	}
	if broken != nil {
		return nil, schema.ErrInvalid(broken...)
	}
	if len(urls) == 0 {
		return []schema.Media{}, nil
	}
	text, err := t.keepMedia(find)
	return parseMedia(text), err
}

// mediaKey returns the 32 hex digits in a storage path, or "".
func mediaKey(path string) string {
	name := path[strings.LastIndexByte(path, '/')+1:]
	if len(name) < 32 {
		return ""
	}
	return name[:32]
}

// MediaEdit names media of a find by ID, or an upload to attach by URL, a
// storage path.
type MediaEdit struct{ ID, URL string }

// placed is a medium in its place after an edit.
type placed struct {
	MediaEdit
	at int // in the list of the edit, of an upload
}

// mediaRow is a medium of a find as an edit sees it.
type mediaRow struct {
	ID  string `db:"id"`
	URL string `db:"url"`
}

// editMedia attaches uploads, removes media and sets the order: first the listed
// media in the given order, then the others as they were. It returns the storage
// paths of the removed media, and whether anything has changed.
func (t *tx) editMedia(owner, find string, list []MediaEdit, remove []string) (files []string, changed bool, err error) {
	if len(list) == 0 && len(remove) == 0 {
		return nil, false, nil
	}
	var rows []mediaRow
	if err := t.Select(&rows, `SELECT id, url FROM find_media WHERE find_id = ? ORDER BY order_index, id`, find); err != nil {
		return nil, false, err
	}
	order, files, broken := arrange(rows, list, remove, t.s.opt.MediaPerFind)
	if broken == nil && slices.EqualFunc(order, rows, func(m placed, r mediaRow) bool { return m.ID == r.ID }) {
		return nil, false, nil
	}
	for _, id := range remove {
		if _, err := t.Exec(`DELETE FROM find_media WHERE id = ? AND find_id = ?`, id, find); err != nil {
			return nil, false, err
		}
	}
	for i, m := range order {
		if m.ID != "" {
			if _, err := t.Exec(`UPDATE find_media SET order_index = ? WHERE id = ?`, i, m.ID); err != nil {
				return nil, false, err
			}
			continue
		}
		found, err := t.attach(owner, find, i, m.URL)
		if err != nil {
			return nil, false, err
		}
		if !found {
			broken = append(broken, noUpload(m.at))
		}
	}
	if broken != nil {
		return nil, false, schema.ErrInvalid(broken...)
	}
	_, err = t.keepMedia(find)
	return files, true, err
}

// errMediaCount is the refusal of more media than a find may have.
func errMediaCount(limit int) *schema.Error {
	return schema.ErrInvalid(schema.Broken("body.media", schema.RuleMaxItems, float64(limit), fmt.Sprintf("expected at most %d media in a find", limit)))
}

// noUpload is the field of a url that cannot be attached.
func noUpload(i int) schema.Field {
	return schema.Field{Location: fmt.Sprintf("body.media[%d].url", i), Rule: schema.RuleUpload, Message: "expected the url of an upload of yours that no find has taken"}
}

const notMedia = "expected the id of media of this find"

// arrange works out the media of a find after an edit, the files that go, and
// every broken field of the edit.
func arrange(rows []mediaRow, list []MediaEdit, remove []string, limit int) (order []placed, files []string, broken []schema.Field) {
	have := map[string]string{} // id → url
	for _, r := range rows {
		have[r.ID] = r.URL
	}
	gone, listed := map[string]bool{}, map[string]bool{}
	for i, id := range remove {
		if url, ok := have[id]; !ok {
			broken = append(broken, schema.Field{Location: fmt.Sprintf("body.mediaToDelete[%d]", i), Rule: schema.RuleMedia, Message: notMedia})
		} else if !gone[id] {
			gone[id] = true
			files = append(files, url)
		}
	}
	for i, m := range list {
		if _, ok := have[m.ID]; m.ID != "" && !ok {
			broken = append(broken, schema.Field{Location: fmt.Sprintf("body.media[%d].id", i), Rule: schema.RuleMedia, Message: notMedia})
			continue
		}
		if m.ID == "" || !gone[m.ID] && !listed[m.ID] {
			order = append(order, placed{m, i})
			listed[m.ID] = true
		}
	}
	for _, r := range rows {
		if !gone[r.ID] && !listed[r.ID] {
			order = append(order, placed{MediaEdit: MediaEdit{ID: r.ID}})
		}
	}
	if len(order) > limit {
		broken = append(broken, errMediaCount(limit).Fields...)
	}
	return order, files, broken
}

// MediaVisible reports whether a file belongs to a public find. It returns
// schema.ErrNotFound if the viewer ("" when not signed in) may not see the file.
func (s *Store) MediaVisible(ctx context.Context, viewer, path string) (public bool, err error) {
	see := visible(viewer)
	key := mediaKey(path)
	err = s.db.GetValue(ctx, &public, `SELECT f.is_public FROM find_media m JOIN find f ON f.id = m.find_id
		WHERE m.key = ? AND ? IN (m.url, m.thumbnail_url, m.fallback_url, m.fallback_thumbnail_url) AND `+see.SQL, see.ArgsAfter(key, path)...)
	if found, err := exists(err); err != nil || found {
		return public, err
	}
	return false, s.db.Get(ctx, &key, `SELECT key FROM upload WHERE key = ? AND user_id = ?
		AND ? IN (url, thumbnail_url, fallback_url, fallback_thumbnail_url)`, key, viewer, path)
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
			UNION ALL SELECT profile_picture_url FROM "user" WHERE profile_picture_url IN (`+marks+`)`, slices.Concat(ids, ids, urls)...)
		if err != nil {
			return nil, fmt.Errorf("look up stored paths: %w", err)
		}
		for _, path := range part {
			named[path] = slices.Contains(found, path) || strings.HasPrefix(path, "m/") && slices.Contains(found, mediaKey(path))
		}
	}
	return named, nil
}

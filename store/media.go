package store

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"finds/schema"
)

// CreateUploads notes stored files that no find has taken yet. Over the owner's
// room it is schema.ErrNoRoom, with the numbers, and nothing is noted.
func (s *Store) CreateUploads(ctx context.Context, owner string, uploads []schema.Upload) error {
	limit, err := s.MediaLimit(ctx)
	if err != nil {
		return err
	}
	return s.tx(ctx, func(t *tx) error {
		if err := checkQuota(t.Tx, owner, uploads, limit); err != nil {
			return err
		}
		for _, u := range uploads {
			_, err := t.Exec(`INSERT INTO upload (key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height, duration, bytes, created_at,
					medium_url, medium_width, medium_height, blur, codecs)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, u.Key, owner, u.Type, u.URL, u.ThumbnailURL, u.FallbackURL, u.FallbackThumbnailURL,
				u.Width, u.Height, u.Duration, u.Bytes, t.Now,
				u.MediumURL, u.MediumWidth, u.MediumHeight, u.Blur, u.Codecs)
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// attach moves an upload of the owner's to a find, at a place in its order, with a caption.
// It reports false if the owner has no upload with that URL.
func (t *tx) attach(owner, find string, order int, url, caption string) (bool, error) {
	var u schema.Upload
	err := t.Get(&u, `DELETE FROM upload WHERE key = ? AND user_id = ? AND url = ? AND type <> 'archive'
		RETURNING key, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height, duration, bytes,
			medium_url, medium_width, medium_height, blur, codecs`, mediaKey(url), owner, url)
	if found, err := exists(err); !found {
		return false, err
	}
	id := t.newID()
	_, err = t.Exec(`INSERT INTO find_media (id, find_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, order_index, created_at, key, width, height, duration, bytes,
			medium_url, medium_width, medium_height, blur, caption, codecs)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, id, find, u.Type, u.URL, u.ThumbnailURL, u.FallbackURL, u.FallbackThumbnailURL,
		order, t.Now, u.Key, u.Width, u.Height, u.Duration, u.Bytes, u.MediumURL, u.MediumWidth, u.MediumHeight, u.Blur, caption, u.Codecs)
	if err == nil && u.MediumURL == "" { // of an earlier version
		_, err = t.Exec(`INSERT INTO medium_job (media_id, due_at) VALUES (?, ?)`, id, t.Now)
	}
	if err == nil && !u.PlaysEverywhere() {
		err = addPlayback(t.Tx, id)
	}
	return true, err
}

// attachAll attaches the media of a new find in order and returns them, or tells
// every url that cannot be. There may be fewer captions than urls.
func (t *tx) attachAll(owner, find string, urls, captions []string) ([]schema.Media, error) {
	if len(urls) > t.s.opt.MediaPerFind {
		return nil, errMediaCount(t.s.opt.MediaPerFind)
	}
	var broken []schema.Field
	for i, url := range urls {
		caption := ""
		if i < len(captions) {
			caption = captions[i]
		}
		found, err := t.attach(owner, find, i, url, caption)
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
	text, err := keepMediaList(t.Tx, find)
	return parseMediaList(text), err
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
// storage path. A caption that is not set stays as it is.
type MediaEdit struct {
	ID, URL string
	Caption schema.Optional[string]
}

// placed is a medium in its place after an edit.
type placed struct {
	MediaEdit
	at int // in the list of the edit, of an upload
}

// mediaRow is a medium of a find as an edit sees it.
type mediaRow struct {
	ID      string `db:"id"`
	URL     string `db:"url"`
	Caption string `db:"caption"`
}

// is reports whether an edit leaves a medium in its place and its caption as it is.
func (m placed) is(r mediaRow) bool {
	return m.ID == r.ID && (!m.Caption.Set || m.Caption.Value == r.Caption)
}

// editMedia attaches uploads, removes media, changes captions and sets the order: first the listed
// media in the given order, then the others as they were. It returns the storage
// paths of the removed media, and whether anything has changed. Before it writes, it calls keep; if that returns the id of a
// version, the removed media stay with that.
func (t *tx) editMedia(owner, find string, list []MediaEdit, remove []string, keep func() (string, error)) (files []string, changed bool, err error) {
	if len(list) == 0 && len(remove) == 0 {
		return nil, false, nil
	}
	var rows []mediaRow
	if err := t.Select(&rows, `SELECT id, url, caption FROM find_media WHERE find_id = ? ORDER BY order_index, id`, find); err != nil {
		return nil, false, err
	}
	order, files, broken := arrange(rows, list, remove, t.s.opt.MediaPerFind)
	if broken == nil && slices.EqualFunc(order, rows, placed.is) {
		return nil, false, nil
	}
	version, err := keep()
	if err != nil {
		return nil, false, err
	}
	for _, id := range remove {
		if version != "" {
			files = nil
			if err := t.setAside(find, id, version); err != nil {
				return nil, false, err
			}
			continue
		}
		if _, err := t.Exec(`DELETE FROM find_media WHERE id = ? AND find_id = ?`, id, find); err != nil {
			return nil, false, err
		}
	}
	for i, m := range order {
		if m.ID != "" {
			if _, err := t.Exec(`UPDATE find_media SET order_index = ? WHERE id = ?`, i, m.ID); err != nil {
				return nil, false, err
			}
			if m.Caption.Set {
				if _, err := t.Exec(`UPDATE find_media SET caption = ? WHERE id = ?`, m.Caption.Value, m.ID); err != nil {
					return nil, false, err
				}
			}
			continue
		}
		found, err := t.attach(owner, find, i, m.URL, m.Caption.Value)
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
	_, err = keepMediaList(t.Tx, find)
	return files, true, err
}

// errMediaCount is the refusal of more media than a find may have.
func errMediaCount(limit int) *schema.Error {
	return schema.ErrInvalid(schema.Broken("body.media", schema.RuleMaxItems, float64(limit), fmt.Sprintf("expected at most %d media in a find", limit)))
}

// noUpload is the field of a url that cannot be attached.
func noUpload(i int) schema.Field {
	return schema.Field{Location: fmt.Sprintf("body.media[%d].url", i), Rule: schema.RuleUpload, Message: "expected the url of one of your uploads that no find uses"}
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
		WHERE m.key = ? AND `+mediaHasFile+` AND `+see.SQL, see.ArgsAfter(key, path)...)
	if found, err := exists(err); err != nil || found {
		return public, err
	}
	for _, other := range []func(context.Context, string, string) error{s.binnedMedia, s.reportedMedia} {
		if found, err := exists(other(ctx, viewer, key)); err != nil || found {
			return false, err
		}
	}
	if found, err := exists(s.versionMedia(ctx, viewer, key, path)); err != nil || found {
		return false, err
	}
	return false, s.db.Get(ctx, &key, `SELECT key FROM upload WHERE key = ? AND user_id = ? AND type <> 'archive'
		AND ? IN (url, thumbnail_url, fallback_url, fallback_thumbnail_url, medium_url)`, key, viewer, path)
}

// MediumJob is a media of a find without its medium size, in the work of one process.
type MediumJob struct {
	ID    string `db:"id"`
	Tries int    `db:"tries"` // with this one
	schema.Upload
}

// ClaimMedium claims the newest due job, or returns nil. No other call gets it before the
// lease expires.
func (s *Store) ClaimMedium(ctx context.Context, lease time.Duration) (*MediumJob, error) {
	var jobs []MediumJob
	err := s.tx(ctx, func(t *tx) error {
		jobs = nil
		var ids []string
		err := t.Select(&ids, `WITH due AS MATERIALIZED (SELECT media_id FROM medium_job WHERE due_at <= ? ORDER BY due_at DESC LIMIT 1`+t.Dialect.SkipLocked+`)
			UPDATE medium_job SET due_at = ?, tries = tries + 1 WHERE media_id IN (SELECT media_id FROM due) RETURNING media_id`, t.Now, schema.At(t.Now.Add(lease)))
		if err != nil || len(ids) == 0 {
			return err
		}
		return t.Select(&jobs, `SELECT m.id, j.tries, m.key, m.type, m.url, COALESCE(m.fallback_url, '') AS fallback_url, m.bytes
			FROM find_media m JOIN medium_job j ON j.media_id = m.id WHERE m.id = ?`, ids[0])
	})
	if err != nil || len(jobs) == 0 {
		return nil, err
	}
	return &jobs[0], nil
}

// FinishMedium writes the medium size of a job. It returns schema.ErrNotFound if the
// media are deleted: then the file of the medium size has no row.
func (s *Store) FinishMedium(ctx context.Context, j *MediumJob) error {
	return s.tx(ctx, func(t *tx) error {
		var find string
		there, err := exists(t.Get(&find, `SELECT find_id FROM find_media WHERE id = ?`, j.ID))
		if err != nil {
			return err
		}
		if !there { // only a version may have it by now
			return one(t.Exec(`UPDATE find_version_media SET medium_url = ?, medium_width = ?, medium_height = ?, blur = ?, bytes = ? WHERE id = ?`,
				j.MediumURL, j.MediumWidth, j.MediumHeight, j.Blur, j.Bytes, j.ID))
		}
		if err := t.Get(&find, `SELECT id FROM find WHERE id = ?`+t.Dialect.ForUpdate, find); err != nil {
			return err
		}
		n, err := t.Exec(`UPDATE find_media SET medium_url = ?, medium_width = ?, medium_height = ?, blur = ?, bytes = ? WHERE id = ?`,
			j.MediumURL, j.MediumWidth, j.MediumHeight, j.Blur, j.Bytes, j.ID)
		if err == nil && n == 0 {
			err = schema.ErrNotFound
		}
		if err == nil {
			_, err = keepMediaList(t.Tx, find)
		}
		if err == nil {
			_, err = t.Exec(`DELETE FROM medium_job WHERE media_id = ?`, j.ID)
		}
		return err
	})
}

// one returns schema.ErrNotFound for a write of no row.
func one(n int64, err error) error {
	if err == nil && n == 0 {
		err = schema.ErrNotFound
	}
	return err
}

// DropMedium gives up a job: the media stay without a medium size.
func (s *Store) DropMedium(ctx context.Context, id string) error {
	return s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`DELETE FROM medium_job WHERE media_id = ?`, id)
		return err
	})
}

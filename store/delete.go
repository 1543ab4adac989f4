package store

import (
	"context"
	"errors"
	"slices"
	"strings"

	"finds/schema"
)

// DeleteFind removes a find of the owner's with all that hangs on it, and
// returns the storage paths of its media.
func (s *Store) DeleteFind(ctx context.Context, owner, id string) (files []string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		files = nil
		if _, err := t.ownFind(owner, id); err != nil {
			return err
		}
		return t.removeFinds(cond{"f.id = ?", []any{id}}, &files)
	})
	return files, err
}

// removeFinds deletes finds, keeps the full text and the map's counts true,
// and appends the storage paths of their media to files.
func (t *tx) removeFinds(which cond, files *[]string) error {
	var urls []string
	if err := t.all(&urls, `SELECT m.url FROM find_media m JOIN find f ON f.id = m.find_id WHERE `+which.sql, which.args...); err != nil {
		return err
	}
	*files = append(*files, urls...)
	var rows []indexed
	err := t.all(&rows, `SELECT f.doc_id, f.title, f.description, f.category, COALESCE(f.location_name, '') AS place, f.user_id, f.is_public FROM find f WHERE `+which.sql, which.args...)
	if err != nil {
		return err
	}
	for _, f := range rows {
		t.unindex(f.Doc, f.text())
	}
	var public []publicChange
	err = t.all(&public, `SELECT l.id, l.num, l.latitude, l.longitude, l.name, l.cell, g.finds FROM location l JOIN (
			SELECT f.location_id, -COUNT(*) AS finds FROM find f WHERE f.is_public = 1 AND `+which.sql+` GROUP BY f.location_id
		) g ON g.location_id = l.id ORDER BY l.id`, which.args...)
	if err != nil {
		return err
	}
	t.seen = append(t.seen, public...)
	_, err = t.exec(`DELETE FROM find WHERE id IN (SELECT f.id FROM find f WHERE `+which.sql+`)`, which.args...)
	return err
}

// deleteBatch is how many finds of an account go at once: others who write wait
// for that.
const deleteBatch = 256

// DeleteUser removes an account with all that is its own, and returns the
// storage paths of the files that nothing names any more. At first nobody can
// sign in to it any more; then its finds go, a part at a time, and at the last
// the account. What was broken off is among Leaving.
func (s *Store) DeleteUser(ctx context.Context, id string) (files []string, err error) {
	if err := s.leave(ctx, id); err != nil {
		return nil, err
	}
	ctx = context.WithoutCancel(ctx)
	for more := true; more; {
		var gone []string
		if gone, more, err = s.removeSome(ctx, id); err != nil {
			return files, err
		}
		files = append(files, gone...)
	}
	gone, err := s.removeUser(ctx, id)
	if errors.Is(err, schema.ErrNotFound) { // another has finished it
		err = nil
	}
	return append(files, gone...), err
}

// Leaving lists accounts that are being deleted, or were when a process ended.
func (s *Store) Leaving(ctx context.Context) (ids []string, err error) {
	err = s.read.all(ctx, &ids, `SELECT id FROM "user" WHERE leaving ORDER BY id`)
	return ids, err
}

// leave ends the sessions of an account and every way to sign in.
func (s *Store) leave(ctx context.Context, id string) error {
	return s.tx(ctx, func(t *tx) error {
		n, err := t.exec(`UPDATE "user" SET leaving = TRUE, password_hash = NULL, google_id = NULL WHERE id = ?`, id)
		if err == nil && n == 0 {
			err = schema.ErrNotFound
		}
		if err != nil {
			return err
		}
		return t.endSessions(`user_id = ?`, id)
	})
}

// removeSome deletes some finds of an account; more tells whether there may be
// others.
func (s *Store) removeSome(ctx context.Context, owner string) (files []string, more bool, err error) {
	err = s.tx(ctx, func(t *tx) error {
		files, more = nil, false
		if err := t.lock("delete user"); err != nil {
			return err
		}
		var ids []string
		if err := t.all(&ids, `SELECT id FROM find WHERE user_id = ? ORDER BY id LIMIT `+limit+t.d.forUpdate, owner, s.batch); err != nil || len(ids) == 0 {
			return err
		}
		more = len(ids) == s.batch
		marks, args := in(ids)
		return t.removeFinds(cond{"f.id IN (" + marks + ")", args}, &files)
	})
	return files, more, err
}

// removeUser deletes an account and what is left of it.
func (s *Store) removeUser(ctx context.Context, id string) (files []string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		files = nil
		// What two accounts share goes with either, so one goes after the other.
		if err := t.lock("delete user"); err != nil {
			return err
		}
		// What would refer to the account waits for the first lock, and changes of
		// the finds that it owns, likes or comments on for the second, so that
		// nothing comes between what is counted here and what goes.
		if err := t.get(&id, `SELECT id FROM "user" WHERE id = ?`+t.d.forUpdate, id); err != nil {
			return err
		}
		if t.d.forUpdate != "" {
			var locked []string
			err := t.all(&locked, `SELECT id FROM find WHERE user_id = ? OR id IN (SELECT find_id FROM find_like WHERE user_id = ?)
				OR id IN (SELECT find_id FROM find_comment WHERE user_id = ?) ORDER BY id`+t.d.forUpdate, id, id, id)
			if err != nil {
				return err
			}
		}
		if err := t.removePlaces(id); err != nil {
			return err
		}
		if err := t.removeFinds(cond{"f.user_id = ?", []any{id}}, &files); err != nil {
			return err
		}
		var own []string
		err := t.all(&own, `SELECT url FROM upload WHERE user_id = ?
			UNION ALL SELECT profile_picture_url FROM "user" WHERE id = ? AND profile_picture_url IS NOT NULL`, id, id)
		if err != nil {
			return err
		}
		files = append(files, own...)
		for _, q := range []string{
			`UPDATE find SET like_count = like_count - 1, version = version + 1 WHERE id IN (SELECT find_id FROM find_like WHERE user_id = ?)`,
			`UPDATE find SET comment_count = comment_count - (SELECT COUNT(*) FROM find_comment c WHERE c.find_id = find.id AND c.user_id = ?), version = version + 1
				WHERE id IN (SELECT find_id FROM find_comment WHERE user_id = ?)`,
			`DELETE FROM "user" WHERE id = ?`,
		} {
			n, err := t.exec(q, repeat(id, strings.Count(q, "?"))...)
			if err != nil {
				return err
			}
			if n == 0 && strings.HasPrefix(q, "DELETE") {
				return schema.ErrNotFound
			}
		}
		return nil
	})
	return files, err
}

// removePlaces deletes the locations that a user has added and at which nobody
// else has a find, once their finds are gone and counted. One at which somebody
// publishes at this moment stays.
func (t *tx) removePlaces(owner string) error {
	var ids []string
	err := t.all(&ids, `SELECT l.id FROM location l WHERE l.user_id = ?
		AND NOT EXISTS (SELECT 1 FROM find f WHERE f.location_id = l.id AND f.user_id <> ?) ORDER BY l.id`+t.d.skipLocked, owner, owner)
	if err != nil {
		return err
	}
	t.atEnd(func() error {
		for part := range slices.Chunk(ids, 256) {
			marks, args := in(part)
			_, err := t.exec(`DELETE FROM location WHERE id IN (`+marks+`) AND NOT EXISTS (SELECT 1 FROM find f WHERE f.location_id = location.id)`, args...)
			if err != nil {
				return err
			}
		}
		return nil
	})
	return nil
}

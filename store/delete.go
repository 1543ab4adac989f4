package store

import (
	"context"
	"errors"
	"slices"
	"strings"

	"finds/schema"
	"finds/store/sqldb"
)

// DeleteFind removes a find of the owner's with all that hangs on it, and
// returns the storage paths of its media.
func (s *Store) DeleteFind(ctx context.Context, owner, id string) (files []string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		files = nil
		if _, err := t.ownFind(owner, id); err != nil {
			return err
		}
		return t.removeFinds(sqldb.Cond{SQL: "f.id = ?", Args: []any{id}}, &files)
	})
	return files, err
}

// removeFinds deletes finds, keeps the full text and the map's counts true,
// and appends the storage paths of their media to files.
func (t *tx) removeFinds(which sqldb.Cond, files *[]string) error {
	var urls []string
	if err := t.Select(&urls, `SELECT m.url FROM find_media m JOIN find f ON f.id = m.find_id WHERE `+which.SQL, which.Args...); err != nil {
		return err
	}
	*files = append(*files, urls...)
	var rows []indexed
	err := t.Select(&rows, `SELECT f.doc_id, f.title, f.description, f.category, COALESCE(f.location_name, '') AS place, f.user_id, f.is_public FROM find f WHERE `+which.SQL, which.Args...)
	if err != nil {
		return err
	}
	for _, f := range rows {
		t.unindex(f.Doc, f.text())
	}
	var public []publicDelta
	err = t.Select(&public, `SELECT l.id, l.num, l.latitude, l.longitude, l.name, l.cell, g.finds FROM location l JOIN (
			SELECT f.location_id, -COUNT(*) AS finds FROM find f WHERE f.is_public = 1 AND `+which.SQL+` GROUP BY f.location_id
		) g ON g.location_id = l.id ORDER BY l.id`, which.Args...)
	if err != nil {
		return err
	}
	for _, d := range public {
		t.Note(d)
	}
	_, err = t.Exec(`DELETE FROM find WHERE id IN (SELECT f.id FROM find f WHERE `+which.SQL+`)`, which.Args...)
	return err
}

// DeleteUser deletes an account with its finds, comments and media, and returns the
// storage paths of files that nothing names any more. It first ends all sessions, then
// deletes the finds in batches, then the account. Leaving lists interrupted deletions.
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
	err = s.db.Select(ctx, &ids, `SELECT id FROM "user" WHERE leaving ORDER BY id`)
	return ids, err
}

// leave ends the sessions of an account and every way to sign in.
func (s *Store) leave(ctx context.Context, id string) error {
	return s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`UPDATE "user" SET leaving = TRUE, password_hash = NULL, google_id = NULL WHERE id = ?`, id)
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
		if err := t.Lock("delete user"); err != nil {
			return err
		}
		var ids []string
		if err := t.Select(&ids, `SELECT id FROM find WHERE user_id = ? ORDER BY id LIMIT `+sqldb.Limit+t.Dialect.ForUpdate, owner, s.max.deleteBatch); err != nil || len(ids) == 0 {
			return err
		}
		more = len(ids) == s.max.deleteBatch
		marks, args := sqldb.In(ids)
		return t.removeFinds(sqldb.Cond{SQL: "f.id IN (" + marks + ")", Args: args}, &files)
	})
	return files, more, err
}

// removeUser deletes an account and what is left of it.
func (s *Store) removeUser(ctx context.Context, id string) (files []string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		files = nil
		// What two accounts share goes with either, so one goes after the other.
		if err := t.Lock("delete user"); err != nil {
			return err
		}
		// What would refer to the account waits for the first lock, and changes of
		// the finds that it owns, likes or comments on for the second, so that
		// nothing comes between what is counted here and what goes.
		if err := t.Get(&id, `SELECT id FROM "user" WHERE id = ?`+t.Dialect.ForUpdate, id); err != nil {
			return err
		}
		if t.Dialect.ForUpdate != "" {
			var locked []string
			err := t.Select(&locked, `SELECT id FROM find WHERE user_id = ? OR id IN (SELECT find_id FROM find_like WHERE user_id = ?)
				OR id IN (SELECT find_id FROM find_comment WHERE user_id = ?) ORDER BY id`+t.Dialect.ForUpdate, id, id, id)
			if err != nil {
				return err
			}
		}
		if err := t.removePlaces(id); err != nil {
			return err
		}
		if err := t.removeFinds(sqldb.Cond{SQL: "f.user_id = ?", Args: []any{id}}, &files); err != nil {
			return err
		}
		var own []string
		err := t.Select(&own, `SELECT url FROM upload WHERE user_id = ?
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
			n, err := t.Exec(q, sqldb.Repeat(id, strings.Count(q, "?"))...)
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

// removePlaces deletes the locations that a user has added and at which no other user has
// a find, after the user's finds are deleted and counted. A location at which somebody
// publishes at the same time stays.
func (t *tx) removePlaces(owner string) error {
	var ids []string
	err := t.Select(&ids, `SELECT l.id FROM location l WHERE l.user_id = ?
		AND NOT EXISTS (SELECT 1 FROM find f WHERE f.location_id = l.id AND f.user_id <> ?) ORDER BY l.id`+t.Dialect.SkipLocked, owner, owner)
	if err != nil {
		return err
	}
	t.BeforeCommit(func() error {
		for part := range slices.Chunk(ids, 256) {
			marks, args := sqldb.In(part)
			_, err := t.Exec(`DELETE FROM location WHERE id IN (`+marks+`) AND NOT EXISTS (SELECT 1 FROM find f WHERE f.location_id = location.id)`, args...)
			if err != nil {
				return err
			}
		}
		return nil
	})
	return nil
}

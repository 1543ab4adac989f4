package store

import (
	"context"

	"finds/schema"
	"finds/store/sqldb"
)

// SetLike makes the viewer like a find, or no longer like it. Doing so again
// changes nothing.
func (s *Store) SetLike(ctx context.Context, viewer, id string, like bool) (l schema.Likes, err error) {
	err = s.tx(ctx, func(t *tx) error {
		f, err := t.findFor(viewer, id)
		if err != nil {
			return err
		}
		change, n := -1, int64(0)
		if like {
			change = 1
			n, err = t.Exec(`INSERT INTO find_like (id, find_id, user_id, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (find_id, user_id) DO NOTHING`,
				s.ids.id(t.Now.Time), id, viewer, t.Now)
		} else {
			n, err = t.Exec(`DELETE FROM find_like WHERE find_id = ? AND user_id = ?`, id, viewer)
		}
		if err != nil {
			return err
		}
		if like && n == 1 {
			if err := t.tellLike(s, viewer, f); err != nil {
				return err
			}
		}
		if l.IsLiked = like; n == 0 {
			return t.Get(&l.LikeCount, `SELECT like_count FROM find WHERE id = ?`, id)
		}
		return t.Get(&l.LikeCount, `UPDATE find SET like_count = like_count + ?, version = version + 1 WHERE id = ? RETURNING like_count`, change, id)
	})
	return l, err
}

// tellLike tells the owner of a find of the first like by a user.
func (t *tx) tellLike(s *Store, viewer string, f findRow) error {
	first, err := t.Exec(`INSERT INTO find_like_told (find_id, user_id) VALUES (?, ?) ON CONFLICT (find_id, user_id) DO NOTHING`, f.ID, viewer)
	if err != nil || first == 0 {
		return err
	}
	return t.notify(s, notice{to: f.UserID, from: viewer, kind: schema.FindLiked, find: &f})
}

// LikedBy lists who likes a find, by the time of the like. Users that a block
// separates from the viewer are left out.
func (s *Store) LikedBy(ctx context.Context, viewer, id string, p Page) ([]schema.Person, string, error) {
	if err := s.seen(ctx, viewer, id); err != nil {
		return nil, "", err
	}
	name := list("likes", id, p.Asc)
	after, tail, err := p.after(name, "k.created_at", "k.id")
	if err != nil {
		return nil, "", err
	}
	w, args := sqldb.Where(sqldb.Equal("k.find_id", id), unblocked("k.user_id", viewer), after)
	var rows []struct {
		schema.Person
		LikeID string      `db:"like_id"`
		At     schema.Time `db:"created_at"`
	}
	err = s.db.Select(ctx, &rows, `SELECT `+person("u")+`, k.id AS like_id, k.created_at FROM find_like k JOIN "user" u ON u.id = k.user_id`+w+tail.SQL, append(args, tail.Args...)...)
	if err != nil {
		return nil, "", err
	}
	people := make([]schema.Person, 0, len(rows))
	for _, r := range rows[:min(len(rows), p.Limit)] {
		people = append(people, r.Person)
	}
	if len(rows) <= p.Limit {
		return people, "", nil
	}
	last := rows[p.Limit-1]
	return people, schema.Cursor{List: name, Key: last.At.String(), ID: last.LikeID}.String(), nil
}

// seen returns schema.ErrNotFound unless the viewer may see the find.
func (s *Store) seen(ctx context.Context, viewer, id string) error {
	see := visible(viewer)
	return s.db.Get(ctx, &id, `SELECT f.id FROM find f WHERE f.id = ? AND `+see.SQL, append([]any{id}, see.Args...)...)
}

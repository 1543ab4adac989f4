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
				t.newID(), id, viewer, t.Now)
		} else {
			n, err = t.Exec(`DELETE FROM find_like WHERE find_id = ? AND user_id = ?`, id, viewer)
		}
		if err != nil {
			return err
		}
		if like && n == 1 {
			if err := t.notifyLike(viewer, f); err != nil {
				return err
			}
		}
		if l.IsLiked = like; n == 1 {
			if err := t.countFor(viewer, id, change, 0); err != nil {
				return err
			}
		}
		return t.Get(&l.LikeCount, `SELECT like_count FROM find WHERE id = ?`, id)
	})
	return l, err
}

// notifyLike notifies the owner of a find of the first like by a user.
func (t *tx) notifyLike(viewer string, f findRow) error {
	first, err := t.Exec(`INSERT INTO find_like_told (find_id, user_id) VALUES (?, ?) ON CONFLICT (find_id, user_id) DO NOTHING`, f.ID, viewer)
	if err != nil || first == 0 {
		return err
	}
	return t.notify(notice{to: f.UserID, from: viewer, kind: schema.FindLiked, find: &f})
}

// LikedBy lists the users who like a find, by the time of the like, without users
// that a block separates from the viewer.
func (s *Store) LikedBy(ctx context.Context, viewer, id string, p Page) ([]schema.Person, string, error) {
	if err := s.requireVisible(ctx, viewer, id); err != nil {
		return nil, "", err
	}
	name := schema.ListID("likes", id, p.Asc)
	after, tail, err := p.after(name, "k.created_at", "k.id")
	if err != nil {
		return nil, "", err
	}
	w, args := sqldb.Where(sqldb.Equal("k.find_id", id), unblocked("k.user_id", viewer), after)
	type like struct {
		schema.Person
		LikeID string      `db:"like_id"`
		At     schema.Time `db:"created_at"`
	}
	var rows []like
	err = s.db.Select(ctx, &rows, `SELECT `+person("u")+`, k.id AS like_id, k.created_at FROM find_like k JOIN "user" u ON u.id = k.user_id`+w+tail.SQL, append(args, tail.Args...)...)
	if err != nil {
		return nil, "", err
	}
	rows, next := trimPage(p, name, rows, func(l *like) (schema.Time, string) { return l.At, l.LikeID })
	people := make([]schema.Person, len(rows))
	for i, l := range rows {
		people[i] = l.Person
	}
	return people, next, nil
}

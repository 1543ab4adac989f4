package store

import (
	"context"

	"finds/schema"
	"finds/store/sqldb"
)

// commentRow is a comment with its author as the columns give them.
type commentRow struct {
	schema.Person
	CommentID string      `db:"comment_id"`
	FindID    string      `db:"find_id"`
	Content   string      `db:"content"`
	CreatedAt schema.Time `db:"created_at"`
}

var commentColumns = person("u") + `, c.id AS comment_id, c.find_id, c.content, c.created_at`

func (r commentRow) comment() schema.Comment {
	return schema.Comment{ID: r.CommentID, Content: r.Content, UserID: r.ID, FindID: r.FindID, CreatedAt: r.CreatedAt, User: r.Person}
}

// Comments lists the comments on a find by their creation. Those of people
// that a block separates from the viewer are left out.
func (s *Store) Comments(ctx context.Context, viewer, find string, p Page) ([]schema.Comment, string, error) {
	if err := s.requireVisible(ctx, viewer, find); err != nil {
		return nil, "", err
	}
	name := listID("comments", find, p.Asc)
	after, tail, err := p.after(name, "c.created_at", "c.id")
	if err != nil {
		return nil, "", err
	}
	w, args := sqldb.Where(sqldb.Equal("c.find_id", find), unblocked("c.user_id", viewer), after)
	var rows []commentRow
	if err := s.db.Select(ctx, &rows, `SELECT `+commentColumns+` FROM find_comment c JOIN "user" u ON u.id = c.user_id`+w+tail.SQL, append(args, tail.Args...)...); err != nil {
		return nil, "", err
	}
	comments := make([]schema.Comment, len(rows))
	for i, r := range rows {
		comments[i] = r.comment()
	}
	comments, next := trimPage(p, name, comments, func(c *schema.Comment) (schema.Time, string) { return c.CreatedAt, c.ID })
	return comments, next, nil
}

// CreateComment writes a comment under a find that the author may see, and
// tells the find's owner.
func (s *Store) CreateComment(ctx context.Context, author, find, content string) (c schema.Comment, err error) {
	err = s.tx(ctx, func(t *tx) error {
		f, err := t.findFor(author, find)
		if err != nil {
			return err
		}
		id := t.newID()
		_, err = t.Exec(`INSERT INTO find_comment (id, find_id, user_id, content, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)`,
			id, find, author, content, t.Now, t.Now)
		if err != nil {
			return err
		}
		if _, err := t.Exec(`UPDATE find SET comment_count = comment_count + 1, version = version + 1 WHERE id = ?`, find); err != nil {
			return err
		}
		if err := t.notify(notice{to: f.UserID, from: author, kind: schema.FindCommented, find: &f, comment: id}); err != nil {
			return err
		}
		c, err = t.comment(id)
		return err
	})
	return c, err
}

func (t *tx) comment(id string) (schema.Comment, error) {
	var r commentRow
	err := t.Get(&r, `SELECT `+commentColumns+` FROM find_comment c JOIN "user" u ON u.id = c.user_id WHERE c.id = ?`, id)
	return r.comment(), err
}

// commentFor reads a comment for a write by the viewer, who must see the find
// and must not be separated from the author by a block.
func (t *tx) commentFor(viewer, find, id string) (findRow, schema.Comment, error) {
	f, err := t.findFor(viewer, find)
	if err != nil {
		return f, schema.Comment{}, err
	}
	free := unblocked("c.user_id", viewer)
	err = t.Get(&id, `SELECT c.id FROM find_comment c WHERE c.id = ? AND c.find_id = ? AND `+free.SQL, free.ArgsAfter(id, find)...)
	if err != nil {
		return f, schema.Comment{}, err
	}
	c, err := t.comment(id)
	return f, c, err
}

// UpdateComment changes a comment; only its author may.
func (s *Store) UpdateComment(ctx context.Context, author, find, id, content string) (c schema.Comment, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if _, c, err = t.commentFor(author, find, id); err != nil {
			return err
		}
		if c.UserID != author {
			return schema.ErrNotAuthor
		}
		if c.Content == content {
			return nil
		}
		c.Content = content
		_, err = t.Exec(`UPDATE find_comment SET content = ?, updated_at = ? WHERE id = ?`, content, t.Now, id)
		return err
	})
	return c, err
}

// DeleteComment removes a comment, and the notification of it if that has not
// been read; its author and the find's owner may.
func (s *Store) DeleteComment(ctx context.Context, viewer, find, id string) error {
	return s.tx(ctx, func(t *tx) error {
		f, c, err := t.commentFor(viewer, find, id)
		if err != nil {
			return err
		}
		if c.UserID != viewer && f.UserID != viewer {
			return schema.ErrNotAuthor
		}
		if _, err := t.Exec(`DELETE FROM notification WHERE comment_id = ? AND NOT is_read`, id); err != nil {
			return err
		}
		n, err := t.Exec(`DELETE FROM find_comment WHERE id = ?`, id)
		if err != nil {
			return err
		}
		_, err = t.Exec(`UPDATE find SET comment_count = comment_count - ?, version = version + 1 WHERE id = ?`, n, find)
		return err
	})
}

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
		if l.IsLiked = like; n == 0 {
			return t.Get(&l.LikeCount, `SELECT like_count FROM find WHERE id = ?`, id)
		}
		return t.Get(&l.LikeCount, `UPDATE find SET like_count = like_count + ?, version = version + 1 WHERE id = ? RETURNING like_count`, change, id)
	})
	return l, err
}

// notifyLike tells the owner of a find of the first like by a user.
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
	name := listID("likes", id, p.Asc)
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

// requireVisible returns schema.ErrNotFound unless the viewer may see the find.
func (s *Store) requireVisible(ctx context.Context, viewer, id string) error {
	see := visible(viewer)
	return s.db.Get(ctx, &id, `SELECT f.id FROM find f WHERE f.id = ? AND `+see.SQL, see.ArgsAfter(id)...)
}

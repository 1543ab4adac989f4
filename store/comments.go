package store

import (
	"context"
	"errors"
	"regexp"
	"slices"
	"strings"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// Comments lists the comments on a find by their creation. Those of people
// that a block separates from the viewer are left out, and hidden ones of others.
func (s *Store) Comments(ctx context.Context, viewer, find string, p Page) ([]schema.Comment, string, error) {
	if err := s.requireVisible(ctx, viewer, find); err != nil {
		return nil, "", err
	}
	name := schema.ListID("comments", find, p.Asc)
	after, tail, err := p.after(name, "c.created_at", "c.id")
	if err != nil {
		return nil, "", err
	}
	w, args := sqldb.Where(sqldb.Equal("c.find_id", find), unhidden("c", viewer), after)
	var rows []commentRow
	of := commentsFor(viewer)
	if err := s.db.Select(ctx, &rows, of.SQL+w+tail.SQL, slices.Concat(of.Args, args, tail.Args)...); err != nil {
		return nil, "", err
	}
	comments := make([]schema.Comment, len(rows))
	for i, r := range rows {
		comments[i] = r.comment()
	}
	comments, next := trimPage(p, name, comments, func(c *schema.Comment) (schema.Time, string) { return c.CreatedAt, c.ID })
	return comments, next, nil
}

// commentRow is a comment with its author as the columns give them.
type commentRow struct {
	schema.Person
	CommentID string      `db:"comment_id"`
	FindID    string      `db:"find_id"`
	Content   string      `db:"content"`
	ParentID  string      `db:"parent_id"`
	CreatedAt schema.Time `db:"created_at"`

	HiddenAt     *schema.Time `db:"hidden_at"`
	HiddenReason string       `db:"hidden_reason"`
}

func (r commentRow) comment() schema.Comment {
	return schema.Comment{ID: r.CommentID, Content: r.Content, UserID: r.ID, FindID: r.FindID, ParentID: r.ParentID, CreatedAt: r.CreatedAt, User: r.Person,
		Hidden: hiding(r.HiddenAt, r.HiddenReason)}
}

// commentsFor selects comments c with their authors, without the conditions. Where the comment
// that others reply to is deleted or hidden from the viewer, the oldest reply that they may see
// takes its place: it has no parent, and is that of the others. Where none of the oldest
// repliesMax may be seen, none takes it, and no reply has a parent.
func commentsFor(viewer string) sqldb.Cond {
	head, reply := unhidden("h", viewer), unhidden("g", viewer)
	return sqldb.Cond{SQL: `SELECT ` + person("u") + `, c.id AS comment_id, c.find_id, c.content, c.created_at, c.hidden_at, COALESCE(c.hidden_reason, '') AS hidden_reason,
		COALESCE(CASE WHEN c.parent_id IS NULL OR EXISTS (SELECT 1 FROM find_comment h WHERE h.id = c.parent_id AND ` + head.SQL + `) THEN c.parent_id
			ELSE NULLIF((SELECT g.id FROM (SELECT r.id, r.user_id, r.created_at, r.hidden_at FROM find_comment r
					WHERE r.parent_id = c.parent_id ORDER BY r.created_at, r.id LIMIT ` + repliesMax + `) g
				WHERE ` + reply.SQL + ` ORDER BY g.created_at, g.id LIMIT 1), c.id) END, '') AS parent_id
		FROM find_comment c JOIN "user" u ON u.id = c.user_id`, Args: append(head.Args, reply.Args...)}
}

// repliesMax is how many replies are looked at for one that takes the place of a comment. With
// thousands behind a block, each of the others would cost a look at all of them.
const repliesMax = "100"

// NewComment holds the fields of a comment to create.
type NewComment struct {
	ID      string // that the client has made, for PutComment
	FindID  string
	Parent  string // id of the comment that it replies to, or ""
	Content string
	// Admit decides whether a user is notified of the comment, after their preferences. It
	// may be asked again, if the transaction is repeated. nil admits all.
	Admit func(user string) bool `json:"-"`
}

// CreateComment writes a comment under a find that the author may see, which may reply to another there, and notifies
// those that it is for.
func (s *Store) CreateComment(ctx context.Context, author string, n NewComment) (schema.Comment, error) {
	n.ID = ""
	c, _, err := s.createComment(ctx, author, n, creation{})
	return c, err
}

// PutComment is CreateComment under the id n.ID. Repeated with the same fields it creates
// nothing, and returns the comment as it is now, or schema.ErrNotFound if it has been
// deleted. It returns schema.ErrIDTaken if something else has the id.
func (s *Store) PutComment(ctx context.Context, author string, n NewComment) (schema.Comment, bool, error) {
	c, err := s.newCreation("path.commentId", n.ID, author, n)
	if err != nil {
		return schema.Comment{}, false, err
	}
	return s.createComment(ctx, author, n, c)
}

func (s *Store) createComment(ctx context.Context, author string, n NewComment, noted creation) (c schema.Comment, repeated bool, err error) {
	find, content := n.FindID, n.Content
	err = s.tx(ctx, func(t *tx) error {
		f, err := t.findFor(author, find)
		if err != nil {
			return err
		}
		id := n.ID
		if id == "" {
			id = t.newID()
		} else if repeated, err = t.create(noted); err != nil {
			return err
		}
		if repeated {
			c, err = t.comment(author, id)
			return err
		}
		head, repliedTo, err := t.parent(author, n)
		if err != nil {
			return err
		}
		if n.ID != "" {
			if err := t.headless(id); err != nil {
				return err
			}
		}
		_, err = t.Exec(`INSERT INTO find_comment (id, find_id, user_id, content, created_at, updated_at, parent_id) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			id, find, author, content, t.Now, t.Now, sqldb.Null(head))
		if n.ID != "" && sqldb.Unique(err) {
			return schema.ErrIDTaken
		}
		if err != nil {
			return err
		}
		if err := t.countFor(author, find, 0, 1); err != nil {
			return err
		}
		if err := t.noteComment(find, id, author); err != nil {
			return err
		}
		if err := t.tellOfComment(notice{from: author, find: &f, comment: id, admit: n.Admit}, repliedTo, content); err != nil {
			return err
		}
		c, err = t.comment(author, id)
		return err
	})
	return c, repeated, err
}

// headless returns schema.ErrIDTaken if replies have the id of a comment: it is that of one
// that has been deleted, and another one under it would become the head of those replies.
func (t *tx) headless(id string) error {
	var replies int
	err := t.Get(&replies, `SELECT COUNT(*) FROM (SELECT 1 FROM find_comment WHERE parent_id = ? LIMIT 1) r`, id)
	if err == nil && replies > 0 {
		err = schema.ErrIDTaken
	}
	return err
}

// parent returns the comment under which a new one is put, and the author of the one that it
// replies to, or "" for both. Replies have one level: a reply to a reply has the same parent.
func (t *tx) parent(viewer string, n NewComment) (head, author string, err error) {
	if n.Parent == "" {
		return "", "", nil
	}
	_, c, err := t.commentFor(viewer, n.FindID, n.Parent)
	if found, err := exists(err); err != nil {
		return "", "", err
	} else if !found {
		return "", "", schema.ErrField("body.parentId", schema.RuleComment, "expected the id of a comment on this find")
	}
	// The one that is stored, whatever the viewer may see of it.
	err = t.Get(&head, `SELECT COALESCE(parent_id, id) FROM find_comment WHERE id = ?`, c.ID)
	return head, c.UserID, err
}

// tellOfComment notifies users of a comment, each of them once, of what concerns them most:
// that it replies to them, mentions them, or is on their find.
func (t *tx) tellOfComment(n notice, repliedTo, content string) error {
	done := map[string]bool{}
	tell := func(kind string, users ...string) error {
		for _, user := range users {
			if done[user] {
				continue
			}
			recorded, err := t.record(n.of(kind, user))
			if err != nil {
				return err
			}
			done[user] = recorded
		}
		return nil
	}
	if repliedTo != "" {
		author, err := t.inSight(n, sqldb.Equal("u.id", repliedTo))
		if err != nil {
			return err
		}
		if err := tell(schema.Replied, author...); err != nil {
			return err
		}
	}
	named, err := t.mentioned(n, content)
	if err != nil {
		return err
	}
	if err := tell(schema.Mentioned, named...); err != nil {
		return err
	}
	return tell(schema.FindCommented, n.find.UserID)
}

// tellOfMentions notifies the users that a description mentions.
func (t *tx) tellOfMentions(n notice, description string) error {
	named, err := t.mentioned(n, description)
	if err != nil {
		return err
	}
	for _, user := range named {
		if err := t.notify(n.of(schema.Mentioned, user)); err != nil {
			return err
		}
	}
	return nil
}

// mention is a username after @, which does not follow a letter as in an address.
var mention = regexp.MustCompile(`(?:^|[^\pL\pN_.@-])@([A-Za-z0-9_-]+)`)

// mentioned returns the users that a text mentions, without those who may not see the find of
// the notice: they must not learn of it, and the author must not learn who they are.
func (t *tx) mentioned(n notice, text string) ([]string, error) {
	var names []string
	for _, m := range mention.FindAllStringSubmatch(text, -1) {
		if name := strings.ToLower(m[1]); !slices.Contains(names, name) && len(names) < schema.MentionsMax {
			names = append(names, name)
		}
	}
	if names == nil {
		return nil, nil
	}
	marks, args := sqldb.In(names)
	return t.inSight(n, sqldb.Cond{SQL: "u.username IN (" + marks + ")", Args: args})
}

// inSight returns those of some users u who may see the find of a notice, and that no block
// separates from its actor.
func (t *tx) inSight(n notice, which sqldb.Cond) (ids []string, err error) {
	w, args := sqldb.Where(which, notBin, unblocked("u.id", n.from),
		sqldb.Cond{SQL: `EXISTS (SELECT 1 FROM find f WHERE f.id = ? AND ` + perRow(visible("user"), "u.id") + `)`, Args: []any{n.find.ID}})
	err = t.Select(&ids, `SELECT u.id FROM "user" u`+w+` ORDER BY u.id`, args...)
	return ids, err
}

// comment reads a comment as the viewer sees it.
func (t *tx) comment(viewer, id string) (schema.Comment, error) {
	var r commentRow
	of := commentsFor(viewer)
	err := t.Get(&r, of.SQL+` WHERE c.id = ?`, append(of.Args, id)...)
	return r.comment(), err
}

// commentFor reads a comment for a write by the viewer, who must see the find
// and must not be separated from the author by a block.
func (t *tx) commentFor(viewer, find, id string) (findRow, schema.Comment, error) {
	f, err := t.findFor(viewer, find)
	if err != nil {
		return f, schema.Comment{}, err
	}
	free := unhidden("c", viewer)
	err = t.Get(&id, `SELECT c.id FROM find_comment c WHERE c.id = ? AND c.find_id = ? AND `+free.SQL, free.ArgsAfter(id, find)...)
	if err != nil {
		return f, schema.Comment{}, err
	}
	c, err := t.comment(viewer, id)
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
		if c.Hidden != nil {
			return schema.ErrHiddenByAdmin
		}
		if c.Content == content {
			return nil
		}
		c.Content = content
		if _, err = t.Exec(`UPDATE find_comment SET content = ?, updated_at = ? WHERE id = ?`, content, t.Now, id); err != nil {
			return err
		}
		return t.noteComment(find, id, author)
	})
	return c, err
}

// DeleteComment removes a comment, and the notification of it if that has not
// been read; its author and the find's owner may. The author may do so also without seeing the find any more.
func (s *Store) DeleteComment(ctx context.Context, viewer, find, id string) error {
	return s.tx(ctx, func(t *tx) error {
		f, c, err := t.commentFor(viewer, find, id)
		if errors.Is(err, schema.ErrNotFound) {
			c, err = t.ownComment(viewer, find, id)
		}
		if err != nil {
			return err
		}
		if c.UserID != viewer && f.UserID != viewer {
			return schema.ErrNotAuthor
		}
		if _, err := t.Exec(`DELETE FROM notification WHERE comment_id = ? AND NOT is_read`, id); err != nil {
			return err
		}
		if err := t.keepTaken("find_comment", sqldb.Cond{SQL: "f.id = ?", Args: []any{id}}); err != nil {
			return err
		}
		n, err := t.Exec(`DELETE FROM find_comment WHERE id = ?`, id)
		if err != nil {
			return err
		}
		if c.Hidden != nil { // it is in no count
			n = 0
		}
		if err := t.countFor(c.UserID, find, 0, -int(n)); err != nil {
			return err
		}
		return t.noteComment(find, id, c.UserID)
	})
}

// DeleteOwnComment is DeleteComment of the author, who need not know the find.
func (s *Store) DeleteOwnComment(ctx context.Context, author, id string) error {
	var find string
	if err := s.db.Get(ctx, &find, `SELECT find_id FROM find_comment WHERE id = ? AND user_id = ?`, id, author); err != nil {
		return err
	}
	return s.DeleteComment(ctx, author, find, id)
}

// ownComment reads a comment of the author for a write, also of a find that they may not see.
func (t *tx) ownComment(author, find, id string) (c schema.Comment, err error) {
	if err := t.active(author); err != nil {
		return c, err
	}
	if err := t.Get(&find, `SELECT f.id FROM find f WHERE f.id = ?`+t.Dialect.ForUpdate, find); err != nil {
		return c, err
	}
	if err := t.Get(&id, `SELECT id FROM find_comment WHERE id = ? AND find_id = ? AND user_id = ?`, id, find, author); err != nil {
		return c, err
	}
	return t.comment(author, id)
}

// changesLife is how long a change of a comment is kept for the streams, at least.
const changesLife = 10 * time.Minute

// noteComment notes a change of a comment, and wakes the streams that wait for it.
func (t *tx) noteComment(find, comment, author string) error {
	_, err := t.Exec(`INSERT INTO comment_change (id, find_id, comment_id, user_id) VALUES (?, ?, ?, ?)`, t.newID(), find, comment, author)
	t.AfterCommit(func() { t.s.streams.WakeComments(find) })
	return err
}

// CommentChange is a comment that was written, edited or deleted.
type CommentChange struct {
	ID        string          `db:"id"` // of the change; rises as those of notifications
	CommentID string          `db:"comment_id"`
	Shown     bool            `db:"shown"` // false if a block separates the viewer from the author
	Comment   *schema.Comment `db:"-"`     // as it is now, or nil when it is deleted or not shown
}

// CommentChanges lists at most SinceMax changes of the comments on a find after the one with
// an id, in their order. It lists none while the viewer may not see the find. Those behind a
// block count, so that a stream reads each of them once and not again with every later one.
func (s *Store) CommentChanges(ctx context.Context, viewer, find, after string) ([]CommentChange, error) {
	var list []CommentChange
	see, free := visible(viewer), unblocked("h.user_id", viewer)
	w, args := sqldb.Where(sqldb.Equal("h.find_id", find), sqldb.Cond{SQL: "h.id > ?", Args: []any{after}},
		sqldb.Cond{SQL: "EXISTS (SELECT 1 FROM find f WHERE f.id = ? AND " + see.SQL + ")", Args: see.ArgsAfter(find)}) // once, not for each row
	err := s.db.Select(ctx, &list, `SELECT h.id, h.comment_id, `+free.Column()+` AS shown FROM comment_change h`+w+` ORDER BY h.id LIMIT `+sqldb.Limit,
		slices.Concat(free.Args, args, []any{SinceMax})...)
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, c := range list {
		if c.Shown {
			ids = append(ids, c.CommentID)
		}
	}
	if ids == nil {
		return list, nil
	}
	marks, in := sqldb.In(ids)
	of, shown := commentsFor(viewer), unhidden("c", viewer) // to others, a hidden comment is as if it were deleted
	var rows []commentRow
	if err := s.db.Select(ctx, &rows, of.SQL+` WHERE c.id IN (`+marks+`) AND `+shown.SQL, slices.Concat(of.Args, in, shown.Args)...); err != nil {
		return nil, err
	}
	for i := range list {
		for _, r := range rows {
			if list[i].Shown && r.CommentID == list[i].CommentID {
				c := r.comment()
				list[i].Comment = &c
			}
		}
	}
	return list, nil
}

// LastCommentChange returns the id of the newest change of the comments on a find, or "", or
// schema.ErrNotFound unless the viewer may see the find.
func (s *Store) LastCommentChange(ctx context.Context, viewer, find string) (id string, err error) {
	if err := s.requireVisible(ctx, viewer, find); err != nil {
		return "", err
	}
	err = s.db.Get(ctx, &id, `SELECT COALESCE(MAX(id), '') FROM comment_change WHERE find_id = ?`, find)
	return id, err
}

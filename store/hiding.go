package store

// This file has what administrators do to finds and comments. A hidden find is in the table
// bin, like finds that their owners have deleted, so that the conditions of visible.go hide it;
// in_bin is FALSE until its owner deletes it, and it is not swept before that. A hidden comment
// stays in its table, for its author alone.

import (
	"context"
	"errors"

	"finds/schema"
	"finds/store/sqldb"
)

// explain returns schema.ErrHiddenByAdmin in place of schema.ErrNotFound to the owner of a find
// that an administrator has hidden.
func (t *tx) explain(owner, id string, err error) error {
	if !errors.Is(err, schema.ErrNotFound) {
		return err
	}
	hidden, failed := exists(t.Get(&id, `SELECT find_id FROM bin WHERE find_id = ? AND user_id = ? AND hidden_at IS NOT NULL AND NOT in_bin`,
		id, owner))
	switch {
	case failed != nil:
		return failed
	case hidden:
		return schema.ErrHiddenByAdmin
	}
	return err
}

// target is a find or a comment that an administrator acts on.
type target struct {
	kind    string
	find    findRow
	owner   string // the user who has published it
	bin     *binRow
	comment string // id, for comments
	hidden  *schema.Hiding
}

// targetFind reads a find for an act of an administrator, who may act on public finds, on
// those that they see, that are hidden, or that an open report is about.
func (t *tx) targetFind(by Actor, id string) (x target, err error) {
	x = target{kind: schema.ReportedFind}
	if err := t.lockBins(); err != nil {
		return x, err
	}
	if err := t.Get(&x.find, findRowSelect+` WHERE f.id = ?`+t.Dialect.ForUpdate, id); err != nil {
		return x, err
	}
	if x.bin, err = t.binned(id); err != nil {
		return x, err
	}
	x.owner = x.find.UserID
	if x.bin != nil {
		x.owner, x.hidden = x.bin.UserID, x.bin.hiding()
	}
	if x.hidden == nil {
		err = t.mayModerate(by, x)
	}
	return x, err
}

// targetComment is targetFind of a comment.
func (t *tx) targetComment(by Actor, id string) (x target, err error) {
	x = target{kind: schema.ReportedComment, comment: id}
	err = t.Get(&x.find, findRowSelect+` WHERE f.id = (SELECT find_id FROM find_comment WHERE id = ?)`+t.Dialect.ForUpdate, id)
	if err != nil {
		return x, err
	}
	var c struct {
		UserID string       `db:"user_id"`
		At     *schema.Time `db:"hidden_at"`
		Reason string       `db:"reason"`
	}
	if err := t.Get(&c, `SELECT user_id, hidden_at, COALESCE(hidden_reason, '') AS reason FROM find_comment WHERE id = ?`, id); err != nil {
		return x, err
	}
	if x.owner, x.hidden = c.UserID, hiding(c.At, c.Reason); x.hidden == nil {
		err = t.mayModerate(by, x)
	}
	return x, err
}

// id returns the id of the find or the comment.
func (x target) id() string {
	if x.comment != "" {
		return x.comment
	}
	return x.find.ID
}

// mayModerate returns schema.ErrNotFound unless the find is public, the administrator sees it, or
// an open report by somebody else is about the target.
func (t *tx) mayModerate(by Actor, x target) error {
	see := visible(by.ID)
	var id string
	return t.Get(&id, `SELECT f.id FROM find f WHERE f.id = ? AND (f.is_public = 1 OR `+see.SQL+
		` OR EXISTS (SELECT 1 FROM report r WHERE r.target_id = ? AND r.closed_at IS NULL AND `+ofOthers+`))`, append(see.ArgsAfter(x.find.ID), x.id(), by.ID)...)
}

// HideFind hides a find from everybody but its owner, who is notified. The reason of one that
// is hidden already changes.
func (s *Store) HideFind(ctx context.Context, by Actor, id, reason string) error {
	return s.moderate(ctx, by, id, (*tx).targetFind, func(t *tx, x target) error { return t.hide(by, x, reason) })
}

// ShowFind undoes HideFind. It returns schema.ErrNotFound for a find that is not hidden.
func (s *Store) ShowFind(ctx context.Context, by Actor, id string, name Namer) error {
	return s.publicAgain(ctx, id, name, func(t *tx, zoned *atHome) error {
		return t.moderate(by, id, (*tx).targetFind, func(t *tx, x target) error { return t.show(by, x, zoned) })
	})
}

// HideComment is HideFind of a comment.
func (s *Store) HideComment(ctx context.Context, by Actor, id, reason string) error {
	return s.moderate(ctx, by, id, (*tx).targetComment, func(t *tx, x target) error { return t.hide(by, x, reason) })
}

// ShowComment undoes HideComment.
func (s *Store) ShowComment(ctx context.Context, by Actor, id string) error {
	return s.moderate(ctx, by, id, (*tx).targetComment, func(t *tx, x target) error { return t.show(by, x, nil) })
}

// MakeListPrivate makes a list private that others may see, and notifies its owner. Administrators may act on public lists, on those
// that they see, and on those that an open report by somebody else is about. It deletes the links to the list, which show its name.
func (s *Store) MakeListPrivate(ctx context.Context, by Actor, id, reason string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.mayAct(by); err != nil {
			return err
		}
		return t.makeListPrivate(by, id, reason)
	})
}

func (t *tx) makeListPrivate(by Actor, id, reason string) error {
	var list struct {
		Name   string `db:"name"`
		UserID string `db:"user_id"`
	}
	see := visibleList(by.ID)
	err := t.Get(&list, `SELECT l.name, l.user_id FROM list l WHERE l.id = ? AND (l.visibility <> 'private' OR l.for_members)
		AND (l.visibility = 'public' OR `+see.SQL+` OR EXISTS (SELECT 1 FROM report r WHERE r.target_id = l.id AND r.closed_at IS NULL AND `+ofOthers+`))`,
		append(see.ArgsAfter(id), by.ID)...)
	if err != nil {
		return err
	}
	if _, err := t.Exec(`UPDATE list SET visibility = 'private', for_members = FALSE, join_code = NULL, updated_at = ? WHERE id = ?`, t.Now, id); err != nil {
		return err
	}
	for _, q := range []string{`DELETE FROM share WHERE list_id = ?`, `UPDATE invite SET list_id = NULL WHERE list_id = ?`} {
		if _, err := t.Exec(q, id); err != nil {
			return err
		}
	}
	if err := t.touchList(id); err != nil {
		return err
	}
	owner, err := t.username(list.UserID)
	if err == nil {
		err = t.note(by, "list_private", id, owner, reason)
	}
	if err != nil || list.UserID == by.ID {
		return err
	}
	return t.notifyModeration(schema.Moderated, list.UserID, "A decision of an administrator", "An administrator has made your list private",
		map[string]string{"kind": "list", "outcome": "private", "note": reason, "listName": list.Name})
}

// moderate reads a target and acts on it in one transaction.
func (s *Store) moderate(ctx context.Context, by Actor, id string, read func(*tx, Actor, string) (target, error),
	act func(*tx, target) error) error {
	return s.tx(ctx, func(t *tx) error { return t.moderate(by, id, read, act) })
}

func (t *tx) moderate(by Actor, id string, read func(*tx, Actor, string) (target, error), act func(*tx, target) error) error {
	if err := t.mayAct(by); err != nil {
		return err
	}
	x, err := read(t, by, id)
	if err != nil {
		return err
	}
	return act(t, x)
}

// hide hides a find or a comment, notifies its owner, and logs it.
func (t *tx) hide(by Actor, x target, reason string) (err error) {
	switch {
	case x.comment != "":
		err = t.hideComment(x, reason)
	case x.bin == nil:
		err = t.putInBin(x.find, binRow{HiddenAt: &t.Now, HiddenReason: reason})
	default:
		_, err = t.Exec(`UPDATE bin SET hidden_at = COALESCE(hidden_at, ?), hidden_reason = ? WHERE find_id = ?`, t.Now, reason, x.find.ID)
	}
	if err != nil {
		return err
	}
	return t.conclude(by, x, schema.OutcomeHidden, reason)
}

func (t *tx) hideComment(x target, reason string) error {
	_, err := t.Exec(`UPDATE find_comment SET hidden_at = COALESCE(hidden_at, ?), hidden_reason = ? WHERE id = ?`, t.Now, reason, x.comment)
	if err != nil || x.hidden != nil {
		return err
	}
	if _, err := t.Exec(`DELETE FROM notification WHERE comment_id = ?`, x.comment); err != nil {
		return err
	}
	return t.commentCounted(x, -1)
}

// commentCounted adds change to the comment count of the find.
func (t *tx) commentCounted(x target, change int) error {
	if err := t.countFor(x.owner, x.find.ID, 0, change); err != nil {
		return err
	}
	return t.noteComment(x.find.ID, x.comment, x.owner)
}

// show shows a find or a comment again; zoned is as in publicAgain.
func (t *tx) show(by Actor, x target, zoned *atHome) (err error) {
	switch {
	case x.hidden == nil:
		return schema.ErrNotFound
	case x.comment != "":
		if _, err = t.Exec(`UPDATE find_comment SET hidden_at = NULL, hidden_reason = NULL WHERE id = ?`, x.comment); err == nil {
			err = t.commentCounted(x, 1)
		}
	case x.bin.InBin:
		_, err = t.Exec(`UPDATE bin SET hidden_at = NULL, hidden_reason = NULL WHERE find_id = ?`, x.find.ID)
	default:
		err = t.giveBack(x.find, x.owner, x.bin.Public, zoned)
	}
	if err != nil {
		return err
	}
	return t.conclude(by, x, schema.OutcomeShown, "")
}

// remove deletes a find or a comment, and appends the storage paths of the media to files.
func (t *tx) remove(by Actor, x target, reason string, files *[]string) (err error) {
	if x.comment == "" {
		err = t.removeFinds(sqldb.Cond{SQL: "f.id = ?", Args: []any{x.find.ID}}, files)
	} else {
		err = t.removeComment(x)
	}
	if err != nil {
		return err
	}
	return t.conclude(by, x, schema.OutcomeDeleted, reason)
}

func (t *tx) removeComment(x target) error {
	if _, err := t.Exec(`DELETE FROM notification WHERE comment_id = ?`, x.comment); err != nil {
		return err
	}
	if err := t.keepTaken("find_comment", sqldb.Cond{SQL: "f.id = ?", Args: []any{x.comment}}); err != nil {
		return err
	}
	if _, err := t.Exec(`DELETE FROM find_comment WHERE id = ?`, x.comment); err != nil {
		return err
	}
	if x.hidden != nil {
		return t.noteComment(x.find.ID, x.comment, x.owner)
	}
	return t.commentCounted(x, -1)
}

// conclude notifies the owner of a find or a comment of what an administrator has done to it, and
// logs it.
func (t *tx) conclude(by Actor, x target, outcome, reason string) error {
	owner, err := t.username(x.owner)
	if err != nil {
		return err
	}
	if err := t.note(by, x.kind+"_"+outcome, x.id(), owner, reason); err != nil {
		return err
	}
	if x.owner == by.ID {
		return nil
	}
	data := map[string]string{"kind": x.kind, "outcome": outcome, "note": reason}
	if x.kind == schema.ReportedFind {
		data["findTitle"] = x.find.Title
	}
	if x.kind == schema.ReportedComment || outcome != schema.OutcomeDeleted {
		data["findId"] = x.find.ID
	}
	if x.kind == schema.ReportedComment && outcome != schema.OutcomeDeleted {
		data["commentId"] = x.comment
	}
	return t.notifyModeration(schema.Moderated, x.owner, "A decision of an administrator", moderatedTexts[x.kind+outcome], data)
}

// moderatedTexts are what owners read, by kind and outcome.
var moderatedTexts = map[string]string{
	schema.ReportedFind + schema.OutcomeHidden:     "An administrator has hidden your find",
	schema.ReportedFind + schema.OutcomeShown:      "An administrator shows your find again",
	schema.ReportedFind + schema.OutcomeDeleted:    "An administrator has deleted your find",
	schema.ReportedComment + schema.OutcomeHidden:  "An administrator has hidden your comment",
	schema.ReportedComment + schema.OutcomeShown:   "An administrator shows your comment again",
	schema.ReportedComment + schema.OutcomeDeleted: "An administrator has deleted your comment",
}

// username returns the name of a user in the transaction.
func (t *tx) username(id string) (name string, err error) {
	_, err = exists(t.Get(&name, `SELECT username FROM "user" WHERE id = ?`, id))
	return name, err
}

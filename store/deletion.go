package store

import (
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"time"

	"finds/schema"
	"finds/store/search"
	"finds/store/sqldb"
)

// DeleteFind removes a find of the owner's, in the bin or not, with all that hangs on it,
// and returns the storage paths of its media.
func (s *Store) DeleteFind(ctx context.Context, owner, id string) (files []string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		files = nil
		if err := t.lockBins(); err != nil {
			return err
		}
		_, err := t.ownFind(owner, id)
		if errors.Is(err, schema.ErrNotFound) {
			err = t.Get(&id, `SELECT find_id FROM bin WHERE find_id = ? AND user_id = ?`, id, owner)
		}
		if err != nil {
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
	if err := t.Select(&urls, `SELECT m.url FROM find_media m JOIN find f ON f.id = m.find_id WHERE `+which.SQL+`
		UNION ALL SELECT m.url FROM find_version_media m JOIN find f ON f.id = m.find_id WHERE `+which.SQL, slices.Concat(which.Args, which.Args)...); err != nil {
		return err
	}
	*files = append(*files, urls...)
	var rows []search.Row
	err := t.Select(&rows, `SELECT f.doc_id, f.title, f.description, f.category, COALESCE(f.location_name, '') AS place, f.user_id, f.is_public, f.only_me FROM find f WHERE `+which.SQL, which.Args...)
	if err != nil {
		return err
	}
	for _, f := range rows {
		search.Unindex(t.Tx, f.Doc, f.Text())
	}
	var public []countChange
	err = t.Select(&public, `SELECT l.id, l.num, l.latitude, l.longitude, l.cell, g.finds FROM location l JOIN (
			SELECT f.location_id, -COUNT(*) AS finds FROM find f WHERE f.is_public = 1 AND `+which.SQL+` GROUP BY f.location_id
		) g ON g.location_id = l.id ORDER BY l.id`, which.Args...)
	if err != nil {
		return err
	}
	for _, d := range public {
		t.Note(d)
	}
	if err := t.keepTaken("find", which); err != nil {
		return err
	}
	if err := t.eraseBy(t.Now.Add(eraseWithin)); err != nil {
		return err
	}
	_, err = t.Exec(`DELETE FROM find WHERE id IN (SELECT f.id FROM find f WHERE `+which.SQL+`)`, which.Args...)
	return err
}

// keepTaken notes the ids of finds or comments f, which are about to be deleted, as created by
// no user: links to them must not lead to what another user creates. Ids that are too old to
// create something under need no note.
func (t *tx) keepTaken(table string, which sqldb.Cond) error {
	young := schema.At(t.Now.Add(-schema.ClientIDLife - schema.ClientIDAhead))
	_, err := t.Exec(`INSERT INTO creation (id, sum, created_at) SELECT f.id, '', f.created_at FROM `+table+` f WHERE f.created_at > ? AND `+which.SQL+`
		ON CONFLICT (id) DO NOTHING`, which.ArgsAfter(young)...)
	return err
}

// DeleteUser deletes an account with its finds, comments and media, and returns the
// storage paths of files that nothing names any more. It returns schema.ErrLastAdmin for the
// only administrator of other accounts. It first ends all sessions, then
// deletes what there may be much of in steps, between which it ends with the context, then the account. Leaving lists
// interrupted deletions.
func (s *Store) DeleteUser(ctx context.Context, id string) (files []string, err error) {
	if err := s.leave(ctx, id); err != nil {
		return nil, err
	}
	for _, step := range erasure(id) {
		gone, err := s.inSteps(ctx, step)
		if files = append(files, gone...); err != nil {
			return files, err
		}
	}
	gone, err := s.removeUser(ctx, id)
	if errors.Is(err, schema.ErrNotFound) { // another has finished it
		err = nil
	}
	return append(files, gone...), err
}

// A step deletes n rows at most of something in a transaction, appends the storage paths of files that nothing names
// any more to files, and returns how many rows there were: with fewer than n, nothing is left.
type step func(t *tx, n int, files *[]string) (int, error)

// erasure lists the steps that delete what an account may have much of. What is written meanwhile, by requests that
// were under way, is left for removeUser.
func erasure(id string) []step {
	steps := []step{
		removeSome(id),
		removeBinned(binOf(id)),
		func(t *tx, n int, _ *[]string) (int, error) { return t.removeLikes(id, n) },
		func(t *tx, n int, _ *[]string) (int, error) { return t.removeComments(id, n) },
		func(t *tx, n int, _ *[]string) (int, error) { return t.removePlaces(id, "", n) }, // at which no find is
	}
	for _, q := range erasedRows {
		steps = append(steps, func(t *tx, n int, _ *[]string) (int, error) {
			done, err := t.Exec(q, id, n)
			return int(done), err
		})
	}
	return steps
}

// erasedRows delete rows of an account, given it and how many. Each begins with the index by user, whose first rows it
// takes without sorting all, and looks them up by the key of the table: otherwise a step would read all rows, however few
// it deletes.
var erasedRows = []string{
	`DELETE FROM find_saved WHERE (find_id, user_id) IN (SELECT find_id, user_id FROM find_saved WHERE user_id = ? LIMIT ` + sqldb.Limit + `)`,
	`DELETE FROM find_like_told WHERE (find_id, user_id) IN (SELECT find_id, user_id FROM find_like_told WHERE user_id = ? LIMIT ` + sqldb.Limit + `)`,
	`DELETE FROM notification WHERE id IN (SELECT id FROM notification WHERE user_id = ? LIMIT ` + sqldb.Limit + `)`,
	`DELETE FROM notification WHERE id IN (SELECT id FROM notification WHERE actor_id = ? LIMIT ` + sqldb.Limit + `)`,
	`UPDATE creation SET user_id = NULL WHERE id IN (SELECT id FROM creation WHERE user_id = ? LIMIT ` + sqldb.Limit + `)`,
	`UPDATE list_find SET added_by = NULL, shows = 0, note = '' WHERE (list_id, find_id) IN (SELECT list_id, find_id FROM list_find WHERE added_by = ? LIMIT ` + sqldb.Limit + `)`,
	`DELETE FROM import_row WHERE (import_id, num) IN
		(SELECT r.import_id, r.num FROM import i JOIN import_row r ON r.import_id = i.id WHERE i.user_id = ? LIMIT ` + sqldb.Limit + `)`,
	`DELETE FROM list_find WHERE (list_id, find_id) IN
		(SELECT x.list_id, x.find_id FROM list l JOIN list_find x ON x.list_id = l.id WHERE l.user_id = ? LIMIT ` + sqldb.Limit + `)`,
}

const (
	// firstStep is how many rows the first transaction of a long work deletes.
	firstStep = 16
	// stepTime is how long such a transaction takes, in the middle: others wait for it.
	stepTime = 50 * time.Millisecond
	// pauseMax is how long the pause after it is at most.
	pauseMax = time.Second
)

// inSteps runs a step in transactions of its own until nothing is left. Each has as many rows, up to deleteBatch, as
// take some stepTime, and is followed by a pause as long as it was, so that others have the database for half of the
// time. It ends with the context after a step, with the files of those that were done.
func (s *Store) inSteps(ctx context.Context, do step) (files []string, err error) {
	for n := min(firstStep, s.limits.deleteBatch); ; {
		var began time.Time
		var gone []string
		done := 0
		err := s.tx(ctx, func(t *tx) (err error) {
			if err = t.Lock("delete user"); err != nil {
				return err
			}
			began, gone = s.opt.Now(), nil
			done, err = do(t, n, &gone)
			return err
		})
		if err != nil {
			return files, err
		}
		if files = append(files, gone...); done < n {
			return files, nil
		}
		took := min(s.opt.Now().Sub(began), pauseMax)
		s.db.Checkpoint()
		select { // others have their turn for as long as the step took
		case <-time.After(2*took - s.opt.Now().Sub(began)):
		case <-ctx.Done():
			return files, ctx.Err()
		}
		switch {
		case took > 2*stepTime:
			n = max(1, n/2)
		case took < stepTime:
			n = min(2*n, s.limits.deleteBatch)
		}
	}
}

// Leaving lists accounts that are being deleted, or were when a process ended.
func (s *Store) Leaving(ctx context.Context) (ids []string, err error) {
	err = s.db.Select(ctx, &ids, `SELECT id FROM "user" WHERE leaving ORDER BY id`)
	return ids, err
}

// leave ends the sessions of an account and every way to sign in.
func (s *Store) leave(ctx context.Context, id string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.mayLeave(id); err != nil {
			return err
		}
		n, err := t.Exec(`UPDATE "user" SET leaving = TRUE, password_hash = NULL, google_id = NULL WHERE id = ?`, id)
		if err == nil && n == 0 {
			err = schema.ErrNotFound
		}
		if err != nil {
			return err
		}
		if err := t.handOverLists(id); err != nil {
			return err
		}
		return t.signOut(id)
	})
}

// mayLeave returns schema.ErrLastAdmin if an account is the only administrator of other
// accounts.
func (t *tx) mayLeave(id string) error {
	if err := t.Lock("administration"); err != nil {
		return err
	}
	var role string
	err := t.Get(&role, `SELECT role FROM "user" u WHERE u.id = ? AND NOT u.leaving AND EXISTS
		(SELECT 1 FROM "user" o WHERE o.id <> u.id AND o.id <> '`+binID+`' AND NOT o.leaving)`, id)
	if errors.Is(err, schema.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	return t.otherAdmin(id, role)
}

// removeSome deletes finds of an account.
func removeSome(owner string) step {
	return removeBatch(`SELECT id FROM find WHERE user_id = ? ORDER BY created_at, id LIMIT `+sqldb.Limit, owner)
}

// removeBatch deletes the finds whose ids a query returns: its last argument, the limit, is added here.
func removeBatch(query string, args ...any) step {
	return func(t *tx, n int, files *[]string) (int, error) {
		var ids []string
		if err := t.Select(&ids, query, append(slices.Clone(args), n)...); err != nil || len(ids) == 0 {
			return 0, err
		}
		if err := t.lockFinds(ids); err != nil {
			return 0, err
		}
		marks, in := sqldb.In(ids)
		return len(ids), t.removeFinds(sqldb.Cond{SQL: "f.id IN (" + marks + ")", Args: in}, files)
	}
}

// lockFinds locks the rows of some finds on PostgreSQL, in the order in which all who lock several do.
func (t *tx) lockFinds(ids []string) error {
	if t.Dialect.ForUpdate == "" {
		return nil
	}
	marks, in := sqldb.In(ids)
	return t.Select(&ids, `SELECT id FROM find WHERE id IN (`+marks+`) ORDER BY id`+t.Dialect.ForUpdate, in...)
}

// removeLikes deletes likes of an account that is leaving, n at most, and returns how many there were.
func (t *tx) removeLikes(user string, n int) (int, error) {
	if err := t.holdUser(user); err != nil {
		return 0, err
	}
	var finds []string
	if err := t.Select(&finds, `SELECT find_id FROM find_like WHERE user_id = ? ORDER BY find_id LIMIT `+sqldb.Limit, user, n); err != nil || len(finds) == 0 {
		return 0, err
	}
	if err := t.lockFinds(finds); err != nil {
		return 0, err
	}
	marks, in := sqldb.In(finds)
	un := uncounted("find.id", user)
	if _, err := t.Exec(`UPDATE find SET like_count = like_count - 1, version = version + 1 WHERE id IN (`+marks+`) AND NOT `+un.SQL, un.ArgsAfter(in...)...); err != nil {
		return 0, err
	}
	_, err := t.Exec(`DELETE FROM find_like WHERE user_id = ? AND find_id IN (`+marks+`)`, append([]any{user}, in...)...)
	return len(finds), err
}

// removeComments is removeLikes for comments. Their ids stay taken.
func (t *tx) removeComments(user string, n int) (int, error) {
	if err := t.holdUser(user); err != nil {
		return 0, err
	}
	var rows []struct {
		ID   string `db:"id"`
		Find string `db:"find_id"`
	}
	if err := t.Select(&rows, `SELECT id, find_id FROM find_comment WHERE user_id = ? ORDER BY find_id, id LIMIT `+sqldb.Limit, user, n); err != nil || len(rows) == 0 {
		return 0, err
	}
	ids, finds := make([]string, len(rows)), make([]string, len(rows))
	for i, r := range rows {
		ids[i], finds[i] = r.ID, r.Find
	}
	finds = slices.Compact(finds)
	if err := t.lockFinds(finds); err != nil {
		return 0, err
	}
	marks, in := sqldb.In(ids)
	if err := t.keepTaken("find_comment", sqldb.Cond{SQL: "f.id IN (" + marks + ")", Args: in}); err != nil {
		return 0, err
	}
	places, of := sqldb.In(finds)
	un := uncounted("find.id", user)
	_, err := t.Exec(`UPDATE find SET version = version + 1, comment_count = comment_count - (SELECT COUNT(*) FROM find_comment c WHERE c.id IN (`+marks+`)
		AND c.find_id = find.id AND c.hidden_at IS NULL) WHERE id IN (`+places+`) AND NOT `+un.SQL, slices.Concat(in, of, un.Args)...)
	if err != nil {
		return 0, err
	}
	for _, q := range []string{`DELETE FROM notification WHERE comment_id IN (`, `DELETE FROM find_comment WHERE id IN (`} {
		if _, err := t.Exec(q+marks+`)`, in...); err != nil {
			return 0, err
		}
	}
	return len(rows), nil
}

// removeUser deletes an account and its remaining rows.
func (s *Store) removeUser(ctx context.Context, id string) (files []string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		files = nil
		// Two accounts can share rows, so deletions run one after the other.
		if err := t.Lock("delete user"); err != nil {
			return err
		}
		// New references to the account wait for the first lock, and changes of
		// the finds that it owns, likes or comments on for the second, so that
		// the rows counted here are the rows deleted.
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
		if _, err := t.removePlaces(id, id, math.MaxInt32); err != nil {
			return err
		}
		mine := sqldb.Cond{SQL: "(f.user_id = ? OR f.id IN (SELECT find_id FROM bin WHERE user_id = ?))", Args: []any{id, id}}
		if err := t.removeFinds(mine, &files); err != nil {
			return err
		}
		var own []string
		err := t.Select(&own, `SELECT url FROM upload WHERE user_id = ?
			UNION ALL SELECT profile_picture_url FROM "user" WHERE id = ? AND profile_picture_url IS NOT NULL`, id, id)
		if err != nil {
			return err
		}
		files = append(files, own...)
		if err := t.keepTaken("find_comment", sqldb.Cond{SQL: "f.user_id = ?", Args: []any{id}}); err != nil {
			return err
		}
		un := uncounted("find.id", id).SQL
		for _, q := range []string{
			`UPDATE find SET like_count = like_count - 1, version = version + 1 WHERE id IN (SELECT find_id FROM find_like WHERE user_id = ?) AND NOT ` + un,
			`UPDATE find SET comment_count = comment_count - (SELECT COUNT(*) FROM find_comment c WHERE c.find_id = find.id AND c.user_id = ? AND c.hidden_at IS NULL), version = version + 1
				WHERE id IN (SELECT find_id FROM find_comment WHERE user_id = ?) AND NOT ` + un,
			`UPDATE "user" SET invited_by = NULL WHERE invited_by = ?`,
			`DELETE FROM report WHERE owner_id = ?`,
			`DELETE FROM "user" WHERE id = ?`,
		} {
			n, err := t.Exec(q, sqldb.Repeat(id, strings.Count(q, "?"))...)
			if err != nil {
				return err
			}
			if n == 0 && strings.HasPrefix(q, `DELETE FROM "user"`) {
				return schema.ErrNotFound
			}
		}
		t.AfterCommit(t.s.wantErased)
		return t.eraseBy(t.Now.Time)
	})
	return files, err
}

// removePlaces deletes locations that a user has added and at which no user has a find, except for one, if but is not
// "", whose finds the transaction deletes; n at most. It returns how many it tries to delete, after all finds are
// deleted and counted. A location at which somebody publishes at the same time stays.
func (t *tx) removePlaces(owner, but string, n int) (int, error) {
	var ids []string
	err := t.Select(&ids, `SELECT l.id FROM location l WHERE l.user_id = ?
		AND NOT EXISTS (SELECT 1 FROM find f WHERE f.location_id = l.id AND f.user_id <> ?) LIMIT `+sqldb.Limit+t.Dialect.SkipLocked, owner, but, n)
	if err != nil || len(ids) == 0 {
		return 0, err
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
	return len(ids), nil
}

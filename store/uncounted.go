package store

import (
	"context"
	"errors"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// The likes and comments of suspended users are in no count. There may be many of them, so a suspension and its end hold
// at once, and the counts of finds follow in steps, by the ids of the finds. A row of the table uncounted says how far
// they are: what the user has on finds with ids lower than `below` is in no count, or on all finds if it is NULL. A
// user who is not suspended and has no row is counted everywhere. A transaction that changes a count locks the find or
// the user and applies the condition uncounted, so the row may stay, for example after a crash.

// uncounted is the condition that the likes and comments of a user on the find whose id is in a column are in no count.
func uncounted(column, user string) sqldb.Cond {
	return sqldb.Cond{SQL: `EXISTS (SELECT 1 FROM uncounted n WHERE n.user_id = ? AND (n.below IS NULL OR ` + column + ` < n.below))`, Args: []any{user}}
}

// countFor adds likes and comments of a user to the counts of a find that the transaction has locked, unless what the
// user has there is in no count.
func (t *tx) countFor(user, find string, likes, comments int) error {
	un := uncounted("find.id", user)
	_, err := t.Exec(`UPDATE find SET like_count = like_count + ?, comment_count = comment_count + ?, version = version + 1 WHERE id = ? AND NOT `+un.SQL,
		un.ArgsAfter(likes, comments, find)...)
	return err
}

// holdUser locks the row of a user on PostgreSQL, so that they neither write, see active, nor are suspended until the end
// of the transaction. Others may still write rows that refer to the user: they may have locked a find that the
// transaction will wait for.
func (t *tx) holdUser(user string) error {
	if t.Dialect.ForUpdate == "" {
		return nil
	}
	_, err := exists(t.Get(&user, `SELECT id FROM "user" WHERE id = ? FOR NO KEY UPDATE`, user))
	return err
}

// recount is a step that takes the likes and comments of a suspended user out of the counts of finds, and those of
// others back in.
func recount(user string) step {
	return func(t *tx, n int, _ *[]string) (int, error) { return t.recount(user, n) }
}

// recount is the step: it returns for how many finds it has done so, n at most.
func (t *tx) recount(user string, n int) (int, error) {
	if err := t.holdUser(user); err != nil {
		return 0, err
	}
	var at struct {
		Below     *string `db:"below"`
		Suspended bool    `db:"suspended"`
	}
	err := t.Get(&at, `SELECT below, EXISTS (SELECT 1 FROM suspension x WHERE x.user_id = n.user_id) AS suspended FROM uncounted n WHERE user_id = ?`, user)
	if errors.Is(err, schema.ErrNotFound) || err == nil && at.Suspended && at.Below == nil {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	sign, from, dir := -1, sqldb.Cond{}, "ASC"
	switch {
	case at.Suspended:
		from = sqldb.Cond{SQL: "find_id >= ?", Args: []any{*at.Below}}
	case at.Below != nil:
		sign, from, dir = 1, sqldb.Cond{SQL: "find_id < ?", Args: []any{*at.Below}}, "DESC"
	default:
		sign, dir = 1, "DESC"
	}
	finds, err := t.reactedTo(user, from, dir, n+1)
	if err != nil {
		return 0, err
	}
	more := len(finds) > n
	next := ""
	switch {
	case more && at.Suspended:
		next, finds = finds[n], finds[:n]
	case more:
		next, finds = finds[n-1], finds[:n]
	}
	if err := t.countReactions(user, finds, sign); err != nil {
		return 0, err
	}
	switch {
	case more:
		_, err = t.Exec(`UPDATE uncounted SET below = ? WHERE user_id = ?`, next, user)
	case at.Suspended:
		_, err = t.Exec(`UPDATE uncounted SET below = NULL WHERE user_id = ?`, user)
	default:
		_, err = t.Exec(`DELETE FROM uncounted WHERE user_id = ?`, user)
	}
	return len(finds), err
}

// reactedTo returns the ids of finds that a user likes or has commented on, in their order, n at most.
func (t *tx) reactedTo(user string, which sqldb.Cond, dir string, n int) (finds []string, err error) {
	w, args := sqldb.Where(sqldb.Equal("user_id", user), which)
	last := ` ORDER BY find_id ` + dir + ` LIMIT ` + sqldb.Limit
	of := func(table string) string {
		return `SELECT find_id FROM (SELECT DISTINCT find_id FROM ` + table + w + last + `) ` + table
	}
	args = append(args, n)
	err = t.Select(&finds, of("find_like")+` UNION `+of("find_comment")+last, slices.Concat(args, args, []any{n})...)
	return finds, err
}

// countReactions adds the likes and comments of a user to the counts of some finds for a sign of 1, and subtracts them
// for -1.
func (t *tx) countReactions(user string, finds []string, sign int) error {
	if len(finds) == 0 {
		return nil
	}
	if err := t.lockFinds(finds); err != nil { // or an UPDATE that waits for a find would count its comments as they were before
		return err
	}
	marks, in := sqldb.In(finds)
	_, err := t.Exec(`UPDATE find SET version = version + 1,
		like_count = like_count + ? * (SELECT COUNT(*) FROM find_like v WHERE v.find_id = find.id AND v.user_id = ?),
		comment_count = comment_count + ? * (SELECT COUNT(*) FROM find_comment v WHERE v.hidden_at IS NULL AND v.find_id = find.id AND v.user_id = ?)
		WHERE id IN (`+marks+`)`,
		append([]any{sign, user, sign, user}, in...)...)
	return err
}

// recountAll takes the remaining steps of a suspension or its end. If the context ends, Recount takes the others.
func (s *Store) recountAll(ctx context.Context, user string) error {
	_, err := s.inSteps(ctx, recount(user))
	return err
}

// Recount takes the remaining steps of all suspensions and their ends, such as of those that a crash has interrupted.
func (s *Store) Recount(ctx context.Context) error {
	var users []string
	err := s.db.Select(ctx, &users, `SELECT user_id FROM uncounted WHERE below IS NOT NULL OR user_id NOT IN `+suspended+` ORDER BY user_id`)
	for _, user := range users {
		if err == nil {
			err = s.recountAll(ctx, user)
		}
	}
	return err
}

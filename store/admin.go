package store

// This file has what administrators do to accounts. Of private finds, they see only the bytes of the media.

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// Actor is the administrator who acts. Without an ID it is a program: the command line, which has no name either, or the identity
// provider.
type Actor struct {
	ID, Name string
}

// mayAct returns schema.ErrAdminOnly if an actor has been suspended or made a member since the
// request began.
func (t *tx) mayAct(by Actor) error {
	if by.ID == "" {
		return nil
	}
	var id string
	err := t.Get(&id, `SELECT u.id FROM "user" u WHERE u.id = ? AND u.role = 'admin' AND NOT u.leaving AND u.id NOT IN `+suspended, by.ID)
	if errors.Is(err, schema.ErrNotFound) {
		err = schema.ErrAdminOnly
	}
	return err
}

// note appends an act to the log.
func (t *tx) note(by Actor, action, targetID, targetName, reason string) error {
	if by.ID != "" {
		if err := t.Get(&by.Name, `SELECT username FROM "user" WHERE id = ?`, by.ID); err != nil {
			return err
		}
	}
	_, err := t.Exec(`INSERT INTO admin_log (id, actor_id, actor_name, action, target_id, target_name, reason, created_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
		t.newID(), by.ID, by.Name, action, targetID, targetName, reason, t.Now)
	return err
}

// AdminLog lists the acts of administrators, newest first.
func (s *Store) AdminLog(ctx context.Context, p Page) ([]schema.Act, string, error) {
	list := schema.ListID("admin log", p.Asc)
	after, tail, err := p.after(list, "a.created_at", "a.id")
	if err != nil {
		return nil, "", err
	}
	acts := []schema.Act{}
	w, args := sqldb.Where(after)
	err = s.db.Select(ctx, &acts, `SELECT a.id, a.actor_id, a.actor_name, a.action, a.target_id, a.target_name, a.reason, a.created_at
		FROM admin_log a`+w+tail.SQL, append(args, tail.Args...)...)
	if err != nil {
		return nil, "", err
	}
	acts, next := trimPage(p, list, acts, func(a *schema.Act) (schema.Time, string) { return a.CreatedAt, a.ID })
	return acts, next, nil
}

// accountRow is a row of accountSelect.
type accountRow struct {
	schema.Account
	Inviter     personRow      `db:"inviter"`
	Reason      sql.NullString `db:"reason"`
	SuspendedAt *schema.Time   `db:"suspended_at"`
	EndsAt      *schema.Time   `db:"ends_at"`
}

var accountSelect = `SELECT ` + person("u") + `, u.role, u.created_at, u.seen_at, u.media_limit,
	(SELECT COUNT(*) FROM find f WHERE f.user_id = u.id AND f.is_public = 1) AS find_count,
	` + perRow(sqldb.Cond{SQL: usedBytes}, "u.id") + ` AS media_bytes,
	` + personAs("i", "inviter.") + `, x.reason, x.suspended_at, x.ends_at
	FROM "user" u LEFT JOIN "user" i ON i.id = u.invited_by LEFT JOIN suspension x ON x.user_id = u.id`

func (r accountRow) account() schema.Account {
	a := r.Account
	a.InvitedBy = r.Inviter.person()
	if r.SuspendedAt != nil {
		a.Suspension = &schema.Suspension{Reason: r.Reason.String, SuspendedAt: *r.SuspendedAt, EndsAt: r.EndsAt}
	}
	return a
}

// administered is the condition that user u is an account that is not being deleted.
var administered = sqldb.And(notBin, sqldb.Cond{SQL: "NOT u.leaving"})

// AccountFilter narrows the list of accounts.
type AccountFilter struct {
	Query  string // part of the username, or "" for all
	Status string // schema.AccountActive, schema.AccountSuspended, schema.RoleAdmin, or "" for all
}

// Accounts lists accounts by username.
func (s *Store) Accounts(ctx context.Context, f AccountFilter, p Page) ([]schema.Account, string, error) {
	list := schema.ListID("accounts", f.Query, f.Status)
	var after, status sqldb.Cond
	if p.After.Set() {
		if p.After.List != list {
			return nil, "", schema.ErrCursor
		}
		after = sqldb.Cond{SQL: "u.username > ?", Args: []any{p.After.Key}}
	}
	switch f.Status {
	case schema.AccountActive:
		status.SQL = "x.user_id IS NULL"
	case schema.AccountSuspended:
		status.SQL = "x.user_id IS NOT NULL"
	case schema.RoleAdmin:
		status.SQL = "u.role = 'admin'"
	}
	w, args := sqldb.Where(named(f.Query), administered, status, after)
	var rows []accountRow
	err := s.db.Select(ctx, &rows, accountSelect+w+` ORDER BY u.username LIMIT `+sqldb.Limit, append(args, p.Limit+1)...)
	if err != nil {
		return nil, "", fmt.Errorf("list accounts: %w", err)
	}
	next := ""
	if len(rows) > p.Limit {
		rows = rows[:p.Limit]
		last := rows[p.Limit-1]
		next = schema.Cursor{List: list, Key: last.Username, ID: last.ID}.String()
	}
	accounts := make([]schema.Account, len(rows))
	for i, r := range rows {
		accounts[i] = r.account()
	}
	return accounts, next, nil
}

func (t *tx) account(id string) (schema.Account, error) {
	var r accountRow
	err := t.Get(&r, accountSelect+` WHERE u.id = ? AND `+administered.SQL, id)
	return r.account(), err
}

// administer runs an act on an account, which waits for other acts, so that two of them
// cannot remove the last two administrators.
func (s *Store) administer(ctx context.Context, by Actor, id string, act func(t *tx, a schema.Account) error) (a schema.Account, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if err := t.Lock("administration"); err != nil {
			return err
		}
		if err := t.mayAct(by); err != nil {
			return err
		}
		if a, err = t.account(id); err != nil {
			return err
		}
		if err := act(t, a); err != nil {
			return err
		}
		a, err = t.account(id)
		return err
	})
	return a, err
}

// otherAdmin returns schema.ErrLastAdmin if an account is the only administrator who can
// sign in.
func (t *tx) otherAdmin(id, role string) error {
	if role != schema.RoleAdmin {
		return nil
	}
	err := t.Get(&id, `SELECT u.id FROM "user" u WHERE u.role = 'admin' AND u.id <> ? AND NOT u.leaving
		AND u.id NOT IN (SELECT user_id FROM suspension) LIMIT 1`, id)
	if errors.Is(err, schema.ErrNotFound) {
		return schema.ErrLastAdmin
	}
	return err
}

// AccountEdit is a change of an account; what is not set stays as it is.
type AccountEdit struct {
	Role       string                 // schema.RoleAdmin, schema.RoleMember, or ""
	MediaLimit schema.Optional[int64] // in bytes; 0: no limit; null: that of the instance
}

// UpdateAccount changes an account. It returns schema.ErrLastAdmin if no administrator
// would be left.
func (s *Store) UpdateAccount(ctx context.Context, by Actor, id string, e AccountEdit) (schema.Account, error) {
	return s.administer(ctx, by, id, func(t *tx, a schema.Account) error {
		if e.Role != "" && e.Role != a.Role {
			if err := t.otherAdmin(id, a.Role); err != nil {
				return err
			}
			if _, err := t.Exec(`UPDATE "user" SET role = ? WHERE id = ?`, e.Role, id); err != nil {
				return err
			}
			if err := t.endLinksBy(id); err != nil {
				return err
			}
			if err := t.note(by, "role_changed", id, a.Username, e.Role); err != nil {
				return err
			}
		}
		if !e.MediaLimit.Set {
			return nil
		}
		var limit any
		text := "that of the instance"
		if !e.MediaLimit.Null {
			limit, text = e.MediaLimit.Value, fmt.Sprint(e.MediaLimit.Value, " bytes")
		}
		if _, err := t.Exec(`UPDATE "user" SET media_limit = ? WHERE id = ?`, limit, id); err != nil {
			return err
		}
		return t.note(by, "media_limit_changed", id, a.Username, text)
	})
}

// SetRole makes an account an administrator or a member. The last administrator stays one.
func (s *Store) SetRole(ctx context.Context, by Actor, id string, admin bool) error {
	role := schema.RoleMember
	if admin {
		role = schema.RoleAdmin
	}
	if u, err := s.User(ctx, id); err != nil || u.Role == role {
		return err
	}
	_, err := s.UpdateAccount(ctx, by, id, AccountEdit{Role: role})
	if errors.Is(err, schema.ErrLastAdmin) {
		err = nil
	}
	return err
}

// NewSuspension holds the fields of a suspension.
type NewSuspension struct {
	Reason string
	Life   time.Duration // 0: it does not end by itself
}

// Suspend ends the sessions of an account and hides it, with all that it has made, from
// everybody, until LiftSuspension or the end of the suspension. An account whose suspension
// has no end is deleted after schema.SuspensionLife. That holds at once; the counts of likes and
// comments follow in steps, for which Suspend waits. Recount continues after an interruption.
func (s *Store) Suspend(ctx context.Context, by Actor, id string, n NewSuspension) (schema.Account, error) {
	a, err := s.administer(ctx, by, id, func(t *tx, a schema.Account) error { return t.suspend(by, a, n) })
	if err == nil {
		err = s.recountAll(context.WithoutCancel(ctx), id)
	}
	return a, err
}

// suspend is Suspend in the transaction.
func (t *tx) suspend(by Actor, a schema.Account, n NewSuspension) error {
	id := a.ID
	if id == by.ID {
		return schema.ErrOwnAccount
	}
	var ends any
	if n.Life > 0 {
		ends = schema.At(t.Now.Add(n.Life))
	}
	if a.Suspension == nil {
		if err := t.otherAdmin(id, a.Role); err != nil {
			return err
		}
		if err := t.holdUser(id); err != nil {
			return err
		}
		if _, err := t.Exec(`INSERT INTO uncounted (user_id, below) VALUES (?, '') ON CONFLICT (user_id) DO NOTHING`, id); err != nil {
			return err
		}
	}
	_, err := t.Exec(`INSERT INTO suspension (user_id, reason, suspended_at, ends_at) VALUES (?, ?, ?, ?)
		ON CONFLICT (user_id) DO UPDATE SET reason = excluded.reason, ends_at = excluded.ends_at,
			suspended_at = CASE WHEN suspension.ends_at IS NOT NULL AND excluded.ends_at IS NULL THEN excluded.suspended_at ELSE suspension.suspended_at END`, id, n.Reason, t.Now, ends)
	if err != nil {
		return err
	}
	if err := t.signOut(id); err != nil {
		return err
	}
	if _, err := t.recount(id, firstStep); err != nil {
		return err
	}
	return t.note(by, "account_suspended", id, a.Username, n.Reason)
}

// LiftSuspension shows an account again, as it was. It returns schema.ErrNotFound if the
// account is not suspended. Counts follow as after Suspend.
func (s *Store) LiftSuspension(ctx context.Context, by Actor, id string) (schema.Account, error) {
	a, err := s.administer(ctx, by, id, func(t *tx, a schema.Account) error {
		if a.Suspension == nil {
			return schema.ErrNotFound
		}
		if err := t.lift(id); err != nil {
			return err
		}
		return t.note(by, "suspension_lifted", id, a.Username, "")
	})
	if err == nil {
		err = s.recountAll(context.WithoutCancel(ctx), id)
	}
	return a, err
}

// lift ends the suspension of an account, if it has one. It counts some of the likes and comments; Recount, the others.
func (t *tx) lift(id string) error {
	n, err := t.Exec(`DELETE FROM suspension WHERE user_id = ?`, id)
	if err != nil || n == 0 {
		return err
	}
	_, err = t.recount(id, firstStep)
	return err
}

// admitted returns schema.ErrSuspended if an account is suspended. A suspension that has
// ended is lifted.
func (t *tx) admitted(id string) error {
	var x struct {
		Reason string       `db:"reason"`
		EndsAt *schema.Time `db:"ends_at"`
	}
	err := t.Get(&x, `SELECT reason, ends_at FROM suspension WHERE user_id = ?`+t.Dialect.ForUpdate, id)
	switch {
	case errors.Is(err, schema.ErrNotFound):
		return nil
	case err != nil:
		return err
	case x.EndsAt == nil || x.EndsAt.After(t.Now.Time):
		return schema.ErrSuspended.Because(x.Reason, x.EndsAt)
	}
	return t.lift(id)
}

// active returns schema.ErrUnauthenticated if a user has been suspended since the request
// began. From then on, holdUser waits for the end of the transaction.
func (t *tx) active(user string) error {
	if t.Dialect.ForUpdate != "" {
		if err := t.Get(&user, `SELECT id FROM "user" WHERE id = ? FOR SHARE`, user); err != nil {
			return err
		}
	}
	found, err := exists(t.Get(&user, `SELECT user_id FROM suspension WHERE user_id = ?`, user))
	if found {
		return schema.ErrUnauthenticated
	}
	return err
}

// Suspended reports whether a user is suspended.
func (s *Store) Suspended(ctx context.Context, user string) (bool, error) {
	return exists(s.db.Get(ctx, &user, `SELECT user_id FROM suspension WHERE user_id = ?`, user))
}

// EndSuspensions lifts suspensions that have ended, and marks accounts to be deleted that
// have been suspended without an end for schema.SuspensionLife. It deletes entries of the log
// and closed reports that are older than schema.AdminLogLife.
func (s *Store) EndSuspensions(ctx context.Context) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.Lock("administration"); err != nil {
			return err
		}
		var ended []string
		if err := t.Select(&ended, `SELECT user_id FROM suspension WHERE ends_at <= ?`, t.Now); err != nil {
			return err
		}
		for _, id := range ended {
			if err := t.lift(id); err != nil {
				return err
			}
		}
		_, err := t.Exec(`UPDATE "user" SET leaving = TRUE, password_hash = NULL, google_id = NULL WHERE id IN
			(SELECT user_id FROM suspension WHERE ends_at IS NULL AND suspended_at <= ?)`, schema.At(t.Now.Add(-schema.SuspensionLife)))
		if err != nil {
			return err
		}
		for _, old := range []string{`DELETE FROM admin_log WHERE created_at <= ?`, `DELETE FROM report WHERE closed_at <= ?`} {
			if _, err := t.Exec(old, schema.At(t.Now.Add(-schema.AdminLogLife))); err != nil {
				return err
			}
		}
		return nil
	})
}

// DeleteAccount is DeleteUser by an administrator.
func (s *Store) DeleteAccount(ctx context.Context, by Actor, id, reason string) (files []string, err error) {
	_, err = s.administer(ctx, by, id, func(t *tx, a schema.Account) error { return t.mayDelete(by, a, reason) })
	if err != nil {
		return nil, err
	}
	return s.DeleteUser(ctx, id)
}

// mayDelete notes that an administrator deletes an account, or refuses it.
func (t *tx) mayDelete(by Actor, a schema.Account, reason string) error {
	if a.ID == by.ID {
		return schema.ErrOwnAccount
	}
	if err := t.otherAdmin(a.ID, a.Role); err != nil {
		return err
	}
	return t.note(by, "account_deleted", a.ID, a.Username, reason)
}

package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// NewReport holds the fields of a report: one of the ids, and why.
type NewReport struct {
	FindID, CommentID, UserID, ListID string
	Reason, Text                      string
}

// reported returns the kind, the id and the owner of what is reported, or schema.ErrNotFound if
// the reporter may not see it.
func (t *tx) reported(reporter string, n NewReport) (kind, id, owner string, err error) {
	switch {
	case n.FindID != "":
		see := visible(reporter)
		kind, id = schema.ReportedFind, n.FindID
		err = t.Get(&owner, `SELECT f.user_id FROM find f WHERE f.id = ? AND `+see.SQL, see.ArgsAfter(id)...)
	case n.CommentID != "":
		shown := sqldb.And(unhidden("c", reporter), visible(reporter))
		kind, id = schema.ReportedComment, n.CommentID
		err = t.Get(&owner, `SELECT c.user_id FROM find_comment c JOIN find f ON f.id = c.find_id WHERE c.id = ? AND `+shown.SQL,
			shown.ArgsAfter(id)...)
	case n.ListID != "":
		see := visibleList(reporter)
		kind, id = schema.ReportedList, n.ListID
		err = t.Get(&owner, `SELECT l.user_id FROM list l WHERE l.id = ? AND `+see.SQL, see.ArgsAfter(id)...)
	default:
		free := sqldb.And(unblocked("u.id", reporter), notBin)
		kind, id = schema.ReportedUser, n.UserID
		err = t.Get(&owner, `SELECT u.id FROM "user" u WHERE u.id = ? AND `+free.SQL, free.ArgsAfter(id)...)
	}
	if err == nil && owner == reporter {
		err = schema.ErrField("body."+kind+"Id", schema.RuleSomebody, "expected something of another user")
	}
	return kind, id, owner, err
}

// CreateReport reports a find, a comment, a user or a list that the reporter may see, and notifies the
// administrators. It returns schema.ErrAlreadyReported while a report by the same user is open,
// and schema.ErrTooManyReports after schema.ReportsPerDay within a day.
func (s *Store) CreateReport(ctx context.Context, reporter string, n NewReport) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.active(reporter); err != nil {
			return err
		}
		kind, id, owner, err := t.reported(reporter, n)
		if err != nil {
			return err
		}
		if err := t.mayReport(reporter, id); err != nil {
			return err
		}
		report := t.newID()
		_, err = t.Exec(`INSERT INTO report (id, reporter_id, kind, target_id, owner_id, reason, text, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
			report, reporter, kind, id, owner, n.Reason, n.Text, t.Now)
		if sqldb.Unique(err) {
			return schema.ErrAlreadyReported
		}
		if err != nil {
			return err
		}
		return t.notifyAdmins(reporter, kind, report)
	})
}

// notifyAdmins notifies the administrators of a report, except its reporter.
func (t *tx) notifyAdmins(reporter, kind, report string) error {
	var admins []string
	err := t.Select(&admins, `SELECT id FROM "user" WHERE role = 'admin' AND NOT leaving AND id <> ? AND id NOT IN `+suspended+`
		ORDER BY id`, reporter)
	if err != nil {
		return err
	}
	data := map[string]string{"kind": kind, "reportId": report}
	for _, admin := range admins {
		if err := t.notifyModeration(schema.Reported, admin, "New report", reportedTexts[kind], data); err != nil {
			return err
		}
	}
	return nil
}

// mayReport refuses a second report of the same thing, and too many of one user.
func (t *tx) mayReport(reporter, target string) error {
	if err := t.Lock("reports of " + reporter); err != nil {
		return err
	}
	var there struct {
		Same   int `db:"same"`
		Recent int `db:"recent"`
	}
	err := t.Get(&there, `SELECT (SELECT COUNT(*) FROM report WHERE reporter_id = ? AND target_id = ? AND closed_at IS NULL) AS same,
		(SELECT COUNT(*) FROM report WHERE reporter_id = ? AND created_at > ?) AS recent`,
		reporter, target, reporter, schema.At(t.Now.Add(-24*time.Hour)))
	switch {
	case err != nil:
		return err
	case there.Same > 0:
		return schema.ErrAlreadyReported
	case there.Recent >= schema.ReportsPerDay:
		return schema.ErrTooManyReports
	}
	return nil
}

// reportedTexts are the messages about a new report. They contain nothing private.
var reportedTexts = map[string]string{
	schema.ReportedFind:    "A find was reported",
	schema.ReportedComment: "A comment was reported",
	schema.ReportedUser:    "A user was reported",
	schema.ReportedList:    "A list was reported",
}

// notifyModeration records a notification of a report, of a wish for streets or of an act of an administrator, and its
// push jobs. Its actor is the recipient: neither side learns who the other is, and no block
// hides it.
func (t *tx) notifyModeration(kind, to, title, message string, about map[string]string) error {
	want := struct {
		Reported, Push bool
		quietHours
	}{Reported: true, Push: true}
	_, err := exists(t.Get(&want, `SELECT reported, push_enabled AS push, `+quietColumns+` FROM notification_preferences WHERE user_id = ?`, to))
	if err != nil || (kind == schema.Reported || kind == schema.StreetsWished) && !want.Reported {
		return err
	}
	if there, err := exists(t.Get(&to, `SELECT id FROM "user" WHERE id = ? AND NOT leaving`, to)); err != nil || !there {
		return err
	}
	data, err := json.Marshal(about)
	if err != nil {
		return err
	}
	id := t.newID()
	_, err = t.Exec(`INSERT INTO notification (id, user_id, type, title, message, data, is_read, created_at, actor_id)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		id, to, kind, title, message, string(data), false, t.Now, to)
	if err != nil {
		return err
	}
	t.AfterCommit(func() { t.s.streams.Wake(to) })
	if !want.Push {
		return nil
	}
	at := t.s.quietUntil(want.quietHours, t.Now)
	if kind == schema.LinkUsed { // that somebody else may have the account does not wait
		at = t.Now
	}
	return t.s.outbox.Add(t.Tx, to, id, kind, at)
}

// Decision is what an administrator decides about a report.
type Decision struct {
	Outcome string // schema.OutcomeDismissed, …
	Note    string // for the reporters and the owner; not empty unless it is dismissed
}

// errOutcome is the refusal of an outcome that the kind of the target does not have.
var errOutcome = schema.ErrField("body.outcome", schema.RuleEnum, "expected an outcome for what is reported: a user cannot be hidden, and only a list is made private")

// reportRow is a report that is to be decided.
type reportRow struct {
	Kind     string       `db:"kind"`
	TargetID string       `db:"target_id"`
	OwnerID  string       `db:"owner_id"`
	ClosedAt *schema.Time `db:"closed_at"`
}

// DecideReport closes a report together with the other open ones of the same thing, does what
// the outcome says, and notifies the reporters and the owner. It returns the storage paths of
// deleted media, and the user whose sessions it has ended or "". For a report that is closed it
// returns schema.ErrReportClosed.
func (s *Store) DecideReport(ctx context.Context, by Actor, id string, d Decision) (files []string, ended string, err error) {
	var r reportRow
	err = s.tx(ctx, func(t *tx) error {
		files = nil
		if err := t.Lock("administration"); err != nil {
			return err
		}
		if err := t.mayAct(by); err != nil {
			return err
		}
		err := t.Get(&r, `SELECT kind, target_id, owner_id, closed_at FROM report WHERE id = ?`+t.Dialect.ForUpdate, id)
		if err != nil {
			return err
		}
		if r.ClosedAt != nil {
			return schema.ErrReportClosed
		}
		if err := t.decide(by, r, d, &files); err != nil {
			return err
		}
		return t.closeReports(by, r, d)
	})
	if err == nil && d.Outcome == schema.OutcomeSuspended {
		return nil, r.OwnerID, s.recountAll(context.WithoutCancel(ctx), r.OwnerID)
	}
	if err != nil || r.Kind != schema.ReportedUser || d.Outcome != schema.OutcomeDeleted {
		return files, "", err
	}
	more, err := s.DeleteUser(ctx, r.OwnerID)
	if errors.Is(err, schema.ErrNotFound) { // it was deleted before the report was decided
		err = nil
	}
	return more, r.OwnerID, err
}

// decide does what an outcome says, or nothing if what is reported has been deleted since.
func (t *tx) decide(by Actor, r reportRow, d Decision, files *[]string) (err error) {
	switch {
	case d.Outcome == schema.OutcomeDismissed:
		return nil
	case d.Outcome == schema.OutcomeSuspended || r.Kind == schema.ReportedUser:
		err = t.decideUser(by, r, d)
	case (r.Kind == schema.ReportedList) != (d.Outcome == schema.OutcomePrivate):
		return errOutcome
	case d.Outcome == schema.OutcomePrivate:
		err = t.makeListPrivate(by, r.TargetID, d.Note)
	default:
		read := (*tx).targetFind
		if r.Kind == schema.ReportedComment {
			read = (*tx).targetComment
		}
		var x target
		if x, err = read(t, by, r.TargetID); err != nil {
			break
		}
		if d.Outcome == schema.OutcomeHidden {
			return t.hide(by, x, d.Note)
		}
		return t.remove(by, x, d.Note, files)
	}
	if errors.Is(err, schema.ErrNotFound) {
		err = nil
	}
	return err
}

func (t *tx) decideUser(by Actor, r reportRow, d Decision) error {
	a, err := t.account(r.OwnerID)
	if err != nil {
		return err
	}
	switch d.Outcome {
	case schema.OutcomeSuspended:
		return t.suspend(by, a, NewSuspension{Reason: d.Note})
	case schema.OutcomeDeleted:
		return t.mayDelete(by, a, d.Note)
	}
	return errOutcome
}

// closeReports closes the open reports of the same thing, and notifies their reporters.
func (t *tx) closeReports(by Actor, r reportRow, d Decision) error {
	name, err := t.username(by.ID)
	if err != nil {
		return err
	}
	var reporters []string
	err = t.Select(&reporters, `UPDATE report SET closed_at = ?, closed_by = ?, outcome = ?, note = ? WHERE target_id = ? AND closed_at IS NULL
		RETURNING COALESCE(reporter_id, '')`, t.Now, name, d.Outcome, d.Note, r.TargetID)
	if err != nil {
		return fmt.Errorf("close reports: %w", err)
	}
	slices.Sort(reporters)
	for _, to := range reporters {
		data := map[string]string{"kind": r.Kind, "outcome": d.Outcome, "note": d.Note}
		err := t.notifyModeration(schema.ReportClosed, to, "Your report was decided",
			"An administrator has decided about what you reported", data)
		if err != nil {
			return err
		}
	}
	owner, err := t.username(r.OwnerID)
	if err != nil {
		return err
	}
	return t.note(by, "report_closed", r.TargetID, owner, d.Outcome)
}

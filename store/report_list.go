package store

import (
	"context"
	"database/sql"
	"slices"
	"strings"

	"finds/schema"
	"finds/store/sqldb"
)

// othersMax is how many further reports of the same thing are listed.
const othersMax = 20

// personRow is a user who may have been deleted.
type personRow struct {
	ID       sql.NullString `db:"id"`
	Username sql.NullString `db:"username"`
	Picture  sql.NullString `db:"profile_picture"`
}

func (r personRow) person() *schema.Person {
	if !r.ID.Valid {
		return nil
	}
	return &schema.Person{ID: r.ID.String, Username: r.Username.String, ProfilePicture: r.Picture.String}
}

// queued is a row of reportSelect.
type queued struct {
	personRow              // the reporter
	OwnerID   string       `db:"owner_id"`
	ReportID  string       `db:"report_id"`
	Kind      string       `db:"kind"`
	TargetID  string       `db:"target_id"`
	Hidden    bool         `db:"hidden"`
	Reason    string       `db:"reason"`
	Text      string       `db:"text"`
	CreatedAt schema.Time  `db:"created_at"`
	ClosedAt  *schema.Time `db:"closed_at"`
	ClosedBy  string       `db:"closed_by"`
	Outcome   string       `db:"outcome"`
	Note      string       `db:"note"`
}

var reportSelect = `SELECT ` + person("u") + `, r.owner_id, r.id AS report_id, r.kind, r.target_id, r.reason, r.text, r.created_at,
	r.closed_at, r.closed_by, r.outcome, r.note,
	EXISTS (SELECT 1 FROM bin b WHERE b.find_id = r.target_id AND b.hidden_at IS NOT NULL)
		OR EXISTS (SELECT 1 FROM find_comment c WHERE c.id = r.target_id AND c.hidden_at IS NOT NULL) AS hidden
	FROM report r LEFT JOIN "user" u ON u.id = r.reporter_id`

// firstOfThem is the condition that report r is the first of those of the same thing that are
// open, or that were closed together.
var firstOfThem = sqldb.Cond{SQL: `NOT EXISTS (SELECT 1 FROM report o
	WHERE o.target_id = r.target_id AND o.id < r.id AND o.closed_at IS NOT DISTINCT FROM r.closed_at)`}

// Reports lists what is reported, by the time of the first report of each thing. An
// administrator sees finds of others that are not public only while a report is open.
func (s *Store) Reports(ctx context.Context, admin string, open bool, p Page) ([]schema.Report, string, error) {
	list := listID("reports", open, p.Asc)
	after, tail, err := p.after(list, "r.created_at", "r.id")
	if err != nil {
		return nil, "", err
	}
	state := sqldb.Cond{SQL: "r.closed_at IS NOT NULL"}
	if open {
		state.SQL = "r.closed_at IS NULL"
	}
	w, args := sqldb.Where(state, firstOfThem, after)
	var rows []queued
	if err := s.db.Select(ctx, &rows, reportSelect+w+tail.SQL, append(args, tail.Args...)...); err != nil {
		return nil, "", err
	}
	reports := make([]schema.Report, len(rows))
	for i, r := range rows {
		reports[i] = schema.Report{ID: r.ReportID, Kind: r.Kind, TargetID: r.TargetID, Hidden: r.Hidden, Reporter: r.person(), Reason: r.Reason,
			Text: r.Text, CreatedAt: r.CreatedAt, Others: []schema.OtherReport{}}
		if r.ClosedAt != nil {
			reports[i].Decision = &schema.Decision{Outcome: r.Outcome, Note: r.Note, ClosedAt: *r.ClosedAt, ClosedBy: r.ClosedBy}
		}
	}
	reports, next := trimPage(p, list, reports, func(r *schema.Report) (schema.Time, string) { return r.CreatedAt, r.ID })
	if err := s.addOwners(ctx, reports, rows); err != nil {
		return nil, "", err
	}
	if err := s.addOthers(ctx, reports); err != nil {
		return nil, "", err
	}
	return reports, next, s.addTargets(ctx, admin, reports)
}

// addOwners sets who has published what is reported.
func (s *Store) addOwners(ctx context.Context, reports []schema.Report, rows []queued) error {
	ids := make([]string, len(reports))
	for i := range reports {
		ids[i] = rows[i].OwnerID
	}
	if len(ids) == 0 {
		return nil
	}
	marks, args := sqldb.In(ids)
	var people []schema.Person
	err := s.db.Select(ctx, &people, `SELECT `+person("u")+` FROM "user" u WHERE u.id IN (`+marks+`)`, args...)
	for i, id := range ids {
		if at := slices.IndexFunc(people, func(p schema.Person) bool { return p.ID == id }); at >= 0 {
			reports[i].Owner = &people[at]
		}
	}
	return err
}

// everySelect is findSelect of all finds; those in bins have the owner and the visibility of before.
var everySelect = strings.NewReplacer("f.is_public", "COALESCE(b.is_public, f.is_public)", "f.user_id", "COALESCE(b.user_id, f.user_id)",
	"FROM find f", "FROM find f LEFT JOIN bin b ON b.find_id = f.id").Replace(findSelect)

// reportedByOthers reports whether another user than the administrator has made the report, or
// another open report of the same thing.
func reportedByOthers(r schema.Report, admin string) bool {
	mine := func(p *schema.Person) bool { return p != nil && p.ID == admin }
	return !mine(r.Reporter) || slices.ContainsFunc(r.Others, func(o schema.OtherReport) bool { return !mine(o.Reporter) })
}

// addTargets sets the reported finds and comments. Those of closed reports, and of the
// administrator's own, are only set if the administrator sees them.
func (s *Store) addTargets(ctx context.Context, admin string, reports []schema.Report) error {
	for i := range reports {
		r := &reports[i]
		switch r.Kind {
		case schema.ReportedFind:
			if err := s.addFind(ctx, admin, r); err != nil {
				return err
			}
		case schema.ReportedComment:
			if err := s.addComment(ctx, admin, r); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *Store) addFind(ctx context.Context, admin string, r *schema.Report) error {
	which := sqldb.Cond{SQL: "f.id = ?", Args: []any{r.TargetID}}
	if r.Decision != nil || !reportedByOthers(*r, admin) {
		which = sqldb.And(which, visible(admin))
	}
	finds, err := s.scanFinds(ctx, everySelect+" WHERE "+which.SQL, which.Args...)
	if err == nil && len(finds) == 1 {
		r.Find = &finds[0]
	}
	return err
}

func (s *Store) addComment(ctx context.Context, admin string, r *schema.Report) error {
	which := sqldb.Cond{SQL: "c.id = ?", Args: []any{r.TargetID}}
	if r.Decision != nil || !reportedByOthers(*r, admin) {
		see := visible(admin)
		onSeen := sqldb.Cond{SQL: "EXISTS (SELECT 1 FROM find f WHERE f.id = c.find_id AND " + see.SQL + ")", Args: see.Args}
		which = sqldb.And(which, unhidden("c", admin), onSeen)
	}
	var c commentRow
	of := commentsFor(admin)
	found, err := exists(s.db.Get(ctx, &c, of.SQL+" WHERE "+which.SQL, append(of.Args, which.Args...)...))
	if found {
		comment := c.comment()
		r.Comment = &comment
	}
	return err
}

// addOthers sets the further reports of the same things.
func (s *Store) addOthers(ctx context.Context, reports []schema.Report) error {
	for i := range reports {
		r := &reports[i]
		same := sqldb.Cond{SQL: "r.closed_at IS NULL"}
		if r.Decision != nil {
			same = sqldb.Cond{SQL: "r.closed_at = ?", Args: []any{r.Decision.ClosedAt}}
		}
		w, args := sqldb.Where(sqldb.Equal("r.target_id", r.TargetID), sqldb.Cond{SQL: "r.id > ?", Args: []any{r.ID}}, same)
		var rows []queued
		if err := s.db.Select(ctx, &rows, reportSelect+w+` ORDER BY r.id LIMIT `+sqldb.Limit, append(args, othersMax)...); err != nil {
			return err
		}
		for _, o := range rows {
			r.Others = append(r.Others, schema.OtherReport{Reporter: o.person(), Reason: o.Reason, Text: o.Text, CreatedAt: o.CreatedAt})
		}
	}
	return nil
}

// ofOthers is the condition that another user than the administrator has made report r: their own
// report must not let them keep reading a private find that they have seen as a friend.
const ofOthers = `(r.reporter_id IS NULL OR r.reporter_id <> ?)`

// reportedMedia returns schema.ErrNotFound unless the viewer is an administrator and an open
// report by somebody else is about the find that has the media with a key.
func (s *Store) reportedMedia(ctx context.Context, viewer, key string) error {
	return s.db.Get(ctx, &key, `SELECT m.key FROM find_media m JOIN report r ON r.target_id = m.find_id AND r.closed_at IS NULL AND `+ofOthers+`
		WHERE m.key = ? AND EXISTS (SELECT 1 FROM "user" u WHERE u.id = ? AND u.role = 'admin' AND u.id NOT IN `+suspended+`) LIMIT 1`, viewer, key, viewer)
}

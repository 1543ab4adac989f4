package store

import (
	"context"
	"maps"
	"slices"
	"strconv"

	"finds/schema"
	"finds/store/sqldb"
)

// othersMax is how many further reports of the same thing are listed.
const othersMax = 20

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
// administrator sees finds and lists of others that are not public only while a report is open.
func (s *Store) Reports(ctx context.Context, admin string, open bool, p Page) ([]schema.Report, string, error) {
	list := schema.ListID("reports", open, p.Asc)
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
var everySelect = selectFinds("COALESCE(b.user_id, f.user_id)", "COALESCE(b.is_public, f.is_public)", "find f LEFT JOIN bin b ON b.find_id = f.id")

// reportedByOthers reports whether another user than the administrator has made the report, or
// another open report of the same thing.
func reportedByOthers(r schema.Report, admin string) bool {
	mine := func(p *schema.Person) bool { return p != nil && p.ID == admin }
	return !mine(r.Reporter) || slices.ContainsFunc(r.Others, func(o schema.OtherReport) bool { return !mine(o.Reporter) })
}

// addTargets sets the reported finds, comments and lists. Those of closed reports, and of the
// administrator's own, are only set if the administrator sees them.
func (s *Store) addTargets(ctx context.Context, admin string, reports []schema.Report) error {
	see := visible(admin)
	onSeen := sqldb.Cond{SQL: "EXISTS (SELECT 1 FROM find f WHERE f.id = c.find_id AND " + see.SQL + ")", Args: see.Args}
	for _, open := range []bool{true, false} {
		of := map[string]map[string][]*schema.Report{schema.ReportedFind: {}, schema.ReportedComment: {}, schema.ReportedList: {}} // by kind and target
		for i := range reports {
			r := &reports[i]
			if at := of[r.Kind]; at != nil && open == (r.Decision == nil && reportedByOthers(*r, admin)) {
				at[r.TargetID] = append(at[r.TargetID], r)
			}
		}
		var finds, comments, lists sqldb.Cond
		if !open {
			finds, comments, lists = see, sqldb.And(unhidden("c", admin), onSeen), visibleList(admin)
		}
		if err := s.addFinds(ctx, of[schema.ReportedFind], finds); err != nil {
			return err
		}
		if err := s.addComments(ctx, admin, of[schema.ReportedComment], comments); err != nil {
			return err
		}
		if err := s.addLists(ctx, of[schema.ReportedList], lists); err != nil {
			return err
		}
	}
	return nil
}

// amongTargets is the condition that a column has one of the ids of targets.
func amongTargets(column string, of map[string][]*schema.Report) sqldb.Cond {
	marks, args := sqldb.In(slices.Sorted(maps.Keys(of)))
	return sqldb.Cond{SQL: column + " IN (" + marks + ")", Args: args}
}

// addFinds sets the finds of which a condition holds, by their ids.
func (s *Store) addFinds(ctx context.Context, of map[string][]*schema.Report, which sqldb.Cond) error {
	if len(of) == 0 {
		return nil
	}
	w, args := sqldb.Where(amongTargets("f.id", of), which)
	finds, err := s.scanFinds(ctx, everySelect+w, args...)
	for _, f := range finds {
		for _, r := range of[f.ID] {
			own := f // its media are signed for each
			r.Find = &own
		}
	}
	return err
}

// addComments sets the comments of which a condition holds, by their ids.
func (s *Store) addComments(ctx context.Context, admin string, of map[string][]*schema.Report, which sqldb.Cond) error {
	if len(of) == 0 {
		return nil
	}
	var rows []commentRow
	c := commentsFor(admin)
	w, args := sqldb.Where(amongTargets("c.id", of), which)
	if err := s.db.Select(ctx, &rows, c.SQL+w, append(c.Args, args...)...); err != nil {
		return err
	}
	for _, row := range rows {
		for _, r := range of[row.CommentID] {
			comment := row.comment()
			r.Comment = &comment
		}
	}
	return nil
}

// addLists sets the lists of which a condition holds, by their ids. Their finds stay with those who may see them.
func (s *Store) addLists(ctx context.Context, of map[string][]*schema.Report, which sqldb.Cond) error {
	if len(of) == 0 {
		return nil
	}
	var rows []struct {
		schema.Person
		ListID      string  `db:"list_id"`
		Name        string  `db:"name"`
		Description *string `db:"description"`
		Visibility  string  `db:"visibility"`
	}
	w, args := sqldb.Where(amongTargets("l.id", of), which)
	if err := s.db.Select(ctx, &rows, `SELECT `+person("u")+`, l.id AS list_id, l.name, l.description, `+listVisibility+` FROM list l JOIN "user" u ON u.id = l.user_id`+w, args...); err != nil {
		return err
	}
	for _, l := range rows {
		for _, r := range of[l.ListID] {
			r.List = &schema.ListOfReport{ID: l.ListID, Name: l.Name, Description: l.Description, Visibility: l.Visibility, User: l.Person}
		}
	}
	return nil
}

// addOthers sets the further reports of the same things, the first othersMax of each.
func (s *Store) addOthers(ctx context.Context, reports []schema.Report) error {
	if len(reports) == 0 {
		return nil
	}
	at := map[string]*schema.Report{}
	ids := make([]string, len(reports))
	for i := range reports {
		ids[i] = reports[i].ID
		at[ids[i]] = &reports[i]
	}
	var rows []struct {
		queued
		Head string `db:"head"`
	}
	marks, args := sqldb.In(ids)
	err := s.db.Select(ctx, &rows, `SELECT `+person("u")+`, x.head, x.reason, x.text, x.created_at
		FROM (SELECT h.id AS head, r.reporter_id, r.reason, r.text, r.created_at, ROW_NUMBER() OVER (PARTITION BY h.id ORDER BY r.id) AS place
			FROM report h CROSS JOIN report r
			WHERE h.id IN (`+marks+`) AND r.target_id = h.target_id AND r.id > h.id AND r.closed_at IS NOT DISTINCT FROM h.closed_at) x
		LEFT JOIN "user" u ON u.id = x.reporter_id WHERE x.place <= `+strconv.Itoa(othersMax)+` ORDER BY x.head, x.place`, args...)
	for _, o := range rows {
		r := at[o.Head]
		r.Others = append(r.Others, schema.OtherReport{Reporter: o.person(), Reason: o.Reason, Text: o.Text, CreatedAt: o.CreatedAt})
	}
	return err
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

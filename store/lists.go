package store

// This file reads the named lists that users make of finds. Their members are in list_members.go.

import (
	"cmp"
	"context"
	"database/sql"
	"maps"
	"slices"
	"strconv"
	"strings"

	"finds/schema"
	"finds/store/sqldb"
)

// Lists is the lists of finds as one viewer sees them. Its methods that change a list return schema.ErrNotFound
// unless the viewer may see it, schema.ErrNotOwner unless they are a member of it or for what only its owner may do, and
// schema.ErrListRole where their role does not allow it.
type Lists struct {
	store    *Store
	viewer   string
	seesList sqldb.Cond // that they may see list l
	seesFind sqldb.Cond // that they may see find f

	Admit func(user string) bool // as in NewComment, for who is invited and whose list is joined; nil admits all
}

// Lists returns the lists of finds as the viewer sees them.
func (s *Store) Lists(ctx context.Context, viewer string) *Lists {
	finds := visible(viewer)
	if viewer != "" {
		finds = selected(ctx, viewer, allFlags)
	}
	return &Lists{store: s, viewer: viewer, seesList: visibleList(viewer), seesFind: finds}
}

// ListPage says which part of a list is wanted.
type ListPage struct {
	Asc   bool // for lists of lists, oldest first
	Limit int
	After schema.Cursor // empty for the first page
}

// listRow is a list as the columns of Lists.query give it.
type listRow struct {
	schema.Person
	ListID      string      `db:"list_id"`
	Name        string      `db:"name"`
	Description *string     `db:"description"`
	Visibility  string      `db:"visibility"`
	ChosenID    string      `db:"chosen_id"` // the find that is the cover, or ""
	FirstID     string      `db:"first_id"`  // the first find with a photo, or ""
	CreatedAt   schema.Time `db:"created_at"`
	UpdatedAt   schema.Time `db:"updated_at"`
	Role        string      `db:"role"` // the viewer's, or ""
	Invited     bool        `db:"invited"`
	Members     int         `db:"member_count"`
	Audience    string      `db:"new_audience"`
	News        schema.News `db:"news"`
}

// listVisibility is the column visibility of list l as clients know it.
const listVisibility = `CASE WHEN l.visibility = 'private' AND l.for_members THEN 'members' ELSE l.visibility END AS visibility`

// withPhoto is the condition that find f has a photo: a line of its media is of this type.
const withPhoto = "f.media LIKE '%\timage\t%'"

// cover returns the id of the find whose photo is the cover: the chosen one, or else the first with a photo. It is "" without any.
func (r listRow) cover() string { return cmp.Or(r.ChosenID, r.FirstID) }

// query selects lists l that the viewer may see. The cover is of the finds that they may see, so that it reveals nothing
// about others. Each is found by an index that has it first.
func (v *Lists) query(which ...sqldb.Cond) (string, []any) {
	w, args := sqldb.Where(append(which, v.seesList)...)
	from := ` FROM list_find x JOIN find f ON f.id = x.find_id WHERE x.list_id = l.id AND ` + v.seesFind.SQL + ` AND ` + withPhoto
	return `SELECT ` + person("u") + `, l.id AS list_id, l.name, l.description, ` + listVisibility + `, l.new_audience, l.created_at, l.updated_at, COALESCE(k.news, '') AS news,
		COALESCE(k.role, CASE WHEN l.user_id = ? THEN 'owner' ELSE '' END) AS role, k.user_id IS NOT NULL AND k.joined_at IS NULL AS invited, ` + memberCount + `,
		COALESCE((SELECT x.find_id` + from + ` AND x.is_cover LIMIT 1), '') AS chosen_id,
		COALESCE((SELECT x.find_id` + from + ` ORDER BY x.place, x.find_id LIMIT 1), '') AS first_id
		FROM list l JOIN "user" u ON u.id = l.user_id LEFT JOIN list_member k ON k.list_id = l.id AND k.user_id = ?` + w,
		slices.Concat([]any{v.viewer, v.viewer, v.viewer}, v.seesFind.Args, v.seesFind.Args, []any{v.viewer}, args)
}

// mosaics returns the finds whose photos stand for each of some lists: the chosen one and the newest, each once. Ids rise with
// the time of creation, and the key of list_find has them in order. Lists without a cover have none and are not looked at.
func (v *Lists) mosaics(ctx context.Context, rows []listRow) (map[string][]string, error) {
	var ids []string
	of := map[string][]string{}
	for _, r := range rows {
		if r.cover() != "" {
			ids = append(ids, r.ListID)
		}
		if r.ChosenID != "" {
			of[r.ListID] = []string{r.ChosenID}
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	marks, args := sqldb.In(ids)
	var newest []struct {
		ListID  string `db:"list_id"`
		FindIDs string `db:"find_ids"`
	}
	err := v.store.db.Select(ctx, &newest, `SELECT l.id AS list_id, COALESCE((SELECT string_agg(n.find_id, ' ') FROM (SELECT x.find_id
		FROM list_find x JOIN find f ON f.id = x.find_id WHERE x.list_id = l.id AND `+v.seesFind.SQL+` AND `+withPhoto+` ORDER BY x.find_id DESC LIMIT `+
		strconv.Itoa(schema.ListPhotosMax)+`) n), '') AS find_ids FROM list l WHERE l.id IN (`+marks+`)`, slices.Concat(v.seesFind.Args, args)...)
	for _, n := range newest {
		finds := strings.Fields(n.FindIDs)
		slices.Sort(finds) // in any order until here
		for _, id := range slices.Backward(finds) {
			if has := of[n.ListID]; len(has) < schema.ListPhotosMax && !slices.Contains(has, id) {
				of[n.ListID] = append(has, id)
			}
		}
	}
	return of, err
}

// counts returns how many finds of each of some lists the viewer may see, which reveals nothing about others. It passes
// the finds of all these lists once.
func (v *Lists) counts(ctx context.Context, rows []listRow) (map[string]int, error) {
	if len(rows) == 0 {
		return nil, nil
	}
	ids := make([]string, len(rows))
	for i, r := range rows {
		ids[i] = r.ListID
	}
	marks, args := sqldb.In(ids)
	var counted []struct {
		ListID string `db:"list_id"`
		Finds  int    `db:"finds"`
	}
	err := v.store.db.Select(ctx, &counted, `SELECT x.list_id, COUNT(*) AS finds FROM list_find x JOIN find f ON f.id = x.find_id
		WHERE x.list_id IN (`+marks+`) AND `+v.seesFind.SQL+` GROUP BY x.list_id`, v.seesFind.ArgsAfter(args...)...)
	of := make(map[string]int, len(counted))
	for _, c := range counted {
		of[c.ListID] = c.Finds
	}
	return of, err
}

// lists makes lists of rows, and adds the numbers of finds and the photos, each by one statement for all lists.
func (v *Lists) lists(ctx context.Context, rows []listRow) ([]schema.List, error) {
	list, ids := make([]schema.List, len(rows)), []string{}
	counts, err := v.counts(ctx, rows)
	if err != nil {
		return list, err
	}
	mosaics, err := v.mosaics(ctx, rows)
	if err != nil {
		return list, err
	}
	var shared []string
	for _, r := range rows {
		if r.Members > 1 && r.Role != "" && !r.Invited {
			shared = append(shared, r.ListID)
		}
	}
	news, err := v.news(ctx, shared)
	if err != nil {
		return list, err
	}
	for _, r := range rows {
		if r.cover() != "" {
			ids = append(append(ids, r.cover()), mosaics[r.ListID]...)
		}
	}
	slices.Sort(ids)
	photos, err := v.photosOf(ctx, slices.Compact(ids))
	for i, r := range rows {
		list[i] = schema.List{ID: r.ListID, Name: r.Name, Description: r.Description, Visibility: r.Visibility, FindCount: counts[r.ListID], UserID: r.ID,
			User: r.Person, CreatedAt: r.CreatedAt, UpdatedAt: r.UpdatedAt, Role: r.Role, Invited: r.Invited, Audience: schema.Audience(r.Audience), News: r.News}
		if r.Role != "" && !r.Invited && r.Members > 1 {
			list[i].MemberCount, list[i].NewCount = r.Members, news[r.ListID]
		}
		if cover, there := photos[r.cover()]; there { // its find may have been deleted
			list[i].Cover = &cover
		}
		for _, id := range mosaics[r.ListID] {
			if p, there := photos[id]; there {
				list[i].Photos = append(list[i].Photos, p)
			}
		}
	}
	return list, err
}

// photosOf reads the first photo of each of some finds, by their ids.
func (v *Lists) photosOf(ctx context.Context, ids []string) (map[string]schema.ListCover, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	marks, args := sqldb.In(ids)
	photos := make(map[string]schema.ListCover, len(ids))
	err := v.store.db.Each(ctx, func(rows *sql.Rows) error {
		var p schema.ListCover
		var public int
		var media string
		err := rows.Scan(&p.FindID, &public, &media)
		list := parseMediaList(media)
		if at := slices.IndexFunc(list, func(m schema.Media) bool { return m.Type == "image" }); at >= 0 {
			p.Media, p.IsPublic = list[at], public == 1
			photos[p.FindID] = p
		}
		return err
	}, `SELECT f.id, f.is_public, f.media FROM find f WHERE f.id IN (`+marks+`) AND `+v.seesFind.SQL, v.seesFind.ArgsAfter(args...)...)
	return photos, err
}

// read reads finds by their ids.
func (v *Lists) read(ctx context.Context, ids []string) (map[string]schema.Find, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	marks, args := sqldb.In(ids)
	list, err := v.store.finds(ctx, v.viewer, ` WHERE f.id IN (`+marks+`) AND `+v.seesFind.SQL, v.seesFind.ArgsAfter(args...)...)
	finds := make(map[string]schema.Find, len(list))
	for _, f := range list {
		finds[f.ID] = f
	}
	return finds, err
}

// All lists the lists of a user that the viewer may see, by their creation. It returns schema.ErrNotFound
// unless the viewer may see the user.
func (v *Lists) All(ctx context.Context, user string, p ListPage) ([]schema.List, string, error) {
	if user != v.viewer {
		users := sqldb.And(unblocked("u.id", v.viewer), notBin)
		if err := v.store.db.Get(ctx, &user, `SELECT u.id FROM "user" u WHERE u.id = ? AND `+users.SQL, users.ArgsAfter(user)...); err != nil {
			return nil, "", err
		}
	}
	return v.page(ctx, schema.ListID("lists", user, p.Asc), p, sqldb.Cond{SQL: "l.user_id = ?", Args: []any{user}})
}

// Shared lists the lists of others that the viewer has joined, or with invited those to which they are invited and have not
// answered, by the creation of the lists.
func (v *Lists) Shared(ctx context.Context, invited bool, p ListPage) ([]schema.List, string, error) {
	in := sqldb.Cond{SQL: "l.user_id <> ? AND l.id IN (SELECT g.list_id FROM list_member g WHERE g.user_id = ? AND (g.joined_at IS NULL) = ?)", Args: []any{v.viewer, v.viewer, invited}}
	return v.page(ctx, schema.ListID("shared lists", v.viewer, invited, p.Asc), p, in)
}

// page returns a page of the lists l of which a condition holds and that the viewer may see.
func (v *Lists) page(ctx context.Context, name string, p ListPage, of sqldb.Cond) ([]schema.List, string, error) {
	which, order, cursor, err := listsByCreation(name, p)
	if err != nil {
		return nil, "", err
	}
	query, args := v.query(of, which)
	var rows []listRow
	if err := v.store.db.Select(ctx, &rows, query+order, append(args, p.Limit+1)...); err != nil {
		return nil, "", err
	}
	next := ""
	if len(rows) > p.Limit {
		rows = rows[:p.Limit]
		next = cursor(rows[p.Limit-1].ListID)
	}
	list, err := v.lists(ctx, rows)
	return list, next, err
}

// listsByCreation returns the condition of a page of lists l, its ORDER BY and LIMIT, and a function for the
// cursor after an id. Ids rise with the time of creation.
func listsByCreation(list string, p ListPage) (which sqldb.Cond, order string, cursor func(id string) string, err error) {
	op, dir := "<", "DESC"
	if p.Asc {
		op, dir = ">", "ASC"
	}
	if p.After.Set() {
		if p.After.List != list || p.After.Key != "id" {
			return which, "", nil, schema.ErrCursor
		}
		which = sqldb.Cond{SQL: "l.id " + op + " ?", Args: []any{p.After.ID}}
	}
	cursor = func(id string) string { return schema.Cursor{List: list, Key: "id", ID: id}.String() }
	return which, " ORDER BY l.id " + dir + " LIMIT " + sqldb.Limit, cursor, nil
}

// Get returns a list.
func (v *Lists) Get(ctx context.Context, id string) (l schema.List, err error) {
	query, args := v.query(sqldb.Cond{SQL: "l.id = ?", Args: []any{id}})
	var r listRow
	if err := v.store.db.Get(ctx, &r, query, args...); err != nil {
		return l, err
	}
	list, err := v.lists(ctx, []listRow{r})
	return list[0], err
}

// ListFilter narrows the finds of a list.
type ListFilter struct {
	UserID   string // their author, or "" for all
	Category schema.CategoryFilter
}

// FindsOf lists the finds of a list that the viewer may see, in its order. They have the exact places that the viewer may see, and
// for members what was said when they were added.
func (v *Lists) FindsOf(ctx context.Context, id string, f ListFilter, p ListPage) ([]schema.Find, string, error) {
	see, isMember := v.seesList, false
	err := v.store.db.Get(ctx, &isMember, `SELECT `+inList+` FROM list l WHERE l.id = ? AND `+see.SQL, see.ArgsAfter(v.viewer, v.viewer, id)...)
	if err != nil {
		return nil, "", err
	}
	which := sqldb.And(sqldb.Equal("f.user_id", f.UserID), ofCategory(f.Category), v.seesFind)
	order, next, err := listFindIDs(ctx, v.store.db, id, schema.ListID("finds of", id, f.UserID, f.Category.Text), which, p)
	if err != nil {
		return nil, "", err
	}
	read, err := v.read(ctx, order)
	finds := make([]schema.Find, 0, len(order))
	for _, id := range order {
		if f, there := read[id]; there { // it may have been deleted
			finds = append(finds, f)
		}
	}
	if err == nil {
		err = v.store.AddExact(ctx, v.viewer, finds)
	}
	if err == nil && isMember {
		err = v.addEntries(ctx, id, finds)
	}
	return finds, next, err
}

// addEntries adds what was said when finds were put into a list.
func (v *Lists) addEntries(ctx context.Context, list string, finds []schema.Find) error {
	if len(finds) == 0 {
		return nil
	}
	at, ids := map[string]int{}, make([]string, len(finds))
	for i, f := range finds {
		at[f.ID], ids[i] = i, f.ID
	}
	var rows []struct {
		By personRow `db:"by"`
		schema.Listed
		FindID     string `db:"find_id"`
		IsExact    bool   `db:"exact"`
		IsShared   bool   `db:"shareable"`
		IsEditable bool   `db:"editable"`
	}
	marks, args := sqldb.In(ids)
	free := unblocked("u.id", v.viewer)
	err := v.store.db.Select(ctx, &rows, `SELECT x.find_id, x.added_at, x.note, x.exact, x.shareable, x.editable, COALESCE(`+isNew+`, FALSE) AS is_new, `+personAs("u", "by.")+`
		FROM list_find x LEFT JOIN list_member k ON k.list_id = x.list_id AND k.user_id = ? LEFT JOIN "user" u ON u.id = x.added_by AND `+free.SQL+` WHERE x.list_id = ? AND x.find_id IN (`+marks+`)`, slices.Concat([]any{v.viewer}, free.Args, []any{list}, args)...)
	for _, r := range rows {
		f := &finds[at[r.FindID]]
		if r.Listed.By = r.By.person(); r.Listed.By == nil {
			r.Listed.Note = ""
		}
		if r.By.ID.String == v.viewer && f.UserID == v.viewer {
			r.Listed.Exact, r.Listed.Shareable, r.Listed.Editable = &r.IsExact, &r.IsShared, &r.IsEditable
		}
		f.Listed = &r.Listed
	}
	return err
}

// listFindIDs lists the ids of the finds of a list for which a condition on find f holds, in the order of the
// list, and the cursor of the next page or "". Cursors belong to id. It does not check who may see the list.
func listFindIDs(ctx context.Context, db *sqldb.DB, list, id string, see sqldb.Cond, p ListPage) (order []string, next string, err error) {
	after := sqldb.Cond{}
	if p.After.Set() {
		place, err := strconv.ParseInt(p.After.Key, 10, 64)
		if err != nil || p.After.List != id || strconv.FormatInt(place, 10) != p.After.Key {
			return nil, "", schema.ErrCursor
		}
		after = sqldb.Cond{SQL: "(x.place, x.find_id) > (?, ?)", Args: []any{place, p.After.ID}}
	}
	w, args := sqldb.Where(sqldb.Cond{SQL: "x.list_id = ?", Args: []any{list}}, after, see)
	var rows []struct {
		ID    string `db:"find_id"`
		Place int64  `db:"place"`
	}
	err = db.Select(ctx, &rows, `SELECT x.find_id, x.place FROM list_find x JOIN find f ON f.id = x.find_id`+w+
		` ORDER BY x.place, x.find_id LIMIT `+sqldb.Limit, append(args, p.Limit+1)...)
	if err != nil {
		return nil, "", err
	}
	if len(rows) > p.Limit {
		rows = rows[:p.Limit]
		last := rows[p.Limit-1]
		next = schema.Cursor{List: id, Key: strconv.FormatInt(last.Place, 10), ID: last.ID}.String()
	}
	for _, r := range rows {
		order = append(order, r.ID)
	}
	return order, next, nil
}

// Choices lists the lists into which the viewer may put a find that they may see, the last used first and then the newest, with
// whether each has it.
func (v *Lists) Choices(ctx context.Context, find string) ([]schema.ListChoice, error) {
	see := visible(v.viewer)
	if err := v.store.db.Get(ctx, &find, `SELECT f.id FROM find f WHERE f.id = ? AND `+see.SQL, see.ArgsAfter(find)...); err != nil {
		return nil, err
	}
	list := []schema.ListChoice{}
	err := v.store.db.Select(ctx, &list, `SELECT l.id, l.name, `+listVisibility+`, EXISTS (SELECT 1 FROM list_find x WHERE x.list_id = l.id AND x.find_id = ?) AS has_find,
			CASE WHEN l.user_id = ? THEN 'owner' ELSE k.role END AS role, `+memberCount+`
		FROM list l LEFT JOIN list_member k ON k.list_id = l.id AND k.user_id = ?
		WHERE (l.user_id = ? OR l.id IN (SELECT g.list_id FROM list_member g WHERE g.user_id = ? AND g.joined_at IS NOT NULL AND g.role <> 'viewer')) AND `+v.seesList.SQL+`
		ORDER BY (SELECT MAX(x.added_at) FROM list_find x WHERE x.list_id = l.id AND x.added_by = ?) DESC NULLS LAST, l.id DESC LIMIT `+sqldb.Limit,
		slices.Concat([]any{find, v.viewer, v.viewer, v.viewer, v.viewer, v.viewer, v.viewer}, v.seesList.Args, []any{v.viewer, schema.ListsMax + schema.MembershipsMax})...)
	for i := range list {
		if list[i].MemberCount < 2 {
			list[i].MemberCount = 0
		}
	}
	return list, err
}

// showsOthers is the condition that the author of find f has put entry x into list l, and that others see the find by that. The viewer is given twice.
const showsOthers = `x.added_by = f.user_id AND l.for_members AND EXISTS (SELECT 1 FROM list_member c WHERE c.list_id = l.id AND c.user_id <> f.user_id AND c.joined_at IS NOT NULL AND c.user_id NOT IN ` + blockedWith + `)`

// AddLists adds to the viewer's own finds that are not public the lists that show them to others, at most schema.InListsMax of each.
func (s *Store) AddLists(ctx context.Context, viewer string, parts ...[]schema.Find) error {
	if !allFlags.of(ctx, viewer).Lists {
		return nil
	}
	own := map[string]*schema.Find{}
	for _, finds := range parts {
		for i, f := range finds {
			if f.UserID == viewer && !f.IsPublic {
				own[f.ID] = &finds[i]
			}
		}
	}
	if len(own) == 0 {
		return nil
	}
	marks, args := sqldb.In(slices.Sorted(maps.Keys(own)))
	see := visibleList(viewer)
	var rows []struct {
		schema.ListName
		FindID string `db:"find_id"`
	}
	err := s.db.Select(ctx, &rows, `SELECT x.find_id, l.id, l.name, TRUE AS shows FROM list_find x JOIN find f ON f.id = x.find_id JOIN list l ON l.id = x.list_id
		WHERE x.find_id IN (`+marks+`) AND `+inList+` AND `+see.SQL+` AND `+showsOthers+` ORDER BY l.id DESC`, slices.Concat(args, []any{viewer, viewer}, see.Args, []any{viewer, viewer})...)
	for _, r := range rows {
		if f := own[r.FindID]; len(f.InLists) < schema.InListsMax {
			f.InLists = append(f.InLists, r.ListName)
		}
	}
	return err
}

// inLists returns the names of the lists of which the viewer is a member and that have a find, at most schema.InListsMax, and whether
// lists let the viewer edit it, of somebody else, which is asked once and not for each list.
func (v *Lists) inLists(ctx context.Context, find string) (list []schema.ListName, canEdit bool, err error) {
	var rows []struct {
		schema.ListName
		CanEdit bool `db:"can_edit"`
	}
	may := edits(v.viewer)
	err = v.store.db.Select(ctx, &rows, `SELECT l.id, l.name, `+showsOthers+` AS shows,
			(SELECT f.user_id <> ? AND `+may.Column()+` FROM find f WHERE f.id = ?) AS can_edit
		FROM list_find x JOIN find f ON f.id = x.find_id JOIN list l ON l.id = x.list_id WHERE x.find_id = ?
		AND `+inList+` AND `+v.seesList.SQL+`
		ORDER BY l.id DESC LIMIT `+sqldb.Limit, slices.Concat([]any{v.viewer, v.viewer, v.viewer}, may.Args, []any{find, find, v.viewer, v.viewer}, v.seesList.Args, []any{schema.InListsMax})...)
	for _, r := range rows {
		list, canEdit = append(list, r.ListName), r.CanEdit
	}
	return list, canEdit, err
}

// Exported lists the lists of the viewer with the ids of their finds, for an export.
func (v *Lists) Exported(ctx context.Context, p ListPage) ([]schema.ExportedList, string, error) {
	lists, next, err := v.All(ctx, v.viewer, p)
	rows := make([]schema.ExportedList, len(lists))
	for i, l := range lists {
		if err == nil {
			rows[i] = schema.ExportedList{ID: l.ID, Name: l.Name, Description: l.Description, Visibility: l.Visibility, CreatedAt: l.CreatedAt, UpdatedAt: l.UpdatedAt}
			rows[i].FindIDs, _, err = listFindIDs(ctx, v.store.db, l.ID, "", v.seesFind, ListPage{Limit: schema.ListFindsMax})
		}
		if err == nil {
			err = v.store.db.Get(ctx, &rows[i].CoverID, `SELECT COALESCE(MAX(x.find_id), '') FROM list_find x JOIN find f ON f.id = x.find_id WHERE x.list_id = ? AND x.is_cover AND `+v.seesFind.SQL,
				v.seesFind.ArgsAfter(l.ID)...)
		}
	}
	return rows, next, err
}

package store

import (
	"context"
	"errors"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// Where others see a find: at its location, or at that of an area. The home zone of the owner holds for each write
// that says where a find is or shows it to everyone, whatever the request asks for; areaOf has that rule.

// shown returns the location at which others see a new find, and where it is if that is an area.
func (s *Store) shown(ctx context.Context, owner string, l locationRow, n NewFind) (locationRow, *exactPlace, error) {
	set, err := placeSettings(ctx, s.db, owner)
	if err != nil {
		return l, nil, err
	}
	return s.shownAs(ctx, set, l, n)
}

// shownAs is shown with the settings of the owner.
func (s *Store) shownAs(ctx context.Context, set schema.PlaceSettings, l locationRow, n NewFind) (locationRow, *exactPlace, error) {
	friends, asked := set.ExactForFriends, n.Area
	if n.ExactForFriends != nil {
		friends = *n.ExactForFriends
	}
	if l.Area > 0 { // it is as much of an area as anyone knows, and has to be one for the zone
		asked = new(int)
	}
	km := areaOf(set, l.Latitude, l.Longitude, asked, n.LiftHome)
	if km <= l.Area {
		return l, nil, nil
	}
	return s.area(ctx, exactPlace{Latitude: l.Latitude, Longitude: l.Longitude, Name: l.Name, Friends: friends}, km, n.AreaName)
}

// area returns the location of the area with an exact place.
func (s *Store) area(ctx context.Context, e exactPlace, km int, name Namer) (l locationRow, exact *exactPlace, err error) {
	id, err := s.areaLocation(ctx, schema.Point{Latitude: e.Latitude, Longitude: e.Longitude}, km, name)
	if err == nil {
		l, err = s.locationRow(ctx, id)
	}
	return l, &e, err
}

func (s *Store) locationRow(ctx context.Context, id string) (l locationRow, err error) {
	err = s.db.Get(ctx, &l, locationRowSelect, id)
	return l, err
}

// placing is the place that an edit gives a find.
type placing struct {
	isSet    bool        // the edit says something about it
	from     whereabouts // where the find was
	to       locationRow // where others see it then
	exact    *exactPlace // where it is, if that is an area
	kept     *exactPlace // what was kept of that, if isRead
	isRead   bool        // kept has been read
	isNew    bool        // exact differs from what was kept
	notThere error       // refused only after the caller is known to be the owner
}

// whereabouts say where a find is and whether all may see it.
type whereabouts struct {
	LocationID string `db:"location_id"`
	Public     int    `db:"is_public"`
}

// placing reads what an edit says about the place of a find of the owner. The write compares what has been read before it.
func (s *Store) placing(ctx context.Context, viewer, owner, id string, e FindEdit) (p placing, err error) {
	publishes := e.Public != nil && *e.Public
	if p.isSet = publishes || e.LocationID != nil || e.Area != nil || e.ExactForFriends != nil; !p.isSet {
		return p, nil
	}
	err = s.db.Get(ctx, &p.from, `SELECT location_id, is_public FROM find WHERE id = ? AND user_id = ?`, id, owner)
	if errors.Is(err, schema.ErrNotFound) {
		return p, nil // the write says why
	}
	if err == nil {
		p.to, err = s.locationRow(ctx, p.from.LocationID)
	}
	if err != nil {
		return p, err
	}
	publishes = publishes && p.from.Public == 0
	moves := e.LocationID != nil && *e.LocationID != p.from.LocationID
	if !publishes && !moves && e.Area == nil && e.ExactForFriends == nil {
		return p, nil
	}
	read, err := readExact(ctx, s.db, []string{id}, sqldb.Equal("f.user_id", owner))
	if err != nil {
		return p, err
	}
	kept, isArea := read[id]
	if p.isRead = true; isArea {
		p.kept = &kept
	}
	if viewer != owner {
		return s.placingByEditor(ctx, viewer, id, e, p)
	}
	set, err := placeSettings(ctx, s.db, owner)
	if err != nil {
		return p, err
	}
	asked, at, now := p.to.Area, kept, p.to.Area
	if !isArea {
		at = exactPlace{FindID: id, Latitude: p.to.Latitude, Longitude: p.to.Longitude, Name: p.to.Name, Friends: set.ExactForFriends}
	}
	if moves {
		var l locationRow
		if e.restores == nil {
			l, _, err = s.publishing(ctx, owner, *e.LocationID)
		} else if l, err = s.locationRow(ctx, *e.LocationID); errors.Is(err, schema.ErrNotFound) {
			err = errMoved // it has been deleted, and the version does not have it any more
		}
		if errors.Is(err, errLocation) {
			p.notThere = err
			return p, nil
		}
		if err != nil {
			return p, err
		}
		p.to, at.Latitude, at.Longitude, at.Name = l, l.Latitude, l.Longitude, l.Name
		asked = max(asked, set.Area)
		if l.Area > 0 {
			asked = 0 // it is as much of an area as anyone knows
		}
	}
	if e.Area != nil {
		asked = *e.Area
	}
	if e.noFiner {
		asked = max(asked, now)
	}
	lifted := e.LiftHome || !publishes && !moves && e.Area == nil // a find without the zone stays so until one of these
	km := areaOf(set, at.Latitude, at.Longitude, &asked, lifted)
	zone := areaOf(set, at.Latitude, at.Longitude, new(int), lifted)
	if e.ExactForFriends != nil && !(e.noFiner && isArea) {
		at.Friends = *e.ExactForFriends
	}
	stays := moves && p.to.Area > 0 && asked == 0 // at an area of others, whose exact place is not known
	zoned := p.to.Area > 0 && zone > p.to.Area    // even there
	switch {
	case km > 0 && (isArea || p.to.Area == 0) && !stays, zoned:
		p.to, p.exact, err = s.area(ctx, at, km, e.AreaName)
	case km == 0 && isArea && !moves:
		var l schema.Location
		if l, _, err = s.CreateLocation(ctx, owner, at.Latitude, at.Longitude, at.Name); err == nil {
			p.to, err = s.locationRow(ctx, l.ID)
		}
	}
	p.isNew = isArea != (p.exact != nil) || isArea && kept != *p.exact
	return p, err
}

// errArea is the refusal of an area as the new place of a find by an editor, since editors do not change how exactly others see a find.
var errArea = schema.ErrField("body.locationId", schema.RuleLocation, "expected the id of a location that is not an area")

// placingByEditor is placing for an edit by another than the owner. It reads nothing of the owner's settings: the answer would tell where
// their home zone is. The find stays an area of its size, and the same users see where it is.
func (s *Store) placingByEditor(ctx context.Context, editor, id string, e FindEdit, p placing) (placing, error) {
	to, _, err := s.publishing(ctx, editor, *e.LocationID)
	if err == nil && to.Area > 0 {
		err = errArea
	}
	if errors.Is(err, schema.ErrInvalid()) {
		p.notThere = err
		return p, nil
	}
	if err != nil {
		return p, err
	}
	km := p.to.Area
	p.to = to
	if km > 0 {
		at := exactPlace{FindID: id, Latitude: to.Latitude, Longitude: to.Longitude, Name: to.Name, Friends: p.kept != nil && p.kept.Friends}
		p.to, p.exact, err = s.area(ctx, at, km, e.AreaName)
		p.isNew = true // even if nothing changes: otherwise editors could tell that they have guessed the place
	}
	return p, err
}

// holds returns errMoved if the place of a find is not the one that placing has read.
func (p placing) holds(t *tx, f findRow) error {
	if p.from != (whereabouts{f.LocationID, f.Public}) {
		return errMoved
	}
	if !p.isRead {
		return nil
	}
	kept, err := keptExact(t.Tx, f.ID)
	if err == nil && ((kept == nil) != (p.kept == nil) || kept != nil && *kept != *p.kept) {
		err = errMoved
	}
	return err
}

// atHome is a find in the home zone of its owner that is shown more exactly than the zone says.
type atHome struct {
	exactPlace             // where it is
	LocationID string      `db:"location_id"`
	Area       int         `db:"area"`
	km         int         // as which the zone shows it
	to         locationRow // where others see it then
}

// exactPlaces selects finds as atHome. Its argument is whether friends see where those are that are no areas yet.
const exactPlaces = `SELECT f.id AS find_id, f.location_id, f.area, COALESCE(e.latitude, l.latitude) AS latitude, COALESCE(e.longitude, l.longitude) AS longitude,
		COALESCE(e.name, l.name) AS name, COALESCE(e.for_friends, CAST(? AS BOOLEAN)) AS for_friends
	FROM find f JOIN location l ON l.id = f.location_id LEFT JOIN find_exact e ON e.find_id = f.id`

// exactAtHome lists the finds of a user in their home zone, as far as a condition holds, that others see more exactly than the
// zone says, those in the bin, too.
func (s *Store) exactAtHome(ctx context.Context, owner string, set schema.PlaceSettings, only sqldb.Cond) (list []atHome, err error) {
	if set.Home == nil {
		return nil, nil
	}
	const degree = 111 // km, a little less than there are
	reach, h := homeReach(*set.Home)/degree, set.Home
	var rows []atHome
	where, args := sqldb.Where(sqldb.Cond{SQL: `f.area < ? AND COALESCE(e.latitude, l.latitude) BETWEEN ? AND ?`,
		Args: []any{h.Area, h.Latitude - reach, h.Latitude + reach}}, only)
	args = append([]any{set.ExactForFriends}, args...)
	columns := exactPlaces + where
	err = s.db.Select(ctx, &rows, columns+` AND f.user_id = ? UNION ALL `+columns+` AND f.id IN (SELECT find_id FROM bin WHERE user_id = ?)`,
		slices.Concat(args, []any{owner}, args, []any{owner})...)
	for _, r := range rows {
		if r.km = areaAtHome(set, r.Latitude, r.Longitude); r.km > r.Area {
			list = append(list, r)
		}
	}
	return list, err
}

// ExactAtHome counts the finds of a user in their home zone that others see more exactly than the zone says.
func (s *Store) ExactAtHome(ctx context.Context, owner string) (int, error) {
	set, err := placeSettings(ctx, s.db, owner)
	if err != nil {
		return 0, err
	}
	list, err := s.exactAtHome(ctx, owner, set, sqldb.Cond{})
	return len(list), err
}

// HideHome shows the finds that ExactAtHome counts as areas, and returns how many these were. It writes some at a time, so that
// others need not wait for all; repeated, it does what is left.
func (s *Store) HideHome(ctx context.Context, owner string, name Namer) (n int, err error) {
	set, err := placeSettings(ctx, s.db, owner)
	if err != nil {
		return 0, err
	}
	list, err := s.exactAtHome(ctx, owner, set, sqldb.Cond{})
	if err != nil {
		return 0, err
	}
	for part := range slices.Chunk(list, s.limits.deleteBatch) {
		hidden, err := s.hideHome(ctx, part, name)
		if err != nil {
			return n, err
		}
		n += hidden
	}
	return n, nil
}

func (s *Store) hideHome(ctx context.Context, list []atHome, name Namer) (n int, err error) {
	ids := make([]string, len(list))
	for i, h := range list { // before the transaction, in which no other may run
		ids[i] = h.FindID
		if list[i].to, _, err = s.area(ctx, h.exactPlace, h.km, name); err != nil {
			return 0, err
		}
	}
	return n, s.tx(ctx, func(t *tx) error {
		n = 0
		if err := t.lockBins(); err != nil {
			return err
		}
		if err := t.lockFinds(ids); err != nil {
			return err
		}
		for _, h := range list {
			var f findRow
			found, err := exists(t.Get(&f, findRowSelect+` WHERE f.id = ?`, h.FindID))
			if found {
				_, err = t.hideAtHome(f, h)
			}
			switch {
			case errors.Is(err, errMoved): // by an edit, for which the zone has held
			case err != nil:
				return err
			case found:
				n++
			}
		}
		return nil
	})
}

// hideAtHome shows a find, which the transaction has locked, as the area of its home zone. It returns errMoved if the find is
// not where it was when that area was looked up.
func (t *tx) hideAtHome(f findRow, h atHome) (findRow, error) {
	var now atHome
	if err := t.Get(&now, exactPlaces+` WHERE f.id = ?`, h.Friends, f.ID); err != nil {
		return f, err
	}
	if now.LocationID != h.LocationID || now.Latitude != h.Latitude || now.Longitude != h.Longitude {
		return f, errMoved
	}
	if err := writeExact(t.Tx, f.ID, &now.exactPlace); err != nil {
		return f, err
	}
	if _, err := t.Exec(`UPDATE find SET updated_at = ?, version = version + 1 WHERE id = ?`, t.later(f.UpdatedAt), f.ID); err != nil {
		return f, err
	}
	old := f
	f.LocationID = h.to.ID
	return f, t.follow(old, f, h.to)
}

// publicAgain runs a transaction that may show a find in the bin to everyone again. The home zone of the owner may be newer than
// the find, so it applies: if the find is in it, zoned is what hideAtHome needs; otherwise zoned is nil.
func (s *Store) publicAgain(ctx context.Context, id string, name Namer, fn func(t *tx, zoned *atHome) error) error {
	return untilStill(func() error {
		zoned, err := s.binnedAtHome(ctx, id, name)
		if err != nil {
			return err
		}
		return s.tx(ctx, func(t *tx) error { return fn(t, zoned) })
	})
}

// binnedAtHome returns a find in the bin if it is one of exactAtHome, or nil. The zone does not apply to a find that somebody else has moved:
// after an administrator has shown the find again, they would see whether they have moved it into the zone.
func (s *Store) binnedAtHome(ctx context.Context, id string, name Namer) (*atHome, error) {
	var b binRow
	if found, err := exists(s.db.Get(ctx, &b, binRowSelect, id)); !found || b.Public == 0 {
		return nil, err
	}
	set, err := placeSettings(ctx, s.db, b.UserID)
	if err != nil {
		return nil, err
	}
	list, err := s.exactAtHome(ctx, b.UserID, set, sqldb.And(sqldb.Equal("f.id", id), sqldb.Cond{SQL: "NOT f.moved"}))
	if err != nil || len(list) == 0 {
		return nil, err
	}
	h := &list[0]
	h.to, _, err = s.area(ctx, h.exactPlace, h.km, name)
	return h, err
}

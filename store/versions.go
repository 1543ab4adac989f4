package store

import (
	"context"
	"slices"
	"strings"

	"finds/schema"
	"finds/store/sqldb"
)

// A find that several may edit has a history: what it was before each of the last edits. DESIGN.md has the reasons.

// versionRow is what a find was before an edit.
type versionRow struct {
	ID          string      `db:"id"`
	ReplacedAt  schema.Time `db:"replaced_at"`
	By          personRow   `db:"by"`
	Title       string      `db:"title"`
	Description *string     `db:"description"`
	Category    *string     `db:"category"`
	Media       string      `db:"media"`
	LocationID  *string     `db:"location_id"`
	Name        *string     `db:"location_name"`
	Latitude    *float64    `db:"latitude"`
	Longitude   *float64    `db:"longitude"`
	Area        *int        `db:"area"`
	ExactLat    *float64    `db:"exact_latitude"`
	ExactLng    *float64    `db:"exact_longitude"`
	ExactName   *string     `db:"exact_name"`
	Friends     *bool       `db:"exact_friends"`
}

// medium is a medium of a version.
type medium struct{ ID, Caption string }

// media parses what writeMedia has written.
func (v versionRow) media() (list []medium) {
	for line := range strings.Lines(v.Media) {
		id, caption, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		list = append(list, medium{id, caption})
	}
	return list
}

func writeMedia(rows []mediaRow) string {
	var b strings.Builder
	for _, r := range rows {
		b.WriteString(r.ID + "\t" + r.Caption + "\n") // captions have neither
	}
	return b.String()
}

// exact returns where the find was, if others saw it as an area.
func (v versionRow) exact() *exactPlace {
	if v.ExactLat == nil || v.ExactLng == nil || v.ExactName == nil || v.Friends == nil {
		return nil
	}
	return &exactPlace{Latitude: *v.ExactLat, Longitude: *v.ExactLng, Name: *v.ExactName, Friends: *v.Friends}
}

// keeper keeps what a find is before a transaction edits it.
type keeper struct {
	t      *tx
	f      findRow
	by     string
	always bool   // also if only the owner may edit it
	isDone bool   // keep has been called
	id     string // of the version, or "" if the find has no history
}

// keep writes the version, once, and returns its id, or "" if the find has no history. The caller has not written anything yet.
func (k *keeper) keep() (id string, err error) {
	if k.isDone {
		return k.id, nil
	}
	t, f := k.t, k.f
	k.isDone = true
	if !k.always {
		shared := editedByOthers
		found, err := exists(t.Get(&id, `SELECT f.id FROM find f WHERE f.id = ? AND `+shared.SQL, f.ID))
		if !found {
			return "", err
		}
	}
	var rows []mediaRow
	if err := t.Select(&rows, `SELECT id, url, caption FROM find_media WHERE find_id = ? ORDER BY order_index, id`, f.ID); err != nil {
		return "", err
	}
	k.id = t.newID()
	_, err = t.Exec(`INSERT INTO find_version (id, find_id, user_id, replaced_at, title, description, category, media, location_id, exact_latitude, exact_longitude, exact_name, exact_friends)
		SELECT ?, f.id, ?, ?, f.title, f.description, f.category, ?, f.location_id, e.latitude, e.longitude, e.name, e.for_friends
		FROM find f LEFT JOIN find_exact e ON e.find_id = f.id WHERE f.id = ?`, k.id, k.by, t.later(f.UpdatedAt), writeMedia(rows), f.ID)
	return k.id, err
}

// trim deletes the versions of the find that are too many, and appends the storage paths of their media to files.
func (k *keeper) trim(files *[]string) error {
	if k.id == "" {
		return nil
	}
	var ids []string
	err := k.t.Select(&ids, `SELECT id FROM find_version WHERE find_id = ? AND id NOT IN
		(SELECT id FROM find_version WHERE find_id = ? ORDER BY replaced_at DESC, id DESC LIMIT `+sqldb.Limit+`)`, k.f.ID, k.f.ID, schema.VersionsMax)
	if err != nil {
		return err
	}
	return k.t.removeVersions(ids, files)
}

// removeVersions deletes versions, and appends the storage paths of media that no other version has to files.
func (t *tx) removeVersions(ids []string, files *[]string) error {
	if len(ids) == 0 {
		return nil
	}
	marks, args := sqldb.In(ids)
	var urls []string
	if err := t.Select(&urls, `SELECT url FROM find_version_media WHERE version_id IN (`+marks+`)`, args...); err != nil {
		return err
	}
	*files = append(*files, urls...)
	if _, err := t.Exec(`DELETE FROM find_version WHERE id IN (`+marks+`)`, args...); err != nil {
		return err
	}
	return t.eraseBy(t.Now.Add(eraseWithin))
}

// oldestVersion is the time from which on versions are kept.
func oldestVersion(now schema.Time) schema.Time { return schema.At(now.Add(-schema.VersionLife)) }

// SweepVersions deletes versions older than schema.VersionLife, and returns the storage paths of media that only they had.
func (s *Store) SweepVersions(ctx context.Context) (files []string, err error) {
	return s.inSteps(ctx, func(t *tx, n int, files *[]string) (int, error) {
		var ids []string
		err := t.Select(&ids, `SELECT id FROM find_version WHERE replaced_at <= ? ORDER BY replaced_at LIMIT `+sqldb.Limit, oldestVersion(t.Now), n)
		if err != nil {
			return 0, err
		}
		return len(ids), t.removeVersions(ids, files)
	})
}

// asideColumns are the columns that find_media and find_version_media share.
const asideColumns = `id, find_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, created_at, key, width, height, duration, bytes,
	medium_url, medium_width, medium_height, blur, codecs, playback_url`

// setAside takes a medium out of a find, which only a version has from then on.
func (t *tx) setAside(find, id, version string) error {
	_, err := t.Exec(`INSERT INTO find_version_media (`+asideColumns+`, version_id) SELECT `+asideColumns+`, ? FROM find_media WHERE id = ? AND find_id = ?`, version, id, find)
	if err == nil {
		_, err = t.Exec(`DELETE FROM find_media WHERE id = ? AND find_id = ?`, id, find)
	}
	return err
}

// fetchBack puts a medium that setAside has taken out back into its find, at the end.
func (t *tx) fetchBack(find, id string) error {
	var u schema.Upload
	var playback string
	err := t.Get(&u, `SELECT key, type, url, width, height, duration, bytes, medium_url, codecs FROM find_version_media WHERE id = ? AND find_id = ?`, id, find)
	if err == nil {
		err = t.Get(&playback, `SELECT playback_url FROM find_version_media WHERE id = ?`, id)
	}
	if err != nil {
		return err
	}
	for _, q := range []string{`INSERT INTO find_media (` + asideColumns + `, order_index) SELECT ` + asideColumns + `, 1000 FROM find_version_media WHERE id = ?`,
		`DELETE FROM find_version_media WHERE id = ?`} {
		if _, err := t.Exec(q, id); err != nil {
			return err
		}
	}
	if u.MediumURL == "" {
		if _, err := t.Exec(`INSERT INTO medium_job (media_id, due_at) VALUES (?, ?)`, id, t.Now); err != nil {
			return err
		}
	}
	if playback == "" && !u.PlaysEverywhere() {
		return addPlayback(t.Tx, id)
	}
	return nil
}

// bringBack returns what an edit of the media of a find does that restores a version. For its owner it puts back those that were
// taken out; others change only the order and the captions of those that are there.
func (t *tx) bringBack(k *keeper, isOwner bool, v *versionRow) (list []MediaEdit, remove []string, err error) {
	find := k.f.ID
	var id string
	if err := t.Get(&id, `SELECT id FROM find_version WHERE id = ? AND find_id = ?`, v.ID, find); err != nil {
		return nil, nil, err
	}
	var there, aside []string
	if err := t.Select(&there, `SELECT id FROM find_media WHERE find_id = ?`, find); err != nil {
		return nil, nil, err
	}
	if isOwner {
		if err := t.Select(&aside, `SELECT id FROM find_version_media WHERE find_id = ?`, find); err != nil {
			return nil, nil, err
		}
	}
	wanted := map[string]bool{}
	for _, m := range v.media() {
		if slices.Contains(aside, m.ID) {
			if _, err := k.keep(); err != nil {
				return nil, nil, err
			}
			if err := t.fetchBack(find, m.ID); err != nil {
				return nil, nil, err
			}
		} else if !slices.Contains(there, m.ID) {
			continue // it was taken out while the find had no history
		}
		wanted[m.ID] = true
		list = append(list, MediaEdit{ID: m.ID, Caption: schema.Optional[string]{Set: true, Value: m.Caption}})
	}
	for _, id := range there {
		if isOwner && !wanted[id] {
			remove = append(remove, id)
		}
	}
	return list, remove, nil
}

// editable returns the owner of a find that the viewer may edit, and where it is.
func (s *Store) editable(ctx context.Context, viewer, id string) (owner, location string, err error) {
	if err := s.requireVisible(ctx, viewer, id); err != nil {
		return "", "", err
	}
	var f struct {
		UserID   string `db:"user_id"`
		Location string `db:"location_id"`
	}
	if err := s.db.Get(ctx, &f, `SELECT user_id, location_id FROM find WHERE id = ?`, id); err != nil {
		return "", "", err
	}
	if f.UserID != viewer {
		author, err := authorFor(s.getter(ctx), viewer, id)
		if err != nil {
			return "", "", err
		}
		if author != f.UserID {
			return "", "", schema.ErrNotOwner
		}
	}
	return f.UserID, f.Location, nil
}

// versions reads the versions of a find, or one of them, newest first.
func (s *Store) versions(ctx context.Context, viewer, find, only string) (rows []versionRow, err error) {
	free := unblocked("u.id", viewer)
	query, args := `SELECT v.id, v.replaced_at, v.title, v.description, v.category, v.media, v.location_id, v.exact_latitude, v.exact_longitude, v.exact_name, v.exact_friends,
			l.name AS location_name, l.latitude, l.longitude, l.area, `+personAs("u", "by.")+`
		FROM find_version v LEFT JOIN location l ON l.id = v.location_id LEFT JOIN "user" u ON u.id = v.user_id AND NOT u.leaving AND `+free.SQL+`
		WHERE v.find_id = ? AND v.replaced_at > ?`, append(free.Args, find, oldestVersion(s.Now()))
	if only != "" {
		query, args = query+` AND v.id = ?`, append(args, only)
	}
	err = s.db.Select(ctx, &rows, query+` ORDER BY v.replaced_at DESC, v.id DESC LIMIT `+sqldb.Limit, append(args, schema.VersionsMax)...)
	return rows, err
}

// editedBy returns who has made the last edit of a find, for a viewer who may edit it, or nil if that is not in its versions.
func (s *Store) editedBy(ctx context.Context, viewer string, f schema.Find) (*schema.Person, error) {
	if !f.UpdatedAt.After(f.CreatedAt.Time) {
		return nil, nil
	}
	var by personRow
	free := unblocked("u.id", viewer)
	_, err := exists(s.db.Get(ctx, &by, `SELECT `+person("u")+` FROM find_version v JOIN "user" u ON u.id = v.user_id AND NOT u.leaving
		WHERE v.find_id = ? AND v.replaced_at = ? AND v.replaced_at > ? AND `+free.SQL+` ORDER BY v.id DESC LIMIT 1`, free.ArgsAfter(f.ID, f.UpdatedAt, oldestVersion(s.Now()))...))
	return by.person(), err
}

// Versions lists what a find was, newest first, for those who may edit it. Only its owner learns where it was: others get the place
// that it has now, if it was there already.
func (s *Store) Versions(ctx context.Context, viewer, id string) ([]schema.FindVersion, error) {
	owner, location, err := s.editable(ctx, viewer, id)
	if err != nil {
		return nil, err
	}
	rows, err := s.versions(ctx, viewer, id, "")
	if err != nil || len(rows) == 0 {
		return []schema.FindVersion{}, err
	}
	var lines []mediaLine
	const columns = `id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height, duration, medium_url, medium_width, medium_height, blur, codecs, playback_url`
	err = s.db.Select(ctx, &lines, `SELECT `+columns+` FROM find_media WHERE find_id = ? UNION ALL SELECT `+columns+` FROM find_version_media WHERE find_id = ?`, id, id)
	if err != nil {
		return nil, err
	}
	media := map[string]schema.Media{}
	for _, m := range parseMediaList(mediaListText(lines)) {
		media[m.ID] = m
	}
	list := make([]schema.FindVersion, len(rows))
	for i, r := range rows {
		v := schema.FindVersion{ID: r.ID, ReplacedAt: r.ReplacedAt, ReplacedBy: r.By.person(), Title: r.Title, Description: r.Description, Category: r.Category, Media: []schema.Media{}}
		for _, m := range r.media() {
			if had, there := media[m.ID]; there {
				had.Caption = m.Caption
				v.Media = append(v.Media, had)
			}
		}
		if r.LocationID != nil && r.Name != nil && (viewer == owner || *r.LocationID == location) {
			v.Location = &schema.Place{ID: *r.LocationID, Name: *r.Name, Latitude: *r.Latitude, Longitude: *r.Longitude, Area: *r.Area}
			if e := r.exact(); e != nil && viewer == owner {
				v.Exact = e.Place()
			}
		}
		list[i] = v
	}
	return list, nil
}

// RestoreVersion makes a find what it was, as an edit of the viewer's, who may edit it. Of its place and of which media it has, only
// its owner restores anything, and never to where it is shown more exactly than now.
func (s *Store) RestoreVersion(ctx context.Context, viewer, id, version string, states []int64, name Namer) (find schema.Find, files []string, err error) {
	err = untilStill(func() error {
		owner, _, err := s.editable(ctx, viewer, id)
		if err != nil {
			return err
		}
		rows, err := s.versions(ctx, viewer, id, version)
		if err != nil {
			return err
		}
		if len(rows) == 0 {
			return schema.ErrNotFound
		}
		v := &rows[0]
		e := FindEdit{Versions: states, Title: &v.Title, Description: optional(v.Description), Category: optional(v.Category), AreaName: name, restores: v}
		if viewer == owner {
			if err := s.placeOf(ctx, owner, id, v, &e); err != nil {
				return err
			}
		}
		find, files, err = s.updateFind(ctx, viewer, id, e)
		return err
	})
	return find, files, err
}

// optional is an optional text of an edit that sets it or removes it.
func optional(text *string) schema.Optional[string] {
	if text == nil {
		return schema.Optional[string]{Set: true, Null: true}
	}
	return schema.Optional[string]{Set: true, Value: *text}
}

// placeOf adds the place of a version to an edit, if the find is elsewhere now.
func (s *Store) placeOf(ctx context.Context, owner, id string, v *versionRow, e *FindEdit) error {
	if v.LocationID == nil || v.Area == nil {
		return nil
	}
	var now string
	if err := s.db.Get(ctx, &now, `SELECT location_id FROM find WHERE id = ? AND user_id = ?`, id, owner); err != nil {
		return err
	}
	read, err := readExact(ctx, s.db, []string{id}, sqldb.Equal("f.user_id", owner))
	if err != nil {
		return err
	}
	kept, isArea := read[id]
	was := v.exact()
	switch {
	case was != nil && isArea && was.Latitude == kept.Latitude && was.Longitude == kept.Longitude:
		return nil
	case was != nil:
		l, _, err := s.CreateLocation(ctx, owner, was.Latitude, was.Longitude, was.Name)
		if err != nil {
			return err
		}
		e.LocationID, e.Area, e.ExactForFriends = &l.ID, v.Area, &was.Friends
	case *v.LocationID == now:
		return nil
	case isArea && *v.Latitude == kept.Latitude && *v.Longitude == kept.Longitude:
		return nil // it is there, and shown as an area
	default:
		e.LocationID = v.LocationID
		if *v.Area == 0 {
			e.Area = v.Area
		}
	}
	e.noFiner = true
	return nil
}

// versionMedia returns schema.ErrNotFound unless a file is of media that only versions have of a find that the viewer may edit.
func (s *Store) versionMedia(ctx context.Context, viewer, key, path string) error {
	may := mayEdit(viewer)
	args := append([]any{key, path, oldestVersion(s.Now())}, may.Args...)
	return s.db.Get(ctx, &key, `SELECT m.key FROM find_version_media m JOIN find_version v ON v.id = m.version_id JOIN find f ON f.id = m.find_id
		WHERE m.key = ? AND `+mediaHasFile+` AND v.replaced_at > ? AND `+may.SQL, args...)
}

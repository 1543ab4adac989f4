package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"

	"finds/schema"
	"finds/store/search"
	"finds/store/sqldb"
)

// person names the columns of a schema.Person taken from an alias of "user".
// The picture is a URL: the stored one, or the generated avatar.
func person(alias string) string { return personAs(alias, "") }

// personAs is person with a prefix before the names of the columns: "inviter." for a field Inviter.
func personAs(alias, prefix string) string {
	return strings.NewReplacer("@", alias, "#", prefix).Replace(`@.id AS "#id", @.username AS "#username", COALESCE(@.display_name, '') AS "#display_name",
		COALESCE('` + schema.MediaPrefix + `' || @.profile_picture_url, '` + schema.AvatarPrefix + `' || @.id) AS "#profile_picture"`)
}

// personRow is a user who may have been deleted.
type personRow struct {
	ID          sql.NullString `db:"id"`
	Username    sql.NullString `db:"username"`
	DisplayName sql.NullString `db:"display_name"`
	Picture     sql.NullString `db:"profile_picture"`
}

func (r personRow) person() *schema.Person {
	if !r.ID.Valid {
		return nil
	}
	return &schema.Person{ID: r.ID.String, Username: r.Username.String, DisplayName: r.DisplayName.String, ProfilePicture: r.Picture.String}
}

var userColumns = person("u") + `, COALESCE(u.about, '') AS about, u.age, u.password_hash IS NOT NULL AS has_password, u.google_id IS NOT NULL AS identity_linked, u.role`

// friendshipWith selects the friendship status of the user in column u.id and the
// viewer, given twice: none, pending or accepted.
const friendshipWith = `COALESCE((SELECT status FROM friendship WHERE status <> 'blocked'
	AND (user_id = ? AND friend_id = u.id OR user_id = u.id AND friend_id = ?)), 'none') AS friendship`

// NewUser holds the fields of an account to create.
type NewUser struct {
	Username     string // lower case
	PasswordHash string // PHC string, or "" when another way in exists
	GoogleID     string // of the identity provider, or ""
	Age          *int
	Invite       string // the code's hash, or "" when there is none
	Open         bool   // whether an account needs no invite; an invite that has ended is then ignored
}

// CreateUser makes an account. It returns schema.ErrUsernameTaken, or
// schema.ErrInviteNeeded when the invite is not, or no longer, good.
func (s *Store) CreateUser(ctx context.Context, n NewUser) (u schema.User, err error) {
	err = s.tx(ctx, func(t *tx) error {
		u, err = t.createUser(n)
		return err
	})
	return u, err
}

// Register makes an account and its first session in one step.
func (s *Store) Register(ctx context.Context, n NewUser, session NewSession) (u schema.User, expires schema.Time, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if u, err = t.createUser(n); err != nil {
			return err
		}
		session.UserID, session.Password, session.Registers = u.ID, n.PasswordHash, n.PasswordHash != ""
		expires, err = t.createSession(session)
		return err
	})
	return u, expires, err
}

func (t *tx) createUser(n NewUser) (u schema.User, err error) {
	var invite usedInvite
	if n.Invite != "" {
		invite, err = t.useInvite(n.Invite)
		if err != nil && !(n.Open && errors.Is(err, schema.ErrInviteNeeded)) {
			return u, err
		}
	}
	role := schema.RoleMember
	if invite.Setup {
		role = schema.RoleAdmin
	}
	id := t.newID()
	if err := t.freeUsername(id, n.Username); err != nil {
		return u, err
	}
	_, err = t.Exec(`INSERT INTO "user" (id, age, username, password_hash, google_id, created_at, role, invited_by, look)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`, id, n.Age, n.Username, sqldb.Null(n.PasswordHash), sqldb.Null(n.GoogleID), t.Now, role,
		sqldb.Null(invite.UserID), look(n.Username))
	if sqldb.Unique(err) {
		return u, schema.ErrUsernameTaken
	}
	if err == nil {
		err = t.startDaily(id)
	}
	if err == nil {
		err = t.recordUse(invite, id)
	}
	if err != nil {
		return u, err
	}
	return t.user(id)
}

func (t *tx) user(id string) (u schema.User, err error) {
	err = t.Get(&u, `SELECT `+userColumns+` FROM "user" u WHERE u.id = ?`, id)
	return u, err
}

// User returns the account with an id.
func (s *Store) User(ctx context.Context, id string) (u schema.User, err error) {
	err = s.db.Get(ctx, &u, `SELECT `+userColumns+` FROM "user" u WHERE u.id = ?`, id)
	return u, err
}

// Credentials are the values that a sign-in is checked against.
type Credentials struct {
	UserID       string `db:"id"`
	PasswordHash string `db:"password_hash"` // "" when the account has none
}

// Credentials returns those of a username, or schema.ErrNotFound.
func (s *Store) Credentials(ctx context.Context, username string) (c Credentials, err error) {
	err = s.db.Get(ctx, &c, `SELECT id, COALESCE(password_hash, '') AS password_hash FROM "user" u WHERE username = ? AND `+notBin.SQL, username)
	return c, err
}

// CredentialsOf returns those of an account.
func (s *Store) CredentialsOf(ctx context.Context, id string) (c Credentials, err error) {
	err = s.db.Get(ctx, &c, `SELECT id, COALESCE(password_hash, '') AS password_hash FROM "user" WHERE id = ?`, id)
	return c, err
}

// UserCount returns how many accounts there are.
func (s *Store) UserCount(ctx context.Context) (n int, err error) {
	err = s.db.Get(ctx, &n, `SELECT COUNT(*) FROM "user" u WHERE `+notBin.SQL)
	return n, err
}

// UserEdit is a change of a profile; nil fields stay as they are.
type UserEdit struct {
	Username    *string
	DisplayName schema.Optional[string]
	About       schema.Optional[string]
	Age         schema.Optional[int]
}

// UpdateUser changes a profile, or returns schema.ErrUsernameTaken or schema.ErrNameTaken.
func (s *Store) UpdateUser(ctx context.Context, id string, e UserEdit) (u schema.User, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if e.Username != nil {
			if err := t.freeUsername(id, *e.Username); err != nil {
				return err
			}
			n, err := t.Exec(`UPDATE "user" SET username = ?, look = CASE WHEN display_name IS NULL THEN ? ELSE look END WHERE id = ? AND username <> ?`,
				*e.Username, look(*e.Username), id, *e.Username)
			if sqldb.Unique(err) {
				return schema.ErrUsernameTaken
			}
			if err == nil && n > 0 {
				err = t.renewProfile(id)
			}
			if err != nil {
				return err
			}
		}
		if e.DisplayName.Set {
			if err := t.setDisplayName(id, e.DisplayName.Value); err != nil {
				return err
			}
		}
		if e.About.Set {
			if _, err := t.Exec(`UPDATE "user" SET about = ? WHERE id = ?`, sqldb.Null(e.About.Value), id); err != nil {
				return err
			}
		}
		if e.Age.Set {
			var age any
			if !e.Age.Null {
				age = e.Age.Value
			}
			if _, err := t.Exec(`UPDATE "user" SET age = ? WHERE id = ?`, age, id); err != nil {
				return err
			}
		}
		u, err = t.user(id)
		return err
	})
	return u, err
}

// NewPassword is a change of a password.
type NewPassword struct {
	UserID  string
	Hash    string   // PHC string
	Session string   // the hash of the token of the session that goes on, or ""
	Sources []string // those that stay known, see signin.go
	Unlink  bool     // takes the identity provider from the account
	// DeletePasskeys deletes the passkeys of the account.
	DeletePasskeys bool
}

// SetPassword stores a new hash. It ends every other session of the user, and every sign-in link,
// link to an identity and passkey that is not complete, and forgets all other sources.
func (s *Store) SetPassword(ctx context.Context, p NewPassword) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.holdSession(p.UserID, p.Session); err != nil {
			return err
		}
		n, err := t.Exec(`UPDATE "user" SET password_hash = ?, google_id = CASE WHEN ? = 1 THEN NULL ELSE google_id END WHERE id = ?`,
			p.Hash, sqldb.Integer(p.Unlink), p.UserID)
		if err != nil {
			return err
		}
		if n == 0 {
			return schema.ErrNotFound
		}
		ended := []string{
			`DELETE FROM oauth_flow WHERE session_id IN (SELECT id FROM session WHERE user_id = ?)`,
			`DELETE FROM oauth_code WHERE user_id = ? AND session_id IS NULL`,
			`DELETE FROM passkey_challenge WHERE session_id IN (SELECT id FROM session WHERE user_id = ?)`,
			`DELETE FROM sign_in_link WHERE user_id = ?`,
			`UPDATE session SET by_link = FALSE WHERE user_id = ?`,
		}
		if p.DeletePasskeys {
			ended = append(ended, `DELETE FROM passkey WHERE user_id = ?`)
		}
		for _, q := range ended {
			if _, err := t.Exec(q, p.UserID); err != nil {
				return err
			}
		}
		if err := t.replaceSources(p.UserID, p.Sources); err != nil {
			return err
		}
		return t.endSessions(`user_id = ? AND id <> ?`, p.UserID, p.Session)
	})
}

// Rehash replaces a password's hash by one with other parameters, if it is
// still the same password.
func (s *Store) Rehash(ctx context.Context, id, old, hash string) error {
	return s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`UPDATE "user" SET password_hash = ? WHERE id = ? AND password_hash = ?`, hash, id, old)
		return err
	})
}

// SetPicture stores the path of a profile picture, or removes it when path is
// empty. It returns the path that stood there before, or "".
func (s *Store) SetPicture(ctx context.Context, id, path string) (u schema.User, old string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if err := t.Get(&old, `SELECT COALESCE(profile_picture_url, '') FROM "user" WHERE id = ?`+t.Dialect.ForUpdate, id); err != nil {
			return err
		}
		if old == path { // there was none, and is none
			u, err = t.user(id)
			return err
		}
		if _, err := t.Exec(`UPDATE "user" SET profile_picture_url = ? WHERE id = ?`, sqldb.Null(path), id); err != nil {
			return err
		}
		if err := t.renewProfile(id); err != nil {
			return err
		}
		u, err = t.user(id)
		return err
	})
	return u, old, err
}

// PictureVisible returns schema.ErrNotFound unless the path is the profile picture of
// a user and no block separates them from the viewer ("" when not signed in).
func (s *Store) PictureVisible(ctx context.Context, viewer, path string) error {
	c := unblocked("u.id", viewer)
	var id string
	return s.db.Get(ctx, &id, `SELECT u.id FROM "user" u WHERE u.profile_picture_url = ? AND `+c.SQL, c.ArgsAfter(path)...)
}

// AvatarNames returns how a user is called and the username, for their avatar, or schema.ErrNotFound
// when the viewer ("" when not signed in) has a block with them.
func (s *Store) AvatarNames(ctx context.Context, viewer, id string) (names [2]string, err error) {
	c := sqldb.And(unblocked("u.id", viewer), notBin)
	var p schema.Person
	err = s.db.Get(ctx, &p, `SELECT `+person("u")+` FROM "user" u WHERE u.id = ? AND `+c.SQL, c.ArgsAfter(id)...)
	return [2]string{p.DisplayName, p.Username}, err
}

// Username returns the name of a user.
func (s *Store) Username(ctx context.Context, id string) (name string, err error) {
	err = s.db.Get(ctx, &name, `SELECT username FROM "user" WHERE id = ?`, id)
	return name, err
}

// People finds users whose username or name contains a text, in the order of their usernames.
// A blocked pair never find each other, and users do not find themselves.
func (s *Store) People(ctx context.Context, viewer, text string, p Page) ([]schema.FoundPerson, string, error) {
	list := schema.ListID("people", text)
	var after sqldb.Cond
	if p.After.Set() {
		if p.After.List != list {
			return nil, "", schema.ErrCursor
		}
		after = sqldb.Cond{SQL: "u.username > ?", Args: []any{p.After.Key}}
	}
	w, args := sqldb.Where(
		named(text),
		sqldb.Cond{SQL: "u.id <> ?", Args: []any{viewer}},
		unblocked("u.id", viewer),
		notBin,
		after,
	)
	people, sums := []schema.FoundPerson{}, personSums(ctx, viewer)
	err := s.db.Select(ctx, &people, `SELECT `+person("u")+`, `+friendshipWith+`, `+sums.SQL+` FROM "user" u`+w+` ORDER BY u.username LIMIT `+sqldb.Limit,
		slices.Concat([]any{viewer, viewer}, sums.Args, args, []any{p.Limit + 1})...)
	for i := range people {
		people[i].PersonSums = shownSums(people[i].PersonSums)
	}
	if err != nil || len(people) <= p.Limit {
		return people, "", err
	}
	people = people[:p.Limit]
	last := people[p.Limit-1]
	return people, schema.Cursor{List: list, Key: last.Username, ID: last.ID}.String(), nil
}

// commonMost is how many friends of a user are compared with the viewer's.
const commonMost = 1000

// commonFriends is the column common_friends of user u: how many friends of the viewer's are theirs, too.
func commonFriends(viewer string) sqldb.Cond {
	may, free := knows(viewer), unblocked("x.friend_id", viewer)
	return sqldb.Cond{SQL: `CASE WHEN ` + may.SQL + ` THEN (SELECT COUNT(*) FROM (SELECT y.friend_id FROM ` + strings.ReplaceAll(friendsOf, "?", "u.id") + ` y LIMIT ` + sqldb.Limit + `) x
			WHERE x.friend_id IN ` + friendsOf + ` AND ` + free.SQL + `) ELSE 0 END AS common_friends`,
		Args: slices.Concat(may.Args, []any{commonMost, viewer, viewer}, free.Args)}
}

// personSums are the columns of a schema.PersonSums of user u, who is neither suspended nor separated from the viewer by a block. They count
// one find more than a row shows, which shownSums takes away.
func personSums(ctx context.Context, viewer string) sqldb.Cond {
	see, common := sqldb.And(inAudience(viewer, allFlags.of(ctx, viewer)), kept(ctx, viewer)), commonFriends(viewer)
	return sqldb.Cond{SQL: `(SELECT COUNT(*) FROM (SELECT 1 FROM find f WHERE f.user_id = u.id AND ` + see.SQL + ` LIMIT ` + sqldb.Limit + `) n) AS find_count, ` + common.SQL,
		Args: slices.Concat(see.Args, []any{schema.PersonFindsMax + 1}, common.Args)}
}

// shownSums returns sums as the row of a user has them.
func shownSums(n schema.PersonSums) schema.PersonSums {
	n.MoreFinds = n.FindCount > schema.PersonFindsMax
	n.FindCount = min(n.FindCount, schema.PersonFindsMax)
	return n
}

// Profile returns a user's page as the viewer sees it.
func (s *Store) Profile(ctx context.Context, viewer, id string) (p schema.Profile, err error) {
	// The index of finds by owner has all that is counted, and one look at the owner is enough.
	see, block, common := sqldb.And(inAudience(viewer, allFlags.of(ctx, viewer)), kept(ctx, viewer)), sqldb.And(unblocked("u.id", viewer), notBin), commonFriends(viewer)
	err = s.db.Get(ctx, &p, `SELECT `+person("u")+`, `+friendshipWith+`, `+common.SQL+`, COALESCE(u.about, '') AS about, n.find_count, n.place_count, n.like_count,
			EXISTS (SELECT 1 FROM mute x WHERE x.user_id = ? AND x.muted_id = u.id) AS muted,
			COALESCE((SELECT b.news FROM bell b WHERE b.user_id = ? AND b.friend_id = u.id AND u.id IN `+friendsOf+`), '') AS news
		FROM "user" u CROSS JOIN (SELECT COUNT(*) AS find_count, COUNT(DISTINCT f.location_id) AS place_count, CAST(COALESCE(SUM(f.like_count), 0) AS BIGINT) AS like_count
			FROM find f WHERE f.user_id = ? AND `+see.SQL+`) n
		WHERE u.id = ? AND `+block.SQL, slices.Concat([]any{viewer, viewer}, common.Args, []any{viewer, viewer, viewer, viewer, id}, see.Args, []any{id}, block.Args)...)
	return p, err
}

// named is the condition that the username of user u, or how they are called, contains a text.
func named(text string) sqldb.Cond {
	like := func(text string) string {
		return "%" + strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`).Replace(text) + "%"
	}
	return sqldb.Cond{SQL: `(u.username LIKE ? ESCAPE '\' OR u.name_fold LIKE ? ESCAPE '\')`,
		Args: []any{like(strings.ToLower(text)), like(search.Fold(text))}}
}

// UserRow is a line of the operator's list of users.
type UserRow struct {
	ID         string       `json:"id" db:"id"`
	Username   string       `json:"username" db:"username"`
	Role       string       `json:"role" db:"role"`
	CreatedAt  schema.Time  `json:"createdAt" db:"created_at"`
	SeenAt     *schema.Time `json:"seenAt" db:"seen_at"` // the start of the day of the last request, or nil
	Finds      int          `json:"findCount" db:"finds"`
	MediaBytes int64        `json:"mediaBytes" db:"media_bytes"`
	Suspended  bool         `json:"suspended" db:"suspended"`
}

// Users lists every account by name, for the operator.
func (s *Store) Users(ctx context.Context) (rows []UserRow, err error) {
	rows = []UserRow{}
	err = s.db.Select(ctx, &rows, `SELECT u.id, u.username, u.role, u.created_at, u.seen_at,
		(SELECT COUNT(*) FROM find f WHERE f.user_id = u.id) AS finds,
		`+perRow(sqldb.Cond{SQL: usedBytes}, "u.id")+` AS media_bytes,
		u.id IN `+suspended+` AS suspended FROM "user" u WHERE `+notBin.SQL+` ORDER BY u.username`)
	return rows, err
}

// UserID returns the id of a username, or schema.ErrNotFound.
func (s *Store) UserID(ctx context.Context, username string) (string, error) {
	c, err := s.Credentials(ctx, strings.ToLower(username))
	return c.UserID, err
}

// lockUser lets no other transaction change an account until the end of this one. It returns
// schema.ErrNotFound for an account that does not exist or is being deleted.
func (t *tx) lockUser(id string) error {
	return t.Get(&id, `SELECT id FROM "user" WHERE id = ? AND NOT leaving`+t.Dialect.ForUpdate, id)
}

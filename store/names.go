package store

import (
	"context"
	"strings"
	"unicode"

	"github.com/mtibben/confusables"
	"golang.org/x/text/unicode/norm"

	"finds/schema"
	"finds/store/search"
	"finds/store/sqldb"
)

// How people are called: by the name that they have chosen, or else by their username.

// look returns what a name looks like in small and in capital letters: its skeleton (Unicode Technical Standard 39,
// section 4), without what is neither a letter nor a digit.
func look(name string) string {
	skeleton := confusables.Skeleton(strings.ToLower(norm.NFKC.String(name)))
	return strings.Map(func(r rune) rune {
		switch r = unicode.ToLower(r); {
		case r == 'i': // as a capital, it looks like a small l
			return 'l'
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			return r
		}
		return -1
	}, skeleton)
}

// freeLook returns schema.ErrNameTaken if a name looks like the shown name or the username of another user.
func (t *tx) freeLook(user, name string) error {
	var other string
	taken, err := exists(t.Get(&other, `SELECT id FROM "user" WHERE id <> ? AND (look = ? OR username = ?) LIMIT 1`, user, look(name), strings.ToLower(name)))
	if taken {
		return schema.ErrNameTaken
	}
	return err
}

// freeUsername returns schema.ErrUsernameTaken if a username looks like the display name of another user.
func (t *tx) freeUsername(user, username string) error {
	var other string
	taken, err := exists(t.Get(&other, `SELECT id FROM "user" WHERE id <> ? AND look = ? AND display_name IS NOT NULL LIMIT 1`, user, look(username)))
	if taken {
		return schema.ErrUsernameTaken
	}
	return err
}

// setDisplayName changes the display name of a user; "" removes it, so that the username is shown.
func (t *tx) setDisplayName(user, name string) error {
	var username string
	if err := t.Get(&username, `SELECT username FROM "user" WHERE id = ?`, user); err != nil {
		return err
	}
	shown := username
	if name != "" {
		shown = name
		if err := t.freeLook(user, name); err != nil {
			return err
		}
	}
	n, err := t.Exec(`UPDATE "user" SET display_name = ?, name_fold = ?, look = ? WHERE id = ? AND COALESCE(display_name, '') <> ?`,
		sqldb.Null(name), search.Fold(name), look(shown), user, name)
	if err == nil && n > 0 {
		err = t.renewProfile(user)
	}
	return err
}

// fillLooks stores what the names of accounts that an earlier version has made look like.
func (s *Store) fillLooks(ctx context.Context) error {
	for {
		var users []struct {
			ID       string `db:"id"`
			Username string `db:"username"`
		}
		err := s.tx(ctx, func(t *tx) error {
			if err := t.Select(&users, `SELECT id, username FROM "user" WHERE look = '' ORDER BY id LIMIT `+sqldb.Limit, s.limits.deleteBatch); err != nil {
				return err
			}
			for _, u := range users {
				if _, err := t.Exec(`UPDATE "user" SET look = ? WHERE id = ?`, look(u.Username), u.ID); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil || len(users) == 0 {
			return err
		}
	}
}

package store

import (
	"strings"

	"finds/store/sqldb"
)

// Only this file decides who may see a find. Every list, count, search, map and media
// request uses one of these conditions on a find `f`: everyone sees public finds, the
// owner and their accepted friends see private ones, and users separated by a block
// see nothing of each other.

const (
	// friendsOf lists the accepted friends of a user, given twice. It is read
	// once per statement, not once per row.
	friendsOf = `(SELECT friend_id FROM friendship WHERE user_id = ? AND status = 'accepted'
		UNION ALL SELECT user_id FROM friendship WHERE friend_id = ? AND status = 'accepted')`
	// blockedWith lists the users that a user, given twice, has blocked or is blocked by.
	blockedWith = `(SELECT friend_id FROM friendship WHERE user_id = ? AND status = 'blocked'
		UNION ALL SELECT user_id FROM friendship WHERE friend_id = ? AND status = 'blocked')`
)

// Flags narrow what a list selects among the finds that the viewer may see.
type Flags struct {
	Private bool // the viewer's own private finds too
	Friends bool // the private finds of accepted friends too
}

// allFlags selects everything that the viewer may see.
var allFlags = Flags{Private: true, Friends: true}

// visible is the condition that the viewer may see the find. The viewer "" is not
// signed in, sees public finds, and has neither friends nor blocks to look up.
func visible(viewer string) sqldb.Cond {
	if viewer == "" {
		return sqldb.Cond{SQL: "f.is_public = 1"}
	}
	return selected(viewer, allFlags)
}

// selected is the condition that the viewer may see the find and the flags
// select it.
func selected(viewer string, f Flags) sqldb.Cond {
	shown := sqldb.Cond{SQL: "f.is_public = 1"}
	if f.Private {
		shown.SQL += " OR f.user_id = ?"
		shown.Args = append(shown.Args, viewer)
	}
	if f.Friends {
		shown.SQL += " OR f.user_id IN " + friendsOf
		shown.Args = append(shown.Args, viewer, viewer)
	}
	shown.SQL = "(" + shown.SQL + ")"
	return sqldb.And(shown, unblocked("f.user_id", viewer))
}

// selectedPrivate is the condition that the find is private and the flags select it for
// the viewer. It is written so that both engines begin with the users.
func selectedPrivate(viewer string, f Flags) sqldb.Cond {
	var users []string
	c := sqldb.Cond{}
	if f.Private {
		users, c.Args = append(users, "SELECT CAST(? AS TEXT)"), append(c.Args, viewer)
	}
	if f.Friends {
		users, c.Args = append(users, friendsOf[1:len(friendsOf)-1]), append(c.Args, viewer, viewer)
	}
	if users == nil {
		return sqldb.Cond{SQL: "1 = 0"}
	}
	c.SQL = "f.is_public = 0 AND f.user_id IN (" + strings.Join(users, " UNION ALL ") + ")"
	return sqldb.And(c, unblocked("f.user_id", viewer))
}

// unblocked is the condition that the user in a column and the viewer have not
// blocked each other.
func unblocked(column, viewer string) sqldb.Cond {
	return sqldb.Cond{SQL: column + " NOT IN " + blockedWith, Args: []any{viewer, viewer}}
}

package store

import (
	"context"
	"strings"

	"finds/store/geo"
	"finds/store/sqldb"
)

// This file decides who may see a find, a list and a comment. Every list, count, search, map and
// media request uses one of these conditions on a find `f`: everyone sees public finds, the
// owner and their accepted friends see private ones, but only the owner those that are for them
// alone; users separated by a block see nothing of each other, and suspended users are hidden
// from all. Lists, counts and maps
// also leave out what the viewer has dismissed; what names a find does not.
//
// Three cases are outside of it. The conditions hide what is in the table bin from everybody, and
// bin.go shows it to its owner alone. While a report by somebody else is open, administrators see
// what it is about, of a list its name and description: ofOthers, in report_list.go and hiding.go. Where exactly a find at an area is
// follows from seenExactly here and from AddExact in exact.go.
//
// A find is also seen by the members of a list into which its own author has put it: byLists. Added by
// others, it is shown to no one by that.

const (
	// friendsOf lists the accepted friends of a user, given twice. It is read
	// once per statement, not once per row.
	friendsOf = `(SELECT friend_id FROM friendship WHERE user_id = ? AND status = 'accepted'
		UNION ALL SELECT user_id FROM friendship WHERE friend_id = ? AND status = 'accepted')`
	// forFriends is the condition that a private find is for friends, and not for its owner alone.
	forFriends = "f.only_me = 0"
	// suspended lists the users that an administrator has suspended.
	suspended = `(SELECT user_id FROM suspension)`
	// blockedWith lists the users that a user, given twice, has blocked or is blocked by, and
	// those who are suspended: to everybody, they are as if a block hid them.
	blockedWith = `(SELECT friend_id FROM friendship WHERE user_id = ? AND status = 'blocked'
		UNION ALL SELECT user_id FROM friendship WHERE friend_id = ? AND status = 'blocked'
		UNION ALL SELECT user_id FROM suspension)`
)

// Flags narrow what a list selects among the finds that the viewer may see.
type Flags struct {
	Private bool // the viewer's own private finds too
	Friends bool // the private finds of accepted friends that are for friends too
	Lists   bool // the private finds that lists show to the viewer
	Apart   bool // without those that ExactFinds lists
	few     bool // for a statement that looks at a few finds: see byLists

	List string // the id of a list: only its finds, and none if the viewer may not see it; "" for all
}

// allFlags selects everything that the viewer may see.
var allFlags = Flags{Private: true, Friends: true, Lists: true}

// visible is the condition that the viewer may see the find, for statements that look at a few: for many, allowed with
// allFlags is faster. The viewer "" is not signed in, sees public finds, and has neither friends nor blocks to look up.
func visible(viewer string) sqldb.Cond {
	if viewer == "" {
		return sqldb.Cond{SQL: "f.is_public = 1 AND f.user_id NOT IN " + suspended}
	}
	f := allFlags
	f.few = true
	return allowed(viewer, f)
}

// selected is the condition that the viewer may see the find, the flags select it and
// the viewer has not dismissed it.
func selected(ctx context.Context, viewer string, f Flags) sqldb.Cond {
	f = f.of(ctx, viewer)
	c := sqldb.And(allowed(viewer, f), kept(ctx, viewer))
	if f.List != "" {
		c = sqldb.And(c, ofList(viewer, f.List))
	}
	if !f.Apart {
		return c
	}
	seen := seenExactly(ctx, viewer)
	return sqldb.And(c, sqldb.Cond{SQL: "f.id NOT IN (" + seen.SQL + ")", Args: seen.Args})
}

// of drops Lists for a viewer who shares no list, as a context of Viewer.Context says.
func (f Flags) of(ctx context.Context, viewer string) Flags {
	f.Lists = f.Lists && viewer != "" && ctx.Value(inNoList{}) != viewer
	return f
}

// sharedLists reads the lists that show the viewer, given three times, what their members put into them: those of which they are a member.
const sharedLists = `(SELECT m.list_id FROM list_member m JOIN list l ON l.id = m.list_id
	WHERE m.user_id = ? AND m.joined_at IS NOT NULL AND l.for_members AND l.user_id NOT IN ` + blockedWith + `)`

// byLists is the condition that a list shows find f to the viewer: both they and its author are members, and the author has added
// it. which, if not empty, is a further condition on its row x in the list. For many finds the lists of the viewer are read once, which costs
// most; CASE has which evaluated first. For a few, each looks at its own lists.
func byLists(viewer string, few bool, which sqldb.Cond) sqldb.Cond {
	shared := "x.list_id IN " + sharedLists
	if few {
		shared = "EXISTS " + strings.TrimSuffix(sharedLists, ")") + " AND m.list_id = x.list_id)"
	}
	if which.SQL != "" {
		shared = "CASE WHEN " + which.SQL + " THEN " + shared + " END"
	}
	return sqldb.Cond{SQL: `EXISTS (SELECT 1 FROM list_find x JOIN list_member a ON a.list_id = x.list_id AND a.user_id = x.added_by AND a.joined_at IS NOT NULL
		WHERE x.find_id = f.id AND x.added_by = f.user_id AND (` + shared + `) IS TRUE)`, Args: append(which.Args, viewer, viewer, viewer)}
}

// edits is the condition that the viewer, who is not its owner, may edit find f: the author has put it into a list and lets
// editors of that edit it, and the viewer is one, or owns the list.
func edits(viewer string) sqldb.Cond {
	by := byLists(viewer, true, sqldb.Cond{SQL: `x.editable AND EXISTS (SELECT 1 FROM list_member d WHERE d.list_id = x.list_id AND d.user_id = ? AND d.role IN ('owner', 'editor'))`, Args: []any{viewer}})
	return sqldb.And(by, unblocked("f.user_id", viewer))
}

// mayEdit is the condition that the viewer may edit find f, and so may see its versions and their media: it is theirs, or edits holds.
func mayEdit(viewer string) sqldb.Cond {
	others := edits(viewer)
	return sqldb.Cond{SQL: "(f.user_id = ? OR " + others.SQL + ") AND f.user_id NOT IN " + suspended, Args: append([]any{viewer}, others.Args...)}
}

// editedByOthers is the condition that the author of find f lets editors of a list edit it, whether or not there are any.
var editedByOthers = sqldb.Cond{SQL: `EXISTS (SELECT 1 FROM list_find x JOIN list l ON l.id = x.list_id AND l.for_members
	JOIN list_member a ON a.list_id = x.list_id AND a.user_id = x.added_by AND a.joined_at IS NOT NULL WHERE x.find_id = f.id AND x.added_by = f.user_id AND x.editable)`}

// privateInLists reads columns of the entries x by which lists show private finds to the viewer, between the first and the last
// of some leaf cells. Entries repeat what is asked of the finds, since looking up each find would take several times as long.
func privateInLists(columns, viewer string, ranges []geo.Range) sqldb.Cond {
	c := sqldb.And(entriesFor(viewer), sqldb.Cond{SQL: "x.shows > 0"})
	if len(ranges) > 0 {
		c = sqldb.And(c, sqldb.Cond{SQL: "x.cell BETWEEN ? AND ?", Args: []any{ranges[0].Min, ranges[len(ranges)-1].Max}})
	}
	return sqldb.Cond{SQL: `SELECT ` + columns + ` FROM list_member a CROSS JOIN list_find x WHERE ` + c.SQL, Args: c.Args}
}

// entriesFor is the condition that member a has added entry x to a list that the viewer shares. If member a is also the author of the
// find, the viewer sees it.
func entriesFor(viewer string) sqldb.Cond {
	shared := sqldb.Cond{SQL: "a.list_id IN " + sharedLists + " AND a.joined_at IS NOT NULL", Args: []any{viewer, viewer, viewer}}
	return sqldb.And(shared, unblocked("a.user_id", viewer), sqldb.Cond{SQL: "x.list_id = a.list_id AND x.added_by = a.user_id"})
}

// seenExactly reads the ids of the finds that others see as areas and the viewer where they are: their own, those of friends who
// let them, and those that their authors show exactly in lists. Of very many, it reads the newest.
func seenExactly(ctx context.Context, viewer string) sqldb.Cond {
	c := sqldb.Cond{SQL: `SELECT x.id FROM (SELECT g.id, g.user_id FROM find g WHERE g.area > 0 AND (g.only_me = 0 OR g.user_id = ?) AND g.user_id IN (SELECT CAST(? AS TEXT) UNION ALL ` + friendsOf[1:len(friendsOf)-1] + `)
		ORDER BY g.created_at DESC, g.id DESC LIMIT ` + exactMax + `) x JOIN find_exact e ON e.find_id = x.id WHERE x.user_id = ? OR e.for_friends`,
		Args: []any{viewer, viewer, viewer, viewer, viewer}}
	if !allFlags.of(ctx, viewer).Lists {
		return c
	}
	entries := entriesFor(viewer)
	return sqldb.Cond{SQL: c.SQL + ` UNION ALL SELECT y.id FROM (SELECT f.id, f.created_at FROM list_member a CROSS JOIN list_find x CROSS JOIN find f
		WHERE ` + entries.SQL + ` AND x.exact AND f.id = x.find_id AND f.user_id = x.added_by AND f.area > 0
		ORDER BY f.created_at DESC, f.id DESC LIMIT ` + exactMax + `) y`, Args: append(c.Args, entries.Args...)}
}

// exactMax is how many finds at areas seenExactly looks at, which is half of the corrections that a map makes.
const exactMax = "2000"

// kept is the condition that the viewer has not dismissed the find; it is empty in a
// context of Viewer.Context that says that they have dismissed none.
func kept(ctx context.Context, viewer string) sqldb.Cond {
	if ctx.Value(keepsAll{}) == viewer {
		return sqldb.Cond{}
	}
	return sqldb.Cond{SQL: `f.id NOT IN (SELECT find_id FROM find_dismissed WHERE user_id = ?)`, Args: []any{viewer}}
}

// keepsAll is the key of the id of a viewer who has dismissed no find, and inNoList that of one who is a member of no list.
type keepsAll struct{}
type inNoList struct{}

// Context returns a context for a request of the viewer. It remembers that they have
// dismissed no find and share no list, as nearly all, so that their lists and maps do not look for
// such finds: that would make short lists a tenth slower.
func (v Viewer) Context(ctx context.Context) context.Context {
	if v.UserID == "" {
		return ctx
	}
	if !v.Dismisses {
		ctx = context.WithValue(ctx, keepsAll{}, v.UserID)
	}
	if !v.SharesLists {
		ctx = context.WithValue(ctx, inNoList{}, v.UserID)
	}
	return ctx
}

// allowed is the condition that the viewer may see the find and the flags select it.
func allowed(viewer string, f Flags) sqldb.Cond {
	return sqldb.And(inAudience(viewer, f), unblocked("f.user_id", viewer))
}

// inAudience is what allowed says of finds whose owner is known to be neither suspended nor
// separated from the viewer by a block.
func inAudience(viewer string, f Flags) sqldb.Cond {
	shown := sqldb.Cond{SQL: "f.is_public = 1"}
	if f.Private {
		shown.SQL += " OR f.user_id = ?"
		shown.Args = append(shown.Args, viewer)
	}
	if f.Friends {
		shown.SQL += " OR " + forFriends + " AND f.user_id IN " + friendsOf
		shown.Args = append(shown.Args, viewer, viewer)
	}
	if f.Lists {
		by := byLists(viewer, f.few, sqldb.Cond{})
		shown.SQL += " OR " + by.SQL
		shown.Args = append(shown.Args, by.Args...)
	}
	shown.SQL = "(" + shown.SQL + ")"
	return shown
}

// privatePlaces reads the ids of the locations with private finds that the flags select for the viewer, who may have dismissed
// them. It may leave out locations outside of the ranges of leaf cells. It is written so that both engines begin with the users and
// the lists, and for the users read one index alone.
func privatePlaces(ctx context.Context, viewer string, f Flags, ranges []geo.Range) sqldb.Cond {
	f = f.of(ctx, viewer)
	c := ofOwners(viewer, f)
	c.SQL = "SELECT f.location_id FROM find f WHERE " + c.SQL
	if f.Lists {
		more := privateInLists("x.location_id", viewer, ranges)
		c.SQL, c.Args = c.SQL+" UNION ALL "+more.SQL, append(c.Args, more.Args...)
	}
	return c
}

// ofOwners is the condition that the find is private and the flags select it for its owner.
func ofOwners(viewer string, f Flags) sqldb.Cond {
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
	c.SQL = "f.is_public = 0 AND f.user_id IN (" + strings.Join(users, " UNION ALL ") + ") AND (" + forFriends + " OR f.user_id = ?)"
	c.Args = append(c.Args, viewer)
	return sqldb.And(c, unblocked("f.user_id", viewer))
}

// unblocked is the condition that the user in a column and the viewer have not
// blocked each other, and that the user is not suspended.
func unblocked(column, viewer string) sqldb.Cond {
	return sqldb.Cond{SQL: column + " NOT IN " + blockedWith, Args: []any{viewer, viewer}}
}

// visibleList is the condition that the viewer may see list l, which says nothing about its finds. Who is invited sees it, too.
func visibleList(viewer string) sqldb.Cond {
	if viewer == "" {
		return sqldb.Cond{SQL: "l.visibility = 'public' AND l.user_id NOT IN " + suspended}
	}
	shown := sqldb.Cond{SQL: `(l.visibility = 'public' OR l.user_id = ? OR l.visibility = 'friends' AND l.user_id IN ` + friendsOf + `
		OR l.for_members AND EXISTS (SELECT 1 FROM list_member g WHERE g.list_id = l.id AND g.user_id = ?))`,
		Args: []any{viewer, viewer, viewer, viewer}}
	return sqldb.And(shown, unblocked("l.user_id", viewer))
}

// ofList is the condition that find f is in a list that the viewer may see.
func ofList(viewer, list string) sqldb.Cond {
	see := visibleList(viewer)
	return sqldb.Cond{SQL: `EXISTS (SELECT 1 FROM list_find y JOIN list l ON l.id = y.list_id WHERE y.list_id = ? AND y.find_id = f.id AND ` + see.SQL + `)`, Args: see.ArgsAfter(list)}
}

// requireVisible returns schema.ErrNotFound unless the viewer may see the find.
func (s *Store) requireVisible(ctx context.Context, viewer, id string) error {
	return requireVisible(s.getter(ctx), viewer, id)
}

// requireVisible is Store.requireVisible in the transaction.
func (t *tx) requireVisible(viewer, id string) error { return requireVisible(t.Get, viewer, id) }

func requireVisible(get getter, viewer, id string) error {
	see := visible(viewer)
	return get(&id, `SELECT f.id FROM find f WHERE f.id = ? AND `+see.SQL, see.ArgsAfter(id)...)
}

// unhidden is the condition that no administrator hides the comment in an alias from the
// viewer, and no block or suspension its author.
func unhidden(alias, viewer string) sqldb.Cond {
	free := unblocked(alias+".user_id", viewer)
	return sqldb.And(sqldb.Cond{SQL: "(" + alias + ".hidden_at IS NULL OR " + alias + ".user_id = ?)", Args: []any{viewer}}, free)
}

// shownBy is the condition that find f is one of the owner's that they may show to others: neither in the bin nor hidden.
func shownBy(owner string) sqldb.Cond {
	// With f.user_id = ? alone, SQLite would look for the finds of a list among all finds of the owner.
	return sqldb.And(sqldb.Cond{SQL: "(f.user_id = ?) IS TRUE", Args: []any{owner}}, visible(owner))
}

// knows is the condition that the viewer may learn who the friends of user u are, as far as these are their own friends: of their friends,
// and of those who have asked to become one. Otherwise befriending one user would be enough to find out all of their friends.
func knows(viewer string) sqldb.Cond {
	return sqldb.Cond{SQL: `(u.id IN ` + friendsOf + ` OR EXISTS (SELECT 1 FROM friendship q WHERE q.user_id = u.id AND q.friend_id = ? AND q.status = 'pending'))`,
		Args: []any{viewer, viewer, viewer}}
}

// mayShow is the condition that user u may show finds to a viewer, or to everybody who is not signed in if that is "".
func mayShow(viewer string) sqldb.Cond {
	return sqldb.And(sqldb.Cond{SQL: "NOT u.leaving"}, unblocked("u.id", viewer))
}

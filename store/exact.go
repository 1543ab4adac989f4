package store

import (
	"context"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// exactAtOnce is how many finds ExactFinds returns at most: more are as well seen in groups.
const exactAtOnce = 200

// ExactFinds lists the finds in a box, where they are, that the filter selects and that others see as areas: those of the
// viewer, and those of friends and in lists whose authors let them see that. The newest come first; more reports that there are others.
func (s *Store) ExactFinds(ctx context.Context, viewer string, f ClusterFilter) (list []schema.Find, more bool, err error) {
	w, nothing := wantedOf(f.Flags, f.Category, f.Query)
	if nothing {
		return []schema.Find{}, false, nil
	}
	w.Apart = false
	seen := seenExactly(ctx, viewer)
	in := sqldb.Cond{SQL: "f.id IN (" + seen.SQL + ")", Args: seen.Args}
	where, args := sqldb.Where(in, boxCond(f.Box), selected(ctx, viewer, w.Flags)) // boxCond is on l, which is the exact place here
	from := sqldb.Cond{SQL: ` FROM find f JOIN find_exact l ON l.find_id = f.id` + where + ` ORDER BY f.created_at DESC, f.id DESC`, Args: args}
	var refs []findRef
	err = s.eachMatch(ctx, viewer, matchQuery{from, w.words, ofCategory(w.category), nil}, func(m matchedFind) error {
		if m.ok {
			refs = append(refs, m.findRef)
		}
		if more = len(refs) > exactAtOnce; more {
			return errEnough
		}
		return nil
	})
	if err = enough(err); err != nil {
		return nil, false, err
	}
	if list, err = s.lookUp(ctx, viewer, refs[:min(len(refs), exactAtOnce)]); err == nil {
		err = s.AddExact(ctx, viewer, list)
	}
	list = slices.DeleteFunc(list, func(f schema.Find) bool { return f.Exact == nil }) // it has been changed meanwhile
	if f.Query != "" {
		w.words.Mark(list)
	}
	return list, more, err
}

// AddExact adds the exact places to those of some finds that are shown as areas, as far as the viewer
// may see them: their owner does, and friends and members of lists do if the owner wants it.
func (s *Store) AddExact(ctx context.Context, viewer string, finds []schema.Find) error {
	var ids []string
	for _, f := range finds {
		if f.Location != nil && f.Location.Area > 0 {
			ids = append(ids, f.ID)
		}
	}
	if ids == nil {
		return nil
	}
	lists := byLists(viewer, false, sqldb.Cond{SQL: "x.exact"})
	may := sqldb.Cond{SQL: `(f.user_id = ? OR e.for_friends AND ` + forFriends + ` AND f.user_id IN ` + friendsOf + ` OR ` + lists.SQL + `)`,
		Args: append([]any{viewer, viewer, viewer}, lists.Args...)}
	read, err := readExact(ctx, s.db, ids, may)
	for i := range finds {
		if e, there := read[finds[i].ID]; there {
			finds[i].Exact = e.Place()
		}
	}
	return err
}

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
// viewer, and those of friends who let them see that. The newest come first; more reports that there are others.
func (s *Store) ExactFinds(ctx context.Context, viewer string, f ClusterFilter) (list []schema.Find, more bool, err error) {
	w, nothing := wantedOf(f.Flags, f.Category, f.Query)
	if nothing {
		return []schema.Find{}, false, nil
	}
	w.Apart = false
	seen := seenExactly(viewer)
	in := sqldb.Cond{SQL: "f.id IN (" + seen.SQL + ")", Args: seen.Args}
	where, args := sqldb.Where(in, boxCond(f.Box), selected(ctx, viewer, w.Flags)) // boxCond is on l, which is the exact place here
	from := sqldb.Cond{SQL: ` FROM find f JOIN find_exact l ON l.find_id = f.id` + where + ` ORDER BY f.created_at DESC, f.id DESC`, Args: args}
	var refs []findRef
	err = s.eachMatch(ctx, viewer, matchQuery{from, w.words, ofCategory(w.category)}, func(m matchedFind) error {
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

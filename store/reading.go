package store

import (
	"cmp"
	"context"
	"slices"

	"finds/store/sqldb"
)

// A reading is how the finds that are wanted are read, newest first.
type reading struct {
	text  searchPlan // what the full text is asked for; none to read the finds of the category, or all, in order
	finds int        // about how many finds it reads when no bound ends it
	most  int        // how many it may read
	ask   float64    // what asking the full text costs, in microseconds
	row   float64    // what reading each find costs, in microseconds, besides folding its texts
}

// What reading finds before their locations may cost in microseconds, and how
// much of that asking the full text for more than the rarest word.
const (
	readingCost = 30_000
	askCost     = 15_000
)

// What each find costs in microseconds with its texts and where it is, when it is
// read in the order of a list, and when the full text gives it. Those of a category
// are not next to each other.
const (
	textCost     = 16.0
	newestCost   = 9.0
	categoryCost = 10.0
)

// leaps is after how many occurrences of a common word, for each of the rarest
// one of a search, SQLite skips the others.
const leaps = 8

// reading returns the way that reaches furthest back within the bounds of one
// request and, of two that read everything, the cheaper.
func (s *Store) reading(ctx context.Context, w wanted) (r reading, err error) {
	term, step := allTerm, newestCost
	if w.category != "" {
		term, step = categoryTerm(w.category), categoryCost
	}
	r.row, r.most = step, int(float64(s.max.steps)*stepCost/step)
	if r.finds, err = s.termCount(ctx, term); err != nil || w.q.empty() || s.way == bySteps {
		return r, err
	}
	category := words(w.category) // the full text has them as well
	q := query{slices.Concat(category, w.q.words)}
	counts, all, err := s.commonness(ctx, q)
	if err != nil {
		return r, err
	}
	text := q.readText(counts, all, len(category))
	text.row, text.most = textCost, min(s.max.matches, int((readingCost-text.ask)/textCost))
	if text.finds > text.most {
		text.most = min(text.most, s.max.newest)
	}
	switch {
	case text.text.none():
		return r, nil
	case s.Postgres() && text.finds > gatheredMax: // it gathers all of them
		return r, nil
	case s.way == byText:
		return text, nil
	}
	walk := r // until there are as many matches as may be
	walk.most = int(min(float64(r.most), float64(s.max.newest)/w.q.share(counts[len(category):], all)))
	if w, t := walk.reach(), text.reach(); w > t || w == t && walk.cost() < text.cost() {
		return r, nil
	}
	return text, nil
}

// cost is what a reading costs, in microseconds, besides folding texts.
func (r reading) cost() float64 { return r.ask + r.row*float64(min(r.finds, r.most)) }

// reach is the part of what it could read that a reading may read.
func (r reading) reach() float64 { return min(1, float64(r.most)/float64(max(r.finds, 1))) }

// readsAll reports whether a reading is likely to read every find that is wanted.
func (s *Store) readsAll(r reading) bool {
	return s.way != bySteps && r.finds <= min(r.most, s.max.matches)
}

// readText chooses the words that the full text is asked for: the rarest, and
// others as long as they cost little. It asks for none when only the first words,
// which are those of a category, would be left.
func (q query) readText(counts []int, all, category int) (r reading) {
	last := len(q.words) - 1
	order := make([]int, 0, last+1)
	for i := range q.words {
		if i < last || counts[last] <= prefixMax {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(counts[a], counts[b]) })
	share, own := 1.0, false
	for n, i := range order {
		cost := exactCost * float64(min(counts[i], leaps*counts[order[0]]))
		if i == last {
			cost = prefixCost * float64(counts[i])
		}
		if n == 0 && i < last {
			cost = 0 // it is read no further than needed, until there is another
		} else if n == 1 && order[0] < last {
			cost += exactCost * float64(counts[order[0]])
		}
		if n > 0 && r.ask+cost > askCost {
			continue
		}
		r.ask += cost
		share *= fraction(counts[i], all)
		own = own || i >= category
		if i == last {
			r.text.prefix = q.words[i]
		} else {
			r.text.exact = append(r.text.exact, q.words[i])
		}
	}
	if !own {
		return reading{}
	}
	r.finds = min(int(share*float64(all)), counts[order[0]])
	return r
}

// share estimates which part of all finds has every word, if the words occur
// independently.
func (q query) share(counts []int, all int) float64 {
	share := 1.0
	for _, n := range counts {
		share *= fraction(n, all)
	}
	return share
}

// fraction is n of all, but neither none nor more than all.
func fraction(n, all int) float64 {
	return min(1, float64(max(n, 1))/float64(max(all, 1)))
}

// readMatches reads the finds that are wanted, newest first, as many as one
// request may, and reports whether these are all. When all are wanted or none, it
// ends as soon as they are not all.
func (s *Store) readMatches(ctx context.Context, viewer string, w wanted, r reading, whole bool) (list []match, all bool, err error) {
	left := 1000 * (readingCost - r.ask) // nanoseconds
	most := s.max.newest
	if s.readsAll(r) || !r.text.none() {
		most = s.max.matches
	}
	read := func(m match) error {
		if m.ok {
			list = append(list, m)
		}
		if left -= 1000*r.row + float64(m.cost); left < 0 || len(list) > most {
			return errEnough
		}
		return nil
	}
	if r.text.none() {
		all, err = s.newestMatches(ctx, viewer, w, r.most, read)
		return list, all, err
	}
	docs, err := s.docs(ctx, viewer, w.Flags, r.text, false, 1<<63-1, r.most+1)
	all = len(docs) <= r.most
	if err != nil || whole && !all {
		return nil, all, err
	}
	for part := range slices.Chunk(docs[:min(len(docs), r.most)], 256) {
		marks, args := sqldb.In(part)
		from := ` FROM find f WHERE f.doc_id IN (` + marks + `) ORDER BY f.doc_id DESC`
		err = s.eachMatch(ctx, viewer, w.q, w.cond(viewer), from, args, read)
		if err != nil {
			all = false
			break
		}
	}
	slices.SortFunc(list, func(a, b match) int { return b.compare(a.key) })
	return list, all, enough(err)
}

// newestMatches calls do for the newest finds of a list, most of them at the most,
// with whether each is wanted. It reports whether the list has no others.
func (s *Store) newestMatches(ctx context.Context, viewer string, w wanted, most int, do func(m match) error) (all bool, err error) {
	where, args := sqldb.Where(sqldb.Equal("f.category", w.category), selected(viewer, w.Flags))
	steps := ` FROM (SELECT f.id, f.created_at, f.doc_id, f.version, f.like_count, f.is_public, f.user_id, f.location_id, f.latitude,
		f.longitude, f.title, f.description, f.category, f.location_name FROM find f` +
		where + Page{}.order("f.created_at", "f.id") + ` LIMIT ` + sqldb.Limit + `) f`
	n := 0
	err = s.eachMatch(ctx, viewer, w.q, sqldb.Cond{}, steps, append(args, most), func(m match) error {
		n++
		return do(m)
	})
	return err == nil && n < most, enough(err)
}

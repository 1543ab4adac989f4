package store

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"

	"finds/schema"
	"finds/store/geo"
	"finds/store/search"
	"finds/store/sqldb"
)

// The finds with the words or of the category of a list are read newest first, before their
// locations, and the best of them are compared.

// readingCost bounds the cost of reading finds before their locations, in microseconds.
const readingCost = 30_000

// The cost of reading a find with its texts and its position in microseconds, in list
// order and from the full text. Finds of a category are not next to each other.
const (
	textCost     = 16.0
	newestCost   = 9.0
	categoryCost = 10.0
)

// planReading returns the way that reaches furthest back within the bounds of one
// request and, of two that read everything, the cheaper.
func (s *Store) planReading(ctx context.Context, w wantedFinds) (r search.ReadPlan, err error) {
	step := newestCost
	single := w.category.Single()
	if single != "" {
		step = categoryCost
	}
	r.RowMicros, r.MaxFinds = step, int(float64(s.limits.steps)*search.StepCost/step)
	if r.Finds, err = search.Finds(ctx, s.db, single); err != nil || w.words.Empty() || s.way == bySteps {
		return r, err
	}
	q, category := w.words.With(single)
	counts, all, err := search.Commonness(ctx, s.db, q)
	if err != nil {
		return r, err
	}
	text := q.ReadText(counts, all, category)
	text.RowMicros, text.MaxFinds = textCost, min(s.limits.matches, int((readingCost-text.AskMicros)/textCost))
	if text.Finds > text.MaxFinds {
		text.MaxFinds = min(text.MaxFinds, s.limits.newest)
	}
	switch {
	case text.Text.None():
		return r, nil
	case s.Postgres() && text.Finds > maxGathered: // it gathers all of them
		return r, nil
	case s.way == byText:
		return text, nil
	}
	walk := r // until there are as many matches as may be
	walk.MaxFinds = int(min(float64(r.MaxFinds), float64(s.limits.newest)/w.words.Share(counts[category:], all)))
	if w, t := walk.Reach(), text.Reach(); w > t || w == t && walk.Cost() < text.Cost() {
		return r, nil
	}
	return text, nil
}

// readsAll reports whether a reading is likely to read every find that is wanted.
func (s *Store) readsAll(r search.ReadPlan) bool {
	return s.way != bySteps && r.Finds <= min(r.MaxFinds, s.limits.matches)
}

// readMatches reads the wanted finds, newest first, up to the bound of a request, and
// reports whether these are all. With whole it ends as soon as they are not all.
func (s *Store) readMatches(ctx context.Context, viewer string, w wantedFinds, r search.ReadPlan, whole bool) (list []matchedFind, all bool, err error) {
	left := 1000 * (readingCost - r.AskMicros) // nanoseconds
	limit := s.limits.newest
	if s.readsAll(r) || !r.Text.None() {
		limit = s.limits.matches
	}
	read := func(m matchedFind) error {
		if m.ok {
			list = append(list, m)
		}
		if left -= 1000*r.RowMicros + float64(m.cost); left < 0 || len(list) > limit {
			return errEnough
		}
		return nil
	}
	if r.Text.None() {
		all, err = s.newestMatches(ctx, viewer, w, r.MaxFinds, read)
		return list, all, err
	}
	docs, err := s.docs(ctx, viewer, w.Flags, r.Text, search.DocRange{From: math.MaxInt64, Limit: r.MaxFinds + 1})
	all = len(docs) <= r.MaxFinds
	if err != nil || whole && !all {
		return nil, all, err
	}
	for part := range slices.Chunk(docs[:min(len(docs), r.MaxFinds)], 256) {
		marks, args := sqldb.In(part)
		from := sqldb.Cond{SQL: ` FROM find f WHERE f.doc_id IN (` + marks + `) ORDER BY f.doc_id DESC`, Args: args}
		err = s.eachMatch(ctx, viewer, matchQuery{from, w.words, w.cond(ctx, viewer), w.index}, read)
		if err != nil {
			all = false
			break
		}
	}
	slices.SortFunc(list, func(a, b matchedFind) int { return b.compare(a.rowKey) })
	return list, all, enough(err)
}

// newestMatches calls do for the newest finds of a list, limit of them at most,
// with whether each is wanted. It reports whether the list has no others.
func (s *Store) newestMatches(ctx context.Context, viewer string, w wantedFinds, limit int, do func(m matchedFind) error) (all bool, err error) {
	drive, rest := sqldb.Cond{}, ofCategory(w.category)
	if w.category.Single() != "" {
		drive, rest = rest, drive
	}
	where, args := sqldb.Where(drive, selected(ctx, viewer, w.Flags))
	steps := ` FROM (SELECT f.id, f.created_at, f.doc_id, f.version, f.like_count, f.is_public, f.user_id, f.location_id, f.latitude,
		f.longitude, f.title, f.description, f.category, f.location_name FROM find f` +
		where + Page{}.order("f.created_at", "f.id") + ` LIMIT ` + sqldb.Limit + `) f`
	n := 0
	err = s.eachMatch(ctx, viewer, matchQuery{sqldb.Cond{SQL: steps, Args: append(args, limit)}, w.words, rest, w.index}, func(m matchedFind) error {
		n++
		return do(m)
	})
	return err == nil && n < limit, enough(err)
}

// maxCompared is how many finds are compared with each other, at most, to tell which
// match best.
const maxCompared = 100

// BestFinds returns the finds that match a search best, the best first, at most
// a page of them. It compares all that match when they are few. Otherwise these
// are those at the locations nearest to a point, if there is one, and the newest.
func (s *Store) BestFinds(ctx context.Context, viewer string, f FindFilter, near *Circle) ([]schema.Find, error) {
	f.words = search.Parse(f.Query)
	if f.words.Empty() {
		return []schema.Find{}, nil
	}
	refs, err := s.bestRefs(ctx, viewer, f, near)
	if err != nil {
		return nil, err
	}
	finds, err := s.lookUp(ctx, viewer, refs)
	if err != nil {
		return nil, err
	}
	type scored struct {
		schema.Find
		score float64
	}
	list := make([]scored, len(finds))
	for i, find := range finds {
		list[i] = scored{find, f.words.Relevance(find)}
		if near != nil && find.Location != nil {
			list[i].score += nearness(*near, find.Location.Latitude, find.Location.Longitude)
		}
	}
	slices.SortFunc(list, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.score, a.score), b.CreatedAt.Compare(a.CreatedAt.Time), strings.Compare(b.ID, a.ID))
	})
	finds = finds[:0]
	for _, best := range list[:min(len(list), f.Limit)] {
		finds = append(finds, best.Find)
	}
	f.words.Mark(finds)
	return finds, nil
}

// bestRefs returns the finds that BestFinds compares, none twice.
func (s *Store) bestRefs(ctx context.Context, viewer string, f FindFilter, near *Circle) (refs []findRef, err error) {
	f.Asc, f.After = false, schema.Cursor{}
	if f.List != "" && f.LocationID == "" {
		list, err := s.wantedOfList(ctx, viewer, f)
		return refsOf(list[:min(len(list), maxCompared)]), err
	}
	if near != nil && f.LocationID == "" && f.UserID == "" {
		w := wantedFinds{Flags: f.Flags, category: f.Category, words: f.words}
		read, err := s.planReading(ctx, w)
		if err != nil {
			return nil, err
		}
		f.alsoNear = true
		left := s.limits.scanMicros / 3
		if s.readsAll(read) {
			list, all, err := s.readMatches(ctx, viewer, w, read, true)
			if err != nil || all {
				return newestAndNearest(*near, list), err
			}
			left /= 2 // reading has cost something as well
		}
		if refs, err = s.nearRefs(ctx, viewer, w, near, left); err != nil {
			return nil, err
		}
	}
	f.Limit = maxCompared - len(refs)
	hits, _, err := s.searchHits(ctx, viewer, f)
	if err != nil {
		return nil, err
	}
	seen := map[int64]bool{}
	for _, r := range refs {
		seen[r.doc] = true
	}
	for _, h := range hits[:min(len(hits), f.Limit)] {
		if !seen[h.doc] {
			refs = append(refs, h.findRef)
		}
	}
	return refs, nil
}

// newestAndNearest returns maxCompared of some matches, newest first: the newest, and of
// the others those nearest to the centre.
func newestAndNearest(c Circle, list []matchedFind) (refs []findRef) {
	if len(list) > maxCompared {
		centre := c.Center()
		chord2 := func(m matchedFind) float64 {
			return centre.Chord2(geo.PointAt(geo.ParseDegrees(m.lat), geo.ParseDegrees(m.lng)))
		}
		slices.SortStableFunc(list[maxCompared/2:], func(a, b matchedFind) int { return cmp.Compare(chord2(a), chord2(b)) })
		list = list[:maxCompared]
	}
	for _, m := range list {
		refs = append(refs, m.findRef)
	}
	return refs
}

// nearRefs returns matching finds at the locations nearest to a point, half as
// many as are compared at most, and the newest at each. It takes left microseconds
// for what is at the locations.
func (s *Store) nearRefs(ctx context.Context, viewer string, w wantedFinds, near *Circle, left int) (refs []findRef, err error) {
	var rows []rowKey
	var at map[string]*locationFinds
	q := s.locationQuery(viewer, LocationFilter{
		Flags:      w.Flags,
		Page:       Page{Limit: maxCompared / 4},
		Circle:     near,
		Category:   w.category,
		ByDistance: true,
		FindsLimit: 5,
	})
	err = s.db.Snapshot(ctx, func(ctx context.Context) error {
		scan, err := q.scan(ctx)
		if err == nil {
			rows, at, _, err = q.scanMatching(ctx, w, scan, left)
		}
		return err
	})
	for _, k := range rows {
		for _, r := range at[k.ID].newest {
			if len(refs) < maxCompared/2 {
				refs = append(refs, r)
			}
		}
	}
	return refs, err
}

// nearHalf is the distance, in kilometres, at which half of the nearness is left.
const nearHalf = 10

// nearness is how near a point is to the centre, from 1 there to 0 far away.
func nearness(c Circle, lat, lng float64) float64 {
	chord := c.Center().Chord2(geo.PointAt(lat, lng))
	return nearHalf / (nearHalf + geo.Km(chord))
}

// ofCategory is the condition that find f is of a category of a filter.
func ofCategory(c schema.CategoryFilter) sqldb.Cond {
	if name := c.Single(); name != "" {
		return sqldb.Equal("f.category", name)
	}
	var either []string
	var args []any
	if len(c.Names) > 0 {
		marks, names := sqldb.In(c.Names)
		either, args = append(either, "f.category IN ("+marks+")"), names
	}
	if c.Other {
		marks, names := sqldb.In(c.Listed)
		either, args = append(either, "f.category NOT IN ("+marks+")"), append(args, names...)
	}
	if either == nil {
		return sqldb.Cond{}
	}
	return sqldb.Cond{SQL: "(" + strings.Join(either, " OR ") + ")", Args: args}
}

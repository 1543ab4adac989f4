package store

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"finds/schema"
	"finds/store/geo"
)

// bestMax is how many finds are compared with each other, at most, to tell which
// match best.
const bestMax = 100

// BestFinds returns the finds that match a search best, the best first, at most
// a page of them. It compares all that match when they are few. Otherwise these
// are those at the locations nearest to a point, if there is one, and the newest.
func (s *Store) BestFinds(ctx context.Context, viewer string, f FindFilter, near *Circle) ([]schema.Find, error) {
	q := parseQuery(f.Query)
	if q.empty() {
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
	for i, f := range finds {
		list[i] = scored{f, q.relevance(f)}
		if near != nil && f.Location != nil {
			list[i].score += nearness(*near, f.Location.Latitude, f.Location.Longitude)
		}
	}
	slices.SortFunc(list, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.score, a.score), b.CreatedAt.Compare(a.CreatedAt.Time), strings.Compare(b.ID, a.ID))
	})
	finds = finds[:0]
	for _, f := range list[:min(len(list), f.Limit)] {
		finds = append(finds, f.Find)
	}
	q.mark(finds)
	return finds, nil
}

// bestRefs returns the finds that BestFinds compares, none twice.
func (s *Store) bestRefs(ctx context.Context, viewer string, f FindFilter, near *Circle) (refs []findRef, err error) {
	f.Asc, f.After = false, schema.Cursor{}
	if near != nil && f.LocationID == "" && f.UserID == "" {
		w := wanted{f.Flags, f.Category, parseQuery(f.Query)}
		read, err := s.reading(ctx, w)
		if err != nil {
			return nil, err
		}
		f.alsoNear = true
		left := s.max.at / 3
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
	f.Limit = bestMax - len(refs)
	hits, _, err := s.searchHits(ctx, viewer, f, parseQuery(f.Query))
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

// newestAndNearest returns bestMax of some matches, newest first: the newest, and of
// the others those nearest to the centre.
func newestAndNearest(c Circle, list []match) (refs []findRef) {
	if len(list) > bestMax {
		centre := c.Center()
		chord2 := func(m match) float64 { return centre.Chord2(geo.PointAt(parseDegrees(m.lat), parseDegrees(m.lng))) }
		slices.SortStableFunc(list[bestMax/2:], func(a, b match) int { return cmp.Compare(chord2(a), chord2(b)) })
		list = list[:bestMax]
	}
	for _, m := range list {
		refs = append(refs, m.findRef)
	}
	return refs
}

// nearRefs returns matching finds at the locations nearest to a point, half as
// many as are compared at most, and the newest at each. It takes left microseconds
// for what is at the locations.
func (s *Store) nearRefs(ctx context.Context, viewer string, w wanted, near *Circle, left int) (refs []findRef, err error) {
	var rows []key
	var at map[string]*found
	l := LocationFilter{Flags: w.Flags, Page: Page{Limit: bestMax / 4}, Circle: near, Category: w.category, ByDistance: true, FindsLimit: 5}
	err = s.db.Snapshot(ctx, func(ctx context.Context) error {
		scan, err := s.scan(ctx, viewer, l, l.region())
		if err == nil {
			rows, at, _, err = s.scanMatching(ctx, viewer, l, w, scan, left)
		}
		return err
	})
	for _, k := range rows {
		for _, r := range at[k.ID].newest {
			if len(refs) < bestMax/2 {
				refs = append(refs, r)
			}
		}
	}
	return refs, err
}

// What a word is worth where it is found, of a relevance of 1 at most. Half of it
// is lost when it is only the beginning of a word.
const (
	titleWorth       = 1.0
	categoryWorth    = 0.6
	placeWorth       = 0.5
	descriptionWorth = 0.3
)

// relevance is how well a find matches, from 0 to 1: the mean of what each word
// is worth at the best of the places where it is found.
func (q query) relevance(f schema.Find) float64 {
	best := make([]float64, len(q.words))
	q.score(best, f.Title, titleWorth)
	if f.Category != nil {
		q.score(best, *f.Category, categoryWorth)
	}
	if f.Location != nil {
		q.score(best, f.Location.Name, placeWorth)
	}
	if f.Description != nil {
		q.score(best, *f.Description, descriptionWorth)
	}
	sum := 0.0
	for _, b := range best {
		sum += b
	}
	return sum / float64(len(best))
}

// score raises what each word of the search is worth by what it is in a text.
func (q query) score(best []float64, text string, worth float64) {
	for _, have := range words(text) {
		for i, w := range q.words {
			switch {
			case have == w:
				best[i] = max(best[i], worth)
			case i == len(q.words)-1 && strings.HasPrefix(have, w):
				best[i] = max(best[i], worth/2)
			}
		}
	}
}

// nearHalf is the distance, in kilometres, at which half of the nearness is left.
const nearHalf = 10

// nearness is how near a point is to the centre, from 1 there to 0 far away.
func nearness(c Circle, lat, lng float64) float64 {
	chord := c.Center().Chord2(geo.PointAt(lat, lng))
	return nearHalf / (nearHalf + geo.Km(chord))
}

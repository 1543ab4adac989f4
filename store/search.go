package store

import (
	"cmp"
	"context"
	"database/sql"
	"slices"
	"strings"

	"finds/schema"
	"finds/store/ids"
	"finds/store/search"
	"finds/store/sqldb"
)

// A search reads either the full text, from the newest find on, and looks the
// finds up, or the finds in the order of the list, and looks for the words in
// them. The first is cheap for rare words, the second for common ones; both are
// bounded, and both give the same finds in the same order.

// hit is a find that a search has read.
type hit struct {
	rowKey
	findRef
	ok   bool // whether the filter selects it and it has the words
	kind int  // of its category in a categoryIndex; only if ok
	cost int  // what reading its texts took, in nanoseconds, estimated
}

// search lists the finds that have the words of a filter.
func (s *Store) search(ctx context.Context, viewer string, f FindFilter) ([]schema.Find, string, error) {
	f.words = search.Parse(f.Query)
	hits, next, err := s.searchHits(ctx, viewer, f)
	if err != nil {
		return nil, "", err
	}
	if len(hits) > f.Limit {
		hits = hits[:f.Limit]
		next = hits[f.Limit-1].cursor(f.name())
	}
	refs := make([]findRef, len(hits))
	for i, h := range hits {
		refs[i] = h.findRef
	}
	finds, err := s.lookUp(ctx, viewer, refs)
	f.words.Mark(finds)
	return finds, next, err
}

// searchHits reads the finds that have the words of a filter: one more than a page
// holds. When it had to end early, it also returns the cursor after the last find
// that it read.
func (s *Store) searchHits(ctx context.Context, viewer string, f FindFilter) ([]hit, string, error) {
	after, _, err := f.after(f.name(), "f.created_at", "f.id")
	if err != nil || f.words.Empty() {
		return nil, "", err
	}
	counts, all, err := search.Commonness(ctx, s.db, f.words)
	if err != nil {
		return nil, "", err
	}
	steps := all
	if category := f.drivenBy(); category != "" {
		if steps, err = search.Finds(ctx, s.db, category); err != nil {
			return nil, "", err
		}
	}
	if p := s.planSearch(f.words, counts, all, max(steps, 1), f.Limit); !p.None() {
		return s.searchText(ctx, viewer, f, p)
	}
	return s.searchSteps(ctx, viewer, f, after)
}

// planSearch is Query.Plan, unless a test wants one way.
func (s *Store) planSearch(q search.Query, counts []int, all, steps, want int) search.Plan {
	switch s.way {
	case byText:
		return q.Rare(counts)
	case bySteps:
		return search.Plan{}
	}
	if s.Postgres() && slices.Min(counts) > maxGathered {
		return search.Plan{}
	}
	return q.Plan(counts, all, steps, want)
}

// maxGathered is how often the rarest word may occur that PostgreSQL's full text
// is asked for: it gathers and sorts all matches before the first.
const maxGathered = 8000

// The ways to read a search that tests choose from.
const (
	byCost = iota
	byText
	bySteps
)

// hitColumns are the columns of find f that scanHit reads, besides whether the
// filter selects it. It takes the viewer.
const hitColumns = refColumns + `, f.created_at, f.id, f.title, f.description, f.category, f.location_name`

// scanHit reads hitColumns and whether the filter selects the find. It looks at the
// texts only of finds that the filter selects.
func scanHit(rows *sql.Rows, q search.Query, index categoryIndex, more ...any) (h hit, err error) {
	var title, description, category, place sql.RawBytes
	err = rows.Scan(h.into(append([]any{&h.At, &h.ID, &title, &description, &category, &place, &h.ok}, more...)...)...)
	if h.ok {
		h.kind = index.kindOf(category)
		var decomposed int
		h.ok, decomposed = q.Has(string(title), string(description), string(category), string(place))
		h.cost = foldCost * decomposed
	}
	return h, err
}

// foldCost is how many nanoseconds folding takes for each byte of a text that is
// not ASCII, after it is decomposed.
const foldCost = 80

// maxFoldNanos is how many nanoseconds a request may fold texts in one pass over them.
const maxFoldNanos = 20_000_000

// searchSteps reads the finds of a list in its order until one more than a page
// holds match, or until it reaches a bound. At a bound it also returns the cursor
// after the last find that it read.
func (s *Store) searchSteps(ctx context.Context, viewer string, f FindFilter, after sqldb.Cond) (
	hits []hit, next string, err error,
) {
	drive, ok := f.drive()
	steps, args := f.steps(ctx, viewer, drive, after, ", f.title, f.description, f.location_name"+f.categoryColumn())
	limit := s.searchLimit(f)
	var last hit
	n, cost := 0, 0
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		h, err := scanHit(rows, f.words, nil)
		last, n, cost = h, n+1, cost+h.cost
		if h.ok {
			hits = append(hits, h)
		}
		if err == nil && (len(hits) > f.Limit || cost > maxFoldNanos) {
			return errEnough
		}
		return err
	}, `SELECT `+hitColumns+`, `+ok.Column()+` FROM (`+steps+`) f`, slices.Concat(refArgs(viewer), ok.Args, args, []any{limit})...)
	if (n == limit || cost > maxFoldNanos) && len(hits) <= f.Limit {
		next = last.cursor(f.name())
	}
	return hits, next, enough(err)
}

// searchLimit is how many finds searchSteps reads at most. Finds of a category are not
// next to each other, so each costs more, and fewer are read.
func (s *Store) searchLimit(f FindFilter) int {
	limit := s.limits.steps
	if f.drivenBy() != "" {
		limit = int(float64(limit) * search.StepCost / categoryCost)
	}
	if f.alsoNear {
		limit /= 2
	}
	return max(1, limit)
}

// categoryColumn is the category, where restColumns has it not.
func (f FindFilter) categoryColumn() string {
	if f.restColumns() != "" {
		return ""
	}
	return ", f.category"
}

// searchText reads matches of the full text until it has one more than a page, or
// until it reaches a bound. At a bound it also returns the cursor after the last
// find that it read. It asks for few matches first, which fill the page unless the
// filter leaves many of them out.
func (s *Store) searchText(ctx context.Context, viewer string, f FindFilter, p search.Plan) (hits []hit, next string, err error) {
	for limit := min(f.Limit+s.limits.batch, s.limits.joins); ; limit = s.limits.joins {
		docs, full, err := s.wholeDocs(ctx, viewer, f, p, limit)
		if err != nil {
			return nil, "", err
		}
		hits, last, cut, err := s.hitsOf(ctx, viewer, f, docs)
		if err != nil || len(hits) > f.Limit || !full && !cut {
			return hits, "", err
		}
		if cut || limit == s.limits.joins {
			if last.ID != "" {
				next = last.cursor(f.name())
			}
			return hits, next, nil
		}
	}
}

// hitsOf looks docs up in batches until one more than a page of them passes the
// filter. It also returns the last find that it read, and whether it stopped there
// because folding took too long.
func (s *Store) hitsOf(ctx context.Context, viewer string, f FindFilter, docs []int64) (hits []hit, last rowKey, cut bool, err error) {
	cost := 0
	for size := max(s.limits.batch, f.Limit+1); len(docs) > 0 && len(hits) <= f.Limit && !cut; size *= 2 {
		n := min(size, len(docs))
		for n < len(docs) && docs[n]>>ids.DocBits == docs[n-1]>>ids.DocBits {
			n++
		}
		var batch []hit
		if batch, cut, err = s.hits(ctx, viewer, f, docs[:n], maxFoldNanos-cost); err != nil {
			return nil, last, cut, err
		}
		for _, h := range batch {
			last, cost = h.rowKey, cost+h.cost
			if h.ok && f.beyond(h.rowKey) {
				hits = append(hits, h)
			}
		}
		docs = docs[n:]
	}
	return hits, last, cut, nil
}

// wholeDocs returns docs for the next page of a list, cut so that it has all or none
// of the finds of one millisecond, and whether more may follow. It reads about limit.
// Within a millisecond the order of the full text differs from that of the list.
func (s *Store) wholeDocs(ctx context.Context, viewer string, f FindFilter, p search.Plan, limit int) (docs []int64, full bool, err error) {
	for ; ; limit *= 2 {
		docs, err = s.docs(ctx, viewer, f.Flags, p, search.DocRange{From: f.from(), Asc: f.Asc, Limit: limit})
		if err != nil || len(docs) < limit {
			return docs, false, err
		}
		last := docs[limit-1] >> ids.DocBits
		n := slices.IndexFunc(docs, func(d int64) bool { return d>>ids.DocBits == last })
		if n > 0 && docs[n-1]>>ids.DocBits != f.from()>>ids.DocBits { // beyond the time of the cursor
			return docs[:n], true, nil
		}
	}
}

// from returns the number from which the full text is read for the page, in its direction: all of the millisecond of the
// cursor is read again, since an import publishes many finds in one, and beyond leaves out those of earlier pages.
func (p Page) from() int64 {
	var t schema.Time
	switch {
	case p.After.Set() && t.Scan(p.After.Key) == nil:
		at := ids.DocAt(t.Time)
		if !p.Asc {
			at += 1<<ids.DocBits - 1
		}
		return at
	case p.Asc:
		return 0
	}
	return 1<<63 - 1
}

// beyond reports whether a row comes after the cursor of a page.
func (p Page) beyond(k rowKey) bool {
	if !p.After.Set() {
		return true
	}
	var t schema.Time
	if t.Scan(p.After.Key) != nil {
		return false
	}
	c := k.compare(rowKey{ID: p.After.ID, At: t})
	return p.Asc && c > 0 || !p.Asc && c < 0
}

// hits looks finds up by their numbers and returns them in the order of the
// list. When folding their texts takes longer than left nanoseconds, it ends
// between two milliseconds, but not before a find after the cursor, and cut is true.
func (s *Store) hits(ctx context.Context, viewer string, f FindFilter, docs []int64, left int) (hits []hit, cut bool, err error) {
	marks, args := sqldb.In(docs)
	ok := sqldb.And(
		sqldb.Equal("f.location_id", f.LocationID),
		sqldb.Equal("f.user_id", f.UserID),
		ofCategory(f.Category),
		selected(ctx, viewer, f.Flags),
	)
	isBeyond := false // whether a find after the cursor was read: a page that ended before one would be followed by itself
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		h, err := scanHit(rows, f.words, nil)
		if n := len(hits); left < 0 && isBeyond && hits[n-1].doc>>ids.DocBits != h.doc>>ids.DocBits {
			cut = true
			return errEnough
		}
		hits, left = append(hits, h), left-h.cost
		isBeyond = isBeyond || f.beyond(h.rowKey)
		return err
	}, `SELECT `+hitColumns+`, `+ok.Column()+` FROM find f WHERE f.doc_id IN (`+marks+`) ORDER BY f.doc_id`+direction(f.Asc),
		slices.Concat(refArgs(viewer), ok.Args, args)...)
	slices.SortFunc(hits, func(a, b hit) int {
		if f.Asc {
			return a.compare(b.rowKey)
		}
		return b.compare(a.rowKey)
	})
	return hits, cut, enough(err)
}

func direction(asc bool) string {
	if asc {
		return " ASC"
	}
	return " DESC"
}

// compare orders rows by their creation.
func (k rowKey) compare(o rowKey) int {
	return cmp.Or(k.At.Compare(o.At.Time), strings.Compare(k.ID, o.ID))
}

// docs asks the full text for the numbers, in a range, of the finds that the flags select.
func (s *Store) docs(ctx context.Context, viewer string, f Flags, p search.Plan, r search.DocRange) ([]int64, error) {
	owners, err := s.owners(ctx, viewer, f)
	if err != nil {
		return nil, err
	}
	scopes := []string{search.Scope("", true, false)}
	for _, id := range owners {
		scopes = append(scopes, search.Scope(id, false, false))
		if id == viewer {
			scopes = append(scopes, search.Scope(id, false, true))
		}
	}
	docs, err := search.Docs(ctx, s.db, p, scopes, sqldb.Cond{}, r)
	if err != nil || !f.of(ctx, viewer).Lists {
		return docs, err
	}
	more, err := s.docsInLists(ctx, viewer, scopes, p, r)
	docs = r.Sort(append(docs, more...))
	return docs[:min(len(docs), r.Limit)], err
}

// docsInLists is docs of private finds that lists show to the viewer, without those that have one of some scopes.
func (s *Store) docsInLists(ctx context.Context, viewer string, without []string, p search.Plan, r search.DocRange) ([]int64, error) {
	var authors []string
	err := s.db.Select(ctx, &authors, `SELECT DISTINCT a.user_id FROM list_member m JOIN list l ON l.id = m.list_id AND l.for_members JOIN list_member a ON a.list_id = m.list_id
		WHERE m.user_id = ? AND m.joined_at IS NOT NULL AND a.joined_at IS NOT NULL
			AND EXISTS (SELECT 1 FROM list_find x WHERE x.list_id = a.list_id AND x.added_by = a.user_id AND x.shows > 0)
		ORDER BY a.user_id`, viewer)
	if err != nil {
		return nil, err
	}
	var scopes []string
	for _, id := range authors {
		for _, onlyMe := range []bool{false, true} {
			if scope := search.Scope(id, false, onlyMe); !slices.Contains(without, scope) {
				scopes = append(scopes, scope)
			}
		}
	}
	see := sqldb.And(byLists(viewer, false, sqldb.Cond{}), unblocked("f.user_id", viewer))
	return search.Docs(ctx, s.db, p, scopes, see, r)
}

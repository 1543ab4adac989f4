package store

import (
	"cmp"
	"context"
	"slices"
	"unicode/utf8"

	"finds/store/sqldb"
)

// query is a search: a find matches when it has all of the words, the last of
// them as the beginning of a word.
type query struct{ words []string }

// parseQuery returns the search that a text asks for. A text without words gives
// the empty query. For a list that asks for words it means that nothing is found.
func parseQuery(text string) query {
	list := words(text)
	if len(list) == 0 {
		return query{}
	}
	last := list[len(list)-1]
	list = list[:len(list)-1]
	slices.Sort(list)
	return query{append(slices.Compact(list), last)}
}

// empty reports whether there are no words.
func (q query) empty() bool { return len(q.words) == 0 }

// has reports whether the texts together have every word; with the empty query all
// have. It agrees with the full text, which is made of the same words. It also
// returns how many bytes it has decomposed.
func (q query) has(texts ...string) (ok bool, decomposed int) {
	missing := len(q.words)
	if missing == 0 {
		return true, 0
	}
	var small [16]bool
	found := small[:]
	if missing > len(small) {
		found = make([]bool, missing)
	}
	for _, text := range texts {
		if ascii(text) {
			missing -= q.find(found, text)
		} else {
			decomposed += eachWord(text, func(word []byte) { missing -= meet(q, found, word) })
		}
		if missing == 0 {
			return true, decomposed
		}
	}
	return false, decomposed
}

// find marks the words that a text of ASCII has and returns how many of them
// are new. It is words without making anything, for the most common texts.
func (q query) find(found []bool, text string) (n int) {
	for i := 0; i < len(text); {
		if !letterOrDigit(text[i]) {
			i++
			continue
		}
		start := i
		for i < len(text) && letterOrDigit(text[i]) {
			i++
		}
		n += meet(q, found, text[start:i])
	}
	return n
}

// meet marks the words of the search that a word of a text is and returns how
// many of them are new.
func meet[T string | []byte](q query, found []bool, word T) (n int) {
	last := len(q.words) - 1
	for i, w := range q.words {
		if found[i] || len(word) < len(w) || i < last && len(word) > len(w) {
			continue
		}
		if equalLower(word[:len(w)], w) {
			found[i] = true
			n++
		}
	}
	return n
}

// equalLower reports whether a word is an equally long folded one, its letters
// of ASCII brought to lower case.
func equalLower[T string | []byte](word T, folded string) bool {
	for i := range len(folded) {
		c := word[i]
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		if c != folded[i] {
			return false
		}
	}
	return true
}

func letterOrDigit(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

func ascii(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// A searchPlan says by which words the full text is asked. The others are looked
// for in the finds themselves.
type searchPlan struct {
	exact  []string // words
	prefix string   // the beginning of a word, or ""
}

// none reports whether the finds are read in the order of the list instead.
func (p searchPlan) none() bool { return len(p.exact) == 0 && p.prefix == "" }

// brief is a plan for finds of which there are few: of several words it asks for
// the longest alone, besides the prefix, as each word costs time in each scope.
func (p searchPlan) brief() searchPlan {
	if len(p.exact) > 1 {
		p.exact = []string{slices.MaxFunc(p.exact, func(a, b string) int { return cmp.Compare(len(a), len(b)) })}
	}
	return p
}

// What the parts of a search cost in microseconds, at a million finds.
const (
	prefixCost = 1.25 // each occurrence of a prefix, which SQLite gathers before the first
	exactCost  = 0.1  // each occurrence of the rarest word, read in order
	joinCost   = 9.0  // each find that is looked up by its number
	stepCost   = 4.0  // each find that is read in the order of the list
)

// prefixMax is how often a prefix may occur that the full text is asked for.
const prefixMax = 20_000

// exactMax is how often the rarest of several words may occur.
const exactMax = 200_000

// plan chooses how to find want finds of a list that has so many steps, from
// how often the words occur among all finds. It returns the plan that the full
// text is asked by, or none when reading the list is cheaper.
func (q query) plan(counts []int, all, steps, want int) searchPlan {
	if all == 0 {
		return q.rare(counts)
	}
	last := len(q.words) - 1
	share := 1.0 // of the finds that have all words
	for _, n := range counts {
		share *= min(1, float64(max(n, 1))/float64(all))
	}
	walk := min(float64(steps), float64(want)/share) * stepCost
	p := searchPlan{}
	ask, has := 0.0, 1.0 // the cost of asking, and the share of the finds that it gives
	rarest := all
	for i, n := range counts[:last] {
		p.exact = append(p.exact, q.words[i])
		has *= min(1, float64(max(n, 1))/float64(all))
		rarest = min(rarest, n)
	}
	if last > 0 {
		ask += exactCost * float64(rarest)
	}
	if counts[last] <= prefixMax {
		p.prefix = q.words[last]
		ask += prefixCost * float64(counts[last])
		has *= min(1, float64(max(counts[last], 1))/float64(all))
	}
	if p.none() || rarest > exactMax && p.prefix == "" {
		return searchPlan{}
	}
	given := has * float64(all) // rows that the full text gives, of which want must match
	ask += min(given, float64(want)*has/share) * joinCost
	if walk < ask {
		return searchPlan{}
	}
	return p
}

// rare is the plan for words of which all together are rare: every word is
// asked for, but for a prefix that is common.
func (q query) rare(counts []int) searchPlan {
	last := len(q.words) - 1
	p := searchPlan{exact: q.words[:last]}
	if counts[last] <= prefixMax {
		p.prefix = q.words[last]
	}
	return p
}

// atMost returns how many finds have all words at most, by the rarest of them.
func atMost(counts []int) int { return slices.Min(counts) }

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

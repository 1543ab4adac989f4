package store

import (
	"cmp"
	"context"
	"slices"
	"unicode/utf8"

	"finds/store/sqldb"
)

// wordQuery is a search: a find matches when it has all of the words, the last of
// them as the beginning of a word.
type wordQuery struct{ words []string }

// parseQuery parses the text of a search. A text without words gives the empty
// query, with which a search for words finds nothing.
func parseQuery(text string) wordQuery {
	list := splitWords(text)
	if len(list) == 0 {
		return wordQuery{}
	}
	last := list[len(list)-1]
	list = list[:len(list)-1]
	slices.Sort(list)
	return wordQuery{append(slices.Compact(list), last)}
}

// empty reports whether there are no words.
func (q wordQuery) empty() bool { return len(q.words) == 0 }

// has reports whether the texts together have every word; with the empty query all
// have. It agrees with the full text, which is made of the same words. It also
// returns how many bytes it has decomposed.
func (q wordQuery) has(texts ...string) (ok bool, decomposed int) {
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
		if isASCII(text) {
			missing -= q.find(found, text)
		} else {
			decomposed += eachWord(text, func(word []byte) { missing -= markFound(q, found, word) })
		}
		if missing == 0 {
			return true, decomposed
		}
	}
	return false, decomposed
}

// find marks the words that a text of ASCII has and returns how many of them
// are new. It is words without making anything, for the most common texts.
func (q wordQuery) find(found []bool, text string) (n int) {
	for i := 0; i < len(text); {
		if !letterOrDigit(text[i]) {
			i++
			continue
		}
		start := i
		for i < len(text) && letterOrDigit(text[i]) {
			i++
		}
		n += markFound(q, found, text[start:i])
	}
	return n
}

// markFound marks the words of the search that a word of a text is and returns how
// many of them are new.
func markFound[T string | []byte](q wordQuery, found []bool, word T) (n int) {
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

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// A searchPlan has the words to query the full text for. The others are matched
// against the finds themselves.
type searchPlan struct {
	exact  []string // words
	prefix string   // the beginning of a word, or ""
}

// none reports whether the finds are read in the order of the list instead.
func (p searchPlan) none() bool { return len(p.exact) == 0 && p.prefix == "" }

// brief returns a plan for a small set of finds: of several words it queries only the
// longest, besides the prefix, as each word costs time in each scope.
func (p searchPlan) brief() searchPlan {
	if len(p.exact) > 1 {
		p.exact = []string{slices.MaxFunc(p.exact, func(a, b string) int { return cmp.Compare(len(a), len(b)) })}
	}
	return p
}

// The costs of the parts of a search in microseconds, at a million finds.
const (
	prefixCost = 1.25 // each occurrence of a prefix, which SQLite gathers before the first
	exactCost  = 0.1  // each occurrence of the rarest word, read in order
	joinCost   = 9.0  // each find that is looked up by its number
	stepCost   = 4.0  // each find that is read in the order of the list
)

// maxPrefixOccurrences is how often a prefix may occur that the full text is asked for.
const maxPrefixOccurrences = 20_000

// maxExactOccurrences is how often the rarest of several words may occur.
const maxExactOccurrences = 200_000

// plan chooses how to find want finds of a list with so many steps, by how often the
// words occur among all finds. It returns the plan for the full text, or none when
// reading the list is cheaper.
func (q wordQuery) plan(counts []int, all, steps, want int) searchPlan {
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
	if counts[last] <= maxPrefixOccurrences {
		p.prefix = q.words[last]
		ask += prefixCost * float64(counts[last])
		has *= min(1, float64(max(counts[last], 1))/float64(all))
	}
	if p.none() || rarest > maxExactOccurrences && p.prefix == "" {
		return searchPlan{}
	}
	given := has * float64(all) // rows that the full text gives, of which want must match
	ask += min(given, float64(want)*has/share) * joinCost
	if walk < ask {
		return searchPlan{}
	}
	return p
}

// rare returns the plan for words that are rare together: it queries every word,
// except a common prefix.
func (q wordQuery) rare(counts []int) searchPlan {
	last := len(q.words) - 1
	p := searchPlan{exact: q.words[:last]}
	if counts[last] <= maxPrefixOccurrences {
		p.prefix = q.words[last]
	}
	return p
}

// rarest returns how many finds have all words at most, by the rarest of them.
func rarest(counts []int) int { return slices.Min(counts) }

// A readPlan is how the finds that are wanted are read, newest first.
type readPlan struct {
	text      searchPlan // what the full text is asked for; none to read the finds of the category, or all, in order
	finds     int        // about how many finds it reads when no bound ends it
	maxFinds  int        // how many it may read
	askMicros float64    // what asking the full text costs, in microseconds
	rowMicros float64    // what reading each find costs, in microseconds, besides folding its texts
}

// The bound of the cost of reading finds before their locations, in microseconds, and
// the part of it for querying more than the rarest word.
const (
	readingCost = 30_000
	askCost     = 15_000
)

// The cost of reading a find with its texts and its position in microseconds, in list
// order and from the full text. Finds of a category are not next to each other.
const (
	textCost     = 16.0
	newestCost   = 9.0
	categoryCost = 10.0
)

// leaps is after how many occurrences of a common word, for each of the rarest
// one of a search, SQLite skips the others.
const leaps = 8

// planReading returns the way that reaches furthest back within the bounds of one
// request and, of two that read everything, the cheaper.
func (s *Store) planReading(ctx context.Context, w wantedFinds) (r readPlan, err error) {
	term, step := allTerm, newestCost
	single := singleCategory(w.category)
	if single != "" {
		term, step = categoryTerm(single), categoryCost
	}
	r.rowMicros, r.maxFinds = step, int(float64(s.limits.steps)*stepCost/step)
	if r.finds, err = s.termCount(ctx, term); err != nil || w.words.empty() || s.way == bySteps {
		return r, err
	}
	category := splitWords(single) // the full text has them as well
	q := wordQuery{slices.Concat(category, w.words.words)}
	counts, all, err := s.commonness(ctx, q)
	if err != nil {
		return r, err
	}
	text := q.readText(counts, all, len(category))
	text.rowMicros, text.maxFinds = textCost, min(s.limits.matches, int((readingCost-text.askMicros)/textCost))
	if text.finds > text.maxFinds {
		text.maxFinds = min(text.maxFinds, s.limits.newest)
	}
	switch {
	case text.text.none():
		return r, nil
	case s.Postgres() && text.finds > maxGathered: // it gathers all of them
		return r, nil
	case s.way == byText:
		return text, nil
	}
	walk := r // until there are as many matches as may be
	walk.maxFinds = int(min(float64(r.maxFinds), float64(s.limits.newest)/w.words.share(counts[len(category):], all)))
	if w, t := walk.reach(), text.reach(); w > t || w == t && walk.cost() < text.cost() {
		return r, nil
	}
	return text, nil
}

// cost returns the cost of a read in microseconds, without folding texts.
func (r readPlan) cost() float64 { return r.askMicros + r.rowMicros*float64(min(r.finds, r.maxFinds)) }

// reach returns the fraction of its finds that the plan may read.
func (r readPlan) reach() float64 { return min(1, float64(r.maxFinds)/float64(max(r.finds, 1))) }

// readsAll reports whether a reading is likely to read every find that is wanted.
func (s *Store) readsAll(r readPlan) bool {
	return s.way != bySteps && r.finds <= min(r.maxFinds, s.limits.matches)
}

// readText chooses the words to query the full text for: the rarest, and others as
// long as they cost little. It chooses none when only the first words, those of a
// category, would be left.
func (q wordQuery) readText(counts []int, all, category int) (r readPlan) {
	last := len(q.words) - 1
	order := make([]int, 0, last+1)
	for i := range q.words {
		if i < last || counts[last] <= maxPrefixOccurrences {
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
		if n > 0 && r.askMicros+cost > askCost {
			continue
		}
		r.askMicros += cost
		share *= fraction(counts[i], all)
		own = own || i >= category
		if i == last {
			r.text.prefix = q.words[i]
		} else {
			r.text.exact = append(r.text.exact, q.words[i])
		}
	}
	if !own {
		return readPlan{}
	}
	r.finds = min(int(share*float64(all)), counts[order[0]])
	return r
}

// share estimates which part of all finds has every word, if the words occur
// independently.
func (q wordQuery) share(counts []int, all int) float64 {
	share := 1.0
	for _, n := range counts {
		share *= fraction(n, all)
	}
	return share
}

// fraction returns n divided by all, bounded to more than 0 and at most 1.
func fraction(n, all int) float64 {
	return min(1, float64(max(n, 1))/float64(max(all, 1)))
}

// readMatches reads the wanted finds, newest first, up to the bound of a request, and
// reports whether these are all. With whole it ends as soon as they are not all.
func (s *Store) readMatches(ctx context.Context, viewer string, w wantedFinds, r readPlan, whole bool) (list []matchedFind, all bool, err error) {
	left := 1000 * (readingCost - r.askMicros) // nanoseconds
	limit := s.limits.newest
	if s.readsAll(r) || !r.text.none() {
		limit = s.limits.matches
	}
	read := func(m matchedFind) error {
		if m.ok {
			list = append(list, m)
		}
		if left -= 1000*r.rowMicros + float64(m.cost); left < 0 || len(list) > limit {
			return errEnough
		}
		return nil
	}
	if r.text.none() {
		all, err = s.newestMatches(ctx, viewer, w, r.maxFinds, read)
		return list, all, err
	}
	docs, err := s.docs(ctx, viewer, w.Flags, r.text, false, 1<<63-1, r.maxFinds+1)
	all = len(docs) <= r.maxFinds
	if err != nil || whole && !all {
		return nil, all, err
	}
	for part := range slices.Chunk(docs[:min(len(docs), r.maxFinds)], 256) {
		marks, args := sqldb.In(part)
		from := ` FROM find f WHERE f.doc_id IN (` + marks + `) ORDER BY f.doc_id DESC`
		err = s.eachMatch(ctx, viewer, w.words, w.cond(ctx, viewer), from, args, read)
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
	if singleCategory(w.category) != "" {
		drive, rest = rest, drive
	}
	where, args := sqldb.Where(drive, selected(ctx, viewer, w.Flags))
	steps := ` FROM (SELECT f.id, f.created_at, f.doc_id, f.version, f.like_count, f.is_public, f.user_id, f.location_id, f.latitude,
		f.longitude, f.title, f.description, f.category, f.location_name FROM find f` +
		where + Page{}.order("f.created_at", "f.id") + ` LIMIT ` + sqldb.Limit + `) f`
	n := 0
	err = s.eachMatch(ctx, viewer, w.words, rest, steps, append(args, limit), func(m matchedFind) error {
		n++
		return do(m)
	})
	return err == nil && n < limit, enough(err)
}

package search

import (
	"cmp"
	"slices"
)

// A Plan has the words to query the full text for. The others are matched
// against the finds themselves.
type Plan struct {
	exact  []string // words
	prefix string   // the beginning of a word, or ""
}

// None reports whether the finds are read in the order of the list instead.
func (p Plan) None() bool { return len(p.exact) == 0 && p.prefix == "" }

// brief returns a plan for a small set of finds: of several words it queries only the
// longest, besides the prefix, as each word costs time in each scope.
func (p Plan) brief() Plan {
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
	StepCost   = 4.0  // each find that is read in the order of the list
)

// maxPrefixOccurrences is how often a prefix may occur for which the full text is queried.
const maxPrefixOccurrences = 20_000

// maxExactOccurrences is how often the rarest of several words may occur.
const maxExactOccurrences = 200_000

// Plan chooses how to find want finds of a list with so many steps, by how often the
// words occur among all finds. It returns the plan for the full text, or none when
// reading the list is cheaper.
func (q Query) Plan(counts []int, all, steps, want int) Plan {
	if all == 0 {
		return q.Rare(counts)
	}
	last := len(q.words) - 1
	share := 1.0 // of the finds that have all words
	for _, n := range counts {
		share *= min(1, float64(max(n, 1))/float64(all))
	}
	walk := min(float64(steps), float64(want)/share) * StepCost
	p := Plan{}
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
	if p.None() || rarest > maxExactOccurrences && p.prefix == "" {
		return Plan{}
	}
	given := has * float64(all) // rows that the full text gives, of which want must match
	ask += min(given, float64(want)*has/share) * joinCost
	if walk < ask {
		return Plan{}
	}
	return p
}

// Rare returns the plan for words that are rare together: it queries every word,
// except a common prefix.
func (q Query) Rare(counts []int) Plan {
	last := len(q.words) - 1
	p := Plan{exact: q.words[:last]}
	if counts[last] <= maxPrefixOccurrences {
		p.prefix = q.words[last]
	}
	return p
}

// A ReadPlan is a way to read the wanted finds, newest first.
type ReadPlan struct {
	Text      Plan    // of the full text; none to read the finds of the category, or all, in order
	Finds     int     // about how many finds it reads when no bound ends it
	MaxFinds  int     // how many it may read
	AskMicros float64 // cost of querying the full text, in microseconds
	RowMicros float64 // cost of reading each find, in microseconds, without folding its texts
}

// askCost is how many microseconds querying more than the rarest word may cost.
const askCost = 15_000

// leaps is after how many occurrences of a common word, for each of the rarest
// one of a search, SQLite skips the others.
const leaps = 8

// Cost returns the cost of a read in microseconds, without folding texts.
func (r ReadPlan) Cost() float64 { return r.AskMicros + r.RowMicros*float64(min(r.Finds, r.MaxFinds)) }

// Reach returns the fraction of its finds that the plan may read.
func (r ReadPlan) Reach() float64 { return min(1, float64(r.MaxFinds)/float64(max(r.Finds, 1))) }

// ReadText chooses the words to query the full text for: the rarest, and others as
// long as they cost little. It chooses none when only the first words, those of a
// category, would be left.
func (q Query) ReadText(counts []int, all, category int) (r ReadPlan) {
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
		if n > 0 && r.AskMicros+cost > askCost {
			continue
		}
		r.AskMicros += cost
		share *= fraction(counts[i], all)
		own = own || i >= category
		if i == last {
			r.Text.prefix = q.words[i]
		} else {
			r.Text.exact = append(r.Text.exact, q.words[i])
		}
	}
	if !own {
		return ReadPlan{}
	}
	r.Finds = min(int(share*float64(all)), counts[order[0]])
	return r
}

// Share estimates which part of all finds has every word, if the words occur
// independently.
func (q Query) Share(counts []int, all int) float64 {
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

// With returns a query that also has the words of a category, before its own, and the
// number of these.
func (q Query) With(category string) (Query, int) {
	words := split(category) // the full text has them as well
	return Query{slices.Concat(words, q.words)}, len(words)
}

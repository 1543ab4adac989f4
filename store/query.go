package store

import (
	"cmp"
	"slices"
	"unicode/utf8"
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

package geo

import (
	"math"
	"slices"
	"sort"

	"github.com/golang/geo/s2"
)

// Range is a range of S2 leaf cells, both ends included.
type Range struct{ Min, Max int64 }

// RangeOf returns the leaf cells of a cell.
func RangeOf(id s2.CellID) Range {
	return Range{int64(id.RangeMin()), int64(id.RangeMax())}
}

// rangesOf returns the leaf cells of a union, neighbours merged.
func rangesOf(cells s2.CellUnion) []Range {
	ranges := make([]Range, 0, len(cells))
	for _, id := range cells {
		ranges = append(ranges, RangeOf(id))
	}
	return Merge(ranges)
}

// Merge sorts ranges in place and joins those that touch. As signed numbers the
// leaf ids of faces 4 and 5 are negative, but no cell crosses the sign.
func Merge(ranges []Range) []Range {
	sort.Slice(ranges, func(i, j int) bool { return ranges[i].Min < ranges[j].Min })
	out := ranges[:0]
	for _, r := range ranges {
		if n := len(out); n > 0 && r.Min-2 <= out[n-1].Max { // leaf ids are odd; the last of all has no successor
			out[n-1].Max = max(out[n-1].Max, r.Max)
			continue
		}
		out = append(out, r)
	}
	return out
}

// Join is Merge of the ranges of several regions. It covers a little more where these would be too many for a statement.
func Join(ranges []Range) []Range { return coarsen(Merge(ranges), maxRingRanges) }

// Padded brings ranges to a length that is a power of two, by ranges that hold
// nothing, so that few texts of statements are ever prepared.
func Padded(ranges []Range) []Range {
	for n := len(ranges); n&(n-1) != 0; n++ {
		ranges = append(ranges[:n:n], Range{1, 0})
	}
	return ranges
}

// Parents widens ranges of leaf cells to whole cells of a level, as the ids of
// those cells.
func Parents(ranges []Range, level int) []Range {
	out := make([]Range, len(ranges))
	for i, r := range ranges {
		out[i] = Range{int64(s2.CellID(r.Min).Parent(level)), int64(s2.CellID(r.Max).Parent(level))}
	}
	return out
}

// coarsen joins the ranges with the smallest gaps between them until at most limit
// are left.
func coarsen(ranges []Range, limit int) []Range {
	for len(ranges) > limit {
		gaps := make([]uint64, 0, len(ranges)-1)
		for i := range ranges[1:] {
			gaps = append(gaps, ranges[i+1].gap(ranges[i]))
		}
		slices.Sort(gaps)
		widest := gaps[len(ranges)-limit-1]
		out := ranges[:1]
		for _, r := range ranges[1:] {
			if last := &out[len(out)-1]; r.gap(*last) <= widest {
				last.Max = r.Max
				continue
			}
			out = append(out, r)
		}
		ranges = out
	}
	return ranges
}

// gap is the number of ids between a range and the one before it.
func (r Range) gap(before Range) uint64 { return uint64(r.Min) - uint64(before.Max) }

// Levels are the S2 levels at which public finds are counted: cells of about 600,
// 80, 10 and 1.2 km.
var Levels = [...]int{4, 7, 10, 13}

// LevelFor returns the one of Levels at which some ten cells span a region of a
// size in kilometres.
func LevelFor(km float64) int {
	for i := len(Levels) - 1; i > 0; i-- {
		if km < 10*7842/math.Pow(2, float64(Levels[i])) {
			return Levels[i]
		}
	}
	return Levels[0]
}

package opacity

import (
	"cmp"
	"math/bits"
	"slices"
)

// code is the prefix code of a symbol. Its first bit is the least significant one.
type code struct {
	bits   uint16
	length uint8
}

// Maximum lengths, in bits, of the codes of symbols and of the codes of code lengths.
const (
	lengthMost     = 15
	metaLengthMost = 7
)

// prefixCode writes the code lengths for symbols with the given frequencies and returns
// their codes (RFC 9649, 3.7.2.1).
func (b *bitWriter) prefixCode(counts []uint32) []code {
	var used []int
	for s, n := range counts {
		if n > 0 {
			used = append(used, s)
		}
	}
	if len(used) == 0 {
		used = []int{0}
	}
	if len(used) <= 2 && used[len(used)-1] < 256 {
		return b.simpleCode(used, len(counts))
	}
	lengths := codeLengths(counts, lengthMost)
	b.codeLengths(lengths)
	return canonical(lengths)
}

// simpleCode writes a code of one or two symbols, which are listed directly. The code of
// a single symbol takes no bits.
func (b *bitWriter) simpleCode(used []int, n int) []code {
	b.write(1, 1)
	b.write(uint32(len(used)-1), 1)
	if used[0] < 2 {
		b.write(0, 1)
		b.write(uint32(used[0]), 1)
	} else {
		b.write(1, 1)
		b.write(uint32(used[0]), 8)
	}
	codes := make([]code, n)
	if len(used) == 2 {
		b.write(uint32(used[1]), 8)
		codes[used[0]], codes[used[1]] = code{0, 1}, code{1, 1}
	}
	return codes
}

// Symbols for code lengths, in addition to the lengths 0 to 15.
const (
	repeatLast  = 16 // 3 to 6 times, 2 bits
	repeatZero  = 17 // 3 to 10 times, 3 bits
	repeatZeros = 18 // 11 to 138 times, 7 bits
	metaSymbols = 19
)

// metaOrder is the order in which the code lengths for these symbols are written.
var metaOrder = [metaSymbols]int{17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}

// run is a symbol for code lengths and its extra bits.
type run struct {
	symbol int
	extra  uint32
	bits   int
}

// codeLengths writes code lengths, themselves encoded with a prefix code.
func (b *bitWriter) codeLengths(lengths []uint8) {
	runs := runsOf(lengths)
	counts := make([]uint32, metaSymbols)
	for _, r := range runs {
		counts[r.symbol]++
	}
	meta := codeLengths(counts, metaLengthMost)
	n := metaSymbols
	for n > 4 && meta[metaOrder[n-1]] == 0 {
		n--
	}
	b.write(0, 1) // not a simple code
	b.write(uint32(n-4), 4)
	for _, s := range metaOrder[:n] {
		b.write(uint32(meta[s]), 3)
	}
	b.write(0, 1) // a length for every symbol follows
	codes := canonical(meta)
	for _, r := range runs {
		b.symbol(codes[r.symbol])
		b.write(r.extra, r.bits)
	}
}

// runsOf run-length encodes code lengths.
func runsOf(lengths []uint8) (runs []run) {
	for at := 0; at < len(lengths); {
		v, n := lengths[at], 1
		for at+n < len(lengths) && lengths[at+n] == v {
			n++
		}
		at += n
		if v > 0 {
			runs = append(runs, run{symbol: int(v)})
			n--
		}
		for n > 0 {
			r, took := runOf(v, n)
			runs = append(runs, r)
			n -= took
		}
	}
	return runs
}

// runOf returns the run for the first of n repeated lengths v, and the number of lengths
// that it covers.
func runOf(v uint8, n int) (r run, took int) {
	switch {
	case n < 3:
		return run{symbol: int(v)}, 1
	case v > 0:
		took = min(n, 6)
		return run{repeatLast, uint32(took - 3), 2}, took
	case n <= 10:
		return run{repeatZero, uint32(n - 3), 3}, n
	}
	took = min(n, 138)
	return run{repeatZeros, uint32(took - 11), 7}, took
}

// node is a leaf with a symbol, or an inner node with two children, in a Huffman tree.
type node struct {
	count       uint64
	symbol      int
	left, right *node
}

// codeLengths returns the lengths of a Huffman code for symbols with the given
// frequencies. It flattens the frequencies until no length exceeds most. If fewer than
// two symbols occur, it adds unused ones, because a code of a single symbol would be
// incomplete.
func codeLengths(counts []uint32, most uint8) []uint8 {
	counts = slices.Clone(counts)
	for s := 0; used(counts) < 2; s++ {
		counts[s] = max(counts[s], 1)
	}
	for {
		lengths := make([]uint8, len(counts))
		if tree(counts).measure(lengths, 0) <= most {
			return lengths
		}
		for s, n := range counts {
			if n > 0 {
				counts[s] = n/2 + 1
			}
		}
	}
}

func used(counts []uint32) (n int) {
	for _, c := range counts {
		if c > 0 {
			n++
		}
	}
	return n
}

// tree returns the Huffman tree for symbols with the given frequencies.
func tree(counts []uint32) *node {
	var leaves, joined []*node
	for s, n := range counts {
		if n > 0 {
			leaves = append(leaves, &node{count: uint64(n), symbol: s})
		}
	}
	slices.SortStableFunc(leaves, func(a, b *node) int { return cmp.Compare(a.count, b.count) })
	next := func() (n *node) { // joined is in ascending order, too
		if len(joined) == 0 || len(leaves) > 0 && leaves[0].count <= joined[0].count {
			n, leaves = leaves[0], leaves[1:]
		} else {
			n, joined = joined[0], joined[1:]
		}
		return n
	}
	for len(leaves)+len(joined) > 1 {
		a, b := next(), next()
		joined = append(joined, &node{count: a.count + b.count, left: a, right: b})
	}
	return next()
}

// measure stores the depth of each symbol in lengths and returns the largest depth.
func (n *node) measure(lengths []uint8, depth uint8) uint8 {
	if n.left == nil {
		lengths[n.symbol] = depth
		return depth
	}
	return max(n.left.measure(lengths, depth+1), n.right.measure(lengths, depth+1))
}

// canonical returns the canonical code with the given lengths.
func canonical(lengths []uint8) []code {
	var next [lengthMost + 2]uint16
	for _, n := range lengths {
		if n > 0 {
			next[n+1]++
		}
	}
	for n := 2; n < len(next); n++ {
		next[n] = (next[n-1] + next[n]) << 1
	}
	codes := make([]code, len(lengths))
	for s, n := range lengths {
		if n > 0 {
			codes[s] = code{bits.Reverse16(next[n]) >> (16 - n), n}
			next[n]++
		}
	}
	return codes
}

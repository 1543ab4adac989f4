package opacity

import "math"

// distancePrefixes is the number of prefix codes for distances.
const distancePrefixes = 40

// costs holds the estimated size of each symbol, in sixteenths of a bit.
type costs struct {
	pixel    [256]uint32
	length   [lengthPrefixes]uint32 // including the extra bits
	distance [distancePrefixes]uint32
}

// copied returns the cost of a copy with the given length and distance code.
func (c *costs) copied(length int, code uint32) int {
	return int(c.length[prefixOf(uint32(length)).code] + c.distance[prefixOf(code).code])
}

// firstCosts estimates costs before the first pass. It counts only the pixels that differ
// from the one to the left or the one above, because copies are expected to cover the
// others, and it assumes that all copies are equally frequent.
func firstCosts(pix []byte, w int) *costs {
	counts := make([]uint32, 256)
	for i, v := range pix {
		if i < w || v != pix[i-1] || v != pix[i-w] {
			counts[v]++
		}
	}
	c := &costs{pixel: pixelCosts(counts)}
	const lengthCost, distanceCost = 16 * 7, 16 * 5
	for i := range c.length {
		c.length[i] = lengthCost + extraCost(i)
	}
	for i := range c.distance {
		c.distance[i] = distanceCost + extraCost(i)
	}
	return c
}

// countedCosts returns the costs according to the frequencies of symbols in tokens.
func countedCosts(tokens []token) *costs {
	green, distance := frequencies(tokens)
	c, total := &costs{}, sum(green)
	for s := range c.pixel {
		c.pixel[s] = cost(green[s], total)
	}
	for i := range c.length {
		c.length[i] = cost(green[256+i], total) + extraCost(i)
	}
	total = sum(distance)
	for i := range c.distance {
		c.distance[i] = cost(distance[i], total) + extraCost(i)
	}
	return c
}

// frequencies counts the symbols in tokens.
func frequencies(tokens []token) (green, distance []uint32) {
	green, distance = make([]uint32, 256+lengthPrefixes), make([]uint32, distancePrefixes)
	for _, t := range tokens {
		if t.literal() {
			green[t.value]++
			continue
		}
		green[256+prefixOf(t.length()).code]++
		distance[prefixOf(t.distance()).code]++
	}
	return green, distance
}

// pixelCosts returns the cost of each pixel value with the given frequencies.
func pixelCosts(counts []uint32) (list [256]uint32) {
	total := sum(counts)
	for v, n := range counts {
		list[v] = cost(n, total)
	}
	return list
}

func sum(counts []uint32) (total uint32) {
	for _, n := range counts {
		total += n
	}
	return total
}

// cost returns the cost of a symbol that occurs n times in total symbols. A symbol that
// does not occur costs as much as one that occurs once.
func cost(n, total uint32) uint32 {
	return uint32(math.Ceil(16 * math.Log2(float64(total+1)/float64(max(n, 1)))))
}

// extraCost returns the cost of the extra bits that follow a prefix code.
func extraCost(code int) uint32 { return 16 * uint32(max(code/2-1, 0)) }

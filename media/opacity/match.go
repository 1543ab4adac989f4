package opacity

// token is a literal pixel or a copy of earlier pixels.
type token struct {
	value uint16 // of a literal pixel; above 255, the length of a copy plus 255
	code  uint32 // distance code of a copy
}

func (t token) literal() bool    { return t.value < 256 }
func (t token) length() uint32   { return uint32(t.value) - 255 }
func (t token) distance() uint32 { return t.code }

const (
	copyMost   = 4096        // pixels in a copy
	windowMost = 1<<20 - 120 // maximum distance of a copy, in pixels
	nearCodes  = 120         // distance codes reserved for near pixels
	hashBits   = 18          // size of the hash table, as a power of two
	hashed     = 4           // pixels that are hashed
	chainMost  = 8           // positions tried for one match
	missShift  = 6           // after each 1<<missShift failed searches in a row, one more pixel is skipped between searches
	enough     = 256         // length of a copy that ends the search
)

// near holds the offsets of the distance codes 1, 2 and so on: pixels to the left and
// rows up (RFC 9649, 3.6.2).
var near = [...][2]int{
	{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {0, 2}, {2, 0}, {1, 2}, {-1, 2}, {2, 1}, {-2, 1}, {2, 2}, {-2, 2},
	{0, 3}, {3, 0}, {1, 3}, {-1, 3}, {3, 1}, {-3, 1}, {2, 3}, {-2, 3}, {3, 2}, {-3, 2}, {0, 4}, {4, 0},
}

// parser finds copies in an image.
type parser struct {
	pix   []byte
	w     int
	codes map[int]uint32 // distance codes of near distances
	costs *costs
	sums  []uint32 // sums[i] is the cost of the first i pixels as literals
	heads []int32  // last position with each hash, plus 1
	links []int32  // previous position with the same hash, plus 1
	last  uint32   // hash of the position noted last
}

// parse splits an image whose rows have w pixels into literals and copies. It makes two
// passes, because the costs of tokens are better known after the first one.
func parse(pix []byte, w int) []token {
	p := &parser{pix: pix, w: w, codes: map[int]uint32{}, sums: make([]uint32, len(pix)+1), links: make([]int32, len(pix))}
	for i, n := range near {
		if d := n[0] + n[1]*w; d > 0 && p.codes[d] == 0 {
			p.codes[d] = uint32(i + 1)
		}
	}
	tokens := p.tokens(firstCosts(pix, w), make([]token, 0, len(pix)/8))
	return p.tokens(countedCosts(tokens), tokens[:0])
}

// tokens splits the image into tokens, choosing copies by the costs c, and appends them
// to tokens.
func (p *parser) tokens(c *costs, tokens []token) []token {
	p.costs, p.heads, p.last = c, make([]int32, 1<<hashBits), 0
	for i, v := range p.pix {
		p.sums[i+1] = p.sums[i] + c.pixel[v]
	}
	misses := 0
	for at := 0; at < len(p.pix); {
		best := p.best(at)
		p.note(at, max(best.length, 1))
		if best.length > 0 {
			tokens = append(tokens, token{uint16(best.length + 255), p.code(best.distance)})
			at += best.length
			misses = 0
			continue
		}
		misses++
		for range min(1+misses>>missShift, len(p.pix)-at) {
			tokens = append(tokens, token{value: uint16(p.pix[at])})
			at++
		}
	}
	return tokens
}

// match is a copy and the number of sixteenths of a bit that it saves.
type match struct{ distance, length, saves int }

// best returns the copy at position at that saves the most. Its length is 0 if none saves
// anything.
func (p *parser) best(at int) (best match) {
	for _, d := range [...]int{1, p.w, p.w - 1, p.w + 1} {
		p.try(at, d, &best)
	}
	if best.length >= enough || at+hashed > len(p.pix) {
		return best
	}
	place := int(p.heads[p.hash(at)])
	for range chainMost {
		if place == 0 || at-(place-1) > windowMost {
			break
		}
		p.try(at, at-(place-1), &best)
		place = int(p.links[place-1])
	}
	return best
}

// try replaces best with the copy at position at from the given distance if that copy
// saves more.
func (p *parser) try(at, distance int, best *match) {
	if distance < 1 || distance > at || distance > windowMost {
		return
	}
	from, to := p.pix[at-distance:], p.pix[at:min(at+copyMost, len(p.pix))]
	if n := best.length; n >= len(to) || from[n] != to[n] || from[0] != to[0] {
		return
	}
	n := 0
	for n < len(to) && from[n] == to[n] {
		n++
	}
	if saves := int(p.sums[at+n]-p.sums[at]) - p.costs.copied(n, p.code(distance)); saves > best.saves {
		*best = match{distance, n, saves}
	}
}

// code returns the distance code of a distance.
func (p *parser) code(distance int) uint32 {
	if c := p.codes[distance]; c > 0 {
		return c
	}
	return uint32(distance + nearCodes)
}

// note adds n positions to the hash table. Of consecutive positions with the same hash,
// it adds only the first.
func (p *parser) note(at, n int) {
	for i := at; i < at+n && i+hashed <= len(p.pix); i++ {
		h := p.hash(i)
		if h == p.last && i > 0 {
			continue
		}
		p.last = h
		p.links[i] = p.heads[h]
		p.heads[h] = int32(i + 1)
	}
}

// hash returns the hash of the pixels starting at position at.
func (p *parser) hash(at int) uint32 {
	b := p.pix[at:][:hashed]
	v := uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
	return v * 0x9e3779b1 >> (32 - hashBits)
}

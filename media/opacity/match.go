package opacity

// token is a pixel, or a copy of pixels before it.
type token struct {
	value uint16 // of a pixel; beyond 255, the length of a copy and 255
	code  uint32 // of the distance of a copy
}

func (t token) literal() bool    { return t.value < 256 }
func (t token) length() uint32   { return uint32(t.value) - 255 }
func (t token) distance() uint32 { return t.code }

const (
	copyMost   = 4096        // pixels in a copy
	windowMost = 1<<20 - 120 // pixels that a copy reaches back
	nearCodes  = 120         // distances that have a code of their own
	hashBits   = 18          // of the table of places
	hashed     = 4           // pixels by which places are found
	chainMost  = 8           // places that are looked at
	missShift  = 6           // of failed searches, after which noise is looked at less and less
	enough     = 256         // pixels in a copy that ends the search
)

// near are the places whose distances have codes 1, 2 and so on: pixels to the
// left and rows up (RFC 9649, 3.6.2).
var near = [...][2]int{
	{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {0, 2}, {2, 0}, {1, 2}, {-1, 2}, {2, 1}, {-2, 1}, {2, 2}, {-2, 2},
	{0, 3}, {3, 0}, {1, 3}, {-1, 3}, {3, 1}, {-3, 1}, {2, 3}, {-2, 3}, {3, 2}, {-3, 2}, {0, 4}, {4, 0},
}

// parser finds copies in an image.
type parser struct {
	pix   []byte
	w     int
	codes map[int]uint32 // of near distances
	costs *costs
	sums  []uint32 // costs of all pixels before one, each by itself
	heads []int32  // the last place with a hash, and 1
	links []int32  // the place before one with the same hash, and 1
	last  uint32   // hash that was noted
}

// parse splits an image of rows of w pixels into pixels and copies. It does so
// twice: what a copy saves is known better after the first time.
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

// tokens splits the image by costs.
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

// match is a copy and how many sixteenths of a bit it saves.
type match struct{ distance, length, saves int }

// best returns the copy that saves most, of length 0 if none does.
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

// try replaces best by the copy from a distance if that saves more.
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

// code is that of a distance.
func (p *parser) code(distance int) uint32 {
	if c := p.codes[distance]; c > 0 {
		return c
	}
	return uint32(distance + nearCodes)
}

// note remembers n places, but of pixels that are all alike only the first.
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

// hash is that of the pixels from a place.
func (p *parser) hash(at int) uint32 {
	b := p.pix[at:][:hashed]
	v := uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
	return v * 0x9e3779b1 >> (32 - hashBits)
}

package opacity

import "math/bits"

// tileBits is the binary logarithm of the side of a tile, a square in which all pixels
// have the same prediction mode (RFC 9649, 4.1).
const tileBits = 4

// Modes that predict a pixel from its left, top and top-left neighbours. These are the
// ones of the 14 modes of the format that suit opacity, with the numbers of the format.
const (
	predictNone     = 0
	predictLeft     = 1
	predictTop      = 2
	predictMean     = 7
	predictSelect   = 11
	predictGradient = 12
	predictHalf     = 13
)

var modes = [...]byte{predictNone, predictLeft, predictTop, predictMean, predictSelect, predictGradient, predictHalf}

// prediction is the result of predicting the tiles of an image.
type prediction struct {
	modes []byte // mode of each tile, row by row
	w     int    // number of tiles in a row
	rest  []byte
}

// predicted chooses for each tile the mode whose residuals cost least. The first pass
// estimates the costs, and the second pass uses the costs counted from the result of the
// first.
func predicted(pix []byte, w, h int) *prediction {
	const side = 1 << tileBits
	p := &prediction{w: (w + side - 1) / side, rest: make([]byte, len(pix))}
	p.modes = make([]byte, p.w*((h+side-1)/side))
	costs := sizeCosts()
	for range 2 {
		last := byte(predictGradient)
		for i := range p.modes {
			x, y := i%p.w*side, i/p.w*side
			t := tile{pix, w, x, y, min(x+side, w), min(y+side, h)}
			last = t.choose(p.rest, &costs, last)
			p.modes[i] = last
		}
		costs = firstCosts(p.rest, w).pixel
	}
	return p
}

// sizeCosts estimates the cost of each residual from its magnitude, in sixteenths of a
// bit.
func sizeCosts() (costs [256]uint32) {
	for i := range costs {
		size := uint32(min(i, 256-i))
		costs[i] = 16 * uint32(bits.Len32(size))
		if i == 0 {
			costs[i] = 4
		}
	}
	return costs
}

// tile is a square of an image.
type tile struct {
	pix          []byte
	w            int // width of the image
	x, y, ex, ey int
}

// choose writes the residuals of the cheapest mode to rest and returns that mode. If all
// pixels are equal, it uses the mode last.
func (t tile) choose(rest []byte, costs *[256]uint32, last byte) byte {
	if t.flat() {
		t.residuals(rest, last)
		return last
	}
	best, least := last, ^uint32(0)
	for _, mode := range modes {
		t.residuals(rest, mode)
		sum := uint32(0)
		for y := t.y; y < t.ey; y++ {
			for _, v := range rest[y*t.w+t.x : y*t.w+t.ex] {
				sum += costs[v]
			}
		}
		if sum < least {
			best, least = mode, sum
		}
	}
	t.residuals(rest, best)
	return best
}

// flat reports whether all pixels of the tile, and all pixels around it from which they
// are predicted, are equal.
func (t tile) flat() bool {
	v := t.pix[t.y*t.w+t.x]
	for y := max(t.y-1, 0); y < t.ey; y++ {
		for _, p := range t.pix[y*t.w+max(t.x-1, 0) : y*t.w+t.ex] {
			if p != v {
				return false
			}
		}
	}
	return true
}

// residuals writes the differences between the pixels of the tile and their predictions
// to rest. At the edges of the image, the format prescribes the prediction: the left
// pixel in the first row, the top pixel in the first column, and 0 for the first pixel.
func (t tile) residuals(rest []byte, mode byte) {
	for y := t.y; y < t.ey; y++ {
		at, x := y*t.w+t.x, t.x
		if x == 0 {
			rest[at] = t.pix[at]
			if y > 0 {
				rest[at] -= t.pix[at-t.w]
			}
			x, at = x+1, at+1
		}
		n := t.ex - x
		if n <= 0 {
			continue
		}
		row, left := t.pix[at:at+n], t.pix[at-1:at-1+n]
		if y == 0 {
			subtractLeft(rest[at:at+n], row, left)
			continue
		}
		subtract(rest[at:at+n], row, neighbours{left, t.pix[at-t.w : at-t.w+n], t.pix[at-t.w-1 : at-t.w-1+n]}, mode)
	}
}

func subtractLeft(rest, row, left []byte) {
	for i, v := range row {
		rest[i] = v - left[i]
	}
}

// neighbours are the pixels to the left of those of a row, above them, and above those to the left.
type neighbours struct{ left, top, corner []byte }

// subtract writes the differences between row and its prediction to rest.
func subtract(rest, row []byte, of neighbours, mode byte) {
	rest, left, top, corner := rest[:len(row)], of.left[:len(row)], of.top[:len(row)], of.corner[:len(row)]
	switch mode {
	case predictNone:
		copy(rest, row)
	case predictLeft:
		subtractLeft(rest, row, left)
	case predictTop:
		subtractLeft(rest, row, top)
	case predictMean:
		for i, v := range row {
			rest[i] = v - byte((int(left[i])+int(top[i]))/2)
		}
	case predictSelect:
		for i, v := range row {
			rest[i] = v - nearer(left[i], top[i], corner[i])
		}
	case predictGradient:
		for i, v := range row {
			rest[i] = v - limited(int(left[i])+int(top[i])-int(corner[i]))
		}
	case predictHalf:
		for i, v := range row {
			mean := (int(left[i]) + int(top[i])) / 2
			rest[i] = v - limited(mean+(mean-int(corner[i]))/2)
		}
	}
}

// nearer returns left or top, whichever is nearer to the gradient left + top - corner.
func nearer(left, top, corner byte) byte {
	fromLeft, fromTop := abs(int(top)-int(corner)), abs(int(left)-int(corner))
	if fromLeft < fromTop {
		return left
	}
	return top
}

func abs(v int) int { return max(v, -v) }

func limited(v int) byte { return byte(min(max(v, 0), 255)) }

package icc

// Grid holds a colour of three channels for each node of a grid with one, three or four
// dimensions. The last dimension varies fastest.
type Grid struct {
	sizes  []int // number of nodes along each dimension, at least 2
	values []float64
}

// NewGrid samples t, which takes the given number of channels, at n nodes along each
// dimension.
func NewGrid(t Transform, channels, n int) *Grid {
	g := &Grid{sizes: make([]int, channels)}
	nodes := 1
	for i := range g.sizes {
		g.sizes[i] = n
		nodes *= n
	}
	g.values = make([]float64, 0, 3*nodes)
	in := make([]float64, channels)
	for i := range nodes {
		rest := i
		for c := channels - 1; c >= 0; c-- {
			in[c] = float64(rest%n) / float64(n-1)
			rest /= n
		}
		v := t(in)
		g.values = append(g.values, v[:]...)
	}
	return g
}

// At returns the colour at in, interpolated linearly in each dimension between the
// surrounding nodes.
func (g *Grid) At(in []float64) (out [3]float64) {
	var base [4]int // offsets of the lower node in values
	var part [4]float64
	var step [4]int
	stride := 3
	for c := len(g.sizes) - 1; c >= 0; c-- {
		last := g.sizes[c] - 1
		at := clip(in[c]) * float64(last)
		i := min(int(at), last-1)
		base[c], part[c], step[c] = i*stride, at-float64(i), stride
		stride *= g.sizes[c]
	}
	corners := 1 << len(g.sizes)
	for corner := range corners {
		weight, at := 1.0, 0
		for c := range g.sizes {
			at += base[c]
			if corner>>c&1 == 1 {
				weight *= part[c]
				at += step[c]
			} else {
				weight *= 1 - part[c]
			}
		}
		if weight == 0 {
			continue
		}
		v := g.values[at : at+3]
		out[0] += weight * v[0]
		out[1] += weight * v[1]
		out[2] += weight * v[2]
	}
	return out
}

// Bytes converts a colour of three channels of 16 bits to 8-bit sRGB. It is a faster
// variant of At for many pixels: within a cube of nodes, it interpolates in the
// tetrahedron that contains the colour (Kasson, Nin, Plouffe, Hafner 1995).
func (g *Grid) Bytes(r, green, b uint16) (out [3]byte) {
	n := g.sizes[0]
	scale := float64(n-1) / 65535
	split := func(v uint16) (int, float64) {
		at := float64(v) * scale
		i := min(int(at), n-2)
		return i, at - float64(i)
	}
	ri, rf := split(r)
	gi, gf := split(green)
	bi, bf := split(b)
	sr, sg, sb := 3*n*n, 3*n, 3
	low := ri*sr + gi*sg + bi*sb
	high := low + sr + sg + sb
	// The path from the lower to the upper node follows the axis with the largest
	// fraction first.
	var first, second int
	var f1, f2, f3 float64
	switch {
	case rf >= gf && gf >= bf:
		first, second, f1, f2, f3 = low+sr, low+sr+sg, rf, gf, bf
	case rf >= bf && bf >= gf:
		first, second, f1, f2, f3 = low+sr, low+sr+sb, rf, bf, gf
	case bf >= rf && rf >= gf:
		first, second, f1, f2, f3 = low+sb, low+sb+sr, bf, rf, gf
	case gf >= rf && rf >= bf:
		first, second, f1, f2, f3 = low+sg, low+sg+sr, gf, rf, bf
	case gf >= bf && bf >= rf:
		first, second, f1, f2, f3 = low+sg, low+sg+sb, gf, bf, rf
	default:
		first, second, f1, f2, f3 = low+sb, low+sb+sg, bf, gf, rf
	}
	for c := range out {
		v := g.values[low+c]*(1-f1) + g.values[first+c]*(f1-f2) + g.values[second+c]*(f2-f3) + g.values[high+c]*f3
		out[c] = byte(v*255 + 0.5)
	}
	return out
}

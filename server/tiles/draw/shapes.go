package draw

import (
	"math"
	"strconv"
	"strings"
)

// apart is how far points of a path are from each other at least, in pixels.
const apart = 0.6

// trace writes a line or a ring as data of an SVG path, as far as it is in the picture.
func trace(to *strings.Builder, path []point, ring bool) {
	if ring {
		if path = clip(path); len(path) > 2 {
			subpath(to, path)
			to.WriteByte('z')
		}
		return
	}
	var part []point // that is in the picture
	end := func() {
		if len(part) > 1 {
			subpath(to, part)
		}
		part = nil
	}
	for i := 1; i < len(path); i++ {
		a, b := path[i-1], path[i]
		if !picture.meets(frame{min(a.x, b.x), min(a.y, b.y), max(a.x, b.x) + 1e-9, max(a.y, b.y) + 1e-9}) {
			end()
			continue
		}
		if part == nil {
			part = append(part, a)
		}
		part = append(part, b)
	}
	end()
}

// subpath writes points in tenths of pixels, each relative to the one before it.
func subpath(to *strings.Builder, path []point) {
	var x, y int
	last := point{math.Inf(1), 0}
	for i, p := range path {
		if i > 0 && i < len(path)-1 && math.Abs(p.x-last.x) < apart && math.Abs(p.y-last.y) < apart {
			continue
		}
		// Lines may reach far out of the picture.
		px, py := int(math.Round(max(-9999, min(p.x, 9999))*10)), int(math.Round(max(-9999, min(p.y, 9999))*10))
		if i == 0 {
			to.WriteByte('M')
		} else {
			to.WriteByte('l')
		}
		tenths(to, px-x)
		to.WriteByte(' ')
		tenths(to, py-y)
		x, y, last = px, py, p
	}
}

func tenths(to *strings.Builder, n int) {
	to.WriteString(strconv.FormatFloat(float64(n)/10, 'f', -1, 64))
}

// clip returns the part of a ring that is in the picture (Sutherland and Hodgman 1974).
func clip(ring []point) []point {
	for side := range 4 {
		inside := func(p point) bool {
			return [4]bool{p.x >= picture.left, p.x <= picture.right, p.y >= picture.top, p.y <= picture.bottom}[side]
		}
		cut := func(a, b point) point {
			if side < 2 {
				x := [2]float64{picture.left, picture.right}[side]
				return point{x, a.y + (b.y-a.y)*(x-a.x)/(b.x-a.x)}
			}
			y := [2]float64{picture.top, picture.bottom}[side-2]
			return point{a.x + (b.x-a.x)*(y-a.y)/(b.y-a.y), y}
		}
		var kept []point
		for i, b := range ring {
			a := ring[(i+len(ring)-1)%len(ring)]
			if inside(a) != inside(b) {
				kept = append(kept, cut(a, b))
			}
			if inside(b) {
				kept = append(kept, b)
			}
		}
		ring = kept
	}
	return ring
}

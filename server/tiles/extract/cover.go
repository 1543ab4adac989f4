package extract

import (
	"cmp"
	"slices"

	"finds/server/tiles"
)

// cover returns the IDs of the tiles that a box touches at some zooms, in order. IDs
// follow a Hilbert curve, so all tiles below a tile are one interval at each zoom, and
// the number of intervals grows only with the circumference of the box.
func cover(box tiles.Box, first, last uint8) []tiles.IDs {
	var list []tiles.IDs
	for zoom := first; zoom <= last; zoom++ {
		for _, s := range box.Squares(zoom) {
			list = quadrant(list, s, zoom, tiles.Tile{})
		}
	}
	slices.SortFunc(list, func(a, b tiles.IDs) int { return cmp.Compare(a.First, b.First) })
	joined := list[:0]
	for _, ids := range list {
		if n := len(joined) - 1; n >= 0 && ids.First <= joined[n].End {
			joined[n].End = max(joined[n].End, ids.End)
			continue
		}
		joined = append(joined, ids)
	}
	return joined
}

// quadrant appends the IDs of those tiles of a square, at zoom, that are below the tile t.
func quadrant(list []tiles.IDs, s tiles.Square, zoom uint8, t tiles.Tile) []tiles.IDs {
	k := zoom - t.Zoom
	x0, y0 := t.X<<k, t.Y<<k
	x1, y1 := x0+(1<<k-1), y0+(1<<k-1)
	if x1 < s.X0 || x0 > s.X1 || y1 < s.Y0 || y0 > s.Y1 {
		return list
	}
	if x0 >= s.X0 && x1 <= s.X1 && y0 >= s.Y0 && y1 <= s.Y1 {
		from := tiles.ID(zoom, 0, 0) + (tiles.ID(t.Zoom, t.X, t.Y)-tiles.ID(t.Zoom, 0, 0))<<(2*k)
		return append(list, tiles.IDs{First: from, End: from + 1<<(2*k)})
	}
	for i := range uint32(4) {
		list = quadrant(list, s, zoom, tiles.Tile{Zoom: t.Zoom + 1, X: 2*t.X + i&1, Y: 2*t.Y + i>>1})
	}
	return list
}

// count returns the number of IDs of a list.
func count(list []tiles.IDs) (n uint64) {
	for _, ids := range list {
		n += ids.End - ids.First
	}
	return n
}

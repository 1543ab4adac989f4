// Package draw draws a part of a map as a picture: an SVG of what vector tiles have, or the images of
// raster tiles. It is for pages that run no scripts.
package draw

import "math"

// Width and Height are the size of a drawing in pixels of the page.
const Width, Height = 720, 320

// A narrow screen shows only the middle of a drawing, into which Fit fits all boxes.
const fitWidth, fitHeight = 230.0, 190.0

// pinHeight is how far a pin reaches above its place.
const pinHeight = 36.0

// Zooms of views. At zoom 0, the world is 512 pixels wide, and at its own zoom, so is each tile.
const (
	zoomLeast = -1
	zoomMost  = 15
)

// Box is an area in degrees; a point is one without a size. West is never more than East.
type Box struct{ West, South, East, North float64 }

// View is a part of a map in the Mercator projection, in which the world is 1 wide and 1 high.
type View struct {
	X, Y float64 // of the middle
	Zoom float64
}

// Fit returns the view that shows all boxes, at most at a zoom. There must be at least one box.
func Fit(boxes []Box, most float64) View {
	west, east := span(boxes)
	north, south := 1.0, 0.0
	for _, b := range boxes {
		north, south = min(north, mercator(b.North)), max(south, mercator(b.South))
	}
	zoom := min(most, zoomMost)
	if w := east - west; w > 0 {
		zoom = min(zoom, math.Log2(fitWidth/512/w))
	}
	if h := south - north; h > 0 {
		zoom = min(zoom, math.Log2(fitHeight/512/h))
	}
	zoom = max(math.Floor(zoom*4)/4, zoomLeast)
	return View{X: (west + east) / 2, Y: (north+south)/2 - pinHeight/2/(512*math.Exp2(zoom)), Zoom: zoom}
}

// span returns the narrowest range of longitudes that has all boxes. It may begin west of the antimeridian.
func span(boxes []Box) (west, east float64) {
	for turn := range 2 {
		w, e := math.Inf(1), math.Inf(-1)
		for _, b := range boxes {
			x, y := b.West/360+0.5, b.East/360+0.5
			if turn == 1 && x < 0.5 {
				x, y = x+1, y+1
			}
			w, e = min(w, x), max(e, y)
		}
		if turn == 0 || e-w < east-west {
			west, east = w, e
		}
	}
	return west, east
}

// mercator returns the distance of a latitude from the north of the map.
func mercator(lat float64) float64 {
	s := math.Sin(max(min(lat, 85.05), -85.05) * math.Pi / 180)
	return 0.5 - math.Log((1+s)/(1-s))/(4*math.Pi)
}

// Pixel returns where a point is in the view.
func (v View) Pixel(lat, lng float64) (x, y float64) {
	dx := lng/360 + 0.5 - v.X
	dx -= math.Round(dx) // the nearest of the worlds beside each other
	scale := 512 * math.Exp2(v.Zoom)
	return Width/2 + dx*scale, Height/2 + (mercator(lat)-v.Y)*scale
}

// Tile returns the tile of a zoom that has a point.
func Tile(lat, lng float64, zoom uint8) (x, y uint32) {
	n := math.Exp2(float64(zoom))
	at := func(v float64) uint32 { return uint32(max(0, min(math.Floor(v*n), n-1))) }
	return at(lng/360 + 0.5), at(mercator(lat))
}

// spot is a tile in a view: where its north-west corner is, and how wide it is, in pixels.
type spot struct {
	z       uint8
	x, y    uint32
	left    float64
	top     float64
	width   float64
	isRough bool // it is enlarged, in place of missing tiles
}

// spots lists the tiles of a zoom in the view.
func (v View) spots(zoom int) (list []spot) {
	n := math.Exp2(float64(zoom))
	width := 512 * math.Exp2(v.Zoom-float64(zoom))
	left, top := v.X*n-Width/2/width, v.Y*n-Height/2/width
	for y := math.Floor(top); y < top+Height/width; y++ {
		if y < 0 || y >= n {
			continue
		}
		for x := math.Floor(left); x < left+Width/width; x++ {
			list = append(list, spot{z: uint8(zoom), x: uint32(x - math.Floor(x/n)*n), y: uint32(y), left: (x - left) * width, top: (y - top) * width, width: width})
		}
	}
	return list
}

// parent returns the tile of a smaller zoom that has this one.
func (s spot) parent(zoom uint8) spot {
	k := s.z - zoom
	n := math.Exp2(float64(k))
	p := spot{z: zoom, x: s.x >> k, y: s.y >> k, width: s.width * n, isRough: true}
	p.left = s.left - float64(s.x-p.x<<k)*s.width
	p.top = s.top - float64(s.y-p.y<<k)*s.width
	return p
}

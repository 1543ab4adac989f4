package sharepage

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"finds/schema"
	"finds/server/tiles/draw"
	"finds/store/geo"
)

// Chart is the map of a page. It is computed only from what the page shows of places.
type Chart struct {
	View   draw.View
	Areas  []Cell
	Pins   []Pin
	Credit string // sources of the map

	Width, Height int // in pixels

	tips [][2]float64
}

// Cell is the cell of a place in the chart, in pixels, or a circle where that would be too small to see.
type Cell struct{ X, Y, Width, Height, Radius string }

// Pin is a mark in the chart: that of one find, or of several whose marks would overlap.
type Pin struct {
	X, Y    string
	Link    string // the id of the first find, or "" for the only one of the page
	Text    string // its number, or ""
	Name    string
	IsPlace bool // it is exact: the mark has a tip

	x, y float64
}

const (
	areaLeast  = 26 // pixels
	roundMark  = 13 // pixels, the radius of the mark of an area
	together   = 24 // pixels between marks that are joined
	streetZoom = 12 // of the first tiles with all streets
	pinZoom    = 14.25
	apartZoom  = 2  // more than the map has, to see marks apart from each other
	lookedUp   = 20 // finds whose tiles are looked up
)

// SetChart draws the pins and areas of the finds. depth returns the zoom of the last tiles at a point, and
// everywhere is the last zoom that the whole map has.
func (p *Page) SetChart(everywhere int, depth func(lat, lng float64) int, credit string) {
	var boxes []draw.Box
	most := pinZoom
	for _, f := range p.Finds {
		at := f.Place
		if at == nil {
			continue
		}
		box := draw.Box{West: at.Longitude, South: at.Latitude, East: at.Longitude, North: at.Latitude}
		if at.Area > 0 {
			b := geo.CellBox(at.Latitude, at.Longitude, at.Area)
			box = draw.Box{West: b.West, South: b.South, East: b.East, North: b.North}
		}
		boxes = append(boxes, box)
		// An enlarged tile shows nothing more.
		if len(boxes) <= lookedUp {
			last := depth(at.Latitude, at.Longitude)
			if last < streetZoom {
				last = everywhere
			}
			most = min(most, float64(last)+0.75)
		}
	}
	if boxes == nil {
		return
	}
	if slices.ContainsFunc(boxes, func(b draw.Box) bool { return b != boxes[0] }) {
		most = min(most+apartZoom, max(most, pinZoom))
	}
	c := &Chart{View: draw.Fit(boxes, most), Credit: credit, Width: draw.Width, Height: draw.Height}
	for i, f := range p.Finds {
		if f.Place != nil {
			c.add(i+1, f, len(p.Finds) > 1)
		}
	}
	p.Chart = c
}

// add adds a find with its number.
func (c *Chart) add(number int, f schema.SharedFind, listed bool) {
	at := f.Place
	x, y := c.View.Pixel(at.Latitude, at.Longitude)
	if at.Area > 0 {
		c.addArea(geo.CellBox(at.Latitude, at.Longitude, at.Area), x, y)
		if !listed {
			return
		}
	}
	name := f.Title
	if listed {
		name = fmt.Sprint(number, ": ", f.Title)
	}
	for i := range c.Pins {
		if q := &c.Pins[i]; math.Hypot(q.x-x, q.y-y) < together && q.IsPlace == (at.Area == 0) {
			q.Name += "; " + name
			q.Text = strings.TrimSuffix(q.Text, "+") + "+"
			return
		}
	}
	tip := y
	if at.Area > 0 {
		tip += roundMark
	}
	c.tips = append(c.tips, [2]float64{x, tip})
	pin := Pin{X: pixel(x), Y: pixel(y), Name: name, IsPlace: at.Area == 0, x: x, y: y}
	if listed {
		pin.Text, pin.Link = fmt.Sprint(number), f.ID
	}
	c.Pins = append(c.Pins, pin)
}

// addArea adds a cell that has its centre at a pixel.
func (c *Chart) addArea(b schema.BBox, x, y float64) {
	_, top := c.View.Pixel(b.North, b.West)
	_, bottom := c.View.Pixel(b.South, b.West)
	width := (b.East - b.West) / 360 * 512 * math.Exp2(c.View.Zoom)
	a := Cell{X: pixel(x - width/2), Y: pixel(top), Width: pixel(width), Height: pixel(bottom - top)}
	small := max(width, bottom-top) < areaLeast
	if small {
		a = Cell{X: pixel(x), Y: pixel(y), Radius: pixel(areaLeast / 2)}
	}
	if slices.Contains(c.Areas, a) {
		return
	}
	c.Areas = append(c.Areas, a)
	if small {
		c.tips = append(c.tips, [2]float64{x, y + areaLeast/2})
	}
}

func pixel(v float64) string { return fmt.Sprintf("%.1f", v) }

// Tips returns the points, in pixels, that no label may cover: those that pins point to, and the marks of small
// areas.
func (c *Chart) Tips() [][2]float64 { return c.tips }

// Number is the number of a find in the map, or 0 if it has none.
func (p Page) Number(i int) int {
	if p.Chart == nil || len(p.Finds) < 2 || p.Finds[i].Place == nil {
		return 0
	}
	return i + 1
}

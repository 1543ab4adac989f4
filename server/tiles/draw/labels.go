package draw

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

const (
	labelsMost = 40
	triedMost  = 2000 // labels that are looked at
	nameMost   = 40   // characters of a name
	bendMost   = 64   // points of a street whose name is drawn
	pinnedMost = 5    // steps that a name moves from a pin
	pinnedStep = 12   // pixels
	partsMost  = 4000 // parts of streets that are looked at
)

// label is a name in the drawing, centred at a point, with its frame.
type label struct {
	text, class string
	x, y, angle float64
	order       float64 // the smallest is drawn first
	frame
}

// town adds the name of a place.
func (d *drawing) town(f *feature) {
	if f.name == "" || len(f.paths) == 0 || len(f.paths[0]) == 0 || f.zoom > d.view.Zoom+1 {
		return
	}
	l := label{text: f.name, x: f.paths[0][0].x, y: f.paths[0][0].y, order: 10*f.zoom - f.rank}
	size := 7.0
	switch {
	case f.kind == "country":
		if d.view.Zoom > 6 {
			return
		}
		l.class, size, l.order = "n", 10, l.order-200
	case f.rank > 9:
		l.class, size = "t", 8.6
	}
	d.label(l, size)
}

// street adds the name of a street at the longest straight part of it that has room for it.
func (d *drawing) street(f *feature) {
	if d.view.Zoom < 13.5 {
		return
	}
	need := 6.2*float64(utf8.RuneCountInString(f.name)) + 12
	var a, b point
	longest := need
	for _, path := range f.paths {
		if d.parts++; len(path) > bendMost || d.parts > partsMost {
			continue
		}
		for i := range path {
			along := 0.0
			for j := i + 1; j < len(path); j++ {
				along += math.Hypot(path[j].x-path[j-1].x, path[j].y-path[j-1].y)
				chord := math.Hypot(path[j].x-path[i].x, path[j].y-path[i].y)
				if chord > longest && chord > 0.98*along {
					a, b, longest = path[i], path[j], chord
				}
			}
		}
	}
	if longest == need {
		return
	}
	if a.x > b.x {
		a, b = b, a
	}
	// A long street may have its middle out of the picture.
	t := max(0.0, min((Width/2-a.x)/max(b.x-a.x, 1), 1))
	half := need / 2 / longest
	t = max(half, min(t, 1-half))
	l := label{text: f.name, class: "d", x: a.x + t*(b.x-a.x), y: a.y + t*(b.y-a.y), order: 1000}
	if f.kind == "minor_road" {
		l.order = 2000
	}
	l.angle = math.Atan2(b.y-a.y, b.x-a.x) * 180 / math.Pi
	d.label(l, 6.2)
}

// label adds a label whose characters are about so wide.
func (d *drawing) label(l label, wide float64) {
	n := utf8.RuneCountInString(l.text)
	if len(d.labels) >= triedMost || n > nameMost {
		return
	}
	sin, cos := math.Sincos(l.angle * math.Pi / 180)
	across, along := 9.0, wide*float64(n)/2+3
	w, h := math.Abs(cos)*along+math.Abs(sin)*across, math.Abs(sin)*along+math.Abs(cos)*across
	l.frame = frame{l.x - w, l.y - h, l.x + w, l.y + h}
	// The text stands on its line, which is below its middle.
	l.x, l.y = l.x-sin*4, l.y+cos*4
	d.labels = append(d.labels, l)
}

// placed returns the most important labels that are inside the picture and do not overlap.
func (d *drawing) placed() (list []label) {
	slices.SortStableFunc(d.labels, func(a, b label) int { return cmp.Or(cmp.Compare(a.order, b.order), strings.Compare(a.text, b.text)) })
	drawn, pins := map[string]bool{}, slices.Clone(d.taken)
	for _, l := range d.labels {
		if len(list) == labelsMost {
			break
		}
		// The town that a pin is in has its name below the tip.
		for range pinnedMost {
			if l.class != "d" && slices.ContainsFunc(pins, l.meets) {
				l.y, l.top, l.bottom = l.y+pinnedStep, l.top+pinnedStep, l.bottom+pinnedStep
			}
		}
		if l.left < 0 || l.top < 0 || l.right > Width || l.bottom > Height || drawn[l.text] || slices.ContainsFunc(d.taken, l.meets) {
			continue
		}
		drawn[l.text] = true
		d.taken = append(d.taken, l.frame)
		list = append(list, l)
	}
	return list
}

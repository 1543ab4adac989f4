package draw

import (
	"context"
	_ "embed"
	"encoding/base64"
	"encoding/xml"
	"fmt"
	"math"
	"strings"
)

// sizeMost is how many bytes the shapes of a drawing may have, so that phones can show a map of any density.
// What matters less is drawn later, and left out beyond it.
const sizeMost = 400 << 10

// imagesMost is the same for the images of raster tiles.
const imagesMost = 1 << 20

// Style is the style sheet in the drawings.
//
//go:embed style.css
var Style string

// A Source has the tiles of a map.
type Source interface {
	// Read returns a tile, decompressed, and the media type of an image or "" for a vector tile. It
	// returns nil if the source does not have the tile.
	Read(zoom uint8, x, y uint32) (tile []byte, image string, err error)
	// Zooms returns the last zoom of tiles that are everywhere, and the last one of all.
	Zooms() (everywhere, last int)
	// Images reports whether the tiles are images, which are 256 pixels wide.
	Images() bool
}

// Draw returns a view as an SVG document. Labels keep away from the pins, whose tips are given in pixels.
func Draw(ctx context.Context, from Source, v View, pins [][2]float64) ([]byte, error) {
	d := drawing{view: v, shapes: map[string]*strings.Builder{}}
	for _, p := range pins {
		d.taken = append(d.taken, frame{p[0] - 15, p[1] - pinHeight, p[0] + 15, p[1] + 2})
	}
	if err := d.read(ctx, from); err != nil {
		return nil, err
	}
	return d.document(), nil
}

// drawing is a picture while it is drawn.
type drawing struct {
	view   View
	shapes map[string]*strings.Builder // the data of paths, by layer and kind
	out    strings.Builder
	labels []label
	taken  []frame // by pins and labels
	parts  int     // of streets on which names have been tried
}

// frame is a rectangle in pixels.
type frame struct{ left, top, right, bottom float64 }

func (a frame) meets(b frame) bool {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

// picture is the frame of the drawing, with room for lines at its edges.
var picture = frame{-8, -8, Width + 8, Height + 8}

// read reads the tiles of the view and draws their shapes. In place of a missing tile it draws the smallest
// tile around it, below the others.
func (d *drawing) read(ctx context.Context, from Source) error {
	everywhere, last := from.Zooms()
	zoom := int(math.Floor(d.view.Zoom))
	if from.Images() {
		zoom = int(math.Round(d.view.Zoom + 1))
	}
	zoom = max(0, min(zoom, last))
	type read struct {
		spot
		tile  []byte
		image string
	}
	var fine, rough []read
	seen := map[spot]bool{}
	for _, s := range d.view.spots(zoom) {
		for z := zoom; ; z-- {
			at := s
			if z < zoom {
				at = s.parent(uint8(z))
			}
			if seen[at] {
				break
			}
			if err := ctx.Err(); err != nil {
				return err
			}
			tile, image, err := from.Read(at.z, at.x, at.y)
			if err != nil {
				return fmt.Errorf("read tile %d/%d/%d: %w", at.z, at.x, at.y, err)
			}
			seen[at] = true
			if tile != nil && at.isRough {
				rough = append(rough, read{at, tile, image})
			} else if tile != nil {
				fine = append(fine, read{at, tile, image})
			}
			if tile != nil || z == 0 || z <= min(everywhere, zoom) {
				break
			}
		}
	}
	if len(fine) == 0 { // the whole picture is enlarged
		for i := range rough {
			rough[i].isRough = false
		}
		fine, rough = rough, nil
	}
	for _, group := range [][]read{rough, fine} {
		clear(d.shapes)
		for _, t := range group {
			square := fmt.Sprintf(`x="%.1f" y="%.1f" width="%.1f" height="%.1f"`, t.left-0.3, t.top-0.3, t.width+0.6, t.width+0.6)
			if t.image != "" {
				if d.out.Len() < imagesMost {
					fmt.Fprintf(&d.out, `<image %s href="data:%s;base64,%s"/>`, square, t.image, base64.StdEncoding.EncodeToString(t.tile))
				}
				continue
			}
			if len(rough) > 0 && !t.isRough {
				fmt.Fprintf(&d.out, `<rect class="w" %s/>`, square)
			}
			if err := readVector(t.tile, func(name string) bool { return layersDrawn[name] }, func(name string, f *feature) { d.add(t.spot, name, f) }); err != nil {
				return fmt.Errorf("tile %d/%d/%d: %w", t.z, t.x, t.y, err)
			}
		}
		d.write()
	}
	return nil
}

// document returns the drawing with its labels.
func (d *drawing) document() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d"><style>%s</style><rect class="w" width="100%%" height="100%%"/>`, Width, Height, Width, Height, Style)
	b.WriteString(d.out.String())
	for _, l := range d.placed() {
		fmt.Fprintf(&b, `<text class="%s" x="%.1f" y="%.1f"`, l.class, l.x, l.y)
		if l.angle != 0 {
			fmt.Fprintf(&b, ` transform="rotate(%.1f %.1f %.1f)"`, l.angle, l.x, l.y)
		}
		b.WriteByte('>')
		xml.EscapeText(&b, []byte(l.text)) // which also replaces what is not text; a Builder does not fail
		b.WriteString("</text>")
	}
	b.WriteString("</svg>\n")
	return []byte(b.String())
}

var layersDrawn = map[string]bool{"earth": true, "landcover": true, "landuse": true, "water": true, "buildings": true, "roads": true, "boundaries": true, "places": true}

// classes are those of the style sheet by layer and kind, in the order in which they are drawn. Lines have a
// width by zoom.
var classes = []struct {
	class string
	edge  bool // lines have an edge in another colour
	width [2]float64
}{
	{class: "e"}, {class: "g"}, {class: "s"}, {class: "w"}, {"l", false, [2]float64{0.8, 2.5}}, {class: "h"},
	{"r", false, [2]float64{0.6, 1.4}}, {"o", true, [2]float64{0.6, 4.5}}, {"f", true, [2]float64{0.9, 7}}, {"m", true, [2]float64{1.4, 9}}, {"b", false, [2]float64{1, 1.6}},
}

var kinds = map[string]string{
	"highway": "m", "major_road": "f", "minor_road": "o", "rail": "r",
	"park": "g", "garden": "g", "forest": "g", "wood": "g", "nature_reserve": "g", "golf_course": "g", "grass": "g", "grassland": "g", "meadow": "g", "recreation_ground": "g",
	"cemetery": "g", "village_green": "g", "playground": "g", "pitch": "g", "allotments": "g", "scrub": "g", "national_park": "g", "protected_area": "g", "orchard": "g",
	"beach": "s", "sand": "s",
}

// class returns that of a feature, or "" for one that is not drawn.
func (d *drawing) class(layer string, f *feature) string {
	switch {
	case layer == "earth" && f.shape == polygons:
		return "e"
	case layer == "water" && f.shape == polygons:
		return "w"
	case layer == "water" && f.shape == lines:
		return "l"
	case layer == "boundaries" && f.shape == lines && (f.kind == "country" || f.kind == ""):
		return "b"
	case layer == "buildings" && f.shape == polygons && d.view.Zoom >= 13.5:
		return "h"
	case (layer == "landuse" || layer == "landcover") && f.shape == polygons:
		return kinds[f.kind]
	case layer == "roads" && f.shape == lines && (f.kind != "minor_road" || d.view.Zoom >= 12):
		return kinds[f.kind]
	}
	return ""
}

// add draws a feature of a tile.
func (d *drawing) add(s spot, layer string, f *feature) {
	scale := s.width / float64(f.extent)
	for _, path := range f.paths {
		for i, p := range path {
			path[i] = point{s.left + p.x*scale, s.top + p.y*scale}
		}
	}
	if layer == "places" && f.shape == points && !s.isRough {
		d.town(f)
		return
	}
	class := d.class(layer, f)
	if class == "" {
		return
	}
	if layer == "roads" && f.name != "" && !s.isRough {
		d.street(f)
	}
	to := d.shapes[class]
	if to == nil {
		to = &strings.Builder{}
		d.shapes[class] = to
	}
	for _, path := range f.paths {
		if to.Len() < sizeMost {
			trace(to, path, f.shape == polygons)
		}
	}
}

// write writes the shapes that have been added.
func (d *drawing) write() {
	at := max(0, min((d.view.Zoom-5)/10, 1)) // between the widths
	for _, c := range classes {
		to := d.shapes[c.class]
		if to == nil || to.Len() == 0 || d.out.Len()+to.Len() > sizeMost {
			continue
		}
		if c.width == [2]float64{} {
			fmt.Fprintf(&d.out, `<path class="%s" d="%s"/>`, c.class, to)
			continue
		}
		width := c.width[0] * math.Pow(c.width[1]/c.width[0], at*at)
		dashes := ""
		if c.class == "b" {
			dashes = ` stroke-dasharray="5 3"`
		}
		if c.edge && width > 1.2 {
			fmt.Fprintf(&d.out, `<path class="c" stroke-width="%.1f" d="%s"/>`, width+1.4, to)
		}
		fmt.Fprintf(&d.out, `<path class="%s" stroke-width="%.1f"%s d="%s"/>`, c.class, width, dashes, to)
	}
}

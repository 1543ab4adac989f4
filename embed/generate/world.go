package main

import (
	"finds/server/tiles"
	"math"

	"github.com/paulmach/orb"
	"github.com/paulmach/orb/clip"
)

// Natural Earth at 1:10 million (public domain) as TopoJSON.
var countries10m = source{"world-atlas@2.0.2", "032e7765f2ce00edaeafec23ff22bc3b77e42987c257da944cc585b452c05b97", "package/countries-10m.json"}

const (
	lastZoom = 6
	// buffer is the overlap of tiles with their neighbours, as a part of their size,
	// so that lines have no seams.
	buffer = 64.0 / extent
	// detail is the size of details to leave out, in pixels of 256 to a tile: smaller
	// at the last zoom, since its tiles are also drawn larger.
	detail, lastDetail = 0.3, 0.08
)

// world draws the tiles of a zoom.
type world struct {
	zoom   int
	land   orb.MultiPolygon
	border orb.MultiLineString
	labels []label
	tiles  map[tiles.Tile][]byte
}

func makeWorld() ([]byte, error) {
	text, err := countries10m.read()
	if err != nil {
		return nil, err
	}
	t, err := readTopology(text)
	if err != nil {
		return nil, err
	}
	table, err := places500.read()
	if err != nil {
		return nil, err
	}
	list, _, err := readTable(table, nil)
	if err != nil {
		return nil, err
	}
	names, err := t.countries(t.project(0))
	if err != nil {
		return nil, err
	}
	w := world{labels: append(names, towns(list)...), tiles: map[tiles.Tile][]byte{}}
	for w.zoom = 0; w.zoom <= lastZoom; w.zoom++ {
		if err := w.draw(t); err != nil {
			return nil, err
		}
	}
	return writeArchive(w.tiles)
}

// draw makes the tiles of the zoom.
func (w *world) draw(t *topology) (err error) {
	pixel := 1 / 256.0 / math.Exp2(float64(w.zoom))
	left := detail
	if w.zoom == lastZoom {
		left = lastDetail
	}
	arcs := t.project(left * pixel)
	if w.land, err = t.land(arcs, left*pixel*pixel); err != nil {
		return err
	}
	if w.border, err = t.borders(arcs); err != nil {
		return err
	}
	w.split(0, 0, 0, w.land, w.border, w.labels)
	return nil
}

// split divides the shapes of a tile among the tiles within it, down to the zoom.
func (w *world) split(z, x, y int, land orb.MultiPolygon, border orb.MultiLineString, labels []label) {
	size := 1 / math.Exp2(float64(z))
	origin := orb.Point{float64(x) * size, float64(y) * size}
	pad := buffer / math.Exp2(float64(w.zoom))
	bound := orb.Bound{Min: orb.Point{origin[0] - pad, origin[1] - pad}, Max: orb.Point{origin[0] + size + pad, origin[1] + size + pad}}
	var inLand orb.MultiPolygon
	for _, p := range land {
		if p.Bound().Intersects(bound) {
			if c := clip.Polygon(bound, p.Clone()); c != nil {
				inLand = append(inLand, c)
			}
		}
	}
	inBorder := clip.MultiLineString(bound, border)
	var inLabels []label
	for _, l := range labels {
		if bound.Contains(l.at) && l.at[0] >= origin[0] && l.at[0] < origin[0]+size && l.at[1] >= origin[1] && l.at[1] < origin[1]+size {
			inLabels = append(inLabels, l)
		}
	}
	if len(inLand) == 0 && len(inBorder) == 0 && len(inLabels) == 0 {
		return
	}
	if z < w.zoom {
		for i := range 4 {
			w.split(z+1, 2*x+i%2, 2*y+i/2, inLand, inBorder, inLabels)
		}
		return
	}
	if tile := w.tile(origin, size, inLand, inBorder, inLabels); tile != nil {
		w.tiles[tiles.Tile{Zoom: uint8(z), X: uint32(x), Y: uint32(y)}] = tile
	}
}

// tile writes a tile with the layers and properties of the Protomaps basemap.
func (w *world) tile(origin orb.Point, size float64, land orb.MultiPolygon, border orb.MultiLineString, labels []label) []byte {
	var b []byte
	p := pen{}
	for _, poly := range land {
		var rings [][][2]int
		for i, r := range poly {
			q := round(r, origin, size)
			if len(q) >= 4 && turn(q) != 0 {
				rings = append(rings, q)
			} else if i == 0 {
				break
			}
		}
		p.polygon(rings)
	}
	if p.shape != nil {
		b = appendLayer(b, "earth", []feature{{areas, p.shape, []field{{"kind", "earth"}}}})
	}
	p = pen{}
	for _, l := range border {
		if q := round(l, origin, size); len(q) >= 2 {
			p.line(q)
		}
	}
	if p.shape != nil {
		b = appendLayer(b, "boundaries", []feature{{lines, p.shape, []field{{"kind", "country"}, {"kind_detail", 2}}}})
	}
	return appendLayer(b, "places", w.names(origin, size, labels))
}

// names are the labels of a tile. The last zoom has those of the zooms beyond.
func (w *world) names(origin orb.Point, size float64, labels []label) (list []feature) {
	for _, l := range labels {
		if l.minZoom > w.zoom && (w.zoom < lastZoom || l.minZoom > townsLast) {
			continue
		}
		p := pen{}
		p.command(moveTo, 1)
		p.to(round([]orb.Point{l.at}, origin, size)[0])
		fields := []field{{"kind", l.kind}, {"name", l.name}, {"min_zoom", l.minZoom}}
		if l.kind == "locality" {
			fields = append(fields, field{"population_rank", l.rank})
		}
		list = append(list, feature{points, p.shape, fields})
	}
	return list
}

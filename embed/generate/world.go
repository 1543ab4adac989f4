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
	w.split(tiles.Tile{}, shapes{w.land, w.border, w.labels})
	return nil
}

// shapes are what tiles show.
type shapes struct {
	land   orb.MultiPolygon
	border orb.MultiLineString
	labels []label
}

// split divides the shapes of a tile among the tiles within it, down to the zoom.
func (w *world) split(t tiles.Tile, all shapes) {
	size := 1 / math.Exp2(float64(t.Zoom))
	origin := orb.Point{float64(t.X) * size, float64(t.Y) * size}
	pad := buffer / math.Exp2(float64(w.zoom))
	bound := orb.Bound{Min: orb.Point{origin[0] - pad, origin[1] - pad}, Max: orb.Point{origin[0] + size + pad, origin[1] + size + pad}}
	in := shapes{border: clip.MultiLineString(bound, all.border)}
	for _, p := range all.land {
		if p.Bound().Intersects(bound) {
			if c := clip.Polygon(bound, p.Clone()); c != nil {
				in.land = append(in.land, c)
			}
		}
	}
	for _, l := range all.labels {
		if bound.Contains(l.at) && l.at[0] >= origin[0] && l.at[0] < origin[0]+size && l.at[1] >= origin[1] && l.at[1] < origin[1]+size {
			in.labels = append(in.labels, l)
		}
	}
	if len(in.land) == 0 && len(in.border) == 0 && len(in.labels) == 0 {
		return
	}
	if int(t.Zoom) < w.zoom {
		for i := range uint32(4) {
			w.split(tiles.Tile{Zoom: t.Zoom + 1, X: 2*t.X + i%2, Y: 2*t.Y + i/2}, in)
		}
		return
	}
	if tile := w.tile(origin, size, in); tile != nil {
		w.tiles[t] = tile
	}
}

// tile writes a tile with the layers and properties of the Protomaps basemap.
func (w *world) tile(origin orb.Point, size float64, in shapes) []byte {
	var b []byte
	p := pen{}
	for _, poly := range in.land {
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
	for _, l := range in.border {
		if q := round(l, origin, size); len(q) >= 2 {
			p.line(q)
		}
	}
	if p.shape != nil {
		b = appendLayer(b, "boundaries", []feature{{lines, p.shape, []field{{"kind", "country"}, {"kind_detail", 2}}}})
	}
	return appendLayer(b, "places", w.names(origin, size, in.labels))
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
		if l.german != "" && l.german != l.name {
			fields = append(fields, field{"name:de", l.german})
		}
		if l.kind == "locality" {
			fields = append(fields, field{"population_rank", l.rank})
		}
		list = append(list, feature{points, p.shape, fields})
	}
	return list
}

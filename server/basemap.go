package server

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"

	"finds/embed"
	"finds/schema"
	"finds/server/apidoc"
	"finds/server/respond"
	"finds/server/sharepage"
	"finds/server/tiles"
	"finds/server/tiles/draw"
)

// TilesOf returns the description for clients of an archive that is served here.
// version changes with its content, attribution comes from the archive when "".
func TilesOf(a *tiles.Archive, version, attribution string) TileSource {
	_, last := a.Zooms()
	t := TileSource{URL: "/tiles/{z}/{x}/{y}." + a.Kind().Ext() + "?v=" + version, Kind: "raster", Attribution: attribution, MaxZoom: last}
	if a.Kind() == tiles.Vector {
		t.Kind = "vector"
	}
	if t.Attribution == "" {
		t.Attribution = a.Attribution()
	}
	return t
}

// deepest is the highest zoom that a request may have.
const deepest = 26

var getTile = file(operation{
	id:      "getTile",
	pattern: "GET /tiles/{z}/{x}/{y}",
	tag:     "Places",
	summary: "Get a tile of the base map",
	description: "Uses the z/x/y scheme of web maps. `y` may have the extension `.mvt` or that of an image format. `tiles` of " +
		"GET /api/config describes the map; if its tiles are on another host, there are none here. With the `v` of " +
		"that URL, a tile never changes. The zooms above `maxZoom` have tiles only in the regions of `streets`.",
	types: []string{"application/vnd.mapbox-vector-tile", "image/png", "image/jpeg", "image/webp", "image/avif"},
	params: []*huma.Param{
		apidoc.PathParam("z", "Zoom, from 0", "3"),
		apidoc.PathParam("x", "Column, from the west", "4"),
		apidoc.PathParam("y", "Row, from the north; with or without an extension", "2.mvt"),
	},
	answers: map[string]string{"204": "The tile is empty", "304": "The tile has not changed"},
}, (*Server).getTile)

// getTile sends a tile as it is stored.
func (s *Server) getTile(w http.ResponseWriter, r *http.Request) error {
	if s.Map.Basemap == nil {
		return schema.ErrNotFound
	}
	z, x, y, ok := s.tileNumbers(r)
	if !ok {
		return schema.ErrNotFound
	}
	tile, from, err := s.findTile(z, x, y)
	if errors.Is(err, tiles.ErrChanged) {
		s.mapChanged.Do(func() {
			s.Log.Error("the file of the base map has changed; restart the service, and next time replace the file by moving another one to its path")
		})
		return schema.ErrMapChanged
	}
	if err != nil {
		return fmt.Errorf("read tile %d/%d/%d: %w", z, x, y, err)
	}
	h := w.Header()
	v := r.URL.Query().Get("v")
	switch {
	case v != "" && strings.HasSuffix(s.tilesURL(), "?v="+v):
		h.Set("Cache-Control", respond.Forever)
	case tile == nil && s.Map.Regions != nil: // which may have it soon
		h.Set("Cache-Control", "public, max-age=60")
	default:
		h.Set("Cache-Control", "public, max-age=86400")
	}
	if tile == nil {
		w.WriteHeader(http.StatusNoContent)
		return nil
	}
	return sendTile(w, r, from, tile)
}

// findTile reads a tile from the base map or, if that does not have it, from a region.
// An error of one of them counts only if the other has no tile either.
func (s *Server) findTile(z uint8, x, y uint32) (tile []byte, from *tiles.Archive, err error) {
	tile, err = s.Map.Basemap.Tile(z, x, y)
	if tile != nil || s.Map.Regions == nil {
		return tile, s.Map.Basemap, err
	}
	tile, from, fault := s.Map.Regions.Tile(z, x, y)
	if tile != nil {
		return tile, from, nil
	}
	return nil, nil, cmp.Or(err, fault)
}

// tilesURL returns the URL of tiles, with the version of the base map and of the regions
// that are there now.
func (s *Server) tilesURL() string {
	if s.Map.Regions != nil {
		if version := s.Map.Regions.Version(); version != "" {
			return s.Map.Tiles.URL + "." + version
		}
	}
	return s.Map.Tiles.URL
}

// tileSource describes the base map with the regions that are there now.
func (s *Server) tileSource() TileSource {
	t := s.Map.Tiles
	if s.Map.Towns != nil && t.Kind == "vector" && t.MaxZoom < townFirst {
		t.Towns = "/tiles/towns/{z}/{x}/{y}.mvt?v=" + s.Map.Towns.Version()
	}
	if s.Map.Regions == nil {
		return t
	}
	t.URL = s.tilesURL()
	for _, r := range s.Map.Regions.List() {
		if r.Attribution != "" && !strings.Contains(t.Attribution, r.Attribution) {
			t.Attribution = strings.TrimPrefix(t.Attribution+"; "+r.Attribution, "; ")
		}
	}
	return t
}

// Streets says whether browsers load streets from OpenStreetMap's servers, which then
// learn their addresses and which places they look at.
type Streets string

// The modes of Streets.
const (
	StreetsAsk Streets = "ask" // once a user agrees
	StreetsOn  Streets = "on"
	StreetsOff Streets = "off"
)

// The public tiles of OpenStreetMap. Its policy
// (https://operations.osmfoundation.org/policies/tiles/) wants exactly this URL, and
// forbids fetching tiles ahead or for use offline.
const (
	openStreetMap            = "https://tile.openstreetmap.org"
	openStreetMapAttribution = "© OpenStreetMap contributors"
	openStreetMapZoom        = 19
)

// streetsOrigin returns the origin that pages may load streets from, or "".
func streetsOrigin(mode Streets) string {
	if mode == StreetsOff {
		return ""
	}
	return openStreetMap
}

// streets describes the streets above the base map.
func (s *Server) streets() streetsConfig {
	c := streetsConfig{Mode: s.Map.Streets, Areas: s.Map.Areas != nil, Regions: s.regions()}
	if c.Mode != StreetsOff {
		c.URL, c.Attribution, c.MaxZoom = openStreetMap+"/{z}/{x}/{y}.png", openStreetMapAttribution, openStreetMapZoom
	}
	return c
}

// regions lists the areas with streets.
func (s *Server) regions() []streetRegion {
	list := []streetRegion{}
	if s.Map.Regions == nil {
		return list
	}
	for _, r := range s.Map.Regions.List() {
		list = append(list, streetRegion{r.Box.West, r.Box.South, r.Box.East, r.Box.North, r.First, r.Last})
	}
	return list
}

// tileNumbers reads the path of a tile. Each tile has one way to write its
// numbers, with or without its ending.
func (s *Server) tileNumbers(r *http.Request) (z uint8, x, y uint32, ok bool) {
	last, ext, dot := strings.Cut(r.PathValue("y"), ".")
	if dot && ext != s.Map.Basemap.Kind().Ext() {
		return 0, 0, 0, false
	}
	var v [3]uint64
	for i, text := range []string{r.PathValue("z"), r.PathValue("x"), last} {
		n, err := strconv.ParseUint(text, 10, 32)
		if err != nil || text != strconv.FormatUint(n, 10) {
			return 0, 0, 0, false
		}
		v[i] = n
	}
	if v[0] > deepest || v[1]>>v[0] > 0 || v[2]>>v[0] > 0 {
		return 0, 0, 0, false
	}
	return uint8(v[0]), uint32(v[1]), uint32(v[2]), true
}

// tileTag returns an entity tag, without quotes.
func tileTag(tile []byte) string {
	sum := sha256.Sum256(tile)
	return base64.RawURLEncoding.EncodeToString(sum[:12])
}

// sendTile sends a tile of an archive, compressed if it is stored so and the client takes it.
func sendTile(w http.ResponseWriter, r *http.Request, from *tiles.Archive, tile []byte) error {
	tag := tileTag(tile)
	h := w.Header()
	if from.Gzipped() {
		h.Add("Vary", "Accept-Encoding")
	}
	zipped := from.Gzipped() && respond.Accepts(r.Header.Get("Accept-Encoding"), "gzip")
	if zipped {
		tag += ".gz" // another representation, so another strong tag
	}
	h.Set("ETag", `"`+tag+`"`)
	if respond.Matches(r.Header.Get("If-None-Match"), `"`+tag+`"`) {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	h.Set("Content-Type", from.Kind().MediaType())
	if zipped {
		h.Set("Content-Encoding", "gzip")
	}
	if zipped || !from.Gzipped() {
		h.Set("Content-Length", strconv.Itoa(len(tile)))
		w.WriteHeader(http.StatusOK)
		if r.Method != http.MethodHead {
			w.Write(tile)
		}
		return nil
	}
	if r.Method == http.MethodHead {
		w.WriteHeader(http.StatusOK)
		return nil
	}
	// Unpacked twice, once for its length and its faults, against kept in memory
	// until the slowest client has it.
	size, err := from.Unpack(io.Discard, tile)
	if err != nil {
		h.Del("Cache-Control")
		h.Del("Content-Type")
		return fmt.Errorf("unpack a tile: %w", err)
	}
	h.Set("Content-Length", strconv.FormatInt(size, 10))
	w.WriteHeader(http.StatusOK)
	from.Unpack(w, tile)
	return nil
}

// drawable are the tiles that the service itself draws from. It is a tiles/draw.Source.
type drawable struct{ s *Server }

// builtIn is the built-in map. It is also drawn if clients load tiles from another server, to which this service
// sends no requests.
var builtIn = sync.OnceValue(func() *tiles.Archive {
	a, err := tiles.Open(bytes.NewReader(embed.World), int64(len(embed.World)))
	if err != nil {
		panic(err) // it is part of the program, and a test opens it
	}
	return a
})

func (d drawable) find(z uint8, x, y uint32) ([]byte, *tiles.Archive, error) {
	if d.s.Map.Basemap == nil {
		tile, err := builtIn().Tile(z, x, y)
		return tile, builtIn(), err
	}
	return d.s.findTile(z, x, y)
}

// Read implements draw.Source.
func (d drawable) Read(z uint8, x, y uint32) ([]byte, string, error) {
	tile, from, err := d.find(z, x, y)
	if tile == nil || err != nil {
		return nil, "", err
	}
	image := ""
	if from.Kind() != tiles.Vector {
		image = from.Kind().MediaType()
	}
	var b bytes.Buffer
	_, err = from.Unpack(&b, tile)
	return b.Bytes(), image, err
}

// Zooms implements draw.Source.
func (d drawable) Zooms() (everywhere, last int) {
	_, everywhere = cmp.Or(d.s.Map.Basemap, builtIn()).Zooms()
	last = everywhere
	if d.s.Map.Basemap != nil && d.s.Map.Regions != nil {
		for _, r := range d.s.Map.Regions.List() {
			last = max(last, r.Last)
		}
	}
	return everywhere, last
}

// Images implements draw.Source.
func (d drawable) Images() bool { return cmp.Or(d.s.Map.Basemap, builtIn()).Kind() != tiles.Vector }

// depth returns the zoom of the last tiles at a point.
func (d drawable) depth(lat, lng float64) int {
	everywhere, last := d.Zooms()
	for z := last; z > everywhere; z-- {
		x, y := draw.Tile(lat, lng, uint8(z))
		if tile, _, err := d.find(uint8(z), x, y); tile != nil && err == nil {
			return z
		}
	}
	return everywhere
}

// setChart puts the map into the page of a share.
func (s *Server) setChart(p *sharepage.Page) {
	d, credit := drawable{s}, builtIn().Attribution()
	if s.Map.Basemap != nil {
		credit = s.tileSource().Attribution
	}
	everywhere, _ := d.Zooms()
	p.SetChart(everywhere, d.depth, credit)
}

// sharedMap sends the map of a share. It has no parameters, so that each share has one drawing.
func (s *Server) sharedMap(w http.ResponseWriter, r *http.Request) error {
	o, err := s.unlocked(r)
	if err != nil {
		return err
	}
	p, err := s.sharedFinds(r, o, false)
	if err != nil {
		return err
	}
	if s.setChart(&p); p.Chart == nil {
		return schema.ErrNotFound
	}
	b, err := s.atlas.Draw(r.Context(), drawable{s}, s.tilesURL(), p.Chart.View, p.Chart.Tips())
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "private, no-cache")
	_, err = w.Write(b)
	return err
}

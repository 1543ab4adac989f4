package server

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
	"finds/server/apidoc"
	"finds/server/respond"
	"finds/server/tiles"
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
	pattern: "GET /tiles/{z}/{x}/{y}",
	tag:     "Places",
	summary: "Get a tile of the base map",
	description: "Tiles in the scheme of web maps. `y` may have the extension `.mvt` or that of an image format. The map is the " +
		"one that `tiles` of GET /api/config describes; if that is on another host, there are no tiles here. With the " +
		"`v` of that URL a tile never changes.",
	types: []string{"application/vnd.mapbox-vector-tile", "image/png", "image/jpeg", "image/webp", "image/avif"},
	params: []*huma.Param{
		apidoc.PathParam("z", "Zoom, from 0", "3"),
		apidoc.PathParam("x", "Column, from the west", "4"),
		apidoc.PathParam("y", "Row, from the north; with or without an ending", "2.mvt"),
	},
	answers: map[string]string{"204": "There is nothing on this tile", "304": "If-None-Match names what is stored"},
}, (*Server).getTile)

// getTile sends a tile as it is stored.
func (s *Server) getTile(w http.ResponseWriter, r *http.Request) error {
	if s.Basemap == nil {
		return schema.ErrNotFound
	}
	z, x, y, ok := s.tileNumbers(r)
	if !ok {
		return schema.ErrNotFound
	}
	tile, err := s.Basemap.Tile(z, x, y)
	if errors.Is(err, tiles.ErrChanged) {
		s.mapChanged.Do(func() {
			s.Log.Error("the file of the base map has been written to; start the service again, and next time move the new file into its place")
		})
		return schema.ErrMapChanged
	}
	if err != nil {
		return fmt.Errorf("read tile %d/%d/%d: %w", z, x, y, err)
	}
	h := w.Header()
	h.Set("Cache-Control", "public, max-age=86400")
	if v := r.URL.Query().Get("v"); v != "" && strings.HasSuffix(s.Tiles.URL, "?v="+v) {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if tile == nil {
		w.WriteHeader(http.StatusNoContent)
		return nil
	}
	return s.sendTile(w, r, tile)
}

// tileNumbers reads the path of a tile. Each tile has one way to write its
// numbers, with or without its ending.
func (s *Server) tileNumbers(r *http.Request) (z uint8, x, y uint32, ok bool) {
	last, ext, dot := strings.Cut(r.PathValue("y"), ".")
	if dot && ext != s.Basemap.Kind().Ext() {
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

// sendTile sends a tile, compressed if it is stored so and the client takes it.
func (s *Server) sendTile(w http.ResponseWriter, r *http.Request, tile []byte) error {
	sum := sha256.Sum256(tile)
	tag := base64.RawURLEncoding.EncodeToString(sum[:12])
	h := w.Header()
	if s.Basemap.Gzipped() {
		h.Add("Vary", "Accept-Encoding")
	}
	zipped := s.Basemap.Gzipped() && respond.AcceptsGzip(r.Header.Get("Accept-Encoding"))
	if zipped {
		tag += ".gz" // another representation, so another strong tag
	}
	h.Set("ETag", `"`+tag+`"`)
	if respond.Matches(r.Header.Get("If-None-Match"), `"`+tag+`"`) {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	h.Set("Content-Type", s.Basemap.Kind().MediaType())
	if zipped {
		h.Set("Content-Encoding", "gzip")
	}
	if zipped || !s.Basemap.Gzipped() {
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
	size, err := s.Basemap.Unpack(io.Discard, tile)
	if err != nil {
		h.Del("Cache-Control")
		h.Del("Content-Type")
		return fmt.Errorf("unpack a tile: %w", err)
	}
	h.Set("Content-Length", strconv.FormatInt(size, 10))
	w.WriteHeader(http.StatusOK)
	s.Basemap.Unpack(w, tile)
	return nil
}

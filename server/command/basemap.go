package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"finds/embed"
	"finds/media"
	"finds/schema"
	"finds/server"
	"finds/server/places"
	"finds/server/tiles"
	"finds/store/gazetteer"
)

// gazetteer makes what searches the places of the binary; its file can go at any
// time. They are unpacked by a process of its own, for which a search waits as long as
// patience; 0 means a moment.
func (e *env) gazetteer(patience time.Duration) *gazetteer.Gazetteer {
	return gazetteer.New(gazetteer.Options{Patience: patience, File: e.path("places.db"), TempDir: e.path("tmp"), Version: embed.PlacesVersion, Log: e.log,
		Build: func(ctx context.Context, file, version string) error {
			file, err := filepath.Abs(file)
			if err != nil {
				return err
			}
			return media.RunSelf(ctx, placesCommand, file, version)
		}})
}

// unpacking is how long the renaming of locations waits for the places.
const unpacking = 2 * time.Minute

// renamePlaces calls locations after towns that a migration has found to be called after private finds, before others
// read them.
func (e *env) renamePlaces() error {
	g := e.gazetteer(unpacking)
	defer g.Close()
	n, err := e.store.RenamePlaces(e.Context.Context, func(ctx context.Context, at schema.Point) string {
		town, err := places.Town(ctx, g, at)
		if err != nil {
			e.log.Warn("a location is called after its coordinates, without the built-in places", "error", err)
		}
		return town
	})
	if n > 0 {
		e.log.Info("renamed locations that were called after private finds", "locations", n)
	}
	return err
}

// placesCommand is the first argument of a process that unpacks the places. It is
// no command for people.
const placesCommand = "places-worker"

// placesWorker does the work of such a process, if this is one, and ends it. It
// is called first in Main, and in TestMain.
func placesWorker() {
	if len(os.Args) != 4 || os.Args[1] != placesCommand {
		return
	}
	if err := gazetteer.Build(context.Background(), os.Args[2], os.Args[3], embed.Places); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// geocoder reads the flags of the provider of places, or returns nil when there
// is none.
func (e *env) geocoder() (*places.Config, error) {
	key, address := e.String("places-api-key"), e.String("places-url")
	switch {
	case key != "" && address != "":
		return nil, errors.New("--places-api-key and --places-url name two providers; keep only one of them")
	case key != "":
		if strings.ContainsFunc(key, func(r rune) bool { return r <= ' ' || r > '~' }) {
			return nil, errors.New("--places-api-key is not a valid key: it has spaces or other characters that do not occur in keys")
		}
		return places.GoogleConfig(key), nil
	case address != "":
		c, err := places.ParseURL(address)
		if err != nil {
			err = fmt.Errorf("--places-url: %w", err)
		}
		return c, err
	}
	return nil, nil
}

// mapsFolder is in the data folder, and has the files with streets that are served above
// the built-in map.
const mapsFolder = "maps"

// basemap opens the map of the flags, or the one that is built in. close closes
// its file.
func (e *env) basemap(o *server.Options) (close func() error, err error) {
	close = func() error { return nil }
	file, address, credit := e.String("basemap"), e.String("tile-url"), e.String("tile-attribution")
	switch {
	case file != "" && address != "":
		return nil, errors.New("--basemap and --tile-url name two maps; keep only one of them")
	case address != "":
		o.Map.Tiles, err = e.tileURL(address, credit)
		return close, err
	case e.Int("tile-max-zoom") != 0:
		return nil, errors.New("--tile-max-zoom needs --tile-url; a PMTiles file contains its own highest zoom")
	case file != "":
		f, err := os.Open(file)
		if err != nil {
			return nil, fmt.Errorf("--basemap: %w", err)
		}
		if err := openMap(o, f, credit); err != nil {
			return nil, errors.Join(fmt.Errorf("--basemap: %s: %w", file, err), f.Close())
		}
		return f.Close, nil
	}
	return close, serveMap(o, bytes.NewReader(embed.World), int64(len(embed.World)), "", credit)
}

// openMap serves the map of a file.
func openMap(o *server.Options, f *os.File, credit string) error {
	info, err := f.Stat()
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		return errors.New("it is not a regular file")
	}
	return serveMap(o, f, info.Size(), info.ModTime().UTC().String(), credit)
}

func serveMap(o *server.Options, r io.ReaderAt, size int64, more, credit string) error {
	a, err := tiles.Open(r, size)
	if err != nil {
		return err
	}
	version, err := a.Version(more)
	if err != nil {
		return err
	}
	o.Map.Basemap, o.Map.Tiles = a, server.TilesOf(a, version, credit)
	return nil
}

// tileHost is a host that a Content-Security-Policy can name, and with which
// nothing else can be said there: https://* would be any.
var tileHost = regexp.MustCompile(`^([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?$`)

// tileURL reads where tiles are that others serve. Their kind follows from the
// end of the path.
func (e *env) tileURL(address, credit string) (server.TileSource, error) {
	t := server.TileSource{URL: address, Kind: "raster", Attribution: credit, MaxZoom: 19}
	bad := errors.New("--tile-url takes a URL such as https://tiles.example.org/{z}/{x}/{y}.png, with {z}, {x} and {y} after its host")
	plain := address
	for _, name := range []string{"{z}", "{x}", "{y}"} {
		if strings.Count(address, name) != 1 {
			return t, bad
		}
		plain = strings.ReplaceAll(plain, name, "0")
	}
	u, err := url.Parse(plain)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.User != nil || strings.ContainsAny(plain, "{} \\\"'<>;,") ||
		!strings.HasPrefix(address, u.Scheme+"://"+u.Host+"/") {
		return t, bad
	}
	if !tileHost.MatchString(u.Host) {
		return t, errors.New("--tile-url: its host may have letters, digits, dots and hyphens, and a port; write other names as xn--…")
	}
	if u.RawQuery != "" {
		e.log.Warn("anyone who opens the page can read the query of --tile-url; restrict a key in it to this site")
	}
	if ext := path.Ext(u.Path); ext == ".mvt" || ext == ".pbf" {
		t.Kind, t.MaxZoom = "vector", 15
	}
	if z := e.Int("tile-max-zoom"); z < 0 || z > 24 {
		return t, errors.New("--tile-max-zoom takes a number from 0 to 24")
	} else if z > 0 {
		t.MaxZoom = z
	}
	return t, nil
}

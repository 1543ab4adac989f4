package command

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"net/url"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/schollz/progressbar/v3"

	"finds/schema"
	"finds/server/tiles"
	"finds/server/tiles/areas"
	"finds/server/tiles/extract"
)

// add downloads the streets of an area.
func (s *streets) add() error {
	name, area, err := s.area()
	if err != nil {
		return err
	}
	release, err := s.alone()
	if err != nil {
		return err
	}
	defer release()
	if _, err := os.Stat(s.file(name)); err == nil {
		return fmt.Errorf("there already is an area %s; update it with finds map update %[1]s, remove it with finds map remove %[1]s, or choose another --name", name)
	}
	source, err := s.open(name, s.String("map-source"))
	if err != nil {
		return err
	}
	return s.download(name, source, area)
}

// area reads the flags and the argument of add: what to download, and its name.
func (s *streets) area() (name string, area extract.Area, err error) {
	name = s.String("name")
	if name != "" && !areas.IsName(name) {
		return "", area, errors.New("--name takes up to 64 small letters a to z, digits and hyphens")
	}
	if area.Last = s.Int("max-zoom"); area.Last != 0 && (area.Last < extract.FirstZoom || area.Last > extract.LastZoom) {
		return "", area, fmt.Errorf("--max-zoom takes a number from %d to %d, or 0", extract.FirstZoom, extract.LastZoom)
	}
	if address := s.String("map-source"); address != "" {
		if _, err := extract.CheckURL(address); err != nil {
			return "", area, fmt.Errorf("--map-source: %w", err)
		}
	}
	area.Newest = s.String("map-source") == ""
	text := strings.TrimSpace(s.Args().First())
	switch {
	case s.NArg() > 1:
		return "", area, errors.New("add takes one argument, PLACE, after its flags; write quotes around a name with spaces")
	case s.String("bbox") != "":
		if area.Box, err = parseBox(s.String("bbox")); err != nil {
			return "", area, err
		}
		area.Name = text
		if text == "" {
			area.Name = name
		}
		if area.Name == "" {
			return "", area, errors.New("--bbox also needs --name, a name for the area")
		}
	case text == "":
		return "", area, errors.New("add takes the name of a place, such as finds map add Munich, or --bbox and --name")
	default:
		km := s.Int("radius")
		if km < 1 || km > 500 {
			return "", area, errors.New("--radius takes a number of kilometres from 1 to 500")
		}
		p, err := s.place(text)
		if err != nil {
			return "", area, err
		}
		area.Name, area.Box = wholeName(p), tiles.Around(p.Latitude, p.Longitude, float64(km))
		text = p.Name
	}
	if name == "" {
		name = areas.Name(text)
	}
	if name == "" {
		return "", area, errors.New("the place has no letters a to z for the name of a file; add --name")
	}
	return name, area, nil
}

// parseBox reads west,south,east,north.
func parseBox(text string) (b tiles.Box, err error) {
	fields := strings.Split(text, ",")
	var v [4]float64
	for i := range v {
		if len(fields) == len(v) && err == nil {
			v[i], err = strconv.ParseFloat(strings.TrimSpace(fields[i]), 64)
		}
	}
	b = tiles.Box{West: v[0], South: v[1], East: v[2], North: v[3]}
	if len(fields) != len(v) || err != nil || !b.Valid() {
		return b, errors.New("--bbox takes west,south,east,north in degrees, such as 11.36,48.06,11.72,48.25; west may be greater than east across the antimeridian")
	}
	return b, nil
}

func wholeName(p schema.FoundPlace) string {
	if p.Address == "" {
		return p.Name
	}
	return p.Name + ", " + p.Address
}

// errNoPlace is the error for a text that no place of the gazetteer has as its name.
var errNoPlace = errors.New("no place is named")

// named returns the places of the gazetteer that a text means, or errNoPlace.
func (e *env) named(ctx context.Context, text string) ([]schema.FoundPlace, error) {
	g := e.gazetteer(5 * time.Minute)
	defer g.Close()
	found, err := g.Search(ctx, text, nil, 20)
	if err != nil {
		return nil, fmt.Errorf("search for the place: %w", err)
	}
	list := meant(text, found)
	if len(list) == 0 {
		return nil, fmt.Errorf("%w %q", errNoPlace, text)
	}
	return list, nil
}

// severalPlaces is the error for a text that means several places. how is what to type instead, with a verb for a name.
func severalPlaces(text string, list []schema.FoundPlace, how string) error {
	var names []string
	for _, p := range list[:min(len(list), 6)] {
		names = append(names, wholeName(p))
	}
	return fmt.Errorf("several places are named %q: %s; name the one you mean, such as "+how, text, strings.Join(names, "; "), names[0])
}

// place returns the place of the gazetteer that a text means.
func (s *streets) place(text string) (schema.FoundPlace, error) {
	list, err := s.named(s.Context.Context, text)
	switch {
	case errors.Is(err, errNoPlace):
		return schema.FoundPlace{}, fmt.Errorf("%w; try a larger town near it, or --bbox and --name", err)
	case err != nil:
		return schema.FoundPlace{}, err
	case len(list) == 1:
		return list[0], nil
	case s.Bool("yes") || !isTerminal(s.stdin):
		return schema.FoundPlace{}, severalPlaces(text, list, "finds map add %q")
	}
	for i, p := range list {
		fmt.Fprintf(s.stderr, "%3d  %s\n", i+1, wholeName(p))
	}
	fmt.Fprintf(s.stderr, "Which one? [1] ")
	line, err := s.typed(s.line)
	if err != nil {
		return schema.FoundPlace{}, err
	}
	if line = strings.TrimSpace(line); line == "" {
		line = "1"
	}
	if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(list) {
		return list[n-1], nil
	}
	return schema.FoundPlace{}, fmt.Errorf("%q is not a number in the list", line)
}

// meant returns those of the found places that have the name that a text starts with. If
// none has, these are the places that have it in another language, which the search lists
// before places whose names only start with it.
func meant(text string, found []schema.FoundPlace) []schema.FoundPlace {
	name, _, _ := strings.Cut(text, ",")
	name = areas.Name(name)
	var exact []schema.FoundPlace
	for _, p := range found {
		if whole := areas.Name(wholeName(p)); whole == areas.Name(text) && strings.Contains(text, ",") {
			return []schema.FoundPlace{p}
		}
		if areas.Name(p.Name) == name {
			exact = append(exact, p)
		}
	}
	if exact != nil {
		return exact
	}
	if i := slices.IndexFunc(found, func(p schema.FoundPlace) bool { return strings.HasPrefix(areas.Name(p.Name), name) }); i > 0 {
		return found[:i]
	}
	return found
}

// open opens the source at an address, or the newest build if it is empty. A download of
// the area that was interrupted continues with its build.
func (s *streets) open(name, address string) (*extract.Source, error) {
	ctx, web := s.Context.Context, s.web()
	if address == "" {
		source, err := areas.Open(ctx, web, builds, s.file(name))
		if err != nil {
			err = fmt.Errorf("%w; try again later, or name a PMTiles file with --map-source", err)
		}
		return source, err
	}
	source, err := extract.Open(ctx, web, address)
	if err != nil {
		err = fmt.Errorf("open %s: %w", address, err)
	}
	return source, err
}

// web is how sources of the map are read.
func (s *streets) web() extract.Web {
	return extract.Web{UserAgent: "Finds/" + s.version, Retrying: func(err error, in time.Duration) {
		s.log.Warn("trying to reach the source of the map again", "in", in, "error", err)
	}}
}

// download plans an area, asks, and downloads it.
func (s *streets) download(name string, source *extract.Source, area extract.Area) error {
	most, ok := parseSize(s.String("map-max"))
	if !ok || most < 1e6 {
		return errors.New("--map-max takes a size of at least 1MB, such as 500MB or 2GB")
	}
	area.Most = most
	plan, err := extract.New(source, area)
	switch {
	case errors.Is(err, extract.ErrTooLarge):
		return fmt.Errorf("%w; choose a smaller --radius or --bbox, a lower --max-zoom, or a higher --map-max", err)
	case err != nil:
		return err
	}
	u, err := url.Parse(source.URL())
	if err != nil {
		return err
	}
	fmt.Fprintf(s.stdout, "%s: %s, zooms %d to %d.\n%.1f MB in %d requests to %s (%s).\n", area.Name, sides(area.Box), extract.FirstZoom, plan.Last,
		float64(plan.Size)/1e6, plan.Requests, u.Host, path.Base(u.Path))
	if err := s.agreed("Download this?"); err != nil {
		return err
	}
	err = plan.Download(s.Context.Context, s.file(name), extract.Disk{}, s.meter(plan.Bytes))
	switch {
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(s.stderr, "The same command continues the download.")
	case errors.Is(err, extract.ErrSourceChanged):
		return fmt.Errorf("%w; the same command starts again with the new map", err)
	case errors.Is(err, extract.ErrNoRoom):
		return fmt.Errorf("%w; make room, or choose a smaller area", err)
	case errors.Is(err, fs.ErrPermission):
		return s.dataError(err)
	case err != nil:
		return fmt.Errorf("%w; the same command continues the download", err)
	default:
		fmt.Fprintf(s.stdout, "The map now has the streets of %s, as %s in finds map list.\n", area.Name, name)
	}
	return err
}

// sides returns the size of a box in its middle.
func sides(b tiles.Box) string {
	const degree = 111.195 // km of a degree of latitude
	width := b.East - b.West
	if width < 0 {
		width += 360
	}
	return fmt.Sprintf("%.0f km by %.0f km", width*degree*math.Cos((b.South+b.North)/2*math.Pi/180), (b.North-b.South)*degree)
}

// meter shows how much of a download has been read: a bar on a terminal, else a line for
// each tenth.
func (s *streets) meter(total int64) func(int64) {
	if isTerminal(s.stderr) {
		bar := progressbar.NewOptions64(total, progressbar.OptionSetWriter(s.stderr), progressbar.OptionShowBytes(true),
			progressbar.OptionThrottle(100*time.Millisecond), progressbar.OptionFullWidth(), progressbar.OptionOnCompletion(func() { fmt.Fprintln(s.stderr) }))
		return func(n int64) {
			if err := bar.Set64(n); err != nil {
				s.log.Debug("progress", "error", err)
			}
		}
	}
	shown := int64(0)
	return func(n int64) {
		if tenth := n * 10 / max(total, 1); tenth > shown {
			shown = tenth
			fmt.Fprintf(s.stdout, "%d %%: %.1f of %.1f MB\n", tenth*10, float64(n)/1e6, float64(total)/1e6)
		}
	}
}

package command

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"
	"golang.org/x/term"

	"finds/server/tiles"
	"finds/server/tiles/areas"
	"finds/server/tiles/extract"
)

// builds are the maps that areas are extracted from by default. Tests have others.
var builds = extract.Protomaps

// mapCommands are the commands about streets.
func (p Program) mapCommands() *cli.Command {
	with := func(action func(*streets) error) cli.ActionFunc { return p.inFolder(action) }
	download := func(more ...cli.Flag) []cli.Flag {
		return folderFlags(append(more,
			str("map-max", "2GB", "maximum size of the file of an area, such as 500MB or 2GB"),
			yesFlag(),
		)...)
	}
	return &cli.Command{Name: "map", Usage: "add streets of an area to the map, or update, list or remove them", Action: takes("map", "add, list, update or remove"), Subcommands: []*cli.Command{
		{Name: "add", Usage: "download the streets around a place, such as finds map add Munich", ArgsUsage: "PLACE", Flags: download(
			num("radius", 15, "distance in km from the place to the sides of the area, 1 to 500"),
			str("bbox", "", "area as west,south,east,north in degrees, instead of a place"),
			nameFlag(),
			num("max-zoom", 0, "highest zoom, 7 to 15; 0 means 15 up to 100 MB, and 14 above"),
			str("map-source", "", "https:// URL of the PMTiles file to extract from; when empty, the newest build of Protomaps"),
		), Action: with((*streets).add)},
		{Name: "list", Usage: "list the areas with streets", Flags: folderFlags(), Action: with((*streets).list)},
		{Name: "update", Usage: "download the newest streets of an area, or of all", ArgsUsage: "[NAME]", Flags: download(), Action: with((*streets).update)},
		{Name: "remove", Usage: "remove the streets of an area", ArgsUsage: "NAME", Flags: folderFlags(), Action: with((*streets).remove)},
	}}
}

// folderFlags are those of commands that use the data folder and no database, and more.
func folderFlags(more ...cli.Flag) []cli.Flag {
	shared := slices.DeleteFunc(sharedFlags(), func(f cli.Flag) bool {
		return !slices.Contains([]string{"data", "log-format", "log-level"}, f.Names()[0])
	})
	return append(shared, more...)
}

// streets is what the commands about streets work with.
type streets struct {
	*env
	folder  string
	regions *tiles.Folder
}

// inFolder runs a command on the folder of maps. It needs no instance, so that streets
// can be there at the first start, and runs beside a service, which notices the files.
func (p Program) inFolder(action func(*streets) error) cli.ActionFunc {
	return func(c *cli.Context) error {
		e := p.env(c)
		if err := errors.Join(absoluteData(c), e.openLog()); err != nil {
			return err
		}
		s := &streets{env: e, folder: e.path(mapsFolder)}
		for dir, mode := range map[string]os.FileMode{"tmp": 0o700, mapsFolder: 0o755} { // root may run this beside a service
			if err := errors.Join(os.MkdirAll(e.path(""), 0o700), os.MkdirAll(e.path(dir), mode)); err != nil {
				return e.dataError(err)
			}
		}
		s.regions = tiles.OpenFolder(s.folder, e.log, time.Now)
		defer s.regions.Close()
		return action(s)
	}
}

// alone makes this the only command that changes the folder, until release.
func (s *streets) alone() (release func(), err error) {
	release, err = areas.Lock(s.folder)
	switch {
	case errors.Is(err, areas.ErrBusy):
		return nil, errors.New("another finds map command is running, or the service adds an area; wait until it has finished")
	case err != nil:
		return nil, s.dataError(fmt.Errorf("lock: %w", err))
	}
	return release, nil
}

func (s *streets) file(name string) string { return areas.File(s.folder, name) }

func (s *streets) list() error {
	if err := checkArguments(s.Context); err != nil {
		return err
	}
	list := s.regions.List()
	if len(list) == 0 {
		fmt.Fprintln(s.stderr, "There are no areas yet. To add one, run: finds map add PLACE")
	}
	slices.SortFunc(list, func(a, b tiles.Region) int { return strings.Compare(a.Name, b.Name) })
	for _, r := range list {
		from := "not extracted by finds"
		if r.Origin != nil {
			from = r.Origin.Name + ", from " + r.Origin.Source
		}
		fmt.Fprintf(s.stdout, "%-20s  %6.1f MB  zooms %d to %d  %s  %s\n", r.Name, float64(r.Size)/1e6, r.First, r.Last, r.Modified.UTC().Format(time.DateOnly), from)
	}
	return nil
}

func (s *streets) remove() error {
	if err := checkArguments(s.Context); err != nil {
		return err
	}
	release, err := s.alone()
	if err != nil {
		return err
	}
	defer release()
	name := strings.TrimSuffix(s.Args().First(), tiles.Ext)
	if !areas.IsName(name) {
		return s.unknown(name)
	}
	err = areas.Remove(s.folder, name)
	if errors.Is(err, areas.ErrUnknown) {
		return s.unknown(name)
	}
	return err
}

func (s *streets) unknown(name string) error {
	return fmt.Errorf("no area is named %q; to list the areas, run: finds map list", name)
}

// update downloads areas again whose source has changed.
func (s *streets) update() error {
	if s.NArg() > 1 {
		return errors.New("update takes one argument, NAME, or none for all areas")
	}
	release, err := s.alone()
	if err != nil {
		return err
	}
	defer release()
	name, found := strings.TrimSuffix(s.Args().First(), tiles.Ext), false
	for _, r := range s.regions.List() {
		if name != "" && r.Name != name {
			continue
		}
		found = true
		if r.Origin == nil {
			if name != "" {
				return fmt.Errorf("%s was not extracted by finds, so it is not known from where to update it", name)
			}
			continue
		}
		if err := s.updateOne(r); err != nil {
			return fmt.Errorf("%s: %w", r.Name, err)
		}
	}
	if name != "" && !found {
		return s.unknown(name)
	}
	return nil
}

func (s *streets) updateOne(r tiles.Region) error {
	source, err := areas.Renew(s.Context.Context, s.web(), builds, s.file(r.Name), r)
	if err != nil {
		return err
	}
	if source == nil {
		fmt.Fprintf(s.stdout, "%s is up to date.\n", r.Name)
		return nil
	}
	return s.download(r.Name, source, areas.Again(r))
}

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// agreed asks a question whose answer is yes or no, unless --yes is given.
func (s *streets) agreed(question string) error {
	if s.Bool("yes") {
		return nil
	}
	fmt.Fprintf(s.stderr, "%s [y/N] ", question)
	line, err := s.typed(s.line)
	if err != nil {
		fmt.Fprintln(s.stderr)
	}
	switch {
	case err != nil && err != io.EOF:
		return err
	case !slices.Contains([]string{"y", "yes"}, strings.ToLower(strings.TrimSpace(line))):
		return errors.New("not confirmed, so nothing was downloaded; without a terminal, confirm with --yes")
	}
	return nil
}

package command

import (
	"context"
	"errors"
	"os"
	"strings"
	"time"

	"finds/server"
	"finds/server/tiles"
	"finds/server/tiles/areas"
	"finds/server/tiles/extract"
)

// The flag --map-area of finds serve adds streets to the map as finds map add does, without a question.

const (
	mapAreaKm    = 15        // from the place to the sides of its area
	mapAreaRetry = time.Hour // until what could not be added is tried again
)

// mapAreas returns the places of --map-area.
func (e *env) mapAreas() (list []string) {
	for text := range strings.SplitSeq(e.String("map-area"), ";") {
		if text = strings.TrimSpace(text); text != "" {
			list = append(list, text)
		}
	}
	return list
}

// checkMapAreas refuses --map-area where the map takes no areas.
func (e *env) checkMapAreas(o server.Options) error {
	if len(e.mapAreas()) > 0 && o.Map.Areas == nil {
		return errors.New("--map-area adds streets to the built-in map, which --basemap or --tile-url replaces; leave one of them out")
	}
	return nil
}

// addMapAreas adds the streets of --map-area that the map does not have, one after another. It returns when all of them
// are there, or nothing can be done about the others.
func (e *env) addMapAreas(ctx context.Context, a *areas.Adder) {
	list := e.mapAreas()
	for len(list) > 0 {
		var again []string
		for _, text := range list {
			retry, err := e.addMapArea(ctx, a, text)
			switch {
			case ctx.Err() != nil:
				return
			case err != nil && retry:
				again = append(again, text)
				e.log.Warn("the streets of --map-area could not be added", "place", text, "error", err, "again_in", mapAreaRetry)
			case err != nil:
				e.log.Error("the streets of --map-area cannot be added", "place", text, "error", err)
			}
		}
		list = again
		if len(list) == 0 {
			return
		}
		select {
		case <-time.After(mapAreaRetry):
		case <-ctx.Done():
			return
		}
	}
}

// addMapArea adds the streets around a place, unless the map has them. retry says whether an error may be gone later.
func (e *env) addMapArea(ctx context.Context, a *areas.Adder, text string) (retry bool, err error) {
	found, err := e.named(ctx, text)
	switch {
	case errors.Is(err, errNoPlace):
		return false, err
	case err != nil:
		return true, err
	case len(found) > 1:
		return false, severalPlaces(text, found, "--map-area %q")
	}
	p := found[0]
	name := areas.Name(p.Name)
	if name == "" {
		return false, errors.New("the place has no letters a to z for the name of a file; add it with finds map add and --name")
	}
	if err := a.Wait(ctx); err != nil {
		return true, err
	}
	_, err = a.Start(name, extract.Area{Name: wholeName(p), Box: tiles.Around(p.Latitude, p.Longitude, mapAreaKm)})
	switch {
	case errors.Is(err, areas.ErrThere):
		return false, nil
	case errors.Is(err, os.ErrPermission):
		return false, e.dataError(err)
	case err != nil:
		return true, err
	}
	if err := a.Wait(ctx); err != nil {
		return true, err
	}
	err = a.Job().Err
	retry = !errors.Is(err, extract.ErrTooLarge) && !errors.Is(err, extract.ErrEmpty)
	return retry, err
}

package intake

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"finds/schema"
	"finds/server/importing"
	"finds/server/places"
	"finds/store"
)

// guessesMax is how many names of an import are looked up among the built-in places.
const guessesMax = 1000

// Rows returns the rows of a file as the store keeps them. A row without a point gets that of the
// built-in place with exactly its name, if there is one. A nil gazetteer has no places. A row without a title gets
// unnamed, which has a verb for its number.
func Rows(ctx context.Context, gazetteer places.Gazetteer, read importing.Result, unnamed string) ([]store.ImportRow, error) {
	list := make([]store.ImportRow, len(read.Rows))
	guesses := 0
	for i, r := range read.Rows {
		row := &list[i]
		row.Row, row.Title, row.Place, row.Reason, row.Area, row.Friends = i+1, r.Title, r.Place, r.Reason, r.Area, r.Friends
		row.Audience, row.Origin = r.Audience, r.Origin
		for _, m := range r.Media {
			row.Media = append(row.Media, store.ImportMedia{File: m.File, Caption: m.Caption})
		}
		row.Description, row.Category = textOrNil(r.Description), textOrNil(r.Category)
		if !r.Created.IsZero() && r.Created.Year() > 1900 && r.Created.Year() < 9000 {
			made := schema.At(r.Created)
			row.Made = &made
		}
		row.Source = store.ImportSource(r.Source)
		if r.Source == "" {
			row.Source = store.ImportSource(r.Title, fmt.Sprintf("%.6f %.6f", r.Latitude, r.Longitude), r.Place)
		}
		if r.Line > 0 {
			row.Line = &r.Line
		}
		if r.Title == "" && !r.Bad {
			row.Title = fmt.Sprintf(unnamed, row.Row)
		}
		switch {
		case r.Bad:
			row.Status = schema.ImportBad
		case r.HasPoint:
			row.Status, row.Latitude, row.Longitude = schema.ImportReady, &r.Latitude, &r.Longitude
		default:
			row.Status = schema.ImportNoPlace
			if r.Reason == schema.ImportObscured || r.Reason == schema.ImportNotPoint || guesses == guessesMax || gazetteer == nil {
				continue
			}
			guesses++
			switch err := guess(ctx, gazetteer, row); {
			case errors.Is(err, schema.ErrUnpacking): // still: the user can look the places up later
				gazetteer = nil
			case err != nil:
				return nil, err
			}
		}
	}
	return list, nil
}

func textOrNil(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// unpackingTries is how often a place is looked up while the built-in places are unpacked, which takes some seconds
// after the first start. Each look-up waits for three seconds, and all together for a part of the time that reading a
// file may take.
const unpackingTries = 6

// guess looks a row up by its name.
func guess(ctx context.Context, gazetteer places.Gazetteer, row *store.ImportRow) error {
	name := cmp.Or(row.Place, row.Title)
	found, err := gazetteer.Search(ctx, name, nil, 1)
	for n := 1; n < unpackingTries && errors.Is(err, schema.ErrUnpacking); n++ {
		found, err = gazetteer.Search(ctx, name, nil, 1)
	}
	var refused *schema.Error
	if errors.Is(err, schema.ErrUnpacking) || err != nil && !errors.As(err, &refused) {
		return err
	}
	if err == nil && len(found) > 0 && strings.EqualFold(found[0].Name, name) {
		row.Status, row.Guessed, row.Latitude, row.Longitude = schema.ImportReady, true, &found[0].Latitude, &found[0].Longitude
	}
	return nil
}

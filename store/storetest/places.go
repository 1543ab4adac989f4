package storetest

import (
	"io"

	"finds/embed"
)

// Places makes a list of a few places, the largest first, for gazetteers.
func Places(areas []string, places ...embed.Place) func() (embed.PlaceList, error) {
	return func() (embed.PlaceList, error) { return &placeList{areas, places}, nil }
}

type placeList struct {
	areas []string
	rest  []embed.Place
}

// Areas implements embed.PlaceList.
func (l *placeList) Areas() []string { return l.areas }

// Next implements embed.PlaceList.
func (l *placeList) Next() (embed.Place, error) {
	if len(l.rest) == 0 {
		return embed.Place{}, io.EOF
	}
	p := l.rest[0]
	l.rest = l.rest[1:]
	return p, nil
}

// Close implements embed.PlaceList.
func (l *placeList) Close() {}

// Package placetext reads where a place is from text that people paste and share: coordinates, geo: URIs, plus codes
// and the links of map services. It sends no requests: of a short link, it says only that its server has to be asked.
package placetext

import (
	"errors"
	"math"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"finds/schema"
)

// The sources of places.
const (
	Coordinates = "coordinates"
	Geo         = "geo"
	PlusCode    = "plusCode"
	Google      = "google"
	Apple       = "apple"
	OSM         = "openstreetmap"
	Bing        = "bing"
	Here        = "here"
	OrganicMaps = "organicmaps"
)

// Found is what a text says about a place.
type Found struct {
	Latitude, Longitude float64 // degrees; those of Link and Pair may be out of range, see Point
	Name                string  // "" if the text has none
	Source              string
	IsCamera            bool // the point is the middle of a view of the map, and not of a place

	// Ask is a short link, whose server knows the point; nil if the point is known.
	Ask *url.URL
	// Code is a plus code without its first characters, which follow from a place nearby, whose name is Near. "" if
	// the point is known.
	Code, Near string
}

// Point checks degrees. A longitude that counts on beyond the antimeridian is brought back. It returns
// schema.ErrPlaceRange for degrees that are out of range, or NaN, and schema.ErrNoPlaceInText for 0, 0, which many
// programs write in place of none.
func Point(lat, lng float64) (schema.Point, error) {
	if l := math.Abs(lng); l > 180 && l <= 360 {
		lng -= math.Copysign(360, lng)
	}
	switch {
	case math.IsNaN(lat) || math.IsNaN(lng) || math.Abs(lat) > 90 || math.Abs(lng) > 180:
		return schema.Point{}, schema.ErrPlaceRange
	case lat == 0 && lng == 0:
		return schema.Point{}, schema.ErrNoPlaceInText
	}
	return schema.Point{Latitude: lat, Longitude: lng}, nil
}

const (
	textMax  = 8000 // bytes of a text that are read
	linksMax = 5    // of a text that are read
	nearMax  = schema.SearchMax
)

// Read reads a text. language is what it is written in, as a language tag: O is the west in some, and the east in
// others.
//
// Of several places, it returns the surest: a link with a point, coordinates, a plus code, a short link, the view of a
// map. A text without any is refused with what was wrong: schema.ErrNoPlaceInText, ErrPlaceRange, ErrPlusCode,
// ErrLinkNoPoint or ErrLinkUnknown.
func Read(text, language string) (Found, error) {
	f, err := read(clean(text), language)
	if errors.Is(err, schema.ErrNoPlaceInText) && strings.Contains(text, "%") && len(text) <= textMax {
		if plain, bad := url.PathUnescape(text); bad == nil { // a part of a link
			return read(clean(plain), language)
		}
	}
	return f, err
}

func read(text, language string) (Found, error) {
	links, rest := splitLinks(text)
	var camera, short *Found
	var refusal error
	for _, l := range links {
		f, err := Link(l)
		if err == nil && f.known() {
			err = f.locate()
		}
		switch {
		case err != nil:
			refusal = firstOf(refusal, err)
		case f.known() && !f.IsCamera:
			return f.named(rest), nil
		case f.known():
			camera = &f
		default:
			short = &f
		}
	}
	f, err := inLines(rest, language, len(links) > 0)
	switch {
	case err == nil:
		return f, nil
	case short != nil:
		return short.named(rest), nil
	case camera != nil:
		return camera.named(rest), nil
	}
	return Found{}, firstOf(refusal, err)
}

// firstOf returns refusal, or other if refusal is nil or says only that the text has no place.
func firstOf(refusal, other error) error {
	if refusal == nil || errors.Is(refusal, schema.ErrNoPlaceInText) {
		return other
	}
	return refusal
}

// known reports whether the point is known.
func (f Found) known() bool { return f.Ask == nil && f.Code == "" }

// locate checks the point.
func (f *Found) locate() error {
	p, err := Point(f.Latitude, f.Longitude)
	f.Latitude, f.Longitude = p.Latitude, p.Longitude
	return err
}

// named returns f with the first line of the text beside a link as its name, unless it has one.
func (f Found) named(rest string) Found {
	for l := range strings.SplitSeq(rest, "\n") {
		if f.Name != "" {
			break
		}
		f.Name = name(l)
	}
	return f
}

// noNames are words for any place.
var noNames = []string{"gps", "coordinates", "coords", "koordinaten", "position", "pos", "location", "my location", "mein standort", "standort", "dropped pin", "markierter ort", "stecknadel"}

// name returns a text as the name of a place, or "" if it has no letter or digit, or is a word for any place.
func name(s string) string {
	const around = " ,;:|-–—\"'<>[]" // of a name, in lists and in Markdown
	s = strings.TrimLeft(strings.TrimRight(strings.Join(strings.Fields(clean(s)), " "), around+"("), around+")")
	if slices.Contains(noNames, strings.ToLower(s)) || !strings.ContainsFunc(s, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
		return ""
	}
	if r := []rune(s); len(r) > schema.LocationNameMax {
		s = strings.TrimSpace(string(r[:schema.LocationNameMax]))
	}
	return s
}

// clean removes what no one sees: control characters except line feeds, marks of the direction of writing and bytes
// that are no text.
func clean(s string) string {
	if len(s) > textMax {
		s = s[:textMax]
	}
	return norm.NFC.String(strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return r
		case r == '\r' || r == '\u2028' || r == '\u2029':
			return '\n'
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || strings.ContainsRune("\u200b\ufeff\u00ad", r):
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, "")))
}

// linkStart matches links: those with a scheme, and those of map services without one.
var linkStart = regexp.MustCompile(`(?i)(?:\b[a-z][a-z0-9+.-]{0,30}://[^\s<>]+` +
	`|\bgeo:[^\s<>(]+(?:\([^)\n]{0,200}\))?` +
	`|\b(?:google\.navigation|javascript|vbscript|data|file|blob|mailto|intent|about):[^\s<>]+` +
	`|(?:\b|^)(?:www\.|maps\.|m\.)?(?:google(?:\.[a-z]{2,3}){1,2}/maps|maps\.app\.goo\.gl/|goo\.gl/|g\.co/|apple\.com/|maps\.apple/|openstreetmap\.org/|osm\.org/|bing\.com/|(?:share|wego)\.here\.com/|omaps\.app/|plus\.codes/)[^\s<>]*)`)

// splitLinks takes the links out of a text.
func splitLinks(text string) (links []string, rest string) {
	rest = linkStart.ReplaceAllStringFunc(text, func(l string) string {
		for strings.ContainsAny(l[len(l)-1:], ".,;:!?'\"") || strings.HasSuffix(l, ")") && strings.Count(l, ")") > strings.Count(l, "(") {
			l = l[:len(l)-1] // of the sentence around it
		}
		if len(links) < linksMax {
			links = append(links, l)
		}
		return " "
	})
	return links, rest
}

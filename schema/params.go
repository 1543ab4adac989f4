package schema

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// The types of query parameters that need more than a tag. Each reads its own
// text, so that a response lists all invalid parameters of a request.

// Flag is a boolean parameter: true, false, 1 or 0.
type Flag struct{ On bool }

// UnmarshalText implements encoding.TextUnmarshaler.
func (f *Flag) UnmarshalText(b []byte) error {
	switch string(b) {
	case "true", "1":
		f.On = true
	case "false", "0":
		f.On = false
	default:
		return breaks(RuleEnum, "expected true, false, 1 or 0")
	}
	return nil
}

// NumberPattern is a number as JSON writes it: strconv would accept NaN, Inf, hex and
// underscores as well.
const NumberPattern = `^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$`

var decimal = regexp.MustCompile(NumberPattern)

func number(s string, low, high float64) (float64, error) {
	if len(s) > 32 || !decimal.MatchString(s) {
		return 0, breaks(RuleType, "expected a number")
	}
	v, err := strconv.ParseFloat(s, 64)
	message := "expected a number from " + text(low) + " to " + text(high)
	switch {
	case v < low:
		return 0, exceeds(RuleMin, low, message)
	case err != nil || v > high:
		return 0, exceeds(RuleMax, high, message)
	}
	return v, nil
}

func text(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// Latitude is a parameter in degrees north.
type Latitude struct {
	Degrees float64
	Set     bool
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (l *Latitude) UnmarshalText(b []byte) (err error) {
	l.Degrees, err = number(string(b), -90, 90)
	l.Set = err == nil
	return err
}

// Longitude is a parameter in degrees east.
type Longitude struct {
	Degrees float64
	Set     bool
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (l *Longitude) UnmarshalText(b []byte) (err error) {
	l.Degrees, err = number(string(b), -180, 180)
	l.Set = err == nil
	return err
}

// Radius is a parameter in kilometres, over 0 and at most RadiusMax.
type Radius struct {
	Km  float64
	Set bool
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (r *Radius) UnmarshalText(b []byte) (err error) {
	r.Km, err = number(string(b), 0, RadiusMax)
	if err == nil && r.Km == 0 {
		err = exceeds(RuleOver, 0, "expected a number over 0")
	}
	r.Set = err == nil
	return err
}

// BBox is a box on the map in degrees. West greater than East crosses the
// antimeridian.
type BBox struct {
	West, South, East, North float64
	Set                      bool
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (b *BBox) UnmarshalText(t []byte) error {
	parts := strings.Split(string(t), ",")
	if len(parts) != 4 {
		return breaks(RuleBox, "expected west,south,east,north")
	}
	var v [4]float64
	for i, p := range parts {
		limit := 180.0
		if i%2 == 1 {
			limit = 90
		}
		var err error
		if v[i], err = number(p, -limit, limit); err != nil {
			return breaks(RuleBox, "expected west,south,east,north in degrees, longitudes from -180 to 180 and latitudes from -90 to 90")
		}
	}
	if v[1] > v[3] {
		return breaks(RuleBox, "expected south to be at most north")
	}
	*b = BBox{v[0], v[1], v[2], v[3], true}
	return nil
}

// Contains reports whether a point is in the box, its edges included. The
// meridian of -180 and that of 180 are one.
func (b BBox) Contains(lat, lng float64) bool {
	if lat < b.South || lat > b.North {
		return false
	}
	return b.containsLng(lng) || math.Abs(lng) == 180 && b.containsLng(-lng)
}

func (b BBox) containsLng(lng float64) bool {
	if b.West <= b.East {
		return b.West <= lng && lng <= b.East
	}
	return lng >= b.West || lng <= b.East
}

// Width returns how many degrees of longitude the box spans.
func (b BBox) Width() float64 {
	width := b.East - b.West
	if width < 0 {
		width += 360
	}
	return width
}

// Longest returns the length of the longest side of the box in kilometres.
func (b BBox) Longest() float64 {
	nearest := min(math.Abs(b.South), math.Abs(b.North)) // to the equator
	if b.South < 0 && b.North > 0 {
		nearest = 0
	}
	return max(b.North-b.South, b.Width()*math.Cos(nearest*math.Pi/180)) * math.Pi / 180 * EarthRadius
}

// IDs is a parameter with ids, separated by commas, in an order of the caller's.
type IDs struct{ List []string }

// Set reports whether the parameter is given.
func (i IDs) Set() bool { return i.List != nil }

var idForm = regexp.MustCompile(`^[0-9A-Za-z-]{1,64}$`)

// UnmarshalText implements encoding.TextUnmarshaler. An id that comes twice counts once.
func (i *IDs) UnmarshalText(b []byte) error {
	var list []string
	all := strings.Split(string(b), ",")
	if len(all) > IDsMax {
		return exceeds(RuleMaxItems, IDsMax, "expected at most "+strconv.Itoa(IDsMax)+" ids")
	}
	for _, id := range all {
		if !idForm.MatchString(id) {
			return breaks(RulePattern, "expected ids, separated by commas")
		}
		if !slices.Contains(list, id) {
			list = append(list, id)
		}
	}
	i.List = list
	return nil
}

// Cursor is a place in a list: after the row with this key and id. Clients see
// it as opaque text.
type Cursor struct{ List, Key, ID string }

// ListID names a list with everything that decides its rows and their order, so that a
// cursor of one list is refused by another.
func ListID(parts ...any) string {
	h := fnv.New32a()
	fmt.Fprintf(h, "%q", parts)
	return fmt.Sprintf("%08x", h.Sum32())
}

// ErrCursor is the refusal of a cursor that was made for another list.
var ErrCursor = ErrField("query.cursor", RuleCursor, "expected a cursor from the Link header of this same list")

// Set reports whether there is a cursor at all.
func (c Cursor) Set() bool { return c.List != "" }

// String returns the text that UnmarshalText reads.
func (c Cursor) String() string {
	return base64.RawURLEncoding.EncodeToString([]byte(c.List + " " + c.Key + " " + c.ID))
}

var cursorForm = regexp.MustCompile(`^[0-9a-f]{8} [0-9A-Za-z:.+_-]{1,40} [0-9A-Za-z-]{1,64}$`)

// UnmarshalText implements encoding.TextUnmarshaler.
func (c *Cursor) UnmarshalText(b []byte) error {
	bad := breaks(RuleCursor, "expected a cursor from a Link header")
	if len(b) > 256 {
		return bad
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(string(b))
	if err != nil || !cursorForm.Match(raw) {
		return bad
	}
	parts := strings.Split(string(raw), " ")
	*c = Cursor{List: parts[0], Key: parts[1], ID: parts[2]}
	return nil
}

// Optional is a member of a body that may be left out, be null, or have a
// value: three different wishes in an update.
type Optional[T any] struct {
	Value     T
	Set, Null bool
}

// UnmarshalJSON records whether the member is present and null.
func (o *Optional[T]) UnmarshalJSON(b []byte) error {
	o.Set = true
	if string(b) == "null" {
		o.Null = true
		return nil
	}
	return json.Unmarshal(b, &o.Value)
}

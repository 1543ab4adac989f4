package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"

	"finds/embed"
	"finds/schema"
	"finds/server/limit"
	"finds/server/places"
	"finds/server/placetext"
)

type placesInput struct {
	Query  string           `query:"query" required:"true" minLength:"1" maxLength:"200" pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]*[^\\x00-\\x20\\x7f-\\xa0][^\\x00-\\x1f\\x7f-\\x9f]*$" patternDescription:"text without control characters" doc:"Name, or the beginning of one" example:"münch"`
	Lat    schema.Latitude  `query:"lat" doc:"Latitude to search near, together with lng" example:"48.857"`
	Lng    schema.Longitude `query:"lng" doc:"Longitude to search near, together with lat" example:"2.3413"`
	Limit  int              `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Maximum number of places; providers may return fewer"`
	Typing schema.Flag      `query:"typing" doc:"true while the user is still typing"`

	Languages string `header:"Accept-Language" doc:"The names are in the first language, if the provider has them" example:"de-AT, de;q=0.9"`
}

type placesOutput struct {
	Source string `header:"X-Places-Source" doc:"Source of the places: gazetteer, google, photon or nominatim; gazetteer;instead-of=… if the provider failed"`
	Body   []schema.FoundPlace
}

func (placesOutput) success() int { return http.StatusOK }

var searchPlaces = forUsers(operation{
	id:      "searchPlaces",
	pattern: "GET /api/places",
	tag:     "Places",
	summary: "Search places",
	description: "Searches places by name, in any script: first exact names, then exact alternate names, then names that begin " +
		"with the text; larger ones first, and with `lat` and `lng` nearby ones first. Coordinates, such as `48.137, 11.575` or " +
		"`N 48° 8.2 E 11° 34.5`, are a place themselves, and sent to no provider. If the instance has a provider " +
		"(Google Places, Photon or Nominatim), the provider answers: at most 30 requests per minute and user, each " +
		"cached for a day, and none while the user types if the provider does not allow that. If the provider fails or " +
		"takes more than 3 seconds, the result comes from the built-in places. `X-Places-Source` names the source. The " +
		"first search unpacks the built-in places; until then, for some seconds, the response is 503.",
}, (*Server).searchPlaces)

func (s *Server) searchPlaces(ctx context.Context, in *placesInput) (*placesOutput, error) {
	near, err := point(in.Lat, in.Lng)
	if err != nil {
		return nil, err
	}
	if at, ok := placetext.Typed(in.Query); ok {
		return &placesOutput{places.Source, []schema.FoundPlace{s.coordinates(ctx, at)}}, nil
	}
	list, source, err := s.places.Search(ctx, places.Query{User: me(ctx), Text: in.Query, Near: near, Limit: in.Limit, Typing: in.Typing.On, Language: firstLanguage(in.Languages)})
	return &placesOutput{source, list}, err
}

// coordinates returns the place at coordinates that somebody has typed, with that nearby as its address.
func (s *Server) coordinates(ctx context.Context, at schema.Point) schema.FoundPlace {
	name := strconv.FormatFloat(at.Latitude, 'f', -1, 64) + ", " + strconv.FormatFloat(at.Longitude, 'f', -1, 64)
	found := schema.FoundPlace{ID: "point:" + name, Name: name, Latitude: at.Latitude, Longitude: at.Longitude}
	if near, err := s.places.Nearest(ctx, at); err == nil { // otherwise, it has none
		found.Address, found.Attribution = near.Name, near.Attribution
	}
	return found
}

// languageTag is what providers take for a language: it, a script, a region.
var languageTag = regexp.MustCompile(`^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$`)

// firstLanguage returns the first of Accept-Language, or "".
func firstLanguage(header string) string {
	first, _, _ := strings.Cut(header, ",")
	first, _, _ = strings.Cut(first, ";")
	if first = strings.TrimSpace(first); languageTag.MatchString(first) {
		return first
	}
	return ""
}

type nearestInput struct {
	Lat schema.Latitude  `query:"lat" required:"true" doc:"WGS 84 degrees north" example:"48.857"`
	Lng schema.Longitude `query:"lng" required:"true" doc:"WGS 84 degrees east" example:"2.3413"`
}

var nearestPlace = forUsers(operation{
	id:      "nearestPlace",
	pattern: "GET /api/places/reverse",
	tag:     "Places",
	summary: "Name a point",
	description: "Returns the built-in place nearest to a point, to suggest as the name of a new location. Sends nothing to a " +
		"provider.",
}, (*Server).nearestPlace)

func (s *Server) nearestPlace(ctx context.Context, in *nearestInput) (*bodyOf[schema.NearestPlace], error) {
	p, err := s.places.Nearest(ctx, schema.Point{Latitude: in.Lat.Degrees, Longitude: in.Lng.Degrees})
	return &bodyOf[schema.NearestPlace]{p}, err
}

type namedPlace struct {
	Name    string `json:"name" doc:"Of a location with public finds within 250 metres, else of the nearest built-in place within 20 kilometres; empty if there is neither" example:"Paris"`
	Pending bool   `json:"pending,omitzero" doc:"true if the name is empty because the built-in places are being unpacked, which takes some seconds: ask again" sample:"-"`
}

var proposeName = forUsers(operation{
	id:      "proposeName",
	pattern: "GET /api/places/name",
	tag:     "Places",
	summary: "Propose a name for a new location",
	description: "Returns what is close to a point, to call a new location after, as in `near Paris`. It never is the name of a location that has only private finds: " +
		"others may see what the new location is called. Sends nothing to a provider.",
	costly: true,
}, (*Server).proposeName)

func (s *Server) proposeName(ctx context.Context, in *nearestInput) (*bodyOf[namedPlace], error) {
	at := schema.Point{Latitude: in.Lat.Degrees, Longitude: in.Lng.Degrees}
	name, err := s.Store.PublicName(ctx, me(ctx), at)
	if err == nil && name == "" {
		name, err = places.Town(ctx, s.places.Gazetteer, at)
	}
	if errors.Is(err, schema.ErrUnpacking) { // no failure: browsers would show one in their console
		return &bodyOf[namedPlace]{namedPlace{Pending: true}}, nil
	}
	return &bodyOf[namedPlace]{namedPlace{Name: name}}, err
}

// point reads coordinates that come together or not at all.
func point(lat schema.Latitude, lng schema.Longitude) (*schema.Point, error) {
	switch {
	case lat.Set && !lng.Set:
		return nil, schema.ErrField("query.lng", schema.RuleTogether, "expected together with lat")
	case lng.Set && !lat.Set:
		return nil, schema.ErrField("query.lat", schema.RuleTogether, "expected together with lng")
	case !lat.Set:
		return nil, nil
	}
	return &schema.Point{Latitude: lat.Degrees, Longitude: lng.Degrees}, nil
}

// newFinder makes what searches places. Of a provider that limits all calls
// together, processes that share a database take turns.
func (s *Server) newFinder() *places.Finder {
	o := places.Options{Gazetteer: s.Map.Gazetteer, Log: s.Log, Now: s.Now,
		Take: func(user string) time.Duration {
			_, wait := s.limits.placeCalls.Take(user, s.Now())
			return wait
		},
		Turn: func(ctx context.Context, every time.Duration) (time.Duration, error) {
			_, wait, err := s.limits.common.Take(ctx, limit.Kind{Name: "places", Burst: 1, Every: every}.For(""))
			return wait, err
		}}
	if o.Gazetteer == nil {
		o.Gazetteer = noGazetteer{}
	}
	if s.Map.Geocoder != nil {
		o.Provider = places.NewProvider(*s.Map.Geocoder, s.userAgent())
	}
	return places.New(o)
}

// userAgent identifies us to providers.
func (s *Server) userAgent() string {
	if s.Network.BaseURL == nil {
		return "Finds/" + s.Version
	}
	return fmt.Sprintf("Finds/%s (%s)", s.Version, s.Network.BaseURL)
}

func (s *Server) placesConfig() placesConfig {
	t := s.places.Terms()
	credit := embed.PlacesAttribution // the built-in places may be returned beside those of a provider
	if t.Attribution != "" {
		credit = t.Attribution + "; " + credit
	}
	return placesConfig{t.Name, credit, s.links != nil}
}

// noGazetteer stands where there is none.
type noGazetteer struct{}

// Search implements places.Gazetteer.
func (noGazetteer) Search(context.Context, string, *schema.Point, int) ([]schema.FoundPlace, error) {
	return nil, schema.ErrNoPlaces
}

// Nearest implements places.Gazetteer.
func (noGazetteer) Nearest(context.Context, schema.Point) (schema.NearestPlace, error) {
	return schema.NearestPlace{}, schema.ErrNoPlaces
}

// areaNameKm is how far away the place may be that an area is named after.
const areaNameKm = 50

// areaName names an area after the place that is nearest to its centre. It returns "" where there is
// none, or as long as the places are being unpacked.
func (s *Server) areaName(ctx context.Context, center schema.Point) string {
	if s.Map.Gazetteer != nil {
		if p, err := s.Map.Gazetteer.Nearest(ctx, center); err == nil && p.Distance <= areaNameKm {
			return p.Name
		}
	}
	return ""
}

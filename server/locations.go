package server

import (
	"context"
	"net/http"

	"finds/schema"
	"finds/server/apidoc"
	"finds/store"
)

type listLocationsInput struct {
	FlagsInput
	FilterInput
	Lat        schema.Latitude  `query:"lat" doc:"Centre of the search, with lng" example:"48.857"`
	Lng        schema.Longitude `query:"lng" doc:"Centre of the search, with lat" example:"2.3413"`
	Radius     schema.Radius    `query:"radius" doc:"Of the search around lat, lng; 50 when absent" example:"5"`
	BBox       schema.BBox      `query:"bbox" doc:"Instead of lat and lng"`
	Order      string           `query:"order" enum:"desc,asc,distance" default:"desc" doc:"By creation, newest or oldest first, or nearest to lat, lng first"`
	FindsLimit int              `query:"findsLimit" minimum:"0" maximum:"100" default:"20" doc:"Newest finds shown at each location"`
	Limit      int              `query:"limit" minimum:"1" maximum:"500" default:"100" doc:"Locations on a page"`
	Cursor     schema.Cursor    `query:"cursor"`
}

// filter checks what the parameters must be together.
func (in *listLocationsInput) filter() (f store.LocationFilter, err error) {
	var broken []schema.Field
	add := func(location, message string) {
		broken = append(broken, schema.Field{Location: location, Rule: schema.RuleTogether, Message: message})
	}
	switch {
	case in.Lat.Set && !in.Lng.Set:
		add("query.lng", "expected together with lat")
	case in.Lng.Set && !in.Lat.Set:
		add("query.lat", "expected together with lng")
	}
	near := in.Lat.Set && in.Lng.Set
	if in.BBox.Set && (in.Lat.Set || in.Lng.Set) {
		add("query.bbox", "expected instead of lat and lng, not with them")
	}
	if in.Radius.Set && !in.Lat.Set && !in.Lng.Set {
		add("query.radius", "expected together with lat and lng")
	}
	if in.Order == "distance" && !near {
		add("query.order", "expected lat and lng with the order distance")
	}
	if broken != nil {
		return f, schema.ErrInvalid(broken...)
	}
	f = store.LocationFilter{Flags: in.flags(), Category: in.Category, Query: in.Q, ByDistance: in.Order == "distance", FindsLimit: in.FindsLimit,
		Page: store.Page{Asc: in.Order == "asc", Limit: in.Limit, After: in.Cursor}}
	if near {
		f.Circle = &store.Circle{Latitude: in.Lat.Degrees, Longitude: in.Lng.Degrees, Km: schema.RadiusDefault}
		if in.Radius.Set {
			f.Circle.Km = in.Radius.Km
		}
	}
	if in.BBox.Set {
		f.Box = &in.BBox
	}
	return f, nil
}

var listLocations = private(operation{
	pattern: "GET /api/locations",
	tag:     "Locations",
	summary: "List locations with their finds",
	description: "Locations at which there is a find that the caller may see and the flags select: public finds always, the " +
		"caller's own private ones with `includePrivate`, those of accepted friends with `includeFriends`. Around a " +
		"point with `lat`, `lng` and `radius` (great-circle distance on a sphere of 6371.0088 km), in a box with `bbox`, " +
		"or anywhere. The order is by the location's creation, so that pages neither skip nor repeat, or by distance. A " +
		"page ends before `limit` when it would show more than 1,000 finds or read too much. It may be empty and yet " +
		"have a next one: only an answer without Link is the last.",
	costly:    true,
	curlQuery: []string{"lat", "lng", "radius"},
}, (*Server).listLocations)

func (s *Server) listLocations(ctx context.Context, in *listLocationsInput) (*listOf[schema.Location], error) {
	f, err := in.filter()
	if err != nil {
		return nil, err
	}
	locations, next, err := s.Store.Locations(ctx, me(ctx), f)
	s.signLocations(ctx, locations...)
	return &listOf[schema.Location]{link(ctx, next), locations}, err
}

func (s *Server) signLocations(ctx context.Context, locations ...schema.Location) {
	for _, l := range locations {
		s.signFinds(me(ctx), l.Finds)
	}
}

type getLocationInput struct {
	FlagsInput
	FilterInput
	LocationID string `path:"locationId" doc:"Identifier of the location" sample:"0198c5c0-42ab-7f13-b6d8-0a9e3c75d142"`
	FindsLimit int    `query:"findsLimit" minimum:"0" maximum:"100" default:"20" doc:"Newest finds shown"`
}

var getLocation = private(operation{
	pattern:     "GET /api/locations/{locationId}",
	tag:         "Locations",
	summary:     "Read a location",
	description: "With the newest finds at it that the caller may see and the flags select.",
	refusals:    []schema.Kind{schema.NotFound},
	examples:    examples{"200": {"distance": apidoc.Omit{}}},
}, (*Server).getLocation)

func (s *Server) getLocation(ctx context.Context, in *getLocationInput) (*bodyOf[schema.Location], error) {
	if in.Q != "" || in.Category != "" { // which reads up to a thousand finds
		end, err := s.limits.costly.Begin(ctx, me(ctx))
		if err != nil {
			return nil, err
		}
		defer end()
	}
	l, err := s.Store.Location(ctx, me(ctx), in.LocationID, store.LocationFilter{Flags: in.flags(), Category: in.Category, Query: in.Q, FindsLimit: in.FindsLimit})
	s.signLocations(ctx, l)
	return &bodyOf[schema.Location]{l}, err
}

type createLocationInput struct {
	Body struct {
		Latitude  float64 `json:"latitude" minimum:"-90" maximum:"90" doc:"WGS 84 degrees north" example:"48.857"`
		Longitude float64 `json:"longitude" minimum:"-180" maximum:"180" doc:"WGS 84 degrees east" example:"2.3413"`
		Name      string  `json:"name" minLength:"1" maxLength:"200" pattern:"^([^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*[^\\p{Cc}\\p{Cf}\\p{Z}\\p{M}\u115f\u1160\u2800\u3164\uffa0][^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*)?$" patternDescription:"one line with something to see, without controls of direction" example:"Pont Neuf"`
	}
}

var createLocation = private(operation{
	pattern:     "POST /api/locations",
	tag:         "Locations",
	summary:     "Add a location",
	description: "Answers 200 with the existing one when the caller knows one of the same name within 10 metres.",
	existing:    "It was there already",
	examples: examples{
		"201": {"finds": []any{}, "findCount": 0, "distance": apidoc.Omit{}},
		"200": {"distance": apidoc.Omit{}},
	},
}, (*Server).createLocation)

func (s *Server) createLocation(ctx context.Context, in *createLocationInput) (*createdOf[schema.Location], error) {
	l, isNew, err := s.Store.CreateLocation(ctx, me(ctx), in.Body.Latitude, in.Body.Longitude, in.Body.Name)
	if err != nil {
		return nil, err
	}
	s.signLocations(ctx, l)
	out := created("/api/locations/"+l.ID, l)
	if !isNew {
		out.Status, out.Location = http.StatusOK, ""
	}
	return out, nil
}

type clustersInput struct {
	FlagsInput
	FilterInput
	BBox schema.BBox `query:"bbox" required:"true" doc:"What the map shows"`
	Zoom int         `query:"zoom" required:"true" minimum:"0" maximum:"22" doc:"Of a web map: the world is 256·2^zoom pixels wide" example:"12"`
}

type clustersOutput struct {
	More bool `header:"X-Finds-More" doc:"Whether there may be more finds in the box than the groups count, even where there is no group: true or false"`
	Body []schema.Cluster
}

var listClusters = private(operation{
	pattern: "GET /api/locations/clusters",
	tag:     "Locations",
	summary: "Group finds for a map",
	description: "Groups the finds in a box so that they do not lie on each other at a zoom, at most 1,000 groups however many " +
		"finds there are. The counts add up to exactly the finds in the box that the caller may see and the flags " +
		"select, unless `more` is set. With words or a category, and for a caller whose friends and blocks have " +
		"thousands of finds, a map on which very many finds match counts the newest of them, or those at the newest " +
		"locations, as many as one request may read. `more` of each group and the header `X-Finds-More: true`, which an " +
		"answer without groups has too, say so. Zooming in shows more of them.",
	costly: true,
}, (*Server).listClusters)

func (s *Server) listClusters(ctx context.Context, in *clustersInput) (*clustersOutput, error) {
	groups, more, err := s.Store.Clusters(ctx, me(ctx), store.ClusterFilter{Flags: in.flags(), Box: in.BBox, Zoom: in.Zoom, Category: in.Category, Query: in.Q})
	return &clustersOutput{more, groups}, err
}

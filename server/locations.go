package server

import (
	"cmp"
	"context"
	"net/http"

	"finds/schema"
	"finds/server/apidoc"
	"finds/store"
)

type listLocationsInput struct {
	FlagsInput
	FilterInput
	Lat        schema.Latitude  `query:"lat" doc:"Latitude of the centre of the search, together with lng" example:"48.857"`
	Lng        schema.Longitude `query:"lng" doc:"Longitude of the centre of the search, together with lat" example:"2.3413"`
	Radius     schema.Radius    `query:"radius" doc:"Radius around lat, lng in kilometres; 50 if absent" example:"5"`
	BBox       schema.BBox      `query:"bbox" doc:"Box to search instead of lat and lng"`
	IDs        schema.IDs       `query:"ids" doc:"Locations to list in this order, instead of an area"`
	Order      string           `query:"order" enum:"desc,asc,distance,active,likes" default:"desc" doc:"By creation, newest (desc) or oldest (asc) first; by distance from lat, lng (distance); by the newest find at each location (active); or by the likes of the find at each that has the most, the newer find first where likes are equal (likes)"`
	FindsLimit int              `query:"findsLimit" minimum:"0" maximum:"100" default:"20" doc:"Maximum number of finds shown at each location, newest first"`
	Limit      int              `query:"limit" minimum:"1" maximum:"500" default:"100" doc:"Locations per page"`
	Cursor     schema.Cursor    `query:"cursor"`
}

// filter checks conditions on several parameters.
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
	if in.rank() != store.Unranked && in.Cursor.Set() {
		add("query.cursor", "expected no cursor with the orders active and likes, which have one page")
	}
	if in.IDs.Set() {
		if in.BBox.Set || in.Lat.Set || in.Lng.Set {
			add("query.ids", "expected instead of an area, not with one")
		}
		if in.Order != "desc" {
			add("query.order", "expected no order with ids")
		}
		if in.Cursor.Set() {
			add("query.cursor", "expected no cursor with ids, which give one page")
		}
	}
	if broken != nil {
		return f, schema.ErrInvalid(broken...)
	}
	f = store.LocationFilter{Flags: in.flags(), Query: in.Q, ByDistance: in.Order == "distance", Rank: in.rank(), FindsLimit: in.FindsLimit,
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

// rank is the rank that the order names.
func (in *listLocationsInput) rank() store.Rank {
	switch in.Order {
	case "active":
		return store.ByNewest
	case "likes":
		return store.ByLikes
	}
	return store.Unranked
}

var listLocations = forUsers(operation{
	id:      "listLocations",
	pattern: "GET /api/locations",
	tag:     "Locations",
	summary: "List locations with their finds",
	description: "Lists the locations of finds that the caller may see and the flags select: public finds, with " +
		"`includePrivate` also the caller's private finds, and with `includeFriends` also those of accepted friends. " +
		"Locations are searched around a point with `lat`, `lng` and `radius` (great-circle distance on a sphere with a " +
		"radius of 6371.0088 km), in a box with `bbox`, or anywhere. They are ordered by creation, so that pages neither " +
		"skip nor repeat locations, or by distance. A page may have fewer locations than `limit`, or none: it ends " +
		"before it shows more than 1,000 finds or reads too much. The last page is the one without a Link header.\n\n" +
		"The orders `active` and `likes` have one page without a Link header. If the area has about 5,000 public finds or " +
		"more, or very many that match words or a category, they compare only the newest finds and those at the newest " +
		"locations. The header `X-Finds-More: true` says that not all finds were compared, or that more locations " +
		"follow.\n\n" +
		"With `ids`, the list has those of these locations at which there are such finds, in the order of the ids, on one " +
		"page without a Link header. The header `X-Finds-More: true` says that the page ended early, so that locations " +
		"may be missing.",
	costly:    true,
	curlQuery: []string{"lat", "lng", "radius"},
}, (*Server).listLocations)

type locationsOutput struct {
	Link string `header:"Link" doc:"URL of the next page, as rel=\"next\" (RFC 8288); absent on the last page"`
	More *bool  `header:"X-Finds-More" doc:"Only with ids and with the orders active and likes: whether locations may be missing"`
	Body []schema.Location
}

func (locationsOutput) success() int { return http.StatusOK }

func (s *Server) listLocations(ctx context.Context, in *listLocationsInput) (*locationsOutput, error) {
	f, err := in.filter()
	if err != nil {
		return nil, err
	}
	if f.Category, err = s.categories(ctx, in.CategoryInput); err != nil {
		return nil, err
	}
	var out locationsOutput
	var more bool
	switch {
	case in.IDs.Set():
		out.Body, more, err = s.Store.LocationsByID(ctx, me(ctx), in.IDs.List, f)
		out.More = &more
	case f.Rank != store.Unranked:
		out.Body, more, err = s.Store.RankedLocations(ctx, me(ctx), f)
		out.More = &more
	default:
		var next string
		out.Body, next, err = s.Store.Locations(ctx, me(ctx), f)
		out.Link = link(ctx, next)
	}
	return &out, cmp.Or(err, s.locationsFor(ctx, out.Body...))
}

// locationsFor is present for the finds of locations.
func (s *Server) locationsFor(ctx context.Context, locations ...schema.Location) error {
	parts := make([][]schema.Find, len(locations))
	for i, l := range locations {
		parts[i] = l.Finds
	}
	return s.present(ctx, me(ctx), parts...)
}

type getLocationInput struct {
	FlagsInput
	FilterInput
	LocationID string `path:"locationId" doc:"Identifier of the location" sample:"0198c5c0-42ab-7f13-b6d8-0a9e3c75d142"`
	FindsLimit int    `query:"findsLimit" minimum:"0" maximum:"100" default:"20" doc:"Maximum number of finds shown, newest first"`
}

var getLocation = forUsers(operation{
	id:          "getLocation",
	pattern:     "GET /api/locations/{locationId}",
	tag:         "Locations",
	summary:     "Get a location",
	description: "Includes the newest finds there that the caller may see and the flags select.",
	kinds:       []schema.Kind{schema.NotFound},
	examples:    examples{"200": {"distance": apidoc.Omit{}}},
}, (*Server).getLocation)

func (s *Server) getLocation(ctx context.Context, in *getLocationInput) (*bodyOf[schema.Location], error) {
	if in.Q != "" || in.Category != "" || in.List != "" { // up to a thousand finds are read
		end, err := s.limits.costly.Begin(ctx, me(ctx))
		if err != nil {
			return nil, err
		}
		defer end()
	}
	category, err := s.categories(ctx, in.CategoryInput)
	if err != nil {
		return nil, err
	}
	l, err := s.Store.Location(ctx, me(ctx), in.LocationID, store.LocationFilter{Flags: in.flags(), Category: category, Query: in.Q, FindsLimit: in.FindsLimit})
	return &bodyOf[schema.Location]{l}, cmp.Or(err, s.locationsFor(ctx, l))
}

type createLocationInput struct {
	Body struct {
		Latitude  float64 `json:"latitude" minimum:"-90" maximum:"90" doc:"WGS 84 degrees north" example:"48.857"`
		Longitude float64 `json:"longitude" minimum:"-180" maximum:"180" doc:"WGS 84 degrees east" example:"2.3413"`
		Name      string  `json:"name" minLength:"1" maxLength:"200" pattern:"visible line" example:"Pont Neuf"`
	}
}

var createLocation = forUsers(operation{
	id:          "createLocation",
	pattern:     "POST /api/locations",
	tag:         "Locations",
	summary:     "Add a location",
	description: "Returns 200 and the existing location if the caller knows one with the same name within 10 metres.",
	existing:    "The location existed already",
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
	err = s.locationsFor(ctx, l)
	out := created("/api/locations/"+l.ID, l)
	if !isNew {
		out.Status, out.Location = http.StatusOK, ""
	}
	return out, err
}

type countCategoriesInput struct {
	FlagsInput
	BBox schema.BBox `query:"bbox" required:"true" doc:"Box that the map shows"`
	Q    string      `query:"q" maxLength:"200" doc:"Only finds with all these words in title, description, category or location name; the last one may be the beginning of a word" example:"fossil" empty:"absent"`
}

type countCategoriesOutput struct {
	More bool `header:"X-Finds-More" doc:"Whether the box may have more finds than are counted"`
	Body []schema.CategoryCount
}

func (countCategoriesOutput) success() int { return http.StatusOK }

var countCategories = forUsers(operation{
	id:      "countCategories",
	pattern: "GET /api/locations/categories",
	tag:     "Locations",
	summary: "Count finds by category",
	description: "Counts the finds in a box that the caller may see and the flags select, by category: those that the configuration " +
		"lists, in its order, also where the count is 0, then `other` and `none`. Finds that are shown as areas count where the area " +
		"is. Unless the header `X-Finds-More` is true, the counts add up to those of the groups in the same box. In a box with more than about " +
		"30,000 finds, or with very many that match the words, only the newest are counted, or those at the newest locations.",
	costly: true,
}, (*Server).countCategories)

func (s *Server) countCategories(ctx context.Context, in *countCategoriesInput) (*countCategoriesOutput, error) {
	v, err := s.Store.Settings(ctx)
	if err != nil {
		return nil, err
	}
	f := store.ClusterFilter{Flags: in.flags(), Box: in.BBox, Query: in.Q}
	list, more, err := s.Store.CountCategories(ctx, me(ctx), f, v.CategoryCodes())
	return &countCategoriesOutput{more, list}, err
}

type clustersInput struct {
	FlagsInput
	FilterInput
	BBox schema.BBox `query:"bbox" required:"true" doc:"Box that the map shows"`
	Zoom int         `query:"zoom" required:"true" minimum:"0" maximum:"22" doc:"Zoom of a web map: the world is 256·2^zoom pixels wide" example:"12"`
}

type clustersOutput struct {
	More bool `header:"X-Finds-More" doc:"Whether the box may have more finds than the groups count, inside or outside of the groups"`
	Body []schema.Cluster
}

func (clustersOutput) success() int { return http.StatusOK }

var listClusters = forUsers(operation{
	id:      "listClusters",
	pattern: "GET /api/locations/clusters",
	tag:     "Locations",
	summary: "Group finds for a map",
	description: "Groups the finds in a box into at most 1,000 groups that do not overlap at the zoom level. Unless `more` is " +
		"set, the counts add up exactly to the finds in the box that the caller may see and the flags select. With " +
		"words or a category, or for a caller whose friends and blocked users have thousands of finds, a map with very " +
		"many matches counts only the newest of them, or those at the newest locations. Each group then has `more`, and " +
		"the response has the header `X-Finds-More: true`, even if it has no groups. Zooming in shows more.",
	costly: true,
}, (*Server).listClusters)

func (s *Server) listClusters(ctx context.Context, in *clustersInput) (*clustersOutput, error) {
	category, err := s.categories(ctx, in.CategoryInput)
	if err != nil {
		return nil, err
	}
	groups, more, err := s.Store.Clusters(ctx, me(ctx), store.ClusterFilter{Flags: in.flags(), Box: in.BBox, Zoom: in.Zoom, Category: category, Query: in.Q})
	return &clustersOutput{more, groups}, err
}

type exactInput struct {
	IncludePrivate schema.Flag `query:"includePrivate" doc:"Include the caller's private finds"`
	IncludeFriends schema.Flag `query:"includeFriends" doc:"Include private finds of accepted friends"`
	IncludeLists   schema.Flag `query:"includeLists" doc:"Include private finds that their authors have put into a list of which the caller is a member"`
	List           string      `query:"list" maxLength:"64" doc:"Only finds of this list" empty:"absent"`
	FilterInput
	BBox schema.BBox `query:"bbox" required:"true" doc:"Box that the map shows"`
}

type exactOutput struct {
	More bool `header:"X-Finds-More" doc:"Whether the box may have more of these finds"`
	Body []schema.Find
}

func (exactOutput) success() int { return http.StatusOK }

var listExact = forUsers(operation{
	id:      "listExact",
	pattern: "GET /api/finds/exact",
	tag:     "Finds",
	summary: "List the finds that only some see exactly",
	description: "Lists the finds of the caller, and of friends who let them see it, that others see as areas, in a box where they are: " +
		"`exact` is where, and `location` the area. The newest come first, 200 at most. With `exactApart`, lists, groups and counts leave these finds out: otherwise they have them at the area.",
	costly: true,
}, (*Server).listExact)

func (s *Server) listExact(ctx context.Context, in *exactInput) (*exactOutput, error) {
	category, err := s.categories(ctx, in.CategoryInput)
	if err != nil {
		return nil, err
	}
	f := store.ClusterFilter{Flags: store.Flags{Private: in.IncludePrivate.On, Friends: in.IncludeFriends.On, Lists: in.IncludeLists.On, List: in.List}, Box: in.BBox, Category: category, Query: in.Q}
	list, more, err := s.Store.ExactFinds(ctx, me(ctx), f)
	return &exactOutput{more, list}, cmp.Or(err, s.present(ctx, me(ctx), list))
}

package server

import (
	"context"
	"fmt"

	"finds/schema"
	"finds/store"
)

// newsInput says how the caller wants to hear of something new.
type newsInput struct {
	News schema.News `json:"news" enum:"default,each,daily,off" doc:"each: of each find, at most once in an hour; daily: once a day; default: as the caller's preferences say" sample:"each"`
}

// kind returns the choice, "" for that of the preferences.
func (n newsInput) kind() schema.News {
	if n.News == "default" {
		return ""
	}
	return n.News
}

type setFriendNewsInput struct {
	UserPath
	Body newsInput
}

var setFriendNews = forUsers(operation{
	id:      "setFriendNews",
	pattern: "PUT /api/users/{userId}/news",
	tag:     "Friends",
	summary: "Choose how to hear of a friend's finds",
	description: "Takes precedence over `friendPublished` of the preferences. The friend does not learn of it. Finds for their owner alone and imported finds " +
		"are no news.",
	kinds: []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).setFriendNews)

func (s *Server) setFriendNews(ctx context.Context, in *setFriendNewsInput) (*empty, error) {
	return nil, s.Store.SetBell(ctx, me(ctx), in.UserID, in.Body.kind())
}

type setListNewsInput struct {
	ListPath
	Body newsInput
}

var setListNews = forUsers(operation{
	id:          "setListNews",
	pattern:     "PUT /api/lists/{listId}/news",
	tag:         "Lists",
	summary:     "Choose how to hear of what others add to a list",
	description: "Only for its members. Takes precedence over `listAdded` of the preferences. The others do not learn of it.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound, schema.Conflict},
}, (*Server).setListNews)

func (s *Server) setListNews(ctx context.Context, in *setListNewsInput) (*empty, error) {
	return nil, s.lists(ctx).SetNews(ctx, in.ListID, in.Body.kind())
}

var listWatches = forUsers(operation{
	id:          "listWatches",
	pattern:     "GET /api/watches",
	tag:         "Notifications",
	summary:     "List the areas that one watches",
	description: "In the order in which they were added.",
}, (*Server).listWatches)

func (s *Server) listWatches(ctx context.Context, _ *struct{}) (*bodyOf[[]schema.Watch], error) {
	list, err := s.Store.Watches(ctx, me(ctx))
	return &bodyOf[[]schema.Watch]{list}, err
}

type createWatchInput struct {
	Body struct {
		Name       string           `json:"name" minLength:"1" maxLength:"100" pattern:"visible line" example:"Salzburg"`
		Latitude   *float64         `json:"latitude,omitempty" minimum:"-90" maximum:"90" doc:"Of the centre of a circle, together with longitude and radius" example:"47.8"`
		Longitude  *float64         `json:"longitude,omitempty" minimum:"-180" maximum:"180" example:"13.045"`
		Radius     *float64         `json:"radius,omitempty" minimum:"0.1" maximum:"50" doc:"Kilometres around the centre, along a great circle" example:"5"`
		Box        *schema.WatchBox `json:"box,omitempty" doc:"A box instead of a circle, whose sides are at most 100 km long" sample:"-"`
		Categories []string         `json:"categories,omitempty" maxItems:"20" doc:"Only finds of these" example:"[\"nature\"]"`
		News       schema.News      `json:"news" enum:"each,daily" example:"daily"`
	}
}

// watch returns what the body describes.
func (in *createWatchInput) watch() (store.NewWatch, error) {
	b := in.Body
	n := store.NewWatch{Name: b.Name, Categories: b.Categories, News: b.News}
	round := b.Latitude != nil && b.Longitude != nil && b.Radius != nil
	switch {
	case b.Box != nil && (b.Latitude != nil || b.Longitude != nil || b.Radius != nil):
		return n, schema.ErrField("body.box", schema.RuleTogether, "expected a circle or a box, not both")
	case b.Box == nil && !round:
		return n, schema.ErrField("body.radius", schema.RuleTogether, "expected latitude, longitude and radius, or box")
	case round:
		n.Circle = store.Circle{Latitude: *b.Latitude, Longitude: *b.Longitude, Km: *b.Radius}
		return n, nil
	}
	n.Box = schema.BBox{West: b.Box.West, South: b.Box.South, East: b.Box.East, North: b.Box.North, Set: true}
	switch {
	case n.Box.South > n.Box.North:
		return n, schema.ErrField("body.box", schema.RuleBox, "expected south to be at most north")
	case n.Box.Longest() > 2*schema.WatchKmMax:
		limit := 2 * schema.WatchKmMax
		return n, schema.ErrInvalid(schema.Field{Location: "body.box", Rule: schema.RuleMax, Limit: &limit, Message: fmt.Sprintf("expected sides of at most %g km", limit)})
	}
	return n, nil
}

var createWatch = forUsers(operation{
	id:      "createWatch",
	pattern: "POST /api/watches",
	tag:     "Notifications",
	summary: "Watch an area",
	description: "The caller hears of finds that others publish there and that the caller may see. A find that is shown as an area counts as in the middle of it. " +
		"A user watches at most 20 areas.",
	kinds: []schema.Kind{schema.Conflict},
}, (*Server).createWatch)

func (s *Server) createWatch(ctx context.Context, in *createWatchInput) (*createdOf[schema.Watch], error) {
	n, err := in.watch()
	if err != nil {
		return nil, err
	}
	if err := checkWatchCategories(n.Categories); err != nil {
		return nil, err
	}
	w, err := s.Store.AddWatch(ctx, me(ctx), n)
	return created("/api/watches/"+w.ID, w), err
}

// checkWatchCategories refuses texts that are not categories.
func checkWatchCategories(list []string) error {
	for i, c := range list {
		if !schema.IsCategory(c) {
			return schema.ErrField(fmt.Sprintf("body.categories[%d]", i), schema.RulePattern, "expected a category of at most 50 characters without a comma")
		}
	}
	return nil
}

// WatchPath names a watched area.
type WatchPath struct {
	WatchID string `path:"watchId" doc:"Identifier of the watched area" sample:"0198c5e4-2b6c-7d91-8e4f-0a1b2c3d4e5f"`
}

type updateWatchInput struct {
	WatchPath
	Body struct {
		Name       *string      `json:"name,omitempty" minLength:"1" maxLength:"100" pattern:"visible line" example:"Salzburg"`
		Categories *[]string    `json:"categories,omitempty" maxItems:"20" doc:"Only finds of these; all if there are none" example:"[]"`
		News       *schema.News `json:"news,omitempty" enum:"each,daily" example:"each"`
	}
}

var updateWatch = forUsers(operation{
	id:          "updateWatch",
	pattern:     "PATCH /api/watches/{watchId}",
	tag:         "Notifications",
	summary:     "Change a watched area",
	description: "Members that are left out do not change.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).updateWatch)

func (s *Server) updateWatch(ctx context.Context, in *updateWatchInput) (*bodyOf[schema.Watch], error) {
	if in.Body.Categories != nil {
		if err := checkWatchCategories(*in.Body.Categories); err != nil {
			return nil, err
		}
	}
	w, err := s.Store.ChangeWatch(ctx, me(ctx), in.WatchID, store.WatchEdit(in.Body))
	return &bodyOf[schema.Watch]{w}, err
}

var deleteWatch = forUsers(operation{
	id:      "deleteWatch",
	pattern: "DELETE /api/watches/{watchId}",
	tag:     "Notifications",
	summary: "Stop watching an area",
	kinds:   []schema.Kind{schema.NotFound},
}, (*Server).deleteWatch)

func (s *Server) deleteWatch(ctx context.Context, in *WatchPath) (*empty, error) {
	return nil, s.Store.RemoveWatch(ctx, me(ctx), in.WatchID)
}

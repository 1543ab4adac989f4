package server

import (
	"cmp"
	"context"
	"time"

	"finds/schema"
	"finds/store"
)

type getFeedInput struct {
	Lat    schema.Latitude  `query:"lat" doc:"Latitude of the point, together with lng" example:"48.857"`
	Lng    schema.Longitude `query:"lng" doc:"Longitude of the point, together with lat" example:"2.3413"`
	Radius schema.Radius    `query:"radius" doc:"Kilometres around the point, along a great circle; 50 if absent" example:"5"`
	Limit  int              `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Finds per page. A page that would read too much ends early and may be empty; follow Link until there is none"`
	Cursor schema.Cursor    `query:"cursor"`
}

// circle checks conditions on several parameters. It returns nil without a point.
func (in *getFeedInput) circle() (*store.Circle, error) {
	var broken []schema.Field
	add := func(wrong bool, location, message string) {
		if wrong {
			broken = append(broken, schema.Field{Location: location, Rule: schema.RuleTogether, Message: message})
		}
	}
	add(in.Lat.Set && !in.Lng.Set, "query.lng", "expected together with lat")
	add(in.Lng.Set && !in.Lat.Set, "query.lat", "expected together with lng")
	add(in.Radius.Set && !in.Lat.Set && !in.Lng.Set, "query.radius", "expected together with lat and lng")
	if broken != nil {
		return nil, schema.ErrInvalid(broken...)
	}
	if !in.Lat.Set {
		return nil, nil
	}
	c := &store.Circle{Latitude: in.Lat.Degrees, Longitude: in.Lng.Degrees, Km: schema.RadiusDefault}
	if in.Radius.Set {
		c.Km = in.Radius.Km
	}
	return c, nil
}

var getFeed = forUsers(operation{
	id:      "getFeed",
	pattern: "GET /api/finds/feed",
	tag:     "Finds",
	summary: "List what is new from friends and nearby",
	description: "Newest first. Lists all finds of accepted friends that the caller may see and, with `lat` and `lng`, public finds of " +
		"others within `radius` of that point, without the caller's own. `reason` says why a find is listed; a find of a friend " +
		"near the point has `friend`. Of more than 1,000 friends, only those with the lowest ids count.",
	costly:    true,
	curlQuery: []string{"lat", "lng", "radius"},
	examples:  examples{"200": {"reason": schema.OfFriend}},
}, (*Server).getFeed)

func (s *Server) getFeed(ctx context.Context, in *getFeedInput) (*listOf[schema.Find], error) {
	around, err := in.circle()
	if err != nil {
		return nil, err
	}
	finds, next, err := s.Store.Feed(ctx, me(ctx), around, store.Page{Limit: in.Limit, After: in.Cursor})
	return &listOf[schema.Find]{link(ctx, next), finds}, cmp.Or(err, s.listFor(ctx, me(ctx), finds))
}

type onThisDayInput struct {
	Offset int `query:"offset" minimum:"-840" maximum:"840" default:"0" doc:"Minutes that the caller's time is ahead of UTC, for the beginning of the day" example:"60"`
}

var listOnThisDay = forUsers(operation{
	id:      "listOnThisDay",
	pattern: "GET /api/finds/on-this-day",
	tag:     "Finds",
	summary: "List finds of this day in earlier years",
	description: "The finds of the caller and of accepted friends that were published on this day and month in the last ten years, newest first, 12 at most. " +
		"Of more than 1,000 friends, only those with the lowest ids count.",
	costly: true,
}, (*Server).listOnThisDay)

func (s *Server) listOnThisDay(ctx context.Context, in *onThisDayInput) (*bodyOf[[]schema.Find], error) {
	today := s.Now().In(time.FixedZone("", in.Offset*60))
	finds, err := s.Store.OnThisDay(ctx, me(ctx), today)
	return &bodyOf[[]schema.Find]{finds}, cmp.Or(err, s.present(ctx, me(ctx), finds))
}

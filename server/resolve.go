package server

import (
	"context"
	"errors"

	"finds/schema"
	"finds/server/limit"
	"finds/server/places"
	"finds/server/placetext"
)

type resolveInput struct {
	Languages string `header:"Accept-Language" doc:"O is the west if the first language is French, Italian, Portuguese or Spanish, and else the east" example:"de-AT, de;q=0.9"`
	Body      struct {
		Text string `json:"text" minLength:"1" maxLength:"2000" pattern:"text" doc:"Coordinates, a plus code or a link, also with other text around it" example:"Café Central\nhttps://maps.google.com/?q=48.2104,16.3655"`
	}
}

// resolvedPlace is where a text says that a place is.
type resolvedPlace struct {
	Latitude   float64 `json:"latitude" doc:"WGS 84 degrees" example:"48.2104"`
	Longitude  float64 `json:"longitude" doc:"WGS 84 degrees" example:"16.3655"`
	Name       string  `json:"name,omitempty" doc:"Name in the link, or else the line before it; absent if there is none" example:"Café Central"`
	Source     string  `json:"source" enum:"coordinates,geo,plusCode,google,apple,openstreetmap,bing,here,organicmaps" doc:"What the point was read from" example:"google"`
	IsCamera   bool    `json:"isCamera" doc:"Whether the point is only the middle of the map that the link shows, often some hundred metres from the place" sample:"false"`
	ResolvedBy string  `json:"resolvedBy,omitempty" doc:"Host that was asked where a short link leads; absent if none was" example:"maps.app.goo.gl"`
}

var resolvePlace = forUsers(operation{
	id:      "resolvePlace",
	pattern: "POST /api/places/resolve",
	tag:     "Places",
	summary: "Read a place from text",
	description: "Reads where a place is from text that people paste and share: coordinates in the usual notations, `geo:` URIs, plus codes, and links of " +
		"Google Maps, Apple Maps, OpenStreetMap, Bing Maps, HERE and Organic Maps. Of a link, a dropped pin is the surest, then the point of a place, then " +
		"a point that is searched for; if it only has the camera, `isCamera` is true. A plus code without its first characters needs the name of a town, which is looked up in the built-in places.\n\n" +
		"This sends nothing, except for short links of `maps.app.goo.gl`, `goo.gl/maps`, `g.co/maps` and `maps.apple`: these servers are asked where the link leads, for at most " +
		"30 links per minute and user, unless the instance has turned that off. Links elsewhere are not followed. An API token needs the scope `read`.",
	kinds: []schema.Kind{schema.Invalid},
	rate:  limit.Read,
}, (*Server).resolvePlace)

func (s *Server) resolvePlace(ctx context.Context, in *resolveInput) (*bodyOf[resolvedPlace], error) {
	f, err := placetext.Read(in.Body.Text, firstLanguage(in.Languages))
	if err != nil {
		return nil, err
	}
	asked := ""
	if f.Ask != nil {
		asked = f.Ask.Host
		if f, err = s.follow(ctx, f); err != nil {
			return nil, err
		}
	}
	if f.Code != "" {
		if f, err = s.complete(ctx, f); err != nil {
			return nil, err
		}
	}
	return &bodyOf[resolvedPlace]{resolvedPlace{f.Latitude, f.Longitude, f.Name, f.Source, f.IsCamera, asked}}, nil
}

// follow asks the server of a short link. The name beside the link stays, unless that has one.
func (s *Server) follow(ctx context.Context, short placetext.Found) (placetext.Found, error) {
	if s.links == nil {
		return short, schema.ErrLinksOff
	}
	if _, wait := s.limits.linkCalls.Take(me(ctx), s.Now()); wait > 0 {
		return short, schema.ErrTooManyRequests.After(wait)
	}
	f, err := s.links.Follow(ctx, short.Ask)
	if f.Name == "" {
		f.Name = short.Name
	}
	return f, err
}

// nearMin is the length of the name of a place that a short plus code is near, in code points: fewer begin too many names.
const nearMin = 3

// complete finds the point of a short plus code by the built-in places, which have to know all that is said of the place: there
// are many towns of one name.
func (s *Server) complete(ctx context.Context, f placetext.Found) (placetext.Found, error) {
	if len([]rune(f.Near)) < nearMin {
		return f, schema.ErrPlusCode
	}
	list, err := s.places.Gazetteer.Search(ctx, f.Near, nil, 1)
	if errors.Is(err, schema.ErrNoPlaces) || err == nil && len(list) == 0 {
		return f, schema.ErrPlusCode
	}
	if err != nil {
		return f, err
	}
	at, err := placetext.Complete(f.Code, schema.Point{Latitude: list[0].Latitude, Longitude: list[0].Longitude})
	f.Latitude, f.Longitude = at.Latitude, at.Longitude
	return f, err
}

// newLinks makes what follows short links, or returns nil if that is turned off.
func (s *Server) newLinks() *places.Links {
	if !s.Map.ResolveLinks {
		return nil
	}
	return places.NewLinks(s.userAgent(), s.Map.LinkTransport, s.Log)
}

package server

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"finds/schema"
	"finds/server/tiles"
	"finds/server/tiles/areas"
	"finds/server/tiles/extract"
)

// Administrators add the streets of areas to the map, as finds map add does.

// areaState is the map of the instance for administrators.
type areaState struct {
	Areas []mapArea `json:"areas" doc:"Areas with streets, by their names"`
	Job   *areaJob  `json:"job" doc:"The area that is being added, or was added last by this process; null if none was"`

	Wishes []streetWish `json:"wishes" doc:"Places without streets that users have asked for, those of most users first"`
}

// streetWish is a place whose streets users wish to see.
type streetWish struct {
	Title     string  `json:"title" doc:"For people" example:"Salzburg, Austria"`
	Latitude  float64 `json:"latitude" example:"47.8"`
	Longitude float64 `json:"longitude" example:"13.04"`
	Users     int     `json:"users" doc:"How many have asked" example:"3"`
}

// mapArea is an area with streets.
type mapArea struct {
	Name      string      `json:"name" doc:"Of the file, without its extension" example:"salzburg"`
	Title     string      `json:"title" doc:"For people" example:"Salzburg, Austria"`
	Bytes     int64       `json:"bytes" example:"18000000"`
	UpdatedAt schema.Time `json:"updatedAt" doc:"When the file was written"`
	Updatable bool        `json:"updatable" doc:"Whether it is known from where to update it: of areas that Finds has added"`
}

// areaJob is an area that is being added.
type areaJob struct {
	Title  string `json:"title" example:"Salzburg, Austria"`
	State  string `json:"state" enum:"running,done,current,failed" doc:"current: the map has what is newest already"`
	Bytes  int64  `json:"bytes" doc:"That have been downloaded" example:"5000000"`
	Total  int64  `json:"total" doc:"To download; 0 until it is known" example:"18000000"`
	Reason string `json:"reason,omitempty" doc:"Why it has failed, as in refusals" example:"map_unreachable"`
}

// areaPlan is what adding an area takes.
type areaPlan struct {
	Bytes    int64  `json:"bytes" doc:"Of the file" example:"18000000"`
	Requests int    `json:"requests" doc:"To download it" example:"14"`
	Host     string `json:"host" doc:"From which it is downloaded" example:"build.protomaps.com"`
}

// AreaInput is the square around a point.
type AreaInput struct {
	Body struct {
		Title     string  `json:"title" minLength:"1" maxLength:"200" pattern:"visible line" doc:"For people" example:"Salzburg, Austria"`
		Latitude  float64 `json:"latitude" minimum:"-85" maximum:"85" doc:"Of the middle" example:"47.8"`
		Longitude float64 `json:"longitude" minimum:"-180" maximum:"180" example:"13.04"`
		Km        int     `json:"km" minimum:"1" maximum:"500" doc:"From the middle to the sides" example:"15"`
	}
}

func (in *AreaInput) area() (name string, area extract.Area, err error) {
	if name = areas.Name(in.Body.Title); name == "" {
		return "", extract.Area{}, schema.ErrField("body.title", schema.RulePattern, "expected a letter a to z or a digit in it")
	}
	return name, extract.Area{Name: in.Body.Title, Box: tiles.Around(in.Body.Latitude, in.Body.Longitude, float64(in.Body.Km))}, nil
}

var getMapAreas = forAdmins(operation{
	id:          "getMapAreas",
	pattern:     "GET /api/admin/map",
	summary:     "List the areas with streets",
	description: "Of this process; several processes have a folder each, unless they share one.",
	examples:    examples{"200": {"job": nil}},
}, (*Server).getMapAreas)

func (s *Server) getMapAreas(ctx context.Context, _ *struct{}) (*bodyOf[areaState], error) {
	state := areaState{Areas: []mapArea{}, Wishes: []streetWish{}}
	if s.Map.Areas != nil { // before the list, which has the area then if the job is done
		state.Job = jobOf(s.Map.Areas.Job())
	}
	if s.Map.Regions != nil {
		for _, r := range s.Map.Regions.List() {
			a := mapArea{Name: r.Name, Title: r.Name, Bytes: r.Size, UpdatedAt: schema.At(r.Modified)}
			if r.Origin != nil {
				a.Title, a.Updatable = r.Origin.Name, true
			}
			state.Areas = append(state.Areas, a)
		}
	}
	slices.SortFunc(state.Areas, func(a, b mapArea) int { return strings.Compare(a.Name, b.Name) })
	wishes, err := s.Store.Wishes(ctx)
	if err != nil {
		return nil, err
	}
	for _, w := range wishes {
		if !s.hasStreets(w.Latitude, w.Longitude) {
			state.Wishes = append(state.Wishes, streetWish(w))
		}
	}
	return &bodyOf[areaState]{state}, nil
}

// hasStreets reports whether an area with streets contains a point.
func (s *Server) hasStreets(latitude, longitude float64) bool {
	return s.Map.Regions != nil && slices.ContainsFunc(s.Map.Regions.List(), func(r tiles.Region) bool { return r.Box.Contains(latitude, longitude) })
}

// wishInput is where a user wishes to see streets.
type wishInput struct {
	Body struct {
		Latitude  float64 `json:"latitude" minimum:"-90" maximum:"90" doc:"Of the middle of the map" example:"47.8"`
		Longitude float64 `json:"longitude" minimum:"-180" maximum:"180" example:"13.04"`
	}
}

// wishedPlace is the place that a wish is for.
type wishedPlace struct {
	Title string `json:"title" doc:"For people" example:"Salzburg, Austria"`
}

var wishStreets = forUsers(operation{
	id:      "wishStreets",
	pattern: "POST /api/map/wishes",
	tag:     "Places",
	summary: "Ask for streets on the map",
	description: "Tells administrators that the streets of the built-in place nearest to a point are missed, without the point and without who asks. " +
		"Asking again changes nothing. Administrators no longer see a wish once an area with streets has its place, or after half a year.",
	kinds: []schema.Kind{schema.Conflict, schema.Unavailable},
}, (*Server).wishStreets)

func (s *Server) wishStreets(ctx context.Context, in *wishInput) (*bodyOf[wishedPlace], error) {
	at := schema.Point{Latitude: in.Body.Latitude, Longitude: in.Body.Longitude}
	if s.Map.Areas == nil {
		return nil, schema.ErrNoAreas
	}
	if s.hasStreets(at.Latitude, at.Longitude) {
		return nil, schema.ErrStreetsThere
	}
	p, err := s.places.Nearest(ctx, at)
	if err != nil {
		return nil, err
	}
	if p.Distance > areaNameKm {
		return nil, schema.ErrAreaSize
	}
	title := p.Name
	if p.Address != "" {
		title += ", " + p.Address
	}
	return &bodyOf[wishedPlace]{wishedPlace{title}}, s.Store.AddWish(ctx, me(ctx), p.FoundPlace, title)
}

func jobOf(j areas.Job) *areaJob {
	if j.Title == "" {
		return nil
	}
	out := &areaJob{Title: j.Title, State: "running", Bytes: j.Bytes, Total: j.Total}
	switch {
	case j.Err != nil:
		out.State, out.Reason = "failed", refusedArea(j.Err).Reason
	case j.Current:
		out.State = "current"
	case j.Ended:
		out.State = "done"
	}
	return out
}

var planMapArea = forAdmins(operation{
	id:      "planMapArea",
	pattern: "POST /api/admin/map/plans",
	summary: "Ask how large the streets of an area are",
	description: "The service asks the server of the Protomaps builds, which sees its address. Nothing is downloaded but the directories of the " +
		"newest map.",
	kinds: []schema.Kind{schema.Conflict, schema.Unavailable},
	long:  true,
}, (*Server).planMapArea)

func (s *Server) planMapArea(ctx context.Context, in *AreaInput) (*bodyOf[areaPlan], error) {
	name, area, err := in.area()
	if err != nil {
		return nil, err
	}
	if s.Map.Areas == nil {
		return nil, schema.ErrNoAreas
	}
	patiently(ctx)
	plan, err := s.Map.Areas.Plan(ctx, name, area)
	if err != nil {
		s.Log.Warn("the streets of an area could not be planned", "error", err)
		return nil, refusedArea(err)
	}
	host := s.Map.Areas.Builds.Base
	if u, err := url.Parse(host); err == nil {
		host = u.Host
	}
	return &bodyOf[areaPlan]{areaPlan{Bytes: plan.Size, Requests: plan.Requests, Host: host}}, nil
}

// acceptedArea is the answer of an area that is being added.
type acceptedArea struct{ Body *areaJob }

func (acceptedArea) success() int { return http.StatusAccepted }

var addMapArea = forAdmins(operation{
	id:      "addMapArea",
	pattern: "POST /api/admin/map/areas",
	summary: "Add the streets of an area",
	description: "Downloads them in the background; GET /api/admin/map says how far it is. A download that was interrupted goes on when the same " +
		"area is added again.",
	kinds: []schema.Kind{schema.Conflict},
}, (*Server).addMapArea)

func (s *Server) addMapArea(_ context.Context, in *AreaInput) (*acceptedArea, error) {
	name, area, err := in.area()
	if err != nil {
		return nil, err
	}
	if s.Map.Areas == nil {
		return nil, schema.ErrNoAreas
	}
	job, err := s.Map.Areas.Start(name, area)
	if err != nil {
		return nil, refusedArea(err)
	}
	return &acceptedArea{jobOf(job)}, nil
}

var updateMapArea = forAdmins(operation{
	id:      "updateMapArea",
	pattern: "PUT /api/admin/map/areas/{area}",
	summary: "Update the streets of an area",
	description: "Downloads the newest ones in the background, unless the map has them; GET /api/admin/map says how far it is. Until they are there, " +
		"the map keeps those it has.",
	kinds: []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).updateMapArea)

func (s *Server) updateMapArea(_ context.Context, in *mapAreaPath) (*acceptedArea, error) {
	if s.Map.Areas == nil {
		return nil, schema.ErrNotFound
	}
	job, err := s.Map.Areas.Update(in.Name)
	if err != nil {
		return nil, refusedArea(err)
	}
	return &acceptedArea{jobOf(job)}, nil
}

type mapAreaPath struct {
	Name string `path:"area" doc:"Name of the area" example:"salzburg"`
}

var removeMapArea = forAdmins(operation{
	id:      "removeMapArea",
	pattern: "DELETE /api/admin/map/areas/{area}",
	summary: "Remove the streets of an area",
	kinds:   []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).removeMapArea)

func (s *Server) removeMapArea(_ context.Context, in *mapAreaPath) (*empty, error) {
	if s.Map.Areas == nil {
		return nil, schema.ErrNotFound
	}
	if err := s.Map.Areas.Remove(in.Name); err != nil {
		return nil, refusedArea(err)
	}
	return nil, nil
}

// refusedArea returns an error of an area as a refusal, if it is one.
func refusedArea(err error) *schema.Error {
	switch {
	case errors.Is(err, areas.ErrUnknown):
		return schema.ErrNotFound
	case errors.Is(err, areas.ErrBusy):
		return schema.ErrAreaBusy
	case errors.Is(err, areas.ErrThere):
		return schema.ErrAreaThere
	case errors.Is(err, areas.ErrForeign):
		return schema.ErrAreaForeign
	case errors.Is(err, extract.ErrTooLarge), errors.Is(err, extract.ErrEmpty):
		return schema.ErrAreaSize
	case errors.Is(err, extract.ErrNoRoom):
		return schema.ErrNoDisk
	}
	return schema.ErrMapServer
}

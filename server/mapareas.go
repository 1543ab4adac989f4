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
}

// mapArea is an area with streets.
type mapArea struct {
	Name      string      `json:"name" doc:"Of the file, without its extension" example:"salzburg"`
	Title     string      `json:"title" doc:"For people" example:"Salzburg, Austria"`
	Bytes     int64       `json:"bytes" example:"18000000"`
	UpdatedAt schema.Time `json:"updatedAt" doc:"When the file was written"`
}

// areaJob is an area that is being added.
type areaJob struct {
	Title  string `json:"title" example:"Salzburg, Austria"`
	State  string `json:"state" enum:"running,done,failed"`
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

func (in *AreaInput) area() (extract.Area, error) {
	if areas.Name(in.Body.Title) == "" {
		return extract.Area{}, schema.ErrField("body.title", schema.RulePattern, "expected a letter a to z or a digit in it")
	}
	return extract.Area{Name: in.Body.Title, Box: tiles.Around(in.Body.Latitude, in.Body.Longitude, float64(in.Body.Km))}, nil
}

var getMapAreas = forAdmins(operation{
	id:          "getMapAreas",
	pattern:     "GET /api/admin/map",
	summary:     "List the areas with streets",
	description: "Of this process; several processes have a folder each, unless they share one.",
	examples:    examples{"200": {"job": nil}},
}, (*Server).getMapAreas)

func (s *Server) getMapAreas(context.Context, *struct{}) (*bodyOf[areaState], error) {
	state := areaState{Areas: []mapArea{}}
	if s.Map.Areas != nil { // before the list, which has the area then if the job is done
		state.Job = jobOf(s.Map.Areas.Job())
	}
	if s.Map.Regions != nil {
		for _, r := range s.Map.Regions.List() {
			a := mapArea{Name: r.Name, Title: r.Name, Bytes: r.Size, UpdatedAt: schema.At(r.Modified)}
			if r.Origin != nil {
				a.Title = r.Origin.Name
			}
			state.Areas = append(state.Areas, a)
		}
	}
	slices.SortFunc(state.Areas, func(a, b mapArea) int { return strings.Compare(a.Name, b.Name) })
	return &bodyOf[areaState]{state}, nil
}

func jobOf(j areas.Job) *areaJob {
	if j.Title == "" {
		return nil
	}
	out := &areaJob{Title: j.Title, State: "running", Bytes: j.Bytes, Total: j.Total}
	switch {
	case j.Err != nil:
		out.State, out.Reason = "failed", refusedArea(j.Err).Reason
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
	area, err := in.area()
	if err != nil {
		return nil, err
	}
	if s.Map.Areas == nil {
		return nil, schema.ErrNoAreas
	}
	patiently(ctx)
	plan, err := s.Map.Areas.Plan(ctx, area)
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
	area, err := in.area()
	if err != nil {
		return nil, err
	}
	if s.Map.Areas == nil {
		return nil, schema.ErrNoAreas
	}
	job, err := s.Map.Areas.Start(area)
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
	case errors.Is(err, extract.ErrTooLarge), errors.Is(err, extract.ErrEmpty):
		return schema.ErrAreaSize
	case errors.Is(err, extract.ErrNoRoom):
		return schema.ErrNoDisk
	}
	return schema.ErrMapServer
}

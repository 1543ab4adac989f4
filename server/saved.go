package server

import (
	"cmp"
	"context"

	"finds/schema"
	"finds/store"
)

type listSavedInput struct {
	State  string        `query:"state" enum:"want,been" doc:"Only finds that are saved as this"`
	Order  string        `query:"order" enum:"desc,asc" default:"desc" doc:"By the time of saving: last or first saved first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Finds per page. A page may end early and be empty; follow Link until there is none"`
	Cursor schema.Cursor `query:"cursor"`
}

var listSaved = forUsers(operation{
	id:      "listSaved",
	pattern: "GET /api/finds/saved",
	tag:     "Finds",
	summary: "List saved finds",
	description: "Lists the finds that the caller has saved with PUT /api/finds/{findId}/saved, the last saved first, unless `order` says otherwise. " +
		"Leaves out finds that the caller may no longer see; they are listed again once the caller may.",
	examples: examples{"200": {"saved": schema.SavedWant}},
}, (*Server).listSaved)

func (s *Server) listSaved(ctx context.Context, in *listSavedInput) (*listOf[schema.Find], error) {
	finds, next, err := s.Store.SavedFinds(ctx, me(ctx), in.State, store.Page{Asc: in.Order == "asc", Limit: in.Limit, After: in.Cursor})
	return &listOf[schema.Find]{link(ctx, next), finds}, cmp.Or(err, s.listFor(ctx, me(ctx), finds))
}

type listDismissedInput struct {
	Order  string        `query:"order" enum:"desc,asc" default:"desc" doc:"By the time of hiding: last or first hidden first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Finds per page. A page may end early and be empty; follow Link until there is none"`
	Cursor schema.Cursor `query:"cursor"`
}

var listDismissed = forUsers(operation{
	id:      "listDismissed",
	pattern: "GET /api/finds/dismissed",
	tag:     "Finds",
	summary: "List finds hidden from one's own map",
	description: "Lists the finds that the caller has hidden with PUT /api/finds/{findId}/dismissed, the last hidden first, unless `order` says otherwise. " +
		"Leaves out finds that the caller may no longer see.",
	examples: examples{"200": {"dismissed": true}},
}, (*Server).listDismissed)

func (s *Server) listDismissed(ctx context.Context, in *listDismissedInput) (*listOf[schema.Find], error) {
	finds, next, err := s.Store.DismissedFinds(ctx, me(ctx), store.Page{Asc: in.Order == "asc", Limit: in.Limit, After: in.Cursor})
	return &listOf[schema.Find]{link(ctx, next), finds}, cmp.Or(err, s.listFor(ctx, me(ctx), finds))
}

var dismissFind = forUsers(operation{
	id:      "dismissFind",
	pattern: "PUT /api/finds/{findId}/dismissed",
	tag:     "Finds",
	summary: "Hide a find from one's own map",
	description: "Leaves the find of another user out of the caller's lists, feed, search, maps and counts, and a location of which the caller has hidden all " +
		"finds. It can still be read by its id and in the list of saved finds. Repeating the request changes nothing. No other user sees what the caller hides. " +
		"A user can hide 1,000 finds.",
	kinds: []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).dismissFind)

func (s *Server) dismissFind(ctx context.Context, in *FindPath) (*empty, error) {
	return nil, s.Store.DismissFind(ctx, me(ctx), in.FindID)
}

var recallFind = forUsers(operation{
	id:      "recallFind",
	pattern: "DELETE /api/finds/{findId}/dismissed",
	tag:     "Finds",
	summary: "Show a hidden find on one's own map again",
	description: "Repeating the request changes nothing. A find that the caller may no longer see is removed from the list of hidden ones, too, although the " +
		"response is 404 as for one that does not exist.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).recallFind)

func (s *Server) recallFind(ctx context.Context, in *FindPath) (*empty, error) {
	return nil, s.Store.RecallFind(ctx, me(ctx), in.FindID)
}

type saveFindInput struct {
	FindPath
	Body schema.Saved
}

var saveFind = forUsers(operation{
	id:      "saveFind",
	pattern: "PUT /api/finds/{findId}/saved",
	tag:     "Finds",
	summary: "Save a find",
	description: "Saves the find for the caller, as somewhere to go or as visited. A find has one state at most. Repeating the request " +
		"changes nothing. No other user sees or counts what the caller saves.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).saveFind)

func (s *Server) saveFind(ctx context.Context, in *saveFindInput) (*bodyOf[schema.Saved], error) {
	return &bodyOf[schema.Saved]{in.Body}, s.Store.SaveFind(ctx, me(ctx), in.FindID, in.Body.State)
}

var unsaveFind = forUsers(operation{
	id:      "unsaveFind",
	pattern: "DELETE /api/finds/{findId}/saved",
	tag:     "Finds",
	summary: "Remove a find from the saved ones",
	description: "Repeating the request changes nothing. A saved find that the caller may no longer see is removed, too, although the response is 404 " +
		"as for one that does not exist.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).unsaveFind)

func (s *Server) unsaveFind(ctx context.Context, in *FindPath) (*empty, error) {
	return nil, s.Store.UnsaveFind(ctx, me(ctx), in.FindID)
}

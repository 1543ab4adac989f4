package server

import (
	"cmp"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"finds/schema"
	"finds/server/apidoc"
	"finds/server/limit"
	"finds/server/respond"
)

// buildDocument completes the OpenAPI document after the last operation is registered.
func (s *Server) buildDocument() *apidoc.Document {
	o := apidoc.Options{ServerURL: "/", ExampleBase: "http://" + cmp.Or(s.Address, "127.0.0.1:8080")}
	if s.BaseURL != nil {
		o.ServerURL = s.BaseURL.String()
		o.ExampleBase = strings.TrimSuffix(o.ServerURL, "/")
	}
	for kind, i := range statuses {
		r := apidoc.Refusal{Status: i.status, Code: i.code, When: i.when}
		for _, e := range schema.Refusals() {
			if e.Kind == kind {
				r.Reasons = append(r.Reasons, e)
			}
		}
		o.Refusals = append(o.Refusals, r)
	}
	slices.SortFunc(o.Refusals, func(a, b apidoc.Refusal) int { return cmp.Compare(a.Status, b.Status) })
	return apidoc.Build(s.api, o)
}

// OpenAPI returns the document in YAML, as schema/openapi.yaml keeps it.
func (s *Server) OpenAPI() ([]byte, error) { return s.document.YAML() }

var getOpenAPI = file(operation{
	pattern:     "GET /api/openapi.json",
	tag:         "Service",
	summary:     "Get this document",
	description: "OpenAPI 3.1.",
	types:       []string{"application/json"},
	rate:        limit.Read,
}, (*Server).getOpenAPI)

// getOpenAPI sends the OpenAPI document.
func (s *Server) getOpenAPI(w http.ResponseWriter, r *http.Request) error {
	text, err := s.document.JSON()
	if err != nil {
		return err
	}
	sendDocument(w, r, "application/json", text)
	return nil
}

var getDocs = file(operation{
	pattern: "GET /api/docs",
	tag:     "Service",
	summary: "Get this document as a page",
	types:   []string{"text/html"},
	rate:    limit.Read,
}, (*Server).getDocs)

// getDocs sends the document as a page.
func (s *Server) getDocs(w http.ResponseWriter, r *http.Request) error {
	page, err := s.document.Page()
	if err != nil {
		return fmt.Errorf("make the page of the API: %w", err)
	}
	w.Header().Set("Content-Security-Policy", page.Policy)
	sendDocument(w, r, "text/html; charset=utf-8", page.HTML)
	return nil
}

// sendDocument sends something that is the same for all clients.
func sendDocument(w http.ResponseWriter, r *http.Request, kind string, body []byte) {
	respond.Conditional(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.Header().Set("Cache-Control", "public, no-cache")
		w.Write(body)
	})(w, r)
}

package server

import (
	"fmt"
	"net/http"
	"strings"

	"finds/schema"
	"finds/server/respond"
	"finds/server/webclient"
)

// boot is what the page begins with, so that it need not ask for it.
type boot struct {
	Me     *schema.User `json:"me"`     // null when not signed in
	Unread int          `json:"unread"` // notifications
	Config clientConfig `json:"config"`
	// Problem is why the browser was not sent on where it was to go.
	Problem *problem `json:"problem,omitempty"`
}

// pages registers the page of the client at all paths that it has screens for.
// It is not an operation of the API and not in its document.
func (s *Server) pages(paths ...string) {
	for _, path := range paths {
		s.mux.HandleFunc("GET "+path, respond.Conditional(func(w http.ResponseWriter, r *http.Request) { s.page(w, r, http.StatusOK, nil) }))
	}
}

// page sends the page of the client.
func (s *Server) page(w http.ResponseWriter, r *http.Request, status int, p *problem) {
	b := boot{Config: s.clientConfig(), Problem: p}
	if id := me(r.Context()); id != "" {
		u, err := s.Store.User(r.Context(), id)
		if err == nil {
			b.Me = &u
			b.Unread, err = s.Store.Unread(r.Context(), id)
		}
		if err != nil {
			fail(w, r, fmt.Errorf("read who asks: %w", err))
			return
		}
	}
	if err := s.web.Page(w, status, b, b.Me != nil && r.URL.Path == "/"); err != nil {
		fail(w, r, err)
	}
}

// assets registers the files that the page loads.
func (s *Server) assets(pattern string) {
	s.mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		if !webclient.ServeAsset(w, r, r.PathValue("version"), r.PathValue("path")) {
			fail(w, r, schema.ErrNotFound)
		}
	})
}

// root registers the files of the client at the root.
func (s *Server) root() {
	for path, handler := range s.web.Root() {
		s.mux.HandleFunc("GET "+path, handler)
	}
}

// wantsPage reports whether a browser asks for a page to show, and not a program
// for an answer.
func wantsPage(r *http.Request) bool {
	return r.Method == http.MethodGet && strings.Contains(r.Header.Get("Accept"), "text/html")
}

// missing answers a browser that was sent to a path which does not exist, with
// a page that says so; programs get the problem.
func (s *Server) missing(w http.ResponseWriter, r *http.Request) bool {
	if !wantsPage(r) {
		return false
	}
	for _, prefix := range []string{"/api/", "/_/", "/tiles/"} {
		if strings.HasPrefix(r.URL.Path, prefix) {
			return false
		}
	}
	respond.Conditional(func(w http.ResponseWriter, r *http.Request) { s.page(w, r, http.StatusNotFound, nil) })(w, r)
	return true
}

// failPage tells why a browser is not sent on: on a page where one is asked for.
func (s *Server) failPage(w http.ResponseWriter, r *http.Request, err error) {
	if !wantsPage(r) {
		fail(w, r, err)
		return
	}
	p := refuse(r.Context(), w.Header().Set, err)
	respond.Conditional(func(w http.ResponseWriter, r *http.Request) { s.page(w, r, p.Status, p) })(w, r)
}

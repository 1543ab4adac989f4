package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	"finds/schema"
)

// pagePolicy is the Content-Security-Policy of the client: nothing from
// elsewhere, nothing inline, no text that becomes markup or script but what
// lit-html's own templates and the few strings of the map's library are, and no
// form that a browser would send by itself, with a password in its body.
// Pictures of an upload are shown from memory (blob:); Leaflet has one that is
// data:, an empty tile.
const pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:" +
	"; worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'" +
	"; require-trusted-types-for 'script'; trusted-types lit-html default"

// pagePolicy lets the page show pictures that it is sent to the bucket for, and
// a map from elsewhere.
func (s *Server) pagePolicy() string {
	policy := pagePolicy
	allow := func(directive, origin string) {
		if origin != "" {
			policy = strings.Replace(policy, directive+" 'self'", directive+" 'self' "+origin, 1)
		}
	}
	allow("img-src", s.BucketOrigin)
	allow("media-src", s.BucketOrigin)
	if u, err := url.Parse(s.Tiles.URL); err == nil && u.Host != "" {
		allow(map[string]string{"vector": "connect-src", "raster": "img-src"}[s.Tiles.Kind], u.Scheme+"://"+u.Host)
	}
	return policy
}

// workerPolicy is that of the service worker, which only fetches.
func (s *Server) workerPolicy() string {
	return strings.TrimSpace("default-src 'none'; connect-src 'self' " + s.BucketOrigin)
}

// boot is what the page begins with, so that it need not ask for it.
type boot struct {
	Me     *schema.User `json:"me"`     // null when not signed in
	Unread int          `json:"unread"` // notifications
	Config clientConfig `json:"config"`
	// Problem is why the browser was not sent on where it was to go.
	Problem *problem `json:"problem,omitempty"`
}

// pages registers the page of the client at all paths that it has screens for.
// It is no operation of the API and not in its document.
func (s *Server) pages(paths ...string) {
	for _, path := range paths {
		s.mux.HandleFunc("GET "+path, conditional(func(w http.ResponseWriter, r *http.Request) { s.page(w, r, http.StatusOK, nil) }))
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
	data, err := json.Marshal(b) // with <, > and & escaped, so that it ends where it should
	if err != nil {
		fail(w, r, err)
		return
	}
	html := strings.Replace(web().page, `{"boot":0}`, string(data), 1)
	if b.Me == nil || r.URL.Path != "/" {
		html = cutMap(html)
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", s.pagePolicy())
	h.Set("Cache-Control", "private, no-cache")
	h.Add("Vary", "Cookie")
	w.WriteHeader(status)
	w.Write([]byte(html))
}

// cutMap takes out what the page asks for ahead of time for the map, where
// there is none.
func cutMap(html string) string {
	head, rest, _ := strings.Cut(html, "<!--map-->")
	_, tail, _ := strings.Cut(rest, "<!--/map-->")
	return head + tail
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
	conditional(func(w http.ResponseWriter, r *http.Request) { s.page(w, r, http.StatusNotFound, nil) })(w, r)
	return true
}

// failPage tells why a browser is not sent on: on a page where one is asked for.
func (s *Server) failPage(w http.ResponseWriter, r *http.Request, err error) {
	if !wantsPage(r) {
		fail(w, r, err)
		return
	}
	p := refuse(r.Context(), w.Header().Set, err)
	conditional(func(w http.ResponseWriter, r *http.Request) { s.page(w, r, p.Status, p) })(w, r)
}

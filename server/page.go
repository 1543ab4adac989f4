package server

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"time"

	"finds/schema"
	"finds/server/apidoc"
	"finds/server/limit"
	"finds/server/respond"
	"finds/server/webclient"
)

// boot is what the page begins with, so that it need not ask for it.
type boot struct {
	Me     *schema.User `json:"me"`     // null when not signed in
	Unread int          `json:"unread"` // notifications
	Config clientConfig `json:"config"`
	// Setup tells whether the instance has no account yet, and no one can sign in.
	Setup bool `json:"setup,omitempty"`
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
	c, err := s.clientConfig(r.Context())
	if err != nil {
		fail(w, r, err)
		return
	}
	b := boot{Config: c, Problem: p}
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
	if b.Me == nil {
		var err error
		if b.Setup, err = s.needsSetup(r.Context()); err != nil {
			fail(w, r, fmt.Errorf("count the accounts: %w", err))
			return
		}
	}
	var first []webclient.Preload
	if b.Me != nil && r.Pattern == "GET /finds/{id}" {
		first = s.firstOfFind(r.Context(), r.PathValue("id"))
	}
	if err := s.web.Page(w, status, s.look(c.Instance), b, partOf(r.Pattern, b.Me != nil), first...); err != nil {
		fail(w, r, err)
	}
}

// preloadTime bounds how long a page waits for what it can do without.
const preloadTime = 200 * time.Millisecond

// firstOfFind returns what the page of a find shows first: the find and its first photo, or nothing of one that the user may not
// see. They are not in Link headers: a proxy that makes early hints of these would give the signed address of a photo to others.
func (s *Server) firstOfFind(ctx context.Context, id string) []webclient.Preload {
	ctx, cancel := context.WithTimeout(ctx, preloadTime)
	defer cancel()
	f, err := s.Store.Find(ctx, me(ctx), id)
	if err != nil {
		return nil // the page says why when it asks
	}
	list := []webclient.Preload{{Path: "/api/finds/" + f.ID}}
	s.signFind(me(ctx), &f)
	if len(f.Media) == 0 || f.Media[0].Type != "image" {
		return list
	}
	m := f.Media[0]
	files := fmt.Sprintf("%s %dw", m.URL, m.Width)
	if m.MediumURL != "" && m.MediumURL != m.URL {
		files = fmt.Sprintf("%s %dw, %s", m.MediumURL, m.MediumWidth, files)
	}
	// The photo covers its box, as widths of gallery.js says.
	shape := float64(m.Width) / float64(max(m.Height, 1))
	box := 3. / 2
	if shape < 0.9 {
		box = 4. / 5
	} else if shape < 1.2 {
		box = 1
	}
	cover := max(1, shape/box)
	return append(list, webclient.Preload{Path: m.URL, Files: files, Sizes: fmt.Sprintf("(min-width: 860px) calc(720px * %.3f), calc(100vw * %.3f)", cover, cover)})
}

// partOf returns the part of the client that the page at a pattern of pages begins with, for a user who is signed in or not.
func partOf(pattern string, isIn bool) webclient.Part {
	path, isPage := strings.CutPrefix(pattern, "GET ") // "" at a path without a page
	switch path {
	case "/join", "/about", "/help", "/help/{name}": // which everybody sees
		return webclient.Rare
	case "/{$}":
		if isIn {
			return webclient.Map
		}
	case "/finds/{id}", "/sign-in":
	case "/new", "/finds/{id}/edit", "/waiting":
		if isIn {
			return webclient.Edit
		}
	default:
		switch {
		case !isPage:
			return webclient.NoPart
		case !isIn:
		case rarePages.MatchString(path):
			return webclient.Rare
		default:
			return webclient.More
		}
	}
	return webclient.First
}

// rarePages are the pages of users that begin with a screen of rare.js.
var rarePages = regexp.MustCompile(`^/(admin|settings|import|invites|shares)\b`)

// needsSetup reports whether the instance still needs its first account. It stops querying
// the database once an account exists.
func (s *Server) needsSetup(ctx context.Context) (bool, error) {
	if s.hasAccounts.Load() {
		return false, nil
	}
	n, err := s.Store.UserCount(ctx)
	s.hasAccounts.Store(n > 0)
	return n == 0 && err == nil, err
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
		if name := webclient.RootIcons[path]; name != "" {
			handler = s.rootIcon(name, handler)
		}
		s.mux.HandleFunc("GET "+path, handler)
	}
	s.mux.HandleFunc("GET "+iconsPath+"{version}/{name}", respond.Conditional(s.sendIcon))
	s.mux.HandleFunc("GET /manifest.webmanifest", func(w http.ResponseWriter, r *http.Request) {
		v, err := s.Store.Settings(r.Context())
		if err != nil {
			fail(w, r, err)
			return
		}
		s.web.Manifest(w, r, s.look(v.InstanceText))
	})
	s.mux.HandleFunc("GET "+themePath, respond.Conditional(s.themeSheet))
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

// buildDocument completes the OpenAPI document after the last operation is registered.
func (s *Server) buildDocument() *apidoc.Document {
	o := apidoc.Options{ServerURL: "/", ExampleBase: "http://" + cmp.Or(s.Network.Address, "127.0.0.1:8080")}
	if s.Network.BaseURL != nil {
		o.ServerURL = s.Network.BaseURL.String()
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
	id:          "getOpenAPI",
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

var getOpenAPIYAML = file(operation{
	id:          "getOpenAPIYAML",
	pattern:     "GET /api/openapi.yaml",
	tag:         "Service",
	summary:     "Get this document in YAML",
	description: "OpenAPI 3.1, as in `/api/openapi.json`.",
	types:       []string{"application/yaml"},
	rate:        limit.Read,
}, (*Server).getOpenAPIYAML)

// getOpenAPIYAML sends the OpenAPI document in YAML (RFC 9512).
func (s *Server) getOpenAPIYAML(w http.ResponseWriter, r *http.Request) error {
	text, err := s.document.YAML()
	if err != nil {
		return err
	}
	sendDocument(w, r, "application/yaml", text)
	return nil
}

var getDocs = file(operation{
	id:      "getDocs",
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

// address returns scheme and host of the service, as the visitor of a page knows it. Without a base URL, the
// scheme is the one of the connection, or what a trusted proxy says about its own.
func (s *Server) address(r *http.Request) string {
	if s.Network.BaseURL != nil {
		return s.Network.BaseURL.Scheme + "://" + s.Network.BaseURL.Host
	}
	proxied := s.trusted(limit.Peer(r.RemoteAddr)) && strings.EqualFold(r.Header.Get("X-Forwarded-Proto"), "https")
	if r.TLS != nil || proxied {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}

package server

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net/http"
	"net/netip"
	"net/url"
	"path"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"finds/media"
	"finds/schema"
	"finds/server/credential"
	"finds/server/input"
	"finds/server/limit"
	"finds/server/respond"
	"finds/store"
)

// info holds the state of a request for the log and the handlers.
type info struct {
	id      string
	url     *url.URL
	pattern string // of the route, "" before it is known and without one
	client  netip.Addr
	agent   string
	device  string          // the token by which accounts know the browser, or ""
	viewer  store.Viewer    // the zero value when not signed in
	cookie  bool            // whether the viewer is known by the cookie
	err     error           // an internal fault, for the log alone
	lasting bool            // whether the refusal is the same at any time, and so no fault of the service
	keys    credential.Keys // seals cursors

	foreign bool // whether a page of another origin asks for a change
}

type infoKey struct{}

// infoOf returns the info of a request's context.
func infoOf(ctx context.Context) *info {
	if i, ok := ctx.Value(infoKey{}).(*info); ok {
		return i
	}
	return &info{}
}

// me returns the id of the user who makes the request, or "".
func me(ctx context.Context) string { return infoOf(ctx).viewer.UserID }

// chain wraps the routes with the middleware of every request.
func (s *Server) chain(mux *http.ServeMux) http.Handler {
	cross := http.NewCrossOriginProtection()
	if s.Network.BaseURL != nil {
		// A proxy may change Host, and plain http sends no Sec-Fetch-Site.
		if err := cross.AddTrustedOrigin(s.Network.BaseURL.Scheme + "://" + s.Network.BaseURL.Host); err != nil {
			s.Log.Warn("base URL is not an origin", "error", err)
		}
	}
	always := headers(s.secure)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		i := &info{id: s.requestID(r), url: r.URL, keys: s.keys, client: s.client(r), agent: input.Clean(r.UserAgent())}
		log, r := respond.Record(w, r.WithContext(context.WithValue(r.Context(), infoKey{}, i)))
		maps.Copy(log.Header(), always)
		log.Header().Set("X-Request-Id", i.id)
		defer func() { s.done(log, r, i, start, recover()) }()
		s.serve(log, r, i, mux, cross)
	})
}

// serve checks a request before its route sees it.
func (s *Server) serve(w http.ResponseWriter, r *http.Request, i *info, mux *http.ServeMux, cross *http.CrossOriginProtection) {
	if err := input.Readable(r); err != nil {
		fail(w, r, err)
		return
	}
	if s.preflight(w, r) {
		return
	}
	if err := s.authenticate(r, i); err != nil {
		fail(w, r, err)
		return
	}
	r = r.WithContext(i.viewer.Context(r.Context()))
	if err := s.crossOrigin(r, i, cross); err != nil {
		fail(w, r, err)
		return
	}
	openCursors(s.keys, r, i.viewer.UserID)
	read := r.Method == http.MethodGet || r.Method == http.MethodHead
	if want := r.Header.Get("X-Finds-User"); !read && want != "" && i.viewer.UserID != "" && want != i.viewer.UserID {
		// Another tab has replaced the cookie, which now belongs to another user than
		// the page.
		fail(w, r, schema.ErrOtherUser)
		return
	}
	i.pattern = route(mux, r)
	if i.pattern == "" {
		s.noRoute(w, r, mux)
		return
	}
	class := s.classes[i.pattern]
	end, err := s.beginRequest(i, class)
	if err != nil {
		fail(w, r, err)
		return
	}
	defer end()
	if err := s.limits.rates.Check(class, limit.Caller{User: i.viewer.UserID, Browser: i.device, Address: i.client}); err != nil {
		fail(w, r, err)
		return
	}
	if err := inScope(i.viewer, r.Method, i.pattern); err != nil {
		fail(w, r, err)
		return
	}
	if coding := r.Header.Get("Content-Encoding"); r.ContentLength != 0 && coding != "" && !strings.EqualFold(coding, "identity") {
		fail(w, r, schema.ErrEncoded)
		return
	}
	mux.ServeHTTP(w, r)
}

// crossOrigin refuses requests that a page of another origin makes a browser send
// with its user's cookie. Requests with a bearer token pass, since the page has to
// know it, and so do requests of listed origins that need no session, such as
// signing in.
func (s *Server) crossOrigin(r *http.Request, i *info, cross *http.CrossOriginProtection) error {
	i.foreign = cross.Check(r) != nil
	if _, found := bearer(r); found || !i.foreign {
		return nil
	}
	if _, err := r.Cookie(s.cookieName()); err == nil || !slices.Contains(s.Network.CORSOrigins, r.Header.Get("Origin")) {
		return schema.ErrCrossOrigin
	}
	return nil
}

// proxyID is an id of a request as proxies make them.
var proxyID = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._:/+=-]{0,99}$`)

// requestID returns the id that finds a request in the log: that of a trusted proxy, whose log
// has it too, or a new one. Others could choose the ids of other requests.
func (s *Server) requestID(r *http.Request) string {
	if id := r.Header.Get("X-Request-Id"); proxyID.MatchString(id) && s.trusted(limit.Peer(r.RemoteAddr)) {
		return id
	}
	var b [8]byte
	rand.Read(b[:])
	return hex.EncodeToString(b[:])
}

// openCursors replaces the sealed cursors of a query by the cursors of the store. A
// text that was not sealed for the viewer becomes one that every list refuses.
func openCursors(k credential.Keys, r *http.Request, viewer string) {
	if r.URL.RawQuery == "" || !strings.HasPrefix(r.URL.Path, "/api/") || strings.HasPrefix(r.URL.Path, "/api/auth/") {
		return // paths below /api/auth/ take no cursors, and one of them has a page that repeats its own address
	}
	q := r.URL.Query()
	if !q.Has("cursor") { // after decoding: %63ursor is the same name
		return
	}
	for i, text := range q["cursor"] {
		cursor, ok := k.OpenCursor(viewer, text)
		if !ok && text != "" {
			cursor = "!"
		}
		q["cursor"][i] = cursor
	}
	r.URL.RawQuery = q.Encode()
}

// route returns the pattern that takes a request, or "". The mux would redirect
// a folder's name without its slash, /api/media, which is not a path of ours: such
// a path has fewer slashes than the folder.
func route(mux *http.ServeMux, r *http.Request) string {
	_, pattern := mux.Handler(r)
	if _, folder, _ := strings.Cut(strings.TrimSuffix(pattern, "{path...}"), " "); strings.HasSuffix(pattern, "...}") && strings.Count(r.URL.Path, "/") < strings.Count(folder, "/") {
		return ""
	}
	return pattern
}

// noRoute answers requests without a route: 404, 405 with Allow, or the methods of
// a path for OPTIONS.
func (s *Server) noRoute(w http.ResponseWriter, r *http.Request, mux *http.ServeMux) {
	var allow []string
	for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"} {
		probe := *r
		if probe.Method = method; route(mux, &probe) != "" {
			allow = append(allow, method)
		}
	}
	if allow == nil {
		if !s.missing(w, r) {
			fail(w, r, schema.ErrNotFound)
		}
		return
	}
	w.Header().Set("Allow", strings.Join(allow, ", ")+", OPTIONS")
	if r.Method == http.MethodOptions {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	if !slices.Contains(knownMethods, r.Method) {
		fail(w, r, schema.ErrNoMethod)
		return
	}
	fail(w, r, schema.ErrMethod)
}

// knownMethods are those of HTTP and of this service. Other words in their place are no methods.
var knownMethods = []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"}

// preflight answers the CORS preflight requests of browsers, and gives listed origins
// the headers that they may read. Credentials are never shared: other origins use
// bearer tokens.
func (s *Server) preflight(w http.ResponseWriter, r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if len(s.Network.CORSOrigins) == 0 {
		return false
	}
	h := w.Header()
	h.Add("Vary", "Origin")
	if !slices.Contains(s.Network.CORSOrigins, origin) {
		return false
	}
	h.Set("Access-Control-Allow-Origin", origin)
	h.Set("Access-Control-Expose-Headers", "ETag, Link, Location, Retry-After, X-Finds-Answer, X-Finds-More, X-Places-Source, X-Request-Id")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	if r.Method != http.MethodOptions || r.Header.Get("Access-Control-Request-Method") == "" {
		return false
	}
	h.Set("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE")
	h.Set("Access-Control-Allow-Headers", "Authorization, Content-Type, If-Match, If-None-Match, Last-Event-ID, Range")
	h.Set("Access-Control-Max-Age", "86400")
	w.WriteHeader(http.StatusNoContent)
	return true
}

// headers returns the headers of every response. All responses share the values, and
// replace those that differ.
func headers(secure bool) http.Header {
	h := http.Header{
		"X-Content-Type-Options":       {"nosniff"},
		"Referrer-Policy":              {"strict-origin-when-cross-origin"},
		"Cross-Origin-Opener-Policy":   {"same-origin"},
		"Cross-Origin-Resource-Policy": {"same-origin"},
		"Permissions-Policy":           {"geolocation=(self), camera=(self), microphone=()"},
		"Content-Security-Policy":      {"default-src 'none'; frame-ancestors 'none'"},
	}
	respond.Mark(h)
	if secure {
		h.Set("Strict-Transport-Security", "max-age=31536000")
	}
	return h
}

// done ends a request. It turns a panic into an internal error, or ends a response
// that has started, and logs one line if LogRequests is set or the status is 500 or
// above, except for refusals that are the same at any time. The line has neither query nor body.
func (s *Server) done(w *respond.Recorder, r *http.Request, i *info, start time.Time, panicked any) {
	abort := panicked == http.ErrAbortHandler
	if panicked != nil && !abort {
		i.err = fmt.Errorf("panic: %v\n%s", panicked, debug.Stack())
		if abort = w.Status != 0; !abort {
			fail(w, r, i.err)
		}
	}
	if w.Status == 0 && !abort {
		w.Status = http.StatusOK // which net/http sends for a handler that wrote nothing
	}
	took := time.Since(start)
	s.metrics.Observe(r.Method, i.pattern, w.Status, took)
	if s.Operation.LogRequests || i.err != nil || w.Status >= 500 && !i.lasting {
		s.logRequest(w, r, i, took)
	}
	if abort {
		panic(http.ErrAbortHandler)
	}
}

// shareLike matches the path of a share in any spelling, also with a slash that is escaped more than once.
var shareLike = regexp.MustCompile(`(?i)(^|[/\\]|%(25)*(2f|5c))\s*(s|%(25)*[57]3)\s*([/\\]|%(25)*(2f|5c))`)

// loggedPath returns a path for the log, without the code of a share, which is a secret. It leaves out all of a
// path that only resembles a link, since the code may be anywhere in it.
func loggedPath(name string) string {
	if !shareLike.MatchString(name) {
		return input.Clean(name)
	}
	if rest, found := strings.CutPrefix(name, "/s/"); found && path.Clean(name) == name {
		_, part, _ := strings.Cut(rest, "/")
		if _, known := shareParts["GET /s/{code}/"+part]; known || strings.HasPrefix(part, "media/") {
			return input.Clean("/s/…/" + part)
		}
	}
	return "/s/…"
}

// logRequest writes the line of a request.
func (s *Server) logRequest(w *respond.Recorder, r *http.Request, i *info, took time.Duration) {
	level, attrs := slog.LevelInfo, []slog.Attr{
		slog.String("request", i.id), slog.String("method", input.Clean(r.Method)), slog.String("path", loggedPath(r.URL.Path)),
		slog.Int("status", w.Status), slog.Int64("bytes", w.Bytes), slog.Duration("took", took), slog.String("client", i.client.String()),
	}
	if i.viewer.UserID != "" {
		attrs = append(attrs, slog.String("user", i.viewer.UserID))
	}
	if w.Status >= 500 && !i.lasting {
		level = slog.LevelWarn
	}
	if i.err != nil {
		if !errors.As(i.err, new(*media.Refused)) && !errors.Is(i.err, context.DeadlineExceeded) { // a machine that is too busy is not a fault of Finds
			level = slog.LevelError
		}
		attrs = append(attrs, slog.String("error", i.err.Error()))
	}
	s.Log.LogAttrs(r.Context(), level, "request", attrs...)
}

// Package server is the HTTP API of Finds. routes.go lists its operations; the record of
// each is beside its handler, which says what came in, calls the store once, and hands
// back. Statuses are known in errors.go alone.
package server

import (
	"net/http"
	"sync"
	"sync/atomic"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"finds/server/apidoc"
	"finds/server/credential"
	"finds/server/intake"
	"finds/server/limit"
	"finds/server/metrics"
	"finds/server/oidc"
	"finds/server/passkey"
	"finds/server/places"
	"finds/server/spool"
	"finds/server/tiles/draw"
	"finds/server/webclient"
)

// Server answers the API. It is an http.Handler.
type Server struct {
	Options
	api          huma.API
	mux          *http.ServeMux
	handler      http.Handler
	limits       *limits
	classes      map[string]limit.Class // by pattern
	provider     *oidc.Client           // nil when none is configured
	passkeys     *passkey.Party         // nil where browsers have none
	places       *places.Finder
	links        *places.Links // nil when short links are not followed
	web          *webclient.PageHandler
	keys         credential.Keys
	metrics      *metrics.Metrics
	intake       *intake.Intake
	spool        spool.Spool
	atlas        *draw.Atlas // maps in the pages of shares
	resumes      resumes
	readiness    readiness // of the database
	storageState readiness
	document     *apidoc.Document
	secure       bool // served over HTTPS, by the base URL
	quit         chan struct{}
	shutdown     func() // closes quit, once
	draining     atomic.Bool

	mapChanged  sync.Once   // is logged
	hasAccounts atomic.Bool // as far as is known
	icons       atomic.Pointer[icons]
}

// New makes a server.
func New(o Options) *Server {
	o.setDefaults()
	s := &Server{Options: o, mux: http.NewServeMux(), classes: map[string]limit.Class{}, quit: make(chan struct{}),
		secure: o.Network.BaseURL != nil && o.Network.BaseURL.Scheme == "https"}
	s.shutdown = sync.OnceFunc(func() { close(s.quit) })
	s.keys = credential.NewKeys(o.Secret)
	s.passkeys = passkey.New(o.Network.BaseURL)
	if o.Accounts.Provider != nil {
		callback := callbackPath
		if o.Network.BaseURL != nil {
			callback = o.Network.BaseURL.String() + callbackPath
		}
		s.provider = oidc.New(*o.Accounts.Provider, callback, o.Now)
	}
	s.limits = newLimits(o, s.keys)
	s.places = s.newFinder()
	s.links = s.newLinks()
	s.web = webclient.New(webclient.Sources{Media: o.Media.BucketOrigin, TilesURL: o.Map.Tiles.URL, TileKind: o.Map.Tiles.Kind, Streets: streetsOrigin(o.Map.Streets)})
	s.spool = spool.Spool{Dir: o.Media.TempDir, ImageMax: o.Media.ImageMax, Patience: o.Limits.Patience}
	s.intake = intake.New(intake.Options{Store: o.Store, Library: o.Media.Library, Gazetteer: o.Map.Gazetteer, Uploads: s.limits.uploads, Publish: s.limits.rates.Publish,
		ReadTime: o.Limits.ImportTime, TempDir: o.Media.TempDir, TempName: spool.Pattern, FileMax: max(o.Media.ImageMax, o.Media.VideoMax), PerFind: o.Media.PerFind, Now: o.Now, Log: o.Log})
	s.atlas = draw.NewAtlas()
	s.metrics = s.newMetrics(o)
	s.api = humago.New(apiMux{s.mux}, config(o.Version))
	s.register()
	apidoc.ExpandForms(s.api.OpenAPI())
	s.document = s.buildDocument()
	s.handler = s.chain(s.mux)
	return s
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Drain makes the check of readiness fail, so that a balancer sends no more requests; those that
// come are still answered.
func (s *Server) Drain() { s.draining.Store(true) }

// Shutdown ends the streams, which would otherwise hold up the server's end.
// Doing so again changes nothing.
func (s *Server) Shutdown() {
	s.Drain()
	s.shutdown()
}

// apiMux gives every Huma operation its entity tag.
type apiMux struct{ *http.ServeMux }

// Package server is the HTTP API of Finds. routes.go lists its operations; the record of
// each is beside its handler, which says what came in, calls the store once, and hands
// back. Statuses are known in errors.go alone.
package server

import (
	"cmp"
	"context"
	"log/slog"
	"net/http"
	"net/netip"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
	"github.com/prometheus/client_golang/prometheus"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server/apidoc"
	"finds/server/credential"
	"finds/server/doctor"
	"finds/server/intake"
	"finds/server/limit"
	"finds/server/metrics"
	"finds/server/oidc"
	"finds/server/passkey"
	"finds/server/places"
	"finds/server/spool"
	"finds/server/tiles"
	"finds/server/tiles/draw"
	"finds/server/webclient"
	"finds/store"
)

// Registration says who may make an account.
type Registration string

// The modes of registration.
const (
	RegistrationOpen     Registration = "open"   // for all
	RegistrationByInvite Registration = "invite" // for those who have an invite
	RegistrationClosed   Registration = "closed" // the operator makes accounts
)

// Options are what a server is made of.
type Options struct {
	Store           *store.Store
	Library         *media.Library
	Bucket          bucket.Bucket
	Presign         func(ctx context.Context, method, key string) (string, error) // URL of a file at the bucket, for who may see it; nil to send files through the service
	BucketOrigin    string                                                        // scheme and host of these URLs
	Signer          *media.Signer
	Secret          []byte                 // 32 random bytes, the same for all processes on one database; nil makes some
	Checks          []doctor.Check         // of finds doctor that cost little, for administrators
	Collectors      []prometheus.Collector // of metrics that other parts of the process have
	Log             *slog.Logger
	LogRequests     bool                      // log every request, not only those answered with 500 and above
	Now             func() time.Time          // nil is time.Now
	BaseURL         *url.URL                  // public URL of the service; nil if it is not configured
	Address         string                    // host and port of this machine that the examples of the documentation call when BaseURL is nil
	Registration    Registration              // unless administrators have chosen another one
	Invites         Invites                   // who may create invites; "" is InvitesMembers
	Fixed           []string                  // schema.SettingRegistration and other settings that administrators cannot change
	DiskFree        func() (int64, bool)      // bytes free on the disk of the data folder, if that is known; nil if it is not
	Backups         func() schema.BackupState // state of the backups that the service makes; nil if it makes none
	Provider        *oidc.Config              // of identities, or nil
	NoPasswordLogin bool                      // leaves the provider as the only way in
	TrustedProxies  []netip.Prefix
	CORSOrigins     []string
	RateReads       int             // a minute and user, but for media and the stream; 0 means no limit
	RateWrites      int             // a minute and user; 0 means no limit
	RateUploads     int             // an hour and user
	RateAnonymous   int             // a minute and address
	ReadTime        time.Duration   // that one read may take; 0 is 10 seconds
	Patience        time.Duration   // that half a megabyte of a file may take on its way; 0 is 30 seconds
	ImportTime      time.Duration   // that reading a file of places may take; 0 is a minute, after which others that wait give up
	HashCost        credential.Cost // of new password hashes; the zero value is credential.Standard
	HashWait        time.Duration   // that a password waits for its turn to be hashed; 0 is 3 seconds
	ProviderWait    time.Duration   // that all of its answers to one sign-in may take, less than the server has to write its own; 0 is 20 seconds
	ImageMax        int64
	VideoMax        int64
	MediaPerFind    int
	TempDir         string   // for uploads while they arrive
	PushKey         string   // VAPID public key to subscribe with, or "" when push is off
	PushHosts       []string // names of push services that browsers may subscribe with
	Gazetteer       places.Gazetteer
	Geocoder        *places.Config // that answers before the gazetteer; nil for that alone
	Basemap         *tiles.Archive // that tiles are read from; nil when there is none
	Tiles           TileSource     // description of the map for clients
	Regions         *tiles.Folder  // areas with streets, which Basemap does not have; nil for none
	Streets         Streets        // whether browsers may load streets from OpenStreetMap; "" is StreetsOff
	Version         string
}

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
}

// New makes a server.
func New(o Options) *Server {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.HashCost == (credential.Cost{}) {
		o.HashCost = credential.Standard
	}
	if o.HashWait == 0 {
		o.HashWait = 3 * time.Second
	}
	if o.ProviderWait == 0 {
		o.ProviderWait = 20 * time.Second
	}
	if o.ReadTime == 0 {
		o.ReadTime = 10 * time.Second
	}
	if o.ImportTime == 0 {
		o.ImportTime = time.Minute
	}
	if o.Patience == 0 {
		o.Patience = 30 * time.Second
	}
	if o.ImageMax == 0 {
		o.ImageMax = schema.ImageMax
	}
	if o.VideoMax == 0 {
		o.VideoMax = schema.VideoMax
	}
	if o.MediaPerFind == 0 {
		o.MediaPerFind = schema.MediaPerFind
	}
	if o.Streets == "" {
		o.Streets = StreetsOff
	}
	if o.Registration == "" {
		o.Registration = RegistrationByInvite
	}
	o.Invites = cmp.Or(o.Invites, InvitesMembers)
	s := &Server{Options: o, mux: http.NewServeMux(), classes: map[string]limit.Class{}, quit: make(chan struct{}),
		secure: o.BaseURL != nil && o.BaseURL.Scheme == "https"}
	s.shutdown = sync.OnceFunc(func() { close(s.quit) })
	s.keys = credential.NewKeys(o.Secret)
	s.passkeys = passkey.New(o.BaseURL)
	if o.Provider != nil {
		callback := callbackPath
		if o.BaseURL != nil {
			callback = o.BaseURL.String() + callbackPath
		}
		s.provider = oidc.New(*o.Provider, callback, o.Now)
	}
	s.limits = newLimits(o, s.keys)
	s.places = s.newFinder()
	s.web = webclient.New(webclient.Sources{Media: o.BucketOrigin, TilesURL: o.Tiles.URL, TileKind: o.Tiles.Kind, Streets: streetsOrigin(o.Streets)})
	s.spool = spool.Spool{Dir: o.TempDir, ImageMax: o.ImageMax, Patience: o.Patience}
	s.intake = intake.New(intake.Options{Store: o.Store, Library: o.Library, Gazetteer: o.Gazetteer, Uploads: s.limits.uploads, Publish: s.limits.rates.Publish,
		ReadTime: o.ImportTime, TempDir: o.TempDir, TempName: spool.Pattern, FileMax: max(o.ImageMax, o.VideoMax), PerFind: o.MediaPerFind, Now: o.Now, Log: o.Log})
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

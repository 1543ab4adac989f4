package server

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
	"finds/server/doctor"
	"finds/server/metrics"
	"finds/server/theme"
	"finds/store"
)

// clientConfig is what a client needs to know before a user signs in.
type clientConfig struct {
	Instance      schema.InstanceText `json:"instance"`
	Registration  Registration        `json:"registration" enum:"open,invite,closed" example:"invite"`
	Invites       Invites             `json:"invites" enum:"admins,members,off" doc:"Who may create invites: administrators, all members, or no one" example:"members"`
	PasswordLogin bool                `json:"passwordLogin" doc:"Whether accounts can sign in with a password" example:"true"`
	Passkeys      bool                `json:"passkeys" doc:"Whether accounts can have passkeys and sign in with them" example:"true"`
	Provider      providerConfig      `json:"provider"`
	Limits        limitsConfig        `json:"limits"`
	Tiles         TileSource          `json:"tiles" doc:"Base map"`
	Categories    []string            `json:"categories" doc:"Codes of the categories of finds, in the order in which to offer them. A find may have any other text as its category, which counts as other" sample:"[\"nature\",\"viewpoint\",\"water\",\"food\",\"cafe\",\"culture\",\"history\",\"art\",\"architecture\",\"shop\",\"play\",\"sport\",\"stay\",\"curiosity\"]"`
	Streets       streetsConfig       `json:"streets" doc:"Streets above the highest zoom of the base map"`
	Places        placesConfig        `json:"places" doc:"Place search"`
	PushKey       string              `json:"pushKey" doc:"VAPID public key to subscribe with; empty if push is off" sample:"BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"`
	Version       string              `json:"version" example:"1.0.0"`
}

type providerConfig struct {
	Enabled bool   `json:"enabled" doc:"Whether an identity provider is configured"`
	Name    string `json:"name" doc:"Name for its button" example:"Google"`
}

// TileSource is what clients need to know of the base map.
type TileSource struct {
	URL         string `json:"url" doc:"URL template of a tile with {z}, {x} and {y}; a path is on this service" example:"/tiles/{z}/{x}/{y}.mvt?v=5f0c6a1b2c3d4e5f"`
	Kind        string `json:"kind" enum:"vector,raster" doc:"Mapbox Vector Tiles with the layers of the Protomaps basemap, or images" example:"vector"`
	Attribution string `json:"attribution" doc:"Attribution to show on the map" example:"Natural Earth; GeoNames, CC BY 4.0"`
	Towns       string `json:"towns,omitempty" doc:"URL template of tiles with the names of places, for zooms from 6 to 10, to show where there are no streets; absent if url has them" example:"/tiles/towns/{z}/{x}/{y}.mvt?v=5f0c6a1b2c3d4e5f"`
	MaxZoom     int    `json:"maxZoom" doc:"Highest zoom that has tiles; beyond it, clients enlarge them" example:"6"`
}

type streetsConfig struct {
	Mode        Streets        `json:"mode" enum:"ask,on,off" doc:"Whether clients may load streets from url: ask the user first, on, or off" example:"ask"`
	URL         string         `json:"url" doc:"URL template of images with streets on another server, for places outside of the regions; empty if mode is off" example:"https://tile.openstreetmap.org/{z}/{x}/{y}.png"`
	Attribution string         `json:"attribution" doc:"Attribution to show on the map while tiles of url are shown" example:"© OpenStreetMap contributors"`
	MaxZoom     int            `json:"maxZoom" doc:"Highest zoom of url" example:"19"`
	Areas       bool           `json:"areas" doc:"Whether administrators can add areas with streets, and others can ask them to: POST /api/map/wishes" example:"true"`
	Regions     []streetRegion `json:"regions" doc:"Areas that have tiles above maxZoom of the base map, at its URL; the deepest first"`
}

// streetRegion is an area with tiles.
type streetRegion struct {
	West    float64 `json:"west" doc:"Longitude; greater than east in a region that contains a part of the antimeridian" example:"11.36"`
	South   float64 `json:"south" doc:"Latitude" example:"48.06"`
	East    float64 `json:"east" doc:"Longitude" example:"11.72"`
	North   float64 `json:"north" doc:"Latitude" example:"48.25"`
	MinZoom int     `json:"minZoom" doc:"Lowest zoom that has tiles" example:"7"`
	MaxZoom int     `json:"maxZoom" doc:"Highest zoom that has tiles" example:"15"`
}

type placesConfig struct {
	Source      string `json:"source" enum:"gazetteer,google,photon,nominatim" doc:"Source of GET /api/places" example:"gazetteer"`
	Attribution string `json:"attribution" doc:"Attribution to show with its places" example:"GeoNames, CC BY 4.0"`
	ShortLinks  bool   `json:"shortLinks" doc:"Whether POST /api/places/resolve asks the servers of short links"`
}

type limitsConfig struct {
	ImageBytes   int64 `json:"imageBytes" doc:"Maximum size of a photo in bytes" example:"26214400"`
	VideoBytes   int64 `json:"videoBytes" doc:"Maximum size of a video in bytes" example:"104857600"`
	MediaPerFind int   `json:"mediaPerFind" example:"10"`
	Title        int   `json:"title" doc:"Maximum length in code points" example:"100"`
	Description  int   `json:"description" doc:"Maximum length in code points" example:"500"`
	Category     int   `json:"category" doc:"Maximum length in code points" example:"50"`
	Caption      int   `json:"caption" doc:"Maximum length in code points" example:"200"`
	Comment      int   `json:"comment" doc:"Maximum length in code points" example:"500"`
}

var getConfig = forAnyone(operation{
	id:          "getConfig",
	pattern:     "GET /api/config",
	tag:         "Service",
	summary:     "Get the configuration of the instance",
	description: "What a client needs to know before sign-in.",
}, (*Server).getConfig)

func (s *Server) getConfig(ctx context.Context, _ *struct{}) (*bodyOf[clientConfig], error) {
	c, err := s.clientConfig(ctx)
	return &bodyOf[clientConfig]{c}, err
}

// nameOf returns the name of an instance for people.
func nameOf(v schema.InstanceText) string { return cmp.Or(v.Name, "Finds") }

func (s *Server) clientConfig(ctx context.Context) (clientConfig, error) {
	v, err := s.Store.Settings(ctx)
	if err != nil {
		return clientConfig{}, err
	}
	return clientConfig{
		Instance:      v.InstanceText,
		Registration:  s.registration(v),
		Invites:       s.invites(v),
		PasswordLogin: !s.Accounts.NoPasswordLogin,
		Passkeys:      s.passkeys != nil,
		Provider:      s.providerConfig(),
		Limits: limitsConfig{s.Media.ImageMax, s.Media.VideoMax, s.Media.PerFind, schema.TitleMax, schema.DescriptionMax, schema.CategoryMax,
			schema.CaptionMax, schema.CommentMax},
		Tiles:      s.tileSource(),
		Categories: v.CategoryCodes(),
		Streets:    s.streets(),
		Places:     s.placesConfig(),
		PushKey:    s.Push.Key,
		Version:    s.Version,
	}, nil
}

func (s *Server) providerConfig() providerConfig {
	if s.Accounts.Provider == nil {
		return providerConfig{}
	}
	return providerConfig{true, s.Accounts.Provider.Name}
}

var getHealth = file(operation{
	id:          "getHealth",
	pattern:     "GET /healthz",
	tag:         "Service",
	summary:     "Check that the process is alive",
	description: "Succeeds as long as the process runs.",
	types:       []string{"text/plain"},
	cannotFail:  true, // it depends on nothing that can
}, (*Server).getHealth)

func (s *Server) getHealth(w http.ResponseWriter, r *http.Request) error {
	return plainText(w, "alive\n")
}

func plainText(w http.ResponseWriter, text string) error {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	_, err := io.WriteString(w, text)
	return err
}

const (
	// readyWait is how long the database, or the storage, may take to answer.
	readyWait = 3 * time.Second
	// readyFor is how long its answer is cached: asking it writes to
	// the disk, and anyone may ask.
	readyFor = 3 * time.Second
)

// readiness is the last answer of the database or of the storage. Its lock is held while
// it is asked, so that concurrent requests ask it once.
type readiness struct {
	sync.Mutex
	at  time.Time
	err error
}

// look returns what ask returned last, or asks again if that is old.
func (r *readiness) look(ctx context.Context, now func() time.Time, ask func(context.Context) error) error {
	r.Lock()
	defer r.Unlock()
	if age := now().Sub(r.at); !r.at.IsZero() && age >= 0 && age < readyFor {
		return r.err
	}
	// The answer is for others too, whether or not this client waits for it.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), readyWait)
	defer cancel()
	err := ask(ctx)
	r.at, r.err = now(), err
	return err
}

var getReadiness = file(operation{
	id:      "getReadiness",
	pattern: "GET /readyz",
	tag:     "Service",
	summary: "Check that the service is ready",
	description: "Succeeds if the database responds. Without the storage of photos and videos the service still answers everything else, " +
		"so that a balancer should not take it out; with `storage=1` the operation succeeds only if the storage responds, too.",
	types: []string{"text/plain"},
	params: []*huma.Param{{Name: "storage", In: "query", Description: "`1` to check the storage of photos and videos, too", Example: "1",
		Schema: &huma.Schema{Type: "string", Enum: []any{"1"}}}},
	kinds: []schema.Kind{schema.Invalid, schema.Unavailable},
}, (*Server).getReadiness)

func (s *Server) getReadiness(w http.ResponseWriter, r *http.Request) error {
	if s.draining.Load() {
		return schema.ErrShuttingDown
	}
	storage := r.URL.Query().Get("storage")
	if storage != "" && storage != "1" {
		return schema.ErrInvalid(schema.Field{Location: "query.storage", Rule: schema.RuleEnum, Message: "expected 1"})
	}
	err := s.readiness.look(r.Context(), s.Now, s.Store.Ping)
	if err == nil && storage == "1" {
		err = s.storageReady(r.Context())
	}
	if err != nil {
		infoOf(r.Context()).err = fmt.Errorf("not ready: %w", err)
		return schema.ErrNoStorage
	}
	return plainText(w, "ready\n")
}

// storageReady returns an error if the storage of photos and videos does not respond, or not in time.
func (s *Server) storageReady(ctx context.Context) error {
	return s.storageState.look(ctx, s.Now, s.Media.Bucket.Check)
}

// storageUp is storageReady as a metric.
func (s *Server) storageUp() int {
	if s.storageReady(context.Background()) != nil {
		return 0
	}
	return 1
}

// newMetrics returns the metrics of the process: those of o.Collectors, and of the parts that
// every server has.
func (s *Server) newMetrics(o Options) *metrics.Metrics {
	h := s.limits.hashing
	list := append(slices.Clone(o.Operation.Collectors), metrics.Build(o.Version),
		metrics.Counter("finds_password_hashes_total", "Passwords hashed.", h.Started),
		metrics.Gauge("finds_password_hashes_running", "Passwords being hashed.", h.Running),
		metrics.Gauge("finds_password_hashes_waiting", "Passwords waiting to be hashed.", h.Waiting),
		metrics.Gauge("finds_streams", "Open streams of notifications.", s.limits.streams.Count))
	if o.Operation.DiskFree != nil {
		list = append(list, metrics.Disk(o.Operation.DiskFree))
	}
	if o.Store != nil { // a server that only describes the API has none
		list = append(list, o.Store.Collector(), metrics.Queues(o.Store))
	}
	if o.Media.Library != nil {
		list = append(list, o.Media.Library)
	}
	if o.Media.Bucket != nil {
		list = append(list, metrics.Gauge("finds_storage_up", "Whether the storage of photos and videos responds and accepts files: 1 or 0.", s.storageUp))
	}
	if o.Operation.Backups != nil {
		list = append(list, metrics.Backups(o.Operation.Backups)...)
	}
	return metrics.New(list...)
}

// Metrics answers Prometheus. It belongs on an address of its own.
func (s *Server) Metrics() http.Handler { return s.metrics.Handler() }

// diskLow is the number of free bytes of the disk below which administrators are warned.
const diskLow = 2 << 30

// registration returns who may create an account. Administrators set it, unless a flag does.
func (s *Server) registration(v store.Settings) Registration {
	if v.Registration == "" || slices.Contains(s.Accounts.Fixed, schema.SettingRegistration) {
		return s.Accounts.Registration
	}
	return Registration(v.Registration)
}

var getInstance = forAdmins(operation{
	id:          "getInstance",
	pattern:     "GET /api/admin/instance",
	summary:     "Get the settings of the instance",
	description: "What administrators can set. Anyone can read the name, description, rules, contact, accent colour, categories and start of the map in `GET /api/config`.",
}, (*Server).getInstance)

func (s *Server) getInstance(ctx context.Context, _ *struct{}) (*bodyOf[schema.Instance], error) {
	v, err := s.Store.Settings(ctx)
	if err != nil {
		return nil, err
	}
	return s.instance(ctx, v)
}

// instance returns settings as they apply: flags take precedence.
func (s *Server) instance(ctx context.Context, v store.Settings) (*bodyOf[schema.Instance], error) {
	limit, err := s.Store.MediaLimit(ctx)
	return &bodyOf[schema.Instance]{schema.Instance{InstanceText: v.InstanceText, Registration: string(s.registration(v)), Invites: string(s.inviters(v)),
		MediaLimit: limit, Fixed: append([]string{}, s.Accounts.Fixed...)}}, err
}

type updateInstanceInput struct {
	Body struct {
		Name         *string                `json:"name,omitempty" maxLength:"50" pattern:"line" doc:"Empty removes it" example:"Finds of the Rhine"`
		Description  *string                `json:"description,omitempty" maxLength:"500" pattern:"text" doc:"Empty removes it" example:"For the climbing club and its friends."`
		Rules        *string                `json:"rules,omitempty" maxLength:"5000" pattern:"text" doc:"Empty removes them" example:"Only publish your own photos."`
		Contact      *string                `json:"contact,omitempty" maxLength:"200" pattern:"line" doc:"Empty removes it" example:"kim@example.org"`
		StartView    *string                `json:"startView,omitempty" maxLength:"40" pattern:"line" doc:"What the map shows people who have not moved it yet: latitude,longitude,zoom, the zoom from 1 to 19. Empty removes it" example:"47.8,13.04,11"`
		Accent       *string                `json:"accent,omitempty" maxLength:"7" pattern:"^(#[0-9a-fA-F]{6})?$" patternDescription:"a colour such as #7c3aed" doc:"Accent colour of the pages, on which white text has a contrast of at least 4.5 to 1 (WCAG 2.2); empty restores that of the client" example:"#7c3aed"`
		Categories   []schema.Category      `json:"categories,omitempty" maxItems:"20" nullable:"false" doc:"Categories that clients offer, in their order; empty restores those of the client"`
		Registration *string                `json:"registration,omitempty" enum:"open,invite,closed" example:"invite"`
		Invites      *string                `json:"invites,omitempty" enum:"members,admins,off" doc:"Who may create invites" example:"members"`
		MediaLimit   schema.Optional[int64] `json:"mediaLimit,omitempty" minimum:"0" maximum:"1125899906842624" doc:"In bytes; 0 is none, null the limit of the service"`
	}
}

var updateInstance = forAdmins(operation{
	id:      "updateInstance",
	pattern: "PATCH /api/admin/instance",
	summary: "Change the settings of the instance",
	description: "Members that are left out do not change. Other processes on the same database follow within a second. What a flag or an " +
		"environment variable sets is in `fixed` and cannot be changed here.",
	kinds: []schema.Kind{schema.Conflict},
}, (*Server).updateInstance)

func (s *Server) updateInstance(ctx context.Context, in *updateInstanceInput) (*bodyOf[schema.Instance], error) {
	b := in.Body
	changes := map[string]bool{schema.SettingRegistration: b.Registration != nil, schema.SettingInvites: b.Invites != nil,
		schema.SettingMediaLimit: b.MediaLimit.Set}
	for name, isChanged := range changes {
		if isChanged && slices.Contains(s.Accounts.Fixed, name) {
			return nil, schema.ErrSetByFlag.At(name)
		}
	}
	if b.StartView != nil && *b.StartView != "" {
		if err := schema.CheckView(*b.StartView); err != nil {
			return nil, schema.ErrField("body.startView", schema.RulePattern, err.Error())
		}
	}
	if b.Accent != nil && *b.Accent != "" {
		if *b.Accent = strings.ToLower(*b.Accent); !theme.Valid(*b.Accent) {
			return nil, schema.ErrField("body.accent", schema.RuleAccent, "expected a darker colour, on which white text has a contrast of at least 4.5 to 1")
		}
	}
	if wrong := checkCategories(b.Categories); wrong != nil {
		return nil, schema.ErrInvalid(wrong...)
	}
	v, err := s.Store.UpdateSettings(ctx, actor(ctx), store.SettingsEdit{Name: b.Name, Description: b.Description, Rules: b.Rules,
		Contact: b.Contact, StartView: b.StartView, Accent: b.Accent, Categories: b.Categories, Registration: b.Registration, Invites: b.Invites, MediaLimit: b.MediaLimit})
	if err != nil {
		return nil, err
	}
	return s.instance(ctx, v)
}

// checkCategories returns what is wrong with categories, whose colours it writes in small letters.
func checkCategories(list []schema.Category) []schema.Field {
	wrong := schema.CheckCategories("categories", list)
	for i := range list {
		c := &list[i]
		if c.Color = strings.ToLower(c.Color); c.Color != "" && !theme.Valid(c.Color) {
			wrong = append(wrong, schema.Field{Location: fmt.Sprintf("body.categories[%d].color", i), Rule: schema.RuleAccent,
				Message: "expected a darker colour, on which white has a contrast of at least 4.5 to 1"})
		}
	}
	return wrong
}

var getOverview = forAdmins(operation{
	id:          "getOverview",
	pattern:     "GET /api/admin/overview",
	summary:     "Get the state of the instance",
	description: "How much is stored, what waits to be done, and what needs attention.",
	costly:      true,
}, (*Server).getOverview)

func (s *Server) getOverview(ctx context.Context, _ *struct{}) (*bodyOf[schema.Overview], error) {
	r, err := s.Store.Records(ctx)
	if err != nil {
		return nil, err
	}
	o := schema.Overview{Records: r, Version: s.Version}
	if s.Operation.DiskFree != nil {
		if free, ok := s.Operation.DiskFree(); ok {
			o.DiskFree = &free
		}
	}
	if s.Operation.Backups != nil {
		state := s.Operation.Backups()
		o.Backup = &state
	}
	o.Problems, err = s.problems(ctx, o.DiskFree)
	return &bodyOf[schema.Overview]{o}, err
}

// checked are the problems that findings of Options.Checks are, by the name of the check. The
// others take longer, and administrators ask for them.
var checked = map[string]string{"data": schema.ProblemData, "ffmpeg": schema.ProblemFFmpeg, "sandbox": schema.ProblemSandbox}

// problems lists what needs the attention of administrators, as far as that is cheap to find out.
func (s *Server) problems(ctx context.Context, diskFree *int64) ([]string, error) {
	v, err := s.Store.Settings(ctx)
	if err != nil {
		return nil, err
	}
	ahead, err := s.Store.Skew(ctx)
	if err != nil {
		return nil, err
	}
	list := []string{}
	add := func(is bool, code string) {
		if is {
			list = append(list, code)
		}
	}
	add(diskFree != nil && *diskFree < diskLow, schema.ProblemDisk)
	add(ahead.Abs() > store.ClockApart, schema.ProblemClock)
	add(s.Push.Key == "", schema.ProblemPush)
	add(s.Network.BaseURL == nil, schema.ProblemBaseURL)
	add(s.registration(v) == RegistrationOpen, schema.ProblemRegistration)
	add(s.Media.Bucket.Check(ctx) != nil, schema.ProblemStorage)
	cheap := slices.DeleteFunc(slices.Clone(s.Operation.Checks), func(c doctor.Check) bool { return checked[c.Name] == "" })
	for _, f := range doctor.Run(ctx, cheap) {
		add(f.Status != doctor.OK && !slices.Contains(list, checked[f.Check]), checked[f.Check])
	}
	add(s.Operation.Backups != nil && s.Operation.Backups().Problem, schema.ProblemBackup)
	return list, nil
}

// checkup is what the doctor found.
type checkup struct {
	Status   doctor.Status    `json:"status" enum:"ok,warn,fail" doc:"The worst of the findings" example:"warn"`
	Findings []doctor.Finding `json:"findings" nullable:"false"`
}

var checkInstance = forAdmins(operation{
	id:      "checkInstance",
	pattern: "GET /api/admin/checks",
	summary: "Check the instance",
	description: "What `finds doctor --quick` checks: data folder, database, storage, address, push, backups, identity provider, clock and decoders. " +
		"This takes seconds: the service also calls itself at its public address. A check that does not end in time fails.",
	costly: true,
}, (*Server).checkInstance)

func (s *Server) checkInstance(ctx context.Context, _ *struct{}) (*bodyOf[checkup], error) {
	found := append([]doctor.Finding{}, doctor.Run(ctx, s.Operation.Checks)...)
	return &bodyOf[checkup]{checkup{doctor.Worst(found), found}}, nil
}

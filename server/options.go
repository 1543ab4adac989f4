package server

import (
	"cmp"
	"context"
	"log/slog"
	"net/http"
	"net/netip"
	"net/url"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server/credential"
	"finds/server/doctor"
	"finds/server/oidc"
	"finds/server/places"
	"finds/server/theme"
	"finds/server/tiles"
	"finds/server/tiles/areas"
	"finds/store"
)

// Options are what a server is made of. Members that are not set have the values that
// their comments name.
type Options struct {
	Store   *store.Store
	Secret  []byte // 32 random bytes, the same for all processes on one database; nil makes some
	Log     *slog.Logger
	Now     func() time.Time // nil is time.Now
	Version string
	Theme   *theme.File // style sheet of the operator; nil for none

	Network   NetworkOptions
	Accounts  AccountOptions
	Media     MediaOptions
	Limits    LimitOptions
	Push      PushOptions
	Map       MapOptions
	Operation OperationOptions
}

// NetworkOptions say how clients reach the service.
type NetworkOptions struct {
	BaseURL        *url.URL // public URL of the service; nil if it is not configured
	Address        string   // host and port of this machine that the examples of the documentation call when BaseURL is nil
	TrustedProxies []netip.Prefix
	CORSOrigins    []string
}

// Registration says who may make an account.
type Registration string

// The modes of registration.
const (
	RegistrationOpen     Registration = "open"   // for all
	RegistrationByInvite Registration = "invite" // for those who have an invite
	RegistrationClosed   Registration = "closed" // the operator makes accounts
)

// AccountOptions say who may sign up, and how users sign in.
type AccountOptions struct {
	Registration    Registration    // unless administrators have chosen another one; "" is RegistrationByInvite
	Invites         Invites         // who may create invites; "" is InvitesMembers
	Fixed           []string        // schema.SettingRegistration and other settings that administrators cannot change
	Provider        *oidc.Config    // of identities, or nil
	NoPasswordLogin bool            // leaves the provider as the only way in
	HashCost        credential.Cost // of new password hashes; the zero value is credential.Standard
	HashWait        time.Duration   // that a password waits for its turn to be hashed; 0 is 3 seconds
	ProviderWait    time.Duration   // that all of its answers to one sign-in may take, less than the server has to write its own; 0 is 20 seconds
}

// MediaOptions say where photos and videos are, and how large they may be.
type MediaOptions struct {
	Library      *media.Library
	Bucket       bucket.Bucket
	Presign      func(ctx context.Context, method, key string) (string, error) // URL of a file at the bucket, for who may see it; nil to send files through the service
	BucketOrigin string                                                        // scheme and host of these URLs
	Signer       *media.Signer
	TempDir      string // for uploads while they arrive
	ImageMax     int64  // bytes; 0 is schema.ImageMax
	VideoMax     int64  // bytes; 0 is schema.VideoMax
	PerFind      int    // photos and videos; 0 is schema.MediaPerFind
}

// LimitOptions bound what one user or address may ask for, and how long it may take.
type LimitOptions struct {
	Reads      int           // a minute and user, but for media and the stream; 0 means no limit
	Writes     int           // a minute and user; 0 means no limit
	Uploads    int           // an hour and user
	Anonymous  int           // a minute and address
	ReadTime   time.Duration // that one read may take; 0 is 10 seconds
	Patience   time.Duration // that half a megabyte of a file may take on its way; 0 is 30 seconds
	ImportTime time.Duration // that reading a file of places may take; 0 is a minute
}

// PushOptions say how browsers subscribe to notifications.
type PushOptions struct {
	Key   string   // VAPID public key to subscribe with, or "" when push is off
	Hosts []string // names of push services that browsers may subscribe with
}

// MapOptions are the map and the places on it.
type MapOptions struct {
	Gazetteer     places.Gazetteer
	Geocoder      *places.Config    // that answers before the gazetteer; nil for that alone
	ResolveLinks  bool              // whether the servers of short links are asked where these lead
	LinkTransport http.RoundTripper // for tests, in place of the one that connects to public addresses alone; or nil
	Towns         TownMap           // places to show where there are no streets; nil for none
	Basemap       *tiles.Archive    // that tiles are read from; nil when there is none
	Tiles         TileSource        // description of the map for clients
	Regions       *tiles.Folder     // areas with streets, which Basemap does not have; nil for none
	Areas         *areas.Adder      // adds areas to Regions; nil if the map takes none
	Streets       Streets           // whether browsers may load streets from OpenStreetMap; "" is StreetsOff
}

// OperationOptions are what operators see of the service.
type OperationOptions struct {
	LogRequests bool                      // log every request, not only those answered with 500 and above
	Checks      []doctor.Check            // of finds doctor that cost little, for administrators
	Collectors  []prometheus.Collector    // of metrics that other parts of the process have
	DiskFree    func() (int64, bool)      // bytes free on the disk of the data folder, if that is known; nil if it is not
	Backups     func() schema.BackupState // state of the backups that the service makes; nil if it makes none
}

// setDefaults gives the members that are not set their values.
func (o *Options) setDefaults() {
	if o.Now == nil {
		o.Now = time.Now
	}
	a, m, l := &o.Accounts, &o.Media, &o.Limits
	a.Registration = cmp.Or(a.Registration, RegistrationByInvite)
	a.Invites = cmp.Or(a.Invites, InvitesMembers)
	a.HashCost = cmp.Or(a.HashCost, credential.Standard)
	a.HashWait = cmp.Or(a.HashWait, 3*time.Second)
	a.ProviderWait = cmp.Or(a.ProviderWait, 20*time.Second)
	m.ImageMax = cmp.Or(m.ImageMax, schema.ImageMax)
	m.VideoMax = cmp.Or(m.VideoMax, schema.VideoMax)
	m.PerFind = cmp.Or(m.PerFind, schema.MediaPerFind)
	l.ReadTime = cmp.Or(l.ReadTime, 10*time.Second)
	l.Patience = cmp.Or(l.Patience, 30*time.Second)
	l.ImportTime = cmp.Or(l.ImportTime, time.Minute)
	o.Map.Streets = cmp.Or(o.Map.Streets, StreetsOff)
}

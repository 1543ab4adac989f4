package command

import (
	"errors"
	"fmt"
	"math"
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"finds/embed"
	"finds/media"
	"finds/schema"
	"finds/server"
	"finds/server/theme"
	"finds/server/tiles"
	"finds/server/tiles/areas"
	"finds/server/tiles/extract"
)

// options reads the flags of serve, and refuses wrong ones. It needs no instance;
// addInstance adds what an instance has.
func (e *env) options() (o server.Options, err error) {
	o = server.Options{
		Version: e.version,
		Network: server.NetworkOptions{
			CORSOrigins: split(e.String("cors-origins")),
		},
		Accounts: server.AccountOptions{
			Registration: server.Registration(e.String("registration")),
			Invites:      server.Invites(e.String("invites")),
		},
		Media: server.MediaOptions{
			ImageMax: int64(e.Int("max-image-mb")) << 20,
			VideoMax: int64(e.Int("max-video-mb")) << 20,
			PerFind:  e.Int("max-media-per-find"),
		},
		Limits: server.LimitOptions{
			Reads:     e.Int("rate-reads"),
			Writes:    e.Int("rate-writes"),
			Uploads:   e.Int("rate-uploads"),
			Anonymous: e.Int("rate-anonymous"),
		},
		Push:      server.PushOptions{Hosts: split(strings.ToLower(e.String("push-allow-hosts")))},
		Map:       server.MapOptions{Streets: server.Streets(e.String("streets")), ResolveLinks: e.Bool("resolve-links")},
		Operation: server.OperationOptions{LogRequests: e.Bool("log-requests")},
	}
	switch o.Accounts.Registration {
	case server.RegistrationOpen, server.RegistrationByInvite, server.RegistrationClosed:
	default:
		return o, errors.New("--registration takes open, invite or closed")
	}
	switch o.Accounts.Invites {
	case server.InvitesAdmins, server.InvitesMembers, server.InvitesOff:
	default:
		return o, errors.New("--invites takes admins, members or off")
	}
	for flag, setting := range map[string]string{"registration": schema.SettingRegistration, "invites": schema.SettingInvites,
		"max-user-media": schema.SettingMediaLimit} {
		if e.IsSet(flag) {
			o.Accounts.Fixed = append(o.Accounts.Fixed, setting)
		}
	}
	slices.Sort(o.Accounts.Fixed)
	switch o.Map.Streets {
	case server.StreetsAsk, server.StreetsOn, server.StreetsOff:
	default:
		return o, errors.New("--streets takes ask, on or off")
	}
	for _, name := range []string{"rate-reads", "rate-writes", "rate-uploads", "rate-anonymous", "max-finds-per-user"} {
		if e.Int(name) < 0 {
			return o, fmt.Errorf("--%s takes a number of at least 0", name)
		}
	}
	for name, most := range map[string]int{"max-image-mb": 1024, "max-video-mb": 4096} {
		if n := e.Int(name); n < 1 || n > most {
			return o, fmt.Errorf("--%s takes a number from 1 to %d", name, most)
		}
	}
	if n := e.Int("media-workers"); n < 0 || n > 64 {
		return o, errors.New("--media-workers takes a number from 0 to 64")
	}
	if n := e.Int("max-media-per-find"); n < 1 || n > schema.MediaPerFind {
		return o, fmt.Errorf("--max-media-per-find takes a number from 1 to %d", schema.MediaPerFind)
	}
	if o.Network.BaseURL, err = e.baseURL(); err != nil {
		return o, err
	}
	if o.Accounts.Provider, err = e.provider(); err != nil {
		return o, err
	}
	if o.Accounts.NoPasswordLogin = !e.Bool("password-login"); o.Accounts.NoPasswordLogin && o.Accounts.Provider == nil {
		return o, errors.New("--password-login=false needs an identity provider: without --oauth-client-id no one can sign in")
	}
	if o.Map.Geocoder, err = e.geocoder(); err != nil {
		return o, err
	}
	for _, p := range split(e.String("trusted-proxies")) {
		prefix, err := parsePrefix(p)
		if err != nil {
			return o, fmt.Errorf("--trusted-proxies: %q is neither an address nor a network", p)
		}
		o.Network.TrustedProxies = append(o.Network.TrustedProxies, prefix)
	}
	for _, host := range o.Push.Hosts {
		if !schema.HostName.MatchString(host) {
			return o, fmt.Errorf("--push-allow-hosts: %q is not a host name such as push.example.org", host)
		}
	}
	for _, origin := range o.Network.CORSOrigins {
		if u, err := url.Parse(origin); err != nil || u.Scheme == "" || u.Host == "" || u.Path != "" {
			return o, fmt.Errorf("--cors-origins: %q is not an origin such as https://app.example.org", origin)
		}
	}
	return o, nil
}

// addInstance adds to options what the open instance has: its store, its files, its
// secrets, its places and its map. close releases them.
func (e *env) addInstance(o *server.Options, s secrets) (close func(), err error) {
	o.Theme = theme.Open(e.path(theme.FileName), e.log)
	o.Operation.DiskFree = func() (int64, bool) { return extract.Free(e.String("data")) }
	o.Operation.Checks = e.running(*o, s)
	o.Store, o.Log, o.Media.TempDir = e.store, e.log, e.path("tmp")
	o.Media.Bucket, o.Media.Presign, o.Media.BucketOrigin = e.storage, e.presign, e.bucketOrigin
	o.Media.Signer, o.Secret = media.NewSigner(s.Signing), s.Signing
	o.Media.Library = media.New(e.storage, media.Limits{Bytes: o.Media.ImageMax, VideoBytes: o.Media.VideoMax, Workers: e.Int("media-workers"), Poster: embed.Poster, Log: e.log})
	closeMap, err := e.basemap(o)
	if err != nil {
		return nil, err
	}
	g := e.gazetteer(0)
	o.Map.Gazetteer, o.Map.Towns = g, g
	if o.Map.Basemap != nil && o.Map.Basemap.Kind() == tiles.Vector {
		o.Map.Regions = tiles.OpenFolder(e.path(mapsFolder), e.log, time.Now)
		o.Map.Areas = &areas.Adder{Regions: o.Map.Regions, Builds: builds, Web: extract.Web{UserAgent: "Finds/" + e.version}, Most: areaMost, Log: e.log, Now: time.Now}
	} else { // a map of the operator's choice is not drawn over
		o.Map.Streets = server.StreetsOff
	}
	return func() {
		g.Close()
		if o.Map.Regions != nil {
			o.Map.Areas.Close()
			o.Map.Regions.Close()
		}
		closeMap()
	}, nil
}

// areaMost is how large an area may be that administrators add in the app; finds map add takes others.
const areaMost = 500e6

func parsePrefix(s string) (netip.Prefix, error) {
	if a, err := netip.ParseAddr(s); err == nil {
		return a.Prefix(a.BitLen())
	}
	p, err := netip.ParsePrefix(s)
	return p.Masked(), err
}

// split reads a comma-separated list.
func split(s string) (list []string) {
	for part := range strings.SplitSeq(s, ",") {
		if part = strings.TrimSpace(part); part != "" {
			list = append(list, part)
		}
	}
	return list
}

// baseURL reads the flag, or returns nil when it is empty.
func (e *env) baseURL() (*url.URL, error) {
	s := e.String("base-url")
	if s == "" {
		return nil, nil
	}
	u, err := url.Parse(s)
	if !strings.Contains(s, "://") {
		return nil, errors.New("--base-url takes a URL that begins with https:// or http://, such as https://finds.example.org")
	}
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Hostname() == "" || strings.Trim(u.Path, "/") != "" || strings.ContainsAny(s, "?#") {
		return nil, errors.New("--base-url takes a URL without a path, such as https://finds.example.org")
	}
	if u.User != nil { // it would be in what is answered, and in the log
		return nil, errors.New("--base-url takes a URL without a name or password before the host, such as https://finds.example.org")
	}
	u.Path = ""
	return u, nil
}

// sizes are what a size may end with.
var sizes = map[string]int64{"": 1, "B": 1, "KB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12, "KIB": 1 << 10, "MIB": 1 << 20, "GIB": 1 << 30, "TIB": 1 << 40}

var sizeForm = regexp.MustCompile(`^([0-9]{1,12}) ?([A-Z]*)$`)

// parseSize reads a size such as 5GiB, in bytes.
func parseSize(s string) (int64, bool) {
	m := sizeForm.FindStringSubmatch(strings.ToUpper(s))
	if m == nil || sizes[m[2]] == 0 {
		return 0, false
	}
	n, err := strconv.ParseInt(m[1], 10, 64)
	return n * sizes[m[2]], err == nil && n <= math.MaxInt64/sizes[m[2]]
}

// userMedia is how many bytes of media a user may have; 0 means no limit, as at
// commands that take none in.
func (e *env) userMedia() (int64, error) {
	text := e.String("max-user-media")
	if text == "" && e.Command.Name != "serve" {
		return 0, nil
	}
	n, ok := parseSize(text)
	if !ok {
		return 0, errors.New("--max-user-media takes a size such as 500MB or 5GiB, or 0 for no limit")
	}
	if n > 0 && n < 1e6 {
		return 0, fmt.Errorf("--max-user-media is %d bytes, too little for a photo; add a unit, such as %[1]dMB", n)
	}
	return n, nil
}

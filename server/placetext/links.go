package placetext

import (
	"cmp"
	"encoding/base64"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"finds/schema"
)

// linkMax is the length of a link that is read, in bytes.
const linkMax = 8000

// valuesMax is how many values of one parameter are read.
const valuesMax = 5

// link is a link of a map service, in parts.
type link struct {
	host  string   // in lower case, without www. and a port
	first string   // the host as it is written, which is a code with some schemes
	path  []string // decoded
	query url.Values
	after string // #, decoded
	text  string // the whole of it, decoded
}

// Link reads a link of a map service. It returns schema.ErrLinkUnknown for any other link, and
// schema.ErrLinkNoPoint for one that does not have a point. A short link and a short plus code are as in Found.
func Link(text string) (Found, error) { return readLink(strings.TrimSpace(text), 0) }

func readLink(text string, depth int) (Found, error) {
	if len(text) > linkMax || depth > 3 {
		return Found{}, schema.ErrLinkUnknown
	}
	if f, ok := geo(text); ok {
		return f, nil
	}
	if len(text) > 4 && strings.EqualFold(text[:4], "geo:") {
		return Found{}, schema.ErrLinkNoPoint
	}
	if q, is := strings.CutPrefix(text, "google.navigation:"); is {
		text = "comgooglemaps://?" + q
	}
	if !schemeStart.MatchString(text) {
		text = "https://" + text
	}
	u := parseURL(text)
	if u == nil || u.User != nil {
		return Found{}, schema.ErrLinkUnknown
	}
	if ask := shortLink(u); ask != nil {
		return Found{Ask: ask}, nil
	}
	l := partsOf(u)
	if inner := l.wrapped(); inner != "" {
		return readLink(inner, depth+1)
	}
	source := service(u.Scheme, l)
	read := readers[source]
	if read == nil {
		return Found{}, schema.ErrLinkUnknown
	}
	f, ok := read(l)
	if !ok {
		return Found{}, schema.ErrLinkNoPoint
	}
	f.Source = source
	return f, nil
}

var schemeStart = regexp.MustCompile(`(?i)^[a-z][a-z0-9+.-]*:`)

// badEscape matches percent signs that begin no escape.
var badEscape = regexp.MustCompile(`%([^0-9A-Fa-f]|[0-9A-Fa-f][^0-9A-Fa-f]|.?$)`)

// parseURL parses a link, also one whose name has percent signs as they are. It returns nil if it is none.
func parseURL(text string) *url.URL {
	u, err := url.Parse(text)
	if err != nil {
		u, err = url.Parse(badEscape.ReplaceAllString(text, "%25$1"))
	}
	if err != nil {
		return nil
	}
	return u
}

func partsOf(u *url.URL) link {
	l := link{first: u.Host, host: strings.TrimPrefix(strings.TrimSuffix(strings.ToLower(u.Hostname()), "."), "www."), query: url.Values{}, after: unescape(u.EscapedFragment(), false)}
	for p := range strings.SplitSeq(strings.Trim(u.EscapedPath(), "/"), "/") {
		l.path = append(l.path, unescape(p, true))
	}
	for p := range strings.SplitSeq(u.RawQuery, "&") { // those of some services have semicolons
		key, value, _ := strings.Cut(p, "=")
		l.query.Add(unescape(key, true), unescape(value, true))
	}
	l.text = unescape(u.EscapedPath()+"?"+u.RawQuery+"#"+u.EscapedFragment(), true)
	return l
}

// wrapped returns the link that a page before another one leads to, such as the one where Google asks for consent.
func (l link) wrapped() string {
	if !isGoogle(l.host) {
		return ""
	}
	for _, page := range []struct{ path, key string }{{"url", "q"}, {"url", "url"}, {"sorry", "continue"}} {
		if to := l.query.Get(page.key); l.path[0] == page.path && strings.HasPrefix(to, "https://") {
			return to
		}
	}
	if to := l.query.Get("continue"); strings.HasPrefix(l.host, "consent.") && strings.HasPrefix(to, "https://") {
		return to
	}
	return ""
}

var googleHost = regexp.MustCompile(`^(?:[a-z]+\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$`)

func isGoogle(host string) bool { return googleHost.MatchString(host) }

// IsGoogle reports whether a link is one of Google's, also a short one.
func IsGoogle(text string) bool {
	u := parseURL(text)
	if u == nil {
		return false
	}
	host := strings.TrimPrefix(strings.ToLower(u.Hostname()), "www.")
	return isGoogle(host) || host == "goo.gl" || host == "g.co" || strings.HasSuffix(host, ".goo.gl")
}

// service returns the source of a link, or "".
func service(scheme string, l link) string {
	switch strings.ToLower(scheme) {
	case "http", "https":
	case "comgooglemaps", "comgooglemapsurl":
		return Google
	case "maps":
		return Apple
	case "om", "ge0", "cm", "mapsme":
		return OrganicMaps
	default:
		return ""
	}
	switch l.host {
	case "maps.apple.com":
		return Apple
	case "openstreetmap.org", "osm.org", "m.openstreetmap.org", "openstreetmap.de", "osmand.net":
		return OSM
	case "bing.com", "cn.bing.com":
		return Bing
	case "here.com", "wego.here.com", "share.here.com", "m.here.com", "maps.here.com":
		return Here
	case "omaps.app", "ge0.me", "comaps.at":
		return OrganicMaps
	case "plus.codes":
		return PlusCode
	}
	if isGoogle(l.host) && (l.path[0] == "maps" || strings.HasPrefix(l.host, "maps.")) {
		return Google
	}
	return ""
}

// readers read the links of each service, the surest point first. ok is false if a link has none.
var readers = map[string]func(link) (f Found, ok bool){
	Google: googleLink, Apple: appleLink, OSM: osmLink, Bing: bingLink, Here: hereLink, OrganicMaps: organicLink, PlusCode: plusLink,
}

// param reads the first of some parameters that has a point.
func (l link) param(keys ...string) (f Found, ok bool) {
	for _, key := range keys {
		for _, value := range l.query[key][:min(len(l.query[key]), valuesMax)] {
			if f, ok = pointIn(value); ok {
				return f, true
			}
		}
	}
	return Found{}, false
}

// camera marks a point as that of a view.
func camera(f Found, ok bool) (Found, bool) {
	f.IsCamera = true
	return f, ok
}

var (
	googlePin    = regexp.MustCompile(`!3d(-?[0-9]{1,3}(?:\.[0-9]+)?)!4d(-?[0-9]{1,3}(?:\.[0-9]+)?)`)
	googleTarget = regexp.MustCompile(`.*!1d(-?[0-9]{1,3}(?:\.[0-9]+)?)!2d(-?[0-9]{1,3}(?:\.[0-9]+)?)(.*)`) // of a route, the last one, longitude first
	googleCamera = regexp.MustCompile(`/@(-?[0-9]{1,3}(?:\.[0-9]+)?),(-?[0-9]{1,3}(?:\.[0-9]+)?)(?:,|/|\?|#|$)`)
)

func googleLink(l link) (f Found, ok bool) {
	title := ""
	for i, p := range l.path[:len(l.path)-1] {
		next := l.path[i+1]
		if p != "place" && p != "search" || strings.HasPrefix(next, "@") || strings.HasPrefix(next, "data=") {
			continue
		}
		if f, ok = pointIn(next); ok && strings.ContainsAny(next, ",°") { // a dropped pin
			return f, true
		}
		if p == "place" {
			title = next
		}
	}
	title = cmp.Or(title, l.query.Get("q"), l.query.Get("query"), l.query.Get("destination"), l.query.Get("daddr"))
	f, ok = googlePoint(l)
	if !ok || f.IsCamera {
		code, _, is := codeInLine(title)
		switch {
		case is && !code.known() && ok && prefixMax > strings.IndexByte(code.Code, '+'): // the camera is near
			if at, err := Complete(code.Code, schema.Point{Latitude: f.Latitude, Longitude: f.Longitude}); err == nil {
				return Found{Latitude: at.Latitude, Longitude: at.Longitude}, true
			}
		case is && (code.known() || code.Near != ""):
			return code, true
		}
	}
	if f.Name == "" && ok {
		if _, _, is := codeInLine(title); !is && !isPoint(title) {
			f.Name = name(title)
		}
	}
	return f, ok
}

// googlePoint reads the points of a link that is not the one of a dropped pin.
func googlePoint(l link) (f Found, ok bool) {
	if m := googlePin.FindStringSubmatch(l.text); m != nil {
		return pointOf(m[1], m[2])
	}
	if f, ok = l.param("q", "query", "destination", "daddr", "markers"); ok {
		return f, true
	}
	if slices.Contains(l.path, "dir") {
		stop := ""
		for _, p := range l.path {
			if strings.HasPrefix(p, "@") || strings.HasPrefix(p, "data=") {
				break
			}
			stop = p // the last one, which may be empty
		}
		if f, ok = pointIn(stop); ok {
			return f, true
		}
		if m := googleTarget.FindStringSubmatch(l.text); m != nil && stop != "" && !strings.Contains(m[3], "!1m0") { // of the last stop
			return pointOf(m[2], m[1])
		}
	}
	if f, ok = l.param("ll"); ok && (l.query.Has("cid") || l.query.Has("ftid")) { // the middle of a map that was made for the place
		return f, true
	}
	if m := googleCamera.FindStringSubmatch(l.text); m != nil {
		return camera(pointOf(m[1], m[2]))
	}
	return camera(l.param("ll", "center", "viewpoint", "cbll", "sll"))
}

// isPoint reports whether a text is coordinates, also with an O that may be east or west.
func isPoint(s string) bool {
	_, ok := pointIn(sides(plain(s), "E"))
	return ok
}

func appleLink(l link) (f Found, ok bool) {
	title := ""
	for _, key := range []string{"name", "q", "address", "daddr"} {
		if v := l.query.Get(key); !isPoint(v) {
			title = cmp.Or(title, v)
		}
	}
	if f, ok = l.param("coordinate"); ok && l.path[0] == "look-around" {
		return camera(f, ok)
	}
	if !ok {
		f, ok = l.param("ll")
		// Without something to show there, it is the middle of the map.
		if ok && title == "" && !l.query.Has("auid") {
			if q, is := l.param("q"); is {
				f = q
			} else {
				f.IsCamera = true
			}
		}
	}
	if !ok {
		f, ok = l.param("q", "daddr", "destination", "address")
	}
	if !ok {
		return camera(l.param("center", "sll", "near"))
	}
	if f.Name == "" && !f.IsCamera {
		f.Name = name(title)
	}
	return f, true
}

// osmMap matches the view after #.
var osmMap = regexp.MustCompile(`(?:^|&)map=[0-9.]+/(-?[0-9.]+)/(-?[0-9.]+)`)

func osmLink(l link) (f Found, ok bool) {
	if f, ok = pointOf(l.query.Get("mlat"), l.query.Get("mlon")); ok {
		return f, true
	}
	if f, ok = l.param("query", "pin"); ok {
		return f, true
	}
	if l.host == "osmand.net" {
		return pointOf(l.query.Get("lat"), l.query.Get("lon"))
	}
	if route := strings.Split(cmp.Or(l.query.Get("to"), l.query.Get("route")), ";"); slices.Contains(l.path, "directions") {
		if f, ok = pointIn(route[len(route)-1]); ok {
			return f, true
		}
	}
	if l.path[0] == "go" && len(l.path) > 1 {
		f, ok = osmShort(l.path[1])
		f.IsCamera = !l.query.Has("m")
		return f, ok
	}
	if m := osmMap.FindStringSubmatch(l.after); m != nil {
		return camera(pointOf(m[1], m[2]))
	}
	return camera(pointOf(l.query.Get("lat"), l.query.Get("lon")))
}

var (
	bingPin    = regexp.MustCompile(`^(?:.*~)?(?:point|pos)\.(-?[0-9.]+)_(-?[0-9.]+)(?:_([^_~]*))?`)
	bingCamera = regexp.MustCompile(`^(-?[0-9.]+)~(-?[0-9.]+)$`)
)

func bingLink(l link) (f Found, ok bool) {
	if l.path[0] != "maps" {
		return f, false
	}
	for _, key := range []string{"sp", "rtp"} {
		value := l.query.Get(key)
		if key == "rtp" { // the last stop
			value = value[strings.LastIndexByte(value, '~')+1:]
		}
		if m := bingPin.FindStringSubmatch(value); m != nil {
			f, ok = pointOf(m[1], m[2])
			f.Name = name(m[3])
			return f, ok
		}
	}
	if f, ok = l.param("where1", "q", "where"); ok {
		return f, true
	}
	if m := bingCamera.FindStringSubmatch(l.query.Get("cp")); m != nil {
		return camera(pointOf(m[1], m[2]))
	}
	return f, false
}

var (
	herePin    = regexp.MustCompile(`^(?:([^:]*):)?(-?[0-9.]+),(-?[0-9.]+)(?:,(.*))?$`)
	hereHidden = regexp.MustCompile(`lat=(-?[0-9.]+);lon=(-?[0-9.]+)`)
	hereName   = regexp.MustCompile(`(?:^|;)n=([^;]+)`)
)

func hereLink(l link) (f Found, ok bool) {
	// The last part with a point: that of a route is its end.
	for i := len(l.path) - 1; i >= 0; i-- {
		if code, is := strings.CutPrefix(l.path[i], "s-"); is && i > 0 && l.path[i-1] == "p" {
			return hereCode(code)
		}
		if m := herePin.FindStringSubmatch(l.path[i]); m != nil {
			if f, ok = pointOf(m[2], m[3]); ok {
				f.Name = name(cmp.Or(m[1], l.query.Get("msg"), m[4]))
				return f, true
			}
		}
		if l.path[0] == "directions" {
			break
		}
	}
	if m := herePin.FindStringSubmatch(l.query.Get("map")); m != nil {
		return camera(pointOf(m[2], m[3]))
	}
	return f, false
}

// hereCode reads the code of a place, which is text in base64.
func hereCode(code string) (f Found, ok bool) {
	b, err := base64.RawStdEncoding.DecodeString(strings.NewReplacer("-", "+", "_", "/", " ", "+", "=", "").Replace(code))
	m := hereHidden.FindStringSubmatch(string(b))
	if err != nil || m == nil {
		return f, false
	}
	f, ok = pointOf(m[1], m[2])
	if n := hereName.FindStringSubmatch(string(b)); n != nil {
		f.Name = name(unescape(n[1], true))
	}
	return f, ok
}

func organicLink(l link) (f Found, ok bool) {
	if f, ok = l.param("ll", "dll"); ok { // om://map?ll=…&n=…, or the end of a route
		f.Name = name(l.query.Get("n"))
		return f, true
	}
	parts := l.path
	if organicCode.MatchString(l.first) { // om://o4B4pYZsRs/Name
		parts = append([]string{l.first}, parts...)
	}
	if parts[0] == strings.ToLower(parts[0]) && !strings.ContainsAny(parts[0], "0123456789-_") { // a page
		return Found{}, false
	}
	f, ok = organicShort(parts[0])
	if ok && len(parts) > 1 {
		f.Name = name(strings.ReplaceAll(parts[1], "_", " "))
	}
	return f, ok
}

func plusLink(l link) (f Found, ok bool) {
	f, _, ok = codeInLine(strings.ReplaceAll(l.path[0], " ", "+"))
	return f, ok && f.known()
}

// shortHosts are the hosts whose links only their servers can read, and how their paths begin.
var shortHosts = map[string]string{
	"maps.app.goo.gl": "/",
	"goo.gl":          "/maps/",
	"g.co":            "/maps/",
	"maps.apple":      "/",
}

// shortLink returns the address to ask of a short link, or nil for any other one.
func shortLink(u *url.URL) *url.URL {
	host := strings.ToLower(u.Hostname())
	start, known := shortHosts[host]
	path := u.EscapedPath()
	if !known || u.Scheme != "https" && u.Scheme != "http" || u.Port() != "" && u.Port() != "443" && u.Port() != "80" ||
		!strings.HasPrefix(path, start) || len(path) <= len(start) || strings.Contains(path, "..") || strings.Contains(strings.ToLower(path), "%2e") {
		return nil
	}
	return &url.URL{Scheme: "https", Host: host, Path: u.Path, RawPath: u.RawPath, RawQuery: u.RawQuery}
}

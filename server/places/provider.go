package places

import (
	"errors"
	"net/url"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"finds/schema"
)

// Names of the providers in URLs and headers.
const (
	Google    = "google"
	Photon    = "photon"
	Nominatim = "nominatim"
)

// Config selects a provider.
type Config struct {
	Name string
	URL  *url.URL // base URL, without the path of an operation
	Key  string   // API key for Google
}

// googleURL is the base URL of Google's Places API.
var googleURL = &url.URL{Scheme: "https", Host: "places.googleapis.com"}

// GoogleConfig returns the configuration for Google Places (New) with an API key.
func GoogleConfig(key string) *Config { return &Config{Name: Google, URL: googleURL, Key: key} }

// ParseURL parses the URL of a Photon or Nominatim server. The kind of server is given by
// a prefix, as in photon:https://…, or else derived from the host or from the end of the
// path.
func ParseURL(text string) (*Config, error) {
	c := &Config{}
	for _, name := range []string{Photon, Nominatim} {
		if rest, ok := strings.CutPrefix(text, name+":"); ok {
			c.Name, text = name, rest
		}
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.Fragment != "" {
		return nil, errors.New("expected a URL such as photon:https://photon.example.org or nominatim:https://nominatim.example.org")
	}
	u.Path = strings.TrimSuffix(u.Path, "/")
	hints := map[string]string{Photon: "/api", Nominatim: "/search"}
	for name, end := range hints {
		if c.Name == "" && (strings.Contains(u.Host, name) || strings.HasSuffix(u.Path, end) || strings.HasSuffix(u.Path, "/"+name)) {
			c.Name = name
		}
	}
	if c.Name == "" {
		return nil, errors.New("write photon: or nominatim: before the URL, as in photon:https://photon.example.org")
	}
	u.Path = strings.TrimSuffix(u.Path, hints[c.Name])
	c.URL = u
	return c, nil
}

const (
	nameMost    = schema.LocationNameMax // code points
	addressMost = 200
	most        = 20 // maximum number of places in one response
)

// found returns a place with its texts as lines of bounded lengths, and reports whether it is valid.
func found(p schema.FoundPlace) (schema.FoundPlace, bool) {
	p.ID, p.Name, p.Address, p.Attribution = line(p.ID, 300), line(p.Name, nameMost), line(p.Address, addressMost), line(p.Attribution, nameMost)
	return p, p.Name != "" && p.Latitude >= -90 && p.Latitude <= 90 && p.Longitude >= -180 && p.Longitude <= 180
}

// line converts s to a single line of at most the given number of code points.
func line(s string, most int) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return ' '
		}
		return r
	}, norm.NFC.String(strings.ToValidUTF8(s, "")))
	r := []rune(strings.Join(strings.Fields(s), " "))
	return strings.TrimSpace(string(r[:min(len(r), most)]))
}

// join joins the parts of an address, omitting those that are empty or equal to the name
// or to the previous part.
func join(name string, parts ...string) string {
	var list []string
	for _, p := range parts {
		p = strings.TrimSpace(p)
		if p == "" || p == name || len(list) > 0 && list[len(list)-1] == p {
			continue
		}
		list = append(list, p)
	}
	return strings.Join(list, ", ")
}

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

// found returns a place with the given values, and reports whether they are valid.
func found(id, name, address string, lat, lng float64, attribution string) (schema.FoundPlace, bool) {
	p := schema.FoundPlace{ID: line(id, 300), Name: line(name, nameMost), Address: line(address, addressMost), Latitude: lat, Longitude: lng, Attribution: line(attribution, nameMost)}
	return p, p.Name != "" && lat >= -90 && lat <= 90 && lng >= -180 && lng <= 180
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

package places

import (
	"errors"
	"net/url"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"finds/schema"
)

// The names of the providers, as URLs and headers have them.
const (
	Google    = "google"
	Photon    = "photon"
	Nominatim = "nominatim"
)

// Config is which provider is called, and how.
type Config struct {
	Name string
	URL  *url.URL // where it is, without the path of an operation
	Key  string   // of Google
}

// googleURL is where Google's Places API is.
var googleURL = &url.URL{Scheme: "https", Host: "places.googleapis.com"}

// GoogleConfig is that of Google Places (New) with a key.
func GoogleConfig(key string) *Config { return &Config{Name: Google, URL: googleURL, Key: key} }

// ParseURL reads the URL of a Photon or a Nominatim. Which of the two follows from
// a name before it, photon:https://…, or else by its host or the end of its path.
func ParseURL(text string) (*Config, error) {
	c := &Config{}
	for _, name := range []string{Photon, Nominatim} {
		if rest, ok := strings.CutPrefix(text, name+":"); ok {
			c.Name, text = name, rest
		}
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.Fragment != "" {
		return nil, errors.New("it takes an address such as photon:https://photon.example.org or nominatim:https://nominatim.example.org")
	}
	u.Path = strings.TrimSuffix(u.Path, "/")
	hints := map[string]string{Photon: "/api", Nominatim: "/search"}
	for name, end := range hints {
		if c.Name == "" && (strings.Contains(u.Host, name) || strings.HasSuffix(u.Path, end) || strings.HasSuffix(u.Path, "/"+name)) {
			c.Name = name
		}
	}
	if c.Name == "" {
		return nil, errors.New("say which it is, photon:https://… or nominatim:https://…")
	}
	u.Path = strings.TrimSuffix(u.Path, hints[c.Name])
	c.URL = u
	return c, nil
}

const (
	nameMost    = schema.LocationNameMax // code points
	addressMost = 200
	most        = 20 // places of one answer
)

// found makes a place of what a provider says, or reports that it is none.
func found(id, name, address string, lat, lng float64, attribution string) (schema.FoundPlace, bool) {
	p := schema.FoundPlace{ID: line(id, 300), Name: line(name, nameMost), Address: line(address, addressMost), Latitude: lat, Longitude: lng, Attribution: line(attribution, nameMost)}
	return p, p.Name != "" && lat >= -90 && lat <= 90 && lng >= -180 && lng <= 180
}

// line brings a text to one line of at most so many code points.
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

// join makes an address of parts, without those that are empty, said before or
// the name itself.
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

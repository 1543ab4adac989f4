package importing

import (
	"net/url"
	"regexp"
	"strings"

	"finds/schema"
)

// savedRow is a line of a list of saved places of Google.
func savedRow(c map[string]string) Row {
	r := Row{Title: c["title"], Description: both(c["description"], c["comment"])}
	r.tag(c["category"], c["tags"], "")
	link := c["url"]
	if u, err := url.Parse(link); err != nil || !google(u.Hostname()) {
		r.Description = withLink(r.Description, link, schema.DescriptionMax)
	}
	if lat, lng, ok := linkPoint(link); ok {
		r.point(lat, lng)
	}
	if link != "" && len(link) < 4096 {
		r.Source = "google " + link
	}
	return r
}

func google(host string) bool {
	host = strings.TrimPrefix(host, "www.")
	return strings.HasPrefix(host, "google.") || strings.HasPrefix(host, "maps.google.") || host == "maps.app.goo.gl" || host == "goo.gl"
}

// The points that the links of Google Maps have, the surest first. The camera of a map, in @, is
// hundreds of metres away from the place, and so is not taken.
var linkPoints = []*regexp.Regexp{
	regexp.MustCompile(`/maps/search/(-?[0-9]{1,2}(?:\.[0-9]+)?),[+ ]*(-?[0-9]{1,3}(?:\.[0-9]+)?)`),
	regexp.MustCompile(`!3d(-?[0-9]{1,2}(?:\.[0-9]+)?)!4d(-?[0-9]{1,3}(?:\.[0-9]+)?)`),
	regexp.MustCompile(`[?&](?:q|query|ll)=(-?[0-9]{1,2}(?:\.[0-9]+)?),[+ ]*(-?[0-9]{1,3}(?:\.[0-9]+)?)`),
}

func linkPoint(link string) (lat, lng string, ok bool) {
	if len(link) > 4096 {
		return "", "", false
	}
	if plain, err := url.PathUnescape(link); err == nil {
		link = plain
	}
	for _, e := range linkPoints {
		if m := e.FindStringSubmatch(link); m != nil {
			return m[1], m[2], true
		}
	}
	return "", "", false
}

package sharepage

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"finds/schema"
	"finds/server/geofile"
)

// WriteGeoJSON writes the finds as features (RFC 7946). The geometry of a hidden place is null.
func (p Page) WriteGeoJSON(w io.Writer) error {
	list := []geofile.Feature{}
	for _, f := range p.Finds {
		properties := map[string]any{"title": f.Title, "date": f.CreatedAt.Format("2006-01-02"), "link": p.link(f)}
		add := func(name, text string) {
			if text != "" {
				properties[name] = text
			}
		}
		add("description", f.Description)
		add("category", f.Category)
		var point *geofile.Point
		if at := f.Place; at != nil {
			point = geofile.NewPoint(at.Latitude, at.Longitude)
			add("place", at.Name)
			if at.Area > 0 {
				properties["areaKilometres"] = at.Area
			}
		}
		var media []string
		for _, m := range f.Media {
			media = append(media, p.Origin+m.URL)
		}
		if media != nil {
			properties["media"] = media
		}
		list = append(list, geofile.NewFeature(f.ID, point, properties))
	}
	return json.NewEncoder(w).Encode(map[string]any{"type": "FeatureCollection", "features": list})
}

// link is the address of a find in the page.
func (p Page) link(f schema.SharedFind) string { return p.Address() + "#f-" + f.ID }

// WriteGPX writes the finds as waypoints of GPX 1.1, or returns schema.ErrNotFound if the share hides places.
func (p Page) WriteGPX(w io.Writer) error {
	if p.Hidden {
		return schema.ErrNotFound
	}
	var g struct {
		XMLName xml.Name
		Version string             `xml:"version,attr"`
		Creator string             `xml:"creator,attr"`
		Name    string             `xml:"metadata>name"`
		Points  []geofile.Waypoint `xml:"wpt"`
	}
	g.XMLName = xml.Name{Space: geofile.GPXNamespace, Local: "gpx"}
	g.Version, g.Creator, g.Name = "1.1", "Finds", p.Heading()
	for _, f := range p.Finds {
		at := f.Place
		if at == nil {
			continue
		}
		point := geofile.Waypoint{Latitude: geofile.Degrees(at.Latitude), Longitude: geofile.Meridian(at.Longitude), Name: f.Title,
			Description: f.Description, Links: []geofile.Link{{Href: p.link(f)}}, Type: f.Category}
		if at.Area > 0 {
			point.Comment = p.PlaceName(at)
		}
		g.Points = append(g.Points, point)
	}
	return writeXML(w, g)
}

type atomLink struct {
	Rel  string `xml:"rel,attr,omitempty"`
	Type string `xml:"type,attr,omitempty"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	ID        string     `xml:"id"`
	Title     string     `xml:"title"`
	Published string     `xml:"published"`
	Updated   string     `xml:"updated"`
	Links     []atomLink `xml:"link"`
	Content   string     `xml:"content,omitempty"`
	Point     string     `xml:"http://www.georss.org/georss point,omitempty"`
}

// WriteAtom writes the finds as a feed (RFC 4287) with points of GeoRSS.
func (p Page) WriteAtom(w io.Writer) error {
	var a struct {
		XMLName struct{}    `xml:"http://www.w3.org/2005/Atom feed"`
		ID      string      `xml:"id"`
		Title   string      `xml:"title"`
		Updated string      `xml:"updated"`
		Author  string      `xml:"author>name"`
		Links   []atomLink  `xml:"link"`
		Entries []atomEntry `xml:"entry"`
	}
	a.ID, a.Title, a.Author, a.Updated = p.Address(), p.Heading(), p.Shown(), "1970-01-01T00:00:00Z"
	a.Links = []atomLink{{Rel: "alternate", Type: "text/html", Href: p.Address()}, {Rel: "self", Type: "application/atom+xml", Href: p.Address() + "/feed.atom"}}
	for _, f := range p.Finds {
		e := atomEntry{ID: "urn:finds:" + f.ID, Title: f.Title, Published: day(f.CreatedAt), Updated: day(f.CreatedAt), Links: []atomLink{{Href: p.link(f)}}}
		e.Content = strings.TrimSpace(f.Description)
		if at := f.Place; at != nil {
			e.Point = fmt.Sprint(at.Latitude, " ", at.Longitude)
		}
		for _, m := range f.Media {
			kind := "image/webp"
			if m.Type == "video" {
				kind = "" // the address has it
			}
			e.Links = append(e.Links, atomLink{Rel: "enclosure", Type: kind, Href: p.Origin + m.URL})
		}
		if a.Updated < e.Updated {
			a.Updated = e.Updated
		}
		a.Entries = append(a.Entries, e)
	}
	return writeXML(w, a)
}

// day is the beginning of a day: the page does not tell the time of day, and nor do the feeds.
func day(t schema.Time) string { return t.Format("2006-01-02") + "T00:00:00Z" }

func writeXML(w io.Writer, v any) error {
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	return xml.NewEncoder(w).Encode(v)
}

package archive

import (
	"encoding/xml"
	"io"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"

	"finds/schema"
	"finds/server/geofile"
)

// text is a file that lists the finds.
type text struct {
	name       string
	begin, end string
	delimiter  string // between finds
	find       func(io.Writer, Find) error
}

// listsBegin is between the finds and the lists of finds.json.
const listsBegin = "\n],\"lists\":[\n"

// texts are in the order of an archive.
var texts = []text{
	{FindsFile, `{"format":"` + Format + `","version":` + strconv.Itoa(Version) + `,"finds":[` + "\n", "\n]}\n", ",\n", func(w io.Writer, f Find) error { return json.MarshalWrite(w, f) }},
	{GeoJSONFile, `{"type":"FeatureCollection","features":[` + "\n", "\n]}\n", ",\n", writeFeature},
	{GPXFile, xml.Header + `<gpx version="1.1" creator="Finds" xmlns="` + geofile.GPXNamespace + `">` + "\n", "\n</gpx>\n", "\n", writeWaypoint},
	{KMLFile, xml.Header + `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Finds</name>` + "\n", "\n</Document></kml>\n", "\n", writePlacemark},
}

// properties are those of a find in GeoJSON.
type properties struct {
	Title       string          `json:"title"`
	Description *string         `json:"description"`
	Category    *string         `json:"category"`
	Place       string          `json:"place"`
	Audience    schema.Audience `json:"audience"`
	IsPublic    bool            `json:"isPublic"`
	CreatedAt   schema.Time     `json:"createdAt"`
	Media       []Media         `json:"media"`
}

func writeFeature(w io.Writer, f Find) error {
	return json.MarshalWrite(w, geofile.NewFeature(f.ID, geofile.NewPoint(f.Location.Latitude, f.Location.Longitude),
		properties{f.Title, f.Description, f.Category, f.Location.Name, f.Audience, f.IsPublic, f.CreatedAt, f.Media}))
}

// writeWaypoint writes a find in GPX, with the name of its place as the comment.
func writeWaypoint(w io.Writer, f Find) error {
	x := geofile.Waypoint{Latitude: geofile.Degrees(f.Location.Latitude), Longitude: geofile.Meridian(f.Location.Longitude), Time: f.CreatedAt.String(), Name: f.Title,
		Comment: f.Location.Name, Description: or(f.Description), Type: or(f.Category)}
	for _, m := range f.Media {
		x.Links = append(x.Links, geofile.Link{Href: m.File, Text: m.Caption})
	}
	return xml.NewEncoder(w).Encode(x)
}

// placemark is a find in KML, whose schema requires this order of elements.
type placemark struct {
	XMLName     xml.Name  `xml:"Placemark"`
	Name        string    `xml:"name"`
	Description string    `xml:"description,omitempty"` // HTML
	When        string    `xml:"TimeStamp>when"`
	Data        []kmlData `xml:"ExtendedData>Data"`
	Point       position  `xml:"Point>coordinates"`
}

type kmlData struct {
	Name  string `xml:"name,attr"`
	Value string `xml:"value"`
}

// position is a point as KML writes it: longitude, latitude.
type position struct{ longitude, latitude float64 }

// MarshalText implements encoding.TextMarshaler.
func (p position) MarshalText() ([]byte, error) {
	b := append(strconv.AppendFloat(nil, p.longitude, 'f', -1, 64), ',')
	return strconv.AppendFloat(b, p.latitude, 'f', -1, 64), nil
}

// asHTML escapes the descriptions of placemarks, which programs show as HTML.
var asHTML = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", "\n", "<br>\n")

func writePlacemark(w io.Writer, f Find) error {
	x := placemark{Name: f.Title, Description: asHTML.Replace(or(f.Description)), When: f.CreatedAt.String(),
		Point: position{f.Location.Longitude, f.Location.Latitude}}
	add := func(name, value string) {
		if value != "" {
			x.Data = append(x.Data, kmlData{name, value})
		}
	}
	add("place", f.Location.Name)
	add("category", or(f.Category))
	for _, m := range f.Media {
		add("media", m.File)
	}
	return xml.NewEncoder(w).Encode(x)
}

// or returns the text that p points to, or "".
func or(p *string) string {
	if p == nil {
		return ""
	}
	return *p
}

package archive

import (
	"encoding/xml"
	"io"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"

	"finds/schema"
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
	{GPXFile, xml.Header + `<gpx version="1.1" creator="Finds" xmlns="http://www.topografix.com/GPX/1/1">` + "\n", "\n</gpx>\n", "\n", writeWaypoint},
	{KMLFile, xml.Header + `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Finds</name>` + "\n", "\n</Document></kml>\n", "\n", writePlacemark},
}

// feature is a find in GeoJSON.
type feature struct {
	Type     string `json:"type"`
	ID       string `json:"id"`
	Geometry struct {
		Type        string     `json:"type"`
		Coordinates [2]float64 `json:"coordinates"` // longitude, latitude
	} `json:"geometry"`
	Properties properties `json:"properties"`
}

type properties struct {
	Title       string      `json:"title"`
	Description *string     `json:"description"`
	Category    *string     `json:"category"`
	Place       string      `json:"place"`
	IsPublic    bool        `json:"isPublic"`
	CreatedAt   schema.Time `json:"createdAt"`
	Media       []Media     `json:"media"`
}

func writeFeature(w io.Writer, f Find) error {
	x := feature{Type: "Feature", ID: f.ID, Properties: properties{f.Title, f.Description, f.Category, f.Location.Name, f.IsPublic, f.CreatedAt, f.Media}}
	x.Geometry.Type = "Point"
	x.Geometry.Coordinates = [2]float64{f.Location.Longitude, f.Location.Latitude}
	return json.MarshalWrite(w, x)
}

// waypoint is a find in GPX, whose schema requires this order of elements.
type waypoint struct {
	XMLName     xml.Name  `xml:"wpt"`
	Latitude    float64   `xml:"lat,attr"`
	Longitude   float64   `xml:"lon,attr"`
	Time        string    `xml:"time"`
	Name        string    `xml:"name"`
	Comment     string    `xml:"cmt,omitempty"` // the name of the place
	Description string    `xml:"desc,omitempty"`
	Links       []gpxLink `xml:"link"`
	Type        string    `xml:"type,omitempty"`
}

type gpxLink struct {
	Href string `xml:"href,attr"`
	Text string `xml:"text,omitempty"`
}

func writeWaypoint(w io.Writer, f Find) error {
	x := waypoint{Latitude: f.Location.Latitude, Longitude: f.Location.Longitude, Time: f.CreatedAt.String(), Name: f.Title, Comment: f.Location.Name,
		Description: or(f.Description), Type: or(f.Category)}
	for _, m := range f.Media {
		x.Links = append(x.Links, gpxLink{m.File, m.Caption})
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

// Package geofile has the elements of GeoJSON (RFC 7946) and of GPX 1.1 in which places are written for other
// programs.
package geofile

import (
	"encoding/xml"
	"strconv"
)

// Feature is a feature of GeoJSON.
type Feature struct {
	Type       string `json:"type"`
	ID         string `json:"id"`
	Geometry   *Point `json:"geometry"`
	Properties any    `json:"properties"`
}

// Point is a geometry of GeoJSON.
type Point struct {
	Type        string     `json:"type"`
	Coordinates [2]float64 `json:"coordinates"` // longitude, latitude
}

// NewFeature returns a feature with a point, or without a geometry if at is nil.
func NewFeature(id string, at *Point, properties any) Feature {
	return Feature{Type: "Feature", ID: id, Geometry: at, Properties: properties}
}

// NewPoint returns the point at a latitude and a longitude in degrees.
func NewPoint(lat, lng float64) *Point {
	return &Point{Type: "Point", Coordinates: [2]float64{lng, lat}}
}

// GPXNamespace is the namespace of GPX 1.1.
const GPXNamespace = "http://www.topografix.com/GPX/1/1"

// Meridian is a longitude as the schema of GPX allows it: from -180 to less than 180.
type Meridian float64

// MarshalText implements encoding.TextMarshaler.
func (m Meridian) MarshalText() ([]byte, error) {
	if m == 180 {
		m = -180
	}
	return Degrees(m).MarshalText()
}

// Waypoint is a waypoint of GPX, whose schema requires this order of elements.
type Waypoint struct {
	XMLName     xml.Name `xml:"wpt"`
	Latitude    Degrees  `xml:"lat,attr"`
	Longitude   Meridian `xml:"lon,attr"`
	Time        string   `xml:"time,omitempty"`
	Name        string   `xml:"name"`
	Comment     string   `xml:"cmt,omitempty"`
	Description string   `xml:"desc,omitempty"`
	Links       []Link   `xml:"link"`
	Type        string   `xml:"type,omitempty"`
}

// Link is a link of a waypoint.
type Link struct {
	Href string `xml:"href,attr"`
	Text string `xml:"text,omitempty"`
}

// Degrees is a coordinate. Its text has no exponent, which XML Schema does not allow in a decimal.
type Degrees float64

// MarshalText implements encoding.TextMarshaler.
func (d Degrees) MarshalText() ([]byte, error) {
	return strconv.AppendFloat(nil, float64(d), 'f', -1, 64), nil
}

package geofile_test

import (
	"encoding/json"
	"encoding/xml"
	"testing"

	"finds/server/geofile"
)

// TestWaypoint writes small coordinates without an exponent.
func TestWaypoint(t *testing.T) {
	t.Parallel()
	b, err := xml.Marshal(geofile.Waypoint{Latitude: 0.000001, Longitude: -179.5, Name: "A & B", Links: []geofile.Link{{Href: "a.webp"}}})
	want := `<wpt lat="0.000001" lon="-179.5"><name>A &amp; B</name><link href="a.webp"></link></wpt>`
	if err != nil || string(b) != want {
		t.Errorf("%s, %v, want %s", b, err, want)
	}
}

// TestAntimeridian writes 180° as the schema of GPX allows it, which has that meridian once.
func TestAntimeridian(t *testing.T) {
	t.Parallel()
	for lng, want := range map[geofile.Meridian]string{180: "-180", -180: "-180", 179.9999999: "179.9999999", 0: "0"} {
		if b, err := lng.MarshalText(); err != nil || string(b) != want {
			t.Errorf("%v is %s, %v, want %s", float64(lng), b, err, want)
		}
	}
}

// TestFeature writes a feature with a point and one without a geometry.
func TestFeature(t *testing.T) {
	t.Parallel()
	for want, at := range map[string]*geofile.Point{
		`{"type":"Feature","id":"a","geometry":{"type":"Point","coordinates":[2,48]},"properties":{}}`: geofile.NewPoint(48, 2),
		`{"type":"Feature","id":"a","geometry":null,"properties":{}}`:                                  nil,
	} {
		if b, err := json.Marshal(geofile.NewFeature("a", at, struct{}{})); err != nil || string(b) != want {
			t.Errorf("%s, %v, want %s", b, err, want)
		}
	}
}

package archive

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"finds/schema"
	"finds/server/geofile"
)

// FuzzTexts writes finds with any texts in each format, and reads them again: what the format can
// express is unchanged, and there is nothing else.
func FuzzTexts(f *testing.F) {
	for _, s := range []string{"", "plain", `</name><x>`, "]]>", "&amp;", "\x00\x1b", "\r\n", "\u2028", "\ufffe", "😀", `"}]`, "\xff"} {
		f.Add(s, s, 48.85712, 2.34134)
	}
	f.Fuzz(func(t *testing.T, title, more string, lat, lng float64) {
		if !utf8.ValidString(title) || !utf8.ValidString(more) { // which no column has
			return
		}
		if !(lat >= -90 && lat <= 90 && lng >= -180 && lng <= 180) {
			return
		}
		find := Find{ID: "1", Title: title, Description: &more, Category: &more, CreatedAt: schema.At(time.Unix(1, 0)), Location: Place{more, lat, lng},
			Media: []Media{{File: "media/1.webp", Type: "image", Caption: more}}}
		for _, list := range texts {
			var b bytes.Buffer
			b.WriteString(list.begin)
			for i := range 2 {
				if i > 0 {
					b.WriteString(list.delimiter)
				}
				if err := list.find(&b, find); err != nil {
					t.Fatal(list.name, err)
				}
			}
			b.WriteString(list.end)
			switch list.name {
			case FindsFile:
				var d Document
				if err := json.Unmarshal(b.Bytes(), &d); err != nil || len(d.Finds) != 2 || d.Finds[1].Title != title || *d.Finds[1].Description != more || d.Finds[1].Location.Latitude != lat {
					t.Errorf("%s: %v", b.String(), err)
				}
			case GeoJSONFile:
				var d struct {
					Features []struct {
						Geometry   geofile.Point `json:"geometry"`
						Properties properties    `json:"properties"`
					} `json:"features"`
				}
				if err := json.Unmarshal(b.Bytes(), &d); err != nil || len(d.Features) != 2 || d.Features[1].Properties.Title != title || d.Features[1].Geometry.Coordinates != [2]float64{lng, lat} {
					t.Errorf("%s: %v", b.String(), err)
				}
			case GPXFile:
				var d struct {
					Points []geofile.Waypoint `xml:"wpt"`
				}
				if err := xml.Unmarshal(b.Bytes(), &d); err != nil || len(d.Points) != 2 || d.Points[1].Name != inXML(title) || d.Points[1].Latitude != geofile.Degrees(lat) || lng != 180 && d.Points[1].Longitude != geofile.Meridian(lng) { // 180 is written as -180
					t.Errorf("%s: %v", b.String(), err)
				}
			case KMLFile:
				elements(t, b.Bytes())
				var d struct {
					Points []string `xml:"Document>Placemark>Point>coordinates"`
				}
				if err := xml.Unmarshal(b.Bytes(), &d); err != nil || len(d.Points) != 2 || strings.ContainsAny(d.Points[1], " []e") || strings.Count(d.Points[1], ",") != 1 {
					t.Errorf("%s: %v", b.String(), err)
				}
			}
		}
	})
}

// inXML replaces the characters that XML 1.0 does not have.
func inXML(s string) string {
	return strings.Map(func(r rune) rune {
		if r == 0x09 || r == 0x0A || r == 0x0D || r >= 0x20 && r <= 0xD7FF || r >= 0xE000 && r <= 0xFFFD || r >= 0x10000 {
			return r
		}
		return utf8.RuneError
	}, s)
}

// elements insists that a list of two placemarks has no other elements than those that are written.
func elements(t *testing.T, b []byte) {
	t.Helper()
	n := map[string]int{}
	for d := xml.NewDecoder(bytes.NewReader(b)); ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", b, err)
		}
		if e, ok := token.(xml.StartElement); ok {
			n[e.Name.Local]++
		}
	}
	for name := range n {
		switch name {
		case "kml", "Document", "name", "Placemark", "description", "TimeStamp", "when", "ExtendedData", "Data", "value", "Point", "coordinates":
		default:
			t.Errorf("%s has the element %s", b, name)
		}
	}
	if n["Placemark"] != 2 || n["coordinates"] != 2 || n["name"] != 3 {
		t.Errorf("%s has %v", b, n)
	}
}

// TestModified brings times into the range of a zip file.
func TestModified(t *testing.T) {
	for at, want := range map[string]string{"1969-07-20T20:17:40.000Z": "1980-01-01T00:00:00.000Z", "2026-11-25T12:00:00.000Z": "2026-11-25T12:00:00.000Z",
		"2300-01-01T00:00:00.000Z": "2106-01-01T00:00:00.000Z"} {
		var in schema.Time
		if err := in.Scan(at); err != nil {
			t.Fatal(err)
		}
		if got := schema.At(modified(in)).String(); got != want {
			t.Errorf("%s became %s, want %s", at, got, want)
		}
	}
}

// TestArchiveHasEverything: each member of a find is in the archive, or is named here as what an import cannot bring.
func TestArchiveHasEverything(t *testing.T) {
	t.Parallel()
	names := func(v reflect.Type) (list []string) {
		for i := range v.NumField() {
			if name, _, _ := strings.Cut(v.Field(i).Tag.Get("json"), ","); name != "" {
				list = append(list, name)
			}
		}
		return list
	}
	kept := names(reflect.TypeFor[Find]())
	left := []string{"locationId", "userId", "user", "updatedAt", "exact", // which location, area and exactForFriends say, or the account
		"rating", "likeCount", "commentCount", "isLiked", "saved", "dismissed", "hidden", // of others, or of this instance
		"reason", "reasonOf", "matches", "listed", "inLists", "canEdit", "editedBy"} // of a request
	for _, name := range names(reflect.TypeFor[schema.Find]()) {
		if !slices.Contains(kept, name) && !slices.Contains(left, name) {
			t.Errorf("finds.json has no %s of a find", name)
		}
	}
}

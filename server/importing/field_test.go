package importing_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"finds/server/importing"
)

// all is a result as the tests compare it: its rows, what is left out, and the encoding that was guessed.
func all(r importing.Result) string {
	var b strings.Builder
	for _, row := range r.Rows {
		b.WriteString(shown(row) + "\n")
	}
	for _, l := range r.Left {
		fmt.Fprint(&b, l.N, " ", l.Kind)
		for _, w := range l.Where {
			b.WriteString(" " + w.File)
			if w.Line > 0 {
				fmt.Fprintf(&b, ":%d:%d", w.Line, w.Column)
			}
		}
		b.WriteString("\n")
	}
	if r.Encoding != "" {
		b.WriteString("guessed " + r.Encoding + "\n")
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// TestField reads files as other programs write them.
func TestField(t *testing.T) {
	t.Parallel()
	want := map[string][]string{
		"01-organic-maps-backup.kmz":      {"Cafe A 48.1000,11.5000|Cafes||", "Wood B 48.2000,11.6000|Woods||"},
		"02-two-kml.zip":                  {"Cafe 48.1000,11.5000|Cafes||", "Wood 48.2000,11.6000|Woods||"},
		"03-umap-backup.umap":             {"Bakery 1 48.1000,11.5000|Layer 1||", "Bakery 2 48.2000,11.6000|Layer 1||"},
		"04-lines.geojsonl":               {"A 48.1000,11.5000|||", "B 48.1000,11.6000|||"},
		"05-unclosed-quote.csv":           {`Joe's "Best" Pizza 48.1000,11.5000|||x`, `"Bar,48.2,11.6,y||badLine||bad`, "Cafe 48.3000,11.7000|||z", "Inn 48.4000,11.8000|||w"},
		"06-plain-angle-brackets.gpx":     {"Gate <3 m> wide 48.1000,11.5000|||Clearance <2.5 m, weight >3 t allowed."},
		"07-html-table.kml":               {"Table 48.2000,11.6000|||Name Old Mill/Built 1820"},
		"08-multigeometry.kml":            {"alpha 56.0000,10.0000|||", "three 56.0000,10.0000|||", "three 57.0000,11.0000|||", "three 58.0000,12.0000|||"},
		"09-multipoint-of-one.geojson":    {"Library 48.1000,11.5000|||"},
		"10-excel-german-1252.csv":        {"Biergarten München 48.1445,11.5921|||schön", "Köln 50.9375,6.9603|||Dom", "guessed windows-1252"},
		"10-excel-unicode-text.txt":       {"München 48.1000,11.5000|||"},
		"10-windows-1251.gpx":             {"Кафе Москва 48.1000,11.5000|||"},
		"11-windows-1252-characters.gpx":  {"Café – “Zur Post” €5 Šibenik… 48.1000,11.5000|||"},
		"12-control-character.kml":        {"Good 48.1000,11.5000|||", "Bad one 48.2000,11.6000|||", "Good2 48.3000,11.7000|||"},
		"12-nan.geojson":                  {"A 48.1000,11.5000|||", "B 48.2000,11.6000|||"},
		"13-null-coordinate.geojson":      {"Half||badPoint||bad"},
		"14-place-name.csv":               {"A 48.1000,11.5000|||"},
		"14-unnamed.gpx":                  {" 48.1000,11.5000||noTitle|", " 48.2000,11.6000||noTitle|", " 48.3000,11.7000||noTitle|"},
		"15-takeout-es.csv":               {"Marienplatz 48.1370,11.5750|trip||my note/my comment"},
		"16-takeout-1100-photos.zip":      nil, // below
		"16-takeout-one-damaged-file.zip": {"Marienplatz 48.1370,11.5750|Favourite places||", "1 damaged Takeout/Maps/broken.json:1:6", "1 file Takeout/My Activity/Maps/MyActivity.json"},
		"17-takeout-my-maps.zip":          {"Inner 48.1000,11.5000|||"},
		"18-coordinates-column.csv":       {"A 48.1370,11.5750|||"},
		"18-my-maps-wkt.csv":              {"Pont Neuf 48.8570,2.3413|||old bridge", "Notre-Dame 48.8530,2.3500|||"},
		"19-semicolons-and-commas.csv":    {"A 48.1000,11.5000|||schön, ruhig, schattig, gut, nah, frei", "B 48.2000,11.6000|||eng, laut, heiß, voll"},
		"20-longitude-238.geojson":        {"Seattle 47.6000,-122.2900|||"},
		"24-route.gpx":                    {"import_tracks: 1 route"},
		"25-tags.geojson":                 {"Pizzeria 48.1000,11.5000|food||great pizza/#cheap"},
		"26-time.gpx":                     {"Old place 48.1000,11.5000|||"},
	}
	list, err := filepath.Glob("testdata/field/*")
	if err != nil || len(list) < 29 {
		t.Fatalf("%d files: %v", len(list), err)
	}
	for _, file := range list {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(file)
		got, err := parse(b)
		switch name {
		case "24-route.gpx":
			if err == nil || !strings.HasSuffix(err.Error(), ": 1 route") {
				t.Errorf("%s: %v", name, err)
			}
			continue
		case "16-takeout-1100-photos.zip":
			if err != nil || len(got.Rows) != 1 || len(got.Left) != 1 || got.Left[0].N != 1100 || len(got.Left[0].Where) != 10 {
				t.Errorf("%s: %s %v", name, all(got), err)
			}
			continue
		case "26-time.gpx":
			if err == nil && got.Rows[0].Created.Format("2006-01-02T15:04") != "2019-07-01T12:00" {
				t.Errorf("%s: made at %v", name, got.Rows[0].Created)
			}
		}
		if w := strings.Join(want[name], "\n"); err != nil || all(got) != w {
			t.Errorf("%s: %v\n%s\nwant\n%s", name, err, all(got), w)
		}
	}
}

package transfer

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"finds/schema"
	"finds/server/archive"
	. "finds/server/servertest"
)

// leftOut is what an import says that it leaves out.
func leftOut(i schema.Import) string {
	var parts []string
	for _, l := range i.LeftOut {
		s := fmt.Sprint(l.N, " ", l.Kind)
		for _, w := range l.Where {
			s += fmt.Sprintf(" %s:%d:%d", w.File, w.Line, w.Column)
		}
		parts = append(parts, s)
	}
	return strings.Join(parts, ", ")
}

// TestImportLeavesOut: what does not become a row is counted by kind, in the answer and later.
func TestImportLeavesOut(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		for file, want := range map[string]string{
			`<gpx><wpt lat="1" lon="2"><name>A</name></wpt><trk/><trk/><rte/><trk/></gpx>`:                                                                                                                "3 track, 1 route",
			`<kml><Document><GroundOverlay/><ScreenOverlay/><Placemark><name>A</name><MultiGeometry><Point><coordinates>1,2</coordinates></Point><Polygon/></MultiGeometry></Placemark></Document></kml>`: "2 picture, 1 area",
			"name,lat,lng\n" + strings.Repeat("a", 200) + ",1,2\n":                                                                                                                                        "1 text",
			"<gpx><wpt lat='1' lon='2'><name>A</name></wpt>\n<wpt lat='3'":                                                                                                                                "1 damaged :2:13",
			`{"features":[{"geometry":{"type":"Point","coordinates":[1,2]},"properties":{"name":"A"}},` + "\n" + `{"geometry":}`:                                                                          "1 damaged :2:13",
			"name,lat,lng\nA,1,2\n": "",
		} {
			i := ann.Imported(file)
			if got := leftOut(i); got != want || i.Counts.Ready != 1 || i.LeftOut == nil {
				a.Errorf("%s: %q, want %q: %+v", file, got, want, i.Counts)
			}
			if again := Call[schema.Import](ann, 200, "GET", "/api/imports/"+i.ID, nil); leftOut(again) != want {
				a.Errorf("%s: later %q", file, leftOut(again))
			}
			OK(ann, 204, "DELETE", "/api/imports/"+i.ID, nil)
		}
		importRefused(ann, schema.ErrImportTracks, 400, "malformed", `<gpx><trk/></gpx>`)
		importRefused(ann, schema.ErrImportNoBytes, 400, "malformed", "")

		i := ann.Imported(string(Must(os.ReadFile(filepath.Join("..", "..", "importing", "testdata", "field", "10-excel-german-1252.csv")))))
		if i.GuessedEncoding != "windows-1252" || i.Counts.Ready != 2 {
			a.Errorf("a table of another encoding: %+v", i)
		}
		i = ann.Imported(string(Must(os.ReadFile(filepath.Join("..", "..", "importing", "testdata", "field", "05-unclosed-quote.csv")))))
		if rows := ann.Rows(i, "status=bad"); len(rows) != 1 || rows[0].Line == nil || *rows[0].Line != 3 || rows[0].Title != `"Bar,48.2,11.6,y` {
			a.Errorf("a quote that is not closed: %+v", rows)
		}
	})
}

// TestImportUnnamed imports places without a name, which are numbered until they get one.
func TestImportUnnamed(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		file := `<gpx><wpt lat="1" lon="2"><name>A</name></wpt><wpt lat="3" lon="4"/><wpt lat="5" lon="6"><name> </name></wpt><wpt/></gpx>`
		i := ann.Imported(file)
		if i.Counts != (schema.ImportCounts{Ready: 3, Bad: 1}) {
			a.Errorf("%+v", i.Counts)
		}
		rows := ann.Rows(i, "status=ready&after=1")
		if len(rows) != 2 || rows[0].Title != "Place 2" || rows[1].Title != "Place 3" || rows[0].Reason != schema.ImportNoTitle || *rows[0].Latitude != 3 {
			a.Errorf("%+v", rows)
		}
		path := "/api/imports/" + i.ID
		if row := Call[schema.ImportRow](ann, 200, "PATCH", path+"/rows/3", M{"title": "Old well"}); row.Status != "ready" || row.Title != "Old well" || row.Reason != "" {
			a.Errorf("with a name: %+v", row)
		}
		if c := Call[schema.Import](ann, 200, "POST", path+"/commit", M{}).Counts; c.Done != 3 {
			a.Errorf("%+v", c)
		}
		if again := ann.Imported(file); again.Counts != (schema.ImportCounts{Duplicate: 3, Bad: 1}) {
			a.Errorf("again: %+v", again.Counts)
		}
		body, kind := Form([]byte(`<gpx><wpt lat="7" lon="8"/></gpx>`))
		german := Call[schema.Import](ann, 201, "POST", "/api/imports", body, "Content-Type", kind, "Accept-Language", "de-AT,en")
		if rows := ann.Rows(german, ""); len(rows) != 1 || rows[0].Title != "Ort 1" {
			a.Errorf("in German: %+v", rows)
		}
	})
}

// TestOwnFilesComeBack imports the GPX and the GeoJSON of an archive, whose texts are as they were typed.
func TestOwnFilesComeBack(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		ann.Fill()
		at := ann.Location(1.25, 2.5, "Gate & <b>Tower</b>")
		for _, title := range []string{"Gate <3 m> wide", "<b>bold</b> &lt;b&gt; &amp;"} {
			OK(ann, 201, "POST", "/api/finds", M{"locationId": at.ID, "title": title, "description": "Clearance <2.5 m, weight >3 t.\n\n<br> & &nbsp; <a href=\"https://example.org\">x</a>", "category": "a, b;c"})
		}
		files, _ := archiveFiles(a.T, ann.Do("GET", ArchivePath, nil).Body)
		texts := func(name string) map[string]bool {
			var d archive.Document
			if err := json.Unmarshal([]byte(name), &d); err != nil {
				a.Fatal(err)
			}
			all := map[string]bool{}
			for _, f := range d.Finds {
				var description, category string
				if f.Description != nil {
					description = *f.Description
				}
				if f.Category != nil {
					category = *f.Category
				}
				all[fmt.Sprintf("%q %q %q %s %q %v %v", f.Title, description, category, f.CreatedAt, f.Location.Name, f.Location.Latitude, f.Location.Longitude)] = true
			}
			return all
		}
		want := texts(files[archive.FindsFile])
		for k, name := range []string{archive.GPXFile, archive.GeoJSONFile} {
			ben := a.As(fmt.Sprint("ben", k))
			i := ben.Imported(files[name])
			if got := leftOut(i); got != "6 picture" {
				a.Errorf("%s leaves out %s", name, got)
			}
			commitAll(ben, i, M{"area": 0})
			back, _ := archiveFiles(a.T, ben.Do("GET", ArchivePath, nil).Body)
			got := texts(back[archive.FindsFile])
			for f := range want {
				if !got[f] {
					a.Errorf("%s: %s is missing", name, f)
				}
			}
			for f := range got {
				if !want[f] {
					a.Errorf("%s: %s is new", name, f)
				}
			}
		}
	})
}

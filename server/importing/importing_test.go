package importing_test

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"finds/schema"
	"finds/server/importing"
)

func parse(b []byte) (importing.Result, error) {
	return importing.Parse(context.Background(), bytes.NewReader(b), int64(len(b)))
}

// zipped makes an archive of files, given as pairs of a name and a content.
func zipped(t testing.TB, files ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(files); i += 2 {
		w, err := z.Create(files[i])
		if err == nil {
			_, err = w.Write([]byte(files[i+1]))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// shown is a row as the tests compare it.
func shown(r importing.Row) string {
	s := r.Title
	if r.HasPoint && !r.Bad {
		s += fmt.Sprintf(" %.4f,%.4f", r.Latitude, r.Longitude)
	}
	for _, part := range []string{r.Category, r.Reason, strings.ReplaceAll(r.Description, "\n", "/")} {
		s += "|" + part
	}
	if r.Area != nil {
		s += fmt.Sprint("|area ", *r.Area)
	}
	if r.Bad {
		s += "|bad"
	}
	return s
}

// The files of testdata, and what is in them.
var files = map[string]struct {
	format string
	rows   []string
}{
	"waypoints.gpx": {importing.GPX, []string{"Old well 48.1370,11.5750|water||By the church & the inn/https://example.org/well", "Null island||zeroPoint|", "Off the map||badPoint||bad"}},
	"mymaps.kml": {importing.KML, []string{"Cave 47.5000,11.2000|Trips||https://example.org/x.jpg Dark./Bring a lamp", "Ridge|Trips|notPoint|", "Nowhere|Trips|noPoint|",
		"Home of the duck 52.5200,13.4000|||"}},
	"places.geojson": {importing.GeoJSON, []string{"Fountain 48.8570,2.3413|water||Drinkable/#city/https://example.org/f", "Area||notPoint|", "Broken||badPoint||bad", " 4.0000,3.0000||noTitle|"}},
	"table.csv":      {importing.CSV, []string{"Bench, with view 46.5000,7.1000|rest||Two lines/of text/#view", "Komma 46.6000,7.2000|||", "NaN||badPoint||bad", "Zero||zeroPoint|", "City only||noPoint|"}},
	"list.csv": {importing.Takeout, []string{"Café Central||noPoint|Good cake", "Dropped pin 48.1374,11.5755|||", "Pin 48.2000,16.3700|todo||Second/note",
		"Camera only||noPoint|", "Search||noPoint|"}},
	"Saved Places.json": {importing.Takeout, []string{"Old key 40.7000,-74.0000|||", "New key 51.5000,-0.1200|||Nice", "No point||zeroPoint|", "By coordinates 35.6000,139.7000|||"}},
	"checkins1.json":    {importing.Swarm, []string{"Bakery 59.3300,18.0600|||Fresh/https://foursquare.com/v/1", "On the road 59.0000,18.0000|||On the road", " 59.0000,18.0000||noTitle|"}},
	"observations.csv": {importing.INaturalist, []string{"Red fox 50.0000,8.0000|mammal||By the road/#night/https://www.inaturalist.org/observations/1",
		"Lynx 49.9000,13.1000|||https://www.inaturalist.org/observations/2|area 20", "Orchid||obscured|https://www.inaturalist.org/observations/3"}},
	"finds.json": {importing.Finds, []string{"Fossil 48.8570,2.3413|history||Third stone", "Nest 50.1000,8.7000||||area 5"}},
}

func TestFiles(t *testing.T) {
	t.Parallel()
	for name, want := range files {
		b, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		archive := map[string]string{"Saved Places.json": "Takeout/Maps (your places)/Saved Places.json", "list.csv": "Takeout/Saved/list.csv", "mymaps.kml": "doc.kml"}[name]
		if archive == "" {
			archive = name
		}
		for kind, content := range map[string][]byte{"plain": b, "zipped": zipped(t, archive, string(b), "readme.html", "<p>hello"),
			"CRLF and BOM": append([]byte("\ufeff"), bytes.ReplaceAll(b, []byte("\n"), []byte("\r\n"))...)} {
			got, err := parse(content)
			if err != nil || got.Format != want.format {
				t.Errorf("%s, %s: format %q, %v", name, kind, got.Format, err)
				continue
			}
			var rows []string
			for _, r := range got.Rows {
				rows = append(rows, shown(r))
			}
			if g, w := strings.Join(rows, "\n"), strings.Join(want.rows, "\n"); g != w {
				t.Errorf("%s, %s:\n%s\nwant\n%s", name, kind, g, w)
			}
		}
	}
}

// TestSources checks that a place has the same source in every export that has it.
func TestSources(t *testing.T) {
	t.Parallel()
	for content, want := range map[string]string{
		"Title,Note,URL\nA,,https://www.google.com/maps/place/A\n":                                                                      "google https://www.google.com/maps/place/A",
		"Title,Note,URL,Tags,Comment\n,,,,\nA,x,https://www.google.com/maps/place/A,,\n":                                                "google https://www.google.com/maps/place/A",
		`{"features":[{"properties":{"Title":"A","Google Maps URL":"https://maps.google.com/?cid=1"}}]}`:                                "google https://maps.google.com/?cid=1",
		`{"items":[{"id":"5f","venue":{"name":"A"}}]}`:                                                                                  "swarm 5f",
		`{"format":"finds","version":1,"finds":[{"id":"0198","title":"A"}]}`:                                                            "finds 30313938",
		"uuid,species_guess,latitude,longitude\nu1,Fox,1,2\n":                                                                           "inaturalist u1",
		`<gpx><wpt lat="1" lon="2"><name>A</name></wpt></gpx>`:                                                                          "",
		`<kml><NetworkLink><Link><href>http://127.0.0.1:1/x.kml</href></Link></NetworkLink><Placemark><name>A</name></Placemark></kml>`: "",
	} {
		if got, err := parse([]byte(content)); err != nil || len(got.Rows) != 1 || got.Rows[0].Source != want {
			t.Errorf("%s: %+v, %v", content, got, err)
		}
	}
}

// lying returns an archive whose directory says that its only file has n bytes.
func lying(t testing.TB, content string, n uint32) []byte {
	b := zipped(t, "doc.kml", content)
	at := bytes.LastIndex(b, []byte("PK\x01\x02"))
	binary.LittleEndian.PutUint32(b[at+24:], n)
	return b
}

// TestHostile checks that each hostile file is refused, for the right reason.
func TestHostile(t *testing.T) {
	t.Parallel()
	kml := func(inside string) string {
		return `<?xml version="1.0"?><kml><Document>` + inside + `</Document></kml>`
	}
	point := `<Placemark><name>x</name><Point><coordinates>1,2</coordinates></Point></Placemark>`
	entity := `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><gpx><wpt lat="1" lon="2"><name>&b;</name></wpt></gpx>`
	many := strings.Repeat("a,1,2\n", schema.ImportRows+1)
	var names []string
	for i := range 120_000 {
		names = append(names, fmt.Sprint(i), "")
	}
	for name, c := range map[string]struct {
		content []byte
		want    error
	}{
		"empty":               {nil, schema.ErrImportNoBytes},
		"blank":               {[]byte(" \n "), schema.ErrImportEmpty},
		"no rows":             {[]byte("name,lat,lng\n"), schema.ErrImportEmpty},
		"photo":               {[]byte("\xff\xd8\xff\xe0\x00\x10JFIF"), schema.ErrImportFormat},
		"prose":               {[]byte("Dear reader,\nthis is not a table.\n"), schema.ErrImportFormat},
		"page":                {[]byte("<html><body></body></html>"), schema.ErrImportFormat},
		"timeline":            {[]byte(`{"semanticSegments":[{"visit":{}}]}`), schema.ErrImportFormat},
		"list":                {[]byte(`[{"visit":{}}]`), schema.ErrImportFormat},
		"newer archive":       {[]byte(`{"format":"finds","version":2,"finds":[]}`), schema.ErrImportFormat},
		"archive of photos":   {zipped(t, "a.jpg", "x"), schema.ErrImportFormat},
		"entities":            {[]byte(entity), schema.ErrImportUnsafe},
		"external entity":     {[]byte(`<!DOCTYPE x SYSTEM "file:///etc/passwd"><kml/>`), schema.ErrImportUnsafe},
		"deep XML":            {[]byte(kml(strings.Repeat("<Folder>", 1000))), schema.ErrImportUnsafe},
		"deep JSON":           {[]byte(`{"x":` + strings.Repeat("[", 100_000)), schema.ErrImportDamaged},
		"half a file":         {[]byte(kml(point)[:60]), schema.ErrImportDamaged},
		"half an object":      {[]byte(`{"features":[{"properties":{}}`), schema.ErrImportDamaged},
		"long text":           {[]byte(`{"features":[{"properties":{"name":"` + strings.Repeat("x", 9<<20) + `"}}]}`), schema.ErrImportUnsafe},
		"long cell":           {[]byte("name,lat,lng\n\"" + strings.Repeat("x", 9<<20) + "\",1,2\n"), schema.ErrImportUnsafe},
		"long element":        {[]byte(kml(`<Placemark><name>` + strings.Repeat("x", 9<<20))), schema.ErrImportUnsafe},
		"long attribute":      {[]byte(`<gpx><wpt lat="` + strings.Repeat("1", 9<<20)), schema.ErrImportUnsafe},
		"network link":        {[]byte(kml(`<NetworkLink><Link><href>http://127.0.0.1:1/x.kml</href></Link></NetworkLink>`)), schema.ErrImportTracks},
		"many elements":       {zipped(t, "doc.kml", kml(strings.Repeat("<a>x</a>", 2<<20)), "pad", noise(200<<10)), schema.ErrImportUnsafe},
		"many ends":           {zipped(t, "doc.kml", kml(strings.Repeat("</a>", 4<<20)), "pad", noise(200<<10)), schema.ErrImportUnsafe},
		"many documents":      {zipped(t, "a.json", strings.Repeat("{}", 8<<20), "pad", noise(200<<10)), schema.ErrImportUnsafe},
		"many empty lines":    {zipped(t, "a.csv", "name,lat,lng"+strings.Repeat("\n", 16<<20), "pad", noise(200<<10)), schema.ErrImportUnsafe},
		"many wide tables":    {zipped(t, wideTables()...), schema.ErrImportUnsafe},
		"many rows":           {[]byte("name,lat,lng\n" + many), schema.ErrImportRows},
		"bomb":                {zipped(t, "doc.kml", kml(strings.Repeat(" ", 64<<20))), schema.ErrImportUnsafe},
		"lying bomb":          {lying(t, kml(point+strings.Repeat(" ", 64<<20)), 1000), schema.ErrImportDamaged},
		"lying about little":  {lying(t, kml(point), 1<<20), schema.ErrImportDamaged},
		"lying about much":    {lying(t, kml(point), 1<<30), schema.ErrImportUnsafe},
		"directory of many":   {zipped(t, names...), schema.ErrImportUnsafe},
		"cut archive":         {zipped(t, "doc.kml", kml(point))[:40], schema.ErrImportDamaged},
		"archive in archive":  {zipped(t, "a.zip", string(zipped(t, "a.kmz", string(zipped(t, "doc.kml", kml(point)))))), schema.ErrImportFormat},
		"another's encoding":  {[]byte("<?xml version='1.0' encoding='utf-7'?><kml/>"), schema.ErrImportDamaged},
		"many tables":         {zipped(t, manyTables()...), schema.ErrImportEmpty},
		"kml without places":  {[]byte(kml("")), schema.ErrImportEmpty},
		"table of no places":  {[]byte("id;date;weather\n1;2026-05-01;\"rain; later sun\"\n"), schema.ErrImportColumns},
		"table of names":      {[]byte("naam,datum\rBrug,1 mei\r"), schema.ErrImportColumns},
		"header alone":        {[]byte("id,date,weather\n"), schema.ErrImportFormat},
		"lines of bytes":      {[]byte("a\x01,b\nc,d\n"), schema.ErrImportFormat},
		"prose with commas":   {[]byte("Dear reader, hello,\nthis is not, a table.\n"), schema.ErrImportFormat},
		"archive of a table":  {zipped(t, "a.csv", "id,date\n1,2\n"), schema.ErrImportColumns},
		"table of one column": {[]byte("name\nParis\n"), schema.ErrImportFormat},
	} {
		if got, err := parse(c.content); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v (%d rows)", name, err, c.want, len(got.Rows))
		}
	}
}

// noise is a text of n bytes that does not pack.
func noise(n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(rand.Int())
	}
	return string(b)
}

// wideTables are many tables of many columns, none of which is known.
func wideTables() (files []string) {
	for i := range 900 {
		files = append(files, fmt.Sprint(i, ".csv"), strings.Repeat(strings.Repeat("a,", 190)+"\n", 20))
	}
	return files
}

func manyTables() (files []string) {
	for i := range 1001 {
		files = append(files, fmt.Sprint(i, ".csv"), "name,lat,lng\n")
	}
	return files
}

// check looks for what no row may be.
func check(t *testing.T, got importing.Result, err error) {
	t.Helper()
	var refused *schema.Error
	if err != nil && !errors.As(err, &refused) {
		t.Fatalf("an error that is not a refusal: %v", err)
	}
	if err == nil && (got.Format == "" || len(got.Rows) == 0) {
		t.Fatalf("no rows of format %q", got.Format)
	}
	for _, r := range got.Rows {
		n := utf8.RuneCountInString
		switch {
		case !r.Bad && r.Title == "" && r.Reason != schema.ImportNoTitle && r.Reason != schema.ImportNotPoint, !r.Bad && !r.HasPoint && r.Reason == "", r.Bad && r.Reason == "":
			t.Fatalf("a row without a title or a reason: %+v", r)
		case r.HasPoint && !(r.Latitude >= -90 && r.Latitude <= 90 && r.Longitude >= -180 && r.Longitude <= 180):
			t.Fatalf("not on Earth: %+v", r)
		case n(r.Title) > schema.TitleMax, n(r.Description) > schema.DescriptionMax, n(r.Category) > schema.CategoryMax, n(r.Place) > schema.LocationNameMax, len(r.Source) > 5000:
			t.Fatalf("a long text: %+v", r)
		case !utf8.ValidString(r.Title + r.Description + r.Category + r.Place), strings.ContainsAny(r.Title+r.Category+r.Place, "\n\r\t\x00\u202e"):
			t.Fatalf("a text that no find has: %+v", r)
		}
	}
}

func fuzz(f *testing.F, names ...string) {
	for _, name := range names {
		b, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		got, err := parse(b)
		check(t, got, err)
	})
}

func FuzzXML(f *testing.F) { fuzz(f, "waypoints.gpx", "mymaps.kml") }

// nested are the elements that FuzzNested nests.
var nested = strings.Fields("kml Folder Placemark name Point coordinates Document description MultiGeometry LineString Polygon Track ExtendedData Data value " +
	"SimpleData TimeStamp when NetworkLink Link href GroundOverlay address gpx wpt trk trkseg trkpt rte desc cmt link type time b")

// FuzzNested nests the elements of KML and GPX in any way: each byte is the begin of one, its end, one without an
// inside, or a text.
func FuzzNested(f *testing.F) {
	const end, empty, text = 64, 128, 192
	f.Add([]byte{1, 2, 1, 1 | end, 3, text, 3 | end, 4, 5, text, 5 | end, 4 | end, 2 | end, 3, text, 3 | end, 1 | end})
	f.Add([]byte{2, 1, 2, 3, text, 3 | end, 2 | end, 1 | end, 3, text, 3 | end})
	f.Add([]byte{6, 1, 3, text, 3 | end, 1, 2, 4, 5, text, 2 | end, 1 | end, 2, 1 | empty, 2 | end, 3, text, 3 | end, 1 | end, 2, 3, text, 2 | end})
	f.Add([]byte{2, 7, 3, 2, text, 3 | end, 7, 34, text, 34 | empty, 7 | end, 12, 13, 14, text, 2 | end, 18, 19, 20, text, 18 | end})
	f.Add([]byte{24, 3, 24, 3, text, 3 | end, 29, 34, text, 24 | end, 25, 26, 27 | empty, 25 | end, 1, 3, text, 3 | end})
	f.Fuzz(func(t *testing.T, steps []byte) {
		for _, root := range []string{"kml", "gpx"} {
			var file strings.Builder
			file.WriteString("<" + root + ">")
			for _, step := range steps {
				name := nested[int(step%64)%len(nested)]
				switch step &^ 63 {
				case end:
					file.WriteString("</" + name + ">")
				case empty:
					file.WriteString("<" + name + "/>")
				case text:
					file.WriteString("1,1")
				default:
					file.WriteString("<" + name + ` name="x" lat="1" lon="1" href="http://x/">`)
				}
			}
			got, err := parse([]byte(file.String() + "</" + root + ">"))
			check(t, got, err)
		}
	})
}
func FuzzJSON(f *testing.F) {
	fuzz(f, "places.geojson", "Saved Places.json", "checkins1.json", "finds.json")
}
func FuzzCSV(f *testing.F) { fuzz(f, "table.csv", "list.csv", "observations.csv") }

func FuzzArchive(f *testing.F) {
	f.Add(zipped(f, "doc.kml", `<kml><Placemark><name>A</name></Placemark></kml>`))
	f.Add(zipped(f, "Takeout/Saved/a.csv", "Title,Note,URL\nA,,\n", "Takeout/Saved/b.csv", "Title,Note,URL\nB,,\n"))
	f.Add(zipped(f, "finds.json", `{"format":"finds","version":1,"finds":[{"id":"1","title":"A","media":[{"file":"media/1.jpg"}]}]}`, "media/1.jpg", "x"))
	fuzz(f)
}

// FuzzExtract takes every file out of an archive: never more bytes than are allowed, and no fault.
func FuzzExtract(f *testing.F) {
	f.Add(zipped(f, "media/a.webp", "a photo", "media/b.webp", strings.Repeat("b", 5000), "../c", "", "media/a.webp", "another"), "media/a.webp")
	f.Add(lying(f, strings.Repeat("x", 3000), 5), "doc.kml")
	f.Add([]byte("PK\x03\x04"), "")
	f.Fuzz(func(t *testing.T, b []byte, name string) {
		a, err := importing.OpenArchive(bytes.NewReader(b), int64(len(b)))
		if err != nil {
			if !errors.As(err, new(*schema.Error)) {
				t.Errorf("%v is not a refusal", err)
			}
			return
		}
		for _, name := range []string{name, "media/a.webp", "media/b.webp", "../c"} {
			const most = 4000
			var out bytes.Buffer
			n, err := a.Extract(name, most, &out)
			switch {
			case err == nil && (n > most || n != int64(out.Len()) || !a.Has(name)):
				t.Errorf("%q has %d bytes, %d came", name, n, out.Len())
			case out.Len() > most+1:
				t.Errorf("%q: %d bytes came, and then %v", name, out.Len(), err)
			case err != nil && !errors.Is(err, importing.ErrAbsent) && !errors.As(err, new(*schema.Error)):
				t.Errorf("%q: %v is not a refusal", name, err)
			}
		}
	})
}

// errDisk is an error of a storage.
var errDisk = errors.New("the disk is broken")

// failing is a file that cannot be read from some byte on.
type failing struct {
	*bytes.Reader
	from int64
}

func (f failing) ReadAt(p []byte, off int64) (int, error) {
	if off >= f.from && off < f.from+10 {
		return 0, errDisk
	}
	return f.Reader.ReadAt(p, off)
}

// TestExtractFails tells errors of the storage and of the disk from damaged archives.
func TestExtractFails(t *testing.T) {
	b := zipped(t, "a", strings.Repeat("some text, ", 100))
	whole, err := importing.OpenArchive(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	r, w := io.Pipe()
	r.CloseWithError(errDisk)
	if _, err := whole.Extract("a", 5000, w); !errors.Is(err, errDisk) {
		t.Errorf("writing: %v", err)
	}
	a, err := importing.OpenArchive(failing{bytes.NewReader(b), 31}, int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.Extract("a", 5000, io.Discard); !errors.Is(err, errDisk) {
		t.Errorf("reading: %v", err)
	}
	if _, err := importing.OpenArchive(failing{bytes.NewReader(b), 0}, int64(len(b))); !errors.Is(err, errDisk) {
		t.Errorf("opening: %v", err)
	}
}

// TestParseEnds stops reading when the sender has gone.
func TestParseEnds(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(errDisk)
	b := []byte("name,lat,lng\nWell,1,2\n")
	if r, err := importing.Parse(ctx, bytes.NewReader(b), int64(len(b))); !errors.Is(err, errDisk) || r.Rows != nil {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestLists reads the lists of an archive, with finds that it has.
func TestLists(t *testing.T) {
	r, err := parse([]byte(`{"format":"finds","version":1,"finds":[{"id":"a","title":"A"},{"id":"b","title":"B"}],
		"lists":[{"id":"1","name":"Both","visibility":"public","coverId":"b","findIds":["b","none","a"]},{"name":" ","findIds":["a"]},{"name":"Own","visibility":"all","description":"x"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := fmt.Sprintf("%+v", r.Lists), "[{Name:Both Description: Visibility:public Rows:[2 1] Cover:2} {Name:Own Description:x Visibility:private Rows:[] Cover:0}]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for what, lists := range map[string]string{"too many": strings.Repeat(`{"name":"x"},`, schema.ListsMax) + `{"name":"x"}`, "too long": `{"name":"x","findIds":[` + strings.Repeat(`"a",`, schema.ListFindsMax) + `"a"]}`} {
		if _, err := parse([]byte(`{"format":"finds","finds":[{"id":"a","title":"A"}],"lists":[` + lists + `]}`)); !errors.Is(err, schema.ErrImportUnsafe) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// TestCommas: a row of a table with millions of cells is not read.
func TestCommas(t *testing.T) {
	if _, err := parse([]byte("name,lat,lng\n" + strings.Repeat(",", 2<<20))); !errors.Is(err, schema.ErrImportUnsafe) {
		t.Errorf("millions of cells: %v", err)
	}
}

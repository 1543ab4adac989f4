package importing_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"finds/schema"
	"finds/server/importing"
)

// allocated returns how many bytes something takes from the memory, also those that it gives back: what is done again
// and again for each row shows in them, however fast the machine is.
func allocated(do func()) int64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return int64(after.TotalAlloc - before.TotalAlloc)
}

// manyPoints are files with one place of n points and long texts, by format.
func manyPoints(t testing.TB, n int, long string) map[string]string {
	list := func(point, separator string) string {
		return strings.TrimSuffix(strings.Repeat(point+separator, n), separator)
	}
	multi := `"geometry":{"type":"MultiPoint","coordinates":[` + list("[1,2]", ",") + `]}`
	return map[string]string{
		"kml": `<kml><Placemark><name>x` + long + `</name><description>x` + long + `</description><address>` + long + `</address><MultiGeometry>` +
			list("<Point><coordinates>1,2</coordinates></Point>", "") + `</MultiGeometry></Placemark></kml>`,
		"geojson":      `{"type":"Feature","properties":{"name":"x` + long + `","description":"x` + long + `","category":"` + long + `"},` + multi + `}`,
		"own geojson":  `{"type":"Feature","properties":{"title":"x` + long + `","description":"x` + long + `","createdAt":"","place":"` + long + `","isPublic":true},` + multi + `}`,
		"csv":          "name,note,geom\nx" + long + ",x" + long + ",\"MULTIPOINT (" + list("1 2", ",") + ")\"\n",
		"csv, geojson": "name;note;geojson\nx" + long + ";x" + long + `;{"type":"MultiPoint","coordinates":[` + list("[1,2]", ",") + "]}\n",
		"name of a layer": `{"type":"umap","layers":[{"_umap_options":{"name":"` + long + `"},"features":[` +
			list(`{"properties":{"name":"xx"},"geometry":{"type":"Point","coordinates":[1,2]}}`, ",") + `]}]}`,
		"names of files": string(zipped(t, strings.Repeat("a", min(len(long), 60_000))+".csv", "name,lat,lng\n"+list("xx,2,1\n", ""), "b.csv", "name,lat,lng\n")),
	}
}

// TestManyPoints: the texts of a place with many points are read once, not for each of them.
func TestManyPoints(t *testing.T) {
	long := strings.Repeat("é", 128<<10)
	for name, file := range manyPoints(t, schema.ImportRows, long) {
		var read importing.Result
		var err error
		took := allocated(func() { read, err = parse([]byte(file)) })
		if err != nil || len(read.Rows) != schema.ImportRows {
			t.Errorf("%s: %d rows, %v", name, len(read.Rows), err)
			continue
		}
		if r := read.Rows[schema.ImportRows-1]; r.Title+r.Description+r.Category == "" || r.Latitude != 2 || r.Longitude != 1 || len(r.Description) > 2*schema.DescriptionMax {
			t.Errorf("%s: %.100s", name, shown(r))
		}
		if took > 100<<20 {
			t.Errorf("%s: %d bytes for texts of %d", name, took, len(long))
		}
	}
}

// TestLongTrack reads the places of files with megabytes of elements that no end tag interrupts.
func TestLongTrack(t *testing.T) {
	const place = `<wpt lat="2" lon="1"><name>x</name></wpt>`
	for name, inside := range map[string]string{
		"self-closing":  place + "<trk><trkseg>" + strings.Repeat(`<trkpt lat="47.644548" lon="-122.326897"/>`, 9<<20/42) + "</trkseg></trk>",
		"comments":      strings.Repeat("<!-- recorded by a device -->", 9<<20/29) + place,
		"within places": `<wpt lat="2" lon="1"><name>x</name><extensions>` + strings.Repeat(`<speed kmh="12.345678"/>`, 9<<20/24) + "</extensions></wpt>",
	} {
		if got, err := parse([]byte("<gpx>" + inside + "</gpx>")); err != nil || len(got.Rows) != 1 || got.Rows[0].Title != "x" {
			t.Errorf("%s: %d rows, %v", name, len(got.Rows), err)
		}
	}
}

// TestLongNames keeps little of the names of open elements.
func TestLongNames(t *testing.T) {
	const n = 60
	open := strings.Repeat("<"+strings.Repeat("a", 1<<20)+">", n)
	file := []byte("<gpx>" + open + strings.ReplaceAll(open, "<", "</") + `<wpt lat="2" lon="1"><name>x</name></wpt></gpx>`)
	var read importing.Result
	var err error
	took := allocated(func() { read, err = parse(file) })
	if err != nil || len(read.Rows) != 1 || took > 3*n<<20 { // the tokenizer takes two megabytes for each
		t.Errorf("%d rows, %d bytes, %v", len(read.Rows), took, err)
	}
}

// TestManyGeometries keeps the shapes of collections in collections, and not their millions of members.
func TestManyGeometries(t *testing.T) {
	const feature = `{"type":"Feature","properties":{"name":"x"},"geometry":{"type":"GeometryCollection","geometries":[%s{"type":"Point","coordinates":[1,2]}]}}`
	inner := `{"type":"GeometryCollection","geometries":[` + strings.Repeat("{},", 9_998) + `{}]},`
	file := fmt.Appendf(nil, feature, strings.Repeat(inner, 250)+strings.Repeat(`{"type":"GeometryCollection","geometries":[{"coordinates":[],"type":"LineString"}]},`, 3))
	var read importing.Result
	var err error
	took := allocated(func() { read, err = parse(file) })
	if all(read) != "x 2.0000,1.0000|||\n3 line" || err != nil || took > 64<<20 {
		t.Errorf("%d bytes from %d: %s, %v", took, len(file), all(read), err)
	}
	var files []string
	for i := range 16 { // which are packed well, so that the archive is small
		files = append(files, fmt.Sprint(i, ".geojson"), fmt.Sprintf(feature, strings.Repeat("{},", 330_000)))
	}
	if read, err = parse(zipped(t, files...)); err != nil || len(read.Rows) < 2 || len(read.Rows) > 4 {
		t.Errorf("of 16 files with many members of collections, %d are read: %v", len(read.Rows), err)
	}
}

// TestOpenQuotes reads lines with quotes that are never closed once, and not as often as there are lines before them.
func TestOpenQuotes(t *testing.T) {
	const lines = 9000
	for name, line := range map[string]string{
		"quotes":         `"` + strings.Repeat(`a"`, 160) + "a\n",
		"short":          "\"a\"a\n",
		"cells":          `"` + strings.Repeat(`a",b,"`, 50) + "a\n",
		"with all cells": `"` + strings.Repeat("a", 300) + ",1,2,\n",
	} {
		file := []byte("name,lat,lng,note\n" + strings.Repeat(line, lines) + "x,1,2,b\n")
		var read importing.Result
		var err error
		took := allocated(func() { read, err = parse(file) })
		if err != nil || len(read.Rows) != lines+1 {
			t.Errorf("%s: %d rows, %v", name, len(read.Rows), err)
			continue
		}
		first, last := read.Rows[lines-1], read.Rows[lines]
		if first.Reason != schema.ImportBadLine || first.Line != lines+1 || shown(last) != "x 1.0000,2.0000|||b" {
			t.Errorf("%s: %s in line %d, %s", name, shown(first), first.Line, shown(last))
		}
		if took > 16<<20+64*int64(len(file)) {
			t.Errorf("%s: %d bytes from %d", name, took, len(file))
		}
	}
}

// TestManyProperties keeps no more of the properties and tags of a place than a file has that people use.
func TestManyProperties(t *testing.T) {
	var b strings.Builder
	for i := range 600_000 {
		fmt.Fprintf(&b, `"%x":0,`, i)
	}
	const feature = `{"type":"Feature","properties":{"name":"x",%s"y":0},"geometry":{"type":"Point","coordinates":[1,2]}}`
	for name, inside := range map[string]string{"properties": b.String(), "tags": `"tags":["a",` + strings.Repeat(`"",`, 2_400_000) + `""],`} {
		file := fmt.Appendf(nil, feature, inside)
		var read importing.Result
		var err error
		took := allocated(func() { read, err = parse(file) })
		if err != nil || len(read.Rows) != 1 || read.Rows[0].Title != "x" || read.Rows[0].Category != "" && name == "properties" || took > 64<<20 {
			t.Errorf("%s: %d bytes from %d: %s, %v", name, took, len(file), all(read), err)
		}
	}
}

// ending is a context that ends after it has been asked some times.
type ending struct {
	context.Context
	asks int
}

func (e *ending) Err() error {
	if e.asks--; e.asks < 0 {
		return context.Canceled
	}
	return nil
}

// TestPointsEnd stops between the points of a place when the sender has gone.
func TestPointsEnd(t *testing.T) {
	for name, file := range manyPoints(t, schema.ImportRows, "é") {
		ctx := &ending{context.Background(), 60}
		r, err := importing.Parse(ctx, strings.NewReader(file), int64(len(file)))
		if !errors.Is(err, context.Canceled) || len(r.Rows) > 0 {
			t.Errorf("%s: %d rows, %v", name, len(r.Rows), err)
		}
	}
}

// TestElementsEnd stops between the elements, lines and members that one reading of the file has brought.
func TestElementsEnd(t *testing.T) {
	const n = 1000
	for name, file := range map[string]string{
		"gpx":        "<gpx>" + strings.Repeat("<a/>", n) + `<wpt lat="2" lon="1"><name>x</name></wpt></gpx>`,
		"kml":        "<kml><Placemark><name>x</name><ExtendedData>" + strings.Repeat("<a/>", n) + "</ExtendedData><Point><coordinates>1,2</coordinates></Point></Placemark></kml>",
		"csv":        "name,lat,lng\n" + strings.Repeat("\n", n) + "x,2,1\n",
		"geojson":    "[" + strings.Repeat(`{"a":1},`, n) + `{"type":"Feature","properties":{"name":"x"},"geometry":{"type":"Point","coordinates":[1,2]}}]`,
		"zipped gpx": string(zipped(t, "a.gpx", "<gpx>"+strings.Repeat("<a/>", n)+`<wpt lat="2" lon="1"><name>x</name></wpt></gpx>`)),
	} {
		if r, err := parse([]byte(file)); err != nil || len(r.Rows) != 1 {
			t.Errorf("%s: %d rows, %v", name, len(r.Rows), err)
		}
		ctx := &ending{context.Background(), 60}
		if r, err := importing.Parse(ctx, strings.NewReader(file), int64(len(file))); !errors.Is(err, context.Canceled) || len(r.Rows) > 0 {
			t.Errorf("%s, ended: %d rows, %v", name, len(r.Rows), err)
		}
	}
}

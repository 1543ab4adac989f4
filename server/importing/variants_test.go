package importing_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"
)

// TestTables reads tables as spreadsheets and programs write them.
func TestTables(t *testing.T) {
	t.Parallel()
	const well = "Well 48.1250,11.5000|||"
	for file, want := range map[string]string{
		// Separators, ends of lines and quotes.
		"name|lat|lng\nWell|48.125|11.5\n":                                       well,
		"name\tlat\tlng\tnote\nWell\t48.125\t11.5\ta, b; c\n":                    well + "a, b; c",
		"name,lat,lng\rWell,48.125,11.5\rInn,1,2\r":                              well + "\nInn 1.0000,2.0000|||",
		"sep=;\nname;lat;lng\nWell;48,125;11,5\n":                                well,
		"name, lat, lng, note\nWell, 48.125, 11.5, \"a, b\"\n":                   well + "a, b",
		"name,lat,lng,note\nWell,48.125,11.5,\"one\ntwo \"\"x\"\"\"\n":           well + "one/two \"x\"",
		"name,lat,lng\n\"Well\",\"48.125\",\"11.5\"\n":                           well,
		"name,lat,lng\n5\" nail,48.125,11.5\n":                                   "5\" nail 48.1250,11.5000|||",
		"name,lat,lng\n\"Well,48.125,11.5\n\"Inn\",1,2\nBar,3,4\n":               "\"Well,48.125,11.5||badLine||bad\nInn 1.0000,2.0000|||\nBar 3.0000,4.0000|||",
		"note,name,lat,lng\n\"Hello, you, and, all\nof you\",Well,48.125,11.5\n": well + "Hello, you, and, all/of you",
		"My list\n\nname,lat,lng\nWell,48.125,11.5\n":                            well,
		// Names of columns.
		"Nom;Lat.;Long.\nWell;48.125;11.5\n":                          well,
		"Name,Latitude (WGS84),Longitude (WGS84)\nWell,48.125,11.5\n": well,
		"title,decimalLatitude,decimalLongitude\nWell,48.125,11.5\n":  well,
		"Nombre,Latitud,Longitud\nWell,48.125,11.5\n":                 well,
		"Name,Latitude,geo_Longitude\nWell,48.125,11.5\n":             well,
		"NAME,GPS_LAT,GPS_LNG\nWell,48.125,11.5\n":                    well,
		"Ort,Breite,Länge,Bezeichnung\nX,48.125,11.5,Well\n":          well,
		"Naam;Breedtegraad;Lengtegraad\nWell;48,125;11,5\n":           well,
		"Название;Широта;Долгота\nWell;48.125;11.5\n":                 well,
		"名前,緯度,経度\nWell,48.125,11.5\n":                                well,
		// Points in one column.
		"name,lat/lng\nWell,\"48.125, 11.5\"\n":                                                   well,
		"name,Coordinates\nWell,48.125 11.5\n":                                                    well,
		"name;coords\nWell;48,125 11,5\n":                                                         well,
		"name;coords\nWell;48,125, 11,5\n":                                                        well,
		"name;gps\nWell;48.125/11.5\n":                                                            well,
		"name,location\nWell,\"48.125,11.5\"\n":                                                   well,
		"name,location\nWell,\"Munich, Germany\"\n":                                               "Well||noPoint|",
		"name,lat,lng\nWell,\"48.125, 11.5\",\n":                                                  well,
		"name,geom\nWell,POINT Z (11.5 48.125 3)\n":                                               well,
		"name,geom\nWell,SRID=4326;POINT(11.5 48.125)\n":                                          well,
		"name,geom\nWell,\"MULTIPOINT ((11.5 48.125), (2 1))\"\n":                                 well + "\nWell 1.0000,2.0000|||",
		"name,geom\nWell,\"LINESTRING (11.5 48.125, 2 1)\"\n":                                     "Well||notPoint|",
		"name,geom\nWell,POINT EMPTY\n":                                                           "Well||badPoint||bad",
		"name,geojson\nWell,\"{\"\"type\"\":\"\"Point\"\",\"\"coordinates\"\":[11.5,48.125]}\"\n": well,
		"name,coordinates\nWell,somewhere\n":                                                      "Well||badPoint||bad",
		"name,coordinates\nWell,geo:48.125,11.5?z=3\n":                                            "Well||badPoint||bad", // which the comma cuts
		"name;coordinates\nWell;geo:48.125,11.5?z=3\n":                                            well,
		// Degrees.
		"name,lat,lng\nWell,N48.125,E11.5\n":                                         well,
		"name,lat,lng\nWell,48.125° N,11.5° E\n":                                     well,
		"name,lat,lng\nWell,48.125S,11.5w\n":                                         "Well -48.1250,-11.5000|||",
		"name,lat,lng\nWell,48°07'30\"N,11°30'00\"E\n":                               well,
		"name,lat,lng\nWell,48° 7′ 30″ S,11° 30′ W\n":                                "Well -48.1250,-11.5000|||",
		"name,lat,lng\nWell,48 7.5,-11 30\n":                                         "Well 48.1250,-11.5000|||",
		"name,lat,lng\nWell,48:07:30,11:30:00\n":                                     well,
		"name;coords\nWell;N 48° 7.5 E 11° 30\n":                                     well,
		"name;coords\nWell;48°07'30\"N 11°30'00\"E\n":                                well,
		"name,lat,lng\nWell,48.125,371.5\n":                                          "Well||badPoint||bad",
		"name,lat,lng\nWell,48.125,-348.5\n":                                         well,
		"name,lat,lng\nWell,48.125 E,11.5\n":                                         "Well||badPoint||bad",
		"name,lat,lng\nWell,48°61',11.5\n":                                           "Well||badPoint||bad",
		"name,lat,lng\nWell,-48.125 S,11.5\n":                                        "Well||badPoint||bad",
		"name,lat,lng\nWell,0x1p4,11.5\n":                                            "Well||badPoint||bad",
		"name,lat,lng\nWell,48.125,\n":                                               "Well||badPoint||bad",
		"INDEX,LATITUDE N/S,LONGITUDE E/W,NAME\n1\x00\x00,48.125N,011.5E,Well\x00\n": well,
		// Without a name, and tags.
		"lat,lng\n48.125,11.5\n": " 48.1250,11.5000||noTitle|",
		"name,lat,lng,category,tags\nWell,48.125,11.5,water,\"old, deep\"\n": "Well 48.1250,11.5000|water||#old #deep",
	} {
		got, err := parse([]byte(file))
		if all(got) != want || err != nil {
			t.Errorf("%s\n%s %v\nwant\n%s", file, all(got), err, want)
		}
	}
}

// TestSavedPlaces reads lists of saved places of Google in many languages, which have the same columns.
func TestSavedPlaces(t *testing.T) {
	t.Parallel()
	for _, header := range []string{"Title,Note,URL,Tags,Comment", "Titel,Notiz,URL,Tags,Kommentar", "Título,Nota,URL,Etiquetas,Comentario", "Titolo,Nota,URL,Tag,Commento",
		"Titre,Note,URL,Tags,Commentaire", "Titel,Notitie,URL,Tags,Reactie", "Titel,Anteckning,URL,Taggar,Kommentar", "Tytuł,Notatka,URL,Tagi,Komentarz",
		"タイトル,メモ,URL,タグ,コメント", "Название,Заметка,URL,Теги,Комментарий", "Název,Poznámka,URL,Štítky,Komentář", "Başlık,Not,URL,Etiketler,Yorum", "제목,메모,URL,태그,댓글"} {
		got, err := parse([]byte(header + "\n,,,,\nMarienplatz,my note,\"https://www.google.com/maps/search/48.137,11.575\",trip,my comment\n"))
		if want := "Marienplatz 48.1370,11.5750|trip||my note/my comment"; err != nil || got.Format != "takeout" || all(got) != want {
			t.Errorf("%s: %s %v", header, all(got), err)
		}
	}
}

// TestLenientFiles reads files that are not as their formats ask for.
func TestLenientFiles(t *testing.T) {
	t.Parallel()
	kml := func(s string) string {
		return `<?xml version="1.1"?><kml><Document>` + s + `<Placemark><name>After</name><Point><coordinates>2,1</coordinates></Point></Placemark></Document></kml>`
	}
	const after = "\nAfter 1.0000,2.0000|||"
	mark := func(s string) string {
		return kml("<Placemark>" + s + "<Point><coordinates>11.5,48.125</coordinates></Point></Placemark>")
	}
	json := func(s string) string {
		return `{"type":"FeatureCollection","features":[` + s + `]}`
	}
	feature := `{"type":"Feature","properties":{"name":"Well"},"geometry":{"type":"Point","coordinates":[11.5,48.125]}}`
	const well = "Well 48.1250,11.5000|||"
	for file, want := range map[string]string{
		mark("<name>A <b>bold</b> name</name>"):                                              "A bold name 48.1250,11.5000|||" + after,
		mark("<name>Gate <m> wide</name>"):                                                   "Gate <m> wide 48.1250,11.5000|||" + after,
		mark("<name>Well</name><description>One<br>two <i>three</i></description>"):          well + "One/two three" + after,
		mark("<name>Tom & Jerry&nbsp;&eacute;&unknown;</name>"):                              "Tom & Jerry é&unknown; 48.1250,11.5000|||" + after,
		mark("<name>Well&#3;\x03</name>"):                                                    well + after,
		mark("<name>Well</name><description><![CDATA[a &amp;amp; <b>b</b>]]></description>"): well + "a &amp; b" + after,
		mark("<name><![CDATA[Well]]></name>"):                                                well + after,
		mark("<name>Well</nam></name><unclosed>"):                                            "Well</nam> 48.1250,11.5000|||" + after,
		mark("<name>Well</name><ExtendedData><Data name=\"phone\"><value>+49 1</value></Data><SchemaData><SimpleData name=\"built\">1820</SimpleData></SchemaData></ExtendedData>"): well + "phone: +49 1/built: 1820" + after,
		mark("<name>Well</name><LineString/><Polygon/>"):          well + after + "\n1 line\n1 area",
		kml("<Placemark><name>Way</name><gx:Track/></Placemark>"): "Way||notPoint|" + after,
		kml("<NetworkLink><Link><href>http://127.0.0.1/x.kml</href></Link></NetworkLink><NetworkLink><Link><href>files/a.kml</href></Link></NetworkLink>"): after[1:] + "\n1 link",
		`<kml><Folder><Placemark><Folder></Folder><name>a</name><Point><coordinates>1,1</coordinates></Point></Placemark><name>x</name>` +
			`<Placemark><Folder/><name>b</name></Placemark><Folder><name>y</name></Folder><Placemark><name>c</name></Placemark></Folder></kml>`: "a 1.0000,1.0000|||\nb|x|noPoint|\nc|x|noPoint|",
		`<gpx><wpt lat="48.125" lon="11.5"><name>Well</name><cmt>&lt;b&gt;x&lt;/b&gt; &lt;y&gt;</cmt></wpt></gpx>`: well + "x <y>",
		`<gpx><wpt lat='48.125' lon=11.5><name>Well</name></wpt></gpx>` + "\x00\x00":                               well,
		// JSON.
		json(feature + "," + feature + ","):              well + "\n" + well,
		"\ufeff" + feature + "\n\x1e" + feature + "\r\n": well + "\n" + well,
		"[" + feature + "," + feature + "]":              well + "\n" + well,
		json(feature) + json(feature):                    well + "\n" + well,
		`{"type":"Point","coordinates":[11.5,48.125]}`:   " 48.1250,11.5000||noTitle|",
		`{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[11.5,48.125]},{"type":"Polygon","coordinates":[]}]}`:                                                                                                  " 48.1250,11.5000||noTitle|\n1 area",
		`{"type":"LineString","coordinates":[[11.5,48.125],[1,2]]}`:                                                                                                                                                                      "||notPoint|",
		json(`{"type":"Feature","properties":{"name":"We` + "\n\t" + `ll","x":-Infinity,"y":'},"geometry":null}`):                                                                                                                        "",
		json(`{"type":"Feature","properties":{"name":"Well","x":-Infinity,"y":[NaN,],},"geometry":{"type":"MultiPoint","coordinates":[[11.5,48.125],[2,1]]}}`):                                                                           well + "\nWell 1.0000,2.0000|||",
		json(`{"type":"Feature","properties":{"NAME":"Well\'s` + "\n" + `end"},"geometry":{"type":"Point","coordinates":[11.5,48.125]}}`):                                                                                                "Well's end 48.1250,11.5000|||",
		json(`{"type":"Feature","properties":{"name":"Well"},"geometry":{"type":"Point","coordinates":["11.5","48.125"]}}`):                                                                                                              well,
		json(`{"type":"Feature","properties":{"name":"Well","category":"Cafe` + "\u0301\u200b" + `"},"geometry":{"type":"Point","coordinates":[11.5,48.125]}}`):                                                                          "Well 48.1250,11.5000|Café||",
		json(`{"type":"Feature","properties":{"nom":"Well"},"geometry":{"type":"Point","coordinates":[11.5,48.125]}}`):                                                                                                                   well,
		json(`{"type":"Feature","properties":{"name":"Well"},"geometry":{"type":"Point","coordinates":[null,null]}}`):                                                                                                                    "Well||badPoint||bad",
		json(`{"type":"Feature","properties":{"name":"Well"},"geometry":{"type":"Point","coordinates":[11.5]}}`):                                                                                                                         "Well||badPoint||bad",
		json(`{"type":"Feature","properties":{"name":"Well"},"geometry":{"type":"Point","coordinates":[-190,48.125]}}`):                                                                                                                  "Well 48.1250,170.0000|||",
		json(`{"type":"Feature","properties":{"name":"Well","description":"<3 m & &lt;x&gt;"},"geometry":{"type":"Point","coordinates":[11.5,48.125]}}`):                                                                                 well + "<3 m & &lt;x&gt;",
		`{"type":"umap","layers":[{"_umap_options":{"name":"A"},"features":[` + feature + `]},{"features":[` + feature + `],"_umap_options":{"name":"B"}}],"geometry":{"type":"Point","coordinates":[1,2]},"properties":{"name":"Map"}}`: "Well 48.1250,11.5000|A||\nWell 48.1250,11.5000|B||",
		`{"type":"Topology","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"name":"Map"}}`:                                                                                                                                "",
	} {
		got, err := parse([]byte(file))
		if want == "" {
			if err == nil {
				t.Errorf("%s\n%s is taken", file, all(got))
			}
			continue
		}
		if all(got) != want || err != nil {
			t.Errorf("%s\n%s %v\nwant\n%s", file, all(got), err, want)
		}
	}
}

// TestArchives reads what it knows of an archive, and counts the rest.
func TestArchives(t *testing.T) {
	t.Parallel()
	place := func(name string) string {
		return `<kml><Placemark><name>` + name + `</name><Point><coordinates>2,1</coordinates></Point></Placemark></kml>`
	}
	table := "Title,Note,URL,Tags,Comment\n,,,,\nPin,,\"https://www.google.com/maps/search/48.137,11.575\",,\n"
	for want, files := range map[string][]string{
		"A 1.0000,2.0000|A||\nB 1.0000,2.0000|b||":                     {"A.kml", place("A"), "maps/b.kml", place("B")},
		"A 1.0000,2.0000|||\n1 picture images/icon.png\n1 file x.html": {"doc.kml", place("A"), "images/icon.png", "x", "x.html", "<p>"},
		"A 1.0000,2.0000|A||\nPin 48.1370,11.5750|Wish||":              {"A.gpx", `<gpx><wpt lat="1" lon="2"><name>A</name></wpt></gpx>`, "Saved/Wish.csv", table},
		"Pin 48.1370,11.5750|Wish||\nA 1.0000,2.0000|Trip||":           {"Takeout/Saved/Wish.csv", table, "Takeout/my maps/Trip.kmz", string(zipped(t, "doc.kml", place("A")))},
		"Pin 48.1370,11.5750|Wish||\n1 file Takeout/Records.json":      {"Takeout/Records.json", `{"locations":[{"latitudeE7":1}]}`, "Takeout/Wish.csv", table},
		"Pin 48.1370,11.5750|Wish||\n1 file Takeout/Big.json":          {"Takeout/Big.json", `{"a":"` + strings.Repeat("a", 9<<20) + `"}`, "Takeout/Wish.csv", table},
		"Pin 48.1370,11.5750|Wish||\n1 damaged x/a.kml:1:14":           {"x/a.kml", "<kml>\x00\x00<a></b", "Takeout/Wish.csv", table},
		"A 1.0000,2.0000|A||\n1 track":                                 {"A.kml", place("A"), "b.gpx", "<gpx><trk/></gpx>"},
	} {
		got, err := parse(zipped(t, files...))
		if all(got) != want || err != nil {
			t.Errorf("%v\n%s %v\nwant\n%s", files[0], all(got), err, want)
		}
	}
	if _, err := parse(zipped(t, "a.gpx", "<gpx><trk/></gpx>")); err == nil || !strings.Contains(err.Error(), "1 track") {
		t.Errorf("an archive with a track: %v", err)
	}
	if _, err := parse([]byte("<kml>\n <Placemark><name>x")); err == nil || !strings.HasSuffix(err.Error(), "line 2, column 20") {
		t.Errorf("a damaged file: %v", err)
	}
}

// TestManyFiles reads the places of an archive with the data of fifty thousand photos.
func TestManyFiles(t *testing.T) {
	t.Parallel()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	add := func(name, content string) {
		w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store})
		if err == nil {
			_, err = io.WriteString(w, content)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for i := range 50_000 {
		add(fmt.Sprintf("Takeout/Google Photos/Photos from 2019/IMG_20190501_%06d.jpg.supplemental-metadata.json", i), "{}")
	}
	add("Takeout/Saved/Wish.csv", "Title,Note,URL\nWell,,https://www.google.com/maps/search/1,2\n")
	add("Takeout/Google Photos/film.mp4", strings.Repeat("\x00", 100<<20))
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	got, err := parse(b.Bytes())
	if err != nil || len(got.Rows) != 1 || len(got.Left) != 2 || got.Left[0].N+got.Left[1].N != 50_001 {
		t.Errorf("%d rows, %d kinds left out, %v", len(got.Rows), len(got.Left), err)
	}
}

// TestLinkedPlaces reads the points of links to map services.
func TestLinkedPlaces(t *testing.T) {
	t.Parallel()
	const well = "Well 48.1250,11.5000||"
	for link, want := range map[string]string{
		"https://www.google.com/maps/search/48.125,11.5":                        well,
		"https://www.google.com/maps/place/Well/@1,2,17z/data=!3d48.125!4d11.5": well,
		"https://maps.apple.com/?ll=48.125,11.5&q=Well":                         well,
		"https://www.openstreetmap.org/?mlat=48.125&mlon=11.5":                  well,
		"https://www.google.com/maps/@48.125,11.5,17z":                          "Well||noPoint|", // the camera
		"https://maps.app.goo.gl/abc":                                           "Well||noPoint|",
		"https://example.org/?q=48.125,11.5":                                    "Well||noPoint|",
		"https://www.google.com/maps/place/XGRF%2BPM+Z%C3%BCrich":               "Well||noPoint|",
		"https://www.google.com/maps/search/98.125,11.5":                        "Well||badPoint|",
	} {
		got, err := parse([]byte("name;url\nWell;" + link + "\n"))
		if !strings.HasPrefix(all(got), want) || err != nil {
			t.Errorf("%s: %s %v, want %s", link, all(got), err, want)
		}
	}
}

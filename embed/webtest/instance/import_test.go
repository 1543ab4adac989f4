package instance

import (
	"archive/zip"
	"bytes"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/server"
)

// placesFile is a file of n places around a latitude, of which one has lines and an area, too, and one is there twice, and of a line and a point that is not on Earth.
func placesFile(n int, lat float64) []byte {
	var b strings.Builder
	feature := func(name, kind, at string) {
		if b.Len() > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, `{"type":"Feature","properties":{"name":%q},"geometry":{"type":%q,"coordinates":%s}}`, name, kind, at)
	}
	b.WriteString(fmt.Sprintf(`{"type":"Feature","properties":{"name":"Milestone 1"},"geometry":{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[2,%f]},`+
		`{"type":"LineString","coordinates":[]},{"type":"Polygon","coordinates":[]},{"type":"LineString","coordinates":[]}]}}`, lat))
	for i := 1; i < n; i++ {
		feature(fmt.Sprintf("Milestone %d", i+1), "Point", fmt.Sprintf("[%f,%f]", 2+float64(i)/100, lat))
	}
	feature("Milestone 1", "Point", fmt.Sprintf("[2,%f]", lat))
	feature("The old road", "LineString", fmt.Sprintf("[[2,%f],[3,%f]]", lat, lat))
	feature("Beyond the pole", "Point", "[2,120]")
	return []byte(`{"type":"FeatureCollection","features":[` + b.String() + `]}`)
}

// TestImportWaits publishes more finds for everyone than the server takes in a minute, and stops while it waits.
func TestImportWaits(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, func(o *server.Options) { o.Limits.Writes = 20 })
	b := w.Tab(t, w.User("ann"))
	b.Allow("429 (Too Many Requests)")
	b.Open("/import")
	b.Upload("#import-file", File(t, "milestones.geojson", placesFile(40, 48)))
	b.Shows("Import 40 finds")
	b.Pick("#import-audience", "everyone")
	b.Click("#import-commit")
	b.Shows("The server takes only so many at once. This goes on by itself in a moment.")
	b.Accessible("an import that waits")
	b.Click("#import-stop")
	b.Until(`!document.querySelector("#import-stop")`)
}

// TestImport imports a file from the settings: it is refused, then read, a row is left out, another gets a place, and the rest are finds.
func TestImport(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	const items = `[...document.querySelectorAll("ul.people bdi")].map((e) => e.textContent).join()`
	for _, width := range Narrowest[int64](412, 1200) {
		ann := w.User(fmt.Sprintf("ann%d", width))
		lat := 48 + float64(width)/1000
		b := w.Tab(t, ann)
		b.Allow("Failed to load resource") // of the refusal
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open("/settings/data")
		b.Press("Import finds from a file")
		b.At("/import")
		b.Shows("Choose a file")
		b.Accessible(fmt.Sprintf("the start of an import, %d wide", width))
		b.Upload("#import-file", File(t, "letter.txt", []byte("Dear Ann, I know of no places.")))
		b.Shows("This is not a file of places that can be read here.")
		b.Accessible(fmt.Sprintf("a refused file, %d wide", width))
		b.Upload("#import-file", File(t, "diary.csv", []byte("id;date\n1;2026-05-01\n")))
		b.Shows("There are no columns latitude and longitude in the file.")
		b.Upload("#import-file", File(t, "walk.gpx", []byte("<gpx><trk/></gpx>")))
		b.Shows("The file has tracks, routes, pictures or links, but no places.")
		b.Upload("#import-file", File(t, "milestones.geojson", placesFile(60, lat)))
		b.Until(`document.activeElement.id === "part-import"`)
		b.Shows("2 lines and 1 area were left out.")
		b.Until(`/^60 places near \S/.test(document.querySelector("#import-where")?.innerText ?? "")`)
		for _, tab := range []string{"Ready (60)", "No place (1)", "Duplicate (1)", "Not readable (1)"} {
			b.Shows(tab)
		}
		b.Until(items + `.split(",").length === 50`)
		b.Accessible(fmt.Sprintf("the rows of a file, %d wide", width))
		b.Press("Show more")
		b.Until(items + `.split(",").length === 60`)
		b.Press("Duplicate (1)")
		b.Shows("It is in the file twice.")
		b.Press("Not readable (1)")
		b.Shows("The coordinates are not on Earth.")
		b.Accessible(fmt.Sprintf("rows with reasons, %d wide", width))

		b.Press("No place (1)")
		b.Shows("It is a line or an area, not a point.")
		b.Press("Choose the place: The old road")
		b.Until(`document.querySelector("#spot .leaflet-pane")`)
		b.Stand(lat, 2.5)
		b.Press("My location")
		b.Shows("Your location.")
		b.Press("Use this place")
		b.Press("Ready (61)")
		b.Press("Leave out: Milestone 1")
		b.Shows("Left out (1)")
		b.Until(`document.activeElement.id === "row-2"`)
		b.Press("Leave out: Milestone 2")
		b.Press("Left out (2)")
		b.Press("Include: Milestone 2")
		b.Shows("Ready (60)")
		b.Accessible(fmt.Sprintf("rows that are left out, %d wide", width))

		b.Open("/import")
		b.Press("Continue: milestones.geojson")
		b.Shows("Import 60 finds")
		b.Until(`document.querySelector("finds-map .pin")`)
		if who := Js[string](b, `document.querySelector("#import-audience").value`); who != "me" {
			t.Errorf("an import is for %s before anyone asks for that", who)
		}
		isPublic := width == 1200
		if isPublic {
			b.Pick("#import-audience", "everyone")
		}
		b.Click("#import-commit")
		b.Shows("60 finds imported.")
		b.Shows("60 Imported")
		b.Until(`[...document.querySelectorAll("main button")].some((x) => x.innerText.trim() === "Done")`)
		b.Until(`!document.querySelector("main button.danger")`)
		b.Until(`document.activeElement.id === "part-import"`)
		b.Accessible(fmt.Sprintf("the result of an import, %d wide", width))
		b.Click(".import-rows > summary")
		b.Shows("Imported (60)")
		finds := Call[[]schema.Find](ann, "GET", "/api/finds?limit=100&includePrivate=true&userId="+ann.ID, nil)
		if len(finds) != 60 || finds[0].IsPublic != isPublic || !isPublic && finds[0].Audience != schema.AudienceMe {
			t.Fatalf("there are %d finds instead of 60, or they are public: %v", len(finds), !isPublic)
		}
		b.Until(`document.querySelector("finds-map .pin")`)
		b.Press("See them on the map")
		b.At("/")
		b.Shows("The old road")

		b.Open("/import")
		b.Upload("#import-file", File(t, "again.geojson", placesFile(60, lat)))
		b.Shows("Duplicate (61)")
		b.Press("Discard")
		b.Until(`document.querySelector("dialog .danger")`)
		b.Click("dialog .danger")
		b.Shows("Choose a file")
		b.Until(`!document.body.innerText.includes("again.geojson")`)
		if list := Call[[]schema.Import](ann, "GET", "/api/imports", nil); len(list) != 1 || list[0].Name != "milestones.geojson" {
			t.Errorf("the imports are %+v", list)
		}

		Call[any](ann, "PUT", "/api/finds/"+finds[0].ID, M{"title": "It stays"})
		b.Open("/import")
		b.Press("Show: milestones.geojson")
		b.Press("Undo import")
		b.Shows("59 finds go to the bin. 1 stays: somebody has changed, liked or commented on it.")
		b.Accessible(fmt.Sprintf("the question before an import is undone, %d wide", width))
		b.Click("dialog button.danger")
		b.Shows("59 finds are in the bin. 1 stays")
		b.Shows("1 Imported")
		b.Accessible(fmt.Sprintf("an import that is undone, %d wide", width))
		if finds := Call[[]schema.Find](ann, "GET", "/api/finds?limit=100&includePrivate=true&userId="+ann.ID, nil); len(finds) != 1 || finds[0].Title != "It stays" {
			t.Errorf("%d finds are left", len(finds))
		}
	}
}

// archiveFile is an archive of two finds. The first one has a photo, one that is missing and one that is a text.
func archiveFile(t *testing.T, id string) []byte {
	t.Helper()
	var b, photo bytes.Buffer
	z := zip.NewWriter(&b)
	add := func(name string, content []byte) {
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write(content)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := png.Encode(&photo, image.NewGray(image.Rect(0, 0, 40, 30))); err != nil {
		t.Fatal(err)
	}
	add("finds.json", []byte(`{"format":"finds","version":1,"finds":[
		{"id":"`+id+`a","title":"Cave","isPublic":true,"location":{"name":"Hill","latitude":47,"longitude":8},"media":[{"file":"media/a.png"},{"file":"media/b.png"},{"file":"media/c.png"}]},
		{"id":"`+id+`b","title":"Well","isPublic":false,"location":{"name":"Valley","latitude":47.5,"longitude":8},"media":[]}],
		"lists":[{"id":"l","name":"Both","visibility":"public","findIds":["`+id+`b","`+id+`a"]}]}`))
	add("media/a.png", photo.Bytes())
	add("media/c.png", []byte("not a photo"))
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestImportArchive imports an archive with its photos, as public as it was, and others with a category and
// an area; and reads the form in German.
func TestImportArchive(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	for _, width := range Narrowest[int64](390, 1280) {
		ann := w.User(fmt.Sprintf("cleo%d", width))
		b := w.Tab(t, ann)
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open("/import")
		b.Upload("#import-file", File(t, "archive.zip", archiveFile(t, "")))
		b.Shows("Ready (2)")
		b.Shows("2 photos and videos")
		b.Shows("b.png: It is not in the archive.")
		b.Press("Change the title: Well")
		b.Until(`document.querySelector("dialog #title").value === "Well"`)
		b.Accessible(fmt.Sprintf("the title of a row, %d wide", width))
		b.Fill("#title", "The well")
		b.Press("Save")
		b.Shows("The well")
		b.Until(`document.activeElement.id === "name-2"`)
		b.Click("#import-keep")
		b.Until(`!document.querySelector("#import-audience")`)
		b.Click("#fold-import summary")
		b.Pick("#import-category", "nature")
		b.Pick("#import-area", "5")
		b.Pick("#import-friends", "false")
		b.Accessible(fmt.Sprintf("the choices of an import, %d wide", width))
		b.Click("#import-commit")
		b.Shows("2 finds imported.")
		b.Shows("1 photo or video imported with them.")
		b.Shows("2 photos and videos were not imported. The list below says why.")
		b.Shows("c.png: This file format is not supported.")
		b.Accessible(fmt.Sprintf("an archive that is imported, %d wide", width))
		finds := Call[[]schema.Find](ann, "GET", "/api/finds?includePrivate=true&order=asc&userId="+ann.ID, nil)
		for i, f := range finds {
			f = Call[schema.Find](ann, "GET", "/api/finds/"+f.ID, nil)
			if f.IsPublic != (i == 0) || len(f.Media) != 1-i || f.Category == nil || *f.Category != "nature" || f.Location.Area != 5 || f.Exact == nil || f.Exact.ForFriends {
				t.Errorf("find %d is %+v", i, f)
			}
		}
		if lists := Call[[]schema.List](ann, "GET", "/api/lists", nil); len(finds) != 2 || len(lists) != 1 || lists[0].Visibility != schema.ListPublic || lists[0].FindCount != 2 {
			t.Errorf("%d finds, and the lists are %+v", len(finds), lists)
		}
		if width == 390 {
			continue
		}
		b.Open("/settings/appearance")
		b.Pick("#language", "de")
		b.Until(`document.documentElement.lang === "de"`)
		b.Open("/import")
		b.Upload("#import-file", File(t, "more.zip", archiveFile(t, "more")))
		b.Shows("b.png: Es fehlt im Archiv.")
		b.Shows("So öffentlich wie zuvor")
		b.Accessible("an import in German")
		b.Click("#import-commit")
		b.Shows("2 Funde importiert.")
	}
}

package webtest

import (
	"archive/zip"
	"bytes"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"finds/schema"
)

// placesFile is a file of n places around a latitude, of which one is there twice, and of a line and a point that is not on Earth.
func placesFile(n int, lat float64) []byte {
	var b strings.Builder
	feature := func(name, kind, at string) {
		if b.Len() > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, `{"type":"Feature","properties":{"name":%q},"geometry":{"type":%q,"coordinates":%s}}`, name, kind, at)
	}
	for i := range n {
		feature(fmt.Sprintf("Milestone %d", i+1), "Point", fmt.Sprintf("[%f,%f]", 2+float64(i)/100, lat))
	}
	feature("Milestone 1", "Point", fmt.Sprintf("[2,%f]", lat))
	feature("The old road", "LineString", fmt.Sprintf("[[2,%f],[3,%f]]", lat, lat))
	feature("Beyond the pole", "Point", "[2,120]")
	return []byte(`{"type":"FeatureCollection","features":[` + b.String() + `]}`)
}

// TestImport imports a file from the settings: it is refused, then read, a row is left out, another gets a place, and the rest are finds.
func TestImport(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	const items = `[...document.querySelectorAll("ul.people bdi")].map((e) => e.textContent).join()`
	for _, width := range []int64{412, 1200} {
		ann := w.user(fmt.Sprintf("ann%d", width))
		lat := 48 + float64(width)/1000
		b := w.tab(t, ann)
		b.allow("Failed to load resource") // of the refusal
		b.do(chromedp.EmulateViewport(width, 823))
		b.open("/settings")
		b.press("Import finds from a file")
		b.at("/import")
		b.shows("Choose a file")
		b.accessible(fmt.Sprintf("the start of an import, %d wide", width))
		b.upload("#import-file", file(t, "letter.txt", []byte("Dear Ann, I know of no places.")))
		b.shows("This is not a file of places that can be read here.")
		b.accessible(fmt.Sprintf("a refused file, %d wide", width))
		b.upload("#import-file", file(t, "milestones.geojson", placesFile(60, lat)))
		b.until(`document.activeElement.id === "part-import"`)
		for _, tab := range []string{"Ready (60)", "No place (1)", "Duplicate (1)", "Not readable (1)"} {
			b.shows(tab)
		}
		b.until(items + `.split(",").length === 50`)
		b.accessible(fmt.Sprintf("the rows of a file, %d wide", width))
		b.press("Show more")
		b.until(items + `.split(",").length === 60`)
		b.press("Duplicate (1)")
		b.shows("It is in the file twice.")
		b.press("Not readable (1)")
		b.shows("The coordinates are not on Earth.")
		b.accessible(fmt.Sprintf("rows with reasons, %d wide", width))

		b.press("No place (1)")
		b.shows("It is a line or an area, not a point.")
		b.press("Choose the place: The old road")
		b.until(`document.querySelector("#spot .leaflet-pane")`)
		b.stand(lat, 2.5)
		b.press("My location")
		b.shows("Your location.")
		b.press("Use this place")
		b.press("Ready (61)")
		b.press("Leave out: Milestone 1")
		b.shows("Left out (1)")
		b.until(`document.activeElement.id === "row-2"`)
		b.press("Leave out: Milestone 2")
		b.press("Left out (2)")
		b.press("Include: Milestone 2")
		b.shows("Ready (60)")
		b.accessible(fmt.Sprintf("rows that are left out, %d wide", width))

		b.open("/import")
		b.press("Continue: milestones.geojson")
		b.shows("Import 60 finds")
		if js[bool](b, `document.querySelector("#import-public").checked`) {
			t.Error("an import is public before anyone asks for that")
		}
		isPublic := width == 1200
		if isPublic {
			b.click("#import-public")
		}
		b.click("#import-commit")
		b.shows("60 finds imported.")
		b.shows("Imported (60)")
		b.until(`document.activeElement.id === "part-import"`)
		b.accessible(fmt.Sprintf("the result of an import, %d wide", width))
		finds := call[[]schema.Find](ann, "GET", "/api/finds?limit=100&includePrivate=true&userId="+ann.id, nil)
		if len(finds) != 60 || finds[0].IsPublic != isPublic {
			t.Fatalf("there are %d finds instead of 60, or they are public: %v", len(finds), !isPublic)
		}
		b.press("See your finds")
		b.at("/profile")
		b.shows("The old road")

		b.open("/import")
		b.upload("#import-file", file(t, "again.geojson", placesFile(60, lat)))
		b.shows("Duplicate (61)")
		b.press("Discard")
		b.until(`document.querySelector("dialog .danger")`)
		b.click("dialog .danger")
		b.shows("Choose a file")
		b.until(`!document.body.innerText.includes("again.geojson")`)
		if list := call[[]schema.Import](ann, "GET", "/api/imports", nil); len(list) != 1 || list[0].Name != "milestones.geojson" {
			t.Errorf("the imports are %+v", list)
		}
	}
}

// archiveFile is an archive of two finds. The first one has a photo, and another one that is missing.
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
		{"id":"`+id+`a","title":"Cave","isPublic":true,"location":{"name":"Hill","latitude":47,"longitude":8},"media":[{"file":"media/a.png"},{"file":"media/b.png"}]},
		{"id":"`+id+`b","title":"Well","isPublic":false,"location":{"name":"Valley","latitude":47.5,"longitude":8},"media":[]}],
		"lists":[{"id":"l","name":"Both","visibility":"public","findIds":["`+id+`b","`+id+`a"]}]}`))
	add("media/a.png", photo.Bytes())
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestImportArchive imports an archive with its photos, as public as it was, and others with a category and
// an area; and reads the form in German.
func TestImportArchive(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	for _, width := range []int64{390, 1280} {
		ann := w.user(fmt.Sprintf("cleo%d", width))
		b := w.tab(t, ann)
		b.do(chromedp.EmulateViewport(width, 823))
		b.open("/import")
		b.upload("#import-file", file(t, "archive.zip", archiveFile(t, "")))
		b.shows("Ready (2)")
		b.shows("1 photo or video")
		b.shows("b.png is not in the archive.")
		b.press("Change the title: Well")
		b.until(`document.querySelector("dialog #title").value === "Well"`)
		b.accessible(fmt.Sprintf("the title of a row, %d wide", width))
		b.fill("#title", "The well")
		b.press("Save")
		b.shows("The well")
		b.until(`document.activeElement.id === "name-2"`)
		b.click("#import-keep")
		b.until(`!document.querySelector("#import-public")`)
		b.click("#fold-import summary")
		b.pick("#import-category", "nature")
		b.pick("#import-area", "5")
		b.pick("#import-friends", "false")
		b.accessible(fmt.Sprintf("the choices of an import, %d wide", width))
		b.click("#import-commit")
		b.shows("2 finds imported.")
		b.shows("1 photo or video imported with them.")
		b.shows("1 photo or video was not imported. The list below says why.")
		b.accessible(fmt.Sprintf("an archive that is imported, %d wide", width))
		finds := call[[]schema.Find](ann, "GET", "/api/finds?includePrivate=true&order=asc&userId="+ann.id, nil)
		for i, f := range finds {
			f = call[schema.Find](ann, "GET", "/api/finds/"+f.ID, nil)
			if f.IsPublic != (i == 0) || len(f.Media) != 1-i || f.Category == nil || *f.Category != "nature" || f.Location.Area != 5 || f.Exact == nil || f.Exact.ForFriends {
				t.Errorf("find %d is %+v", i, f)
			}
		}
		if lists := call[[]schema.List](ann, "GET", "/api/lists", nil); len(finds) != 2 || len(lists) != 1 || lists[0].Visibility != schema.ListPublic || lists[0].FindCount != 2 {
			t.Errorf("%d finds, and the lists are %+v", len(finds), lists)
		}
		if width == 390 {
			continue
		}
		b.open("/settings")
		b.pick("#language", "de")
		b.until(`document.documentElement.lang === "de"`)
		b.open("/import")
		b.upload("#import-file", file(t, "more.zip", archiveFile(t, "more")))
		b.shows("b.png fehlt im Archiv.")
		b.shows("So öffentlich wie zuvor")
		b.accessible("an import in German")
		b.click("#import-commit")
		b.shows("2 Funde importiert.")
	}
}

package server_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/media"
	"finds/media/mediatest"
	"finds/schema"
	"finds/server/archive"
	"finds/store/storetest"
)

// variety are photos of several formats, and a video.
func variety(t *testing.T) [][]byte {
	t.Helper()
	shaded := mediatest.Draw(2500, 300, func(x, y int) color.NRGBA { return color.NRGBA{byte(x / 10), byte(y), byte(x ^ y), 255} })
	veiled := mediatest.Draw(60, 50, func(x, y int) color.NRGBA { return color.NRGBA{byte(4 * x), byte(5 * y), 90, byte(2 * x * y % 256)} })
	plain := image.NewPaletted(image.Rect(0, 0, 30, 20), []color.Color{color.White, color.Black, color.NRGBA{0, 0, 0, 0}})
	for i := range plain.Pix {
		plain.Pix[i] = byte(i % 3)
	}
	var j, p, g bytes.Buffer
	for _, err := range []error{jpeg.Encode(&j, shaded, nil), png.Encode(&p, veiled), gif.Encode(&g, plain, nil)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	profile := mediatest.Segment(0xe2, "ICC_PROFILE\x00\x01\x01"+string(mediatest.DisplayP3()))
	wide := slices.Concat(j.Bytes()[:2], profile, j.Bytes()[2:])
	return [][]byte{j.Bytes(), p.Bytes(), g.Bytes(), wide, film()}
}

// fill gives a user finds of all kinds, and lists of them.
func (u *user) fill() {
	u.a.Helper()
	var finds []schema.Find
	add := func(l schema.Location, title string, more m) {
		body := m{"locationId": l.ID, "title": title}
		for name, v := range more {
			body[name] = v
		}
		finds = append(finds, call[schema.Find](u, 201, "POST", "/api/finds", body))
	}
	pick := func(list ...schema.Media) (media []m) {
		for i, one := range list {
			media = append(media, m{"url": one.URL, "caption": []any{nil, "A caption 👩‍👩‍👧", "כיתוב  with two spaces", " & <b>\"", "film\u200f"}[i%5]})
		}
		return media
	}
	up := u.upload(variety(u.a.T)...)
	quay, garden := u.location(48.857, 2.3413, "Pont Neuf"), u.location(-33.123456789, 151.000001, "גן\u200f של סבתא 🌱")
	add(quay, "Public, with photos", m{"isPublic": true, "category": "history", "description": "Two\nlines\tand a tab.\n\n  An indented one.", "media": pick(up...)})
	add(garden, "مرحبا\u200f بالعالم 🏳️‍🌈", m{"category": "my own 🗿 category", "description": "ציטוט \u202b(כך)\u202c"})
	add(quay, " Blanks  around ", m{"isPublic": true, "media": pick(u.upload(picture(8, 6, color.Black))...)})
	add(garden, "An area", m{"area": 5, "exactForFriends": true, "category": "nature"})
	add(u.location(48.8571, 2.3414, "Elsewhere"), "A public area", m{"area": 20, "isPublic": true, "exactForFriends": false})
	add(u.location(89.9, -179.99, "Pole"), strings.Repeat("é", schema.TitleMax), m{"description": strings.Repeat("😀", schema.DescriptionMax), "category": strings.Repeat("c", schema.CategoryMax)})
	for i, visibility := range []string{schema.ListPrivate, schema.ListFriends, schema.ListPublic} {
		l := call[schema.List](u, 201, "POST", "/api/lists", m{"name": fmt.Sprint("List 📍 ", i), "visibility": visibility, "description": []any{nil, "One\n  two", "שלום"}[i]})
		for k := range finds[i:] {
			ok(u, 204, "PUT", "/api/lists/"+l.ID+"/finds/"+finds[len(finds)-1-k].ID, nil)
		}
		if i == 2 {
			ok(u, 200, "PUT", "/api/lists/"+l.ID, m{"coverId": finds[4].ID})
		}
	}
	call[schema.List](u, 201, "POST", "/api/lists", m{"name": "Empty"})
}

// anonymised are the texts of an archive with names in place of ids, and the bytes of its media by these names.
func anonymised(t *testing.T, body []byte) map[string]string {
	t.Helper()
	files, _ := archiveFiles(t, body)
	var d archive.Document
	if err := json.Unmarshal([]byte(files[archive.FindsFile]), &d); err != nil {
		t.Fatal(err)
	}
	var names []string
	for i, f := range d.Finds {
		names = append(names, f.ID, fmt.Sprint("find-", i))
		for k, one := range f.Media {
			stem, _, _ := strings.Cut(strings.TrimPrefix(one.File, archive.MediaFolder), ".")
			names = append(names, stem, fmt.Sprint("media-", i, "-", k))
		}
	}
	for i, l := range d.Lists {
		names = append(names, l.ID, fmt.Sprint("list-", i))
	}
	named := strings.NewReplacer(names...)
	out := map[string]string{}
	for name, text := range files {
		if strings.HasPrefix(name, archive.MediaFolder) {
			out[named.Replace(name)] = text
		} else {
			out[name] = named.Replace(text)
		}
	}
	return out
}

// sameArchives compares two archives but for their ids.
func sameArchives(t *testing.T, a, b []byte) {
	t.Helper()
	was, is := anonymised(t, a), anonymised(t, b)
	for name, want := range was {
		got, there := is[name]
		switch {
		case got == want:
		case !there:
			t.Errorf("%s is missing", name)
		case strings.HasPrefix(name, archive.MediaFolder):
			t.Errorf("%s of %d bytes differs from that of %d", name, len(got), len(want))
		default:
			for i, line := range strings.Split(want, "\n") {
				if lines := strings.Split(got, "\n"); i >= len(lines) || lines[i] != line {
					t.Errorf("%s differs in line %d:\n%s\n%s", name, i, line, lines[min(i, len(lines)-1)])
				}
			}
		}
	}
	if len(is) != len(was) {
		t.Errorf("%d files, want %d", len(is), len(was))
	}
}

// commitAll publishes what is ready.
func (u *user) commitAll(i schema.Import, body m) schema.Import {
	u.a.Helper()
	for range 20 {
		if i = call[schema.Import](u, 200, "POST", "/api/imports/"+i.ID+"/commit", body); i.Counts.Ready == 0 {
			break
		}
	}
	return i
}

// TestRoundTrip exports finds of all kinds, and imports them into another instance, whose export is the same.
func TestRoundTrip(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		a, b := newAPI(t, engine), newAPI(t, engine)
		b.clock.Add(time.Hour)
		ann, ben := a.as("ann"), b.as("ben")
		ann.fill()
		first := ann.do("GET", archivePath, nil).Body
		i := ben.imported(string(first))
		if i.Format != "finds" || i.Counts != (schema.ImportCounts{Ready: 6, Media: 6}) {
			t.Fatalf("%+v", i)
		}
		if r := ben.rows(i, "")[0]; r.Media != 5 || r.IsPublic == nil || !*r.IsPublic || r.Lost != nil {
			t.Errorf("%+v", r)
		}
		i = ben.commitAll(i, m{"keepVisibility": true})
		if i.Counts != (schema.ImportCounts{Done: 6, MediaDone: 6}) {
			t.Fatalf("%+v, lost %+v", i.Counts, ben.rows(i, "")[0].Lost)
		}
		second := ben.do("GET", archivePath, nil).Body
		sameArchives(t, first, second)
		if left := b.uploadsLeft(); len(left) != 0 {
			t.Errorf("left behind: %+v", left)
		}

		for name, file := range map[string][]byte{"the same": first, "their own": second} {
			i := ben.imported(string(file))
			if i.Counts != (schema.ImportCounts{Duplicate: 6}) {
				t.Errorf("%s archive again: %+v", name, i.Counts)
			}
			i = ben.commitAll(i, m{"keepVisibility": true})
			if third := ben.do("GET", archivePath, nil).Body; !bytes.Equal(third, second) {
				t.Errorf("%s archive has changed something", name)
			}
			ok(ben, 204, "DELETE", "/api/imports/"+i.ID, nil)
		}

		cleo := b.as("cleo")
		cleo.commitAll(cleo.imported(string(first)), m{})
		for _, f := range call[[]schema.Find](cleo, 200, "GET", "/api/finds?includePrivate=true&userId="+cleo.ID, nil) {
			if f.IsPublic {
				t.Errorf("%q is public by default", f.Title)
			}
		}
		for _, l := range call[[]schema.List](cleo, 200, "GET", "/api/lists", nil) {
			if l.Visibility != schema.ListPrivate {
				t.Errorf("the list %q is %s by default", l.Name, l.Visibility)
			}
		}
	})
}

// uploadsLeft are the uploads that no find has, and those files of the storage that no row names.
func (a *api) uploadsLeft() (left []string) {
	a.Helper()
	rows := must(a.store.FilesBetween(a.Context(), "", "~", 1000))
	named := map[string]bool{}
	for _, r := range rows {
		if r.FindID == "" && strings.HasPrefix(r.URL, "m/") {
			left = append(left, "row "+r.URL)
		}
		for _, path := range media.Variants(r.URL) {
			named[path] = true
		}
	}
	err := a.bucket.List(a.Context(), "m/", func(key string, _ time.Time) error {
		if !named[key] {
			left = append(left, "file "+key)
		}
		return nil
	})
	if err != nil {
		a.Fatal(err)
	}
	return left
}

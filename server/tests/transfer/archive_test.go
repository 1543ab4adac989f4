package transfer

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"net/http"
	"path"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"finds/schema"
	"finds/server/archive"
	"finds/server/credential"
	. "finds/server/servertest"
	"finds/store"
)

// archiveFiles opens a zip file and reads all that is in it.
func archiveFiles(t *testing.T, body []byte) (files map[string]string, headers []zip.FileHeader) {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(body), int64(len(body)))
	if err != nil {
		t.Fatal(err)
	}
	files = map[string]string{}
	for _, f := range z.File {
		r := Must(f.Open())
		files[f.Name] = string(Must(io.ReadAll(r)))
		r.Close()
		headers = append(headers, f.FileHeader)
	}
	return files, headers
}

// listed is a find as every list in an archive has it.
type listed struct {
	title, description, category, place string
	lat, lng                            float64
	media                               string // names, with spaces between
}

// listsOf parses the four lists of an archive.
func listsOf(t *testing.T, files map[string]string) map[string][]listed {
	t.Helper()
	parsed := map[string][]listed{}
	decode := func(name string, v any) {
		t.Helper()
		var err error
		if path.Ext(name) == ".gpx" || path.Ext(name) == ".kml" {
			err = xml.Unmarshal([]byte(files[name]), v)
		} else {
			err = json.Unmarshal([]byte(files[name]), v)
		}
		if err != nil {
			t.Fatalf("%s: %v in %s", name, err, files[name])
		}
	}
	text := func(p *string) string {
		if p == nil {
			return ""
		}
		return *p
	}
	names := func(media []archive.Media) string {
		var list []string
		for _, m := range media {
			list = append(list, m.File)
		}
		return strings.Join(list, " ")
	}

	var d archive.Document
	decode("finds.json", &d)
	if d.Format != "finds" || d.Version != archive.Version || d.Finds == nil {
		t.Errorf("finds.json is %s", files["finds.json"])
	}
	for _, f := range d.Finds {
		parsed["finds.json"] = append(parsed["finds.json"], listed{f.Title, text(f.Description), text(f.Category), f.Location.Name,
			f.Location.Latitude, f.Location.Longitude, names(f.Media)})
	}

	var g struct {
		Type     string
		Features []struct {
			Type     string
			Geometry struct {
				Type        string
				Coordinates []float64
			}
			Properties struct {
				Title, Place          string
				Description, Category *string
				Media                 []archive.Media
			}
		}
	}
	decode("finds.geojson", &g)
	if g.Type != "FeatureCollection" || g.Features == nil {
		t.Errorf("finds.geojson is %s", files["finds.geojson"])
	}
	for _, f := range g.Features {
		p := f.Properties
		if f.Type != "Feature" || f.Geometry.Type != "Point" {
			t.Errorf("a feature is %+v", f)
		}
		parsed["finds.geojson"] = append(parsed["finds.geojson"], listed{p.Title, text(p.Description), text(p.Category), p.Place,
			f.Geometry.Coordinates[1], f.Geometry.Coordinates[0], names(p.Media)})
	}

	var x struct {
		XMLName xml.Name `xml:"http://www.topografix.com/GPX/1/1 gpx"`
		Points  []struct {
			Latitude    float64 `xml:"lat,attr"`
			Longitude   float64 `xml:"lon,attr"`
			Name        string  `xml:"name"`
			Comment     string  `xml:"cmt"`
			Description string  `xml:"desc"`
			Type        string  `xml:"type"`
			Links       []struct {
				Href string `xml:"href,attr"`
			} `xml:"link"`
		} `xml:"wpt"`
	}
	decode("finds.gpx", &x)
	for _, p := range x.Points {
		var links []string
		for _, l := range p.Links {
			links = append(links, l.Href)
		}
		parsed["finds.gpx"] = append(parsed["finds.gpx"], listed{p.Name, p.Description, p.Type, p.Comment, p.Latitude, p.Longitude, strings.Join(links, " ")})
	}

	var k struct {
		XMLName    xml.Name `xml:"http://www.opengis.net/kml/2.2 kml"`
		Placemarks []struct {
			Name        string `xml:"name"`
			Description string `xml:"description"`
			Coordinates string `xml:"Point>coordinates"`
			Data        []struct {
				Name  string `xml:"name,attr"`
				Value string `xml:"value"`
			} `xml:"ExtendedData>Data"`
		} `xml:"Document>Placemark"`
	}
	decode("finds.kml", &k)
	for _, p := range k.Placemarks {
		var l listed
		data := map[string][]string{}
		for _, d := range p.Data {
			data[d.Name] = append(data[d.Name], d.Value)
		}
		if _, err := fmt.Sscanf(p.Coordinates, "%g,%g", &l.lng, &l.lat); err != nil {
			t.Errorf("coordinates %q: %v", p.Coordinates, err)
		}
		if strings.ContainsAny(strings.ReplaceAll(p.Description, "<br>\n", ""), "<>") {
			t.Errorf("a description has markup: %q", p.Description)
		}
		l.title, l.place, l.category, l.media = p.Name, strings.Join(data["place"], ""), strings.Join(data["category"], ""), strings.Join(data["media"], " ")
		l.description = strings.NewReplacer("<br>\n", "\n", "&lt;", "<", "&gt;", ">", "&amp;", "&").Replace(p.Description)
		parsed["finds.kml"] = append(parsed["finds.kml"], l)
	}
	return parsed
}

// hostileTitles are texts that a format could take for its own.
var hostileTitles = []string{
	`</name><script>alert(1)</script>`, `]]>`, `<![CDATA[x]]>`, `&amp; &lt; &#0;`, `"quoted" 'twice'`, `back\slash`, "<!-- -->", `<?xml version="1.0"?>`,
	"😀 é", "../../etc/passwd", "%00 {{.}} $(x)", "=1+1", "a, b; c",
}

// TestArchive opens an archive of all kinds of finds, and reads every file in it.
func TestArchive(t *testing.T) {
	Each(t, func(a *API) {
		s := NewScene(a, "friend", schema.AudienceFriends)
		photo := s.Attach()
		ann, ben := s.Owner, s.Actor
		first := s.Find
		caption := `A "photo" & more`
		OK(ann, 200, "PUT", "/api/finds/"+first.ID, M{"category": "art & <b>", "description": "Two\nlines & <b>", "media": []M{{"id": first.Media[0].ID, "caption": caption}}})
		home := ann.Location(48.85712, 2.34134, "Our garden")
		shed := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": home.ID, "title": "A shed", "area": 5, "exactForFriends": true})
		for _, title := range hostileTitles {
			f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": s.ID("locationId"), "title": title, "description": title, "category": title, "isPublic": true})
			if f.Title != title || !utf8.ValidString(title) {
				a.Fatalf("%q is stored as %q", title, f.Title)
			}
		}
		for i := range 110 { // more than a page
			Must(a.Store.CreateFind(a.Context(), ann.ID, store.NewFind{LocationID: s.ID("locationId"), Title: fmt.Sprint("Find ", i), Public: true}))
		}
		binned := ann.Find("In the bin", true)
		OK(ann, 204, "DELETE", "/api/finds/"+binned.ID, nil)
		ben.Find("A find of the friend", false)
		OK(ann, 200, "PUT", "/api/finds/"+ben.Find("Saved", true).ID+"/saved", M{"state": "want"})

		r := ann.Do("GET", ArchivePath, nil)
		if r.Status != 200 || r.Header.Get("Content-Type") != "application/zip" || r.Header.Get("Cache-Control") != "private, no-store" ||
			r.Header.Get("Content-Disposition") != `attachment; filename="finds-`+ann.Name+`.zip"` {
			a.Fatalf("%d %v", r.Status, r.Header)
		}
		files, headers := archiveFiles(a.T, r.Body)
		name := "media/" + first.Media[0].ID + ".webp"
		var names []string
		for _, h := range headers {
			names = append(names, h.Name)
			want := uint16(zip.Deflate)
			if strings.HasPrefix(h.Name, "media/") {
				want = zip.Store
				if !h.Modified.Equal(first.CreatedAt.Truncate(time.Second)) {
					a.Errorf("%s is of %v, its find of %v", h.Name, h.Modified, first.CreatedAt)
				}
			}
			if h.Method != want {
				a.Errorf("%s is compressed by method %d", h.Name, h.Method)
			}
		}
		if want := []string{"finds.json", "finds.geojson", "finds.gpx", "finds.kml", name}; !slices.Equal(names, want) {
			a.Errorf("the archive has %q", names)
		}
		if stored := Must(a.Bucket.Open(a.Context(), photo.URL)); files[name] != string(Must(io.ReadAll(stored))) {
			a.Errorf("the photo is %q", files[name])
		}
		for _, word := range []string{"In the bin", "of the friend", "Saved", ben.Name, "token", "signature", "/api/"} {
			for file, text := range files {
				if strings.Contains(text, word) {
					a.Errorf("%s has %q", file, word)
				}
			}
		}

		lists := listsOf(a.T, files)
		list := lists["finds.json"]
		for file, other := range lists {
			for i := range max(len(list), len(other)) {
				if i >= len(list) || i >= len(other) || other[i] != list[i] {
					a.Fatalf("find %d of %d in %s is not that of %d in finds.json: %+v", i, len(other), file, len(list), other[min(i, len(other)-1)])
				}
			}
		}
		if len(lists) != 4 || len(list) != 2+len(hostileTitles)+110 {
			a.Fatalf("%d lists, one of %d finds", len(lists), len(list))
		}
		if want := (listed{first.Title, "Two\nlines & <b>", "art & <b>", first.Location.Name, s.Lat, s.Lng, name}); list[0] != want {
			a.Errorf("the first find is %+v, want %+v", list[0], want)
		}
		for i, title := range hostileTitles {
			if got := list[2+i]; got.title != title || got.description != title || got.category != title {
				a.Errorf("%q became %+v", title, got)
			}
		}
		var d archive.Document
		if err := json.Unmarshal([]byte(files["finds.json"]), &d); err != nil {
			a.Fatal(err)
		}
		if f := d.Finds[0]; f.ID != first.ID || f.IsPublic || f.Area != 0 || len(f.Media) != 1 || f.Media[0].Caption != caption || f.Media[0].Type != "image" || !f.CreatedAt.Equal(first.CreatedAt.Time) {
			a.Errorf("the first find is %+v", f)
		}
		if f := d.Finds[1]; f.ID != shed.ID || f.Location != (archive.Place{Name: "Our garden", Latitude: 48.85712, Longitude: 2.34134}) || f.Area != 5 || !f.ExactForFriends {
			a.Errorf("the find with an area is %+v", f)
		}

		if again := ann.Do("GET", ArchivePath, nil); !bytes.Equal(again.Body, r.Body) {
			a.Error("a second archive of the same finds has other bytes")
		}
		if h := ann.Do("HEAD", ArchivePath, nil); h.Status != 200 || len(h.Body) != 0 {
			a.Errorf("HEAD answers %d", h.Status)
		}
		Refused(a.Anonymous(), 401, "unauthenticated", "GET", ArchivePath, nil)
		reader := ann.APIToken("read")
		if got := reader.Do("GET", ArchivePath, nil); !bytes.Equal(got.Body, r.Body) {
			a.Errorf("a token that may read gets %d", got.Status)
		}
	})
}

// TestArchiveWithoutFinds downloads the archive of a user who has no finds.
func TestArchiveWithoutFinds(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		a.As("ben").Find("Another's", true)
		files, _ := archiveFiles(a.T, ann.Do("GET", ArchivePath, nil).Body)
		for file, list := range listsOf(a.T, files) {
			a.Errorf("%s has %+v", file, list)
		}
		if len(files) != 4 {
			a.Errorf("the archive has %v", files)
		}
	})
}

// TestArchiveMissing exports a find with two photos, one of which the storage has lost.
func TestArchiveMissing(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		lost, kept := a.Stored(ann), a.Stored(ann)
		f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": ann.Location(1, 2, "Here").ID, "title": "A \"find\"", "media": []M{
			{"url": schema.MediaPrefix + lost.URL}, {"url": schema.MediaPrefix + kept.URL}}})
		if err := a.Bucket.Delete(a.Context(), lost.URL); err != nil {
			a.Fatal(err)
		}
		files, _ := archiveFiles(a.T, ann.Do("GET", ArchivePath, nil).Body)
		if files["media/"+f.Media[1].ID+".webp"] != kept.URL || len(files) != 6 {
			a.Errorf("the archive has %v", files)
		}
		if text := files["missing.txt"]; !strings.Contains(text, "media/"+f.Media[0].ID+".webp") || !strings.Contains(text, `A \"find\"`) || strings.Contains(text, f.Media[1].ID) {
			a.Errorf("missing.txt is %q", text)
		}
		if log := a.ServiceLog.String(); !strings.Contains(log, "missing in the storage") || !strings.Contains(log, lost.URL) {
			a.Errorf("the log is %s", log)
		}
	})
}

// TestArchiveRevoked ends the session while an archive is being sent: the rest is not sent, and what has
// been sent is not a zip file.
func TestArchiveRevoked(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		here := ann.Location(1, 2, "Here").ID
		const size = 8 << 20 // several of them are more than the buffers on the way hold
		for i := range 4 {
			u := a.Stored(ann)
			if err := a.Bucket.Put(a.Context(), u.URL, io.LimitReader(Zeros{}, size)); err != nil {
				a.Fatal(err)
			}
			Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": here, "title": fmt.Sprint(i), "media": []M{{"url": schema.MediaPrefix + u.URL}}})
		}
		req := Must(http.NewRequestWithContext(a.Context(), "GET", a.URL+ArchivePath, nil))
		req.Header.Set("Authorization", "Bearer "+ann.Token)
		res := Must(http.DefaultClient.Do(req))
		defer res.Body.Close()
		head := make([]byte, 1<<20)
		if _, err := io.ReadFull(res.Body, head); err != nil {
			a.Fatal(err)
		}
		OK(ann, 204, "DELETE", "/api/auth/sessions/"+Must(a.Store.Sessions(a.Context(), store.Viewer{UserID: ann.ID, SessionID: credential.HashToken(ann.Token)}))[0].ID, nil)
		rest, err := io.ReadAll(res.Body)
		if err == nil || len(head)+len(rest) > 3*size+size/2 {
			a.Errorf("%d bytes came, and then %v", len(head)+len(rest), err)
		}
		body := append(head, rest...)
		if _, err := zip.NewReader(bytes.NewReader(body), int64(len(body))); err == nil {
			a.Error("a part of an archive is a whole one")
		}
	})
}

// TestArchivesAtOnce begins archives and reads none of them to the end: a user has four, or exports, at once.
func TestArchivesAtOnce(t *testing.T) {
	a := NewAPI(t, "sqlite")
	ann, ben := a.As("ann"), a.As("ben")
	here := ann.Location(1, 2, "Here").ID
	for i := range 3 { // together more than the buffers on the way hold
		u := a.Stored(ann)
		if err := a.Bucket.Put(a.Context(), u.URL, io.LimitReader(Zeros{}, 8<<20)); err != nil {
			t.Fatal(err)
		}
		Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": here, "title": fmt.Sprint(i), "media": []M{{"url": schema.MediaPrefix + u.URL}}})
	}
	var open []*http.Response
	for range 4 {
		req := Must(http.NewRequestWithContext(a.Context(), "GET", a.URL+ArchivePath, nil))
		req.Header.Set("Authorization", "Bearer "+ann.Token)
		res := Must(http.DefaultClient.Do(req))
		defer res.Body.Close()
		if res.StatusCode != 200 {
			t.Fatalf("an archive is answered %d", res.StatusCode)
		}
		open = append(open, res)
	}
	for _, path := range []string{ArchivePath, "/api/users/me/export"} {
		RefusedAs(ann, schema.ErrTooManyAtOnce, 429, "GET", path, nil)
		if res := ben.Do("GET", path, nil); res.Status != 200 {
			t.Errorf("%s of another is answered %d", path, res.Status)
		}
	}
	Must(io.Copy(io.Discard, open[0].Body))
	OK(ann, 200, "GET", "/api/users/me/export", nil)
}

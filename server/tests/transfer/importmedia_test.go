package transfer

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"fmt"
	"image/color"
	"image/png"
	"strings"
	"testing"
	"time"

	"finds/embed"
	"finds/media"
	"finds/media/mediatest"
	"finds/media/s3test"
	"finds/schema"
	"finds/server"
	"finds/server/importing"
	. "finds/server/servertest"
	"finds/store/storetest"
)

// packed is a file of an archive.
type packed struct {
	name    string
	content []byte
}

// archiveOf returns an archive of finds, each with some media, and of files.
func archiveOf(t testing.TB, finds [][]string, files ...packed) []byte {
	t.Helper()
	var list []string
	for i, names := range finds {
		var media []string
		for _, name := range names {
			media = append(media, fmt.Sprintf(`{"file":%q,"type":"image","caption":"caption of %s"}`, name, strings.ReplaceAll(name, "\\", "")))
		}
		list = append(list, fmt.Sprintf(`{"id":"find-%d","title":"Find %d","isPublic":true,"location":{"name":"Here","latitude":%d,"longitude":2},"media":[%s]}`, i, i, i, strings.Join(media, ",")))
	}
	files = append([]packed{{"finds.json", []byte(`{"format":"finds","version":1,"finds":[` + strings.Join(list, ",") + `]}`)}}, files...)
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, f := range files {
		w, err := z.Create(f.name)
		if err == nil {
			_, err = w.Write(f.content)
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

// lostOf are the files that a row does without, and why.
func lostOf(r schema.ImportRow) string {
	var s []string
	for _, l := range r.Lost {
		s = append(s, l.File+" "+l.Reason)
	}
	return strings.Join(s, ", ")
}

// TestImportMedia imports archives with photos that are missing, no photos, damaged, the same twice, and under
// hostile names. Nothing but the photos becomes media, and each row says what it lacks.
func TestImportMedia(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		photo, other := Picture(8, 6, color.Black), Picture(9, 7, color.White)
		damaged := Picture(30, 20, color.White)
		damaged = damaged[:len(damaged)-30]
		file := archiveOf(t, [][]string{
			{"media/a.png", "media/none.png", "media/text.png", "media/b.png"},
			{"media/a.png", "../escape.png", "/etc/passwd"},
			{"media/damaged.png", "media/folder/", "media/twice.png"},
			{},
		}, packed{"media/a.png", photo}, packed{"media/text.png", []byte("not a photo")}, packed{"media/b.png", other}, packed{"../escape.png", other},
			packed{"media/damaged.png", damaged}, packed{"media/folder/", nil}, packed{"media/twice.png", photo}, packed{"media/twice.png", []byte("another")},
			packed{"media/of no find.png", other})
		i := ann.Imported(string(file))
		if i.Counts != (schema.ImportCounts{Ready: 4, Media: 7, MediaLost: 3}) {
			t.Errorf("read: %+v", i.Counts)
		}
		i = commitAll(ann, i, M{})
		if i.Counts != (schema.ImportCounts{Done: 4, MediaDone: 5, MediaLost: 5}) {
			t.Errorf("published: %+v", i.Counts)
		}
		want := []string{"media/none.png absent, media/text.png unknown_format", "/etc/passwd absent", "media/damaged.png damaged_picture, media/folder/ absent", ""}
		media := []string{"caption of media/a.png, caption of media/b.png", "caption of media/a.png, caption of ../escape.png", "caption of media/twice.png", ""}
		for k, r := range ann.Rows(i, "") {
			if got := lostOf(r); got != want[k] {
				t.Errorf("row %d lacks %q, want %q", k, got, want[k])
			}
			var captions []string
			for _, one := range Call[schema.Find](ann, 200, "GET", "/api/finds/"+*r.FindID, nil).Media {
				captions = append(captions, one.Caption)
			}
			if got := strings.Join(captions, ", "); got != media[k] {
				t.Errorf("find %d has %q, want %q", k, got, media[k])
			}
		}
		if left := uploadsLeft(a); left != nil {
			t.Errorf("left behind: %v", left)
		}
		if again := commitAll(ann, i, M{}); again.Counts != i.Counts {
			t.Errorf("again: %+v", again.Counts)
		}
	})
}

// lyingEntry returns an archive whose directory says that its last file has other sizes than it has.
func lyingEntry(t testing.TB, unpacked uint32, files ...packed) []byte {
	t.Helper()
	b := archiveOf(t, [][]string{{files[0].name}}, files...)
	at := bytes.LastIndex(b, []byte("PK\x01\x02"))
	binary.LittleEndian.PutUint32(b[at+24:], unpacked)
	return b
}

// TestImportMediaHostile imports archives whose photos lie about their sizes, or unpack to very much.
func TestImportMediaHostile(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		photo := Picture(8, 6, color.Black)
		broken := archiveOf(t, [][]string{{"media/a.png"}}, packed{"media/a.png", []byte(strings.Repeat("not what the sum says", 200))})
		broken[bytes.Index(broken, []byte("media/a.png"))+20] ^= 0xff
		for name, test := range map[string]struct {
			file   []byte
			reason string
		}{
			"smaller than it says": {lyingEntry(t, 1<<20, packed{"media/a.png", photo}), schema.ErrImportDamaged.Reason},
			"larger than it says":  {lyingEntry(t, 10, packed{"media/a.png", photo}), schema.ErrImportDamaged.Reason},
			"says gigabytes":       {lyingEntry(t, 3<<30, packed{"media/a.png", photo}), "file_too_large"},
			"a bomb":               {archiveOf(t, [][]string{{"media/a.png"}}, packed{"media/a.png", append(photo, make([]byte, 8<<20)...)}), schema.ErrImportUnsafe.Reason},
			"another sum":          {broken, schema.ErrImportDamaged.Reason},
		} {
			i := ann.Imported(string(test.file))
			i = commitAll(ann, i, M{})
			if i.Counts != (schema.ImportCounts{Done: 1, MediaLost: 1}) {
				t.Errorf("%s: %+v", name, i.Counts)
			}
			if got := lostOf(ann.Rows(i, "")[0]); got != "media/a.png "+test.reason {
				t.Errorf("%s: %s, want %s", name, got, test.reason)
			}
			f := Call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true", nil)[0]
			OK(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
			OK(ann, 204, "DELETE", "/api/imports/"+i.ID, nil)
		}
		if left := uploadsLeft(a); left != nil {
			t.Errorf("left behind: %v", left)
		}
	})
}

// TestImportMediaRoom imports an archive with more photos than its user has room for, who then makes room.
func TestImportMediaRoom(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		photo := Picture(8, 6, White)
		file := archiveOf(t, [][]string{{"a.png"}, {"b.png"}, {"c.png"}}, packed{"a.png", photo}, packed{"b.png", photo}, packed{"c.png", photo})
		one := Roomy(t, engine, 1<<40).Weight(photo)
		a := Roomy(t, engine, int64(len(file))+2*one)
		ann, ben := a.As("ann"), a.As("ben")
		ann.Upload(photo, photo, photo)
		importRefused(ann, schema.ErrNoRoom, 413, "too_large", string(file))

		i := ben.Imported(string(file))
		for range 2 {
			if p := Refused(ben, 413, "too_large", "POST", "/api/imports/"+i.ID+"/commit", M{}); p.Reason != schema.ErrNoRoom.Reason {
				t.Errorf("refused as %s", p.Reason)
			}
		}
		i = Call[schema.Import](ben, 200, "GET", "/api/imports/"+i.ID, nil)
		if i.Counts != (schema.ImportCounts{Ready: 1, Media: 1, Done: 2, MediaDone: 2}) {
			t.Errorf("without room: %+v", i.Counts)
		}
		OK(ben, 204, "DELETE", "/api/finds/"+*ben.Rows(i, "")[0].FindID+"?forever=true", nil)
		if i = commitAll(ben, i, M{}); i.Counts != (schema.ImportCounts{Done: 3, MediaDone: 3}) {
			t.Errorf("with room: %+v", i.Counts)
		}
	})
}

// TestImportMediaLife keeps an archive as long as its import, and no longer.
func TestImportMediaLife(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		ann := a.Again("ann")
		photo := Picture(8, 6, color.Black)
		file := string(archiveOf(t, [][]string{{"a.png", "b.png"}}, packed{"a.png", photo}, packed{"b.png", photo}))
		sweep := func() {
			t.Helper()
			if _, _, err := a.Cleaner.All(t.Context()); err != nil {
				t.Fatal(err)
			}
			ann = a.Again("ann")
		}
		i := ann.Imported(file)
		if left := uploadsLeft(a); len(left) != 1 || !strings.HasSuffix(left[0], ".zip") {
			t.Errorf("kept: %v", left)
		}
		path, _, _ := strings.Cut(strings.TrimPrefix(uploadsLeft(a)[0], "row "), "?")
		Refused(ann, 404, "not_found", "GET", schema.MediaPrefix+path, nil)
		l := ann.Location(1, 2, "Here")
		Refused(ann, 422, "invalid", "POST", "/api/finds", M{"locationId": l.ID, "title": "x", "media": []M{{"url": schema.MediaPrefix + path}}})
		a.Clock.Add(3 * schema.UploadLife)
		sweep()
		if i = commitAll(ann, i, M{}); i.Counts != (schema.ImportCounts{Done: 1, MediaDone: 2}) {
			t.Errorf("after days: %+v", i.Counts)
		}
		for what, end := range map[string]func(schema.Import){
			"discarded": func(i schema.Import) { OK(ann, 204, "DELETE", "/api/imports/"+i.ID, nil) },
			"expired": func(schema.Import) {
				a.Clock.Add(8 * 24 * time.Hour)
				sweep()
			},
		} {
			file := strings.ReplaceAll(file, "find-0", "find-"+what[:1])
			end(ann.Imported(file))
			if left := uploadsLeft(a); left != nil {
				t.Errorf("%s: left behind: %v", what, left)
			}
		}
		ann.Imported(strings.ReplaceAll(file, "find-0", "find-x"))
		OK(ann, 204, "DELETE", "/api/users/me", M{"password": "a long sentence"})
		if left := uploadsLeft(a); left != nil {
			t.Errorf("of a deleted account: %v", left)
		}
	})
}

// TestImportMediaAgain loses the upload of a photo before its row is published, and takes it from the archive
// again; and discards an import in the middle.
func TestImportMediaAgain(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		photo := Picture(8, 6, color.Black)
		i := ann.Imported(string(archiveOf(t, [][]string{{"a.png"}, {"b.png"}}, packed{"a.png", photo}, packed{"b.png", photo})))
		i = Call[schema.Import](ann, 200, "POST", "/api/imports/"+i.ID+"/commit", M{"limit": 1})
		if i.Counts != (schema.ImportCounts{Done: 1, Ready: 1, Media: 1, MediaDone: 1}) {
			t.Errorf("a step: %+v", i.Counts)
		}
		rows := Must(a.Store.Imports(ann.ID).Ready(t.Context(), i.ID, 10))
		rows[0].Media[0].URL = "m/00/" + strings.Repeat("0", 32) + ".webp"
		if err := a.Store.Imports(ann.ID).Note(t.Context(), i.ID, rows[0]); err != nil {
			t.Fatal(err)
		}
		if i = commitAll(ann, i, M{}); i.Counts != (schema.ImportCounts{Done: 2, MediaDone: 2}) {
			t.Errorf("all: %+v", i.Counts)
		}
		for _, f := range Call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true", nil) {
			if len(f.Media) != 1 {
				t.Errorf("%s has %d photos", f.Title, len(f.Media))
			}
		}
		if left := uploadsLeft(a); left != nil {
			t.Errorf("left behind: %v", left)
		}
	})
}

// TestImportListsRefused imports a list into an account that has as many lists as it may have: the finds stay, and
// the list is made once there is room for it.
func TestImportListsRefused(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		var last schema.List
		for i := range schema.ListsMax {
			last = Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": fmt.Sprint("List ", i)})
		}
		i := ann.Imported(`{"format":"finds","finds":[{"id":"1","title":"Cave","location":{"name":"x","latitude":1,"longitude":2}}],"lists":[{"name":"Walk","findIds":["1"]}]}`)
		path := "/api/imports/" + i.ID
		RefusedAs(ann, schema.ErrTooManyLists, 409, "POST", path+"/commit", M{})
		if c := Call[schema.Import](ann, 200, "GET", path, nil).Counts; c.Done != 1 {
			t.Errorf("after the refusal: %+v", c)
		}
		OK(ann, 204, "DELETE", "/api/lists/"+last.ID, nil)
		OK(ann, 200, "POST", path+"/commit", M{})
		if list := Call[[]schema.List](ann, 200, "GET", "/api/lists?limit=1", nil); list[0].Name != "Walk" || list[0].FindCount != 1 {
			t.Errorf("the newest list is %+v", list[0])
		}
	})
}

// TestImportPlainArchive imports finds.json without its archive: its rows say that their photos are missing.
func TestImportPlainArchive(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		i := ann.Imported(`{"format":"finds","finds":[{"id":"1","title":"Cave","location":{"name":"x","latitude":1,"longitude":2},"media":[{"file":"media/a.webp"}]}]}`)
		if got := lostOf(ann.Rows(i, "")[0]); got != "media/a.webp absent" || i.Counts.MediaLost != 1 {
			t.Errorf("it lacks %q", got)
		}
		if importing.IsArchive([]byte("PK")) {
			t.Error("two letters are an archive")
		}
	})
}

// TestImportMediaProcesses reads an archive in one process, and publishes it in another one on the same
// database and storage.
func TestImportMediaProcesses(t *testing.T) {
	Each(t, func(a *API) {
		other := NewAPI(t, "sqlite", func(o *server.Options) {
			o.Store, o.Media.Bucket, o.Media.Library, o.Now = a.Store, a.Bucket, media.New(a.Bucket, media.Limits{Poster: embed.Poster, Wait: storetest.Patience}), a.Clock.Now
		})
		ann := a.As("ann")
		photo := Picture(8, 6, color.Black)
		i := ann.Imported(string(archiveOf(t, [][]string{{"a.png", "b.png"}}, packed{"a.png", photo}, packed{"b.png", photo})))
		there := *ann
		there.A = other
		if i = commitAll(&there, i, M{}); i.Counts != (schema.ImportCounts{Done: 1, MediaDone: 2}) {
			t.Errorf("%+v", i.Counts)
		}
		if left := uploadsLeft(a); left != nil {
			t.Errorf("left behind: %v", left)
		}
	})
}

// TestImportMediaS3 imports an archive that waits in a bucket of S3, from which it is read by ranges.
func TestImportMediaS3(t *testing.T) {
	t.Parallel()
	storage := s3test.Open(t)
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Media.Bucket, o.Media.Library = storage, media.New(storage, media.Limits{Poster: embed.Poster, Wait: storetest.Patience})
	})
	a.Bucket = storage
	ann := a.As("ann")
	noise := mediatest.Draw(700, 500, func(x, y int) color.NRGBA { return color.NRGBA{byte(x * x * y), byte(x ^ y*y), byte(x * y), 255} })
	var large bytes.Buffer
	if err := png.Encode(&large, noise); err != nil {
		t.Fatal(err)
	}
	i := ann.Imported(string(archiveOf(t, [][]string{{"b.png", "a.png"}, {"a.png"}}, packed{"a.png", large.Bytes()}, packed{"b.png", Picture(8, 6, color.Black)})))
	if i = commitAll(ann, i, M{}); i.Counts != (schema.ImportCounts{Done: 2, MediaDone: 3}) {
		t.Errorf("%+v", i.Counts)
	}
	if left := uploadsLeft(a); left != nil {
		t.Errorf("left behind: %v", left)
	}
}

package finds

import (
	"fmt"
	"image/color"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store/storetest"
)

// edited is a find of the contributor of a shared list, with two photos, that editors may edit.
func (s *shared) edited() (f schema.Find, path string) {
	s.Helper()
	author := s.roles["contributor"]
	l := author.Location(48.56789, 2.54321, Unique("Hut"))
	f = Call[schema.Find](author, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "Hut", "audience": "me", "category": "nature",
		"media": author.Upload(Picture(8, 6, color.Black), Picture(6, 8, color.White))})
	OK(author, 204, "PUT", s.path+"/finds/"+f.ID, M{"editable": true})
	return f, "/api/finds/" + f.ID
}

func versionsOf(u *User, path string) []schema.FindVersion {
	u.A.Helper()
	return Call[[]schema.FindVersion](u, 200, "GET", path+"/versions", nil)
}

// sends checks the status of a file for a user.
func sends(u *User, want int, url string) {
	u.A.Helper()
	if got := u.Do("GET", url, nil).Status; got != want {
		u.A.Errorf("%s reads a file: %d, want %d", u.Name, got, want)
	}
}

// TestVersions follows the history of a find that two edit.
func TestVersions(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor := s.roles["contributor"], s.roles["editor"]
		f, path := s.edited()
		if got := versionsOf(author, path); len(got) != 0 {
			a.Errorf("before any edit, there are %d versions", len(got))
		}
		OK(editor, 200, "PUT", path, M{"title": "Hut by the lake", "description": "Never locked"})
		OK(editor, 200, "PUT", path, M{"title": "Hut by the lake"}) // changes nothing
		OK(author, 200, "PUT", path, M{"audience": "friends"})      // which is not kept
		OK(author, 200, "PUT", path, M{"media": []M{{"id": f.Media[1].ID, "caption": "Roof"}, {"id": f.Media[0].ID}}})
		OK(author, 200, "PUT", path, M{"category": nil})
		for _, u := range []*User{author, editor} {
			got := versionsOf(u, path)
			if len(got) != 3 {
				a.Fatalf("%s sees %d versions", u.Name, len(got))
			}
			if v := got[2]; v.Title != "Hut" || v.Description != nil || *v.Category != "nature" || v.ReplacedBy == nil || v.ReplacedBy.ID != editor.ID || v.Media[0].ID != f.Media[0].ID {
				a.Errorf("the first version is %+v", v)
			}
			if v := got[1]; v.Title != "Hut by the lake" || *v.Description != "Never locked" || v.ReplacedBy.ID != author.ID || v.Media[0].Caption != "" {
				a.Errorf("the second version is %+v", v)
			}
			if v := got[0]; v.Media[0].ID != f.Media[1].ID || v.Media[0].Caption != "Roof" || *v.Category != "nature" {
				a.Errorf("the third version is %+v", v)
			}
		}
		first := path + "/versions/" + versionsOf(editor, path)[2].ID + "/restore"
		back := Call[schema.Find](editor, 200, "POST", first, nil)
		if back.Title != "Hut" || back.Description != nil || *back.Category != "nature" || back.Media[0].ID != f.Media[0].ID || back.Media[1].Caption != "" || back.Audience != schema.AudienceFriends {
			a.Errorf("restored, it is %+v", back)
		}
		OK(editor, 200, "POST", first, nil) // it is so already
		got := versionsOf(author, path)
		if len(got) != 4 || got[0].Title != "Hut by the lake" || got[0].Category != nil || got[0].ReplacedBy.ID != editor.ID {
			a.Errorf("after it was restored, the versions are %+v", got)
		}
		Refused(editor, 404, "not_found", "POST", path+"/versions/none/restore", nil)
		other, _ := s.edited()
		Refused(author, 404, "not_found", "POST", "/api/finds/"+other.ID+"/versions/"+got[0].ID+"/restore", nil)

		// Who is hidden by a block, or has gone, has no name.
		OK(author, 200, "PUT", "/api/users/"+editor.ID+"/block", nil)
		if got := versionsOf(author, path); got[0].ReplacedBy != nil || got[1].ReplacedBy == nil {
			a.Errorf("after a block, the versions are by %+v and %+v", got[0].ReplacedBy, got[1].ReplacedBy)
		}
		Refused(editor, 404, "not_found", "GET", path+"/versions", nil)

		// Without others who may edit it, nothing is added, and its author keeps what there is.
		OK(author, 204, "PUT", s.path+"/finds/"+f.ID, M{"editable": false})
		OK(author, 200, "PUT", path, M{"title": "Mine alone", "mediaToDelete": []string{f.Media[0].ID}})
		got = versionsOf(author, path)
		if len(got) != 4 || len(got[0].Media) != 1 {
			a.Errorf("alone, the versions are %+v", got)
		}
		if res := author.Do("GET", f.Media[0].URL, nil); res.Status != 404 {
			a.Errorf("a photo that its author alone removed: %d", res.Status)
		}
	})
}

// TestVersionLimits keeps twenty versions, for ninety days.
func TestVersionLimits(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author := s.roles["contributor"]
		f, path := s.edited()
		gone := f.Media[0]
		OK(author, 200, "PUT", path, M{"mediaToDelete": []string{gone.ID}})
		for i := range schema.VersionsMax - 1 {
			OK(author, 200, "PUT", path, M{"title": fmt.Sprint("Hut ", i)})
		}
		got := versionsOf(author, path)
		if len(got) != schema.VersionsMax || len(got[schema.VersionsMax-1].Media) != 2 {
			a.Fatalf("there are %d versions", len(got))
		}
		oldest := got[schema.VersionsMax-1]
		sends(author, 200, oldest.Media[0].URL)
		// Restoring the oldest makes one too many, which is the one that is restored.
		back := Call[schema.Find](author, 200, "POST", path+"/versions/"+oldest.ID+"/restore", nil)
		if len(back.Media) != 2 || back.Media[0].ID != gone.ID || back.Title != "Hut" {
			a.Errorf("the oldest restored is %+v", back)
		}
		sends(author, 200, back.Media[0].URL)
		if got := versionsOf(author, path); len(got) != schema.VersionsMax || got[schema.VersionsMax-1].ID == oldest.ID {
			a.Errorf("after the 21st, there are %d", len(got))
		}
		OK(author, 200, "PUT", path, M{"mediaToDelete": []string{gone.ID}})
		for i := range schema.VersionsMax {
			OK(author, 200, "PUT", path, M{"title": fmt.Sprint("Cabin ", i)})
		}
		if got := len(a.Keys("m/" + storageOf(gone))); got != 0 {
			a.Errorf("%d files are left of a photo that no version has any more", got)
		}

		left := f.Media[1]
		OK(author, 200, "PUT", path, M{"mediaToDelete": []string{left.ID}})
		a.Clock.Add(schema.VersionLife - time.Hour)
		again := author.Again()
		if got := versionsOf(again, path); len(got) != schema.VersionsMax {
			a.Errorf("on the last day, there are %d versions", len(got))
		}
		kept := versionsOf(again, path)[0].Media[0].URL
		a.Clock.Add(2 * time.Hour)
		if got := versionsOf(again, path); len(got) != 0 {
			a.Errorf("after ninety days, there are %d versions", len(got))
		}
		sends(again, 404, kept)
		if _, _, err := a.Cleaner.All(a.Context()); err != nil {
			a.Fatal(err)
		}
		if got := len(a.Keys("m/" + storageOf(left))); got != 0 {
			a.Errorf("after ninety days, %d files are left", got)
		}
		var rows int
		if err := a.Direct().QueryRow(`SELECT (SELECT COUNT(*) FROM find_version) + (SELECT COUNT(*) FROM find_version_media)`).Scan(&rows); err != nil || rows != 0 {
			a.Errorf("%d rows are left (%v)", rows, err)
		}
	})
}

// storageOf is what the names of the files of a medium begin with, below m/.
func storageOf(m schema.Media) string {
	path, _, _ := strings.Cut(strings.TrimPrefix(m.URL, schema.MediaPrefix+"m/"), ".")
	return path
}

// TestVersionSight says for each role who reads the history, its media, and who restores.
func TestVersionSight(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author := s.roles["contributor"]
		f, path := s.edited()
		OK(author, 200, "PUT", path, M{"audience": "everyone", "mediaToDelete": []string{f.Media[0].ID}})
		version := versionsOf(author, path)[0]
		plain, _, _ := strings.Cut(version.Media[0].URL, "?")
		restore := path + "/versions/" + version.ID + "/restore"
		check := func(want map[string]int) {
			a.Helper()
			for name, u := range s.roles {
				status := want[name]
				if status == 0 {
					status = want[""]
				}
				if name == "signed out" {
					status = 401
				}
				if got := u.Do("GET", path+"/versions", nil).Status; got != status {
					a.Errorf("%s reads the versions: %d, want %d", name, got, status)
				}
				file := 404
				if status == 200 {
					file = 200
				}
				if got := u.Do("GET", plain, nil).Status; got != file {
					a.Errorf("%s reads the media of a version: %d, want %d", name, got, file)
				}
				if status != 200 {
					if got := u.Do("POST", restore, nil).Status; got != status {
						a.Errorf("%s restores: %d, want %d", name, got, status)
					}
				}
			}
		}
		check(map[string]int{"owner": 200, "contributor": 200, "editor": 200, "": 403})
		OK(author, 200, "PUT", path, M{"audience": "me"})
		check(map[string]int{"owner": 200, "contributor": 200, "editor": 200, "viewer": 403, "": 404})
		token := author.APIToken("read")
		OK(token, 200, "GET", path+"/versions", nil)
		if got := token.Do("POST", restore, nil).Status; got != 403 {
			a.Errorf("a token that only reads restores: %d", got)
		}

		// An editor brings no photo back, nor takes one away.
		back := Call[schema.Find](s.roles["editor"], 200, "POST", restore, nil)
		if len(back.Media) != 1 {
			a.Errorf("an editor has changed which media there are: %+v", back.Media)
		}
		OK(author, 200, "PUT", path, M{"media": author.Upload(Picture(9, 9, color.Black))})
		if back := Call[schema.Find](author, 200, "POST", restore, nil); len(back.Media) != 2 || back.Media[0].ID != f.Media[0].ID || back.Media[1].ID != f.Media[1].ID {
			a.Errorf("restored by its author, it has %+v", back.Media)
		}
		sends(s.roles["viewer"], 200, plain) // it is in the find again
		OK(author, 200, "PUT", path, M{"mediaToDelete": []string{f.Media[0].ID}})
		sends(s.roles["viewer"], 404, plain)

		OK(s.roles["owner"], 200, "PUT", s.path+"/members/"+s.roles["editor"].ID, M{"role": "viewer"})
		check(map[string]int{"owner": 200, "contributor": 200, "editor": 403, "viewer": 403, "": 404})
		OK(author, 204, "DELETE", s.path+"/finds/"+f.ID, nil)
		check(map[string]int{"contributor": 200, "": 404})

		// In the bin, nothing of it is read; what deletes it deletes the files.
		OK(author, 204, "DELETE", path, nil)
		check(map[string]int{"": 404})
		OK(author, 204, "DELETE", path+"?forever=true", nil)
		if got := len(a.Keys("m/" + storageOf(f.Media[0]))); got != 0 {
			a.Errorf("%d files of a version are left of a find that is deleted", got)
		}
		g, of := s.edited()
		OK(author, 200, "PUT", of, M{"mediaToDelete": []string{g.Media[0].ID}})
		OK(author, 204, "DELETE", "/api/users/me", M{"password": Password})
		if _, _, err := a.Cleaner.All(a.Context()); err != nil {
			a.Fatal(err)
		}
		if got := len(a.Keys("m/" + storageOf(g.Media[0]))); got != 0 {
			a.Errorf("%d files of a version are left of an account that is deleted", got)
		}
	})
}

// TestVersionPlaces: a version shows editors no place but the one of now, and restoring shows none more exactly.
func TestVersionPlaces(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor := s.roles["contributor"], s.roles["editor"]
		f, path := s.edited()
		secret := func(u *User) bool {
			a.Helper()
			body := string(u.Do("GET", path+"/versions", nil).Body)
			return strings.Contains(body, "48.567") || strings.Contains(body, "2.543")
		}
		OK(author, 200, "PUT", path, M{"title": "At the hut"})
		if !secret(editor) {
			a.Error("an editor does not see the place that the find has")
		}
		OK(author, 200, "PUT", path, M{"area": 5})
		OK(author, 204, "PUT", s.path+"/finds/"+f.ID, M{"exact": false})
		if secret(editor) || !secret(author) {
			a.Error("the place of a version is not for its author alone")
		}
		first := path + "/versions/" + versionsOf(author, path)[1].ID + "/restore"
		if got := Call[schema.Find](author, 200, "POST", first, nil); got.Title != "Hut" || got.Location.Area != 5 || got.Exact == nil {
			a.Errorf("restored, an area is shown as %+v", got.Location)
		}
		far := author.Location(47.1, 1.2, Unique("Far"))
		OK(author, 200, "PUT", path, M{"locationId": far.ID})
		Call[schema.Find](editor, 200, "POST", first, nil)
		if got := Call[schema.Find](author, 200, "GET", path, nil); got.Exact == nil || got.Exact.Latitude != 47.1 {
			a.Errorf("an editor has moved it to %+v", got.Exact)
		}
		got := Call[schema.Find](author, 200, "POST", first, nil)
		if got.Location.Area != 5 || got.Exact == nil || got.Exact.Latitude != f.Location.Latitude || got.Exact.Longitude != f.Location.Longitude {
			a.Errorf("its author restores the place %+v, exactly %+v", got.Location, got.Exact)
		}
		if secret(editor) {
			a.Error("an editor sees the exact place in a version")
		}
		// Back from where it is exact, to where it was an area.
		OK(author, 200, "PUT", path, M{"locationId": far.ID, "area": 0})
		newest := versionsOf(author, path)[0]
		if newest.Exact == nil || newest.Location.Area != 5 {
			a.Fatalf("the version is at %+v, %+v", newest.Location, newest.Exact)
		}
		got = Call[schema.Find](author, 200, "POST", path+"/versions/"+newest.ID+"/restore", nil)
		if got.Location.Area != 5 || got.Exact == nil || got.Exact.Latitude != f.Location.Latitude {
			a.Errorf("the place that was an area is %+v, exactly %+v", got.Location, got.Exact)
		}
	})
}

// TestVersionRaces restores two versions at once, of which one finds the other's edit.
func TestVersionRaces(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor := s.roles["contributor"], s.roles["editor"]
		_, path := s.edited()
		OK(author, 200, "PUT", path, M{"title": "One"})
		OK(author, 200, "PUT", path, M{"title": "Two"})
		list := versionsOf(author, path)
		tag := author.Do("GET", path, nil).Header.Get("ETag")
		var wg sync.WaitGroup
		statuses := make([]int, 2)
		for i, u := range []*User{author, editor} {
			wg.Go(func() {
				statuses[i] = u.Do("POST", path+"/versions/"+list[i].ID+"/restore", nil, "If-Match", tag).Status
			})
		}
		wg.Wait()
		if statuses[0]+statuses[1] != 200+412 {
			a.Errorf("two at once: %v", statuses)
		}
		if got := versionsOf(author, path); len(got) != 3 {
			a.Errorf("there are %d versions", len(got))
		}
	})
}

// TestVersionQuota counts media that only versions have.
func TestVersionQuota(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		file := Picture(8, 6, color.Black)
		one := Roomy(t, engine, 1<<40).Weight(file)
		s := newShared(Roomy(t, engine, 2*one+one/2))
		author := s.roles["contributor"]
		f := s.own("contributor", "Spring")
		path := "/api/finds/" + f.ID
		OK(author, 204, "PUT", s.path+"/finds/"+f.ID, M{"editable": true})
		OK(author, 200, "PUT", path, M{"mediaToDelete": []string{f.Media[0].ID}})
		author.Upload(file)
		if _, fits := author.UploadOf(file); fits {
			t.Error("a photo that only a version has does not count")
		}
		OK(author, 204, "DELETE", path, nil)
		if _, fits := author.UploadOf(file); fits {
			t.Error("in the bin, it does not count")
		}
		OK(author, 204, "DELETE", path+"?forever=true", nil)
		if _, fits := author.UploadOf(file); !fits {
			t.Error("it counts after the find is deleted")
		}
	})
}

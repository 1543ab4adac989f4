package shares

import (
	"context"
	"encoding/json"
	"maps"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/store"
)

// What a link must not show.

// TestShareOther: the category named other is only itself, and not all that is none of the known ones, as in a search.
func TestShareOther(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		odd, diary := ann.Photographed("Odd", M{"category": "other"}), ann.Photographed("Of the diary", M{"category": "diary"})
		s := ann.Share(M{"category": "other", "place": "exact"})
		if text := string(a.Anonymous().Do("GET", s.Link, nil).Body); !strings.Contains(text, "Odd") || strings.Contains(text, "diary") {
			a.Errorf("the page is %s", text)
		}
		for _, part := range PartsOf(s.Link, odd)[5:] {
			opens(a.Anonymous(), part)
		}
		for _, part := range PartsOf(s.Link, diary)[5:] {
			if res := a.Anonymous().Do("GET", part, nil); res.Status != 404 {
				a.Errorf("%s is answered with %d", part, res.Status)
			}
		}
	})
}

// TestShareTimes: files do not tell at what time of the day they were uploaded.
func TestShareTimes(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := ann.Photographed("A shed", nil)
		s := ann.Share(M{"findId": f.ID, "place": "hidden"})
		for _, part := range PartsOf(s.Link, f)[5:] {
			if res := a.Anonymous().Do("GET", part, nil); res.Status != 200 || res.Header.Get("Last-Modified") != "" {
				a.Errorf("%s: %d, %s", part, res.Status, res.Header.Get("Last-Modified"))
			}
		}
	})
}

// TestShareOfVideo shows the copy of a video that all browsers play, below the path of the share alone.
func TestShareOfVideo(t *testing.T) {
	Each(t, func(a *API) {
		ann, visitor := a.As("ann"), a.Anonymous()
		f := ann.Photographed("A film", nil)
		db := a.Direct()
		defer db.Close()
		path, _, _ := strings.Cut(strings.TrimPrefix(f.Media[0].URL, schema.MediaPrefix), "?")
		copied := strings.TrimSuffix(path, ".webp") + "_p.mp4"
		if err := a.Bucket.Put(a.Context(), copied, strings.NewReader("a film")); err != nil {
			a.Fatal(err)
		}
		for _, change := range []string{`UPDATE find_media SET type = 'video', playback_url = '` + copied + `'`,
			`UPDATE find SET media = replace(replace(media, 'image', 'video'), '` + "\n" + `', '` + "\t\t\t" + copied + "\n" + `')`} {
			if _, err := db.Exec(change); err != nil {
				a.Fatal(err)
			}
		}
		s := ann.Share(M{"findId": f.ID, "place": "hidden"})
		for _, part := range PartsOf(s.Link, f)[:5] {
			if res := visitor.Do("GET", part, nil); strings.Contains(string(res.Body), schema.MediaPrefix) {
				a.Errorf("%s has an address outside of the share: %s", part, res.Body)
			}
		}
		if text := string(visitor.Do("GET", s.Link, nil).Body); !strings.Contains(text, `src="`+s.Link+"/media/"+copied+`"`) {
			a.Errorf("the page is %s", text)
		}
		opens(visitor, s.Link+"/media/"+copied)
	})
}

// TestSlowShares gives reads no time: all that a share has is refused.
func TestSlowShares(t *testing.T) {
	Each(t, func(a *API) {
		n := store.NewShare{UserID: a.As("ann").ID, Code: store.NewShareCode(), Category: "art", ShareFields: store.ShareFields{Place: schema.PlaceExact}}
		if _, err := a.Store.Shares().Create(context.Background(), n); err != nil {
			a.Fatal(err)
		}
		link := "/s/" + n.Code
		for _, part := range []string{"", "/share.json", "/finds.geojson", "/finds.gpx", "/feed.atom", "/map.svg", "/media/m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7.webp"} {
			for _, method := range []string{"GET", "HEAD"} {
				if res := a.Anonymous().Do(method, link+part, nil); res.Status != 503 || res.Header.Get("Retry-After") == "" {
					a.Errorf("%s %s: %d %s", method, part, res.Status, res.Body)
				}
			}
		}
		if res, _ := unlock(a.Anonymous(), link, "a password"); res.Status != 503 {
			a.Errorf("POST: %d %s", res.Status, res.Body)
		}
	}, func(o *server.Options) { o.Limits.ReadTime = time.Nanosecond })
}

// TestShareHome: a link to a category or a list keeps the home zone of its owner, also one that is newer than the link, and
// for finds that only friends see. A link to one find shows the place that its owner has chosen for it.
func TestShareHome(t *testing.T) {
	Each(t, func(a *API) {
		ann, visitor := a.As("ann"), a.Anonymous()
		const lat, lng = 48.1371, 11.5754
		publish := func(title string, lng float64, more M) schema.Find {
			body := M{"locationId": ann.Location(lat, lng, title+" place").ID, "title": title, "category": "nature"}
			maps.Copy(body, more)
			return Call[schema.Find](ann, 201, "POST", "/api/finds", body)
		}
		old := publish("Old", lng, M{"isPublic": false})
		list := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "List", "visibility": "private"})
		links := []string{ann.Share(M{"category": "nature", "place": "exact"}).Link, ann.Share(M{"category": "nature", "place": "area", "area": 1}).Link,
			ann.Share(M{"listId": list.ID, "place": "exact"}).Link}
		OK(ann, 200, "PUT", "/api/users/me/place-settings", M{"area": 0, "exactForFriends": true, "home": M{"latitude": lat, "longitude": lng, "radius": 1, "area": 5}})
		finds := []schema.Find{old, publish("New", lng+0.001, M{"isPublic": true}), publish("Hidden", lng+0.002, M{"isPublic": false}),
			publish("Lifted", lng+0.003, M{"isPublic": true, "area": 0, "homeZone": false}), publish("Away", lng+1, M{"isPublic": false})}
		for _, f := range finds {
			OK(ann, 204, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, nil)
		}
		for i, link := range links {
			var shown schema.Shared
			Must(0, json.Unmarshal(visitor.Do("GET", link+"/share.json", nil).Body, &shown))
			if len(shown.Finds) != len(finds) {
				a.Fatalf("%s shows %+v", link, shown)
			}
			for _, f := range shown.Finds {
				want := map[string]int{"Old": 5, "New": 5, "Hidden": 5, "Lifted": 0, "Away": 0}[f.Title]
				if i == 1 {
					want = max(want, 1)
				}
				if f.Place == nil || f.Place.Area != want || f.Place.Name == "" && f.Title != "Away" || want == 5 && strings.HasSuffix(f.Place.Name, "place") {
					a.Errorf("%s shows %s at %+v, want an area of %d", link, f.Title, f.Place, want)
				}
			}
		}
		var one schema.Shared
		Must(0, json.Unmarshal(visitor.Do("GET", ann.Share(M{"findId": finds[1].ID, "place": "exact"}).Link+"/share.json", nil).Body, &one))
		if p := one.Finds[0].Place; p == nil || p.Area != 0 || p.Name != "New place" {
			a.Errorf("a link to one find shows it at %+v", p)
		}
	})
}

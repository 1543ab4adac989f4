package finds

import (
	"encoding/json"
	"image/color"
	"maps"
	"net/url"
	"path"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// TestFindLifecycle publishes, reads, changes and deletes a find.
func TestFindLifecycle(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := ann.Find("Fossil", true)
		if f.User.Username != "ann" || f.Location == nil || f.Location.Latitude != 48.857 || f.Rating != 0 || !f.IsPublic {
			t.Errorf("created find is %+v", f)
		}
		got := Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil)
		if got.Title != "Fossil" || got.ID != f.ID {
			t.Errorf("read find is %+v", got)
		}
		got = Call[schema.Find](ann, 200, "PUT", "/api/finds/"+f.ID, M{"description": "  In the wall.\r\nLook up.  ", "category": "geology"})
		if got.Description == nil || *got.Description != "In the wall.\nLook up." || got.Title != "Fossil" || !got.UpdatedAt.After(f.UpdatedAt.Time) {
			t.Errorf("changed find is %+v", got)
		}
		got = Call[schema.Find](ann, 200, "PUT", "/api/finds/"+f.ID, M{"description": nil})
		if got.Description != nil || got.Category == nil {
			t.Errorf("null clears a member alone, got %+v", got)
		}
		OK(ann, 204, "DELETE", "/api/finds/"+f.ID, nil)
		Refused(ann, 404, "not_found", "GET", "/api/finds/"+f.ID, nil)
	})
}

// TestCategories filters finds and maps by several categories, and by other, which is all
// that the configuration does not list.
func TestCategories(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		config := Call[struct{ Categories []string }](ann, 200, "GET", "/api/config", nil)
		if !slices.Equal(config.Categories, schema.Categories()) {
			a.Errorf("the configuration has %q", config.Categories)
		}
		listed, _ := json.Marshal(config.Categories)
		if doc := ann.Do("GET", "/api/openapi.json", nil); !strings.Contains(string(doc.Body), `"categories":`+string(listed)) {
			a.Errorf("the document does not list %s", listed)
		}
		l := ann.Location(10, 20, "Here")
		for _, c := range append(config.Categories, "geology", "Nature", "other", "x"+strings.Repeat("é", 49)) {
			OK(ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "A find", "category": c})
		}
		OK(ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "A find"})
		for category, want := range map[string]int{
			"nature": 1, "nature,water": 2, "water,nature,water": 2, "geology": 1, "geology,nature": 2, "other": 4, "other,geology": 4, "other,nature": 5, "none": 0,
			strings.Join(config.Categories, ","): len(config.Categories), "": len(config.Categories) + 5,
		} {
			for _, words := range []string{"", "&q=find"} {
				query := "&category=" + url.QueryEscape(category) + words
				var n [5]int
				n[0] = len(Call[[]schema.Find](ann, 200, "GET", "/api/finds?"+query, nil))
				n[1] = len(Call[[]schema.Find](ann, 200, "GET", "/api/finds?userId="+ann.ID+query, nil))
				for _, l := range Call[[]schema.Location](ann, 200, "GET", "/api/locations?"+query, nil) {
					n[2] += l.FindCount
				}
				for _, c := range Call[[]schema.Cluster](ann, 200, "GET", "/api/locations/clusters?zoom=3&bbox=0,0,30,30"+query, nil) {
					n[3] += c.Count
				}
				n[4] = Call[schema.Location](ann, 200, "GET", "/api/locations/"+l.ID+"?"+query, nil).FindCount
				if n != [5]int{want, want, want, want, want} {
					a.Errorf("%s: finds, finds of a user, at locations, on the map and at one location are %v; want %d", query, n, want)
				}
			}
		}
	})
}

// TestBin deletes a find with all that others have added, and restores it.
func TestBin(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		l := ann.Location(10, 20, "Quay")
		created := ann.Do("POST", "/api/finds", M{"locationId": l.ID, "title": "Fossil", "media": ann.Upload(Picture(8, 6, White))})
		path := created.Header.Get("Location")
		OK(ben, 200, "PUT", path+"/like", nil)
		OK(ben, 200, "POST", path+"/comments", M{"content": "Lovely"})
		before := Call[schema.Find](ben, 200, "GET", path, nil)
		picture := before.Media[0].URL
		reads := func(u *User, url string, status int) {
			a.Helper()
			if r := u.Do("GET", url, nil); r.Status != status {
				a.Errorf("%s reads the picture with %d, want %d", u.Name, r.Status, status)
			}
		}
		reads(ben, picture, 200)
		if list := Call[[]schema.BinnedFind](ann, 200, "GET", "/api/finds/bin", nil); len(list) != 0 {
			a.Errorf("the bin has %+v", list)
		}
		Refused(ben, 403, "forbidden", "DELETE", path, nil)
		Refused(ben, 403, "forbidden", "DELETE", path+"?forever=true", nil)
		Refused(ann, 422, "invalid", "DELETE", path+"?forever=maybe", nil)
		OK(ann, 204, "DELETE", path, nil)
		for _, u := range []*User{ann, ben} {
			Refused(u, 404, "not_found", "GET", path, nil)
			Refused(u, 404, "not_found", "GET", path+"/comments", nil)
			Refused(u, 404, "not_found", "GET", path+"/likes", nil)
			Refused(u, 404, "not_found", "PUT", path+"/like", nil)
			Refused(u, 404, "not_found", "DELETE", path, nil)
			for _, list := range []string{"/api/finds?includePrivate=true&includeFriends=true", "/api/finds?includePrivate=true&q=fossil", "/api/finds?userId=bin",
				"/api/locations?includePrivate=true", "/api/locations/clusters?bbox=-180,-90,180,90&zoom=2&includePrivate=true", "/api/notifications"} {
				if r := u.Do("GET", list, nil); string(r.Body) != "[]\n" && string(r.Body) != "[]" {
					a.Errorf("%s has %s", list, r.Body)
				}
			}
		}
		reads(ben, picture, 404)
		Refused(ben, 404, "not_found", "POST", path+"/restore", nil)
		Refused(ben, 404, "not_found", "DELETE", path+"?forever=true", nil)
		Refused(ben, 404, "not_found", "GET", "/api/users/bin", nil)
		if list := Call[[]schema.BinnedFind](ben, 200, "GET", "/api/finds/bin", nil); len(list) != 0 {
			a.Errorf("the bin of another user has %+v", list)
		}
		list := Call[[]schema.BinnedFind](ann, 200, "GET", "/api/finds/bin", nil)
		if len(list) != 1 || list[0].Find.ID != before.ID || list[0].Find.LikeCount != 1 || !list[0].Find.IsPublic || list[0].Find.User.Username != "ann" ||
			list[0].ExpiresAt == nil || list[0].ExpiresAt.Sub(list[0].DeletedAt.Time) != schema.BinLife {
			a.Fatalf("the bin has %+v", list)
		}
		reads(ann, picture, 200)
		reads(a.Anonymous(), picture, 404)
		reads(a.Anonymous(), list[0].Find.Media[0].URL, 200) // it is signed
		restored := ann.Do("POST", path+"/restore", nil)
		if restored.Status != 200 || restored.Header.Get("ETag") == "" {
			a.Errorf("restored: %d %v", restored.Status, restored.Header)
		}
		if after := Call[schema.Find](ben, 200, "GET", path, nil); !reflect.DeepEqual(after, before) {
			a.Errorf("restored as %+v, was %+v", after, before)
		}
		reads(ben, picture, 200)
		reads(a.Anonymous(), picture, 200)
		Refused(ann, 404, "not_found", "POST", path+"/restore", nil)
		for _, forever := range []string{"", "?forever=true"} { // by way of the bin, and at once
			OK(ann, 204, "DELETE", path+forever, nil)
			if forever == "" {
				OK(ann, 204, "DELETE", path+"?forever=1", nil)
			}
			Refused(ann, 404, "not_found", "POST", path+"/restore", nil)
			reads(ann, picture, 404)
			if list := Call[[]schema.BinnedFind](ann, 200, "GET", "/api/finds/bin", nil); len(list) != 0 {
				a.Errorf("the bin has %+v", list)
			}
			path = ann.Do("POST", "/api/finds", M{"locationId": l.ID, "title": "Another"}).Header.Get("Location")
		}
	})
}

// TestBinIsSwept leaves a find in the bin for 30 days.
func TestBinIsSwept(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		l := ann.Location(10, 20, "Quay")
		f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "Fossil", "media": ann.Upload(Picture(8, 6, White))})
		path := "/api/finds/" + f.ID
		OK(ann, 204, "DELETE", path, nil)
		sweep := func() {
			a.Helper()
			if _, _, err := a.Cleaner.All(a.Context()); err != nil {
				a.Fatal(err)
			}
			ann = a.As(Unique("ann")) // sessions expire
		}
		owner := ann
		a.Clock.Add(29 * 24 * time.Hour)
		sweep()
		list, _, err := a.Store.Bin(a.Context(), owner.ID, store.Page{Limit: 5})
		if err != nil || len(list) != 1 {
			a.Fatalf("after 29 days the bin has %+v, %v", list, err)
		}
		a.Clock.Add(25 * time.Hour)
		sweep()
		if list, _, err := a.Store.Bin(a.Context(), owner.ID, store.Page{Limit: 5}); err != nil || len(list) != 0 {
			a.Errorf("after 30 days the bin has %+v, %v", list, err)
		}
		if o, err := a.Bucket.Open(a.Context(), strings.TrimPrefix(f.Media[0].URL, schema.MediaPrefix)); err == nil {
			o.Close()
			a.Error("the picture is still stored")
		}
	})
}

// TestPublishBothWays: a find that is published under an id of the client is the same as one that is not, in each member of
// the request.
func TestPublishBothWays(t *testing.T) {
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	quay := ann.Location(48, 2, "Quay").ID
	walls := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Walls"})
	body := func() M {
		return M{"locationId": quay, "title": "Fossil", "description": "Third stone", "category": "history", "audience": "me", "isPublic": false,
			"media": []M{{"url": ann.Upload(Picture(40, 30, color.White))[0].URL, "caption": "The stone"}}, "area": 5, "exactForFriends": false, "homeZone": false, "lists": []string{walls.ID}}
	}
	type described struct {
		Ref        string `json:"$ref"`
		Properties map[string]any
	}
	var document struct {
		Paths map[string]map[string]struct {
			RequestBody struct {
				Content map[string]struct{ Schema described }
			}
		}
		Components struct{ Schemas map[string]described }
	}
	Must(0, json.Unmarshal(ann.Do("GET", "/api/openapi.json", nil).Body, &document))
	ref := document.Paths["/api/finds"]["post"].RequestBody.Content["application/json"].Schema.Ref
	members := document.Components.Schemas[path.Base(ref)].Properties
	if len(members) != len(body()) {
		t.Errorf("the bodies of this test have %d members, and POST /api/finds has %v", len(body()), slices.Sorted(maps.Keys(members)))
	}
	one := Call[schema.Find](ann, 201, "POST", "/api/finds", body())
	other := Call[schema.Find](ann, 201, "PUT", "/api/finds/"+MadeID(a.Clock.Now()), body(), Create...)
	plain := func(f schema.Find) string {
		f = Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil)
		f.ID, f.CreatedAt, f.UpdatedAt = "", schema.Time{}, schema.Time{}
		for i := range f.Media {
			m := &f.Media[i]
			m.ID, m.URL, m.ThumbnailURL, m.FallbackURL, m.FallbackThumbnailURL, m.MediumURL = "", "", "", "", "", ""
		}
		return string(Must(json.Marshal(f)))
	}
	if plain(one) != plain(other) {
		t.Errorf("POST publishes %s\nPUT publishes %s", plain(one), plain(other))
	}
}

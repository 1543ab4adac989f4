package server_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
)

// TestExport takes out what a user has in several pages, and compares it with what the API
// lists. Others' secrets, private finds and sessions are not in it.
func TestExport(t *testing.T) {
	each(t, func(a *api) {
		s := newScene(a, "friend", false)
		s.attach()
		ann, ben := s.owner, s.actor
		for i := range 120 {
			must(a.store.CreateFind(a.Context(), ann.ID, store.NewFind{LocationID: s.id("locationId"), Title: fmt.Sprint("Find ", i), Public: true}))
		}
		theirs := ben.find("Theirs", true)
		for _, path := range []string{"/like", "/saved"} {
			ok(ann, 200, "PUT", "/api/finds/"+theirs.ID+path, m{"state": "want"})
		}
		ok(ann, 200, "POST", "/api/finds/"+theirs.ID+"/comments", m{"content": "My own words"})
		ok(ben, 200, "PUT", "/api/finds/"+s.id("findId")+"/like", nil)
		binned := ann.find("In the bin", true)
		ok(ann, 204, "DELETE", "/api/finds/"+binned.ID, nil)
		stranger := a.as("stranger")
		ok(ann, 200, "PUT", "/api/users/"+stranger.ID+"/block", nil)
		ann.apiToken("read")

		r := ann.do("GET", "/api/users/me/export", nil)
		if r.Status != 200 || r.Header.Get("Content-Disposition") != `attachment; filename="finds-`+ann.Name+`.json"` || r.Header.Get("Cache-Control") != "private, no-store" {
			a.Errorf("%d %v", r.Status, r.Header)
		}
		var x schema.Export
		d := json.NewDecoder(strings.NewReader(string(r.Body)))
		d.DisallowUnknownFields()
		if err := d.Decode(&x); err != nil {
			a.Fatal(err, string(r.Body))
		}
		if x.Profile.Username != ann.Name || x.Profile.CreatedAt.IsZero() || !x.Preferences.FindLiked || len(x.Sessions) != 2 || len(x.Friendships) != 1 ||
			len(x.Blocks) != 1 || x.Blocks[0].Addressee.ID != stranger.ID || len(x.Bin) != 1 || x.Bin[0].Find.ID != binned.ID {
			a.Errorf("the export is %+v", x)
		}
		if len(x.Finds) != 121 || x.Finds[120].ID != s.id("findId") || x.Finds[120].Location == nil {
			a.Errorf("it has %d finds", len(x.Finds))
		}
		ok(a.anonymous(), 200, "HEAD", x.Finds[120].Media[0].URL, nil) // which is signed
		if len(x.Saved) != 1 || x.Saved[0].FindID != theirs.ID || x.Saved[0].State != "want" || len(x.Likes) != 1 || x.Likes[0].FindID != theirs.ID ||
			len(x.Comments) != 1 || x.Comments[0].Content != "My own words" || x.Comments[0].FindID != theirs.ID || len(x.Notifications) == 0 {
			a.Errorf("reactions are %+v %+v %+v %+v", x.Saved, x.Likes, x.Comments, x.Notifications)
		}
		if strings.Contains(string(r.Body), "Hash") || strings.Contains(string(r.Body), ann.token) {
			a.Error("it has secrets")
		}
		if h := ann.do("HEAD", "/api/users/me/export", nil); h.Status != 200 || len(h.Body) != 0 {
			a.Errorf("HEAD answers %d", h.Status)
		}
		call[schema.Friendship](ben, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		x = call[schema.Export](ann, 200, "GET", "/api/users/me/export", nil)
		if len(x.Saved) != 0 || len(x.Likes) != 0 || len(x.Comments) != 1 || x.Comments[0].FindID != "" || len(x.Friendships) != 0 {
			a.Errorf("behind a block it has %+v %+v %+v %+v", x.Saved, x.Likes, x.Comments, x.Friendships)
		}
		none := call[schema.Export](a.as("new"), 200, "GET", "/api/users/me/export", nil)
		if none.Finds == nil || none.Comments == nil || len(none.Sessions) != 1 {
			a.Errorf("that of a new user is %+v", none)
		}
	})
}

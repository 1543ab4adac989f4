package server_test

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
)

// exportMembers are the members of an export by the tables that refer to a user. Tables that have
// none say why after a dash.
var exportMembers = map[string]string{
	"session": "sessions", "passkey": "passkeys", "notification_subscription": "subscriptions", "notification_preferences": "preferences",
	"friendship": "friendships", "mute": "mutes", "invite": "invites", "share": "shares", "find": "finds", "bin": "bin", "find_saved": "saved", "find_dismissed": "dismissed",
	"place_settings": "placeSettings", "list": "lists", "find_like": "likes", "find_comment": "comments", "notification": "notifications", "report": "reports",

	"location": "- in finds", "upload": "- not published, and deleted after a day", "invite_use": "- in invites",
	"import": "- not published, and deleted after a week", "import_source": "- hashes of where finds are from",
	"comment_change": "- comments, for minutes", "creation": "- hashes of requests", "find_like_told": "- likes, of which the owner was notified",
	"friend_request": "- friendships, of which the other was notified", "known_network": "- hashes of networks",
	"oauth_code": "- hashes of codes, for a minute", "sign_in_link": "- hashes of codes, for a day", "suspension": "- such users cannot sign in",
}

// exportsAll checks that an export has something of each table that refers to a user.
func (a *api) exportsAll(body []byte) {
	a.Helper()
	var members map[string]json.RawMessage
	if err := json.Unmarshal(body, &members); err != nil {
		a.Fatal(err)
	}
	layout := string(must(os.ReadFile("../store/migrate/layout/sqlite.txt")))
	n := 0
	for line := range strings.Lines(layout) {
		table, isTable := strings.CutPrefix(line, "table ")
		if !isTable || !strings.Contains(line, `REFERENCES "user"`) {
			continue
		}
		table, _, _ = strings.Cut(table, ":")
		member := exportMembers[table]
		if n++; member == "" {
			a.Errorf("the table %s refers to a user, and is not in exportMembers", table)
		} else if value := string(members[member]); !strings.HasPrefix(member, "-") && len(value) < len("[{}]") {
			a.Errorf("the export has %s for %s, a table with a row of the user", value, table)
		}
	}
	if n != len(exportMembers) {
		a.Errorf("%d tables refer to a user, and exportMembers has %d", n, len(exportMembers))
	}
}

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
		stranger, muted := a.as("stranger"), a.as("muted")
		ok(ann, 204, "PUT", "/api/users/"+muted.ID+"/mute", nil)
		ok(ann, 204, "POST", "/api/reports", m{"userId": muted.ID, "reason": "other", "text": "My report"})
		ok(ann, 204, "PUT", "/api/finds/"+muted.find("Boring", true).ID+"/dismissed", nil)
		s.id("passkeyId")
		s.id("shareId")
		s.id("listId")
		s.id("inviteId")
		s.id("subscriptionId")
		ok(ann, 200, "PUT", "/api/notifications/preferences", m{"findCommented": false})
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
		if len(x.Passkeys) != 1 || x.Passkeys[0].Name == "" || len(x.Mutes) != 1 || x.Mutes[0].Username != muted.Name || x.Mutes[0].MutedAt.IsZero() ||
			len(x.Invites) != 1 || x.Invites[0].UsesLeft != 3 || len(x.Reports) != 1 || x.Reports[0].Text != "My report" || x.Reports[0].TargetID != muted.ID ||
			len(x.Dismissed) != 1 || x.Sessions[0].Name == "" || len(x.Sessions[0].Scopes) != 1 {
			a.Errorf("it has %+v %+v %+v %+v %+v %+v", x.Passkeys, x.Mutes, x.Invites, x.Reports, x.Dismissed, x.Sessions)
		}
		for _, secret := range []string{"Hash", ann.token, credential.HashToken(ann.token), "credential-", "public_key", "endpoint"} {
			if strings.Contains(string(r.Body), secret) {
				a.Errorf("it has the secret %s", secret)
			}
		}
		a.exportsAll(r.Body)
		if h := ann.do("HEAD", "/api/users/me/export", nil); h.Status != 200 || len(h.Body) != 0 {
			a.Errorf("HEAD answers %d", h.Status)
		}
		call[schema.Friendship](ben, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		x = call[schema.Export](ann, 200, "GET", "/api/users/me/export", nil)
		ok(muted, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		if x := call[schema.Export](ann, 200, "GET", "/api/users/me/export", nil); len(x.Mutes) != 0 || len(x.Dismissed) != 0 || len(x.Reports) != 1 {
			a.Errorf("behind a block it has %+v %+v %+v", x.Mutes, x.Dismissed, x.Reports)
		}
		if len(x.Saved) != 0 || len(x.Likes) != 0 || len(x.Comments) != 1 || x.Comments[0].FindID != "" || len(x.Friendships) != 0 {
			a.Errorf("behind a block it has %+v %+v %+v %+v", x.Saved, x.Likes, x.Comments, x.Friendships)
		}
		none := call[schema.Export](a.as("new"), 200, "GET", "/api/users/me/export", nil)
		if none.Finds == nil || none.Comments == nil || len(none.Sessions) != 1 {
			a.Errorf("that of a new user is %+v", none)
		}
	})
}

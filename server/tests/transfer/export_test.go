package transfer

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"finds/schema"
	"finds/server/credential"
	. "finds/server/servertest"
	"finds/store"
)

// exportMembers are the members of an export by the tables that refer to a user. Tables that have
// none say why after a dash.
var exportMembers = map[string]string{
	"session": "sessions", "passkey": "passkeys", "notification_subscription": "subscriptions", "notification_preferences": "preferences",
	"friendship": "friendships", "mute": "mutes", "watch": "watches", "bell": "bells", "daily_news": "- when daily news are due", "news_pushed": "- of what users were notified, for an hour", "invite": "invites", "share": "shares", "find": "finds", "bin": "bin", "find_saved": "saved", "find_dismissed": "dismissed",
	"place_settings": "placeSettings", "list": "lists", "find_like": "likes", "find_comment": "comments", "notification": "notifications", "report": "reports",

	"location": "- in finds", "upload": "- not published, and deleted after a day", "invite_use": "- in invites",
	"import": "- not published, and deleted after a week", "import_source": "- hashes of where finds are from",
	"find_version": "- only the last weeks of finds that several edit",
	"list_member":  "memberships", "list_find": "- in lists and memberships",
	"list_removed": "- of members that the owner of a list has removed",
	"street_wish":  "- counted for administrators, and deleted after half a year", "comment_change": "- comments, for minutes", "creation": "- hashes of requests", "find_like_told": "- likes, of which the owner was notified",
	"friend_request": "- friendships, of which the other was notified", "known_network": "- hashes of networks",
	"oauth_code": "- hashes of codes, for a minute", "sign_in_link": "- hashes of codes, for a day", "suspension": "- such users cannot sign in", "uncounted": "- such users cannot sign in",
}

// exportsAll checks that an export has something of each table that refers to a user.
func exportsAll(a *API, body []byte) {
	a.Helper()
	var members map[string]json.RawMessage
	if err := json.Unmarshal(body, &members); err != nil {
		a.Fatal(err)
	}
	layout := string(Must(os.ReadFile("../../../store/migrate/layout/sqlite.txt")))
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
	Each(t, func(a *API) {
		s := NewScene(a, "friend", schema.AudienceFriends)
		s.Attach()
		ann, ben := s.Owner, s.Actor
		for i := range 120 {
			Must(a.Store.CreateFind(a.Context(), ann.ID, store.NewFind{LocationID: s.ID("locationId"), Title: fmt.Sprint("Find ", i), Public: true}))
		}
		theirs := ben.Find("Theirs", true)
		for _, path := range []string{"/like", "/saved"} {
			OK(ann, 200, "PUT", "/api/finds/"+theirs.ID+path, M{"state": "want"})
		}
		OK(ann, 200, "POST", "/api/finds/"+theirs.ID+"/comments", M{"content": "My own words"})
		OK(ben, 200, "PUT", "/api/finds/"+s.ID("findId")+"/like", nil)
		binned := ann.Find("In the bin", true)
		OK(ann, 204, "DELETE", "/api/finds/"+binned.ID, nil)
		stranger, muted := a.As("stranger"), a.As("muted")
		OK(ann, 204, "PUT", "/api/users/"+muted.ID+"/mute", nil)
		OK(ann, 204, "POST", "/api/reports", M{"userId": muted.ID, "reason": "other", "text": "My report"})
		OK(ann, 204, "PUT", "/api/finds/"+muted.Find("Boring", true).ID+"/dismissed", nil)
		s.ID("passkeyId")
		s.ID("shareId")
		s.ID("listId")
		shared := Call[schema.List](ben, 201, "POST", "/api/lists", M{"name": "Together"})
		OK(ben, 200, "PUT", "/api/lists/"+shared.ID+"/members/"+ann.ID, M{"role": "editor"})
		OK(ann, 200, "POST", "/api/lists/"+shared.ID+"/join", M{})
		OK(ann, 204, "PUT", "/api/lists/"+shared.ID+"/finds/"+theirs.ID, M{"note": "Mine to say"})
		s.ID("inviteId")
		s.ID("watchId")
		OK(ann, 204, "PUT", "/api/users/"+ben.ID+"/news", M{"news": "off"})
		s.ID("subscriptionId")
		OK(ann, 200, "PUT", "/api/notifications/preferences", M{"findCommented": false})
		OK(ann, 200, "PUT", "/api/users/"+stranger.ID+"/block", nil)
		ann.APIToken("read")

		r := ann.Do("GET", "/api/users/me/export", nil)
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
		if len(x.Finds) != 121 || x.Finds[120].ID != s.ID("findId") || x.Finds[120].Location == nil {
			a.Errorf("it has %d finds", len(x.Finds))
		}
		OK(a.Anonymous(), 200, "HEAD", x.Finds[120].Media[0].URL, nil) // which is signed
		if len(x.Saved) != 1 || x.Saved[0].FindID != theirs.ID || x.Saved[0].State != "want" || len(x.Likes) != 1 || x.Likes[0].FindID != theirs.ID ||
			len(x.Comments) != 1 || x.Comments[0].Content != "My own words" || x.Comments[0].FindID != theirs.ID || len(x.Notifications) == 0 {
			a.Errorf("reactions are %+v %+v %+v %+v", x.Saved, x.Likes, x.Comments, x.Notifications)
		}
		if len(x.Passkeys) != 1 || x.Passkeys[0].Name == "" || len(x.Mutes) != 1 || x.Mutes[0].Username != muted.Name || x.Mutes[0].MutedAt.IsZero() ||
			len(x.Invites) != 1 || x.Invites[0].UsesLeft != 3 || len(x.Reports) != 1 || x.Reports[0].Text != "My report" || x.Reports[0].TargetID != muted.ID ||
			len(x.Dismissed) != 1 || x.Sessions[0].Name == "" || len(x.Sessions[0].Scopes) != 1 {
			a.Errorf("it has %+v %+v %+v %+v %+v %+v", x.Passkeys, x.Mutes, x.Invites, x.Reports, x.Dismissed, x.Sessions)
		}
		if m := x.Memberships; len(m) != 1 || m[0].ListID != shared.ID || m[0].Role != schema.RoleEditor || len(m[0].Added) != 1 || m[0].Added[0].FindID != theirs.ID || m[0].Added[0].Note != "Mine to say" {
			a.Errorf("memberships are %+v", m)
		}
		for _, secret := range []string{"Hash", ann.Token, credential.HashToken(ann.Token), "credential-", "public_key", "endpoint"} {
			if strings.Contains(string(r.Body), secret) {
				a.Errorf("it has the secret %s", secret)
			}
		}
		exportsAll(a, r.Body)
		if h := ann.Do("HEAD", "/api/users/me/export", nil); h.Status != 200 || len(h.Body) != 0 {
			a.Errorf("HEAD answers %d", h.Status)
		}
		Call[schema.Friendship](ben, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		x = Call[schema.Export](ann, 200, "GET", "/api/users/me/export", nil)
		OK(muted, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		if x := Call[schema.Export](ann, 200, "GET", "/api/users/me/export", nil); len(x.Mutes) != 0 || len(x.Dismissed) != 0 || len(x.Reports) != 1 {
			a.Errorf("behind a block it has %+v %+v %+v", x.Mutes, x.Dismissed, x.Reports)
		}
		if len(x.Saved) != 0 || len(x.Likes) != 0 || len(x.Comments) != 1 || x.Comments[0].FindID != "" || len(x.Friendships) != 0 {
			a.Errorf("behind a block it has %+v %+v %+v %+v", x.Saved, x.Likes, x.Comments, x.Friendships)
		}
		none := Call[schema.Export](a.As("new"), 200, "GET", "/api/users/me/export", nil)
		if none.Finds == nil || none.Comments == nil || len(none.Sessions) != 1 {
			a.Errorf("that of a new user is %+v", none)
		}
	})
}

package hostile

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// raw is JSON that is sent as it is written.
type raw = json.RawMessage

// The values that break the rule of each kind of member.

func badText(least, most int, line, null bool) []any {
	bad := []any{raw(`12345`), true, []string{Marked}, M{"x": Marked}, strings.Repeat("é", most+1),
		strings.Repeat("e\u0301", most+1), strings.Repeat("👣", most) + "x", Marked + "\u0001", Marked + "\u007f" + Marked, Marked + "\u0085" + Marked}
	if least > 0 {
		bad = append(bad, "", "  \n\t\u00a0 ", strings.Repeat("x", least-1), "  "+strings.Repeat("x", least-1)+"  ")
	}
	if line {
		bad = append(bad, Marked+"\nx", Marked+"\tx")
	}
	if !null {
		bad = append(bad, nil)
	}
	return bad
}

// badOpaque breaks the rules of texts that are compared or kept as they are.
func badOpaque(least, most int) []any {
	bad := []any{raw(`12345`), true, []string{Marked}, M{"x": Marked}, strings.Repeat("x", most+1), nil}
	if least > 0 {
		bad = append(bad, strings.Repeat("x", least-1))
	}
	return bad
}

// badBytes breaks the rules of bytes in base64url.
func badBytes(most int) []any {
	return append(badOpaque(1, most), Marked+"=", Marked+"+", Marked+"é")
}

func badCount(most int) []any {
	return []any{Marked, "1", true, nil, 0, -1, most + 1, 1.5, []int{1}, M{}}
}

func badNumber(low, high float64) []any {
	return []any{Marked, "1", true, nil, []int{1}, M{}, low - 0.000001, high + 0.000001, raw(`1e300`), raw(`-1e300`)}
}

var (
	badAudience     = []any{Marked, 1, true, nil, "Everyone", "public", []string{"me"}, M{}}
	badArea         = []any{Marked, "1", 2, -1, 0.5, true, nil, []int{1}, M{}}
	badBool         = []any{Marked, "true", "false", 1, 0, nil, []bool{true}, M{}}
	badName         = append(badOpaque(3, 31), "an", Marked+" x", Marked+"é", "ann.", "аnn"+Marked, "a/b"+Marked, "..."+Marked, Marked+"\u0000")
	badPass         = append(badOpaque(8, 255), "1234567", strings.Repeat("é", 256))
	badAge          = []any{Marked, "34", true, []int{1}, M{}, -1, 151, 1.5, raw(`1e300`), raw(`9223372036854775808`)}
	badSize         = []any{Marked, "1", true, nil, -1, 1.5, raw(`1e300`)}
	badURL          = badOpaque(1, 500)
	badList         = []any{Marked, 1, true, M{}, []any{1}, []any{Marked, nil}, []any{[]any{}}}
	badKind         = []any{Marked, "Image", "IMAGE", 1, nil, "", []string{"image"}}
	badMember       = map[string][]any{"url": badURL, "type": badKind, "thumbnailUrl": badOpaque(0, 500), "fallbackUrl": badOpaque(0, 500), "fallbackThumbnailUrl": badOpaque(0, 500), "width": badSize, "height": badSize}
	badReportReason = []any{Marked, "Spam", "", 1, nil, true}
	badParent       = append(badOpaque(0, 64), Marked)
	badID           = badOpaque(1, 64)
	tooManyIDs      = slices.Repeat([]string{"x"}, 21)
)

var (
	badListRole    = []any{Marked, "owner", "", 1, true, nil}
	badVisibility  = []any{Marked, "", "Public", 1, true, nil}
	badSharedPlace = []any{Marked, "", "Exact", "none", 1, true, nil}
	badNews        = []any{Marked, "Each", "", 1, true, nil, []string{"each"}, M{}}
	badTime        = []any{Marked, "7:00", "24:00", "12:60", "12:00:00", 12, true, nil, []string{"12:00"}, M{}}
	badCategories  = []any{Marked, 1, true, M{}, []any{1}, []any{nil}, []any{[]any{}}, []string{"a," + Marked}, []string{""}, slices.Repeat([]string{"x"}, 21)}
	badSharedArea  = []any{0, 2, 21, -1, 1.5, "1", true, nil}
)

// badBodies are, by operation and member, the values that its rules refuse.
// good is a body that only lacks the broken member.
var badBodies = map[string]struct {
	good   M
	member map[string][]any
}{
	"registerUser": {M{"username": "cleo", "password": "a long sentence"}, map[string][]any{"username": badName, "password": badPass,
		"age": badAge, "invite": badOpaque(0, 100), "cookie": badBool}},
	"createSession": {M{"username": "ann", "password": "x"}, map[string][]any{"username": badOpaque(1, 100), "password": badOpaque(1, 255), "cookie": badBool}},
	"redeemCode": {M{"code": "x", "code_verifier": strings.Repeat("x", 43)}, map[string][]any{"code": badOpaque(1, 100),
		"code_verifier": append(badOpaque(43, 128), strings.Repeat("x", 42)+"=", strings.Repeat("x", 42)+" ", strings.Repeat("é", 43))}},
	"beginPasskey": {M{}, map[string][]any{"password": badOpaque(0, 255)}},
	"createPasskey": {M{"name": "x", "id": "x", "clientDataJSON": "x", "attestationObject": "x"}, map[string][]any{"name": badText(1, 50, true, false), "id": badBytes(1400),
		"clientDataJSON": badBytes(4000), "attestationObject": badBytes(32000), "transports": {Marked, 1, true, M{}, slices.Repeat([]string{"usb"}, 21)}}},
	"updatePasskey": {M{"name": "x"}, map[string][]any{"name": badText(1, 50, true, false)}},
	"createPasskeySession": {M{"id": "x", "clientDataJSON": "x", "authenticatorData": "x", "signature": "x", "userHandle": "x"}, map[string][]any{"id": badBytes(1400),
		"clientDataJSON": badBytes(4000), "authenticatorData": badBytes(4000), "signature": badBytes(4000), "userHandle": badBytes(100), "cookie": badBool}},
	"createToken": {M{"name": "backup", "scopes": []string{"read"}}, map[string][]any{"name": badText(1, 50, true, false),
		"scopes": {"read", 1, nil, M{}, []any{}, []any{1}, []any{"READ"}, []any{Marked}, []string{"read", "write", "admin", "read"}},
		"days":   {0, 366, 1.5, "1", true}, "password": badOpaque(0, 255)}},
	"checkSignInLink": {M{"code": "x"}, map[string][]any{"code": badOpaque(1, 100)}},
	"useSignInLink":   {M{"code": "x"}, map[string][]any{"code": badOpaque(1, 100), "cookie": badBool}},
	"updateInstance": {M{}, map[string][]any{"name": badText(0, 50, true, false), "description": badText(0, 500, false, false), "rules": badText(0, 5000, false, false),
		"contact": badText(0, 200, true, false), "accent": {1, true, "violet", "#fff", "#7c3aedff", "#7c3aeg"}, "startView": {1, nil, Marked, "1,2", "1,2,3,4", "91,0,5", "0,181,5", "0,0,0", "0,0,20", "0,0,x", "NaN,0,5", strings.Repeat("1", 41)},
		"categories":   {Marked, 1, M{"code": "x"}, slices.Repeat([]M{{"code": "x"}}, 21)},
		"registration": {1, "none", "", nil}, "invites": {1, "friends", "", nil}, "mediaLimit": {-1, 1 << 51, 1.5, "1", true}}},
	"updateAccount":    {M{}, map[string][]any{"role": {1, "owner", "", nil}, "mediaLimit": {-1, 1 << 51, 1.5, "1", true}, "password": badOpaque(0, 255)}},
	"createSignInLink": {M{}, map[string][]any{"password": badOpaque(0, 255)}},
	"suspendUser":      {M{"reason": "Spam"}, map[string][]any{"reason": badText(1, 500, false, false), "days": {0, 366, 1.5, "1", true}}},
	"createInvite":     {M{"uses": 1, "days": 7}, map[string][]any{"uses": badCount(100), "days": badCount(90), "note": badText(0, 200, true, false), "befriend": badBool, "listId": append(badOpaque(0, 64), Marked)}},
	"greetInvited":     {M{"code": "x"}, map[string][]any{"code": badOpaque(1, 100)}},
	"createReport": {M{"userId": "{userId}", "reason": "spam"}, map[string][]any{"findId": badOpaque(0, 64), "commentId": badOpaque(0, 64),
		"userId": badOpaque(0, 64), "listId": badOpaque(0, 64), "reason": badReportReason, "text": badText(0, 1000, false, false)}},
	"decideReport":    {M{"outcome": "dismissed"}, map[string][]any{"outcome": {Marked, "shown", "", 1, nil, true}, "note": badText(0, 500, false, false)}},
	"hideFind":        {M{"reason": "Spam"}, map[string][]any{"reason": badText(1, 500, false, false)}},
	"makeListPrivate": {M{"reason": "Spam"}, map[string][]any{"reason": badText(1, 500, false, false)}},
	"hideComment":     {M{"reason": "Spam"}, map[string][]any{"reason": badText(1, 500, false, false)}},
	"updateMe":        {M{}, map[string][]any{"username": badName, "age": badAge, "displayName": badText(1, 50, true, true), "about": badText(0, 160, true, true)}},
	"deleteMe":        {M{}, map[string][]any{"password": badOpaque(0, 255)}},
	"setPassword":     {M{"newPassword": "a long sentence"}, map[string][]any{"newPassword": badPass, "currentPassword": badOpaque(0, 255), "unlinkIdentity": badBool}},
	"confirmPassword": {M{}, map[string][]any{"password": badOpaque(0, 255)}},
	"wishStreets":     {M{"latitude": 1, "longitude": 2}, map[string][]any{"latitude": badNumber(-90, 90), "longitude": badNumber(-180, 180)}},
	"resolvePlace":    {M{"text": "47.8, 13.04"}, map[string][]any{"text": badText(1, 2000, false, false)}},
	"updateImportRow": {M{"latitude": 1, "longitude": 2}, map[string][]any{"latitude": badNumber(-90, 90), "longitude": badNumber(-180, 180),
		"title": badText(1, 100, true, false), "place": badText(1, 200, true, false), "guessed": badBool, "skip": badBool}},
	"undoImport":   {M{}, map[string][]any{"dryRun": badBool}},
	"commitImport": {M{}, map[string][]any{"audience": badAudience, "isPublic": badBool, "keepVisibility": badBool, "category": badText(1, 50, true, false), "area": badArea, "exactForFriends": badBool, "limit": {0, 1001, 1.5, "1", true}}},
	"planMapArea":  {M{"title": "Here", "latitude": 1, "longitude": 2, "km": 5}, map[string][]any{"title": badText(1, 200, true, false), "latitude": badNumber(-85, 85), "longitude": badNumber(-180, 180), "km": badCount(500)}},
	"addMapArea":   {M{"title": "Here", "latitude": 1, "longitude": 2, "km": 5}, map[string][]any{"title": badText(1, 200, true, false), "latitude": badNumber(-85, 85), "longitude": badNumber(-180, 180), "km": badCount(500)}},
	"createLocation": {M{"latitude": 1, "longitude": 2, "name": "Here"}, map[string][]any{"latitude": badNumber(-90, 90), "longitude": badNumber(-180, 180),
		"name": badText(1, 200, true, false)}},
	"createList": {M{"name": "x"}, map[string][]any{"name": badText(1, 100, true, false), "description": badText(0, 500, false, true), "visibility": badVisibility}},
	"updateList": {M{}, map[string][]any{"name": badText(1, 100, true, false), "description": badText(0, 500, false, true), "visibility": badVisibility,
		"coverId": {1, true, M{}, strings.Repeat("x", 65)}, "audience": {Marked, "", "friend", 1, true, M{}}}},
	"addToList":     {M{}, map[string][]any{"note": badText(0, 200, false, false), "exact": badBool, "shareable": badBool, "editable": badBool}},
	"setListMember": {M{}, map[string][]any{"role": badListRole}},
	"setListLink":   {M{"role": "viewer"}, map[string][]any{"role": badListRole, "renew": badBool}},
	"joinList":      {M{}, map[string][]any{"code": badOpaque(0, 100)}},
	"greetToList":   {M{"code": "x"}, map[string][]any{"code": badOpaque(1, 100)}},
	"handOverList":  {M{"userId": "x"}, map[string][]any{"userId": badOpaque(1, 64)}},
	"moveInList":    {M{"after": "x"}, map[string][]any{"before": badOpaque(1, 64), "after": badOpaque(1, 64)}},
	"createShare": {M{"findId": "x", "place": "area"}, map[string][]any{"title": badText(0, 100, true, false), "findId": badOpaque(1, 64), "listId": badOpaque(1, 64),
		"category": badText(1, 50, true, false), "place": badSharedPlace, "area": badSharedArea, "password": badOpaque(8, 255), "days": badCount(3650)}},
	"updateShare": {M{}, map[string][]any{"title": badText(0, 100, true, false), "place": badSharedPlace, "area": badSharedArea,
		"password": {1, true, M{}, "", "short", strings.Repeat("x", 256)}, "days": {0, -1, 3651, 1.5, "1", true, M{}}}},
	"createFind": {M{"locationId": "{locationId}", "title": "Good"}, map[string][]any{"locationId": append(badID, Marked), "title": badText(1, 100, true, false),
		"description": badText(0, 500, false, true), "category": badText(1, 50, true, true), "audience": badAudience, "isPublic": badBool, "media": badList, "lists": {Marked, 1, M{}, []any{1}, []any{nil}, []string{Marked}, tooManyIDs}, "area": badArea, "exactForFriends": badBool, "homeZone": badBool}},
	"savePlaceSettings": {M{"area": 0, "exactForFriends": true, "home": M{"latitude": 1, "longitude": 2, "radius": 1, "area": 1}}, map[string][]any{"area": badArea, "audience": badAudience,
		"exactForFriends": badBool, "home": {Marked, 1, []any{}}, "home.latitude": badNumber(-90, 90), "home.longitude": badNumber(-180, 180), "home.radius": badNumber(0.1, 20),
		"home.area": append(badArea, 0)}},
	"updateFind": {M{}, map[string][]any{"title": badText(1, 100, true, false), "description": badText(0, 500, false, true), "category": badText(1, 50, true, true),
		"locationId": append(badID, Marked), "audience": badAudience, "isPublic": badBool, "media": badList, "area": badArea, "exactForFriends": badBool, "homeZone": badBool, "lists": {Marked, 1, M{}, []any{1}, []any{nil}, tooManyIDs}, "mediaToDelete": {Marked, 1, M{}, []any{1}, []any{nil}, []string{Marked}, tooManyIDs}}},
	"createComment":    {M{"content": "Hello"}, map[string][]any{"content": badText(1, 500, false, false), "parentId": badParent}},
	"updateComment":    {M{"content": "Hello"}, map[string][]any{"content": badText(1, 500, false, false), "parentId": badParent}},
	"saveFind":         {M{}, map[string][]any{"state": {Marked, "Want", "liked", "", 1, nil, true}}},
	"requestFriend":    {M{}, map[string][]any{"friendId": badID}},
	"answerFriend":     {M{}, map[string][]any{"action": {Marked, "Accept", "unblock", "", 1, nil, true}}},
	"readNotification": {M{}, map[string][]any{"isRead": badBool}},
	"updatePreferences": {M{}, map[string][]any{"friendRequests": badBool, "friendAccepted": badBool, "findLiked": badBool, "findCommented": badBool, "replied": badBool, "mentioned": badBool, "listInvited": badBool, "findEdited": badBool, "listAdded": badNews, "reported": badBool, "pushEnabled": badBool,
		"friendPublished": badNews, "dailyAt": append(badTime, ""), "quietFrom": badTime, "quietTo": badTime, "timeZone": append(badOpaque(0, 64), Marked, "Local", "../"+Marked), "language": {Marked, "DE", 1, true, nil}}},
	"setFriendNews": {M{"news": "each"}, map[string][]any{"news": badNews}},
	"setListNews":   {M{"news": "each"}, map[string][]any{"news": badNews}},
	"createWatch": {M{"name": "x", "box": M{"west": 1, "south": 1, "east": 1.1, "north": 1.1}, "news": "each"}, map[string][]any{"name": badText(1, 100, true, false), "latitude": badNumber(-90, 90), "longitude": badNumber(-180, 180), "radius": badNumber(0.1, 50),
		"news": append(badNews, "off"), "categories": badCategories, "box": {Marked, 1, true, nil, []any{}}, "box.west": badNumber(-180, 180), "box.south": badNumber(-90, 90), "box.east": badNumber(-180, 180), "box.north": badNumber(-90, 90)}},
	"updateWatch": {M{}, map[string][]any{"name": badText(1, 100, true, false), "news": append(badNews, "off"), "categories": badCategories}},
	"createSubscription": {M{"endpoint": "https://updates.push.services.mozilla.com/wpush/v2/x", "keys": M{"p256dh": PushPoint, "auth": "tBHItJI5svbpez7KI4CCXg"}}, map[string][]any{
		"endpoint": append(badOpaque(1, 1000), "http://updates.push.services.mozilla.com/"+Marked, "https://127.0.0.1/"+Marked, "https://fcm.googleapis.com.evil/"+Marked, Marked),
		"keys":     {Marked, 1, nil, []any{}}, "keys.p256dh": append(badOpaque(0, 200), "", Marked, "AAAA"), "keys.auth": append(badOpaque(0, 100), "", Marked, "tBHItJI5svbpez7KI4CC"),
		"expirationTime": {Marked, true, []int{1}}}},
}

// TestBodyRules breaks every rule of every member of every JSON body, one at a
// time, and then all of a body at once.
func TestBodyRules(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		for _, op := range a.Described() {
			rules, known := badBodies[op.ID]
			if op.Members == nil {
				continue
			}
			if !known {
				a.Errorf("%s has a JSON body and no line in badBodies", op.ID)
				continue
			}
			for name := range op.Members {
				if len(rules.member[name]) == 0 && name != "" {
					a.Errorf("%s: badBodies has no refused value for body.%s", op.ID, name)
				}
			}
			before := a.Contents()
			all, broken := M{}, []string{}
			for name, values := range rules.member {
				if _, there := op.Members[name]; !there {
					a.Errorf("%s has no member %s", op.ID, name)
				}
				for _, v := range values {
					body := s.With(rules.good, name, v)
					s.Refusal(s.Ann, op.Method, s.Fill(op.Path), body, breaks(op.ID, name, v)...)
				}
				if !strings.Contains(name, ".") {
					all[name] = values[0]
					broken = append(broken, "body."+name)
				}
			}
			all["mistyped"] = Marked
			s.Refusal(s.Ann, op.Method, s.Fill(op.Path), all, append(broken, "body.mistyped")...)
			for name := range rules.good {
				if name == "home" { // which may be left out
					continue
				}
				body := maps.Clone(rules.good)
				delete(body, name)
				p := Refused(s.Ann, 422, "invalid", op.Method, s.Fill(op.Path), s.With(body, "", nil))
				if len(p.Errors) != 1 || !strings.Contains(p.Errors[0].Location+p.Errors[0].Message, name) {
					a.Errorf("%s without %s: %+v", op.ID, name, p.Errors)
				}
			}
			a.Unchanged(before, op.ID)
		}
	})
}

// breaks names the fields that a refusal of v lists.
func breaks(op, name string, v any) []string {
	list, isList := v.([]any)
	switch ids, _ := v.([]string); {
	case name == "media" && isList || name == "mediaToDelete" && isList || (name == "lists" || name == "categories") && isList || name == "scopes" && len(list) == 1:
		var at []string
		for i := range list {
			at = append(at, fmt.Sprintf("body.%s[%d]", name, i))
		}
		return at
	case (name == "mediaToDelete" || name == "lists" || name == "categories") && len(ids) == 1:
		return []string{"body." + name + "[0]"}
	}
	return []string{"body." + name}
}

// TestMediaRules breaks the rules of the members of media, which stand in a
// list, and asks for media that are not the caller's or not of the find.
func TestMediaRules(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		before := a.Contents()
		defer func() { a.Unchanged(before, "a refusal") }()
		for name, values := range badMember {
			for _, v := range values {
				item := M{"url": "/api/media/m/00/00000000000000000000000000000000.webp"}
				item[name] = v
				at := "body.media[1]." + name
				s.Refusal(s.Ann, "POST", "/api/finds", M{"locationId": s.IDs["locationId"], "title": "x", "media": []any{M{"url": "x"}, item}}, at)
				if v != "" { // an update finds it to be no upload, together with the other
					s.Refusal(s.Ann, "PUT", s.Fill("/api/finds/{findId}"), M{"title": "new", "media": []any{M{"url": "x"}, item}}, at)
				}
			}
		}
		for _, u := range []string{Marked, "/api/media/" + Marked, "https://evil.example/" + Marked, "m/00/00000000000000000000000000000000.webp", "../../etc/passwd", "/api/media/../" + Marked} {
			s.Refusal(s.Ann, "POST", "/api/finds", M{"locationId": s.IDs["locationId"], "title": "x", "media": []M{{"url": u}}}, "body.media[0].url")
			s.Refusal(s.Ann, "PUT", s.Fill("/api/finds/{findId}"), M{"title": "new", "media": []M{{"url": u}}}, "body.media[0].url")
		}
		s.Refusal(s.Ann, "PUT", s.Fill("/api/finds/{findId}"), M{"title": "new", "media": []M{{"id": Marked}}}, "body.media[0].id")
		s.Refusal(s.Ann, "PUT", s.Fill("/api/finds/{findId}"), M{"title": "new", "media": []M{{"id": 1}}}, "body.media[0].id")
		s.Refusal(s.Ann, "POST", "/api/finds", M{"locationId": s.IDs["locationId"], "title": "x", "media": []M{{"url": "x", "id": Marked}}}, "body.media[0].id")
		s.Refusal(s.Ann, "POST", "/api/finds", M{"locationId": s.IDs["locationId"], "title": "x", "media": slices.Repeat([]M{{"url": "x"}}, 11)}, "body.media")
		s.Refusal(s.Ann, "POST", "/api/finds", M{"locationId": s.IDs["locationId"], "title": "x", "media": []any{M{}}}, "body.media[0]")
	})
}

// TestServerFields refuses members that only the server sets.
func TestServerFields(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		before := a.Contents()
		defer func() { a.Unchanged(before, "a refusal") }()
		for _, name := range []string{"id", "userId", "createdAt", "updatedAt", "rating", "likeCount", "commentCount", "isLiked", "user", "location", "Title", "ispublic", "is_public", "__proto__"} {
			s.Refusal(s.Ann, "POST", "/api/finds", M{"locationId": s.IDs["locationId"], "title": "x", name: Marked}, "body."+name)
			s.Refusal(s.Ann, "PUT", s.Fill("/api/finds/{findId}"), M{"title": "x", name: Marked}, "body."+name)
		}
	})
}

// TestLengthsCountCodePoints takes the longest texts that the rules allow, in
// code points after normalising and trimming, and keeps them so.
func TestLengthsCountCodePoints(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		for i, text := range []string{"é", "e\u0301", "👣", "漢", "ﬀ"} {
			want := func(n int) string { return strings.Repeat(strings.Replace(text, "e\u0301", "é", 1), n) }
			long := func(n int) string { return " \n\t" + strings.Repeat(text, n) + "\u00a0\r\n" }
			c := Call[schema.Comment](s.Ben, 200, "POST", s.Fill("/api/finds/{findId}/comments"), M{"content": long(500)})
			if c.Content != want(500) {
				a.Errorf("comment of 500 %q is kept as %q", text, c.Content)
			}
			f := Call[schema.Find](s.Ann, 200, "PUT", s.Fill("/api/finds/{findId}"), M{"title": long(100), "description": long(500), "category": long(50)})
			if f.Title != want(100) || *f.Description != want(500) || *f.Category != want(50) {
				a.Errorf("find of longest texts is kept as %+v", f)
			}
			l := Call[schema.Location](s.Ann, 201, "POST", "/api/locations", M{"latitude": -90 + float64(i), "longitude": 180, "name": long(200)})
			if l.Name != want(200) {
				a.Errorf("location is kept as %+v", l)
			}
		}
		zero := Call[schema.Location](s.Ann, 201, "POST", "/api/locations", M{"latitude": 0, "longitude": 0, "name": "Null Island"})
		if zero.Latitude != 0 || zero.Longitude != 0 {
			a.Errorf("zero is a value, got %+v", zero)
		}
	})
}

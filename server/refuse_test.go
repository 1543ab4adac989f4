package server_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"finds/schema"
)

// marked stands in every refused text, so that an answer that echoes it shows.
const marked = "Qx7refused"

// stage is a service in which every kind of thing exists once, so that each
// operation has something that it could change.
type stage struct {
	*api
	ann, ben *user
	ids      map[string]string // by the name of the path parameter
}

func (a *api) stage() stage {
	a.Helper()
	s := stage{api: a, ann: a.as("ann"), ben: a.as("ben"), ids: map[string]string{}}
	a.administer(s.ann)
	f := s.ann.find("Fossil", true)
	s.ids["findId"], s.ids["locationId"], s.ids["userId"] = f.ID, f.LocationID, s.ben.ID
	s.ids["commentId"] = call[schema.Comment](s.ann, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "Mine."}).ID
	ok(s.ben, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
	s.ids["friendshipId"] = call[schema.Friendship](s.ben, 201, "POST", "/api/friends", m{"friendId": s.ann.ID}).ID
	s.ids["notificationId"] = call[[]schema.Notification](s.ann, 200, "GET", "/api/notifications", nil)[0].ID
	s.ids["passkeyId"] = a.passkeyOf(s.ann)
	s.ids["sessionId"] = call[[]schema.Session](s.ann, 200, "GET", "/api/auth/sessions", nil)[0].ID
	body, kind := form([]byte("name,lat,lng\nWell,1,2\n"))
	s.ids["importId"], s.ids["row"] = call[schema.Import](s.ann, 201, "POST", "/api/imports", body, "Content-Type", kind).ID, "1"
	return s
}

// fill puts the stage's ids into a path.
func (s stage) fill(path string) string {
	for name, id := range s.ids {
		path = strings.ReplaceAll(path, "{"+name+"}", id)
	}
	return path
}

// refusal sends a request that breaks rules and insists that the answer names
// exactly these fields and repeats no refused value.
func (s stage) refusal(u *user, method, path string, body any, fields ...string) {
	s.Helper()
	res := u.do(method, path, body)
	var p problem
	if err := json.Unmarshal(res.Body, &p); err != nil || res.Status != 422 || p.Code != "invalid" {
		s.Errorf("%s %s %s: %d %s, want 422 invalid", method, path, show(body), res.Status, res.Body)
		return
	}
	var got []string
	for _, f := range p.Errors {
		got = append(got, f.Location)
		if f.Message == "" || f.Rule == "" || f.Rule == schema.RuleOther {
			s.Errorf("%s %s %s: no rule for %s", method, path, show(body), f.Location)
		}
	}
	slices.Sort(got)
	slices.Sort(fields)
	if got = slices.Compact(got); !slices.Equal(got, fields) {
		s.Errorf("%s %s %s: refused %v, want %v: %s", method, path, show(body), got, fields, res.Body)
	}
	if bytes.Contains(res.Body, []byte(marked)) {
		s.Errorf("%s %s %s: the answer repeats what was refused: %s", method, path, show(body), res.Body)
	}
}

func show(body any) string {
	raw, _ := json.Marshal(body)
	if len(raw) > 120 {
		raw = append(raw[:120], "…"...)
	}
	return string(raw)
}

// raw is JSON that is sent as it is written.
type raw = json.RawMessage

// The values that break the rule of each kind of member.

func badText(least, most int, line, null bool) []any {
	bad := []any{raw(`12345`), true, []string{marked}, m{"x": marked}, strings.Repeat("é", most+1),
		strings.Repeat("e\u0301", most+1), strings.Repeat("👣", most) + "x", marked + "\u0001", marked + "\u007f" + marked, marked + "\u0085" + marked}
	if least > 0 {
		bad = append(bad, "", "  \n\t\u00a0 ", strings.Repeat("x", least-1), "  "+strings.Repeat("x", least-1)+"  ")
	}
	if line {
		bad = append(bad, marked+"\nx", marked+"\tx")
	}
	if !null {
		bad = append(bad, nil)
	}
	return bad
}

// badOpaque breaks the rules of texts that are compared or kept as they are.
func badOpaque(least, most int) []any {
	bad := []any{raw(`12345`), true, []string{marked}, m{"x": marked}, strings.Repeat("x", most+1), nil}
	if least > 0 {
		bad = append(bad, strings.Repeat("x", least-1))
	}
	return bad
}

// badBytes breaks the rules of bytes in base64url.
func badBytes(most int) []any {
	return append(badOpaque(1, most), marked+"=", marked+"+", marked+"é")
}

func badCount(most int) []any {
	return []any{marked, "1", true, nil, 0, -1, most + 1, 1.5, []int{1}, m{}}
}

func badNumber(low, high float64) []any {
	return []any{marked, "1", true, nil, []int{1}, m{}, low - 0.000001, high + 0.000001, raw(`1e300`), raw(`-1e300`)}
}

var (
	badArea         = []any{marked, "1", 2, -1, 0.5, true, nil, []int{1}, m{}}
	badBool         = []any{marked, "true", "false", 1, 0, nil, []bool{true}, m{}}
	badName         = append(badOpaque(3, 31), "an", marked+" x", marked+"é", "ann.", "аnn"+marked, "a/b"+marked, "..."+marked, marked+"\u0000")
	badPass         = append(badOpaque(8, 255), "1234567", strings.Repeat("é", 256))
	badAge          = []any{marked, "34", true, []int{1}, m{}, -1, 151, 1.5, raw(`1e300`), raw(`9223372036854775808`)}
	badSize         = []any{marked, "1", true, nil, -1, 1.5, raw(`1e300`)}
	badURL          = badOpaque(1, 500)
	badList         = []any{marked, 1, true, m{}, []any{1}, []any{marked, nil}, []any{[]any{}}}
	badKind         = []any{marked, "Image", "IMAGE", 1, nil, "", []string{"image"}}
	badMember       = map[string][]any{"url": badURL, "type": badKind, "thumbnailUrl": badOpaque(0, 500), "fallbackUrl": badOpaque(0, 500), "fallbackThumbnailUrl": badOpaque(0, 500), "width": badSize, "height": badSize}
	badReportReason = []any{marked, "Spam", "", 1, nil, true}
	badParent       = append(badOpaque(0, 64), marked)
	badID           = badOpaque(1, 64)
	tooManyIDs      = slices.Repeat([]string{"x"}, 21)
)

var (
	badVisibility  = []any{marked, "", "Public", 1, true, nil}
	badSharedPlace = []any{marked, "", "Exact", "none", 1, true, nil}
	badSharedArea  = []any{0, 2, 21, -1, 1.5, "1", true, nil}
)

// badBodies are, by operation and member, the values that its rules refuse.
// good is a body that only lacks the broken member.
var badBodies = map[string]struct {
	good   m
	member map[string][]any
}{
	"registerUser": {m{"username": "cleo", "password": "a long sentence"}, map[string][]any{"username": badName, "password": badPass,
		"age": badAge, "invite": badOpaque(0, 100), "cookie": badBool}},
	"createSession": {m{"username": "ann", "password": "x"}, map[string][]any{"username": badOpaque(1, 100), "password": badOpaque(1, 255), "cookie": badBool}},
	"redeemCode": {m{"code": "x", "code_verifier": strings.Repeat("x", 43)}, map[string][]any{"code": badOpaque(1, 100),
		"code_verifier": append(badOpaque(43, 128), strings.Repeat("x", 42)+"=", strings.Repeat("x", 42)+" ", strings.Repeat("é", 43))}},
	"beginPasskey": {m{}, map[string][]any{"password": badOpaque(0, 255)}},
	"createPasskey": {m{"name": "x", "id": "x", "clientDataJSON": "x", "attestationObject": "x"}, map[string][]any{"name": badText(1, 50, true, false), "id": badBytes(1400),
		"clientDataJSON": badBytes(4000), "attestationObject": badBytes(32000), "transports": {marked, 1, true, m{}, slices.Repeat([]string{"usb"}, 21)}}},
	"updatePasskey": {m{"name": "x"}, map[string][]any{"name": badText(1, 50, true, false)}},
	"createPasskeySession": {m{"id": "x", "clientDataJSON": "x", "authenticatorData": "x", "signature": "x", "userHandle": "x"}, map[string][]any{"id": badBytes(1400),
		"clientDataJSON": badBytes(4000), "authenticatorData": badBytes(4000), "signature": badBytes(4000), "userHandle": badBytes(100), "cookie": badBool}},
	"createToken": {m{"name": "backup", "scopes": []string{"read"}}, map[string][]any{"name": badText(1, 50, true, false),
		"scopes": {"read", 1, nil, m{}, []any{}, []any{1}, []any{"READ"}, []any{marked}, []string{"read", "write", "admin", "read"}},
		"days":   {0, 366, 1.5, "1", true}, "password": badOpaque(0, 255)}},
	"checkSignInLink": {m{"code": "x"}, map[string][]any{"code": badOpaque(1, 100)}},
	"useSignInLink":   {m{"code": "x"}, map[string][]any{"code": badOpaque(1, 100), "cookie": badBool}},
	"updateInstance": {m{}, map[string][]any{"name": badText(0, 50, true, false), "description": badText(0, 500, false, false), "rules": badText(0, 5000, false, false),
		"contact": badText(0, 200, true, false), "registration": {1, "none", "", nil}, "invites": {1, "friends", "", nil}, "mediaLimit": {-1, 1 << 51, 1.5, "1", true}}},
	"updateAccount":    {m{}, map[string][]any{"role": {1, "owner", "", nil}, "mediaLimit": {-1, 1 << 51, 1.5, "1", true}, "password": badOpaque(0, 255)}},
	"createSignInLink": {m{}, map[string][]any{"password": badOpaque(0, 255)}},
	"suspendUser":      {m{"reason": "Spam"}, map[string][]any{"reason": badText(1, 500, false, false), "days": {0, 366, 1.5, "1", true}}},
	"createInvite":     {m{"uses": 1, "days": 7}, map[string][]any{"uses": badCount(100), "days": badCount(90), "note": badText(0, 200, true, false), "befriend": badBool}},
	"greetInvited":     {m{"code": "x"}, map[string][]any{"code": badOpaque(1, 100)}},
	"createReport": {m{"userId": "{userId}", "reason": "spam"}, map[string][]any{"findId": badOpaque(0, 64), "commentId": badOpaque(0, 64),
		"userId": badOpaque(0, 64), "reason": badReportReason, "text": badText(0, 1000, false, false)}},
	"decideReport":    {m{"outcome": "dismissed"}, map[string][]any{"outcome": {marked, "shown", "", 1, nil, true}, "note": badText(0, 500, false, false)}},
	"hideFind":        {m{"reason": "Spam"}, map[string][]any{"reason": badText(1, 500, false, false)}},
	"makeListPrivate": {m{"reason": "Spam"}, map[string][]any{"reason": badText(1, 500, false, false)}},
	"hideComment":     {m{"reason": "Spam"}, map[string][]any{"reason": badText(1, 500, false, false)}},
	"updateMe":        {m{}, map[string][]any{"username": badName, "age": badAge}},
	"deleteMe":        {m{}, map[string][]any{"password": badOpaque(0, 255)}},
	"setPassword":     {m{"newPassword": "a long sentence"}, map[string][]any{"newPassword": badPass, "currentPassword": badOpaque(0, 255), "unlinkIdentity": badBool}},
	"confirmPassword": {m{}, map[string][]any{"password": badOpaque(0, 255)}},
	"updateImportRow": {m{"latitude": 1, "longitude": 2}, map[string][]any{"latitude": badNumber(-90, 90), "longitude": badNumber(-180, 180),
		"title": badText(1, 100, true, false), "place": badText(1, 200, true, false), "guessed": badBool, "skip": badBool}},
	"commitImport": {m{}, map[string][]any{"isPublic": badBool, "keepVisibility": badBool, "category": badText(1, 50, true, false), "area": badArea, "exactForFriends": badBool, "limit": {0, 1001, 1.5, "1", true}}},
	"createLocation": {m{"latitude": 1, "longitude": 2, "name": "Here"}, map[string][]any{"latitude": badNumber(-90, 90), "longitude": badNumber(-180, 180),
		"name": badText(1, 200, true, false)}},
	"createList": {m{"name": "x"}, map[string][]any{"name": badText(1, 100, true, false), "description": badText(0, 500, false, true), "visibility": badVisibility}},
	"updateList": {m{}, map[string][]any{"name": badText(1, 100, true, false), "description": badText(0, 500, false, true), "visibility": badVisibility,
		"coverId": {1, true, m{}, strings.Repeat("x", 65)}}},
	"moveInList": {m{"after": "x"}, map[string][]any{"before": badOpaque(1, 64), "after": badOpaque(1, 64)}},
	"createShare": {m{"findId": "x", "place": "area"}, map[string][]any{"title": badText(0, 100, true, false), "findId": badOpaque(1, 64), "listId": badOpaque(1, 64),
		"category": badText(1, 50, true, false), "place": badSharedPlace, "area": badSharedArea, "password": badOpaque(8, 255), "days": badCount(3650)}},
	"updateShare": {m{}, map[string][]any{"title": badText(0, 100, true, false), "place": badSharedPlace, "area": badSharedArea,
		"password": {1, true, m{}, "", "short", strings.Repeat("x", 256)}, "days": {0, -1, 3651, 1.5, "1", true, m{}}}},
	"createFind": {m{"locationId": "{locationId}", "title": "Good"}, map[string][]any{"locationId": append(badID, marked), "title": badText(1, 100, true, false),
		"description": badText(0, 500, false, true), "category": badText(1, 50, true, true), "isPublic": badBool, "media": badList, "area": badArea, "exactForFriends": badBool}},
	"savePlaceSettings": {m{"area": 0, "exactForFriends": true, "home": m{"latitude": 1, "longitude": 2, "radius": 1, "area": 1}}, map[string][]any{"area": badArea,
		"exactForFriends": badBool, "home": {marked, 1, []any{}}, "home.latitude": badNumber(-90, 90), "home.longitude": badNumber(-180, 180), "home.radius": badNumber(0.1, 20),
		"home.area": append(badArea, 0)}},
	"updateFind": {m{}, map[string][]any{"title": badText(1, 100, true, false), "description": badText(0, 500, false, true), "category": badText(1, 50, true, true),
		"locationId": append(badID, marked), "isPublic": badBool, "media": badList, "area": badArea, "exactForFriends": badBool, "mediaToDelete": {marked, 1, m{}, []any{1}, []any{nil}, []string{marked}, tooManyIDs}}},
	"createComment":     {m{"content": "Hello"}, map[string][]any{"content": badText(1, 500, false, false), "parentId": badParent}},
	"updateComment":     {m{"content": "Hello"}, map[string][]any{"content": badText(1, 500, false, false), "parentId": badParent}},
	"saveFind":          {m{}, map[string][]any{"state": {marked, "Want", "liked", "", 1, nil, true}}},
	"requestFriend":     {m{}, map[string][]any{"friendId": badID}},
	"answerFriend":      {m{}, map[string][]any{"action": {marked, "Accept", "unblock", "", 1, nil, true}}},
	"readNotification":  {m{}, map[string][]any{"isRead": badBool}},
	"updatePreferences": {m{}, map[string][]any{"friendRequests": badBool, "friendAccepted": badBool, "findLiked": badBool, "findCommented": badBool, "replied": badBool, "mentioned": badBool, "reported": badBool, "pushEnabled": badBool}},
	"createSubscription": {m{"endpoint": "https://updates.push.services.mozilla.com/wpush/v2/x", "keys": m{"p256dh": pushPoint, "auth": "tBHItJI5svbpez7KI4CCXg"}}, map[string][]any{
		"endpoint": append(badOpaque(1, 1000), "http://updates.push.services.mozilla.com/"+marked, "https://127.0.0.1/"+marked, "https://fcm.googleapis.com.evil/"+marked, marked),
		"keys":     {marked, 1, nil, []any{}}, "keys.p256dh": append(badOpaque(0, 200), "", marked, "AAAA"), "keys.auth": append(badOpaque(0, 100), "", marked, "tBHItJI5svbpez7KI4CC"),
		"expirationTime": {marked, true, []int{1}}}},
}

const pushPoint = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"

// TestBodyRules breaks every rule of every member of every JSON body, one at a
// time, and then all of a body at once.
func TestBodyRules(t *testing.T) {
	each(t, func(a *api) {
		s := a.stage()
		for _, op := range a.described() {
			rules, known := badBodies[op.ID]
			if op.members == nil {
				continue
			}
			if !known {
				a.Errorf("%s has a JSON body and no line in badBodies", op.ID)
				continue
			}
			for name := range op.members {
				if len(rules.member[name]) == 0 && name != "" {
					a.Errorf("%s: no refused value for body.%s", op.ID, name)
				}
			}
			before := a.contents()
			all, broken := m{}, []string{}
			for name, values := range rules.member {
				if _, there := op.members[name]; !there {
					a.Errorf("%s has no member %s", op.ID, name)
				}
				for _, v := range values {
					body := s.with(rules.good, name, v)
					s.refusal(s.ann, op.Method, s.fill(op.Path), body, breaks(op.ID, name, v)...)
				}
				if !strings.Contains(name, ".") {
					all[name] = values[0]
					broken = append(broken, "body."+name)
				}
			}
			all["mistyped"] = marked
			s.refusal(s.ann, op.Method, s.fill(op.Path), all, append(broken, "body.mistyped")...)
			for name := range rules.good {
				if name == "home" { // which may be left out
					continue
				}
				body := maps.Clone(rules.good)
				delete(body, name)
				p := refused(s.ann, 422, "invalid", op.Method, s.fill(op.Path), s.with(body, "", nil))
				if len(p.Errors) != 1 || !strings.Contains(p.Errors[0].Location+p.Errors[0].Message, name) {
					a.Errorf("%s without %s: %+v", op.ID, name, p.Errors)
				}
			}
			a.unchanged(before, op.ID)
		}
	})
}

// with is a body in which one member, of the body or of an object in it, has
// another value.
func (s stage) with(good m, name string, v any) m {
	body := maps.Clone(good)
	for k, old := range body {
		if text, ok := old.(string); ok {
			body[k] = s.fill(text)
		}
	}
	if outer, inner, nested := strings.Cut(name, "."); nested {
		object := maps.Clone(body[outer].(m))
		object[inner] = v
		body[outer] = object
	} else if name != "" {
		body[name] = v
	}
	return body
}

// breaks names the fields that a refusal of v lists.
func breaks(op, name string, v any) []string {
	list, isList := v.([]any)
	switch ids, _ := v.([]string); {
	case name == "media" && isList || name == "mediaToDelete" && isList || name == "scopes" && len(list) == 1:
		var at []string
		for i := range list {
			at = append(at, fmt.Sprintf("body.%s[%d]", name, i))
		}
		return at
	case name == "mediaToDelete" && len(ids) == 1:
		return []string{"body.mediaToDelete[0]"}
	}
	return []string{"body." + name}
}

// TestMediaRules breaks the rules of the members of media, which stand in a
// list, and asks for media that are not the caller's or not of the find.
func TestMediaRules(t *testing.T) {
	each(t, func(a *api) {
		s := a.stage()
		before := a.contents()
		defer func() { a.unchanged(before, "a refusal") }()
		for name, values := range badMember {
			for _, v := range values {
				item := m{"url": "/api/media/m/00/00000000000000000000000000000000.webp"}
				item[name] = v
				at := "body.media[1]." + name
				s.refusal(s.ann, "POST", "/api/finds", m{"locationId": s.ids["locationId"], "title": "x", "media": []any{m{"url": "x"}, item}}, at)
				if v != "" { // an update finds it to be no upload, together with the other
					s.refusal(s.ann, "PUT", s.fill("/api/finds/{findId}"), m{"title": "new", "media": []any{m{"url": "x"}, item}}, at)
				}
			}
		}
		for _, u := range []string{marked, "/api/media/" + marked, "https://evil.example/" + marked, "m/00/00000000000000000000000000000000.webp", "../../etc/passwd", "/api/media/../" + marked} {
			s.refusal(s.ann, "POST", "/api/finds", m{"locationId": s.ids["locationId"], "title": "x", "media": []m{{"url": u}}}, "body.media[0].url")
			s.refusal(s.ann, "PUT", s.fill("/api/finds/{findId}"), m{"title": "new", "media": []m{{"url": u}}}, "body.media[0].url")
		}
		s.refusal(s.ann, "PUT", s.fill("/api/finds/{findId}"), m{"title": "new", "media": []m{{"id": marked}}}, "body.media[0].id")
		s.refusal(s.ann, "PUT", s.fill("/api/finds/{findId}"), m{"title": "new", "media": []m{{"id": 1}}}, "body.media[0].id")
		s.refusal(s.ann, "POST", "/api/finds", m{"locationId": s.ids["locationId"], "title": "x", "media": []m{{"url": "x", "id": marked}}}, "body.media[0].id")
		s.refusal(s.ann, "POST", "/api/finds", m{"locationId": s.ids["locationId"], "title": "x", "media": slices.Repeat([]m{{"url": "x"}}, 11)}, "body.media")
		s.refusal(s.ann, "POST", "/api/finds", m{"locationId": s.ids["locationId"], "title": "x", "media": []any{m{}}}, "body.media[0]")
	})
}

// TestServerFields refuses members that only the server sets.
func TestServerFields(t *testing.T) {
	each(t, func(a *api) {
		s := a.stage()
		before := a.contents()
		defer func() { a.unchanged(before, "a refusal") }()
		for _, name := range []string{"id", "userId", "createdAt", "updatedAt", "rating", "likeCount", "commentCount", "isLiked", "user", "location", "Title", "ispublic", "is_public", "__proto__"} {
			s.refusal(s.ann, "POST", "/api/finds", m{"locationId": s.ids["locationId"], "title": "x", name: marked}, "body."+name)
			s.refusal(s.ann, "PUT", s.fill("/api/finds/{findId}"), m{"title": "x", name: marked}, "body."+name)
		}
	})
}

// TestLengthsCountCodePoints takes the longest texts that the rules allow, in
// code points after normalising and trimming, and keeps them so.
func TestLengthsCountCodePoints(t *testing.T) {
	each(t, func(a *api) {
		s := a.stage()
		for i, text := range []string{"é", "e\u0301", "👣", "漢", "ﬀ"} {
			want := func(n int) string { return strings.Repeat(strings.Replace(text, "e\u0301", "é", 1), n) }
			long := func(n int) string { return " \n\t" + strings.Repeat(text, n) + "\u00a0\r\n" }
			c := call[schema.Comment](s.ben, 200, "POST", s.fill("/api/finds/{findId}/comments"), m{"content": long(500)})
			if c.Content != want(500) {
				a.Errorf("comment of 500 %q is kept as %q", text, c.Content)
			}
			f := call[schema.Find](s.ann, 200, "PUT", s.fill("/api/finds/{findId}"), m{"title": long(100), "description": long(500), "category": long(50)})
			if f.Title != want(100) || *f.Description != want(500) || *f.Category != want(50) {
				a.Errorf("find of longest texts is kept as %+v", f)
			}
			l := call[schema.Location](s.ann, 201, "POST", "/api/locations", m{"latitude": -90 + float64(i), "longitude": 180, "name": long(200)})
			if l.Name != want(200) {
				a.Errorf("location is kept as %+v", l)
			}
		}
		zero := call[schema.Location](s.ann, 201, "POST", "/api/locations", m{"latitude": 0, "longitude": 0, "name": "Null Island"})
		if zero.Latitude != 0 || zero.Longitude != 0 {
			a.Errorf("zero is a value, got %+v", zero)
		}
	})
}

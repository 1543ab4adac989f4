package server_test

import (
	"fmt"
	"image/color"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// cell is a row of the role matrix: the status that each role gets when it does
// something to what is the owner's, first when the owner's find is public, then
// when it is private. Without a second text the find does not matter. The
// order is that of roles: owner, friend, stranger, blocked by the owner, blocker
// of the owner, not signed in. Only operations of administrators have a seventh status, for an
// administrator; elsewhere these see what strangers see. Suspended users are as if not signed in.
//
// All scenes are in one instance: what a role may not see of this owner does not empty a list,
// which has the public finds of other scenes, too.
//
// Each row that writes has a scene of its own. Rows that read share one scene for each role,
// in the order of the rows: a row whose request changes what a later one reads changes that
// row's status too, and what a scene lacks, such as a media file, has to be made in scene_test.go.
type cell struct {
	op              string
	public, private string
	query           string
	body            func(*scene) any
}

// Columns that come often.
const (
	everybody = "200 200 200 200 200 200"
	members   = "200 200 200 200 200 401"
	ownsAlone = "204 404 404 404 404 401"
	inPublic  = "200 200 200 404 404 401"
	inPrivate = "200 200 404 404 404 401"
	ownPublic = "200 403 403 404 404 401"
	ownHidden = "200 403 404 404 404 401"
	adminOnly = "403 403 403 403 403 401 200"
)

func object(o any) func(*scene) any { return func(*scene) any { return o } }

// file is the body of an upload.
func file(*scene) any { return upload{picture(8, 6, color.White)} }

// upload is a body that has to be made again for every request.
type upload [][]byte

// matrix has a row for every operation of the API.
var matrix = []cell{
	{op: "POST /api/auth/register", public: "201 201 201 201 201 201", body: func(*scene) any { return m{"username": unique("new"), "password": "a long sentence"} }},
	{op: "POST /api/auth/login", public: "401 401 401 401 401 401", body: func(*scene) any { return m{"username": unique("nobody"), "password": "a long sentence"} }},
	{op: "POST /api/auth/logout", public: "204 204 204 204 204 401"},
	{op: "POST /api/auth/confirm", public: "204 204 204 204 204 401", body: object(m{})},
	{op: "GET /api/auth/sessions", public: members},
	{op: "DELETE /api/auth/sessions/{sessionId}", public: ownsAlone},
	{op: "GET /api/auth/passkeys", public: members},
	{op: "POST /api/auth/passkeys/options", public: members, body: object(m{})},
	{op: "POST /api/auth/passkeys", public: "400 400 400 400 400 401", body: object(m{"name": "x", "id": "x", "clientDataJSON": "x", "attestationObject": "x"})},
	{op: "PATCH /api/auth/passkeys/{passkeyId}", public: "200 404 404 404 404 401", body: object(m{"name": "mine"})},
	{op: "DELETE /api/auth/passkeys/{passkeyId}", public: "409 404 404 404 404 401"},
	{op: "POST /api/auth/passkey-login/options", public: everybody},
	{op: "POST /api/auth/passkey-login", public: "400 400 400 400 400 400", body: object(m{"id": "x", "clientDataJSON": "x", "authenticatorData": "x", "signature": "x", "userHandle": "x"})},
	{op: "POST /api/auth/tokens", public: "201 201 201 201 201 401", body: object(m{"name": "backup", "scopes": []string{"read"}})},
	{op: "POST /api/auth/link", public: "403 403 403 403 403 403", body: object(m{"code": "x"})},
	{op: "POST /api/auth/link/check", public: "403 403 403 403 403 403", body: object(m{"code": "x"})},
	{op: "GET /api/auth/oauth/start", public: "503 503 503 503 503 503"},
	{op: "GET /api/auth/oauth/callback", public: "503 503 503 503 503 503"},
	{op: "POST /api/auth/oauth/token", public: "400 400 400 400 400 400", body: object(m{"code": "x", "code_verifier": strings.Repeat("x", 43)})},
	{op: "GET /api/users", query: "q=ow", public: members},
	{op: "GET /api/users/me", public: members},
	{op: "GET /api/users/me/place-settings", public: members},
	{op: "PUT /api/users/me/place-settings", public: members, body: object(m{"area": 1, "exactForFriends": true})},
	{op: "PATCH /api/users/me", public: members, body: object(m{"age": 30})},
	{op: "DELETE /api/users/me", public: "204 204 204 204 204 401"},
	{op: "PUT /api/users/me/password", public: "204 204 204 204 204 401", body: object(m{"newPassword": "a long sentence"})},
	{op: "DELETE /api/users/me/identity", public: "204 204 204 204 204 401"},
	{op: "GET /api/users/me/export", public: members},
	{op: "GET /api/users/me/archive", public: members},
	{op: "PUT /api/users/me/picture", public: members, body: file},
	{op: "DELETE /api/users/me/picture", public: "204 204 204 204 204 401"},
	{op: "GET /api/users/{userId}", public: inPublic},
	{op: "PUT /api/users/{userId}/block", public: "422 200 200 404 200 401"},
	{op: "DELETE /api/users/{userId}/block", public: "404 404 404 404 204 401"},
	{op: "PUT /api/users/{userId}/mute", public: "422 204 204 404 404 401"},
	{op: "DELETE /api/users/{userId}/mute", public: "204 204 204 404 404 401"},
	{op: "POST /api/reports", public: "422 204 204 404 404 401", private: "422 204 404 404 404 401", body: func(s *scene) any { return m{"findId": s.id("findId"), "reason": "spam"} }},
	{op: "GET /api/locations", public: members},
	{op: "POST /api/locations", public: "201 201 201 201 201 401", body: func(*scene) any { return m{"latitude": 1, "longitude": 2, "name": unique("place")} }},
	{op: "GET /api/locations/clusters", query: "bbox=-180,-90,180,90&zoom=3", public: members},
	{op: "GET /api/locations/categories", query: "bbox=-180,-90,180,90", public: members},
	{op: "GET /api/locations/{locationId}", public: inPublic, private: inPrivate},
	{op: "GET /api/places", query: "query=par", public: members},
	{op: "GET /api/places/reverse", query: "lat=48.8&lng=2.3", public: members},
	{op: "GET /api/finds", public: members},
	{op: "POST /api/finds", public: "201 201 201 422 422 401", private: "201 201 422 422 422 401", body: func(s *scene) any { return m{"locationId": s.id("locationId"), "title": "mine"} }},
	{op: "GET /api/finds/categories", public: members},
	{op: "GET /api/finds/bin", public: members},
	{op: "GET /api/finds/feed", query: "lat=0&lng=0&radius=20038", public: members},
	{op: "GET /api/finds/saved", public: members},
	{op: "PUT /api/finds/{findId}/saved", public: inPublic, private: inPrivate, body: object(m{"state": "want"})},
	{op: "DELETE /api/finds/{findId}/saved", public: "204 204 204 404 404 401", private: "204 204 404 404 404 401"},
	{op: "GET /api/finds/dismissed", public: members},
	{op: "PUT /api/finds/{findId}/dismissed", public: "409 204 204 404 404 401", private: "409 204 404 404 404 401"},
	{op: "DELETE /api/finds/{findId}/dismissed", public: "204 204 204 404 404 401", private: "204 204 404 404 404 401"},
	{op: "POST /api/finds/{findId}/restore", public: "404 404 404 404 404 401"},
	{op: "GET /api/finds/{findId}", public: inPublic, private: inPrivate},
	{op: "PUT /api/finds/{findId}", public: ownPublic, private: ownHidden, body: object(m{"title": "theirs"})},
	{op: "DELETE /api/finds/{findId}", public: "204 403 403 404 404 401", private: "204 403 404 404 404 401"},
	{op: "PUT /api/finds/{findId}/like", public: inPublic, private: inPrivate},
	{op: "DELETE /api/finds/{findId}/like", public: inPublic, private: inPrivate},
	{op: "GET /api/finds/{findId}/likes", public: inPublic, private: inPrivate},
	{op: "GET /api/finds/{findId}/comments", public: inPublic, private: inPrivate},
	{op: "POST /api/finds/{findId}/comments", public: inPublic, private: inPrivate, body: object(m{"content": "hello"})},
	{op: "PUT /api/finds/{findId}/comments/{commentId}", public: ownPublic, private: ownHidden, body: object(m{"content": "hello"})},
	{op: "DELETE /api/finds/{findId}/comments/{commentId}", public: "204 403 403 404 404 401", private: "204 403 404 404 404 401"},
	{op: "POST /api/imports", public: "201 201 201 201 201 401", body: func(*scene) any { return upload{[]byte("name,lat,lng\nWell,1,2\n")} }},
	{op: "GET /api/imports", public: members},
	{op: "GET /api/imports/{importId}", public: "200 404 404 404 404 401"},
	{op: "GET /api/imports/{importId}/rows", public: "200 404 404 404 404 401"},
	{op: "PATCH /api/imports/{importId}/rows/{row}", public: "200 404 404 404 404 401", body: object(m{"skip": true})},
	{op: "POST /api/imports/{importId}/commit", public: "200 404 404 404 404 401", body: object(m{"isPublic": true})},
	{op: "DELETE /api/imports/{importId}", public: ownsAlone},
	{op: "GET /api/lists", public: members},
	{op: "POST /api/lists", public: "201 201 201 201 201 401", body: object(m{"name": "mine"})},
	{op: "GET /api/lists/{listId}", public: inPublic},
	{op: "PUT /api/lists/{listId}", public: ownPublic, body: object(m{"name": "theirs"})},
	{op: "DELETE /api/lists/{listId}", public: "204 403 403 404 404 401"},
	{op: "GET /api/lists/{listId}/finds", public: inPublic},
	{op: "PUT /api/lists/{listId}/finds/{findId}", public: "204 403 403 404 404 401"},
	{op: "DELETE /api/lists/{listId}/finds/{findId}", public: "204 403 403 404 404 401"},
	{op: "PUT /api/lists/{listId}/finds/{findId}/place", public: "204 403 403 404 404 401", body: func(s *scene) any { return m{"after": s.id("findId")} }},
	{op: "GET /api/finds/{findId}/lists", public: ownPublic, private: ownHidden},
	{op: "POST /api/media", public: "201 201 201 201 201 401", body: file},
	{op: "GET /api/media/{path}", public: "200 200 200 404 404 200", private: "200 200 404 404 404 404"},
	{op: "GET /api/avatars/{userId}", public: "200 200 200 404 404 200"},
	{op: "GET /api/friends", public: members},
	{op: "POST /api/friends", public: "422 409 201 404 409 401", body: func(s *scene) any { return m{"friendId": s.id("userId")} }},
	{op: "PUT /api/friends/{friendshipId}", public: "200 404 404 404 404 401", body: object(m{"action": "accept"})},
	{op: "DELETE /api/friends/{friendshipId}", public: "403 404 404 404 404 401"},
	{op: "GET /api/invites", public: members},
	{op: "POST /api/invites", public: members, body: object(m{"uses": 1, "days": 7})},
	{op: "DELETE /api/invites/{inviteId}", public: "204 404 404 404 404 401 204"},
	{op: "POST /api/invites/greeting", public: "404 404 404 404 404 404", body: object(m{"code": "x"})},
	{op: "GET /api/shares", public: members},
	{op: "POST /api/shares", public: "201 404 404 404 404 401", body: func(s *scene) any { return m{"findId": s.id("findId"), "place": "hidden"} }},
	{op: "GET /api/shares/{shareId}", public: "200 404 404 404 404 401"},
	{op: "PATCH /api/shares/{shareId}", public: "200 404 404 404 404 401", body: object(m{"title": "theirs"})},
	{op: "DELETE /api/shares/{shareId}", public: ownsAlone},
	{op: "GET /api/notifications", public: members},
	{op: "GET /api/notifications/count", public: members},
	{op: "GET /api/notifications/stream", public: members},
	{op: "POST /api/notifications/read-all", public: "204 204 204 204 204 401"},
	{op: "GET /api/notifications/preferences", public: members},
	{op: "PUT /api/notifications/preferences", public: members, body: object(m{"findLiked": false})},
	{op: "PATCH /api/notifications/{notificationId}", public: "200 404 404 404 404 401", body: object(m{"isRead": true})},
	{op: "DELETE /api/notifications/{notificationId}", public: ownsAlone},
	{op: "GET /api/push/key", public: members},
	{op: "GET /api/push/subscriptions", public: members},
	{op: "POST /api/push/subscriptions", public: "201 201 201 201 201 401", body: func(*scene) any { return subscription(unique("https://fcm.googleapis.com/e"), 1) }},
	{op: "DELETE /api/push/subscriptions/{subscriptionId}", public: ownsAlone},
	{op: "POST /api/push/subscriptions/{subscriptionId}/test", public: "202 404 404 404 404 401"},
	{op: "GET /api/admin/users", public: adminOnly},
	{op: "PATCH /api/admin/users/{userId}", public: adminOnly, body: object(m{"role": "admin"})},
	{op: "DELETE /api/admin/users/{userId}", public: "403 403 403 403 403 401 204"},
	{op: "PUT /api/admin/users/{userId}/suspension", public: adminOnly, body: object(m{"reason": "spam"})},
	{op: "DELETE /api/admin/users/{userId}/suspension", public: "403 403 403 403 403 401 404"},
	{op: "POST /api/admin/users/{userId}/sign-in-link", public: adminOnly},
	{op: "GET /api/admin/log", public: adminOnly},
	{op: "GET /api/admin/instance", public: adminOnly},
	{op: "PATCH /api/admin/instance", public: adminOnly, body: object(m{"contact": "kim@example.org"})},
	{op: "GET /api/admin/overview", public: adminOnly},
	{op: "GET /api/admin/checks", public: adminOnly},
	{op: "GET /api/admin/reports", public: adminOnly},
	{op: "POST /api/admin/reports/{reportId}", public: "403 403 403 403 403 401 204", body: object(m{"outcome": "dismissed"})},
	{op: "PUT /api/admin/finds/{findId}/hidden", public: "403 403 403 403 403 401 204", private: "403 403 403 403 403 401 404", body: object(m{"reason": "spam"})},
	{op: "DELETE /api/admin/finds/{findId}/hidden", public: "403 403 403 403 403 401 404"},
	{op: "PUT /api/admin/comments/{commentId}/hidden", public: "403 403 403 403 403 401 204", private: "403 403 403 403 403 401 404", body: object(m{"reason": "spam"})},
	{op: "POST /api/admin/lists/{listId}/private", public: "403 403 403 403 403 401 204", body: object(m{"reason": "spam"})},
	{op: "DELETE /api/admin/comments/{commentId}/hidden", public: "403 403 403 403 403 401 404"},
	{op: "GET /api/config", public: everybody},
	{op: "GET /tiles/{z}/{x}/{y}", public: everybody},
	{op: "GET /api/openapi.json", public: everybody},
	{op: "GET /api/docs", public: everybody},
	{op: "GET /healthz", public: everybody},
	{op: "GET /readyz", public: everybody},
}

// everyRead has the path of every operation of the role matrix that reads records of a signed-in
// user, so a new one is in it by its row above.
var everyRead = readsOfRecords()

func readsOfRecords() []string {
	paths := []string{"/api/locations?lat=0&lng=0"}
	other := []string{"/api/places", "/api/places/reverse", "/api/push/key", "/api/notifications/stream"} // read no records
	for _, row := range matrix {
		path, read := strings.CutPrefix(row.op, "GET ")
		if !read || !strings.HasSuffix(row.public, " 401") || slices.Contains(other, path) {
			continue
		}
		if row.query != "" {
			path += "?" + row.query
		}
		paths = append(paths, path)
	}
	return paths
}

// TestRoleMatrix lets every role do everything to what is the owner's. What a
// role may not know of has to look exactly as what does not exist.
func TestRoleMatrix(t *testing.T) {
	each(t, func(a *api) {
		var ops []string
		for _, o := range a.operations() {
			ops = append(ops, o.String())
			if !slices.ContainsFunc(matrix, func(c cell) bool { return c.op == o.String() }) {
				a.Errorf("%s has no row in the role matrix", o)
			}
		}
		shared := map[string]*scene{} // for reading, which changes nothing
		for _, row := range matrix {
			if len(allStatuses(row.public)) != len(roles) || row.private != "" && len(allStatuses(row.private)) != len(roles) {
				a.Errorf("%s: not one status for each role", row.op)
			}
			if !slices.Contains(ops, row.op) {
				a.Errorf("%s has a row in the role matrix, but is not an operation", row.op)
				continue
			}
			for _, public := range []bool{true, false} {
				want := allStatuses(row.public)
				if !public {
					want = allStatuses(row.private)
				}
				for i := range want {
					role := roles[i]
					name := fmt.Sprint(role, public)
					s := shared[name]
					if reads := strings.HasPrefix(row.op, "GET "); s == nil || !reads {
						s = newScene(a, role, public)
						if reads {
							shared[name] = s
						}
					}
					status, _ := strconv.Atoi(want[i])
					row.check(s, fmt.Sprintf("%s does %s (public find: %v)", role, row.op, public), status)
				}
			}
		}
	}, atLocalhost)
}

// allStatuses returns the statuses of a row for all roles.
func allStatuses(text string) []string {
	list := strings.Fields(text)
	if len(list) == 6 {
		list = append(list, list[2]) // an administrator is a stranger
	}
	if len(list) == 7 {
		list = append(list, list[5])
	}
	return list
}

// ask does the row's operation in a scene.
func (c cell) ask(s *scene, method string) answer {
	_, path, _ := strings.Cut(c.op, " ")
	path = s.fill(path)
	if c.query != "" {
		path += "?" + c.query
	}
	if strings.HasSuffix(path, "/stream") {
		return s.actor.peek(method, path)
	}
	var body any
	headers := []string{"Accept-Encoding", "identity"} // which Go's client asks of GET alone to be otherwise
	if c.body != nil {
		body = c.body(s)
	}
	if files, ok := body.(upload); ok {
		var r io.Reader
		r, kind := form(files...)
		body, headers = r, append(headers, "Content-Type", kind)
	}
	return s.actor.do(method, path, body, headers...)
}

// check does what the row says and compares with what was wanted.
func (c cell) check(s *scene, what string, status int) {
	s.Helper()
	method, _, _ := strings.Cut(c.op, " ")
	got := c.ask(s, method)
	if got.Status != status {
		s.Errorf("%s: status %d, want %d: %s", what, got.Status, status, got.Body)
		return
	}
	if status >= 400 {
		_, path, _ := strings.Cut(c.op, " ")
		s.isDocumented(method, s.fill(path), status)
	}
	if status == 404 || status == 422 && c.op == "POST /api/finds" {
		none := c.ask(s.ghost(), method)
		if x, y := summary(got), summary(none); x != y {
			s.Errorf("%s: the answer tells that it exists:\n%s\n%s", what, x, y)
		}
	}
	if method == "GET" {
		head := c.ask(s, "HEAD")
		if head.Status != status || len(head.Body) > 0 {
			s.Errorf("%s: HEAD gives %d with %d bytes, GET %d", what, head.Status, len(head.Body), status)
		}
		if x, y := head.Header.Get("ETag"), got.Header.Get("ETag"); x != y {
			s.Errorf("%s: the ETag of HEAD is %q, that of GET %q: two equal requests have different answers. "+
				"If that is intended, except this operation here, in cell.check", what, x, y)
		}
	}
}

// summary is the status, the headers and the body of an answer, without the headers that
// differ in every answer.
func summary(a answer) string {
	h := http.Header{}
	for name, v := range a.Header {
		if name != "Date" && name != "X-Request-Id" {
			h[name] = v
		}
	}
	return fmt.Sprint(a.Status, h, string(a.Body))
}

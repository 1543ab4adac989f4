package servertest

import (
	"fmt"
	"image/color"
	"io"
	"net/http"
	"slices"
	"strings"
)

// Cell is a row of the role matrix: the status that each role gets when it does
// something to what is the owner's, first when the owner's find is public, then
// when it is private. Without a second text the find does not matter. When it is for
// its owner alone, a friend gets what a stranger gets to a private one. The
// order is that of roles: owner, friend, stranger, blocked by the owner, blocker
// of the owner, not signed in. Only operations of administrators have a seventh status, for an
// administrator; elsewhere these see what strangers see. Suspended users are as if not signed in.
//
// All scenes are in one instance: what a role may not see of this owner does not empty a list,
// which has the public finds of other scenes, too.
//
// Each row that writes has a scene of its own. Rows that read share one scene for each role,
// in the order of the rows: a row whose request changes what a later one reads changes that
// row's status too, and what a scene lacks, such as a media file, has to be made in scene.go.
type Cell struct {
	Op              string
	Public, Private string
	query           string
	Body            func(*Scene) any
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
	AdminOnly = "403 403 403 403 403 401 200"
)

// rennes is an area with streets.
var rennes = M{"title": "Rennes", "latitude": 48.11, "longitude": -1.68, "km": 5}

func object(o any) func(*Scene) any { return func(*Scene) any { return o } }

// file is the body of an upload.
func file(*Scene) any { return upload{Picture(8, 6, color.White)} }

// upload is a body that has to be made again for every request.
type upload [][]byte

// Matrix has a row for every operation of the API.
var Matrix = []Cell{
	{Op: "POST /api/auth/register", Public: "201 201 201 201 201 201", Body: func(*Scene) any { return M{"username": Unique("new"), "password": "a long sentence"} }},
	{Op: "POST /api/auth/login", Public: "401 401 401 401 401 401", Body: func(*Scene) any { return M{"username": Unique("nobody"), "password": "a long sentence"} }},
	{Op: "POST /api/auth/logout", Public: "204 204 204 204 204 401"},
	{Op: "POST /api/auth/confirm", Public: "204 204 204 204 204 401", Body: object(M{})},
	{Op: "GET /api/auth/sessions", Public: members},
	{Op: "DELETE /api/auth/sessions/{sessionId}", Public: ownsAlone},
	{Op: "GET /api/auth/passkeys", Public: members},
	{Op: "POST /api/auth/passkeys/options", Public: members, Body: object(M{})},
	{Op: "POST /api/auth/passkeys", Public: "400 400 400 400 400 401", Body: object(M{"name": "x", "id": "x", "clientDataJSON": "x", "attestationObject": "x"})},
	{Op: "PATCH /api/auth/passkeys/{passkeyId}", Public: "200 404 404 404 404 401", Body: object(M{"name": "mine"})},
	{Op: "DELETE /api/auth/passkeys/{passkeyId}", Public: "409 404 404 404 404 401"},
	{Op: "POST /api/auth/passkey-login/options", Public: everybody},
	{Op: "POST /api/auth/passkey-login", Public: "400 400 400 400 400 400", Body: object(M{"id": "x", "clientDataJSON": "x", "authenticatorData": "x", "signature": "x", "userHandle": "x"})},
	{Op: "POST /api/auth/tokens", Public: "201 201 201 201 201 401", Body: object(M{"name": "backup", "scopes": []string{"read"}})},
	{Op: "POST /api/auth/link", Public: "403 403 403 403 403 403", Body: object(M{"code": "x"})},
	{Op: "POST /api/auth/link/check", Public: "403 403 403 403 403 403", Body: object(M{"code": "x"})},
	{Op: "GET /api/auth/oauth/start", Public: "503 503 503 503 503 503"},
	{Op: "GET /api/auth/oauth/callback", Public: "503 503 503 503 503 503"},
	{Op: "POST /api/auth/oauth/token", Public: "400 400 400 400 400 400", Body: object(M{"code": "x", "code_verifier": strings.Repeat("x", 43)})},
	{Op: "GET /api/users", query: "q=ow", Public: members},
	{Op: "GET /api/users/me", Public: members},
	{Op: "GET /api/users/me/place-settings", Public: members},
	{Op: "PUT /api/users/me/place-settings", Public: members, Body: object(M{"area": 1, "exactForFriends": true})},
	{Op: "POST /api/users/me/place-settings/home", Public: members},
	{Op: "PATCH /api/users/me", Public: members, Body: object(M{"age": 30})},
	{Op: "DELETE /api/users/me", Public: "204 204 204 204 204 401"},
	{Op: "PUT /api/users/me/password", Public: "204 204 204 204 204 401", Body: object(M{"newPassword": "a long sentence"})},
	{Op: "DELETE /api/users/me/identity", Public: "204 204 204 204 204 401"},
	{Op: "GET /api/users/me/export", Public: members},
	{Op: "GET /api/users/me/archive", Public: members},
	{Op: "PUT /api/users/me/picture", Public: members, Body: file},
	{Op: "DELETE /api/users/me/picture", Public: "204 204 204 204 204 401"},
	{Op: "GET /api/users/{userId}", Public: inPublic},
	{Op: "PUT /api/users/{userId}/block", Public: "422 200 200 404 200 401"},
	{Op: "DELETE /api/users/{userId}/block", Public: "404 404 404 404 204 401"},
	{Op: "PUT /api/users/{userId}/mute", Public: "422 204 204 404 404 401"},
	{Op: "DELETE /api/users/{userId}/mute", Public: "204 204 204 404 404 401"},
	{Op: "PUT /api/users/{userId}/news", Public: "409 204 409 404 404 401", Body: object(M{"news": "each"})},
	{Op: "POST /api/reports", Public: "422 204 204 404 404 401", Private: "422 204 404 404 404 401", Body: func(s *Scene) any { return M{"findId": s.ID("findId"), "reason": "spam"} }},
	{Op: "GET /api/locations", Public: members},
	{Op: "POST /api/locations", Public: "201 201 201 201 201 401", Body: func(*Scene) any { return M{"latitude": 1, "longitude": 2, "name": Unique("place")} }},
	{Op: "GET /api/locations/clusters", query: "bbox=-180,-90,180,90&zoom=3", Public: members},
	{Op: "GET /api/locations/categories", query: "bbox=-180,-90,180,90", Public: members},
	{Op: "GET /api/locations/{locationId}", Public: inPublic, Private: inPrivate},
	{Op: "GET /api/places", query: "query=par", Public: members},
	{Op: "GET /api/places/reverse", query: "lat=48.8&lng=2.3", Public: members},
	{Op: "POST /api/places/resolve", Public: members, Body: object(M{"text": "47.8, 13.04"})},
	{Op: "GET /api/finds/exact", query: "bbox=1,1,3,3", Public: members},
	{Op: "GET /api/places/name", query: "lat=48.8&lng=2.3", Public: members},
	{Op: "GET /api/finds", Public: members},
	{Op: "POST /api/finds", Public: "201 201 201 422 422 401", Private: "201 201 422 422 422 401", Body: func(s *Scene) any { return M{"locationId": s.ID("locationId"), "title": "mine"} }},
	{Op: "GET /api/finds/categories", Public: members},
	{Op: "GET /api/finds/bin", Public: members},
	{Op: "GET /api/finds/on-this-day", Public: members},
	{Op: "GET /api/finds/feed", query: "lat=0&lng=0&radius=20038", Public: members},
	{Op: "GET /api/finds/saved", Public: members},
	{Op: "PUT /api/finds/{findId}/saved", Public: inPublic, Private: inPrivate, Body: object(M{"state": "want"})},
	{Op: "DELETE /api/finds/{findId}/saved", Public: "204 204 204 404 404 401", Private: "204 204 404 404 404 401"},
	{Op: "GET /api/finds/dismissed", Public: members},
	{Op: "PUT /api/finds/{findId}/dismissed", Public: "409 204 204 404 404 401", Private: "409 204 404 404 404 401"},
	{Op: "DELETE /api/finds/{findId}/dismissed", Public: "204 204 204 404 404 401", Private: "204 204 404 404 404 401"},
	{Op: "POST /api/finds/{findId}/restore", Public: "404 404 404 404 404 401"},
	{Op: "GET /api/finds/{findId}/versions", Public: "200 403 403 404 404 401", Private: "200 403 404 404 404 401"},
	{Op: "POST /api/finds/{findId}/versions/{versionId}/restore", Public: "200 403 403 404 404 401", Private: "200 403 404 404 404 401"},
	{Op: "GET /api/finds/{findId}", Public: inPublic, Private: inPrivate},
	{Op: "PUT /api/finds/{findId}", Public: ownPublic, Private: ownHidden, Body: object(M{"title": "theirs"})},
	{Op: "DELETE /api/finds/{findId}", Public: "204 403 403 404 404 401", Private: "204 403 404 404 404 401"},
	{Op: "PUT /api/finds/{findId}/like", Public: inPublic, Private: inPrivate},
	{Op: "DELETE /api/finds/{findId}/like", Public: inPublic, Private: inPrivate},
	{Op: "GET /api/finds/{findId}/likes", Public: inPublic, Private: inPrivate},
	{Op: "GET /api/finds/{findId}/comments", Public: inPublic, Private: inPrivate},
	{Op: "POST /api/finds/{findId}/comments", Public: inPublic, Private: inPrivate, Body: object(M{"content": "hello"})},
	{Op: "PUT /api/finds/{findId}/comments/{commentId}", Public: ownPublic, Private: ownHidden, Body: object(M{"content": "hello"})},
	{Op: "DELETE /api/users/me/comments/{commentId}", Public: "204 404 404 404 404 401", Private: "204 404 404 404 404 401"},
	{Op: "DELETE /api/finds/{findId}/comments/{commentId}", Public: "204 403 403 404 404 401", Private: "204 403 404 404 404 401"},
	{Op: "POST /api/imports", Public: "201 201 201 201 201 401", Body: func(*Scene) any { return upload{[]byte("name,lat,lng\nWell,1,2\n")} }},
	{Op: "GET /api/imports", Public: members},
	{Op: "GET /api/imports/{importId}", Public: "200 404 404 404 404 401"},
	{Op: "GET /api/imports/{importId}/rows", Public: "200 404 404 404 404 401"},
	{Op: "GET /api/imports/{importId}/points", Public: "200 404 404 404 404 401"},
	{Op: "PATCH /api/imports/{importId}/rows/{row}", Public: "200 404 404 404 404 401", Body: object(M{"skip": true})},
	{Op: "POST /api/imports/{importId}/commit", Public: "200 404 404 404 404 401", Body: object(M{"isPublic": true})},
	{Op: "POST /api/imports/{importId}/undo", Public: "200 404 404 404 404 401", Body: object(M{})},
	{Op: "DELETE /api/imports/{importId}", Public: ownsAlone},
	{Op: "GET /api/lists", Public: members},
	{Op: "POST /api/lists", Public: "201 201 201 201 201 401", Body: object(M{"name": "mine"})},
	{Op: "GET /api/lists/{listId}", Public: inPublic},
	{Op: "PUT /api/lists/{listId}", Public: ownPublic, Body: object(M{"name": "theirs"})},
	{Op: "DELETE /api/lists/{listId}", Public: "204 403 403 404 404 401"},
	{Op: "GET /api/lists/{listId}/finds", Public: inPublic},
	{Op: "PUT /api/lists/{listId}/finds/{findId}", Public: "204 403 403 404 404 401"},
	{Op: "DELETE /api/lists/{listId}/finds/{findId}", Public: "204 403 403 404 404 401"},
	{Op: "PUT /api/lists/{listId}/finds/{findId}/place", Public: "204 403 403 404 404 401", Body: func(s *Scene) any { return M{"after": s.ID("findId")} }},
	{Op: "GET /api/finds/{findId}/lists", Public: inPublic, Private: inPrivate},
	{Op: "GET /api/lists/{listId}/members", Public: ownPublic}, // what members may do is in TestListRoles
	{Op: "PUT /api/lists/{listId}/members/{userId}", Public: "422 403 403 404 404 401", Body: object(M{})},
	{Op: "DELETE /api/lists/{listId}/members/{userId}", Public: "409 403 403 404 404 401"},
	{Op: "POST /api/lists/{listId}/join", Public: "200 404 404 404 404 401", Body: object(M{})},
	{Op: "PUT /api/lists/{listId}/visit", Public: "204 204 204 404 404 401"},
	{Op: "PUT /api/lists/{listId}/news", Public: "409 403 403 404 404 401", Body: object(M{"news": "each"})},
	{Op: "PUT /api/lists/{listId}/owner", Public: ownPublic, Body: func(s *Scene) any { return M{"userId": s.Owner.ID} }},
	{Op: "PUT /api/lists/{listId}/link", Public: ownPublic, Body: object(M{"role": "viewer"})},
	{Op: "GET /api/lists/{listId}/link", Public: ownPublic},
	{Op: "DELETE /api/lists/{listId}/link", Public: "204 403 403 404 404 401"},
	{Op: "POST /api/lists/greeting", Public: "404 404 404 404 404 401", Body: object(M{"code": "x"})},
	{Op: "POST /api/media", Public: "201 201 201 201 201 401", Body: file},
	{Op: "GET /api/media/{path}", Public: "200 200 200 404 404 200", Private: "200 200 404 404 404 404"},
	{Op: "GET /api/avatars/{userId}", Public: "200 200 200 404 404 200"},
	{Op: "GET /api/friends", Public: members},
	{Op: "POST /api/friends", Public: "422 409 201 404 409 401", Body: func(s *Scene) any { return M{"friendId": s.ID("userId")} }},
	{Op: "PUT /api/friends/{friendshipId}", Public: "200 404 404 404 404 401", Body: object(M{"action": "accept"})},
	{Op: "DELETE /api/friends/{friendshipId}", Public: "403 404 404 404 404 401"},
	{Op: "GET /api/invites", Public: members},
	{Op: "POST /api/invites", Public: members, Body: object(M{"uses": 1, "days": 7})},
	{Op: "DELETE /api/invites/{inviteId}", Public: "204 404 404 404 404 401 204"},
	{Op: "POST /api/invites/greeting", Public: "404 404 404 404 404 404", Body: object(M{"code": "x"})},
	{Op: "GET /api/shares", Public: members},
	{Op: "POST /api/shares", Public: "201 404 404 404 404 401", Body: func(s *Scene) any { return M{"findId": s.ID("findId"), "place": "hidden"} }},
	{Op: "GET /api/shares/{shareId}", Public: "200 404 404 404 404 401"},
	{Op: "PATCH /api/shares/{shareId}", Public: "200 404 404 404 404 401", Body: object(M{"title": "theirs"})},
	{Op: "DELETE /api/shares/{shareId}", Public: ownsAlone},
	{Op: "GET /api/notifications", Public: members},
	{Op: "GET /api/notifications/count", Public: members},
	{Op: "GET /api/notifications/stream", Public: members},
	{Op: "POST /api/notifications/read-all", Public: "204 204 204 204 204 401"},
	{Op: "GET /api/notifications/preferences", Public: members},
	{Op: "PUT /api/notifications/preferences", Public: members, Body: object(M{"findLiked": false})},
	{Op: "PATCH /api/notifications/{notificationId}", Public: "200 404 404 404 404 401", Body: object(M{"isRead": true})},
	{Op: "DELETE /api/notifications/{notificationId}", Public: ownsAlone},
	{Op: "GET /api/watches", Public: members},
	{Op: "POST /api/watches", Public: "201 201 201 201 201 401", Body: object(M{"name": "x", "latitude": 1, "longitude": 2, "radius": 1, "news": "each"})},
	{Op: "PATCH /api/watches/{watchId}", Public: "200 404 404 404 404 401", Body: object(M{"name": "mine"})},
	{Op: "DELETE /api/watches/{watchId}", Public: ownsAlone},
	{Op: "GET /api/push/key", Public: members},
	{Op: "GET /api/push/subscriptions", Public: members},
	{Op: "POST /api/push/subscriptions", Public: "201 201 201 201 201 401", Body: func(*Scene) any { return Subscription(Unique("https://fcm.googleapis.com/e"), 1) }},
	{Op: "DELETE /api/push/subscriptions/{subscriptionId}", Public: ownsAlone},
	{Op: "POST /api/push/subscriptions/{subscriptionId}/test", Public: "202 404 404 404 404 401"},
	{Op: "GET /api/admin/users", Public: AdminOnly},
	{Op: "PATCH /api/admin/users/{userId}", Public: AdminOnly, Body: object(M{"role": "admin"})},
	{Op: "DELETE /api/admin/users/{userId}", Public: "403 403 403 403 403 401 204"},
	{Op: "PUT /api/admin/users/{userId}/suspension", Public: AdminOnly, Body: object(M{"reason": "spam"})},
	{Op: "DELETE /api/admin/users/{userId}/suspension", Public: "403 403 403 403 403 401 404"},
	{Op: "POST /api/admin/users/{userId}/sign-in-link", Public: AdminOnly},
	{Op: "GET /api/admin/log", Public: AdminOnly},
	{Op: "GET /api/admin/instance", Public: AdminOnly},
	{Op: "PATCH /api/admin/instance", Public: AdminOnly, Body: object(M{"contact": "kim@example.org"})},
	{Op: "PUT /api/admin/instance/picture", Public: AdminOnly, Body: file},
	{Op: "DELETE /api/admin/instance/picture", Public: "403 403 403 403 403 401 204"},
	{Op: "GET /api/admin/overview", Public: AdminOnly},
	{Op: "GET /api/admin/checks", Public: AdminOnly},
	{Op: "GET /api/admin/map", Public: AdminOnly},
	{Op: "POST /api/map/wishes", Public: "503 503 503 503 503 401", Body: object(M{"latitude": 48.11, "longitude": -1.68})},
	{Op: "POST /api/admin/map/plans", Public: "403 403 403 403 403 401 503", Body: object(rennes)},
	{Op: "POST /api/admin/map/areas", Public: "403 403 403 403 403 401 503", Body: object(rennes)},
	{Op: "PUT /api/admin/map/areas/{area}", Public: "403 403 403 403 403 401 404"},
	{Op: "DELETE /api/admin/map/areas/{area}", Public: "403 403 403 403 403 401 404"},
	{Op: "GET /api/admin/reports", Public: AdminOnly},
	{Op: "POST /api/admin/reports/{reportId}", Public: "403 403 403 403 403 401 204", Body: object(M{"outcome": "dismissed"})},
	{Op: "PUT /api/admin/finds/{findId}/hidden", Public: "403 403 403 403 403 401 204", Private: "403 403 403 403 403 401 404", Body: object(M{"reason": "spam"})},
	{Op: "DELETE /api/admin/finds/{findId}/hidden", Public: "403 403 403 403 403 401 404"},
	{Op: "PUT /api/admin/comments/{commentId}/hidden", Public: "403 403 403 403 403 401 204", Private: "403 403 403 403 403 401 404", Body: object(M{"reason": "spam"})},
	{Op: "POST /api/admin/lists/{listId}/private", Public: "403 403 403 403 403 401 204", Body: object(M{"reason": "spam"})},
	{Op: "DELETE /api/admin/comments/{commentId}/hidden", Public: "403 403 403 403 403 401 404"},
	{Op: "GET /api/config", Public: everybody},
	{Op: "GET /tiles/{z}/{x}/{y}", Public: everybody},
	{Op: "GET /tiles/towns/{z}/{x}/{y}", Public: "404 404 404 404 404 404"}, // the zoom of all scenes has none
	{Op: "GET /api/openapi.json", Public: everybody},
	{Op: "GET /api/openapi.yaml", Public: everybody},
	{Op: "GET /api/docs", Public: everybody},
	{Op: "GET /healthz", Public: everybody},
	{Op: "GET /readyz", Public: everybody},
}

// EveryRead has the path of every operation of the role matrix that reads records of a signed-in
// user, so a new one is in it by its row above.
var EveryRead = readsOfRecords()

func readsOfRecords() []string {
	paths := []string{"/api/locations?lat=0&lng=0"}
	other := []string{"/api/places", "/api/places/reverse", "/api/push/key", "/api/notifications/stream"} // read no records
	for _, row := range Matrix {
		path, read := strings.CutPrefix(row.Op, "GET ")
		if !read || !strings.HasSuffix(row.Public, " 401") || slices.Contains(other, path) {
			continue
		}
		if row.query != "" {
			path += "?" + row.query
		}
		paths = append(paths, path)
	}
	return paths
}

// ask does the row's operation in a scene.
func (c Cell) ask(s *Scene, method string) Answer {
	_, path, _ := strings.Cut(c.Op, " ")
	path = s.Fill(path)
	if c.query != "" {
		path += "?" + c.query
	}
	if strings.HasSuffix(path, "/stream") {
		return s.Actor.Peek(method, path)
	}
	var body any
	headers := []string{"Accept-Encoding", "identity"} // which Go's client asks of GET alone to be otherwise
	if c.Body != nil {
		body = c.Body(s)
	}
	if files, ok := body.(upload); ok {
		var r io.Reader
		r, kind := Form(files...)
		body, headers = r, append(headers, "Content-Type", kind)
	}
	return s.Actor.Do(method, path, body, headers...)
}

// Check does what the row says and compares with what was wanted.
func (c Cell) Check(s *Scene, what string, status int) {
	s.Helper()
	method, _, _ := strings.Cut(c.Op, " ")
	got := c.ask(s, method)
	if got.Status != status {
		s.Errorf("%s: status %d, want %d: %s", what, got.Status, status, got.Body)
		return
	}
	if status >= 400 {
		_, path, _ := strings.Cut(c.Op, " ")
		s.isDocumented(method, s.Fill(path), status)
	}
	if status == 404 || status == 422 && c.Op == "POST /api/finds" {
		none := c.ask(s.ghost(), method)
		if x, y := Summary(got), Summary(none); x != y {
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
				"If that is intended, except this operation here, in Cell.Check", what, x, y)
		}
	}
}

// Summary is the status, the headers and the body of an answer, without the headers that
// differ in every answer.
func Summary(a Answer) string {
	h := http.Header{}
	for name, v := range a.Header {
		if name != "Date" && name != "X-Request-Id" {
			h[name] = v
		}
	}
	return fmt.Sprint(a.Status, h, string(a.Body))
}

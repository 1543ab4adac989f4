package hostile

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"finds/media/bucket"
	"finds/media/s3test"
	"finds/server"
	. "finds/server/servertest"
)

// ups are ways to write "one folder up" and its separator.
var ups = []string{"..", "%2e%2e", "%2E%2e", ".%2e", "%2e.", "..;", "..%00", "%252e%252e", "%c0%ae%c0%ae", "%e0%80%ae%e0%80%ae", "%u002e%u002e", "....", "...", "..%20", ".. ", "%ef%bc%8e%ef%bc%8e"}

var slashes = []string{"/", "%2f", "%2F", "%5c", `\`, "%252f", "//", "%c0%af", "/./", "%ef%bc%8f"}

// TestPathTricks asks for what lies outside of the media folder in every
// spelling, raw over TCP. Every answer is a refusal, and the canary is unread.
func TestPathTricks(t *testing.T) {
	dir := t.TempDir()
	const canary = "the canary sings"
	folder := filepath.Join(dir, "media")
	storage, err := bucket.OpenFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { storage.Close() })
	write := func(name string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(canary), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	hex := strings.Repeat("5f", 16)
	for _, name := range []string{"secret", "secret.webp", "media/secret.webp", "media/m/5f/secret.webp", "finds.db", "outside/" + hex + ".webp", "media/tmp/x"} {
		write(name)
	}
	for link, target := range map[string]string{"media/m/5f/" + hex + ".webp": "secret", "media/m/6f": "outside", "media/m/5f/link": "secret"} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, link)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(filepath.Join(dir, target), filepath.Join(dir, link)); err != nil {
			t.Fatal(err)
		}
	}
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Media.Bucket = storage })
	tryPaths(a, dir, hex, canary)
}

// TestPathTricksS3 does the same with a bucket at a storage, which keeps
// canaries beside the pictures, and links in the folder of its cache.
func TestPathTricksS3(t *testing.T) {
	t.Parallel()
	const canary = "the canary sings"
	hex, dir := strings.Repeat("5f", 16), t.TempDir()
	o := s3test.New(t)
	remote, err := bucket.OpenS3(o)
	if err != nil {
		t.Fatal(err)
	}
	storage, err := bucket.OpenCache(t.Context(), remote, filepath.Join(dir, "media"), 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { storage.Close() })
	there := s3test.Folder(o)
	for _, name := range []string{there + "/secret", there + "/secret.webp", there + "/finds.db", there + "/m/5f/secret.webp", there + "/m/5f/link", there + "/tmp/x", there + "/../secret",
		dir + "/secret", dir + "/outside/" + hex + ".webp"} {
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o700), os.WriteFile(name, []byte(canary), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(os.MkdirAll(filepath.Join(dir, "media/m/5f"), 0o700), os.Symlink(filepath.Join(dir, "secret"), filepath.Join(dir, "media/m/5f", hex+".webp")),
		os.Symlink(filepath.Join(dir, "outside"), filepath.Join(dir, "media/m/6f"))); err != nil {
		t.Fatal(err)
	}
	tryPaths(NewAPI(t, "sqlite", func(o *server.Options) { o.Media.Bucket = storage }), dir, hex, canary)
}

// tryPaths asks for everything that may lead to a canary.
func tryPaths(a *API, dir, hex, canary string) {
	t := a.T
	ann := a.As("ann")
	targets := []string{"/api/media/", "/api/media/m", "/api/media/m/5f/", "/api/media/secret.webp", "/api/media/m/5f/secret.webp", "/api/media/m/5f/link", "/api/media//etc/passwd", "/api/media/%2fetc%2fpasswd",
		"/api/media/" + dir + "/secret", "/api/media/tmp/x", "/api/media/m/5f/" + hex + ".webp", "/api/media/m/6f/" + hex + ".webp", "/api/media/m/5f/" + hex + ".webp%00.jpg", "/api/media/m/5f/" + hex + ".webp/", "/api/media/M/5F/" + hex + ".webp",
		"/api/media/file:%2f%2f%2fetc%2fpasswd", "/api/media/C:%5cwindows", "/api/media/~root", "/api/media/m/5f/..%2f..%2f..%2fsecret", "/../secret", "/_/x/../../secret", "/_/%2e%2e/%2e%2e/secret", "/_/x/..%2f..%2fsecret"}
	for _, up := range ups {
		for _, slash := range slashes {
			targets = append(targets, "/api/media/"+strings.Repeat(up+slash, 1)+"secret", "/api/media/m/5f/"+strings.Repeat(up+slash, 3)+"secret.webp", "/api/media/m"+slash+"5f"+slash+up+slash+up+slash+up+slash+"finds.db")
		}
	}
	db := a.Direct()
	// Rows name the links, so that only the bucket itself can refuse them.
	for i, key := range []string{hex} {
		for j, folder := range []string{"5f", "6f"} {
			if _, err := db.Exec(`INSERT INTO upload (key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height, bytes, created_at)
				VALUES (?, ?, 'image', ?, '', '', '', 1, 1, 1, '2026-06-01T12:00:00.000Z')`, fmt.Sprint(key, i, j), ann.ID, "m/"+folder+"/"+key+".webp"); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, target := range targets {
		for _, auth := range []string{"", "Authorization: Bearer " + ann.Token + "\r\n"} {
			res := a.Get("GET", strings.ReplaceAll(target, " ", "%20"), auth)
			if strings.Contains(string(res.Body), canary) {
				t.Fatalf("%s gives the canary away", target)
			}
			if res.Status == 404 || res.Status == 400 && !strings.HasPrefix(res.Header.Get("Content-Type"), "application/") {
				continue // the second is net/http's own, before there is a request
			}
			t.Errorf("%s: %d %s", target, res.Status, res.Body)
		}
	}
}

// TestUnknownIDs asks every operation for things that do not exist, under ids
// that are odd in every way.
func TestUnknownIDs(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		before := a.Contents()
		odd := []string{"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d", "x", "0", "-1", "null", "undefined", "%20", "%27%20OR%201=1%20--", "%25", "*", "é", strings.Repeat("x", 5000), "%0d%0aX:1", "%F0%9F%91%A3",
			strings.ToUpper(s.IDs["findId"]), s.IDs["findId"] + "%20", "%00", s.IDs["findId"] + "%00", "%ff", "%c3%28", "%ed%a0%80"}
		for _, op := range a.Described() {
			if !strings.Contains(op.Path, "{") || op.Path == "/api/media/{path}" || strings.HasSuffix(op.Path, "block") && op.Method == "DELETE" {
				continue
			}
			body := any(nil)
			if op.Members != nil {
				known, found := unknownBody[op.ID]
				if !found {
					a.Errorf("no body of %s", op.ID)
				}
				body = known
			}
			for _, id := range odd {
				outer, inner, _ := strings.Cut(op.Path, "{")
				_, rest, _ := strings.Cut(inner, "}")
				for _, path := range []string{s.Fill(outer + id + rest), s.Fill(strings.Replace(op.Path, "{commentId}", id, 1))} {
					if strings.Contains(path, "{") || path == s.Fill(op.Path) {
						continue
					}
					res := s.Ann.Do(op.Method, path, body)
					if res.Status != 404 {
						a.Errorf("%s %.100s: %d %s", op.Method, path, res.Status, res.Body)
					}
					a.Clean(path, res)
				}
			}
		}
		for _, id := range []string{Marked, "x", "' OR 1=1"} {
			Refused(s.Ann, 404, "not_found", "POST", "/api/friends", M{"friendId": id})
			s.Refusal(s.Ann, "POST", "/api/finds", M{"title": "x", "locationId": id}, "body.locationId")
		}
		a.Unchanged(before, "an unknown id")
	})
}

// unknownBody are bodies that break no rule.
var unknownBody = map[string]M{
	"createSignInLink": M{},
	"decideReport":     M{"outcome": "dismissed"}, "hideComment": M{"reason": "x"}, "hideFind": M{"reason": "x"}, "makeListPrivate": M{"reason": "x"}, "suspendUser": M{"reason": "x"},
	"commitImport": M{}, "undoImport": M{}, "updateImportRow": M{"skip": true}, "moveInList": M{"after": "x"}, "addToList": M{}, "joinList": M{}, "setListLink": M{"role": "viewer"}, "setListMember": M{}, "handOverList": M{"userId": "x"}, "setFriendNews": M{"news": "each"}, "setListNews": M{"news": "each"}, "updateWatch": M{"name": "x"}, "updateList": M{}, "updateShare": M{},
	"updateAccount": M{"role": "member"}, "updatePasskey": M{"name": "x"},
	"updateFind": {"title": "x"}, "saveFind": {"state": "want"}, "createComment": {"content": "x"}, "updateComment": {"content": "x"}, "answerFriend": {"action": "accept"}, "readNotification": {"isRead": true}}

// TestMethods asks for every path with every method: those of the document
// work, HEAD works wherever GET does, OPTIONS tells, the rest is 405, or 501 for words
// that are no methods.
func TestMethods(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	s := a.Stage()
	allowed := map[string][]string{}
	for _, op := range a.Described() {
		allowed[op.Path] = append(allowed[op.Path], op.Method)
		if op.Method == "GET" {
			allowed[op.Path] = append(allowed[op.Path], "HEAD")
		}
	}
	for path, methods := range allowed {
		target := strings.ReplaceAll(s.Fill(path), "{path}", "m/5f/x.webp")
		target = strings.NewReplacer("{subscriptionId}", "x", "{z}", "1", "{x}", "0", "{y}", "0").Replace(target)
		own := map[string]bool{}
		for other, more := range allowed { // "count" could be the id of a notification
			if path == other || strings.HasSuffix(other, "Id}") && strings.HasPrefix(path, other[:strings.IndexByte(other, '{')]) && strings.Count(path, "/") == strings.Count(other, "/") {
				for _, method := range more {
					own[method] = true
				}
			}
		}
		methods = slices.Collect(maps.Keys(own))
		for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "BREW", "get", "M-SEARCH"} {
			if own[method] {
				continue
			}
			res := a.Get(method, target, "")
			want, code := 405, "method_not_allowed"
			if slices.Contains([]string{"PROPFIND", "BREW", "get", "M-SEARCH"}, method) {
				want, code = 501, "not_implemented"
			}
			if res.Status != want {
				t.Errorf("%s %s: %d, want %d", method, path, res.Status, want)
				continue
			}
			if method != "HEAD" {
				if p := a.Clean(method+" "+path, res); p.Code != code {
					t.Errorf("%s %s: code %s", method, path, p.Code)
				}
			}
			checkAllow(t, path, methods, res)
		}
		res := a.Get("OPTIONS", target, "")
		if res.Status != 204 || len(res.Body) > 0 {
			t.Errorf("OPTIONS %s: %d %s", path, res.Status, res.Body)
		}
		checkAllow(t, path, methods, res)
	}
}

// checkAllow compares the header Allow with the methods of the document.
func checkAllow(t *testing.T, path string, methods []string, res Answer) {
	t.Helper()
	allow := ", " + res.Header.Get("Allow") + ","
	for _, method := range append(methods, "OPTIONS") {
		if !strings.Contains(allow, " "+method+",") {
			t.Errorf("%s: Allow %q lacks %s", path, allow, method)
		}
	}
	if strings.Count(allow, ",")-1 != len(methods)+1 {
		t.Errorf("%s: Allow %q, want %v", path, allow, methods)
	}
}

// TestHead compares HEAD with GET, for every path that has GET.
func TestHead(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	s := a.Stage()
	for _, op := range a.Described() {
		if op.Method != "GET" || op.ID == "streamNotifications" {
			continue
		}
		target := s.Fill(strings.ReplaceAll(op.Path, "{path}", "m/5f/x.webp"))
		if op.ID == "listClusters" {
			target += "?bbox=0,0,1,1&zoom=1"
		}
		if op.ID == "countCategories" {
			target += "?bbox=0,0,1,1"
		}
		if op.ID == "searchUsers" {
			target += "?q=an"
		}
		get, head := s.Ann.Do("GET", target, nil, "Accept-Encoding", "identity"), s.Ann.Do("HEAD", target, nil)
		if head.Status != get.Status || len(head.Body) > 0 {
			t.Errorf("HEAD %s: %d with %d bytes, GET %d", target, head.Status, len(head.Body), get.Status)
		}
		for _, name := range []string{"Content-Type", "ETag", "Cache-Control", "Content-Security-Policy", "Link"} {
			if head.Header.Get(name) != get.Header.Get(name) {
				t.Errorf("HEAD %s: %s is %q, of GET %q", target, name, head.Header.Get(name), get.Header.Get(name))
			}
		}
	}
}

// TestOddTargets asks for paths beside those that exist: no redirect, no other
// spelling.
func TestOddTargets(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	s := a.Stage()
	auth := "Authorization: Bearer " + s.Ann.Token + "\r\n"
	for _, target := range []string{"/api/finds/", "//api/finds", "/api//finds", "/api/./finds", "/api/../api/finds", "/api/finds/.", "/api/Finds", "/API/finds", "/api/finds;x=1", "/api/finds%2f", "/api/finds%00", "/api/finds%20",
		"/api", "/api/", "/api/nothing", "/api/finds/x/y", "/api/users/me/", "/%61pi/finds/x/y", "/metrics", "/debug/pprof/", "/.git/config", "/.env", "/index.html", "/favicon.png", "/api/finds/%2e%2e/users", "/api/openapi.xml",
		"/api/finds/" + s.IDs["findId"] + "/", "/api/finds/%ff", "http://evil.test/api//finds"} {
		for _, method := range []string{"GET", "POST", "DELETE"} {
			res := a.Get(method, target, auth)
			if res.Status != 404 {
				t.Errorf("%s %s: %d %s %s, want 404", method, target, res.Status, res.Header.Get("Location"), res.Body)
				continue
			}
			a.Clean(target, res)
		}
	}
	for _, target := range []string{"/api/finds?%zz", "/api/finds?q=%", "/api/finds?a;b"} {
		if res := a.Get("GET", target, auth); res.Status != 400 {
			t.Errorf("%s: %d %s", target, res.Status, res.Body)
		} else {
			a.Clean(target, res)
		}
	}
}

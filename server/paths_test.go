package server_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"finds/media/bucket"
	"finds/media/s3test"
	"finds/server"
)

// bare sends a request exactly as it is written, which http.Client would tidy,
// and reads the answer.
func (a *api) bare(request string) answer {
	a.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(a.url, "http://"))
	if err != nil {
		a.Fatal(err)
	}
	defer conn.Close()
	if _, err := io.WriteString(conn, request); err != nil {
		a.Fatal(err)
	}
	method, _, _ := strings.Cut(request, " ")
	res, err := http.ReadResponse(bufio.NewReader(conn), &http.Request{Method: method})
	if err != nil {
		a.Fatalf("%.80q: %v", request, err)
	}
	defer res.Body.Close()
	body, _ := io.ReadAll(res.Body)
	return answer{res.StatusCode, res.Header, body}
}

// get is a bare request for a target.
func (a *api) get(method, target, headers string) answer {
	a.Helper()
	return a.bare(method + " " + target + " HTTP/1.1\r\nHost: finds.test\r\nConnection: close\r\n" + headers + "\r\n")
}

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
	a := newAPI(t, "sqlite", func(o *server.Options) { o.Bucket = storage })
	a.tryPaths(dir, hex, canary)
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
	newAPI(t, "sqlite", func(o *server.Options) { o.Bucket = storage }).tryPaths(dir, hex, canary)
}

// tryPaths asks for everything that may lead to a canary.
func (a *api) tryPaths(dir, hex, canary string) {
	t := a.T
	ann := a.as("ann")
	targets := []string{"/api/media/", "/api/media/m", "/api/media/m/5f/", "/api/media/secret.webp", "/api/media/m/5f/secret.webp", "/api/media/m/5f/link", "/api/media//etc/passwd", "/api/media/%2fetc%2fpasswd",
		"/api/media/" + dir + "/secret", "/api/media/tmp/x", "/api/media/m/5f/" + hex + ".webp", "/api/media/m/6f/" + hex + ".webp", "/api/media/m/5f/" + hex + ".webp%00.jpg", "/api/media/m/5f/" + hex + ".webp/", "/api/media/M/5F/" + hex + ".webp",
		"/api/media/file:%2f%2f%2fetc%2fpasswd", "/api/media/C:%5cwindows", "/api/media/~root", "/api/media/m/5f/..%2f..%2f..%2fsecret", "/../secret", "/_/x/../../secret", "/_/%2e%2e/%2e%2e/secret", "/_/x/..%2f..%2fsecret"}
	for _, up := range ups {
		for _, slash := range slashes {
			targets = append(targets, "/api/media/"+strings.Repeat(up+slash, 1)+"secret", "/api/media/m/5f/"+strings.Repeat(up+slash, 3)+"secret.webp", "/api/media/m"+slash+"5f"+slash+up+slash+up+slash+up+slash+"finds.db")
		}
	}
	db := a.direct()
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
		for _, auth := range []string{"", "Authorization: Bearer " + ann.token + "\r\n"} {
			res := a.get("GET", strings.ReplaceAll(target, " ", "%20"), auth)
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
	each(t, func(a *api) {
		s := a.stage()
		before := a.contents()
		odd := []string{"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d", "x", "0", "-1", "null", "undefined", "%20", "%27%20OR%201=1%20--", "%25", "*", "é", strings.Repeat("x", 5000), "%0d%0aX:1", "%F0%9F%91%A3",
			strings.ToUpper(s.ids["findId"]), s.ids["findId"] + "%20", "%00", s.ids["findId"] + "%00", "%ff", "%c3%28", "%ed%a0%80"}
		for _, op := range a.described() {
			if !strings.Contains(op.Path, "{") || op.Path == "/api/media/{path}" || strings.HasSuffix(op.Path, "block") && op.Method == "DELETE" {
				continue
			}
			body := any(nil)
			if op.members != nil {
				known, found := unknownBody[op.ID]
				if !found {
					a.Errorf("no body of %s", op.ID)
				}
				body = known
			}
			for _, id := range odd {
				outer, inner, _ := strings.Cut(op.Path, "{")
				_, rest, _ := strings.Cut(inner, "}")
				for _, path := range []string{s.fill(outer + id + rest), s.fill(strings.Replace(op.Path, "{commentId}", id, 1))} {
					if strings.Contains(path, "{") || path == s.fill(op.Path) {
						continue
					}
					res := s.ann.do(op.Method, path, body)
					if res.Status != 404 {
						a.Errorf("%s %.100s: %d %s", op.Method, path, res.Status, res.Body)
					}
					a.clean(path, res)
				}
			}
		}
		for _, id := range []string{marked, "x", "' OR 1=1"} {
			refused(s.ann, 404, "not_found", "POST", "/api/friends", m{"friendId": id})
			s.refusal(s.ann, "POST", "/api/finds", m{"title": "x", "locationId": id}, "body.locationId")
		}
		a.unchanged(before, "an unknown id")
	})
}

// unknownBody are bodies that break no rule.
var unknownBody = map[string]m{
	"createSignInLink": m{},
	"decideReport":     m{"outcome": "dismissed"}, "hideComment": m{"reason": "x"}, "hideFind": m{"reason": "x"}, "makeListPrivate": m{"reason": "x"}, "suspendUser": m{"reason": "x"},
	"commitImport": m{}, "updateImportRow": m{"skip": true}, "moveInList": m{"after": "x"}, "updateList": m{}, "updateShare": m{},
	"updateAccount": m{"role": "member"}, "updatePasskey": m{"name": "x"},
	"updateFind": {"title": "x"}, "saveFind": {"state": "want"}, "createComment": {"content": "x"}, "updateComment": {"content": "x"}, "answerFriend": {"action": "accept"}, "readNotification": {"isRead": true}}

// TestMethods asks for every path with every method: those of the document
// work, HEAD works wherever GET does, OPTIONS tells, the rest is 405.
func TestMethods(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite")
	s := a.stage()
	allowed := map[string][]string{}
	for _, op := range a.described() {
		allowed[op.Path] = append(allowed[op.Path], op.Method)
		if op.Method == "GET" {
			allowed[op.Path] = append(allowed[op.Path], "HEAD")
		}
	}
	for path, methods := range allowed {
		target := strings.ReplaceAll(s.fill(path), "{path}", "m/5f/x.webp")
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
			res := a.get(method, target, "")
			if res.Status != 405 {
				t.Errorf("%s %s: %d, want 405", method, path, res.Status)
				continue
			}
			if method != "HEAD" {
				if p := a.clean(method+" "+path, res); p.Code != "method_not_allowed" {
					t.Errorf("%s %s: code %s", method, path, p.Code)
				}
			}
			checkAllow(t, path, methods, res)
		}
		res := a.get("OPTIONS", target, "")
		if res.Status != 204 || len(res.Body) > 0 {
			t.Errorf("OPTIONS %s: %d %s", path, res.Status, res.Body)
		}
		checkAllow(t, path, methods, res)
	}
}

// checkAllow compares the header Allow with the methods of the document.
func checkAllow(t *testing.T, path string, methods []string, res answer) {
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
	a := newAPI(t, "sqlite")
	s := a.stage()
	for _, op := range a.described() {
		if op.Method != "GET" || op.ID == "streamNotifications" {
			continue
		}
		target := s.fill(strings.ReplaceAll(op.Path, "{path}", "m/5f/x.webp"))
		if op.ID == "listClusters" {
			target += "?bbox=0,0,1,1&zoom=1"
		}
		if op.ID == "countCategories" {
			target += "?bbox=0,0,1,1"
		}
		if op.ID == "searchUsers" {
			target += "?q=an"
		}
		get, head := s.ann.do("GET", target, nil, "Accept-Encoding", "identity"), s.ann.do("HEAD", target, nil)
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
	a := newAPI(t, "sqlite")
	s := a.stage()
	auth := "Authorization: Bearer " + s.ann.token + "\r\n"
	for _, target := range []string{"/api/finds/", "//api/finds", "/api//finds", "/api/./finds", "/api/../api/finds", "/api/finds/.", "/api/Finds", "/API/finds", "/api/finds;x=1", "/api/finds%2f", "/api/finds%00", "/api/finds%20",
		"/api", "/api/", "/api/nothing", "/api/finds/x/y", "/api/users/me/", "/%61pi/finds/x/y", "/metrics", "/debug/pprof/", "/.git/config", "/.env", "/index.html", "/favicon.png", "/api/finds/%2e%2e/users", "/api/openapi.yaml",
		"/api/finds/" + s.ids["findId"] + "/", "/api/finds/%ff", "http://evil.test/api//finds"} {
		for _, method := range []string{"GET", "POST", "DELETE"} {
			res := a.get(method, target, auth)
			if res.Status != 404 {
				t.Errorf("%s %s: %d %s %s, want 404", method, target, res.Status, res.Header.Get("Location"), res.Body)
				continue
			}
			a.clean(target, res)
		}
	}
	for _, target := range []string{"/api/finds?%zz", "/api/finds?q=%", "/api/finds?a;b"} {
		if res := a.get("GET", target, auth); res.Status != 400 {
			t.Errorf("%s: %d %s", target, res.Status, res.Body)
		} else {
			a.clean(target, res)
		}
	}
}

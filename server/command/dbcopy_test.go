package command

import (
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	"finds/store/storetest"
)

// answers are the answers of a service to reads of every kind, without the signatures of URLs.
func (s *served) answers(t *testing.T, token, find string) (all []string) {
	t.Helper()
	caller := person{p: &process{T: t, url: s.url}, token: token}
	for _, path := range []string{
		"/api/users/me", "/api/users/me/export", "/api/auth/sessions", "/api/friends", "/api/invites",
		"/api/finds?limit=50", "/api/finds?q=kept", "/api/finds?q=the&limit=20", "/api/finds/feed", "/api/finds/saved", "/api/finds/" + find,
		"/api/finds/" + find + "/comments", "/api/locations?lat=48&lng=11&radius=5000", "/api/locations?bbox=-180,-85,180,85&limit=50",
		"/api/locations/clusters?bbox=-180,-85,180,85&zoom=2", "/api/notifications", "/api/notifications/preferences",
		"/api/admin/users", "/api/admin/log", "/api/admin/reports", "/api/admin/instance",
	} {
		status, body := caller.send("GET", path, nil)
		if status != http.StatusOK {
			t.Errorf("%s: %d %s", path, status, body)
		}
		all = append(all, path+" "+changing.ReplaceAllString(string(body), ""))
	}
	return all
}

// changing are parts of answers that depend on the time.
var changing = regexp.MustCompile(`\?[a-z]+=[^"]*"|"(exportedAt|usedAt|lastUsedAt|lastSeenAt)":"[^"]*"`)

// ends are the ends of a copy, as flags of it and as flags of a service.
func ends(t *testing.T, engine, data string) (side string, flags []string) {
	if engine == "sqlite" {
		return data, []string{"--data", data}
	}
	side = storetest.Empty(t, engine)
	return side, []string{"--data", data, "--database", side}
}

// TestDBCopy moves an instance with a picture to the other engine, in the same data folder, and
// serves it there: the API answers the same, with the same secrets.
func TestDBCopy(t *testing.T) {
	t.Parallel()
	for _, way := range [][]string{{"sqlite", "postgres"}, {"postgres", "sqlite"}, {"sqlite", "sqlite"}} {
		t.Run(strings.Join(way, " to "), func(t *testing.T) {
			t.Parallel()
			data := folder(t)
			from, source := ends(t, way[0], data)
			other := data
			if way[0] == way[1] {
				other = folder(t)
			}
			to, target := ends(t, way[1], other)
			do := func(command string, where []string, args ...string) []string {
				return append(append(strings.Fields(command), where...), args...)
			}
			if r := finds("a long sentence", do("demo --users 10 --locations 30 --finds 100 --no-media --password-stdin", source)...); r.code != 0 {
				t.Fatal(r.stderr)
			}
			succeed(t, "", do("set-role", source, "demo", "admin")...)
			token := succeed(t, "", do("create-token", source, "demo")...)
			s, code := serveHere(t, do("serve --addr 127.0.0.1:0", source)...)
			if code != 0 {
				t.Fatal(s.log.String())
			}
			f := s.picture(t, token)
			ask[schema.Comment](person{p: &process{T: t, url: s.url}, token: token}, 200, "POST", "/api/finds/"+f.ID+"/comments", o{"content": "Kept"})
			want := s.answers(t, token, f.ID)
			wantRefusal(t, finds("", "db", "copy", "--from", from, "--to", to), "--from", "finds is serving from", "--while-serving")
			s.stop()
			keys := succeed(t, "", do("push-keys", source)...)

			r := finds("", "db", "copy", "--from", from, "--to", to)
			if r.code != 0 || !regexp.MustCompile(`(?m)^find +101  [0-9a-f]{32}$`).MatchString(r.stdout) || !strings.Contains(r.stdout, "equal in both databases") ||
				!strings.Contains(r.stdout, "Photos and videos are not copied") {
				t.Fatalf("%d %s\n%s", r.code, r.stdout, r.stderr)
			}
			if got := succeed(t, "", do("push-keys", target)...); got != keys {
				t.Errorf("the keys of push are\n%s, were\n%s", got, keys)
			}
			if other != data {
				if err := os.CopyFS(filepath.Join(other, "media"), os.DirFS(filepath.Join(data, "media"))); err != nil {
					t.Fatal(err)
				}
			}
			wantRefusal(t, finds("", "db", "copy", "--from", from, "--to", to), "--to: the target has rows already")
			s, code = serveHere(t, do("serve --addr 127.0.0.1:0", target)...)
			if code != 0 {
				t.Fatal(s.log.String())
			}
			if got := s.answers(t, token, f.ID); !slices.Equal(got, want) {
				for i := range got {
					if got[i] != want[i] {
						t.Errorf("the copy answers\n%s, want\n%s", got[i], want[i])
					}
				}
			}
			s.shown(t, f) // by the URLs of the source: the key that signs them has moved
			wantRefusal(t, finds("", "db", "copy", "--from", from, "--to", to), "--to", "finds is serving from")
			another, _ := ends(t, way[0], folder(t))
			r = finds("", "db", "copy", "--while-serving", "--from", to, "--to", another)
			if r.code != 0 || !strings.Contains(r.stdout, "What was written after ") {
				t.Errorf("%d %s\n%s", r.code, r.stdout, r.stderr)
			}
		})
	}
}

// TestDBCopyRefused gives the command what it cannot copy.
func TestDBCopyRefused(t *testing.T) {
	t.Parallel()
	data, none := folder(t), folder(t)
	empty(t, "--data", data)
	file := filepath.Join(data, "finds.db")
	if err := os.Symlink(data, data+"-too"); err != nil {
		t.Fatal(err)
	}
	dsn, unused := storetest.Empty(t, "postgres"), storetest.Empty(t, "postgres")
	empty(t, "--data", none, "--database", dsn)
	again := strings.Replace(dsn, "?", "?application_name=finds&", 1)
	for _, c := range []struct{ from, to, says string }{
		{"", data, "--from takes a data folder or a postgres://"},
		{data, "", "--to takes a data folder or a postgres://"},
		{data, "mysql://finds:secret@localhost/finds", "--to takes a data folder or a postgres://"},
		{file, none, "--from takes a data folder, but"},
		{none + "/none", none, "--from: ;contains no instance"},
		{unused, none, "--from: ;contains no instance"},
		{data, data + "-too", "--from and --to are the same database"},
		{dsn, again, "--from and --to are the same database"},
		{"postgres://finds:secret@127.0.0.1:1/finds", none, "--from: PostgreSQL does not answer"},
	} {
		r := finds("", "db", "copy", "--from", c.from, "--to", c.to)
		wantRefusal(t, r, strings.Split(c.says, ";")...)
		if strings.Contains(r.stderr, "secret") {
			t.Errorf("the password is in %q", r.stderr)
		}
	}
	wantRefusal(t, finds("", "db"), "db takes copy")
	wantRefusal(t, finds("", "db", "move"), "db takes copy")
	wantRefusal(t, finds("", "db", "copy", data, none), "takes no arguments")
	succeed(t, "", "migrate", "down", "--yes", "--data", data)
	wantRefusal(t, finds("", "db", "copy", "--from", data, "--to", unused), "--from", "pending migrations")
}

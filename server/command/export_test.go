package command

import (
	"archive/zip"
	"bytes"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"finds/store/storetest"
)

// TestExportFinds writes the finds of a user into a file, which has the bytes that the service sends.
func TestExportFinds(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		data := folder(t)
		where := []string{"--data", data}
		if engine == "postgres" {
			where = append(where, "--database", storetest.Empty(t, engine))
		}
		do := func(command string, args ...string) []string {
			return append(append(strings.Fields(command), where...), args...)
		}
		empty(t, where...)
		succeed(t, "a long sentence\n", do("create-user", "--password-stdin", "ann")...)
		token := succeed(t, "", do("create-token", "ann")...)
		s, _ := serveHere(t, do("serve", "--addr", "127.0.0.1:0")...)
		f := s.picture(t, token)
		req, err := http.NewRequestWithContext(t.Context(), "GET", s.url+"/api/users/me/archive", nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer "+token)
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		sent, err := io.ReadAll(res.Body)
		if err != nil || res.StatusCode != 200 {
			t.Fatal(res.StatusCode, err)
		}
		s.stop()

		dir := t.TempDir()
		file := filepath.Join(dir, "ann.zip")
		export := func(args ...string) result { return finds("", do("export", args...)...) }
		if r := export("--user", "Ann", file); r.code != 0 || !strings.Contains(r.stdout, "finds of ann in "+file+": 1\n") {
			t.Fatalf("%+v", r)
		}
		written, err := os.ReadFile(file)
		if err != nil || !bytes.Equal(written, sent) {
			t.Errorf("the file has %d bytes, the service sent %d: %v", len(written), len(sent), err)
		}
		if z, err := zip.NewReader(bytes.NewReader(written), int64(len(written))); err != nil || z.File[len(z.File)-1].Name != "media/"+f.Media[0].ID+".webp" {
			t.Error(err)
		}
		if err := os.WriteFile(file, []byte("mine"), 0o600); err != nil {
			t.Fatal(err)
		}
		wantRefusal(t, export("--user", "ann", file), "exists", "--force")
		wantRefusal(t, export(file), "--user")
		wantRefusal(t, export("--user", "ben", file), `user "ben" does not exist`)
		wantRefusal(t, export("--user", "ann", file, "more"), "at most one argument")
		wantRefusal(t, export("--user", "ann", filepath.Join(dir, "none", "ann.zip")), "the folder "+filepath.Join(dir, "none")+": no such file")
		wantRefusal(t, export("--user", "ann", "-"), "not to standard output")
		if kept, err := os.ReadFile(file); err != nil || string(kept) != "mine" {
			t.Errorf("the file has %q, %v", kept, err)
		}
		if err := os.Remove(filepath.Join(data, "media", strings.TrimPrefix(strings.SplitN(f.Media[0].URL, "?", 2)[0], "/api/media/"))); err != nil {
			t.Fatal(err)
		}
		if r := export("--user", "ann", "--force", file); r.code != 0 || !strings.Contains(r.stdout, "listed in missing.txt in the file: 1\n") || !strings.Contains(r.stderr, "missing in the storage") {
			t.Errorf("%+v", r)
		}
		if left, err := os.ReadDir(dir); err != nil || len(left) != 1 {
			t.Errorf("the folder has %v, %v", left, err)
		}
	})
}

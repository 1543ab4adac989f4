package backup

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"finds/media/bucket"
	"finds/store"
	"finds/store/storetest"
)

// repositoryIn opens a repository in a folder, and an empty instance to back up.
func repositoryIn(t *testing.T, dir string) (*Repository, Source) {
	t.Helper()
	files, err := bucket.OpenFolderOf(dir, Keys)
	if err != nil {
		t.Fatal(err)
	}
	media, err := bucket.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { files.Close(); media.Close() })
	return Open(files, "there", dir, nil),
		Source{Store: storetest.Open(t, "sqlite", store.Options{}), Media: media, Version: "test", Secrets: []byte("secret")}
}

// forge writes a manifest like that of a backup with some members changed, under a name that fits.
func forge(t *testing.T, r *Repository, like string, change map[string]any) (id string) {
	t.Helper()
	text, err := r.read(t.Context(), "backups/"+like+".json")
	if err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal(text, &m); err != nil {
		t.Fatal(err)
	}
	for path, value := range change {
		in, name, last := m, path, ""
		if name, last, _ = strings.Cut(path, "."); last != "" {
			in, name = m[name].(map[string]any), last
		}
		in[name] = value
	}
	text, err = json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(text)
	id = like[:len(idTime)] + "-" + hex.EncodeToString(sum[:8])
	if err := r.files.Put(t.Context(), "backups/"+id+".json", bytes.NewReader(text)); err != nil {
		t.Fatal(err)
	}
	return id
}

// stored puts a file into chunks of the repository, and returns how a manifest names it.
func stored(t *testing.T, r *Repository, text string) file {
	t.Helper()
	p, err := r.openPacks(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	w := p.create(t.Context(), chunkSize)
	if _, err := w.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	f, err := w.close()
	if err == nil {
		err = p.flush(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestHostileRepository restores backups that someone else has written into the repository. Each is refused, nothing is
// written outside the data folder, and the backup beside them stays good.
func TestHostileRepository(t *testing.T) {
	t.Parallel()
	dir, temp := t.TempDir(), t.TempDir()
	r, src := repositoryIn(t, dir)
	o := Options{TempDir: temp}
	m, err := r.Create(t.Context(), src, o)
	if err != nil {
		t.Fatal(err)
	}
	sum := strings.Repeat("ab", hashSize)
	list := func(line string) map[string]any {
		return map[string]any{"media": stored(t, r, line), "mediaFiles": 1, "mediaBytes": 1}
	}
	short := stored(t, r, "sixteen bytes...")
	for name, c := range map[string]struct {
		change map[string]any
		says   string
	}{
		"path of a file":      {list("../../etc/passwd " + sum + " 1 1\n"), `has the line "../../etc/passwd`},
		"path inside":         {list("m/ab/../../secrets " + sum + " 1 1\n"), "has the line"},
		"absolute path":       {list("/etc/passwd " + sum + " 1 1\n"), "has the line"},
		"no hash of a file":   {list("m/ab/abababababababababababababababab.webp ../../x 1 1\n"), "is not a hash"},
		"huge size":           {list("m/ab/abababababababababababababababab.webp " + sum + " 99999999999999999999 1\n"), "has the line"},
		"negative size":       {list("m/ab/abababababababababababababababab.webp " + sum + " -1 1\n"), "has the line"},
		"long line":           {list(strings.Repeat("x", 70_000) + "\n"), "has a line of more than"},
		"path of the secrets": {map[string]any{"secrets": "../../../../etc/passwd"}, "secrets without a hash"},
		"missing secrets":     {map[string]any{"secrets": sum}, "no such file"},
		"another engine":      {map[string]any{"engine": "../x"}, "another database"},
		"no engine":           {map[string]any{"engine": ""}, "another database"},
		"huge database":       {map[string]any{"database.size": int64(1) << 62}, "bytes in its lists"},
		"negative database":   {map[string]any{"database.size": -1}, "a negative size"},
		"number too large":    {map[string]any{"database.size": 1e300}, "read its manifest"},
		"negative files":      {map[string]any{"mediaFiles": -1}, "a negative size"},
		"path of a chunk":     {map[string]any{"database.lists": []string{"../../../etc/passwd"}}, "is not a hash"},
		"missing chunk":       {map[string]any{"database.lists": []string{sum}}, "is missing"},
		"list of no chunks":   {map[string]any{"database": map[string]any{"size": short.Size, "lists": m.Database.Lists}}, "its lists have others"},
		"newer format":        {map[string]any{"format": 3}, "use a newer version"},
		"format of a version": {map[string]any{"format": 0}, "use a newer version"},
	} {
		id := forge(t, r, m.ID, c.change)
		outside := t.TempDir()
		_, err := r.Restore(t.Context(), id, Target{Dir: filepath.Join(outside, "data")}, o)
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
		if _, check, err := r.Verify(t.Context(), id, true, "", o); err == nil && check.Problem == "" {
			t.Errorf("%s: verify finds nothing", name)
		}
		nothingOutside(t, name, outside)
		if err := r.files.Delete(t.Context(), "backups/"+id+".json", "checks/"+id+".json"); err != nil {
			t.Fatal(err)
		}
	}
	id := forge(t, r, m.ID, map[string]any{"version": "1\x1b[2J\u202e0"}) // which a terminal would obey
	if forged, err := r.Find(t.Context(), id); err != nil || forged.Version != "1[2J0" {
		t.Errorf("the version is %q, %v", forged.Version, err)
	}
	if err := r.files.Delete(t.Context(), "backups/"+id+".json"); err != nil {
		t.Fatal(err)
	}
	large := filepath.Join(dir, "index", sum)
	if err := os.WriteFile(large, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(large, maxRead+1); err != nil { // without a gigabyte on the disk
		t.Fatal(err)
	}
	if _, check, err := r.Verify(t.Context(), m.ID, true, "", o); err != nil || !strings.Contains(check.Problem, "more than Finds writes") {
		t.Errorf("a large index: %+v, %v", check, err)
	}
	if err := os.Remove(large); err != nil {
		t.Fatal(err)
	}
	if _, check, err := r.Verify(t.Context(), m.ID, true, "", o); err != nil || check.Problem != "" {
		t.Errorf("the good backup: %+v, %v", check, err)
	}
}

// nothingOutside insists that a folder has nothing but data, in which no restore has finished.
func nothingOutside(t *testing.T, name, outside string) {
	t.Helper()
	err := filepath.WalkDir(outside, func(path string, d fs.DirEntry, err error) error {
		rel, _ := filepath.Rel(outside, path)
		if err == nil && rel != "." && rel != "data" && !strings.HasPrefix(rel, filepath.Join("data", Unfinished)) {
			err = fmt.Errorf("%s is there", rel)
		}
		return err
	})
	if err != nil {
		t.Errorf("%s: %v", name, err)
	}
}

// fleeting is a bucket that changes while it is listed.
type fleeting struct {
	bucket.Bucket
	before, after func(n int) // called around the nth listing, before files of it are opened
	lists         int
}

// List implements bucket.Bucket.
func (f *fleeting) List(ctx context.Context, prefix string, visit func(key string, _ int64, stored time.Time) error) error {
	f.lists++
	f.before(f.lists)
	err := f.Bucket.List(ctx, prefix, visit)
	f.after(f.lists)
	return err
}

// TestFilesDuringBackup deletes files before and after they are copied, and adds some between the passes: the backup is good, and
// has what was there when the database was copied, whose files the first pass or the second has copied.
func TestFilesDuringBackup(t *testing.T) {
	t.Parallel()
	r, src := repositoryIn(t, t.TempDir())
	key := func(c string) string { return "m/" + c + c + "/" + strings.Repeat(c, 32) + ".webp" }
	put := func(c string) {
		if err := src.Media.Put(t.Context(), key(c), strings.NewReader("file "+c)); err != nil {
			t.Error(err)
		}
	}
	remove := func(c string) {
		if err := src.Media.Delete(t.Context(), key(c)); err != nil {
			t.Error(err)
		}
	}
	put("a")
	put("b") // deleted before it is copied
	put("c") // deleted after it was copied: the database may name it
	files := src.Media
	src.Media = &fleeting{Bucket: files, before: func(n int) {
		if n == 2 {
			remove("c")
		}
	}, after: func(n int) {
		if n == 1 {
			remove("b")
			put("d") // deleted before the second pass copies it
			put("e")
		}
		if n == 2 {
			remove("d")
		}
	}}
	m, err := r.Create(t.Context(), src, Options{TempDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	if m.MediaFiles != 3 || m.MediaBytes != 3*int64(len("file a")) {
		t.Errorf("the backup has %d files with %d bytes, want those of a, c and e", m.MediaFiles, m.MediaBytes)
	}
	if _, check, err := r.Verify(t.Context(), "", true, "", Options{TempDir: t.TempDir()}); err != nil || check.Problem != "" || check.Media != 3 {
		t.Errorf("%+v, %v", check, err)
	}
	target := filepath.Join(t.TempDir(), "data")
	if _, err := r.Restore(t.Context(), "", Target{Dir: target}, Options{}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []string{"a", "b", "c", "d", "e"} {
		got, err := os.ReadFile(filepath.Join(target, "media", key(c)))
		if there := strings.Contains("ace", c); there != (err == nil) || there && string(got) != "file "+c {
			t.Errorf("%s: %q, %v", c, got, err)
		}
	}
}

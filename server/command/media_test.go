package command

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/media/bucket"
	"finds/media/s3test"
	"finds/schema"
	"finds/store/storetest"
)

// s3Args are the flags of a bucket.
func s3Args(o bucket.S3Options) []string {
	return []string{"--s3-endpoint", o.Endpoint, "--s3-access-key-id", o.AccessKeyID, "--s3-secret-access-key", o.SecretAccessKey, "--s3-bucket", o.Bucket}
}

// filesIn lists the media files below a folder.
func filesIn(t *testing.T, dir string) (files []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if rel, _ := filepath.Rel(dir, name); err == nil && d.Type().IsRegular() && bucket.ValidKey(filepath.ToSlash(rel)) && !strings.HasPrefix(filepath.ToSlash(rel), bucket.MarkPrefix) {
			files = append(files, filepath.ToSlash(rel))
		}
		if errors.Is(err, fs.ErrNotExist) { // a storage removes folders that have become empty
			return nil
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// picture uploads one and publishes it in a find; it returns the find.
func (s *served) picture(t *testing.T, token string) schema.Find {
	t.Helper()
	ann := person{p: &process{T: t, url: s.url}, token: token}
	body, kind := upload(smallPicture())
	list := ask[[]schema.Media](ann, 201, "POST", "/api/media", body, "Content-Type", kind)
	l := ask[schema.Location](ann, 201, "POST", "/api/locations", o{"latitude": 1, "longitude": 2, "name": list[0].URL[20:]})
	return ask[schema.Find](ann, 201, "POST", "/api/finds", o{"locationId": l.ID, "title": "x", "media": []o{{"url": list[0].URL}}})
}

// shown insists that a find's picture is answered.
func (s *served) shown(t *testing.T, f schema.Find) {
	t.Helper()
	for _, u := range []string{f.Media[0].URL, f.Media[0].FallbackThumbnailURL} {
		if status, body := get(t, s.url+u, ""); status != 200 || len(body) == 0 {
			t.Errorf("%s: %d", u, status)
		}
	}
}

// Files move from the folder to a bucket and back while the service runs, and
// stay at the old place until they are the same at the new one.
func TestMediaMove(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		o, data := s3test.New(t), folder(t)
		where := []string{"--data", data}
		if engine == "postgres" {
			where = append(where, "--database", storetest.Empty(t, engine))
		}
		do := func(command string, args ...string) []string {
			list := append(strings.Fields(command), where...)
			return append(list, args...)
		}
		s3, local := s3Args(o), filepath.Join(data, "media")
		move := func(args ...string) result { return finds("", append(do("media move", args...), s3...)...) }
		says := func(r result, words string) {
			t.Helper()
			if r.code != 0 || !regexp.MustCompile(words).MatchString(r.stdout) || r.stderr != "" {
				t.Errorf("exit %d, %q, %q; want %q", r.code, r.stdout, r.stderr, words)
			}
		}
		empty(t, where...)
		succeed(t, "a long sentence\n", do("create-user", "--password-stdin", "ann")...)
		token := succeed(t, "", do("create-token", "ann")...)
		s, _ := serveHere(t, do("serve", "--addr", "127.0.0.1:0")...)
		first := s.picture(t, token)
		says(move("--to", "s3"), "^4 files copied and verified .*, 0 already")
		second := s.picture(t, token)
		says(move("--to", "s3"), "^4 files copied and verified .*, 4 already")
		says(move("--to", "s3"), "^0 files copied and verified .*, 8 already")
		wantRefusal(t, move("--to", "s3", "--delete-source"), "--delete-source", "serves files from local")
		s.shown(t, first)
		s.stop()

		s, _ = serveHere(t, append(do("serve", "--addr", "127.0.0.1:0"), s3...)...)
		s.shown(t, first)
		s.shown(t, second)
		if !strings.Contains(s.log.String(), "another storage") || strings.Contains(s.log.String(), o.SecretAccessKey) {
			t.Errorf("the log of the new storage: %s", s.log.String())
		}
		third := s.picture(t, token)

		// The same bucket under an endpoint that is written otherwise is still where it serves from.
		spelt := slices.Clone(s3)
		for i, arg := range spelt {
			spelt[i] = strings.Replace(arg, o.Endpoint, strings.ToUpper(o.Endpoint[:4])+o.Endpoint[4:]+"/", 1)
		}
		wantRefusal(t, finds("", append(do("media move", "--to", "local", "--delete-source"), spelt...)...), "--delete-source", "serves files from s3")

		// What the service has deleted since does not come back.
		gone := filepath.Join(local, "m", "00", strings.Repeat("0", 32)+".webp")
		if err := os.MkdirAll(filepath.Dir(gone), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(gone, []byte("deleted"), 0o600); err != nil {
			t.Fatal(err)
		}
		if old := time.Now().Add(-25 * time.Hour); os.Chtimes(gone, old, old) != nil {
			t.Fatal(gone)
		}
		says(move("--to", "s3", "--delete-source"), "(?s)^0 files .*9 files, equal to their copies or strays, deleted at local")
		if left := filesIn(t, local); left != nil {
			t.Errorf("left in the folder: %q", left)
		}
		if there := filesIn(t, s3test.Folder(o)); len(there) != 12 {
			t.Errorf("%d files at the bucket", len(there))
		}
		says(finds("", append(do("media check"), s3...)...), "^12 files at s3 .*; gone: 0; damaged: 0; stray: 0, ")

		// Back, with a file that a broken-off move left half, and one that differs.
		s.stop()
		half := filepath.Join(local, strings.TrimPrefix(third.Media[0].URL, "/api/media/"))
		if err := os.MkdirAll(filepath.Dir(half), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(half, []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
		says(move("--to", "local"), "^12 files copied")
		s, _ = serveHere(t, do("serve", "--addr", "127.0.0.1:0")...)
		s.shown(t, third)
		whole, err := os.ReadFile(half)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(half, []byte(strings.Repeat("x", len(whole))), 0o600); err != nil {
			t.Fatal(err)
		}
		r := move("--to", "local", "--delete-source")
		if r.code != 1 || !strings.Contains(r.stderr, "differs at the two storages") {
			t.Errorf("a damaged copy: %d %q %q", r.code, r.stdout, r.stderr)
		}
		if there := filesIn(t, s3test.Folder(o)); !strings.Contains(strings.Join(there, " "), strings.TrimPrefix(third.Media[0].URL, "/api/media/")) {
			t.Error("the good one was deleted")
		}
	})
}

// TestMediaCheck: the check names what is gone or has another size by find and path, and what no row names.
func TestMediaCheck(t *testing.T) {
	t.Parallel()
	data := folder(t)
	empty(t, "--data", data)
	succeed(t, "a long sentence\n", "create-user", "--data", data, "--password-stdin", "ann")
	token := succeed(t, "", "create-token", "--data", data, "ann")
	s, _ := serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0")
	f := s.picture(t, token)
	if r := finds("", "media", "check", "--data", data); r.code != 0 || !strings.HasPrefix(r.stdout, "4 files at local; gone: 0; damaged: 0; stray: 0, ") {
		t.Errorf("all is there: %d %q %q", r.code, r.stdout, r.stderr)
	}
	gone := strings.TrimPrefix(f.Media[0].ThumbnailURL, "/api/media/")
	short := s.picture(t, token)
	damaged := strings.TrimPrefix(short.Media[0].FallbackURL, "/api/media/")
	if err := os.Truncate(filepath.Join(data, "media", damaged), 7); err != nil {
		t.Fatal(err)
	}
	stray := "m/ab/ab" + strings.Repeat("0", 30)
	yesterday := time.Now().Add(-25 * time.Hour)
	if err := os.Remove(filepath.Join(data, "media", gone)); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(data, "media", "m", "ab"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, at := range map[string]time.Time{stray + ".webp": yesterday, strings.Replace(stray, "ab0", "ab1", 1) + ".webp": time.Now()} {
		file := filepath.Join(data, "media", name)
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(file, at, at); err != nil {
			t.Fatal(err)
		}
	}
	r := finds("", "media", "check", "--data", data)
	for _, line := range []string{"gone   find " + f.ID + "  " + gone + "\n", "damaged  find " + short.ID + "  " + strings.TrimPrefix(short.Media[0].URL, "/api/media/") + ": its files have ",
		"stray  " + stray + ".webp\n", "9 files at local; gone: 1; damaged: 1; stray: 1, which the service deletes; not in use yet, less than a day old: 1\n"} {
		if !strings.Contains(r.stdout, line) {
			t.Errorf("%q lacks %q", r.stdout, line)
		}
	}
	if r.code != 1 || !strings.HasPrefix(r.stderr, "finds: files that the database names are gone: 1, or damaged: 1;") {
		t.Errorf("exit %d, %q", r.code, r.stderr)
	}
}

// A database that was moved aside leaves its files behind, and the check says
// why the service keeps them.
func TestMediaCheckForeign(t *testing.T) {
	t.Parallel()
	data := folder(t)
	account := func() (*served, string) {
		empty(t, "--data", data)
		succeed(t, "a long sentence\n", "create-user", "--data", data, "--password-stdin", "ann")
		s, _ := serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0")
		return s, succeed(t, "", "create-token", "--data", data, "ann")
	}
	s, token := account()
	for tooLong := time.After(30 * time.Second); !strings.Contains(s.log.String(), "the storage is marked"); {
		more := s.log.More()
		if strings.Contains(s.log.String(), "the storage is marked") {
			break
		}
		select {
		case <-more:
		case <-tooLong:
			t.Fatalf("it was not marked: %s", s.log.String())
		}
	}
	s.picture(t, token)
	s.stop()
	files := filesIn(t, filepath.Join(data, "media"))
	yesterday := time.Now().Add(-25 * time.Hour)
	for _, name := range files {
		if err := os.Chtimes(filepath.Join(data, "media", name), yesterday, yesterday); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Rename(filepath.Join(data, "finds.db"), filepath.Join(data, "old.db")); err != nil {
		t.Fatal(err)
	}
	s, token = account()
	s.picture(t, token)
	s.stop()
	r := finds("", "media", "check", "--data", data)
	if r.code != 0 || !strings.Contains(r.stdout, "8 files at local; gone: 0; damaged: 0; stray: 4, which the service keeps, because the storage has the mark of another database") {
		t.Errorf("the check of a foreign folder: %d %q %q", r.code, r.stdout, r.stderr)
	}
	for _, name := range files {
		if _, err := os.Stat(filepath.Join(data, "media", name)); err != nil {
			t.Error(err)
		}
	}
}

// TestStorageFlags starts with wrong options of a storage: the error names the flag.
func TestStorageFlags(t *testing.T) {
	t.Parallel()
	o, data := s3test.New(t), folder(t)
	for flag, change := range map[string]func(o *bucket.S3Options){
		"--s3-endpoint":          func(o *bucket.S3Options) { o.Endpoint = "http://127.0.0.1:1" },
		"--s3-access-key-id":     func(o *bucket.S3Options) { o.AccessKeyID = "unknown" },
		"--s3-secret-access-key": func(o *bucket.S3Options) { o.SecretAccessKey = "finds-test-secret-of-another" },
		"--s3-bucket":            func(o *bucket.S3Options) { o.Bucket = "none" },
	} {
		wrong := o
		change(&wrong)
		command := []string{"serve", "--data", data, "--addr", "127.0.0.1:0"}
		if flag == "--s3-endpoint" { // for which serve would wait
			command = []string{"demo", "--data", data}
		}
		r := finds("", append(command, s3Args(wrong)...)...)
		wantRefusal(t, r, flag+": ")
		if strings.Contains(r.stderr, "finds-test-secret") {
			t.Errorf("%s: the secret is in %q", flag, r.stderr)
		}
	}
	for args, words := range map[string]string{
		"serve --s3-bucket finds":        "--s3-endpoint;--s3-account-id",
		"serve --s3-account-id me":       "--s3-account-id",
		"serve --s3-style cubist":        "--s3-style;path, host or auto",
		"serve --s3-redirect":            "--s3-redirect;--s3-bucket",
		"serve --s3-cache-mb -1":         "--s3-cache-mb",
		"media":                          "move or check",
		"media sort":                     "move or check",
		"media move --to moon":           "--to",
		"media move --to s3":             "--s3-bucket",
		"media check now":                `"now"`,
		"media move --delete-source=may": `invalid boolean value "…" for -delete-source`,
	} {
		list := strings.Fields(args)
		if list[0] == "serve" {
			list = append(list, "--data", data)
		} else if len(list) > 2 {
			succeed(t, "", "migrate", "up", "--data", data)
			list = append([]string{list[0], list[1], "--data", data}, list[2:]...)
		}
		wantRefusal(t, finds("", list...), strings.Split(words, ";")...)
	}
	cached := append([]string{"serve", "--data", data, "--addr", "127.0.0.1:0", "--s3-cache-mb", "0"}, s3Args(o)...)
	wantRefusal(t, finds("", cached...), "--s3-cache-mb")
}

// medium is the line of migrate status about the migration for medium sizes.
func medium(t *testing.T, data string) string {
	t.Helper()
	for line := range strings.Lines(succeed(t, "", "migrate", "status", "--data", data)) {
		if strings.HasPrefix(line, "00012_medium.sql") {
			return line
		}
	}
	t.Fatal("migrate status does not list 00012_medium.sql")
	return ""
}

// TestServeBackfills: a start makes the medium size of media that an earlier version stored.
func TestServeBackfills(t *testing.T) {
	t.Parallel()
	data := folder(t)
	empty(t, "--data", data)
	succeed(t, "a long sentence\n", "create-user", "--data", data, "--password-stdin", "ann")
	token := succeed(t, "", "create-token", "--data", data, "ann")
	s, _ := serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0")
	f := s.picture(t, token)
	want := f.Media[0].MediumURL
	s.stop()
	for strings.Contains(medium(t, data), "applied") {
		succeed(t, "", "migrate", "down", "--yes", "--data", data)
	}
	s, _ = serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0")
	for more := s.log.More(); !strings.Contains(s.log.String(), "made=1 skipped=0"); more = s.log.More() {
		<-more
	}
	ann := person{p: &process{T: t, url: s.url}, token: token}
	f = ask[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil)
	path := func(url string) string { p, _, _ := strings.Cut(url, "?"); return p }
	if path(f.Media[0].MediumURL) != path(want) || len(f.Media[0].Blur) != 28 {
		t.Errorf("after the start the media are %+v, before they had %s", f.Media[0], want)
	}
}

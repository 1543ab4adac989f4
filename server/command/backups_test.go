package command

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"finds/media/s3test"
	"finds/schema"
	"finds/store/storetest"
)

var backupID = regexp.MustCompile(`^[0-9]{8}T[0-9]{6}\.[0-9]{3}Z-[0-9a-f]{16}`)

// inhabited is an instance that serves, with an account and a find with a photo.
type inhabited struct {
	*served
	where []string // its flags
	data  string
	token string
	ann   person
	find  schema.Find
}

func inhabit(t *testing.T, engine string, more ...string) *inhabited {
	t.Helper()
	i := &inhabited{data: folder(t)}
	i.where = append([]string{"--data", i.data}, more...)
	if engine == "postgres" {
		i.where = append(i.where, "--database", storetest.Empty(t, engine))
	}
	empty(t, without(i.where, "--s3")...)
	succeed(t, "a long sentence\n", append(append([]string{"create-user"}, without(i.where, "--s3")...), "--password-stdin", "ann")...)
	i.token = succeed(t, "", append(append([]string{"create-token"}, without(i.where, "--s3")...), "ann")...)
	i.served, _ = serveHere(t, append([]string{"serve", "--addr", "127.0.0.1:0", "--rate-writes", "0", "--backup-every", "0"}, i.where...)...)
	i.ann = person{p: &process{T: t, url: i.url}, token: i.token}
	i.find = i.picture(t, i.token)
	return i
}

// without leaves out flags, with their values, that begin with a prefix.
func without(args []string, prefix string) (rest []string) {
	for i := 0; i < len(args); i += 2 {
		if !strings.HasPrefix(args[i], prefix) {
			rest = append(rest, args[i], args[i+1])
		}
	}
	return rest
}

// backup runs a backup command on the instance.
func (i *inhabited) backup(command string, args ...string) result {
	return finds("", slices.Concat([]string{"backup", command}, i.where, args)...)
}

// create makes a backup and returns its id.
func (i *inhabited) create(t *testing.T, args ...string) string {
	t.Helper()
	r := i.backup("create", args...)
	if r.code != 0 || !backupID.MatchString(r.stdout) {
		t.Fatalf("backup create: exit %d, %q, %q", r.code, r.stdout, r.stderr)
	}
	return backupID.FindString(r.stdout)
}

// prints insists that a command succeeds and prints something.
func prints(t *testing.T, r result, words string) {
	t.Helper()
	if r.code != 0 || !strings.Contains(r.stdout, words) || r.stderr != "" {
		t.Fatalf("exit %d, %q, %q; want %q", r.code, r.stdout, r.stderr, words)
	}
}

// mediaOf returns the content of the media of a data folder.
func mediaOf(t *testing.T, data string) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, key := range filesIn(t, filepath.Join(data, "media")) {
		b, err := os.ReadFile(filepath.Join(data, "media", key))
		if err != nil {
			t.Fatal(err)
		}
		all[key] = string(b)
	}
	return all
}

// TestBackups makes backups while the service writes, with each kind of target, verifies, lists and prunes them, restores one
// and serves it: every comment that was answered before the backup began is there, and all media are the same.
func TestBackups(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		for _, target := range []string{"data folder", "folder", "bucket"} {
			t.Run(target, func(t *testing.T) { t.Parallel(); backedUp(t, engine, target) })
		}
	})
}

func backedUp(t *testing.T, engine, target string) {
	if target == "bucket" {
		bucketBackup(t, engine, append(s3Args(s3test.New(t)), "--backup-to", "s3"))
		return
	}
	i := inhabit(t, engine)
	to, from := []string{}, []string{"--backup-to", filepath.Join(i.data, "backups")}
	if target == "folder" {
		to = []string{"--backup-to", filepath.Join(t.TempDir(), "there")}
		from = to
	}
	first := i.create(t, to...)
	answered := 0
	for range 20 {
		ask[schema.Comment](i.ann, 200, "POST", "/api/finds/"+i.find.ID+"/comments", o{"content": "Before"})
		answered++
	}
	stop := written(i.ann, i.find.ID)
	second := i.create(t, to...)
	if stop() == 0 {
		t.Error("nothing was written meanwhile")
	}
	prints(t, i.backup("verify", append(to, "--all")...), second+" is good: its database was restored and is in order, and of its 4 files 4 were read")
	prints(t, i.backup("list", to...), first)
	prints(t, i.backup("list", to...), ": 2\n")
	i.stop()

	restored, database := folder(t), ""
	flags := append([]string{"--data", restored}, from...)
	if engine == "postgres" {
		database = storetest.Empty(t, engine)
		flags = append(flags, "--database", database)
	}
	prints(t, finds("", append([]string{"backup", "restore"}, flags...)...), second)
	wantRefusal(t, finds("", append([]string{"backup", "restore"}, flags...)...), "empty")
	if !maps.Equal(mediaOf(t, i.data), mediaOf(t, restored)) {
		t.Error("the restored media differ")
	}
	where := []string{"serve", "--addr", "127.0.0.1:0", "--backup-every", "0", "--data", restored}
	if engine == "postgres" {
		where = append(where, "--database", database)
	}
	s, code := serveHere(t, where...)
	if code != 0 {
		t.Fatal(s.log.String())
	}
	p := person{p: &process{T: t, url: s.url}, token: i.token}
	find := ask[schema.Find](p, 200, "GET", "/api/finds/"+i.find.ID, nil)
	if find.CommentCount < answered {
		t.Errorf("%d comments are restored, and %d were answered before the backup", find.CommentCount, answered)
	}
	s.shown(t, find)

	prints(t, i.backup("prune", append(to, "--backup-keep", "1d")...), "1 backups deleted, 1 kept")
	prints(t, i.backup("verify", append(to, "--all")...), second+" is good")
}

// bucketBackup backs up an instance whose media are in a bucket to the same bucket, and restores it.
func bucketBackup(t *testing.T, engine string, to []string) {
	s3 := to[:len(to)-2]
	i := inhabit(t, engine, s3...)
	id := i.create(t, "--backup-to", "s3")
	prints(t, i.backup("verify", "--all", "--backup-to", "s3"), id+" is good: its database was restored and is in order, and of its 4 files 4 were read")
	id = i.create(t, "--backup-to", "s3")
	prints(t, i.backup("verify", "--backup-to", "s3"), id+" is good")
	prints(t, finds("", append([]string{"media", "check"}, i.where...)...), "4 files at")
	prints(t, i.backup("prune", "--backup-to", "s3", "--backup-keep", "1d"), "1 backups deleted, 1 kept")
	restored := folder(t)
	flags := append([]string{"backup", "restore", "--data", restored}, to...)
	if engine == "postgres" {
		flags = append(flags, "--database", storetest.Empty(t, engine))
	}
	if r := finds("", flags...); r.code != 0 || len(mediaOf(t, restored)) != 4 {
		t.Errorf("exit %d: %s; %d files", r.code, r.stderr, len(mediaOf(t, restored)))
	}
}

// TestBackupSecondIsSmall insists that a second backup writes only what has changed.
func TestBackupSecondIsSmall(t *testing.T) {
	t.Parallel()
	i := inhabit(t, "sqlite")
	if _, err := openFile(t, i.data).Exec(`INSERT INTO setting (name, value) VALUES ('filler', hex(randomblob(5000000)))`); err != nil {
		t.Fatal(err)
	}
	i.create(t)
	before := sizeOf(t, filepath.Join(i.data, "backups"))
	ask[schema.Comment](i.ann, 200, "POST", "/api/finds/"+i.find.ID+"/comments", o{"content": "One"})
	i.create(t)
	if added := sizeOf(t, filepath.Join(i.data, "backups")) - before; before < 5_000_000 || added > 1_000_000 {
		t.Errorf("the first backup has %d bytes, and the second adds %d", before, added)
	}
}

// TestBackupCrosses restores a backup of each engine into the other one: it serves the same finds, and addresses of media that
// were signed before are still good, as the secrets have come along.
func TestBackupCrosses(t *testing.T) {
	t.Parallel()
	for _, way := range [][2]string{{"sqlite", "postgres"}, {"postgres", "sqlite"}} {
		t.Run(way[0]+" to "+way[1], func(t *testing.T) {
			t.Parallel()
			i := inhabit(t, way[0])
			to := []string{"--backup-to", filepath.Join(t.TempDir(), "there"), "--backup-passphrase", "correct horse"}
			id := i.create(t, to...)
			i.stop()
			where := []string{"--data", folder(t)}
			if way[1] == "postgres" {
				where = append(where, "--database", storetest.Empty(t, way[1]))
			}
			prints(t, finds("", slices.Concat([]string{"backup", "restore"}, where, to)...), id)
			s, code := serveHere(t, slices.Concat([]string{"serve", "--addr", "127.0.0.1:0", "--backup-every", "0"}, where)...)
			if code != 0 {
				t.Fatal(s.log.String())
			}
			p := person{p: &process{T: t, url: s.url}, token: i.token}
			ask[schema.Find](p, 200, "GET", "/api/finds/"+i.find.ID, nil)
			s.shown(t, i.find)
		})
	}
}

func sizeOf(t *testing.T, dir string) (n int64) {
	t.Helper()
	err := filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		info, err := d.Info()
		if err == nil {
			n += info.Size()
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestBackupFlippedByte flips a byte in each file of a backup, and insists that verify finds it, records it, and that the next backup is
// good again.
func TestBackupFlippedByte(t *testing.T) {
	t.Parallel()
	i := inhabit(t, "sqlite")
	i.stop()
	to := []string{"--backup-to", filepath.Join(t.TempDir(), "there")}
	i.create(t, append(to, "--backup-passphrase", "correct horse")...)
	repository := os.DirFS(to[1])
	kinds := map[string]bool{}
	err := fs.WalkDir(repository, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() || name == "lock" || strings.HasPrefix(name, "checks/") {
			return err
		}
		kind, _, _ := strings.Cut(name, "/")
		kinds[kind] = true
		file := filepath.Join(to[1], name)
		whole, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		for _, at := range []int{0, len(whole) / 2, len(whole) - 1} {
			flipped := bytes.Clone(whole)
			flipped[at] ^= 1
			if err := os.WriteFile(file, flipped, 0o600); err != nil {
				return err
			}
			r := i.backup("verify", append(to, "--all")...)
			if r.code != 1 {
				t.Errorf("%s, byte %d: verify finds nothing: %s", name, at, r.stdout)
			}
		}
		if r := i.backup("list", to...); !strings.Contains(r.stdout, "damaged: ") {
			t.Errorf("%s: list says %q", name, r.stdout)
		}
		return os.WriteFile(file, whole, 0o600)
	})
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"backups", "index", "media", "packs", "secrets"}; !slices.Equal(slices.Sorted(maps.Keys(kinds)), want) {
		t.Errorf("tried %v, want %v", kinds, want)
	}
	for _, kind := range []string{"index", "media", "packs"} {
		files := regular(t, filepath.Join(to[1], kind))
		if err := os.Truncate(files[0], 10); err != nil {
			t.Fatal(err)
		}
		wantRefusal(t, i.backup("verify", append(to, "--all")...), "backup list")
		id := i.create(t, to...)
		prints(t, i.backup("verify", append(to, "--all")...), id+" is good")
	}
}

// regular lists the files below a folder.
func regular(t *testing.T, dir string) (files []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			files = append(files, name)
		}
		return err
	})
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	return files
}

// TestBackupPassphrase insists that nothing can be restored with another pass phrase, and that the secrets are those of the instance with the
// right one.
func TestBackupPassphrase(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		i := inhabit(t, engine)
		to := []string{"--backup-to", filepath.Join(t.TempDir(), "there")}
		i.create(t, append(to, "--backup-passphrase", "correct horse")...)
		restored := folder(t)
		restore := func(more ...string) result {
			return finds("", slices.Concat([]string{"backup", "restore", "--data", restored}, to, more)...)
		}
		var database []string
		if engine == "postgres" {
			database = []string{"--database", storetest.Empty(t, engine)}
		}
		wantRefusal(t, restore(database...), "pass phrase")
		wantRefusal(t, restore(append(database, "--backup-passphrase", "wrong")...), "pass phrase")
		wantRefusal(t, i.backup("verify", append(to, "--backup-passphrase", "wrong")...), "pass phrase")
		prints(t, i.backup("verify", append(to, "--backup-passphrase", "correct horse")...), "is good")
		prints(t, restore(append(database, "--backup-passphrase", "correct horse")...), "restored into")
		if engine == "postgres" {
			return
		}
		a, err := os.ReadFile(filepath.Join(i.data, "secrets"))
		b, err2 := os.ReadFile(filepath.Join(restored, "secrets"))
		if err := errors.Join(err, err2); err != nil || !bytes.Equal(a, b) {
			t.Errorf("the secrets differ: %v", err)
		}
	})
}

// TestBackupRefusals has what the backup commands refuse.
func TestBackupRefusals(t *testing.T) {
	t.Parallel()
	data := folder(t)
	none := []string{"--data", data}
	for _, c := range []struct {
		args  []string
		words []string
	}{
		{[]string{"backup"}, []string{"create, list, verify, restore or prune"}},
		{append([]string{"backup", "create"}, none...), []string{"no instance"}},
		{append([]string{"backup", "list"}, none...), []string{"--backup-to", "no backups"}},
		{append([]string{"backup", "verify"}, none...), []string{"--backup-to", "no backups"}},
		{append([]string{"backup", "verify", "--backup-to", "s3"}, none...), []string{"--s3-bucket"}},
		{append([]string{"backup", "list"}, append(none, "x")...), []string{"list takes no more"}},
		{append([]string{"serve", "--backup-every", "5"}, none...), []string{"--backup-every"}},
		{append([]string{"serve", "--backup-every", "1s"}, none...), []string{"--backup-every"}},
		{append([]string{"serve", "--backup-keep", "x"}, none...), []string{"--backup-keep"}},
	} {
		wantRefusal(t, finds("", c.args...), c.words...)
	}
	if _, err := os.Stat(data); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a refused command made the data folder: %v", err)
	}
	i := inhabit(t, "sqlite")
	id := i.create(t)
	wantRefusal(t, i.backup("restore"), "--backup-to")
	wantRefusal(t, i.backup("restore", "--backup-to", filepath.Join(i.data, "backups")), "empty folder")
	wantRefusal(t, i.backup("verify", "20260101T000000.000Z-0123456789abcdef"), "finds backup list shows all")
	wantRefusal(t, i.backup("prune", "--backup-keep", "4w"), "--backup-keep")
	prints(t, i.backup("list"), id)
}

package doctor

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server/cleanup"
	"finds/server/oidc"
	"finds/server/theme"
	"finds/server/tiles/extract"
	"finds/store"
)

const (
	roomLow  = 2 << 30   // free bytes below which there is a warning
	roomNone = 128 << 20 // and below which nothing can be published soon
	slowPing = 20 * time.Millisecond
)

// Data checks the data folder: rights and, for SQLite, the file system.
func Data(dir string, sqlite bool) Check {
	return Check{Name: "data", Look: func(context.Context) (list []Finding) {
		info, err := os.Stat(dir)
		if err != nil {
			return []Finding{failed(err.Error(), "set --data to the folder of the instance; finds serve makes one")}
		}
		if info.Mode().Perm()&0o077 != 0 {
			list = append(list, warning("other users of this machine can look into "+dir, "chmod -R go= "+dir))
		}
		if err := writable(dir); err != nil {
			list = append(list, failed(err.Error(), "the folder and everything in it must belong to the user that runs Finds"))
		}
		if other := foreign(dir, info); other != "" {
			list = append(list, failed(other+" belongs to another user than "+dir, "give it to the user that runs Finds with chown -R --reference="+dir+" "+dir))
		}
		if kind := fileSystem(dir); sqlite && networked[kind] {
			list = append(list, warning("SQLite is on "+kind+", a file system over a network, whose locks may not work", "move --data to a local disk, or use PostgreSQL"))
		} else if kind == "tmpfs" {
			list = append(list, warning(dir+" is in memory, and is lost at the next restart of the machine", "move --data to a disk"))
		}
		if list == nil {
			list = append(list, fine("%s belongs to this user alone", dir))
		}
		return list
	}}
}

// Room checks the free space on the disk of the data folder. It has no finding about a folder that is
// missing: Data says so.
func Room(dir string) Check {
	return Check{Name: "disk", Look: func(context.Context) []Finding {
		if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return []Finding{room(extract.Free(dir))}
	}}
}

// Theme checks the style sheet of the operator at a path. It has no finding where there is none.
func Theme(path string) Check {
	return Check{Name: "theme", Look: func(context.Context) []Finding {
		text, err := theme.Read(path)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return []Finding{warning(reason(err)+", so pages do not load it", fmt.Sprintf("make it a file of UTF-8 text of at most %d KiB that the user that runs Finds can read", theme.Max>>10))}
		}
		return []Finding{fine("pages load %s, %d bytes", path, len(text))}
	}}
}

func room(free int64, known bool) Finding {
	text := fmt.Sprintf("%.1f GB free", float64(free)/1e9)
	switch {
	case !known:
		return fine("room on the disk is not known on this system")
	case free < roomNone:
		return failed(text, "make room now: nothing can be published")
	case free < roomLow:
		return warning(text, "make room soon")
	}
	return fine("%s", text)
}

// writable makes and removes a file.
func writable(dir string) error {
	f, err := os.CreateTemp(dir, ".doctor-*")
	if err != nil {
		return err
	}
	f.Close()
	return os.Remove(f.Name())
}

// foreignDepth is how deep foreign looks: to the folders of the media, not to their files.
const foreignDepth = 3

// foreign returns a file of the folder that belongs to another user, or "". In a folder that
// it cannot read, it looks no further.
func foreign(dir string, info os.FileInfo) (other string) {
	_ = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error { // an error is that of the visit, which ends there
		if err != nil {
			return nil
		}
		rel, _ := filepath.Rel(dir, path) // both begin with dir
		if rel == "lost+found" {          // of the file system, if dir is the root of one
			return fs.SkipDir
		}
		if i, err := d.Info(); err == nil && ownerOf(i) != ownerOf(info) {
			other = path
			return fs.SkipAll
		}
		if d.IsDir() && strings.Count(rel, string(filepath.Separator))+1 >= foreignDepth {
			return fs.SkipDir
		}
		return nil
	})
	return other
}

// networked are file systems over a network, as fileSystem names them.
var networked = map[string]bool{"nfs": true, "smb": true, "cifs": true, "9p": true, "afs": true, "ceph": true, "fuse": true}

// Database checks the version, the latency and the clock of the database, and the migrations.
func Database(db *store.Store) Check {
	return Check{Name: "database", Look: func(ctx context.Context) (list []Finding) {
		version, err := db.Engine(ctx)
		if err != nil {
			return []Finding{failed(reason(err), "check that the database runs and that --database is right")}
		}
		took, err := latency(ctx, db)
		if err != nil {
			return []Finding{failed(reason(err), "check that the database runs and has room")}
		}
		if took > slowPing {
			list = append(list, warning(fmt.Sprintf("%s answers after %v", version, took), "move Finds and its database closer together, or look at the load of the database"))
		} else {
			list = append(list, fine("%s answers after %v", version, took))
		}
		ahead, err := db.Skew(ctx)
		if err == nil && ahead.Abs() > store.ClockApart {
			list = append(list, warning(fmt.Sprintf("the clock of this machine differs by %v from that of the database", ahead.Round(time.Millisecond)), "set both clocks with NTP"))
		}
		return list
	}}
}

// latency is the median time of a read.
func latency(ctx context.Context, db *store.Store) (time.Duration, error) {
	var times []time.Duration
	for range 7 {
		start := time.Now()
		if _, err := db.Engine(ctx); err != nil {
			return 0, err
		}
		times = append(times, time.Since(start))
	}
	slices.Sort(times)
	return times[len(times)/2].Round(time.Microsecond), nil
}

// Migrations checks that the database has the version of this program.
func Migrations(db *store.Store) Check {
	return Check{Name: "migrations", Look: func(ctx context.Context) []Finding {
		list, err := db.Migrations(ctx)
		pending := slices.DeleteFunc(slices.Clone(list), func(m store.Migration) bool { return m.Newer() || !m.AppliedAt.IsZero() })
		switch {
		case err != nil:
			return []Finding{failed(reason(err), "check the database")}
		case slices.ContainsFunc(list, store.Migration.Newer):
			return []Finding{failed("a newer version of Finds has migrated the database", "run that version, or restore the backup from before the upgrade")}
		case len(pending) > 0:
			return []Finding{warning(fmt.Sprintf("%d migrations are pending", len(pending)), "finds serve applies them when it starts, and so does finds migrate up")}
		}
		return []Finding{fine("all %d applied", len(list))}
	}}
}

// Storage writes, reads, lists and deletes a file.
func Storage(b bucket.Bucket, name string) Check {
	return Check{Name: "storage", Look: func(ctx context.Context) []Finding {
		key := bucket.StemOf('m', bucket.NewID()) + "_check.txt" // the cleanup deletes it if this process ends before
		start, text := time.Now(), []byte("finds doctor")
		if err := b.Put(ctx, key, bytes.NewReader(text)); err != nil {
			return []Finding{failed("writing fails: "+reason(err), "allow the key or the user to put files, and check the room")}
		}
		var problems []Finding
		if err := reads(ctx, b, key, text); err != nil {
			problems = append(problems, failed("reading fails: "+reason(err), "allow the key or the user to get files; "+bucket.ChunkedAdvice))
		}
		listed := false
		if err := b.List(ctx, bucket.Stem(key), func(k string, _ int64, _ time.Time) error { listed = listed || k == key; return nil }); err != nil || !listed {
			problems = append(problems, failed(fmt.Sprintf("listing does not show a file that was written (%v)", err), "allow the key to list the bucket; the cleanup and finds media need it"))
		}
		if err := b.Delete(ctx, key); err != nil {
			problems = append(problems, failed("deleting fails: "+reason(err), "allow the key or the user to delete files"))
		}
		if problems == nil {
			return []Finding{fine("%s: write, read, list and delete take %v", name, time.Since(start).Round(time.Millisecond))}
		}
		return problems
	}}
}

func reads(ctx context.Context, b bucket.Bucket, key string, want []byte) error {
	o, err := b.Open(ctx, key)
	if err != nil {
		return err
	}
	defer o.Close()
	got, err := io.ReadAll(o)
	if err == nil && !bytes.Equal(got, want) {
		err = fmt.Errorf("%d bytes came back instead of %d", len(got), len(want))
	}
	return err
}

// Media compares all files with the rows that name them, as finds media check does.
func Media(db *store.Store, b bucket.Bucket) Check {
	return Check{Name: "media", Cost: true, Look: func(ctx context.Context) []Finding {
		var gone, strays, seen int
		old := time.Now().Add(-schema.UploadLife)
		err := cleanup.Compare(ctx, db, b, cleanup.Report{
			Gone: func(store.NamedFiles, string) error { gone++; return nil },
			Stray: func(keys []string, youngest time.Time) error {
				if youngest.Before(old) {
					strays += len(keys)
				}
				return nil
			},
			Seen: func(n int) { seen += n },
		})
		switch {
		case err != nil:
			return []Finding{failed(reason(err), "check the storage and the database")}
		case gone > 0:
			return []Finding{failed(fmt.Sprintf("%d files are gone", gone), "restore them from a backup; finds media check lists them")}
		case strays > 0:
			return []Finding{fine("%d files; no find names %d of them, which the service deletes", seen, strays)}
		}
		return []Finding{fine("%d files, and all are there", seen)}
	}}
}

// FFmpeg checks the program that takes stills of videos, and how far decoders are confined.
func FFmpeg() Check {
	return Check{Name: "ffmpeg", Look: func(ctx context.Context) []Finding {
		path, err := exec.LookPath("ffmpeg")
		if err != nil {
			return []Finding{warning("ffmpeg is not installed: videos show a placeholder instead of a still", "install the package ffmpeg")}
		}
		out, err := exec.CommandContext(ctx, path, "-version").Output()
		if err != nil {
			return []Finding{warning(path+" does not run: "+reason(err), "install the package ffmpeg again")}
		}
		first, _, _ := strings.Cut(string(out), " Copyright")
		return []Finding{fine("%s", strings.TrimSpace(first))}
	}}
}

// Workers checks that there is memory for as many media workers as --media-workers says, 0 for the default.
func Workers(set int) Check {
	return Check{Name: "workers", Look: func(context.Context) []Finding {
		bytes, known := media.Memory()
		return []Finding{workers(cmp.Or(set, media.DefaultWorkers()), bytes, known)}
	}}
}

func workers(n int, bytes int64, known bool) Finding {
	need := media.MemoryServer + int64(n)*media.MemoryWorker
	switch {
	case !known:
		return fine("the memory of this system is not known")
	case n > media.Fitting(bytes):
		return warning(fmt.Sprintf("%d files at the same time may need %d MB of memory, and there are %d", n, need>>20, bytes>>20),
			fmt.Sprintf("set --media-workers to %d, or uploads are refused when memory runs out", media.Fitting(bytes)))
	case bytes < need:
		return fine("one file at a time; HEIC and AVIF photos may need %d MB of memory, and there are %d", need>>20, bytes>>20)
	}
	return fine("%d at the same time, with %d MB of memory", n, bytes>>20)
}

// Sandbox checks how far the processes that decode photos and videos are confined.
func Sandbox() Check {
	return Check{Name: "sandbox", Look: func(context.Context) []Finding {
		if missing := media.Confinement(); len(missing) > 0 {
			return []Finding{warning("decoders are only partly confined: "+strings.Join(missing, "; "), "use a newer kernel, or allow the system calls that docs/operating.md names")}
		}
		return []Finding{fine("decoders are confined")}
	}}
}

// Provider checks the discovery document of the identity provider.
func Provider(c oidc.Config, callback string) Check {
	return Check{Name: "provider", Look: func(ctx context.Context) []Finding {
		m, err := oidc.New(c, callback, time.Now).Discover(ctx)
		if err != nil {
			return []Finding{failed(reason(err), "check --oauth-issuer, which has to be exactly as the provider writes it, and that this machine reaches it")}
		}
		if !m.Signs() {
			return []Finding{failed("the provider signs with "+strings.Join(m.Algorithms, ", ")+" alone", "set the client to RS256 or ES256 at the provider")}
		}
		if err := m.Keys(ctx); err != nil {
			return []Finding{failed("the keys of the provider cannot be read: "+reason(err), "check that this machine reaches jwks_uri of the provider")}
		}
		return []Finding{fine("%s signs with %s", c.Issuer, strings.Join(m.Algorithms, ", "))}
	}}
}

// Backups checks that the backups of the instance are good. state reads what is known of them.
func Backups(state func(ctx context.Context) (schema.BackupState, error)) Check {
	return Check{Name: "backup", Look: func(ctx context.Context) []Finding {
		s, err := state(ctx)
		const look = "`finds backup list` shows the backups, and the log why they fail"
		switch {
		case errors.Is(err, fs.ErrPermission):
			return []Finding{failed("the backups cannot be read: "+err.Error(), "give them to the user that runs Finds with chown -R: no more backups are made")}
		case err != nil:
			return []Finding{{Status: Warn, Text: "the backups cannot be read: " + err.Error(), Fix: "check --backup-to; `finds backup create` makes the first backup"}}
		case s.Problem:
			return []Finding{{Status: Fail, Text: "two backups are missing, or not good, in " + s.Place, Fix: look}}
		case s.LastAt == nil:
			return []Finding{{Status: Warn, Text: s.Place + " contains no backup yet", Fix: "`finds backup create` makes one, and `finds serve` makes one every day"}}
		case s.Result != schema.BackupGood:
			return []Finding{{Status: Warn, Text: fmt.Sprintf("the last backup, of %s, is %s", s.LastAt.UTC().Format(time.DateTime), s.Result), Fix: look}}
		}
		return []Finding{{Status: OK, Text: fmt.Sprintf("the last backup, of %s UTC, is good, in %s", s.LastAt.UTC().Format(time.DateTime), s.Place)}}
	}}
}

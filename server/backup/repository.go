// Package backup makes, verifies and restores backups of an instance. A repository is a
// folder or a part of a bucket with all backups: the database in chunks and the media in
// files, both under their SHA-256, so that a backup writes only what has changed. DESIGN.md
// describes the format.
package backup

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
	"unicode"

	"github.com/gofrs/flock"

	"finds/media/bucket"
	"finds/store/sqldb"
)

// Formats of backups, in their manifests.
const (
	format     = 1 // the database is a SQLite file, or a dump of PostgreSQL
	formatCopy = 2 // it is a SQLite file, also of PostgreSQL
)

var keyForm = regexp.MustCompile(`^((backups|checks)/[0-9]{8}T[0-9]{6}\.[0-9]{3}Z-[0-9a-f]{16}\.json|(index|secrets)/[0-9a-f]{64}|` +
	`(packs|media)/[0-9a-f]{2}/[0-9a-f]{64}|locks/[A-Z2-7]{26})$`)

// Keys are the names of the files of a repository. Its owner alone can read them.
var Keys = bucket.Keys{What: "backup", Folders: []string{"backups", "checks", "index", "locks", "media", "packs", "secrets"}, Mode: 0o600,
	Valid: keyForm.MatchString}

// Repository is where backups are.
type Repository struct {
	files bucket.Bucket
	dir   string // "" for a bucket
	name  string
	now   func() time.Time
}

// Open opens the repository in files with Keys. name is for people; dir is the folder of the
// files, "" if they are in a bucket. now is the clock, nil is time.Now.
func Open(files bucket.Bucket, name, dir string, now func() time.Time) *Repository {
	if now == nil {
		now = time.Now
	}
	return &Repository{files, dir, name, now}
}

// Name is where the repository is, for people.
func (r *Repository) Name() string { return r.name }

// Manifest describes a backup. It is written last: what has one is complete.
type Manifest struct {
	ID         string       `json:"-"` // time and hash of the manifest
	Format     int          `json:"format"`
	Time       time.Time    `json:"time"`    // of the state of the database
	Version    string       `json:"version"` // of Finds
	Engine     string       `json:"engine"`  // sqlite or postgres
	Database   file         `json:"database"`
	Rows       sqldb.Counts `json:"rows"` // of each table
	Media      file         `json:"media"`
	MediaFiles int          `json:"mediaFiles"`
	MediaBytes int64        `json:"mediaBytes"`
	Folder     string       `json:"folder,omitempty"`  // id by which the database knows the folder of the media, if it does
	Secrets    string       `json:"secrets,omitempty"` // hash of the file with the secrets; "" if there are none, or they are in the dump
	Encrypted  bool         `json:"encrypted"`         // with a pass phrase: the secrets, and with PostgreSQL the database
	Added      int64        `json:"added"`             // bytes that this backup wrote
	Seconds    float64      `json:"seconds"`           // that it took
}

// isKnown reports whether this version of Finds knows the format.
func (m *Manifest) isKnown() bool { return m.Format == format || m.Format == formatCopy }

// isDump reports whether the database is a dump that Finds 0.1 made of PostgreSQL.
func (m *Manifest) isDump() bool { return m.Engine == "postgres" && m.Format == format }

// isPacked reports whether the database is a file that packTo encrypted.
func (m *Manifest) isPacked() bool { return m.Engine == "postgres" && !m.isDump() && m.Encrypted }

// Backup is a manifest with the result of the last verification.
type Backup struct {
	Manifest
	Check *Check // nil if it was not verified
}

// Good reports whether a backup was restored and found to be complete.
func (b Backup) Good() bool { return b.Check != nil && b.Check.Problem == "" }

// Check is the result of a verification.
type Check struct {
	Time    time.Time `json:"time"`
	All     bool      `json:"all"` // every file of the media was read, not only a sample
	Media   int       `json:"media"`
	Problem string    `json:"problem"`        // what is wrong, "" for a good backup
	Note    string    `json:"note,omitempty"` // what could not be checked
}

// ErrNone reports that a repository has no backup, or none of a name.
var ErrNone = errors.New("backup not found")

// List returns the backups, the oldest first. A manifest that is damaged is an error of
// Find and Verify, and here a backup with the problem.
func (r *Repository) List(ctx context.Context) (list []Backup, err error) {
	var keys []string
	if err := r.files.List(ctx, "backups/", func(key string, _ int64, _ time.Time) error { keys = append(keys, key); return nil }); err != nil {
		return nil, err
	}
	for _, key := range keys {
		id := strings.TrimSuffix(strings.TrimPrefix(key, "backups/"), ".json")
		m, err := r.manifest(ctx, id)
		if errors.Is(err, fs.ErrNotExist) {
			continue // pruned meanwhile
		}
		if err != nil && m.Format == 0 && !isDamage(err) {
			return nil, err // the storage failed, which says nothing about the backup
		}
		b := Backup{Manifest: m}
		var failed error
		if b.Check, failed = r.check(ctx, id); failed != nil {
			return nil, failed
		}
		if err != nil {
			b.Manifest.ID, b.Check = id, &Check{Problem: err.Error()}
			b.Time, _ = time.Parse(idTime, id[:len(idTime)])
		}
		list = append(list, b)
	}
	slices.SortFunc(list, func(a, b Backup) int { return cmp.Or(a.Time.Compare(b.Time), cmp.Compare(a.ID, b.ID)) })
	return list, nil
}

// before returns the backups of a list, the oldest first, that were made before now. The others
// were made while the clock was ahead, so nothing is known of their age.
func before(list []Backup, now time.Time) []Backup {
	i := slices.IndexFunc(list, func(b Backup) bool { return b.Time.After(now) })
	if i < 0 {
		i = len(list)
	}
	return list[:i]
}

// clockBehind is how far the clock of a machine that reads backups may be behind that of the one
// that makes them.
const clockBehind = 24 * time.Hour

// newest returns the id of the newest backup of a list, or "" if the list is empty. Backups that are
// ahead by more than clockBehind do not count, unless all are: then the clock of this machine is wrong.
func newest(list []Backup, now time.Time) string {
	if past := before(list, now.Add(clockBehind)); len(past) > 0 {
		list = past
	}
	if len(list) == 0 {
		return ""
	}
	return list[len(list)-1].ID
}

// Find returns the backup with an id, or the newest one for "".
func (r *Repository) Find(ctx context.Context, id string) (Manifest, error) {
	list, err := r.List(ctx)
	if err != nil {
		return Manifest{}, err
	}
	if id == "" {
		id = newest(list, r.now())
	}
	for _, b := range list {
		if b.ID == id {
			return r.manifest(ctx, b.ID)
		}
	}
	if len(list) == 0 {
		return Manifest{}, fmt.Errorf("%w: %s contains no backup yet; finds backup create makes one", ErrNone, r.name)
	}
	return Manifest{}, fmt.Errorf("%w: %s contains no %q; finds backup list shows all", ErrNone, r.name, id)
}

// ErrDamaged reports a file of a backup that has changed or is incomplete.
var ErrDamaged = errors.New("the backup is damaged")

const idTime = "20060102T150405.000Z"

// manifest reads the manifest of an id, whose end is the hash of the file.
func (r *Repository) manifest(ctx context.Context, id string) (m Manifest, err error) {
	b, err := r.read(ctx, "backups/"+id+".json")
	if err != nil {
		return m, err
	}
	if sum := sha256.Sum256(b); !strings.HasSuffix(id, hex.EncodeToString(sum[:8])) {
		return m, damaged("backup %s is damaged: its manifest has changed", id)
	}
	if err := json.Unmarshal(b, &m); err != nil {
		return Manifest{}, damaged("backup %s is damaged: read its manifest: %v", id, err)
	}
	m.ID, m.Version = id, printable(m.Version)
	if !m.isKnown() {
		return m, fmt.Errorf("backup %s has format %d, which this version of Finds does not know; use a newer version", id, m.Format)
	}
	if what := m.impossible(); what != "" {
		return Manifest{}, damaged("backup %s is damaged: its manifest has %s", id, what)
	}
	return m, nil
}

// impossible returns what no backup of Finds has in its manifest, or "". Its name proves that
// the manifest is complete, and not who wrote it.
func (m *Manifest) impossible() string {
	var h hash
	switch {
	case m.Engine != "sqlite" && m.Engine != "postgres":
		return "another database than SQLite and PostgreSQL"
	case m.Secrets != "" && h.UnmarshalText([]byte(m.Secrets)) != nil:
		return "secrets without a hash"
	case m.Database.Size < 0 || m.Media.Size < 0 || m.MediaFiles < 0 || m.MediaBytes < 0:
		return "a negative size"
	}
	return ""
}

// printable leaves out control characters of a text that a terminal or a log shows.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return -1
	}, text)
}

// finish writes the manifest.
func (r *Repository) finish(ctx context.Context, m *Manifest) error {
	b, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return err
	}
	sum := sha256.Sum256(b)
	m.ID = m.Time.UTC().Format(idTime) + "-" + hex.EncodeToString(sum[:8])
	return r.files.Put(ctx, "backups/"+m.ID+".json", bytes.NewReader(b))
}

// check reads the result of the last verification; nil if there is none, or if it is damaged.
func (r *Repository) check(ctx context.Context, id string) (*Check, error) {
	b, err := r.read(ctx, "checks/"+id+".json")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read the check of backup %s: %w", id, err)
	}
	var c Check
	if json.Unmarshal(b, &c) != nil {
		return nil, nil
	}
	c.Problem, c.Note = printable(c.Problem), printable(c.Note)
	return &c, nil
}

func (r *Repository) record(ctx context.Context, id string, c Check) error {
	b, err := json.MarshalIndent(c, "", "  ")
	if err != nil {
		return err
	}
	return r.files.Put(ctx, "checks/"+id+".json", bytes.NewReader(b))
}

// maxRead bounds in bytes what is read into memory. Packs have 16 MiB and at most one chunk more.
const maxRead = 64 << 20

// read reads a small file, or a pack.
func (r *Repository) read(ctx context.Context, key string) ([]byte, error) {
	o, err := r.files.Open(ctx, key)
	if err != nil {
		return nil, err
	}
	defer o.Close() // it was only read
	if o.Size() > maxRead {
		return nil, damaged("%s has %d bytes, more than Finds writes", key, o.Size())
	}
	b := make([]byte, o.Size())
	if _, err := io.ReadFull(o, b); err != nil {
		return nil, fmt.Errorf("read %s: %w", key, err)
	}
	return b, nil
}

const (
	lockLife  = 10 * time.Minute // of a lock in a bucket whose owner no longer renews it
	lockRenew = time.Minute
)

// ErrLocked reports that another process uses the repository.
var ErrLocked = errors.New("another process makes, verifies, restores or prunes a backup there; try again when it has finished")

// ErrLockLost reports that the lock in a bucket could not be renewed in time, so that another process may have
// taken it.
var ErrLockLost = errors.New("the lock of the backups was not renewed in time, and another process may use them; start again")

// Lock is a repository that is reserved.
type Lock struct {
	Release func()
	Renew   func() error // returns ErrLockLost if another process may have taken it
}

// Lock reserves the repository until its release. In a folder the lock ends with the process; in
// a bucket, ten minutes after it. What is done with the repository takes the context held, which ends with
// ErrLockLost as its cause if the lock is lost.
func (r *Repository) Lock(ctx context.Context) (held context.Context, lock Lock, err error) {
	if r.dir == "" {
		return r.lockBucket(ctx)
	}
	keep := func() error { return nil }
	file := flock.New(filepath.Join(r.dir, "lock"), flock.SetPermissions(0o600))
	got, err := file.TryLock()
	if errors.Is(err, syscall.EROFS) { // in which nothing can change
		return ctx, Lock{func() {}, keep}, nil
	}
	if err != nil {
		return nil, lock, fmt.Errorf("lock %s: %w", r.name, err)
	}
	if !got {
		return nil, lock, fmt.Errorf("%s: %w", r.name, ErrLocked)
	}
	return ctx, Lock{func() { _ = file.Close() }, keep}, nil // as the end of the process does
}

// orLost returns ErrLockLost in place of an error if that is why the context has ended.
func orLost(held context.Context, err error) error {
	if err != nil && errors.Is(context.Cause(held), ErrLockLost) {
		return ErrLockLost
	}
	return err
}

// lockBucket puts a file of its own beside those of others, and gives way if there are any.
// Of two processes that begin at the same time, at least one gives way. Ages are measured by the
// clock of the bucket, to which its own file is new.
func (r *Repository) lockBucket(ctx context.Context) (held context.Context, lock Lock, err error) {
	key := "locks/" + rand.Text()
	began := r.wall()
	if err := r.putLock(ctx, key); err != nil {
		return nil, lock, err
	}
	remove := func() { _ = r.files.Delete(context.WithoutCancel(ctx), key) } // what stays expires
	times := map[string]time.Time{}
	if err = r.files.List(ctx, "locks/", func(other string, _ int64, at time.Time) error {
		times[other] = at
		return nil
	}); err == nil {
		err = r.giveWay(ctx, key, times)
	}
	if err != nil {
		remove()
		return nil, lock, err
	}
	held, lose := context.WithCancelCause(ctx)
	b := &bucketLock{r: r, key: key, lose: lose, renewed: began}
	done, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		tick := time.NewTicker(lockRenew)
		defer tick.Stop()
		for {
			select {
			case <-done:
				return
			case <-tick.C:
				_ = b.renew(held) // the next one tries again
			}
		}
	}()
	return held, Lock{func() { close(done); <-ended; remove(); lose(nil) }, func() error { return b.renew(held) }}, nil
}

// bucketLock is a file of a bucket that is written again as long as the lock is held.
type bucketLock struct {
	r    *Repository
	key  string
	lose context.CancelCauseFunc

	mu      sync.Mutex
	renewed time.Time // the last time
}

// renew writes the file again. It gives the lock up where the last time was longer ago than half of the life
// of a lock: others may soon take it, or have taken it while the machine slept.
func (b *bucketLock) renew(ctx context.Context) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	began := b.r.wall()
	if began.Sub(b.renewed) <= lockLife/2 {
		err := b.r.putLock(ctx, b.key)
		if err == nil {
			b.renewed = began
			return nil
		}
		if b.r.wall().Sub(b.renewed) <= lockLife/2 {
			return err
		}
	}
	b.lose(ErrLockLost)
	return ErrLockLost
}

// putLock writes the file of a lock.
func (r *Repository) putLock(ctx context.Context, key string) error {
	return r.files.Put(ctx, key, strings.NewReader("locked\n"))
}

// wall is the time without its monotonic part, which stands still while the machine sleeps.
func (r *Repository) wall() time.Time { return r.now().Round(0) }

// giveWay returns ErrLocked if another lock than key is alive, and deletes those that have expired.
func (r *Repository) giveWay(ctx context.Context, key string, times map[string]time.Time) error {
	now, ok := times[key]
	if !ok {
		now = r.now()
	}
	var stale []string
	for other, at := range times {
		switch {
		case other == key:
		case now.Sub(at) > lockLife:
			stale = append(stale, other)
		default:
			return fmt.Errorf("%s: %w; the lock of a process that was killed expires after %v", r.name, ErrLocked, lockLife)
		}
	}
	return r.files.Delete(ctx, stale...)
}

// Package areas adds the streets of areas to the map of an instance, and removes them: for
// the commands finds map, and in the background for administrators.
package areas

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"finds/server/tiles"
	"finds/server/tiles/extract"
	"finds/store/search"
)

// Errors that callers distinguish, besides those of package extract.
var (
	ErrBusy    = errors.New("another area is being added or removed")
	ErrThere   = errors.New("there already is an area of that name")
	ErrUnknown = errors.New("no area has that name")
)

// name is the form of the names of areas, which are names of files, too.
var name = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,63}$`)

// IsName reports whether an area can have a name.
func IsName(text string) bool { return name.MatchString(text) }

// Name returns a text as the name of an area, or "" if it has no letters a to z.
func Name(text string) string {
	words := strings.FieldsFunc(search.Fold(text), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
	joined := strings.Join(words, "-")
	return strings.Trim(joined[:min(len(joined), 64)], "-")
}

// File returns the file of an area in a folder.
func File(folder, name string) string { return filepath.Join(folder, name+tiles.Ext) }

// Lock makes the caller the only one that changes a folder, until release. It returns ErrBusy if another one is.
func Lock(folder string) (release func(), err error) {
	lock := flock.New(filepath.Join(folder, ".lock"), flock.SetPermissions(0o600))
	got, err := lock.TryLock()
	if err == nil && !got {
		err = ErrBusy
	}
	if err != nil {
		return nil, err
	}
	return func() { _ = lock.Close() }, nil
}

// Remove removes the file of an area and what an interrupted download of it has left. It returns ErrUnknown if there is none.
func Remove(folder, name string) error {
	removed := false
	for _, ext := range []string{"", extract.PartExt, extract.StateExt} {
		err := os.Remove(File(folder, name) + ext)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		removed = removed || err == nil
	}
	if !removed {
		return ErrUnknown
	}
	return nil
}

// Open opens the newest build for an area. A download of the area that was interrupted continues with its build.
func Open(ctx context.Context, web extract.Web, builds extract.Builds, file string) (*extract.Source, error) {
	if before, ok := extract.Interrupted(file); ok && strings.HasPrefix(before, builds.Base) {
		source, err := extract.Open(ctx, web, before)
		if !errors.Is(err, extract.ErrNotThere) {
			return source, err
		}
	}
	address, err := builds.Newest(ctx, web)
	if err != nil {
		return nil, fmt.Errorf("look for the newest map: %w", err)
	}
	source, err := extract.Open(ctx, web, address)
	if err != nil {
		err = fmt.Errorf("open %s: %w", address, err)
	}
	return source, err
}

// Adder adds areas in the background, one at a time. It is safe for concurrent use.
type Adder struct {
	Regions *tiles.Folder // that areas are added to
	Builds  extract.Builds
	Web     extract.Web
	Most    int64 // bytes of an area
	Log     *slog.Logger
	Now     func() time.Time

	mu     sync.Mutex
	job    Job
	cancel context.CancelFunc
	done   chan struct{} // closed when the job has ended
}

// Job is the area that is added, or was added last.
type Job struct {
	Name, Title  string // of the file, and for people; "" before the first one
	Bytes, Total int64  // that have been read, of how many
	Began        time.Time
	Ended        bool
	Err          error // why it has failed
}

// Job returns the job.
func (a *Adder) Job() Job {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.job
}

// Plan says what an area would consist of.
func (a *Adder) Plan(ctx context.Context, area extract.Area) (*extract.Plan, error) {
	area.Newest, area.Most = true, a.Most
	source, err := Open(ctx, a.Web, a.Builds, File(a.Regions.Name(), Name(area.Name)))
	if err != nil {
		return nil, err
	}
	return extract.New(source, area)
}

// Start begins to add an area whose Name has a name. It returns ErrThere or ErrBusy.
func (a *Adder) Start(area extract.Area) (Job, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.done != nil && !a.job.Ended {
		return Job{}, ErrBusy
	}
	if err := os.MkdirAll(a.Regions.Name(), 0o755); err != nil {
		return Job{}, err
	}
	id := Name(area.Name)
	if _, err := os.Stat(File(a.Regions.Name(), id)); err == nil {
		return Job{}, ErrThere
	}
	release, err := Lock(a.Regions.Name())
	if err != nil {
		return Job{}, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	a.job, a.cancel, a.done = Job{Name: id, Title: area.Name, Began: a.Now()}, cancel, make(chan struct{})
	go func() {
		defer close(a.done)
		defer release()
		a.end(a.add(ctx, id, area))
	}()
	return a.job, nil
}

func (a *Adder) add(ctx context.Context, id string, area extract.Area) error {
	plan, err := a.Plan(ctx, area)
	if err != nil {
		return err
	}
	progress := func(bytes int64) {
		a.mu.Lock()
		defer a.mu.Unlock()
		a.job.Bytes, a.job.Total = bytes, plan.Bytes
	}
	progress(0)
	if err := plan.Download(ctx, File(a.Regions.Name(), id), extract.Disk{}, progress); err != nil {
		return err
	}
	a.Regions.Refresh()
	return nil
}

func (a *Adder) end(err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.job.Ended, a.job.Err = true, err
	if err != nil {
		a.Log.Warn("the streets of an area could not be added", "area", a.job.Title, "error", err)
		return
	}
	a.Log.Info("added the streets of an area", "area", a.job.Title, "bytes", a.job.Total)
}

// Remove removes an area. It returns ErrUnknown or ErrBusy.
func (a *Adder) Remove(name string) error {
	if !IsName(name) {
		return ErrUnknown
	}
	if _, err := os.Stat(a.Regions.Name()); err != nil {
		return ErrUnknown
	}
	release, err := Lock(a.Regions.Name())
	if err != nil {
		return err
	}
	defer release()
	if err := Remove(a.Regions.Name(), name); err != nil {
		return err
	}
	a.Regions.Refresh()
	return nil
}

// Close ends a job; the next one of the same area continues it.
func (a *Adder) Close() {
	a.mu.Lock()
	cancel, done := a.cancel, a.done
	a.mu.Unlock()
	if cancel != nil {
		cancel()
		<-done
	}
}

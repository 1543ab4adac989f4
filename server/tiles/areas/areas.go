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
	"slices"
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
	ErrForeign = errors.New("the area was not extracted by finds, so it is not known from where to update it")
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

// Again returns the area of a region that finds has extracted, to extract it again.
func Again(r tiles.Region) extract.Area {
	return extract.Area{Name: r.Origin.Name, Box: r.Origin.Box, Last: r.Last, Newest: r.Origin.Newest}
}

// Renew opens what a region that finds has extracted is to be downloaded from again, or returns nil if that has not
// changed since.
func Renew(ctx context.Context, web extract.Web, builds extract.Builds, file string, r tiles.Region) (source *extract.Source, err error) {
	if r.Origin.Newest {
		source, err = Open(ctx, web, builds, file)
	} else {
		source, err = extract.Open(ctx, web, r.Origin.Source)
	}
	if err == nil && source.URL() == r.Origin.Source && source.Version() == r.Origin.Version {
		return nil, nil
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
	Current      bool  // its source has nothing newer, so that nothing was downloaded
	Err          error // why it has failed
}

// Job returns the job.
func (a *Adder) Job() Job {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.job
}

// Wait waits until no area is being added, or returns the error of the context.
func (a *Adder) Wait(ctx context.Context) error {
	a.mu.Lock()
	done := a.done
	a.mu.Unlock()
	if done == nil {
		return nil
	}
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Plan says what an area would consist of under a name for which IsName holds.
func (a *Adder) Plan(ctx context.Context, name string, area extract.Area) (*extract.Plan, error) {
	area.Newest, area.Most = true, a.Most
	source, err := Open(ctx, a.Web, a.Builds, File(a.Regions.Name(), name))
	if err != nil {
		return nil, err
	}
	return extract.New(source, area)
}

// Start begins to add an area under a name for which IsName holds. It returns ErrThere or ErrBusy.
func (a *Adder) Start(name string, area extract.Area) (Job, error) {
	return a.begin(name, area.Name, func() error {
		if _, err := os.Stat(File(a.Regions.Name(), name)); err == nil {
			return ErrThere
		}
		return nil
	}, func(ctx context.Context) error {
		plan, err := a.Plan(ctx, name, area)
		if err != nil {
			return err
		}
		return a.download(ctx, name, plan)
	})
}

// Update begins to download an area again, if its source has changed. It returns ErrUnknown, ErrForeign or ErrBusy.
func (a *Adder) Update(name string) (Job, error) {
	list := a.Regions.List()
	i := slices.IndexFunc(list, func(r tiles.Region) bool { return r.Name == name })
	if i < 0 {
		return Job{}, ErrUnknown
	}
	if list[i].Origin == nil {
		return Job{}, ErrForeign
	}
	return a.begin(name, list[i].Origin.Name, func() error { return nil }, func(ctx context.Context) error {
		source, err := Renew(ctx, a.Web, a.Builds, File(a.Regions.Name(), name), list[i])
		if err != nil {
			return err
		}
		if source == nil {
			a.change(func(j *Job) { j.Current = true })
			return nil
		}
		area := Again(list[i])
		area.Most = a.Most
		plan, err := extract.New(source, area)
		if err != nil {
			return err
		}
		return a.download(ctx, name, plan)
	})
}

// begin does the work of a job in the background, as the only one that changes the folder, unless what it
// checks first returns an error.
func (a *Adder) begin(name, title string, check func() error, work func(context.Context) error) (Job, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.done != nil && !a.job.Ended {
		return Job{}, ErrBusy
	}
	if err := os.MkdirAll(a.Regions.Name(), 0o755); err != nil {
		return Job{}, err
	}
	if err := check(); err != nil {
		return Job{}, err
	}
	release, err := Lock(a.Regions.Name())
	if err != nil {
		return Job{}, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	a.job, a.cancel, a.done = Job{Name: name, Title: title, Began: a.Now()}, cancel, make(chan struct{})
	go func() {
		defer close(a.done)
		defer release()
		a.end(work(ctx))
	}()
	return a.job, nil
}

// change changes the job that is under way.
func (a *Adder) change(with func(*Job)) {
	a.mu.Lock()
	defer a.mu.Unlock()
	with(&a.job)
}

func (a *Adder) download(ctx context.Context, name string, plan *extract.Plan) error {
	progress := func(bytes int64) { a.change(func(j *Job) { j.Bytes, j.Total = bytes, plan.Bytes }) }
	progress(0)
	if err := plan.Download(ctx, File(a.Regions.Name(), name), extract.Disk{}, progress); err != nil {
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
	if a.job.Current {
		a.Log.Info("the streets of an area are up to date", "area", a.job.Title)
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

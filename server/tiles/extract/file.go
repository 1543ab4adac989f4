package extract

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"syscall"

	"golang.org/x/sync/errgroup"

	"finds/server/tiles"
)

// ErrNoRoom means that an extract does not fit on the disk.
var ErrNoRoom = errors.New("there is not enough free disk space")

// checkpoint is the number of bytes after which the state of a download is written.
// After a crash, at most these are read again.
const checkpoint = 16 << 20

// File is a file that is being written.
type File interface {
	io.ReaderAt
	io.WriterAt
	io.Closer
	Sync() error
	Stat() (fs.FileInfo, error)
	Truncate(size int64) error
}

// Disk is how a download uses the disk.
type Disk struct {
	Open func(name string) (File, error)            // creates a file or opens it to go on; nil is os.OpenFile
	Free func(folder string) (bytes int64, ok bool) // ok is false if the system does not say; nil asks it
}

// Extensions of a file while it is downloaded, and of the state of its download.
const (
	PartExt  = ".part"
	StateExt = ".part.json"
)

// state is the state of a download, with all that is needed to continue it.
type state struct {
	Source  string    `json:"source"`
	Version string    `json:"version"`
	Box     tiles.Box `json:"box"`
	First   int       `json:"firstZoom"`
	Last    int       `json:"lastZoom"`
	Plan    string    `json:"plan"` // its key
	Done    []int     `json:"done"` // requests, by their index
}

// Download writes the extract to name. Until it is complete, it is in a file of that name
// with PartExt; after an interruption, the same plan continues there. progress gets the
// number of bytes of p.Bytes that have been read, and is not called concurrently.
func (p *Plan) Download(ctx context.Context, name string, disk Disk, progress func(bytes int64)) error {
	if disk.Open == nil {
		disk.Open = func(name string) (File, error) { return os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644) }
	}
	if disk.Free == nil {
		disk.Free = Free
	}
	if progress == nil {
		progress = func(int64) {}
	}
	done := p.resume(name)
	if len(done) == 0 {
		if room, ok := disk.Free(filepath.Dir(name)); ok && p.Size > room/2 {
			return fmt.Errorf("%w: the file would take %d MB, more than half of the %d MB that are free", ErrNoRoom, p.Size/1_000_000, room/1_000_000)
		}
	}
	f, err := disk.Open(name + PartExt)
	if err != nil {
		return err
	}
	d := &download{Plan: p, name: name, file: f, done: done, progress: progress}
	err = d.fetch(ctx)
	if err == nil {
		err = d.finish()
	}
	err = errors.Join(err, f.Close())
	if errors.Is(err, syscall.ENOSPC) {
		err = fmt.Errorf("%w: %w", ErrNoRoom, err)
	}
	if err != nil {
		return err
	}
	if err := os.Rename(name+PartExt, name); err != nil {
		return err
	}
	return errors.Join(syncFolder(filepath.Dir(name)), os.Remove(name+StateExt))
}

// Interrupted returns the source of an interrupted download to name.
func Interrupted(name string) (source string, ok bool) {
	b, err := os.ReadFile(name + StateExt)
	if err != nil {
		return "", false
	}
	var s state
	if json.Unmarshal(b, &s) != nil {
		return "", false
	}
	return s.Source, true
}

// resume returns the requests of this plan that an interrupted download has finished.
func (p *Plan) resume(name string) (done []int) {
	b, err := os.ReadFile(name + StateExt)
	if err != nil {
		return nil
	}
	var s state
	info, err := os.Stat(name + PartExt)
	if err != nil || json.Unmarshal(b, &s) != nil || s.Plan != p.key() || s.Source != p.source.url.String() || s.Version != p.source.version || info.Size() > p.Size {
		return nil
	}
	for _, i := range s.Done {
		if i < 0 || i >= len(p.requests) {
			return nil
		}
	}
	slices.Sort(s.Done)
	return slices.Compact(s.Done)
}

// download is a download that runs.
type download struct {
	*Plan
	name     string
	file     File
	progress func(int64)

	mu      sync.Mutex
	done    []int
	read    int64 // bytes, of all requests that are done
	unsaved int64 // bytes, of those that are not in the state
}

// fetch sends all requests that are left.
func (d *download) fetch(ctx context.Context) error {
	if len(d.done) == 0 {
		if err := d.file.Truncate(0); err != nil {
			return err
		}
	}
	left := map[int]bool{}
	for i := range d.requests {
		left[i] = true
	}
	for _, i := range d.done {
		d.read += d.requests[i].length
		delete(left, i)
	}
	d.progress(d.read)
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(parallel)
	for i := range d.requests {
		if !left[i] {
			continue
		}
		group.Go(func() error {
			if err := ctx.Err(); err != nil {
				return err
			}
			return d.one(ctx, i)
		})
	}
	err := group.Wait()
	d.mu.Lock()
	defer d.mu.Unlock()
	return errors.Join(err, d.save())
}

// one sends a request and writes its pieces.
func (d *download) one(ctx context.Context, i int) error {
	r := d.requests[i]
	b := make([]byte, r.length)
	if _, err := d.source.read(ctx, b, r.offset); err != nil {
		return err
	}
	for _, p := range r.pieces {
		if _, err := d.file.WriteAt(b[p.from-r.offset:][:p.length], d.data+p.to); err != nil {
			return err
		}
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.done = append(d.done, i)
	d.read += r.length
	d.unsaved += r.length
	d.progress(d.read)
	if d.unsaved < checkpoint {
		return nil
	}
	return d.save()
}

// save brings the pieces to the disk, and then the state that says that they are there.
func (d *download) save() error {
	if d.unsaved == 0 {
		return nil
	}
	if err := d.file.Sync(); err != nil {
		return err
	}
	b, err := json.Marshal(state{d.source.url.String(), d.source.version, d.Box, FirstZoom, d.Last, d.key(), d.done})
	if err == nil {
		err = os.WriteFile(d.name+StateExt+"-new", b, 0o644)
	}
	if err == nil {
		err = os.Rename(d.name+StateExt+"-new", d.name+StateExt)
	}
	if err == nil {
		d.unsaved = 0
	}
	return err
}

// finish writes what comes before the tiles, the header last: without it, the file is
// not a PMTiles file.
func (d *download) finish() error {
	const header = 127
	if _, err := d.file.WriteAt(d.front[header:], header); err != nil {
		return err
	}
	if err := d.file.Sync(); err != nil {
		return err
	}
	if _, err := d.file.WriteAt(d.front[:header], 0); err != nil {
		return err
	}
	if err := d.file.Sync(); err != nil {
		return err
	}
	_, err := tiles.Open(d.file, d.Size)
	return err
}

// syncFolder brings the names in a folder to the disk.
func syncFolder(name string) error {
	if runtime.GOOS == "windows" { // which syncs no folders, and refuses to
		return nil
	}
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

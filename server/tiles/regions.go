package tiles

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// Ext is the extension of the files.
const Ext = ".pmtiles"

const (
	// lookEvery is how often the folder is read. A file that appears or disappears
	// changes the time of the folder, so that it is noticed at once.
	lookEvery = 30 * time.Second
	// filesMost is the maximum number of files; each is kept open.
	filesMost = 100
)

// Folder serves the tiles of all PMTiles files in a folder: the streets of areas that the operator has added to the map.
// Files may come and go while it does. It is safe for concurrent use.
type Folder struct {
	name string
	log  *slog.Logger
	now  func() time.Time

	looking    sync.Mutex       // held while the folder is read
	looked     time.Time        // when the folder was last read
	changed    time.Time        // when it had last changed then
	unreadable bool             // whether that failed, which is logged
	refused    map[string]stamp // files that cannot be served, each logged once

	mu      sync.RWMutex  // held for writing with looking
	files   []*regionFile // deepest first
	version string
}

// stamp identifies the contents of a file.
type stamp struct {
	size     int64
	modified time.Time
}

// regionFile is an open file.
type regionFile struct {
	*Archive
	name    string
	stamp   stamp
	close   func() error
	version string
	faulty  sync.Once // is logged
}

// OpenFolder reads a folder, which need not exist yet.
func OpenFolder(name string, log *slog.Logger, now func() time.Time) *Folder {
	f := &Folder{name: name, log: log, now: now, refused: map[string]stamp{}}
	f.look()
	return f
}

// Name returns the path of the folder.
func (f *Folder) Name() string { return f.name }

// Close closes all files.
func (f *Folder) Close() error {
	f.looking.Lock()
	defer f.looking.Unlock()
	return f.replace(nil, f.looked, f.changed)
}

// Refresh reads the folder again, also if its time is the same: two changes may come within a tick of its clock.
func (f *Folder) Refresh() {
	f.looking.Lock()
	f.looked = time.Time{}
	f.looking.Unlock()
	f.look()
}

// Tile returns a tile of the deepest file that has it, as it is stored, and the file.
// tile is nil if no file has it. Other files are asked when one fails; the error is that
// of the first one if none has the tile.
func (f *Folder) Tile(zoom uint8, x, y uint32) (tile []byte, from *Archive, err error) {
	f.look()
	f.mu.RLock()
	defer f.mu.RUnlock()
	for _, a := range f.files {
		if !a.Box().Touches(zoom, x, y) {
			continue
		}
		tile, fault := a.Tile(zoom, x, y)
		if fault != nil {
			a.faulty.Do(func() { f.log.Error("read a map of the folder", "file", a.name, "error", fault) })
			err = cmp.Or(err, fault)
			continue
		}
		if tile != nil {
			return tile, a.Archive, nil
		}
	}
	return nil, nil, err
}

// Region is an area with tiles.
type Region struct {
	Name        string // of the file, without its extension
	Box         Box
	First, Last int // zooms
	Attribution string
	Size        int64 // of the file, in bytes
	Modified    time.Time
	Origin      *Origin // nil for files that Finds has not extracted
}

// Version returns a string that changes with the content of the files. It is "" if there
// are none.
func (f *Folder) Version() string {
	f.look()
	f.mu.RLock()
	defer f.mu.RUnlock()
	return f.version
}

// List returns the areas, the deepest first.
func (f *Folder) List() (list []Region) {
	f.look()
	f.mu.RLock()
	defer f.mu.RUnlock()
	for _, a := range f.files {
		first, last := a.Zooms()
		list = append(list, Region{strings.TrimSuffix(a.name, Ext), a.Box(), first, last, a.Attribution(), a.stamp.size, a.stamp.modified, a.Origin()})
	}
	return list
}

// look reads the folder if that is due. While one caller does, others use what there is.
func (f *Folder) look() {
	if !f.looking.TryLock() {
		return
	}
	defer f.looking.Unlock()
	var changed time.Time
	if info, err := os.Stat(f.name); err == nil {
		changed = info.ModTime()
	}
	now := f.now()
	age := now.Sub(f.looked)
	if !f.looked.IsZero() && changed.Equal(f.changed) && age >= 0 && age < lookEvery {
		return
	}
	entries, err := os.ReadDir(f.name)
	if errors.Is(err, os.ErrNotExist) && !changed.IsZero() {
		return // a file was removed meanwhile, and others are missing from the list: the next caller reads it again
	}
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		if !f.unreadable {
			f.log.Error("the folder of maps cannot be read", "error", err)
		}
		f.unreadable, f.looked, f.changed = true, now, changed
		return
	}
	f.unreadable = false
	var files []*regionFile
	seen := map[string]bool{}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), Ext) || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		if len(files) == filesMost {
			f.log.Warn("only some files of the folder of maps are served", "folder", f.name, "most", filesMost)
			break
		}
		seen[e.Name()] = true
		if a := f.keep(e.Name()); a != nil {
			files = append(files, a)
		}
	}
	for name := range f.refused {
		if !seen[name] {
			delete(f.refused, name)
		}
	}
	slices.SortFunc(files, func(a, b *regionFile) int {
		_, x := a.Zooms()
		_, y := b.Zooms()
		return cmp.Or(cmp.Compare(y, x), b.stamp.modified.Compare(a.stamp.modified), cmp.Compare(a.name, b.name))
	})
	if err := f.replace(files, now, changed); err != nil {
		f.log.Warn("close a map", "error", err)
	}
}

// keep returns the open file of a name, or opens it. It returns nil, and logs why, if the
// file cannot be served.
func (f *Folder) keep(name string) *regionFile {
	info, err := os.Stat(filepath.Join(f.name, name))
	if err != nil {
		return nil // it has just been removed
	}
	is := stamp{info.Size(), info.ModTime()}
	if old, ok := f.refused[name]; ok && old == is {
		return nil
	}
	for _, a := range f.files {
		if a.name == name && a.stamp == is {
			return a
		}
	}
	a, err := openFile(filepath.Join(f.name, name), is)
	if err != nil {
		f.refused[name] = is
		f.log.Error("a file of the folder of maps cannot be served", "file", name, "error", err)
		return nil
	}
	delete(f.refused, name)
	a.name = name
	return a
}

func openFile(name string, is stamp) (*regionFile, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	a, version, err := archive(f, is)
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return &regionFile{Archive: a, stamp: is, close: f.Close, version: version}, nil
}

func archive(f *os.File, is stamp) (a *Archive, version string, err error) {
	info, err := f.Stat()
	if err != nil {
		return nil, "", err
	}
	if !info.Mode().IsRegular() {
		return nil, "", errors.New("it is not a regular file")
	}
	if a, err = Open(f, info.Size()); err != nil {
		return nil, "", err
	}
	if a.Kind() != Vector {
		return nil, "", fmt.Errorf("%w here: the folder is for vector tiles; --basemap also takes images", ErrFormat)
	}
	version, err = a.Version(is.modified.UTC().String())
	return a, version, err
}

// replace puts other files in the place of those that were open, and closes those that
// are not among them, once no tile is read from them.
func (f *Folder) replace(files []*regionFile, looked, changed time.Time) (err error) {
	sum := sha256.New()
	for _, a := range files {
		fmt.Fprintf(sum, "%s %s\n", a.name, a.version)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, a := range f.files {
		if !slices.Contains(files, a) {
			err = errors.Join(err, a.close())
		}
	}
	f.files, f.looked, f.changed, f.version = files, looked, changed, ""
	if len(files) > 0 {
		f.version = hex.EncodeToString(sum.Sum(nil)[:8])
	}
	return err
}

// Package intake turns files of places into finds: it keeps what package importing has read, and takes the
// photos and videos of an archive as uploads when its rows are published.
package intake

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"maps"
	"os"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server/importing"
	"finds/server/limit"
	"finds/server/places"
	"finds/store"
)

// Options are the parts of an instance that an Intake needs.
type Options struct {
	Store     *store.Store
	Library   *media.Library
	Gazetteer places.Gazetteer        // nil has no places
	Uploads   *limit.Uploads          // nil outside a service
	Publish   func(user string) error // counts a find for everyone; nil allows all
	Reads     *limit.CostlyReads      // files that are read at once; nil for limit.NewFileReads
	ReadTime  time.Duration           // that reading a file may take, not counting the wait for its turn; 0 means any
	TempDir   string
	TempName  string // pattern of the names of temporary files
	FileMax   int64  // bytes of a photo or video
	PerFind   int    // photos and videos of a find
	Now       func() time.Time
	Log       *slog.Logger
}

// Intake reads and publishes imports.
type Intake struct{ Options }

// New returns an Intake.
func New(o Options) *Intake {
	if o.Reads == nil {
		o.Reads = limit.NewFileReads()
	}
	return &Intake{o}
}

// File is a file of places.
type File struct {
	*os.File
	Size    int64
	Name    string // that the user sees
	Unnamed string // what a place without a name is called, with a verb for its number; "" for "Place %d"
	Keep    bool   // whether an archive with photos or videos is kept; if not, Commit needs it again
}

// Read stores the places of a file as an import of a user. If file.Keep is set, it also stores an archive with
// photos or videos, as an upload that counts towards the storage of the user. may is called before anything is
// written. Errors are those of importing.Parse, of may, of Imports.Create, of Store.CreateUploads, schema.ErrBusy if
// its turn does not come, and schema.ErrImportSlow if it takes longer than k.ReadTime.
func (k *Intake) Read(ctx context.Context, user string, file File, may func(context.Context) error) (i schema.Import, err error) {
	f, size := file.File, file.Size
	read, rows, err := k.parse(ctx, user, file)
	if err != nil {
		return i, err
	}
	all := k.Store.Imports(user)
	if err := all.Mark(ctx, rows); err != nil {
		return i, err
	}
	hasMedia, err := lookUp(rows, f, size, k.PerFind)
	if err != nil {
		return i, err
	}
	if err := may(ctx); err != nil {
		return i, err
	}
	n := store.NewImport{Name: file.Name, Format: read.Format, Rows: rows, Left: read.Left, Encoding: read.Encoding}
	for _, l := range read.Lists {
		n.Lists = append(n.Lists, store.ImportList{Name: l.Name, Description: textOrNil(l.Description), Visibility: l.Visibility, Rows: l.Rows, Cover: l.Cover})
	}
	if hasMedia && file.Keep {
		if n.Archive, err = k.keep(ctx, user, f, size); err != nil {
			return i, err
		}
	}
	i, files, err := all.Create(ctx, n)
	k.Library.Discard(ctx, k.Log, files)
	return i, err
}

// turnMax is how long a file waits to be read.
const turnMax = time.Minute

// parse reads the places of a file when it is its turn: those of one user are read one after the other, and of all users
// as many at once as leave a processor to others.
func (k *Intake) parse(ctx context.Context, user string, file File) (read importing.Result, rows []store.ImportRow, err error) {
	wait, cancel := context.WithTimeout(ctx, turnMax)
	defer cancel()
	end, err := k.Reads.Begin(wait, user)
	if err != nil {
		return read, nil, err
	}
	defer end()
	if k.ReadTime != 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeoutCause(ctx, k.ReadTime, schema.ErrImportSlow)
		defer stop()
	}
	if read, err = importing.Parse(ctx, file.File, file.Size); err == nil {
		rows, err = Rows(ctx, k.Gazetteer, read, cmp.Or(file.Unnamed, "Place %d"))
	}
	if ended := context.Cause(ctx); err != nil && ended != nil {
		err = ended
	}
	return read, rows, err
}

// usesMost is how many photos and videos may be the same file of an archive: each is processed, which takes
// seconds for a file of some kilobytes.
const usesMost = 10

// lookUp marks as lost the photos and videos that the archive does not have, those of a find beyond perFind, and
// those of one file beyond usesMost. It reports whether any others are to be imported.
func lookUp(rows []store.ImportRow, f *os.File, size int64, perFind int) (hasMedia bool, err error) {
	var archive *importing.Archive
	uses := map[string]int{}
	for i := range rows {
		r := &rows[i]
		if r.Status == schema.ImportBad || r.Status == schema.ImportDuplicate {
			continue
		}
		for k := range r.Media {
			if archive == nil {
				if archive, err = openIfArchive(f, size); err != nil {
					return false, err
				}
			}
			m := &r.Media[k]
			switch {
			case !archive.Has(m.File):
				m.Lost = schema.ImportAbsent
			case k >= perFind || uses[m.File] == usesMost:
				m.Lost = string(schema.RuleMaxItems)
			default:
				uses[m.File]++
				continue
			}
			r.Missing++
		}
	}
	if len(uses) == 0 {
		return false, nil
	}
	return true, archive.Apart(maps.Keys(uses))
}

// openIfArchive opens a file as an archive. A file that is not one is like an archive without files.
func openIfArchive(f *os.File, size int64) (*importing.Archive, error) {
	head := make([]byte, 4)
	if _, err := f.ReadAt(head, 0); err != nil || !importing.IsArchive(head) {
		return &importing.Archive{}, nil
	}
	return importing.OpenArchive(f, size)
}

// keep stores an archive as an upload of the user.
func (k *Intake) keep(ctx context.Context, user string, f *os.File, size int64) (path string, err error) {
	key := bucket.NewID()
	path = bucket.StemOf('m', key) + media.ArchiveSuffix
	if _, err := f.Seek(0, 0); err != nil {
		return "", fmt.Errorf("read the archive: %w", err)
	}
	if err := k.Library.Bucket.Put(ctx, path, f); err != nil {
		return "", fmt.Errorf("store the archive: %w", err)
	}
	err = k.Store.CreateUploads(ctx, user, []schema.Upload{{Key: key, Type: "archive", URL: path, Bytes: size}})
	if errors.As(err, new(*schema.Error)) { // after another error, the row may have been written
		k.Library.Discard(ctx, k.Log, []string{path})
	}
	return path, err
}

// archive opens the archive of an import. If there is none, it returns an archive without files.
func (k *Intake) archive(ctx context.Context, user, id string) (a *importing.Archive, closed func(), err error) {
	path, err := k.Store.Imports(user).Archive(ctx, id)
	if err != nil || path == "" {
		return &importing.Archive{}, func() {}, err
	}
	o, err := k.Library.Bucket.Open(ctx, path)
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) { // which must not count as photos that are absent
			err = fmt.Errorf("the storage has lost an archive: %v", err)
		}
		return nil, nil, fmt.Errorf("open %s: %w", path, err)
	}
	closed = func() { _ = o.Close() } // it was only read
	if a, err = importing.OpenArchive(&readerAt{o: o}, o.Size()); err != nil {
		closed()
	}
	return a, closed, err
}

// Package archive writes the finds of a user into a zip file: as finds.json, which says everything about
// them, as GeoJSON, GPX and KML for other programs, and with the photos and videos. The same finds
// give the same bytes. Neither all finds nor a whole file are ever in memory.
package archive

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"time"

	"github.com/go-json-experiment/json"

	"finds/media/bucket"
	"finds/schema"
	"finds/store"
)

// Options are what an archive is made of.
type Options struct {
	Store  *store.Store
	Bucket bucket.Bucket
	User   string // id of the owner of the finds
	Log    *slog.Logger

	// Turn calls read, for every page of finds. Check is called before every file. An error of either
	// ends the archive. If they are nil, nothing waits or is checked.
	Turn  func(ctx context.Context, read func(context.Context) error) error
	Check func(context.Context) error
	// Progress, if it is not nil, gets the number of finds that are complete.
	Progress func(done, total int)
}

// Archive is an archive that is not written yet.
type Archive struct {
	Options
	newest  schema.Find // the last find in it; without an id if there are none
	total   int         // finds in finds.json
	missing []byte      // lines of missing.txt
	gone    int         // files that were missing
	buf     []byte
}

// Open prepares an archive of the finds that there are now, without those that are in the bin or hidden.
func Open(ctx context.Context, o Options) (*Archive, error) {
	a := &Archive{Options: o, buf: make([]byte, 256<<10)}
	if a.Turn == nil {
		a.Turn = func(ctx context.Context, read func(context.Context) error) error { return read(ctx) }
	}
	if a.Check == nil {
		a.Check = func(context.Context) error { return nil }
	}
	err := a.pages(ctx, false, 1, func(f schema.Find) (more bool, err error) {
		a.newest = f
		return false, nil
	})
	return a, err
}

// pages visits the finds, the oldest first if asc, while visit wants more.
func (a *Archive) pages(ctx context.Context, asc bool, limit int, visit func(schema.Find) (more bool, err error)) error {
	page := store.Page{Asc: asc, Limit: limit}
	for {
		var list []schema.Find
		var next string
		err := a.Turn(ctx, func(ctx context.Context) (err error) {
			list, next, err = a.Store.Finds(ctx, a.User, store.FindFilter{Flags: store.Flags{Private: true}, Page: page, UserID: a.User})
			if err == nil {
				err = a.Store.AddExact(ctx, a.User, list)
			}
			return err
		})
		if err != nil {
			return err
		}
		for _, f := range list {
			if more, err := visit(f); err != nil || !more {
				return err
			}
		}
		if next == "" {
			return nil
		}
		if err := page.After.UnmarshalText([]byte(next)); err != nil {
			return err
		}
	}
}

// each visits the finds of the archive in the order of their creation. It leaves out those that are
// published while the archive is written, so that every file in it lists the same finds.
func (a *Archive) each(ctx context.Context, visit func(Find) error) error {
	if a.newest.ID == "" {
		return nil
	}
	return a.pages(ctx, true, schema.LimitMax, func(f schema.Find) (bool, error) {
		last := a.newest.CreatedAt.Compare(f.CreatedAt.Time)
		if last < 0 || last == 0 && f.ID > a.newest.ID {
			return false, nil
		}
		return true, visit(of(f))
	})
}

// Write writes the archive, and returns how many photos and videos the storage did not have. After an
// error, w has a part of a zip file, which no program takes for a whole one.
func (a *Archive) Write(ctx context.Context, w io.Writer) (missing int, err error) {
	z := zip.NewWriter(w)
	for _, t := range texts {
		if err := a.text(ctx, z, t); err != nil {
			return a.gone, err
		}
	}
	done := 0
	err = a.each(ctx, func(f Find) error {
		for _, m := range f.Media {
			if err := a.file(ctx, z, f, m); err != nil {
				return err
			}
		}
		if done++; a.Progress != nil {
			a.Progress(done, max(done, a.total))
		}
		return nil
	})
	if err == nil && a.gone > 0 {
		err = a.listMissing(z)
	}
	if err != nil {
		return a.gone, err
	}
	return a.gone, z.Close()
}

// text writes one of the files that list the finds.
func (a *Archive) text(ctx context.Context, z *zip.Writer, t text) error {
	w, err := z.CreateHeader(&zip.FileHeader{Name: t.name, Method: zip.Deflate, Modified: modified(a.newest.CreatedAt)})
	if err == nil {
		_, err = io.WriteString(w, t.begin)
	}
	if err != nil {
		return err
	}
	n := 0
	err = a.each(ctx, func(f Find) error {
		if n++; n > 1 {
			if _, err := io.WriteString(w, t.delimiter); err != nil {
				return err
			}
		}
		return t.find(w, f)
	})
	a.total = max(a.total, n)
	if err == nil && t.name == FindsFile {
		err = a.lists(ctx, w)
	}
	if err == nil {
		_, err = io.WriteString(w, t.end)
	}
	return err
}

// lists writes the lists of the user.
func (a *Archive) lists(ctx context.Context, w io.Writer) error {
	if _, err := io.WriteString(w, listsBegin); err != nil {
		return err
	}
	page, delimiter := store.ListPage{Asc: true, Limit: 10}, "" // each may have a thousand finds
	for {
		var list []schema.ExportedList
		var next string
		err := a.Turn(ctx, func(ctx context.Context) (err error) {
			list, next, err = a.Store.Lists(ctx, a.User).Exported(ctx, page)
			return err
		})
		if err != nil {
			return err
		}
		for _, l := range list {
			if _, err := io.WriteString(w, delimiter); err != nil {
				return err
			}
			delimiter = ",\n"
			if err := json.MarshalWrite(w, List{l.ID, l.Name, l.Description, l.Visibility, l.CoverID, append([]string{}, l.FindIDs...)}); err != nil {
				return err
			}
		}
		if next == "" {
			return nil
		}
		if err := page.After.UnmarshalText([]byte(next)); err != nil {
			return err
		}
	}
}

// file writes a photo or a video as it is stored, since it is already compressed.
func (a *Archive) file(ctx context.Context, z *zip.Writer, f Find, m Media) error {
	if err := a.Check(ctx); err != nil {
		return err
	}
	o, err := a.Bucket.Open(ctx, m.key)
	if errors.Is(err, fs.ErrNotExist) {
		a.lacks(f, m)
		return nil
	}
	if err != nil {
		return fmt.Errorf("open %s: %w", m.key, err)
	}
	defer func() { _ = o.Close() }() // it was only read
	w, err := z.CreateHeader(&zip.FileHeader{Name: m.File, Method: zip.Store, Modified: modified(f.CreatedAt)})
	if err != nil {
		return err
	}
	// Only Read and Write are visible: the methods that io.Copy prefers use smaller buffers.
	n, err := io.CopyBuffer(struct{ io.Writer }{w}, struct{ io.Reader }{o}, a.buf)
	if err == nil && n != o.Size() {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		return fmt.Errorf("copy %s: %w", m.key, err)
	}
	return nil
}

// missingMax bounds missing.txt, in bytes.
const missingMax = 1 << 20

// lacks notes that the storage does not have a file.
func (a *Archive) lacks(f Find, m Media) {
	a.gone++
	a.Log.Warn("a file is missing in the storage and in the export", "user", a.User, "find", f.ID, "file", m.key)
	if len(a.missing) < missingMax {
		a.missing = fmt.Appendf(a.missing, "%s  %q\n", m.File, f.Title)
	}
}

// listMissing writes the list of missing files.
func (a *Archive) listMissing(z *zip.Writer) error {
	w, err := z.CreateHeader(&zip.FileHeader{Name: MissingFile, Method: zip.Deflate, Modified: modified(a.newest.CreatedAt)})
	if err == nil {
		_, err = fmt.Fprintf(w, "Number of photos and videos that the instance has lost: %d. Their finds are in the archive without them.\n\n%s", a.gone, a.missing)
	}
	return err
}

// modified returns t, or the nearest time that a zip file can have: from 1980, by its dates, to 2106, by
// its seconds.
func modified(t schema.Time) time.Time {
	first, last := time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC), time.Date(2106, 1, 1, 0, 0, 0, 0, time.UTC)
	switch {
	case t.Before(first):
		return first
	case t.After(last):
		return last
	}
	return t.UTC()
}

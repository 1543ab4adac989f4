package importing

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"path"
	"slices"
	"strings"

	"finds/schema"
)

// archive reads the files of an archive that hold places. Names in it are only compared: nothing is
// unpacked to the disk under them.
func (p *parser) archive(file io.ReaderAt, size int64) error {
	z, err := openArchive(file, size)
	if err != nil {
		return err
	}
	var found []*zip.File
	for _, kind := range kinds {
		for _, f := range z.File {
			if kind.is(strings.ToLower(f.Name)) && !strings.HasPrefix(f.Name, "__MACOSX/") {
				found = append(found, f)
			}
		}
		if len(found) > 0 {
			if kind.first {
				found = found[:1]
			}
			break
		}
	}
	if len(found) > filesMax {
		return schema.ErrImportUnsafe.At("an archive with very many files of places")
	}
	slices.SortStableFunc(found, func(a, b *zip.File) int { return strings.Compare(a.Name, b.Name) })
	for _, f := range found {
		err := p.entry(f)
		if len(found) > 1 && (errors.Is(err, schema.ErrImportFormat) || errors.Is(err, schema.ErrImportEmpty)) { // a file of something else
			continue
		}
		if err != nil {
			return err
		}
	}
	if p.format == "" {
		return schema.ErrImportFormat
	}
	return nil
}

// errBomb is the refusal of an archive that would fill the memory or take too long.
var errBomb = schema.ErrImportUnsafe.At("an archive that unpacks to very much")

// filesMax is how many files of an archive are read.
const filesMax = 1000

// kinds are the archives, by the names of the files in them that are read.
var kinds = []struct {
	is    func(name string) bool
	first bool // only one of them is read
}{
	{func(n string) bool { return path.Base(n) == "finds.json" }, true},
	{func(n string) bool { ok, _ := path.Match("checkins*.json", path.Base(n)); return ok }, false},
	{func(n string) bool { return n == "doc.kml" }, true},
	{func(n string) bool { return strings.HasSuffix(n, ".kml") && !strings.Contains(n, "/") }, true},
	{func(n string) bool {
		return slices.Contains([]string{".csv", ".json", ".geojson", ".gpx", ".kml"}, path.Ext(n))
	}, false},
}

// openArchive reads the directory of an archive, as far as it fits into the memory.
func openArchive(file io.ReaderAt, size int64) (*zip.Reader, error) {
	tail := &boundedAt{r: file, left: tailMax}
	z, err := zip.NewReader(tail, size)
	if tail.over {
		return nil, schema.ErrImportUnsafe.At("an archive with very many files")
	}
	if err != nil {
		return nil, schema.ErrImportDamaged
	}
	tail.open = true
	return z, nil
}

// boundedAt bounds what is read before it is open.
type boundedAt struct {
	r          io.ReaderAt
	left       int
	open, over bool
}

func (b *boundedAt) ReadAt(p []byte, off int64) (int, error) {
	if !b.open {
		if b.left -= len(p); b.left < 0 {
			b.over = true
			return 0, schema.ErrImportUnsafe
		}
	}
	return b.r.ReadAt(p, off)
}

// entry reads a file of an archive.
func (p *parser) entry(f *zip.File) error {
	r, err := p.unpack(f, entryMax)
	if err != nil {
		return err
	}
	defer r.Close()
	p.folder, _ = path.Split(f.Name)
	head, err := io.ReadAll(io.LimitReader(r, headBytes))
	if err != nil {
		return damaged(err)
	}
	return p.plain(head, io.MultiReader(bytes.NewReader(head), r))
}

// unpack opens an entry of at most most bytes. What the archive says about its size is checked, but not
// believed.
func (p *parser) unpack(f *zip.File, most int64) (*unpacked, error) {
	return unpack(f, most, &p.left)
}

func unpack(f *zip.File, most int64, all *int64) (*unpacked, error) {
	declared := f.UncompressedSize64
	switch {
	case f.Flags&1 != 0:
		return nil, schema.ErrImportFormat.At("an archive with a password")
	case declared > uint64(most), declared > ratioFrom && declared/ratioMax > f.CompressedSize64:
		return nil, errBomb
	}
	r, err := f.Open()
	if err != nil {
		return nil, schema.ErrImportDamaged
	}
	return &unpacked{ReadCloser: r, all: all, left: most}, nil
}

// unpacked counts the bytes of an entry as they are unpacked.
type unpacked struct {
	io.ReadCloser
	all  *int64 // bytes that may still be unpacked of the whole archive
	left int64
}

func (u *unpacked) Read(b []byte) (int, error) {
	n, err := u.ReadCloser.Read(b)
	u.left, *u.all = u.left-int64(n), *u.all-int64(n)
	if u.left < 0 || *u.all < 0 {
		return 0, errBomb
	}
	return n, err
}

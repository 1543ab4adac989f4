package importing

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"io"
	"path"
	"slices"
	"strings"

	"finds/schema"
)

// archive reads the files of an archive that hold places, and counts the others. Names in it are only compared: nothing
// is unpacked to the disk under them. depth is 1 for an archive in an archive.
func (p *parser) archive(file io.ReaderAt, size int64, depth int) error {
	z, err := openArchive(file, size)
	if err != nil {
		return err
	}
	p.elements -= int64(len(z.File)) * int64(depth)
	outer := p.name
	defer func() { p.name = outer }()
	for _, f := range z.File {
		if path.Base(f.Name) == "finds.json" && depth == 0 { // the other files have the same finds, or are photos of them
			p.name = f.Name
			if err := p.entry(f, depth); !errors.Is(err, schema.ErrImportFormat) {
				return err
			}
			break
		}
	}
	files, others := candidates(z.File, depth)
	var fault error
	for i, f := range files {
		if i >= filesMax {
			others = append(others, files[i:]...)
			break
		}
		from := len(p.rows)
		p.name = path.Join(outer, f.Name)
		switch err := p.entry(f, depth); {
		case err == nil:
			p.nameRows(from, f, len(files))
		case fatal(err):
			return err
		default:
			if fault == nil || errors.Is(fault, schema.ErrImportFormat) || errors.Is(fault, schema.ErrImportColumns) && !errors.Is(err, schema.ErrImportFormat) {
				fault = err
			}
			p.skip(f, err)
		}
	}
	for _, f := range others {
		kind := schema.LeftFile
		if isPicture(f.Name) {
			kind = schema.LeftPicture
		}
		p.leave(kind, 1, schema.ImportWhere{File: path.Join(outer, f.Name)})
	}
	switch {
	case p.format == "" && fault == nil:
		return schema.ErrImportFormat
	case len(p.rows) == 0:
		return fault
	}
	return nil
}

// fatal reports whether an error is not that of one file of an archive.
func fatal(err error) bool {
	var refused *schema.Error
	return !errors.As(err, &refused) || errors.Is(err, schema.ErrImportRows)
}

// skip counts a file that cannot be read.
func (p *parser) skip(f *zip.File, err error) {
	where := schema.ImportWhere{File: p.name}
	switch {
	case errors.Is(err, schema.ErrImportEmpty), errors.Is(err, schema.ErrImportTracks): // what it has is counted
	case errors.Is(err, schema.ErrImportDamaged):
		p.leave(schema.LeftDamaged, 1, cmp.Or(p.fault, where))
	default:
		p.leave(schema.LeftFile, 1, where)
	}
}

// nameRows gives rows that have no category the name of their file, if there are several.
func (p *parser) nameRows(from int, f *zip.File, files int) {
	name := path.Base(f.Name)
	name = strings.TrimSuffix(name, path.Ext(name))
	if files < 2 || strings.EqualFold(name, "doc") || p.format == Swarm || p.format == Finds {
		return
	}
	name = line(name, schema.CategoryMax)
	for i := from; i < len(p.rows); i++ {
		if r := &p.rows[i]; r.Category == "" && !r.Bad {
			r.Category = name
		}
	}
}

// errBomb is the refusal of an archive that would fill the memory or take too long.
var errBomb = schema.ErrImportUnsafe.At("an archive that unpacks to very much")

const (
	filesMax    = 1000     // of an archive that are read
	siblingsMax = 50       // JSON files of a folder above which they are read after others: they describe photos
	nestedMax   = 16 << 20 // bytes of an archive in an archive
)

// candidates returns the files of an archive that may hold places, the likeliest first, and the others.
func candidates(all []*zip.File, depth int) (files, others []*zip.File) {
	siblings := map[string]int{}
	for _, f := range all {
		if strings.EqualFold(path.Ext(f.Name), ".json") {
			siblings[path.Dir(f.Name)]++
		}
	}
	for _, f := range all {
		name := strings.ToLower(f.Name)
		ext := path.Ext(name)
		switch {
		case strings.HasSuffix(name, "/"), strings.HasPrefix(f.Name, "__MACOSX/"), path.Base(name) == ".ds_store":
		case slices.Contains([]string{".csv", ".tsv", ".geojson", ".geojsonl", ".geojsons", ".ndjson", ".json", ".gpx", ".kml", ".umap"}, ext),
			depth == 0 && (ext == ".kmz" || ext == ".zip"):
			files = append(files, f)
		default:
			others = append(others, f)
		}
	}
	rank := func(f *zip.File) int {
		name := strings.ToLower(f.Name)
		switch {
		case name == "doc.kml":
			return 0
		case path.Ext(name) != ".json":
			return 1
		case siblings[path.Dir(f.Name)] <= siblingsMax && !isPicture(strings.TrimSuffix(name, ".json")):
			return 2
		}
		return 3
	}
	slices.SortStableFunc(files, func(a, b *zip.File) int { return cmp.Or(rank(a)-rank(b), strings.Compare(a.Name, b.Name)) })
	return files, others
}

// isPicture reports whether a file is a photo or a video by its name.
func isPicture(name string) bool {
	switch strings.ToLower(path.Ext(name)) {
	case ".jpg", ".jpeg", ".png", ".gif", ".webp", ".heic", ".heif", ".avif", ".tif", ".tiff", ".bmp", ".svg", ".mp4", ".mov", ".m4v", ".webm", ".3gp":
		return true
	}
	return false
}

// openArchive reads the directory of an archive, as far as it fits into the memory.
func openArchive(file io.ReaderAt, size int64) (*zip.Reader, error) {
	tail := &boundedAt{r: file, left: int(min(tailLarge, max(tailMax, size/16)))}
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

// entry reads a file of an archive, which may be another archive.
func (p *parser) entry(f *zip.File, depth int) error {
	if p.elements < 0 { // files before this one have had them
		return p.spend()
	}
	if ext := strings.ToLower(path.Ext(f.Name)); ext == ".kmz" || ext == ".zip" {
		return p.nested(f, depth)
	}
	p.folder, _ = path.Split(f.Name)
	return p.document(func() (io.ReadCloser, error) { return p.unpack(f, entryMax) })
}

// nested reads an archive in an archive.
func (p *parser) nested(f *zip.File, depth int) error {
	r, err := p.unpack(f, nestedMax)
	if err != nil {
		return err
	}
	defer r.Close()
	b, err := io.ReadAll(r)
	if err != nil {
		return damaged(err)
	}
	if !IsArchive(b) {
		return schema.ErrImportFormat
	}
	return p.archive(bytes.NewReader(b), int64(len(b)), depth+1)
}

// unpack opens an entry of at most most bytes. What the archive says about its size is checked, but not
// believed.
func (p *parser) unpack(f *zip.File, most int64) (*unpacked, error) {
	return unpack(f, most, &p.unpacking)
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

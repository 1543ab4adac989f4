package importing

import (
	"archive/zip"
	"cmp"
	"errors"
	"io"
	"iter"
	"math"
	"slices"

	"finds/schema"
)

// Archive is an archive whose files are read by their names, which are compared and never used as paths.
type Archive struct {
	files map[string]*zip.File
	from  *watched
}

// IsArchive reports whether a file that begins with head is an archive.
func IsArchive(head []byte) bool {
	return len(head) > 3 && (string(head[:4]) == "PK\x03\x04" || string(head[:4]) == "PK\x05\x06")
}

// OpenArchive reads the directory of an archive. Its errors are those of Parse. Of files with the same name,
// the first counts.
func OpenArchive(file io.ReaderAt, size int64) (*Archive, error) {
	from := &watched{r: file}
	z, err := openArchive(from, size)
	if err != nil {
		return nil, cmp.Or(from.err, err)
	}
	a := &Archive{from: from, files: make(map[string]*zip.File, len(z.File))}
	for _, f := range z.File {
		if a.files[f.Name] == nil && !f.Mode().IsDir() {
			a.files[f.Name] = f
		}
	}
	return a, nil
}

// Has reports whether the archive has a file.
func (a *Archive) Has(name string) bool { return a.files[name] != nil }

// Apart returns schema.ErrImportUnsafe if some of the files with these names share bytes of the archive: then a
// small archive could have very many files, each of which takes seconds to process.
func (a *Archive) Apart(names iter.Seq[string]) error {
	type span struct{ start, size uint64 }
	var spans []span
	for name := range names {
		f := a.files[name]
		if f == nil {
			continue
		}
		if start, err := f.DataOffset(); err == nil { // others cannot be unpacked
			spans = append(spans, span{uint64(start), f.CompressedSize64})
		}
	}
	slices.SortFunc(spans, func(a, b span) int { return cmp.Compare(a.start, b.start) })
	for i := 1; i < len(spans); i++ {
		if a, b := spans[i-1], spans[i]; b.start-a.start < a.size {
			return schema.ErrImportUnsafe.At("files of an archive that share their bytes")
		}
	}
	return nil
}

// Extract writes a file of the archive to w, and returns its size. It returns ErrAbsent if the archive does not
// have it, schema.ErrImportDamaged or schema.ErrImportUnsafe if the file cannot be unpacked, and
// schema.FileTooLarge if it has more than most bytes, whatever the archive says about its size. Other errors
// are those of w and of the file that the archive is in.
func (a *Archive) Extract(name string, most int64, w io.Writer) (size int64, err error) {
	f := a.files[name]
	if f == nil {
		return 0, ErrAbsent
	}
	if f.UncompressedSize64 > uint64(most) {
		return 0, schema.FileTooLarge(most)
	}
	a.from.err = nil
	all := int64(math.MaxInt64)
	r, err := unpack(f, most+1, &all)
	if err != nil {
		return 0, cmp.Or(a.from.err, err)
	}
	defer r.Close()
	in := &watched{reader: io.LimitReader(r, most+1)}
	size, err = io.Copy(w, in)
	switch {
	case in.err != nil:
		return size, cmp.Or(a.from.err, damaged(in.err))
	case err == nil && size > most:
		err = schema.FileTooLarge(most)
	}
	return size, err
}

// ErrAbsent reports a file that an archive does not have.
var ErrAbsent = errors.New("the archive does not have this file")

// watched keeps the error of a reader, to distinguish it from errors of others.
type watched struct {
	r      io.ReaderAt
	reader io.Reader
	err    error
}

func (w *watched) ReadAt(p []byte, off int64) (int, error) {
	n, err := w.r.ReadAt(p, off)
	return n, w.note(err)
}

func (w *watched) Read(p []byte) (int, error) {
	n, err := w.reader.Read(p)
	return n, w.note(err)
}

func (w *watched) note(err error) error {
	if err != nil && err != io.EOF {
		w.err = err
	}
	return err
}

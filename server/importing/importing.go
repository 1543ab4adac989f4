// Package importing reads files of places that other programs have exported: GPX, KML, KMZ, GeoJSON,
// CSV, the saved places of Google, check-ins of Swarm, observations of iNaturalist, and the archives
// of other instances. It trusts nothing in them, keeps only a part of a file in memory, follows no
// links and sends no requests.
package importing

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"finds/schema"
	"finds/server/importing/texts"
)

// The formats of files.
const (
	GPX         = "gpx"
	KML         = "kml"
	GeoJSON     = "geojson"
	CSV         = "csv"
	Takeout     = "takeout"     // saved places of Google
	Swarm       = "swarm"       // check-ins
	INaturalist = "inaturalist" // observations
	Finds       = "finds"       // an archive of another instance
)

// Row is a place of a file. Its texts fit into a find.
type Row struct {
	Title, Description, Category string

	Latitude, Longitude float64
	HasPoint            bool
	Place               string // name of the place, or ""

	// Source identifies the place in the service that it is from, and is "" if it has no name
	// that is the same in the next export.
	Source string
	// Reason says why the row is bad or has no place: a value of schema.ImportRow.Reason.
	Reason string
	Bad    bool

	Area     *int // kilometres, as in a find; nil if the file does not say
	Friends  *bool
	Audience schema.Audience // "" if the file does not say
	Created  time.Time       // zero if the file does not say
	Media    []Media
	Origin   string // the id of the find in the instance that wrote the archive, or ""
	Line     int    // of the file, of a row of a table that cannot be read

	ours bool // from an archive of an instance: texts that the API accepts stay as they are
}

// Media is a file of an archive.
type Media struct{ File, Caption string }

// List is a list of finds in an archive.
type List struct {
	Name, Description, Visibility string

	Rows  []int // numbers from 1, in order
	Cover int   // a number, or 0
}

// Result is what a file has.
type Result struct {
	Format string
	Rows   []Row
	Lists  []List
	Left   []schema.ImportLeft // what is not among the rows

	// Encoding is the one in which the file was read, if that was a guess.
	Encoding string
}

const (
	stretch    = 8 << 20   // bytes that one row may take
	lineMax    = 1 << 20   // bytes that one row of a table may take: each comma of it takes 24 more
	pathMax    = 255       // bytes of the path of a file of an archive
	depthMax   = 64        // nesting of XML
	headBytes  = 64 << 10  // in which the format shows
	unpackMax  = 200 << 20 // bytes that the entries of an archive may have together
	unpackFrom = 16 << 20  // of them in a small archive, and
	unpackEach = 40        // for each byte of it
	entryMax   = schema.ImportMax
	ratioMax   = 200      // by which an entry of an archive may be larger than it is packed
	ratioFrom  = 1 << 20  // bytes from which the ratio counts
	tailMax    = 4 << 20  // bytes of the directory of an archive
	tailLarge  = 12 << 20 // of one that is 16 times as large, and more
	idleMax    = 12e5     // elements without a place that a file may have, and one more for each two bytes of it
	idleRow    = 1000     // more of them for each place
	textMax    = 64 << 10 // bytes of a text that are read
	rowsEach   = 100      // rows between two looks at whether the context has ended: the points of one place need no reading

	creator = "Finds" // of the GPX files of this program
)

// Parse reads a file. It returns a refusal of package schema if the file has no known format, is damaged
// or hostile, or has no places or too many, and the cause of the end of ctx if that ends.
func Parse(ctx context.Context, file io.ReaderAt, size int64) (Result, error) {
	r, err := parse(ctx, interruptible{ctx, file}, size)
	if ended := context.Cause(ctx); ended != nil {
		return Result{}, ended
	}
	return r, err
}

// interruptible is a file that can be read until ctx ends.
type interruptible struct {
	ctx context.Context
	io.ReaderAt
}

func (l interruptible) ReadAt(p []byte, off int64) (int, error) {
	if err := l.ctx.Err(); err != nil {
		return 0, err
	}
	return l.ReaderAt.ReadAt(p, off)
}

func parse(ctx context.Context, file io.ReaderAt, size int64) (Result, error) {
	p := &parser{ctx: ctx, columns: map[string]string{}, unpacking: min(unpackMax, unpackFrom+unpackEach*size), elementsMax: idleMax + size/2}
	p.elements = p.elementsMax
	if size == 0 {
		return Result{}, schema.ErrImportNoBytes
	}
	head := make([]byte, min(size, 4))
	if _, err := file.ReadAt(head, 0); err != nil && !errors.Is(err, io.EOF) {
		return Result{}, err
	}
	var err error
	if IsArchive(head) {
		err = p.archive(file, size, 0)
	} else {
		err = p.document(func() (io.ReadCloser, error) { return io.NopCloser(io.NewSectionReader(file, 0, size)), nil })
	}
	if err == nil && len(p.rows) == 0 {
		err = p.refusal()
	}
	return Result{p.format, p.rows, p.lists, p.left, p.encoding}, err
}

// parser collects the rows of a file.
type parser struct {
	left
	ctx       context.Context
	format    string
	rows      []Row
	lists     []List
	byID      map[string]int    // the number of the row of a find
	name      string            // of the file of the archive that is read, or ""
	folder    string            // of finds.json in the archive, "" or with a slash at its end
	encoding  string            // that was guessed
	columns   map[string]string // of names of members
	guesses   int
	known     bool               // whether the file that is read has a format that is known
	fault     schema.ImportWhere // the last one
	faults    int
	unpacking int64 // bytes that may still be unpacked

	elements, elementsMax int64 // without a place that may still come
}

// is notes the format, of which the first one counts.
func (p *parser) is(format string) {
	p.known = true
	if p.format == "" {
		p.format = format
	}
}

// add adds a row with the texts of the file.
func (p *parser) add(r Row) error {
	p.clean(&r)
	return p.put(r)
}

// clean makes the texts of a row fit into a find.
func (p *parser) clean(r *Row) {
	line, paragraphs := p.line, p.paragraphs
	if r.ours {
		line, paragraphs = sameLine, sameText
	}
	r.Title, r.Place, r.Category = line(r.Title, schema.TitleMax), line(r.Place, schema.LocationNameMax), line(r.Category, schema.CategoryMax)
	r.Description = paragraphs(r.Description, schema.DescriptionMax)
	if r.Title == "" {
		r.Title = line(r.Place, schema.TitleMax)
	}
}

// put completes a row whose texts are clean, and adds it.
func (p *parser) put(r Row) error {
	if len(p.rows) == schema.ImportRows {
		return schema.ErrImportRows.Over(schema.ImportRows)
	}
	if len(p.rows)%rowsEach == 0 {
		if err := p.ctx.Err(); err != nil {
			return err
		}
	}
	if r.HasPoint {
		r.locate()
	} else if r.Reason == "" {
		r.Reason = schema.ImportNoPoint
	}
	if r.Title == "" && !r.Bad {
		switch {
		case r.HasPoint:
			r.Reason = schema.ImportNoTitle
		case r.Reason != schema.ImportNotPoint: // there is nothing to import
			r.Bad, r.Reason = true, schema.ImportNoTitle
		}
	}
	p.rows = append(p.rows, r)
	p.elements = min(p.elements+idleRow, p.elementsMax)
	return nil
}

// spend counts an element, an object or a line.
func (p *parser) spend() error { return p.spendAll(1) }

// spendAll counts n of them. It ends with the context: much can be done to what one reading has brought.
func (p *parser) spendAll(n int) error {
	if err := p.ctx.Err(); err != nil {
		return err
	}
	if p.elements -= int64(n); p.elements < 0 {
		return schema.ErrImportUnsafe.At("very many elements without a place")
	}
	return nil
}

// line is line, and counts a text that it shortens.
func (p *parser) line(s string, most int) string { return p.shortened(s, line(s, most), most) }

// paragraphs is paragraphs, and counts a text that it shortens.
func (p *parser) paragraphs(s string, most int) string {
	return p.shortened(s, paragraphs(s, most), most)
}

func (p *parser) shortened(from, to string, most int) string {
	if len(from) > most && utf8.RuneCountInString(to) >= most-1 && strings.HasSuffix(to, "…") && !strings.HasSuffix(from, "…") {
		p.leave(schema.LeftText, 1)
	}
	return to
}

// document reads a file other than an archive, which open opens again if an error has to be found in it.
func (p *parser) document(open func() (io.ReadCloser, error)) error {
	r, err := open()
	if err != nil {
		return err
	}
	defer r.Close()
	from := len(p.rows)
	p.known, p.fault = false, schema.ImportWhere{File: p.name}
	err = p.plain(r)
	var f *fault
	if !errors.As(err, &f) {
		return err
	}
	if !errors.Is(f.error, schema.ErrImportDamaged) {
		return f.error
	}
	if p.faults++; p.faults <= whereMax { // finding it reads the file again
		if p.fault, err = p.where(open, f); err != nil {
			return err
		}
	}
	if slices.ContainsFunc(p.rows[from:], func(r Row) bool { return r.HasPoint }) {
		p.leave(schema.LeftDamaged, 1, p.fault)
		return nil
	}
	refused := schema.ErrImportDamaged.At(fmt.Sprintf("line %d, column %d", p.fault.Line, p.fault.Column))
	refused.Line, refused.Column = p.fault.Line, p.fault.Column
	return refused
}

// where finds the line and the column of a fault.
func (p *parser) where(open func() (io.ReadCloser, error), f *fault) (w schema.ImportWhere, err error) {
	r, err := open()
	if err != nil {
		return w, err
	}
	defer r.Close()
	text, _ := texts.NewDecoder(r)
	find := place
	if f.json {
		find = placeJSON
	}
	w.File = p.name
	w.Line, w.Column = find(text, f.offset)
	return w, nil
}

// fault is an error at an offset of a text.
type fault struct {
	error
	offset int64
	json   bool // it is one of the text that a lenient reader returns
}

func (f *fault) Unwrap() error { return f.error }

// at returns a refusal at an offset.
func at(offset int64, err error) *fault { return &fault{error: damaged(err), offset: offset} }

// guessesMax is how many files of an archive have their encoding guessed: others have that of the last one.
const guessesMax = 20

// plain reads a text.
func (p *parser) plain(r io.Reader) error {
	text, known := texts.NewDecoder(r)
	if !known {
		return schema.ErrImportDamaged.At("an encoding of texts that is not known")
	}
	if p.guesses >= guessesMax {
		text.Known = p.encoding
	}
	defer func() {
		if text.Guessed {
			p.encoding = text.Encoding
			p.guesses++
		}
	}()
	w := &window{r: text, size: stretch, left: stretch}
	in := bufio.NewReaderSize(w, headBytes)
	head, _ := in.Peek(4096)
	begin := bytes.TrimLeft(head, " \t\r\n\x1e\ufeff")
	if len(begin) == 0 {
		_, err := in.Peek(1)
		if err == nil || errors.Is(err, io.EOF) {
			err = schema.ErrImportEmpty
		}
		return damaged(err)
	}
	switch {
	case begin[0] == '<':
		return p.xml(in, w)
	case begin[0] == '{' || begin[0] == '[':
		return p.json(in, w)
	}
	w.size, w.left = lineMax, lineMax
	return p.csv(in, w)
}

// window is a reader that bounds what is read between two calls of reset, so that a row cannot fill the
// memory.
type window struct {
	r          io.Reader
	size, left int
}

func (w *window) reset() { w.left = w.size }

func (w *window) Read(b []byte) (int, error) {
	if w.left <= 0 {
		return 0, schema.ErrImportUnsafe.At("a single place takes megabytes")
	}
	n, err := w.r.Read(b[:min(len(b), w.left)])
	w.left -= n
	return n, err
}

// damaged returns the refusal of a file that cannot be read, unless the error is one.
func damaged(err error) error {
	var refused *schema.Error
	if errors.As(err, &refused) {
		return refused
	}
	return schema.ErrImportDamaged
}

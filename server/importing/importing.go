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
	"io"
	"math"
	"strings"
	"time"
	"unicode/utf8"

	"finds/schema"
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

	Area    *int // kilometres, as in a find; nil if the file does not say
	Friends *bool
	Public  *bool     // nil if the file does not say
	Created time.Time // zero if the file does not say
	Media   []Media
	Origin  string // the id of the find in the instance that wrote the archive, or ""

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
}

const (
	stretch   = 8 << 20   // bytes that one row may take
	lineMax   = 1 << 20   // bytes that one row of a table may take: each comma of it takes 24 more
	pathMax   = 255       // bytes of the path of a file of an archive
	depthMax  = 64        // nesting of XML
	headBytes = 64 << 10  // in which the format shows
	unpackMax = 200 << 20 // bytes that the entries of an archive may have together
	entryMax  = schema.ImportMax
	ratioMax  = 200     // by which an entry of an archive may be larger than it is packed
	ratioFrom = 1 << 20 // bytes from which the ratio counts
	tailMax   = 4 << 20 // bytes of the directory of an archive
)

// Parse reads a file. It returns a refusal of package schema if the file has no known format, is damaged
// or hostile, or has no places or too many, and the cause of the end of ctx if that ends.
func Parse(ctx context.Context, file io.ReaderAt, size int64) (Result, error) {
	r, err := parse(interruptible{ctx, file}, size)
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

func parse(file io.ReaderAt, size int64) (Result, error) {
	p := &parser{left: unpackMax}
	head := make([]byte, min(size, headBytes))
	if _, err := file.ReadAt(head, 0); err != nil && !errors.Is(err, io.EOF) {
		return Result{}, err
	}
	var err error
	if IsArchive(head) {
		err = p.archive(file, size)
	} else {
		err = p.plain(head, io.NewSectionReader(file, 0, size))
	}
	if err == nil && len(p.rows) == 0 {
		err = schema.ErrImportEmpty
	}
	return Result{p.format, p.rows, p.lists}, err
}

// parser collects the rows of a file.
type parser struct {
	format string
	rows   []Row
	lists  []List
	byID   map[string]int // the number of the row of a find
	folder string         // of finds.json in the archive, "" or with a slash at its end
	left   int64          // bytes that may still be unpacked
}

// is notes the format, of which the first one counts.
func (p *parser) is(format string) {
	if p.format == "" {
		p.format = format
	}
}

// add completes a row.
func (p *parser) add(r Row) error {
	if len(p.rows) == schema.ImportRows {
		return schema.ErrImportRows.Over(schema.ImportRows)
	}
	line, paragraphs := line, paragraphs
	if r.ours {
		line, paragraphs = sameLine, sameText
	}
	r.Title, r.Place, r.Category = line(r.Title, schema.TitleMax), line(r.Place, schema.LocationNameMax), line(r.Category, schema.CategoryMax)
	r.Description = paragraphs(r.Description, schema.DescriptionMax)
	if r.Title == "" {
		r.Title = line(r.Place, schema.TitleMax)
	}
	if r.HasPoint {
		r.locate()
	} else if r.Reason == "" {
		r.Reason = schema.ImportNoPoint
	}
	if r.Title == "" && !r.Bad {
		r.Bad, r.Reason = true, schema.ImportNoTitle
	}
	p.rows = append(p.rows, r)
	return nil
}

// locate checks the point of a row.
func (r *Row) locate() {
	lat, lng := r.Latitude, r.Longitude
	switch {
	case math.IsNaN(lat) || math.IsNaN(lng) || math.Abs(lat) > 90 || math.Abs(lng) > 180:
		r.Bad, r.Reason = true, schema.ImportBadPoint
	case lat == 0 && lng == 0: // what many programs write in place of none
		r.Reason = schema.ImportZeroPoint
	default:
		return
	}
	r.HasPoint, r.Latitude, r.Longitude = false, 0, 0
}

// point parses degrees. What are no numbers is a bad point.
func (r *Row) point(lat, lng string) {
	lat, lng = strings.TrimSpace(lat), strings.TrimSpace(lng)
	if lat == "" && lng == "" {
		return
	}
	r.HasPoint, r.Latitude, r.Longitude = true, degrees(lat), degrees(lng)
}

// plain reads a file other than an archive.
func (p *parser) plain(head []byte, r io.Reader) error {
	w := &window{r: r, size: stretch, left: stretch}
	in := bufio.NewReader(w)
	if b, _ := in.Peek(3); string(b) == "\ufeff" {
		in.Discard(3)
		head = bytes.TrimPrefix(head, []byte("\ufeff"))
	}
	switch text := bytes.TrimLeft(head, " \t\r\n"); {
	case len(text) == 0:
		return schema.ErrImportEmpty
	case text[0] == '<':
		return p.xml(in, w)
	case text[0] == '{' || text[0] == '[':
		return p.json(in, w)
	case bytes.IndexByte(head, 0) >= 0 || !likelyText(head):
		return schema.ErrImportFormat
	}
	w.size, w.left = lineMax, lineMax
	return p.csv(in, w)
}

// likelyText reports whether the head of a file is UTF-8, but for a character that its end cuts.
func likelyText(head []byte) bool {
	for i := 0; i < utf8.UTFMax && i <= len(head); i++ {
		if utf8.Valid(head[:len(head)-i]) {
			return true
		}
	}
	return false
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

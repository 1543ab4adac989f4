package importing

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"math"
	"strings"
	"unicode"

	"finds/schema"
	"finds/server/placetext"
)

const (
	columnsMax  = 200      // of a table
	headerLines = 20       // within which the header is, since the description of a list may be before it
	cellsMax    = 500      // of a line that are read
	cellLines   = 200      // that a cell in quotes may have
	cellMax     = 64 << 10 // bytes of a cell of several lines
)

// csv reads tables with a header.
func (p *parser) csv(in *bufio.Reader, w *window) error {
	head, _ := in.Peek(headBytes)
	t := &table{parser: p, in: in, w: w, end: '\n'}
	if bytes.IndexByte(head, '\n') < 0 { // lines as on old Macintoshes
		t.end = '\r'
	}
	var ok bool
	if t.header, ok = p.findHeader(string(head)); !ok {
		if p.elements < 0 {
			return p.spend()
		}
		if isTable(string(head), string(t.end)) {
			return schema.ErrImportColumns
		}
		return schema.ErrImportFormat
	}
	p.is(t.header.kind)
	for range t.header.lines {
		if _, err := t.next(); err != nil {
			return damaged(err)
		}
	}
	for {
		record, bad, err := t.record()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return damaged(err)
		}
		if bad != "" {
			if err := p.add(Row{Title: bad, Bad: true, Reason: schema.ImportBadLine, Line: t.from}); err != nil {
				return err
			}
			continue
		}
		if strings.TrimSpace(strings.Join(record, "")) == "" { // Google has such a line below the header
			continue
		}
		if err := p.addCells(t.header, t.header.cells(record)); err != nil {
			return err
		}
	}
}

// addCells adds the places of a line.
func (p *parser) addCells(h header, c map[string]string) error {
	switch h.kind {
	case Takeout:
		return p.add(savedRow(c))
	case INaturalist:
		return p.add(observedRow(c))
	}
	return p.addFound(tableRow(c))
}

// header is the header of a table.
type header struct {
	kind  string         // the format
	at    map[string]int // the numbers of the columns
	names []string
	comma byte
	lines int // to its end, from the beginning of the file
}

// findHeader looks for the header in the beginning of a table, with each of the characters that separate cells.
func (p *parser) findHeader(head string) (best header, ok bool) {
	end := "\n"
	if !strings.Contains(head, end) {
		end = "\r"
	}
	lines := strings.SplitN(head, end, headerLines+3)
	for n, line := range lines[:min(len(lines), headerLines+1)] {
		for _, comma := range []byte(",;\t|") {
			if comma != ',' && strings.IndexByte(line, comma) < 0 {
				continue
			}
			var s splitter
			s.feed(strings.TrimRight(line, "\r"), comma)
			if p.elements -= int64(len(s.fields)); p.elements < 0 {
				return best, false
			}
			h := header{names: s.fields, comma: comma, lines: n + 1}
			below := ""
			if n+1 < len(lines) {
				below = lines[n+1]
			}
			if h.recognize(below) && (len(h.at) > len(best.at) || len(h.at) == len(best.at) && len(h.names) > len(best.names)) {
				best, ok = h, true
			}
		}
		if ok {
			return best, true
		}
	}
	return best, false
}

// isTable reports whether a text begins with two lines that have the same number of cells, at least two. Lines of bytes that no text
// has are none.
func isTable(head, end string) bool {
	var lines []string
	for line := range strings.SplitSeq(head, end) {
		if line = strings.TrimRight(line, "\r"); line != "" {
			lines = append(lines, line)
		}
		if len(lines) == 2 {
			break
		}
	}
	if len(lines) < 2 || strings.ContainsFunc(lines[0]+lines[1], func(r rune) bool { return r != '\t' && unicode.IsControl(r) || r == unicode.ReplacementChar }) {
		return false
	}
	for _, comma := range []byte(",;\t|") {
		var names, cells splitter
		names.feed(lines[0], comma)
		cells.feed(lines[1], comma)
		if n := len(names.fields); n > 1 && n == len(cells.fields) {
			return true
		}
	}
	return false
}

// recognize reports whether a line is a header, and notes its columns. below is the line below it.
func (h *header) recognize(below string) bool {
	if len(h.names) > columnsMax {
		return false
	}
	h.at = map[string]int{}
	for i, name := range h.names {
		c := columnOf(name)
		if _, taken := h.at[c]; c != "" && !taken {
			h.at[c] = i
		}
	}
	has := func(columns ...string) bool {
		for _, c := range columns {
			if _, ok := h.at[c]; !ok {
				return false
			}
		}
		return true
	}
	observed := false
	for _, name := range h.names {
		observed = observed || columnName(name) == "observed on"
	}
	switch {
	case has("species", "uuid") || has("scientific") && observed:
		h.kind = INaturalist
	case h.isSaved(below), has("title", "url") && !has("lat") && !has("point") && len(h.names) >= 3:
		h.kind = Takeout
	case has("title") && len(h.at) > 1, has("lat", "lng"), has("point"):
		h.kind = CSV
	default:
		return false
	}
	return true
}

// savedColumns are those of a list of saved places of Google, in all languages. Old ones lack the tags, or the last two.
var savedColumns = map[int][]string{3: {"title", "description", "url"}, 4: {"title", "description", "url", "comment"},
	5: {"title", "description", "url", "tags", "comment"}}

// isSaved reports whether a header is that of a list of saved places of Google: the third column is URL, and the others
// are in the language of the user. Below it is an empty line, unless the title is known by its name.
func (h *header) isSaved(below string) bool {
	order := savedColumns[len(h.names)]
	if order == nil || strings.TrimSpace(h.names[2]) != "URL" {
		return false
	}
	i, named := h.at["title"]
	_, lat := h.at["lat"]
	_, point := h.at["point"]
	if lat || point || strings.Trim(below, ",;\t \r") != "" && !(named && i == 0) {
		return false
	}
	at := map[string]int{}
	for i, c := range order {
		at[c] = i
	}
	h.at = at
	return true
}

func (h header) cells(record []string) map[string]string {
	cells := make(map[string]string, len(h.at))
	for name, i := range h.at {
		if i < len(record) {
			cells[name] = strings.TrimSpace(record[i])
			if name != "point" { // which may be many
				cells[name] = bounded(cells[name])
			}
		}
	}
	return cells
}

// table reads the records of a table.
type table struct {
	*parser
	in     *bufio.Reader
	w      *window
	end    byte // of lines
	header header
	kept   []string // the lines ahead that have been read: none of them ends a record that is open where it begins
	size   int      // bytes of them
	line   int      // number of the last line, from 1
	from   int      // number of the first line of the record
}

// next returns the next line.
func (t *table) next() (string, error) {
	if len(t.kept) > 0 {
		s := t.kept[0]
		t.kept, t.size, t.line = t.kept[1:], t.size-len(s), t.line+1
		return s, nil
	}
	s, err := t.read()
	if err == nil {
		t.line++
	}
	return s, err
}

// read reads a line.
func (t *table) read() (string, error) {
	if err := t.spend(); err != nil {
		return "", err
	}
	s, err := t.in.ReadString(t.end)
	t.w.reset()
	if s == "" && err != nil {
		return "", err
	}
	if err != nil && !errors.Is(err, io.EOF) {
		return "", err
	}
	if strings.IndexByte(s, 0) >= 0 { // with which some devices fill cells
		s = strings.ReplaceAll(s, "\x00", "")
	}
	return strings.TrimRight(s, "\r\n"), nil
}

// record returns the cells of the next record, or, if the quote at which one of them begins is never closed, the text of
// its first line: what follows is then read again.
func (t *table) record() (cells []string, bad string, err error) {
	s, err := t.next()
	if err != nil {
		return nil, "", err
	}
	t.from = t.line
	var split splitter
	if !split.feed(s, t.header.comma) {
		return split.fields, "", nil
	}
	if t.isWhole(s) {
		return nil, s, nil
	}
	if ends, err := t.ahead(len(s)); !ends {
		return nil, s, err
	}
	for _, more := range t.kept {
		split.feed(more, t.header.comma)
	}
	t.line += len(t.kept)
	t.kept, t.size = nil, 0
	return split.fields, "", nil
}

// ahead reads lines up to the one that ends a record that is open, of whose first line it takes the size, and reports
// whether there is one. Those that it has read before, for a line above, are not looked at again.
func (t *table) ahead(size int) (ends bool, err error) {
	for !ends && len(t.kept)+1 < cellLines && size+t.size < cellMax {
		s, err := t.read()
		if errors.Is(err, io.EOF) {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		t.kept, t.size = append(t.kept, s), t.size+len(s)
		ends = !(&splitter{open: true}).feed(s, t.header.comma)
	}
	return ends, nil
}

// isWhole reports whether a line is a record with a point by itself, if its quotes are characters like others.
func (t *table) isWhole(s string) bool {
	parts := strings.Split(s, string(t.header.comma))
	if len(parts) != len(t.header.names) || strings.Contains(parts[len(parts)-1], `"`) {
		return false
	}
	c := t.header.cells(parts)
	return c["lat"] != "" && !math.IsNaN(placetext.Degrees(c["lat"], "NS")) && !math.IsNaN(placetext.Degrees(c["lng"], "EW"))
}

// splitter splits lines into cells. Quotes count where a cell begins with one; others are characters of it.
type splitter struct {
	fields []string
	open   bool // within quotes
	cell   strings.Builder
}

// feed takes a line, and reports whether the next one belongs to the same record.
func (s *splitter) feed(line string, comma byte) bool {
	if s.open {
		s.cell.WriteByte('\n')
	}
	for {
		if !s.open {
			cell := strings.TrimLeft(line, " ")
			if !strings.HasPrefix(cell, `"`) || comma == ' ' {
				i := strings.IndexByte(line, comma)
				if i < 0 {
					s.add(line)
					return false
				}
				s.add(line[:i])
				line = line[i+1:]
				continue
			}
			s.open, line = true, cell[1:]
		}
		i := strings.IndexByte(line, '"')
		if i < 0 {
			s.cell.WriteString(line)
			return true
		}
		s.cell.WriteString(line[:i])
		line = line[i+1:]
		rest := strings.TrimLeft(line, " ")
		switch {
		case strings.HasPrefix(line, `"`): // for one in the cell
			s.cell.WriteByte('"')
			line = line[1:]
		case rest == "":
			s.close()
			return false
		case rest[0] == comma:
			s.close()
			line = rest[1:]
		default:
			s.cell.WriteByte('"')
		}
	}
}

// add adds a cell, unless there are very many: the last one that is kept is then empty, and not one of a column.
func (s *splitter) add(cell string) {
	if len(s.fields) < cellsMax {
		s.fields = append(s.fields, cell)
	} else {
		s.fields[cellsMax-1] = ""
	}
}

func (s *splitter) close() {
	s.add(s.cell.String())
	s.open, s.cell = false, strings.Builder{}
}

// tag takes the category of a row and its tags. A find has no tags: the first becomes its category if there is no other,
// and the rest becomes a line of the description. fallback is a category if there is none at all.
func (r *Row) tag(category, tags, fallback string) {
	all := append(splitTags(category), splitTags(tags)...)
	if len(all) == 0 {
		r.Category = fallback
		return
	}
	r.Category = all[0]
	var more strings.Builder
	for _, t := range all[1:] {
		if !strings.EqualFold(t, r.Category) {
			more.WriteString(" #" + t)
		}
	}
	r.Description = strings.TrimSpace(r.Description + "\n" + strings.TrimPrefix(more.String(), " "))
}

func splitTags(s string) (list []string) {
	for t := range strings.FieldsFuncSeq(s, func(r rune) bool { return strings.ContainsRune(",;|、，", r) }) {
		if t = strings.TrimPrefix(strings.TrimSpace(t), "#"); t != "" {
			list = append(list, t)
		}
	}
	return list
}

// both joins a note and a comment.
func both(note, comment string) string {
	if comment == note {
		comment = ""
	}
	return strings.TrimSpace(note + "\n" + comment)
}

func tableRow(c map[string]string) (r Row, found shapes) {
	r = Row{Title: c["title"], Description: both(c["description"], c["comment"]), Place: c["place"]}
	r.tag(c["category"], c["tags"], c["type"])
	r.Description = withLink(r.Description, c["url"], schema.DescriptionMax)
	if r.point(c["lat"], c["lng"]); r.HasPoint && c["lng"] == "" { // both are in one cell
		if lat, lng, ok := placetext.Pair(c["lat"]); ok {
			r.at(lat, lng)
		}
	}
	if r.HasPoint {
		found.point(r.Latitude, r.Longitude)
		return r, found
	}
	list, shape, ok := positions(c["point"])
	switch {
	case !ok && c["point"] != "":
		found.bad()
	case shape == schema.LeftArea:
		found.areas++
	case shape != "":
		found.lines++
	}
	if ok {
		found.points = list
	}
	if lat, lng, ok := placetext.Pair(c["place"]); ok && c["point"] == "" {
		r.Place = ""
		found.point(lat, lng)
	} else if c["point"] == "" {
		if r.linked(c["url"]); r.HasPoint {
			found.point(r.Latitude, r.Longitude)
		}
	}
	return r, found
}

package importing

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"

	"finds/schema"
)

// xml reads GPX and KML. Neither needs a document type, which is where entities are declared.
func (p *parser) xml(in io.Reader, w *window) error {
	d := xml.NewDecoder(in)
	d.CharsetReader = charset
	x := &xmlReader{parser: p}
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return damaged(err)
		}
		switch t := token.(type) {
		case xml.Directive:
			return schema.ErrImportUnsafe.At("XML with a document type")
		case xml.StartElement:
			err = x.start(t)
		case xml.CharData:
			x.text(t)
		case xml.EndElement:
			err = x.end()
			w.reset()
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

// xmlReader collects the elements of the place that is being read.
type xmlReader struct {
	*parser
	path    []string // names of the open elements
	folders []string // names of the open folders of KML
	place   int      // depth of the element of the place; 0 outside
	row     Row
	link    string
	value   strings.Builder // text of the innermost element
	shape   bool            // the place has a line or an area
}

func (x *xmlReader) start(t xml.StartElement) error {
	if len(x.path) == depthMax {
		return schema.ErrImportUnsafe.At("XML that is nested too deep")
	}
	name := t.Name.Local
	x.path = append(x.path, name)
	x.value.Reset()
	switch {
	case len(x.path) == 1:
		switch name {
		case "gpx":
			x.is(GPX)
		case "kml":
			x.is(KML)
		default:
			return schema.ErrImportFormat
		}
	case x.place > 0:
		switch name {
		case "link":
			if href := attribute(t, "href"); x.link == "" && len(href) < 1000 {
				x.link = href
			}
		case "LineString", "Polygon", "Track":
			x.shape = true
		}
	case name == "wpt" && x.path[0] == "gpx":
		x.place, x.row = len(x.path), Row{}
		x.row.point(attribute(t, "lat"), attribute(t, "lon"))
	case name == "Placemark" && x.path[0] == "kml":
		x.place, x.row = len(x.path), Row{}
		if n := len(x.folders); n > 0 {
			x.row.Category = x.folders[n-1]
		}
	case name == "Folder":
		x.folders = append(x.folders, "")
	}
	return nil
}

func attribute(t xml.StartElement, name string) string {
	for _, a := range t.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

func (x *xmlReader) text(b []byte) {
	if x.value.Len()+len(b) <= 256<<10 { // more is not the text of a place
		x.value.Write(b)
	}
}

func (x *xmlReader) end() error {
	n := len(x.path)
	name, value := x.path[n-1], strings.TrimSpace(x.value.String())
	x.path = x.path[:n-1]
	x.value.Reset()
	switch {
	case n == x.place:
		return x.done()
	case x.place > 0 && n == x.place+1:
		x.member(name, value)
	case x.place > 0:
		if name == "coordinates" && x.path[n-2] == "Point" && !x.row.HasPoint {
			parts := strings.Split(strings.Join(strings.Fields(value), ""), ",")
			if len(parts) >= 2 {
				x.row.point(parts[1], parts[0])
			} else if value != "" {
				x.row.point("?", "?")
			}
		}
	case name == "Folder" && len(x.folders) > 0:
		x.folders = x.folders[:len(x.folders)-1]
	case name == "name" && n >= 2 && x.path[n-2] == "Folder":
		x.folders[len(x.folders)-1] = line(value, schema.CategoryMax)
	}
	return nil
}

// member takes an element of a place.
func (x *xmlReader) member(name, value string) {
	switch name {
	case "name":
		x.row.Title = plainText(value)
	case "desc", "description":
		x.row.Description = plainText(value)
	case "cmt":
		if x.row.Description == "" {
			x.row.Description = plainText(value)
		}
	case "url":
		x.link = value
	case "type":
		x.row.Category = value
	case "address":
		x.row.Place = value
	}
}

func (x *xmlReader) done() error {
	r := x.row
	if !r.HasPoint && x.shape {
		r.Reason = schema.ImportNotPoint
	}
	r.Description = withLink(r.Description, x.link, schema.DescriptionMax)
	if r.Title == "" {
		r.Title, _, _ = strings.Cut(strings.TrimSpace(r.Description), "\n")
	}
	x.place, x.link, x.shape = 0, "", false
	return x.add(r)
}

// charset reads the encodings that old programs write.
func charset(name string, in io.Reader) (io.Reader, error) {
	switch strings.ToLower(name) {
	case "utf-8", "us-ascii", "ascii":
		return in, nil
	case "iso-8859-1", "latin1", "windows-1252":
		return &latin1{in: in}, nil
	}
	return nil, errors.New("unknown encoding")
}

// latin1 turns bytes into UTF-8.
type latin1 struct {
	in   io.Reader
	kept []byte
}

func (l *latin1) Read(b []byte) (int, error) {
	if len(l.kept) == 0 {
		raw := make([]byte, 4096)
		n, err := l.in.Read(raw)
		if n == 0 {
			return 0, err
		}
		for _, c := range raw[:n] {
			l.kept = append(l.kept, string(rune(c))...)
		}
	}
	n := copy(b, l.kept)
	l.kept = l.kept[n:]
	return n, nil
}

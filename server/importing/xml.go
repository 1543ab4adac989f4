package importing

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"finds/schema"
)

// xml reads GPX and KML as browsers read a page: tags that are not closed, undeclared entities and characters that XML
// does not have cost nothing but themselves. Neither format needs a document type, which is where entities are
// declared.
func (p *parser) xml(in io.Reader, w *window) error {
	z := html.NewTokenizer(in)
	z.AllowCDATA(true)
	x := &xmlReader{parser: p, z: z}
	offset := int64(0)
	for {
		w.reset() // what is kept of a place is bounded, so that only a long tag or text fills the memory
		kind := z.Next()
		raw := z.Raw()
		var err error
		switch kind {
		case html.ErrorToken:
			if !errors.Is(z.Err(), io.EOF) {
				return at(offset, z.Err())
			}
			if len(x.path) > 0 || len(raw) > 0 {
				return at(offset+int64(len(raw)), schema.ErrImportDamaged)
			}
			if !p.known {
				return schema.ErrImportFormat
			}
			return nil
		case html.DoctypeToken:
			return at(offset, schema.ErrImportUnsafe.At("XML with a document type"))
		case html.TextToken:
			x.text(raw)
		case html.StartTagToken, html.SelfClosingTagToken:
			z.NextIsNotRawText()
			err = x.start(raw, kind == html.SelfClosingTagToken)
		case html.EndTagToken:
			err = x.end(raw)
		}
		if err != nil {
			return at(offset, err)
		}
		offset += int64(len(raw))
	}
}

// xmlReader collects the elements of the place that is being read.
type xmlReader struct {
	*parser
	z       *html.Tokenizer
	path    []string // names of the open elements, in lower case and without their prefixes
	folders []folder // the open folders of KML, without those in a place
	place   int      // depth of the element of the place; 0 outside
	row     Row
	found   shapes
	link    string
	datum   string // name of the element of extended data
	data    []string
	within  int // depth of the element whose text is collected; 0 without
	value   strings.Builder
	markup  bool // the text has tags that are not escaped
	plain   bool // the file is by this program, so that its texts are as they were typed
}

// folder is one of KML.
type folder struct {
	depth int // of its element
	name  string
}

// known are the elements that are read, and those that are in no text, so that they end one whose end is missing.
var known = func() map[string]string {
	names := map[string]string{}
	for _, n := range strings.Fields("gpx wpt trk rte rtept trkpt trkseg metadata extensions ele time name cmt desc src link text sym type url urlname " +
		"kml document folder placemark description address phonenumber snippet style stylemap styleurl timestamp timespan when begin end lookat " +
		"camera region extendeddata schemadata simpledata data displayname value point linestring linearring polygon outerboundaryis innerboundaryis " +
		"multigeometry multitrack track model coordinates networklink groundoverlay screenoverlay photooverlay href icon atom author") {
		names[n] = n
	}
	return names
}()

// nameMax is how many bytes of the name of an element are kept as long as it is open.
const nameMax = 100

// inText reports whether the element that is being read is a text that tags may be in.
func (x *xmlReader) inText() bool {
	if x.within == 0 {
		return false
	}
	switch x.path[x.within-1] {
	case "name", "desc", "description", "cmt", "value", "simpledata", "address":
		return true
	}
	return false
}

// local returns the name of an element that the tokenizer has found.
func (x *xmlReader) local() (name string, more bool) {
	b, more := x.z.TagName()
	b = b[bytes.LastIndexByte(b, ':')+1:]
	if n := known[string(b)]; n != "" {
		return n, more
	}
	return string(b[:min(len(b), nameMax)]), more
}

func (x *xmlReader) start(raw []byte, empty bool) error {
	var tag string
	inText := x.inText()
	if inText {
		tag = string(raw) // which the name of the tag changes
	}
	name, more := x.local()
	if inText && known[name] == "" {
		x.markup = true
		x.collect([]byte(tag))
		return nil
	}
	if err := x.spend(); err != nil {
		return err
	}
	if len(x.path) == depthMax {
		return schema.ErrImportUnsafe.At("XML that is nested too deep")
	}
	x.path = append(x.path, name)
	if err := x.open(name, more); err != nil {
		return err
	}
	if empty {
		return x.close()
	}
	return nil
}

// open notes what begins with an element.
func (x *xmlReader) open(name string, more bool) error {
	n := len(x.path)
	switch {
	case n == 1:
		switch name {
		case "gpx":
			x.is(GPX)
			x.plain = x.attribute(more, "creator") == creator
		case "kml":
			x.is(KML)
		default:
			return schema.ErrImportFormat
		}
	case x.place > 0:
		x.openMember(name, more)
	case name == "wpt" && x.path[0] == "gpx":
		x.begin()
		lat, lng := x.attributes(more, "lat", "lon")
		x.row.point(lat, lng)
	case name == "placemark" && x.path[0] == "kml":
		x.begin()
		if n := len(x.folders); n > 0 {
			x.row.Category = x.folders[n-1].name
		}
	case name == "trk" && n == 2:
		x.leave(schema.LeftTrack, 1)
	case name == "rte" && n == 2:
		x.leave(schema.LeftRoute, 1)
	case name == "groundoverlay", name == "screenoverlay", name == "photooverlay":
		x.leave(schema.LeftPicture, 1)
	case name == "folder":
		x.folders = append(x.folders, folder{depth: n})
	case name == "name" && x.path[n-2] == "folder", name == "href" && slices.Contains(x.path, "networklink"):
		x.read()
	}
	return nil
}

func (x *xmlReader) begin() {
	x.place, x.row, x.found = len(x.path), Row{ours: x.plain}, shapes{}
	x.link, x.data = "", nil
}

// read begins to collect a text.
func (x *xmlReader) read() {
	x.within, x.markup = len(x.path), false
	x.value.Reset()
}

// openMember notes what begins with an element of a place.
func (x *xmlReader) openMember(name string, more bool) {
	n := len(x.path)
	switch name {
	case "link":
		if href := x.attribute(more, "href"); len(href) < 1000 {
			if n == x.place+1 && href != "" && !strings.Contains(href, "://") { // to a file beside this one
				x.leave(schema.LeftPicture, 1)
			} else if x.link == "" {
				x.link = href
			}
		}
	case "linestring", "linearring":
		if name == "linestring" || !strings.HasSuffix(x.path[n-2], "boundaryis") {
			x.found.lines++
		}
	case "polygon":
		x.found.areas++
	case "track":
		x.found.tracks++
	case "coordinates":
		if x.path[n-2] == "point" {
			x.read()
		}
	case "data", "simpledata":
		x.datum = x.attribute(more, "name")
		if name == "simpledata" {
			x.read()
		}
	case "value":
		x.read()
	case "when", "begin":
		if x.path[n-2] == "timestamp" || x.path[n-2] == "timespan" {
			x.read()
		}
	case "name", "desc", "description", "cmt", "url", "type", "address", "time", "phonenumber":
		if n == x.place+1 {
			x.read()
		}
	}
}

func (x *xmlReader) attribute(more bool, name string) string {
	value, _ := x.attributes(more, name, "")
	return value
}

// attributes returns two attributes of a tag.
func (x *xmlReader) attributes(more bool, first, second string) (a, b string) {
	for more {
		var key, value []byte
		key, value, more = x.z.TagAttr()
		key = key[bytes.LastIndexByte(key, ':')+1:]
		switch string(key) {
		case first:
			a = string(value)
		case second:
			b = string(value)
		}
	}
	return a, b
}

func (x *xmlReader) text(raw []byte) {
	if x.within == 0 || len(x.path) != x.within {
		return
	}
	if inside, is := bytes.CutPrefix(raw, []byte("<![CDATA[")); is {
		x.collect(bytes.TrimSuffix(inside, []byte("]]>")))
		return
	}
	x.collect(x.z.Text())
}

func (x *xmlReader) collect(b []byte) {
	x.value.Write(b[:min(len(b), textMax-x.value.Len())]) // more is not the text of a place
}

// end closes the elements that end with a tag. One that none of the open elements has is passed over.
func (x *xmlReader) end(raw []byte) error {
	var tag string
	if x.inText() {
		tag = string(raw)
	}
	name, _ := x.local()
	n := len(x.path)
	for n > 0 && x.path[n-1] != name {
		n--
	}
	if n == 0 {
		if tag != "" {
			x.markup = true
			x.collect([]byte(tag))
		}
		return x.spend()
	}
	for len(x.path) >= n {
		if err := x.close(); err != nil {
			return err
		}
	}
	return nil
}

// close ends the innermost element.
func (x *xmlReader) close() error {
	n, inner := len(x.path), len(x.folders)-1
	name, value, has := x.path[n-1], "", x.within == n
	if has {
		if value = x.value.String(); !x.plain {
			value = strings.TrimSpace(value)
		}
		x.within = 0
	}
	defer func() { x.path = x.path[:n-1] }()
	switch {
	case n == x.place:
		return x.done()
	case x.place > 0 && has:
		x.member(name, value)
	case inner >= 0 && x.folders[inner].depth == n:
		x.folders = x.folders[:inner]
	case inner >= 0 && name == "name" && has:
		x.folders[inner].name = line(value, schema.CategoryMax)
	case name == "href" && has && strings.Contains(value, "://"):
		x.leave(schema.LeftLink, 1)
	}
	return nil
}

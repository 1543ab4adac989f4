package importing

import (
	"strings"
	"time"

	"finds/schema"
	"finds/server/importing/texts"
	"finds/server/placetext"
)

// prose returns a text that may be HTML, as descriptions in KML are.
func (x *xmlReader) prose(value string) string {
	switch {
	case x.plain:
		return value
	case x.format == KML:
		return texts.Readable(value)
	}
	return texts.Plain(value)
}

// member takes an element of a place.
func (x *xmlReader) member(name, value string) {
	switch name {
	case "name":
		if x.markup || x.format != KML && !x.plain {
			value = texts.Plain(value)
		}
		x.row.Title = value
	case "desc", "description":
		x.row.Description = x.prose(value)
	case "cmt":
		if x.plain {
			x.row.Place = value
		} else if x.row.Description == "" {
			x.row.Description = x.prose(value)
		}
	case "url":
		x.link = value
	case "type":
		x.row.Category = value
	case "address":
		x.row.Place = value
	case "phonenumber":
		x.datum = "phone"
		x.extended(value)
	case "time", "when", "begin":
		x.row.Created = moment(value)
	case "value", "simpledata":
		x.extended(value)
	case "coordinates":
		x.coordinates(value)
	}
}

// moment parses a time of XML Schema, as far as days.
func moment(s string) time.Time {
	for _, form := range []string{time.RFC3339, "2006-01-02T15:04:05", time.DateOnly} {
		if t, err := time.Parse(form, strings.TrimSpace(s)); err == nil {
			return t.UTC()
		}
	}
	return time.Time{}
}

func (x *xmlReader) coordinates(value string) {
	parts := strings.Split(strings.Join(strings.Fields(value), ""), ",")
	if len(parts) >= 2 {
		x.found.point(placetext.Degrees(parts[1], "NS"), placetext.Degrees(parts[0], "EW"))
	} else if value != "" {
		x.found.bad()
	}
}

// extended takes a value of extended data.
func (x *xmlReader) extended(value string) {
	switch {
	case value == "":
	case x.datum == "place":
		x.row.Place = value
	case x.datum == "category":
		x.row.Category = value
	case x.datum == "media" && !strings.Contains(value, "://"):
		x.leave(schema.LeftPicture, 1)
	case len(x.data) < 100:
		x.data = append(x.data, strings.TrimPrefix(line(x.datum, schema.CategoryMax)+": ", ": "), texts.Plain(value))
	}
}

func (x *xmlReader) done() error {
	r := x.row
	for i := 0; i < len(x.data) && len(r.Description) <= textMax; i += 2 { // some programs have made the description of them
		if !strings.Contains(r.Description, x.data[i+1]) {
			r.Description = strings.TrimSpace(r.Description + "\n" + x.data[i] + x.data[i+1])
		}
	}
	r.Description = withLink(r.Description, x.link, schema.DescriptionMax)
	if r.Title == "" {
		r.Title, _, _ = strings.Cut(strings.TrimSpace(r.Description), "\n")
	}
	x.place, x.within = 0, 0
	return x.addFound(r, x.found)
}

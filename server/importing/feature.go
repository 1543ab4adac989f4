package importing

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"finds/schema"
	"finds/server/importing/texts"
)

// feature is a feature of GeoJSON, also of saved places of Google.
type feature struct {
	Geometry   *geometry  `json:"geometry"`
	Properties properties `json:"properties"`
}

// properties are the first members of an object, as many as a file has that people use.
type properties map[string]jsontext.Value

const (
	propertiesMax = 10_000
	tagsMax       = 1000
)

// UnmarshalJSONFrom implements json.UnmarshalerFrom.
func (p *properties) UnmarshalJSONFrom(d *jsontext.Decoder) error {
	if d.PeekKind() == 'n' {
		return d.SkipValue()
	}
	if d.PeekKind() != '{' {
		return schema.ErrImportDamaged
	}
	if _, err := d.ReadToken(); err != nil {
		return err
	}
	*p = properties{}
	for d.PeekKind() != '}' {
		token, err := d.ReadToken()
		if err != nil {
			return err
		}
		name := token.String() // which reading the value changes
		value, err := d.ReadValue()
		if err != nil {
			return err
		}
		if len(*p) < propertiesMax {
			(*p)[name] = value.Clone()
		}
	}
	_, err := d.ReadToken()
	return err
}

// starred is the place of a saved place of Google, with the names of members of old and new exports.
type starred struct {
	Name        string `json:"name"`
	Address     string `json:"address"`
	OldName     string `json:"Business Name"`
	OldAddress  string `json:"Address"`
	Coordinates struct {
		Latitude  jsontext.Value `json:"Latitude"`
		Longitude jsontext.Value `json:"Longitude"`
	} `json:"Geo Coordinates"`
}

// text returns a member that is a text or a number.
func (f feature) text(names ...string) string {
	for _, name := range names {
		v := f.Properties[name]
		var s string
		switch v.Kind() {
		case '"':
			if json.Unmarshal(v, &s) != nil {
				continue
			}
		case '0':
			s = string(v)
		}
		if s = bounded(strings.TrimSpace(s)); s != "" {
			return s
		}
	}
	return ""
}

// addFeature adds the places of a feature.
func (p *parser) addFeature(f feature) error {
	var found shapes
	if f.Geometry != nil {
		found.walk(*f.Geometry)
	}
	if err := p.spendAll(found.members); err != nil {
		return err
	}
	link := f.text("Google Maps URL", "google_maps_url")
	if link != "" || f.Properties["Location"] != nil {
		if p.format == GeoJSON {
			p.format = Takeout
		}
		return p.add(f.starred(link, found))
	}
	if f.isOurs() {
		return p.addFound(f.ours(p), found)
	}
	columns := f.columns(p)
	r := Row{Title: texts.Plain(f.named(columns, "title", "name", "title", "Name", "Title", "label")), Created: moment(f.text("time", "timestamp", "createdAt", "created_at")),
		Place: f.named(columns, "place", "address", "place")}
	r.Description = texts.Plain(f.named(columns, "description", "description", "desc", "note", "notes", "Description"))
	if c := texts.Plain(f.named(columns, "comment", "comment", "userComment")); !strings.Contains(r.Description, c) {
		r.Description = both(r.Description, c)
	}
	r.tag(f.named(columns, "category", "category"), f.tags(), f.text("type"))
	r.Description = withLink(r.Description, f.named(columns, "url", "url", "link", "website"), schema.DescriptionMax)
	return p.addFound(r, found)
}

// named returns the text of a member with one of the names, or else with a name that a column of a table may have.
func (f feature) named(columns map[string]string, column string, names ...string) string {
	if s := f.text(names...); s != "" {
		return s
	}
	return f.text(columns[column])
}

// columns returns names of members that are texts, by the columns that they would be in a table.
func (f feature) columns(p *parser) map[string]string {
	if len(f.Properties) > columnsMax {
		return nil
	}
	columns := make(map[string]string, len(f.Properties))
	for name := range f.Properties {
		c, known := p.columns[name]
		if !known {
			c = columnOf(name)
			if len(p.columns) < columnsMax {
				p.columns[name] = c
			}
		}
		if other, taken := columns[c]; c != "" && f.text(name) != "" && (!taken || name < other) {
			columns[c] = name
		}
	}
	return columns
}

// tags returns the tags, separated by commas.
func (f feature) tags() string {
	v := f.Properties["tags"]
	if v.Kind() != '[' {
		return f.text("tags")
	}
	list, err := first[string](jsontext.NewDecoder(bytes.NewReader(v)), tagsMax)
	if err != nil {
		return ""
	}
	return bounded(strings.Join(list, ", "))
}

// isOurs reports whether a feature is by this program: its archives and its share links write such ones.
func (f feature) isOurs() bool {
	has := func(names ...string) bool {
		return !slices.ContainsFunc(names, func(name string) bool { return f.Properties[name].Kind() != '"' })
	}
	return has("title", "createdAt", "place") && f.Properties["isPublic"] != nil || has("title", "date", "link") && strings.Contains(f.text("link"), "/s/")
}

// ours returns the row of a feature by this program, with its texts as they are.
func (f feature) ours(p *parser) Row {
	in := archived{}
	var place, link string
	for name, into := range map[string]any{"title": &in.Title, "description": &in.Description, "category": &in.Category, "isPublic": &in.Public, "audience": &in.Who,
		"areaKilometres": &in.Area, "place": &place, "link": &link} {
		if v := f.Properties[name]; v != nil {
			_ = json.Unmarshal(v, into) // what has another form is not there
		}
	}
	if v := f.Properties["media"]; v != nil {
		media, _ := first[jsontext.Value](jsontext.NewDecoder(bytes.NewReader(v)), schema.MediaPerFind)
		p.leave(schema.LeftPicture, len(media))
	}
	r := in.row("")
	r.Place, r.Created = place, moment(cmp.Or(f.text("createdAt"), f.text("date")))
	r.Description = withLink(r.Description, link, schema.DescriptionMax)
	return r
}

func (f feature) starred(link string, found shapes) Row {
	var in starred
	for _, name := range []string{"location", "Location"} {
		if v := f.Properties[name]; v.Kind() == '{' {
			if json.Unmarshal(v, &in) != nil {
				in = starred{}
			}
		}
	}
	r := Row{Title: cmp.Or(f.text("Title", "title"), in.Name, in.OldName), Place: cmp.Or(in.Address, in.OldAddress),
		Description: f.text("Comment", "comment", "review_text", "review_text_published")}
	if link != "" && len(link) < 4096 {
		r.Source = "google " + link
	}
	if f.Geometry != nil && f.Geometry.Type != "Point" && f.Geometry.Coordinates != nil {
		r.Reason = schema.ImportNotPoint
	} else if len(found.points) > 0 {
		r.at(found.points[0].lat, found.points[0].lng)
	}
	if r.HasPoint && r.Latitude == 0 && r.Longitude == 0 { // a place that Google knows only by its link
		r.HasPoint = false
	}
	if c := in.Coordinates; !r.HasPoint && c.Latitude != nil && c.Longitude != nil {
		r.point(strings.Trim(string(c.Latitude), `"`), strings.Trim(string(c.Longitude), `"`))
	}
	if !r.HasPoint {
		r.Reason = schema.ImportZeroPoint
		if r.linked(link); r.HasPoint {
			r.Reason = ""
		}
	}
	if r.Title == "" {
		r.Title = r.Place
	}
	return r
}

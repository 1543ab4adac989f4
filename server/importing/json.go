package importing

import (
	"bufio"
	"cmp"
	"strconv"
	"strings"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"finds/schema"
)

// json reads the objects that hold places in a list, one place after the other.
func (p *parser) json(in *bufio.Reader, w *window) error {
	j := &jsonReader{parser: p, w: w, d: jsontext.NewDecoder(in, jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true))}
	if j.d.PeekKind() == '[' {
		return schema.ErrImportFormat
	}
	if _, err := j.d.ReadToken(); err != nil {
		return damaged(err)
	}
	var one feature // if the object is a feature itself
	for j.d.PeekKind() != '}' {
		name, err := j.d.ReadToken()
		if err != nil {
			return damaged(err)
		}
		w.reset()
		switch text := name.String(); {
		case text == "features" && j.d.PeekKind() == '[':
			p.is(GeoJSON)
			err = list(j, func(f feature) error { return p.add(f.row(p)) })
		case text == "items" && j.d.PeekKind() == '[':
			p.is(Swarm)
			err = list(j, func(c checkin) error { return p.add(c.row()) })
		case text == "finds" && j.d.PeekKind() == '[':
			p.is(Finds)
			err = list(j, p.addArchived)
		case text == "lists" && p.format == Finds && j.d.PeekKind() == '[':
			err = list(j, p.addList)
		case text == "geometry":
			err = json.UnmarshalDecode(j.d, &one.Geometry)
		case text == "properties":
			err = json.UnmarshalDecode(j.d, &one.Properties)
		case text == "version" && j.ours && j.d.PeekKind() == '0':
			var version float64
			if err = json.UnmarshalDecode(j.d, &version); err == nil && version > archiveVersion {
				return schema.ErrImportFormat.At("an archive of a newer version")
			}
		case text == "format" && j.d.PeekKind() == '"':
			var format string
			if err = json.UnmarshalDecode(j.d, &format); err == nil {
				j.ours = format == Finds
			}
		default:
			err = j.d.SkipValue()
		}
		if err != nil {
			return damaged(err)
		}
	}
	if _, err := j.d.ReadToken(); err != nil {
		return damaged(err)
	}
	if one.Geometry != nil && one.Properties != nil {
		p.is(GeoJSON)
		return p.add(one.row(p))
	}
	if p.format == "" {
		return schema.ErrImportFormat
	}
	return nil
}

// archiveVersion is the newest form of an archive that is read.
const archiveVersion = 1

// jsonReader reads an object.
type jsonReader struct {
	*parser
	w    *window
	d    *jsontext.Decoder
	ours bool // the object says that it is an archive of Finds
}

// list reads a list. A member of another form than T is a bad row.
func list[T any](j *jsonReader, add func(T) error) error {
	if _, err := j.d.ReadToken(); err != nil {
		return err
	}
	for j.d.PeekKind() != ']' {
		j.w.reset()
		raw, err := j.d.ReadValue()
		if err != nil {
			return err
		}
		var v T
		if json.Unmarshal(raw, &v, jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true)) != nil {
			err = j.add(Row{Bad: true, Reason: schema.ImportBadLine})
		} else {
			err = add(v)
		}
		if err != nil {
			return err
		}
	}
	_, err := j.d.ReadToken()
	return err
}

// feature is a feature of GeoJSON, also of saved places of Google.
type feature struct {
	ID         jsontext.Value            `json:"id"`
	Geometry   *geometry                 `json:"geometry"`
	Properties map[string]jsontext.Value `json:"properties"`
}

type geometry struct {
	Type        string         `json:"type"`
	Coordinates jsontext.Value `json:"coordinates"`
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
		if s = strings.TrimSpace(s); s != "" {
			return s
		}
	}
	return ""
}

func (f feature) row(p *parser) Row {
	link := f.text("Google Maps URL", "google_maps_url")
	if link != "" || f.Properties["Location"] != nil {
		if p.format == GeoJSON {
			p.format = Takeout
		}
		return f.starred(link)
	}
	r := Row{Title: f.text("name", "title", "Name", "Title", "label"), Description: plainText(f.text("description", "desc", "note", "notes", "Description")),
		Category: firstTag(f.text("category", "tags", "type")), Place: f.text("address", "place")}
	r.Description = withLink(r.Description, f.text("url", "link", "website"), schema.DescriptionMax)
	f.point(&r)
	return r
}

// point takes the geometry.
func (f feature) point(r *Row) {
	g := f.Geometry
	if g == nil || g.Coordinates == nil {
		return
	}
	var at []float64
	if g.Type != "Point" {
		r.Reason = schema.ImportNotPoint
	} else if json.Unmarshal(g.Coordinates, &at) != nil || len(at) < 2 {
		r.point("?", "?")
	} else {
		r.HasPoint, r.Latitude, r.Longitude = true, at[1], at[0]
	}
}

func (f feature) starred(link string) Row {
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
	f.point(&r)
	if r.HasPoint && r.Latitude == 0 && r.Longitude == 0 { // a place that Google knows only by its link
		r.HasPoint = false
	}
	if c := in.Coordinates; !r.HasPoint && c.Latitude != nil && c.Longitude != nil {
		r.point(strings.Trim(string(c.Latitude), `"`), strings.Trim(string(c.Longitude), `"`))
	}
	if !r.HasPoint {
		r.Reason = schema.ImportZeroPoint
		if lat, lng, ok := linkPoint(link); ok {
			r.Reason = ""
			r.point(lat, lng)
		}
	}
	if r.Title == "" {
		r.Title = r.Place
	}
	return r
}

// checkin is one of Swarm.
type checkin struct {
	ID        string         `json:"id"`
	CreatedAt jsontext.Value `json:"createdAt"`
	Shout     string         `json:"shout"`
	Lat       *float64       `json:"lat"`
	Lng       *float64       `json:"lng"`
	Venue     *struct {
		Name     string `json:"name"`
		URL      string `json:"url"`
		Location struct {
			Lat     *float64 `json:"lat"`
			Lng     *float64 `json:"lng"`
			Address string   `json:"address"`
			City    string   `json:"city"`
		} `json:"location"`
	} `json:"venue"`
}

func (c checkin) row() Row {
	r := Row{Description: c.Shout, Created: c.time()}
	if c.ID != "" && len(c.ID) <= 64 {
		r.Source = "swarm " + c.ID
	}
	lat, lng := c.Lat, c.Lng
	if v := c.Venue; v != nil {
		r.Title, r.Place = v.Name, cmp.Or(v.Location.Address, v.Location.City)
		r.Description = withLink(r.Description, v.URL, schema.DescriptionMax)
		if v.Location.Lat != nil && v.Location.Lng != nil {
			lat, lng = v.Location.Lat, v.Location.Lng
		}
	}
	if r.Title == "" {
		r.Title, _, _ = strings.Cut(c.Shout, "\n")
	}
	if lat != nil && lng != nil {
		r.HasPoint, r.Latitude, r.Longitude = true, *lat, *lng
	}
	return r
}

// time returns when the check-in was: in seconds of Unix, or as a text in UTC.
func (c checkin) time() time.Time {
	switch c.CreatedAt.Kind() {
	case '0':
		if s, err := strconv.ParseFloat(string(c.CreatedAt), 64); err == nil && s > 0 && s < 1e11 {
			return time.Unix(int64(s), 0).UTC()
		}
	case '"':
		if t, err := time.Parse("2006-01-02 15:04:05", strings.Trim(string(c.CreatedAt), `"`)); err == nil {
			return t
		}
	}
	return time.Time{}
}

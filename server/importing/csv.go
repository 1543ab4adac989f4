package importing

import (
	"bufio"
	"encoding/csv"
	"errors"
	"io"
	"net/url"
	"regexp"
	"strings"

	"finds/schema"
)

// columns are the names of the columns that are read, in lower case.
var columns = map[string]string{
	"name": "title", "title": "title", "titel": "title", "titre": "title",
	"lat": "lat", "latitude": "lat", "y": "lat", "breitengrad": "lat",
	"lon": "lng", "lng": "lng", "long": "lng", "longitude": "lng", "x": "lng", "längengrad": "lng",
	"description": "description", "desc": "description", "note": "description", "notes": "description", "notiz": "description", "beschreibung": "description",
	"comment": "comment", "kommentar": "comment",
	"category": "category", "tags": "category", "tag": "category", "type": "category", "kategorie": "category",
	"url": "url", "link": "url", "website": "url",
	"address": "place", "place": "place", "location": "place", "city": "place", "adresse": "place", "ort": "place",
	// Only of iNaturalist.
	"uuid": "uuid", "tag_list": "category", "place_guess": "place", "geoprivacy": "geoprivacy", "taxon_geoprivacy": "taxon_geoprivacy",
	"coordinates_obscured": "obscured", "species_guess": "species", "common_name": "common", "scientific_name": "scientific", "image_url": "image",
}

const (
	columnsMax  = 200 // of a table
	headerLines = 20  // within which the header is, since the description of a list may be before it
)

// csv reads tables with a header.
func (p *parser) csv(in *bufio.Reader, w *window) error {
	first, _ := in.Peek(4096)
	d := csv.NewReader(in)
	d.FieldsPerRecord, d.LazyQuotes, d.ReuseRecord = -1, true, true
	d.Comma = comma(string(first))
	var at map[string]int
	var kind string
	for n := 0; ; n++ {
		record, err := d.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		w.reset()
		var parse *csv.ParseError
		switch {
		case errors.As(err, &parse):
			if at == nil {
				return schema.ErrImportFormat
			}
			if err := p.add(Row{Bad: true, Reason: schema.ImportBadLine}); err != nil {
				return err
			}
			continue
		case err != nil:
			return damaged(err)
		case at == nil:
			if at, kind = header(record); at == nil && n >= headerLines {
				return schema.ErrImportFormat
			}
			if at != nil {
				p.is(kind)
			}
			continue
		case strings.TrimSpace(strings.Join(record, "")) == "": // Google has such a line below the header
			continue
		}
		cells := cellsOf(record, at)
		row := tableRow(cells)
		switch kind {
		case Takeout:
			row = savedRow(cells)
		case INaturalist:
			row = observedRow(cells)
		}
		if err := p.add(row); err != nil {
			return err
		}
	}
	if at == nil {
		return schema.ErrImportFormat
	}
	return nil
}

// comma returns what separates the cells of a table.
func comma(text string) rune {
	best, most := ',', strings.Count(text, ",")
	for _, c := range ";\t" {
		if n := strings.Count(text, string(c)); n > most {
			best, most = c, n
		}
	}
	return best
}

// header returns the numbers of the columns, or nil if the record has none of them.
func header(record []string) (at map[string]int, kind string) {
	if len(record) > columnsMax {
		return nil, ""
	}
	at = map[string]int{}
	named := map[string]bool{}
	for i, name := range record {
		name = strings.ToLower(strings.TrimSpace(strings.TrimPrefix(name, "\ufeff")))
		named[name] = true
		if c := columns[name]; c != "" {
			if _, taken := at[c]; !taken {
				at[c] = i
			}
		}
	}
	_, title := at["title"]
	_, lat := at["lat"]
	_, lng := at["lng"]
	switch {
	case named["species_guess"] && named["uuid"] || named["scientific_name"] && named["observed_on"]:
		return at, INaturalist
	case title && !lat && named["url"] && len(record) >= 3:
		return at, Takeout
	case title && len(at) > 1, lat && lng:
		return at, CSV
	}
	return nil, ""
}

func cellsOf(record []string, at map[string]int) map[string]string {
	cells := make(map[string]string, len(at))
	for name, i := range at {
		if i < len(record) {
			cells[name] = strings.Clone(strings.TrimSpace(record[i]))
		}
	}
	return cells
}

// firstTag returns the first of several tags.
func firstTag(s string) string {
	if i := strings.IndexAny(s, ",;|"); i >= 0 {
		s = s[:i]
	}
	return strings.TrimPrefix(strings.TrimSpace(s), "#")
}

// both joins a note and a comment.
func both(note, comment string) string {
	if comment == note {
		comment = ""
	}
	return strings.TrimSpace(note + "\n" + comment)
}

func tableRow(c map[string]string) Row {
	r := Row{Title: c["title"], Description: withLink(both(c["description"], c["comment"]), c["url"], schema.DescriptionMax), Category: firstTag(c["category"]), Place: c["place"]}
	r.point(c["lat"], c["lng"])
	return r
}

// savedRow is a line of a list of saved places of Google.
func savedRow(c map[string]string) Row {
	r := Row{Title: c["title"], Description: both(c["description"], c["comment"]), Category: firstTag(c["category"])}
	link := c["url"]
	if u, err := url.Parse(link); err != nil || !google(u.Hostname()) {
		r.Description = withLink(r.Description, link, schema.DescriptionMax)
	}
	if lat, lng, ok := linkPoint(link); ok {
		r.point(lat, lng)
	}
	if link != "" && len(link) < 4096 {
		r.Source = "google " + link
	}
	return r
}

func google(host string) bool {
	host = strings.TrimPrefix(host, "www.")
	return strings.HasPrefix(host, "google.") || strings.HasPrefix(host, "maps.google.") || host == "maps.app.goo.gl" || host == "goo.gl"
}

// The points that the links of Google Maps have, the surest first. The camera of a map, in @, is
// hundreds of metres away from the place, and so is not taken.
var linkPoints = []*regexp.Regexp{
	regexp.MustCompile(`/maps/search/(-?[0-9]{1,2}(?:\.[0-9]+)?),[+ ]*(-?[0-9]{1,3}(?:\.[0-9]+)?)`),
	regexp.MustCompile(`!3d(-?[0-9]{1,2}(?:\.[0-9]+)?)!4d(-?[0-9]{1,3}(?:\.[0-9]+)?)`),
	regexp.MustCompile(`[?&](?:q|query|ll)=(-?[0-9]{1,2}(?:\.[0-9]+)?),[+ ]*(-?[0-9]{1,3}(?:\.[0-9]+)?)`),
}

func linkPoint(link string) (lat, lng string, ok bool) {
	if len(link) > 4096 {
		return "", "", false
	}
	if plain, err := url.PathUnescape(link); err == nil {
		link = plain
	}
	for _, e := range linkPoints {
		if m := e.FindStringSubmatch(link); m != nil {
			return m[1], m[2], true
		}
	}
	return "", "", false
}

// obscuredArea is the area, in kilometres, as which an observation is shown whose place iNaturalist obscures.
const obscuredArea = 20

// observedRow is an observation. Where the place is obscured, only the public point is taken, and
// shown as an area; a private one has none.
func observedRow(c map[string]string) Row {
	r := Row{Title: c["common"], Description: c["description"], Place: c["place"]}
	for _, name := range []string{"species", "scientific"} {
		if r.Title == "" {
			r.Title = c[name]
		}
	}
	r.Description = withLink(r.Description, c["url"], schema.DescriptionMax)
	r.Category = firstTag(c["category"])
	if c["uuid"] != "" && len(c["uuid"]) <= 64 {
		r.Source = "inaturalist " + c["uuid"]
	} else if c["url"] != "" && len(c["url"]) < 4096 {
		r.Source = "inaturalist " + c["url"]
	}
	hidden := strings.ToLower(c["geoprivacy"] + " " + c["taxon_geoprivacy"])
	switch {
	case strings.Contains(hidden, "private"):
		r.Place, r.Reason = "", schema.ImportObscured
		return r
	case strings.Contains(hidden, "obscured") || strings.EqualFold(c["obscured"], "true"):
		area := obscuredArea
		r.Area = &area
		r.point(c["lat"], c["lng"])
		if !r.HasPoint {
			r.Place, r.Reason = "", schema.ImportObscured
		}
		return r
	}
	r.point(c["lat"], c["lng"])
	return r
}

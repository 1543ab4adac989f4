package importing

import (
	"strings"

	"finds/schema"
)

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
	r.tag(c["category"], c["tags"], "")
	r.Description = withLink(r.Description, c["url"], schema.DescriptionMax)
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

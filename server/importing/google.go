package importing

import (
	"finds/schema"
	"finds/server/placetext"
)

// savedRow is a line of a list of saved places of Google.
func savedRow(c map[string]string) Row {
	r := Row{Title: c["title"], Description: both(c["description"], c["comment"])}
	r.tag(c["category"], c["tags"], "")
	link := c["url"]
	if !placetext.IsGoogle(link) {
		r.Description = withLink(r.Description, link, schema.DescriptionMax)
	}
	r.linked(link)
	if link != "" && len(link) < 4096 {
		r.Source = "google " + link
	}
	return r
}

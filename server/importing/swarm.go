package importing

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"finds/schema"
)

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

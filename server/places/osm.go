package places

import (
	"cmp"
	"context"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"time"

	"finds/schema"
)

// osmCredit is the attribution required by the licence of the data, the ODbL.
const osmCredit = "© OpenStreetMap contributors"

// osmID returns the ID of an OpenStreetMap object. kind is its type: N, W or R, or a word
// that begins with one of these letters.
func osmID(kind string, id int64) string {
	return "osm:" + strings.ToUpper(kind[:min(len(kind), 1)]) + strconv.FormatInt(id, 10)
}

// photon calls Photon, a geocoder designed for search as you type.
type photon struct{ caller }

// Terms implements Provider.
func (photon) Terms() Terms {
	return Terms{Name: Photon, Attribution: osmCredit, Typing: true, Most: most}
}

// Search implements Provider.
func (p photon) Search(ctx context.Context, q Query) ([]schema.FoundPlace, error) {
	params := url.Values{"q": {q.Text}, "limit": {strconv.Itoa(q.Limit)}}
	if q.Near != nil {
		params.Set("lat", degrees(q.Near.Latitude))
		params.Set("lon", degrees(q.Near.Longitude))
	}
	switch lang, _, _ := strings.Cut(q.Language, "-"); lang {
	case "en", "de", "fr": // the languages of the default configuration; Photon refuses others
		params.Set("lang", lang)
	}
	var answer struct {
		Features []struct {
			Geometry   struct{ Coordinates []float64 } // longitude, latitude
			Properties struct {
				OSMType                                             string `json:"osm_type"`
				OSMID                                               int64  `json:"osm_id"`
				Name, HouseNumber, Street, District, City, PostCode string
				County, State, Country                              string
			}
		}
	}
	if err := p.get(ctx, "/api", params, &answer); err != nil {
		return nil, err
	}
	if answer.Features == nil {
		return nil, errAnswer
	}
	list := []schema.FoundPlace{}
	for _, f := range answer.Features {
		if len(f.Geometry.Coordinates) < 2 {
			continue
		}
		o := f.Properties
		street := strings.TrimSpace(o.Street + " " + o.HouseNumber)
		name := cmp.Or(o.Name, street, o.District, o.City)
		city := strings.TrimSpace(o.PostCode + " " + cmp.Or(o.City, o.District, o.County))
		if o.City == name {
			city = ""
		}
		address := join(name, street, city, o.State, o.Country)
		place, ok := found(schema.FoundPlace{ID: osmID(o.OSMType, o.OSMID), Name: name, Address: address,
			Latitude: f.Geometry.Coordinates[1], Longitude: f.Geometry.Coordinates[0], Attribution: osmCredit})
		if ok && len(list) < q.Limit {
			list = append(list, place)
		}
	}
	return list, nil
}

// nominatim calls Nominatim, the geocoder of OpenStreetMap.
type nominatim struct{ caller }

// Terms implements Provider. The terms are the usage policy of the public server.
func (nominatim) Terms() Terms {
	return Terms{Name: Nominatim, Attribution: osmCredit, Every: time.Second, Most: most}
}

// Search implements Provider.
func (n nominatim) Search(ctx context.Context, q Query) ([]schema.FoundPlace, error) {
	params := url.Values{"q": {q.Text}, "format": {"jsonv2"}, "limit": {strconv.Itoa(q.Limit)}}
	if q.Near != nil {
		const around = 0.5 // degrees
		at := *q.Near
		box := []string{degrees(max(at.Longitude-around, -180)), degrees(max(at.Latitude-around, -90)), degrees(min(at.Longitude+around, 180)), degrees(min(at.Latitude+around, 90))}
		params.Set("viewbox", strings.Join(box, ","))
	}
	if q.Language != "" {
		params.Set("accept-language", q.Language)
	}
	var answer []struct {
		OSMType     string `json:"osm_type"`
		OSMID       int64  `json:"osm_id"`
		Lat, Lon    string
		Name        string
		DisplayName string `json:"display_name"`
		Licence     string
	}
	if err := n.get(ctx, "/search", params, &answer); err != nil {
		return nil, err
	}
	list := []schema.FoundPlace{}
	for _, o := range answer {
		lat, err1 := strconv.ParseFloat(o.Lat, 64)
		lng, err2 := strconv.ParseFloat(o.Lon, 64)
		if err1 != nil || err2 != nil {
			continue
		}
		first, rest, _ := strings.Cut(o.DisplayName, ", ")
		name := cmp.Or(o.Name, first)
		if name != first {
			rest = o.DisplayName
		}
		place, ok := found(schema.FoundPlace{ID: osmID(o.OSMType, o.OSMID), Name: name, Address: rest,
			Latitude: lat, Longitude: lng, Attribution: cmp.Or(o.Licence, osmCredit)})
		if ok && len(list) < q.Limit {
			list = append(list, place)
		}
	}
	return list, nil
}

// degrees formats an angle for a URL.
func degrees(v float64) string { return fmt.Sprintf("%.2f", v) }

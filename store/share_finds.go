package store

import (
	"strconv"
	"time"

	"finds/schema"
	"finds/store/geo"
)

// Show returns what the share shows of a find, which has its exact place if the share shows exact places.
// name names the area around a point, by nothing but the point.
func (o OpenShare) Show(f schema.Find, name func(schema.Point) string) schema.SharedFind {
	shown := schema.SharedFind{Title: f.Title, Media: make([]schema.Media, len(f.Media)), Place: o.place(f, name),
		CreatedAt: schema.At(f.CreatedAt.UTC().Truncate(24 * time.Hour))} // the time of day would tell when its owner is where
	if f.Description != nil {
		shown.Description = *f.Description
	}
	if f.Category != nil {
		shown.Category = *f.Category
	}
	copy(shown.Media, f.Media)
	for i := range shown.Media {
		shown.Media[i].ID = strconv.Itoa(i + 1) // the id has the time of the upload
	}
	return shown
}

// holdZone makes a find of a list or a category keep the home zone of its owner, who has not looked at each: where the zone is
// newer than the link, or the find is, the link would show the home to everybody who has it. A find that somebody else has moved is shown as if
// it were in the zone: otherwise they would find the zone by moving it.
func holdZone(set schema.PlaceSettings, f *schema.Find, moved bool) {
	zone := func(lat, lng float64) int {
		if moved && set.Home != nil {
			return set.Home.Area
		}
		return areaAtHome(set, lat, lng)
	}
	at := f.Location
	switch {
	case at == nil:
	case f.Exact != nil:
		if zone(f.Exact.Latitude, f.Exact.Longitude) > 0 {
			f.Exact = nil
		}
	case !f.IsPublic && at.Area == 0: // or else everybody on this instance sees it so, as the owner wants
		if km := zone(at.Latitude, at.Longitude); km > 0 {
			lat, lng := geo.CellCenter(at.Latitude, at.Longitude, km)
			f.Location = &schema.Place{Latitude: lat, Longitude: lng, Area: km}
		}
	}
}

// place returns the place of a find as the share shows it. An area is computed from what others see of
// the find, never from its exact place, so it tells no more than that.
func (o OpenShare) place(f schema.Find, name func(schema.Point) string) *schema.SharedPlace {
	at := f.Location
	switch {
	case at == nil || o.Place == schema.PlaceHidden:
		return nil
	case o.Place == schema.PlaceExact && f.Exact != nil:
		return &schema.SharedPlace{Name: f.Exact.Name, Latitude: f.Exact.Latitude, Longitude: f.Exact.Longitude}
	case o.Place == schema.PlaceExact, at.Area >= max(o.Area, 1):
		p := &schema.SharedPlace{Name: at.Name, Latitude: at.Latitude, Longitude: at.Longitude, Area: at.Area}
		if p.Name == "" { // see holdZone
			p.Name = name(schema.Point{Latitude: p.Latitude, Longitude: p.Longitude})
		}
		return p
	}
	lat, lng := geo.CellCenter(at.Latitude, at.Longitude, max(o.Area, 1))
	return &schema.SharedPlace{Name: name(schema.Point{Latitude: lat, Longitude: lng}), Latitude: lat, Longitude: lng, Area: max(o.Area, 1)}
}

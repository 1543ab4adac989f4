package places

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"

	"finds/schema"
)

// google calls Text Search of the Places API (New).
type google struct{ caller }

// googleMask lists the fields to return. It is required, and it determines the price of a
// call.
const googleMask = "places.id,places.displayName.text,places.formattedAddress,places.location"

// Terms implements Provider. Every call costs money, so searches during typing are left
// to the gazetteer.
func (google) Terms() Terms { return Terms{Name: Google, Attribution: "Google Maps", Most: most} }

// Search implements Provider.
func (g google) Search(ctx context.Context, q Query) ([]schema.FoundPlace, error) {
	type point struct {
		Latitude  float64 `json:"latitude"`
		Longitude float64 `json:"longitude"`
	}
	type circle struct {
		Center point   `json:"center"`
		Radius float64 `json:"radius"` // in metres, at most 50,000
	}
	type bias struct {
		Circle circle `json:"circle"`
	}
	body := struct {
		TextQuery      string `json:"textQuery"`
		MaxResultCount int    `json:"maxResultCount"`
		LocationBias   *bias  `json:"locationBias,omitempty"`
		LanguageCode   string `json:"languageCode,omitempty"`
	}{TextQuery: q.Text, MaxResultCount: q.Limit, LanguageCode: q.Language}
	if q.Near != nil {
		body.LocationBias = &bias{circle{point(*q.Near), 50_000}}
	}
	b, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, g.URL.String()+"/v1/places:searchText", bytes.NewReader(b))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Goog-Api-Key", g.Key)
	r.Header.Set("X-Goog-FieldMask", googleMask)
	var answer struct {
		Places []struct {
			ID               string
			DisplayName      struct{ Text string }
			FormattedAddress string
			Location         *point
		}
		Error json.RawMessage
	}
	if err := g.do(r, &answer); err != nil {
		return nil, err
	}
	if answer.Error != nil { // without an error, a missing list means no places
		return nil, errAnswer
	}
	list := []schema.FoundPlace{}
	for _, p := range answer.Places {
		if p.Location == nil {
			continue
		}
		f, ok := found(schema.FoundPlace{ID: "google:" + p.ID, Name: p.DisplayName.Text, Address: p.FormattedAddress,
			Latitude: p.Location.Latitude, Longitude: p.Location.Longitude, Attribution: g.Terms().Attribution})
		if ok && len(list) < q.Limit {
			list = append(list, f)
		}
	}
	return list, nil
}

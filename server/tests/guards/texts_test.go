package guards

import (
	"slices"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestInvisible refuses texts without a visible character, and controls that
// reverse a line; joined emoji and right-to-left texts are accepted.
func TestInvisible(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := ann.WithMedia("Here", 1)
		send := map[string]func(text string) (method, path string, body M){
			"body.title": func(s string) (string, string, M) {
				return "POST", "/api/finds", M{"locationId": f.LocationID, "title": s}
			},
			"body.category": func(s string) (string, string, M) { return "PUT", "/api/finds/" + f.ID, M{"category": s} },
			"body.media[0].caption": func(s string) (string, string, M) {
				return "PUT", "/api/finds/" + f.ID, M{"media": []M{{"id": f.Media[0].ID, "caption": s}}}
			},
			"body.name": func(s string) (string, string, M) {
				return "POST", "/api/locations", M{"latitude": 1, "longitude": 1, "name": s}
			},
			"body.content": func(s string) (string, string, M) { return "POST", "/api/finds/" + f.ID + "/comments", M{"content": s} },
		}
		for field, with := range send {
			refusing := []string{"\u200b", "\u2060\ufe0f\u200d", "\u3164", "\u00a0\u200b\u2003"}
			if field != "body.content" {
				refusing = append(refusing, "a\u202eb", "\u2066a\u2069")
			}
			for _, text := range refusing {
				method, path, body := with(text)
				if p := Refused(ann, 422, "invalid", method, path, body); len(p.Errors) != 1 || p.Errors[0].Location != field {
					a.Errorf("%s %+q: %+v", field, text, p.Errors)
				}
			}
			for _, text := range []string{"👩‍👩‍👧", "שלום", "\u200fשלום", "é", "1"} {
				method, path, body := with(text)
				if r := ann.Do(method, path, body); r.Status >= 300 {
					a.Errorf("%s %+q: %d %s", field, text, r.Status, r.Body)
				}
			}
		}
	})
}

// TestEveryField publishes with an unknown location and unknown media, and asks
// with a parameter twice: each is named.
func TestEveryField(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		named := func(p Problem) (list []string) {
			for _, f := range p.Errors {
				list = append(list, f.Location)
			}
			return list
		}
		p := Refused(ann, 422, "invalid", "POST", "/api/finds", M{"locationId": "nowhere", "title": "x", "media": []M{{"url": schema.MediaPrefix + "m/00/x.webp"}}})
		if got := named(p); !slices.Equal(got, []string{"body.locationId", "body.media[0].url"}) {
			a.Errorf("a find: %v", got)
		}
		if got := named(Refused(ann, 422, "invalid", "GET", "/api/locations?lat=48&lng=2&lat=0", nil)); !slices.Equal(got, []string{"query.lat"}) {
			a.Errorf("a list: %v", got)
		}
		if got := named(Refused(ann, 422, "invalid", "GET", "/api/locations?lat=48&lng=2&other=1&other=2", nil)); !slices.Equal(got, []string{"query.other"}) {
			a.Errorf("a parameter that is not one: %v", got)
		}
	})
}

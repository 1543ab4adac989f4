package finds

import (
	"net/url"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestSearchLetters: letters that do not decompose are found as they are and in their usual transcription,
// and the marks cover them.
func TestSearchLetters(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		for title, searches := range map[string]map[string]schema.Match{
			"Łódź Fabryczna":       {"lodz": {Start: 0, Length: 4}, "Łódź": {Start: 0, Length: 4}, "ŁOD": {Start: 0, Length: 3}},
			"An der großen Straße": {"strasse": {Start: 14, Length: 6}, "STRAẞE": {Start: 14, Length: 6}, "stras": {Start: 14, Length: 5}},
			"Ærøskøbing":           {"aeroskobing": {Start: 0, Length: 10}, "Æ": {Start: 0, Length: 1}, "aerø": {Start: 0, Length: 3}},
			"Þingvellir":           {"thing": {Start: 0, Length: 4}},
			"Đakovo":               {"dakovo": {Start: 0, Length: 6}, "đak": {Start: 0, Length: 3}},
		} {
			id := ann.Find(title, true).ID
			for q, want := range searches {
				want.Field = "title"
				found := Call[[]schema.Find](ann, 200, "GET", "/api/finds?q="+url.QueryEscape(q), nil)
				if len(found) != 1 || found[0].ID != id || len(found[0].Matches) == 0 || found[0].Matches[0] != want {
					t.Errorf("%s finds %+v, want %s with %+v", q, found, title, want)
				}
			}
		}
	})
}

package maps

import (
	"strings"
	"testing"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestAreas publishes a find as an area: its owner sees where it is, others an area, and nothing on their
// pages has the exact place. Settings do so for all new finds, at home alone if one wants.
func TestAreas(t *testing.T) {
	t.Parallel()
	for _, x := range SomeWidths() {
		t.Run(x.Name, func(t *testing.T) {
			t.Parallel()
			w := NewWorld(t)
			ann, ben := w.User("ann"), w.User("ben")
			b, other := w.Tab(t, ann), w.Tab(t, ben)
			b.AtWidth(x.Width, x.Height)
			other.AtWidth(x.Width, x.Height)
			b.Open("/new?at=48.857,2.341,14")
			b.Shows("Default: exact place")
			Call[any](ann, "PUT", "/api/users/me/place-settings", M{"area": 5, "exactForFriends": true})
			b.Open("/new?at=48.857,2.341,14")
			b.Shows("Default: area of about 3 mi")
			Call[any](ann, "PUT", "/api/users/me/place-settings", M{"area": 0, "exactForFriends": true})
			f := ann.Find("A shed", true, 48.857123, 2.341345, M{"at": "Our garden"})
			b.Open("/finds/" + f.ID + "/edit")
			b.Click("#fold-shown summary")
			b.Pick("#area", "1")
			b.Shows("Who sees the exact place")
			b.Accessible("a find that is to be an area")
			b.Press("Save")
			b.At("/finds/" + f.ID)
			b.Shows("Our garden")
			b.Shows("Exact for you and friends · others see a 0.5 mi area")
			other.Open("/finds/" + f.ID)
			other.Shows("In an area of about 0.5 mi")
			other.Until(`document.querySelector("place-map path.around") && !document.querySelector("#ways")`)
			other.Accessible("a find that is an area")
			if text := Js[string](other, `document.documentElement.outerHTML`); strings.Contains(text, "Our garden") || strings.Contains(text, "48.8571") || strings.Contains(text, "2.3413") {
				t.Error("others see the exact place")
			}
			other.Open("/?at=48.857,2.341,14")
			other.Shows("Around ")
			other.Until(`document.querySelector("#map path.around") && document.querySelector("#map .pin")`)
			if Js[bool](other, `Boolean(document.querySelector("path.dashed"))`) {
				t.Error("others see where a find is shown apart")
			}
			other.Accessible("a map with an area")
			other.Open("/people/" + ann.ID)
			other.Until(`document.querySelector("finds-map path.around:not(.dashed)")`)
			b.Open("/profile")
			b.Until(`document.querySelector("finds-map .pin[aria-label='Our garden']") && !document.querySelector("finds-map path.around")`)
			b.Press("List")
			b.Shows("Our garden ·")
			b.Open("/?at=48.857,2.341,14")
			b.Until(`document.querySelector("path.around.dashed") && document.querySelector("#map .pin[aria-label^='A shed']")`)
			b.Shows("Our garden")
			b.Shows("Exact for you and friends · others see a 0.5 mi area")
			b.Accessible("a map with a find that is an area for others")

			b.Open("/settings/places")
			b.Pick("#shown-area", "5")
			b.Shows("Saved.")
			b.Click("#home")
			b.Until(`document.querySelector("#spot .leaflet-pane")`)
			b.Stand(48.857, 2.341)
			b.Press("My location")
			b.Shows("Your location.")
			b.Press("Use this place")
			b.Until(`document.querySelector("#home-radius")`)
			b.Accessible("the home zone")
			if got := Call[schema.PlaceSettings](ann, "GET", "/api/users/me/place-settings", nil); got.Area != 5 || got.Home == nil || got.Home.Area != 1 || got.Home.Radius != 0.5 {
				t.Errorf("the settings are %+v %+v", got, got.Home)
			}
			// The zone shows new finds as areas, until the user wants otherwise, and those from before on request.
			ann.Find("Before", true, 48.857, 2.3412, M{"at": "The fence", "area": 0, "homeZone": false})
			b.Pick("#home-area", "1")
			b.Shows("Others see 1 find in this zone more exactly.")
			b.Accessible("a home zone with finds from before")
			b.Click("#hide-home")
			b.Shows("1 find is an area now")
			away := ann.Find("Away", true, 48.95, 2.5, M{"at": "Away", "area": 0})
			at := func() int {
				t.Helper()
				return Call[schema.Find](ann, "GET", "/api/finds/"+away.ID, nil).Location.Area
			}
			Call[schema.Find](ann, "PUT", "/api/finds/"+away.ID, M{"locationId": Call[schema.Location](ann, "POST", "/api/locations", M{"latitude": 48.857, "longitude": 2.3413, "name": "The door"}).ID})
			for answer, want := range map[string]int{"Cancel": 1, "Show it": 0} {
				b.Open("/finds/" + away.ID + "/edit")
				b.Click("#fold-shown summary")
				b.Pick("#area", "0")
				b.Press("Save")
				b.Shows("This is in your home zone. Show the exact place?")
				b.Accessible("the question about the home zone")
				b.Press(answer)
				b.At("/finds/" + away.ID)
				if got := at(); got != want {
					t.Errorf("after %s, others see an area of %d km", answer, got)
				}
				Call[schema.Find](ann, "PUT", "/api/finds/"+away.ID, M{"area": 1})
			}
			b.Open("/settings/places")
			b.Press("Remove")
			b.Until(`!document.querySelector("#home-radius")`)
			if got := Call[schema.PlaceSettings](ann, "GET", "/api/users/me/place-settings", nil); got.Home != nil {
				t.Errorf("the home is still %+v", got.Home)
			}
		})
	}
}

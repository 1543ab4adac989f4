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
			f := ann.Find("A shed", true, 48.857123, 2.341345, M{"at": "Our garden"})
			b.Open("/finds/" + f.ID + "/edit")
			b.Click("#fold-shown summary")
			b.Pick("#area", "1")
			b.Shows("Who sees the exact place")
			b.Accessible("a find that is to be an area")
			b.Press("Save")
			b.At("/finds/" + f.ID)
			b.Shows("Our garden")
			b.Shows("Only you and your friends see this. Others see an area of about 0.6 mi.")
			other.Open("/finds/" + f.ID)
			other.Shows("Somewhere within about 0.6 mi")
			other.Until(`document.querySelector("place-map path.around") && !document.querySelector("#ways")`)
			other.Accessible("a find that is an area")
			if text := Js[string](other, `document.documentElement.outerHTML`); strings.Contains(text, "Our garden") || strings.Contains(text, "48.8571") || strings.Contains(text, "2.3413") {
				t.Error("others see the exact place")
			}
			other.Open("/?at=48.857,2.341,14")
			other.Shows("Around ")

			b.Open("/settings")
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
			b.Press("Remove")
			b.Until(`!document.querySelector("#home-radius")`)
			if got := Call[schema.PlaceSettings](ann, "GET", "/api/users/me/place-settings", nil); got.Home != nil {
				t.Errorf("the home is still %+v", got.Home)
			}
		})
	}
}

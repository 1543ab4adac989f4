package webtest

import (
	"strings"
	"testing"

	"finds/schema"
)

// TestAreas publishes a find as an area: its owner sees where it is, others an area, and nothing on their
// pages has the exact place. Settings do so for all new finds, at home alone if one wants.
func TestAreas(t *testing.T) {
	t.Parallel()
	for _, x := range widths {
		t.Run(x.name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t)
			ann, ben := w.user("ann"), w.user("ben")
			b, other := w.tab(t, ann), w.tab(t, ben)
			b.atWidth(x.width, x.height)
			other.atWidth(x.width, x.height)
			f := ann.find("A shed", true, 48.857123, 2.341345, m{"at": "Our garden"})
			b.open("/finds/" + f.ID + "/edit")
			b.click("#fold-shown summary")
			b.pick("#area", "1")
			b.shows("Who sees the exact place")
			b.accessible("a find that is to be an area")
			b.press("Save")
			b.at("/finds/" + f.ID)
			b.shows("Our garden")
			b.shows("Only you and your friends see this. Others see an area of about 0.6 mi.")
			other.open("/finds/" + f.ID)
			other.shows("Somewhere within about 0.6 mi")
			other.until(`document.querySelector("place-map path.around") && !document.querySelector("#ways")`)
			other.accessible("a find that is an area")
			if text := js[string](other, `document.documentElement.outerHTML`); strings.Contains(text, "Our garden") || strings.Contains(text, "48.8571") || strings.Contains(text, "2.3413") {
				t.Error("others see the exact place")
			}
			other.open("/?at=48.857,2.341,14")
			other.shows("Around ")

			b.open("/settings")
			b.pick("#shown-area", "5")
			b.shows("Saved.")
			b.click("#home")
			b.until(`document.querySelector("#spot .leaflet-pane")`)
			b.stand(48.857, 2.341)
			b.press("My location")
			b.shows("Your location.")
			b.press("Use this place")
			b.until(`document.querySelector("#home-radius")`)
			b.accessible("the home zone")
			if got := call[schema.PlaceSettings](ann, "GET", "/api/users/me/place-settings", nil); got.Area != 5 || got.Home == nil || got.Home.Area != 1 || got.Home.Radius != 0.5 {
				t.Errorf("the settings are %+v %+v", got, got.Home)
			}
			b.press("Remove")
			b.until(`!document.querySelector("#home-radius")`)
			if got := call[schema.PlaceSettings](ann, "GET", "/api/users/me/place-settings", nil); got.Home != nil {
				t.Errorf("the home is still %+v", got.Home)
			}
		})
	}
}

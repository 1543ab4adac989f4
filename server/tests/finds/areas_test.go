package finds

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store/geo"
	"finds/store/storetest"
)

// exactly is what a viewer reads of the exact place of a find.
func exactly(u *User, id string) string {
	u.A.Helper()
	f := Call[schema.Find](u, 200, "GET", "/api/finds/"+id, nil)
	if f.Exact == nil {
		return fmt.Sprintf("%v %v in %d", f.Location.Latitude, f.Location.Longitude, f.Location.Area)
	}
	return fmt.Sprintf("%s %v %v of %d", f.Exact.Name, f.Exact.Latitude, f.Exact.Longitude, f.Location.Area)
}

// TestAreas shows a find as an area, to friends its exact place if the owner wants it, and as its
// place again.
func TestAreas(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		a.Befriend(ann, ben)
		home := ann.Location(48.85712, 2.34134, "Our garden")
		lat, lng := geo.CellCenter(48.85712, 2.34134, 1)
		area, exact := fmt.Sprintf("%v %v in 1", lat, lng), "Our garden 48.85712 2.34134 of 1"
		f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": home.ID, "title": "A shed", "area": 1, "exactForFriends": true})
		if f.Exact == nil || f.Exact.Name != "Our garden" || f.Location.Area != 1 || f.LocationID == home.ID || f.LocationID != f.Location.ID {
			a.Fatalf("published %+v at %+v, exactly at %+v", f, f.Location, f.Exact)
		}
		seen := func(what, owner, friend, stranger string) {
			a.Helper()
			for u, want := range map[*User]string{ann: owner, ben: friend, cleo: stranger} {
				if got := exactly(u, f.ID); got != want {
					a.Errorf("%s: %s sees %s, want %s", what, u.Name, got, want)
				}
			}
		}
		seen("at first", exact, exact, area)
		Refused(cleo, 404, "not_found", "GET", "/api/locations/"+home.ID, nil)
		edit := func(body M) { a.Helper(); OK(ann, 200, "PUT", "/api/finds/"+f.ID, body) }
		if x := Call[schema.Export](ann, 200, "GET", "/api/users/me/export", nil); x.Finds[0].Exact == nil || x.Finds[0].Exact.Name != "Our garden" {
			a.Errorf("the export has %+v", x.Finds[0])
		}
		edit(M{"exactForFriends": false})
		seen("exact for the owner alone", exact, area, area)
		edit(M{"title": "A shed and a tree"})
		seen("with another title", exact, area, area)
		edit(M{"area": 20})
		lat, lng = geo.CellCenter(48.85712, 2.34134, 20)
		area, exact = fmt.Sprintf("%v %v in 20", lat, lng), "Our garden 48.85712 2.34134 of 20"
		seen("as a larger area", exact, area, area)
		pier := ann.Location(48.9, 2.5, "Pier")
		edit(M{"locationId": pier.ID})
		lat, lng = geo.CellCenter(48.9, 2.5, 20)
		area, exact = fmt.Sprintf("%v %v in 20", lat, lng), "Pier 48.9 2.5 of 20"
		seen("moved", exact, area, area)
		edit(M{"area": 0})
		seen("as its place", "48.9 2.5 in 0", "48.9 2.5 in 0", "48.9 2.5 in 0")
		if at := Call[schema.Find](cleo, 200, "GET", "/api/finds/"+f.ID, nil); at.LocationID != pier.ID || at.Location.Name != "Pier" {
			a.Errorf("it is at %+v", at.Location)
		}
		edit(M{"area": 5})
		OK(ann, 204, "DELETE", "/api/finds/"+f.ID, nil)
		OK(ann, 200, "POST", "/api/finds/"+f.ID+"/restore", nil)
		if got := exactly(ann, f.ID); got != "Pier 48.9 2.5 of 5" {
			a.Errorf("restored, it is at %s", got)
		}
		for _, body := range []M{{"area": 2}, {"area": -1}, {"area": "1"}, {"exactForFriends": 1}} {
			Refused(ann, 422, "invalid", "PUT", "/api/finds/"+f.ID, body)
		}
		Refused(cleo, 403, "forbidden", "PUT", "/api/finds/"+f.ID, M{"area": 0})
	})
}

// TestPlaceSettings shows new finds as the settings say, and those at home always as an area.
func TestPlaceSettings(t *testing.T) {
	Each(t, func(a *API) {
		ann, cleo := a.As("ann"), a.As("cleo")
		const path = "/api/users/me/place-settings"
		if got := Call[schema.PlaceSettings](ann, 200, "GET", path, nil); got != (schema.PlaceSettings{ExactForFriends: true, Audience: schema.AudienceEveryone}) {
			a.Errorf("at first: %+v", got)
		}
		home := M{"latitude": 48.857, "longitude": 2.341, "radius": 0.5, "area": 1}
		got := Call[schema.PlaceSettings](ann, 200, "PUT", path, M{"area": 0, "exactForFriends": false, "home": home})
		if again := Call[schema.PlaceSettings](ann, 200, "GET", path, nil); *again.Home != *got.Home || again.ExactForFriends || again.Home.Radius != 0.5 {
			a.Errorf("set to %+v with %+v", again, again.Home)
		}
		n := 0
		areaOf := func(lat, lng float64, more M) int {
			a.Helper()
			n++
			body := M{"locationId": ann.Location(lat, lng, fmt.Sprint("Here ", n)).ID, "title": "Find"}
			for k, v := range more {
				body[k] = v
			}
			f := Call[schema.Find](ann, 201, "POST", "/api/finds", body)
			return Call[schema.Find](cleo, 200, "GET", "/api/finds/"+f.ID, nil).Location.Area
		}
		if in, out, wanted := areaOf(48.8572, 2.3413, nil), areaOf(48.9, 2.3413, nil), areaOf(48.8572, 2.3413, M{"area": 0}); in != 1 || out != 0 || wanted != 1 {
			a.Errorf("at home %d, elsewhere %d, at home by request %d", in, out, wanted)
		}
		away := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": ann.Location(50, 8, "Away").ID, "title": "Find"})
		moved := Call[schema.Find](ann, 200, "PUT", "/api/finds/"+away.ID, M{"locationId": ann.Location(48.8573, 2.3412, "Kitchen").ID})
		if moved.Location.Area != 1 || moved.Exact == nil || moved.Exact.ForFriends {
			a.Errorf("moved home, it is at %+v, exactly at %+v", moved.Location, moved.Exact)
		}
		OK(ann, 200, "PUT", path, M{"area": 5, "exactForFriends": true})
		if n := areaOf(48.8574, 2.3411, nil); n != 5 {
			a.Errorf("without a home: %d", n)
		}
		for _, body := range []M{{"area": 3, "exactForFriends": true}, {"area": 0, "exactForFriends": true, "home": M{"latitude": 91, "longitude": 0, "radius": 1, "area": 1}},
			{"area": 0, "exactForFriends": true, "home": M{"latitude": 1, "longitude": 0, "radius": 0, "area": 1}}} {
			Refused(ann, 422, "invalid", "PUT", path, body)
		}
		Refused(a.Anonymous(), 401, "unauthenticated", "GET", path, nil)
	})
}

// TestHomeZoneHolds brings finds into a home zone in each way: they are areas for others, unless the request lifts the zone.
func TestHomeZoneHolds(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		a.Befriend(ann, ben)
		const settings = "/api/users/me/place-settings"
		zone := func(km int) schema.SavedPlaceSettings {
			a.Helper()
			return Call[schema.SavedPlaceSettings](ann, 200, "PUT", settings, M{"area": 0, "exactForFriends": false,
				"home": M{"latitude": 48.857, "longitude": 2.341, "radius": 0.5, "area": km}})
		}
		n := 0
		at := func(lat, lng float64) string {
			n++
			return ann.Location(lat, lng, fmt.Sprint("Place ", n)).ID
		}
		home := func() string { return at(48.8571, 2.3411) }
		away := func() string { return at(50, 8) }
		publish := func(body M) string {
			a.Helper()
			body["title"] = "Find"
			return Call[schema.Find](ann, 201, "POST", "/api/finds", body).ID
		}
		edit := func(id string, body M) string {
			a.Helper()
			OK(ann, 200, "PUT", "/api/finds/"+id, body)
			return id
		}
		before := map[string]string{"private": publish(M{"locationId": home(), "isPublic": false}), "public": publish(M{"locationId": home()}),
			"for friends": publish(M{"locationId": home(), "isPublic": false}), "small": publish(M{"locationId": home(), "area": 1}), "binned": publish(M{"locationId": home()})}
		elsewhere := publish(M{"locationId": away()})
		OK(ann, 204, "DELETE", "/api/finds/"+before["binned"], nil)
		if got := zone(5); got.ExactAtHome != 5 {
			a.Errorf("%d finds are at home, want 5", got.ExactAtHome)
		}
		imported := func(body M) string {
			a.Helper()
			n++
			title := fmt.Sprint("Row ", n)
			i := ann.Imported("title,latitude,longitude\n" + title + ",48.8571,2.3411\n")
			OK(ann, 200, "POST", "/api/imports/"+i.ID+"/commit", body)
			return Call[[]schema.Find](ann, 200, "GET", "/api/finds?q="+url.QueryEscape(title), nil)[0].ID
		}
		areaOf := func(u *User, id string) int {
			a.Helper()
			f := Call[schema.Find](u, 200, "GET", "/api/finds/"+id, nil)
			if f.Location.Area > 0 && (f.Exact != nil) != (u == ann) {
				a.Errorf("%s has %+v", u.Name, f.Exact)
			}
			return f.Location.Area
		}
		for _, c := range []struct {
			how  string
			id   string
			want int
		}{
			{"new", publish(M{"locationId": home()}), 5},
			{"new, exact", publish(M{"locationId": home(), "area": 0}), 5},
			{"new, as a smaller area", publish(M{"locationId": home(), "area": 1}), 5},
			{"new, as a larger area", publish(M{"locationId": home(), "area": 20}), 20},
			{"new, with the zone", publish(M{"locationId": home(), "area": 0, "homeZone": true}), 5},
			{"new, lifted", publish(M{"locationId": home(), "area": 0, "homeZone": false}), 0},
			{"new, lifted to a smaller area", publish(M{"locationId": home(), "area": 1, "homeZone": false}), 1},
			{"moved", edit(publish(M{"locationId": away()}), M{"locationId": home()}), 5},
			{"moved, exact", edit(publish(M{"locationId": away()}), M{"locationId": home(), "area": 0}), 5},
			{"moved, lifted", edit(publish(M{"locationId": away()}), M{"locationId": home(), "area": 0, "homeZone": false}), 0},
			{"moved within, once lifted", edit(publish(M{"locationId": home(), "area": 0, "homeZone": false}), M{"locationId": home()}), 5},
			{"exact", edit(publish(M{"locationId": home()}), M{"area": 0}), 5},
			{"exact, lifted", edit(publish(M{"locationId": home()}), M{"area": 0, "homeZone": false}), 0},
			{"another title, once lifted", edit(publish(M{"locationId": home(), "area": 0, "homeZone": false}), M{"title": "Other", "isPublic": true}), 0},
			{"private, then public", edit(publish(M{"locationId": home(), "isPublic": false}), M{"isPublic": true}), 5},
			{"private from before, then public", edit(before["private"], M{"isPublic": true}), 5},
			{"smaller from before, then private and public", edit(edit(before["small"], M{"isPublic": false}), M{"isPublic": true}), 5},
			{"public from before", edit(before["public"], M{"title": "Other"}), 0},
			{"imported", imported(M{"isPublic": true}), 5},
			{"imported, exact", imported(M{"isPublic": true, "area": 0}), 5},
			{"elsewhere", edit(elsewhere, M{"area": 0, "title": "Other"}), 0},
		} {
			if got := areaOf(cleo, c.id); got != c.want {
				a.Errorf("%s: others see an area of %d km, want %d", c.how, got, c.want)
			}
		}
		lifted := publish(M{"locationId": home(), "isPublic": false, "area": 0, "homeZone": false})
		edit(lifted, M{"isPublic": true, "homeZone": false})
		if got := areaOf(cleo, lifted); got != 0 {
			a.Errorf("made public and lifted, it is an area of %d", got)
		}
		// Those that are shown more exactly become areas, the one in the bin, too.
		all := Call[schema.HiddenHome](ann, 200, "POST", settings+"/home", nil)
		if want := zone(5).ExactAtHome; want != 0 || all.Finds == 0 {
			a.Errorf("%d finds became areas, and %d are left", all.Finds, want)
		}
		OK(ann, 200, "POST", "/api/finds/"+before["binned"]+"/restore", nil)
		for _, how := range []string{"public", "for friends", "binned", "small"} {
			if got := areaOf(ann, before[how]); got != 5 {
				a.Errorf("the %s find from before is an area of %d", how, got)
			}
		}
		if got := areaOf(ben, before["for friends"]); got != 5 {
			a.Errorf("to a friend it is an area of %d", got)
		}
		if got := areaOf(cleo, elsewhere); got != 0 {
			a.Errorf("elsewhere: an area of %d", got)
		}
		if f := Call[[]schema.Find](cleo, 200, "GET", "/api/finds?q=place", nil); len(f) > 1 {
			a.Errorf("the full text knows %d exact places", len(f)-1)
		}
		Refused(a.Anonymous(), 401, "unauthenticated", "POST", settings+"/home", nil)
	})
}

// TestHomeZoneHoldsAgain shows public finds again that were deleted or hidden before there was a home zone: they are areas for others,
// and private ones stay as they were.
func TestHomeZoneHoldsAgain(t *testing.T) {
	Each(t, func(a *API) {
		ann, cleo, admin := a.As("ann"), a.As("cleo"), a.Administer(a.As("admin"))
		publish := func(title string, lat float64, more M) string {
			a.Helper()
			body := M{"locationId": ann.Location(lat, 2.3411, "At "+title).ID, "title": title}
			for k, v := range more {
				body[k] = v
			}
			return Call[schema.Find](ann, 201, "POST", "/api/finds", body).ID
		}
		restored, shown, both := publish("Restored", 48.8571, nil), publish("Shown", 48.8572, nil), publish("Both", 48.8573, nil)
		small, private := publish("Small", 48.8574, M{"area": 1, "exactForFriends": true}), publish("Private", 48.8575, M{"isPublic": false})
		away := publish("Away", 50, nil)
		for _, id := range []string{shown, both} {
			OK(admin, 204, "PUT", "/api/admin/finds/"+id+"/hidden", M{"reason": "Spam"})
		}
		for _, id := range []string{restored, both, small, private, away} {
			OK(ann, 204, "DELETE", "/api/finds/"+id, nil)
		}
		OK(ann, 200, "PUT", "/api/users/me/place-settings", M{"area": 0, "exactForFriends": false,
			"home": M{"latitude": 48.857, "longitude": 2.341, "radius": 0.5, "area": 5}})
		for _, id := range []string{shown, both} {
			OK(admin, 204, "DELETE", "/api/admin/finds/"+id+"/hidden", nil)
		}
		for _, id := range []string{restored, both, small, private, away} {
			OK(ann, 200, "POST", "/api/finds/"+id+"/restore", nil)
		}
		lat, lng := geo.CellCenter(48.8571, 2.3411, 5)
		area := fmt.Sprintf("%v %v in 5", lat, lng)
		for id, want := range map[string][2]string{
			restored: {area, "At Restored 48.8571 2.3411 of 5"}, shown: {area, "At Shown 48.8572 2.3411 of 5"}, both: {area, "At Both 48.8573 2.3411 of 5"},
			small: {area, "At Small 48.8574 2.3411 of 5"}, away: {"50 2.3411 in 0", "50 2.3411 in 0"},
		} {
			if got := [2]string{exactly(cleo, id), exactly(ann, id)}; got != want {
				a.Errorf("others and the owner see %q, want %q", got, want)
			}
		}
		if got := exactly(ann, private); got != "48.8575 2.3411 in 0" {
			a.Errorf("the private find is at %s", got)
		}
		if f := Call[schema.Find](ann, 200, "GET", "/api/finds/"+small, nil); !f.Exact.ForFriends {
			a.Error("friends no longer see where a find is that they saw")
		}
		if list := Call[[]schema.Find](cleo, 200, "GET", "/api/finds?q=At", nil); len(list) > 1 {
			a.Errorf("the full text knows %d exact places", len(list)-1)
		}
	})
}

// TestHomeZoneHoldsAtAreas puts finds at a location that is an area, smaller than the home zone says: they are areas of the zone, unless
// the request lifts it.
func TestHomeZoneHoldsAtAreas(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		small := Call[schema.Find](ben, 201, "POST", "/api/finds", M{"locationId": ben.Location(48.8571, 2.3411, "Next door").ID, "title": "Small", "area": 1}).LocationID
		large := Call[schema.Find](ben, 201, "POST", "/api/finds", M{"locationId": ben.Location(48.8571, 2.3411, "Next door again").ID, "title": "Large", "area": 20}).LocationID
		publish := func(body M) string {
			a.Helper()
			body["title"] = "Find"
			return Call[schema.Find](ann, 201, "POST", "/api/finds", body).ID
		}
		edit := func(id string, body M) string {
			a.Helper()
			OK(ann, 200, "PUT", "/api/finds/"+id, body)
			return id
		}
		elsewhere := ann.Location(50, 8, "Away").ID
		away := func(more M) string {
			body := M{"locationId": elsewhere}
			for k, v := range more {
				body[k] = v
			}
			return publish(body)
		}
		before, private, binned := publish(M{"locationId": small}), publish(M{"locationId": small, "isPublic": false}), publish(M{"locationId": small})
		OK(ann, 204, "DELETE", "/api/finds/"+binned, nil)
		const settings = "/api/users/me/place-settings"
		saved := Call[schema.SavedPlaceSettings](ann, 200, "PUT", settings, M{"area": 0, "exactForFriends": false,
			"home": M{"latitude": 48.857, "longitude": 2.341, "radius": 0.5, "area": 5}})
		if saved.ExactAtHome != 3 {
			a.Errorf("%d finds are at home, want 3", saved.ExactAtHome)
		}
		OK(ann, 200, "POST", "/api/finds/"+binned+"/restore", nil)
		areaOf := func(id string) int {
			a.Helper()
			return Call[schema.Find](cleo, 200, "GET", "/api/finds/"+id, nil).Location.Area
		}
		for _, c := range []struct {
			how  string
			id   string
			want int
		}{
			{"new", publish(M{"locationId": small}), 5},
			{"new, as the same area", publish(M{"locationId": small, "area": 1}), 5},
			{"new, lifted", publish(M{"locationId": small, "homeZone": false}), 1},
			{"new, at a larger area", publish(M{"locationId": large}), 20},
			{"moved", edit(away(nil), M{"locationId": small}), 5},
			{"moved, an area before", edit(away(M{"area": 1}), M{"locationId": small}), 5},
			{"moved, exact", edit(away(nil), M{"locationId": small, "area": 0}), 5},
			{"moved, lifted", edit(away(nil), M{"locationId": small, "homeZone": false}), 1},
			{"moved to a larger area", edit(away(nil), M{"locationId": large}), 20},
			{"as the same area", edit(publish(M{"locationId": small, "homeZone": false}), M{"area": 1}), 5},
			{"another title, once lifted", edit(publish(M{"locationId": small, "homeZone": false}), M{"title": "Other"}), 1},
			{"private from before, then public", edit(private, M{"isPublic": true}), 5},
			{"restored", binned, 5},
			{"from before", before, 1},
		} {
			if got := areaOf(c.id); got != c.want {
				a.Errorf("%s: others see an area of %d km, want %d", c.how, got, c.want)
			}
		}
		OK(ann, 200, "POST", settings+"/home", nil)
		if got := areaOf(before); got != 5 {
			a.Errorf("hidden, the find from before is an area of %d", got)
		}
		if got := Call[schema.SavedPlaceSettings](ann, 200, "PUT", settings, M{"area": 0, "exactForFriends": false, "home": saved.Home}).ExactAtHome; got != 0 {
			a.Errorf("%d finds are left at home", got)
		}
	})
}

// TestAreasHide asks everything that others can ask of two worlds in which finds are at different points of
// the same areas. The answers are equal, but for ids and times.
func TestAreasHide(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		worlds := [2]*Hidden{NewAPI(t, engine).Hidden(0), NewAPI(t, engine).Hidden(0.002)}
		for i, request := range worlds[0].Requests() {
			var answers [2]string
			for k, w := range worlds {
				method, path, _ := strings.Cut(request, " ")
				r := w.Eyes[i%len(w.Eyes)].Do(method, w.IDs.Replace(path), nil)
				answers[k] = fmt.Sprint(r.Status, " ", w.Plain(r.Header.Get("Link")), w.Plain(string(r.Body)))
			}
			if answers[0] != answers[1] {
				t.Fatalf("%s:\n%s\n%s", request, answers[0], answers[1])
			}
		}
	})
}

// TestExactFinds: those who may see where a find is that others see as an area find it there, and apart from that not at the
// area. To all others nothing is different.
func TestExactFinds(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		a.Befriend(ann, ben)
		const lat, lng = 48.857123, 2.341345
		publish := func(title string, more M) string {
			a.Helper()
			n := len(title) % 7
			body := M{"locationId": ann.Location(lat+float64(n)/1e4, lng, "At "+title).ID, "title": title, "category": "nature"}
			for k, v := range more {
				body[k] = v
			}
			return Call[schema.Find](ann, 201, "POST", "/api/finds", body).ID
		}
		publish("Exact", nil)
		shed := publish("Shed", M{"area": 20, "exactForFriends": true})
		publish("Secret", M{"area": 20, "exactForFriends": false})
		publish("Private shed", M{"area": 5, "exactForFriends": true, "isPublic": false, "category": "view"})
		OK(ann, 204, "DELETE", "/api/finds/"+publish("Binned", M{"area": 20}), nil)
		Call[schema.Find](cleo, 201, "POST", "/api/finds", M{"locationId": cleo.Location(lat, lng, "Bridge").ID, "title": "Bridge", "area": 20})
		const flags = "&includePrivate=true&includeFriends=true"
		here, cell := geo.CellBox(lat, lng, 20), schema.BBox{West: lng - 0.01, South: lat - 0.01, East: lng + 0.01, North: lat + 0.01}
		box := func(b schema.BBox) string {
			return fmt.Sprintf("bbox=%v,%v,%v,%v", b.West, b.South, b.East, b.North) + flags
		}
		titles := func(u *User, query string) (list []string) {
			a.Helper()
			for _, f := range Call[[]schema.Find](u, 200, "GET", "/api/finds/exact?"+query, nil) {
				if f.Exact == nil || f.Location.Area == 0 || f.Exact.Name != "At "+f.Title && u != cleo {
					a.Errorf("%s has %+v", u.Name, f)
				}
				list = append(list, f.Title)
			}
			slices.Sort(list)
			return list
		}
		all := map[*User][]string{ann: {"Private shed", "Secret", "Shed"}, ben: {"Private shed", "Shed"}, cleo: {"Bridge"}}
		for u, want := range all {
			for query, want := range map[string][]string{
				box(here): want, box(cell): want, box(schema.BBox{West: lng + 1, South: lat, East: lng + 2, North: lat + 1}): nil, // the middle of the area is not where it is
				box(here) + "&category=view":         slices.DeleteFunc(slices.Clone(want), func(title string) bool { return title != "Private shed" }),
				box(here) + "&q=shed":                slices.DeleteFunc(slices.Clone(want), func(title string) bool { return !strings.Contains(strings.ToLower(title), "shed") }),
				strings.TrimSuffix(box(here), flags): slices.DeleteFunc(slices.Clone(want), func(title string) bool { return title == "Private shed" }),
			} {
				if got := titles(u, query); !slices.Equal(got, want) {
					a.Errorf("%s, %s: %q, want %q", u.Name, query, got, want)
				}
			}
			for _, zoom := range []int{0, 5, 12, 22} {
				for _, words := range []string{"", "&q=shed", "&category=nature", "&q=shed&category=nature"} {
					count := func(more string) (n int) {
						a.Helper()
						for _, g := range Call[[]schema.Cluster](u, 200, "GET", fmt.Sprint("/api/locations/clusters?", box(here), words, more, "&zoom=", zoom), nil) {
							n += g.Count
						}
						return n
					}
					if together, apart := count(""), count("&exactApart=true"); together != apart+len(titles(u, box(here)+words)) {
						a.Errorf("%s%s at zoom %d: %d finds, %d of them not exact", u.Name, words, zoom, together, apart)
					}
				}
			}
			for _, order := range []string{"desc", "active", "likes"} {
				n := 0
				for _, l := range Call[[]schema.Location](u, 200, "GET", "/api/locations?"+box(here)+"&exactApart=true&order="+order, nil) {
					n += len(l.Finds)
					for _, f := range l.Finds {
						if slices.Contains(want, f.Title) || l.FindCount != len(l.Finds) {
							a.Errorf("%s: %s is at %+v", u.Name, f.Title, l)
						}
					}
					if len(l.Finds) == 0 {
						a.Errorf("%s: nothing is at %s", u.Name, l.Name)
					}
				}
				if total := len(titles(u, box(here))) + n; total != map[*User]int{ann: 5, ben: 5, cleo: 4}[u] {
					a.Errorf("%s, %s: %d finds", u.Name, order, total)
				}
			}
		}
		OK(ann, 200, "PUT", "/api/finds/"+shed, M{"exactForFriends": false})
		if got := titles(ben, box(here)); !slices.Equal(got, []string{"Private shed"}) {
			a.Errorf("then the friend sees %q", got)
		}
		OK(ben, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		if got := titles(ben, box(here)); got != nil {
			a.Errorf("behind a block: %q", got)
		}
		Refused(ann, 422, "invalid", "GET", "/api/finds/exact", nil)
		Refused(a.Anonymous(), 401, "unauthenticated", "GET", "/api/finds/exact?bbox=1,1,2,2", nil)
	})
}

// TestExactInLists: lists of finds have the exact places of areas for their owner, and for friends that the owner lets see them.
func TestExactInLists(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		friendship := a.Befriend(ann, ben)
		at := ann.Location(48.85712, 2.34134, "Our garden")
		for title, body := range map[string]M{"Shed": {"area": 5, "exactForFriends": true}, "Secret": {"area": 5, "exactForFriends": false}, "Gate": {"area": 0}} {
			body["locationId"], body["title"] = at.ID, title
			f := Call[schema.Find](ann, 201, "POST", "/api/finds", body)
			for _, u := range []*User{ann, ben, cleo} {
				OK(u, 200, "PUT", "/api/finds/"+f.ID+"/saved", M{"state": "want"})
			}
		}
		check := func(u *User, path string, want ...string) {
			a.Helper()
			finds := Call[[]schema.Find](u, 200, "GET", path, nil)
			var got []string
			for _, f := range finds {
				if f.Exact != nil {
					got = append(got, f.Title)
					if f.Exact.Name != "Our garden" || f.Exact.Latitude != 48.85712 || f.Location.Area != 5 || f.Location.Name == "Our garden" {
						a.Errorf("%s, %s: %s is at %+v, exactly at %+v", u.Name, path, f.Title, f.Location, f.Exact)
					}
				}
			}
			if slices.Sort(got); len(finds) != 3 || !slices.Equal(got, want) {
				a.Errorf("%s, %s: of %d finds, %q are where they are, want %q", u.Name, path, len(finds), got, want)
			}
		}
		for _, path := range []string{"/api/finds?userId=" + ann.ID, "/api/finds/saved?state=want"} {
			check(ann, path, "Secret", "Shed")
			check(ben, path, "Shed")
			check(cleo, path)
		}
		const feed = "/api/finds/feed"
		check(ben, feed, "Shed")
		check(cleo, feed+"?lat=48.857&lng=2.341&radius=50")
		for u, want := range map[*User]int{ann: 1, ben: 1, cleo: 0} {
			list := Call[[]schema.Find](u, 200, "GET", "/api/finds?q=shed&order=best", nil)
			if len(list) != 1 || (list[0].Exact != nil) != (want == 1) {
				a.Errorf("%s searches and gets %+v", u.Name, list)
			}
		}
		for _, f := range Call[[]schema.Find](ben, 200, "GET", feed, nil) {
			OK(ben, 204, "PUT", "/api/finds/"+f.ID+"/dismissed", nil)
		}
		check(ben, "/api/finds/dismissed", "Shed")
		OK(ann, 204, "DELETE", "/api/friends/"+friendship.ID, nil)
		check(ben, "/api/finds/dismissed")
	})
}

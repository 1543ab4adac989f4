package servertest

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"finds/schema"
	"finds/store/geo"
)

// random is what differs between two worlds with equal contents.
var random = regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|"\d{4}-\d\d-\d\dT[^"]*"|cursor=[^&>]*`)

// Hidden is a world with finds that are shown as areas.
type Hidden struct {
	*API
	Eyes []*User // a stranger, and a friend who may not see the exact places
	IDs  *strings.Replacer
	show *strings.Replacer
}

// Hidden makes the world; the finds are by degrees away from their first points, in the same cells.
func (a *API) Hidden(by float64) *Hidden {
	w := &Hidden{API: a}
	ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
	a.Befriend(ann, ben)
	w.Eyes = []*User{cleo, ben}
	var names, shown []string
	for i, p := range []struct{ lat, lng float64 }{{48.857, 2.3413}, {48.8575, 2.342}, {-33.86, 151.2}, {0, 179.9999}, {67.2, -179.999}} {
		km := []int{1, 5, 20}[i%3]
		lat, lng := geo.CellCenter(p.lat, p.lng, km)
		for k, public := range []bool{true, false} {
			f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": ann.Location(lat+by, lng-by, fmt.Sprint("Secret", i, k, by)).ID, "title": fmt.Sprint("Treasure ", i),
				"area": km, "exactForFriends": false, "isPublic": public, "category": []string{"nature", "treasures"}[k]})
			if l, g := geo.CellCenter(lat+by, lng-by, km); l != lat || g != lng {
				a.Fatalf("%v is not in the cell", by)
			}
			names, shown = append(names, fmt.Sprintf("F%d.", 2*i+k), f.ID, fmt.Sprintf("L%d.", 2*i+k), f.LocationID), append(shown, f.ID, "F", f.LocationID, "L")
		}
		cleo.Location(p.lat, p.lng, "Bridge") // a place that is close by
	}
	w.IDs, w.show = strings.NewReplacer(names...), strings.NewReplacer(shown...)
	return w
}

// Plain leaves out of an answer what is random, and the addresses of the two services.
func (w *Hidden) Plain(text string) string { return random.ReplaceAllString(w.show.Replace(text), "?") }

// Requests are those that read finds, with random points, boxes and words.
func (w *Hidden) Requests() (list []string) {
	rnd := rand.New(rand.NewPCG(3, 4))
	add := func(format string, args ...any) {
		list = append(list, fmt.Sprintf(format, args...))
	}
	near := func() (lat, lng float64) {
		p := [][2]float64{{48.857, 2.3413}, {-33.86, 151.2}, {0, 179.9999}, {67.2, -179.999}}[rnd.IntN(4)]
		scale := []float64{0.003, 0.05, 0.5}[rnd.IntN(3)]
		lat, lng = p[0]+scale*(rnd.Float64()-0.5), p[1]+scale*(rnd.Float64()-0.5)
		return lat, min(180, max(-180, lng))
	}
	for i := range 10 {
		add("GET /api/finds/F%d.", i)
		add("GET /api/locations/L%d.?includeFriends=true", i)
		add("GET /api/finds?locationId=L%d.&includeFriends=true", i)
	}
	for range 60 {
		lat, lng := near()
		at := fmt.Sprintf("lat=%v&lng=%v&includeFriends=true", lat, lng)
		add("GET /api/locations?%s&radius=%v&order=distance", at, []float64{0.05, 0.3, 1, 30}[rnd.IntN(4)])
		add("GET /api/locations?%s&radius=%v&order=%s", at, rnd.Float64(), []string{"desc", "asc", "active", "likes"}[rnd.IntN(4)])
		add("GET /api/finds?q=%s&order=best&%s", []string{"treasure", "secret", "paris"}[rnd.IntN(3)], at)
		add("GET /api/finds/feed?%s", at)
		size := []float64{0.001, 0.01, 1}[rnd.IntN(3)]
		box := fmt.Sprintf("bbox=%v,%v,%v,%v", max(-180, lng-size), max(-90, lat-size), min(180, lng+size), min(90, lat+size))
		add("GET /api/locations?%s&includeFriends=true", box)
		add("GET /api/locations/clusters?%s&zoom=%d&includeFriends=true&q=%s", box, rnd.IntN(23), []string{"", "treasure", "secret"}[rnd.IntN(3)])
		add("GET /api/finds/exact?%s&includePrivate=true&includeFriends=true&q=%s", box, []string{"", "treasure", "secret"}[rnd.IntN(3)])
		add("GET /api/locations?%s&includeFriends=true&exactApart=true", box)
		add("GET /api/locations/clusters?%s&zoom=%d&includeFriends=true&exactApart=true", box, rnd.IntN(23))
		add("GET /api/locations/categories?%s&includeFriends=true&q=%s", box, []string{"", "treasure", "secret"}[rnd.IntN(3)])
		add("GET /api/places/name?lat=%v&lng=%v", lat, lng)
	}
	for _, q := range []string{"secret", "secret0", "treasure", "garden"} {
		add("GET /api/finds?includeFriends=true&q=%s", url.QueryEscape(q))
	}
	add("GET /api/notifications")
	add("GET /api/users?q=ann")
	slices.Sort(list)
	return slices.Compact(list)
}

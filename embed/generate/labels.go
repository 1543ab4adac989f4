package main

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"github.com/paulmach/orb"
	"github.com/paulmach/orb/planar"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"finds/embed"
)

// label is a name on the map.
type label struct {
	at      orb.Point
	name    string
	german  string // "" if it is not known
	kind    string // country or locality
	minZoom int    // from which on it is drawn
	rank    int    // by population
}

// renamed are the names that have changed, or that are cut short without need.
var renamed = map[string]string{
	"Macedonia": "North Macedonia", "eSwatini": "Eswatini", "Turkey": "Türkiye", "S. Sudan": "South Sudan", "W. Sahara": "Western Sahara",
	"Dem. Rep. Congo": "DR Congo", "Central African Rep.": "Central African Republic", "Dominican Rep.": "Dominican Republic", "United States of America": "United States",
	"Bosnia and Herz.": "Bosnia and Herzegovina", "Eq. Guinea": "Equatorial Guinea", "Solomon Is.": "Solomon Islands", "Marshall Is.": "Marshall Islands",
	"Faeroe Is.": "Faroe Islands", "Falkland Is.": "Falkland Islands", "Fr. Polynesia": "French Polynesia", "Antigua and Barb.": "Antigua and Barbuda",
	"St. Vin. and Gren.": "Saint Vincent and the Grenadines", "St. Kitts and Nevis": "Saint Kitts and Nevis",
}

// renamedGerman are German names by ISO 3166-1 codes: those that have changed since the version of the Unicode CLDR that
// golang.org/x/text has, and shorter ones.
var renamedGerman = map[string]string{
	"MK": "Nordmazedonien", "SZ": "Eswatini",
	"BN": "Brunei", "CD": "DR Kongo", "HK": "Hongkong", "MD": "Moldau", "MO": "Macau", "PS": "Palästina",
}

// german returns the German name of a country by its ISO 3166-1 numeric code, or "".
func german(id string) string {
	n, err := strconv.Atoi(id)
	if err != nil {
		return ""
	}
	region, err := language.EncodeM49(n)
	if err != nil {
		return ""
	}
	return cmp.Or(renamedGerman[region.String()], display.German.Regions().Name(region))
}

// unnamed are shapes that are no countries: bases, buffer zones and reefs.
var unnamed = map[string]bool{
	"USNB Guantanamo Bay": true, "Cyprus U.N. Buffer Zone": true, "Siachen Glacier": true, "Baikonur": true, "Akrotiri": true, "Dhekelia": true,
	"Coral Sea Is.": true, "Spratly Is.": true, "Clipperton I.": true, "Bajo Nuevo Bank": true, "Serranilla Bank": true, "Scarborough Reef": true,
	"Ashmore and Cartier Is.": true, "Indian Ocean Ter.": true, "Heard I. and McDonald Is.": true, "U.S. Minor Outlying Is.": true,
}

// countries labels each country in the middle of its largest part.
func (t *topology) countries(arcs []orb.LineString) (list []label, err error) {
	for _, s := range t.Objects.Countries.Geometries {
		if unnamed[s.Properties.Name] {
			continue
		}
		polygons, err := s.polygons()
		if err != nil {
			return nil, err
		}
		var largest orb.Ring
		for _, rings := range polygons {
			if r := ring(arcs, rings[0]); largest == nil || area(r) > area(largest) {
				largest = r
			}
		}
		if largest == nil {
			continue
		}
		at := middle(largest)
		at[0] -= math.Floor(at[0])
		name := cmp.Or(renamed[s.Properties.Name], s.Properties.Name)
		list = append(list, label{at: at, name: name, german: german(s.ID), kind: "country", minZoom: countryZoom(area(largest))})
	}
	return list, nil
}

// countryZoom is the first zoom at which a country is some 36 pixels wide.
func countryZoom(area float64) int {
	for z := 0; z < lastZoom; z++ {
		if math.Sqrt(area)*256*math.Exp2(float64(z)) >= 36 {
			return z
		}
	}
	return lastZoom
}

// middle is a point within a ring: in the middle of its widest part at the
// height of its centroid.
func middle(r orb.Ring) orb.Point {
	c, _ := planar.CentroidArea(r)
	var cross []float64
	for i := 1; i < len(r); i++ {
		a, b := r[i-1], r[i]
		if (a[1] > c[1]) != (b[1] > c[1]) {
			cross = append(cross, a[0]+(c[1]-a[1])/(b[1]-a[1])*(b[0]-a[0]))
		}
	}
	slices.Sort(cross)
	widest := 0.0
	for i := 0; i+1 < len(cross); i += 2 {
		if w := cross[i+1] - cross[i]; w > widest {
			widest, c[0] = w, (cross[i]+cross[i+1])/2
		}
	}
	return c
}

const (
	townsKept  = 8000
	townsApart = 48 // pixels, from a larger one at the same zoom
	// townsLast is the zoom of the last towns: the tiles of the last zoom are
	// also drawn larger.
	townsLast = lastZoom + 2
)

// towns labels the largest places, of a list in that order, that stand apart from
// larger ones.
func towns(places []embed.Place) (list []label) {
	taken := map[[3]int][]orb.Point{} // by zoom and square of the distance to be kept
	for _, p := range places {
		at := mercator(p.Longitude, p.Latitude)
		for z := 3; z <= townsLast && len(list) < townsKept; z++ {
			if !apart(taken, at, z) {
				continue
			}
			list = append(list, label{at: at, name: p.Name, kind: "locality", minZoom: z, rank: populationRank(p.Population)})
			for zoom := z; zoom <= townsLast; zoom++ {
				k := square(at, zoom)
				taken[k] = append(taken[k], at)
			}
			break
		}
	}
	return list
}

// keep returns the minimum distance between towns at a zoom.
func keep(zoom int) float64 { return townsApart / 256.0 / math.Exp2(float64(zoom)) }

func square(at orb.Point, zoom int) [3]int {
	return [3]int{zoom, int(math.Floor(at[0] / keep(zoom))), int(math.Floor(at[1] / keep(zoom)))}
}

func apart(taken map[[3]int][]orb.Point, at orb.Point, zoom int) bool {
	k := square(at, zoom)
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			for _, q := range taken[[3]int{zoom, k[1] + dx, k[2] + dy}] {
				if planar.Distance(at, q) < keep(zoom) {
					return false
				}
			}
		}
	}
	return true
}

// populationRank is the scale of the Tilezen schema, from 0 to 18.
func populationRank(population int) int {
	steps := []int{200, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000}
	n := 0
	for n < len(steps) && population >= steps[n] {
		n++
	}
	return n
}

package main

import (
	"bytes"
	"math"
	"reflect"
	"testing"

	"github.com/paulmach/orb"
	"google.golang.org/protobuf/encoding/protowire"

	"finds/embed"
)

// A topology of two countries that share a border, an island across the
// antimeridian, and a cap around the south pole.
const topo = `{"type":"Topology","transform":{"scale":[1,1],"translate":[0,0]},
	"arcs":[[[10,0],[0,10]],[[10,10],[-10,0],[0,-10],[10,0]],[[10,0],[10,0],[0,10],[-10,0]],[[170,0],[20,0],[0,-10],[-20,0],[0,10]],[[-170,-70],[90,0],[90,0],[90,0],[80,5],[-350,-5]]],
	"objects":{"countries":{"geometries":[{"type":"Polygon","arcs":[[0,1]],"properties":{"name":"West"}},{"id":"792","type":"MultiPolygon","arcs":[[[2,-1]]],"properties":{"name":"Turkey"}},{"type":"Polygon","arcs":[[3]],"properties":{"name":"Siachen Glacier"}}]},
	"land":{"geometries":[{"type":"MultiPolygon","arcs":[[[1,2]],[[3]],[[4]]]}]}}}`

func readTopo(t *testing.T) (*topology, []orb.LineString) {
	t.Helper()
	top, err := readTopology([]byte(topo))
	if err != nil {
		t.Fatal(err)
	}
	return top, top.project(0)
}

func TestBorders(t *testing.T) {
	t.Parallel()
	top, arcs := readTopo(t)
	lines, err := top.borders(arcs)
	if err != nil || len(lines) != 1 || len(lines[0]) != 2 || lines[0][0] != mercator(10, 0) {
		t.Errorf("%v, %v", lines, err)
	}
	names, err := top.countries(arcs)
	if err != nil || len(names) != 2 || names[0].name != "West" || names[0].german != "" || names[1].name != "Türkiye" || names[1].german != "Türkei" {
		t.Errorf("%+v, %v", names, err)
	}
	if at := names[0].at; math.Abs(at[0]-(5.0/360+0.5)) > 1e-9 {
		t.Errorf("the west is labelled at %v", at)
	}
}

// What crosses the antimeridian has a copy on both sides, and what lies around
// the pole reaches down to it: no ring jumps from edge to edge.
func TestLand(t *testing.T) {
	t.Parallel()
	top, arcs := readTopo(t)
	land, err := top.land(arcs, 0)
	if err != nil {
		t.Fatal(err)
	}
	var left, right, south bool
	for _, p := range land {
		for _, r := range p {
			for i := 1; i < len(r); i++ {
				if step := math.Abs(r[i][0] - r[i-1][0]); step > 0.8 && r[i][1] < 1 {
					t.Errorf("a ring jumps from %v to %v", r[i-1], r[i])
				}
			}
		}
		b := p.Bound()
		left = left || b.Min[0] < 0 && b.Max[0] > 0 && b.Max[1] < 0.6
		right = right || b.Min[0] < 1 && b.Max[0] > 1 && b.Max[1] < 0.6
		south = south || b.Max[1] > 1 && b.Min[0] <= 0 || b.Max[1] > 1 && b.Max[0] >= 1
	}
	if !left || !right || !south {
		t.Errorf("west copy %v, east copy %v, pole %v", left, right, south)
	}
	w := world{tiles: nil, zoom: 0, land: land}
	if tile := w.tile(orb.Point{0, 0}, 1, shapes{land: land[:1]}); !bytes.Contains(tile, []byte("earth")) {
		t.Errorf("%q", tile)
	}
}

// The example of the Mapbox Vector Tile Specification 2.1, section 4.3.5.5.
func TestPolygonExample(t *testing.T) {
	t.Parallel()
	p := pen{}
	p.polygon([][][2]int{{{3, 6}, {8, 12}, {20, 34}, {3, 6}}})
	if want := []uint32{9, 6, 12, 18, 10, 12, 24, 44, 15}; !reflect.DeepEqual(p.shape, want) {
		t.Errorf("%v, want %v", p.shape, want)
	}
	p = pen{}
	p.polygon([][][2]int{{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}}, {{2, 2}, {8, 2}, {8, 8}, {2, 8}, {2, 2}}}) // the hole has to turn
	if want := []uint32{9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15, 9, 4, 15, 26, 0, 12, 12, 0, 0, 11, 15}; len(p.shape) != len(want) || p.shape[3] != 26 {
		t.Errorf("%v", p.shape)
	}
}

func TestLayer(t *testing.T) {
	t.Parallel()
	if b := appendLayer(nil, "x", nil); b != nil {
		t.Errorf("a layer of nothing: %v", b)
	}
	b := appendLayer(nil, "places", []feature{
		{points, []uint32{9, 2, 2}, []field{{"name", "A"}, {"min_zoom", 3}}},
		{points, []uint32{9, 4, 4}, []field{{"name", "A"}, {"min_zoom", 4}}},
	})
	_, _, n := protowire.ConsumeTag(b)
	layer, _ := protowire.ConsumeBytes(b[n:])
	count := map[protowire.Number]int{}
	for len(layer) > 0 {
		number, kind, n := protowire.ConsumeTag(layer)
		count[number]++
		layer = layer[n+protowire.ConsumeFieldValue(number, kind, layer[n:]):]
	}
	if want := map[protowire.Number]int{15: 1, 1: 1, 2: 2, 3: 2, 4: 3, 5: 1}; !reflect.DeepEqual(count, want) {
		t.Errorf("fields %v, want %v", count, want)
	}
}

// Of towns that stand close the largest comes first, the others when there is room.
func TestTowns(t *testing.T) {
	t.Parallel()
	list := towns([]embed.Place{
		{Name: "Large", Latitude: 48.1, Longitude: 11.5, Population: 1_000_000}, {Name: "Small", Latitude: 48.5, Longitude: 11.9, Population: 1000}, {Name: "Far", Latitude: -33, Longitude: 151, Population: 500},
	})
	zooms := map[string]int{}
	for _, l := range list {
		zooms[l.name] = l.minZoom
	}
	if zooms["Large"] != 3 || zooms["Far"] != 3 || zooms["Small"] <= 6 || populationRank(1_000_000) != 11 || populationRank(0) != 0 {
		t.Errorf("%v", zooms)
	}
}

// The largest countries have names on the tile of the whole world, on which others would cover each other.
func TestCountryZoom(t *testing.T) {
	t.Parallel()
	for area, want := range map[float64]int{0.06: 0, 0.02: 0, 0.019: 1, 0.005: 1, 0.0001: 4, 0: lastZoom} {
		if got := countryZoom(area); got != want {
			t.Errorf("a country with %v of the world has a name from zoom %d on, want %d", area, got, want)
		}
	}
}

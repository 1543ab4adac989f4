package embed

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

func TestPlaces(t *testing.T) {
	t.Parallel()
	list, err := Places()
	if err != nil {
		t.Fatal(err)
	}
	if len(list.Places) != 199_568 || len(placesFile) > 4<<20 {
		t.Errorf("%d places in %d bytes, want 199568 in at most 4 MiB", len(list.Places), len(placesFile))
	}
	ids := map[int]bool{}
	for _, p := range list.Places {
		if ids[p.ID] || p.ID <= 0 || p.Name == "" || !utf8.ValidString(p.Name) || !norm.NFC.IsNormalString(p.Name) || len(p.Name) > 200 ||
			p.Latitude < -90 || p.Latitude > 90 || p.Longitude < -180 || p.Longitude > 180 || p.Population < 0 || list.Areas[p.Area] == "" || strings.Contains(list.Areas[p.Area], "\t") {
			t.Fatalf("%+v, %s", p, list.Areas[p.Area])
		}
		ids[p.ID] = true
		if p.ID == 2867714 && (p.Name != "Munich" || list.Areas[p.Area] != "Bavaria, Germany" || !slices.Contains(p.Alternates, "Munchen") ||
			!slices.Contains(p.Alternates, "Мюнхен") || p.Latitude != 48.137 || p.Longitude != 11.575) {
			t.Errorf("Munich is %+v, %s", p, list.Areas[p.Area])
		}
	}
	if !ids[1850147] || len(PlacesVersion()) != 16 {
		t.Errorf("no Tokyo, or the version is %q", PlacesVersion())
	}
}

func TestPlacesBroken(t *testing.T) {
	t.Parallel()
	for name, b := range map[string][]byte{"nothing": nil, "not compressed": []byte("Paris"), "cut off": placesFile[:len(placesFile)/2]} {
		if _, err := ReadPlaces(bytes.NewReader(b)); err == nil {
			t.Errorf("%s: it is read", name)
		}
	}
}

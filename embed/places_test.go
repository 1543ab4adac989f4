package embed

import (
	"bytes"
	"io"
	"slices"
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
	defer list.Close()
	ids, last := map[int]bool{}, Place{Population: 1 << 30}
	for {
		p, err := list.Next()
		if err == io.EOF {
			break
		}
		if err != nil || ids[p.ID] || p.ID <= 0 || p.Name == "" || !utf8.ValidString(p.Name) || !norm.NFC.IsNormalString(p.Name) || len(p.Name) > 200 || p.Population > last.Population || p.Population < 0 ||
			p.Latitude < -90 || p.Latitude > 90 || p.Longitude < -180 || p.Longitude > 180 || list.Areas()[p.Area] == "" {
			t.Fatalf("%+v, %v", p, err)
		}
		if ids[p.ID] = true; p.ID == 2867714 && (p.Name != "Munich" || list.Areas()[p.Area] != "Bavaria, Germany" || !slices.Contains(p.Alternates, "Munchen") ||
			!slices.Contains(p.Alternates, "Мюнхен") || p.Latitude != 48.137 || p.Longitude != 11.575) {
			t.Errorf("Munich is %+v, %s", p, list.Areas()[p.Area])
		}
		last = p
	}
	if len(ids) != 199_568 || len(placesFile) > 4<<20 {
		t.Errorf("%d places in %d bytes, want 199568 in at most 4 MiB", len(ids), len(placesFile))
	}
	if !ids[1850147] || len(PlacesVersion()) != 16 {
		t.Errorf("no Tokyo, or the version is %q", PlacesVersion())
	}
}

func TestPlacesBroken(t *testing.T) {
	t.Parallel()
	for name, b := range map[string][]byte{
		"nothing": nil, "not compressed": []byte("Paris"), "cut off": placesFile[:len(placesFile)/2], "a length beyond the end": {255, 255, 255, 255, 0}, "garbage": bytes.Repeat([]byte{1, 0, 0, 0, 9}, 8),
	} {
		list, err := ReadPlaces(b)
		if err == nil {
			_, err = list.Next()
			list.Close()
		}
		if err == nil {
			t.Errorf("%s: it is read", name)
		}
	}
}

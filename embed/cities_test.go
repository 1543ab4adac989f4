package embed

import (
	"testing"
	"unicode/utf8"
)

func TestCities(t *testing.T) {
	t.Parallel()
	list := Cities()
	if len(list) != 5000 {
		t.Fatalf("%d cities, want 5000", len(list))
	}
	for i, c := range list {
		if c.Name == "" || !utf8.ValidString(c.Name) || len(c.Name) > 100 {
			t.Errorf("city %d has the name %q", i, c.Name)
		}
		if c.Latitude < -90 || c.Latitude > 90 || c.Longitude < -180 || c.Longitude > 180 || c.Population <= 0 {
			t.Errorf("city %d is %+v", i, c)
		}
		if i > 0 && c.Population > list[i-1].Population {
			t.Errorf("city %d, %s, is larger than the one before it", i, c.Name)
		}
	}
	if len(citiesFile) > 150<<10 {
		t.Errorf("the list takes %d bytes, more than 150 KB", len(citiesFile))
	}
}

func TestCitiesBroken(t *testing.T) {
	t.Parallel()
	if _, err := readCities([]byte("not gzip")); err == nil {
		t.Error("a list that is not compressed was read")
	}
}

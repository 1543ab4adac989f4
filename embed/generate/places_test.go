package main

import (
	"io"
	"reflect"
	"slices"
	"testing"

	"finds/embed"
)

// The table as GeoNames writes it.
const table = "2867714\tMunich\tMunich\tMUC,Munchen,München,Мюнхен,Munich\t48.13743\t11.57549\tP\tPPLA\tDE\t\t02\t091\t09162\t09162000\t1260391\t\t524\tEurope/Berlin\t2022-10-12\n" +
	"2867715\t Two  Words\tTwo Words\tZwei\t-33.4999\t-70.0006\tP\tPPL\tXX\t\t99\t\t\t\t600\t\t1\tx\t2020-01-01\n"

// What is written is what is read back, and no more of the names than is kept.
func TestPlacesRoundTrip(t *testing.T) {
	t.Parallel()
	list, areas, err := readTable([]byte(table), map[string]string{"DE.02": "Bavaria"})
	if err != nil {
		t.Fatal(err)
	}
	b, err := writePlaces(list, areas)
	if err != nil {
		t.Fatal(err)
	}
	got, err := embed.ReadPlaces(b)
	if err != nil {
		t.Fatal(err)
	}
	defer got.Close()
	if want := []string{"Bavaria, Germany", "XX"}; !slices.Equal(got.Areas(), want) {
		t.Errorf("areas %q, want %q", got.Areas(), want)
	}
	for _, want := range []embed.Place{
		{ID: 2867714, Name: "Munich", Alternates: []string{"MUC", "Munchen", "Мюнхен"}, Latitude: 48.137, Longitude: 11.575, Population: 1260391},
		{ID: 2867715, Name: "Two Words", Area: 1, Latitude: -33.5, Longitude: -70.001, Population: 600},
	} {
		if p, err := got.Next(); err != nil || !reflect.DeepEqual(p, want) {
			t.Errorf("got %+v, %v; want %+v", p, err, want)
		}
	}
	if _, err := got.Next(); err != io.EOF {
		t.Errorf("at the end: %v", err)
	}
}

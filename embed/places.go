package embed

import (
	"bufio"
	"bytes"
	"cmp"
	"crypto/sha256"
	_ "embed" // for the directive below
	"encoding/binary"
	"encoding/hex"
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

// PlacesAttribution is the attribution that the list of places requires.
const PlacesAttribution = "GeoNames, CC BY 4.0"

// Place is a populated place of the world.
type Place struct {
	ID         int      // of GeoNames
	Name       string   // as GeoNames has it, mostly in Latin script
	Alternates []string // names in other languages and scripts, of larger places alone
	Area       int      // where it is: an index of Areas
	Latitude   float64  // WGS 84 degrees, to three decimals
	Longitude  float64
	Population int
}

// PlaceList gives places one after the other, the largest first. It has to be
// closed.
type PlaceList interface {
	// Areas are such as "Bavaria, Germany".
	Areas() []string
	// Next returns io.EOF after the last.
	Next() (Place, error)
	Close()
}

// PlacesVersion tells one list of places from another: a hash of the file.
func PlacesVersion() string {
	sum := sha256.Sum256(placesFile)
	return hex.EncodeToString(sum[:8])
}

// Places reads the 199,568 places of 500 people and more from the beginning.
func Places() (PlaceList, error) { return ReadPlaces(placesFile) }

// PlaceColumns are the parts of a list of places as a file has it: columns of
// lines, each compressed for itself with Zstandard (RFC 8878) after its length in
// bytes, 4 of them, little-endian. Equal things side by side take a quarter less
// than rows. Latitudes and longitudes are thousandths of a degree, ids are
// differences from the place before.
var PlaceColumns = []string{"id", "name", "alternates", "area", "latitude", "longitude", "population", "areas"}

// placeReader reads a file.
type placeReader struct {
	areas   []string
	columns []*bufio.Reader
	close   []func()
	id      int
}

// ReadPlaces reads a list from a file.
func ReadPlaces(file []byte) (PlaceList, error) {
	r := &placeReader{}
	for _, name := range PlaceColumns {
		if len(file) < 4 || uint64(len(file)-4) < uint64(binary.LittleEndian.Uint32(file)) {
			r.Close()
			return nil, fmt.Errorf("the list of places ends before its column %s", name)
		}
		n := 4 + int(binary.LittleEndian.Uint32(file))
		z, err := zstd.NewReader(bytes.NewReader(file[4:n]), zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true))
		if err != nil {
			r.Close()
			return nil, fmt.Errorf("open the list of places: %w", err)
		}
		r.columns, r.close, file = append(r.columns, bufio.NewReader(z)), append(r.close, z.Close), file[n:]
	}
	for {
		a, err := r.line(len(PlaceColumns) - 1)
		if err == io.EOF {
			return r, nil
		}
		if err != nil {
			r.Close()
			return nil, err
		}
		r.areas = append(r.areas, a)
	}
}

// Areas implements PlaceList.
func (r *placeReader) Areas() []string { return r.areas }

// Close implements PlaceList.
func (r *placeReader) Close() {
	for _, f := range r.close {
		f()
	}
}

// line reads the next line of a column.
func (r *placeReader) line(column int) (string, error) {
	s, err := r.columns[column].ReadString('\n')
	if err == io.EOF && s == "" {
		return "", err
	}
	if err != nil {
		return "", fmt.Errorf("read column %s of the list of places: %w", PlaceColumns[column], err)
	}
	return s[:len(s)-1], nil
}

// Next implements PlaceList.
func (r *placeReader) Next() (p Place, err error) {
	var fields [7]string
	for i := range fields {
		if fields[i], err = r.line(i); err != nil {
			if err == io.EOF && i > 0 {
				err = io.ErrUnexpectedEOF
			}
			return p, err
		}
	}
	number := func(i int) int {
		n, e := strconv.Atoi(fields[i])
		err = cmp.Or(err, e)
		return n
	}
	r.id += number(0)
	p = Place{ID: r.id, Name: fields[1], Area: number(3), Latitude: float64(number(4)) / 1000, Longitude: float64(number(5)) / 1000, Population: number(6)}
	if fields[2] != "" {
		p.Alternates = strings.Split(fields[2], ",")
	}
	if err == nil && (p.Area < 0 || p.Area >= len(r.areas)) {
		err = fmt.Errorf("place %d is in no area", p.ID)
	}
	return p, err
}

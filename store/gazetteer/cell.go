package gazetteer

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"math"

	"github.com/golang/geo/s2"

	"finds/schema"
)

// The globe is cut into cells of one degree, numbered from the south-west, row
// by row. Each has a list of its places, so that those around a point are read
// without their rows.

const (
	cellRows    = 180
	cellColumns = 360
)

func cellOf(lat, lng float64) int {
	column := (int(math.Floor(lng)) + 180) % cellColumns
	return cellRow(lat)*cellColumns + column
}

func cellRow(lat float64) int { return min(max(int(math.Floor(lat))+90, 0), cellRows-1) }

// entry is a place in the list of its cell.
type entry struct {
	rank, population int
	lat, lng         int // thousandths of a degree
	key              []byte
}

func appendEntry(b []byte, e entry) []byte {
	b = binary.AppendUvarint(b, uint64(e.rank))
	b = binary.AppendUvarint(b, uint64(e.population))
	b = binary.AppendVarint(b, int64(e.lat))
	b = binary.AppendVarint(b, int64(e.lng))
	b = binary.AppendUvarint(b, uint64(len(e.key)))
	return append(b, e.key...)
}

// errEntry is that a list of a cell cannot be read.
var errEntry = errors.New("a cell of the file of places is damaged")

// readEntry reads the first entry of a list and returns the rest. The key of the
// entry is a part of the list's bytes, not a copy.
func readEntry(b []byte) (e entry, rest []byte, err error) {
	var v [5]int64
	for i := range v {
		n, size := int64(0), 0
		if i == 2 || i == 3 {
			n, size = binary.Varint(b)
		} else {
			var u uint64
			u, size = binary.Uvarint(b)
			n = int64(u)
		}
		if size <= 0 {
			return e, nil, errEntry
		}
		v[i], b = n, b[size:]
	}
	if v[4] < 0 || v[4] > int64(len(b)) {
		return e, nil, errEntry
	}
	e.rank, e.population, e.lat, e.lng, e.key = int(v[0]), int(v[1]), int(v[2]), int(v[3]), b[:v[4]]
	return e, b[v[4]:], nil
}

const cellsQuery = `SELECT places FROM cell WHERE id BETWEEN ? AND ?`

// around calls visit for every place within km of a point, and some more.
func (d *database) around(ctx context.Context, at schema.Point, km float64, visit func(entry)) error {
	for _, r := range cellsAround(at, km) {
		if err := d.inCells(ctx, r[0], r[1], visit); err != nil {
			return err
		}
	}
	return nil
}

// inCells calls visit for every place in a range of cells, both ends included.
func (d *database) inCells(ctx context.Context, first, last int, visit func(entry)) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	rows, err := d.cells.QueryContext(context.WithoutCancel(ctx), first, last)
	if err != nil {
		return err
	}
	for rows.Next() {
		var list sql.RawBytes
		if err = rows.Scan(&list); err != nil {
			break
		}
		for len(list) > 0 && err == nil {
			var e entry
			var rest []byte
			if e, rest, err = readEntry(list); err == nil {
				visit(e)
			}
			list = rest
		}
	}
	return errors.Join(err, rows.Err(), rows.Close())
}

// cellsAround returns ranges of cells that cover a circle, both ends included.
func cellsAround(at schema.Point, km float64) (ranges [][2]int) {
	angle := km / schema.EarthRadius // radians
	lat := at.Latitude * math.Pi / 180
	south, north := at.Latitude-angle*180/math.Pi, at.Latitude+angle*180/math.Pi
	half := 180.0 // of the width, in degrees: all of it around a pole
	if south > -90 && north < 90 {
		half = math.Asin(math.Min(1, math.Sin(angle)/math.Cos(lat))) * 180 / math.Pi
	}
	west, east := int(math.Floor(at.Longitude-half))+180, int(math.Floor(at.Longitude+half))+180
	if east-west >= cellColumns-1 {
		return [][2]int{{cellRow(south) * cellColumns, cellRow(north)*cellColumns + cellColumns - 1}}
	}
	for row := cellRow(south); row <= cellRow(north); row++ {
		first := row * cellColumns
		switch {
		case west < 0:
			ranges = append(ranges, [2]int{first + west + cellColumns, first + cellColumns - 1}, [2]int{first, first + east})
		case east >= cellColumns:
			ranges = append(ranges, [2]int{first + west, first + cellColumns - 1}, [2]int{first, first + east - cellColumns})
		default:
			ranges = append(ranges, [2]int{first + west, first + east})
		}
	}
	return ranges
}

// distance returns the kilometres from a point to thousandths of degrees.
func distance(from schema.Point, lat, lng int) float64 {
	a := s2.LatLngFromDegrees(from.Latitude, from.Longitude)
	return a.Distance(s2.LatLngFromDegrees(float64(lat)/1000, float64(lng)/1000)).Radians() * schema.EarthRadius
}

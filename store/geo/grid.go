package geo

import (
	"math"

	"finds/schema"
)

// degreeKm is the length of a degree of latitude in kilometres, for the size of the cells of
// a grid. What places are measured with is schema.EarthRadius.
const degreeKm = 111.2

// CellCenter returns the centre of the cell that has a point, in a fixed grid of cells of about
// km by km kilometres: bands of latitude that are divided evenly, so that cells do not get
// narrower towards the poles. The centre of a cell is in that cell.
func CellCenter(lat, lng float64, km int) (centerLat, centerLng float64) {
	band, bands, cell, cells := cellOf(lat, lng, km)
	return round6((band+0.5)*180/bands - 90), round6((cell+0.5)*360/cells - 180)
}

// CellBox returns the cell whose centre is CellCenter.
func CellBox(lat, lng float64, km int) schema.BBox {
	band, bands, cell, cells := cellOf(lat, lng, km)
	return schema.BBox{West: cell*360/cells - 180, South: band*180/bands - 90, East: (cell+1)*360/cells - 180, North: (band+1)*180/bands - 90, Set: true}
}

// cellOf returns the band and the cell in it that contain a point, and how many bands there are, and cells in
// that band.
func cellOf(lat, lng float64, km int) (band, bands, cell, cells float64) {
	bands = math.Round(180 * degreeKm / float64(km))
	band = math.Min(math.Floor((lat+90)/180*bands), bands-1)
	centerLat := (band+0.5)*180/bands - 90
	cells = math.Max(1, math.Round(360*degreeKm*math.Cos(radians(centerLat))/float64(km)))
	return band, bands, math.Min(math.Floor((lng+180)/360*cells), cells-1), cells
}

// round6 rounds to six decimals, a tenth of a metre.
func round6(v float64) float64 { return math.Round(v*1e6) / 1e6 }

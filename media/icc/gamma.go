package icc

import "math"

// bt709 holds the chromaticities of the primaries and the white point of sRGB.
var bt709 = Chromaticities{{0.64, 0.33}, {0.3, 0.6}, {0.15, 0.06}, {0.3127, 0.329}}

// Chromaticities holds the CIE x and y of red, green, blue and white.
type Chromaticities [4][2]float64

// chromaticityTolerance is a distance between chromaticities that is too small to be
// visible.
const chromaticityTolerance = 0.002

// FromChromaticities returns the transform to sRGB from RGB with the given primaries and
// white point, whose linear light is the value to the power of exponent. White is mapped
// to white (Bradford). t is nil if the values need no conversion; ok reports whether the
// exponent and the chromaticities are valid.
func FromChromaticities(exponent float64, c Chromaticities) (t Transform, ok bool) {
	if !(exponent > 0) || math.IsInf(exponent, 0) {
		return nil, false
	}
	matrix, ok := c.toD50()
	if !ok {
		return nil, false
	}
	if c.near(bt709) {
		return FromGamma(exponent), true
	}
	return func(in []float64) [3]float64 {
		var light, xyz [3]float64
		for i := range light {
			light[i] = math.Pow(clip(in[i]), exponent)
		}
		for i := range xyz {
			xyz[i] = matrix[i][0]*light[0] + matrix[i][1]*light[1] + matrix[i][2]*light[2]
		}
		return fromXYZ(xyz)
	}, true
}

func (c Chromaticities) near(other Chromaticities) bool {
	for i := range c {
		if math.Hypot(c[i][0]-other[i][0], c[i][1]-other[i][1]) > chromaticityTolerance {
			return false
		}
	}
	return true
}

// toD50 returns the matrix from linear light with these primaries to CIEXYZ of the
// connection space. It reports false for points that lie outside the chromaticity diagram
// or on one line.
func (c Chromaticities) toD50() (m [3][3]float64, ok bool) {
	var primaries [3][3]float64
	var points [4][3]float64
	for i, p := range c {
		if !(p[0] >= 0 && p[1] > 0 && p[0]+p[1] <= 1) {
			return m, false
		}
		points[i] = [3]float64{p[0] / p[1], 1, (1 - p[0] - p[1]) / p[1]}
		for row := range primaries {
			if i < 3 {
				primaries[row][i] = points[i][row]
			}
		}
	}
	inverse, ok := inverted(primaries)
	if !ok {
		return m, false
	}
	scale := times(inverse, points[3])
	for row := range primaries {
		for column := range scale {
			primaries[row][column] *= scale[column]
		}
	}
	back, _ := inverted(bradford)
	from, to := times(bradford, points[3]), times(bradford, white)
	for column := range 3 {
		cone := times(bradford, [3]float64{primaries[0][column], primaries[1][column], primaries[2][column]})
		for i := range cone {
			cone[i] *= to[i] / from[i]
		}
		for row, v := range times(back, cone) {
			m[row][column] = v
		}
	}
	return m, true
}

// bradford is the matrix from CIEXYZ to cone responses (ICC.1:2022, E.2).
var bradford = [3][3]float64{{0.8951, 0.2664, -0.1614}, {-0.7502, 1.7135, 0.0367}, {0.0389, -0.0685, 1.0296}}

func times(m [3][3]float64, v [3]float64) (out [3]float64) {
	for i, row := range m {
		out[i] = row[0]*v[0] + row[1]*v[1] + row[2]*v[2]
	}
	return out
}

// inverted returns the inverse of m and reports whether m is invertible.
func inverted(m [3][3]float64) (out [3][3]float64, ok bool) {
	minor := func(r, c int) float64 {
		r1, r2, c1, c2 := (r+1)%3, (r+2)%3, (c+1)%3, (c+2)%3
		return m[r1][c1]*m[r2][c2] - m[r1][c2]*m[r2][c1]
	}
	determinant := m[0][0]*minor(0, 0) + m[0][1]*minor(0, 1) + m[0][2]*minor(0, 2)
	if math.Abs(determinant) < 1e-6 {
		return out, false
	}
	for r := range out {
		for c := range out[r] {
			out[c][r] = minor(r, c) / determinant
		}
	}
	return out, true
}

// displayGamma is the exponent assumed for files that do not specify one.
const displayGamma = 2.2

// gammaTolerance is the relative difference between exponents that is not visible. It is
// the value of libpng, so that images that browsers do not convert are not converted here
// either.
const gammaTolerance = 0.05

// FromGamma returns the transform to sRGB of gray or RGB values whose linear light is the
// value to the power of exponent. It returns nil if the values need no conversion.
func FromGamma(exponent float64) Transform {
	power := exponent / displayGamma
	if !(power > 0) || math.IsInf(power, 0) || math.Abs(power-1) < gammaTolerance {
		return nil
	}
	return func(in []float64) (out [3]float64) {
		for i := range out {
			out[i] = math.Pow(clip(in[min(i, len(in)-1)]), power)
		}
		return out
	}
}

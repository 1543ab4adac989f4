package icc

import (
	"encoding/binary"
	"math"
)

// curve maps a value in the range 0 to 1 to a value that may lie outside it.
type curve func(float64) float64

// parseCurve parses the curveType or parametricCurveType at the beginning of p (10.6,
// 10.18) and returns the curve and its encoded size in bytes.
func parseCurve(p []byte) (c curve, size int, err error) {
	if len(p) < 12 {
		return nil, 0, ErrProfile
	}
	switch string(p[:4]) {
	case "curv":
		n := int(binary.BigEndian.Uint32(p[8:]))
		if n < 0 || n > (len(p)-12)/2 {
			return nil, 0, ErrProfile
		}
		return sampled(p[12 : 12+2*n]), 12 + 2*n, nil
	case "para":
		return parametric(p)
	}
	return nil, 0, ErrProfile
}

// sampled returns the curve of a curveType: the identity, a power function, or
// interpolated samples.
func sampled(p []byte) curve {
	switch len(p) {
	case 0:
		return func(x float64) float64 { return x }
	case 2:
		gamma := float64(binary.BigEndian.Uint16(p)) / 256
		return func(x float64) float64 { return math.Pow(max(x, 0), gamma) }
	}
	table := make([]float64, len(p)/2)
	for i := range table {
		table[i] = float64(binary.BigEndian.Uint16(p[2*i:])) / 65535
	}
	return interpolated(table)
}

func interpolated(table []float64) curve {
	last := len(table) - 1
	return func(x float64) float64 {
		at := clip(x) * float64(last)
		i := min(int(at), last-1)
		return table[i] + (table[i+1]-table[i])*(at-float64(i))
	}
}

// clip limits x to the range 0 to 1 and returns 0 for NaN.
func clip(x float64) float64 {
	if !(x > 0) {
		return 0
	}
	return min(x, 1)
}

// parametric returns the curve of a parametricCurveType (table 68) and its encoded size:
// a power function from d upwards and a straight line below.
func parametric(p []byte) (curve, int, error) {
	counts := []int{1, 3, 4, 5, 7}
	kind := int(binary.BigEndian.Uint16(p[8:]))
	if kind >= len(counts) || len(p) < 12+4*counts[kind] {
		return nil, 0, ErrProfile
	}
	var v [7]float64
	for i := range counts[kind] {
		v[i] = fixed16(p[12+4*i:])
	}
	g, a, b, c, d, e, f := v[0], v[1], v[2], v[3], v[4], v[5], v[6]
	switch kind {
	case 0:
		a, b, c, d = 1, 0, 0, 0
	case 1, 2:
		e, f = c, c
		c, d = 0, -b/a
		if a == 0 {
			return nil, 0, ErrProfile
		}
	}
	return func(x float64) float64 {
		if x >= d {
			return math.Pow(max(a*x+b, 0), g) + e
		}
		return c*x + f
	}, 12 + 4*counts[kind], nil
}

package icc

import "math"

// Code points of ITU-T H.273 for colour primaries and transfer characteristics.
const (
	PrimariesBT709  = 1
	PrimariesBT2020 = 9
	PrimariesP3     = 12
	TransferPQ      = 16
	TransferHLG     = 18
)

// diffuseWhite is the luminance of diffuse white in HDR, in cd/m² (ITU-R BT.2408).
const diffuseWhite = 203

// toBT709 maps colour primaries with the white point D65 to the matrix that converts
// their linear light to BT.709.
var toBT709 = map[int][9]float64{
	PrimariesBT2020: {1.660491, -0.587641, -0.072850, -0.124550, 1.132900, -0.008349, -0.018151, -0.100579, 1.118730},
	PrimariesP3:     {1.224940, -0.224940, 0, -0.042057, 1.042057, 0, -0.019638, -0.078636, 1.098274},
}

// FromCodePoints returns the transform to sRGB from RGB with the given colour primaries
// and transfer characteristics. It returns nil if the colours are visibly the same as
// sRGB, or if the code points are not known. HDR is tone-mapped to the range of sRGB:
// light up to three fifths of diffuse white is unchanged, and brighter light gradually
// approaches white.
func FromCodePoints(primaries, transfer int) Transform {
	matrix, wide := toBT709[primaries]
	linear := linearOf(transfer)
	hdr := transfer == TransferPQ || transfer == TransferHLG
	if !wide && !hdr || linear == nil {
		return nil
	}
	if !wide {
		matrix = [9]float64{1, 0, 0, 0, 1, 0, 0, 0, 1}
	}
	return func(in []float64) [3]float64 {
		v := linear([3]float64(in[:3]))
		if hdr {
			v = toned(v)
		}
		return [3]float64{
			encoded(matrix[0]*v[0] + matrix[1]*v[1] + matrix[2]*v[2]),
			encoded(matrix[3]*v[0] + matrix[4]*v[1] + matrix[5]*v[2]),
			encoded(matrix[6]*v[0] + matrix[7]*v[1] + matrix[8]*v[2]),
		}
	}
}

// linearOf returns the function that converts encoded values to linear light, in which 1
// is diffuse white, or nil if the transfer characteristics are not known. The transfer
// functions of cameras are treated as that of sRGB, as browsers do.
func linearOf(transfer int) func([3]float64) [3]float64 {
	each := func(f func(float64) float64) func([3]float64) [3]float64 {
		return func(v [3]float64) [3]float64 { return [3]float64{f(v[0]), f(v[1]), f(v[2])} }
	}
	switch transfer {
	case 1, 2, 6, 13, 14, 15:
		return each(decoded)
	case 4:
		return each(func(v float64) float64 { return math.Pow(v, 2.2) })
	case 8:
		return each(func(v float64) float64 { return v })
	case TransferPQ:
		return each(pq)
	case TransferHLG:
		return hlg
	}
	return nil
}

// decoded is the inverse of encoded.
func decoded(v float64) float64 {
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

// pq converts a value with the transfer function of SMPTE ST 2084 to linear light.
func pq(v float64) float64 {
	const m1, m2, c1, c2, c3, peak = 2610.0 / 16384, 2523.0 / 4096 * 128, 3424.0 / 4096, 2413.0 / 4096 * 32, 2392.0 / 4096 * 32, 10000
	p := math.Pow(v, 1/m2)
	return math.Pow(max(p-c1, 0)/(c2-c3*p), 1/m1) * peak / diffuseWhite
}

// hlg converts values with the transfer function of ARIB STD-B67 to the linear light of a
// display of 1,000 cd/m² (ITU-R BT.2100, table 5).
func hlg(v [3]float64) [3]float64 {
	const a, b, c, gamma, peak = 0.17883277, 0.28466892, 0.55991073, 1.2, 1000
	for i, x := range v {
		if x <= 0.5 {
			v[i] = x * x / 3
		} else {
			v[i] = (math.Exp((x-c)/a) + b) / 12
		}
	}
	y := 0.2627*v[0] + 0.6780*v[1] + 0.0593*v[2]
	scale := math.Pow(max(y, 1e-6), gamma-1) * peak / diffuseWhite
	return [3]float64{v[0] * scale, v[1] * scale, v[2] * scale}
}

// toned compresses light above white into the range 0 to 1. It scales all channels by the
// brightest one to preserve the hue.
func toned(v [3]float64) [3]float64 {
	const knee = 0.6
	most := max(v[0], v[1], v[2])
	if most <= knee {
		return v
	}
	scale := (1 - (1-knee)*math.Exp(-(most-knee)/(1-knee))) / most
	return [3]float64{v[0] * scale, v[1] * scale, v[2] * scale}
}

package icc

import "math"

// displayGamma is the exponent that a file without any other word is shown with.
const displayGamma = 2.2

// gammaTolerance is the relative difference of exponents that makes no visible difference: that of
// libpng, so that what it leaves alone in browsers stays as it is here.
const gammaTolerance = 0.05

// FromGamma returns the transform of gray or RGB values whose light is the value
// to the power of exponent; nil if that is what is shown anyway.
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

// Package icc converts device colours to sRGB, either with an ICC profile of the models
// that cameras, telephones and printers use (ICC.1:2022) or from the code points of ITU-T
// H.273 that AVIF and HEIC carry instead. Its rendering is relative to the white of the
// medium, without black point compensation. It is not a full colour management module: it
// does not support output profiles, device links or named colours.
package icc

import (
	"encoding/binary"
	"errors"
	"math"
)

// ErrProfile is returned by Parse for a profile that is broken or of an unsupported
// model.
var ErrProfile = errors.New("the ICC profile is broken or of an unsupported model")

// Transform converts a colour to encoded sRGB. All channels of in and of the result are
// in the range 0 to 1.
type Transform func(in []float64) [3]float64

// Profile is a parsed profile.
type Profile struct {
	Channels int  // of the device colour: 1, 3 or 4
	LUT      bool // the profile has lookup tables, not only curves and a matrix
	ToSRGB   Transform
}

const (
	headerSize = 128
	entrySize  = 12
	tagsMost   = 100
	sizeMost   = 4 << 20
)

// reader is a profile whose tag table has been read.
type reader struct {
	data []byte
	tags map[string][]byte
	lab  bool // the profile connection space is CIELAB, not CIEXYZ
}

// Parse parses the profile of a gray, RGB or CMYK device.
func Parse(p []byte) (*Profile, error) {
	if len(p) < headerSize+4 || len(p) > sizeMost || string(p[36:40]) != "acsp" {
		return nil, ErrProfile
	}
	r := &reader{data: p, tags: map[string][]byte{}, lab: string(p[20:24]) == "Lab "}
	if !r.lab && string(p[20:24]) != "XYZ " {
		return nil, ErrProfile
	}
	count := binary.BigEndian.Uint32(p[headerSize:])
	if count > tagsMost || int(count)*entrySize > len(p)-headerSize-4 {
		return nil, ErrProfile
	}
	for i := range int(count) {
		entry := p[headerSize+4+i*entrySize:]
		from, size := uint64(binary.BigEndian.Uint32(entry[4:])), uint64(binary.BigEndian.Uint32(entry[8:]))
		if from+size > uint64(len(p)) {
			return nil, ErrProfile
		}
		r.tags[string(entry[:4])] = p[from : from+size]
	}
	channels := map[string]int{"GRAY": 1, "RGB ": 3, "CMYK": 4}[string(p[16:20])]
	if channels == 0 {
		return nil, ErrProfile
	}
	return r.profile(channels)
}

// profile returns the profile of the best model that the tags describe.
func (r *reader) profile(channels int) (*Profile, error) {
	for _, name := range []string{"A2B0", "A2B1"} {
		if tag := r.tags[name]; tag != nil {
			t, err := r.tables(tag, channels)
			return &Profile{Channels: channels, LUT: true, ToSRGB: t}, err
		}
	}
	switch channels {
	case 1:
		t, err := r.gray()
		return &Profile{Channels: 1, ToSRGB: t}, err
	case 3:
		t, err := r.matrix()
		return &Profile{Channels: 3, ToSRGB: t}, err
	}
	return nil, ErrProfile
}

// gray returns the transform of the model with a single curve (8.3.4).
func (r *reader) gray() (Transform, error) {
	c, _, err := parseCurve(r.tags["kTRC"])
	if err != nil {
		return nil, err
	}
	return func(in []float64) [3]float64 {
		v := encoded(c(in[0]))
		return [3]float64{v, v, v}
	}, nil
}

// matrix returns the transform of the model with three curves and a matrix (8.3.3).
func (r *reader) matrix() (Transform, error) {
	var curves [3]curve
	var columns [3][3]float64
	for i, name := range []string{"r", "g", "b"} {
		c, _, err := parseCurve(r.tags[name+"TRC"])
		if err != nil {
			return nil, err
		}
		curves[i] = c
		xyz := r.tags[name+"XYZ"]
		if len(xyz) < 20 {
			return nil, ErrProfile
		}
		for j := range 3 {
			columns[i][j] = fixed16(xyz[8+4*j:])
		}
	}
	return func(in []float64) [3]float64 {
		var xyz [3]float64
		for i, c := range curves {
			v := c(in[i])
			for j := range 3 {
				xyz[j] += v * columns[i][j]
			}
		}
		return fromXYZ(xyz)
	}, nil
}

// fixed16 decodes an s15Fixed16Number.
func fixed16(b []byte) float64 { return float64(int32(binary.BigEndian.Uint32(b))) / (1 << 16) }

// white is the white point of the profile connection space, D50 (7.2.16).
var white = [3]float64{0.9642, 1, 0.8249}

// fromLab converts CIELAB, relative to D50, to sRGB.
func fromLab(lab [3]float64) [3]float64 {
	inverse := func(t float64) float64 {
		if t > 6.0/29 {
			return t * t * t
		}
		return 3 * (6.0 / 29) * (6.0 / 29) * (t - 4.0/29)
	}
	fy := (lab[0] + 16) / 116
	return fromXYZ([3]float64{white[0] * inverse(fy+lab[1]/500), white[1] * inverse(fy), white[2] * inverse(fy-lab[2]/200)})
}

// fromXYZ converts CIEXYZ, relative to D50, to sRGB. The matrix is the inverse of the
// matrix of the IEC 61966-2-1 primaries, adapted to D50 with the Bradford transform.
func fromXYZ(v [3]float64) [3]float64 {
	return [3]float64{
		encoded(3.1341360*v[0] - 1.6173864*v[1] - 0.4906632*v[2]),
		encoded(-0.9787955*v[0] + 1.9162543*v[1] + 0.0334427*v[2]),
		encoded(0.0719554*v[0] - 0.2289768*v[1] + 1.4053860*v[2]),
	}
}

// encoded applies the sRGB transfer function (IEC 61966-2-1) and clips the result to the
// range 0 to 1.
func encoded(v float64) float64 {
	switch {
	case !(v > 0): // also true for NaN
		return 0
	case v >= 1:
		return 1
	case v <= 0.0031308:
		return 12.92 * v
	}
	return 1.055*math.Pow(v, 1/2.4) - 0.055
}

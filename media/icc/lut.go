package icc

import "encoding/binary"

// tables parses an A2B tag of type lut8, lut16 or lutAToB (10.10 to 10.12).
func (r *reader) tables(p []byte, channels int) (Transform, error) {
	if len(p) < 32 || int(p[8]) != channels || p[9] != 3 {
		return nil, ErrProfile
	}
	switch string(p[:4]) {
	case "mft1":
		return r.oldTables(p, channels, 1)
	case "mft2":
		return r.oldTables(p, channels, 2)
	case "mAB ":
		return r.newTables(p, channels)
	}
	return nil, ErrProfile
}

// oldTables parses a lut8 or lut16 tag whose samples are width bytes wide: input curves,
// a grid and output curves. It ignores the matrix of the tag, which applies only to
// CIEXYZ input.
func (r *reader) oldTables(p []byte, channels, width int) (Transform, error) {
	grid, inputs, outputs, at := int(p[10]), 256, 256, 48
	if width == 2 {
		if len(p) < 52 {
			return nil, ErrProfile
		}
		inputs, outputs, at = int(binary.BigEndian.Uint16(p[48:])), int(binary.BigEndian.Uint16(p[50:])), 52
	}
	nodes := power(grid, channels)
	if grid < 2 || nodes < 0 || inputs < 2 || inputs > 4096 || outputs < 2 || outputs > 4096 {
		return nil, ErrProfile
	}
	if len(p)-at < width*(inputs*channels+3*nodes+3*outputs) {
		return nil, ErrProfile
	}
	samples := func(n int) []float64 {
		s := normal(p[at:at+n*width], width)
		at += n * width
		return s
	}
	curves := func(n, size int) []curve {
		list := make([]curve, n)
		for i := range list {
			list[i] = interpolated(samples(size))
		}
		return list
	}
	in := curves(channels, inputs)
	sizes := make([]int, channels)
	for i := range sizes {
		sizes[i] = grid
	}
	g := &Grid{sizes, samples(3 * nodes)}
	out := curves(3, outputs)
	connect := r.connection(width == 2)
	return func(v []float64) [3]float64 {
		var device [4]float64
		for i, c := range in {
			device[i] = c(v[i])
		}
		pcs := g.At(device[:channels])
		for i, c := range out {
			pcs[i] = c(pcs[i])
		}
		return connect(pcs)
	}, nil
}

// newTables parses a lutAToB tag: A curves, a grid, M curves, a matrix and B curves. All
// parts except the B curves are optional.
func (r *reader) newTables(p []byte, channels int) (Transform, error) {
	offset := func(i int) int { return int(binary.BigEndian.Uint32(p[12+4*i:])) }
	b, err := curvesAt(p, offset(0), 3)
	if err != nil || b == nil {
		return nil, ErrProfile
	}
	m, err := curvesAt(p, offset(2), 3)
	if err != nil {
		return nil, err
	}
	a, err := curvesAt(p, offset(4), channels)
	if err != nil {
		return nil, err
	}
	grid, err := gridAt(p, offset(3), channels)
	if err != nil || grid == nil && channels != 3 {
		return nil, ErrProfile
	}
	matrix, err := matrixAt(p, offset(1))
	if err != nil {
		return nil, err
	}
	connect := r.connection(false)
	return func(in []float64) [3]float64 {
		var device [4]float64
		copy(device[:], in)
		for i, c := range a {
			device[i] = c(device[i])
		}
		v := [3]float64(device[:3])
		if grid != nil {
			v = grid.At(device[:channels])
		}
		for i, c := range m {
			v[i] = c(v[i])
		}
		if matrix != nil {
			v = matrix.apply(v)
		}
		for i, c := range b {
			v[i] = c(clip(v[i]))
		}
		return connect(v)
	}, nil
}

// curvesAt parses n curves at offset at, each padded to a multiple of four bytes. It
// returns nil if at is 0.
func curvesAt(p []byte, at, n int) (list []curve, err error) {
	if at == 0 {
		return nil, nil
	}
	for range n {
		if at < 0 || at > len(p) {
			return nil, ErrProfile
		}
		c, size, err := parseCurve(p[at:])
		if err != nil {
			return nil, err
		}
		list = append(list, c)
		at += (size + 3) &^ 3
	}
	return list, nil
}

// gridAt parses the grid of a lutAToB tag (10.12.3) at offset at. It returns nil if at is
// 0.
func gridAt(p []byte, at, channels int) (*Grid, error) {
	if at == 0 {
		return nil, nil
	}
	const head = 20
	if at < 0 || at > len(p)-head {
		return nil, ErrProfile
	}
	nodes, sizes := 1, make([]int, channels)
	for i := range sizes {
		sizes[i] = int(p[at+i])
		if nodes *= sizes[i]; sizes[i] < 2 || nodes > nodesMost {
			return nil, ErrProfile
		}
	}
	width := int(p[at+16])
	if width != 1 && width != 2 || len(p)-at-head < 3*nodes*width {
		return nil, ErrProfile
	}
	return &Grid{sizes, normal(p[at+head:][:3*nodes*width], width)}, nil
}

// affine is a 3×3 matrix, row by row, followed by the three offsets added to its product.
type affine [12]float64

func matrixAt(p []byte, at int) (*affine, error) {
	if at == 0 {
		return nil, nil
	}
	if at < 0 || at > len(p)-48 {
		return nil, ErrProfile
	}
	var m affine
	for i := range m {
		m[i] = fixed16(p[at+4*i:])
	}
	return &m, nil
}

func (m *affine) apply(v [3]float64) (out [3]float64) {
	for i := range out {
		out[i] = m[3*i]*v[0] + m[3*i+1]*v[1] + m[3*i+2]*v[2] + m[9+i]
	}
	return out
}

// normal scales samples of 8 or 16 bits to the range 0 to 1.
func normal(p []byte, width int) []float64 {
	out := make([]float64, len(p)/width)
	for i := range out {
		if width == 1 {
			out[i] = float64(p[i]) / 255
		} else {
			out[i] = float64(binary.BigEndian.Uint16(p[2*i:])) / 65535
		}
	}
	return out
}

// connection returns the conversion of table output, in the range 0 to 1, to sRGB
// (6.3.4.2). If old is set, CIELAB has the 16-bit encoding of lut16, a legacy of version
// 2 profiles that does not use the full range.
func (r *reader) connection(old bool) func([3]float64) [3]float64 {
	if !r.lab {
		const most = 1 + 32767.0/32768
		return func(v [3]float64) [3]float64 { return fromXYZ([3]float64{v[0] * most, v[1] * most, v[2] * most}) }
	}
	scale := 1.0
	if old {
		scale = 65535.0 / 65280
	}
	return func(v [3]float64) [3]float64 {
		return fromLab([3]float64{100 * v[0] * scale, 255*v[1]*scale - 128, 255*v[2]*scale - 128})
	}
}

// nodesMost is the maximum number of nodes of a grid: 33 along each of four axes.
const nodesMost = 33 * 33 * 33 * 33

// power returns base to the power of exponent, or -1 if the result exceeds nodesMost.
func power(base, exponent int) int {
	n := 1
	for range exponent {
		if n *= base; n > nodesMost {
			return -1
		}
	}
	return n
}

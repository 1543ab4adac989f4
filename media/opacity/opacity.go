// Package opacity encodes the opacity of a picture, one byte for each pixel, losslessly
// as the payload of the ALPH chunk of a WebP file (RFC 9649, 2.7.1.2). The payload
// contains a VP8L stream (section 3) without its header, whose green channel is the
// opacity.
//
// It is not a general VP8L encoder. It uses only the predictor transform, the colour
// table for up to 16 values, backward references, and one group of prefix codes.
package opacity

import (
	"cmp"
	"slices"
)

// The first byte of the payload gives the compression method. The filters that it can
// also select are not used: the predictor transform of VP8L does the same for each tile.
const (
	headerRaw      = 0
	headerLossless = 1
)

// tableMost is the maximum number of distinct values for which a colour table is used.
// With more values, a byte cannot hold more than one pixel.
const tableMost = 16

// Encode returns the payload of the ALPH chunk for w×h pixels in row-major order without
// padding. w and h must be in the range 1 to 16384.
func Encode(pix []byte, w, h int) []byte {
	if values := distinct(pix); len(values) <= tableMost {
		return smallest(indexed(pix, w, h, values), raw(pix))
	}
	return smallest(plain(pix, w), predictedTiles(pix, w, h), raw(pix))
}

// smallest returns the shortest payload, or the first one if several are equally short.
func smallest(payloads ...[]byte) []byte {
	return slices.MinFunc(payloads, func(a, b []byte) int { return cmp.Compare(len(a), len(b)) })
}

// raw returns the payload without compression.
func raw(pix []byte) []byte { return append([]byte{headerRaw}, pix...) }

// distinct returns the distinct values in pix in ascending order.
func distinct(pix []byte) (values []byte) {
	var found [256]bool
	for _, v := range pix {
		found[v] = true
	}
	for v, ok := range found {
		if ok {
			values = append(values, byte(v))
		}
	}
	return values
}

// plain returns the payload that encodes the pixels without a transform.
func plain(pix []byte, w int) []byte {
	out := &bitWriter{buf: []byte{headerLossless}}
	out.write(0, 1) // no transform
	out.image(pix, w, true)
	return out.bytes()
}

// Transforms (RFC 9649, 4).
const (
	transformPredictor = 0
	transformTable     = 3
)

// predictedTiles returns the payload that encodes the residuals of the predictor
// transform (4.1).
func predictedTiles(pix []byte, w, h int) []byte {
	p := predicted(pix, w, h)
	out := &bitWriter{buf: []byte{headerLossless}}
	out.write(1, 1) // a transform follows
	out.write(transformPredictor, 2)
	out.write(tileBits-2, 3)
	out.image(p.modes, p.w, false)
	out.write(0, 1) // no further transform
	out.image(p.rest, w, true)
	return out.bytes()
}

// indexed returns the payload that encodes each pixel as an index into a table of values,
// with several indexes in a byte (4.4).
func indexed(pix []byte, w, h int, values []byte) []byte {
	shift := bundleShift(len(values))
	per := 1 << shift // pixels per byte
	depth := 8 >> shift
	var index [256]byte
	for i, v := range values {
		index[v] = byte(i)
	}
	bw := (w + per - 1) / per
	bundles := make([]byte, bw*h)
	for y := range h {
		row := bundles[y*bw:][:bw]
		for x, v := range pix[y*w:][:w] {
			row[x>>shift] |= index[v] << (x & (per - 1) * depth)
		}
	}

	out := &bitWriter{buf: []byte{headerLossless}}
	out.write(1, 1) // a transform follows
	out.write(transformTable, 2)
	out.write(uint32(len(values)-1), 8)
	out.image(differences(values), len(values), false)
	out.write(0, 1) // no further transform
	out.image(bundles, bw, true)
	return out.bytes()
}

// bundleShift returns the binary logarithm of the number of pixels per byte for a table
// of the given number of values.
func bundleShift(values int) int {
	switch {
	case values <= 2:
		return 3
	case values <= 4:
		return 2
	}
	return 1
}

// differences returns the difference of each value from the previous one; the first is
// unchanged.
func differences(values []byte) []byte {
	out := make([]byte, len(values))
	last := byte(0)
	for i, v := range values {
		out[i], last = v-last, v
	}
	return out
}

// image writes an entropy-coded image whose red, blue and alpha channels are 0. Only the
// main image has a bit for several groups of prefix codes.
func (b *bitWriter) image(pix []byte, w int, main bool) {
	tokens := parse(pix, w)
	green, distance := frequencies(tokens)
	b.write(0, 1) // no colour cache
	if main {
		b.write(0, 1) // one group of prefix codes
	}
	greenCode := b.prefixCode(green)
	for range 3 {
		b.prefixCode([]uint32{1}) // red, blue and alpha are always 0
	}
	distanceCode := b.prefixCode(distance)
	for _, t := range tokens {
		if t.literal() {
			b.symbol(greenCode[t.value])
			continue
		}
		p := prefixOf(t.length())
		b.symbol(greenCode[256+p.code])
		b.write(p.extra, p.bits)
		p = prefixOf(t.distance())
		b.symbol(distanceCode[p.code])
		b.write(p.extra, p.bits)
	}
}

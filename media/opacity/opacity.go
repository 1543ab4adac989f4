// Package opacity codes the opacity of a picture, one byte for each pixel,
// without loss as the payload of the ALPH chunk of a WebP file (RFC 9649,
// 2.7.1.2). The bytes are a VP8L stream (section 3) without its header, whose
// green channel is the opacity.
//
// It is not a general VP8L encoder: of the format it uses the filters of ALPH,
// the colour table for up to 16 values, backward references, and one group of
// prefix codes.
package opacity

import (
	"cmp"
	"slices"
)

// The header of the payload says how it is compressed. The filters that it could
// name are not used: the predictions of VP8L do the same for each tile.
const (
	headerRaw      = 0
	headerLossless = 1
)

// tableMost is how many different values are coded by a colour table. Beyond
// that several pixels no longer fit into a byte.
const tableMost = 16

// Encode returns the payload of the ALPH chunk for w×h pixels, given row by row
// without gaps. w and h are at least 1 and at most 16384.
func Encode(pix []byte, w, h int) []byte {
	if values := distinct(pix); len(values) <= tableMost {
		return smallest(indexed(pix, w, h, values), raw(pix))
	}
	return smallest(plain(pix, w), predictedTiles(pix, w, h), raw(pix))
}

// smallest returns the shortest payload, the first of several.
func smallest(payloads ...[]byte) []byte {
	return slices.MinFunc(payloads, func(a, b []byte) int { return cmp.Compare(len(a), len(b)) })
}

// raw is the payload without compression.
func raw(pix []byte) []byte { return append([]byte{headerRaw}, pix...) }

// distinct returns the values that occur, in ascending order.
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

// plain codes the pixels themselves.
func plain(pix []byte, w int) []byte {
	out := &bitWriter{buf: []byte{headerLossless}}
	out.write(0, 1) // there are no transforms
	out.image(pix, w, true)
	return out.bytes()
}

// Transforms (RFC 9649, 4).
const (
	transformPredictor = 0
	transformTable     = 3
)

// predictedTiles codes what the predictions of the tiles leave (4.1).
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

// indexed codes the places of the values in a table, several to a byte (4.4).
func indexed(pix []byte, w, h int, values []byte) []byte {
	shift := bundleShift(len(values))
	per := 1 << shift // pixels in a byte
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

// bundleShift is the binary logarithm of how many pixels share a byte.
func bundleShift(values int) int {
	switch {
	case values <= 2:
		return 3
	case values <= 4:
		return 2
	}
	return 1
}

// differences returns each value less the one before it.
func differences(values []byte) []byte {
	out := make([]byte, len(values))
	last := byte(0)
	for i, v := range values {
		out[i], last = v-last, v
	}
	return out
}

// image writes an entropy-coded image whose red, blue and alpha are 0. Only the
// main image says whether it has several groups of prefix codes.
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

package opacity

import "math/bits"

// bitWriter writes numbers with the least significant bit first.
type bitWriter struct {
	buf  []byte
	acc  uint64
	used int // bits in acc, less than 8 between calls
}

func (b *bitWriter) write(v uint32, n int) {
	b.acc |= uint64(v) << b.used
	b.used += n
	for b.used >= 8 {
		b.buf = append(b.buf, byte(b.acc))
		b.acc >>= 8
		b.used -= 8
	}
}

// symbol writes the prefix code of a symbol.
func (b *bitWriter) symbol(c code) { b.write(uint32(c.bits), int(c.length)) }

// bytes flushes the last bits and returns the stream.
func (b *bitWriter) bytes() []byte {
	if b.used > 0 {
		b.buf = append(b.buf, byte(b.acc))
	}
	return b.buf
}

// lengthPrefixes is the number of prefix codes for lengths.
const lengthPrefixes = 24

// prefix is the encoding of a length or a distance: a symbol followed by extra bits.
type prefix struct {
	code  int
	extra uint32
	bits  int
}

// prefixOf returns the encoding of v, which must be at least 1 (RFC 9649, 3.6.2).
func prefixOf(v uint32) prefix {
	v--
	if v < 4 {
		return prefix{code: int(v)}
	}
	high := bits.Len32(v) - 1
	n := high - 1
	return prefix{2*high + int(v>>n&1), v & (1<<n - 1), n}
}

package opacity

import "math/bits"

// bitWriter writes numbers with their lowest bit first.
type bitWriter struct {
	buf  []byte
	acc  uint64
	used int // bits of acc, below 32 between calls
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

// symbol writes the code of a symbol.
func (b *bitWriter) symbol(c code) { b.write(uint32(c.bits), int(c.length)) }

// bytes ends the stream.
func (b *bitWriter) bytes() []byte {
	if b.used > 0 {
		b.buf = append(b.buf, byte(b.acc))
	}
	return b.buf
}

// lengthPrefixes is how many prefix codes there are for lengths.
const lengthPrefixes = 24

// prefix is a length or distance as it is written: a symbol and bits behind it.
type prefix struct {
	code  int
	extra uint32
	bits  int
}

// prefixOf splits a number of at least 1 (RFC 9649, 3.6.2).
func prefixOf(v uint32) prefix {
	v--
	if v < 4 {
		return prefix{code: int(v)}
	}
	high := bits.Len32(v) - 1
	n := high - 1
	return prefix{2*high + int(v>>n&1), v & (1<<n - 1), n}
}

package bmff

// Fields reads big-endian fields one after the other. A field beyond the end reads as
// zero and sets Short, so that a caller checks once.
type Fields struct {
	Rest  []byte // not read yet
	Short bool   // a field was missing
}

// Take returns the next n bytes, which alias Rest; nil if there are fewer.
func (f *Fields) Take(n int) []byte {
	if n > len(f.Rest) {
		f.Rest, f.Short = nil, true
		return nil
	}
	b := f.Rest[:n]
	f.Rest = f.Rest[n:]
	return b
}

// Uint reads a number of n bytes, at most 8.
func (f *Fields) Uint(n int) (v uint64) {
	for _, b := range f.Take(n) {
		v = v<<8 | uint64(b)
	}
	return v
}

// Uint32 reads a number of 4 bytes.
func (f *Fields) Uint32() uint32 { return uint32(f.Uint(4)) }

// Int64 reads a number of 8 bytes, which is negative if its highest bit is set.
func (f *Fields) Int64() int64 { return int64(f.Uint(8)) }

// LEB128 reads a number of at most 8 bytes, the lowest first (AV1 specification, 4.10.5).
func (f *Fields) LEB128() (v uint64) {
	for i := range 8 {
		b := f.Uint(1)
		v |= b & 0x7f << (7 * i)
		if b&0x80 == 0 {
			break
		}
	}
	return v
}

package bmff

// Fields reads consecutive big-endian fields. A field beyond the end reads as zero and
// sets Short, so that callers need to check only once.
type Fields struct {
	Rest  []byte // unread bytes
	Short bool   // a field was missing
}

// Take returns the next n bytes, which alias Rest, or nil if fewer are left.
func (f *Fields) Take(n int) []byte {
	if n > len(f.Rest) {
		f.Rest, f.Short = nil, true
		return nil
	}
	b := f.Rest[:n]
	f.Rest = f.Rest[n:]
	return b
}

// Uint reads an unsigned integer of n bytes; n must be at most 8.
func (f *Fields) Uint(n int) (v uint64) {
	for _, b := range f.Take(n) {
		v = v<<8 | uint64(b)
	}
	return v
}

// Uint32 reads an unsigned integer of 4 bytes.
func (f *Fields) Uint32() uint32 { return uint32(f.Uint(4)) }

// Int64 reads a signed integer of 8 bytes.
func (f *Fields) Int64() int64 { return int64(f.Uint(8)) }

// LEB128 reads an unsigned integer in little-endian base 128, at most 8 bytes long (AV1
// specification, 4.10.5).
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

package bmff

// UnescapeNAL returns a NAL unit without its emulation prevention bytes, which prevent
// start codes inside the unit (ITU-T H.264, 7.3.1).
func UnescapeNAL(p []byte) []byte {
	out, zeros := make([]byte, 0, len(p)), 0
	for _, b := range p {
		if zeros >= 2 && b == 3 {
			zeros = 0
			continue
		}
		if out = append(out, b); b == 0 {
			zeros++
		} else {
			zeros = 0
		}
	}
	return out
}

// EscapeNAL is the inverse of UnescapeNAL.
func EscapeNAL(p []byte) []byte {
	out, zeros := make([]byte, 0, len(p)+8), 0
	for _, b := range p {
		if zeros >= 2 && b <= 3 {
			out, zeros = append(out, 3), 0
		}
		if out = append(out, b); b == 0 {
			zeros++
		} else {
			zeros = 0
		}
	}
	return out
}

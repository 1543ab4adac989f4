package servertest

// Zeros is an endless file.
type Zeros struct{}

// Read implements io.Reader.
func (Zeros) Read(p []byte) (int, error) { clear(p); return len(p), nil }

//go:build !linux && !darwin && !freebsd

package extract

// Free does not know how much room other systems have.
func Free(string) (bytes int64, ok bool) { return 0, false }

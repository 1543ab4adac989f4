//go:build linux && !amd64 && !arm64

package sandbox

// The numbers of system calls are known here for amd64 and arm64 alone.

type filter []struct{}

func outer() filter { return nil }

func install(filter, uintptr) error { return nil }

func filterable() bool { return false }

// Close does nothing where there are no filters.
func Close() error { return nil }

//go:build !linux

package doctor

// fileSystem does not know the file systems of other systems.
func fileSystem(string) string { return "" }

//go:build linux || darwin || freebsd

package extract

import "golang.org/x/sys/unix"

// Free returns the number of bytes that this user can still write to a folder.
func Free(folder string) (bytes int64, ok bool) {
	var s unix.Statfs_t
	if err := unix.Statfs(folder, &s); err != nil {
		return 0, false
	}
	return int64(s.Bavail) * int64(s.Bsize), true
}

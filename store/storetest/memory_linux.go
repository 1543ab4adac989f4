package storetest

import "golang.org/x/sys/unix"

// memory is a folder of a file system in memory in which programs may run, with room for the files of
// some packages of tests, or "". That of a container has often 64 MB.
func memory() string {
	const folder, room = "/dev/shm", 2 << 30
	var s unix.Statfs_t
	if err := unix.Statfs(folder, &s); err != nil || s.Type != unix.TMPFS_MAGIC || s.Flags&unix.ST_NOEXEC != 0 || s.Bavail*uint64(s.Bsize) < room {
		return ""
	}
	return folder
}

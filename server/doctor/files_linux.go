package doctor

import "golang.org/x/sys/unix"

// kinds are names of file systems by their numbers (statfs(2)).
var kinds = map[int64]string{0x6969: "nfs", 0x517b: "smb", 0xff534d42: "cifs", 0xfe534d42: "cifs", 0x01021997: "9p", 0x5346414f: "afs",
	0x00c36400: "ceph", 0x65735546: "fuse", 0x01021994: "tmpfs"}

// fileSystem returns the kind of the file system of a folder, or "".
func fileSystem(dir string) string {
	var s unix.Statfs_t
	if unix.Statfs(dir, &s) != nil {
		return ""
	}
	return kinds[int64(s.Type)&0xffffffff]
}

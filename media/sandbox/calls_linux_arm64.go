package sandbox

import "golang.org/x/sys/unix"

const processor = unix.AUDIT_ARCH_AARCH64

var forbiddenHere = []uint32{unix.SYS_KEXEC_FILE_LOAD}

// opening maps the calls that open files to the index of their flags argument.
var opening = map[uint32]uint32{unix.SYS_OPENAT: 2}

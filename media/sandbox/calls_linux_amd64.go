package sandbox

import "golang.org/x/sys/unix"

const processor = unix.AUDIT_ARCH_X86_64

var forbiddenHere = []uint32{
	unix.SYS_FORK, unix.SYS_VFORK, unix.SYS_CREAT, unix.SYS_MKDIR, unix.SYS_MKNOD, unix.SYS_RMDIR, unix.SYS_UNLINK, unix.SYS_SYMLINK, unix.SYS_LINK, unix.SYS_RENAME,
	unix.SYS_CHMOD, unix.SYS_CHOWN, unix.SYS_LCHOWN, unix.SYS_UTIME, unix.SYS_UTIMES, unix.SYS_FUTIMESAT, unix.SYS_INOTIFY_INIT, unix.SYS_IOPL, unix.SYS_IOPERM,
	unix.SYS_MODIFY_LDT, unix.SYS_KEXEC_FILE_LOAD, unix.SYS_USELIB, unix.SYS_USTAT, unix.SYS__SYSCTL,
}

// opening maps the calls that open files to the index of their flags argument.
var opening = map[uint32]uint32{unix.SYS_OPENAT: 2, unix.SYS_OPEN: 1}

package sandbox

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"unsafe"

	"golang.org/x/sys/unix"
)

// Rights to paths. A program is read and executed. A folder of libraries can also be
// listed, because some libraries do so to find their own parts.
const (
	executeRights = unix.LANDLOCK_ACCESS_FS_EXECUTE | unix.LANDLOCK_ACCESS_FS_READ_FILE
	folderRights  = executeRights | unix.LANDLOCK_ACCESS_FS_READ_DIR
)

// handledPaths returns the rights that a version of Landlock supports. The ruleset denies
// all of them unless a rule grants them; see landlock(7).
func handledPaths(version int) uint64 {
	all := uint64(unix.LANDLOCK_ACCESS_FS_MAKE_SYM<<1 - 1)
	for since, right := range map[int]uint64{2: unix.LANDLOCK_ACCESS_FS_REFER, 3: unix.LANDLOCK_ACCESS_FS_TRUNCATE, 5: unix.LANDLOCK_ACCESS_FS_IOCTL_DEV} {
		if version >= since {
			all |= right
		}
	}
	return all
}

// abi returns the version of Landlock in the kernel, or 0 if the kernel has none or if it
// is disabled.
var abi = sync.OnceValue(func() int {
	v, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if errno != 0 {
		return 0
	}
	return int(v)
})

// restrictPaths restricts this thread to the files of the policy and denies TCP.
func (p Policy) restrictPaths() error {
	version := abi()
	if version == 0 {
		return nil
	}
	attr := unix.LandlockRulesetAttr{Handled_access_fs: handledPaths(version)}
	size := unsafe.Sizeof(attr.Handled_access_fs) // older kernels refuse larger structures
	if version >= 4 {
		attr.Handled_access_net = unix.LANDLOCK_ACCESS_NET_BIND_TCP | unix.LANDLOCK_ACCESS_NET_CONNECT_TCP
		size = unsafe.Offsetof(attr.Scoped)
	}
	if version >= 6 {
		attr.Scoped = unix.LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET | unix.LANDLOCK_SCOPE_SIGNAL
		size = unsafe.Offsetof(attr.Quiet_access_fs)
	}
	set, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, uintptr(unsafe.Pointer(&attr)), size, 0)
	if errno != 0 {
		return fmt.Errorf("create a Landlock ruleset: %w", errno)
	}
	defer unix.Close(int(set))
	if err := p.allowPaths(int(set)); err != nil {
		return err
	}
	if _, _, errno := unix.Syscall(unix.SYS_LANDLOCK_RESTRICT_SELF, set, 0, 0); errno != 0 {
		return fmt.Errorf("restrict paths with Landlock: %w", errno)
	}
	return nil
}

// allowPaths adds the rules of the policy. Folders of libraries that do not exist or cannot
// be opened are skipped.
func (p Policy) allowPaths(set int) error {
	if err := allowPath(set, p.Program, executeRights); err != nil {
		return err
	}
	for _, name := range p.Read {
		if err := allowPath(set, name, folderRights); err != nil && !os.IsNotExist(err) && !os.IsPermission(err) {
			return err
		}
	}
	if p.Stdin {
		if err := allow(set, 0, "standard input", unix.LANDLOCK_ACCESS_FS_READ_FILE); err != nil {
			return err
		}
	}
	if p.Output {
		const all = unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_WRITE_FILE | unix.LANDLOCK_ACCESS_FS_TRUNCATE
		return allow(set, 1, "standard output", all&handledPaths(abi()))
	}
	return nil
}

func allowPath(set int, name string, rights uint64) error {
	if name = filepath.Clean(name); !filepath.IsAbs(name) || name == "/" {
		return fmt.Errorf("%q is not an absolute path below the root", name)
	}
	fd, err := unix.Open(name, unix.O_PATH|unix.O_CLOEXEC, 0)
	if err != nil {
		return &os.PathError{Op: "open", Path: name, Err: err}
	}
	defer unix.Close(fd)
	return allow(set, fd, name, rights)
}

// allow grants rights to the file or folder open as fd, and to everything below it.
func allow(set, fd int, name string, rights uint64) error {
	var stat unix.Stat_t
	if err := unix.Fstat(fd, &stat); err != nil {
		return &os.PathError{Op: "stat", Path: name, Err: err}
	}
	if stat.Mode&unix.S_IFMT != unix.S_IFDIR {
		rights &^= unix.LANDLOCK_ACCESS_FS_READ_DIR // this right does not apply to files
	}
	// The structure of the kernel is packed; it does not read the padding after the
	// descriptor.
	rule := unix.LandlockPathBeneathAttr{Allowed_access: rights, Parent_fd: int32(fd)}
	_, _, errno := unix.Syscall6(unix.SYS_LANDLOCK_ADD_RULE, uintptr(set), unix.LANDLOCK_RULE_PATH_BENEATH, uintptr(unsafe.Pointer(&rule)), 0, 0, 0)
	if errno != 0 {
		return fmt.Errorf("allow %s with Landlock: %w", name, errno)
	}
	return nil
}

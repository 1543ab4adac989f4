package sandbox

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"unsafe"

	"golang.org/x/sys/unix"
)

// Rights to paths. A program is read as well as executed; a folder with libraries
// also is listed, which some libraries do to find their own parts.
const (
	executeRights = unix.LANDLOCK_ACCESS_FS_EXECUTE | unix.LANDLOCK_ACCESS_FS_READ_FILE
	folderRights  = executeRights | unix.LANDLOCK_ACCESS_FS_READ_DIR
)

// handledPaths are the rights that a version of Landlock knows, all of which the
// ruleset denies unless a rule gives them: landlock(7).
func handledPaths(version int) uint64 {
	all := uint64(unix.LANDLOCK_ACCESS_FS_MAKE_SYM<<1 - 1)
	for since, right := range map[int]uint64{2: unix.LANDLOCK_ACCESS_FS_REFER, 3: unix.LANDLOCK_ACCESS_FS_TRUNCATE, 5: unix.LANDLOCK_ACCESS_FS_IOCTL_DEV} {
		if version >= since {
			all |= right
		}
	}
	return all
}

// abi is the version of Landlock that the kernel has; 0 if it has none, or if it
// is switched off.
var abi = sync.OnceValue(func() int {
	v, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if errno != 0 {
		return 0
	}
	return int(v)
})

// restrictPaths leaves this thread the files of the policy, and no TCP.
func (p Policy) restrictPaths() error {
	version := abi()
	if version == 0 {
		return nil
	}
	attr := unix.LandlockRulesetAttr{Handled_access_fs: handledPaths(version)}
	size := unsafe.Sizeof(attr.Handled_access_fs) // older kernels refuse more
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

// allowPaths adds the rules of the policy. Libraries may be in fewer folders than
// those that it names.
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
		return allow(set, 0, "standard input", unix.LANDLOCK_ACCESS_FS_READ_FILE)
	}
	return nil
}

func allowPath(set int, name string, rights uint64) error {
	if name = filepath.Clean(name); !filepath.IsAbs(name) || name == "/" {
		return fmt.Errorf("%q is too much to allow", name)
	}
	fd, err := unix.Open(name, unix.O_PATH|unix.O_CLOEXEC, 0)
	if err != nil {
		return &os.PathError{Op: "open", Path: name, Err: err}
	}
	defer unix.Close(fd)
	return allow(set, fd, name, rights)
}

// allow gives rights to what is open as fd, and to what is below it.
func allow(set, fd int, name string, rights uint64) error {
	var stat unix.Stat_t
	if err := unix.Fstat(fd, &stat); err != nil {
		return &os.PathError{Op: "stat", Path: name, Err: err}
	}
	if stat.Mode&unix.S_IFMT != unix.S_IFDIR {
		rights &^= unix.LANDLOCK_ACCESS_FS_READ_DIR // which files do not have
	}
	// The kernel's structure is packed: what is behind the descriptor is not read.
	rule := unix.LandlockPathBeneathAttr{Allowed_access: rights, Parent_fd: int32(fd)}
	_, _, errno := unix.Syscall6(unix.SYS_LANDLOCK_ADD_RULE, uintptr(set), unix.LANDLOCK_RULE_PATH_BENEATH, uintptr(unsafe.Pointer(&rule)), 0, 0, 0)
	if errno != 0 {
		return fmt.Errorf("allow %s with Landlock: %w", name, errno)
	}
	return nil
}

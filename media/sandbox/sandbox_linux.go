package sandbox

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// become confines this thread and executes the program with it: exec keeps only the
// calling thread of a process, with its restrictions.
func (p Policy) become(argv []string) error {
	runtime.LockOSThread()
	const firstOther = 3
	_ = unix.CloseRange(firstOther, ^uint(0)>>1, unix.CLOSE_RANGE_CLOEXEC) // not supported before Linux 5.11
	_ = os.WriteFile("/proc/self/oom_score_adj", []byte("1000"), 0)        // killed first when memory runs out
	if p.Nice != 0 {
		_ = unix.Setpriority(unix.PRIO_PROCESS, 0, p.Nice)
	}
	// Whether a process ends with its parent is a property of each thread, which the parent has set for the first thread alone.
	if err := unix.Prctl(unix.PR_SET_PDEATHSIG, uintptr(unix.SIGKILL), 0, 0, 0); err != nil {
		return fmt.Errorf("end with the parent: %w", err)
	}
	limits := p.limits() // before /proc becomes inaccessible
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("set no_new_privs: %w", err)
	}
	if err := dropCapabilities(); err != nil {
		return err
	}
	if p.Output && abi() == 0 {
		return errors.New("the program may open a file for writing only where Landlock keeps it from all other files")
	}
	if err := p.restrictPaths(); err != nil {
		return err
	}
	if filterable() {
		if err := install(outer(p.Output), 0); err != nil {
			return err
		}
	}
	for what, most := range limits {
		if err := unix.Setrlimit(what, &unix.Rlimit{Cur: most, Max: most}); err != nil {
			return fmt.Errorf("set resource limit %d: %w", what, err)
		}
	}
	return fmt.Errorf("start %s: %w", p.Program, syscall.Exec(p.Program, argv, os.Environ()))
}

// limits returns the resource limits of the program. It does not limit processes,
// because it would count all processes of the user, and the filter already prevents new
// ones.
func (p Policy) limits() map[int]uint64 {
	limits := map[int]uint64{unix.RLIMIT_CORE: 0, unix.RLIMIT_FSIZE: p.File, unix.RLIMIT_CPU: uint64(p.CPU/time.Second) + 1}
	if p.Memory > 0 {
		limits[unix.RLIMIT_AS] = p.Memory
		if p.Own {
			limits[unix.RLIMIT_AS] += reserved()
		}
	}
	return limits
}

// reserved returns the address space that this process has reserved so far, in bytes.
// Most of it is never used, and its size differs between versions of Go.
func reserved() uint64 {
	const usual = 1 << 30
	var pages uint64
	b, err := os.ReadFile("/proc/self/statm")
	if err == nil {
		_, err = fmt.Sscan(string(b), &pages)
	}
	if err != nil {
		return usual
	}
	return pages * uint64(os.Getpagesize())
}

// dropCapabilities drops all capabilities of root. With no_new_privs, the program cannot
// regain them.
func dropCapabilities() error {
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var none [2]unix.CapUserData
	if err := unix.Capset(&header, &none[0]); err != nil {
		return fmt.Errorf("drop capabilities: %w", err)
	}
	return nil
}

// Hide hides the memory and the environment of this process from other processes of its
// user that lack CAP_SYS_PTRACE. It also disables core files.
func Hide() error { return unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0) }

// Outputs reports whether programs can have a Policy with Output.
func Outputs() bool { return abi() > 0 }

// Missing returns the parts of the confinement that this system lacks and the
// consequences, in one sentence each. It returns nothing if all parts are available.
var Missing = sync.OnceValue(func() (list []string) {
	if abi() == 0 {
		list = append(list, "this system has no Landlock (Linux 5.13 with landlock in its list of security modules): ffmpeg can read what the user of the service can read")
	}
	if !filterable() {
		list = append(list, "this system has no seccomp filters for "+runtime.GOARCH+": decoders can open sockets and files, and send signals to the service")
	}
	return list
})

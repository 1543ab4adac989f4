//go:build linux && (amd64 || arm64)

package sandbox

import (
	"fmt"
	"os"
	"runtime"
	"sync"
	"unsafe"

	"golang.org/x/sys/unix"
)

// Offsets in struct seccomp_data of seccomp(2), whose arguments have 64 bits. Both
// processors store the low half first.
const (
	atNumber    = 0
	atProcessor = 4
	atArguments = 16
)

// Results of a filter. A system call that the C library tries first but does not require
// has to appear missing.
const (
	allowed = unix.SECCOMP_RET_ALLOW
	denied  = unix.SECCOMP_RET_ERRNO | uint32(unix.EPERM)
	unknown = unix.SECCOMP_RET_ERRNO | uint32(unix.ENOSYS)
	ended   = unix.SECCOMP_RET_KILL_PROCESS
)

// filter is a classic BPF program that checks one system call.
type filter []unix.SockFilter

func (f *filter) load(at uint32) {
	*f = append(*f, unix.SockFilter{Code: unix.BPF_LD | unix.BPF_W | unix.BPF_ABS, K: at})
}

// unless returns answer from the filter if the comparison with k fails.
func (f *filter) unless(compare uint16, k, answer uint32) {
	*f = append(*f, unix.SockFilter{Code: unix.BPF_JMP | compare | unix.BPF_K, Jt: 1, K: k}, unix.SockFilter{Code: unix.BPF_RET | unix.BPF_K, K: answer})
}

// when returns answer from the filter if the comparison with k succeeds.
func (f *filter) when(compare uint16, k, answer uint32) {
	*f = append(*f, unix.SockFilter{Code: unix.BPF_JMP | compare | unix.BPF_K, Jf: 1, K: k}, unix.SockFilter{Code: unix.BPF_RET | unix.BPF_K, K: answer})
}

func (f *filter) end(answer uint32) {
	*f = append(*f, unix.SockFilter{Code: unix.BPF_RET | unix.BPF_K, K: answer})
}

// call runs the checks of body only for the given system call. body must end with a
// result.
func (f *filter) call(number uint32, body filter) {
	*f = append(*f, unix.SockFilter{Code: unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K, Jf: uint8(len(body)), K: number})
	*f = append(*f, body...)
}

// begin returns a filter that checks the processor, because system call numbers depend on
// it, and refuses numbers that are newer than this list or belong to x32.
func begin() (f filter) {
	f.load(atProcessor)
	f.unless(unix.BPF_JEQ, processor, ended)
	f.load(atNumber)
	f.when(unix.BPF_JGT, newest, unknown)
	return f
}

// newest is fchmodat2 of Linux 6.6, the newest call that the filter knows. Libraries have
// fallbacks for calls added after it.
const newest = unix.SYS_FCHMODAT2

// outer returns the filter for every confined program. It must permit the start of the
// program. With writing, Landlock decides which files the program may open for writing, and
// the filter refuses the ways of opening for which Landlock asks too little.
func outer(writing bool) filter {
	f := begin()
	for _, number := range forbidden {
		f.when(unix.BPF_JEQ, number, denied)
	}
	for _, number := range []uint32{unix.SYS_CLONE3, unix.SYS_OPENAT2} { // their arguments are in memory, which a filter cannot read
		f.when(unix.BPF_JEQ, number, unknown)
	}
	f.call(unix.SYS_CLONE, threadsAlone())
	for _, number := range ownAlone {
		f.call(number, itselfAlone())
	}
	for number, argument := range opening {
		if writing {
			f.call(number, landlockAsks(argument))
		} else {
			f.call(number, readingAlone(argument))
		}
	}
	f.call(unix.SYS_FCNTL, without(unix.F_SETOWN, unix.F_SETOWN_EX, fSetSignal))
	f.call(unix.SYS_IOCTL, without(fioAsync, fioSetOwn, sioSetGroup))
	f.end(allowed)
	return f
}

// Requests of ioctl that enable signals for a descriptor and set their recipient, like
// F_SETOWN of fcntl.
const (
	fSetSignal  = 10 // F_SETSIG of fcntl
	fioAsync    = 0x5452
	fioSetOwn   = 0x8901
	sioSetGroup = 0x8902
)

// without refuses the given commands, which are the second argument: those that make the
// kernel send a signal to any process of the same user when a pipe is read.
func without(commands ...uint32) (f filter) {
	f.load(atArguments + 8)
	for _, c := range commands {
		f.when(unix.BPF_JEQ, c, denied)
	}
	f.end(allowed)
	return f
}

// threadsAlone allows new threads but no new processes.
func threadsAlone() (f filter) {
	f.load(atArguments)
	f.unless(unix.BPF_JSET, unix.CLONE_THREAD, denied)
	f.end(allowed)
	return f
}

// itselfAlone allows a call only for this process, given as 0 or by its ID, which exec
// does not change.
func itselfAlone() (f filter) {
	f.load(atArguments)
	f.when(unix.BPF_JEQ, 0, allowed)
	f.when(unix.BPF_JEQ, uint32(os.Getpid()), allowed)
	f.end(denied)
	return f
}

// readingAlone allows opening files only for reading. argument is the index of the flags
// argument.
func readingAlone(argument uint32) (f filter) {
	f.load(atArguments + 8*argument)
	f.when(unix.BPF_JSET, unix.O_WRONLY|unix.O_RDWR|unix.O_CREAT|unix.O_TRUNC, denied)
	f.end(allowed)
	return f
}

// landlockAsks refuses to open files in the ways for which Landlock asks too little before
// Linux 6.2: truncating a file that is opened for reading needs no right to write it, and both
// bits of the access mode, which open a file for ioctl alone, need no right at all. argument
// is the index of the flags argument.
func landlockAsks(argument uint32) (f filter) {
	const ioctlAlone = unix.O_WRONLY | unix.O_RDWR
	f.load(atArguments + 8*argument)
	f = append(f, unix.SockFilter{Code: unix.BPF_ALU | unix.BPF_AND | unix.BPF_K, K: unix.O_ACCMODE | unix.O_TRUNC})
	for _, flags := range []uint32{unix.O_RDONLY | unix.O_TRUNC, ioctlAlone, ioctlAlone | unix.O_TRUNC} {
		f.when(unix.BPF_JEQ, flags, denied)
	}
	f.end(allowed)
	return f
}

// inner returns the filter for a program that has started and opens no more files.
func inner() filter {
	f := begin()
	for number := range opening {
		f.when(unix.BPF_JEQ, number, denied)
	}
	f.when(unix.BPF_JEQ, unix.SYS_EXECVE, denied)
	f.end(allowed)
	return f
}

// Close prevents all threads of this process from opening files and executing programs,
// in addition to the restrictions of its policy.
func Close() error {
	if !filterable() {
		return nil
	}
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("set no_new_privs: %w", err)
	}
	return install(inner(), unix.SECCOMP_FILTER_FLAG_TSYNC)
}

// install adds a filter to this thread, or to all threads if flags contains TSYNC.
func install(f filter, flags uintptr) error {
	prog := unix.SockFprog{Len: uint16(len(f)), Filter: &f[0]}
	thread, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, flags, uintptr(unsafe.Pointer(&prog)))
	runtime.KeepAlive(f)
	switch {
	case errno != 0:
		return fmt.Errorf("install a seccomp filter: %w", errno)
	case thread != 0:
		return fmt.Errorf("install a seccomp filter: thread %d takes none", thread)
	}
	return nil
}

// filterable reports whether the kernel supports filters.
var filterable = sync.OnceValue(func() bool {
	action := uint32(unix.SECCOMP_RET_KILL_PROCESS)
	_, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_GET_ACTION_AVAIL, 0, uintptr(unsafe.Pointer(&action)))
	return errno == 0
})

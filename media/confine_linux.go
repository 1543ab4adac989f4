package media

import (
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// self is the running program even after an upgrade has put another in its
// place; where /proc is missing, the file that it was started from.
func self() (string, error) {
	const exe = "/proc/self/exe"
	if _, err := os.Stat(exe); err == nil {
		return exe, nil
	}
	return exec.LookPath(os.Args[0])
}

// sealFiles keeps files that this process was handed by the one that started it
// from children; those that Go opens are kept from them anyway.
func sealFiles() {
	const firstOther = 3
	_ = unix.CloseRange(firstOther, ^uint(0)>>1, unix.CLOSE_RANGE_CLOEXEC) // before Linux 5.11 it cannot
}

// isolated has a worker end with the thread that started it, and keeps signals
// of a terminal from it.
func isolated() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// killGroup ends a worker with all that it has started.
func killGroup(p *os.Process) error { return syscall.Kill(-p.Pid, syscall.SIGKILL) }

// confine bounds what this worker can take: address space, processor time, files
// that it writes. It also gives way to the server, whose answers are waited for.
func confine(f *format) error {
	limits := map[int]uint64{unix.RLIMIT_CPU: uint64(f.limit()/time.Second) + 1, unix.RLIMIT_CORE: 0}
	if !raceDetector { // it maps terabytes
		limits[unix.RLIMIT_AS] = reserved() + uint64(f.memory)
	}
	for what, most := range limits {
		if err := unix.Setrlimit(what, &unix.Rlimit{Cur: most, Max: most}); err != nil {
			return fmt.Errorf("limit a media worker: %w", err)
		}
	}
	_ = unix.Setpriority(unix.PRIO_PROCESS, 0, workerNice)
	_ = os.WriteFile("/proc/self/oom_score_adj", []byte("1000"), 0) // of all, this one may go
	return nil
}

// limitProcess bounds the address space in bytes and the processor time of a
// process that is not ours.
func limitProcess(p *os.Process, memory uint64, most time.Duration) {
	for what, most := range map[int]uint64{unix.RLIMIT_AS: memory, unix.RLIMIT_CPU: uint64(most / time.Second), unix.RLIMIT_CORE: 0, unix.RLIMIT_FSIZE: 0} {
		_ = unix.Prlimit(p.Pid, what, &unix.Rlimit{Cur: most, Max: most}, nil) // gone already, or it ends in time
	}
	_ = unix.Setpriority(unix.PRIO_PROCESS, p.Pid, workerNice)
	_ = os.WriteFile(fmt.Sprintf("/proc/%d/oom_score_adj", p.Pid), []byte("1000"), 0) // before the service
}

// reserved is the address space that this process has so far, in bytes: most of
// it is never used, and how much differs from one Go to the next.
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

// workerNice is the priority of workers, of -20 to 19, where 0 is the server's.
const workerNice = 10

package media

import (
	"bytes"
	"debug/elf"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"

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

// sealFiles keeps the files that this process has inherited from its children; Go
// already does so for the files that it opens.
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

// endsForTime reports whether the kernel sends a signal to a process that has used all of its processor time.
func endsForTime(s syscall.Signal) bool { return s == syscall.SIGXCPU }

// ownLibraries are the files that this program needs at its start.
var ownLibraries = sync.OnceValue(func() []string {
	exe, err := self()
	if err != nil {
		return nil
	}
	return librariesOf(exe)
})

// librariesOf returns the files that a program needs at its start: none if it is
// static, as released, else the loader and the libraries next to it. Codecs of the
// system are not among them.
func librariesOf(program string) []string {
	file, err := elf.Open(program)
	if err != nil {
		return nil
	}
	defer file.Close()
	var loader []byte
	for _, p := range file.Progs {
		if p.Type == elf.PT_INTERP {
			loader, _ = io.ReadAll(p.Open())
		}
	}
	if loader == nil {
		return nil
	}
	name, err := filepath.EvalSymlinks(string(bytes.TrimRight(loader, "\x00")))
	if err != nil {
		return nil
	}
	files := []string{name, "/etc/ld.so.cache"}
	imported, _ := file.ImportedLibraries()
	for _, library := range imported {
		files = append(files, filepath.Join(filepath.Dir(name), library))
	}
	return files
}

//go:build !linux

package media

import (
	"os"
	"syscall"
)

// Elsewhere a worker is a process of its own with a time limit, and no more.

func self() (string, error) { return os.Executable() }

func sealFiles() {}

func isolated() *syscall.SysProcAttr { return nil }

func killGroup(p *os.Process) error { return p.Kill() }

func endsForTime(syscall.Signal) bool { return false }

func ownLibraries() []string { return nil }

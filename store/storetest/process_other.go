//go:build !linux

package storetest

import "syscall"

// Dependent has nothing to set: only Linux ends a process with its parent.
func Dependent() *syscall.SysProcAttr { return nil }

// unprivileged has nothing to set, as Dependent. The tests do not run as root here.
func unprivileged(string) (*syscall.SysProcAttr, error) { return nil, nil }

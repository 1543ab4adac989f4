//go:build !linux

package sqldb

import "syscall"

// userTimeout does nothing: TCP_USER_TIMEOUT exists only on Linux.
func userTimeout(string, string, syscall.RawConn) error { return nil }

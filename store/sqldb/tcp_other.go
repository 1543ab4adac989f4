//go:build !linux

package sqldb

import "syscall"

// userTimeout does nothing: TCP_USER_TIMEOUT is of Linux.
func userTimeout(string, string, syscall.RawConn) error { return nil }

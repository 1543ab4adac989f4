package sqldb

import (
	"syscall"

	"golang.org/x/sys/unix"
)

// userTimeout ends a TCP connection when sent data is not acknowledged for 15
// seconds (RFC 5482): keepalive does not work while data is unacknowledged.
func userTimeout(network, _ string, conn syscall.RawConn) error {
	if len(network) < 3 || network[:3] != "tcp" {
		return nil
	}
	var failed error
	err := conn.Control(func(fd uintptr) {
		failed = unix.SetsockoptInt(int(fd), unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, 15_000)
	})
	if err != nil {
		return err
	}
	return failed
}

package command

import (
	"net"
	"os"
)

// notify tells the service manager that has started this process of a state, such as READY=1, as sd_notify(3) does. Without
// such a manager it does nothing.
func notify(state string) error {
	socket := os.Getenv("NOTIFY_SOCKET")
	if socket == "" {
		return nil
	}
	conn, err := net.DialUnix("unixgram", nil, &net.UnixAddr{Name: socket, Net: "unixgram"}) // a name that begins with @ is abstract
	if err != nil {
		return err
	}
	_, err = conn.Write([]byte(state))
	if closed := conn.Close(); err == nil {
		err = closed
	}
	return err
}

// notify is the function notify; a failure is logged.
func (e *env) notify(state string) {
	if err := notify(state); err != nil {
		e.log.Warn("tell the service manager of the state", "state", state, "error", err)
	}
}

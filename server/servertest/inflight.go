package servertest

import (
	"bufio"
	"io"
	"net"
	"strings"
	"time"
)

// Dial opens a connection and sends a text. What is read from it has to come
// within seconds, much less than the server waits for a body.
func (a *API) Dial(text string) (net.Conn, *bufio.Reader) {
	a.Helper()
	c, err := net.Dial("tcp", strings.TrimPrefix(a.URL, "http://"))
	if err != nil {
		a.Fatal(err)
	}
	a.Cleanup(func() { c.Close() })
	c.SetReadDeadline(time.Now().Add(20 * time.Second))
	if _, err := io.WriteString(c, text); err != nil {
		a.Fatal(err)
	}
	return c, bufio.NewReader(c)
}

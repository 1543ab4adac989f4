package servertest

import (
	"bufio"
	"bytes"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"testing"
)

// Wire is a keep-alive connection that costs little itself.
type Wire struct {
	c net.Conn
	r *bufio.Reader
}

// Dial opens a connection to the service.
func (w *Bench) Dial(tb testing.TB) *Wire {
	c, err := net.Dial("tcp", w.URL)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { c.Close() })
	return &Wire{c, bufio.NewReaderSize(c, 256<<10)}
}

// Request writes what wire sends.
func (w *Bench) Request(method, path, body string) []byte {
	return fmt.Appendf(nil, "%s %s HTTP/1.1\r\nHost: finds\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
		method, path, w.Token, len(body), body)
}

// Do sends a request and reads the whole answer.
func (c *Wire) Do(req []byte) (status int, size int, err error) {
	if _, err := c.c.Write(req); err != nil {
		return 0, 0, err
	}
	line, err := c.r.ReadSlice('\n')
	if err != nil || len(line) < 12 {
		return 0, 0, fmt.Errorf("status line %q: %w", line, err)
	}
	status, _ = strconv.Atoi(string(line[9:12]))
	size = -1
	for {
		line, err := c.r.ReadSlice('\n')
		if err != nil {
			return 0, 0, err
		}
		if len(line) <= 2 {
			break
		}
		if v, ok := bytes.CutPrefix(line, []byte("Content-Length: ")); ok {
			size, _ = strconv.Atoi(string(bytes.TrimSpace(v)))
		}
	}
	if status == http.StatusNoContent { // has no length
		return status, 0, nil
	}
	if size < 0 {
		return 0, 0, fmt.Errorf("answer %d without a length", status)
	}
	_, err = c.r.Discard(size)
	return status, size, err
}

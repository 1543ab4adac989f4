package storetest

import (
	"bytes"
	"sync"
)

// Log holds the log of a service under test, which tests read while it runs. Its zero
// value is empty.
type Log struct {
	mu   sync.Mutex
	b    bytes.Buffer
	more chan struct{} // closed by the next Write; nil while there is no waiter
}

// Write implements io.Writer.
func (l *Log) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.more != nil {
		close(l.more)
		l.more = nil
	}
	return l.b.Write(p)
}

// String returns all that has been written.
func (l *Log) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// More returns a channel that the next Write closes. To wait for a line, call More
// before looking for the line.
func (l *Log) More() <-chan struct{} {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.more == nil {
		l.more = make(chan struct{})
	}
	return l.more
}

package server

import (
	"io"
	"net/http"
	"time"
)

// paced sends a file as long as the client takes it: at least patienceBytes within
// a time, whatever the size of the file. The deadline of the server is for answers
// that are small, and one for the whole of a large file would let a client that
// reads nothing hold its connection for that long.
type paced struct {
	http.ResponseWriter
	time    time.Duration // for patienceBytes
	moved   int64         // since the deadline was set
	started bool
}

// Write implements http.ResponseWriter.
func (p *paced) Write(b []byte) (int, error) {
	p.renew(int64(len(b)))
	return p.ResponseWriter.Write(b)
}

// ReadFrom implements io.ReaderFrom. Each piece reaches the connection as a part of
// a file, as the whole would, for sendfile(2).
func (p *paced) ReadFrom(r io.Reader) (n int64, err error) {
	source, bounded := r.(*io.LimitedReader)
	if !bounded {
		source = &io.LimitedReader{R: r, N: 1<<63 - 1}
	}
	for source.N > 0 {
		size := min(source.N, patienceBytes)
		p.renew(size)
		piece := &io.LimitedReader{R: source.R, N: size}
		sent, err := io.Copy(p.ResponseWriter, piece)
		n, source.N = n+sent, source.N-(size-piece.N)
		if err != nil || piece.N > 0 {
			return n, err
		}
	}
	return n, nil
}

// renew moves the deadline on before more than patienceBytes are sent under it.
func (p *paced) renew(more int64) {
	if p.moved += more; p.started && p.moved <= patienceBytes {
		return
	}
	p.started, p.moved = true, more
	http.NewResponseController(p.ResponseWriter).SetWriteDeadline(time.Now().Add(p.time))
}

// Unwrap lets http.ResponseController reach the connection.
func (p *paced) Unwrap() http.ResponseWriter { return p.ResponseWriter }

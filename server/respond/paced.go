package respond

import (
	"io"
	"net/http"
	"time"
)

// PaceBytes is how much of a body has to move within the time that a client is given:
// at 30 seconds that is at least 17 KiB/s.
const PaceBytes = 512 << 10

// Paced returns a writer whose client has limit for each PaceBytes that it takes,
// however long the whole body is. The write deadline of the server is meant for small
// answers, and one deadline for the whole of a large file would let a client that reads
// nothing hold its connection for that long.
func Paced(w http.ResponseWriter, limit time.Duration) http.ResponseWriter {
	return &paced{ResponseWriter: w, limit: limit}
}

type paced struct {
	http.ResponseWriter
	limit   time.Duration // for PaceBytes
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
		size := min(source.N, PaceBytes)
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

// renew extends the deadline before more than PaceBytes are sent under it.
func (p *paced) renew(more int64) {
	if p.moved += more; p.started && p.moved <= PaceBytes {
		return
	}
	p.started, p.moved = true, more
	http.NewResponseController(p.ResponseWriter).SetWriteDeadline(time.Now().Add(p.limit))
}

// Unwrap lets http.ResponseController reach the connection.
func (p *paced) Unwrap() http.ResponseWriter { return p.ResponseWriter }

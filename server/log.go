package server

import (
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"runtime/debug"
	"time"
)

// logged records the status and the size of a response.
type logged struct {
	http.ResponseWriter
	body   *sentBody // of the request, or nil
	status int
	bytes  int64
}

// WriteHeader implements http.ResponseWriter.
func (l *logged) WriteHeader(status int) {
	if l.status == 0 || l.status == http.StatusContinue {
		l.status = status
	}
	if status >= 400 && l.body != nil && !l.body.read {
		hangUp(l.ResponseWriter)
	}
	l.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (l *logged) Write(p []byte) (int, error) {
	if l.status == 0 {
		l.status = http.StatusOK
	}
	n, err := l.ResponseWriter.Write(p)
	l.bytes += int64(n)
	return n, err
}

// ReadFrom implements io.ReaderFrom: a file of the local disk goes to the
// connection without passing through this process (sendfile).
func (l *logged) ReadFrom(r io.Reader) (int64, error) {
	if l.status == 0 {
		l.status = http.StatusOK
	}
	n, err := io.Copy(l.ResponseWriter, r)
	l.bytes += n
	return n, err
}

// Unwrap lets http.ResponseController reach the connection.
func (l *logged) Unwrap() http.ResponseWriter { return l.ResponseWriter }

// done ends a request. It turns a panic into an internal error, or ends a response
// that has started, and logs one line if LogRequests is set or the status is 500 or
// above. The line has neither query nor body.
func (s *Server) done(w *logged, r *http.Request, i *info, start time.Time, panicked any) {
	abort := panicked == http.ErrAbortHandler
	if panicked != nil && !abort {
		i.err = fmt.Errorf("panic: %v\n%s", panicked, debug.Stack())
		if abort = w.status != 0; !abort {
			fail(w, r, i.err)
		}
	}
	if w.status == 0 && !abort {
		w.status = http.StatusOK // which net/http sends for a handler that wrote nothing
	}
	took := time.Since(start)
	s.metrics.observe(r, w.status, took)
	if s.LogRequests || i.err != nil || w.status >= 500 {
		s.logRequest(w, r, i, took)
	}
	if abort {
		panic(http.ErrAbortHandler)
	}
}

// logRequest writes the line of a request.
func (s *Server) logRequest(w *logged, r *http.Request, i *info, took time.Duration) {
	level, attrs := slog.LevelInfo, []slog.Attr{
		slog.String("request", i.id), slog.String("method", clean(r.Method)), slog.String("path", clean(r.URL.Path)),
		slog.Int("status", w.status), slog.Int64("bytes", w.bytes), slog.Duration("took", took), slog.String("client", i.client.String()),
	}
	if i.viewer.UserID != "" {
		attrs = append(attrs, slog.String("user", i.viewer.UserID))
	}
	if w.status >= 500 {
		level = slog.LevelWarn
	}
	if i.err != nil {
		level = slog.LevelError
		attrs = append(attrs, slog.String("error", i.err.Error()))
	}
	s.Log.LogAttrs(r.Context(), level, "request", attrs...)
}

// refusedWait is how long a connection stays open for a client to read why it is
// refused while it still sends. Closing it with bytes unread could take that from
// the client.
const refusedWait = 500 * time.Millisecond

// sentBody records whether a body has been read to its end.
type sentBody struct {
	io.ReadCloser
	read bool
}

// Read implements io.Reader.
func (b *sentBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	b.read = b.read || err == io.EOF
	return n, err
}

// track returns a request whose body records that it was read, and that body, or nil
// without one.
func track(r *http.Request) (*http.Request, *sentBody) {
	if r.ContentLength == 0 || r.Body == nil || r.Body == http.NoBody {
		return r, nil
	}
	body := &sentBody{ReadCloser: r.Body}
	r.Body = body // of a copy: net/http keeps its own
	return r, body
}

// hangUp closes the connection after an answer to a body that has not been read:
// net/http would wait for it first, as long as the client likes to send.
func hangUp(w http.ResponseWriter) {
	w.Header().Set("Connection", "close")
	http.NewResponseController(w).SetReadDeadline(time.Now().Add(refusedWait))
}

package respond

import (
	"io"
	"net/http"
	"time"
)

// Recorder records the status and the size of a response.
type Recorder struct {
	http.ResponseWriter
	Status int // 0 before the response starts
	Bytes  int64

	body *sentBody // of the request, or nil
}

// Record returns a recorder of the response to a request, and the request to serve. After a
// refusal before the body has been read to its end, the recorder closes the connection.
func Record(w http.ResponseWriter, r *http.Request) (*Recorder, *http.Request) {
	r, body := track(r)
	return &Recorder{ResponseWriter: w, body: body}, r
}

// WriteHeader implements http.ResponseWriter.
func (l *Recorder) WriteHeader(status int) {
	if l.Status == 0 || l.Status == http.StatusContinue {
		l.Status = status
	}
	if status >= 400 && l.body != nil && !l.body.read {
		hangUp(l.ResponseWriter)
	}
	l.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (l *Recorder) Write(p []byte) (int, error) {
	if l.Status == 0 {
		l.Status = http.StatusOK
	}
	n, err := l.ResponseWriter.Write(p)
	l.Bytes += int64(n)
	return n, err
}

// ReadFrom implements io.ReaderFrom: a file of the local disk goes to the
// connection without passing through this process (sendfile).
func (l *Recorder) ReadFrom(r io.Reader) (int64, error) {
	if l.Status == 0 {
		l.Status = http.StatusOK
	}
	n, err := io.Copy(l.ResponseWriter, r)
	l.Bytes += n
	return n, err
}

// Unwrap lets http.ResponseController reach the connection.
func (l *Recorder) Unwrap() http.ResponseWriter { return l.ResponseWriter }

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

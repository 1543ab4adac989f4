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
func (rec *Recorder) WriteHeader(status int) {
	if rec.Status == 0 || rec.Status == http.StatusContinue {
		rec.Status = status
	}
	if status >= 400 && rec.body != nil && !rec.body.read {
		hangUp(rec.ResponseWriter)
	}
	rec.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (rec *Recorder) Write(p []byte) (int, error) {
	if rec.Status == 0 {
		rec.Status = http.StatusOK
	}
	n, err := rec.ResponseWriter.Write(p)
	rec.Bytes += int64(n)
	return n, err
}

// ReadFrom implements io.ReaderFrom: a file of the local disk goes to the
// connection without passing through this process (sendfile).
func (rec *Recorder) ReadFrom(r io.Reader) (int64, error) {
	if rec.Status == 0 {
		rec.Status = http.StatusOK
	}
	n, err := io.Copy(rec.ResponseWriter, r)
	rec.Bytes += n
	return n, err
}

// Unwrap lets http.ResponseController reach the connection.
func (rec *Recorder) Unwrap() http.ResponseWriter { return rec.ResponseWriter }

// refusedWait is how long the connection of a refused request stays open while the client
// still sends. Closing it with unread bytes could keep the client from reading the refusal.
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
// without one, and on HTTP/2.
func track(r *http.Request) (*http.Request, *sentBody) {
	if r.ContentLength == 0 || r.Body == nil || r.Body == http.NoBody || r.ProtoMajor > 1 {
		return r, nil // of HTTP/2, which shares the connection, only the stream ends
	}
	body := &sentBody{ReadCloser: r.Body}
	r.Body = body // of a copy: net/http keeps its own
	return r, body
}

// hangUp closes the connection after an answer to a body that has not been read, for the
// rest of which net/http would wait as long as the client sends.
func hangUp(w http.ResponseWriter) {
	w.Header().Set("Connection", "close")
	http.NewResponseController(w).SetReadDeadline(time.Now().Add(refusedWait))
}

package server

import (
	"fmt"
	"io"
	"net/http"

	"finds/schema"
)

// ranged puts problems in the place of the texts in which http.ServeContent
// refuses a range or a condition.
type ranged struct {
	http.ResponseWriter
	r       *http.Request
	refused bool
}

// WriteHeader implements http.ResponseWriter.
func (w *ranged) WriteHeader(status int) {
	if status < 400 {
		w.ResponseWriter.WriteHeader(status)
		return
	}
	w.refused = true
	for _, of := range []string{"Content-Disposition", "Last-Modified"} { // the file
		w.Header().Del(of)
	}
	switch status {
	case http.StatusRequestedRangeNotSatisfiable:
		fail(w.ResponseWriter, w.r, schema.ErrRange)
	case http.StatusPreconditionFailed:
		fail(w.ResponseWriter, w.r, schema.ErrFileChanged)
	default:
		fail(w.ResponseWriter, w.r, fmt.Errorf("send a file: status %d", status))
	}
}

// Write implements http.ResponseWriter. What comes after a refusal is its text.
func (w *ranged) Write(p []byte) (int, error) {
	if w.refused {
		return len(p), nil
	}
	return w.ResponseWriter.Write(p)
}

// ReadFrom implements io.ReaderFrom, for which see logged.
func (w *ranged) ReadFrom(r io.Reader) (int64, error) { return io.Copy(w.ResponseWriter, r) }

// Unwrap lets http.ResponseController reach the connection.
func (w *ranged) Unwrap() http.ResponseWriter { return w.ResponseWriter }

package respond

import (
	"io"
	"net/http"
	"strings"
	"time"
)

// Content sends content as http.ServeContent does, with ranges and conditions. refuse
// answers in place of its texts, with a status of 400 and above: 412, 416, or 500 for
// content that cannot be read.
func Content(w http.ResponseWriter, r *http.Request, modified time.Time, content io.ReadSeeker,
	refuse func(w http.ResponseWriter, r *http.Request, status int)) {
	http.ServeContent(&refusing{ResponseWriter: w, r: r, refuse: refuse}, r, "", modified, content)
}

// refusing answers refusals of http.ServeContent through refuse.
type refusing struct {
	http.ResponseWriter
	r       *http.Request
	refuse  func(w http.ResponseWriter, r *http.Request, status int)
	refused bool
}

// WriteHeader implements http.ResponseWriter.
func (w *refusing) WriteHeader(status int) {
	if status < 400 {
		w.ResponseWriter.WriteHeader(status)
		return
	}
	w.refused = true
	for _, name := range []string{"Content-Disposition", "Last-Modified"} { // of the file
		w.Header().Del(name)
	}
	w.refuse(w.ResponseWriter, w.r, status)
}

// Write implements http.ResponseWriter. It drops the text of a refusal.
func (w *refusing) Write(p []byte) (int, error) {
	if w.refused {
		return len(p), nil
	}
	return w.ResponseWriter.Write(p)
}

// ReadFrom implements io.ReaderFrom, so that a file of the local disk can go out by
// sendfile(2).
func (w *refusing) ReadFrom(r io.Reader) (int64, error) { return io.Copy(w.ResponseWriter, r) }

// Unwrap lets http.ResponseController reach the connection.
func (w *refusing) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// maxRanges is how many ranges of one file are answered: a player asks for one, and
// the frame of each costs more than what many would hold.
const maxRanges = 4

// beyondAny is a range that starts beyond the end of any file.
const beyondAny = "9223372036854775807-"

// LimitRanges removes the Range header of a request that asks for more than four ranges,
// or in a unit other than bytes: the whole file is the answer then (RFC 9110 section
// 14.2). A request for the last 0 bytes, which net/http would answer, becomes a range
// that cannot be satisfied (section 14.1.2).
func LimitRanges(h http.Header) {
	unit, set, ok := strings.Cut(h.Get("Range"), "=")
	list := strings.Split(set, ",")
	if !ok || !strings.EqualFold(unit, "bytes") || len(list) > maxRanges {
		h.Del("Range")
		return
	}
	for i, r := range list {
		if suffix, ok := strings.CutPrefix(strings.TrimSpace(r), "-"); ok && suffix != "" && strings.Trim(suffix, "0") == "" {
			list[i] = beyondAny
		}
	}
	h.Set("Range", "bytes="+strings.Join(list, ","))
}

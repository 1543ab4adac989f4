// Package spool receives the files of multipart bodies into temporary files, with limits on
// their sizes and on the time that senders take.
package spool

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"mime/multipart"
	"net/http"
	"os"
	"time"

	"finds/media"
	"finds/schema"
	"finds/server/input"
	"finds/server/limit"
	"finds/server/respond"
)

// Pattern matches the names of the temporary files.
const Pattern = "upload-*"

// Spool receives files.
type Spool struct {
	Dir      string
	ImageMax int64         // bytes of a photo
	Patience time.Duration // for respond.PaceBytes
}

const (
	partOverhead = 4 << 10 // bytes that the headers of a part may take
	partBuffer   = 4 << 10 // that multipart.Reader reads ahead
)

// Accepted says what Each takes.
type Accepted struct {
	Files    int                // at most
	VideoMax int64              // bytes of a video; with 0, videos are refused
	Quota    *limit.Reservation // from which a video claims its bytes as they arrive
}

// Each reads the parts named `file` of a multipart body, one after the other into a
// temporary file, and calls take with it before it deletes the file.
func (s Spool) Each(w http.ResponseWriter, r *http.Request, a Accepted, take func(f *os.File, size int64) error) error {
	return s.parts(w, r, a.Files, max(s.ImageMax, a.VideoMax), func(part *multipart.Part, in *patient) error {
		return s.file(part, a.VideoMax, a.Quota, in.paused(take))
	})
}

// One reads the single part named `file` of a multipart body, of any kind, into a temporary file, and calls
// take with it and with the name that the sender gives it. The part may have at most most bytes, and no more
// than mostOf returns for its first bytes.
func (s Spool) One(w http.ResponseWriter, r *http.Request, most int64, mostOf func(head []byte) int64, take func(f *os.File, size int64, name string) error) error {
	return s.parts(w, r, 1, most, func(part *multipart.Part, in *patient) error {
		named := func(f *os.File, size int64) error { return take(f, size, part.FileName()) }
		head := make([]byte, media.HeadBytes)
		n, err := io.ReadFull(part, head)
		if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
			return multipartError(err)
		}
		head = head[:n]
		most := min(most, mostOf(head))
		return s.keep(io.LimitReader(io.MultiReader(bytes.NewReader(head), part), most+1), most, in.paused(named))
	})
}

// parts calls one with the parts named `file` of a multipart body, at most most of them of at most bytes.
func (s Spool) parts(w http.ResponseWriter, r *http.Request, most int, bytes int64, one func(*multipart.Part, *patient) error) error {
	kind, params, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || kind != "multipart/form-data" || params["boundary"] == "" {
		return schema.ErrNotMultipart
	}
	body := http.MaxBytesReader(w, r.Body, int64(most)*(bytes+partOverhead))
	in := &patient{r: body, out: http.NewResponseController(w), time: s.Patience}
	head := &headReader{r: in}
	parts := multipart.NewReader(head, params["boundary"])
	n := 0
	for {
		part, err := head.next(parts)
		if err == io.EOF {
			break
		}
		if err != nil {
			return multipartError(err)
		}
		if n++; part.FormName() != "file" {
			return schema.ErrField("body."+input.Clean(part.FormName()), schema.RuleUnknown, "expected only parts named file")
		}
		if n > most {
			return schema.ErrInvalid(schema.Broken("body.file", schema.RuleMaxItems, float64(most), fmt.Sprintf("expected at most %d files", most)))
		}
		if err := one(part, in); err != nil {
			return err
		}
	}
	if n == 0 {
		return schema.ErrField("body.file", schema.RuleRequired, "expected a file")
	}
	return nil
}

// headReader bounds what is read of a multipart body between its files, since
// multipart.Reader would hold up to 10 MB of headers in memory.
type headReader struct {
	r    io.Reader
	head bool // whether the reader is between files
	left int  // bytes that may still be read there
}

// next goes on to the next part.
func (h *headReader) next(parts *multipart.Reader) (*multipart.Part, error) {
	h.head, h.left = true, partOverhead+partBuffer
	defer func() { h.head = false }()
	return parts.NextRawPart()
}

func (h *headReader) Read(p []byte) (int, error) {
	if !h.head {
		return h.r.Read(p)
	}
	if h.left == 0 {
		return 0, schema.ErrPartHead.Over(partOverhead)
	}
	n, err := h.r.Read(p[:min(len(p), h.left)])
	h.left -= n
	return n, err
}

// multipartError returns the refusal of a multipart body that could not be read.
func multipartError(err error) error {
	if errors.As(err, new(*http.MaxBytesError)) || errors.As(err, new(*schema.Error)) {
		return err
	}
	return schema.ErrBadMultipart
}

// file writes a part to a temporary file and calls take with it. It also reads a part that
// is not a picture or video to its end: clients do not read the answer before they have
// sent everything.
func (s Spool) file(part io.Reader, videoMax int64, quota *limit.Reservation, take func(f *os.File, size int64) error) error {
	head := make([]byte, media.HeadBytes)
	n, err := io.ReadFull(part, head)
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return multipartError(err)
	}
	kind, most := media.Recognise(head[:n]), s.ImageMax
	if kind == media.ClassVideo && videoMax > 0 {
		most = videoMax
	}
	part = io.LimitReader(io.MultiReader(bytes.NewReader(head[:n]), part), most+1)
	if kind == media.ClassNone || kind == media.ClassVideo && videoMax == 0 {
		size, err := io.Copy(io.Discard, part)
		if err := partError(size, most, err); err != nil {
			return err
		}
		return schema.ErrNotMedia
	}
	if kind == media.ClassVideo {
		part = quota.Reader(part)
	}
	return s.keep(part, most, take)
}

// keep writes a part to a temporary file and calls take with it.
func (s Spool) keep(part io.Reader, most int64, take func(f *os.File, size int64) error) error {
	f, err := os.CreateTemp(s.Dir, Pattern)
	if err != nil {
		return fmt.Errorf("create a temporary file: %w", err)
	}
	defer func() {
		f.Close()
		os.Remove(f.Name())
	}()
	size, err := io.Copy(f, part)
	if errors.As(err, new(*fs.PathError)) {
		return fmt.Errorf("write a temporary file: %w", err)
	}
	if err := partError(size, most, err); err != nil {
		return err
	}
	return take(f, size)
}

// partError returns the refusal of a part that could not be read, or is larger than
// most bytes; nil for others.
func partError(size, most int64, err error) error {
	switch {
	case err != nil:
		return multipartError(err)
	case size > most:
		return schema.FileTooLarge(most)
	}
	return nil
}

// patient gives a slow but steady sender time: the server's deadlines for a whole body
// suit JSON. It extends them after every respond.PaceBytes.
type patient struct {
	r       io.Reader
	out     *http.ResponseController
	time    time.Duration // for respond.PaceBytes
	moved   int
	started bool
}

func (p *patient) Read(b []byte) (int, error) {
	if !p.started || p.moved >= respond.PaceBytes {
		p.renew()
	}
	n, err := p.r.Read(b)
	p.moved += n
	if err != nil { // the answer gets its full time, however late the body ended
		p.out.SetWriteDeadline(time.Now().Add(answerTime))
	}
	return n, err
}

// answerTime is how long an answer to an upload may take to be sent.
const answerTime = 10 * time.Second

func (p *patient) renew() {
	p.started, p.moved = true, 0
	p.out.SetReadDeadline(time.Now().Add(p.time))
	p.out.SetWriteDeadline(time.Now().Add(2 * p.time))
}

// paused returns take without deadlines: meanwhile the sender waits for the server, maybe
// behind others. At a deadline for reading, net/http would conclude that a sender that has
// sent everything is gone, and end the request.
func (p *patient) paused(take func(f *os.File, size int64) error) func(f *os.File, size int64) error {
	return func(f *os.File, size int64) error {
		p.out.SetReadDeadline(time.Time{})
		p.out.SetWriteDeadline(time.Time{})
		defer p.renew()
		return take(f, size)
	}
}

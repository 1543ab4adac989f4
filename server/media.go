package server

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
	"path"
	"strings"
	"time"

	"github.com/go-json-experiment/json"

	"finds/media"
	"finds/schema"
)

// createMedia takes files. Each is streamed to a temporary file and read from
// there by one worker; nothing stays of a request that fails.
func (s *Server) createMedia(w http.ResponseWriter, r *http.Request) error {
	if err := s.Store.MediaRoom(r.Context(), me(r.Context())); err != nil {
		return err
	}
	var uploads []schema.Upload
	keep := false
	defer func() {
		if !keep {
			for _, u := range uploads {
				s.discard(r.Context(), []string{u.URL})
			}
		}
	}()
	err := s.eachFile(w, r, schema.FilesPerUpload, s.VideoMax, func(f *os.File, size int64) error {
		u, err := s.Library.Ingest(r.Context(), f, size)
		if err == nil {
			uploads = append(uploads, u)
		}
		return err
	})
	if err != nil {
		return err
	}
	if err := s.Store.CreateUploads(r.Context(), me(r.Context()), uploads); err != nil {
		return err
	}
	keep = true
	list := make([]schema.Media, len(uploads))
	for i, u := range uploads {
		list[i] = schema.Media{Type: u.Type, URL: schema.MediaPrefix + u.URL, ThumbnailURL: schema.MediaPrefix + u.ThumbnailURL,
			FallbackURL: schema.MediaPrefix + u.FallbackURL, FallbackThumbnailURL: schema.MediaPrefix + u.FallbackThumbnailURL, Width: u.Width, Height: u.Height, Duration: float64(u.Duration) / 1000}
	}
	s.signMedia(me(r.Context()), list)
	return reply(w, http.StatusCreated, list)
}

// setPicture takes a profile picture.
func (s *Server) setPicture(w http.ResponseWriter, r *http.Request) error {
	var stored string
	err := s.eachFile(w, r, 1, 0, func(f *os.File, size int64) (err error) {
		stored, err = s.Library.IngestPicture(r.Context(), f, size)
		return err
	})
	if err != nil {
		s.discard(r.Context(), []string{stored})
		return err
	}
	u, old, err := s.Store.SetPicture(r.Context(), me(r.Context()), stored)
	if err != nil {
		s.discard(r.Context(), []string{stored})
		return err
	}
	s.discard(r.Context(), []string{old})
	return reply(w, http.StatusOK, u)
}

// reply sends JSON.
func reply(w http.ResponseWriter, status int, v any) error {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	return json.MarshalWrite(w, v)
}

// partOverhead is what the headers of a part may take in bytes.
const partOverhead = 4 << 10

// eachFile reads the parts named `file` of a multipart body, one after the
// other, into a temporary file that is gone afterwards. A video may have up to
// videoMax bytes; with 0 only pictures are taken.
func (s *Server) eachFile(w http.ResponseWriter, r *http.Request, most int, videoMax int64, take func(f *os.File, size int64) error) error {
	kind, params, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || kind != "multipart/form-data" || params["boundary"] == "" {
		return schema.ErrNotMultipart
	}
	body := http.MaxBytesReader(w, r.Body, int64(most)*(max(s.ImageMax, videoMax)+partOverhead))
	in := &patient{r: body, out: http.NewResponseController(w)}
	parts := multipart.NewReader(in, params["boundary"])
	n := 0
	for {
		part, err := parts.NextRawPart()
		if err == io.EOF {
			break
		}
		if err != nil {
			return multipartError(err)
		}
		if n++; part.FormName() != "file" {
			return schema.ErrField("body."+clean(part.FormName()), "expected parts named file alone")
		}
		if n > most {
			return schema.ErrField("body.file", fmt.Sprintf("expected at most %d files", most))
		}
		if err := s.spool(part, videoMax, in.paused(take)); err != nil {
			return err
		}
	}
	if n == 0 {
		return schema.ErrField("body.file", "expected a file")
	}
	return nil
}

// multipartError tells why a multipart body could not be read.
func multipartError(err error) error {
	if errors.As(err, new(*http.MaxBytesError)) {
		return err
	}
	return schema.ErrMalformed("the multipart body is broken, ended early or came too slowly")
}

// spool writes a part to a temporary file and hands that on. What is no media
// is read to its end all the same: who is still sending hears no answer.
func (s *Server) spool(part io.Reader, videoMax int64, take func(f *os.File, size int64) error) error {
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
	f, err := os.CreateTemp(s.TempDir, tempFile)
	if err != nil {
		return fmt.Errorf("make a temporary file: %w", err)
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

// partError tells why a part was not read to its end, at most so many bytes.
func partError(size, most int64, err error) error {
	switch {
	case err != nil:
		return multipartError(err)
	case size > most:
		return schema.ErrTooLarge(fmt.Sprintf("a file of this kind may have at most %d MB", most>>20))
	}
	return nil
}

// patient gives a slow but steady sender time: the server's deadlines for a
// whole body are made for JSON. It moves them on with every half megabyte.
type patient struct {
	r     io.Reader
	out   *http.ResponseController
	moved int
	begun bool
}

// Patience of a transfer: this long for every patienceBytes, at least 17 KiB/s.
const (
	patience      = 30 * time.Second
	patienceBytes = 512 << 10
)

func (p *patient) Read(b []byte) (int, error) {
	if !p.begun || p.moved >= patienceBytes {
		p.renew()
	}
	n, err := p.r.Read(b)
	p.moved += n
	return n, err
}

func (p *patient) renew() {
	p.begun, p.moved = true, 0
	p.out.SetReadDeadline(time.Now().Add(patience))
	p.out.SetWriteDeadline(time.Now().Add(2 * patience))
}

// paused is take without deadlines: the sender waits for us meanwhile, maybe
// behind others. At a deadline for reading, net/http would take a sender that
// has sent everything for gone, and end the request.
func (p *patient) paused(take func(f *os.File, size int64) error) func(f *os.File, size int64) error {
	return func(f *os.File, size int64) error {
		p.out.SetReadDeadline(time.Time{})
		p.out.SetWriteDeadline(time.Time{})
		defer p.renew()
		return take(f, size)
	}
}

// getMedia sends a stored file to those who may see what it belongs to. All
// refusals are the same 404.
func (s *Server) getMedia(w http.ResponseWriter, r *http.Request) error {
	key := r.PathValue("path")
	if !media.ValidKey(key) {
		return schema.ErrNotFound
	}
	public, err := s.mediaAccess(r, key)
	if err != nil {
		return err
	}
	if s.Presign != nil && r.Method == http.MethodGet { // such a URL is good for GET alone
		return s.sendElsewhere(w, r, key)
	}
	f, err := s.Bucket.Open(r.Context(), key)
	if errors.Is(err, fs.ErrNotExist) {
		return schema.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("open %s: %w", key, err)
	}
	defer f.Close()
	s.serveFile(w, r, key, public, f)
	return nil
}

// mediaAccess decides who asks, by the session or else by the signature, and
// whether they may have the file; public tells how it may be cached.
func (s *Server) mediaAccess(r *http.Request, key string) (public bool, err error) {
	viewer := me(r.Context())
	if viewer == "" && r.URL.RawQuery != "" {
		if v, ok := s.Signer.Verify(key, r.URL.Query(), s.Now()); ok {
			viewer = v
		}
	}
	if strings.HasPrefix(key, "p/") {
		return true, s.Store.PictureVisible(r.Context(), viewer, media.Variants(key)[0])
	}
	return s.Store.MediaVisible(r.Context(), viewer, key)
}

// contentTypes of stored files by their ending, which we gave.
var contentTypes = map[string]string{".webp": "image/webp", ".jpg": "image/jpeg",
	".mp4": "video/mp4", ".mov": "video/quicktime", ".webm": "video/webm"}

func (s *Server) serveFile(w http.ResponseWriter, r *http.Request, key string, public bool, f media.Object) {
	h := w.Header()
	name := path.Base(key)
	h.Set("Content-Type", contentTypes[path.Ext(key)])
	h.Set("Content-Disposition", `inline; filename="`+name+`"`)
	h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
	h.Set("ETag", `"`+name+`"`) // a file never changes under its name
	h.Add("Vary", "Authorization, Cookie")
	scope := "private"
	if public {
		scope = "public"
	}
	h.Set("Cache-Control", scope+", max-age=86400")
	tameRanges(r.Header)
	out := http.NewResponseController(w)
	out.SetWriteDeadline(time.Now().Add(transferTime(f.Size())))
	http.ServeContent(w, r, "", f.ModTime(), f)
}

// transferTime is how long sending size bytes may take.
func transferTime(size int64) time.Duration {
	return patience * time.Duration(1+size/patienceBytes)
}

// getAvatar draws the picture of somebody who has none.
func (s *Server) getAvatar(w http.ResponseWriter, r *http.Request) error {
	id := r.PathValue("userId")
	name, err := s.Store.Username(r.Context(), id)
	if err != nil {
		return err
	}
	h := w.Header()
	tag := `"` + HashToken(id + " " + name)[:16] + `"`
	h.Set("ETag", tag)
	h.Set("Cache-Control", "public, max-age=86400")
	h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
	if matches(r.Header.Get("If-None-Match"), tag) {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	png, err := media.Avatar(name, id)
	if err != nil {
		return fmt.Errorf("draw avatar: %w", err)
	}
	h.Set("Content-Type", "image/png")
	http.ServeContent(w, r, "", time.Time{}, strings.NewReader(string(png)))
	return nil
}

package server

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"sync"

	"github.com/klauspost/compress/gzip"
)

// buffered collects an answer of JSON or text, so that its entity tag can be
// made from it before the first byte leaves. Lists are bounded, so it is too.
type buffered struct {
	http.ResponseWriter
	status int
	body   bytes.Buffer
}

// WriteHeader implements http.ResponseWriter.
func (b *buffered) WriteHeader(status int) { b.status = status }

// Write implements http.ResponseWriter.
func (b *buffered) Write(p []byte) (int, error) { return b.body.Write(p) }

// Unwrap lets http.ResponseController reach the connection.
func (b *buffered) Unwrap() http.ResponseWriter { return b.ResponseWriter }

var buffers = sync.Pool{New: func() any { return new(buffered) }}

// conditional gives the answers of a handler an entity tag, answers 304 when
// the client has it already (RFC 9110 section 13), and compresses.
func conditional(h http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		b := buffers.Get().(*buffered)
		b.ResponseWriter, b.status = w, http.StatusOK
		b.body.Reset()
		defer func() {
			b.ResponseWriter = nil
			if b.body.Cap() <= 1<<20 { // one long list should not hold its memory for ever
				buffers.Put(b)
			}
		}()
		h(b, r)
		b.finish(r)
	}
}

// gzipMin is from how many bytes on compression is worth its while.
const gzipMin = 1024

func (b *buffered) finish(r *http.Request) {
	h := b.ResponseWriter.Header()
	if h.Get("Cache-Control") == "" {
		h.Set("Cache-Control", "private, no-cache")
	}
	h.Add("Vary", "Accept-Encoding")
	zip := b.body.Len() >= gzipMin && acceptsGzip(r.Header.Get("Accept-Encoding"))
	if b.status < 300 && b.body.Len() > 0 {
		tag := b.tag(h.Get("ETag"), zip)
		h.Set("ETag", tag)
		if read := r.Method == http.MethodGet || r.Method == http.MethodHead; read && matches(r.Header.Get("If-None-Match"), tag) {
			h.Del("Content-Type")
			b.ResponseWriter.WriteHeader(http.StatusNotModified)
			return
		}
	}
	if b.body.Len() == 0 {
		b.ResponseWriter.WriteHeader(b.status)
		return
	}
	if zip {
		h.Set("Content-Encoding", "gzip")
		b.compress(r)
		return
	}
	h.Set("Content-Length", strconv.Itoa(b.body.Len()))
	b.ResponseWriter.WriteHeader(b.status)
	if r.Method != http.MethodHead {
		b.ResponseWriter.Write(b.body.Bytes())
	}
}

var zippers = sync.Pool{New: func() any { z, _ := gzip.NewWriterLevel(nil, gzip.BestSpeed); return z }}

func (b *buffered) compress(r *http.Request) {
	b.ResponseWriter.WriteHeader(b.status)
	if r.Method == http.MethodHead {
		return
	}
	z := zippers.Get().(*gzip.Writer)
	defer zippers.Put(z)
	z.Reset(b.ResponseWriter)
	z.Write(b.body.Bytes())
	z.Close()
}

// tag makes the entity tag: the version that the handler set, if any, and a
// hash of the body. If-Match needs the version alone, If-None-Match the whole.
func (b *buffered) tag(version string, zip bool) string {
	sum := sha256.Sum256(b.body.Bytes())
	tag := base64.RawURLEncoding.EncodeToString(sum[:12])
	if version != "" {
		tag = version + "." + tag
	}
	if zip {
		tag += ".gz" // another representation, so another strong tag
	}
	return `"` + tag + `"`
}

// matches reports whether a header If-None-Match names the tag, by the weak
// comparison that RFC 9110 section 13.1.2 asks for.
func matches(header, tag string) bool {
	if header == "" {
		return false
	}
	for part := range strings.SplitSeq(header, ",") {
		part = strings.TrimPrefix(strings.TrimSpace(part), "W/")
		if part == "*" || part == tag {
			return true
		}
	}
	return false
}

// versions reads the versions that a header If-Match names, or nil when it
// does not narrow. A tag that is none of ours is a version that never was.
func versions(header string) []int64 {
	header = strings.TrimSpace(header)
	if header == "" || header == "*" {
		return nil
	}
	list := []int64{}
	for part := range strings.SplitSeq(header, ",") {
		part = strings.Trim(strings.TrimPrefix(strings.TrimSpace(part), "W/"), `"`)
		number, _, _ := strings.Cut(part, ".")
		if v, err := strconv.ParseInt(number, 36, 64); err == nil {
			list = append(list, v)
		}
	}
	return list
}

// acceptsGzip reads Accept-Encoding (RFC 9110 section 12.5.3).
func acceptsGzip(header string) bool {
	for part := range strings.SplitSeq(header, ",") {
		coding, params, _ := strings.Cut(part, ";")
		if coding = strings.TrimSpace(coding); coding != "gzip" && coding != "*" {
			continue
		}
		q, found := strings.CutPrefix(strings.TrimSpace(params), "q=")
		if !found {
			return true
		}
		v, err := strconv.ParseFloat(q, 64)
		return err == nil && v > 0
	}
	return false
}

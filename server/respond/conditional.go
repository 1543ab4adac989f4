// Package respond sends answers: with an entity tag and compressed, or a file in parts
// and at the pace of the client. It knows no operation and no refusal.
package respond

import (
	"bytes"
	"io"
	"net/http"
	"strconv"
	"sync"

	"github.com/cespare/xxhash/v2"
	"github.com/klauspost/compress/gzip"
)

// buffered holds the body of an answer until its entity tag is computed from it. Lists
// are bounded, so the body is too.
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

// Conditional returns a handler whose answers have a strong entity tag. It answers 304
// to a client that already has the representation (RFC 9110 section 13), and compresses
// bodies of at least 1 KiB that are not PNG images. An ETag that h sets, without quotes, is the version that
// IfMatchVersions reads, in base 36; it becomes the first part of the tag.
func Conditional(h http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		b := buffers.Get().(*buffered)
		b.ResponseWriter, b.status = w, http.StatusOK
		b.body.Reset()
		defer func() {
			b.ResponseWriter = nil
			if b.body.Cap() <= 1<<20 { // a long list does not keep its memory
				buffers.Put(b)
			}
		}()
		h(b, r)
		b.finish(r)
	}
}

// minGzip is the size in bytes of the smallest body that is compressed.
const minGzip = 1024

func (b *buffered) finish(r *http.Request) {
	h := b.ResponseWriter.Header()
	if h.Get("Cache-Control") == "" {
		h.Set("Cache-Control", "private, no-cache")
	}
	h.Add("Vary", "Accept-Encoding")
	zip := b.body.Len() >= minGzip && h.Get("Content-Type") != "image/png" && Accepts(r.Header.Get("Accept-Encoding"), "gzip")
	if b.status < 300 && b.body.Len() > 0 {
		tag := b.tag(h.Get("ETag"), zip)
		h.Set("ETag", tag)
		if read := r.Method == http.MethodGet || r.Method == http.MethodHead; read && Matches(r.Header.Get("If-None-Match"), tag) {
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

// tag returns the entity tag: the version that the handler set, if any, and a
// hash of the body. If-Match needs the version alone, If-None-Match the whole. The hash is
// not one of cryptography: who could make two bodies with the same one would only keep from
// others that their own find has changed.
func (b *buffered) tag(version string, zip bool) string {
	tag := strconv.FormatUint(xxhash.Sum64(b.body.Bytes()), 36)
	if version != "" {
		tag = version + "." + tag
	}
	if zip {
		tag += ".gz" // a different representation has a different strong tag
	}
	return `"` + tag + `"`
}

// Scratch returns an empty slice with room for n bytes, to append a body to before it is
// written to w. It is the buffer of the answer where w has one.
func Scratch(w io.Writer, n int) []byte {
	if b, ok := w.(*buffered); ok {
		b.body.Grow(n)
		return b.body.AvailableBuffer()
	}
	return make([]byte, 0, n)
}

package server

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"strings"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
)

// getMedia sends a stored file to those who may see what it belongs to. All
// refusals are the same 404.
func (s *Server) getMedia(w http.ResponseWriter, r *http.Request) error {
	key := r.PathValue("path")
	if !bucket.ValidKey(key) {
		return schema.ErrNotFound
	}
	public, err := s.mediaAccess(r, key)
	if err != nil {
		return err
	}
	if s.Presign != nil {
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

// mediaAccess decides whether who asks may have a file: by the session, or else
// by the signature, whosever session the browser has; public tells how it may be
// cached.
func (s *Server) mediaAccess(r *http.Request, key string) (public bool, err error) {
	signed := ""
	if r.URL.RawQuery != "" {
		if v, ok := s.Signer.Verify(key, r.URL.Query(), s.Now()); ok {
			signed = s.keyed.unseal(v)
		}
	}
	viewer := cmp.Or(me(r.Context()), signed)
	public, err = s.mediaVisible(r.Context(), viewer, key)
	if errors.Is(err, schema.ErrNotFound) && signed != "" && signed != viewer {
		return s.mediaVisible(r.Context(), signed, key)
	}
	return public, err
}

func (s *Server) mediaVisible(ctx context.Context, viewer, key string) (public bool, err error) {
	if strings.HasPrefix(key, "p/") {
		return true, s.Store.PictureVisible(ctx, viewer, media.Variants(key)[0])
	}
	return s.Store.MediaVisible(ctx, viewer, key)
}

func (s *Server) serveFile(w http.ResponseWriter, r *http.Request, key string, public bool, f bucket.Object) {
	h := w.Header()
	name := path.Base(key)
	h.Set("Content-Type", bucket.ContentType(key))
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
	http.ServeContent(&ranged{ResponseWriter: &paced{ResponseWriter: w, time: s.Patience}, r: r}, r, "", f.ModTime(), f)
}

// sendElsewhere sends the client to the bucket. Nobody keeps that answer: the
// next request is looked at anew.
func (s *Server) sendElsewhere(w http.ResponseWriter, r *http.Request, key string) error {
	to, err := s.Presign(r.Context(), r.Method, key)
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "private, no-store")
	w.Header().Set("Location", to)
	w.WriteHeader(http.StatusFound)
	return nil
}

// rangesMax is how many ranges of one file are answered: a player asks for one,
// and the frame of each costs more than what many would hold.
const rangesMax = 4

// beyond is a range that no file reaches.
const beyond = "9223372036854775807-"

// tameRanges takes the ranges out of a request that asks for many, or in a unit
// that is not known: the whole file is the right answer then (RFC 9110, 14.2). The last no bytes of a file,
// which net/http would send, are a range that cannot be satisfied (14.1.2).
func tameRanges(h http.Header) {
	unit, set, ok := strings.Cut(h.Get("Range"), "=")
	list := strings.Split(set, ",")
	if !ok || !strings.EqualFold(unit, "bytes") || len(list) > rangesMax {
		h.Del("Range")
		return
	}
	for i, r := range list {
		if suffix, ok := strings.CutPrefix(strings.TrimSpace(r), "-"); ok && suffix != "" && strings.Trim(suffix, "0") == "" {
			list[i] = beyond
		}
	}
	h.Set("Range", "bytes="+strings.Join(list, ","))
}

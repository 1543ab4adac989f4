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

	"github.com/danielgtaylor/huma/v2"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server/apidoc"
	"finds/server/respond"
)

var getMedia = file(operation{
	pattern: "GET /api/media/{path...}",
	tag:     "Media",
	summary: "Get a media file",
	description: "Media of public finds need no session. Those of private finds need the session of a user who may see the find, " +
		"or the signature in the URL that such a user was given, which is valid for at most 24 hours. Each request " +
		"checks that the find may still be seen.",
	types:           []string{"image/webp", "image/jpeg"},
	kinds:           []schema.Kind{schema.PreconditionFailed, schema.NoSuchRange},
	optionalSession: true,
	params:          []*huma.Param{apidoc.PathParam("path", "As the `url` of a Media says it; its slashes stay as they are", sampleFile)},
	answers: map[string]string{
		"206": "The part that Range asked for",
		"302": "It is at the bucket, under the URL in Location, which works for 24 hours; where the service is configured so",
		"304": "If-None-Match names what is stored",
	},
}, (*Server).getMedia)

// getMedia sends a stored file to viewers who may see its find or user. All refusals
// are the same 404.
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

// mediaAccess decides whether a request may read a file: by the session, or else by
// the signature of the URL, whichever session the browser has. public decides how the
// file may be cached.
func (s *Server) mediaAccess(r *http.Request, key string) (public bool, err error) {
	signed := ""
	if r.URL.RawQuery != "" {
		if v, ok := s.Signer.Verify(key, r.URL.Query(), s.Now()); ok {
			signed = s.keys.UnsealID(v)
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
	respond.LimitRanges(r.Header)
	respond.Content(respond.Paced(w, s.Patience), r, f.ModTime(), f, failContent)
}

// sendElsewhere sends the client to the bucket. That response is not cached: the
// next request is checked again.
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

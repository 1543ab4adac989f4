package server

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/go-json-experiment/json"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server/apidoc"
	"finds/server/respond"
	"finds/server/spool"
)

var createMedia = upload[[]schema.Media](operation{
	id:      "createMedia",
	pattern: "POST /api/media",
	tag:     "Media",
	summary: "Upload photos and videos",
	description: "Accepts JPEG, PNG, WebP, GIF, HEIC and AVIF up to 25 MB and 50 megapixels (HEIC and AVIF: 26), and MP4, MOV " +
		"and WebM up to 100 MB. The content decides the format. Photos are turned upright and stored without " +
		"metadata in three sizes, within 1920×1920 and 400×400 as WebP and JPEG, and within 960×960 as WebP; of an animation, the first frame. Videos are " +
		"stored as they are, but without the metadata that may contain a location, and have a still or a placeholder. Uploads " +
		"that no find uses within 24 hours are deleted. A user may have two uploads in progress, which count towards " +
		"the user's storage. If the instance cannot decode HEIC and AVIF in time, it refuses them with 415.",
	examples: examples{"201": {"id": apidoc.Omit{}}},
}, (*Server).createMedia)

// createMedia takes files. Each is streamed to a temporary file and read from
// there by one worker; nothing stays of a request that fails.
func (s *Server) createMedia(w http.ResponseWriter, r *http.Request) error {
	user := me(r.Context())
	left, err := s.Store.MediaQuota(r.Context(), user)
	if err != nil {
		return err
	}
	quota := s.limits.uploads.Reserve(user, left)
	defer quota.End()
	var uploads []schema.Upload
	keep := false
	defer func() {
		if !keep { // also after a panic
			for _, u := range uploads {
				s.Media.Library.Discard(r.Context(), s.Log, []string{u.URL})
			}
		}
	}()
	err = s.spool.Each(w, r, spool.Accepted{Files: schema.FilesPerUpload, VideoMax: s.Media.VideoMax, Quota: quota}, func(f *os.File, size int64) error {
		u, err := s.Media.Library.Ingest(media.WithUser(r.Context(), user), f, size)
		if err != nil {
			return err
		}
		uploads = append(uploads, u)
		if u.Type == "video" { // counted as it came
			return quota.Take(u.Bytes - size)
		}
		return quota.Take(u.Bytes)
	})
	if err == nil {
		err = s.stillSignedIn(r.Context())
	}
	if err != nil {
		return err
	}
	quota.End() // before the rows count it, or another upload would find it counted twice
	keep = true // from here on rows may name them
	err = s.Store.CreateUploads(r.Context(), user, uploads)
	if keep = mayHaveRows(err); err != nil {
		return err
	}
	list := make([]schema.Media, len(uploads))
	for i, u := range uploads {
		list[i] = schema.Media{Type: u.Type, URL: schema.MediaPrefix + u.URL, ThumbnailURL: schema.MediaPrefix + u.ThumbnailURL,
			FallbackURL: schema.MediaPrefix + u.FallbackURL, FallbackThumbnailURL: schema.MediaPrefix + u.FallbackThumbnailURL, Width: u.Width, Height: u.Height, Duration: float64(u.Duration) / 1000,
			MediumURL: schema.MediaPrefix + u.MediumURL, MediumWidth: u.MediumWidth, MediumHeight: u.MediumHeight, Blur: u.Blur, Codecs: u.Codecs}
	}
	s.signMedia(user, list)
	return reply(w, http.StatusCreated, list)
}

// mayHaveRows reports whether rows may name the stored files after an error of the
// store, or none: any error except a refusal may have come after the commit. The
// sweep deletes the files if there are no rows.
func mayHaveRows(err error) bool { return !errors.As(err, new(*schema.Error)) }

var setPicture = upload[schema.User](operation{
	id:          "setPicture",
	pattern:     "PUT /api/users/me/picture",
	tag:         "Accounts",
	summary:     "Set the profile picture",
	description: "Takes one image and stores the square in its middle at 400×400 and 150×150 pixels, without metadata.",
}, (*Server).setPicture)

// setPicture takes a profile picture.
func (s *Server) setPicture(w http.ResponseWriter, r *http.Request) error {
	var stored string
	keep := false
	defer func() {
		if !keep { // also after a panic
			s.Media.Library.Discard(r.Context(), s.Log, []string{stored})
		}
	}()
	err := s.spool.Each(w, r, spool.Accepted{Files: 1}, func(f *os.File, size int64) (err error) {
		stored, err = s.Media.Library.IngestPicture(media.WithUser(r.Context(), me(r.Context())), f, size)
		return err
	})
	if err == nil {
		err = s.stillSignedIn(r.Context())
	}
	if err != nil {
		return err
	}
	keep = true // from here on a row may name it
	u, old, err := s.Store.SetPicture(r.Context(), me(r.Context()), stored)
	if keep = mayHaveRows(err); err != nil {
		return err
	}
	s.Media.Library.Discard(r.Context(), s.Log, []string{old})
	return reply(w, http.StatusOK, u)
}

// reply sends JSON.
func reply(w http.ResponseWriter, status int, v any) error {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	return json.MarshalWrite(w, v)
}

var getAvatar = file(operation{
	id:          "getAvatar",
	pattern:     "GET /api/avatars/{userId}",
	tag:         "Media",
	summary:     "Get a generated avatar",
	description: "A square with the initials of the user, for those without a profile picture.",
	types:       []string{"image/png"},
	kinds:       []schema.Kind{schema.PreconditionFailed, schema.NoSuchRange},
	params:      []*huma.Param{apidoc.PathParam("userId", "Identifier of the user", "0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d")},
}, (*Server).getAvatar)

// getAvatar generates the picture of a user who has none. Its entity tag reveals no
// more than the picture: not the name that it is made from.
func (s *Server) getAvatar(w http.ResponseWriter, r *http.Request) error {
	id := r.PathValue("userId")
	names, err := s.Store.AvatarNames(r.Context(), me(r.Context()), id)
	if err != nil {
		return err
	}
	png, err := media.Avatar(id, names[:]...)
	if err != nil {
		return fmt.Errorf("draw avatar: %w", err)
	}
	h := w.Header()
	h.Set("ETag", `"`+s.keys.Text("avatar", png)+`"`)
	h.Set("Cache-Control", "public, max-age=86400")
	h.Add("Vary", "Authorization, Cookie")
	h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
	h.Set("Content-Type", "image/png")
	respond.Content(w, r, time.Time{}, bytes.NewReader(png), failContent)
	return nil
}

// UploadedMedia has the members of media from the response of POST /api/media that
// are accepted and ignored: the upload has their values. Huma reads embedded types
// only when exported.
type UploadedMedia struct {
	Type                 string  `json:"type,omitempty" enum:"image,video" example:"image"`
	ThumbnailURL         string  `json:"thumbnailUrl,omitempty" maxLength:"500"`
	FallbackURL          string  `json:"fallbackUrl,omitempty" maxLength:"500"`
	FallbackThumbnailURL string  `json:"fallbackThumbnailUrl,omitempty" maxLength:"500"`
	Width                int     `json:"width,omitempty" minimum:"0" maximum:"65535"`
	Height               int     `json:"height,omitempty" minimum:"0" maximum:"65535"`
	MediumURL            string  `json:"mediumUrl,omitempty" maxLength:"500"`
	MediumWidth          int     `json:"mediumWidth,omitempty" minimum:"0" maximum:"65535"`
	MediumHeight         int     `json:"mediumHeight,omitempty" minimum:"0" maximum:"65535"`
	Blur                 string  `json:"blur,omitempty" maxLength:"100"`
	Codecs               string  `json:"codecs,omitempty" maxLength:"100"`
	PlaybackURL          string  `json:"playbackUrl,omitempty" maxLength:"500"`
	Duration             float64 `json:"duration,omitempty" minimum:"0"`
}

// newMedia is media in a new find.
type newMedia struct {
	UploadedMedia
	Caption *string `json:"caption,omitempty" nullable:"true" maxLength:"200" pattern:"visible line" doc:"Caption, for all who see the find" sample:"-"`
	URL     string  `json:"url" minLength:"1" maxLength:"500" doc:"URL of an upload of the caller that no find uses" example:"/api/media/m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7.webp"`
}

// storagePath returns the path of a media URL, without its signature.
func storagePath(url string) string {
	path, _, _ := strings.Cut(strings.TrimPrefix(url, schema.MediaPrefix), "?")
	return path
}

// editedMedia is media in an update: with id, media of the find in its new
// place; without, an upload to attach.
type editedMedia struct {
	UploadedMedia
	Caption schema.Optional[string] `json:"caption,omitempty" maxLength:"200" pattern:"visible line" doc:"Caption, for all who see the find. If absent, it does not change; null and an empty text remove it" sample:"-"`
	ID      string                  `json:"id,omitempty" maxLength:"64" doc:"Id of media of this find; absent for an upload to add" sample:"0198c5c1-8e38-70d6-9e14-b38a5c02f76d"`
	URL     string                  `json:"url,omitempty" maxLength:"500" doc:"URL of an upload of the caller; required without an id" example:"/api/media/m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7.webp"`
}

var getMedia = file(operation{
	id:      "getMedia",
	pattern: "GET /api/media/{path...}",
	tag:     "Media",
	summary: "Get a media file",
	description: "Media of public finds need no session. Media of private finds need the session of a user who may see the " +
		"find, or the signed URL that such a user received, which is valid for at most 24 hours. Each request checks " +
		"that the user may still see the find.",
	types:           []string{"image/webp", "image/jpeg", "video/mp4", "video/quicktime", "video/webm"},
	kinds:           []schema.Kind{schema.PreconditionFailed, schema.NoSuchRange},
	optionalSession: true,
	params:          []*huma.Param{apidoc.PathParam("path", "Path as in the `url` of a Media; do not escape its slashes", sampleFile)},
	answers: map[string]string{
		"206": "The requested range",
		"302": "Redirect to the bucket, if the service is configured so; the URL in Location works for 24 hours",
		"304": "The file has not changed",
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
	if s.Media.Presign != nil {
		return s.sendElsewhere(w, r, key)
	}
	if public {
		return s.sendFile(w, r, key, "public, max-age=86400", true)
	}
	return s.sendFile(w, r, key, "private, max-age=86400", true)
}

// sendFile sends a file with a Cache-Control, and, if it is dated, with the time of its upload.
func (s *Server) sendFile(w http.ResponseWriter, r *http.Request, key, cache string, dated bool) error {
	f, err := s.Media.Bucket.Open(r.Context(), key)
	if errors.Is(err, fs.ErrNotExist) {
		return schema.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("open %s: %w", key, err)
	}
	defer f.Close()
	h := w.Header()
	name := path.Base(key)
	h.Set("Content-Type", bucket.ContentType(key))
	h.Set("Content-Disposition", `inline; filename="`+name+`"`)
	h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
	h.Set("ETag", `"`+name+`"`) // a file never changes under its name
	h.Add("Vary", "Authorization, Cookie")
	h.Set("Cache-Control", cache)
	var uploaded time.Time
	if dated {
		uploaded = f.ModTime()
	}
	respond.LimitRanges(r.Header)
	respond.Content(respond.Paced(w, s.Limits.Patience), r, uploaded, f, failContent)
	return nil
}

// mediaAccess decides whether a request may read a file: by the session, or else by
// the signature of the URL, whichever session the browser has. public decides how the
// file may be cached.
func (s *Server) mediaAccess(r *http.Request, key string) (public bool, err error) {
	signed := ""
	if r.URL.RawQuery != "" {
		if v, ok := s.Media.Signer.Verify(key, r.URL.Query(), s.Now()); ok {
			signed = s.keys.UnsealID(v)
		}
	}
	if signed != "" && signed != me(r.Context()) {
		if suspended, err := s.Store.Suspended(r.Context(), signed); err != nil || suspended {
			return false, cmp.Or(err, error(schema.ErrNotFound))
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

// sendElsewhere sends the client to the bucket. That response is not cached: the
// next request is checked again.
func (s *Server) sendElsewhere(w http.ResponseWriter, r *http.Request, key string) error {
	to, err := s.Media.Presign(r.Context(), r.Method, key)
	if err != nil {
		return err
	}
	w.Header().Set("Cache-Control", "private, no-store")
	w.Header().Set("Location", to)
	w.WriteHeader(http.StatusFound)
	return nil
}

// signMedia gives the media of a private find URLs that work without a session
// for a while, for the viewer that gets them.
func (s *Server) signMedia(viewer string, list []schema.Media) {
	now, sealed := s.Now(), s.keys.SealID(viewer)
	for i := range list {
		m := &list[i]
		for _, u := range m.URLs() {
			if path, ok := strings.CutPrefix(*u, schema.MediaPrefix); ok {
				*u += "?" + s.Media.Signer.Sign(path, sealed, now)
			}
		}
	}
}

// signFind gives the media of a find such URLs, unless everybody sees the find.
func (s *Server) signFind(viewer string, f *schema.Find) {
	if !f.IsPublic || f.Hidden != nil {
		s.signHidden(viewer, f)
	}
}

// signHidden is signFind of a find whose media are not public, although it was.
func (s *Server) signHidden(viewer string, f *schema.Find) {
	f.SetMedia(slices.Clone(f.Media)) // which others share
	s.signMedia(viewer, f.Media)
}

// signFinds is signFind for all of a list.
func (s *Server) signFinds(viewer string, finds []schema.Find) {
	for i := range finds {
		s.signFind(viewer, &finds[i])
	}
}

// present signs the media of finds in lists of finds, and adds to the viewer's own the lists that show them to others.
func (s *Server) present(ctx context.Context, viewer string, parts ...[]schema.Find) error {
	for _, finds := range parts {
		s.signFinds(viewer, finds)
	}
	return s.Store.AddLists(ctx, viewer, parts...)
}

// listFor is present for finds of which the exact places that the viewer may see are still missing.
func (s *Server) listFor(ctx context.Context, viewer string, finds []schema.Find) error {
	return cmp.Or(s.present(ctx, viewer, finds), s.Store.AddExact(ctx, viewer, finds))
}

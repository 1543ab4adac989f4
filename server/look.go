package server

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/url"
	"os"
	"strings"

	"finds/media"
	"finds/schema"
	"finds/server/respond"
	"finds/server/spool"
	"finds/server/theme"
	"finds/server/webclient"
)

// themePath is the path of the style sheet that the pages load after their own.
const themePath = "/theme.css"

// look returns what the pages of an instance look like.
func (s *Server) look(v schema.InstanceText) webclient.Look {
	l := webclient.Look{Name: nameOf(v), About: strings.Join(strings.Fields(v.Description), " "), Icons: strings.TrimSuffix(v.Picture, largestIcon)}
	l.Light, l.Dark = theme.Bars(v.Accent)
	if sheet := s.sheet(v.Accent, v); sheet != "" {
		accent := ""
		if l.Light != "" {
			accent = v.Accent
		}
		l.Sheet = themePath + "?" + sheetQuery(accent, sheet)
	}
	return l
}

// The picture of an instance is at iconsPath, a version of it, and largestIcon, with smaller ones beside it.
const (
	iconsPath   = "/icons/"
	largestIcon = "512.png"
	smallIcon   = "192.png"
)

var setInstancePicture = upload[schema.Instance](operation{
	id:          "setInstancePicture",
	pattern:     "PUT /api/admin/instance/picture",
	tag:         "Administration",
	summary:     "Set the picture of the instance",
	description: "Takes one image. The square in its middle is the icon of the app, of its pages and of push notifications; without one they have that of Finds.",
	kinds:       []schema.Kind{schema.Forbidden},
}, (*Server).setInstancePicture)

// setInstancePicture takes the picture of the instance.
func (s *Server) setInstancePicture(w http.ResponseWriter, r *http.Request) error {
	if infoOf(r.Context()).viewer.Role != schema.RoleAdmin {
		return schema.ErrAdminOnly
	}
	var icons map[string][]byte
	err := s.spool.Each(w, r, spool.Accepted{Files: 1}, func(f *os.File, size int64) (err error) {
		icons, err = s.Media.Library.Icons(media.WithUser(r.Context(), me(r.Context())), f, size)
		return err
	})
	if err == nil {
		err = s.stillMay(r.Context(), true)
	}
	if err != nil {
		return err
	}
	sum := sha256.Sum256(icons[largestIcon])
	v, err := s.Store.SetIcons(r.Context(), actor(r.Context()), iconsPath+hex.EncodeToString(sum[:8])+"/"+largestIcon, icons)
	if err != nil {
		return err
	}
	out, err := s.instance(r.Context(), v)
	if err != nil {
		return err
	}
	return reply(w, http.StatusOK, out.Body)
}

var deleteInstancePicture = forAdmins(operation{
	id:          "deleteInstancePicture",
	pattern:     "DELETE /api/admin/instance/picture",
	summary:     "Remove the picture of the instance",
	description: "It then has that of Finds.",
}, (*Server).deleteInstancePicture)

func (s *Server) deleteInstancePicture(ctx context.Context, _ *struct{}) (*empty, error) {
	_, err := s.Store.SetIcons(ctx, actor(ctx), "", nil)
	return nil, err
}

// icons are the files of the picture of the instance, by their names, and its path, as this process read them last.
type icons struct {
	path  string
	files map[string][]byte
}

// icon returns a file of the picture of the instance, or nil if it has another picture or none.
func (s *Server) icon(ctx context.Context, path, name string) ([]byte, error) {
	v, err := s.Store.Settings(ctx)
	if err != nil || v.Picture == "" || path != "" && path != v.Picture {
		return nil, err
	}
	last := s.icons.Load()
	if last == nil || last.path != v.Picture {
		last = &icons{}
		if last.path, last.files, err = s.Store.Icons(ctx); err != nil {
			return nil, err
		}
		s.icons.Store(last)
	}
	if last.path != v.Picture { // it has changed since
		return nil, nil
	}
	return last.files[name], nil
}

// sendIcon sends a file of a version of the picture of the instance, for as long as this is its picture.
func (s *Server) sendIcon(w http.ResponseWriter, r *http.Request) {
	data, err := s.icon(r.Context(), iconsPath+r.PathValue("version")+"/"+largestIcon, r.PathValue("name"))
	if err == nil && data == nil {
		err = schema.ErrNotFound
	}
	if err != nil {
		fail(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "image/png")
	h.Set("Cache-Control", respond.Forever)
	w.Write(data)
}

// rootIcon sends what browsers ask for where a page names no icon: a file of the picture of the instance, or what handler sends.
func (s *Server) rootIcon(name string, handler http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		data, err := s.icon(r.Context(), "", name)
		if err != nil {
			s.Log.WarnContext(r.Context(), "the picture of the instance cannot be read; Finds shows its own", "error", err)
		}
		if data == nil {
			handler(w, r)
			return
		}
		s.web.File("image/png", data)(w, r)
	}
}

// sheet returns the style sheet of an instance, with an accent colour that need not be its own.
func (s *Server) sheet(accent string, v schema.InstanceText) string {
	var colours []string
	for _, c := range v.Categories {
		colours = append(colours, c.Color)
	}
	return theme.Sheet(accent, colours, s.Theme.Text())
}

// sheetQuery is the query of the address of a style sheet for an accent colour, which may be "".
func sheetQuery(accent, sheet string) string {
	q := url.Values{"v": {theme.Version(sheet)}}
	if accent != "" {
		q.Set("accent", accent[1:])
	}
	return q.Encode()
}

// themeSheet sends the style sheet for the accent colour in its address, which need not be the one of the instance: it
// shows administrators a colour before they save it. Only what has the address that pages name may be cached: another
// process, or a page that is older, may have another version.
func (s *Server) themeSheet(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	accent := q.Get("accent")
	if accent != "" {
		if accent = "#" + accent; !theme.Valid(accent) {
			fail(w, r, schema.ErrNotFound)
			return
		}
	}
	v, err := s.Store.Settings(r.Context())
	if err != nil {
		fail(w, r, err)
		return
	}
	sheet := s.sheet(accent, v.InstanceText)
	h := w.Header()
	h.Set("Content-Type", "text/css; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	if r.URL.RawQuery == sheetQuery(accent, sheet) {
		h.Set("Cache-Control", respond.Forever)
	}
	w.Write([]byte(sheet))
}

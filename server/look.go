package server

import (
	"net/http"
	"net/url"
	"strings"

	"finds/schema"
	"finds/server/respond"
	"finds/server/theme"
	"finds/server/webclient"
)

// themePath is the path of the style sheet that the pages load after their own.
const themePath = "/theme.css"

// look returns what the pages of an instance look like.
func (s *Server) look(v schema.InstanceText) webclient.Look {
	l := webclient.Look{Name: nameOf(v), About: strings.Join(strings.Fields(v.Description), " ")}
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

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
	if sheet := theme.Sheet(v.Accent, s.Theme.Text()); sheet != "" {
		q := url.Values{"v": {theme.Version(sheet)}}
		if l.Light != "" {
			q.Set("accent", v.Accent[1:])
		}
		l.Sheet = themePath + "?" + q.Encode()
	}
	return l
}

// themeSheet sends the style sheet for the accent colour in its address, which need not be the one of the instance: it
// shows administrators a colour before they save it. Only what has the version in the address may be cached: another
// process, or a page that is older, may have another one.
func (s *Server) themeSheet(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	accent := q.Get("accent")
	if accent != "" {
		if accent = "#" + accent; !theme.Valid(accent) {
			fail(w, r, schema.ErrNotFound)
			return
		}
	}
	sheet := theme.Sheet(accent, s.Theme.Text())
	h := w.Header()
	h.Set("Content-Type", "text/css; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	if q.Get("v") == theme.Version(sheet) {
		h.Set("Cache-Control", respond.Forever)
	}
	w.Write([]byte(sheet))
}

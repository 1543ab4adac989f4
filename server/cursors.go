package server

import (
	"context"
	"net/http"
	"strings"

	"finds/server/credential"
)

// link is the header that names the next page of a list (RFC 8288), or "".
func link(ctx context.Context, next string) string {
	if next == "" {
		return ""
	}
	i := infoOf(ctx)
	u := *i.url
	q := u.Query()
	q.Set("cursor", i.keys.SealCursor(i.viewer.UserID, next))
	return "<" + u.EscapedPath() + "?" + q.Encode() + `>; rel="next"`
}

// openCursors replaces the sealed cursors of a query by the cursors of the store. A
// text that was not sealed for the viewer becomes one that every list refuses.
func openCursors(k credential.Keys, r *http.Request, viewer string) {
	if r.URL.RawQuery == "" || !strings.HasPrefix(r.URL.Path, "/api/") || strings.HasPrefix(r.URL.Path, "/api/auth/") {
		return // paths below /api/auth/ take no cursors, and one of them has a page that repeats its own address
	}
	q := r.URL.Query()
	if !q.Has("cursor") { // after decoding: %63ursor is the same name
		return
	}
	for i, text := range q["cursor"] {
		cursor, ok := k.OpenCursor(viewer, text)
		if !ok && text != "" {
			cursor = "!"
		}
		q["cursor"][i] = cursor
	}
	r.URL.RawQuery = q.Encode()
}

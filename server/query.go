package server

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
	"finds/server/credential"
)

// readQuery is Huma middleware for parameters that are given without a value,
// or twice. Huma takes the first for absent: a map whose `lat=` lost its number
// would show the whole world. Of the others it takes one. An empty text is the same as
// none for the parameters in optional: forms send fields that were left empty.
func (s *Server) readQuery(optional map[string]bool) func(c huma.Context, next func(huma.Context)) {
	return func(c huma.Context, next func(huma.Context)) {
		u := c.URL()
		if u.RawQuery == "" {
			next(c)
			return
		}
		query := u.Query()
		if broken := repeated(query, c.Operation()); broken != nil {
			huma.WriteErr(s.api, c, http.StatusInternalServerError, "", schema.ErrInvalid(broken...))
			return
		}
		next(&queryContext{c, query, optional})
	}
}

// repeated lists the parameters of an operation that a query has more than once.
func repeated(query url.Values, op *huma.Operation) (broken []schema.Field) {
	for _, p := range op.Parameters {
		if p.In == "query" && len(query[p.Name]) > 1 {
			broken = append(broken, schema.Field{Location: "query." + p.Name, Rule: schema.RuleOnce, Message: "expected once"})
		}
	}
	return broken
}

// queryContext is a Huma context that tells an empty parameter from none.
type queryContext struct {
	inner
	query    url.Values
	optional map[string]bool
}

// Query implements huma.Context. No parameter takes a blank, so that it is
// refused with the words of its own rule.
func (c *queryContext) Query(name string) string {
	value := c.query.Get(name)
	if value == "" && c.query.Has(name) && !c.optional[name] {
		return " "
	}
	return value
}

// Unwrap lets the adapter find its own context.
func (c *queryContext) Unwrap() huma.Context { return c.inner }

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

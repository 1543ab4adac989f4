package server

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"
	"github.com/go-json-experiment/json/jsontext"
	"golang.org/x/text/unicode/norm"

	"finds/schema"
	"finds/server/credential"
)

// readBody is Huma middleware that reads a JSON body strictly and hands on its
// canonical form: one value, valid UTF-8, no member twice, at most
// schema.DepthMax deep, every text NFC-normalised and trimmed but those of the verbatim
// members: a password is what was typed. So every rule about lengths is a rule about
// what would be stored.
func (s *Server) readBody(verbatim map[string]bool) func(c huma.Context, next func(huma.Context)) {
	return func(c huma.Context, next func(huma.Context)) { s.readBodyBut(verbatim, c, next) }
}

// sessionCheckAfter is how long reading a body may take before its session is checked
// again. Most bodies arrive in one piece, and the check costs a query.
const sessionCheckAfter = time.Second

func (s *Server) readBodyBut(verbatim map[string]bool, c huma.Context, next func(huma.Context)) {
	op := c.Operation()
	if op.RequestBody == nil || op.RequestBody.Content["application/json"] == nil {
		next(c)
		return
	}
	began := s.Now()
	body, err := s.canonicalBody(c, op.RequestBody, verbatim)
	if err == nil && op.Security != nil && s.Now().Sub(began) > sessionCheckAfter {
		err = s.stillSignedIn(c.Context())
	}
	if err != nil {
		huma.WriteErr(s.api, c, http.StatusInternalServerError, "", err)
		return
	}
	next(&bodyContext{c, bytes.NewReader(body)})
}

// bodyContext is a Huma context with another body.
type bodyContext struct {
	inner // named so that its method Context is not hidden by the field
	body  io.Reader
}

type inner huma.Context

// BodyReader implements huma.Context.
func (c *bodyContext) BodyReader() io.Reader { return c.body }

// Unwrap lets the adapter find its own context.
func (c *bodyContext) Unwrap() huma.Context { return c.inner }

func (s *Server) canonicalBody(c huma.Context, form *huma.RequestBody, verbatim map[string]bool) ([]byte, error) {
	raw, err := io.ReadAll(io.LimitReader(c.BodyReader(), schema.BodyMax+1))
	if err != nil {
		return nil, bodyError(err)
	}
	switch {
	case len(raw) > schema.BodyMax:
		return nil, schema.ErrBodyTooLarge.Over(schema.BodyMax)
	case len(raw) == 0 && !form.Required:
		return nil, nil
	}
	if kind, _, err := mime.ParseMediaType(c.Header("Content-Type")); err != nil || kind != "application/json" {
		return nil, schema.ErrNotJSON
	}
	if len(raw) == 0 {
		return nil, schema.ErrBodyMissing
	}
	return canonical(raw, rules{s.api.OpenAPI().Components.Schemas, form.Content["application/json"].Schema, verbatim})
}

// rules are the schema of a body and where it finds those that it refers to.
type rules struct {
	all  huma.Registry
	body *huma.Schema

	verbatim map[string]bool // members whose text is taken byte for byte
}

// null is what is handed on for a null: a value of the wrong type where none
// may stand, since Huma takes null for a member that was left out. A find with
// isPublic null must not be published.
func (r rules) null(at jsontext.Pointer) jsontext.Token {
	s := r.body
	for name := range at.Tokens() {
		if s = r.resolve(s); s == nil {
			return jsontext.Null
		}
		if s.Type == huma.TypeArray {
			s = s.Items
		} else {
			s = s.Properties[name]
		}
	}
	switch s = r.resolve(s); {
	case s == nil || s.Nullable:
		return jsontext.Null
	case s.Type == huma.TypeBoolean:
		return jsontext.String("")
	}
	return jsontext.False
}

// resolve returns the schema that a schema refers to, or itself.
func (r rules) resolve(s *huma.Schema) *huma.Schema {
	if s != nil && s.Ref != "" {
		return r.all.SchemaFromRef(s.Ref)
	}
	return s
}

// bodyError tells why a body could not be read.
func bodyError(err error) error {
	if errors.As(err, new(*http.MaxBytesError)) {
		return err
	}
	return schema.ErrBodyIncomplete
}

// canonical checks JSON text and normalises its strings.
func canonical(raw []byte, form rules) ([]byte, error) {
	if !utf8.Valid(raw) {
		return nil, schema.ErrBodyNotUTF8
	}
	var out bytes.Buffer
	out.Grow(len(raw))
	dec := jsontext.NewDecoder(bytes.NewReader(raw)) // refuses members that come twice
	enc := jsontext.NewEncoder(&out)
	var broken []schema.Field
	name := "" // of the member whose value comes next
	for {
		token, err := dec.ReadToken()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, malformed(err)
		}
		if dec.StackDepth() > schema.DepthMax {
			return nil, schema.ErrBodyTooDeep.Over(schema.DepthMax)
		}
		switch token.Kind() {
		case 'n':
			token = form.null(dec.StackPointer())
		case '0': // a number beyond all bounds is still JSON, and breaks the same rules as the greatest
			token = wholeNumber(token)
		}
		if token.Kind() == '"' {
			text := token.String()
			if kind, n := dec.StackIndex(dec.StackDepth()); kind == '{' && n%2 == 1 {
				name = text
			} else {
				if strings.ContainsRune(text, 0) {
					broken = append(broken, schema.Field{Location: location(dec.StackPointer()), Rule: schema.RuleText, Message: "expected no NUL character"})
				}
				if !form.verbatim[name] {
					text = tidy(text)
				}
				token = jsontext.String(text)
			}
		}
		if err := enc.WriteToken(token); err != nil {
			return nil, schema.ErrBodyNotJSON
		}
	}
	if broken != nil {
		return nil, schema.ErrInvalid(broken...)
	}
	if out.Len() == 0 {
		return nil, schema.ErrBodyMissing
	}
	if !jsontext.Value(out.Bytes()).IsValid() {
		return nil, schema.ErrBodyNotJSON.At("expected a single value")
	}
	return out.Bytes(), nil
}

// wholeNumber writes a whole number without a fraction or an exponent, however it was
// written: 1.0 and 1e0 are 1, also for a member that is an integer.
func wholeNumber(token jsontext.Token) jsontext.Token {
	v, err := strconv.ParseFloat(token.String(), 64)
	switch {
	case err != nil:
		return jsontext.Float(math.Copysign(math.MaxFloat64, v))
	case v == math.Trunc(v) && math.Abs(v) < 1<<53: // beyond, a float is not the number
		return jsontext.Int(int64(v))
	}
	return token
}

// malformed tells where JSON is broken, and never what stands there.
func malformed(err error) error {
	var syntax *jsontext.SyntacticError
	switch {
	case errors.Is(err, jsontext.ErrDuplicateName):
		return schema.ErrBodyTwice
	case errors.As(err, &syntax):
		return schema.ErrBodyNotJSON.At("it ends early or has an error at byte " + strconv.FormatInt(syntax.ByteOffset, 10))
	}
	return schema.ErrBodyNotJSON.At("it ends early")
}

// tidy is the form in which texts are kept.
func tidy(s string) string {
	if strings.Contains(s, "\r") {
		s = strings.ReplaceAll(s, "\r\n", "\n")
	}
	return strings.TrimSpace(norm.NFC.String(s))
}

// location writes a JSON pointer as errors name fields: body.media[0].url.
func location(p jsontext.Pointer) string {
	out := "body"
	for token := range p.Tokens() {
		if _, err := strconv.Atoi(token); err == nil {
			out += "[" + token + "]"
		} else {
			out += "." + token
		}
	}
	return out
}

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
			broken = append(broken, schema.Field{Location: "query." + p.Name, Rule: schema.RuleOnce, Message: "expected only once"})
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

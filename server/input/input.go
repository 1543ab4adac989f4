// Package input checks the JSON bodies, queries and texts of requests strictly, and brings
// their texts to the form in which they are stored: UTF-8 in NFC, without spaces around it.
package input

import (
	"bytes"
	"errors"
	"io"
	"maps"
	"math"
	"mime"
	"net/http"
	"net/url"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"
	"github.com/go-json-experiment/json/jsontext"
	"golang.org/x/text/unicode/norm"

	"finds/schema"
)

// Body reads the JSON body of an operation and returns a context with its canonical form:
// one value in valid UTF-8, without repeated members, at most schema.DepthMax deep. Texts
// are normalized to NFC and trimmed, so that rules about lengths apply to what is stored,
// except for those of verbatim members: a password is what the user typed. The registry
// has the schemas that the schema of the body refers to.
func Body(c huma.Context, all huma.Registry, verbatim map[string]bool) (huma.Context, error) {
	body, err := canonicalBody(c, c.Operation().RequestBody, all, verbatim)
	return &bodyContext{c, bytes.NewReader(body)}, err
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

func canonicalBody(c huma.Context, form *huma.RequestBody, all huma.Registry, verbatim map[string]bool) ([]byte, error) {
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
	return canonical(raw, rules{all, form.Content["application/json"].Schema, verbatim})
}

// rules are the schema of a body and where it finds those that it refers to.
type rules struct {
	all  huma.Registry
	body *huma.Schema

	verbatim map[string]bool // members whose text is taken byte for byte
}

// null returns what replaces a null: null where the schema allows it, and elsewhere a value
// of the wrong type, since Huma takes null for a member that was left out. A find with
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

// bodyError returns the refusal of a body that could not be read.
func bodyError(err error) error {
	if errors.As(err, new(*http.MaxBytesError)) {
		return err
	}
	return schema.ErrBodyIncomplete
}

// canonical checks JSON text and normalizes its strings.
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
		case '0': // a number beyond the range of a float is JSON, too, and breaks the same rules as the greatest
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
					text = Tidy(text)
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

// malformed returns the refusal of broken JSON, which has the position of the error but
// not what is there.
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

// Tidy returns a text in the form in which it is stored.
func Tidy(s string) string {
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

// Query refuses parameters that the operation does not have, which Huma would ignore, and
// parameters that are given twice, of which Huma would take one, and returns a context that distinguishes parameters without a value from absent ones. For Huma they
// are the same: a map whose `lat=` lost its number would show the whole world. They stay
// the same for the parameters in optional: forms send fields that were left empty.
func Query(c huma.Context, optional map[string]bool) (huma.Context, error) {
	u := c.URL()
	if u.RawQuery == "" {
		return c, nil
	}
	query := u.Query()
	params := c.Operation().Parameters
	if err := Known(query, params); err != nil {
		return nil, err
	}
	if broken := repeated(query, params); broken != nil {
		return nil, schema.ErrInvalid(broken...)
	}
	return &queryContext{c, query, optional}, nil
}

// maxUnknown is how many unknown parameters a refusal names: a query has room for thousands.
const maxUnknown = 20

// Known refuses a query with parameters that are not in params, by their names. A misspelled
// filter would be ignored otherwise, and the answer would be that of another question.
func Known(query url.Values, params []*huma.Param) error {
	var broken []schema.Field
	for _, name := range slices.Sorted(maps.Keys(query)) {
		if !slices.ContainsFunc(params, func(p *huma.Param) bool { return p.In == "query" && p.Name == name }) && len(broken) < maxUnknown {
			broken = append(broken, schema.Field{Location: "query." + Clean(name), Rule: schema.RuleUnknown, Message: "unexpected parameter"})
		}
	}
	if broken != nil {
		return schema.ErrInvalid(broken...)
	}
	return nil
}

// repeated lists the parameters of an operation that a query has more than once.
func repeated(query url.Values, params []*huma.Param) (broken []schema.Field) {
	for _, p := range params {
		if p.In == "query" && len(query[p.Name]) > 1 {
			broken = append(broken, schema.Field{Location: "query." + p.Name, Rule: schema.RuleOnce, Message: "expected only once"})
		}
	}
	return broken
}

// queryContext is a Huma context that distinguishes an empty parameter from an absent one.
type queryContext struct {
	inner
	query    url.Values
	optional map[string]bool
}

// Query implements huma.Context. It returns a space for an empty parameter. No parameter
// allows one, so each is refused by its own rule.
func (c *queryContext) Query(name string) string {
	value := c.query.Get(name)
	if value == "" && c.query.Has(name) && !c.optional[name] {
		return " "
	}
	return value
}

// Unwrap lets the adapter find its own context.
func (c *queryContext) Unwrap() huma.Context { return c.inner }

// Readable refuses paths that are not clean, which are neither followed nor redirected, and
// queries that are not UTF-8 or have NUL. It brings the texts of the query to the form in
// which texts are stored.
func Readable(r *http.Request) error {
	p := r.URL.Path
	if !utf8.ValidString(p) || strings.ContainsRune(p, 0) || p == "" || path.Clean(p) != strings.TrimSuffix(p, "/") && p != "/" {
		return schema.ErrNotFound
	}
	if r.URL.RawQuery == "" {
		return nil
	}
	q, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return schema.ErrBadQuery
	}
	changed := false
	var broken []schema.Field
	for name, values := range q {
		for j, v := range values {
			if !utf8.ValidString(v) || strings.ContainsRune(v, 0) || !utf8.ValidString(name) {
				broken = append(broken, schema.Field{Location: "query." + strings.ToValidUTF8(name, ""), Rule: schema.RuleText, Message: "expected valid UTF-8 without NUL"})
			} else if t := Tidy(v); t != v {
				values[j], changed = t, true
			}
		}
	}
	if broken != nil {
		return schema.ErrInvalid(broken...)
	}
	if changed {
		r.URL.RawQuery = q.Encode()
	}
	return nil
}

// Clean returns a text from a client, such as its User-Agent, as one line of valid UTF-8
// with at most 200 characters, without those that control a terminal or the direction of a line.
func Clean(s string) string {
	s = strings.ToValidUTF8(s, "")
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) {
			return -1
		}
		return r
	}, s)
	if r := []rune(s); len(r) > 200 {
		s = string(r[:200])
	}
	return s
}

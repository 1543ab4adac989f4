package apidoc

import (
	"cmp"
	"net/http"
	"reflect"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// describeParameters completes the parameters of an operation. Huma checks
// requests with the schemas they have: one that says more is a new one.
func describeParameters(op *huma.Operation) {
	values := samples(notesOf(op).Input)
	for _, p := range op.Parameters {
		if p.Example == nil {
			p.Example = exampleParameter(p, values)
		}
		if _, ok := p.Example.(Omit); ok {
			p.Example = nil
		}
		if s := p.Schema; s.Format == "double" && s.Type == huma.TypeString {
			p.Schema = &huma.Schema{Type: huma.TypeNumber, Format: s.Format, Description: s.Description, Minimum: s.Minimum,
				ExclusiveMinimum: s.ExclusiveMinimum, Maximum: s.Maximum, Default: s.Default}
		}
		if p.Description == "" {
			p.Description = p.Schema.Description
		}
		if s := p.Schema; s.PatternDescription != "" { // which is Huma's own, and in no schema of a document
			p.Description = strings.TrimPrefix(p.Description+": "+s.PatternDescription, ": ")
			s.PatternDescription = ""
		}
	}
}

// describeAnswers says of each answer when it comes, and gives examples.
func (d *Document) describeAnswers(op *huma.Operation) {
	doc := d.doc
	also := func(status, when, other string) {
		if when == "" {
			return
		}
		r := &huma.Response{Description: when, Content: map[string]*huma.MediaType{}}
		for kind, m := range op.Responses[other].Content {
			r.Content[kind] = &huma.MediaType{Schema: m.Schema}
		}
		op.Responses[status] = r
	}
	also("200", notesOf(op).Existing, "201")
	also("201", notesOf(op).Creates, "200")
	for code, r := range op.Responses {
		if refusal, ok := d.refusal(code); ok {
			describeError(r, refusal)
			continue
		}
		if r.Description == "" {
			r.Description = map[string]string{"201": "Created", "200": "OK"}[code]
		}
		if code == "204" && r.Description == http.StatusText(http.StatusNoContent) {
			r.Description = "Success, without a body"
		}
		for _, h := range r.Headers {
			h.Description = cmp.Or(h.Schema.Description, h.Description)
		}
		for kind, m := range r.Content {
			neverNull(doc, m.Schema, nil)
			if kind == "application/json" {
				m.Example = exampleAnswer(doc, op, code, m.Schema)
			}
		}
	}
	if op.RequestBody != nil {
		if m := op.RequestBody.Content["application/json"]; m != nil {
			m.Example = exampleAnswer(doc, op, "body", m.Schema)
		}
	}
}

// describeError describes the answer of a refusal.
func describeError(r *huma.Response, a Refusal) {
	r.Description = "`" + a.Code + "`: " + a.When
	for _, m := range r.Content {
		m.Example = exampleProblem(a)
	}
	r.Headers = errorHeaders(a)
}

// errorHeaders are the headers of a refusal.
func errorHeaders(a Refusal) map[string]*huma.Param {
	header := func(name, kind, description string) map[string]*huma.Param {
		return map[string]*huma.Param{name: {Description: description, Schema: &huma.Schema{Type: kind}}}
	}
	switch a.Status {
	case http.StatusUnauthorized:
		return header("WWW-Authenticate", huma.TypeString, "`Bearer`")
	case http.StatusMethodNotAllowed:
		return header("Allow", huma.TypeString, "Methods that the path supports")
	case http.StatusTooManyRequests, http.StatusServiceUnavailable:
		return header("Retry-After", huma.TypeInteger, "Seconds to wait before the next attempt")
	}
	return nil
}

// neverNull takes null from the lists of answers: an empty one is [].
func neverNull(doc *huma.OpenAPI, s *huma.Schema, visited []*huma.Schema) {
	if s == nil || slices.Contains(visited, s) {
		return
	}
	visited = append(visited, s)
	s = present(s)
	if s.Ref != "" {
		s = doc.Components.Schemas.SchemaFromRef(s.Ref)
	}
	if s.Type == huma.TypeArray {
		s.Nullable = false
	}
	neverNull(doc, s.Items, visited)
	for _, p := range s.Properties {
		neverNull(doc, p, visited)
	}
}

// orNull says of the members of an object that are pointers to another object, and always there, that they may be null: the
// framework knows that of other types alone.
func orNull(doc *huma.OpenAPI, name string, s *huma.Schema) {
	t := doc.Components.Schemas.TypeFromRef("#/components/schemas/" + name)
	if t == nil || t.Kind() != reflect.Struct {
		return
	}
	for _, f := range reflect.VisibleFields(t) {
		p := s.Properties[fieldName(f)]
		if f.Type.Kind() == reflect.Pointer && p != nil && p.Ref != "" && !strings.Contains(f.Tag.Get("json"), ",omit") {
			p.AnyOf, p.Ref = []*huma.Schema{{Ref: p.Ref}, {Type: "null"}}, ""
		}
	}
}

// present returns the schema of a member that is not null.
func present(s *huma.Schema) *huma.Schema {
	if len(s.AnyOf) > 0 {
		return s.AnyOf[0]
	}
	return s
}

// describePatterns moves the description of a pattern to the description of its property,
// where readers of OpenAPI look for it.
func describePatterns(s *huma.Schema) {
	for _, p := range s.Properties {
		if p.PatternDescription != "" {
			p.Description = strings.TrimPrefix(p.Description+"; "+p.PatternDescription, "; ")
			p.PatternDescription = ""
		}
	}
}

package apidoc

import (
	"maps"
	"net/http"
	"reflect"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
)

func itoa(n int) string { return strconv.Itoa(n) }

// The examples tell one story: ann has published a find at the Pont Neuf, ben likes it,
// comments on it and asks to be her friend. Their values are in tags of the types:
// `example`, which Huma reads and shows with the type, or `sample`, for examples of
// operations alone, as package schema describes it.

// exampleParameter returns an example of a parameter, or nil without one.
func exampleParameter(p *huma.Param, values map[string]any) any {
	if v, ok := values[p.Name]; ok {
		return v
	}
	if p.Schema == nil || len(p.Schema.Examples) == 0 {
		return nil
	}
	text, isText := p.Schema.Examples[0].(string)
	if v, err := strconv.ParseFloat(text, 64); isText && err == nil && p.Schema.Format == "double" {
		return v
	}
	return p.Schema.Examples[0]
}

// exampleAnswer makes the example of a body of an operation: of an answer, by
// its status, or of the request, "body".
func exampleAnswer(doc *huma.OpenAPI, op *huma.Operation, which string, s *huma.Schema) any {
	v := example(doc, s, 0)
	object, ok := v.(map[string]any)
	if list, isList := v.([]any); isList && len(list) == 1 {
		object, ok = list[0].(map[string]any)
	}
	if !ok {
		return v
	}
	maps.Copy(object, notesOf(op).Examples[which])
	maps.DeleteFunc(object, func(_ string, v any) bool { return v == Omit{} })
	return v
}

// example makes a value of a schema from the examples of its properties.
func example(doc *huma.OpenAPI, s *huma.Schema, depth int) any {
	if s == nil || depth > 6 {
		return nil
	}
	if s = present(s); s.Ref != "" {
		return exampleObject(doc, doc.Components.Schemas.SchemaFromRef(s.Ref), s.Ref, depth)
	}
	if len(s.Examples) > 0 {
		return s.Examples[0]
	}
	if s.Default != nil {
		return s.Default
	}
	if len(s.Enum) > 0 {
		return s.Enum[0]
	}
	switch s.Type {
	case huma.TypeObject:
		return exampleObject(doc, s, "", depth)
	case huma.TypeArray:
		return []any{example(doc, s.Items, depth+1)}
	case huma.TypeString:
		return ""
	case huma.TypeInteger, huma.TypeNumber:
		return 0
	case huma.TypeBoolean:
		return false
	}
	return nil
}

// exampleObject makes an object of the members that have a sample or an example, or whose
// type leaves little choice.
func exampleObject(doc *huma.OpenAPI, s *huma.Schema, ref string, depth int) any {
	var t reflect.Type
	if ref != "" {
		t = doc.Components.Schemas.TypeFromRef(ref)
	}
	values, without := samples(t), omissions(t)
	out := map[string]any{}
	for member, p := range s.Properties {
		v, known := values[member]
		switch {
		case known:
		case p.Type == huma.TypeString && len(p.Examples) == 0 && len(p.Enum) == 0 && p.MaxLength != nil && *p.MaxLength > 64:
			continue // an optional text that says nothing
		case p.Type == huma.TypeInteger && len(p.Examples) == 0:
			continue
		default:
			v = example(doc, p, depth+1)
		}
		if v != (Omit{}) {
			out[member] = v
		}
	}
	for member, name := range without {
		for _, item := range out[member].([]any) {
			delete(item.(map[string]any), name)
		}
	}
	return out
}

// exampleProblem is the body of a refusal.
func exampleProblem(r Refusal) any {
	p := map[string]any{"type": "/api/docs#" + r.Code, "title": http.StatusText(r.Status), "status": r.Status, "detail": r.When,
		"code": r.Code, "reason": r.Reasons[0].Reason}
	if r.Status == http.StatusUnprocessableEntity {
		p["detail"] = schema.ErrFields.Message
		p["errors"] = []any{map[string]any{"location": "body.title", "rule": schema.RuleMaxLength, "limit": 100,
			"message": "expected length <= 100"}}
	}
	return p
}

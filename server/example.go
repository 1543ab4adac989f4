package server

import (
	"strconv"

	"github.com/danielgtaylor/huma/v2"
)

func itoa(n int) string { return strconv.Itoa(n) }

// exampleID stands for any identifier.
const exampleID = "0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"

// example makes a value of a schema from the examples of its properties.
func example(doc *huma.OpenAPI, s *huma.Schema, depth int) any {
	if s == nil || depth > 6 {
		return nil
	}
	if s.Ref != "" {
		return example(doc, doc.Components.Schemas.SchemaFromRef(s.Ref), depth)
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
		return exampleObject(doc, s, depth)
	case huma.TypeArray:
		return []any{example(doc, s.Items, depth+1)}
	case huma.TypeString:
		return exampleID
	case huma.TypeInteger, huma.TypeNumber:
		return 0
	case huma.TypeBoolean:
		return false
	}
	return nil
}

func exampleObject(doc *huma.OpenAPI, s *huma.Schema, depth int) any {
	out := map[string]any{}
	for name, p := range s.Properties {
		switch {
		case p.Type == huma.TypeString && len(p.Examples) == 0 && len(p.Enum) == 0 && p.MaxLength != nil && *p.MaxLength > 64:
			continue // an optional text that tells nothing
		case p.Type == huma.TypeInteger && len(p.Examples) == 0:
			continue
		}
		out[name] = example(doc, p, depth+1)
	}
	return out
}

package apidoc

import (
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// FileSchema describes the content of a file: of bytes the media type says
// all, so that it is nil.
func FileSchema(mediaType string) *huma.Schema {
	switch {
	case mediaType == "application/json":
		return &huma.Schema{Type: huma.TypeObject, AdditionalProperties: true}
	case strings.HasPrefix(mediaType, "text/"):
		return &huma.Schema{Type: huma.TypeString}
	}
	return nil
}

// PathParam describes a part of the path of a handler that is none of Huma's.
func PathParam(name, description, example string) *huma.Param {
	return &huma.Param{Name: name, In: "path", Required: true, Description: description, Example: example,
		Schema: &huma.Schema{Type: huma.TypeString}}
}

// CloneParams copies parameters and their schemas, which Build completes, so that records
// that several servers share stay as they are.
func CloneParams(list []*huma.Param) []*huma.Param {
	own := make([]*huma.Param, len(list))
	for i, p := range list {
		param, s := *p, *p.Schema
		param.Schema = &s
		own[i] = &param
	}
	return own
}

// QueryParam describes a text in the query for such a handler, of at most maxLength code
// points.
func QueryParam(name, description string, maxLength int, example string) *huma.Param {
	return &huma.Param{Name: name, In: "query", Description: description, Example: example,
		Schema: &huma.Schema{Type: huma.TypeString, MaxLength: &maxLength}}
}

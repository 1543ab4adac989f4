package server

import (
	"io"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/go-json-experiment/json"

	"finds/schema"
	"finds/server/apidoc"
	"finds/server/respond"
)

// HandleFunc implements humago.Mux.
func (m apiMux) HandleFunc(pattern string, h func(http.ResponseWriter, *http.Request)) {
	m.ServeMux.HandleFunc(pattern, respond.Conditional(func(w http.ResponseWriter, r *http.Request) {
		// There is JSON alone. Asked for the type of problems, Huma would give
		// that name to what succeeds.
		r.Header.Del("Accept")
		h(w, r)
	}))
}

// config is Huma's, with its extras off: no documentation page from elsewhere,
// no $schema members, JSON alone.
func config(version string) huma.Config {
	c := huma.DefaultConfig("Finds", version)
	c.OpenAPIPath, c.DocsPath, c.SchemasPath = "", "", ""
	apidoc.RegisterTypes(c.Components.Schemas)
	c.CreateHooks = nil
	c.Transformers = nil
	c.Formats = map[string]huma.Format{"application/json": {
		Marshal:   marshal,
		Unmarshal: func(b []byte, v any) error { return json.Unmarshal(b, v, json.MatchCaseInsensitiveNames(false)) },
	}}
	c.Formats["application/problem+json"] = c.Formats["application/json"]
	c.DefaultFormat = "application/json"
	return c
}

// marshal writes JSON; the lists that most requests ask for, by hand.
func marshal(w io.Writer, v any) (err error) {
	switch v := v.(type) {
	case schema.Find:
		_, err = w.Write(v.AppendJSON(growBuffer(w, 1)))
	case []schema.Find:
		_, err = w.Write(appendList(growBuffer(w, len(v)), v, (*schema.Find).AppendJSON))
	case []schema.Location:
		_, err = w.Write(appendList(growBuffer(w, len(v)), v, (*schema.Location).AppendJSON))
	default:
		// Members of maps in order: the entity tag is made of these bytes.
		err = json.MarshalWrite(w, v, json.Deterministic(true))
	}
	return err
}

// growBuffer returns an empty slice to append n members of a list to, of 1 KiB each.
func growBuffer(w io.Writer, n int) []byte { return respond.Scratch(w, 1024*(n+1)) }

func appendList[T any](b []byte, list []T, one func(*T, []byte) []byte) []byte {
	b = append(b, '[')
	for i := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = one(&list[i], b)
	}
	return append(b, ']')
}

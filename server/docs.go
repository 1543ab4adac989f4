package server

import (
	"net/http"
)

// getOpenAPI sends the OpenAPI document.
func (s *Server) getOpenAPI(w http.ResponseWriter, r *http.Request) error {
	d := &s.document
	d.once.Do(func() { d.json, d.err = s.api.OpenAPI().MarshalJSON() })
	if d.err != nil {
		return d.err
	}
	conditional(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Cache-Control", "public, no-cache")
		w.Write(d.json)
	})(w, r)
	return nil
}

// OpenAPI returns the document in YAML, as schema/openapi.yaml keeps it.
func (s *Server) OpenAPI() ([]byte, error) { return s.api.OpenAPI().YAML() }

func (s *Server) getDocs(w http.ResponseWriter, r *http.Request) error {
	return plainText(w, "")
}

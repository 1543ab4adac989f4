package servertest

import (
	"encoding/json"
	"strings"
)

// inner are words of SQL, Go and the file system that no answer may contain.
var inner = []string{"sql", "SQL", "constraint", "SELECT", "INSERT", "sqlite", "pgx", "goroutine", "panic", ".go:", "runtime", "json:", "jsontext", "strconv", "struct",
	"interface", "float64", "/tmp/", "/root/", "/work/", "no such file", "database is", "multipart:", "mime:", "EOF", "\\u0000", "unmarshal"}

// Clean insists that a refusal is a problem without anything of the inside.
func (a *API) Clean(what string, res Answer) (p Problem) {
	a.Helper()
	if err := json.Unmarshal(res.Body, &p); err != nil || p.Status != res.Status || p.Code == "" || p.Title == "" || p.Detail == "" || p.Type != "/api/docs#"+p.Code {
		a.Errorf("%s: got %d with %s, want a complete problem document", what, res.Status, res.Body)
	}
	if kind := res.Header.Get("Content-Type"); kind != "application/problem+json" {
		a.Errorf("%s: content type %q", what, kind)
	}
	if id := res.Header.Get("X-Request-Id"); id == "" || p.Request != id && res.Status >= 500 || strings.Contains(string(res.Body), id) && res.Status < 500 {
		a.Errorf("%s: the request id %q belongs into its header, and from 500 on into the problem: %s", what, id, res.Body)
	}
	for _, word := range inner {
		if strings.Contains(p.Detail, word) || strings.Contains(p.Title, word) {
			a.Errorf("%s: tells of the inside: %s", what, res.Body)
		}
	}
	return p
}

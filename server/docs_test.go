package server

import (
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"
)

// newDocsServer starts a service that can only tell about itself.
func newDocsServer(t *testing.T) (*Server, string) {
	t.Helper()
	s := New(Options{Log: slog.New(slog.DiscardHandler), Version: "1.2.3"})
	h := httptest.NewServer(s)
	t.Cleanup(h.Close)
	return s, h.URL
}

// ask sends a request whose answer is not unpacked on the way.
func ask(t *testing.T, method, target string, headers ...string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequest(method, target, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	answer, err := (&http.Transport{DisableCompression: true, DisableKeepAlives: true}).RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	var body io.Reader = answer.Body
	if answer.Header.Get("Content-Encoding") == "gzip" {
		if body, err = gzip.NewReader(answer.Body); err != nil {
			t.Fatal(err)
		}
	}
	b, err := io.ReadAll(body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(b)
}

var (
	idPattern      = regexp.MustCompile(`\sid="([^"]*)"`)
	linkPattern    = regexp.MustCompile(`\shref="([^"]*)"`)
	headingPattern = regexp.MustCompile(`<h([1-6])[\s>]`)
	labelPattern   = regexp.MustCompile(`aria-labelledby="([^"]*)"`)
)

func found(p *regexp.Regexp, page string) (list []string) {
	for _, m := range p.FindAllStringSubmatch(page, -1) {
		list = append(list, m[1])
	}
	return list
}

func TestDocsShowEverything(t *testing.T) {
	t.Parallel()
	s, base := newDocsServer(t)
	_, page := ask(t, "GET", base+"/api/docs")
	ids := found(idPattern, page)
	want := []string{}
	for _, item := range s.api.OpenAPI().Paths {
		for _, op := range operationsOf(item) {
			want = append(want, op.OperationID)
		}
	}
	for name := range s.api.OpenAPI().Components.Schemas.Map() {
		want = append(want, name)
	}
	for _, a := range statuses {
		want = append(want, a.code)
	}
	for _, id := range want {
		if !slices.Contains(ids, id) {
			t.Errorf("nothing on the page has the id %s", id)
		}
	}
	seen := map[string]bool{}
	for _, id := range ids {
		if seen[id] {
			t.Errorf("the id %s is there twice", id)
		}
		seen[id] = true
	}
	for _, label := range found(labelPattern, page) {
		if !seen[label] {
			t.Errorf("the label %s is not on the page", label)
		}
	}
	for _, link := range found(linkPattern, page) {
		if anchor, ok := strings.CutPrefix(link, "#"); ok {
			if !seen[anchor] {
				t.Errorf("the link #%s leads nowhere", anchor)
			}
		} else if answer, _ := ask(t, "GET", base+link); answer.StatusCode != http.StatusOK {
			t.Errorf("the link %s leads to %d", link, answer.StatusCode)
		}
	}
	level := 0
	for _, h := range found(headingPattern, page) {
		next := int(h[0] - '0')
		if next > level+1 {
			t.Errorf("a heading of level %d follows one of level %d", next, level)
		}
		level = next
	}
	if n := strings.Count(page, "<h1"); n != 1 {
		t.Errorf("the page has %d headings of the first level", n)
	}
}

func TestDocsLoadNothing(t *testing.T) {
	t.Parallel()
	_, base := newDocsServer(t)
	answer, page := ask(t, "GET", base+"/api/docs")
	for _, bad := range []string{"<script", "<link", "<img", "<iframe", "<object", " src=", " style=", "url(", "@import", "javascript:", "ZgotmplZ", "<no value>", "%!"} {
		if strings.Contains(page, bad) {
			t.Errorf("the page has %s", bad)
		}
	}
	for _, link := range found(linkPattern, page) {
		if u, err := url.Parse(link); err != nil || u.Host != "" || u.Scheme != "" {
			t.Errorf("the page links to %s", link)
		}
	}
	_, style, _ := strings.Cut(page, "<style>")
	style, _, _ = strings.Cut(style, "</style>")
	sum := sha256.Sum256([]byte(style))
	policy := answer.Header.Get("Content-Security-Policy")
	if !strings.Contains(policy, "style-src 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'") {
		t.Errorf("the policy does not allow the style: %s", policy)
	}
	if !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe") || len(answer.Header.Values("Content-Security-Policy")) != 1 {
		t.Errorf("policy %q", answer.Header.Values("Content-Security-Policy"))
	}
	if !strings.HasPrefix(page, "<!DOCTYPE html>\n<html lang=\"en\">") || len(page) < 50_000 || len(page) > 900_000 {
		t.Errorf("%d bytes that begin with %.40q", len(page), page)
	}
}

func TestDocsAreConditional(t *testing.T) {
	t.Parallel()
	_, base := newDocsServer(t)
	for path, kind := range map[string]string{"/api/docs": "text/html; charset=utf-8", "/api/openapi.json": "application/json", "/api/openapi.yaml": "application/yaml"} {
		plain, page := ask(t, "GET", base+path)
		zipped, same := ask(t, "GET", base+path, "Accept-Encoding", "gzip")
		if plain.Header.Get("Content-Type") != kind || plain.Header.Get("Cache-Control") != "public, no-cache" {
			t.Errorf("%s: %v", path, plain.Header)
		}
		if zipped.Header.Get("Content-Encoding") != "gzip" || same != page || zipped.Header.Get("ETag") == plain.Header.Get("ETag") {
			t.Errorf("%s compressed: %v", path, zipped.Header)
		}
		if again, body := ask(t, "GET", base+path, "If-None-Match", plain.Header.Get("ETag")); again.StatusCode != http.StatusNotModified || body != "" {
			t.Errorf("%s again: %d", path, again.StatusCode)
		}
		if head, body := ask(t, "HEAD", base+path); head.StatusCode != http.StatusOK || body != "" || head.Header.Get("ETag") != plain.Header.Get("ETag") {
			t.Errorf("%s HEAD: %d %v", path, head.StatusCode, head.Header)
		}
	}
}

// TestExamplesMatchTheirSchemas also shows that every body of JSON has one.
func TestExamplesMatchTheirSchemas(t *testing.T) {
	t.Parallel()
	s, _ := newDocsServer(t)
	doc := s.api.OpenAPI()
	check := func(where string, mode huma.ValidateMode, schema *huma.Schema, example any) {
		raw, err := json.Marshal(example)
		if err != nil {
			t.Fatal(err)
		}
		var v any
		if err := json.Unmarshal(raw, &v); err != nil {
			t.Fatal(err)
		}
		result := huma.ValidateResult{}
		schema.PrecomputeMessages()
		huma.Validate(doc.Components.Schemas, schema, huma.NewPathBuffer(nil, 0), mode, v, &result)
		for _, err := range result.Errors {
			t.Errorf("%s: %v in %s", where, err, raw)
		}
	}
	for path, item := range doc.Paths {
		for _, op := range operationsOf(item) {
			if op.Summary == "" || op.Tags[0] == "" {
				t.Errorf("%s has no summary or tag", op.OperationID)
			}
			for name := range pathNames(path) {
				if !slices.ContainsFunc(op.Parameters, func(p *huma.Param) bool { return p.Name == name && p.In == "path" && p.Required }) {
					t.Errorf("%s does not describe {%s}", op.OperationID, name)
				}
			}
			for _, p := range op.Parameters {
				if p.Description == "" || p.In == "path" && p.Example == nil {
					t.Errorf("%s tells too little of %s", op.OperationID, p.Name)
				}
				if p.Example != nil {
					check(op.OperationID+" "+p.Name, huma.ModeWriteToServer, p.Schema, p.Example)
				}
			}
			if op.RequestBody != nil {
				if m := op.RequestBody.Content["application/json"]; m != nil {
					check(op.OperationID+" body", huma.ModeWriteToServer, m.Schema, m.Example)
				}
			}
			for code, r := range op.Responses {
				if r.Description == "" || code == "204" && len(r.Content) > 0 {
					t.Errorf("%s %s: description %q, content %v", op.OperationID, code, r.Description, r.Content)
				}
				for kind, m := range r.Content {
					if strings.HasSuffix(kind, "json") && op.OperationID != "getOpenAPI" {
						check(op.OperationID+" "+code, huma.ModeReadFromServer, m.Schema, m.Example)
					}
				}
			}
		}
	}
}

// operationsOf lists those of a path.
func operationsOf(p *huma.PathItem) []*huma.Operation {
	list := []*huma.Operation{p.Get, p.Post, p.Put, p.Patch, p.Delete}
	return slices.DeleteFunc(list, func(op *huma.Operation) bool { return op == nil })
}

func pathNames(path string) map[string]bool {
	names := map[string]bool{}
	for _, m := range regexp.MustCompile(`\{(\w+)\}`).FindAllStringSubmatch(path, -1) {
		names[m[1]] = true
	}
	return names
}

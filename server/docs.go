package server

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html/template"
	"net/http"
	"path"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"finds/embed"
	"finds/server/respond"
)

// getOpenAPI sends the OpenAPI document.
func (s *Server) getOpenAPI(w http.ResponseWriter, r *http.Request) error {
	d := &s.document
	d.once.Do(func() { d.json, d.err = s.api.OpenAPI().MarshalJSON() })
	if d.err != nil {
		return d.err
	}
	sendDocument(w, r, "application/json", d.json)
	return nil
}

// OpenAPI returns the document in YAML, as schema/openapi.yaml keeps it.
func (s *Server) OpenAPI() ([]byte, error) { return s.api.OpenAPI().YAML() }

// docsPage is the page of the API and the policy that lets its style work.
type docsPage struct {
	html   []byte
	policy string
}

// getDocs sends the document as a page: one answer that needs no script and
// loads nothing.
func (s *Server) getDocs(w http.ResponseWriter, r *http.Request) error {
	d := &s.document
	d.pageOnce.Do(func() { d.page, d.pageErr = newDocsPage(s.api.OpenAPI(), s.exampleBase()) })
	if d.pageErr != nil {
		return fmt.Errorf("make the page of the API: %w", d.pageErr)
	}
	w.Header().Set("Content-Security-Policy", d.page.policy)
	sendDocument(w, r, "text/html; charset=utf-8", d.page.html)
	return nil
}

// sendDocument sends something that is the same for everybody.
func sendDocument(w http.ResponseWriter, r *http.Request, kind string, body []byte) {
	respond.Conditional(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.Header().Set("Cache-Control", "public, no-cache")
		w.Write(body)
	})(w, r)
}

// exampleBase is where the examples send their requests.
func (s *Server) exampleBase() string {
	if s.BaseURL != nil {
		return strings.TrimSuffix(s.BaseURL.String(), "/")
	}
	return "http://" + cmp.Or(s.Address, "127.0.0.1:8080")
}

// newDocsPage renders the document.
func newDocsPage(doc *huma.OpenAPI, base string) (docsPage, error) {
	t, err := template.ParseFS(embed.Docs, "docs/page.html")
	if err != nil {
		return docsPage{}, err
	}
	style, err := embed.Docs.ReadFile("docs/style.css")
	if err != nil {
		return docsPage{}, err
	}
	var out strings.Builder
	if err := t.Execute(&out, newDocs(doc, base, string(style))); err != nil {
		return docsPage{}, err
	}
	sum := sha256.Sum256(style)
	return docsPage{[]byte(strings.TrimSpace(out.String()) + "\n"), "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) +
		"'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"}, nil
}

// What the template is filled with.
type (
	docs struct {
		Title, Version string
		Style          template.CSS
		Intro          template.HTML
		FirstSteps     template.HTML
		Groups         []docsGroup
		Objects        []docsObject
		Refusals       []docsRefusal
		Refusal        template.HTML
	}
	docsGroup struct {
		Name, Anchor string
		Description  template.HTML
		Operations   []docsOperation
	}
	docsOperation struct {
		ID, Method, Short, Access        string
		Summary, Path, Description, Curl template.HTML
		Parameters                       []docsField
		Body                             *docsObject
		Answers                          []docsAnswer
		Refusals                         []docsRefusal
	}
	docsField struct {
		Name, Mark string
		Type, Text template.HTML
		Rules      []template.HTML
	}
	docsObject struct {
		Anchor string
		Type   template.HTML
		Fields []docsField
		UsedBy []string
	}
	docsAnswer struct {
		Status              string
		Text, Type, Example template.HTML
		Headers             []docsField
	}
	docsReason  struct{ Name, Message string }
	docsRefusal struct {
		Status      int
		Code, Title string
		When        template.HTML
		Headers     []docsField
		Reasons     []docsReason
	}
)

// docsMaker turns a document into what the template shows.
type docsMaker struct {
	doc    *huma.OpenAPI
	base   string
	bodies map[string]bool     // schemas that are shown as the body of an operation
	given  map[string][]string // operations that answer a schema
}

func newDocs(doc *huma.OpenAPI, base, style string) docs {
	m := docsMaker{doc, base, map[string]bool{}, map[string][]string{}}
	d := docs{Title: doc.Info.Title, Version: doc.Info.Version, Style: template.CSS(style), Intro: paragraphs(doc.Info.Description)}
	steps := "TOKEN=$(curl -s " + base + "/api/auth/login \\\n  --json '{\"username\": \"ann\", \"password\": \"a long sentence is best\"}' | jq -r .token)\n\ncurl " +
		base + "/api/users/me -H \"Authorization: Bearer $TOKEN\""
	d.FirstSteps = coloured(steps)
	for _, t := range doc.Tags {
		d.Groups = append(d.Groups, docsGroup{t.Name, "tag-" + t.Name, paragraphs(t.Description), m.operations(t.Name)})
	}
	d.Objects = m.objects()
	for _, a := range answers {
		d.Refusals = append(d.Refusals, m.refusal(a))
	}
	slices.SortFunc(d.Refusals, func(a, b docsRefusal) int { return a.Status - b.Status })
	d.Refusal = coloured(jsonText(exampleProblem(byStatus(http.StatusUnprocessableEntity))))
	return d
}

// operations lists those of a tag by path and method.
func (m docsMaker) operations(tag string) (list []docsOperation) {
	paths := make([]string, 0, len(m.doc.Paths))
	for p := range m.doc.Paths {
		paths = append(paths, p)
	}
	slices.Sort(paths)
	for _, p := range paths {
		for _, op := range operations(m.doc.Paths[p]) {
			if slices.Contains(op.Tags, tag) {
				list = append(list, m.operation(op))
			}
		}
	}
	return list
}

func (m docsMaker) operation(op *huma.Operation) docsOperation {
	o := docsOperation{ID: op.OperationID, Method: op.Method, Short: strings.Replace(op.Method, "DELETE", "DEL", 1), Summary: inline(op.Summary),
		Path: breakable(op.Path), Description: paragraphs(op.Description), Curl: m.curl(op)}
	switch {
	case len(op.Security) == 0:
		o.Access = "no session needed"
	case len(op.Security[0]) == 0:
		o.Access = "session optional"
	}
	for _, p := range op.Parameters {
		f := m.field(p.Name, p.Schema, p.Required)
		f.Type += template.HTML(" in " + p.In)
		f.Text = inline(p.Description)
		o.Parameters = append(o.Parameters, f)
	}
	if op.RequestBody != nil {
		for kind, media := range op.RequestBody.Content {
			o.Body = m.body(kind, media.Schema)
			if !op.RequestBody.Required {
				o.Body.Type += ", optional"
			}
		}
	}
	for _, code := range slices.Sorted(keys(op.Responses)) {
		if a, ok := errorAnswer(code); ok {
			o.Refusals = append(o.Refusals, m.refusal(a))
		} else {
			o.Answers = append(o.Answers, m.answer(op, code))
		}
	}
	return o
}

// body shows what an operation takes. The first one with a schema is its
// place on the page.
func (m docsMaker) body(kind string, s *huma.Schema) *docsObject {
	o := &docsObject{Type: inline("`" + kind + "`")}
	if s.Ref != "" {
		name := path.Base(s.Ref)
		if !m.bodies[name] {
			o.Anchor, m.bodies[name] = name, true
		}
		s = m.doc.Components.Schemas.SchemaFromRef(s.Ref)
	}
	o.Fields = m.fields(s)
	return o
}

func (m docsMaker) answer(op *huma.Operation, code string) docsAnswer {
	r := op.Responses[code]
	a := docsAnswer{Status: code, Text: inline(r.Description)}
	var types []string
	for _, kind := range slices.Sorted(keys(r.Content)) {
		media := r.Content[kind]
		if kind == "application/json" && media.Example != nil {
			a.Example = coloured(jsonText(media.Example))
			types = append(types, string(m.typeOf(media.Schema)))
			m.gives(op.OperationID, media.Schema)
		} else {
			types = append(types, string(inline("`"+kind+"`")))
		}
	}
	a.Type = template.HTML(strings.Join(types, " or "))
	a.Headers = m.headers(r.Headers)
	return a
}

func (m docsMaker) headers(list map[string]*huma.Param) (fields []docsField) {
	for _, name := range slices.Sorted(keys(list)) {
		fields = append(fields, docsField{Name: name, Type: "header", Text: inline(list[name].Description)})
	}
	return fields
}

func (m docsMaker) refusal(a answer) docsRefusal {
	when := strings.ToUpper(a.when[:1]) + a.when[1:] + "."
	return docsRefusal{a.status, a.code, http.StatusText(a.status), paragraphs(when), m.headers(errorHeaders(a)), docsReasons(a)}
}

// curl is an example of a request.
func (m docsMaker) curl(op *huma.Operation) template.HTML {
	target, query := op.Path, []string{}
	for _, p := range op.Parameters {
		switch {
		case p.In == "path":
			target = strings.ReplaceAll(target, "{"+p.Name+"}", fmt.Sprint(p.Example))
		case p.In == "query" && (p.Required || op.OperationID == "listLocations" && numbers[p.Name] != [2]float64{}):
			query = append(query, p.Name+"="+fmt.Sprint(p.Example))
		}
	}
	target = m.base + target
	if len(query) > 0 {
		target = "'" + target + "?" + strings.Join(query, "&") + "'"
	}
	parts := []string{"curl " + target}
	if op.Method != http.MethodGet && (op.Method != http.MethodPost || op.RequestBody == nil) {
		parts[0] = "curl -X " + op.Method + " " + target
	}
	if len(op.Security) > 0 {
		parts = append(parts, `-H "Authorization: Bearer $TOKEN"`)
	}
	if ok := op.Responses["200"]; ok != nil {
		switch {
		case ok.Content["text/event-stream"] != nil:
			parts = append(parts, "--no-buffer")
		case ok.Content["image/webp"] != nil || ok.Content["image/png"] != nil:
			parts = append(parts, "--output picture")
		}
	}
	if op.RequestBody != nil {
		if media := op.RequestBody.Content["application/json"]; media != nil {
			parts = append(parts, "--json '"+strings.ReplaceAll(jsonText(media.Example), "'", `'\''`)+"'")
		} else {
			parts = append(parts, "-F file=@picture.jpg")
		}
	}
	return coloured(strings.Join(parts, " \\\n  "))
}

// docsReasons lists the refusals of an answer, with N for each number in them.
func docsReasons(a answer) (list []docsReason) {
	for _, e := range a.reasons() {
		list = append(list, docsReason{e.Reason, strings.NewReplacer("%d", "N", "%s", "N").Replace(e.Message)})
	}
	return list
}

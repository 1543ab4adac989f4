package apidoc

import (
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
)

// Page is the document as one HTML page that needs no script and loads nothing.
type Page struct {
	HTML   []byte
	Policy string // the Content-Security-Policy that allows its style
}

// render makes the page of the document.
func (d *Document) render() (Page, error) {
	t, err := template.New("page.html").Funcs(pageFuncs).ParseFS(embed.Docs, "docs/page.html")
	if err != nil {
		return Page{}, err
	}
	style, err := embed.Docs.ReadFile("docs/style.css")
	if err != nil {
		return Page{}, err
	}
	var out strings.Builder
	if err := t.Execute(&out, d.newDocs(string(style))); err != nil {
		return Page{}, err
	}
	sum := sha256.Sum256(style)
	hash := base64.StdEncoding.EncodeToString(sum[:])
	return Page{[]byte(strings.TrimSpace(out.String()) + "\n"), "default-src 'none'; style-src 'sha256-" + hash +
		"'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"}, nil
}

// What the template is filled with. Descriptions are the little Markdown of inline, and
// types that of typeText.
type (
	docs struct {
		Title, Version, Intro string
		Style                 template.CSS
		FirstSteps            string
		Groups                []docsGroup
		Objects               []docsObject
		Refusals              []docsRefusal
		Refusal               string
	}
	docsGroup struct {
		Name, Anchor, Description string
		Operations                []docsOperation
	}
	docsOperation struct {
		ID, Method, Short, Access        string
		Summary, Path, Description, Curl string
		Parameters                       []docsField
		Body                             *docsObject
		Answers                          []docsAnswer
		Refusals                         []docsRefusal
	}
	docsField struct {
		Name, Mark, Type, Text string
		Rules                  []string
	}
	docsObject struct {
		Anchor, Type string
		Fields       []docsField
		UsedBy       []string
	}
	docsAnswer struct {
		Status, Text, Type, Example string
		Headers                     []docsField
	}
	docsReason  struct{ Name, Message string }
	docsRefusal struct {
		Status            int
		Code, Title, When string
		Headers           []docsField
		Reasons           []docsReason
	}
)

// docsMaker turns a document into what the template shows.
type docsMaker struct {
	*Document
	bodies map[string]bool     // schemas that are shown as the body of an operation
	given  map[string][]string // operations that answer a schema
}

func (d *Document) newDocs(style string) docs {
	doc, base := d.doc, d.base
	m := docsMaker{d, map[string]bool{}, map[string][]string{}}
	page := docs{Title: doc.Info.Title, Version: doc.Info.Version, Style: template.CSS(style), Intro: doc.Info.Description}
	page.FirstSteps = "TOKEN=$(curl -s " + base + "/api/auth/login \\\n" +
		"  --json '{\"username\": \"ann\", \"password\": \"a long sentence is best\"}' | jq -r .token)\n\ncurl " +
		base + "/api/users/me -H \"Authorization: Bearer $TOKEN\""
	for _, t := range doc.Tags {
		page.Groups = append(page.Groups, docsGroup{t.Name, "tag-" + t.Name, t.Description, m.operations(t.Name)})
	}
	page.Objects = m.objects()
	for _, a := range d.refusals {
		page.Refusals = append(page.Refusals, m.describeRefusal(a))
	}
	slices.SortFunc(page.Refusals, func(a, b docsRefusal) int { return a.Status - b.Status })
	invalid, _ := d.refusal(itoa(http.StatusUnprocessableEntity))
	page.Refusal = jsonText(exampleProblem(invalid))
	return page
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
	o := docsOperation{ID: op.OperationID, Method: op.Method, Short: strings.Replace(op.Method, "DELETE", "DEL", 1),
		Summary: op.Summary, Path: op.Path, Description: op.Description, Curl: m.curl(op)}
	switch {
	case len(op.Security) == 0:
		o.Access = "no session needed"
	case len(op.Security[0]) == 0:
		o.Access = "session optional"
	}
	for _, p := range op.Parameters {
		f := m.field(p.Name, p.Schema, p.Required)
		f.Type += " in " + p.In
		f.Text = p.Description
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
		if r, ok := m.refusal(code); ok {
			o.Refusals = append(o.Refusals, m.describeRefusal(r))
		} else {
			o.Answers = append(o.Answers, m.answer(op, code))
		}
	}
	return o
}

// body shows what an operation takes. The first one with a schema is its
// place on the page.
func (m docsMaker) body(kind string, s *huma.Schema) *docsObject {
	o := &docsObject{Type: "`" + kind + "`"}
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
	a := docsAnswer{Status: code, Text: r.Description}
	var types []string
	for _, kind := range slices.Sorted(keys(r.Content)) {
		media := r.Content[kind]
		if kind == "application/json" && media.Example != nil {
			a.Example = jsonText(media.Example)
			types = append(types, typeOf(media.Schema))
			m.gives(op.OperationID, media.Schema)
		} else {
			types = append(types, "`"+kind+"`")
		}
	}
	a.Type = strings.Join(types, " or ")
	a.Headers = m.headers(r.Headers)
	return a
}

func (m docsMaker) headers(list map[string]*huma.Param) (fields []docsField) {
	for _, name := range slices.Sorted(keys(list)) {
		fields = append(fields, docsField{Name: name, Type: "header", Text: list[name].Description})
	}
	return fields
}

func (m docsMaker) describeRefusal(r Refusal) docsRefusal {
	when := strings.ToUpper(r.When[:1]) + r.When[1:] + "."
	return docsRefusal{r.Status, r.Code, http.StatusText(r.Status), when, m.headers(errorHeaders(r)), docsReasons(r)}
}

// curl is an example of a request.
func (m docsMaker) curl(op *huma.Operation) string {
	target, query := op.Path, []string{}
	for _, p := range op.Parameters {
		switch {
		case p.In == "path":
			target = strings.ReplaceAll(target, "{"+p.Name+"}", fmt.Sprint(p.Example))
		case p.In == "query" && (p.Required || slices.Contains(notesOf(op).CurlQuery, p.Name)):
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
	return strings.Join(parts, " \\\n  ")
}

// docsReasons lists the refusals of an answer, with N for each number in them.
func docsReasons(r Refusal) (list []docsReason) {
	for _, e := range r.Reasons {
		list = append(list, docsReason{e.Reason, strings.NewReplacer("%d", "N", "%s", "N").Replace(e.Message)})
	}
	return list
}

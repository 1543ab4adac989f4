package apidoc

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"iter"
	"maps"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// This file names types and rules for the page of the API, and has the functions by which
// its template writes texts.

var pageFuncs = template.FuncMap{
	"inline": inline, "paragraphs": paragraphs, "type": typeText, "breakable": breakable, "coloured": coloured,
}

func keys[V any](m map[string]V) iter.Seq[string] { return maps.Keys(m) }

// objects shows the schemas that are not the body of an operation.
func (m docsMaker) objects() (list []docsObject) {
	asked, used := m.uses()
	for _, name := range slices.Sorted(keys(m.doc.Components.Schemas.Map())) {
		if m.bodies[name] {
			continue
		}
		s := m.doc.Components.Schemas.Map()[name]
		o := docsObject{Anchor: name, Fields: m.fields(s), UsedBy: slices.Concat(used[name], m.given[name])}
		if !asked[name] { // of an answer, where most members are always there
			for i, f := range o.Fields {
				o.Fields[i].Mark = strings.TrimPrefix(f.Mark, "required")
			}
		}
		list = append(list, o)
	}
	return list
}

// gives notes that an operation answers a schema.
func (m docsMaker) gives(operation string, s *huma.Schema) {
	for ; s != nil; s = s.Items {
		if name := path.Base(s.Ref); s.Ref != "" && !slices.Contains(m.given[name], operation) {
			m.given[name] = append(m.given[name], operation)
		}
	}
}

// uses tells which schemas requests are made of, and by which other schemas
// each is used.
func (m docsMaker) uses() (asked map[string]bool, used map[string][]string) {
	asked, used = maps.Clone(m.bodies), map[string][]string{}
	all := m.doc.Components.Schemas.Map()
	for _, name := range slices.Sorted(keys(all)) {
		for _, p := range all[name].Properties {
			for ; p != nil; p = p.Items {
				if p = present(p); p.Ref == "" {
					continue
				}
				target := path.Base(p.Ref)
				if !slices.Contains(used[target], name) {
					used[target] = append(used[target], name)
				}
				asked[target] = asked[target] || m.bodies[name]
			}
		}
	}
	return asked, used
}

// fields shows the members of an object: those that are required as the type
// has them, then the others by name.
func (m docsMaker) fields(s *huma.Schema) (list []docsField) {
	names := slices.Clone(s.Required)
	for _, name := range slices.Sorted(keys(s.Properties)) {
		if !slices.Contains(s.Required, name) {
			names = append(names, name)
		}
	}
	for i, name := range names {
		list = append(list, m.field(name, s.Properties[name], i < len(s.Required)))
	}
	return list
}

func (m docsMaker) field(name string, s *huma.Schema, required bool) docsField {
	f := docsField{Name: name, Mark: "optional", Type: typeOf(s), Text: s.Description, Rules: docsRules(s)}
	if required {
		f.Mark = "required"
	}
	return f
}

// typeOf names a type, with objects in brackets.
func typeOf(s *huma.Schema) string {
	name := s.Type
	extra, isSchema := s.AdditionalProperties.(*huma.Schema)
	switch {
	case len(s.AnyOf) > 0:
		return typeOf(present(s)) + " or null"
	case s.Ref != "":
		return "[" + path.Base(s.Ref) + "]"
	case s.Type == huma.TypeArray:
		name = "array of " + typeOf(s.Items)
	case s.Type == huma.TypeObject && isSchema:
		name = "object of " + typeOf(extra) + " members"
	case s.Format == "date-time":
		name = "time"
	case s.Format == "binary":
		name = "file"
	}
	if s.Nullable {
		name += " or null"
	}
	return name
}

// docsRules tells what a value must be.
func docsRules(s *huma.Schema) (list []string) {
	add := func(format string, a ...any) { list = append(list, fmt.Sprintf(format, a...)) }
	if len(s.Enum) > 0 {
		values := make([]string, len(s.Enum))
		for i, v := range s.Enum {
			values[i] = fmt.Sprintf("`%v`", v)
		}
		add("one of %s", strings.Join(values, ", "))
	}
	if s.ExclusiveMinimum != nil {
		add("over %v", *s.ExclusiveMinimum)
	}
	span(add, "", number(s.Minimum), number(s.Maximum))
	span(add, " characters", number(s.MinLength), number(s.MaxLength))
	span(add, " items", number(s.MinItems), number(s.MaxItems))
	if s.Default != nil {
		add("default `%v`", s.Default)
	}
	if len(s.Examples) > 0 && len(s.Enum) == 0 && s.Type != huma.TypeObject && s.Type != huma.TypeBoolean {
		add("such as `%s`", exampleText(s.Examples[0]))
	}
	return list
}

// exampleText writes an example without an exponent, which fmt has for large numbers.
func exampleText(v any) string {
	if f, ok := v.(float64); ok {
		return strconv.FormatFloat(f, 'f', -1, 64)
	}
	return fmt.Sprint(v)
}

func number[T int | float64](v *T) string {
	if v == nil {
		return ""
	}
	return fmt.Sprint(*v)
}

// span tells a rule of two bounds, of which either may be missing.
func span(add func(string, ...any), unit, low, high string) {
	switch {
	case low != "" && low == high:
		add("%s%s", low, unit)
	case low != "" && high != "":
		add("%s to %s%s", low, high, unit)
	case low != "":
		add("at least %s%s", low, unit)
	case high != "":
		add("at most %s%s", high, unit)
	}
}

// plain writes text as it stands between tags, where quotes are quotes.
func plain(s string) string { return textEscaper.Replace(s) }

var textEscaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")

var emphasis = regexp.MustCompile(`\*([^*\s][^*]*)\*`)

// inline writes a line of the little Markdown that descriptions use: `code`
// and *emphasis*. Everything else is text.
func inline(s string) template.HTML {
	var b strings.Builder
	for i, part := range strings.Split(s, "`") {
		part = plain(part)
		if i%2 == 1 {
			b.WriteString("<code>" + part + "</code>")
		} else {
			b.WriteString(emphasis.ReplaceAllString(part, "<em>$1</em>"))
		}
	}
	return template.HTML(b.String())
}

// paragraphs writes text whose paragraphs an empty line divides.
func paragraphs(s string) (out template.HTML) {
	for p := range strings.SplitSeq(s, "\n\n") {
		if p != "" {
			out += "<p>" + inline(p) + "</p>\n"
		}
	}
	return out
}

var objectName = regexp.MustCompile(`\[(\w+)\]`)

// typeText writes a type as typeOf names it, with links to objects.
func typeText(s string) template.HTML {
	return template.HTML(objectName.ReplaceAllString(string(inline(s)), `<a href="#$1">$1</a>`))
}

// breakable writes a path that may be broken after each slash.
func breakable(p string) template.HTML {
	return template.HTML(strings.ReplaceAll(plain(p), "/", "/<wbr>"))
}

// jsonText writes an example as JSON for people.
func jsonText(v any) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(v); err != nil {
		return "" // examples are made of what JSON has
	}
	return strings.TrimSpace(b.String())
}

var memberName = regexp.MustCompile(`(?m)^(\s*)("[A-Za-z0-9]+"):`)

// coloured writes an example and marks the names of the members of its JSON.
func coloured(s string) template.HTML {
	return template.HTML(memberName.ReplaceAllString(plain(s), "$1<span>$2</span>:"))
}

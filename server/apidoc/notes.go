package apidoc

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// Notes are what the document says of an operation and Huma does not know.
type Notes struct {
	Input     reflect.Type              // whose tags have samples of parameters, or nil
	Examples  map[string]map[string]any // members that differ from those of the type, by status or "body"; Omit leaves one out
	Creates   string                    // when it answers 201 in place of 200, or ""
	Existing  string                    // when it answers 200 in place of 201, or ""
	CurlQuery []string                  // optional parameters that the example request has
}

// Attach adds the notes to an operation, before it is registered.
func (n Notes) Attach(op *huma.Operation) { op.Metadata = map[string]any{notesName: n} }

const notesName = "apidoc"

func notesOf(op *huma.Operation) Notes {
	n, _ := op.Metadata[notesName].(Notes)
	return n
}

// Omit is the value of a member that an example leaves out.
type Omit struct{}

// fieldName returns the name that a field has in JSON or as a parameter.
func fieldName(f reflect.StructField) string {
	for _, key := range []string{"json", "path", "query", "header"} {
		if name, _, _ := strings.Cut(f.Tag.Get(key), ","); name != "" {
			return name
		}
	}
	return f.Name
}

// samples returns the values of the sample tags of a struct, by the names of their fields.
func samples(t reflect.Type) map[string]any {
	values := map[string]any{}
	if t == nil || t.Kind() != reflect.Struct {
		return values
	}
	for f := range t.Fields() {
		if !f.Anonymous {
			continue
		}
		maps.Copy(values, samples(f.Type))
		if text := f.Tag.Get("sample"); text != "" {
			maps.Copy(values, parseSample(f, text).(map[string]any))
		}
	}
	for f := range t.Fields() {
		if text := f.Tag.Get("sample"); text != "" && !f.Anonymous {
			values[fieldName(f)] = parseSample(f, text)
		}
	}
	return values
}

func parseSample(f reflect.StructField, text string) (v any) {
	switch {
	case text == "-":
		return Omit{}
	case f.Type.Kind() == reflect.String:
		return text
	}
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		panic(fmt.Sprintf("the sample of %s is not JSON: %v", f.Name, err)) // tags are part of the program
	}
	return v
}

// omissions returns the sampleWithout tags of a struct, by the names of their fields.
func omissions(t reflect.Type) map[string]string {
	names := map[string]string{}
	if t == nil || t.Kind() != reflect.Struct {
		return names
	}
	for f := range t.Fields() {
		if name := f.Tag.Get("sampleWithout"); name != "" {
			names[fieldName(f)] = name
		}
	}
	return names
}

// Tagged returns the names of the parameters and members of a type whose tag has a value,
// at any depth.
func Tagged(t reflect.Type, tag, value string) map[string]bool {
	names := map[string]bool{}
	var walk func(t reflect.Type)
	walk = func(t reflect.Type) {
		for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
			t = t.Elem()
		}
		if t.Kind() != reflect.Struct {
			return
		}
		for f := range t.Fields() {
			if f.Tag.Get(tag) == value {
				names[fieldName(f)] = true
			} else {
				walk(f.Type)
			}
		}
	}
	walk(t)
	return names
}

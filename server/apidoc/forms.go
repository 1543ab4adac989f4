package apidoc

import "github.com/danielgtaylor/huma/v2"

// form is what a text must match: a regular expression in the dialect that Go and ECMA-262
// share, and its description in refusals and in the document.
type form struct{ pattern, description string }

const (
	// notInLine are the control characters, and the overrides of direction, which could make
	// one text look like another (Unicode Technical Report 36, section 3.1).
	notInLine = "\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069"
	// notInText are the control characters but tab and line feed.
	notInText = `\x00-\x08\x0b-\x1f\x7f-\x9f`
	// blank are characters that show nothing: those of the categories of controls, formats,
	// separators and marks, and the letters and symbols that are drawn empty.
	blank = "\\p{Cc}\\p{Cf}\\p{Z}\\p{M}\u115f\u1160\u2800\u3164\uffa0"
)

// forms are the forms that tags of fields name, as in pattern:"line".
var forms = map[string]form{
	"line":         {`^[^` + notInLine + `]*$`, "one line without control characters or direction overrides"},
	"visible line": {visible(notInLine), "one line with a visible character, without control characters or direction overrides"},
	"text":         {`^[^` + notInText + `]*$`, "text without control characters"},
	"visible text": {visible(notInText), "text with a visible character, without control characters"},
	"base64url":    {`^[A-Za-z0-9_-]*$`, "base64url"},
	"username":     {`^[A-Za-z0-9_-]*$`, "letters a to z, digits, _ and -"},
}

// visible matches texts without the excluded characters that are empty or have one that is
// not blank. Whether a text may be empty is up to its minimum length.
func visible(excluded string) string {
	return `^([^` + excluded + `]*[^` + blank + `][^` + excluded + `]*)?$`
}

// ExpandForms replaces the names of forms in the schemas of an API by their patterns. Call
// it once, after all operations are registered and before the first request.
func ExpandForms(doc *huma.OpenAPI) {
	for _, s := range doc.Components.Schemas.Map() {
		expand(s)
	}
	for _, item := range doc.Paths {
		for _, op := range operations(item) {
			for _, p := range op.Parameters {
				expand(p.Schema)
			}
		}
	}
}

func expand(s *huma.Schema) {
	if s == nil {
		return
	}
	if f, ok := forms[s.Pattern]; ok {
		s.Pattern, s.PatternDescription = f.pattern, f.description
		s.PrecomputeMessages()
	}
	expand(s.Items)
	for _, p := range s.Properties {
		expand(p)
	}
}

package guards

import (
	"os"
	"regexp"
	"testing"

	. "finds/server/servertest"
)

// TestDocumentedExamples sends the subscription of docs/push.md, and computes the
// challenge of docs/identity-provider.md.
func TestDocumentedExamples(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	text := string(Must(os.ReadFile("../../../docs/push.md"))) + string(Must(os.ReadFile("../../../docs/identity-provider.md")))
	body := regexp.MustCompile(`(?s)/api/push/subscriptions .*? --json '(\{.*?\}\})'`).FindStringSubmatch(text)
	pair := regexp.MustCompile("verifier `(\\S+)` has the challenge\\s`(\\S+)`\\.\n").FindStringSubmatch(text)
	if body == nil || pair == nil {
		t.Fatal("the documents have no such examples")
	}
	OK(a.As("ann"), 201, "POST", "/api/push/subscriptions", body[1])
	if S256(pair[1]) != pair[2] {
		t.Errorf("the challenge is %s", S256(pair[1]))
	}
}

// TestDocumentIsStrict: the document has what strict readers expect. Each operation says whether it
// needs a session, and schemas have only the keywords of OpenAPI 3.1.
func TestDocumentIsStrict(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	doc := Call[M](a.Anonymous(), 200, "GET", "/api/openapi.json", nil)
	for path, item := range doc["paths"].(M) {
		for method, op := range item.(M) {
			if _, ok := op.(M)["security"].([]any); !ok {
				t.Errorf("%s %s does not say whether it needs a session", method, path)
			}
		}
	}
	var visit func(where string, v any)
	visit = func(where string, v any) {
		switch v := v.(type) {
		case M:
			if _, ok := v["patternDescription"]; ok {
				t.Errorf("%s has patternDescription, which is not a keyword", where)
			}
			for name, member := range v {
				visit(where+"."+name, member)
			}
		case []any:
			for _, item := range v {
				visit(where, item)
			}
		}
	}
	visit("", doc)
}

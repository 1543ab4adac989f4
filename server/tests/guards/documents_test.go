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

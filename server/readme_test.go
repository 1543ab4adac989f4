package server_test

import (
	"os"
	"regexp"
	"testing"
)

// TestReadmeExamples sends the subscription of the README, and computes its
// challenge.
func TestReadmeExamples(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite")
	text := string(must(os.ReadFile("../README.md")))
	body := regexp.MustCompile(`(?s)/api/push/subscriptions .*? --json '(\{.*?\}\})'`).FindStringSubmatch(text)
	pair := regexp.MustCompile(`verifier (\S+), for one, has the challenge (\S+)\.\n`).FindStringSubmatch(text)
	if body == nil || pair == nil {
		t.Fatal("the README has no such examples")
	}
	ok(a.as("ann"), 201, "POST", "/api/push/subscriptions", body[1])
	if s256(pair[1]) != pair[2] {
		t.Errorf("the challenge is %s", s256(pair[1]))
	}
}

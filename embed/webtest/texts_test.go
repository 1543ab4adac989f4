package webtest

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"finds/embed"
	"finds/schema"
)

// placeholders are the names that a text stands for.
func placeholders(text any) string {
	list := regexp.MustCompile(`\{\w+\}`).FindAllString(fmt.Sprint(text), -1)
	slices.Sort(list)
	return strings.Join(slices.Compact(list), " ")
}

// serverTexts are the names of the texts for what the service refuses, with whether
// each may speak of a limit.
func serverTexts() map[string]bool {
	keys := map[string]bool{}
	for _, e := range schema.Refusals() {
		keys["reason."+e.Reason] = e.Kind == schema.TooLarge
	}
	limited := []schema.Rule{schema.RuleMin, schema.RuleOver, schema.RuleMax, schema.RuleMinLength, schema.RuleMaxLength, schema.RuleMinItems, schema.RuleMaxItems, schema.RuleGuessable}
	for _, rule := range schema.Rules() {
		keys["rule."+string(rule)] = slices.Contains(limited, rule)
	}
	return keys
}

// sources are the texts of the client's sources by name.
func sources(t *testing.T) map[string]string {
	t.Helper()
	found := map[string]string{}
	err := fs.WalkDir(embed.Web(), "app", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(embed.Web(), name)
		found[name] = string(text)
		return err
	})
	if err != nil || len(found) < 30 {
		t.Fatalf("%d sources found: %v", len(found), err)
	}
	return found
}

// TestClientReadsNoSentences: the client knows refusals and notifications by their
// codes, so that the service may reword what it says.
func TestClientReadsNoSentences(t *testing.T) {
	t.Parallel()
	reads := regexp.MustCompile(`(\w+)\.(detail|message)\b`)
	for name, text := range sources(t) {
		for _, e := range schema.Refusals() {
			if strings.Contains(text, e.Message) {
				t.Errorf("%s has a sentence of the service: %q", name, e.Message)
			}
		}
		for _, found := range reads.FindAllStringSubmatch(text, -1) {
			ofEvent := found[1] == "e" && found[2] == "detail"
			keeps := found[2] == "detail" && (name == "app/api.js" || name == "app/i18n.js") // to show it for a reason that they do not know
			if !ofEvent && !keeps {
				t.Errorf("%s reads %s", name, found[0])
			}
		}
	}
}

// usedTexts are the texts that the sources of the client ask for by name.
func usedTexts(t *testing.T) (keys []string) {
	t.Helper()
	form := regexp.MustCompile(`"((?:app|nav|action|error|rule|form|time|account|session|signin|join|missing|map|places|here|find|comment|edit|spot|upload|people|friend|person|profile|note|push|settings|device|about)\.[a-zA-Z_]+)"`)
	for name, text := range sources(t) {
		if strings.HasPrefix(name, "app/text/") {
			continue
		}
		for _, found := range form.FindAllStringSubmatch(text, -1) {
			keys = append(keys, found[1])
		}
	}
	if len(keys) < 200 {
		t.Fatalf("%d texts found", len(keys))
	}
	return keys
}

package screens

import (
	"fmt"
	"io/fs"
	"path"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	. "finds/embed/webtest"
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
		keys["reason."+e.Reason] = e.Kind == schema.TooLarge || strings.Contains(e.Message, "%d") || e.Is(schema.ErrSuspended)
	}
	action, _ := reflect.TypeFor[schema.Act]().FieldByName("Action")
	for _, act := range strings.Split(action.Tag.Get("enum"), ",") {
		keys["admin.act."+act] = true // who did it and to what
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
	err := fs.WalkDir(Sources, "app", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(Sources, name)
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

// textNames are the names of the English texts, in the order of their files.
func textNames(t *testing.T) (keys []string) {
	t.Helper()
	all := sources(t)
	for _, found := range regexp.MustCompile(`(?m)^  "([^"]+)": `).FindAllStringSubmatch(all["app/text/en.js"]+all["app/text/en.more.js"]+all["app/text/en.rare.js"]+all["app/text/en.refused.js"], -1) {
		keys = append(keys, found[1])
	}
	if len(keys) < 250 {
		t.Fatalf("%d texts found", len(keys))
	}
	return keys
}

// usedTexts are the texts that the sources of the client ask for by name.
func usedTexts(t *testing.T) (keys []string) {
	t.Helper()
	var groups []string
	for _, key := range textNames(t) {
		group, _, _ := strings.Cut(key, ".")
		groups = append(groups, group)
	}
	slices.Sort(groups)
	form := regexp.MustCompile(`"((?:` + strings.Join(slices.Compact(groups), "|") + `)\.[a-zA-Z_.]+)"`)
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

// TestTextsAreUsed: the client asks for each text, by its name or by one that it puts together,
// as `note.${n.type}`, of words that the client or the service has.
func TestTextsAreUsed(t *testing.T) {
	t.Parallel()
	used := map[string]bool{}
	for _, key := range usedTexts(t) {
		used[key] = true
	}
	for key := range serverTexts() {
		used[key] = true
	}
	var code strings.Builder
	for name, text := range sources(t) {
		if !strings.HasPrefix(name, "app/text/") {
			code.WriteString(text)
		}
	}
	words := map[string]bool{}
	for _, found := range regexp.MustCompile(`"(\w+)"|\b(\w+):`).FindAllStringSubmatch(code.String(), -1) {
		words[found[1]+found[2]] = true
	}
	for _, category := range schema.Categories() {
		words[category] = true
	}
	result, _ := reflect.TypeFor[schema.BackupState]().FieldByName("Result")
	for _, word := range strings.Split(result.Tag.Get("enum"), ",") {
		words[word] = true
	}
	words[schema.ImportAbsent] = true
	for key := range serverTexts() {
		_, word, _ := strings.Cut(key, ".")
		words[word] = true
	}
	var made []*regexp.Regexp
	for _, found := range regexp.MustCompile("`(\\w+\\.)([\\w.]*)\\$\\{[^}]+\\}([\\w.]*)`").FindAllStringSubmatch(code.String(), -1) {
		if found[1] != "reason." && found[1] != "rule." { // of which serverTexts has all
			made = append(made, regexp.MustCompile(`^`+regexp.QuoteMeta(found[1]+found[2])+`(\w+)`+regexp.QuoteMeta(found[3])+`$`))
		}
	}
	for _, key := range textNames(t) {
		isMade := slices.ContainsFunc(made, func(form *regexp.Regexp) bool {
			found := form.FindStringSubmatch(key)
			return found != nil && words[found[1]]
		})
		if !used[key] && !isMade {
			t.Errorf("nothing shows the text %q", key)
		}
	}
}

// TestFirstTexts: no part asks for a text that loads later: main.js and first.js for none of the other files, and edit.js and more.js for none of rare.js.
func TestFirstTexts(t *testing.T) {
	t.Parallel()
	all := sources(t)
	imports := regexp.MustCompile(`(?m)^(?:import|export) [^;]*?"(\.[^"]+)";`)
	keys := func(name string) (list []string) {
		for _, found := range regexp.MustCompile(`(?m)^  "([^"]+)":`).FindAllStringSubmatch(all[name], -1) {
			list = append(list, found[1])
		}
		return list
	}
	// A key as it is, or the beginning of one that a template goes on with.
	asked := regexp.MustCompile("\"(\\w+\\.[\\w.]+)\"|`(\\w+\\.[\\w.]*)\\$")
	rare := keys("app/text/en.rare.js")
	more := slices.Concat(keys("app/text/en.more.js"), rare)
	for entry, later := range map[string][]string{"app/first.js": more, "app/edit.js": rare, "app/more.js": rare} {
		seen, next := map[string]bool{}, []string{"app/main.js", entry}
		n := 0
		for len(next) > 0 {
			name := next[0]
			next = next[1:]
			if seen[name] {
				continue
			}
			seen[name] = true
			for _, found := range imports.FindAllStringSubmatch(all[name], -1) {
				if to := path.Join(path.Dir(name), found[1]); all[to] != "" {
					next = append(next, to)
				}
			}
			for _, found := range asked.FindAllStringSubmatch(all[name], -1) {
				for _, key := range later {
					if key == found[1] || found[2] != "" && strings.HasPrefix(key, found[2]) {
						t.Errorf("%s asks for the text %s, which loads later than %s", name, key, entry)
					}
				}
				n++
			}
		}
		if len(seen) < 50 || seen["app/map/map.screen.js"] != (entry == "app/first.js") || seen["app/admin/admin.screen.js"] {
			t.Fatalf("%d sources come with %s", len(seen), entry)
		}
		if entry == "app/first.js" && n < len(keys("app/text/en.js"))/2 {
			t.Errorf("%d texts are asked for by what comes with %s", n, entry)
		}
	}
}

package webtest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"finds/embed"
)

// placeholders are the names that a text stands for.
func placeholders(text any) string {
	list := regexp.MustCompile(`\{\w+\}`).FindAllString(fmt.Sprint(text), -1)
	slices.Sort(list)
	return strings.Join(slices.Compact(list), " ")
}

// refusals are the messages of all that the service refuses with.
func refusals(t *testing.T) (messages []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "../../schema/errors.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		v, ok := n.(*ast.ValueSpec)
		if !ok || !strings.HasPrefix(v.Names[0].Name, "Err") {
			return true
		}
		ast.Inspect(v, func(n ast.Node) bool {
			if kv, ok := n.(*ast.KeyValueExpr); ok && fmt.Sprint(kv.Key) == "Message" {
				if lit, ok := kv.Value.(*ast.BasicLit); ok {
					messages = append(messages, must(strconv.Unquote(lit.Value)))
				}
			}
			return true
		})
		return false
	})
	if len(messages) < 30 {
		t.Fatalf("only %d refusals found", len(messages))
	}
	return messages
}

// ruleTexts are what the service says of fields, with numbers in it.
func ruleTexts(t *testing.T) (messages []string) {
	t.Helper()
	form := regexp.MustCompile(`"(expected [^"]+)"`)
	for _, dir := range []string{"schema", "server", "store"} {
		for _, name := range must(filepath.Glob("../../" + dir + "/*.go")) {
			if !strings.HasSuffix(name, "_test.go") {
				for _, found := range form.FindAllStringSubmatch(string(must(os.ReadFile(name))), -1) {
					messages = append(messages, strings.ReplaceAll(found[1], "%d", "5"))
				}
			}
		}
	}
	if len(messages) < 20 {
		t.Fatalf("only %d rules found", len(messages))
	}
	return messages
}

// usedTexts are the texts that the sources of the client ask for by name.
func usedTexts(t *testing.T) (keys []string) {
	t.Helper()
	form := regexp.MustCompile(`"((?:app|nav|action|error|rule|form|time|account|session|signin|join|missing|map|places|here|find|comment|edit|spot|upload|people|friend|person|profile|note|push|settings|device|about)\.[a-zA-Z_]+)"`)
	err := fs.WalkDir(embed.Web(), "app", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(name, "app/text/") {
			return err
		}
		text, err := fs.ReadFile(embed.Web(), name)
		for _, found := range form.FindAllStringSubmatch(string(text), -1) {
			keys = append(keys, found[1])
		}
		return err
	})
	if err != nil || len(keys) < 200 {
		t.Fatalf("%d texts found: %v", len(keys), err)
	}
	return keys
}

package server_test

import (
	"io/fs"
	"path"
	"regexp"
	"strings"
	"testing"

	"finds/embed"
)

// TestScriptCommentsAreNoText: the lines that are emptied before scripts are sent, since
// they look like comments, are not within the text of a template.
func TestScriptCommentsAreNoText(t *testing.T) {
	t.Parallel()
	comment := regexp.MustCompile(`(?m)^[\t ]*//.*$`)
	n := 0
	err := fs.WalkDir(embed.Web(), ".", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".js" || strings.HasPrefix(name, "lib/") {
			return err
		}
		b, err := fs.ReadFile(embed.Web(), name)
		quotes := 0
		for i, line := range strings.Split(string(b), "\n") {
			if !comment.MatchString(line) {
				quotes += strings.Count(line, "`")
			} else if n++; quotes%2 == 1 {
				t.Errorf("%s:%d: a line within a template looks like a comment", name, i+1)
			}
		}
		return err
	})
	if err != nil || n < 100 {
		t.Errorf("%d comments, %v", n, err)
	}
}

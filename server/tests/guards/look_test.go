package guards

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestStableProperties: the custom properties that the documentation calls stable are those of the style sheets.
func TestStableProperties(t *testing.T) {
	t.Parallel()
	read := func(name string) string {
		t.Helper()
		b, err := os.ReadFile("../../../" + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	app, share := read("embed/web/app.css"), read("server/sharepage/style.css")
	n := 0
	for _, row := range regexp.MustCompile(`(?m)^\| (`+"`--"+`[^|]*) \|[^|]*\| (yes)? ?\|$`).FindAllStringSubmatch(read("docs/appearance.md"), -1) {
		for _, name := range regexp.MustCompile(`--[a-z-]+`).FindAllString(row[1], -1) {
			n++
			if !strings.Contains(app, " "+name+": ") {
				t.Errorf("app.css does not set %s", name)
			}
			if isThere := strings.Contains(share, " "+name+": "); isThere != (row[2] == "yes") {
				t.Errorf("style.css of the pages of shares sets %s: %v", name, isThere)
			}
		}
	}
	if n < 15 {
		t.Errorf("the documentation has %d properties", n)
	}
}

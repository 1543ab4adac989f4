package respond

import (
	"slices"
	"strings"
	"testing"
)

// FuzzTags reads any header as a list of entity tags: a tag of ours is found
// wherever it stands, and a garbled one is a version that never was.
func FuzzTags(f *testing.F) {
	for _, seed := range []string{`"abc.def"`, `W/"abc.def"`, `*`, ``, `"a", "b"`, `,`, `"`, `"zzzzzzzzzzzzzzzzzzzzzz.x"`, `-1`, `"-abc.x"`, `"abc"; x=1`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, header string) {
		list := IfMatchVersions(header)
		if trimmed := strings.TrimSpace(header); (list == nil) != (trimmed == "" || trimmed == "*") {
			t.Errorf("If-Match %q narrows to %v", header, list)
		}
		if len(list) > strings.Count(header, ",")+1 {
			t.Errorf("If-Match %q names %v", header, list)
		}
		if strings.TrimSpace(header) != "" && strings.TrimSpace(header) != "*" && !slices.Contains(IfMatchVersions(header+`, "7.x"`), 7) {
			t.Errorf("If-Match %q hides a tag of ours", header)
		}
		if !Matches(header+`, "7.x"`, `"7.x"`) {
			t.Errorf("If-None-Match %q hides a tag of ours", header)
		}
		if Matches(header, `"a tag that is nowhere"`) && !strings.Contains(header, "*") && !strings.Contains(header, "nowhere") {
			t.Errorf("If-None-Match %q matches anything", header)
		}
		Accepts(header, "br")
	})
}

// TestAccepts: names of codings have no case, x-gzip is gzip, and a weight of 0 is a refusal (RFC 9110,
// sections 8.4.1 and 12.4.2).
func TestAccepts(t *testing.T) {
	t.Parallel()
	for header, want := range map[string]bool{"gzip": true, "GZIP": true, "x-gzip": true, "br, X-GZip;q=0.5": true, "*": true, "*, x-gzip;q=0": false, "gzip;Q=0": false,
		"gzip;q=0": false, "": false, "br": false, "xgzip": false, "gzip;q=x": false} {
		if got := Accepts(header, "gzip"); got != want {
			t.Errorf("%q: %t, want %t", header, got, want)
		}
	}
	for header, want := range map[string]bool{"gzip, deflate, br": true, "BR;q=0.1": true, "*": true, "*, br;q=0": false, "br;q=0, *": false, "br;q=1, *;q=0": true, "gzip": false, "x-br": false, "": false} {
		if got := Accepts(header, "br"); got != want {
			t.Errorf("br, of %q: %t, want %t", header, got, want)
		}
	}
}

package importing

import (
	"errors"
	"runtime"
	"strings"
	"testing"

	"finds/schema"
)

// TestLongLists reads finds and lists with millions of photos and finds, which must not all be in memory.
func TestLongLists(t *testing.T) {
	const many = 2_000_000
	for name, test := range map[string]struct {
		text string
		want error
	}{
		"photos":        {`{"format":"finds","finds":[{"title":"x","media":[` + strings.Repeat("{},", many) + `{}]}]}`, nil},
		"finds":         {`{"format":"finds","finds":[{"title":"x"}],"lists":[{"name":"x","findIds":[` + strings.Repeat(`"",`, many) + `""]}]}`, schema.ErrImportUnsafe},
		"none":          {`{"format":"finds","finds":[{"title":"x","media":null}],"lists":[{"name":"x","findIds":null}]}`, nil},
		"another shape": {`{"format":"finds","finds":[{"title":"x","media":{}}]}`, nil},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		r, err := Parse(t.Context(), strings.NewReader(test.text), int64(len(test.text)))
		runtime.ReadMemStats(&after)
		if !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", name, err, test.want)
		}
		if got := after.TotalAlloc - before.TotalAlloc; got > 40<<20 {
			t.Errorf("%s: %d MB allocated", name, got>>20)
		}
		if err == nil && (len(r.Rows) != 1 || len(r.Rows[0].Media) > schema.MediaPerFind || r.Rows[0].Bad != (name == "another shape")) {
			t.Errorf("%s: %+v", name, r.Rows)
		}
	}
}

package importing_test

import (
	"runtime"
	"strings"
	"testing"
)

// TestHoldsOnlyTexts: the rows of a file with much around their texts do not hold all of that in the memory.
func TestHoldsOnlyTexts(t *testing.T) {
	around, long := strings.Repeat(`\n`, 2<<20), strings.Repeat("a", 2<<20)
	checkin, find := `{"shout":"`+around+`x","venue":{"name":"x"}}`, `{"title":"x","description":"x`+around+`","media":[{"file":"`+long+`"}]}`
	for name, file := range map[string]string{
		"check-ins": `{"items":[` + strings.Repeat(checkin+",", 9) + checkin + `]}`,
		"archive":   `{"format":"finds","finds":[` + strings.Repeat(find+",", 9) + find + `]}`,
	} {
		var before, after runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&before)
		read, err := parse([]byte(file))
		runtime.GC()
		runtime.ReadMemStats(&after)
		if held := int64(after.HeapAlloc) - int64(before.HeapAlloc); err != nil || len(read.Rows) != 10 || held > 10<<20 {
			t.Errorf("%s: %d rows hold %d bytes: %v", name, len(read.Rows), held, err)
		}
		runtime.KeepAlive(file)
		runtime.KeepAlive(read)
	}
}

package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"finds/store/storetest"
)

// TestImportFinds imports a file twice, and says why rows are left out.
func TestImportFinds(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		where := []string{"--data", folder(t)}
		if engine == "postgres" {
			where = append(where, "--database", storetest.Empty(t, engine))
		}
		do := func(command string, args ...string) result {
			return finds("", append(append(strings.Fields(command), where...), args...)...)
		}
		empty(t, where...)
		succeed(t, "a long sentence\n", append([]string{"create-user", "--password-stdin"}, append(where, "ann")...)...)
		file := filepath.Join(t.TempDir(), "places.csv")
		if err := os.WriteFile(file, []byte("name,lat,lng\nWell,48.1,11.5\nWell,48.1,11.5\nFar,91,0\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if r := do("import", "--user", "Ann", file); r.code != 0 || !strings.Contains(r.stdout, "1 imported, 0 without a place, 1 duplicates, 1 bad\n") ||
			!strings.Contains(r.stdout, `row 3: bad (badPoint) "Far"`) {
			t.Errorf("%+v", r)
		}
		if r := do("import", "--user", "ann", file); r.code != 0 || !strings.Contains(r.stdout, "0 imported, 0 without a place, 2 duplicates, 1 bad\n") {
			t.Errorf("again: %+v", r)
		}
		if r := do("import", "--user", "ann"); r.code == 0 {
			t.Errorf("without a file: %+v", r)
		}
		if r := do("import", "--user", "nobody", file); r.code == 0 {
			t.Errorf("of an unknown user: %+v", r)
		}
	})
}

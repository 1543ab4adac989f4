package command

import (
	"archive/zip"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"finds/store/storetest"
)

// onInstance returns the flags of a new instance, and a function that runs a command on it.
func onInstance(t *testing.T, engine string) (where []string, do func(command string, args ...string) result) {
	t.Helper()
	where = []string{"--data", folder(t)}
	if engine == "postgres" {
		where = append(where, "--database", storetest.Empty(t, engine))
	}
	return where, func(command string, args ...string) result {
		return finds("", append(append(strings.Fields(command), where...), args...)...)
	}
}

// TestImportFinds imports a file twice, and says why rows are left out.
func TestImportFinds(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		where, do := onInstance(t, engine)
		empty(t, where...)
		succeed(t, "a long sentence\n", append([]string{"create-user", "--password-stdin"}, append(where, "ann")...)...)
		file := filepath.Join(t.TempDir(), "places.csv")
		if err := os.WriteFile(file, []byte("name,lat,lng\nWell,48.1,11.5\nWell,48.1,11.5\nFar,91,0\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if r := do("import", "--user", "Ann", file); r.code != 0 || !strings.Contains(r.stdout, "1 imported, 0 without a place, 1 duplicate, 1 bad\n") ||
			!strings.Contains(r.stdout, `row 3: "Far" is left out: the coordinates are not on Earth`) || strings.Contains(r.stdout, "wait until") {
			t.Errorf("%+v", r)
		}
		if r := do("import", "--user", "ann", file); r.code != 0 || !strings.Contains(r.stdout, "0 imported, 0 without a place, 2 duplicate, 1 bad\n") {
			t.Errorf("again: %+v", r)
		}
		rows := "name,lat,lng\n"
		for i := range 12 {
			rows += fmt.Sprintf("Somewhere %d,,\n", i)
		}
		if err := os.WriteFile(file, []byte(rows), 0o600); err != nil {
			t.Fatal(err)
		}
		if r := do("import", "--user", "ann", file); r.code != 0 || !strings.Contains(r.stdout, `row 1: "Somewhere 0" has no place: the file does not say where it is`) ||
			!strings.Contains(r.stdout, "and 2 more like this\nrows without a place wait until ") || !strings.Contains(r.stdout, ": ann can give them one") {
			t.Errorf("without places: %+v", r)
		}
		for content, wants := range map[string][]string{
			"<gpx><wpt lat='1' lon='2'><name>A</name></wpt><trk/><trk/><rte/>\n<wpt": {"left out: 2 tracks\n", "left out: 1 route\n", "left out: 1 damaged part\n  line 2, column 5\n"},
			"name,lat,lng\n\"Gr\xfcner Weg,3,4\nCaf\xe9,5,6\n":                       {"read as windows-1252\n", `line 2: "\"Grüner Weg,3,4" is left out: `},
		} {
			if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
			r := do("import", "--user", "ann", file)
			for _, want := range wants {
				if r.code != 0 || !strings.Contains(r.stdout, want) {
					t.Errorf("%q is not in %+v", want, r)
				}
			}
		}
		if r := do("import", "--user", "ann"); r.code == 0 {
			t.Errorf("without a file: %+v", r)
		}
		for _, bad := range []string{"--audience all", "--audience friends --public"} {
			if r := do("import "+bad, "--user", "ann", file); r.code == 0 || !strings.Contains(r.stderr, "--audience") {
				t.Errorf("%s: %+v", bad, r)
			}
		}
		if r := do("import", "--user", "nobody", file); r.code == 0 {
			t.Errorf("of an unknown user: %+v", r)
		}
	})
}

// TestImportArchive exports the finds of a user with a photo and a list, and imports them for another one.
func TestImportArchive(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		where, do := onInstance(t, engine)
		if r := do("demo --users 1 --locations 2 --finds 3"); r.code != 0 {
			t.Fatalf("%+v", r)
		}
		succeed(t, "a long sentence\n", append([]string{"create-user", "--password-stdin"}, append(where, "ben")...)...)
		file, again := filepath.Join(t.TempDir(), "demo.zip"), filepath.Join(t.TempDir(), "ben.zip")
		if r := do("export", "--user", "demo", file); r.code != 0 {
			t.Fatalf("%+v", r)
		}
		if r := do("import --keep-visibility", "--user", "demo", file); r.code != 0 || !strings.Contains(r.stdout, "0 imported, 0 without a place, 3 duplicate, 0 bad\n") {
			t.Errorf("into the same account: %+v", r)
		}
		if r := do("import --keep-visibility", "--user", "ben", file); r.code != 0 || !strings.Contains(r.stdout, "3 imported, 0 without a place, 0 duplicate, 0 bad\n") ||
			!strings.Contains(r.stdout, "0 missing or refused") {
			t.Errorf("%+v", r)
		}
		if r := do("export", "--user", "ben", again); r.code != 0 {
			t.Fatalf("%+v", r)
		}
		if was, is := mediaSums(t, file), mediaSums(t, again); len(was) == 0 || !slices.Equal(was, is) {
			t.Errorf("the sums of photos and videos are %x, want %x", is, was)
		}
	})
}

// mediaSums are the sums of the photos and videos in an archive, in order.
func mediaSums(t *testing.T, file string) (sums []uint32) {
	t.Helper()
	z, err := zip.OpenReader(file)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	for _, f := range z.File {
		if strings.HasPrefix(f.Name, "media/") {
			sums = append(sums, f.CRC32)
		}
	}
	return sums
}

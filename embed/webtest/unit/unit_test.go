package unit

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"finds/store/storetest"
)

// TestUnits runs the tests of the client's logic, which need no browser, with Node.
func TestUnits(t *testing.T) {
	t.Parallel()
	node, err := exec.LookPath("node")
	if err != nil {
		storetest.Need(t, fmt.Errorf("no node to run the unit tests (Debian package nodejs): %w", err))
	}
	files, err := filepath.Glob("*.test.js")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files of unit tests found: %v", len(files), err)
	}
	// Reading the modules makes go test run the tests again after one has changed.
	modules := 0
	err = filepath.WalkDir("../../web", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(name) == ".js" {
			modules++
			_, err = os.ReadFile(name)
		}
		return err
	})
	if err != nil || modules < 100 {
		t.Fatalf("%d modules found: %v", modules, err)
	}
	if out, err := exec.CommandContext(t.Context(), node, append([]string{"--test", "--test-reporter=spec"}, files...)...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

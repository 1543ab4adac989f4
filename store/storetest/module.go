package storetest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// ModuleFile reads a file of another module, which this repository does not copy:
// a module that this one requires, or one that .ci/run downloads.
func ModuleFile(t testing.TB, module, name string) []byte {
	t.Helper()
	out, err := exec.Command("go", "env", "GOMODCACHE").Output()
	Need(t, err)
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(out)), module, name))
	Need(t, err) // `go mod download MODULE` brings it
	return data
}

package doctor_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"io/fs"
	"log"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/server/doctor"
	"finds/server/theme"
)

// TestRunCost: a check that costs much begins after the others have ended, and the findings
// are in the order of the checks.
func TestRunCost(t *testing.T) {
	t.Parallel()
	var ended atomic.Int64
	cheap := func(context.Context) []doctor.Finding {
		defer ended.Add(1)
		return []doctor.Finding{{Status: doctor.OK, Text: "cheap"}}
	}
	dear := func(context.Context) []doctor.Finding {
		if n := ended.Load(); n != 2 {
			t.Errorf("%d of 2 have ended", n)
		}
		return []doctor.Finding{{Status: doctor.OK, Text: "dear"}}
	}
	list := doctor.Run(t.Context(), []doctor.Check{{Name: "a", Look: cheap}, {Name: "b", Cost: true, Look: dear}, {Name: "c", Look: cheap}})
	if len(list) != 3 || list[0].Check != "a" || list[1].Text != "dear" || list[2].Check != "c" {
		t.Errorf("the findings are %+v", list)
	}
}

// TestMissingFolder: a missing data folder is a single finding.
func TestMissingFolder(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "missing")
	list := doctor.Run(t.Context(), []doctor.Check{doctor.Data(dir, true), doctor.Room(dir)})
	if len(list) != 1 || list[0].Check != "data" || list[0].Status != doctor.Fail {
		t.Errorf("the findings are %+v", list)
	}
}

// TestForeignFiles: a file of another user is a failure that names it, however deep in the folder
// what the service has to change is; what a file system has in its root is none.
func TestForeignFiles(t *testing.T) {
	t.Parallel()
	if os.Geteuid() != 0 {
		t.Skip("it needs root") // which alone can give files to other users
	}
	for file, found := range map[string]bool{"secrets": true, "backups/lock": true, "media/m/50": true, "lost+found": false} {
		dir := filepath.Join(t.TempDir(), "data")
		path := filepath.Join(dir, file)
		if err := os.MkdirAll(path, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chown(path, 65534, 65534); err != nil {
			t.Fatal(err)
		}
		list := doctor.Run(t.Context(), []doctor.Check{doctor.Data(dir, false)})
		if got := doctor.Worst(list) == doctor.Fail && strings.Contains(list[0].Text, path); got != found {
			t.Errorf("%s of another user: %+v", file, list)
		}
	}
}

// TestForbiddenBackups: backups that the service may not read are a failure, since it makes none.
func TestForbiddenBackups(t *testing.T) {
	t.Parallel()
	state := func(context.Context) (s schema.BackupState, err error) {
		return s, fmt.Errorf("lock backups: %w", fs.ErrPermission)
	}
	list := doctor.Run(t.Context(), []doctor.Check{doctor.Backups(state)})
	if doctor.Worst(list) != doctor.Fail || !strings.Contains(list[0].Fix, "chown") {
		t.Errorf("the findings are %+v", list)
	}
}

// TestNames: the list of checks, which users leave out by their names, has all of them.
func TestNames(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(file, "_test.go") {
			for _, m := range regexp.MustCompile(`Check\{Name: "([a-z]+)"`).FindAllStringSubmatch(string(text), -1) {
				names = append(names, m[1])
			}
		}
	}
	slices.Sort(names)
	if !slices.Equal(names, doctor.Names) {
		t.Errorf("the checks are %v, and the list has %v", names, doctor.Names)
	}
}

// TestOwnAuthority: a certificate of an authority that this machine does not know is explained.
func TestOwnAuthority(t *testing.T) {
	t.Parallel()
	s := httptest.NewUnstartedServer(http.NotFoundHandler())
	s.Config.ErrorLog = log.New(io.Discard, "", 0)
	s.StartTLS()
	defer s.Close()
	u, err := url.Parse(s.URL)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range doctor.Run(t.Context(), []doctor.Check{doctor.Public{URL: u, Pause: time.Nanosecond}.Check()}) {
		if f.Status != doctor.Fail || !strings.Contains(f.Text, "SSL_CERT_FILE") {
			t.Errorf("%+v", f)
		}
	}
}

// TestTheme: a style sheet that pages cannot load is a warning, and none is not a finding.
func TestTheme(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), theme.FileName)
	look := func() []doctor.Finding { return doctor.Run(t.Context(), []doctor.Check{doctor.Theme(path)}) }
	if list := look(); len(list) != 0 {
		t.Errorf("without a file: %+v", list)
	}
	for size, want := range map[int]doctor.Status{20: doctor.OK, theme.Max: doctor.OK, theme.Max + 1: doctor.Warn} {
		if err := os.WriteFile(path, bytes.Repeat([]byte(" "), size), 0o600); err != nil {
			t.Fatal(err)
		}
		if list := look(); len(list) != 1 || list[0].Status != want || !strings.Contains(list[0].Text, path) {
			t.Errorf("%d bytes: %+v", size, list)
		}
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(path, 0o700); err != nil {
		t.Fatal(err)
	}
	if list := look(); len(list) != 1 || list[0].Status != doctor.Warn || !strings.Contains(list[0].Fix, "64 KiB") {
		t.Errorf("a folder: %+v", list)
	}
}

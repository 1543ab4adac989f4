package mediatest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"finds/media/bucket"
	"finds/store/storetest"
)

// OnDisk returns a file with data, which the test deletes at its end.
func OnDisk(t testing.TB, data []byte) *os.File {
	t.Helper()
	f, err := os.CreateTemp(t.TempDir(), "")
	if err == nil {
		_, err = f.Write(data)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// Encode returns a video of two seconds of 160×120 pixels, which ffmpeg makes with the
// encoders of args; without one of them the test is skipped, or fails in CI.
func Encode(t *testing.T, ffmpeg, format, args string) []byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), "made."+format)
	all := append(strings.Fields("-v error -f lavfi -i testsrc=d=2:s=160x120:r=10 -f lavfi -i sine=d=2 -pix_fmt yuv420p"), append(strings.Fields(args), path)...)
	if out, err := exec.Command(ffmpeg, all...).CombinedOutput(); err != nil {
		storetest.Need(t, fmt.Errorf("ffmpeg makes no %s with %s: %w: %s", format, args, err, out))
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Folder opens an empty bucket in a folder that the test deletes at its end.
func Folder(t testing.TB) *bucket.Folder {
	t.Helper()
	f, err := bucket.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

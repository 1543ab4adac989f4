package mediatest

import (
	"fmt"
	"io"
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

// Blocked returns a file that begins as a JPEG. When head bytes of it are read, which tell the format, the next
// read sends to reading and waits for goOn.
func Blocked(head int, reading chan<- struct{}, goOn <-chan struct{}) io.ReadSeeker {
	return &blocked{strings.NewReader("\xff\xd8\xff" + strings.Repeat("x", head)), head, 0, reading, goOn}
}

type blocked struct {
	io.ReadSeeker
	head, reads int
	reading     chan<- struct{}
	goOn        <-chan struct{}
}

func (b *blocked) Read(p []byte) (int, error) {
	if b.reads++; b.reads == 2 {
		b.reading <- struct{}{}
		<-b.goOn
	}
	return b.ReadSeeker.Read(p[:min(len(p), b.head)])
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

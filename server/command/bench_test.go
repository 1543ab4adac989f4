package command

import (
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
)

// BenchmarkStart starts the released binary on an empty folder until it has
// answered a request, and reports the peak of its memory, which falls when it is
// idle.
//
//	go test -run '^$' -bench Start ./server/command
func BenchmarkStart(b *testing.B) {
	bin := filepath.Join(b.TempDir(), "finds")
	build := exec.Command("go", "build", "-trimpath", "-tags", "nodynamic", "-ldflags", "-s -w", "-o", bin, "finds")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	var peak int
	for b.Loop() {
		peak = max(peak, startOnce(b, bin))
	}
	b.ReportMetric(float64(peak)/1024, "MB-peak")
}

// startOnce returns the largest resident memory of a start, in KiB.
func startOnce(b *testing.B, bin string) int {
	logged, write, err := os.Pipe()
	if err != nil {
		b.Fatal(err)
	}
	defer logged.Close()
	cmd := exec.Command(bin, "serve", "--data", filepath.Join(b.TempDir(), "data"), "--addr", "127.0.0.1:0")
	cmd.Stderr = write
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	write.Close()
	text, address := "", []string(nil)
	for buf := make([]byte, 4096); address == nil; address = serving.FindStringSubmatch(text) {
		n, err := logged.Read(buf)
		if err != nil {
			b.Fatal(err, text)
		}
		text += string(buf[:n])
	}
	r, err := http.Get("http://" + address[1] + "/api/config")
	if err != nil {
		b.Fatal(err)
	}
	io.Copy(io.Discard, r.Body)
	r.Body.Close()
	b.StopTimer()
	defer b.StartTimer()
	kb := highWater(b, cmd.Process.Pid)
	cmd.Process.Signal(syscall.SIGTERM)
	if err := cmd.Wait(); err != nil {
		b.Fatal(err)
	}
	return kb
}

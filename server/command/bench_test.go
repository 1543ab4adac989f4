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
	bin := buildReleased(b)
	var peak int
	for b.Loop() {
		peak = max(peak, startOnce(b, bin))
	}
	b.ReportMetric(float64(peak)/1024, "MB-peak")
}

// buildReleased builds the binary as it is released.
func buildReleased(b *testing.B) (bin string) {
	b.Helper()
	bin = filepath.Join(b.TempDir(), "finds")
	build := exec.Command("go", "build", "-trimpath", "-tags", "nodynamic", "-ldflags", "-s -w", "-o", bin, "finds")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	return bin
}

// start starts finds serve and returns its URL once it listens.
func start(b *testing.B, bin, data string, flags ...string) (cmd *exec.Cmd, url string) {
	b.Helper()
	logged, write, err := os.Pipe()
	if err != nil {
		b.Fatal(err)
	}
	cmd = exec.Command(bin, append([]string{"serve", "--data", data, "--addr", "127.0.0.1:0"}, flags...)...)
	cmd.Stderr = write
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	write.Close()
	b.Cleanup(func() {
		cmd.Process.Kill() // unless it has ended
		logged.Close()
	})
	text, address := "", []string(nil)
	for buf := make([]byte, 4096); address == nil; address = serving.FindStringSubmatch(text) {
		n, err := logged.Read(buf)
		if err != nil {
			b.Fatal(err, text)
		}
		text += string(buf[:n])
	}
	go io.Copy(io.Discard, logged) // a full pipe would stop the service
	return cmd, "http://" + address[1]
}

// startOnce returns the largest resident memory of a start, in KiB.
func startOnce(b *testing.B, bin string) int {
	cmd, url := start(b, bin, filepath.Join(b.TempDir(), "data"))
	r, err := http.Get(url + "/api/config")
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

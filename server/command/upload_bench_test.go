package command

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

const (
	uploads       = 100
	uploadClients = 8
	readEvery     = 20 * time.Millisecond
)

// BenchmarkUploads has 8 clients upload 100 photographs of 12 megapixels, while
// another one reads a find 50 times a second. It tells the largest memory of the
// server without its workers, and how long the reads took. A client that hears
// that the service is busy comes again.
//
//	CGO_ENABLED=0 go build -trimpath -tags nodynamic -o /tmp/finds . &&
//	FINDS_TEST_BINARY=/tmp/finds go test -run '^$' -bench Uploads -benchtime 1x ./server/command
func BenchmarkUploads(b *testing.B) {
	photo := photo12MP(b)
	for b.Loop() {
		f := findsBeside(b, "--rate-anonymous", "0", "--rate-reads", "0", "--rate-uploads", "0", "--rate-writes", "0", "--max-user-media", "0")
		path := "/api/finds/" + publicPicture(f.ann).ID
		var clients []person
		for i := range uploadClients {
			clients = append(clients, f.member(b, fmt.Sprint("client-", i)))
		}
		done := make(chan struct{})
		start := time.Now()
		var busy atomic.Int64
		go func() {
			defer close(done)
			busy.Store(uploadAll(b, clients, photo))
		}()
		took := readUntil(b, f.ann, path, done)
		slices.Sort(took)
		b.ReportMetric(time.Since(start).Seconds(), "s")
		b.ReportMetric(float64(busy.Load()), "busy")
		b.ReportMetric(float64(highWater(b, f.cmd.Process.Pid))/1024, "MB")
		b.ReportMetric(float64(len(took)), "reads")
		b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
		b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
		b.ReportMetric(0, "ns/op")
	}
}

// photo12MP brings a photograph of Debian's lomiri-wallpapers-16.04 to 12 MP.
func photo12MP(b *testing.B) []byte {
	b.Helper()
	to := filepath.Join(b.TempDir(), "photo.jpg")
	cmd := exec.Command("vips", "thumbnail", "/usr/share/backgrounds/picosdeeuropa_by_Aitzol_Berasategi.jpg", to+"[Q=92]", "4032", "--height", "3024", "--size", "force")
	if out, err := cmd.CombinedOutput(); err != nil {
		b.Skipf("needs Debian's libvips-tools and lomiri-wallpapers-16.04: %s", out)
	}
	data, err := os.ReadFile(to)
	if err != nil {
		b.Fatal(err)
	}
	return data
}

// uploadAll uploads the photograph many times, each client for an account of its
// own, and returns how often the service was busy.
func uploadAll(b *testing.B, clients []person, photo []byte) int64 {
	var wg sync.WaitGroup
	var left, busy atomic.Int64
	left.Store(uploads)
	for _, who := range clients {
		wg.Go(func() {
			for left.Add(-1) >= 0 {
				for {
					body, kind := upload(photo)
					status, raw := who.send("POST", "/api/media", body, "Content-Type", kind)
					if status == http.StatusCreated {
						break
					}
					if status != http.StatusServiceUnavailable {
						b.Errorf("an upload is answered %d: %s", status, raw)
						return
					}
					busy.Add(1)
					<-time.After(time.Second) // less than Retry-After asks for
				}
			}
		})
	}
	wg.Wait()
	return busy.Load()
}

// readUntil reads a path at a steady rate, and returns how long each took.
func readUntil(b *testing.B, ann person, path string, done <-chan struct{}) (took []time.Duration) {
	tick := time.NewTicker(readEvery)
	defer tick.Stop()
	for {
		select {
		case <-done:
			return took
		case <-tick.C:
			start := time.Now()
			if status, raw := ann.send("GET", path, nil); status != http.StatusOK {
				b.Errorf("a read is answered %d: %s", status, raw)
			}
			took = append(took, time.Since(start))
		}
	}
}

// highWater is the largest resident memory that a process had, in KiB.
func highWater(b *testing.B, pid int) int {
	b.Helper()
	status, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/status")
	if err != nil {
		b.Skip("needs /proc, to read the memory of the service: ", err)
	}
	_, rest, _ := strings.Cut(string(status), "VmHWM:")
	kb, err := strconv.Atoi(strings.Fields(rest)[0])
	if err != nil {
		b.Fatal(err)
	}
	return kb
}

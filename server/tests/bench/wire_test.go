package bench

import (
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	. "finds/server/servertest"
)

// latency asks one after the other over one connection and reports quantiles.
func latency(b *testing.B, w *Bench, path string) {
	b.Helper()
	req := w.Request("GET", path, "")
	latencies(b, w, func(int) []byte { return req })
}

// latencies sends one request after the other and reports how long they take
// and what they cost the processor, client and service together.
func latencies(b *testing.B, w *Bench, next func(i int) []byte) {
	b.Helper()
	c := w.Dial(b)
	took := make([]time.Duration, 0, b.N)
	size := 0
	before := processTime(b)
	for i := 0; b.Loop(); i++ {
		start := time.Now()
		status, n, err := c.Do(next(i))
		took = append(took, time.Since(start))
		if err != nil || status != 200 {
			b.Fatal(status, err)
		}
		size += n
	}
	cost := processTime(b) - before
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
	b.ReportMetric(float64(cost.Microseconds())/float64(len(took))/1000, "cpu-ms/op")
	b.ReportMetric(float64(size)/float64(len(took))/1000, "KB/op")
}

// connections is how many ask at once in the benchmarks of throughput.
const connections = 16

// throughput asks over many connections at once.
func throughput(b *testing.B, w *Bench, want int, next func(i int) []byte) {
	b.Helper()
	var n atomic.Int64
	var wg sync.WaitGroup
	wires := make([]*Wire, connections)
	for i := range wires {
		wires[i] = w.Dial(b)
	}
	b.ResetTimer()
	before := processTime(b)
	for _, c := range wires {
		wg.Go(func() {
			for {
				i := int(n.Add(1)) - 1
				if i >= b.N {
					return
				}
				if status, _, err := c.Do(next(i)); err != nil || status != want {
					b.Error(status, err)
					return
				}
			}
		})
	}
	wg.Wait()
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "req/s")
	b.ReportMetric(float64((processTime(b)-before).Microseconds())/float64(b.N), "cpu-µs/op")
}

// processTime is what the process, which is service and clients, has had of
// the processors so far: the figure that other work on the machine disturbs
// least.
func processTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

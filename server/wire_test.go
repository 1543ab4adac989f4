package server_test

import (
	"bufio"
	"bytes"
	"fmt"
	"net"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// wire is a keep-alive connection that costs little itself.
type wire struct {
	c net.Conn
	r *bufio.Reader
}

func (w *bench) dial(tb testing.TB) *wire {
	c, err := net.Dial("tcp", w.url)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { c.Close() })
	return &wire{c, bufio.NewReaderSize(c, 256<<10)}
}

// request writes what wire sends.
func (w *bench) request(method, path, body string) []byte {
	return fmt.Appendf(nil, "%s %s HTTP/1.1\r\nHost: finds\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
		method, path, w.token, len(body), body)
}

// do sends a request and reads the whole answer.
func (c *wire) do(req []byte) (status int, size int, err error) {
	if _, err := c.c.Write(req); err != nil {
		return 0, 0, err
	}
	line, err := c.r.ReadSlice('\n')
	if err != nil || len(line) < 12 {
		return 0, 0, fmt.Errorf("status line %q: %w", line, err)
	}
	status, _ = strconv.Atoi(string(line[9:12]))
	size = -1
	for {
		line, err := c.r.ReadSlice('\n')
		if err != nil {
			return 0, 0, err
		}
		if len(line) <= 2 {
			break
		}
		if v, ok := bytes.CutPrefix(line, []byte("Content-Length: ")); ok {
			size, _ = strconv.Atoi(string(bytes.TrimSpace(v)))
		}
	}
	if status == http.StatusNoContent { // has no length
		return status, 0, nil
	}
	if size < 0 {
		return 0, 0, fmt.Errorf("answer %d without a length", status)
	}
	_, err = c.r.Discard(size)
	return status, size, err
}

// latency asks one after the other over one connection and reports quantiles.
func latency(b *testing.B, w *bench, path string) {
	b.Helper()
	req := w.request("GET", path, "")
	latencies(b, w, func(int) []byte { return req })
}

// latencies sends one request after the other and reports how long they take
// and what they cost the processor, client and service together.
func latencies(b *testing.B, w *bench, next func(i int) []byte) {
	b.Helper()
	c := w.dial(b)
	took := make([]time.Duration, 0, b.N)
	size := 0
	before := processTime(b)
	for i := 0; b.Loop(); i++ {
		start := time.Now()
		status, n, err := c.do(next(i))
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
func throughput(b *testing.B, w *bench, want int, next func(i int) []byte) {
	b.Helper()
	var n atomic.Int64
	var wg sync.WaitGroup
	wires := make([]*wire, connections)
	for i := range wires {
		wires[i] = w.dial(b)
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
				if status, _, err := c.do(next(i)); err != nil || status != want {
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
